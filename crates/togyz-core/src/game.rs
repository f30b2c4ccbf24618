//! Games: a start, the moves played, and how it ended.

use alloc::vec::Vec;
use core::fmt;

use crate::{
    Ending, Event, IllegalMove, Move, Outcome, Position, Reason, Repetition, Rules, Setup,
    SetupError, Side,
};

/// A game: the only type with a history.
///
/// ```
/// use togyz_core::{Game, Move, Rules};
///
/// let mut game = Game::new(Rules::default());
/// game.play(Move::new(7).unwrap())?;
/// game.play(Move::new(3).unwrap())?;
/// assert_eq!(game.undo(), Move::new(3));
/// assert_eq!(game.redo(), Move::new(3));
/// assert_eq!(game.ply(), 2);
/// # Ok::<(), togyz_core::IllegalMove>(())
/// ```
///
/// Two games are equal when their starts, moves and endings are, and what has
/// been undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    start: Setup,
    /// Each move with the position in which it was played and its number.
    played: Vec<Played>,
    position: Position,
    number: u16,
    undone: Vec<Move>,
    /// An ending that does not follow from the position.
    agreed: Option<Ending>,
}

/// A move that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// The position in which it was played.
    pub before: Position,
    /// The number of the move, from 1; White's and Black's move share one.
    pub number: u16,
}

impl Game {
    /// A game under `rules`, from the usual start.
    pub fn new(rules: Rules) -> Self {
        Self::begin(Setup::start(rules), Position::start(rules))
    }

    /// A game from a position set up by hand.
    ///
    /// # Errors
    ///
    /// Says why the setup is no position.
    pub fn from_setup(setup: Setup) -> Result<Self, SetupError> {
        Ok(Self::begin(setup, setup.position()?))
    }

    fn begin(start: Setup, position: Position) -> Self {
        let black_was_skipped = position.ending().is_none()
            && start.side_to_move == Side::Black
            && position.side_to_move() == Side::White;
        Self {
            start,
            played: Vec::new(),
            position,
            number: start.number.saturating_add(u16::from(black_was_skipped)),
            undone: Vec::new(),
            agreed: None,
        }
    }

    /// The setup that the game started from.
    pub const fn start(&self) -> &Setup {
        &self.start
    }

    /// The rules of the game.
    pub const fn rules(&self) -> Rules {
        self.start.rules
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position now as a [`Setup`] with the right move number.
    pub fn setup(&self) -> Setup {
        Setup {
            number: self.number,
            ..self.position.setup()
        }
    }

    /// How many plies have been played.
    pub fn ply(&self) -> usize {
        self.played.len()
    }

    /// The number of the move to come, or of the last one after the end.
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The moves played, each with the position before it.
    pub fn played(&self) -> &[Played] {
        &self.played
    }

    /// The moves that [`Game::redo`] would play, the next one first.
    pub fn undone(&self) -> impl Iterator<Item = Move> + '_ {
        self.undone.iter().rev().copied()
    }

    /// How and why the game ended, or `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.agreed.or_else(|| self.position.ending())
    }

    /// Plays `mv`; what had been undone is forgotten.
    ///
    /// # Errors
    ///
    /// Says why the move cannot be played; the game stays as it was.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.play_with(mv, |_| ())
    }

    /// Plays `mv` and tells its consequences.
    ///
    /// # Errors
    ///
    /// As [`Game::play`]; nothing is told then.
    pub fn play_with(&mut self, mv: Move, tell: impl FnMut(Event)) -> Result<(), IllegalMove> {
        self.advance(mv, tell)?;
        self.undone.clear();
        Ok(())
    }

    fn advance(&mut self, mv: Move, tell: impl FnMut(Event)) -> Result<(), IllegalMove> {
        if let Some(ending) = self.agreed {
            return Err(IllegalMove::GameOver { ending });
        }
        let before = self.position;
        self.position.play_with(mv, tell)?;
        self.played.push(Played {
            mv,
            before,
            number: self.number,
        });
        let mover = before.side_to_move();
        // Black's turn is over: played, or passed over after White's move.
        if mover == Side::Black || self.position.side_to_move() == mover {
            self.number = self.number.saturating_add(1);
        }
        Ok(())
    }

    /// Takes back the last ply, or the ending that was agreed or declared
    /// after it. Returns the move that was taken back; `None` if there was
    /// nothing to take back, or only an ending.
    pub fn undo(&mut self) -> Option<Move> {
        if self.agreed.take().is_some() {
            return None;
        }
        let last = self.played.pop()?;
        self.position = last.before;
        self.number = last.number;
        self.undone.push(last.mv);
        Some(last.mv)
    }

    /// Plays the ply again that was taken back last.
    pub fn redo(&mut self) -> Option<Move> {
        self.redo_with(|_| ())
    }

    /// As [`Game::redo`], and tells the consequences of the move.
    pub fn redo_with(&mut self, tell: impl FnMut(Event)) -> Option<Move> {
        let mv = *self.undone.last()?;
        self.advance(mv, tell).ok()?;
        self.undone.pop();
        Some(mv)
    }

    /// Ends the game: `side` gives up.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), GameOver> {
        self.declare(Outcome::Win(side.opponent()), Reason::Resignation)
    }

    /// Ends the game: `side` ran out of time.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn lose_on_time(&mut self, side: Side) -> Result<(), GameOver> {
        self.declare(Outcome::Win(side.opponent()), Reason::Time)
    }

    /// Ends the game with a draw that both players agreed on.
    ///
    /// # Errors
    ///
    /// If the game is over already.
    pub fn agree_draw(&mut self) -> Result<(), GameOver> {
        self.declare(Outcome::Draw, Reason::Agreement)
    }

    /// Ends the game with a draw by the third occurrence of the position.
    ///
    /// # Errors
    ///
    /// If the rules know no such claim, the position has occurred less often,
    /// or the game is over already.
    pub fn claim_repetition(&mut self) -> Result<(), ClaimError> {
        if let Some(ending) = self.ending() {
            return Err(ClaimError::GameOver(GameOver { ending }));
        }
        if self.rules().repetition == Repetition::Ignored {
            return Err(ClaimError::NotInTheseRules);
        }
        let occurrences = self.occurrences();
        if occurrences < 3 {
            return Err(ClaimError::TooFew { occurrences });
        }
        self.declare(Outcome::Draw, Reason::Repetition)
            .map_err(ClaimError::GameOver)
    }

    /// How often the position on the board has occurred in this game, at least
    /// 1.
    pub fn occurrences(&self) -> usize {
        1 + self
            .played
            .iter()
            .filter(|played| played.before == self.position)
            .count()
    }

    /// Ends the game as `ending` says, where that does not follow from the moves
    /// and is possible here. Returns whether the game has this ending now.
    pub(crate) fn end_as(&mut self, ending: Ending) -> bool {
        match (ending.reason, ending.outcome) {
            (Reason::Resignation, Outcome::Win(winner)) => {
                self.resign(winner.opponent()).ok();
            }
            (Reason::Time, Outcome::Win(winner)) => {
                self.lose_on_time(winner.opponent()).ok();
            }
            (Reason::Agreement, Outcome::Draw) => {
                self.agree_draw().ok();
            }
            (Reason::Repetition, Outcome::Draw) => {
                self.claim_repetition().ok();
            }
            (Reason::Resignation | Reason::Time, Outcome::Draw)
            | (Reason::Agreement | Reason::Repetition, Outcome::Win(_))
            | (Reason::Majority | Reason::Atsyrau, _) => {}
        }
        self.ending() == Some(ending)
    }

    fn declare(&mut self, outcome: Outcome, reason: Reason) -> Result<(), GameOver> {
        if let Some(ending) = self.ending() {
            return Err(GameOver { ending });
        }
        self.agreed = Some(Ending { outcome, reason });
        Ok(())
    }
}

/// The game is over, so it cannot end again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameOver {
    /// How it ended.
    pub ending: Ending,
}

/// For developers, not for players.
impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the game is over")
    }
}

impl core::error::Error for GameOver {}

/// Why a draw by repetition cannot be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ClaimError {
    /// The game is over.
    GameOver(GameOver),
    /// The rules of this game know no claim.
    NotInTheseRules,
    /// The position has not occurred three times yet.
    TooFew {
        /// How often it has occurred, 1 or 2.
        occurrences: usize,
    },
}

/// For developers, not for players.
impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver(over) => over.fmt(f),
            Self::NotInTheseRules => f.write_str("these rules know no claim"),
            Self::TooFew { occurrences } => {
                write!(f, "the position has occurred {occurrences} times")
            }
        }
    }
}

impl core::error::Error for ClaimError {}
