//! What is printed about a collection.

use std::fmt::Write;

use super::{GAMES, Place, lines, random_games};
use crate::latin::foreign_words;

#[test]
fn games_are_listed() {
    let place = Place::new();
    place.import(GAMES);
    insta::assert_snapshot!(place.done(&["list"]));
    let ran = place.run(&["list", "--limit", "2"]);
    assert_eq!(ran.output.lines().count(), 3);
    assert_eq!(ran.notices, "Only the first 2 games are shown.\n");
    let words = place.done(&["list", "--style", "text", "--limit", "1"]);
    assert_eq!(
        words,
        "No.: 1, Date: 2026-01-02, White: Aigerim, Black: Bakyt, Result: 1-0, Plies: 11, \
         Score: 82:15, Ended by: more than half of the stones\n"
    );
}

#[test]
fn a_game_is_a_line_of_json() {
    let place = Place::new();
    let file = place.write("games.txt", GAMES);
    place.done(&["import", &file]);
    let json = place
        .done(&["list", "--format", "json"])
        .replace(&file, "FILE");
    insta::assert_snapshot!(json);
}

#[test]
fn openings_are_a_tree() {
    let place = Place::new();
    place.import(GAMES);
    insta::assert_snapshot!(place.done(&["openings", "--depth", "4"]));
    let few = place.done(&["openings", "--min", "2"]);
    assert_eq!(few.lines().count(), 2, "{few}");
    let json = lines(&place.done(&["openings", "--format", "json", "--depth", "2"]));
    assert_eq!(json[0]["moves"], "76");
    assert_eq!(json[0]["games"], 2);
    assert_eq!(json[0]["black"], 1);
    assert_eq!(json[0]["draws"], 1);
    let of_dana = place.done(&["openings", "--player", "dana", "--depth", "1"]);
    assert!(
        of_dana.contains("1. 76      1    0 %    0 %  100 %"),
        "{of_dana}"
    );
}

#[test]
fn openings_of_random_games_add_up() {
    let place = Place::new();
    place.import(&random_games(60, 3));
    let json = lines(&place.done(&["openings", "--format", "json", "--depth", "2"]));
    let sum = |plies: usize| -> u64 {
        let of_length = json.iter().filter(|opening| {
            opening["pits"]
                .as_str()
                .is_some_and(|pits| pits.len() == plies)
        });
        of_length
            .filter_map(|opening| opening["games"].as_u64())
            .sum()
    };
    assert_eq!((sum(1), sum(2)), (60, 60));
}

#[test]
fn a_collection_is_told_in_numbers() {
    let place = Place::new();
    place.import(GAMES);
    insta::assert_snapshot!(place.done(&["stats"]));
    insta::assert_snapshot!("stats_json", place.done(&["stats", "--format", "json"]));
}

#[test]
fn everything_is_said_in_the_language_of_the_person() {
    let place = Place::new();
    let text = GAMES
        .replace("Aigerim", "Айгерім")
        .replace("Bakyt", "Бақыт")
        .replace("Dana", "Дана")
        + "\n1. 76 98 2. 66 88\n\n1. 65 87 *\n";
    let mut told = String::new();
    for lang in ["kk", "ru", "ky"] {
        let place_of_lang = Place::new();
        let file = place_of_lang.write("a.txt", &text);
        for args in [
            vec!["import", &file],
            vec!["list"],
            vec!["find", "--limit", "1"],
            vec!["find", "--player", "х"],
            vec!["openings"],
            vec!["stats"],
            vec!["check"],
            vec!["check", &file],
            vec!["show", "99"],
            vec!["delete", "1"],
            vec!["delete", "1", "--yes"],
            vec!["export", "--output", &file],
        ] {
            let ran = place_of_lang.games(&args).env("TOGYZ_LANG", lang).run();
            let said = (ran.output + &ran.notices).replace(&file, "a.txt");
            assert_eq!(
                foreign_words(&said, &["a.txt", "X"]),
                [""; 0],
                "{lang} {args:?}\n{said}"
            );
            writeln!(told, "$ togyz games {} ({lang})\n{said}", args[0]).expect("a string");
        }
    }
    drop(place);
    insta::assert_snapshot!("three_languages", told);
}

#[test]
fn columns_stand_under_each_other_in_every_script() {
    let place = Place::new();
    let names = "[White \"Өмірзақ Ұзақов\"]\n[Black \"囲碁\"]\n\n1. 76 98 *\n";
    place.import(&format!("{GAMES}\n{names}"));
    let table = place.games(&["list"]).env("TOGYZ_LANG", "kk").run().output;
    let column = |line: &str| {
        let result = line.find(['*', '1', '0'].as_slice());
        assert!(result.is_some());
        unicode_width::UnicodeWidthStr::width(line.split("  ").next().unwrap_or_default())
    };
    let widths: Vec<usize> = table.lines().skip(1).map(column).collect();
    assert_eq!(widths.len(), 5);
    // The scores end in one column.
    let ends: Vec<usize> = table
        .lines()
        .skip(1)
        .map(|line| {
            let score = line.find(':').expect("a score");
            let rest = line[score..].find("  ").expect("another column");
            unicode_width::UnicodeWidthStr::width(&line[..score + rest])
        })
        .collect();
    assert!(ends.windows(2).all(|two| two[0] == two[1]), "{table}");
}

#[test]
fn a_table_fits_the_screen() {
    let place = Place::new();
    let name = "Өте ұзақ есімді ойыншы, сол есім терезеге сыймайды";
    place.import(&GAMES.replace("Aigerim", name));
    let whole = place.done(&["list"]);
    assert!(whole.contains(name), "{whole}");
    for lang in ["en", "kk", "ru", "ky"] {
        let list = place.games(&["list"]).env("TOGYZ_LANG", lang);
        let table = list.on_terminal().run().output;
        for line in table.lines() {
            assert!(unicode_width::UnicodeWidthStr::width(line) <= 80, "{line}");
        }
        assert!(table.contains('…'), "{table}");
    }
}

#[test]
fn the_progress_is_told_on_a_terminal_only() {
    let place = Place::new();
    let file = place.write("many.txt", random_games(450, 6));
    let import = place.games(&["import", &file]);
    let ran = import.clone().on_terminal().run();
    assert_eq!(ran.output, "450 games were imported.\n");
    assert!(ran.notices.contains("games: 400"), "{:?}", ran.notices);
    assert!(ran.notices.ends_with("\r\u{1b}[K"), "{:?}", ran.notices);
    for quiet in [
        import.clone(),
        import.on_terminal().env("TERM", "dumb"),
        place.games(&["import", &file, "--quiet"]).on_terminal(),
    ] {
        assert_eq!(quiet.run().notices, "");
    }
}

#[test]
fn a_name_cannot_move_the_cursor() {
    let place = Place::new();
    let hostile = "{\"schema\":\"togyz.record/1\",\"pits\":\"79\",\"tags\":{\"White\":\"\\u001b[2J\\u202eabc\"}}\n";
    place.import(hostile);
    let table = place.done(&["list"]);
    assert!(!table.contains(['\u{1b}', '\u{202e}']), "{table:?}");
}
