//! The puzzles of the program: `cargo xtask puzzles verify` proves all of them.

use std::collections::HashSet;

use togyz_ai::puzzle::{Judge, Proof, Puzzle, Theme, parse, puzzles, rate};
use togyz_ai::{Config, Engine, Level};
use togyz_core::{Rules, Side};

/// Every so many puzzles one is proven here.
const SAMPLE: usize = 23;

#[test]
fn there_are_puzzles_of_every_theme_and_level() {
    assert!(puzzles().len() >= 500, "{}", puzzles().len());
    for theme in Theme::ALL {
        let of_theme = puzzles()
            .iter()
            .filter(|puzzle| puzzle.themes.contains(&theme));
        assert!(of_theme.count() >= 10, "{theme:?}");
    }
    for level in Level::ALL {
        let of_level = puzzles()
            .iter()
            .filter(|puzzle| puzzle.rating.level == level);
        assert!(of_level.count() >= 10, "{level}");
    }
    assert!(puzzles().is_sorted_by_key(|puzzle| puzzle.rating.level));
}

#[test]
fn each_puzzle_is_one_short_line_that_reads_the_same_again() {
    for puzzle in puzzles() {
        let line = puzzle.to_string();
        assert!(line.len() < 200, "{line}");
        assert_eq!(Puzzle::parse(&line).as_ref(), Some(puzzle), "{line}");
    }
}

#[test]
fn no_puzzle_is_there_twice_nor_with_the_board_turned() {
    let mut met = HashSet::new();
    for puzzle in puzzles() {
        assert_eq!(puzzle.position.side_to_move(), Side::White);
        assert_eq!(puzzle.position.rules(), Rules::default());
        assert!(met.insert(puzzle.position), "{puzzle}");
        assert!(!met.contains(&puzzle.position.turned()), "{puzzle}");
    }
}

#[test]
fn the_themes_are_what_replaying_shows() {
    for puzzle in puzzles() {
        let themes = Theme::of(&puzzle.position, &puzzle.line, puzzle.proof);
        assert_eq!(themes, puzzle.themes, "{puzzle}");
    }
}

#[test]
fn a_sample_is_proven_and_rated_again() {
    let mut judge = Judge::default();
    let mut engine = Engine::with(Config {
        hash_megabytes: 1,
        ..Config::default()
    });
    for puzzle in puzzles().iter().step_by(SAMPLE) {
        let solution = match puzzle.proof {
            Proof::Won => judge.study(&puzzle.position),
            Proof::Solved | Proof::Win { .. } | Proof::Search => judge.solution(&puzzle.position),
        };
        assert_eq!(solution, Some((puzzle.line.clone(), puzzle.proof)));
        let rating = rate(&mut engine, &puzzle.position, &puzzle.line);
        assert_eq!(rating, puzzle.rating, "{puzzle}");
    }
}

#[test]
fn a_position_without_one_best_move_is_no_puzzle() {
    let start = togyz_core::Position::start(Rules::default());
    assert_eq!(Judge::default().solution(&start), None);
}

#[test]
fn lines_that_are_no_puzzles_are_named() {
    let good = puzzles()[0].to_string();
    let is_bad = |line: &str| parse(&format!("# a note\n\n{good}\n{line}\n"));
    assert_eq!(is_bad("").map(|puzzles| puzzles.len()), Ok(1));
    let bad = [
        "nonsense".to_owned(),
        good.replace(" S;", " N;"),
        good.replacen("; ", "; 0 ", 1),
        format!("{good}; more"),
        good.replace("; ", "; unknown ").replacen("unknown ", "", 1),
    ];
    for line in bad {
        assert_eq!(is_bad(&line).map_err(|error| error.line), Err(4), "{line}");
    }
}
