//! Which of its wordings a sentence has.

use crate::message::WORDINGS;

/// Chooses the wordings of a move's sentences: always the same ones for the same
/// seed and ply.
///
/// In three plies each kind of sentence has each of its three wordings once, so
/// that none comes back more than twice running, and of two wordings none more
/// than four times. The first ply has the first wording of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wording {
    seed: u64,
    ply: usize,
}

/// A kind of sentences that has several wordings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sentence {
    Sow,
    Last,
    Parity,
    Kazan,
}

/// The orders in which three wordings can follow each other.
const ORDERS: [[u32; WORDINGS]; 6] = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
    [0, 2, 1],
    [2, 1, 0],
    [1, 0, 2],
];

impl Wording {
    /// The wordings of the ply after `ply` others, in the game of `seed`.
    pub const fn new(seed: u64, ply: usize) -> Self {
        Self { seed, ply }
    }

    pub(super) fn of(self, sentence: Sentence) -> u32 {
        let round = self.ply / WORDINGS;
        let order = if round == 0 {
            0
        } else {
            let mixed = mix(mix(self.seed ^ round as u64) ^ sentence as u64);
            usize::try_from(mixed % ORDERS.len() as u64).unwrap_or(0)
        };
        ORDERS[order][self.ply % WORDINGS]
    }
}

/// A number that looks like chance: `SplitMix64`.
const fn mix(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}
