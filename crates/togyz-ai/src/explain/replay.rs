//! Lines played by the rules.

use togyz_core::{Event, Move, Pit, Position, Side, Take};

use crate::engine::Line;
use crate::search::majority_owner;

/// What one move of a line brought about.
#[derive(Debug, Clone)]
pub(super) struct Step {
    pub(super) mover: Side,
    pub(super) take: Option<Take>,
    /// Stones that fell into the tuzdyk of the mover's opponent.
    pub(super) fed: u8,
    /// Who had no stone to play when the game ended, and how many stones were
    /// left.
    pub(super) starved: Option<(Side, u8)>,
    pub(super) after: Position,
}

/// A line from a position, as far as its moves can be played.
#[derive(Debug)]
pub(super) struct Replay {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    pub(super) steps: Vec<Step>,
}

impl Replay {
    pub(super) fn of(start: &Position, line: &Line) -> Self {
        let first = line.pv.is_empty().then_some(line.mv);
        let mut replay = Self {
            start: *start,
            moves: Vec::new(),
            steps: Vec::new(),
        };
        for mv in first.into_iter().chain(line.pv.iter().copied()) {
            let Some(step) = step(replay.end(), mv) else {
                break;
            };
            replay.moves.push(mv);
            replay.steps.push(step);
        }
        replay
    }

    /// The position after the last move.
    pub(super) fn end(&self) -> &Position {
        self.after(self.steps.len())
    }

    /// The position after so many plies, or after the last one.
    pub(super) fn after(&self, plies: usize) -> &Position {
        let last = plies.min(self.steps.len()).checked_sub(1);
        last.map_or(&self.start, |last| &self.steps[last].after)
    }

    /// The first `plies` moves, or all of them.
    pub(super) fn first(&self, plies: usize) -> &[Move] {
        &self.moves[..plies.min(self.moves.len())]
    }

    /// Who wins at the end of the line: the game is over, or a majority
    /// decides it.
    pub(super) fn winner(&self) -> Option<Side> {
        let end = self.end();
        if let Some(ending) = end.ending() {
            return ending.outcome.winner();
        }
        majority_owner(end)
    }
}

/// What `mv` brings about, if it can be played.
pub(super) fn step(before: &Position, mv: Move) -> Option<Step> {
    let mover = before.side_to_move();
    let mut after = *before;
    let mut fed = 0;
    let mut atsyrau = None;
    let mut left = 0;
    let mut has_ended = false;
    let tell = |event| match event {
        Event::Fed { owner, stones, .. } if owner != mover => fed += stones,
        Event::Atsyrau { side } => atsyrau = Some(side),
        Event::Swept { stones, .. } => left = stones,
        Event::Ended(_) => has_ended = true,
        Event::Sown { .. }
        | Event::Captured { .. }
        | Event::TuzdykMade { .. }
        | Event::Fed { .. }
        | Event::Landed { .. }
        | Event::LandedInTuzdyk { .. }
        | Event::Odd { .. }
        | Event::OwnRow { .. }
        | Event::TuzdykRefused { .. }
        | Event::ReachedMajority { .. }
        | Event::Skipped { .. } => {}
    };
    after.play_with(mv, tell).ok()?;
    Some(Step {
        mover,
        take: before.take(mv),
        fed,
        starved: atsyrau.filter(|_| has_ended).map(|side| (side, left)),
        after,
    })
}

/// The same position with the other player to move, if play goes on there.
pub(crate) fn passed(position: &Position) -> Option<Position> {
    let mut setup = position.setup();
    setup.side_to_move = setup.side_to_move.opponent();
    let passed = setup.position().ok()?;
    let is_passed = passed.ending().is_none() && passed.side_to_move() == setup.side_to_move;
    is_passed.then_some(passed)
}

/// The pit that a take empties.
pub(super) const fn taken_pit(take: Take) -> Pit {
    match take {
        Take::Capture { pit, .. } | Take::Tuzdyk { pit } => pit,
    }
}
