//! What the network sees of a position.

use togyz_core::{PitNo, Position, Side};

/// Stages of the game, by the stones on the board, each with its own outputs.
pub(super) const STAGES: usize = 8;
/// Numbers of stones in a pit that are told apart; more count as 30 or 31, so that
/// even stays even.
pub(super) const COUNTS: usize = 32;
/// Places of a tuzdyk: none, or pits 1 to 8.
pub(super) const TUZDYKS: usize = 9;
/// Numbers of stones in a kazan that are told apart while the game goes on;
/// more count as the greatest.
pub(super) const KAZANS: usize = 82;
/// What a side's best take may be: nothing, 2, 4, ... 24 stones or more, which are
/// [`MOST_TAKE`], or [`TUZDYK_TAKE`].
pub(super) const TAKES: usize = 14;
pub(super) const MOST_TAKE: u8 = 12;
pub(super) const TUZDYK_TAKE: u8 = 13;
pub(super) const INPUTS: usize = 18 * COUNTS + 2 * TUZDYKS + 2 * KAZANS + 2 * TAKES;
/// Inputs that are on.
pub(super) const ON: usize = 18 + 2 + 2 + 2;

/// A position as the network sees it: from the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    /// Stones: first the nine pits of the player to move, pit 1 first, then
    /// those of the opponent.
    pub pits: [u8; 18],
    /// The pit number of one's own tuzdyk and of the opponent's; 0: none.
    pub tuzdyks: [u8; 2],
    /// The stones in one's own kazan and in the opponent's.
    pub kazans: [u8; 2],
}

impl View {
    /// What the network sees of `position`.
    pub fn of(position: &Position) -> Self {
        let own = position.side_to_move();
        let other = own.opponent();
        let mut pits = [0; 18];
        for (side, row) in [own, other].into_iter().zip(pits.chunks_exact_mut(9)) {
            for (pit, stones) in row.iter_mut().zip(position.row(side).iter()) {
                *pit = *stones;
            }
        }
        let tuzdyk = |side: Side| position.tuzdyk(side).map_or(0, |pit| pit.no.get());
        Self {
            pits,
            tuzdyks: [tuzdyk(own), tuzdyk(other)],
            kazans: [position.kazan(own), position.kazan(other)],
        }
    }

    /// The inputs that are on, ascending, each less than
    /// [`Weights::INPUTS`](super::Weights::INPUTS).
    pub fn inputs(&self) -> [u16; ON] {
        let mut inputs = [0; ON];
        let mut base = 0;
        let values = self
            .pits
            .iter()
            .map(|stones| (counted(*stones), COUNTS))
            .chain(self.tuzdyks.iter().map(|number| (*number, TUZDYKS)))
            .chain(self.kazans.iter().map(|stones| (*stones, KAZANS)))
            .chain(self.takes().into_iter().map(|take| (take, TAKES)));
        for (input, (value, width)) in inputs.iter_mut().zip(values) {
            let value = usize::from(value).min(width - 1);
            *input = u16::try_from(base + value).unwrap_or(0);
            base += width;
        }
        inputs
    }

    /// The best that one's own moves and the opponent's would take.
    fn takes(&self) -> [u8; 2] {
        let (own, other) = self.pits.split_at(9);
        best_takes([own, other].map(lanes), self.tuzdyks)
    }

    /// The stage of the game, from 0, when few stones are on the board, to 7.
    pub fn stage(&self) -> usize {
        let [own, other] = self.kazans.map(usize::from);
        stage(162_usize.saturating_sub(own + other))
    }
}

/// What the stones of a pit count as, less than [`COUNTS`].
const fn counted(stones: u8) -> u8 {
    if stones < 32 { stones } else { 30 + stones % 2 }
}

/// A row in one word, as in [`Lanes`].
fn lanes(row: &[u8]) -> u64 {
    let pits = row.iter().rev();
    pits.fold(0, |lanes, stones| lanes << 7 | u64::from(counted(*stones)))
}

/// Whether who owns `tuzdyk`, or none, may make one in the opponent's pit `number`;
/// `other` is the opponent's own.
pub(super) const fn may_make(tuzdyk: u8, other: u8, number: u8) -> bool {
    tuzdyk == 0 && number != 9 && number != other
}

/// The most that a move from `row` would take at once from `other`, as one of
/// [`TAKES`], if it ends within one lap. What passes over a tuzdyk is not counted.
/// Rows are as in [`Lanes`].
fn best_take(row: u64, other: u64, tuzdyk: u8, other_tuzdyk: u8) -> u8 {
    /// What a last stone takes from so many, where it may not make a tuzdyk and
    /// where it may.
    const TAKEN: [[u8; COUNTS]; 2] = {
        let mut taken = [[0; COUNTS]; 2];
        let mut stones = 1_u8;
        while (stones as usize) < COUNTS {
            let pairs = stones.div_ceil(2);
            let take = if pairs < MOST_TAKE { pairs } else { MOST_TAKE };
            taken[0][stones as usize] = take;
            taken[1][stones as usize] = take;
            stones += 2;
        }
        taken[1][2] = TUZDYK_TAKE;
        taken
    };
    /// How far from its pit the last of so many stones ends: the first one stays,
    /// but for a single one. Without any stone it ends nowhere near.
    const REACH: [u8; COUNTS] = {
        let mut reach = [u8::MAX / 2; COUNTS];
        reach[1] = 1;
        let mut stones = 2_u8;
        while (stones as usize) < COUNTS {
            reach[stones as usize] = stones - 1;
            stones += 1;
        }
        reach
    };

    let stones = |row: u64, pit: u8| usize::from((row >> (7 * pit)).to_le_bytes()[0]) % COUNTS;
    // Four bits for each of the opponent's pits; a take is at most 13.
    let takes = (0..9).fold(0_u64, |takes, pit| {
        let may = may_make(tuzdyk, other_tuzdyk, pit + 1);
        takes | u64::from(TAKEN[usize::from(may)][stones(other, pit)]) << (4 * pit)
    });
    (0..9)
        .map(|pit| {
            // The opponent's pit 1 is 0; there are no stones from 9 to 15.
            let last = (pit + REACH[stones(row, pit)]).wrapping_sub(9);
            let take = (takes >> (4 * (last % 16))).to_le_bytes()[0] & 0xf;
            take * u8::from(last < 16)
        })
        .fold(0, u8::max)
}

/// A position as [`View`] has it, packed: for the search.
pub(super) struct Lanes {
    /// The own row and the opponent's: 7 bits a pit, pit 1 lowest, each as
    /// [`counted`].
    pub(super) rows: [u64; 2],
    pub(super) tuzdyks: [u8; 2],
    pub(super) kazans: [u8; 2],
}

impl Lanes {
    #[inline]
    pub(super) fn of(position: &Position) -> Self {
        let own = position.side_to_move();
        let other = own.opponent();
        let tuzdyk = |side| position.tuzdyk(side).map_or(0, |pit| pit.no.get());
        Self {
            rows: [Self::row(position, own), Self::row(position, other)],
            tuzdyks: [tuzdyk(own), tuzdyk(other)],
            kazans: [position.kazan(own), position.kazan(other)],
        }
    }

    #[inline]
    fn row(position: &Position, side: Side) -> u64 {
        /// The bits of all lanes that count [`COUNTS`] and more.
        const MANY: u64 = 0x60 * 0x0102_0408_1020_4081;

        #[cold]
        fn cut(position: &Position, side: Side) -> u64 {
            lanes(&position.row(side))
        }

        match position.lanes(side) {
            Some(lanes) if lanes & MANY == 0 => lanes,
            Some(_) | None => cut(position, side),
        }
    }

    pub(super) fn stage(&self) -> usize {
        let [own, other] = self.kazans.map(usize::from);
        stage(162_usize.saturating_sub(own + other))
    }
}

/// [`best_take`] of both rows, given as in [`Lanes`].
pub(super) fn best_takes(rows: [u64; 2], tuzdyks: [u8; 2]) -> [u8; 2] {
    let [own, other] = rows;
    let [own_tuzdyk, other_tuzdyk] = tuzdyks;
    [
        best_take(own, other, own_tuzdyk, other_tuzdyk),
        best_take(other, own, other_tuzdyk, own_tuzdyk),
    ]
}

/// The stage of the game with so many stones on the board.
fn stage(stones: usize) -> usize {
    (stones * STAGES / 163).min(STAGES - 1)
}

/// The place of a tuzdyk is one of nine numbers.
const _: () = assert!(PitNo::ALL.len() == TUZDYKS);
