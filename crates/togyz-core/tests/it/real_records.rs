//! Real records, read from outside the project: they belong to others.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use togyz_core::notation::{FaultKind, Notation, ReadGame, Reader, reason_key};
use togyz_core::{Event, Game, Move, Rules, Side};

/// A file of the folder with the sample data; `None`, with a notice, where the
/// folder is absent.
#[expect(
    clippy::print_stdout,
    reason = "whoever runs the tests shall know that nothing was checked"
)]
pub(crate) fn sample(name: &str) -> Option<String> {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data"));
    if !folder.is_dir() {
        println!("notice: {} is absent, nothing is checked", folder.display());
        return None;
    }
    Some(fs::read_to_string(folder.join(name)).expect(name))
}

/// The games of the four files, in order, with the lines of `expected.jsonl`
/// that describe them.
fn games_with_expectations() -> Option<Vec<(ReadGame, Value)>> {
    let expected = sample("games/expected.jsonl")?;
    let mut files: HashMap<String, Vec<ReadGame>> = HashMap::new();
    let mut pairs = Vec::new();
    for line in expected.lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let file = line["file"].as_str().expect("a file's name").to_owned();
        let games = files.entry(file).or_insert_with_key(|file| {
            let text = sample(&format!("games/{file}")).expect("the folder is there");
            let mut games: Vec<_> = Reader::new(&text, Rules::default()).collect();
            games.reverse();
            games
        });
        pairs.push((games.pop().expect("as many games as lines"), line));
    }
    assert!(files.values().all(Vec::is_empty), "more games than lines");
    Some(pairs)
}

/// The tuzdyks made in a game: ply from 1, and the pit's number.
fn tuzdyks(game: &Game) -> Vec<(usize, u8)> {
    let mut found = Vec::new();
    for (index, played) in game.played().iter().enumerate() {
        let mut position = played.before;
        position
            .play_with(played.mv, |event| {
                if let Event::TuzdykMade { pit } = event {
                    found.push((index + 1, pit.no.get()));
                }
            })
            .expect("a legal move");
    }
    found
}

fn pits(game: &Game) -> String {
    let played = game.played().iter();
    played.map(|played| played.mv.to_string()).collect()
}

#[track_caller]
fn assert_same_moves(one: &Game, other: &Game) {
    assert_eq!(one.start(), other.start());
    assert_eq!(pits(one), pits(other));
    assert_eq!(one.position(), other.position());
    assert_eq!(one.ending(), other.ending());
}

#[test]
fn all_527_games_read_as_recorded() {
    let Some(pairs) = games_with_expectations() else {
        return;
    };
    assert_eq!(pairs.len(), 527);
    for (read, expected) in pairs {
        let name = format!("{} {}", expected["file"], expected["game"]);
        assert_eq!(read.fault, None, "{name}");
        let record = read.record;
        let game = &record.game;
        assert_eq!(pits(game), expected["pits"], "{name}");
        assert_eq!(game.ply(), expected["plies"], "{name}");
        let kazans = game.position().kazans();
        assert_eq!(
            [kazans.white, kazans.black],
            expected["kazans"].as_array().unwrap()[..],
            "{name}"
        );
        let made: Vec<_> = expected["tuzdyks"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|made| {
                let number = |key: &str| usize::try_from(made[key].as_u64().expect(key)).unwrap();
                (number("ply"), u8::try_from(number("pit")).unwrap())
            })
            .collect();
        assert_eq!(tuzdyks(game), made, "{name}");
        let ended_by = game.ending().map(|ending| reason_key(ending.reason));
        assert_eq!(ended_by, expected["ended_by"].as_str(), "{name}");
        assert_eq!(record.contradictions(), [], "{name}");
        if let Some(result) = expected["result"].as_str() {
            let read = togyz_core::notation::DeclaredResult::parse(result).unwrap();
            assert_eq!(record.outcome(), read.outcome, "{name}");
        }
    }
}

#[test]
fn every_real_game_survives_every_notation() {
    let Some(pairs) = games_with_expectations() else {
        return;
    };
    for (read, _) in pairs {
        for notation in Notation::ALL {
            let text = read.record.to_text(notation);
            let again: Vec<_> = Reader::new(&text, Rules::default()).collect();
            let [again] = &again[..] else {
                panic!("one game, not {}:\n{text}", again.len());
            };
            assert_eq!(again.fault, None, "{text}");
            assert_same_moves(&again.record.game, &read.record.game);
            assert_eq!(again.record.outcome(), read.record.outcome());
            assert_eq!(again.record.to_text(notation), text);
        }
    }
}

/// The words of the moves of a text: no tags, no numbers, no results.
fn move_words(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| !line.starts_with('['))
        .flat_map(str::split_whitespace)
        .filter(|word| !word.ends_with('.'))
        .collect()
}

#[track_caller]
fn assert_rewritten_alike(file: &str, notation: Notation, change: impl Fn(&str) -> String) {
    let Some(text) = sample(file) else {
        return;
    };
    let rewritten: String = Reader::new(&text, Rules::default())
        .map(|read| read.record.to_text(notation))
        .collect();
    let rewritten = change(&rewritten);
    assert!(move_words(&text).len() > 50);
    assert_eq!(move_words(&rewritten), move_words(&text));
}

#[test]
fn playok_games_are_written_as_playok_wrote_them() {
    // Kazans stand exactly after captures, {zero} exactly after atsyrau.
    assert_rewritten_alike("games/playok_style.txt", Notation::PlayOk, str::to_owned);
}

#[test]
fn tgk_games_are_written_as_they_were_but_for_the_result() {
    assert_rewritten_alike("games/tgk_style.txt", Notation::Tgk, |text| {
        let is_row = |line: &&str| line.contains(". ");
        text.lines().filter(is_row).collect::<Vec<_>>().join("\n")
    });
}

#[test]
fn playstrategy_games_are_written_as_playstrategy_wrote_them() {
    assert_rewritten_alike(
        "games/playstrategy_uci.txt",
        Notation::PlayStrategy,
        |text| {
            let words = text.split_whitespace();
            let is_move = |word: &&str| word.len() == 4 && word.starts_with(char::is_alphabetic);
            words.filter(is_move).collect::<Vec<_>>().join(" ")
        },
    );
}

#[test]
fn each_line_of_squares_is_a_game() {
    let Some(text) = sample("games/playstrategy_uci.txt") else {
        return;
    };
    let games: Vec<_> = Reader::new(&text, Rules::default()).collect();
    assert_eq!(games.len(), 2);
    let lengths = text.lines().map(|line| line.split(' ').count());
    assert!(lengths.eq(games.iter().map(|read| read.record.game.ply())));
}

#[test]
fn all_shortest_games_end_with_the_kazans_that_stand_after_them() {
    let text = include_str!("../data/shortest_wins.txt");
    let games: Vec<_> = Reader::new(text, Rules::default()).collect();
    assert_eq!(games.len(), 1391);
    let mut first_moves = HashMap::new();
    for (read, line) in games.iter().zip(text.lines()) {
        assert_eq!(read.fault, None, "{line}");
        let game = &read.record.game;
        assert_eq!(game.ply(), 11, "{line}");
        let ending = game.ending().expect(line);
        assert_eq!(ending.outcome.winner(), Some(Side::White), "{line}");
        *first_moves.entry(game.played()[0].mv).or_insert(0) += 1;
    }
    let expected = [(5, 3), (7, 19), (8, 9), (9, 1360)];
    assert_eq!(
        first_moves,
        expected
            .into_iter()
            .map(|(pit, count)| (Move::new(pit).unwrap(), count))
            .collect()
    );
}

#[test]
fn other_final_kazans_are_a_fault() {
    let text = include_str!("../data/shortest_wins.txt").replacen("82-15", "82-16", 1);
    let games: Vec<_> = Reader::new(&text, Rules::default()).collect();
    assert_eq!(games.len(), 1391);
    let fault = games[0].fault.as_ref().expect("a fault");
    assert_eq!((fault.line, fault.column, fault.ply), (1, 13, 11));
    assert!(matches!(fault.why, FaultKind::KazansDiffer { .. }));
    assert!(games[1..].iter().all(|read| read.fault.is_none()));
}

#[test]
fn the_diagram_of_a_bulletin_shows_the_position() {
    let Some(text) = sample("bulletin_diagram.txt") else {
        return;
    };
    let games: Vec<_> = Reader::new(&text, Rules::default()).collect();
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].fault, None);
    assert_eq!(games[0].record.game.ply(), 20);
    // Reading goes on after the diagram.
    let longer = format!("{text}11. 41 38\n");
    let game = Reader::new(&longer, Rules::default()).next().unwrap();
    assert_eq!(game.fault, None);
    assert_eq!(game.record.game.ply(), 22);
}

#[test]
fn no_cell_of_a_diagram_can_be_changed_unnoticed() {
    let Some(text) = sample("bulletin_diagram.txt") else {
        return;
    };
    let lines: Vec<&str> = text.lines().collect();
    let mut count = 0;
    for (index, line) in lines.iter().enumerate().skip(10) {
        let cells: Vec<&str> = line.split_whitespace().collect();
        for cell in 0..cells.len() {
            for other in ["-", "х", "9"] {
                if other.eq(cells[cell]) || other == "х" && cells[cell] == "Х" {
                    continue;
                }
                let mut changed = cells.clone();
                changed[cell] = other;
                let changed = changed.join(" ");
                let mut lines = lines.clone();
                lines[index] = &changed;
                let game = Reader::new(&lines.join("\n"), Rules::default())
                    .next()
                    .unwrap();
                let fault = game.fault.expect("a fault");
                assert!(matches!(fault.why, FaultKind::DiagramDiffers(_)), "{fault}");
                assert_eq!(fault.line, index + 1);
                assert_eq!(fault.token, other);
                let before: usize = cells[..cell]
                    .iter()
                    .map(|cell| cell.chars().count() + 1)
                    .sum();
                assert_eq!(fault.column, before + 1);
                count += 1;
            }
        }
    }
    assert_eq!(count, 20 * 3 - 4);
}
