//! Advice to the player to move.

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
