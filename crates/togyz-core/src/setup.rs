//! Positions as they are put together, before anybody has checked them.

use core::fmt;

use crate::{BySide, Pit, PitNo, Position, Rules, Side, Tuzdyks, Variant};

/// A position as an editor or a parser builds it; it may be nonsense.
///
/// [`Position::try_from`] checks it.
///
/// ```
/// use togyz_core::{Position, Rules, Setup};
///
/// let mut setup = Setup::start(Rules::default());
/// assert_eq!(setup.position(), Ok(Position::start(Rules::default())));
/// setup.rows.white[0] = 8;
/// assert!(setup.position().is_err(), "a stone is missing");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The rules of the game.
    pub rules: Rules,
    /// Stones in the pits 1 to 9 of each row; 0 beyond the variant's last pit.
    pub rows: BySide<[u8; 9]>,
    /// Stones in each kazan.
    pub kazans: BySide<u8>,
    /// The number of the tuzdyk that each side owns, in the opponent's row.
    pub tuzdyks: BySide<Option<PitNo>>,
    /// Whose turn it is.
    pub side_to_move: Side,
    /// The number of the move, from 1; it grows after Black's move.
    pub number: u16,
}

impl Setup {
    /// The position in which a game under `rules` starts.
    pub fn start(rules: Rules) -> Self {
        let mut row = [0; 9];
        row[..usize::from(rules.variant.pits())].fill(rules.variant.stones());
        Self {
            rules,
            rows: BySide {
                white: row,
                black: row,
            },
            kazans: BySide::default(),
            tuzdyks: BySide::default(),
            side_to_move: Side::White,
            number: 1,
        }
    }

    /// The same with up to `stones` stones of the other side in the kazan of
    /// `weaker`, taken one by one from the other side's pits 1, 2, 3 and so on,
    /// round and round. A row that is empty gives no more.
    ///
    /// ```
    /// use togyz_core::{Rules, Setup, Side};
    ///
    /// let setup = Setup::start(Rules::default()).with_odds(Side::White, 10);
    /// assert_eq!(setup.rows.black, [7, 8, 8, 8, 8, 8, 8, 8, 8]);
    /// assert_eq!(setup.kazans.white, 10);
    /// ```
    #[must_use]
    pub fn with_odds(mut self, weaker: Side, stones: u8) -> Self {
        let row = &mut self.rows[weaker.opponent()];
        for pit in (0..row.len()).cycle() {
            let is_given = self.kazans[weaker] >= stones;
            if is_given || row.iter().all(|pit| *pit == 0) {
                break;
            }
            if row[pit] > 0 {
                row[pit] -= 1;
                self.kazans[weaker] += 1;
            }
        }
        self
    }

    /// The position, checked.
    ///
    /// # Errors
    ///
    /// The first fault found: see [`SetupError`].
    pub fn position(self) -> Result<Position, SetupError> {
        Position::try_from(self)
    }

    /// The first fault found, if any.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        let variant = self.rules.variant;
        let pits = usize::from(variant.pits());
        for owner in Side::ALL {
            let side = owner.opponent();
            if let Some(beyond) = PitNo::ALL[pits..]
                .iter()
                .find(|no| self.rows[owner][no.index()] > 0)
            {
                return Err(SetupError::NoSuchPit {
                    pit: Pit {
                        side: owner,
                        no: *beyond,
                    },
                });
            }
            let Some(no) = self.tuzdyks[owner] else {
                continue;
            };
            let pit = Pit { side, no };
            if variant.tuzdyks() == Tuzdyks::Absent {
                return Err(SetupError::TuzdykInVariantWithout { pit });
            }
            if no.get() > variant.pits() {
                return Err(SetupError::NoSuchPit { pit });
            }
            if no.get() == variant.pits() {
                return Err(SetupError::TuzdykInLastPit { pit });
            }
            let stones = self.rows[side][no.index()];
            if stones > 0 {
                return Err(SetupError::TuzdykNotEmpty { pit, stones });
            }
        }
        if let (Some(white), Some(black)) = (self.tuzdyks.white, self.tuzdyks.black)
            && white == black
        {
            return Err(SetupError::TuzdyksOfOneNumber { no: white });
        }
        let total = Side::ALL
            .into_iter()
            .flat_map(|side| {
                self.rows[side]
                    .into_iter()
                    .chain(core::iter::once(self.kazans[side]))
            })
            .map(u16::from)
            .sum();
        if total != u16::from(variant.total()) {
            return Err(SetupError::Total { total, variant });
        }
        Ok(())
    }
}

/// Why a [`Setup`] is no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SetupError {
    /// A stone or a tuzdyk lies beyond the variant's last pit.
    NoSuchPit {
        /// The pit that does not exist.
        pit: Pit,
    },
    /// The variant has no tuzdyks.
    TuzdykInVariantWithout {
        /// The pit that is marked as one.
        pit: Pit,
    },
    /// The last pit of a row never becomes a tuzdyk.
    TuzdykInLastPit {
        /// The pit that is marked as one.
        pit: Pit,
    },
    /// A tuzdyk is always empty.
    TuzdykNotEmpty {
        /// The tuzdyk.
        pit: Pit,
        /// The stones in it, at least 1.
        stones: u8,
    },
    /// The two tuzdyks never have the same number.
    TuzdyksOfOneNumber {
        /// The number of both.
        no: PitNo,
    },
    /// Stones are missing, or there are too many.
    Total {
        /// Stones found.
        total: u16,
        /// The variant, whose [`Variant::total`] it should be.
        variant: Variant,
    },
}

/// For developers, not for players.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPit { pit } => write!(f, "there is no pit {pit}"),
            Self::TuzdykInVariantWithout { pit } => {
                write!(f, "{pit} is a tuzdyk in a variant without tuzdyks")
            }
            Self::TuzdykInLastPit { pit } => write!(f, "the last pit {pit} is a tuzdyk"),
            Self::TuzdykNotEmpty { pit, stones } => {
                write!(f, "the tuzdyk {pit} holds {stones} stones")
            }
            Self::TuzdyksOfOneNumber { no } => write!(f, "both tuzdyks have number {no}"),
            Self::Total { total, variant } => {
                write!(f, "{total} stones instead of {}", variant.total())
            }
        }
    }
}

impl core::error::Error for SetupError {}
