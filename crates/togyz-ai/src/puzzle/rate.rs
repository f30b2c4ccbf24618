//! How hard a puzzle is: which of our levels solve it.

use std::fmt;

use togyz_core::{Game, Move, Position};

use crate::engine::Engine;
use crate::level::Level;

/// How often each level tries a puzzle, each time with another seed.
pub const PLAYS: u64 = 8;

/// A level solves a puzzle if it finds the solution in so many of its plays.
pub const LEAST_SHARE: u64 = PLAYS / 2;

/// How hard a puzzle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating {
    /// The weakest level that solves it as all stronger ones do, in at least
    /// half of its plays; 9 where not even the strongest does.
    pub level: Level,
    /// In how many plays of all levels together the whole solution was found.
    pub solved: u32,
}

impl Rating {
    pub(super) fn parse(text: &str) -> Option<Self> {
        let (level, solved) = text.split_once(' ')?;
        Some(Self {
            level: Level::new(level.parse().ok()?)?,
            solved: solved.parse().ok()?,
        })
    }
}

/// As a text of puzzles writes it.
impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level, self.solved)
    }
}

/// Lets each level look for the solution `line` of `position`. The same
/// question always gets the same answer.
pub fn rate(engine: &mut Engine, position: &Position, line: &[Move]) -> Rating {
    let mut rating = Rating {
        level: Level::ALL[8],
        solved: 0,
    };
    let mut is_solved_above = true;
    for level in Level::ALL.into_iter().rev() {
        // The strongest level plays no lots.
        let is_sure = level.strength().halving == 0;
        let plays = if is_sure { 1 } else { PLAYS };
        let found = (0..plays).filter(|seed| finds(engine, position, line, level, *seed));
        let found = found.count() as u64 * (PLAYS / plays);
        rating.solved += u32::try_from(found).unwrap_or(0);
        is_solved_above &= found >= LEAST_SHARE;
        if is_solved_above {
            rating.level = level;
        }
    }
    rating
}

/// Whether a level plays the whole solution.
fn finds(engine: &mut Engine, start: &Position, line: &[Move], level: Level, seed: u64) -> bool {
    let mut here = *start;
    line.iter().enumerate().all(|(ply, mv)| {
        let is_found = ply % 2 == 1 || {
            let game = Game::from_setup(here.setup());
            let choice = game.ok().and_then(|game| engine.choose(&game, level, seed));
            choice.is_some_and(|choice| choice.mv == *mv)
        };
        here = here.after(*mv);
        is_found
    })
}
