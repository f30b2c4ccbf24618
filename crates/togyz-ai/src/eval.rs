//! What a position looks like, without looking ahead.
//!
//! A sum of terms, each a function of the position and a side, in hundredths of
//! a stone of the expected final lead; what counts is the difference between
//! the sides. A new term is one more line in the table of terms.

use togyz_core::{Position, Side};

use crate::score::Score;

macro_rules! terms {
    ($($(#[doc = $doc:literal])+ $term:ident = $value:ident,)+) => {
        /// A reason why a position is good or bad.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Term {
            $($(#[doc = $doc])+ $term,)+
        }

        impl Term {
            /// All terms, the weightiest first.
            pub const ALL: [Self; [$(Self::$term),+].len()] = [$(Self::$term),+];

            /// What the term gives `side`, in hundredths of a stone.
            fn of(self, position: &Position, side: Side) -> i32 {
                match self {
                    $(Self::$term => $value(position, side),)+
                }
            }
        }

        /// The sum of all terms, seen by the player to move.
        fn sum(position: &Position) -> i32 {
            let own = position.side_to_move();
            let other = own.opponent();
            0 $(+ $value(position, own) - $value(position, other))+
        }
    };
}

terms! {
    /// The stones in the kazan.
    Kazan = kazan,
    /// The tuzdyk: worth most in the opponent's first pits, and the more stones
    /// are still to pass it.
    Tuzdyk = tuzdyk,
    /// The stones in the own row, which are safe at the end.
    Row = row,
    /// Pits that can be played.
    Mobility = mobility,
    /// Stones piled up in the last pit, which soon pass to the opponent.
    HeavyLastPit = heavy_last_pit,
    /// The largest capture that the opponent threatens.
    Exposed = exposed,
    /// The right to move.
    Turn = turn,
}

/// What a position looks like, taken apart; seen by the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Evaluation {
    values: [i32; Term::ALL.len()],
}

impl Evaluation {
    /// The sum of the terms.
    pub fn score(&self) -> Score {
        Score::from_hundredths(self.values.iter().sum())
    }

    /// Each term with its value, in hundredths of a stone: what it gives the
    /// player to move, less what it gives the opponent.
    pub fn terms(&self) -> impl Iterator<Item = (Term, i32)> + '_ {
        Term::ALL.into_iter().zip(self.values)
    }
}

/// Looks at a position without looking ahead. Of a finished game it says
/// nothing sensible.
pub fn evaluate(position: &Position) -> Evaluation {
    let own = position.side_to_move();
    Evaluation {
        values: Term::ALL.map(|term| term.of(position, own) - term.of(position, own.opponent())),
    }
}

/// The score of [`evaluate`], for search.
pub(crate) fn estimate(position: &Position) -> Score {
    Score::from_hundredths(sum(position))
}

fn kazan(position: &Position, side: Side) -> i32 {
    100 * i32::from(position.kazan(side))
}

fn tuzdyk(position: &Position, side: Side) -> i32 {
    /// By the number of the pit, on a full board.
    const VALUE: [i32; 9] = [1500, 1500, 1200, 900, 800, 800, 700, 600, 600];
    let Some(pit) = position.tuzdyk(side) else {
        return 0;
    };
    let total = i32::from(position.rules().variant.total());
    let kazans = position.kazans();
    let on_board = total - i32::from(kazans.white) - i32::from(kazans.black);
    VALUE[usize::from(pit.no.get()) - 1] * on_board / total
}

fn row(position: &Position, side: Side) -> i32 {
    let stones: i32 = position.row(side).iter().map(|n| i32::from(*n)).sum();
    20 * stones
}

fn mobility(position: &Position, side: Side) -> i32 {
    let playable = position.row(side).iter().filter(|n| **n > 0).count();
    i32::try_from(playable).map_or(0, |playable| 30 * playable)
}

fn heavy_last_pit(position: &Position, side: Side) -> i32 {
    let stones = position.row(side).last().copied().unwrap_or(0);
    -20 * i32::from(stones.saturating_sub(6))
}

fn exposed(_position: &Position, _side: Side) -> i32 {
    0
}

fn turn(position: &Position, side: Side) -> i32 {
    if side == position.side_to_move() {
        50
    } else {
        0
    }
}
