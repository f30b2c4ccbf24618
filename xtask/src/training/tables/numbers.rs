//! The numbers of the tables of weights for one width of board, and what they
//! make of a position: the same as `togyz_ai::evaluate`, but of any numbers.

use togyz_core::{Position, Side};

/// Stones in a pit that are told apart; more count as so many.
pub(crate) const MOST_STONES: usize = 23;
/// The numbers of a pit.
pub(crate) const COUNTS: usize = MOST_STONES + 1;
/// Pits that can become a tuzdyk.
pub(crate) const TUZDYKS: usize = 8;

/// Numbers in hundredths of a stone, in this order: of the pits, pit 1 first,
/// each by its stones; of the tuzdyks near the end; what is added to these on a
/// full board; the right to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub(crate) all: Vec<i32>,
    pits: usize,
}

impl Numbers {
    pub(crate) const fn new(pits: usize, all: Vec<i32>) -> Self {
        Self { all, pits }
    }

    /// Kazans alone.
    pub(crate) fn zero(pits: usize) -> Self {
        Self::new(pits, vec![0; count(pits)])
    }

    pub(crate) fn pits(&self) -> impl Iterator<Item = &[i32]> {
        self.all[..self.pits * COUNTS].chunks(COUNTS)
    }

    pub(crate) fn tuzdyks(&self) -> &[i32] {
        &self.all[self.pits * COUNTS..][..TUZDYKS]
    }

    pub(crate) fn tuzdyks_on_full_board(&self) -> &[i32] {
        &self.all[self.pits * COUNTS + TUZDYKS..][..TUZDYKS]
    }

    pub(crate) fn turn(&self) -> i32 {
        self.all[turn(self.pits)]
    }

    /// What they make of a position, in hundredths of a stone for the player to
    /// move.
    pub(crate) fn value(&self, position: &Position) -> i32 {
        let total = i32::from(position.rules().variant.total());
        let mut sum = 100 * lead(position);
        visit(position, |index, sign, part| {
            sum += sign * (self.all[index] * part / total);
        });
        sum
    }
}

/// How many numbers there are for so many pits.
pub(crate) const fn count(pits: usize) -> usize {
    turn(pits) + 1
}

/// The place of the number for the right to move, the last one.
pub(crate) const fn turn(pits: usize) -> usize {
    pits * COUNTS + 2 * TUZDYKS
}

/// The stones by which the player to move leads.
pub(crate) fn lead(position: &Position) -> i32 {
    let own = position.side_to_move();
    i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()))
}

/// Tells which numbers count in a position: their places, for whom, 1 for the
/// player to move and -1 for the opponent, and how much of them, as parts of
/// the stones of the game.
pub(crate) fn visit(position: &Position, mut tell: impl FnMut(usize, i32, i32)) {
    let total = i32::from(position.rules().variant.total());
    let kazans = position.kazans();
    let on_board = total - i32::from(kazans.white) - i32::from(kazans.black);
    let own = position.side_to_move();
    let mut pits = 0;
    for (side, sign) in [(own, 1), (own.opponent(), -1)] {
        let row = position.row(side);
        pits = row.len();
        for (pit, stones) in row.iter().enumerate() {
            let stones = usize::from(*stones).min(MOST_STONES);
            tell(pit * COUNTS + stones, sign, total);
        }
        if let Some(index) = tuzdyk(position, side) {
            tell(pits * COUNTS + index, sign, total);
            tell(pits * COUNTS + TUZDYKS + index, sign, on_board);
        }
    }
    tell(turn(pits), 1, total);
}

fn tuzdyk(position: &Position, side: Side) -> Option<usize> {
    let pit = position.tuzdyk(side)?;
    Some(usize::from(pit.no.get() - 1))
}
