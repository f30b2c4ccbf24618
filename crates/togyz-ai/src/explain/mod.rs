//! Why a move is good or bad: facts that a line of play shows.
//!
//! Nothing is guessed. A [`Reason`] carries the moves that prove it: whoever
//! plays them by the rules sees what it says. Where no line shows why one move
//! is better than another, there is no reason, and the lines have to be
//! compared.

mod faults;
mod merits;
mod replay;

use togyz_core::{Move, Position, Take};

use crate::engine::{Analysis, Line};
use crate::eval::Term;

pub(crate) use replay::passed;

/// Plies that are replayed to find a reason. Only a game that is won or lost by
/// force is followed to its end.
pub const PLIES: usize = 4;

/// Fewer stones than these are no reason.
const NOTABLE: u8 = 4;

/// Something that a move does, with the moves that prove it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// What it is.
    pub claim: Claim,
    /// The moves from the position in question that show it; the last one does
    /// what the claim says. At least one.
    pub line: Vec<Move>,
    /// Where two lines are compared, the other one, after the better move; as
    /// long as `line`. Else empty.
    pub against: Vec<Move>,
}

/// What a move does, seen by the player who plays it: the mover.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The move wins by force, in so many plies; the line is played to the end
    /// or the majority.
    Wins {
        /// Plies to the end.
        plies: u32,
    },
    /// The endgame tables say that the move wins.
    WinsByTables {
        /// Stones ahead at the end.
        lead: u32,
    },
    /// The move loses by force; the line is played to the end or the majority.
    Loses {
        /// Plies to the end.
        plies: u32,
    },
    /// The endgame tables say that the move loses.
    LosesByTables {
        /// Stones behind at the end.
        lead: u32,
    },
    /// The better move, with which the line begins, wins by force; of the move
    /// in question that is not known.
    MissesWin {
        /// Plies to the end.
        plies: u32,
    },
    /// The endgame tables say that the better move wins, and not that the move
    /// in question does.
    MissesWinByTables {
        /// Stones ahead at the end.
        lead: u32,
    },
    /// The move captures or makes a tuzdyk.
    Takes(Take),
    /// The better move, with which the line begins, would have led to this; the
    /// last move of the line is the mover's.
    Misses(Take),
    /// The opponent can then take this with the last move of the line.
    Allows(Take),
    /// The mover can take this next, with the last move of the line, unless the
    /// opponent does something about it.
    Threatens(Take),
    /// The opponent could take this after another move, as the line shows, and
    /// can no longer take anything in that pit.
    Prevents(Take),
    /// The move drops stones into the opponent's tuzdyk, and more than the
    /// better move.
    Feeds {
        /// How many.
        stones: u8,
    },
    /// The move leaves the own row empty.
    EmptiesRow,
    /// At the end of the line the opponent has no stone to play, and the mover
    /// gets all that are left.
    Starves {
        /// How many are left.
        stones: u8,
    },
    /// At the end of the line the mover has no stone to play, and the opponent
    /// gets all that are left.
    IsStarved {
        /// How many are left.
        stones: u8,
    },
    /// After another move, with which the line begins, the mover would have had
    /// no stone to play.
    EscapesStarving {
        /// How many stones the opponent would have got in the end.
        stones: u8,
    },
    /// The stones that the mover wins, less those that the opponent wins, by the
    /// end of each line.
    Balance {
        /// In the line after the move in question.
        here: i32,
        /// In the line after the better move.
        better: i32,
    },
    /// The stones that the mover has hoarded in the own row at the end of each
    /// line.
    Row {
        /// In the line after the move in question.
        here: u8,
        /// In the line after the better move.
        better: u8,
    },
    /// A term of the evaluation at the end of each line, in hundredths of a
    /// stone for the mover.
    Term {
        /// Which.
        term: Term,
        /// In the line after the move in question.
        here: i32,
        /// In the line after the better move.
        better: i32,
    },
}

/// Why `mv` is worse than the best move of `analysis`, which looked at
/// `position`; if it is as good as that, what it is good for. The weightiest
/// reasons come first.
///
/// Both moves need a line in the analysis: see
/// [`Limits::lines`](crate::Limits::lines). Without one, or where no line shows
/// a reason, there is none.
///
/// ```
/// use std::ops::ControlFlow;
/// use togyz_ai::explain::{Claim, explain};
/// use togyz_ai::{Engine, Limits};
/// use togyz_core::{Move, Position, Rules, Take};
///
/// let start = Position::start(Rules::default());
/// let limits = Limits::depth(4).with_lines(9);
/// let analysis = Engine::new(1).analyse_position(&start, &limits, |_| ControlFlow::Continue(()));
/// let one = Move::new(1).unwrap();
/// let reasons = explain(&start, one, &analysis);
/// assert!(reasons.iter().all(|reason| !reason.line.is_empty()));
/// ```
pub fn explain(position: &Position, mv: Move, analysis: &Analysis) -> Vec<Reason> {
    let lines = &analysis.lines;
    let Some(line) = lines.iter().find(|line| line.mv == mv) else {
        return Vec::new();
    };
    match lines.iter().max_by_key(|line| line.score) {
        Some(best) if best.score > line.score => faults(position, line, best),
        Some(_) | None => {
            let other = lines.iter().find(|line| line.mv != mv);
            merits(position, line, other)
        }
    }
}

/// Why the first move of `line` is worse than that of `best`.
///
/// Both are lines from `position`. No reason is given where `best` is not worth
/// more.
pub fn faults(position: &Position, line: &Line, best: &Line) -> Vec<Reason> {
    if best.score <= line.score || best.mv == line.mv {
        return Vec::new();
    }
    faults::find(position, line, best)
}

/// What the first move of `line` is good for, compared with that of `other`, if
/// there is another.
pub fn merits(position: &Position, line: &Line, other: Option<&Line>) -> Vec<Reason> {
    merits::find(position, line, other)
}

impl Reason {
    /// A reason that one line shows.
    fn shown(claim: Claim, line: &[Move]) -> Self {
        Self {
            claim,
            line: line.to_vec(),
            against: Vec::new(),
        }
    }
}

/// Whether a take is worth a word.
fn is_notable(take: Take) -> bool {
    match take {
        Take::Tuzdyk { .. } => true,
        Take::Capture { stones, .. } => stones >= NOTABLE,
    }
}
