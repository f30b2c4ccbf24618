//! The command line: refusals, exit codes, settings, small commands.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use tempfile::TempDir;
use togyz_cli::{Terminal, World};

use crate::latin::foreign_words;
use crate::session::{Ran, togyz};

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

fn run(line: &str, lang: &str) -> Ran {
    togyz(words(line)).env("TOGYZ_LANG", lang).run()
}

/// Command lines that make no sense, one of each kind.
pub(crate) const REFUSED: &[&str] = &[
    "--lag",
    "-z",
    "--wrong",
    "plya",
    "xyz",
    "show --style unciode",
    "show --style x",
    "show --style=",
    "show --rules foo+play-on",
    "show --rules bestemshe+qozdatu",
    "play --level x",
    "play --level 12",
    "play --level -1",
    "play --level",
    "play --side қызыл",
    "play --two=5",
    "play --two --level 3",
    "play extra",
    "play --level 1 --level 2",
    "perft -1",
    "games find --limit -1",
    "games delete -3",
    "show --style -2",
    "learn 99",
    "learn 2 --all",
    "replay",
    "replay a.tgn --moves 76",
    "rules extra",
    "locale",
    "locale lst",
    "help xx",
    "perft",
    "perft x",
    "-q -v show",
    "--lang uz",
    "--locale-dir /nowhere show",
];

fn refusals(lang: &str) -> String {
    let mut text = String::new();
    for line in REFUSED {
        let ran = run(line, lang);
        assert_eq!((ran.exit, ran.output.as_str()), (2, ""), "{line}");
        text.push_str("$ togyz ");
        text.push_str(line);
        text.push('\n');
        text.push_str(&ran.notices);
    }
    text
}

#[test]
fn english_refusals() {
    insta::assert_snapshot!(refusals("en"));
}

#[test]
fn kazakh_refusals() {
    insta::assert_snapshot!(refusals("kk"));
}

#[test]
fn russian_refusals() {
    insta::assert_snapshot!(refusals("ru"));
}

#[test]
fn kyrgyz_refusals() {
    insta::assert_snapshot!(refusals("ky"));
}

#[test]
fn no_refusal_holds_a_word_of_another_language() {
    for lang in ["kk", "ru", "ky"] {
        for line in REFUSED {
            let ran = run(line, lang);
            assert_eq!(
                foreign_words(&ran.notices, &words(line)),
                [""; 0],
                "{lang}: {line}\n{}",
                ran.notices
            );
        }
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStringExt;

    let ran = togyz([OsString::from("show"), OsString::from_vec(vec![0xff])]).run();
    assert_eq!(ran.exit, 2);
    assert!(
        ran.notices
            .starts_with("Error: One of the arguments is not valid UTF-8")
    );
}

#[test]
fn the_version_is_printed() {
    for line in ["--version", "-V", "play -V", "locale list --version"] {
        let ran = run(line, "kk");
        assert_eq!(
            (ran.exit, ran.output.as_str()),
            (0, "togyz 0.1.0\n"),
            "{line}"
        );
    }
}

#[test]
fn bare_togyz_in_a_pipe_is_short_help_and_no_prompt() {
    for (lang, usage) in [("en", "Usage: togyz"), ("ky", "Колдонулушу: togyz")] {
        let ran = togyz([""; 0]).input("1\n").env("TOGYZ_LANG", lang).run();
        assert_eq!((ran.exit, ran.output.as_str()), (2, ""));
        assert!(ran.notices.contains(usage), "{}", ran.notices);
    }
}

#[test]
fn togyz_that_may_not_ask_shows_no_menu() {
    let ran = togyz(["--no-input"]).on_terminal().run();
    assert_eq!((ran.exit, ran.output.as_str()), (2, ""));
    assert!(ran.notices.contains("Usage: togyz"));
}

#[track_caller]
fn speaks(env: &[(&str, &str)], args: &str, expected: &str) {
    let mut run = togyz(words(args)).env("LANG", "");
    for (name, value) in env {
        run = run.env(name, value);
    }
    let ran = run.run();
    assert!(
        ran.output.contains(expected),
        "{env:?} {args}\n{}",
        ran.output
    );
}

#[test]
fn the_language_is_that_of_the_system_unless_said_otherwise() {
    let (kazakh, english) = ("Қолданылуы:", "Usage:");
    speaks(&[("LC_ALL", "kk_KZ.UTF-8")], "--help", kazakh);
    speaks(
        &[("LC_ALL", "C"), ("LANG", "kk_KZ.UTF-8")],
        "--help",
        english,
    );
    speaks(&[("LANG", "kk_KZ.UTF-8")], "--help", kazakh);
    speaks(&[("LANG", "fr_FR.UTF-8")], "--help", english);
    speaks(&[("LC_ALL", "C"), ("TOGYZ_LANG", "kk")], "--help", kazakh);
    speaks(&[("TOGYZ_LANG", "ru")], "--lang kk --help", kazakh);
    speaks(&[("TOGYZ_LANG", "ru")], "play --lang=kk --help", kazakh);
    speaks(&[], "--help --lang kk", kazakh);
}

#[test]
fn an_unknown_language_is_refused_in_the_language_that_counts_otherwise() {
    let ran = togyz(["--lang", "uz", "show"])
        .env("LANG", "kk_KZ.UTF-8")
        .run();
    assert_eq!(ran.exit, 2);
    assert!(
        ran.notices.starts_with("Қате: Мұнда «uz» тілі жоқ."),
        "{}",
        ran.notices
    );
}

#[test]
fn an_unknown_language_of_the_environment_is_noticed() {
    let ran = togyz(["show"]).env("TOGYZ_LANG", "uz").run();
    assert_eq!(ran.exit, 0);
    assert!(ran.notices.starts_with("There is no language “uz” here."));
    assert!(ran.output.contains("White to move."));
}

/// A folder for settings with this file in it.
fn config(text: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("togyz/config.toml");
    fs::create_dir(folder.path().join("togyz"))
        .and_then(|()| fs::write(file, text))
        .expect("a file in a temporary folder");
    folder
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

#[test]
fn the_flag_goes_before_the_environment_before_the_file() {
    let folder = config("lang = \"kk\"\nstyle = \"text\"\nrules = \"bestemshe\"\n");
    let show = |args: &[&str]| {
        let args = ["show"].iter().chain(args).copied();
        togyz(args).env("XDG_CONFIG_HOME", text(folder.path()))
    };
    let file = show(&[]).run();
    assert!(
        file.output.starts_with("Бастаушының отаулары"),
        "{}",
        file.output
    );
    assert!(file.output.contains("5, 5, 5, 5, 5."), "{}", file.output);
    let environment = show(&[])
        .env("TOGYZ_LANG", "ru")
        .env("TOGYZ_STYLE", "ascii")
        .env("TOGYZ_RULES", "qozdatu")
        .run();
    assert!(
        environment.output.contains("|  7   |"),
        "{}",
        environment.output
    );
    assert!(
        environment.output.contains("Ход белых."),
        "{}",
        environment.output
    );
    let flag = show(&["--lang", "ky", "--style", "unicode", "--rules", "standard"])
        .env("TOGYZ_LANG", "ru")
        .env("TOGYZ_STYLE", "ascii")
        .env("TOGYZ_RULES", "qozdatu")
        .run();
    assert!(flag.output.contains("│  9   │"), "{}", flag.output);
    assert!(flag.output.contains("Кезек актарда."), "{}", flag.output);
}

#[test]
fn another_settings_file_can_be_named() {
    let folder = config("style = \"text\"\n");
    let file = folder.path().join("togyz/config.toml");
    for run in [
        togyz(["show", "--config", text(&file)]),
        togyz(["show"]).env("TOGYZ_CONFIG", text(&file)),
    ] {
        assert!(run.run().output.starts_with("White’s pits"));
    }
    let ran = togyz(["show", "--config", "/nowhere.toml"]).run();
    assert_eq!(ran.exit, 1);
    assert_eq!(
        ran.notices,
        "Error: The file /nowhere.toml was not found.\n"
    );
}

#[test]
fn the_settings_file_says_how_pits_are_called() {
    let folder = config("pit-names = \"traditional\"\n");
    let ran = togyz(["show"])
        .env("XDG_CONFIG_HOME", text(folder.path()))
        .run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    assert!(ran.output.contains("9 Mangdai."), "{}", ran.output);
}

const FAULTY: &str = "\
# Settings with faults; the good ones count.
style = \"text\"
stlye = \"ascii\"
colour = 1
narration = \"loud\"
rules = \"standard+foo\"
level = 12
sound = \"loud\"
lang = \"xx\"
color = true
";

fn config_faults(text_of_file: &str, lang: &str) -> String {
    let folder = config(text_of_file);
    let ran = togyz(["show"])
        .env("XDG_CONFIG_HOME", text(folder.path()))
        .env("TOGYZ_LANG", lang)
        .run();
    assert_eq!(ran.exit, 0);
    ran.notices.replace(text(folder.path()), "…")
}

#[test]
fn faults_of_the_settings_file_are_noticed() {
    let mut all = String::new();
    for lang in ["en", "kk", "ru", "ky"] {
        let notices = config_faults(FAULTY, lang);
        if lang != "en" {
            let typed = [
                "togyz/config.toml",
                "colour",
                "loud",
                "foo",
                "sound",
                "stlye",
                "xx",
                "true",
            ];
            assert_eq!(foreign_words(&notices, &typed), [""; 0], "{notices}");
        }
        all.push_str(&notices);
        all.push_str(&config_faults("style = \"text\"\nlang =\n", lang));
        all.push_str(&config_faults("level = \"three\"\n", lang));
    }
    insta::assert_snapshot!(all);
}

#[test]
fn the_good_settings_of_a_faulty_file_count() {
    let folder = config(FAULTY);
    let ran = togyz(["-q", "show"])
        .env("XDG_CONFIG_HOME", text(folder.path()))
        .run();
    assert_eq!(ran.notices, "");
    assert!(ran.output.starts_with("White’s pits"), "{}", ran.output);
}

#[test]
fn a_value_of_the_environment_that_is_none_is_noticed() {
    let ran = togyz(["show"]).env("TOGYZ_STYLE", "asci").run();
    assert_eq!(ran.exit, 0);
    assert_eq!(
        ran.notices,
        "“asci” is not a valid value for TOGYZ_STYLE. Did you mean “ascii”?\n"
    );
}

#[track_caller]
fn style(env: &[(&str, &str)], sign: &str) {
    let mut run = togyz(["show"]).env("LANG", "");
    for (name, value) in env {
        run = run.env(name, value);
    }
    let output = run.run().output;
    assert!(output.contains(sign), "{env:?}\n{output}");
}

#[test]
fn the_style_suits_the_terminal() {
    style(&[], "┌");
    style(&[("LANG", "en_US.UTF-8")], "┌");
    style(&[("LANG", "C.utf8")], "┌");
    style(&[("LANG", "ru_RU.KOI8-R")], "+--");
    style(&[("LC_ALL", "C"), ("LANG", "en_US.UTF-8")], "+--");
    style(&[("LANG", "en_US.UTF-8"), ("TERM", "dumb")], "White’s pits");
}

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    assert_eq!(run("perft 4", "en").output, format!("{}\n", perft(4)));
    assert_eq!(run("perft 0", "kk").output, "1\n");
    let verbose = run("-v perft 3", "ky").output;
    assert_eq!(verbose.lines().last(), Some("613"));
    assert_eq!(verbose.lines().count(), 10);
    let bestemshe = run("--rules bestemshe perft 1", "ru").output;
    assert_eq!(bestemshe, "5\n");
    let fen = "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1";
    assert_eq!(togyz(["perft", "1", "--fen", fen]).run().output, "8\n");
}

fn perft(depth: u32) -> String {
    let start = togyz_core::Position::start(togyz_core::Rules::default());
    togyz_core::perft(&start, depth).to_string()
}

#[test]
fn bench_names_every_number() {
    let ran = run("bench search --depth 1", "kk");
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    for line in ran.output.lines() {
        let (label, value) = line.split_once(": ").unwrap();
        assert_eq!(foreign_words(label, &[]), [""; 0]);
        value.parse::<u64>().unwrap();
    }
    let number = |label: &str| {
        let line = ran.output.lines().find(|line| line.starts_with(label));
        line.unwrap().rsplit(' ').next().unwrap().to_owned()
    };
    assert_eq!(number("Қаралған қалыптар"), number("Бақылау саны"));
}

#[test]
fn the_languages_are_listed() {
    for (lang, expected) in [
        ("en", "Қазақша   kk  100 %  built in\n"),
        ("kk", "Русский   ru  100 %  бағдарламаның ішінде\n"),
        ("ru", "Кыргызча  ky  100 %  встроен\n"),
        ("ky", "English   en  100 %  программанын ичинде\n"),
    ] {
        let ran = run("locale list", lang);
        assert_eq!(ran.exit, 0);
        assert!(ran.output.contains(expected), "{}", ran.output);
    }
}

#[test]
fn a_language_of_a_folder_is_listed_and_spoken() {
    let folder = tempfile::tempdir().unwrap();
    let file = "meta-language-name = Oʻzbekcha\nhelp-usage = Foydalanish\n";
    fs::write(folder.path().join("uz.ftl"), file).unwrap();
    fs::write(folder.path().join("no tag.ftl"), file).unwrap();
    let dir = text(folder.path());
    let list = togyz(["locale", "list", "--locale-dir", dir]).run();
    assert!(
        list.output.contains("Oʻzbekcha  uz    1 %  from file: "),
        "{}",
        list.output
    );
    assert!(
        list.notices.contains("no tag.ftl is not used"),
        "{}",
        list.notices
    );
    let help = togyz(["--lang", "uz", "--help", "--locale-dir", dir]).run();
    assert!(
        help.output.contains("Foydalanish: togyz"),
        "{}",
        help.output
    );
}

#[test]
fn a_message_that_cannot_be_said_is_named_to_those_who_ask() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("kk.ftl"), "ui-kazan = { $nope }\n").unwrap();
    let show = |args: &[&str]| {
        let args = ["show", "--lang", "kk"].iter().chain(args).copied();
        togyz(args)
            .env("TOGYZ_LOCALE_DIR", text(folder.path()))
            .run()
    };
    let quiet = show(&[]);
    assert!(quiet.output.contains("Қазан"), "{}", quiet.output);
    assert_eq!(quiet.notices, "");
    let verbose = show(&["-v"]);
    assert!(verbose.notices.contains("ui-kazan"), "{}", verbose.notices);
    assert_eq!(verbose.notices.lines().count(), 1);
}

#[test]
fn the_level_of_the_settings_file_counts() {
    let folder = config("level = 7\n");
    let play = |args: &[&str]| {
        let args = ["play", "--lang", "ru"].iter().chain(args).copied();
        togyz(args)
            .env("XDG_CONFIG_HOME", text(folder.path()))
            .input("board\n")
            .run()
            .output
    };
    assert!(play(&[]).contains("уровень 7"), "{}", play(&[]));
    let said = play(&["--level", "2"]);
    assert!(said.contains("уровень 2"), "{said}");
}

#[test]
fn sides_are_named_in_any_language() {
    for side in ["white", "Бастаушы", "ақ", "актар", "белые", "БЕЛЫМИ"] {
        let white = run(&format!("play --level 1 --side {side}"), "kk");
        assert_eq!((white.exit, white.notices.as_str()), (0, ""), "{side}");
        assert!(
            white.output.contains("Сіз · бастаушы"),
            "{side}\n{}",
            white.output
        );
    }
    for side in ["black", "қостаушы", "каралар", "чёрные", "черными"] {
        let black = run(&format!("play --level 1 --side {side}"), "kk");
        assert_eq!((black.exit, black.notices.as_str()), (0, ""), "{side}");
        assert!(
            black.output.contains("Сіз · қостаушы"),
            "{side}\n{}",
            black.output
        );
    }
}

/// Positions that are none, one of each kind.
pub(crate) const BAD_POSITIONS: &[&str] = &[
    "foo",
    "9S,9S/9S",
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,x,9S,9S,9S,9S,9S,9S 0 0 S 1",
    "9S,t,9S,9S,t,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S",
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0",
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S x",
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1 1",
    "8S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 2 0 S 1",
    "t,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 9 0 S 1",
    "9S,9S,9S,9S,9S,9S,9S,9S,t/t,9S,9S,9S,9S,9S,9S,9S,9S 9 9 S 1",
];

#[test]
fn a_position_that_is_none_is_explained() {
    let mut all = String::new();
    for lang in ["en", "kk", "ru", "ky"] {
        for position in BAD_POSITIONS {
            let ran = togyz(["show", position]).env("TOGYZ_LANG", lang).run();
            assert_eq!((ran.exit, ran.output.as_str()), (3, ""), "{position}");
            if lang != "en" {
                assert_eq!(foreign_words(&ran.notices, &[]), [""; 0], "{}", ran.notices);
            }
            let first = ran.notices.lines().next().unwrap_or_default();
            all.push_str(first);
            all.push('\n');
        }
        let ran = togyz(["show", ""]).env("TOGYZ_LANG", lang).run();
        all.push_str(&ran.notices);
        let tuzdyk = "t,5S,5S,5S,5S/5S,5S,5S,5S,5S 5 0 S 1";
        let ran = togyz(["show", "--rules", "bestemshe", tuzdyk])
            .env("TOGYZ_LANG", lang)
            .run();
        all.push_str(&ran.notices);
    }
    insta::assert_snapshot!(all);
}

const MIDDLE: &str = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";

#[test]
fn a_position_is_shown_in_every_language_and_style() {
    let mut all = String::new();
    // Tuzdyks of the same number are not allowed: move one.
    let position = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,t,19S,1S,3S,1S,3S,3S 57 29 N 10";
    for lang in ["en", "kk", "ru", "ky"] {
        for style in ["unicode", "ascii", "text"] {
            let ran = togyz(["show", position, "--style", style])
                .env("TOGYZ_LANG", lang)
                .run();
            assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
            if lang != "en" {
                assert_eq!(foreign_words(&ran.output, &["X"]), [""; 0]);
            }
            all.push_str(&ran.output);
            all.push('\n');
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn a_position_need_not_be_quoted() {
    let quoted = togyz(["show", MIDDLE]).run();
    let bare = togyz(["show"].into_iter().chain(MIDDLE.split(' '))).run();
    let piped = togyz(["show", "-"]).input(format!("{MIDDLE}\r\n")).run();
    assert_eq!(quoted, bare);
    assert_eq!(quoted, piped);
}

#[test]
fn a_position_is_written_as_json() {
    let over = "9/2S,8 82 78 S 40";
    let mut all = togyz(["show", "--format", "json"]).run().output;
    all.push_str(
        &togyz(["show", over, "--format=json", "--lang=kk"])
            .run()
            .output,
    );
    insta::assert_snapshot!(all);
}

#[test]
fn nobody_listening_is_no_fault() {
    for line in ["--help", "show", "locale list", "perft 2", "-v perft 2"] {
        let exit = togyz_cli::run(World {
            args: words(line).into_iter().map(OsString::from).collect(),
            env: HashMap::from([("TOGYZ_DATA_DIR".to_owned(), "/nonexistent".to_owned())]),
            input: Box::new(io::empty()),
            output: Box::new(Broken),
            notices: Box::new(Unwanted),
            terminal: Terminal::default(),
            measure: || None,
            now: jiff::civil::date(2026, 1, 2).at(3, 4, 5, 0),
            clock: Box::new(|| std::time::Duration::ZERO),
            system_locale: None,
            interrupted: Arc::default(),
            reads_keys: false,
            works_ahead: false,
            on_interrupt: |_| (),
        });
        assert_eq!(exit, 0, "{line}");
    }
}

/// The output of a program that nobody reads any more.
struct Broken;

impl Write for Broken {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Err(io::ErrorKind::BrokenPipe.into())
    }
}

/// Where nothing may be written.
struct Unwanted;

impl Write for Unwanted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        panic!("{}", String::from_utf8_lossy(bytes));
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
