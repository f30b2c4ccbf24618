//! What can be wrong with a record.

use alloc::string::String;
use core::fmt;

use super::{DiagramDifference, MoveTextError, PositionTextError};
use crate::{BySide, Ending, SetupError, Side, UnknownRule};

/// The first place of a record that does not fit, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordFault {
    /// The line in the text, from 1.
    pub line: usize,
    /// The character in the line, from 1; a tab is one, a byte order mark none.
    pub column: usize,
    /// The number of the move that was to come, from 1 or from what the start
    /// position says.
    pub number: u16,
    /// Who was to move.
    pub side: Side,
    /// How many plies had been read.
    pub ply: usize,
    /// What stands there, at most 64 characters of it.
    pub token: String,
    /// What is wrong with it.
    pub why: FaultKind,
}

/// What is wrong with a place of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FaultKind {
    /// No move, or not one that can be played here; never one after the end of
    /// the game, which is [`FaultKind::MoveAfterEnd`].
    Move(MoveTextError),
    /// A move after the end.
    MoveAfterEnd {
        /// How the game ended; `None` if a result stands there, but the moves
        /// do not end the game.
        ending: Option<Ending>,
    },
    /// A `-` for a skipped ply where nobody was passed over.
    NothingSkipped,
    /// The final kazans are others.
    KazansDiffer {
        /// The stones that are written.
        written: BySide<u16>,
        /// The stones that are in the kazans.
        kazans: BySide<u8>,
    },
    /// A diagram shows another position.
    DiagramDiffers(DiagramDifference),
    /// A tag is not of the form `[Name "value"]`, or one of more than 1000.
    BadTag,
    /// The text ends within a comment or a tag.
    Truncated,
    /// The tag `Game` names a game that is none of [`Variant::NAMED`].
    ///
    /// [`Variant::NAMED`]: crate::Variant::NAMED
    UnknownGame,
    /// The tag `Rules` holds an unknown name.
    UnknownRules(UnknownRule),
    /// The tag `FEN` is unreadable.
    BadPosition(PositionTextError),
    /// The tag `FEN` holds a position that cannot be.
    BadSetup(SetupError),
}

/// For developers, not for players.
impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}, move {} of {}, {:?}: {}",
            self.line, self.column, self.number, self.side, self.token, self.why
        )
    }
}

impl core::error::Error for RecordFault {}

/// For developers, not for players.
impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(error) => error.fmt(f),
            Self::MoveAfterEnd { .. } => f.write_str("a move after the end of the game"),
            Self::NothingSkipped => f.write_str("nobody was passed over"),
            Self::KazansDiffer { kazans, .. } => {
                write!(f, "the kazans hold {}-{}", kazans.white, kazans.black)
            }
            Self::DiagramDiffers(difference) => difference.fmt(f),
            Self::BadTag => f.write_str("the tag is unreadable"),
            Self::Truncated => f.write_str("the text ends too early"),
            Self::UnknownGame => f.write_str("the game is unknown"),
            Self::UnknownRules(unknown) => unknown.fmt(f),
            Self::BadPosition(error) => error.fmt(f),
            Self::BadSetup(error) => error.fmt(f),
        }
    }
}
