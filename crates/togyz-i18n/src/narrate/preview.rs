//! What a move would bring, said to the player who thinks about it.

use togyz_core::{Event, Move, Outcome, Pit, Position, Side, TuzdykLimit};

use super::ahead::Threats;
use crate::message::Message;

/// What `mv` would bring if it were played on `position`, and what the opponent
/// could take then. It speaks to the player to move. Empty if `mv` is illegal.
pub fn preview(position: &Position, mv: Move) -> Vec<Message> {
    let mut after = *position;
    let mut events = Vec::new();
    if after.play_with(mv, |event| events.push(event)).is_err() {
        return Vec::new();
    }
    let preview = Preview {
        mover: position.side_to_move(),
        mv,
        majority: position.rules().variant.majority().into(),
        after: &after,
    };
    let mut messages = Vec::new();
    for (index, event) in events.iter().enumerate() {
        messages.extend(preview.foresee(*event, events.get(index + 1)));
    }
    if after.ending().is_none() && after.side_to_move() != preview.mover {
        messages.extend(preview.threats());
    }
    messages
}

struct Preview<'a> {
    mover: Side,
    mv: Move,
    majority: u32,
    after: &'a Position,
}

impl Preview<'_> {
    fn foresee(&self, event: Event, next: Option<&Event>) -> Vec<Message> {
        let message = match event {
            // The sentence about the last stone says which pit is played.
            Event::Sown { .. } | Event::OwnRow { .. } => return Vec::new(),
            Event::Fed { owner, stones, .. } => self.fed(owner, stones.into()),
            Event::Landed { pit, before, after } => self.landed(pit, before.into(), after.into()),
            Event::LandedInTuzdyk { owner, .. } => {
                let from = self.mv.0;
                if owner == self.mover {
                    Message::PreviewLastTuzdykOwn { from }
                } else {
                    Message::PreviewLastTuzdykOpponent { from }
                }
            }
            Event::Captured { stones, .. } => Message::PreviewCapture {
                made: stones.into(),
                captured: stones.into(),
            },
            Event::Odd { stones, .. } => Message::PreviewOdd {
                made: stones.into(),
            },
            Event::TuzdykMade { .. } => Message::PreviewTuzdyk,
            Event::TuzdykRefused { pit, limit } => match limit {
                TuzdykLimit::HasOne => Message::PreviewTuzdykHasOne,
                TuzdykLimit::LastPit => Message::PreviewTuzdykNinth { to: pit.no },
                TuzdykLimit::SameNumber => Message::PreviewTuzdykSameNumber { to: pit.no },
            },
            Event::ReachedMajority { side, kazan } => self.reached(side, kazan.into()),
            Event::Atsyrau { side } => {
                // Its sentence says both.
                if matches!(next, Some(Event::Skipped { .. })) {
                    return Vec::new();
                }
                let starved = if side == self.mover {
                    Message::PreviewAtsyrauOwn
                } else {
                    Message::PreviewAtsyrauOpponent
                };
                if !matches!(next, Some(Event::Swept { .. })) {
                    return vec![starved, Message::PreviewRestNone];
                }
                starved
            }
            Event::Skipped { .. } => Message::PreviewSkipped,
            Event::Swept { side, stones } => {
                let rest = stones.into();
                if side == self.mover {
                    Message::PreviewRestOwn { rest }
                } else {
                    Message::PreviewRestOpponent { rest }
                }
            }
            Event::Ended(how) => self.ended(how.outcome),
        };
        vec![message]
    }

    fn fed(&self, owner: Side, stones: u32) -> Message {
        if owner == self.mover {
            Message::PreviewFedOwn { stones }
        } else {
            Message::PreviewFedOpponent { stones }
        }
    }

    fn landed(&self, pit: Pit, before: u32, made: u32) -> Message {
        let (from, to) = (self.mv.0, pit.no);
        if pit.side == self.mover {
            Message::PreviewLastOwn {
                from,
                to,
                before,
                made,
            }
        } else {
            Message::PreviewLastOpponent {
                from,
                to,
                before,
                made,
            }
        }
    }

    fn reached(&self, side: Side, kazan: u32) -> Message {
        let majority = self.majority;
        if side == self.mover {
            Message::PreviewMajorityOwn { kazan, majority }
        } else {
            Message::PreviewMajorityOpponent { kazan, majority }
        }
    }

    fn ended(&self, outcome: Outcome) -> Message {
        let yours = self.after.kazan(self.mover).into();
        let theirs = self.after.kazan(self.mover.opponent()).into();
        match outcome {
            Outcome::Win(winner) if winner == self.mover => Message::PreviewWin { yours, theirs },
            Outcome::Win(_) => Message::PreviewLoss { theirs, yours },
            Outcome::Draw => Message::PreviewDraw,
        }
    }

    fn threats(&self) -> impl Iterator<Item = Message> + use<> {
        let threats = Threats::on(self.after);
        let capture = threats.capture.map(|threat| Message::PreviewThreatCapture {
            stones: threat.stones.into(),
            target: threat.target.no,
            pit: threat.pit,
        });
        let tuzdyk = threats.tuzdyk.map(|threat| Message::PreviewThreatTuzdyk {
            target: threat.target.no,
            pit: threat.pit,
            wording: capture.is_some().into(),
        });
        capture.into_iter().chain(tuzdyk)
    }
}
