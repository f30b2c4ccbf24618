//! The weights as the search reads them, and what it computes with them.

use super::view::{COUNTS, INPUTS, KAZANS, Lanes, STAGES, TAKES, TUZDYKS};

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 128;
/// What a hidden unit holds when it is fully on.
pub(super) const ONE: i16 = 255;
/// What a weight of 1 behind the hidden layer is stored as; stored weights
/// reach from -127 to 127, so that their product with a unit fits 16 bits.
pub(super) const WEIGHT: i16 = 64;
/// The greatest bias of an output: 64 times an output of 1.
pub(super) const MOST_BIAS: i32 = 64 * ONE as i32 * WEIGHT as i32;

/// One number for each hidden unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct Units(pub(super) [i16; HIDDEN]);

impl Units {
    pub(super) const ZERO: Self = Self([0; HIDDEN]);

    /// The sum of rows: the hidden units before they are clipped.
    pub(super) fn sum(rows: &[&Self; ADDED]) -> Self {
        /// As many as fit four vectors of 16 bytes, which x86-64 and 64-bit ARM always have.
        const PART: usize = 32;

        let mut sums = Self::ZERO;
        for (index, part) in sums.0.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
            let mut sum = *part;
            for row in rows {
                for (sum, value) in sum.iter_mut().zip(&row.0.as_chunks::<PART>().0[index]) {
                    *sum = sum.wrapping_add(*value);
                }
            }
            *part = sum;
        }
        sums
    }

    fn plus(&self, other: &Self) -> Self {
        let mut sum = *self;
        sum.replace(&Self::ZERO, other);
        sum
    }

    pub(super) fn replace(&mut self, old: &Self, new: &Self) {
        for (sum, (old, new)) in self.0.iter_mut().zip(old.0.iter().zip(&new.0)) {
            *sum = sum.wrapping_sub(*old).wrapping_add(*new);
        }
    }
}

/// An output for each stage of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Output {
    pub(super) weights: [Units; STAGES],
    pub(super) bias: [i32; STAGES],
    /// Hundredths of a stone of an output of 1.
    pub(super) scale: i32,
}

impl Output {
    pub(super) fn of(&self, hidden: &Units, stage: usize) -> i32 {
        let weights = &self.weights[stage];
        let mut sum = 0_i32;
        for (unit, weight) in hidden.0.iter().zip(&weights.0) {
            let unit = (*unit).clamp(0, ONE);
            sum += i32::from(unit.wrapping_mul(*weight)) * i32::from(unit);
        }
        self.scaled(sum, stage)
    }

    /// Hundredths of a stone, given the weighted sum of the squared units.
    pub(super) fn scaled(&self, sum: i32, stage: usize) -> i32 {
        const ALL: i64 = ONE as i64 * ONE as i64 * WEIGHT as i64;
        let sum = i64::from(sum) + i64::from(self.bias[stage]) * i64::from(ONE);
        i32::try_from(sum * i64::from(self.scale) / ALL).unwrap_or(0)
    }
}

/// Rows that are added for each position.
pub(super) const ADDED: usize = 12;

/// The weights of the hidden layer.
///
/// Inputs of which one of each is always on have a row for each pair, added up in
/// advance: half as many rows are left to add for each position.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Layer {
    /// A row for each input, in the order of the inputs, and the bias.
    rows: Vec<Units>,
    /// Of two pits each, by the stones of the first and 32 times those of the second:
    /// pits 1 to 8 of the player to move, both pits 9, pits 1 to 8 of the opponent.
    pits: Box<[Units; 9 * PAIRS]>,
    /// Of a side's kazan and tuzdyk, by 16 times the stones and the tuzdyk's number;
    /// the first side's with the bias.
    sides: [Box<[Units; KAZANS * 16]>; 2],
    /// Of the best takes, by the own one and 16 times the opponent's.
    takes: Box<[Units; 16 * 16]>,
}

/// Rows of two pits; one more than there are pairs keeps those of equal counts from
/// competing for the same lines of the cache.
const PAIRS: usize = COUNTS * COUNTS + 1;

impl Layer {
    /// The layer whose rows, in the order of the inputs, are these, then the bias.
    pub(super) fn of(row: impl FnMut() -> Units) -> Self {
        let rows: Vec<Units> = std::iter::repeat_with(row).take(INPUTS + 1).collect();
        let mut rest = &rows[..];
        let mut inputs = |width: usize| {
            let (inputs, others) = rest.split_at(width);
            rest = others;
            inputs
        };
        let pits: [&[Units]; 18] = std::array::from_fn(|_| inputs(COUNTS));
        let tuzdyks = [inputs(TUZDYKS), inputs(TUZDYKS)];
        let kazans = [inputs(KAZANS), inputs(KAZANS)];
        let takes = [inputs(TAKES), inputs(TAKES)];
        let bias = inputs(1)[0];

        let of_pits = |index: usize| {
            let (first, second) = match index / PAIRS {
                pair @ 0..4 => (2 * pair, 2 * pair + 1),
                4 => (8, 17),
                pair => (2 * pair - 1, 2 * pair),
            };
            let index = index % PAIRS;
            pits[first][index % COUNTS].plus(&pits[second][index / COUNTS % COUNTS])
        };
        // Four bits have room for more than there is.
        let within = |rows: &[Units], index: usize| rows[index.min(rows.len() - 1)];
        let of_side = |side: usize, index: usize| {
            let tuzdyk = within(tuzdyks[side], index % 16);
            let bias = if side == 0 { bias } else { Units::ZERO };
            kazans[side][index / 16].plus(&tuzdyk).plus(&bias)
        };
        let of_takes =
            |index: usize| within(takes[0], index % 16).plus(&within(takes[1], index / 16));
        Self {
            pits: table(of_pits),
            sides: [
                table(|index| of_side(0, index)),
                table(|index| of_side(1, index)),
            ],
            takes: table(of_takes),
            rows,
        }
    }

    /// A row for each input, in the order of the inputs, and the bias.
    pub(super) fn rows(&self) -> &[Units] {
        &self.rows
    }

    /// The rows to add for a position.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "only the lowest bits count"
    )]
    #[inline]
    pub(super) fn rows_on(&self, seen: &Lanes, takes: [u8; 2]) -> [&Units; ADDED] {
        /// The stones of the pits 1, 3, 5, 7 and 9, which fit five bits.
        const FIRST: u64 = (COUNTS as u64 - 1) * (1 | 1 << 14 | 1 << 28 | 1 << 42 | 1 << 56);

        // Those of each second pit are moved next to those of the first.
        let pairs = seen.rows.map(|row| row & FIRST | row >> 2 & FIRST << 5);
        let last = seen.rows[0] >> 56 | seen.rows[1] >> 56 << 5;
        let pits =
            |place: usize, pair: u64| &self.pits[place * PAIRS + pair as usize % (COUNTS * COUNTS)];
        let side = |side: usize| {
            let kazan = usize::from(seen.kazans[side]).min(KAZANS - 1);
            &self.sides[side][16 * kazan + usize::from(seen.tuzdyks[side] % 16)]
        };
        let [own, other] = pairs;
        let [own_take, other_take] = takes.map(|take| usize::from(take % 16));
        [
            pits(0, own),
            pits(1, own >> 14),
            pits(2, own >> 28),
            pits(3, own >> 42),
            pits(4, last),
            pits(5, other),
            pits(6, other >> 14),
            pits(7, other >> 28),
            pits(8, other >> 42),
            side(0),
            side(1),
            &self.takes[own_take + 16 * other_take],
        ]
    }
}

/// The rows of a table, in place: it is too large for a stack.
#[expect(
    clippy::unnecessary_box_returns,
    reason = "the box is what keeps it off the stack"
)]
fn table<const N: usize>(row: impl FnMut(usize) -> Units) -> Box<[Units; N]> {
    let rows: Vec<Units> = (0..N).map(row).collect();
    rows.try_into().expect("as many rows as were asked for")
}

#[cfg(test)]
mod tests {
    use togyz_core::{Position, Rules, Setup};

    use crate::network::view::best_takes;
    use crate::network::{Network, View};

    use super::*;

    #[test]
    fn rows_of_pairs_add_up_to_the_rows_of_the_inputs() {
        let network = Network::embedded();
        let rows = network.layer.rows();
        let text = "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,33S 22 46 S 14";
        let setup = Setup::parse(text, Rules::default()).expect("a position");
        let late = setup.position().expect("a valid position");
        for mut position in [late, Position::start(Rules::default())] {
            while let Some(mv) = position.legal_moves().iter().last() {
                let seen = Lanes::of(&position);
                let takes = best_takes(seen.rows, seen.tuzdyks);
                let added = Units::sum(&network.layer.rows_on(&seen, takes));
                let inputs = View::of(&position).inputs();
                let on = inputs.map(|input| &rows[usize::from(input)]);
                let all = on.into_iter().fold(rows[INPUTS], |sum, row| sum.plus(row));
                assert_eq!(added, all);
                position.play(mv).expect("a legal move");
            }
        }
    }
}
