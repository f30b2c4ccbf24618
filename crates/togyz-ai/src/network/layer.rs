//! The weights as the search reads them, and what it computes with them.

use super::view::{COUNTS, KAZANS, Lanes, ON, STAGES, TAKES, TUZDYKS};

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

    /// The hidden units before they are clipped: the sum of the rows of the inputs
    /// that are on, and of the bias.
    pub(super) fn sum(bias: &Self, rows: &[&Self; ON]) -> Self {
        /// As many as fit four vectors of 16 bytes, which x86-64 and 64-bit ARM always have.
        const PART: usize = 32;

        let mut sums = *bias;
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

/// The rows of one pit, by its stones.
#[derive(Clone, PartialEq, Eq)]
#[repr(C)]
pub(super) struct PitRows {
    pub(super) rows: [Units; COUNTS],
    /// Keeps the rows of equal counts from competing for the same lines of the
    /// cache.
    _apart: Units,
}

/// The weights of the hidden layer. The lists of tuzdyks and takes are longer than
/// needed, so that an index of four bits is always within.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Layer {
    /// First those of the player to move, pit 1 first, then the opponent's.
    pub(super) pits: [PitRows; 18],
    pub(super) tuzdyks: [[Units; TUZDYKS.next_power_of_two()]; 2],
    pub(super) kazans: [[Units; KAZANS]; 2],
    pub(super) takes: [[Units; TAKES.next_power_of_two()]; 2],
    pub(super) bias: Units,
}

impl Layer {
    #[expect(
        clippy::large_stack_arrays,
        reason = "once for each network, on its way to the heap"
    )]
    const ZERO: Self = Self {
        pits: [const {
            PitRows {
                rows: [Units::ZERO; COUNTS],
                _apart: Units::ZERO,
            }
        }; 18],
        tuzdyks: [[Units::ZERO; TUZDYKS.next_power_of_two()]; 2],
        kazans: [[Units::ZERO; KAZANS]; 2],
        takes: [[Units::ZERO; TAKES.next_power_of_two()]; 2],
        bias: Units::ZERO,
    };

    /// The layer whose rows, in the order of the inputs, are these, then the
    /// bias.
    pub(super) fn of(mut rows: impl FnMut() -> Units) -> Box<Self> {
        let mut layer = Box::new(Self::ZERO);
        for row in layer.rows_mut() {
            *row = rows();
        }
        layer.bias = rows();
        layer
    }

    /// The rows of the inputs that are on.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "only the lowest bits count"
    )]
    #[inline]
    pub(super) fn rows_on(&self, seen: &Lanes, takes: [u8; 2]) -> [&Units; ON] {
        let mut rows = [&self.bias; ON];
        let (pits, rest) = rows.split_at_mut(18);
        for (row, (pit, table)) in pits.iter_mut().zip(self.pits.iter().enumerate()) {
            let stones = seen.rows[pit / 9] >> (7 * (pit % 9));
            *row = &table.rows[stones as usize % COUNTS];
        }
        for side in 0..2 {
            let (tuzdyk, take) = (usize::from(seen.tuzdyks[side]), usize::from(takes[side]));
            rest[side] = &self.tuzdyks[side][tuzdyk % self.tuzdyks[side].len()];
            rest[2 + side] = &self.kazans[side][usize::from(seen.kazans[side]).min(KAZANS - 1)];
            rest[4 + side] = &self.takes[side][take % self.takes[side].len()];
        }
        rows
    }

    /// The rows in the order of the inputs.
    pub(super) fn rows(&self) -> impl Iterator<Item = &Units> {
        let pits = self.pits.iter().flat_map(|pit| &pit.rows);
        let tuzdyks = self.tuzdyks.iter().flat_map(|rows| &rows[..TUZDYKS]);
        let kazans = self.kazans.iter().flatten();
        let takes = self.takes.iter().flat_map(|rows| &rows[..TAKES]);
        pits.chain(tuzdyks).chain(kazans).chain(takes)
    }

    fn rows_mut(&mut self) -> impl Iterator<Item = &mut Units> {
        let pits = self.pits.iter_mut().flat_map(|pit| &mut pit.rows);
        let tuzdyks = self.tuzdyks.iter_mut();
        let tuzdyks = tuzdyks.flat_map(|rows| &mut rows[..TUZDYKS]);
        let kazans = self.kazans.iter_mut();
        let kazans = kazans.flatten();
        let takes = self.takes.iter_mut();
        let takes = takes.flat_map(|rows| &mut rows[..TAKES]);
        pits.chain(tuzdyks).chain(kazans).chain(takes)
    }
}
