//! Valid positions, and the moves in them.

use core::fmt;
use core::ops::Deref;

use crate::board::Board;
use crate::sow;
use crate::{
    BySide, Ending, Event, Move, Moves, Outcome, Pit, PitNo, Reason, Rules, Setup, SetupError, Side,
};

/// A valid position: at most 32 bytes, `Copy`.
///
/// Two positions are equal when the stones, kazans, tuzdyks, player to move and
/// rules are: what the repetition rule calls the same position. The number of
/// the move is not part of it; [`Game`](crate::Game) counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) side_to_move: Side,
    /// What ended the game, [`Reason::Majority`] or [`Reason::Atsyrau`].
    pub(crate) ended_by: Option<Reason>,
    pub(crate) rules: Rules,
}

// A search keeps millions of them.
const _: () = assert!(size_of::<Position>() <= 32);

impl Position {
    /// The position in which a game under `rules` starts.
    pub fn start(rules: Rules) -> Self {
        let mut board = Board::EMPTY;
        for side in Side::ALL {
            for no in &PitNo::ALL[..usize::from(rules.variant.pits())] {
                board.set(Pit { side, no: *no }, rules.variant.stones());
            }
        }
        Self {
            board,
            side_to_move: Side::White,
            ended_by: None,
            rules,
        }
    }

    /// The rules of the game.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Whose turn it is. After the end, whose turn it would be.
    pub const fn side_to_move(&self) -> Side {
        self.side_to_move
    }

    /// Stones in a pit, 0 beyond the variant's last one.
    pub fn stones(&self, pit: Pit) -> u8 {
        self.board.stones(pit)
    }

    /// The stones of a row, pit 1 first: as many as the variant has pits.
    pub fn row(&self, side: Side) -> Row {
        Row {
            stones: self.board.row(side),
            pits: self.rules.variant.pits(),
        }
    }

    /// The stones of a row in one word: 7 bits a pit, pit 1 lowest. Pits beyond the
    /// variant's last are 0, and so is the highest bit. `None` if any pit of the
    /// board, of either side, holds more than 127: [`Position::row`] always has an
    /// answer.
    ///
    /// ```
    /// use togyz_core::{Position, Rules, Side};
    ///
    /// let start = Position::start(Rules::default());
    /// let lanes = start.lanes(Side::White).expect("9 stones in each pit");
    /// assert_eq!((lanes & 0x7f, lanes >> 7 & 0x7f, lanes >> 63), (9, 9, 0));
    /// ```
    #[inline]
    pub fn lanes(&self, side: Side) -> Option<u64> {
        self.board.lanes(side)
    }

    /// Stones in a kazan.
    pub fn kazan(&self, side: Side) -> u8 {
        self.board.kazans[side]
    }

    /// Stones in both kazans.
    pub const fn kazans(&self) -> BySide<u8> {
        self.board.kazans
    }

    /// The tuzdyk that `owner` has made, a pit of the opponent's row.
    pub fn tuzdyk(&self, owner: Side) -> Option<Pit> {
        self.board.tuzdyks[owner].map(|no| Pit {
            side: owner.opponent(),
            no,
        })
    }

    /// Who owns the tuzdyk in `pit`, or `None` if it is an ordinary pit.
    pub fn tuzdyk_owner(&self, pit: Pit) -> Option<Side> {
        let owner = pit.side.opponent();
        (self.board.tuzdyks[owner] == Some(pit.no)).then_some(owner)
    }

    /// How and why the game ended, or `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let reason = self.ended_by?;
        let outcome = match self.board.kazans.white.cmp(&self.board.kazans.black) {
            core::cmp::Ordering::Greater => Outcome::Win(Side::White),
            core::cmp::Ordering::Less => Outcome::Win(Side::Black),
            core::cmp::Ordering::Equal => Outcome::Draw,
        };
        Some(Ending { outcome, reason })
    }

    /// The moves of the player to move; none exactly when the game is over.
    pub fn legal_moves(&self) -> Moves {
        if self.ended_by.is_some() {
            return Moves::NONE;
        }
        // A tuzdyk is empty, so it is never among them.
        Moves::from_occupied(self.board.occupied(self.side_to_move))
    }

    /// Three words that differ wherever two positions of one game differ: for
    /// transposition tables.
    pub fn words(&self) -> [u64; 3] {
        let [white, black, big] = self.board.words();
        let tuzdyk = |owner: Side| u64::from(self.board.tuzdyks[owner].map_or(0, PitNo::get));
        let side = match self.side_to_move {
            Side::White => 0,
            Side::Black => 1,
        };
        let rest = u64::from(self.board.kazans.white)
            | u64::from(self.board.kazans.black) << 8
            | tuzdyk(Side::White) << 16
            | tuzdyk(Side::Black) << 20
            | side << 24
            | big << 25;
        [white, black, rest]
    }

    /// Checks that `mv` can be played.
    ///
    /// # Errors
    ///
    /// Says why it cannot.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        let pit = self.source(mv);
        if let Some(ending) = self.ending() {
            return Err(IllegalMove::GameOver { ending });
        }
        let legal = self.legal_moves();
        if mv.0.get() > self.rules.variant.pits() {
            return Err(IllegalMove::NoSuchPit { pit, legal });
        }
        if self.tuzdyk_owner(pit).is_some() {
            return Err(IllegalMove::Tuzdyk { pit, legal });
        }
        if !legal.contains(mv) {
            return Err(IllegalMove::Empty { pit, legal });
        }
        Ok(())
    }

    /// Plays `mv`.
    ///
    /// # Errors
    ///
    /// Says why the move cannot be played; the position stays as it was.
    ///
    /// # Examples
    ///
    /// ```
    /// use togyz_core::{Move, Position, Rules, Side};
    ///
    /// let mut position = Position::start(Rules::default());
    /// position.play(Move::new(7).unwrap())?;
    /// assert_eq!(position.kazan(Side::White), 10);
    /// # Ok::<(), togyz_core::IllegalMove>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.play_with(mv, |_| ())
    }

    /// Plays `mv` and tells its consequences, in the order in which they
    /// happen.
    ///
    /// # Errors
    ///
    /// As [`Position::play`]; nothing is told then.
    pub fn play_with(&mut self, mv: Move, tell: impl FnMut(Event)) -> Result<(), IllegalMove> {
        self.check(mv)?;
        sow::play(self, mv, tell);
        Ok(())
    }

    /// The position after `mv`, without a check: for search.
    ///
    /// # Panics
    ///
    /// May panic, or give a meaningless position, if `mv` is not among
    /// [`Position::legal_moves`].
    #[must_use]
    #[inline]
    pub fn after(mut self, mv: Move) -> Self {
        self.advance(mv);
        self
    }

    /// As [`Position::after`], in place, which is quicker.
    ///
    /// # Panics
    ///
    /// As [`Position::after`].
    #[inline]
    pub fn advance(&mut self, mv: Move) {
        sow::play(self, mv, |_| ());
    }

    /// The pit that `mv` empties: a pit of the player to move.
    pub const fn source(&self, mv: Move) -> Pit {
        Pit {
            side: self.side_to_move,
            no: mv.0,
        }
    }

    /// The pits that `mv` drops a stone into, one for each stone, in order.
    /// Empty if the move cannot be played.
    pub fn path(&self, mv: Move) -> impl Iterator<Item = Pit> + use<> {
        let pits = self.rules.variant.pits();
        let ring = 2 * pits;
        let stones = match self.check(mv) {
            Ok(()) => self.stones(self.source(mv)),
            Err(_) => 0,
        };
        let first = mv.0.index() + usize::from(stones == 1);
        let side = self.side_to_move;
        (first..first + usize::from(stones)).filter_map(move |step| {
            let place = u8::try_from(step % usize::from(ring)).ok()?;
            Some(Pit {
                side: if place < pits { side } else { side.opponent() },
                no: PitNo::new(place % pits + 1)?,
            })
        })
    }

    /// Where the last stone of `mv` lands, or `None` if it cannot be played.
    pub fn landing(&self, mv: Move) -> Option<Pit> {
        self.path(mv).last()
    }

    /// The same position with the colours exchanged.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut board = Board::EMPTY;
        for side in Side::ALL {
            for (stones, no) in self.board.row(side).into_iter().zip(PitNo::ALL) {
                let side = side.opponent();
                board.set(Pit { side, no }, stones);
            }
        }
        board.kazans = self.board.kazans.swapped();
        board.tuzdyks = self.board.tuzdyks.swapped();
        Self {
            board,
            side_to_move: self.side_to_move.opponent(),
            ..*self
        }
    }

    /// The position as a [`Setup`] with move number 1.
    pub fn setup(&self) -> Setup {
        Setup::from(*self)
    }
}

/// Checks the setup, and carries out what follows from it at once: a player to
/// move without stones ends the game (or is passed over), a kazan past one half
/// ends it.
impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let mut board = Board::EMPTY;
        for side in Side::ALL {
            for (stones, no) in setup.rows[side].into_iter().zip(PitNo::ALL) {
                board.set(Pit { side, no }, stones);
            }
        }
        board.kazans = setup.kazans;
        board.tuzdyks = setup.tuzdyks;
        let mut position = Self {
            board,
            side_to_move: setup.side_to_move,
            ended_by: None,
            rules: setup.rules,
        };
        sow::settle(&mut position, |_| ());
        Ok(position)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        Self {
            rules: position.rules,
            rows: BySide {
                white: position.board.row(Side::White),
                black: position.board.row(Side::Black),
            },
            kazans: position.board.kazans,
            tuzdyks: position.board.tuzdyks,
            side_to_move: position.side_to_move,
            number: 1,
        }
    }
}

/// The position's text, with move number 1: see [`Setup`]'s `Display`.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

/// The stones of a row, pit 1 first; read it as a slice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Row {
    stones: [u8; 9],
    pits: u8,
}

impl Deref for Row {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.stones[..usize::from(self.pits)]
    }
}

/// Why a move cannot be played, and what can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game is over.
    GameOver {
        /// How it ended.
        ending: Ending,
    },
    /// The variant has fewer pits.
    NoSuchPit {
        /// The pit that does not exist.
        pit: Pit,
        /// What can be played.
        legal: Moves,
    },
    /// The pit is the opponent's tuzdyk; nobody plays from it.
    Tuzdyk {
        /// The pit.
        pit: Pit,
        /// What can be played.
        legal: Moves,
    },
    /// The pit is empty.
    Empty {
        /// The pit.
        pit: Pit,
        /// What can be played.
        legal: Moves,
    },
}

/// For developers, not for players.
impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver { .. } => f.write_str("the game is over"),
            Self::NoSuchPit { pit, .. } => write!(f, "there is no pit {pit}"),
            Self::Tuzdyk { pit, .. } => write!(f, "{pit} is a tuzdyk"),
            Self::Empty { pit, .. } => write!(f, "{pit} is empty"),
        }
    }
}

impl core::error::Error for IllegalMove {}
