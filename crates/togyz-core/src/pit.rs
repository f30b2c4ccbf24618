//! Names of places on the board.

use core::fmt;

use crate::Side;

/// A pit's number, 1 to 9, as its owner counts: from the left, in sowing
/// direction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PitNo(No);

/// The nine numbers, so that the compiler knows that there are no others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
enum No {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
}

impl PitNo {
    /// All numbers of the widest board, in sowing direction. A variant with
    /// fewer pits uses the first ones: see [`Variant::pits`](crate::Variant).
    pub const ALL: [Self; 9] = [
        Self(No::One),
        Self(No::Two),
        Self(No::Three),
        Self(No::Four),
        Self(No::Five),
        Self(No::Six),
        Self(No::Seven),
        Self(No::Eight),
        Self(No::Nine),
    ];

    /// The pit number `number`, or `None` outside 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=9 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }

    /// The number, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0 as u8
    }

    /// The number as an index into a row, 0 to 8.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// The bare number, wrapped.
impl fmt::Debug for PitNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PitNo").field(&self.get()).finish()
    }
}

/// The bare number.
impl fmt::Display for PitNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.get())
    }
}

/// A pit: whose it is, and its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit {
    /// The player in whose row the pit lies.
    pub side: Side,
    /// Its number, counted by that player.
    pub no: PitNo,
}

/// `White 7`; for developers, not for players.
impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.side, self.no)
    }
}
