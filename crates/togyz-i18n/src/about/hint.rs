//! Advice to the player to move.

use togyz_ai::explain::Claim;
use togyz_core::{Move, Position, Take};

use crate::message::Message;

/// The advice to play `mv`, with what it brings at once; no more than the plain
/// advice if it cannot be played.
pub fn hint(position: &Position, mv: Move) -> Message {
    let from = mv.0;
    match position.take(mv) {
        None => Message::HintMove { from },
        Some(Take::Capture { stones, .. }) => Message::HintCapture {
            from,
            captured: stones.into(),
        },
        Some(Take::Tuzdyk { pit }) => Message::HintTuzdyk {
            from,
            target: pit.no,
        },
    }
}

/// Where to look for a move that does what `claim` says, without naming it;
/// `None` where a claim is no advice.
pub fn clue(claim: &Claim) -> Option<Message> {
    match claim {
        Claim::Wins { .. } | Claim::WinsByTables { .. } => Some(Message::HintLookWin),
        Claim::Takes(Take::Tuzdyk { .. }) => Some(Message::HintLookTuzdyk),
        Claim::Takes(Take::Capture { .. }) => Some(Message::HintLookCapture),
        Claim::Starves { .. } => Some(Message::HintLookStarve),
        Claim::EscapesStarving { .. } => Some(Message::HintLookEscape),
        Claim::Threatens(_) => Some(Message::HintLookThreat),
        Claim::Prevents(Take::Capture { .. }) => Some(Message::HintLookGuard),
        Claim::Prevents(Take::Tuzdyk { .. }) => Some(Message::HintLookGuardTuzdyk),
        Claim::Loses { .. }
        | Claim::LosesByTables { .. }
        | Claim::MissesWin { .. }
        | Claim::MissesWinByTables { .. }
        | Claim::Misses(_)
        | Claim::Allows(_)
        | Claim::Feeds { .. }
        | Claim::EmptiesRow
        | Claim::IsStarved { .. }
        | Claim::Balance { .. }
        | Claim::Row { .. }
        | Claim::Term { .. } => None,
    }
}
