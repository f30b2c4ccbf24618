//! Numbering the ways to lay stones into pits.
//!
//! The ways to lay `n` stones into `k` pits in a row are numbered from 0 without
//! a gap. With the sums `s(i)` of the stones in pit `i` and all pits after it,
//! the number is the sum of `C(s(i) + k - 1 - i, k - i)` over `i = 1 … k - 1`:
//! the combinatorial number system, told by suffix sums. Since every term grows
//! with its sum, stones that move to later pits raise the number. A move that
//! takes nothing off the board does just that, so the positions of a layer can
//! be solved from the highest number down, each after all that follow from it.

/// The most stones that a table counts. No move of so few goes all the way
/// round the board.
pub(crate) const MOST_STONES: u8 = 16;

/// The most pits that are in use.
pub(crate) const MOST_PITS: usize = 18;

/// The numbering for one number of pits.
#[derive(Debug)]
pub(crate) struct Ranks {
    pits: usize,
    /// What pit `i` adds, by the stones in it and after it.
    terms: [[u32; MOST_STONES as usize + 1]; MOST_PITS],
}

/// The numberings for 16, 17 and 18 pits.
pub(crate) static RANKS: [Ranks; 3] = [Ranks::new(16), Ranks::new(17), Ranks::new(18)];

impl Ranks {
    const fn new(pits: usize) -> Self {
        let mut terms = [[0; MOST_STONES as usize + 1]; MOST_PITS];
        let mut pit = 1;
        while pit < pits {
            let mut stones = 0;
            while stones <= MOST_STONES as usize {
                terms[pit][stones] = binomial(stones + pits - 1 - pit, pits - pit);
                stones += 1;
            }
            pit += 1;
        }
        Self { pits, terms }
    }

    /// In how many ways `stones` can lie.
    pub(crate) const fn count(&self, stones: u8) -> usize {
        binomial(stones as usize + self.pits - 1, self.pits - 1) as usize
    }

    /// The number of the position with these stones in the pits.
    pub(crate) fn index(&self, stones: &[u8; 32]) -> u32 {
        let mut sum = 0;
        let mut index = 0;
        for pit in (1..self.pits).rev() {
            sum += usize::from(stones[pit]);
            index += self.terms[pit][sum & 31];
        }
        index
    }

    /// By how much the number grows when `more` stones pass into pit `pit` or
    /// beyond it, where `sum` stones are already.
    pub(crate) fn growth(&self, pit: usize, sum: u8, more: u8) -> u32 {
        let terms = &self.terms[pit];
        terms[usize::from(sum + more)] - terms[usize::from(sum)]
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "const functions cannot convert otherwise"
)]
/// `n` over `k`; 0 if `k` is greater.
pub(crate) const fn binomial(n: usize, k: usize) -> u32 {
    if k > n {
        return 0;
    }
    let mut value: u64 = 1;
    let mut i = 0;
    while i < k {
        value = value * (n - i) as u64 / (i + 1) as u64;
        i += 1;
    }
    assert!(value <= u32::MAX as u64);
    value as u32
}
