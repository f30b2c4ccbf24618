//! What can be wrong with a typed move.

use core::fmt;

use crate::{IllegalMove, Pit, PitNo, Side, TuzdykLimit};

/// Why a typed move is none that can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveTextError {
    /// The text is in none of the notations.
    Unreadable,
    /// The move cannot be played, however it is written.
    Illegal(IllegalMove),
    /// The source names a pit in the row of the player who is not to move.
    WrongSide {
        /// The source that was typed.
        from: Pit,
    },
    /// The last stone lands elsewhere.
    WrongLanding {
        /// The pit that is played.
        from: Pit,
        /// Where its last stone lands.
        landing: Pit,
        /// The number that was typed instead.
        typed: PitNo,
        /// The row that was typed, in the one notation that names it. The
        /// number may then be right and only the row wrong.
        row: Option<Side>,
    },
    /// The move is marked as one that takes a tuzdyk, and takes none.
    NotATuzdyk {
        /// The pit that is played.
        from: Pit,
        /// Where its last stone lands.
        landing: Pit,
        /// What forbids the tuzdyk, if the last stone made a 3.
        limit: Option<TuzdykLimit>,
    },
    /// The number in brackets is neither the mover's kazan nor the capture.
    WrongKazan {
        /// The number that was typed.
        typed: u16,
        /// Stones in the mover's kazan after the move, before what atsyrau
        /// adds to it.
        kazan: u8,
        /// Stones that the move captured or took with a tuzdyk; 0 if none.
        captured: u8,
    },
}

impl From<IllegalMove> for MoveTextError {
    fn from(illegal: IllegalMove) -> Self {
        Self::Illegal(illegal)
    }
}

/// For developers, not for players.
impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable => f.write_str("this is no move"),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::WrongSide { from } => write!(f, "{from} is a pit of the other player"),
            Self::WrongLanding { from, landing, .. } => {
                write!(f, "the last stone of {from} lands in {landing}")
            }
            Self::NotATuzdyk { from, .. } => write!(f, "{from} takes no tuzdyk"),
            Self::WrongKazan {
                kazan, captured, ..
            } => write!(f, "the kazan holds {kazan}, the move captures {captured}"),
        }
    }
}

impl core::error::Error for MoveTextError {}
