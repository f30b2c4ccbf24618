//! A game, thought through.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use togyz_ai::{Analysis, Book, Engine, Limits, Score};
use togyz_core::{BySide, Event, Game, Move, PitNo, Played, Position, Side};

use crate::cli::Effort;
use crate::grade::{self, Grade};
use crate::session::advice;
use crate::verdict::Verdict;

/// What is known about the moves of a game.
#[derive(Debug)]
pub(super) struct Study {
    /// The moves that were looked at, from the first.
    pub(super) plies: Vec<Ply>,
    /// How many moves the game has.
    pub(super) total: usize,
}

/// What is known about a move.
#[derive(Debug)]
pub(crate) struct Ply {
    pub(super) played: Played,
    /// Plies that were looked ahead.
    pub(super) depth: u32,
    pub(crate) verdict: Verdict,
}

/// A part of a game, by the stones that are left on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// More than four fifths.
    Opening,
    /// In between.
    Middle,
    /// At most two fifths.
    End,
}

impl Phase {
    /// The phase that a position belongs to.
    pub(crate) fn of(position: &Position) -> Self {
        let total = u32::from(position.rules().variant.total());
        let kazans = position.kazans();
        let left = total - u32::from(kazans.white) - u32::from(kazans.black);
        if 5 * left > 4 * total {
            Self::Opening
        } else if 5 * left > 2 * total {
            Self::Middle
        } else {
            Self::End
        }
    }
}

/// Looks at the moves of a game one after the other, until all are looked at or
/// `interrupted` is set. `tell` hears before each move how many are done.
pub(super) fn study<E>(
    engine: &mut Engine,
    game: &Game,
    effort: Effort,
    interrupted: &AtomicBool,
    mut tell: impl FnMut(usize) -> Result<(), E>,
) -> Result<Study, E> {
    let total = game.ply();
    let mut plies = Vec::with_capacity(total);
    engine.new_game();
    // The start has been read from a record, so it is one.
    let Ok(mut replayed) = Game::from_setup(*game.start()) else {
        return Ok(Study { plies, total });
    };
    for played in game.played() {
        tell(plies.len())?;
        let ply = look(engine, &replayed, *played, effort, interrupted);
        if interrupted.load(Ordering::Relaxed) {
            break;
        }
        plies.push(ply);
        if replayed.play(played.mv).is_err() {
            break;
        }
    }
    Ok(Study { plies, total })
}

/// What there is to say about a move.
pub(crate) fn look(
    engine: &mut Engine,
    game: &Game,
    played: Played,
    effort: Effort,
    interrupted: &AtomicBool,
) -> Ply {
    let limits = match effort {
        Effort::Usual => None,
        Effort::Time(time) => Some((Limits::time(time * 3 / 5), Limits::time(time * 2 / 5))),
        Effort::Depth(depth) => Some((Limits::depth(depth), Limits::depth(depth))),
    };
    let analysis = match limits {
        None => advice::analyse(engine, game),
        Some(limits) => compare(engine, game, played.mv, limits, interrupted),
    };
    Ply {
        played,
        depth: analysis.depth,
        verdict: Verdict::of(&played.before, &analysis, played.mv),
    }
}

/// Looks for the best move, then compares it with the one that was played: in
/// one search of both, so that neither is seen farther than the other.
fn compare(
    engine: &mut Engine,
    game: &Game,
    mv: Move,
    (first, second): (Limits, Limits),
    interrupted: &AtomicBool,
) -> Analysis {
    let stop = |_: &togyz_ai::Progress<'_>| {
        if interrupted.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let analysis = engine.analyse(game, &first, stop);
    let favourite = analysis.best.unwrap_or(mv);
    if favourite == mv {
        return analysis;
    }
    let limits = Limits {
        moves: vec![favourite, mv],
        lines: 2,
        ..second
    };
    engine.analyse(game, &limits, stop)
}

impl Ply {
    pub(super) const fn mover(&self) -> Side {
        self.played.before.side_to_move()
    }

    /// What the move is worth, seen by White.
    pub(super) fn value(&self) -> Score {
        match self.mover() {
            Side::White => self.verdict.line.score,
            Side::Black => -self.verdict.line.score,
        }
    }

    /// The tuzdyk that the move made.
    pub(super) fn tuzdyk(&self) -> Option<PitNo> {
        let mut made = None;
        let tell = |event| {
            if let Event::TuzdykMade { pit } = event {
                made = Some(pit.no);
            }
        };
        let mut after = self.played.before;
        after.play_with(self.played.mv, tell).ok()?;
        made
    }
}

impl Study {
    /// How accurate a side played, in hundredths, in a phase or throughout.
    pub(super) fn accuracy(&self, side: Side, phase: Option<Phase>) -> Option<u32> {
        let plies = self.plies.iter().filter(|ply| ply.mover() == side);
        let plies =
            plies.filter(|ply| phase.is_none_or(|phase| Phase::of(&ply.played.before) == phase));
        grade::accuracy(plies.map(|ply| ply.verdict.loss))
    }

    /// How many moves of each side have a grade.
    pub(super) fn count(&self, grade: Grade) -> BySide<usize> {
        let count = |side| {
            let plies = self.plies.iter().filter(|ply| ply.mover() == side);
            plies.filter(|ply| ply.verdict.grade == Some(grade)).count()
        };
        BySide {
            white: count(Side::White),
            black: count(Side::Black),
        }
    }

    /// How many of the first moves are in the book of openings.
    pub(super) fn known_plies(&self) -> usize {
        let book = Book::embedded();
        let is_known = |ply: &&Ply| {
            let known = book.moves(&ply.played.before);
            known.iter().any(|known| known.mv == ply.played.mv)
        };
        self.plies.iter().take_while(is_known).count()
    }

    /// The mistake after which the side that is ahead at the end has been ahead
    /// all the time, if it was not ahead before.
    pub(super) fn turning_point(&self) -> Option<&Ply> {
        let ahead = |ply: &Ply| ply.value().cmp(&Score::DRAW);
        let last = self.plies.last()?;
        let stays = self.plies.iter().rev();
        let stays = stays.take_while(|ply| ahead(ply) == ahead(last)).count();
        let turn = self.plies.get(self.plies.len() - stays)?;
        let before = match turn.mover() {
            Side::White => turn.verdict.best.score,
            Side::Black => -turn.verdict.best.score,
        };
        let has_turned = before.cmp(&Score::DRAW) != ahead(turn);
        (turn.verdict.grade.is_some() && has_turned).then_some(turn)
    }
}
