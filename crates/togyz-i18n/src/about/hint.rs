//! Advice to the player to move.

use togyz_core::{Event, Move, Position};

use crate::message::Message;

/// The advice to play `mv`, with what it brings at once; no more than the plain
/// advice if it cannot be played.
pub fn hint(position: &Position, mv: Move) -> Message {
    let from = mv.0;
    let mut message = Message::HintMove { from };
    let mut after = *position;
    let played = after.play_with(mv, |event| match event {
        Event::Captured { stones, .. } => {
            message = Message::HintCapture {
                from,
                captured: stones.into(),
            };
        }
        Event::TuzdykMade { pit } => {
            message = Message::HintTuzdyk {
                from,
                target: pit.no,
            };
        }
        Event::Sown { .. }
        | Event::Fed { .. }
        | Event::Landed { .. }
        | Event::LandedInTuzdyk { .. }
        | Event::Odd { .. }
        | Event::OwnRow { .. }
        | Event::TuzdykRefused { .. }
        | Event::ReachedMajority { .. }
        | Event::Atsyrau { .. }
        | Event::Skipped { .. }
        | Event::Swept { .. }
        | Event::Ended(_) => {}
    });
    debug_assert!(played.is_ok(), "only legal moves are advised");
    message
}
