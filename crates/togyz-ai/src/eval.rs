//! What a position looks like, without looking ahead.
//!
//! A sum of terms, each a function of the position and a side, in hundredths of
//! a stone of the expected final lead; what counts is the difference between
//! the sides. A new term is one more line in the table of terms.

use togyz_core::{Position, Side};

use crate::score::Score;
use crate::weights::{FIVE, MOST_STONES, NINE, Pit, SEVEN, TURN, TUZDYK, TUZDYK_ON_FULL_BOARD};

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
    /// The stones in the pits of the own row: full middle pits are good, empty
    /// and overfull ones bad.
    Pits = pits,
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
    pub fn score(self) -> Score {
        Score::from_hundredths(self.values.iter().sum())
    }

    /// Each term with its value, in hundredths of a stone: what it gives the
    /// player to move, less what it gives the opponent.
    pub fn terms(self) -> impl Iterator<Item = (Term, i32)> {
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
    let Some(pit) = position.tuzdyk(side) else {
        return 0;
    };
    let total = i32::from(position.rules().variant.total());
    let kazans = position.kazans();
    let on_board = total - i32::from(kazans.white) - i32::from(kazans.black);
    // The last pit of nine is never a tuzdyk.
    let index = usize::from(pit.no.get() - 1);
    TUZDYK[index] + TUZDYK_ON_FULL_BOARD[index] * on_board / total
}

fn pits(position: &Position, side: Side) -> i32 {
    let row = position.row(side);
    // A row of another width uses the last pits of the next wider one.
    let table: &[Pit] = match row.len() {
        0..=5 => &FIVE,
        6 | 7 => &SEVEN,
        _ => &NINE,
    };
    let table = &table[table.len() - row.len()..];
    row.iter()
        .zip(table)
        .map(|(stones, pit)| i32::from(pit[usize::from(*stones).min(MOST_STONES)]))
        .sum()
}

fn turn(position: &Position, side: Side) -> i32 {
    if side == position.side_to_move() {
        TURN
    } else {
        0
    }
}
