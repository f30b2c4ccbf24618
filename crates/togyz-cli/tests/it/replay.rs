//! Recorded games, told move by move.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::records::{FAULTS, LOST, MOMENTS, WON};
use crate::session::{Ran, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];
const LEVELS: [&str; 3] = ["brief", "normal", "teaching"];

fn replay(args: &[&str], input: &str) -> Ran {
    let args = ["replay", "-"].iter().chain(args).copied();
    togyz(args).input(input).run()
}

#[track_caller]
fn refused(ran: &Ran, exit: u8, sentence: &str) {
    assert_eq!(ran.exit, exit, "{}", ran.notices);
    assert!(
        ran.notices.contains(sentence),
        "{sentence:?} is missing in {:?}",
        ran.notices
    );
}

/// The moments as games of one file.
fn moments() -> String {
    let mut text = String::new();
    for (name, position, pits) in MOMENTS {
        let rules = if name.contains("passed over") {
            "extra-move"
        } else {
            "standard"
        };
        let moves = pits
            .chars()
            .map(|pit| pit.to_string())
            .collect::<Vec<_>>()
            .join(" ");
        let (_, number) = position.rsplit_once(' ').expect("a position");
        let column = if position.contains(" N ") { "- " } else { "" };
        writeln!(
            text,
            "[Event \"{name}\"]\n[Rules \"{rules}\"]\n[FEN \"{position}\"]\n\n{number}. {column}{moves}\n"
        )
        .expect("a string");
    }
    text
}

#[test]
fn whatever_can_happen_is_told_in_each_language() {
    let text = moments();
    for language in LANGUAGES {
        let mut told = String::new();
        let by_level = LEVELS.map(|level| {
            let ran = replay(&["--lang", language, "--narration", level], &text);
            assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
            plies_by_game(&ran.output)
        });
        for (index, (name, ..)) in MOMENTS.iter().enumerate() {
            writeln!(told, "# {name}").unwrap();
            for (level, games) in LEVELS.iter().zip(&by_level) {
                for line in &games[index] {
                    writeln!(told, "{level}: {line}").unwrap();
                }
            }
        }
        insta::assert_snapshot!(format!("moments_{language}"), told);
    }
}

/// The lines about plies and whatever follows them, game by game; the boards
/// are left out.
fn plies_by_game(output: &str) -> Vec<Vec<String>> {
    let mut games = Vec::new();
    let mut game: Option<Vec<String>> = None;
    for line in output.lines() {
        if line.starts_with(|c: char| c.is_ascii_digit()) && line.contains("  ") {
            game.get_or_insert_default().push(line.to_owned());
        } else if game.is_some() && line.is_empty() {
            games.extend(game.take());
        }
    }
    games.extend(game);
    games
}

#[test]
fn a_won_game_is_told_in_each_language() {
    for language in LANGUAGES {
        let ran = replay(&["--lang", language], WON);
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("won_{language}"), ran.output);
    }
}

#[test]
fn a_lost_game_is_told_in_sentences_in_each_language() {
    for language in LANGUAGES {
        let args = [
            "replay", "--moves", LOST, "--style", "text", "--lang", language,
        ];
        let ran = togyz(args).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("lost_{language}"), ran.output);
    }
}

#[test]
fn what_the_moves_do_not_show_is_taken_from_the_record() {
    let mut told = String::new();
    for text in [
        "1. 76 98 1-0",
        "1. 76 98 0-1",
        "1. 76 98 1/2-1/2",
        "[Termination \"resignation\"]\n\n1. 76 98 0-1",
        "[Termination \"time\"]\n\n1. 76 98 1-0",
        "[Termination \"agreement\"]\n\n1. 76 98 1/2-1/2",
        "1. 76 98 *",
    ] {
        for language in LANGUAGES {
            let ran = replay(&["--lang", language, "--style", "text"], text);
            assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
            writeln!(told, "{}", ran.output.lines().last().unwrap()).unwrap();
        }
    }
    insta::assert_snapshot!("results", told);
}

#[test]
fn json_says_what_a_record_holds() {
    let ran = replay(&["--format", "json"], WON);
    insta::assert_snapshot!(ran.output, @r#"{"schema":"togyz.record/1","file":"-","game":1,"rules":"standard","start":"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1","from":1,"pits":"51358374654","plies":11,"result":"1-0","kazans":[82,15],"tuzdyks":[{"ply":4,"pit":5}],"ended_by":"82","tags":{"Black":"Bakyt","Date":"2026.01.02","Result":"1-0","White":"Aigerim"}}"#);
}

#[test]
fn a_game_is_fit_to_print_in_each_language() {
    for language in LANGUAGES {
        let ran = replay(&["--lang", language, "--format", "markdown"], WON);
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("printed_{language}"), ran.output);
    }
}

#[test]
fn nothing_of_a_record_is_markup() {
    let text = "[White \"*A* | [b](c)\"]\n[Event \"# <i>\"]\n\n1. 76 {`x`\n\n- y} 98 *\n\n1. 76 *";
    let ran = replay(&["--format", "markdown", "--style", "text"], text);
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    for line in [
        "# Game 1 of 2",
        r"| \*A\* \| \[b\]\(c\) | — | — | — | 10:0 |",
        r"- Event: \# \<i\>",
        "- White’s pits, starting with pit 1: 9, 9, 9, 9, 9, 9, 9, 9, 9.",
        r"> Comment: \`x\` \- y",
        "# Game 2 of 2",
    ] {
        assert!(
            ran.output.lines().any(|shown| shown == line),
            "{line}: {}",
            ran.output
        );
    }
}

#[test]
fn a_part_of_a_game_ends_open() {
    let ran = replay(&["--format", "json", "--from", "3", "--to", "6"], WON);
    let json: Value = serde_json::from_str(&ran.output).unwrap();
    assert_eq!(json["pits"], "3583");
    assert_eq!(
        (json["from"].as_u64(), json["plies"].as_u64()),
        (Some(3), Some(4))
    );
    assert!(json["result"].is_null() && json["ended_by"].is_null());
    assert!(json["start"].as_str().unwrap().ends_with(" S 2"));
    let end = replay(&["--format", "json", "--from", "11"], WON);
    let json: Value = serde_json::from_str(&end.output).unwrap();
    assert_eq!(json["result"], "1-0");
}

#[test]
fn a_wrong_result_is_reported_and_the_moves_count() {
    let text = WON.replace("[Result \"1-0\"]", "[Result \"0-1\"]");
    let ran = replay(&["--format", "json"], &text);
    let json: Value = serde_json::from_str(&ran.output).unwrap();
    assert_eq!(
        (&json["result"], &json["tag_result"]),
        (&"1-0".into(), &"0-1".into())
    );
    assert_eq!(
        ran.notices,
        "-, game 1: the record declares a win for Black, but that does not agree with the moves.\n"
    );
    assert_eq!(ran.exit, 0);
}

#[test]
fn the_board_is_shown_every_ten_moves() {
    // The same position comes back after eighteen plies.
    let position = "8,1S/1S,8 80 80 S 1";
    let round = "1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 ";
    let text = format!("[FEN \"{position}\"]\n\n1. {} *", round.repeat(3));
    let ran = replay(&[], &text);
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    // At the start, after moves 10 and 20, at the end.
    assert_eq!(ran.output.matches('┌').count(), 4);
    let printed = replay(&["--format", "markdown"], &text);
    assert_eq!(printed.output.matches("```text\n").count(), 4);
}

#[test]
fn every_fault_is_told_in_each_language() {
    for language in LANGUAGES {
        let mut told = String::new();
        for (name, text) in FAULTS {
            let ran = replay(&["--lang", language], text);
            assert_eq!(ran.exit, 3, "{name}: {}{}", ran.output, ran.notices);
            writeln!(told, "# {name}\n{}", ran.notices).unwrap();
        }
        insta::assert_snapshot!(format!("faults_{language}"), told);
    }
}

#[test]
fn a_faulty_record_is_used_up_to_its_fault() {
    let text = "1. 76 98\n2. 88 87\n3. 77 76\n\n1. 76 *\n";
    let ran = replay(&[], text);
    assert_eq!(ran.exit, 3);
    assert!(ran.output.contains("Game 1 of 2") && ran.output.contains("Game 2 of 2"));
    assert_eq!(
        ran.notices,
        "-, line 2, move 2 (White): in 88 the last stone lands in pit 9, not 8.\n\
         The first 2 plies are fine: --to 2 shows them.\n"
    );
    let fine = replay(&["--game", "1", "--to", "2"], text);
    assert_eq!((fine.exit, fine.notices.as_str()), (0, ""));
    let json = replay(&["--format", "json", "--game", "1"], text);
    let json: Value = serde_json::from_str(&json.output).unwrap();
    let fault = &json["fault"];
    assert_eq!(fault["kind"], "wrong-landing");
    assert_eq!(
        (fault["line"].as_u64(), fault["ply"].as_u64()),
        (Some(2), Some(2))
    );
    assert_eq!(
        (fault["move"].as_u64(), &fault["side"]),
        (Some(2), &"white".into())
    );
}

#[test]
fn a_typed_game_is_called_by_its_option() {
    let ran = togyz(["replay", "--moves", "76 98 65"]).run();
    refused(&ran, 3, "--moves, line 1, move 2 (White): in 65");
    refused(
        &togyz(["replay", "--moves", " "]).run(),
        2,
        "--moves needs a value.",
    );
}

#[test]
fn games_and_plies_that_are_not_there_are_named() {
    let three = "1. 76 98 *\n\n1. 66 87 *\n\n1. 76 *\n";
    refused(
        &replay(&["--game", "9"], three),
        2,
        "The file - has no game number 9.\nIt holds 3 games.",
    );
    refused(&replay(&["--game", "0"], three), 2, "0");
    refused(
        &replay(&["--game", "1", "--from", "7"], three),
        2,
        "There is no ply 7; the game has 2 plies.",
    );
    refused(
        &replay(&["--from", "2", "--to", "1"], three),
        2,
        "--from 2 comes after --to 1.",
    );
    refused(&replay(&["--from", "0"], three), 2, "0");
    let beyond = replay(&["--game", "1", "--to", "99"], three);
    assert_eq!(beyond.exit, 0);
}

#[test]
fn the_last_game_is_called_last() {
    let home = tempfile::tempdir().unwrap();
    let last = || {
        let home = home.path().to_str().unwrap();
        togyz(["replay", "last"]).env("TOGYZ_DATA_DIR", home).run()
    };
    refused(&last(), 1, "You have not played a game yet.");
    let folder = home.path().join("togyz/games");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("mine.tgn"), WON).unwrap();
    assert!(last().output.starts_with("White: Aigerim"));
}

#[test]
fn bad_files_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.tgn");
    let at = |path: &PathBuf| togyz([PathBuf::from("replay"), path.clone()]).run();
    refused(&at(&missing), 1, "missing.tgn was not found.");
    refused(
        &at(&folder.path().to_owned()),
        1,
        "is a folder, not a file.",
    );
    let file = folder.path().join("game.tgn");
    let with = |bytes: &[u8]| {
        fs::write(&file, bytes).unwrap();
        at(&file)
    };
    refused(&with(b""), 3, "game.tgn is empty.");
    refused(&with(b" \r\n\n"), 3, "game.tgn is empty.");
    refused(
        &with(b"\x7fELF\x02\x01\0\0\0"),
        3,
        "game.tgn is not a record of a game.",
    );
    refused(
        &with(b"Dear all,\nno game here.\n"),
        3,
        "is not a record of a game.",
    );
    refused(
        &with(&vec![b'z'; 3_000_000]),
        3,
        "is not a record of a game.",
    );
    refused(&with(&b"lorem ipsum 12 ".repeat(200_000)), 3, "");
    refused(&with(&b"\xf0\x9f ".repeat(100_000)), 3, "");
    refused(&with(&b"7 ".repeat(1_000_000)), 3, "cannot be played");
    refused(&with(&b"{".repeat(1_000_000)), 3, "breaks off at line 1.");
    refused(
        &with(b"[White \"A\"]\n\n1. 76 {and th"),
        3,
        "breaks off at line 3.",
    );
}

#[test]
fn records_come_in_many_encodings() {
    let text = "[White \"Айгерім\"]\r\n\r\n1. 76 98 2. 66 87\r\n";
    let expected = replay(&[], text);
    assert_eq!((expected.exit, expected.notices.as_str()), (0, ""));
    let utf_16: Vec<u8> = [0xfeff]
        .into_iter()
        .chain(text.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let with_mark = format!("\u{feff}{text}");
    for bytes in [
        utf_16,
        with_mark.into_bytes(),
        text.replace('\r', "").into_bytes(),
    ] {
        assert_eq!(togyz(["replay", "-"]).input(bytes).run(), expected);
    }
    // In Windows-1251: "[White "Асет"]" and a move with a Cyrillic mark.
    let mut old = b"[White \"\xc0\xf1\xe5\xf2\"]\n\n1. 76\xf5\n".to_vec();
    let ran = togyz(["replay", "-"]).input(old.clone()).run();
    assert!(ran.output.contains("White: Асет"), "{}", ran.output);
    refused(
        &ran,
        3,
        "76х is marked as making a tuzdyk, but it makes none.",
    );
    old.truncate(18);
    assert_eq!(togyz(["replay", "-"]).input(old).run().exit, 0);
}

/// A file of the folder with the sample data; `None`, with a notice, where the
/// folder is absent.
#[expect(
    clippy::print_stdout,
    reason = "whoever runs the tests shall know that nothing was checked"
)]
fn sample(name: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data"));
    if !folder.is_dir() {
        println!("notice: {} is absent, nothing is checked", folder.display());
        return None;
    }
    Some(folder.join(name))
}

#[test]
fn real_games_come_out_as_expected() {
    let Some(expected) = sample("games/expected.jsonl") else {
        return;
    };
    let expected = fs::read_to_string(expected).unwrap();
    let expected: Vec<Value> = expected
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let mut checked = 0;
    for name in [
        "playok_style",
        "tgk_style",
        "bulletin_style",
        "playstrategy_uci",
    ] {
        let name = format!("{name}.txt");
        let path = sample(&format!("games/{name}")).unwrap();
        let start = Instant::now();
        let args = [
            "replay".into(),
            path.into_os_string(),
            "--format=json".into(),
        ];
        let ran = togyz(args).run();
        let took = start.elapsed();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        assert!(took < Duration::from_secs(2), "{name} took {took:?}");
        let found: Vec<Value> = ran
            .output
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let wanted: Vec<&Value> = expected
            .iter()
            .filter(|game| game["file"] == *name)
            .collect();
        assert_eq!(found.len(), wanted.len(), "{name}");
        for (found, wanted) in found.iter().zip(wanted) {
            for field in [
                "game", "pits", "plies", "result", "kazans", "tuzdyks", "ended_by",
            ] {
                assert_eq!(
                    found[field], wanted[field],
                    "{name} {} {field}",
                    wanted["game"]
                );
            }
            checked += 1;
        }
    }
    assert_eq!(checked, expected.len());
}

#[test]
fn real_games_are_told_to_the_end() {
    for name in [
        "playok_style",
        "tgk_style",
        "bulletin_style",
        "playstrategy_uci",
    ] {
        let Some(path) = sample(&format!("games/{name}.txt")) else {
            return;
        };
        for language in LANGUAGES {
            let mut args: Vec<std::ffi::OsString> = vec!["replay".into(), path.clone().into()];
            args.extend(["--narration=teaching", "--lang", language].map(Into::into));
            let ran = togyz(args).run();
            assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
            assert!(!ran.output.contains(['{', '}', '$']), "no raw message");
        }
    }
}

#[test]
fn the_shortest_games_are_won_as_they_should_be() {
    let Some(path) = sample("shortest_wins.txt") else {
        return;
    };
    let games = fs::read_to_string(path).unwrap();
    let pits: Vec<&str> = games
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    let pits = pits.join("\n");
    let ran = replay(&["--format", "json"], &pits);
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    assert_eq!(ran.output.lines().count(), games.lines().count());
    for (found, wanted) in ran.output.lines().zip(games.lines()) {
        let found: Value = serde_json::from_str(found).unwrap();
        let kazans = format!("{}-{}", found["kazans"][0], found["kazans"][1]);
        let pits = found["pits"].as_str().unwrap();
        assert_eq!(format!("{pits} {kazans}"), wanted);
        assert_eq!(found["ended_by"], "82");
    }
}

#[test]
fn traditional_names_are_told_once() {
    let names = [
        ("en", "Traditional names of the pits: 1 Art, "),
        ("kk", "Отаулардың дәстүрлі аттары: 1 — Арт, "),
        ("ky", "Отоолордун салттуу аттары: 1 — Куйрук, "),
        ("ru", "Традиционные названия лунок: 1 — Арт, "),
    ];
    for (language, legend) in names {
        for style in ["unicode", "text"] {
            for format in ["text", "markdown"] {
                let ran = replay(
                    &[
                        "--pit-names",
                        "traditional",
                        "--lang",
                        language,
                        "--style",
                        style,
                        "--format",
                        format,
                    ],
                    WON,
                );
                assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
                assert_eq!(ran.output.matches(legend).count(), 1, "{}", ran.output);
            }
        }
    }
    let plain = replay(&["--pit-names", "numbers"], WON);
    assert!(!plain.output.contains("Traditional"));
    let small = ["--pit-names", "traditional", "--rules", "bestemshe"];
    let small = replay(&small, "1. 5 *");
    assert_eq!(small.exit, 0, "{}", small.notices);
    assert!(!small.output.contains("Traditional"));
}
