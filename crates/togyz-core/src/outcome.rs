//! How games end.

use crate::Side;

/// How and why a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won, if anybody.
    pub outcome: Outcome,
    /// What ended the game.
    pub reason: Reason,
}

/// The result of a finished game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This side won.
    Win(Side),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The winner, or `None` after a draw.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(side) => Some(side),
            Self::Draw => None,
        }
    }
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A kazan passed one half of all stones (82 of 162).
    Majority,
    /// The player to move had no stone to play.
    Atsyrau,
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// A player claimed a draw by the third occurrence of a position.
    Repetition,
    /// A player ran out of time.
    Time,
}
