//! What a puzzle is about: facts that replaying its solution shows.

use togyz_core::{Move, Position, Reason, Side, Take};

use super::judge::Proof;
use crate::explain::passed;

/// What a puzzle is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The solution captures at least six stones with one move.
    Capture,
    /// The solution makes a tuzdyk.
    Tuzdyk,
    /// A tuzdyk could be made and must not be, or the opponent is kept from
    /// making one.
    Refusal,
    /// The opponent threatens a tuzdyk or a capture of at least six stones, and
    /// the first move, which takes less than four stones, leaves nothing to
    /// take in that pit.
    Defence,
    /// At the end of the solution the opponent has no stone to play; or after
    /// another move the opponent could leave the mover without one at once, and
    /// not after the first move.
    Atsyrau,
    /// The solution brings the kazan past one half; or after another move the
    /// opponent could get past it at once, and not after the first move.
    Race,
    /// Few stones are left, and the result is proven.
    Study,
}

/// Stones that a capture has to bring to be what a puzzle is about.
const MANY: u8 = 6;
/// A first move that takes so many is no defence.
const SOME: u8 = 4;

impl Theme {
    /// All themes.
    pub const ALL: [Self; 7] = [
        Self::Capture,
        Self::Tuzdyk,
        Self::Refusal,
        Self::Defence,
        Self::Atsyrau,
        Self::Race,
        Self::Study,
    ];

    /// Its name in data.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::Tuzdyk => "tuzdyk",
            Self::Refusal => "refusal",
            Self::Defence => "defence",
            Self::Atsyrau => "atsyrau",
            Self::Race => "race",
            Self::Study => "study",
        }
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.key() == text)
    }

    /// The themes of a solution, in the order of [`Theme::ALL`].
    pub fn of(position: &Position, line: &[Move], proof: Proof) -> Vec<Self> {
        let themes = Self::ALL.into_iter();
        themes
            .filter(|theme| theme.is_shown(position, line, proof))
            .collect()
    }

    fn is_shown(self, position: &Position, line: &[Move], proof: Proof) -> bool {
        let mover = position.side_to_move();
        match self {
            Self::Capture => takes(position, line, mover)
                .any(|take| matches!(take, Take::Capture { stones, .. } if stones >= MANY)),
            Self::Tuzdyk => takes(position, line, mover).any(is_tuzdyk),
            Self::Refusal => line.first().is_some_and(|mv| refuses(position, *mv)),
            Self::Defence => line.first().is_some_and(|mv| defends(position, *mv)),
            Self::Atsyrau => {
                let starves = |position: &Position, side: Side| {
                    position.ending().is_some_and(|ending| {
                        ending.reason == Reason::Atsyrau && position.side_to_move() == side
                    })
                };
                let is_starved = |position: &Position| starves(position, mover);
                starves(&end(position, line), mover.opponent())
                    || prevents(position, line, is_starved)
            }
            Self::Race => {
                let majority = position.rules().variant.majority();
                let has_won = |position: &Position, side| position.kazan(side) >= majority;
                has_won(&end(position, line), mover)
                    || prevents(position, line, |position| {
                        has_won(position, mover.opponent())
                    })
            }
            Self::Study => matches!(proof, Proof::Solved | Proof::Won),
        }
    }
}

/// What `side` takes in a line.
fn takes(position: &Position, line: &[Move], side: Side) -> impl Iterator<Item = Take> {
    let mut here = *position;
    line.iter().filter_map(move |mv| {
        let take = here.take(*mv).filter(|_| here.side_to_move() == side);
        here = here.after(*mv);
        take
    })
}

fn end(position: &Position, line: &[Move]) -> Position {
    line.iter()
        .fold(*position, |position, mv| position.after(*mv))
}

/// Whether `happens` after a reply to some other move, and after none to the
/// first move of the line.
fn prevents(position: &Position, line: &[Move], happens: impl Fn(&Position) -> bool) -> bool {
    let can_happen = |mv: Move| {
        let after = position.after(mv);
        let mut replies = after.legal_moves().iter();
        replies.any(|reply| happens(&after.after(reply)))
    };
    let first = line.first().copied();
    let mut others = position
        .legal_moves()
        .iter()
        .filter(|mv| Some(*mv) != first);
    first.is_some_and(|first| !can_happen(first)) && others.any(can_happen)
}

const fn is_tuzdyk(take: Take) -> bool {
    matches!(take, Take::Tuzdyk { .. })
}

/// What the player to move can take at once.
fn all_takes(position: &Position) -> impl Iterator<Item = Take> {
    let position = *position;
    position
        .legal_moves()
        .iter()
        .filter_map(move |mv| position.take(mv))
}

fn refuses(position: &Position, mv: Move) -> bool {
    let makes_one = position.take(mv).is_some_and(is_tuzdyk);
    if !makes_one && all_takes(position).any(is_tuzdyk) {
        return true;
    }
    let threatens = passed(position).is_some_and(|passed| all_takes(&passed).any(is_tuzdyk));
    let after = position.after(mv);
    threatens && after.ending().is_none() && !all_takes(&after).any(is_tuzdyk)
}

fn defends(position: &Position, mv: Move) -> bool {
    let Some(passed) = passed(position) else {
        return false;
    };
    let threat = all_takes(&passed).max_by_key(|take| match take {
        Take::Tuzdyk { .. } => 20,
        Take::Capture { stones, .. } => *stones,
    });
    let is_great = |take: &Take| is_tuzdyk(*take) || take.stones() >= MANY;
    let Some(threat) = threat.filter(is_great) else {
        return false;
    };
    let pit = |take: Take| match take {
        Take::Capture { pit, .. } | Take::Tuzdyk { pit } => pit,
    };
    let after = position.after(mv);
    let takes_little = position.take(mv).is_none_or(|take| take.stones() < SOME);
    takes_little
        && after.ending().is_none()
        && all_takes(&after).all(|take| pit(take) != pit(threat))
}
