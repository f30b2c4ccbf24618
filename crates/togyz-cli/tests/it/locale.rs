//! `togyz locale`: beginning a language, checking it, looking at it.

use std::fs;

use tempfile::TempDir;

use crate::session::{Ran, togyz};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// Checks a file called `tr.ftl`; the folder's name is left out of what is said.
fn check(content: &str, lang: &str, options: &[&str]) -> Ran {
    let folder = folder();
    let file = folder.path().join("tr.ftl");
    fs::write(&file, content).expect("a file");
    let path = file.to_str().expect("UTF-8");
    let args = ["locale", "check", path]
        .into_iter()
        .chain(options.iter().copied());
    let ran = togyz(args).env("TOGYZ_LANG", lang).run();
    let short = |text: &str| text.replace(folder.path().to_str().expect("UTF-8"), "…");
    Ran {
        exit: ran.exit,
        output: short(&ran.output),
        notices: short(&ran.notices),
    }
}

const FAULTY: &str = "\
meta-language-name = Türkçe
ui-kazan = Hazine
ui-goodbye = Hoşça kalın, { $mover }!
\tgüle güle
narrate-odd = { $made } tek:   { local-yok } alınmadı...
# [en 00000000]
ui-your-move = Sıra sizde.
";

#[test]
fn a_finding_is_told_with_its_place_and_its_cure() {
    let mut all = String::new();
    for lang in ["en", "kk", "ru", "ky"] {
        let ran = check(FAULTY, lang, &[]);
        assert_eq!((ran.exit, ran.notices.as_str()), (4, ""));
        // How many are missing changes with every new message.
        let known = ran.output.lines().skip_while(|line| !line.contains("E05"));
        for line in known {
            all.push_str(line);
            all.push('\n');
        }
        all.push('\n');
    }
    insta::assert_snapshot!(all);
}

#[test]
fn findings_are_one_object_a_line() {
    let ran = check(FAULTY, "ru", &["--json"]);
    assert_eq!(ran.exit, 4);
    let findings: Vec<serde_json::Value> = ran
        .output
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let codes: Vec<&str> = findings
        .iter()
        .map(|finding| finding["code"].as_str().expect("a code"))
        .collect();
    assert_eq!(codes, ["W01", "E05", "E02", "E04", "W06", "W07"]);
    let finding = &findings[1];
    assert_eq!(finding["schema"], "togyz.locale-finding/1");
    assert_eq!(finding["file"], "…/tr.ftl");
    assert_eq!(
        (&finding["line"], &finding["column"]),
        (&3.into(), &29.into())
    );
    assert_eq!(finding["length"], 6);
    assert_eq!(finding["level"], "error");
    assert_eq!(finding["facts"]["input"], "$mover");
    assert!(findings[0]["missing"].as_array().expect("a list").len() > 700);
}

#[test]
fn warnings_fail_a_strict_check_only() {
    let warning = "meta-language-name = Türkçe\nui-thinking = Düşünüyor...\n";
    assert_eq!(check(warning, "en", &[]).exit, 0);
    assert_eq!(check(warning, "en", &["--strict"]).exit, 4);
    let ran = togyz(["locale", "check", "--all", "--strict", "-v"]).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""), "{}", ran.output);
    assert!(ran.output.contains("locales/kk.ftl: nothing was found."));
    assert!(ran.output.contains("narrate-…"), "{}", ran.output);
    let ran = togyz(["locale", "check", "ky"]).run();
    assert_eq!(
        (ran.exit, ran.output.as_str()),
        (0, "locales/ky.ftl: nothing was found.\n")
    );
}

#[test]
fn a_users_file_may_change_a_language_that_is_built_in() {
    let folder = folder();
    let dir = folder.path().to_str().expect("UTF-8");
    let file = "ui-your-move = Жүріңіз!\nnarrate-turn = { local-mover-gen } кезегі!\n";
    fs::write(folder.path().join("kk.ftl"), file).expect("a file");
    fs::write(folder.path().join("no tag.ftl"), "").expect("a file");
    fs::write(
        folder.path().join("kk-Latn.ftl"),
        "meta-language-name = Qazaqşa\n",
    )
    .expect("a file");
    fs::write(
        folder.path().join("kk_Latn.ftl"),
        "meta-language-name = Qazaqşa\n",
    )
    .expect("a file");
    let kazakh = togyz(["locale", "check", "kk"])
        .env("TOGYZ_LOCALE_DIR", dir)
        .run();
    assert!(
        kazakh.output.contains("kk.ftl: nothing was found."),
        "{}",
        kazakh.output
    );
    assert!(!kazakh.output.contains("E04"), "{}", kazakh.output);
    let all = togyz(["locale", "check", "--all", "-q"])
        .env("TOGYZ_LOCALE_DIR", dir)
        .run();
    assert_eq!(all.exit, 4);
    assert!(all.output.contains("no tag.ftl:1:1 E07"), "{}", all.output);
    assert!(
        all.output.contains("kk_Latn.ftl:1:1 E07 kk-Latn.ftl"),
        "{}",
        all.output
    );
}

#[test]
fn what_is_no_language_and_no_file_is_refused() {
    let ran = togyz(["locale", "check", "uz"]).run();
    assert_eq!(ran.exit, 2);
    assert!(
        ran.notices.contains("togyz locale new uz"),
        "{}",
        ran.notices
    );
    let ran = togyz(["locale", "check", "uz.ftl"]).run();
    assert_eq!(
        (ran.exit, ran.notices.as_str()),
        (1, "Error: The file uz.ftl was not found.\n")
    );
    let ran = togyz(["locale", "check"]).run();
    assert_eq!(ran.exit, 2);
}

#[test]
fn a_new_file_is_sound_at_once_and_at_every_stage() {
    let folder = folder();
    let file = folder.path().join("tr.ftl");
    let path = file.to_str().expect("UTF-8");
    let new = || togyz(["locale", "new", "tr", "--from", "ky", "--output", path]).run();
    let ran = new();
    assert_eq!((ran.exit, ran.output.as_str()), (0, ""));
    assert!(
        ran.notices.contains("togyz locale check"),
        "{}",
        ran.notices
    );
    let ran = new();
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains("exists"), "{}", ran.notices);

    let text = fs::read_to_string(&file).expect("the new file");
    assert!(
        text.contains("# ky: Кезек { local-mover-loc }.") || text.contains("# ky: "),
        "{text}"
    );
    let check = |codes: &[&str]| {
        let ran = togyz(["locale", "check", path, "--json"]).run();
        let found: Vec<&str> = ran
            .output
            .lines()
            .filter_map(|line| Some(&line.split_once("\"code\":\"")?.1[..3]))
            .collect();
        assert_eq!(found, codes, "{}", ran.output);
        assert_eq!(ran.exit, 0);
    };
    check(&["W01", "W08"]);

    // As a translator would: the name, a helper, a message, an ending.
    let text = text
        .replace("meta-language-name = tr", "meta-language-name = Türkçe")
        .replace(
            "# local-mover = { $mover ->\n#     [white] White\n#    *[black] Black\n#  }\n",
            "local-mover = { $mover ->\n    [white] Beyaz\n   *[black] Siyah\n }\n",
        )
        .replace(
            "# narrate-turn =\n",
            "narrate-turn = Sıra: { local-mover }.\n",
        )
        .replace(
            "# tutorial-01-body =\n",
            "tutorial-01-body =\n    Her oyuncunun bir sırası\n    ve bir hazinesi vardır.\n",
        );
    fs::write(&file, &text).expect("the file");
    check(&["W01"]);
    let dir = folder.path().to_str().expect("UTF-8");
    let show = togyz([
        "show",
        "--style",
        "text",
        "--lang",
        "tr",
        "--locale-dir",
        dir,
    ])
    .run();
    assert!(show.output.contains("Sıra: Beyaz."), "{}", show.output);

    // The English text changes later.
    let mark = text
        .find("# narrate-turn")
        .or_else(|| text.find("narrate-turn ="))
        .expect("it");
    let mark = text[..mark].rfind("[en ").expect("a mark") + 4;
    let changed = format!("{}00000000{}", &text[..mark], &text[mark + 8..]);
    fs::write(&file, changed).expect("the file");
    check(&["W01", "W07"]);
}

/// Everything uncommented, with the English text as the translation: the marks
/// are those of the sources, the helpers and variables those that are needed.
#[test]
fn a_new_file_holds_every_message_with_all_it_needs() {
    let ran = togyz(["locale", "new", "de"]).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    for info in togyz_i18n::Message::TABLE {
        let entry = format!("\n# {} =\n", info.id);
        assert!(ran.output.contains(&entry), "{}", info.id);
        for variable in info.variables {
            assert!(
                ran.output.contains(&format!("# ${}: ", variable.name)),
                "{}",
                info.id
            );
        }
    }
    let unwrapped = ran.output.replace("\n# ", " ");
    assert!(unwrapped.contains("[one] 1, [other] 0 2 3 4 5."));
    let unknown = togyz(["locale", "new", "kaa", "--lang", "ru"]).run().output;
    assert!(unknown.contains("# meta-plurals = kk"), "{unknown}");
    assert!(unknown.contains("### togyz ещё на одном языке: kaa."));
    assert!(!unknown.lines().any(|line| line.ends_with(' ')));
}

#[test]
fn a_message_is_shown_in_every_language() {
    let ran = togyz(["locale", "show", "narrate-odd"]).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    for sentence in [
        "  11 is odd: nothing was captured.",
        "  11 — тақ сан: ештеңе алынбады.",
    ] {
        assert!(ran.output.contains(sentence), "{}", ran.output);
    }
    let one = togyz(["locale", "show", "narrate-odd", "--lang", "ru", "-v"]).run();
    assert!(one.output.contains("    narrate-odd = "), "{}", one.output);
    assert!(!one.output.contains("English"));
    let slip = togyz(["locale", "show", "narrate-od"]).run();
    assert_eq!(slip.exit, 2);
    assert!(slip.notices.contains("“narrate-odd”"), "{}", slip.notices);
}

#[test]
fn a_whole_language_is_shown_section_by_section() {
    let ran = togyz(["locale", "preview", "kk"]).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    assert!(
        ran.output
            .starts_with("== Баяндау: жүрісте не болды\n\nnarrate-turn\n"),
        "{}",
        &ran.output[..200]
    );
    for info in togyz_i18n::Message::TABLE {
        assert!(
            ran.output.contains(&format!("\n{}\n", info.id)),
            "{}",
            info.id
        );
    }
}

#[test]
fn a_hostile_file_ends_in_a_sentence() {
    let nested = format!("narrate-odd = {}", "{".repeat(100_000));
    let calls = format!("narrate-odd = {{ {}", "NUM(".repeat(100_000));
    let digits = "narrate-odd = { NUMBER($made, minimumFractionDigits: 300000000) }\n";
    let escapes = "ui-kazan = \u{1b}[31m\u{1b}]0;x\u{7}\u{202e}\n\u{9b}\n";
    let long = format!("ui-kazan = {}\u{1b}\n", "a".repeat(500_000));
    let many: Vec<String> = (0..40_000)
        .map(|number| format!("x{number} = {{ y{number} }}\n"))
        .collect();
    let many = many.concat();
    for (content, code) in [
        (nested.as_str(), "E01"),
        (&calls, "E01"),
        (digits, "W08"),
        (escapes, "E08"),
        (&long, "E08"),
        (&many, "E04"),
        (&"#".repeat(2_000_000), "E01"),
    ] {
        let ran = check(content, "kk", &[]);
        assert!(ran.output.contains(code), "{code}");
        let obeyed = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!ran.output.contains(obeyed), "{code}");
        assert!(ran.output.lines().all(|line| line.chars().count() < 400));
    }
}
