//! What a move is good for.

use togyz_core::{Move, Position, Take};

use super::replay::{Replay, passed, taken_pit};
use super::{Claim, PLIES, Reason, is_notable};
use crate::engine::Line;
use crate::score::Proven;

pub(super) fn find(position: &Position, line: &Line, other: Option<&Line>) -> Vec<Reason> {
    let here = Replay::of(position, line);
    let other = other.map(|line| Replay::of(position, line));
    let mut reasons = Vec::new();
    reasons.extend(result(&here, line));
    reasons.extend(take(&here));
    reasons.extend(other.as_ref().and_then(|other| escape(&here, other)));
    reasons.extend(threat(&here));
    let others = other
        .iter()
        .filter_map(|other| other.moves.first().copied());
    reasons.extend(prevention(&here, others));
    reasons
}

/// A win that is proven.
fn result(here: &Replay, line: &Line) -> Option<Reason> {
    let mover = here.start.side_to_move();
    match line.score.proven()? {
        Proven::TableWin { lead } => Some(Reason::shown(
            Claim::WinsByTables { lead },
            here.first(PLIES),
        )),
        Proven::Win { .. } => {
            let plies = u32::try_from(here.steps.len()).ok()?;
            (here.winner() == Some(mover))
                .then(|| Reason::shown(Claim::Wins { plies }, &here.moves))
        }
        Proven::Loss { .. } | Proven::TableLoss { .. } => None,
    }
}

/// What the move takes, or that it starves the opponent.
fn take(here: &Replay) -> Option<Reason> {
    let first = here.steps.first()?;
    let starved = (1..)
        .zip(here.steps.iter().take(PLIES))
        .find_map(|(plies, step)| Some((plies, step.starved?)));
    if let Some((plies, (side, stones))) = starved
        && side != first.mover
        && stones > 0
    {
        return Some(Reason::shown(Claim::Starves { stones }, here.first(plies)));
    }
    let take = first.take.filter(|take| is_notable(*take))?;
    Some(Reason::shown(Claim::Takes(take), here.first(1)))
}

/// That the other move would have left the mover without stones.
fn escape(here: &Replay, other: &Replay) -> Option<Reason> {
    let mover = here.start.side_to_move();
    let starved = |line: &Replay| {
        (1..)
            .zip(line.steps.iter().take(PLIES))
            .find_map(|(plies, step)| Some((plies, step.starved?)))
            .filter(|(_, (side, _))| *side == mover)
    };
    let (plies, (_, stones)) = starved(other)?;
    if starved(here).is_some() {
        return None;
    }
    Some(Reason::shown(
        Claim::EscapesStarving { stones },
        other.first(plies),
    ))
}

/// The most that the player to move can take at once, and with which move.
fn best_take(position: &Position) -> Option<(Move, Take)> {
    let takes = position.legal_moves().iter().filter_map(|mv| {
        let take = position.take(mv).filter(|take| is_notable(*take))?;
        Some((mv, take))
    });
    // A tuzdyk outweighs most captures.
    takes.max_by_key(|(_, take)| match take {
        Take::Tuzdyk { .. } => 20,
        Take::Capture { stones, .. } => *stones,
    })
}

/// Whether the player to move can take the same.
fn can_take(position: &Position, wanted: Take) -> bool {
    let mut moves = position.legal_moves().iter();
    moves.any(|mv| position.take(mv) == Some(wanted))
}

/// What the mover could take next if the opponent passed, and could not before.
fn threat(here: &Replay) -> Option<Reason> {
    let mv = *here.moves.first()?;
    let after = here.after(1);
    let (next, take) = best_take(&passed(after)?)?;
    if can_take(&here.start, take) {
        return None;
    }
    let replies = here.moves.get(1).copied().into_iter();
    let mut replies = replies.chain(after.legal_moves());
    let reply = replies.find(|reply| {
        let next_turn = after.after(*reply);
        next_turn.side_to_move() == here.start.side_to_move() && next_turn.take(next) == Some(take)
    })?;
    Some(Reason::shown(Claim::Threatens(take), &[mv, reply, next]))
}

/// What the opponent could take if the mover passed, and cannot any more.
/// `others` are the moves with which to show that first.
fn prevention(here: &Replay, others: impl Iterator<Item = Move>) -> Option<Reason> {
    let start = &here.start;
    let mv = *here.moves.first()?;
    let (by, take) = best_take(&passed(start)?)?;
    let after = here.after(1);
    if after.side_to_move() == start.side_to_move() || after.ending().is_some() {
        return None;
    }
    let still_taken = after.legal_moves().iter().any(|reply| {
        let taken = after.take(reply);
        taken.is_some_and(|taken| taken_pit(taken) == taken_pit(take))
    });
    if still_taken {
        return None;
    }
    let mut others = others
        .chain(start.legal_moves())
        .filter(|other| *other != mv);
    let other = others.find(|other| {
        let played = start.after(*other);
        played.side_to_move() != start.side_to_move() && played.take(by) == Some(take)
    })?;
    Some(Reason::shown(Claim::Prevents(take), &[other, by]))
}
