//! What the last stone of a move takes.

use crate::{Event, Move, Pit, Position};

/// Stones that a move takes from the opponent's row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Take {
    /// An even number is captured.
    Capture {
        /// The pit that is emptied.
        pit: Pit,
        /// How many stones, at least 2.
        stones: u8,
    },
    /// A tuzdyk is made, with its 3 stones.
    Tuzdyk {
        /// The pit that becomes the mover's tuzdyk.
        pit: Pit,
    },
}

impl Take {
    /// How many stones, at least 2.
    pub const fn stones(self) -> u8 {
        match self {
            Self::Capture { stones, .. } => stones,
            Self::Tuzdyk { .. } => 3,
        }
    }
}

impl Position {
    /// What the last stone of `mv` takes; `None` if that is nothing, or if the
    /// move cannot be played. Stones that fall into tuzdyks on the way, and
    /// those that are left at the end of the game, are not part of it.
    ///
    /// ```
    /// use togyz_core::{Move, Position, Rules, Take};
    ///
    /// let start = Position::start(Rules::default());
    /// let seven = Move::new(7).unwrap();
    /// assert_eq!(start.take(seven).map(Take::stones), Some(10));
    /// assert_eq!(start.take(Move::new(1).unwrap()), None);
    /// ```
    pub fn take(&self, mv: Move) -> Option<Take> {
        let mut take = None;
        let mut after = *self;
        let tell = |event| match event {
            Event::Captured { pit, stones } => take = Some(Take::Capture { pit, stones }),
            Event::TuzdykMade { pit } => take = Some(Take::Tuzdyk { pit }),
            Event::Sown { .. }
            | Event::Fed { .. }
            | Event::Landed { .. }
            | Event::LandedInTuzdyk { .. }
            | Event::Odd { .. }
            | Event::OwnRow { .. }
            | Event::TuzdykRefused { .. }
            | Event::ReachedMajority { .. }
            | Event::Atsyrau { .. }
            | Event::Skipped { .. }
            | Event::Swept { .. }
            | Event::Ended(_) => {}
        };
        after.play_with(mv, tell).ok()?;
        take
    }
}
