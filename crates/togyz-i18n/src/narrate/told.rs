//! Whole sentences about a move.

use togyz_core::{BySide, Event, Pit, PitNo, Position, Side, TuzdykLimit};

use super::ending;
use crate::message::Message;

/// What happened.
pub(super) fn normal(before: &Position, events: &[Event], after: &Position) -> Vec<Message> {
    tell(before, events, after, Numbers::Results)
}

/// What happened, with the sums behind it.
pub(super) fn teaching(before: &Position, events: &[Event], after: &Position) -> Vec<Message> {
    tell(before, events, after, Numbers::Sums)
}

/// Which numbers are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    Results,
    Sums,
}

fn tell(before: &Position, events: &[Event], after: &Position, numbers: Numbers) -> Vec<Message> {
    let variant = before.rules().variant;
    let mut teller = Teller {
        mover: before.side_to_move(),
        pits: variant.pits(),
        majority: variant.majority().into(),
        kazans: before.kazans(),
        end: after.kazans(),
        numbers,
        single: false,
        messages: Vec::new(),
    };
    for (index, event) in events.iter().enumerate() {
        teller.tell(*event, events.get(index + 1));
    }
    if numbers == Numbers::Sums && after.ending().is_none() {
        teller.needed(before);
    }
    teller.messages
}

struct Teller {
    mover: Side,
    pits: u8,
    majority: u32,
    /// As the move has made them so far.
    kazans: BySide<u8>,
    /// As they are in the end.
    end: BySide<u8>,
    numbers: Numbers,
    /// The sentence on a single stone has said where it landed.
    single: bool,
    messages: Vec<Message>,
}

impl Teller {
    fn tell(&mut self, event: Event, next: Option<&Event>) {
        let mover = self.mover;
        match event {
            Event::Sown { from, stones } => self.sown(from, stones),
            Event::Fed { owner, stones, .. } => {
                self.kazans[owner] += stones;
                self.say(Message::NarrateTuzdykCollect {
                    captured: stones.into(),
                    owner,
                });
            }
            Event::Landed { pit, before, after } => {
                if !self.single || self.numbers == Numbers::Sums {
                    self.landed(pit, before, after);
                }
            }
            Event::LandedInTuzdyk { owner, .. } => self.say(Message::NarrateLastTuzdyk { owner }),
            Event::Captured { stones, .. } => {
                self.say(Message::NarrateCapture {
                    made: stones.into(),
                    mover,
                    captured: stones.into(),
                });
                self.gained(stones, next);
            }
            Event::Odd { stones, .. } => self.say(Message::NarrateOdd {
                made: stones.into(),
            }),
            // Told when the stone landed there.
            Event::OwnRow { .. } => {}
            Event::TuzdykMade { .. } => {
                self.say(Message::NarrateTuzdyk { mover });
                self.gained(3, next);
            }
            Event::TuzdykRefused { pit, limit } => self.say(match limit {
                TuzdykLimit::HasOne => Message::NarrateTuzdykHasOne { mover },
                TuzdykLimit::LastPit => Message::NarrateTuzdykNinth { to: pit.no },
                TuzdykLimit::SameNumber => Message::NarrateTuzdykSameNumber {
                    owner: mover.opponent(),
                    to: pit.no,
                },
            }),
            Event::ReachedMajority { side, kazan } => self.reached(side, kazan.into()),
            Event::Atsyrau { side } => self.starved(side, next),
            Event::Skipped { side } => self.say(Message::NarrateSkipped {
                mover: side,
                owner: side.opponent(),
            }),
            Event::Swept { side, stones } => self.say(Message::NarrateRest {
                rest: stones.into(),
                owner: side,
            }),
            Event::Ended(how) => self.say(ending(how, self.end)),
        }
    }

    fn say(&mut self, message: Message) {
        self.messages.push(message);
    }

    fn sown(&mut self, from: Pit, stones: u8) {
        let mover = self.mover;
        if stones > 1 {
            self.say(Message::NarrateSow {
                mover,
                stones: stones.into(),
                from: from.no,
            });
            // A round is one stone for every pit of both rows.
            if stones > 2 * self.pits {
                self.say(Message::NarrateLap { from: from.no });
            }
            return;
        }
        self.single = true;
        let across = from.no.get() == self.pits;
        let to = next_number(from, self.pits);
        self.say(if across {
            Message::NarrateSingleAcross {
                mover,
                from: from.no,
                owner: mover.opponent(),
                to,
            }
        } else {
            Message::NarrateSingle {
                mover,
                from: from.no,
                to,
            }
        });
    }

    fn landed(&mut self, pit: Pit, before: u8, made: u8) {
        let (before, made) = (u32::from(before), u32::from(made));
        let mover = self.mover;
        let to = pit.no;
        self.say(match (pit.side == mover, self.numbers) {
            (true, Numbers::Results) => Message::NarrateLastOwn { mover, to },
            (true, Numbers::Sums) => Message::NarrateLastOwnSum {
                mover,
                to,
                before,
                made,
            },
            (false, Numbers::Results) => Message::NarrateLastOpponent {
                owner: pit.side,
                to,
                made,
            },
            (false, Numbers::Sums) => Message::NarrateLastOpponentSum {
                owner: pit.side,
                to,
                before,
                made,
            },
        });
    }

    fn gained(&mut self, stones: u8, next: Option<&Event>) {
        let mover = self.mover;
        self.kazans[mover] += stones;
        // The sentence about the majority names the number, too.
        if !matches!(next, Some(Event::ReachedMajority { side, .. }) if *side == mover) {
            self.say(Message::NarrateKazan {
                mover,
                kazan: self.kazans[mover].into(),
            });
        }
    }

    fn reached(&mut self, side: Side, kazan: u32) {
        let majority = self.majority;
        self.say(if side == self.mover {
            Message::NarrateMajority {
                owner: side,
                kazan,
                majority,
            }
        } else {
            Message::NarrateMajorityGiven {
                mover: self.mover,
                owner: side,
                kazan,
                majority,
            }
        });
    }

    fn starved(&mut self, side: Side, next: Option<&Event>) {
        match next {
            // Its sentence says both.
            Some(Event::Skipped { .. }) => {}
            Some(Event::Swept { .. }) => self.say(Message::NarrateAtsyrau { mover: side }),
            Some(
                Event::Sown { .. }
                | Event::Fed { .. }
                | Event::Landed { .. }
                | Event::LandedInTuzdyk { .. }
                | Event::Captured { .. }
                | Event::Odd { .. }
                | Event::OwnRow { .. }
                | Event::TuzdykMade { .. }
                | Event::TuzdykRefused { .. }
                | Event::ReachedMajority { .. }
                | Event::Atsyrau { .. }
                | Event::Ended(_),
            )
            | None => {
                self.say(Message::NarrateAtsyrau { mover: side });
                self.say(Message::NarrateRestNone);
            }
        }
    }

    /// What the mover still needs, if the move brought something.
    fn needed(&mut self, before: &Position) {
        let kazan = self.kazans[self.mover];
        let needed = self.majority.saturating_sub(kazan.into());
        if kazan > before.kazan(self.mover) && needed > 0 {
            self.say(Message::NarrateNeeded {
                mover: self.mover,
                needed,
                majority: self.majority,
            });
        }
    }
}

/// The number of the pit after `pit`.
fn next_number(pit: Pit, pits: u8) -> PitNo {
    PitNo::ALL[usize::from(pit.no.get() % pits)]
}
