//! Moves and sets of moves.

use core::fmt;

use crate::PitNo;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Moves(u16);

impl Moves {
    /// No move at all.
    pub const NONE: Self = Self(0);

    /// Puts `mv` into the set.
    pub(crate) const fn insert(&mut self, mv: Move) {
        self.0 |= 1 << mv.0.get();
    }

    /// Whether `mv` is in the set.
    pub const fn contains(self, mv: Move) -> bool {
        self.0 >> mv.0.get() & 1 == 1
    }

    /// How many moves are in the set, 0 to 9.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set holds no move.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The moves, in the order of their pits.
    pub const fn iter(self) -> MovesIter {
        MovesIter(self)
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
        let left = &mut self.0.0;
        let mv = Move::new(u8::try_from(left.trailing_zeros()).ok()?)?;
        *left &= *left - 1;
        Some(mv)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len();
        (left, Some(left))
    }
}

impl ExactSizeIterator for MovesIter {}
