//! One's own results.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;
use unicode_width::UnicodeWidthStr;

use crate::latin::foreign_words;
use crate::session::{Ran, Run, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// White wins by majority.
const SHORT: &str = "1. 5 1 2. 3 5 3. 8 3 4. 7 4 5. 6 5 6. 4";

/// A folder of saved games.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    /// With games of all kinds.
    fn full() -> Self {
        let home = Self::new();
        home.game("01", "white", 1, "2026.01.02", SHORT, "1-0");
        home.game("02", "black", 1, "2026.01.03", SHORT, "1-0");
        home.game("03", "white", 2, "2026.01.10", "1. 7 1 2. 3", "1/2-1/2");
        home.game("04", "white", 2, "2026.02.01", "1. 7 1 2. 4 5", "1-0");
        home.game("05", "white", 2, "2026.02.02", "1. 5 1", "1-0");
        home.game("06", "white", 2, "2026.02.03", "1. 5 1", "*");
        home.write("07.tgn", "[TogyzSave \"1\"]\n\n1. 7 1 1-0\n");
        home
    }

    fn game(&self, name: &str, human: &str, level: u8, date: &str, moves: &str, result: &str) {
        let termination = match (moves, result) {
            (SHORT, _) | (_, "*") => "",
            (_, "1/2-1/2") => "[Termination \"agreement\"]\n",
            (_, _) => "[Termination \"resignation\"]\n",
        };
        self.write(
            &format!("{name}.tgn"),
            &format!(
                "[TogyzSave \"1\"]\n[Seed \"1\"]\n[Human \"{human}\"]\n[Level \"{level}\"]\n\
                 [Date \"{date}\"]\n[Result \"{result}\"]\n{termination}\n{moves} {result}\n"
            ),
        );
    }

    fn write(&self, name: &str, text: &str) {
        let folder = self.0.path().join("togyz/games");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join(name), text).expect("a file");
    }

    fn kept(&self) -> Option<String> {
        fs::read_to_string(self.0.path().join("togyz/stats.json")).ok()
    }

    fn stats(&self, args: &[&str]) -> Run {
        let home = self.0.path().to_str().expect("a path in UTF-8");
        togyz(["stats"].iter().chain(args).copied()).env("TOGYZ_DATA_DIR", home)
    }

    fn done(&self, args: &[&str]) -> String {
        let ran = self.stats(args).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""), "{}", ran.output);
        ran.output
    }

    fn json(&self, args: &[&str]) -> Value {
        let args: Vec<&str> = args.iter().chain(&["--format", "json"]).copied().collect();
        serde_json::from_str(&self.done(&args)).expect("JSON")
    }
}

#[test]
fn results_are_told_in_each_language() {
    let home = Home::full();
    for language in LANGUAGES {
        let told = home.done(&["--lang", language]);
        insta::assert_snapshot!(format!("stats_{language}"), told);
        if language != "en" {
            assert_eq!(foreign_words(&told, &[]), [""; 0], "{language}");
        }
    }
}

#[test]
fn the_graph_is_drawn_in_ascii_and_told_in_numbers() {
    let home = Home::full();
    let ascii = home.done(&["--style", "ascii", "--no-analysis"]);
    assert!(ascii.is_ascii(), "{ascii}");
    insta::assert_snapshot!("stats_ascii", ascii);
    let spoken = home.done(&["--style", "text"]);
    insta::assert_snapshot!("stats_spoken", spoken);
    assert!(!spoken.contains("  "), "{spoken}");
}

#[test]
fn forty_columns_are_enough() {
    let home = Home::full();
    for language in LANGUAGES {
        let run = home
            .stats(&["--lang", language])
            .on_terminal()
            .env("COLUMNS", "40");
        let ran = run.run();
        assert_eq!(ran.exit, 0);
        for line in ran.output.lines() {
            assert!(line.width() <= 40, "{language}: {line}");
            assert!(!line.contains('…'), "{language}: {line}");
        }
    }
}

#[test]
fn a_program_gets_the_same_numbers() {
    let home = Home::full();
    let data = home.json(&[]);
    insta::assert_snapshot!(
        "stats_json",
        serde_json::to_string_pretty(&data).expect("JSON")
    );
    assert_eq!(data["schema"], "togyz.own-stats/1");
}

#[test]
fn only_the_games_that_are_asked_for_count() {
    let home = Home::full();
    let games = |args: &[&str]| {
        let args: Vec<&str> = args.iter().chain(&["--no-analysis"]).copied().collect();
        home.json(&args)["games"].clone()
    };
    assert_eq!(games(&[]), 5);
    assert_eq!(games(&["--level", "1"]), 2);
    assert_eq!(games(&["--side", "black"]), 1);
    assert_eq!(games(&["--side", "қостаушы"]), 1);
    assert_eq!(games(&["--since", "2026-02"]), 2);
    assert_eq!(games(&["--since", "2026-02-02"]), 1);
    assert_eq!(games(&["--rules", "bestemshe"]), 0);
    assert_eq!(
        home.done(&["--level", "9"]),
        "No game was found.\nGames of two people, not counted: 1\n"
    );
}

#[test]
fn without_a_game_a_sentence_says_how_to_play_one() {
    let home = Home::new();
    for language in LANGUAGES {
        let told = home.done(&["--lang", language]);
        assert!(told.ends_with(": togyz play\n"), "{told}");
    }
    assert_eq!(home.json(&[])["games"], 0);
    home.game("01", "white", 3, "2026.01.02", "1. 5 1", "*");
    assert!(
        home.done(&[])
            .ends_with("Unfinished games, not counted: 1\n")
    );
}

#[test]
fn damaged_files_are_named_and_passed_over() {
    let home = Home::full();
    home.write("broken.tgn", "\0\0\0");
    home.write(
        "torn.tgn",
        "[TogyzSave \"1\"]\n[Human \"white\"]\n[Level \"2\"]\n\n1. 7 1",
    );
    home.write("newer.tgn", "[TogyzSave \"99\"]\n\n1. 7 1 *\n");
    let ran = home.stats(&["--no-analysis"]).run();
    assert_eq!(ran.exit, 3);
    assert!(ran.output.contains("Games: 5\n"), "{}", ran.output);
    for name in ["broken.tgn", "torn.tgn", "newer.tgn"] {
        assert!(ran.notices.contains(name), "{}", ran.notices);
    }
}

#[test]
fn an_analysis_is_kept_and_not_done_twice() {
    let home = Home::full();
    let first = home.done(&[]);
    let kept = home.kept().expect("a file");
    // What is in the file is what is told.
    let marked = kept.replace(
        "\"moves\":1,\"hundredths\":",
        "\"moves\":1,\"hundredths\":900",
    );
    assert_ne!(marked, kept);
    fs::write(home.0.path().join("togyz/stats.json"), marked).expect("a file");
    assert_ne!(home.done(&[]), first);
    // A file that makes no sense is no harm.
    fs::write(home.0.path().join("togyz/stats.json"), "{").expect("a file");
    assert_eq!(home.done(&[]), first);
    assert_eq!(home.kept(), Some(kept));
}

#[test]
fn what_a_newer_program_kept_is_left_alone() {
    let home = Home::full();
    let newer = "{\"version\":2,\"games\":[]}";
    home.write("../stats.json", newer);
    home.done(&[]);
    assert_eq!(home.kept().as_deref(), Some(newer));
}

#[test]
fn no_analysis_takes_no_time_and_leaves_nothing() {
    let home = Home::full();
    let told = home.done(&["--no-analysis"]);
    assert!(!told.contains("What your moves lost"), "{told}");
    assert_eq!(home.kept(), None);
}

#[test]
fn ctrl_c_keeps_what_is_done_and_says_so() {
    let home = Home::full();
    home.done(&["--level", "1"]);
    let Ran {
        exit,
        output,
        notices,
    } = home.stats(&[]).interrupted().run();
    assert_eq!(exit, 130);
    assert!(output.contains("What your moves lost"), "{output}");
    assert!(notices.contains("Games analysed: 2 of 5."), "{notices}");
}

#[test]
fn progress_is_shown_on_a_terminal_only() {
    let home = Home::full();
    let ran = home.stats(&[]).on_terminal().run();
    assert!(ran.notices.contains("Analysing: game 5 of 5"));
    assert!(ran.notices.ends_with("\r\u{1b}[K"), "{:?}", ran.notices);
    let again = home.stats(&[]).on_terminal().run();
    assert_eq!(again.notices, "");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once() {
    let home = Home::full();
    // A folder where the file should be.
    fs::create_dir_all(home.0.path().join("togyz/stats.json/x")).expect("a folder");
    let ran = home.stats(&[]).run();
    assert_eq!(ran.exit, 0);
    assert_eq!(
        ran.notices.matches("stats.json").count(),
        1,
        "{}",
        ran.notices
    );
    assert!(ran.output.contains("What your moves lost"));
}
