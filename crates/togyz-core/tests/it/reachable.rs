//! Every position of many games, under all rules.

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use togyz_core::{BySide, Move, Position, Setup, Side};

use crate::random::{Heap, Random, all_rules, scattered};

/// Plies after which a game is given up: under play-on it need not end.
const MOST_PLIES: usize = 400;

/// Plays seeded games from the start under all rules, and games from made-up
/// positions, and checks every move in every position of theirs.
#[track_caller]
pub(crate) fn in_every_ply(check: impl Fn(&Position, Move)) {
    in_every_game(|start, choices| {
        let mut position = start.position().expect("a valid setup");
        for choice in choices {
            for mv in position.legal_moves() {
                check(&position, mv);
            }
            let Some(mv) = nth_move(&position, *choice) else {
                break;
            };
            position = position.after(mv);
        }
    });
}

/// As [`in_every_ply`], for what concerns a position alone.
#[track_caller]
pub(crate) fn in_every_position(check: impl Fn(&Position)) {
    in_every_game(|start, choices| {
        let mut position = start.position().expect("a valid setup");
        check(&position);
        for choice in choices {
            let Some(mv) = nth_move(&position, *choice) else {
                break;
            };
            position = position.after(mv);
            check(&position);
        }
    });
}

/// Gives setups and choices of moves: which of the legal ones, counted around.
#[track_caller]
pub(crate) fn in_every_game(check: impl Fn(&Setup, &[usize])) {
    let mut random = Random::new(162);
    for rules in all_rules() {
        for _ in 0..25 {
            let choices: Vec<_> = (0..MOST_PLIES).map(|_| random.below(5040)).collect();
            check(&Setup::start(rules), &choices);
        }
    }
    let mut runner = TestRunner::new(Config {
        cases: 400,
        failure_persistence: None,
        ..Config::default()
    });
    let games = (any_setup(), prop::collection::vec(0..5040_usize, 0..60));
    let outcome = runner.run(&games, |(start, choices)| {
        check(&start, &choices);
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let heaps = prop::collection::vec((0..18_usize, 1..60_usize), 0..20);
    (
        prop::sample::select(all_rules()),
        (0..12_usize, 0..12_usize),
        heaps,
        0..40_usize,
        prop::sample::select(&Side::ALL[..]),
    )
        .prop_map(|(rules, (white, black), heaps, white_more, side)| {
            let heaps: Vec<_> = heaps
                .into_iter()
                .map(|(place, stones)| Heap { place, stones })
                .collect();
            scattered(rules, BySide { white, black }, &heaps, white_more, side)
        })
}

pub(crate) fn nth_move(position: &Position, choice: usize) -> Option<Move> {
    let moves = position.legal_moves();
    moves.iter().nth(choice % moves.len().max(1))
}
