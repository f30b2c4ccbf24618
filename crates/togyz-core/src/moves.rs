//! Moves and sets of moves.

use core::fmt;

use crate::PitNo;
use crate::board::{count_occupied, lowest_occupied, occupied_bit};

/// The choice of a pit; whose pit it is follows from the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(pub PitNo);

impl Move {
    /// The move from pit `number`, or `None` outside 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        match PitNo::new(number) {
            Some(no) => Some(Self(no)),
            None => None,
        }
    }
}

/// The bare number of the pit.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Moves {
    /// The bits of the pits, as the board packs them.
    occupied: u64,
}

impl Moves {
    /// No move at all.
    pub const NONE: Self = Self { occupied: 0 };

    /// The moves from the pits of a row that hold stones.
    pub(crate) const fn from_occupied(occupied: u64) -> Self {
        Self { occupied }
    }

    /// Whether `mv` is in the set.
    pub const fn contains(self, mv: Move) -> bool {
        self.occupied & occupied_bit(mv.0) != 0
    }

    /// How many moves are in the set, 0 to 9.
    pub const fn len(self) -> usize {
        count_occupied(self.occupied) as usize
    }

    /// Whether the set holds no move.
    pub const fn is_empty(self) -> bool {
        self.occupied == 0
    }

    /// The moves, in the order of their pits.
    pub const fn iter(self) -> MovesIter {
        MovesIter(self)
    }
}

/// The pits, as a set.
impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|mv| mv.0.get()))
            .finish()
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = MovesIter;

    fn into_iter(self) -> MovesIter {
        self.iter()
    }
}

/// The moves of a set, in the order of their pits.
#[derive(Debug, Clone)]
pub struct MovesIter(Moves);

impl Iterator for MovesIter {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let left = &mut self.0.occupied;
        if *left == 0 {
            return None;
        }
        let no = lowest_occupied(*left)?;
        *left &= *left - 1;
        Some(Move(no))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for MovesIter {}
