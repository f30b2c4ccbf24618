//! Whole sentences about a move.

use togyz_core::{BySide, Event, Pit, PitNo, Position, Side, TuzdykLimit};

use super::ending;
use super::wording::{Sentence, Wording};
use crate::message::Message;

/// What happened.
pub(super) fn normal(
    before: &Position,
    events: &[Event],
    after: &Position,
    wording: Wording,
) -> Vec<Message> {
    tell(before, events, after, Numbers::Results, wording)
}

/// What happened, with the sums behind it.
pub(super) fn teaching(
    before: &Position,
    events: &[Event],
    after: &Position,
    wording: Wording,
) -> Vec<Message> {
    tell(before, events, after, Numbers::Sums, wording)
}

/// Which numbers are told.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Numbers {
    Results,
    Sums,
}

/// Stones that a player may still need for it to be told at every level.
const NEAR: u32 = 10;

fn tell(
    before: &Position,
    events: &[Event],
    after: &Position,
    numbers: Numbers,
    wording: Wording,
) -> Vec<Message> {
    let variant = before.rules().variant;
    let mut teller = Teller {
        mover: before.side_to_move(),
        pits: variant.pits(),
        majority: variant.majority().into(),
        kazans: before.kazans(),
        end: after.kazans(),
        fed: BySide { white: 0, black: 0 },
        numbers,
        wording,
        landing: Landing::of(events),
        single: false,
        messages: Vec::new(),
    };
    for (index, event) in events.iter().enumerate() {
        teller.tell(*event, events.get(index + 1));
    }
    if after.ending().is_none() {
        teller.needed(before);
    }
    teller.messages
}

/// Where the last stone went, told ahead where one sentence says it all.
#[derive(Clone, Copy)]
enum Landing {
    Pit {
        before: u32,
        made: u32,
    },
    /// The tuzdyk of this side.
    Tuzdyk(Side),
    /// The events do not say it.
    Unknown,
}

impl Landing {
    fn of(events: &[Event]) -> Self {
        let landing = events.iter().find_map(|event| match *event {
            Event::Landed { before, after, .. } => Some(Self::Pit {
                before: before.into(),
                made: after.into(),
            }),
            Event::LandedInTuzdyk { owner, .. } => Some(Self::Tuzdyk(owner)),
            Event::Sown { .. }
            | Event::Fed { .. }
            | Event::Captured { .. }
            | Event::Odd { .. }
            | Event::OwnRow { .. }
            | Event::TuzdykMade { .. }
            | Event::TuzdykRefused { .. }
            | Event::ReachedMajority { .. }
            | Event::Atsyrau { .. }
            | Event::Skipped { .. }
            | Event::Swept { .. }
            | Event::Ended(_) => None,
        });
        landing.unwrap_or(Self::Unknown)
    }
}

struct Teller {
    mover: Side,
    pits: u8,
    majority: u32,
    /// As the move has made them so far.
    kazans: BySide<u8>,
    /// As they are in the end.
    end: BySide<u8>,
    /// Stones that fell into each player's tuzdyk.
    fed: BySide<u8>,
    numbers: Numbers,
    wording: Wording,
    landing: Landing,
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
                if !self.only_the_last_fell_into(owner, stones) {
                    self.say(Message::NarrateTuzdykCollect {
                        captured: stones.into(),
                        owner,
                    });
                }
                self.fed[owner] = stones;
            }
            Event::Landed { pit, before, after } => {
                if !self.single {
                    self.landed(pit, before, after);
                }
            }
            Event::LandedInTuzdyk { owner, .. } => {
                let only = self.only_the_last_fell_into(owner, self.fed[owner]);
                self.say(if only {
                    Message::NarrateLastTuzdykOne { owner }
                } else {
                    Message::NarrateLastTuzdyk { owner }
                });
            }
            Event::Captured { stones, .. } => {
                self.say(Message::NarrateCapture {
                    made: stones.into(),
                    mover,
                    captured: stones.into(),
                    wording: self.wording.of(Sentence::Parity),
                });
                self.gained(stones, next);
            }
            Event::Odd { stones, .. } => self.say(Message::NarrateOdd {
                made: stones.into(),
                wording: self.wording.of(Sentence::Parity),
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

    /// Whether the last stone was the only one in `owner`'s tuzdyk: its sentence
    /// says both.
    fn only_the_last_fell_into(&self, owner: Side, stones: u8) -> bool {
        stones == 1 && matches!(self.landing, Landing::Tuzdyk(side) if side == owner)
    }

    fn sown(&mut self, from: Pit, stones: u8) {
        let mover = self.mover;
        let wording = self.wording.of(Sentence::Sow);
        if stones > 1 {
            self.say(Message::NarrateSow {
                mover,
                stones: stones.into(),
                from: from.no,
                wording,
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
        let (from, owner) = (from.no, mover.opponent());
        self.say(match (across, self.landing, self.numbers) {
            (true, Landing::Pit { made, .. }, Numbers::Results) => {
                Message::NarrateSingleAcrossMade {
                    mover,
                    from,
                    owner,
                    to,
                    made,
                    wording,
                }
            }
            (true, Landing::Pit { before, made }, Numbers::Sums) => {
                Message::NarrateSingleAcrossSum {
                    mover,
                    from,
                    owner,
                    to,
                    before,
                    made,
                    wording,
                }
            }
            (true, Landing::Tuzdyk(_) | Landing::Unknown, _) => Message::NarrateSingleAcross {
                mover,
                from,
                owner,
                to,
            },
            (false, Landing::Pit { before, made }, Numbers::Sums) => Message::NarrateSingleSum {
                mover,
                from,
                to,
                before,
                made,
                wording,
            },
            (false, _, _) => Message::NarrateSingle {
                mover,
                from,
                to,
                wording,
            },
        });
    }

    fn landed(&mut self, pit: Pit, before: u8, made: u8) {
        let (before, made) = (u32::from(before), u32::from(made));
        let mover = self.mover;
        let to = pit.no;
        let wording = self.wording.of(Sentence::Last);
        self.say(match (pit.side == mover, self.numbers) {
            (true, Numbers::Results) => Message::NarrateLastOwn { mover, to, wording },
            (true, Numbers::Sums) => Message::NarrateLastOwnSum {
                mover,
                to,
                before,
                made,
                wording,
            },
            (false, Numbers::Results) => Message::NarrateLastOpponent {
                owner: pit.side,
                to,
                made,
                wording,
            },
            (false, Numbers::Sums) => Message::NarrateLastOpponentSum {
                owner: pit.side,
                to,
                before,
                made,
                wording,
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
                wording: self.wording.of(Sentence::Kazan),
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

    /// What the players whose kazans have grown still need.
    fn needed(&mut self, before: &Position) {
        for mover in [self.mover, self.mover.opponent()] {
            let kazan = self.kazans[mover];
            let needed = self.majority.saturating_sub(kazan.into());
            let is_told = self.numbers == Numbers::Sums || needed <= NEAR;
            if kazan > before.kazan(mover) && needed > 0 && is_told {
                self.say(Message::NarrateNeeded {
                    mover,
                    needed,
                    majority: self.majority,
                });
            }
        }
    }
}

/// The number of the pit after `pit`.
fn next_number(pit: Pit, pits: u8) -> PitNo {
    PitNo::ALL[usize::from(pit.no.get() % pits)]
}
