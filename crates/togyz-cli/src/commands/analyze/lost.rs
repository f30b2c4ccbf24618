//! The moves of a game that lost much.

use std::sync::atomic::AtomicBool;

use togyz_ai::Engine;
use togyz_core::{Game, Move, Position};

use super::study::study;
use crate::cli::Effort;
use crate::grade::Grade;

/// A move that lost much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lost {
    /// The position before it.
    pub(crate) before: Position,
    /// Its number in the game.
    pub(crate) number: u16,
    /// The move that would have been best.
    pub(crate) best: Move,
}

/// The moves of `game` that are a mistake or worse, as the analysis finds them,
/// until `interrupted` is set.
pub(crate) fn lost(
    engine: &mut Engine,
    game: &Game,
    effort: Effort,
    interrupted: &AtomicBool,
) -> Vec<Lost> {
    let tell = |_| Ok::<(), std::convert::Infallible>(());
    let Ok(studied) = study(engine, game, effort, interrupted, tell);
    let mistakes = studied
        .plies
        .iter()
        .filter(|ply| ply.verdict.grade >= Some(Grade::Mistake));
    mistakes
        .map(|ply| Lost {
            before: ply.played.before,
            number: ply.played.number,
            best: ply.verdict.best.mv,
        })
        .collect()
}
