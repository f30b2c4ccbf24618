//! Languages from a file alone, in a folder outside the program: Turkish to
//! completion, and others that show the edges. They are fixtures, not shipped.

use std::fs;
use std::path::Path;

use tempfile::TempDir;
use togyz_i18n::Message;

use crate::session::{Run, togyz};

/// Marks a sentence of the English file.
const FALLBACK: &str = "\u{2327}";

/// A folder with the fixture of a language, and an English file that marks each
/// of its messages: nothing falls back to it unseen.
fn folder(tag: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../togyz-i18n/tests/data/locales");
    let file = format!("{tag}.ftl");
    fs::copy(fixtures.join(&file), folder.path().join(&file)).expect("a fixture");
    let mut english = String::new();
    for info in Message::TABLE {
        if !info.id.starts_with("cmd-") {
            let marker = FALLBACK.to_string();
            english.extend([info.id, " = ", &marker, info.id, "\n"]);
        }
    }
    fs::write(folder.path().join("en.ftl"), english).expect("a file");
    folder
}

fn run(folder: &TempDir, tag: &str, args: &[&str]) -> Run {
    togyz(args.iter().copied())
        .env("TOGYZ_LANG", tag)
        .env("TOGYZ_LOCALE_DIR", folder.path().to_str().expect("UTF-8"))
}

#[track_caller]
fn says(folder: &TempDir, tag: &str, args: &[&str]) -> String {
    let ran = run(folder, tag, args).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""), "{tag} {args:?}");
    ran.output
}

/// Eleven plies in which much happens, and a game to its end.
const OPENING: &str = "7 8 9 4 1 3 5 1 2 3 6";

#[test]
fn turkish_tells_a_game_without_a_fallback() {
    let folder = folder("tr");
    let mut all = String::new();
    for narration in ["brief", "normal", "teaching"] {
        for style in ["unicode", "text"] {
            let args = [
                "replay",
                "--moves",
                OPENING,
                "--narration",
                narration,
                "--style",
                style,
            ];
            let output = says(&folder, "tr", &args);
            assert!(!output.contains(FALLBACK), "{output}");
            all.push_str(&output);
        }
    }
    assert!(all.contains("Beyaz 7. kuyudaki 9 taşı dağıttı."), "{all}");
    assert!(all.contains("Beyazın 82’ye ulaşması için"), "{all}");
    assert!(all.contains("10 çift: Beyaz 10 taş aldı."), "{all}");
}

#[test]
fn turkish_gives_the_lessons_without_a_fallback() {
    let folder = folder("tr");
    let lessons = says(&folder, "tr", &["learn", "--all"]);
    assert!(!lessons.contains(FALLBACK), "{lessons}");
    assert!(lessons.contains("9. Tuzdık"), "{lessons}");
    let titles = says(&folder, "tr", &["learn", "--list"]);
    assert_eq!(titles.lines().count(), 19);
    assert!(!titles.contains(FALLBACK), "{titles}");
}

/// What the narration and the lessons need is in the file to the last message.
#[test]
fn turkish_is_complete_where_it_says_so() {
    let folder = folder("tr");
    let text = fs::read_to_string(folder.path().join("tr.ftl")).expect("the fixture");
    let missing: Vec<&str> = Message::TABLE
        .iter()
        .map(|info| info.id)
        .filter(|id| {
            ["narrate-", "preview-", "tutorial-"]
                .iter()
                .any(|kind| id.starts_with(kind))
        })
        .filter(|id| !matches!(*id, "tutorial-start" | "tutorial-goal"))
        .filter(|id| !text.contains(&format!("\n{id} =")))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn the_fixtures_have_no_fault_but_what_they_lack() {
    for tag in ["tr", "kaa", "uz-Latn", "ar", "ja"] {
        let folder = folder(tag);
        let file = folder.path().join(format!("{tag}.ftl"));
        let ran = togyz(["locale", "check", "--json", file.to_str().expect("UTF-8")]).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""), "{tag}");
        let codes: Vec<&str> = ran
            .output
            .lines()
            .filter_map(|line| Some(&line.split_once("\"code\":\"")?.1[..3]))
            .collect();
        assert_eq!(codes, ["W01"], "{tag}: {}", ran.output);
    }
}

#[test]
fn karakalpak_borrows_plural_rules_and_falls_back_to_kazakh() {
    let folder = folder("kaa");
    let output = says(&folder, "kaa", &["replay", "--moves", "7 8 9"]);
    assert!(
        output.contains("Baslawshı 7-otawdaǵı 9 qumalaqtı tarattı. Соңғы құмалақ қостаушының"),
        "{output}"
    );
    assert!(!output.contains(FALLBACK), "{output}");
    let check = togyz(["locale", "check", "kaa"])
        .env("TOGYZ_LOCALE_DIR", folder.path().to_str().expect("UTF-8"))
        .run();
    assert!(!check.output.contains("W05"), "{}", check.output);
    let text = fs::read_to_string(folder.path().join("kaa.ftl")).expect("the fixture");
    let bare = folder.path().join("kaa.ftl");
    fs::write(&bare, text.replace("meta-plurals = kk\n", "")).expect("a file");
    let check = togyz(["locale", "check", bare.to_str().expect("UTF-8")]).run();
    assert!(check.output.contains("W05"), "{}", check.output);
}

#[test]
fn uzbek_is_found_by_its_script() {
    let folder = folder("uz-Latn");
    let run = |lang: &str| {
        run(
            &folder,
            lang,
            &["replay", "--moves", "7", "--narration", "teaching"],
        )
        .run()
    };
    for lang in ["uz-Latn", "uz_UZ.UTF-8@latin", "uz-Latn-UZ"] {
        let ran = run(lang);
        assert!(
            ran.output.contains("Oqlar 82 ga yetishi uchun"),
            "{lang}: {}",
            ran.output
        );
    }
}

#[test]
fn a_handout_in_arabic_runs_from_right_to_left() {
    let page = says(&folder("ar"), "ar", &["learn", "3", "--format", "html"]);
    assert!(page.contains("<html lang=\"ar\" dir=\"rtl\">"), "{page}");
    assert!(
        page.contains("direction=\"ltr\""),
        "boards do not turn round"
    );
}

#[test]
fn arabic_counts_in_six_forms_and_isolates_what_is_put_in() {
    let folder = folder("ar");
    let shown = says(
        &folder,
        "ar",
        &["locale", "show", "narrate-sow", "--lang", "ar"],
    );
    let plain: String = shown
        .chars()
        .filter(|c| !matches!(c, '\u{2066}'..='\u{2069}'))
        .collect();
    for form in [
        "لا حجر",
        "حجر واحد",
        "حجران",
        "3 أحجار",
        "11 حجرًا",
        "100 حجر",
    ] {
        assert!(plain.contains(form), "{form}: {plain}");
    }
    assert!(shown.contains("\u{2068}3\u{2069}"), "{shown}");
}

#[test]
fn japanese_is_wrapped_without_blanks_and_its_board_stays_straight() {
    let folder = folder("ja");
    let ran = run(&folder, "ja", &["replay", "--moves", "7 8 9", "--no-input"])
        .on_terminal()
        .run();
    assert!(
        ran.output.contains("白は7番の穴から9個の石をまきました。"),
        "{}",
        ran.output
    );
    for line in ran.output.lines() {
        let width = unicode_width::UnicodeWidthStr::width(line);
        assert!(width <= 80 || line.contains(FALLBACK), "{width}: {line}");
    }
}
