//! Records with faults, and files that are no records.

use std::fmt::Write;

use super::{GAMES, Place, lines};

/// What an import of `bytes` comes to: exit code, output and notices.
#[track_caller]
fn check(bytes: impl AsRef<[u8]>, args: &[&str], exit: u8, output: &str, notices: &[&str]) {
    let place = Place::new();
    let file = place.write("in.txt", bytes);
    let args: Vec<&str> = ["import", &file].iter().chain(args).copied().collect();
    let ran = place.run(&args);
    assert_eq!(ran.exit, exit, "{}", ran.notices);
    assert_eq!(ran.output, output);
    let said = ran.notices.replace(&file, "in.txt");
    for sentence in notices {
        assert!(
            said.contains(sentence),
            "{sentence:?} is missing in {said:?}"
        );
    }
    assert!(!notices.is_empty() || said.is_empty(), "{said:?}");
}

const NONE: &str = "0 games were imported.\n";

#[test]
fn what_is_no_record_is_said_to_be_none() {
    check("", &[], 3, NONE, &["in.txt"]);
    check(" \n\n", &[], 3, NONE, &["in.txt"]);
    check(b"\x7fELF\x01\x00\x02", &[], 3, NONE, &["in.txt"]);
    check(
        "Dear Sir or Madam,\nhello\n",
        &[],
        3,
        NONE,
        &["not a record"],
    );
    check("{\"a\": 1}\n", &[], 3, NONE, &["line 1"]);
    check(
        "{\"schema\":\"togyz.record/1\",\"pi",
        &[],
        3,
        "0 games were imported.\n1 game has a fault and was not imported.\n",
        &["line 1"],
    );
}

#[test]
fn what_cannot_be_read_does_not_stop_the_rest() {
    let place = Place::new();
    let good = place.write("good.txt", GAMES);
    let folder = place.path("").display().to_string();
    let ran = place.run(&["import", "/nowhere.txt", &folder, &good]);
    assert_eq!(ran.exit, 1);
    assert_eq!(ran.output, "4 games were imported.\n");
    assert!(
        ran.notices.contains("/nowhere.txt was not found"),
        "{}",
        ran.notices
    );
}

/// A fault in the second of three games.
const FAULTY: &str = "\
[White \"A\"]

1. 76 98 2. 66 87 1-0

[White \"B\"]

1. 76 98
2. 66 88 0-1

[White \"C\"]

1. 65 87 1-0
";

#[test]
fn the_games_before_a_fault_are_kept() {
    check(
        FAULTY,
        &[],
        3,
        "1 game was imported.\n1 game has a fault and was not imported.\n",
        &["in.txt, line 8, move 2 (Black)", "--lenient"],
    );
}

#[test]
fn nothing_is_left_out_after_a_fault_in_the_last_game() {
    let place = Place::new();
    let file = place.write("in.txt", "1. 76 98 *\n\n1. 76 99\n");
    let ran = place.run(&["import", &file]);
    assert_eq!(ran.exit, 3);
    assert!(ran.notices.contains("line 3"), "{}", ran.notices);
    assert!(!ran.notices.contains("--lenient"), "{}", ran.notices);
}

#[test]
fn a_lenient_import_goes_on() {
    check(
        FAULTY,
        &["--lenient"],
        3,
        "2 games were imported.\n1 game has a fault and was not imported.\n",
        &["in.txt, line 8, move 2 (Black)"],
    );
}

#[test]
fn cut_records() {
    let cut = &GAMES[..GAMES.len() - 4];
    check(cut, &[], 0, "4 games were imported.\n", &[]);
    check(
        "1. 76 98 {so\n2. 66",
        &[],
        3,
        "0 games were imported.\n1 game has a fault and was not imported.\n",
        &["in.txt", "line 1"],
    );
    check(
        "[White \"A\"]\n[Bla",
        &[],
        3,
        "0 games were imported.\n1 game has a fault and was not imported.\n",
        &["in.txt"],
    );
}

#[test]
fn every_encoding() {
    let text = "[White \"Айгуль\"]\n\n1. 76 98 2. 66 87 3. 12 76 4. 25 78 5. 48 36х\n";
    let utf_16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let with_bom = [&[0xff, 0xfe], utf_16.as_slice()].concat();
    let (cp1251, ..) = encoding_rs::WINDOWS_1251.encode(text);
    for bytes in [text.as_bytes(), &with_bom, &cp1251] {
        let place = Place::new();
        let file = place.write("in.txt", bytes);
        place.done(&["import", &file]);
        assert_eq!(place.ids(&["--player", "айгуль"]), [1]);
    }
    // A stray byte in UTF-16 is a fault where it stands.
    let mut odd = with_bom;
    odd.push(0xd8);
    let told = "0 games were imported.\n1 game has a fault and was not imported.\n";
    check(odd, &[], 3, told, &["in.txt, line 4"]);
}

#[test]
fn a_result_against_the_moves_is_noticed_and_the_moves_count() {
    let lie = GAMES.replacen("\"1-0\"", "\"0-1\"", 1);
    let place = Place::new();
    let file = place.write("in.txt", &lie);
    let ran = place.run(&["import", &file]);
    assert_eq!(
        (ran.exit, ran.output.as_str()),
        (0, "4 games were imported.\n")
    );
    assert!(ran.notices.contains("in.txt"), "{}", ran.notices);
    let game = &place.found(&[])[0];
    assert_eq!(
        (&game["result"], &game["tag_result"]),
        (&"1-0".into(), &"0-1".into())
    );

    for args in [vec!["check"], vec!["check", &file]] {
        let ran = place.run(&args);
        assert_eq!(ran.exit, 3, "{args:?}");
        assert!(ran.output.contains("in.txt"), "{}", ran.output);
        assert!(
            ran.output
                .ends_with("4 games were checked.\n1 fault was found.\n"),
            "{}",
            ran.output
        );
    }
}

#[test]
fn tags_may_be_missing_and_moves_may_not() {
    check("1. 76 98 *\n", &[], 0, "1 game was imported.\n", &[]);
    check(
        "[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1-0\n\n[White \"C\"]\n\n1. 76\n",
        &[],
        0,
        "1 game was imported.\n1 game has no moves and was not imported.\n",
        &[],
    );
}

#[test]
fn moves_after_the_end_are_a_fault() {
    let text = "1. 5 1 2. 3 5 3. 8 3 4. 7 4 5. 6 5 6. 4 1 1-0\n";
    check(
        text,
        &[],
        3,
        "0 games were imported.\n1 game has a fault and was not imported.\n",
        &["in.txt, line 1, move 6 (Black)"],
    );
    check(
        "1. 76 98 1-0 2. 66\n",
        &[],
        3,
        "0 games were imported.\n1 game has a fault and was not imported.\n",
        &["in.txt, line 1, move 2 (White)"],
    );
}

#[test]
fn lines_of_json_with_faults() {
    let game = |fields: &str| format!("{{\"schema\":\"togyz.record/1\",{fields}}}\n");
    let good = game("\"pits\":\"79\"");
    for (bad, sentence) in [
        (game("\"pits\":\"77\",\"tags\":{}") + "", ""),
        (game("\"pits\":\"7x\""), "line 2"),
        (game("\"pits\":\"7\",\"rules\":\"chess\""), "line 2"),
        (game("\"pits\":\"7\",\"start\":\"9S\""), "line 2"),
        (game("\"pits\":\"7\",\"from\":3"), "line 2"),
        (
            "{\"schema\":\"togyz.position/1\",\"pits\":\"7\"}\n".to_owned(),
            "line 2",
        ),
        ("[1, 2]\n".to_owned(), "line 2"),
    ] {
        let is_fine = sentence.is_empty();
        let place = Place::new();
        let file = place.write("in.jsonl", format!("{good}{bad}{good}"));
        let ran = place.run(&["import", "--lenient", &file]);
        assert_eq!(
            ran.exit,
            if is_fine { 0 } else { 3 },
            "{bad} {}",
            ran.notices
        );
        assert!(ran.notices.contains(sentence), "{bad}: {}", ran.notices);
    }
}

#[test]
fn files_are_checked_without_being_taken_in() {
    let place = Place::new();
    let good = place.write("good.txt", GAMES);
    let faulty = place.write("faulty.txt", FAULTY);
    assert_eq!(
        place.done(&["check", &good]),
        "4 games were checked.\nNo fault was found.\n"
    );
    let ran = place.run(&["check", &faulty, &good]);
    assert_eq!(ran.exit, 3);
    assert!(
        ran.output.contains("faulty.txt, line 8, move 2 (Black)"),
        "{}",
        ran.output
    );
    assert!(
        ran.output
            .ends_with("7 games were checked.\n1 fault was found.\n"),
        "{}",
        ran.output
    );
    assert!(!place.file().exists());
    let ran = place.run(&["check", "/nowhere.txt"]);
    assert_eq!(ran.exit, 1);
}

/// A text too long to be held: games with comments as long as books.
fn library(games: usize) -> String {
    let book = "Тоғызқұмалақ туралы ұзақ әңгіме. ".repeat(8000);
    let mut text = String::new();
    for number in 0..games {
        let first = number % 9 + 1;
        write!(
            text,
            "[White \"Ойыншы {number}\"]\n\n1. {first} {{{book}}} *\n\n"
        )
        .expect("a string");
    }
    text
}

#[test]
fn a_text_of_any_length_is_read_in_pieces() {
    let games = 40;
    let text = library(games);
    assert!(text.len() > 17 << 20);
    let place = Place::new();
    let file = place.write("long.txt", format!("{text}1. 76 99\n\n1. 76 98 *\n"));
    let ran = place.run(&["import", &file]);
    assert_eq!(ran.exit, 3);
    assert_eq!(
        ran.output,
        "40 games were imported.\n1 game has a fault and was not imported.\n"
    );
    let line = format!("line {}, move 1 (Black)", games * 4 + 1);
    assert!(ran.notices.contains(&line), "{}", ran.notices);
    assert!(ran.notices.contains("--lenient"), "{}", ran.notices);
    assert_eq!(place.ids(&["--player", "ойыншы 39"]), [40]);

    let utf_16: Vec<u8> = ["\u{feff}", &text]
        .concat()
        .encode_utf16()
        .flat_map(u16::to_be_bytes)
        .collect();
    let (cp1251, ..) = encoding_rs::WINDOWS_1251.encode(&text);
    let lines = place.done(&["export", "--format", "json"]);
    for bytes in [&utf_16, cp1251.as_ref(), lines.as_bytes()] {
        let ran = place.games(&["check", "-"]).input(bytes).run();
        assert_eq!(ran.output, "40 games were checked.\nNo fault was found.\n");
        let ran = place.games(&["import", "-"]).input(bytes).run();
        assert_eq!(ran.exit, 0, "{}", ran.notices);
    }
    let mut binary = vec![0xff; 17 << 20];
    binary[1000] = b'a';
    let ran = place.games(&["import", "-"]).input(binary).run();
    assert_eq!((ran.exit, ran.output.as_str()), (3, NONE));
}

#[test]
fn a_fault_in_the_collection_is_named_with_its_origin() {
    let place = Place::new();
    place.import(GAMES);
    let database = rusqlite::Connection::open(place.file()).expect("a database");
    database
        .execute("UPDATE games SET moves = '796877' WHERE id = 2", [])
        .unwrap();
    database
        .execute("UPDATE games SET plies = 5 WHERE id = 3", [])
        .unwrap();
    database
        .execute("UPDATE games SET tags = 'no' WHERE id = 4", [])
        .unwrap();
    drop(database);
    let ran = place.run(&["check"]);
    assert_eq!(ran.exit, 3);
    assert!(
        ran.output.contains("games.txt, line 8, move 3"),
        "{}",
        ran.output
    );
    assert!(ran.output.contains("about game 3"), "{}", ran.output);
    assert!(ran.output.contains("about game 4"), "{}", ran.output);
    assert!(
        ran.output
            .ends_with("4 games were checked.\n3 faults were found.\n"),
        "{}",
        ran.output
    );
    // Nothing else falls over them.
    for args in [
        vec!["list"],
        vec!["stats"],
        vec!["openings"],
        vec!["export"],
        vec!["show", "2"],
        vec!["list", "--format", "json"],
    ] {
        let ran = place.run(&args);
        assert!([0, 3].contains(&ran.exit), "{args:?}");
    }
    assert_eq!(
        lines(&place.done(&["export", "1", "--format", "json"])).len(),
        1
    );
}

#[test]
fn the_collection_itself_is_never_written_over() {
    let place = Place::new();
    let file = place.write("in.txt", b"1. 76 98 2. 66 87\n");
    place.done(&["import", &file]);
    let collection = place.file();
    let before = std::fs::read(&collection).unwrap();
    let ran = place.run(&["export", "--yes", "--output", collection.to_str().unwrap()]);
    assert_eq!(ran.exit, 1, "{}", ran.notices);
    assert_eq!(std::fs::read(&collection).unwrap(), before);
}
