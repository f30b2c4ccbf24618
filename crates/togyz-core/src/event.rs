//! What a move brings about.

use crate::{Ending, Pit, Side};

/// One consequence of a move.
///
/// [`Position::play_with`](crate::Position::play_with) reports them in the
/// order in which they happen on a real board. Together they account for every
/// stone: replaying them on the position before gives the position after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// All `stones` were taken from `from` and sown one by one, the first into
    /// `from` itself unless it was the only one.
    Sown {
        /// The pit that was played.
        from: Pit,
        /// How many stones it held, at least 1.
        stones: u8,
    },
    /// `stones` of the sown stones fell into a tuzdyk and went to its owner's
    /// kazan. Reported once for each tuzdyk that was fed.
    Fed {
        /// The pit that is the tuzdyk.
        tuzdyk: Pit,
        /// Whose tuzdyk it is: the opponent of `tuzdyk.side`.
        owner: Side,
        /// How many stones fell into it, at least 1.
        stones: u8,
    },
    /// The last stone landed in a pit that is no tuzdyk.
    Landed {
        /// The pit where the last stone landed.
        pit: Pit,
        /// Stones in it just before the last one arrived.
        before: u8,
        /// Stones in it with the last one: `before + 1`.
        after: u8,
    },
    /// The last stone fell into a tuzdyk: nothing further happens. The stone
    /// itself is part of [`Event::Fed`].
    LandedInTuzdyk {
        /// The pit that is the tuzdyk.
        tuzdyk: Pit,
        /// Whose tuzdyk it is.
        owner: Side,
    },
    /// The number became even in the opponent's row: the mover captures.
    Captured {
        /// The pit that was emptied.
        pit: Pit,
        /// How many stones went to the mover's kazan; even.
        stones: u8,
    },
    /// The number became odd in the opponent's row: nothing is captured. Not
    /// reported for a 3 where tuzdyks exist: see
    /// [`Event::TuzdykMade`] and [`Event::TuzdykRefused`].
    Odd {
        /// The pit where the last stone landed.
        pit: Pit,
        /// How many stones stay in it; odd.
        stones: u8,
    },
    /// The last stone landed in the mover's own row: nothing is captured.
    OwnRow {
        /// The pit where the last stone landed.
        pit: Pit,
        /// How many stones stay in it.
        stones: u8,
    },
    /// The number became 3 in the opponent's row: the pit is now the mover's
    /// tuzdyk, and its 3 stones went to the mover's kazan.
    TuzdykMade {
        /// The pit that became the mover's tuzdyk.
        pit: Pit,
    },
    /// The number became 3 in the opponent's row, but a limit forbids a tuzdyk:
    /// the 3 stones stay.
    TuzdykRefused {
        /// The pit where the last stone landed.
        pit: Pit,
        /// Which limit; the first of them if several apply.
        limit: TuzdykLimit,
    },
    /// A kazan has passed one half of all stones (82 of 162) and the game stops.
    ReachedMajority {
        /// Whose kazan; not always the mover's.
        side: Side,
        /// What it holds.
        kazan: u8,
    },
    /// The player to move has no stone in the own row.
    Atsyrau {
        /// The player who cannot move.
        side: Side,
    },
    /// Under [`Atsyrau::ExtraMove`](crate::Atsyrau::ExtraMove): the starved
    /// player is passed over, since every move of the opponent feeds their row.
    Skipped {
        /// The player whose turn is passed over.
        side: Side,
    },
    /// The stones left on the board went to the kazan of the player in whose
    /// row they lay. Not reported when none were left.
    Swept {
        /// Whose kazan.
        side: Side,
        /// How many stones, at least 1.
        stones: u8,
    },
    /// The game is over.
    Ended(Ending),
}

/// Why a 3 did not become a tuzdyk. Where several limits apply, the first in
/// this order is the one that is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TuzdykLimit {
    /// The mover has a tuzdyk already: one a game.
    HasOne,
    /// The last pit of a row never becomes a tuzdyk.
    LastPit,
    /// The opponent's tuzdyk has the same number.
    SameNumber,
}

impl TuzdykLimit {
    /// The three limits, in the order in which they are tested.
    pub const ALL: [Self; 3] = [Self::HasOne, Self::LastPit, Self::SameNumber];
}
