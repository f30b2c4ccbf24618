//! The stones of the eighteen pits, packed into two words, and what lies beside
//! them.

use crate::{BySide, Pit, PitNo, Side};

/// Bits of a lane, which is one pit.
const LANE: u32 = 7;
/// The bits of the lowest lane.
const LANE_MASK: u64 = 0x7f;
/// The lowest bit of each of the nine lanes.
const ONES: u64 = 0x0102_0408_1020_4081;
/// The highest bit of each lane.
const HIGH: u64 = ONES << (LANE - 1);
/// Every bit of each lane but the highest.
const LOW: u64 = ONES * (LANE_MASK >> 1);

/// Two rows of up to nine pits, each row one word of nine lanes of 7 bits, pit
/// 1 lowest; bit 63 is always 0.
///
/// A lane holds up to 127 stones. A position set up by hand may hold more in
/// one pit, though only in one, since there are at most 254 stones: `big` names
/// it, and 128 of its stones are not in its lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    rows: BySide<u64>,
    big: Option<Pit>,
    pub(crate) kazans: BySide<u8>,
    /// The tuzdyk that each side owns, in the opponent's row.
    pub(crate) tuzdyks: BySide<Option<PitNo>>,
}

impl Board {
    pub(crate) const EMPTY: Self = Self {
        rows: BySide { white: 0, black: 0 },
        big: None,
        kazans: BySide { white: 0, black: 0 },
        tuzdyks: BySide {
            white: None,
            black: None,
        },
    };

    pub(crate) fn stones(&self, pit: Pit) -> u8 {
        let lane = (self.rows[pit.side] >> shift(pit.no)) & LANE_MASK;
        let big = if self.big == Some(pit) { 128 } else { 0 };
        // A lane fits 7 bits.
        lane as u8 + big
    }

    pub(crate) fn set(&mut self, pit: Pit, stones: u8) {
        let row = &mut self.rows[pit.side];
        *row &= !(LANE_MASK << shift(pit.no));
        *row |= (u64::from(stones) & LANE_MASK) << shift(pit.no);
        if stones > 127 {
            self.big = Some(pit);
        } else if self.big == Some(pit) {
            self.big = None;
        }
    }

    /// The stones of a row, pit 1 first.
    pub(crate) fn row(&self, side: Side) -> [u8; 9] {
        PitNo::ALL.map(|no| self.stones(Pit { side, no }))
    }

    /// The lanes of a row, pit 1 lowest; `None` where not all stones are in them.
    pub(crate) fn lanes(&self, side: Side) -> Option<u64> {
        self.big.is_none().then(|| self.rows[side])
    }

    /// Takes the stones out of a pit that holds at most 127, and returns them;
    /// nothing where there is no pit.
    pub(crate) fn take(&mut self, side: Side, no: Option<PitNo>) -> u8 {
        let row = Lanes(self.rows[side]);
        self.rows[side] = row.without(no).0;
        row.stones(no)
    }

    /// Takes `stones` of the stones out of a pit that holds so many.
    pub(crate) fn remove(&mut self, pit: Pit, stones: u8) {
        if self.big == Some(pit) {
            self.set(pit, self.stones(pit) - stones);
        } else {
            self.rows[pit.side] -= u64::from(stones) << shift(pit.no);
        }
    }

    pub(crate) fn clear_row(&mut self, side: Side) {
        self.rows[side] = 0;
        if self.big.is_some_and(|pit| pit.side == side) {
            self.big = None;
        }
    }

    pub(crate) fn is_row_empty(&self, side: Side) -> bool {
        self.rows[side] == 0 && self.big.is_none_or(|pit| pit.side != side)
    }

    /// The highest bit of the lane of each pit of the row that holds stones.
    pub(crate) fn occupied(&self, side: Side) -> u64 {
        let row = self.rows[side];
        let mut occupied = (((row & LOW) + LOW) | row) & HIGH;
        if let Some(pit) = self.big
            && pit.side == side
        {
            occupied |= occupied_bit(pit.no);
        }
        occupied
    }

    /// Whether every pit holds so few stones that one move cannot fill a lane.
    pub(crate) fn is_shallow(&self) -> bool {
        (self.rows.white | self.rows.black) & HIGH == 0 && self.big.is_none()
    }

    /// The row of `side`, then the opponent's. The board must be shallow.
    pub(crate) fn rows_from(&self, side: Side) -> [Lanes; 2] {
        let BySide { white, black } = self.rows;
        match side {
            Side::White => [Lanes(white), Lanes(black)],
            Side::Black => [Lanes(black), Lanes(white)],
        }
    }

    /// Replaces both rows, given as by [`Board::rows_from`].
    pub(crate) fn set_rows_from(&mut self, side: Side, [own, opponent]: [Lanes; 2]) {
        self.rows = match side {
            Side::White => BySide {
                white: own.0,
                black: opponent.0,
            },
            Side::Black => BySide {
                white: opponent.0,
                black: own.0,
            },
        };
    }

    /// Three words that are equal exactly when the stones are.
    pub(crate) fn words(&self) -> [u64; 3] {
        let big = self.big.map_or(0, |pit| match pit.side {
            Side::White => pit.no.get(),
            Side::Black => 9 + pit.no.get(),
        });
        [self.rows.white, self.rows.black, u64::from(big)]
    }
}

/// The lanes of a row, in hand: to change both rows of a shallow board there and to
/// put them back together is quicker than to change the board step by step.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(u64);

impl Lanes {
    /// The stones in a pit; none where there is no pit.
    pub(crate) fn stones(self, no: Option<PitNo>) -> u8 {
        // A lane fits 7 bits.
        ((self.0 >> Self::shift(no)) & LANE_MASK) as u8
    }

    /// The row without the stones in a pit.
    pub(crate) fn without(self, no: Option<PitNo>) -> Self {
        Self(self.0 & !(LANE_MASK << Self::shift(no)))
    }

    /// The row with `stones` fewer in a pit that holds so many.
    pub(crate) fn less(self, no: PitNo, stones: u8) -> Self {
        Self(self.0 - (u64::from(stones) << shift(no)))
    }

    /// Bit 63 is always 0, so the lane there is empty.
    fn shift(no: Option<PitNo>) -> u32 {
        no.map_or(63, shift)
    }
}

/// Where the lane of a pit begins.
const fn shift(no: PitNo) -> u32 {
    LANE * (no.get() as u32 - 1)
}

/// The bit that stands for a pit in [`Board::occupied`].
pub(crate) const fn occupied_bit(no: PitNo) -> u64 {
    1 << (shift(no) + LANE - 1)
}

/// The pit of the lowest bit in a set of [`occupied_bit`]s, if there is one.
pub(crate) fn lowest_occupied(bits: u64) -> Option<PitNo> {
    PitNo::new(u8::try_from(bits.trailing_zeros() / LANE + 1).ok()?)
}

/// How many bits a set of [`occupied_bit`]s holds.
pub(crate) const fn count_occupied(bits: u64) -> u8 {
    // Adds the nine lanes in the highest one.
    ((bits >> (LANE - 1)).wrapping_mul(ONES) >> (8 * LANE) & LANE_MASK) as u8
}

/// What sowing a pit adds to the lanes of both rows.
#[derive(Clone, Copy)]
pub(crate) struct Sowing {
    own: u64,
    opponent: u64,
    /// The pit where the last stone lands, ...
    pub(crate) last: PitNo,
    /// ... in the row that it comes from or in the other.
    pub(crate) lands_at_home: bool,
}

impl Sowing {
    /// Sowing `stones` of them, less than 64, from a pit round a board of nine
    /// pits a row.
    pub(crate) fn of(from: PitNo, stones: u8) -> &'static Self {
        &SOWINGS[from.index()][usize::from(stones % 64)]
    }

    /// Both rows, the own one first, after the stones of `from` are sown.
    pub(crate) fn sow(&self, [own, opponent]: [Lanes; 2], from: PitNo) -> [Lanes; 2] {
        let own = own.without(Some(from)).0 + self.own;
        [Lanes(own), Lanes(opponent.0 + self.opponent)]
    }
}

/// Sowings by pit and number of stones, for nine pits a row and at most 63
/// stones.
static SOWINGS: [[Sowing; 64]; 9] = sowings();

const fn sowings() -> [[Sowing; 64]; 9] {
    let mut table = [[Sowing {
        own: 0,
        opponent: 0,
        last: PitNo::ALL[0],
        lands_at_home: true,
    }; 64]; 9];
    let mut pit = 0;
    while pit < 9 {
        let mut stones = 1;
        while stones < 64 {
            table[pit as usize][stones as usize] = sowing(pit, stones);
            stones += 1;
        }
        pit += 1;
    }
    table
}

/// One stone after the other: slow and plain, since the compiler runs it.
const fn sowing(pit: u32, stones: u32) -> Sowing {
    let mut place = if stones == 1 { pit + 1 } else { pit };
    let [mut own, mut opponent] = [0, 0];
    let mut sown = 0;
    loop {
        place %= 18;
        if place < 9 {
            own += 1 << (LANE * place);
        } else {
            opponent += 1 << (LANE * (place - 9));
        }
        sown += 1;
        if sown == stones {
            break;
        }
        place += 1;
    }
    Sowing {
        own,
        opponent,
        last: PitNo::ALL[place as usize % 9],
        lands_at_home: place < 9,
    }
}
