//! Games that leave the collection and come back.

use std::fmt::Write;

use serde_json::{Value, json};

use super::{GAMES, Place, lines, random_games, real_files};
use crate::records::MOMENTS;

const FORMATS: [&str; 4] = ["tgk", "playok", "playstrategy", "json"];

/// What is the same about a game in every notation.
fn essence(game: &Value) -> Value {
    let tag = |name: &str| {
        match game["tags"][name].as_str() {
            None | Some("?") => "",
            Some(value) => value,
        }
        .to_owned()
    };
    let tags = ["White", "Black", "Date", "Event", "Termination"].map(tag);
    json!({
        "rules": game["rules"],
        "start": game["start"],
        "pits": game["pits"],
        "result": game["result"],
        "ended_by": game["ended_by"],
        "kazans": game["kazans"],
        "tuzdyks": game["tuzdyks"],
        "comments": game["comments"],
        "tags": tags,
    })
}

fn essences(games: &[Value]) -> Vec<Value> {
    games.iter().map(essence).collect()
}

#[track_caller]
fn check(place: &Place) {
    let before = essences(&place.found(&[]));
    for format in FORMATS {
        let text = place.done(&["export", "--format", format]);
        let other = Place::new();
        let told = other.import(&text);
        assert!(
            told.starts_with(&format!("{} games were imported.\n", before.len())),
            "{format}: {told}"
        );
        assert_eq!(essences(&other.found(&[])), before, "{format}");
        assert_eq!(
            essences(&other.found(&[])).len(),
            lines(&other.done(&["export", "--format", "json"])).len()
        );
    }
}

#[test]
fn games_of_people() {
    let place = Place::new();
    place.import(GAMES);
    check(&place);
}

#[test]
fn random_games_to_the_end() {
    let place = Place::new();
    place.import(&random_games(40, 11));
    check(&place);
}

#[test]
fn real_games() {
    let files = real_files();
    if files.is_empty() {
        return;
    }
    let place = Place::new();
    let mut args = vec!["import"];
    args.extend(files.iter().map(String::as_str));
    place.done(&args);
    check(&place);
}

#[test]
fn games_from_other_starts_and_under_other_rules() {
    let place = Place::new();
    let mut text = String::new();
    for (name, position, pits) in MOMENTS {
        let rules = if name.contains("passed over") {
            "extra-move"
        } else {
            "standard"
        };
        let moves: Vec<String> = pits.chars().map(String::from).collect();
        let moves = moves.join(" ");
        let (_, number) = position.rsplit_once(' ').expect("a position");
        let column = if position.contains(" N ") { "- " } else { "" };
        write!(
            text,
            "[Event \"{name}\"]\n[Rules \"{rules}\"]\n[FEN \"{position}\"]\n\n{number}. {column}{moves}\n\n"
        )
        .expect("a string");
    }
    text.push_str("[Game \"Bestemshe\"]\n\n1. 5 1 2. 3\n\n[Game \"Qozdatu\"]\n\n1. 5 1 2. 3\n");
    place.import(&text);
    check(&place);
}

#[test]
fn games_are_chosen_by_number_or_by_what_they_are() {
    let place = Place::new();
    place.import(GAMES);
    let json = |args: &[&str]| {
        let args: Vec<&str> = ["export", "--format", "json"]
            .iter()
            .chain(args)
            .copied()
            .collect();
        let games = lines(&place.done(&args));
        games
            .iter()
            .filter_map(|game| game["id"].as_u64())
            .collect::<Vec<_>>()
    };
    assert_eq!(json(&["2", "4"]), [2, 4]);
    assert_eq!(json(&["2-3,1"]), [1, 2, 3]);
    assert_eq!(json(&["--player", "bakyt"]), [1, 2]);
    assert_eq!(json(&["2-4", "--player", "bakyt"]), [2]);
    assert_eq!(place.run(&["export", "5"]).exit, 2);
    assert_eq!(place.run(&["export", "1-x"]).exit, 2);
    assert_eq!(place.run(&["export", "3-1"]).exit, 2);
}

#[test]
fn a_file_is_written_whole_and_never_lost_unasked() {
    let place = Place::new();
    place.import(GAMES);
    let file = place.path("out.tgn").display().to_string();
    let args = ["export", "--output", &file];
    let ran = place.run(&args);
    assert_eq!((ran.exit, ran.output.as_str()), (0, ""));
    let written = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(written, place.done(&["export"]));

    std::fs::write(&file, "mine").expect("a file");
    let ran = place.run(&args);
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains("--yes"), "{}", ran.notices);
    let ran = place.games(&args).on_terminal().input("n\n").run();
    assert_eq!(ran.exit, 1);
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), "mine");

    let ran = place.games(&args).on_terminal().input("y\n").run();
    assert_eq!(ran.exit, 0);
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), written);
    std::fs::write(&file, "mine").expect("a file");
    place.done(&["export", "--output", &file, "--yes"]);
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), written);

    // A folder that is not there may be a slip of the pen: none is made.
    let folder = place.path("fodler").display().to_string();
    let ran = place.run(&["export", "--output", &format!("{folder}/x.tgn")]);
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains(&folder), "{}", ran.notices);
    assert!(!place.path("fodler").exists());
}
