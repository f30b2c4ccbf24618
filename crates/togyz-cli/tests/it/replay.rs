//! Recorded games, told move by move.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::session::{Ran, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];
const LEVELS: [&str; 3] = ["brief", "normal", "teaching"];

/// One of the shortest games that White can win, as it might be recorded.
const WON: &str = "\
[White \"Aigerim\"]
[Black \"Bakyt\"]
[Date \"2026.01.02\"]
[Result \"1-0\"]

1. 5 1 {too early} 2. 3 5 3. 8 3 4. 7 4 5. 6 5 6. 4 1-0
";

/// A game that White loses soon, and a bare list of moves.
const LOST: &str = "226946172369";

/// Positions and the pits played there, each for one thing that can happen.
const MOMENTS: [(&str, &str, &str); 25] = [
    ("an even and an odd number", START, "79"),
    (
        "a single stone moves on, to the own row",
        "2S,19S,1S,20S,13S,1S,8S,5S,1S/1,2S,10S,17S,16S,6S,1S,9S,5S 14 12 N 13",
        "4",
    ),
    (
        "a single stone leaves pit 9 and captures",
        "3S,7S,1S,3S,14S,5S,t,1S,1S/10S,3S,20S,8S,1,2S,1S,1,1S 58 24 S 15",
        "9",
    ),
    (
        "a single stone leaves pit 9 in vain",
        "1S,2S,1S,t,4S,1,3S,1S,1S/4S,1S,1S,1S,4S,2S,t,3S,2S 80 51 N 54",
        "9",
    ),
    (
        "White makes a tuzdyk",
        "11S,2S,12S,12S,1S,13S,13S,3S,1S/11S,1S,9S,9S,9S,1S,10S,10S,2S 22 10 S 3",
        "8",
    ),
    (
        "Black makes a tuzdyk after a lap and feeds White's",
        "9S,21S,2S,4S,1S,t,20S,1S,3S/1S,1,2S,3S,1S,3S,1,4S,4S 31 52 N 15",
        "8",
    ),
    (
        "pit 9 refuses White",
        "2S,1S,1,18S,2S,1,3S,8S,1/1,2S,1,5S,1S,3S,13S,11S,1S 62 30 S 21",
        "8",
    ),
    (
        "pit 9 refuses Black",
        "5S,4S,13S,14S,14S,1S,13S,4S,1/5S,1S,2S,1S,17S,3S,18S,1S,2S 2 42 N 7",
        "5",
    ),
    (
        "White has one already",
        "4S,5S,12S,1S,1S,t,2S,1S,6S/2S,2S,10S,4S,5S,6S,13S,4S,4S 58 22 S 28",
        "9",
    ),
    (
        "Black has one already",
        "3S,1S,2S,2S,2S,t,1S,3S,2S/1,2S,t,1S,1S,1S,4S,4S,3S 80 50 N 53",
        "9",
    ),
    (
        "Black's has the same number",
        "25S,1S,1S,2S,2S,4S,8S,1S,2S/t,2S,14S,5S,1,1S,1,24S,1S 32 37 S 24",
        "9",
    ),
    (
        "White's has the same number",
        "5S,21S,6S,1,1S,23S,6S,1S,t/1S,2S,4S,3S,3S,1S,19S,1S,2S 29 34 N 20",
        "8",
    ),
    (
        "both tuzdyks are fed on a lap that captures",
        "1,t,2S,1S,6S,1S,2S,1,1S/t,2,7S,3S,1,2S,4S,28S 48 57 S 35",
        "9",
    ),
    (
        "the other's tuzdyk is fed twice",
        "9S,4S,1S,1,1S,1S,5S,6S,1S/19S,1S,3S,1S,23S,21S,11S,t,6S 24 25 S 14",
        "5",
    ),
    (
        "the last stone falls into the own tuzdyk",
        "2S,t,3S,18S,20S,1S,5S,4S,1S/3S,3S,2S,2S,1,12S,7S,6S,5S 24 44 S 15",
        "6",
    ),
    (
        "the last stone falls into the other's tuzdyk",
        "5S,23S,2S,24S,18S,t,1S,1S,3S/2S,1S,2S,18S,1S,9S,3S,11S,7S 19 12 N 18",
        "5",
    ),
    (
        "a lap that captures",
        "9S,17S,2S,10S,2S,3S,10S,3S,2S/2S,4S,7S,5S,2S,5S,2S,27S,2S 36 12 S 26",
        "8",
    ),
    (
        "82 by a capture",
        "1S,1S,2S,2S,2S,t,1,3S,2S/1S,1S,t,2S,1S,1S,4S,4S,3S 81 51 S 55",
        "9",
    ),
    (
        "White fills Black's kazan",
        "3S,1S,4S,7S,4S,5S,13S,1S,1/2S,1,4S,4S,4S,1,2S,t,1S 26 81 S 31",
        "7",
    ),
    (
        "Black fills White's kazan",
        "2,t,4S,3S,1,1S,1S,1/t,1,2S,1,1S,2,4S,7S 81 58 N 64",
        "6",
    ),
    (
        "atsyrau, and one stone is left",
        "2,t,4,1S,1/1,t,7 80 81 N 85",
        "2",
    ),
    (
        "atsyrau, and stones are left",
        "6,t,2/t,1,1S,1,6S,1,1S,1S,1 76 77 S 75",
        "3",
    ),
    (
        "a draw with stones left",
        "7,t,1/4,2S,1S,2S,t,2S 75 80 S 73",
        "7",
    ),
    (
        "a draw with no stones left",
        "8,t/3,1S,t,4 81 80 S 103",
        "4",
    ),
    (
        "a player is passed over",
        "1,t,7/t,6,1S,23S 62 76 S 60",
        "89",
    ),
];

const START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";

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
    insta::assert_snapshot!(ran.output, @r#"{"schema":"togyz.game/1","file":"-","game":1,"rules":"standard","start":"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1","from":1,"pits":"51358374654","plies":11,"result":"1-0","kazans":[82,15],"tuzdyks":[{"ply":4,"pit":5}],"ended_by":"82","tags":{"Black":"Bakyt","Date":"2026.01.02","Result":"1-0","White":"Aigerim"}}"#);
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
        "-, game 1: the record declares a win for Black, but the game says otherwise.\n"
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
}

/// Every kind of fault, said in every language; in brackets what is wrong.
const FAULTS: [(&str, &str); 19] = [
    ("unreadable", "1. 76 9x8 2. 66"),
    ("an empty pit", "1. 76 98 2. 66 87 3. 77 76 4. 66"),
    (
        "a tuzdyk",
        "[FEN \"8S,t,3S,18S,20S,1S,5S,4S,1S/3S,3S,2S,2S,1,12S,1S,6S,5S 24 44 N 15\"]\n\n15. - 8",
    ),
    ("landing elsewhere", "1. 76 98 2. 65"),
    ("the other row", "g1f1"),
    ("the other player's pit", "g1d2 g1d2"),
    ("no such pit", "[Game \"Bestemshe\"]\n\n1. 7"),
    ("no tuzdyk", "1. 76x"),
    (
        "no second tuzdyk",
        "[FEN \"4S,5S,12S,1S,1S,t,2S,1S,6S/2S,2S,10S,4S,5S,6S,13S,4S,4S 58 22 S 28\"]\n\n28. 93x",
    ),
    (
        "no tuzdyk in pit 9",
        "[FEN \"2S,1S,1,18S,2S,1,3S,8S,1/1,2S,1,5S,1S,3S,13S,11S,1S 62 30 S 21\"]\n\n21. 89x",
    ),
    (
        "no tuzdyk of one number",
        "[FEN \"25S,1S,1S,2S,2S,4S,8S,1S,2S/t,2S,14S,5S,1,1S,1,24S,1S 32 37 S 24\"]\n\n24. 91x",
    ),
    ("another kazan", "1. 76(12) 98"),
    (
        "after the end",
        "[FEN \"8,t/1S,2S,2,2S,2,2S,3S 72 80 S 70\"]\n\n70. 12 23",
    ),
    ("nobody was passed over", "1. 76 - 2. 66"),
    (
        "a diagram",
        "1. 76 98\n0\n9 9 9 - 10 10 10 10 11\n10 10 10 10 10 10 1 11 10\n10\n2. 66",
    ),
    ("a bad tag", "[White Aigerim]\n\n1. 76"),
    ("an unknown game", "[Game \"Chess\"]\n\n1. 76"),
    (
        "an impossible position",
        "[FEN \"9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,8S 0 0 S 1\"]\n\n1. 76",
    ),
    ("an unclosed comment", "1. 76 {so\n98"),
];

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
fn bad_files_are_refused_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing.tgn");
    let at = |path: &PathBuf| togyz([PathBuf::from("replay"), path.clone()]).run();
    refused(&at(&missing), 1, "missing.tgn is not found.");
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
