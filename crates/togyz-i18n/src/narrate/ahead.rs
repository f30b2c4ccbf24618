//! One look ahead: what the player to move can take.

use togyz_core::{Pit, PitNo, Position, Take};

use crate::message::Message;

/// What one move can take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Threat {
    /// The pit to play.
    pub(super) pit: PitNo,
    /// The pit that loses its stones.
    pub(super) target: Pit,
    /// How many; 3 for a tuzdyk.
    pub(super) stones: u8,
}

/// The largest capture and the first tuzdyk that the player to move can make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Threats {
    pub(super) capture: Option<Threat>,
    pub(super) tuzdyk: Option<Threat>,
}

impl Threats {
    pub(super) fn on(position: &Position) -> Self {
        let mut threats = Self::default();
        for mv in position.legal_moves() {
            let Some(take) = position.take(mv) else {
                continue;
            };
            let threat = |target| Threat {
                pit: mv.0,
                target,
                stones: take.stones(),
            };
            match take {
                Take::Capture { pit, stones } => {
                    if threats.capture.is_none_or(|best| stones > best.stones) {
                        threats.capture = Some(threat(pit));
                    }
                }
                Take::Tuzdyk { pit } => {
                    threats.tuzdyk.get_or_insert(threat(pit));
                }
            }
        }
        threats
    }
}

/// What the player to move can take now, or that it is nothing; no message once
/// the game is over.
pub(super) fn threats(position: &Position) -> Vec<Message> {
    if position.ending().is_some() {
        return Vec::new();
    }
    let mover = position.side_to_move();
    let threats = Threats::on(position);
    let capture = threats.capture.map(|threat| Message::NarrateThreatCapture {
        mover,
        stones: threat.stones.into(),
        owner: threat.target.side,
        target: threat.target.no,
        pit: threat.pit,
    });
    let tuzdyk = threats.tuzdyk.map(|threat| Message::NarrateThreatTuzdyk {
        mover,
        owner: threat.target.side,
        target: threat.target.no,
        pit: threat.pit,
        wording: capture.is_some().into(),
    });
    let messages: Vec<Message> = capture.into_iter().chain(tuzdyk).collect();
    if messages.is_empty() {
        return vec![Message::NarrateThreatNone { mover }];
    }
    messages
}
