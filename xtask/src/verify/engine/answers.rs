//! Positions in which an engine may stumble.

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::time::Duration;

use togyz_ai::{Config, Engine, Level, Limits, Proven, Strength};
use togyz_core::{Game, Outcome, Rules, Setup};

use super::check_lines;
use crate::Failed;

const POSITIONS: [&str; 14] = [
    // Over: by majority, by an empty row, with kazans of 81 and 81.
    "9/9 82 80 S 40",
    "9/9 82 80 N 40",
    "9/9 81 81 S 40",
    "9/9 81 81 N 40",
    "9/1S,8 81 80 N 40",
    "9/150S,8 6 6 N 9",
    // One pit holds nearly everything, or all of it.
    "9/150S,8 6 6 S 9",
    "9/t,7,150S 6 6 S 9",
    "8,t/1,t,3,150S,3 6 6 S 9",
    "162S,8/9 0 0 N 1",
    "9/8,162S 0 0 S 1",
    // One stone away from the end.
    "8,1S/1S,8 80 80 S 1",
    "8,1S/9 81 80 N 1",
    // One legal move.
    "2,5S,2S,1S,1,t,2/3,12S,5 72 70 S 32",
];

/// Positions that the highest levels look at here.
const MOST_NODES: u64 = 50_000;

/// Asks for the best move in each, under every kind of limit and at every
/// level: a legal one must come, and what has ended must be known.
pub(super) fn check() -> Result<(), Failed> {
    let limits = [
        Limits::nodes(0),
        Limits::nodes(1),
        Limits::nodes(2),
        Limits::nodes(3),
        Limits::nodes(20_000).with_lines(9),
        Limits::depth(1),
        Limits::depth(4).with_lines(100),
        Limits::time(Duration::ZERO),
        Limits::time(Duration::from_millis(1)),
        Limits::clock(Duration::ZERO, Duration::ZERO),
    ];
    let mut engine = Engine::with(Config {
        threads: 2,
        ..Config::default()
    });
    for text in POSITIONS {
        let setup = Setup::parse(text, Rules::default()).map_err(|error| say(text, &error))?;
        let game = Game::from_setup(setup).map_err(|error| say(text, &error))?;
        for limits in &limits {
            let analysis = engine.analyse(&game, limits, |_| ControlFlow::Continue(()));
            check_lines(&game, &analysis);
            let is_right = game.ending().is_none_or(|ending| {
                let is_mover = |side| side == game.position().side_to_move();
                match (ending.outcome, analysis.score.proven()) {
                    (Outcome::Win(side), Some(Proven::Win { plies: 0 })) => is_mover(side),
                    (Outcome::Win(side), Some(Proven::Loss { plies: 0 })) => !is_mover(side),
                    (Outcome::Draw, None) => analysis.score.hundredths() == Some(0),
                    _ => false,
                }
            });
            if !is_right {
                return Err(say(text, &analysis));
            }
        }
        for level in Level::ALL {
            let strength = level.strength();
            let strength = Strength {
                nodes: strength.nodes.min(MOST_NODES),
                ..strength
            };
            let choice = engine.choose_at(&game, &strength, 1);
            let legal = game.position().legal_moves();
            let is_right = match &choice {
                Some(choice) => legal.contains(choice.mv),
                None => legal.is_empty(),
            };
            if !is_right {
                return Err(say(text, &choice));
            }
        }
    }
    println!(
        "engine: {} positions that are over or nearly so, or heaped into one pit: answered \
         under {} limits and at every level",
        POSITIONS.len(),
        limits.len()
    );
    Ok(())
}

fn say(text: &str, wrong: &dyn Debug) -> Failed {
    eprintln!("{text}: {wrong:?}");
    Failed
}
