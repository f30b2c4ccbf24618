//! What a position is worth.

use std::fmt;
use std::ops::Neg;

/// What a position is worth to the player to move.
///
/// Either an estimate, in hundredths of a stone of the expected final lead, or
/// a proven win or loss: with its distance in plies where the search has seen
/// the end, with the final lead where the endgame tables have. Greater is
/// better: a quick win beats a slow one, and both beat one by the tables, of
/// which the larger is better; a slow loss beats a quick one.
///
/// ```
/// use togyz_ai::{Proven, Score};
///
/// assert_eq!(Score::from_hundredths(250).to_string(), "+2.50");
/// assert_eq!(Score::win_in(3).proven(), Some(Proven::Win { plies: 3 }));
/// assert!(Score::win_in(3) > Score::win_in(5));
/// assert!(-Score::win_in(3) < Score::DRAW);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(pub(crate) i32);

/// An outcome that the search has proven. Where play goes on after a majority,
/// the majority decides, and distances are counted to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Proven {
    /// The player to move wins.
    Win {
        /// Plies to the end of the game, at most, with best play.
        plies: u32,
    },
    /// The player to move loses.
    Loss {
        /// Plies to the end of the game, at least, with best play.
        plies: u32,
    },
    /// The player to move wins, by the endgame tables.
    TableWin {
        /// Stones ahead after the last stone, with best play.
        lead: u32,
    },
    /// The player to move loses, by the endgame tables.
    TableLoss {
        /// Stones behind after the last stone, with best play.
        lead: u32,
    },
}

impl Score {
    /// Neither side is ahead.
    pub const DRAW: Self = Self(0);
    /// The greatest estimate; a lead never exceeds 254 stones.
    pub(crate) const MAX_ESTIMATE: i32 = 26_999;
    /// A win by the tables, less the stones of the lead.
    const TABLE_WIN: i32 = 27_000;
    /// The slowest win that is told from others.
    const LEAST_WIN: i32 = 30_000;
    /// A win on the board, before a single ply more.
    pub(crate) const WIN: i32 = 32_000;
    /// Above every score.
    pub(crate) const INFINITE: Self = Self(Self::WIN + 1);

    /// An estimate, in hundredths of a stone of the final lead; capped below
    /// the proven scores.
    pub fn from_hundredths(hundredths: i32) -> Self {
        Self(hundredths.clamp(-Self::MAX_ESTIMATE, Self::MAX_ESTIMATE))
    }

    /// A proven win in so many plies, counted at most 2,000.
    pub fn win_in(plies: u32) -> Self {
        Self(i32::try_from(plies).map_or(Self::LEAST_WIN, |plies| {
            (Self::WIN - plies).max(Self::LEAST_WIN)
        }))
    }

    /// A proven loss in so many plies, counted at most 2,000.
    pub fn loss_in(plies: u32) -> Self {
        -Self::win_in(plies)
    }

    /// What the tables say of a game that ends with this lead, in stones.
    pub(crate) fn of_lead(lead: i32) -> Self {
        Self(lead + Self::TABLE_WIN * lead.signum())
    }

    /// The proven outcome, or `None` for an estimate; a proven draw is
    /// [`Score::DRAW`] and cannot be told from an even estimate.
    pub fn proven(self) -> Option<Proven> {
        let size = self.0.abs();
        let plies = Self::WIN.checked_sub(size)?.unsigned_abs();
        let lead = size.abs_diff(Self::TABLE_WIN);
        match (size, self.0 > 0) {
            (..=Self::MAX_ESTIMATE, _) => None,
            (..Self::LEAST_WIN, true) => Some(Proven::TableWin { lead }),
            (..Self::LEAST_WIN, false) => Some(Proven::TableLoss { lead }),
            (_, true) => Some(Proven::Win { plies }),
            (_, false) => Some(Proven::Loss { plies }),
        }
    }

    /// Hundredths of a stone of the expected final lead, or `None` for a
    /// proven score.
    pub fn hundredths(self) -> Option<i32> {
        match self.proven() {
            Some(_) => None,
            None => Some(self.0),
        }
    }

    /// The chance to win the game, 0 to 1, half a draw counted as half a win;
    /// for bars and graphs.
    pub fn chance(self) -> f64 {
        match self.proven() {
            Some(Proven::Win { .. } | Proven::TableWin { .. }) => 1.0,
            Some(Proven::Loss { .. } | Proven::TableLoss { .. }) => 0.0,
            None => 1.0 / (1.0 + (-f64::from(self.0) / CHANCE_SCALE).exp()),
        }
    }

    /// The score as the table keeps it: distances from this node, not from the
    /// root `ply` plies above.
    pub(crate) fn stored(self, ply: usize) -> i16 {
        let ply = i32::try_from(ply).unwrap_or(0);
        let score = match self.proven() {
            Some(Proven::Win { .. }) => self.0 + ply,
            Some(Proven::Loss { .. }) => self.0 - ply,
            Some(Proven::TableWin { .. } | Proven::TableLoss { .. }) | None => self.0,
        };
        i16::try_from(score).unwrap_or(0)
    }

    /// The reverse of [`Score::stored`].
    pub(crate) fn restored(stored: i16, ply: usize) -> Self {
        let ply = i32::try_from(ply).unwrap_or(0);
        let stored = Self(i32::from(stored));
        match stored.proven() {
            Some(Proven::Win { .. }) => Self(stored.0 - ply),
            Some(Proven::Loss { .. }) => Self(stored.0 + ply),
            Some(Proven::TableWin { .. } | Proven::TableLoss { .. }) | None => stored,
        }
    }
}

/// What a proven result is worth beside an estimate, in hundredths of a stone.
const RESULT: i32 = 1000;

/// What a move worth `here` loses against one worth `best`, in hundredths of a
/// stone, at least 0. A proven result counts as a lead of ten stones, or as more
/// where the other move is estimated higher: nothing is lost between two moves
/// that win by proof, and little where the lead is great all the same.
///
/// ```
/// use togyz_ai::{Score, loss};
///
/// assert_eq!(loss(Score::from_hundredths(300), Score::from_hundredths(-200)), 500);
/// assert_eq!(loss(Score::win_in(3), Score::win_in(9)), 0);
/// assert_eq!(loss(Score::win_in(3), Score::DRAW), 1000);
/// ```
pub fn loss(best: Score, here: Score) -> i32 {
    let value = |score: Score, other: Score| {
        let other = other.hundredths().unwrap_or(0);
        match score.proven() {
            Some(Proven::Win { .. } | Proven::TableWin { .. }) => other.max(RESULT),
            Some(Proven::Loss { .. } | Proven::TableLoss { .. }) => other.min(-RESULT),
            None => score.hundredths().unwrap_or(0),
        }
    };
    (value(best, here) - value(here, best)).max(0)
}

/// The lead, in hundredths of a stone, that multiplies the odds by e: fitted to
/// self-play.
const CHANCE_SCALE: f64 = 700.0;

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `+2.50` stones; a proven win in 5 plies is `#5`, a loss `#-5`; a win by 12
/// stones by the tables is `#+12s`, a loss `#-12s`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.proven() {
            Some(Proven::Win { plies }) => write!(f, "#{plies}"),
            Some(Proven::Loss { plies }) => write!(f, "#-{plies}"),
            Some(Proven::TableWin { lead }) => write!(f, "#+{lead}s"),
            Some(Proven::TableLoss { lead }) => write!(f, "#-{lead}s"),
            None => {
                let sign = match self.0.signum() {
                    -1 => "-",
                    1 => "+",
                    _ => "",
                };
                let size = self.0.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}
