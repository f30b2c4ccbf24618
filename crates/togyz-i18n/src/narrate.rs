//! From what happened in a move to the messages that tell it.

mod ahead;
mod preview;
mod told;
mod wording;

pub use preview::preview;
pub use wording::Wording;

use togyz_core::{BySide, Ending, Event, Move, Outcome, PitNo, Position, Reason};

use crate::message::Message;

/// How much is said about a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Narration {
    /// One line: `7→6, 9, +10 (10:0)`.
    Brief,
    /// What happened.
    #[default]
    Normal,
    /// What happened, with the numbers of the rule, what is still needed to
    /// win, and what the other side can do now.
    Teaching,
}

impl Narration {
    /// All of them, from the shortest.
    pub const ALL: [Self; 3] = [Self::Brief, Self::Normal, Self::Teaching];
}

/// What `mv`, played on `before`, brought about: one message a sentence, in the
/// order in which it happened. `events` are those that
/// [`Position::play_with`] reported.
///
/// ```
/// use togyz_core::{Move, Position, Rules};
/// use togyz_i18n::{Locales, Narration, narrate};
///
/// let before = Position::start(Rules::default());
/// let mv = Move::new(7).unwrap();
/// let mut events = Vec::new();
/// before.clone().play_with(mv, |event| events.push(event)).unwrap();
///
/// let catalog = Locales::embedded().catalog(&"en".parse().unwrap());
/// let told = narrate(&before, mv, &events, Narration::Brief);
/// assert_eq!(catalog.say(&told[0]), "7→6, 9, +10 (10:0)");
/// ```
///
/// Each sentence has its first wording: [`narrate_varied`] tells a whole game.
pub fn narrate(before: &Position, mv: Move, events: &[Event], level: Narration) -> Vec<Message> {
    narrate_varied(before, mv, events, level, Wording::default())
}

/// As [`narrate`], in one of the wordings that each sentence has.
pub fn narrate_varied(
    before: &Position,
    mv: Move,
    events: &[Event],
    level: Narration,
    wording: Wording,
) -> Vec<Message> {
    let after = before.after(mv);
    match level {
        Narration::Brief => brief(before, mv, events, &after),
        Narration::Normal => told::normal(before, events, &after, wording),
        Narration::Teaching => {
            let mut messages = told::teaching(before, events, &after, wording);
            messages.extend(ahead::threats(&after));
            messages
        }
    }
}

/// How a game ended, with `kazans` as they were at the end.
pub fn ending(ending: Ending, kazans: BySide<u8>) -> Message {
    let BySide { white, black } = kazans.map(u32::from);
    match (ending.outcome, ending.reason) {
        (Outcome::Win(winner), Reason::Resignation) => Message::NarrateWinResignation { winner },
        (Outcome::Win(winner), Reason::Time) => Message::NarrateWinTime { winner },
        (
            Outcome::Win(winner),
            Reason::Majority | Reason::Atsyrau | Reason::Agreement | Reason::Repetition,
        ) => Message::NarrateWin {
            winner,
            white,
            black,
        },
        (Outcome::Draw, Reason::Majority | Reason::Atsyrau) => {
            Message::NarrateDraw { kazan: white }
        }
        (Outcome::Draw, Reason::Agreement) => Message::NarrateDrawAgreement,
        (Outcome::Draw, Reason::Repetition) => Message::NarrateDrawRepetition,
        (Outcome::Draw, Reason::Resignation | Reason::Time) => Message::NarrateDrawOther,
    }
}

/// The traditional name of a pit.
pub const fn pit_name(no: PitNo) -> Message {
    match no.get() {
        1 => Message::PitName1,
        2 => Message::PitName2,
        3 => Message::PitName3,
        4 => Message::PitName4,
        5 => Message::PitName5,
        6 => Message::PitName6,
        7 => Message::PitName7,
        8 => Message::PitName8,
        _ => Message::PitName9,
    }
}

/// The numbers of pits as a list for a message: `1, 2, 3, 8`.
pub fn pit_list(pits: impl IntoIterator<Item = PitNo>) -> String {
    let pits: Vec<String> = pits.into_iter().map(|no| no.to_string()).collect();
    pits.join(", ")
}

fn brief(before: &Position, mv: Move, events: &[Event], after: &Position) -> Vec<Message> {
    let mover = before.side_to_move();
    let BySide { white, black } = after.kazans().map(u32::from);
    let mut stones = 0;
    let mut captured = 0;
    let mut tuzdyk = false;
    let mut end = None;
    for event in events {
        match *event {
            Event::Sown { stones: sown, .. } => stones = u32::from(sown),
            Event::Fed {
                owner, stones: fed, ..
            } => {
                if owner == mover {
                    captured += u32::from(fed);
                }
            }
            Event::Captured { stones: taken, .. } => captured += u32::from(taken),
            Event::TuzdykMade { .. } => {
                captured += 3;
                tuzdyk = true;
            }
            Event::Ended(how) => end = Some(ending(how, after.kazans())),
            Event::Landed { .. }
            | Event::LandedInTuzdyk { .. }
            | Event::Odd { .. }
            | Event::OwnRow { .. }
            | Event::TuzdykRefused { .. }
            | Event::ReachedMajority { .. }
            | Event::Atsyrau { .. }
            | Event::Skipped { .. }
            | Event::Swept { .. } => {}
        }
    }
    let Some(landing) = before.landing(mv) else {
        return end.into_iter().collect();
    };
    let (from, to) = (mv.0, landing.no);
    let line = if tuzdyk {
        Message::NarrateBriefTuzdyk {
            from,
            to,
            stones,
            captured,
            white,
            black,
        }
    } else if captured > 0 {
        Message::NarrateBriefCapture {
            from,
            to,
            stones,
            captured,
            white,
            black,
        }
    } else {
        Message::NarrateBrief {
            from,
            to,
            stones,
            white,
            black,
        }
    };
    [line].into_iter().chain(end).collect()
}
