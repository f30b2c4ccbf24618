//! The teacher beside the board: hints, explanations, warnings.

use std::fs;

use serde_json::Value;
use tempfile::TempDir;
use togyz_core::Rules;
use togyz_core::notation::Reader;

use crate::games::real_games;
use crate::records::LOST;
use crate::session::{Ran, Run, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

fn play(args: &[&str], lines: &[&str]) -> Run {
    let always = ["play", "--style", "text"];
    togyz(always.iter().chain(args).copied()).input(lines.join("\n") + "\n")
}

/// What followed each line that was typed.
fn answers(ran: &Ran) -> Vec<(&str, &str)> {
    let parts = ran.output.split("\n> ").skip(1);
    parts
        .map(|part| part.split_once('\n').unwrap_or((part, "")))
        .collect()
}

fn warns(answer: &str) -> bool {
    answer.starts_with("Careful")
}

#[test]
fn a_hint_tells_more_each_time_in_each_language() {
    let lines = [
        "hint", "hint", "hint", "hint", "54", "hint", "98", "hint", "hint", "hint", "undo", "hint",
    ];
    for language in LANGUAGES {
        let ran = play(&["--two", "--lang", language], &lines).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("hint_{language}"), ran.output);
    }
}

#[test]
fn moves_of_both_sides_are_explained_in_each_language() {
    let lines = [
        "why", "5", "why", "why 2", "8", "why", "9", "why 2", "why 3", "why 4", "why 99", "why x",
        "undo", "why", "resign", "why",
    ];
    for language in LANGUAGES {
        let args = ["--level", "1", "--seed", "1", "--lang", language];
        let ran = play(&args, &lines).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("why_{language}"), ran.output);
    }
}

#[test]
fn the_tutor_warns_in_each_language() {
    let lines = [
        "5",
        "8",
        "3",
        "no",
        "3",
        "hint",
        "hint",
        "1",
        "7",
        "yes",
        "undo",
        "4",
        "tutor",
        "tutor off",
        "1",
    ];
    for language in LANGUAGES {
        let args = [
            "--tutor", "mistake", "--level", "1", "--seed", "1", "--lang", language,
        ];
        let ran = play(&args, &lines).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("tutor_{language}"), ran.output);
    }
}

#[test]
fn a_warning_names_no_better_move() {
    let ran = play(&["--two", "--tutor", "all"], &["1"]).run();
    let (_, warning) = answers(&ran)[0];
    assert!(warns(warning), "{warning}");
    assert!(!warning.contains("pit 5"), "{warning}");
    assert!(!warning.contains("54"), "{warning}");
}

#[test]
fn both_players_are_warned() {
    let ran = play(&["--two", "--tutor", "all"], &["1", "yes", "1", "1"]).run();
    let warned: Vec<bool> = answers(&ran).iter().map(|(_, told)| warns(told)).collect();
    assert_eq!(warned, [true, false, true, false]);
}

#[test]
fn each_setting_of_the_tutor_is_as_strict_as_it_says() {
    // What the start loses: pit 6 about 2 stones, pit 1 about 15.
    for (tutor, warned) in [
        ("off", [false, false]),
        ("blunder", [false, true]),
        ("mistake", [false, true]),
        ("all", [true, true]),
    ] {
        let ran = play(&["--two", "--tutor", tutor], &["6", "yes", "undo", "1"]).run();
        let told = answers(&ran);
        assert_eq!([warns(told[0].1), warns(told[3].1)], warned, "{tutor}");
    }
}

#[test]
fn a_warning_is_forgotten_when_the_position_changes() {
    let ran = play(
        &["--two", "--tutor", "all"],
        &["7", "1", "undo", "yes", "7", "1", "redo", "1"],
    )
    .run();
    let told = answers(&ran);
    assert!(warns(told[1].1));
    // Nothing is asked any more.
    assert!(told[3].1.starts_with("I don’t know"), "{}", told[3].1);
    assert!(warns(told[5].1));
    assert!(!warns(told[7].1));
}

#[test]
fn the_end_of_input_is_no_answer() {
    let home = TempDir::new().unwrap();
    let folder = home.path().to_str().expect("a path in UTF-8");
    let run = play(&["--two", "--tutor", "all"], &["7", "1"]);
    let ran = run.env("TOGYZ_DATA_DIR", folder).on_terminal().run();
    assert_eq!(ran.exit, 0);
    assert!(ran.output.contains("Careful"), "{}", ran.output);
    let games = fs::read_dir(home.path().join("togyz/games")).unwrap();
    let games: Vec<_> = games.map(|entry| entry.unwrap().path()).collect();
    assert_eq!(games.len(), 1);
    let record = fs::read_to_string(&games[0]).unwrap();
    assert!(record.trim_end().ends_with("1. 76\n*"), "{record}");
}

#[test]
fn ctrl_c_ends_an_analysis_and_loses_nothing() {
    for (tutor, line) in [("off", "> hint"), ("off", "> why"), ("all", "> 1")] {
        let home = TempDir::new().unwrap();
        let file = home.path().join("game.tgn");
        let path = file.to_str().expect("a path in UTF-8");
        let args = ["--two", "--tutor", tutor, "--record", path];
        let typed = line.strip_prefix("> ").unwrap();
        let run = play(&args, &["7", typed]).interrupted_at(line);
        let ran = run.run();
        assert_eq!(ran.exit, 130, "{line}");
        let record = fs::read_to_string(&file).unwrap();
        assert!(record.trim_end().ends_with("1. 76\n*"), "{record}");
    }
}

#[test]
fn a_finished_game_gets_no_hint_and_its_moves_are_explained() {
    let fen = "8,1S/1S,7,1S 80 79 S 90";
    let lines = ["hint", "9", "hint", "why", "tutor all", "9"];
    let ran = play(&["--two", "--fen", fen], &lines).run();
    assert_eq!(ran.exit, 0);
    insta::assert_snapshot!(ran.output);
}

#[test]
fn the_only_move_is_named_at_once_and_never_warned_of() {
    let fen = "9S,9S,9S,9S,9S,9S,9S,9S,1/8,1S 49 40 S 40";
    let lines = ["hint", "9", "why"];
    let ran = play(&["--two", "--tutor", "all", "--fen", fen], &lines).run();
    let told = answers(&ran);
    assert_eq!(told[0].1, "You have only one move: pit 9.");
    assert!(!warns(told[1].1));
    assert!(told[2].1.contains("It was the only move."), "{}", told[2].1);
}

#[test]
fn the_variants_have_a_teacher_too() {
    // Pit 1 is not bad for the second player of bestemshe.
    for (rules, opening, bad, played) in [
        ("bestemshe", &["2"][..], "3", "1... 3"),
        ("qozdatu", &[], "1", "1. 1"),
        ("extra-move", &[], "1", "1. 1"),
        ("play-on", &[], "1", "1. 1"),
    ] {
        let bad = [bad, bad, "why", "hint", "2", "yes"];
        let lines = [&["hint", "hint", "hint"], opening, &bad].concat();
        let args = ["--two", "--tutor", "all", "--rules", rules];
        let ran = play(&args, &lines).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""), "{rules}");
        let told = answers(&ran);
        assert!(told[2].1.starts_with("Try pit"), "{rules}: {}", told[2].1);
        let told = &told[3 + opening.len()..];
        assert!(warns(told[0].1), "{rules}: {}", told[0].1);
        assert!(!warns(told[1].1), "{rules}");
        assert!(told[2].1.starts_with(played), "{rules}: {}", told[2].1);
    }
}

#[test]
fn the_computer_plays_the_same_beside_a_tutor() {
    let moves = |tutor: &str| {
        let mut told = Vec::new();
        for (level, seed) in [("1", "4"), ("4", "5"), ("9", "6")] {
            let args = ["--tutor", tutor, "--level", level, "--seed", seed];
            let lines: Vec<&str> = ["5", "8", "9", "7", "4", "1"]
                .iter()
                .flat_map(|pit| [*pit, "yes"])
                .collect();
            let ran = play(&args, &lines).run();
            let narrated = |line: &&str| line.contains("  White") || line.contains("  From");
            told.extend(ran.output.lines().filter(narrated).map(str::to_owned));
        }
        told
    };
    let without = moves("off");
    assert!(without.len() > 20, "{without:#?}");
    assert_eq!(without, moves("all"));
}

#[test]
fn the_environment_and_the_settings_file_turn_the_tutor_on() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("config.toml");
    fs::write(&file, "tutor = \"blunder\"\n").unwrap();
    let path = file.to_str().expect("a path in UTF-8");
    let warned = |args: &[&str], name: &str, value: &str| {
        let args = [&["--two"], args].concat();
        let ran = play(&args, &["1"]).env(name, value).run();
        assert_eq!(ran.notices, "");
        warns(answers(&ran)[0].1)
    };
    assert!(warned(&[], "TOGYZ_TUTOR", "blunder"));
    assert!(warned(&[], "TOGYZ_CONFIG", path));
    assert!(!warned(&["--tutor", "off"], "TOGYZ_CONFIG", path));
    let ran = play(&["--two"], &["1"]).env("TOGYZ_TUTOR", "loud").run();
    assert!(ran.notices.contains("TOGYZ_TUTOR"), "{}", ran.notices);
}

/// Games with their moves as pits, one string each: two of ours, and real ones
/// where those are there.
fn games() -> Vec<Vec<String>> {
    let read = |text: &str, most: usize| {
        let games: Vec<Vec<String>> = Reader::new(text, Rules::default())
            .take(most)
            .map(|read| {
                let played = read.record.game.played().iter();
                played.map(|played| played.mv.to_string()).collect()
            })
            .collect();
        games
    };
    let mut all = read(LOST, 1);
    if let Some(folder) = real_games() {
        let text = fs::read_to_string(folder.join("playok_style.txt")).expect("a readable file");
        all.extend(read(&text, 3));
    }
    all
}

/// The grade in the first line of a warning.
fn grade(answer: &str) -> Option<&str> {
    let first = answer.lines().next().filter(|line| warns(line))?;
    ["blunder", "mistake", "inaccuracy"]
        .into_iter()
        .find(|grade| first.contains(grade))
}

#[test]
fn the_tutor_marks_what_an_analysis_marks() {
    for game in games() {
        let record = game.join(" ");
        let ran = togyz(["analyze", "-", "--format", "json"])
            .input(record.as_str())
            .run();
        assert_eq!(ran.exit, 0, "{}", ran.notices);
        let data: Value = serde_json::from_str(&ran.output).expect("JSON");
        let moves = data["moves"].as_array().expect("moves");
        let marked: Vec<Option<&str>> = moves.iter().map(|mv| mv["grade"].as_str()).collect();
        let lines: Vec<&str> = game.iter().flat_map(|mv| [mv.as_str(), "yes"]).collect();
        let ran = play(&["--two", "--tutor", "all"], &lines).run();
        let told = answers(&ran);
        let warned: Vec<Option<&str>> = told.chunks(2).map(|told| grade(told[0].1)).collect();
        assert_eq!(warned, marked, "{record}");
        assert!(marked.iter().any(Option::is_some), "{record}");
    }
}

#[test]
fn the_tutor_never_warns_of_the_move_of_a_hint() {
    for game in games() {
        let lines: Vec<&str> = game
            .iter()
            .flat_map(|mv| ["hint", "hint", "hint", mv.as_str()])
            .collect();
        let ran = play(&["--two"], &lines).run();
        let hinted: Vec<String> = answers(&ran)
            .chunks(4)
            .map(|told| {
                let (_, pit) = told[2].1.split_once("pit ").expect("a hint names a pit");
                pit.chars().take_while(char::is_ascii_digit).collect()
            })
            .collect();
        let lines: Vec<&str> = game
            .iter()
            .zip(&hinted)
            .flat_map(|(mv, hinted)| [hinted.as_str(), "why", "undo", mv.as_str(), "yes"])
            .collect();
        let ran = play(&["--two", "--tutor", "all"], &lines).run();
        for told in answers(&ran).chunks(5) {
            assert!(!warns(told[0].1), "{told:?}");
            let best = ["This was the best move.", "It was the only move."];
            assert!(best.iter().any(|best| told[1].1.contains(best)), "{told:?}");
        }
    }
}
