//! What the games of a pairing add up to.

use std::collections::BTreeMap;
use std::time::Duration;

use togyz_ai::Results;
use togyz_core::Outcome;

use super::board::{Cause, Effort, Played};

/// The games of two players so far.
#[derive(Debug, Clone, Default)]
pub(super) struct Tally {
    /// Half points of the first player, by number of the game.
    points: BTreeMap<u32, u8>,
    plies: u64,
    effort: [Total; 2],
    /// Draws by repetition and by length.
    pub(super) repetitions: u32,
    pub(super) too_long: u32,
    /// Games lost by each player without being beaten.
    pub(super) faults: [Faults; 2],
    /// Wrong answers of the players.
    pub(super) disagreements: u32,
}

/// What a player spent on all games.
#[derive(Debug, Clone, Copy, Default)]
struct Total {
    moves: u64,
    nodes: u64,
    timed_moves: u64,
    time: Duration,
}

/// How a player lost without being beaten.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Faults {
    pub(super) crashes: u32,
    pub(super) time: u32,
    pub(super) illegal: u32,
}

impl Tally {
    pub(super) fn add(&mut self, played: &Played) {
        let outcome = played.game.ending().map(|ending| ending.outcome);
        let points = match outcome {
            Some(Outcome::Win(winner)) if winner == played.first => 2,
            Some(Outcome::Win(_)) => 0,
            Some(Outcome::Draw) | None => 1,
        };
        self.points.insert(played.number, points);
        self.plies += played.game.ply() as u64;
        for (total, effort) in self.effort.iter_mut().zip(played.effort) {
            total.add(effort);
        }
        let loser = usize::from(points == 2);
        match &played.cause {
            None => {}
            Some(Cause::Repetition) => self.repetitions += 1,
            Some(Cause::Length) => self.too_long += 1,
            Some(Cause::Crash) => self.faults[loser].crashes += 1,
            Some(Cause::Time) => self.faults[loser].time += 1,
            Some(Cause::Illegal(_)) => self.faults[loser].illegal += 1,
        }
        self.disagreements += u32::try_from(played.disagreements.len()).unwrap_or(u32::MAX);
    }

    pub(super) fn has(&self, number: u32) -> bool {
        self.points.contains_key(&number)
    }

    pub(super) fn games(&self) -> u32 {
        u32::try_from(self.points.len()).unwrap_or(u32::MAX)
    }

    /// Won, drawn and lost games of the first player.
    pub(super) fn counts(&self) -> [u32; 3] {
        let count = |wanted: u8| {
            self.points
                .values()
                .filter(move |points| **points == wanted)
        };
        [2, 1, 0].map(|wanted| u32::try_from(count(wanted).count()).unwrap_or(u32::MAX))
    }

    /// Pairs of games by the points of the first player: 0, ½, 1, 1½, 2.
    pub(super) fn pairs(&self) -> [u64; 5] {
        let mut pairs = [0; 5];
        for (number, points) in &self.points {
            if number % 2 == 1
                && let Some(other) = self.points.get(&(number + 1))
            {
                pairs[usize::from(points + other)] += 1;
            }
        }
        pairs
    }

    /// What the error and the test are computed from: pairs, unless there are
    /// none.
    pub(super) fn results(&self) -> Results {
        let pairs = self.pairs();
        if pairs.iter().sum::<u64>() > 0 {
            return Results::pairs(pairs);
        }
        let [wins, draws, losses] = self.counts().map(u64::from);
        Results::games(wins, draws, losses)
    }

    /// The first player's part of the points, 0 to 1.
    pub(super) fn score(&self) -> f64 {
        let [wins, draws, losses] = self.counts().map(u64::from);
        Results::games(wins, draws, losses).score()
    }

    /// Plies of a game, with the opening, on average.
    pub(super) fn plies(&self) -> f64 {
        mean(self.plies, u64::from(self.games()))
    }

    /// Positions looked at for each move of a player, on average.
    pub(super) fn nodes(&self, player: usize) -> f64 {
        mean(self.effort[player].nodes, self.effort[player].moves)
    }

    /// Milliseconds for each move of a player, on average, in the games that
    /// were played now; `None` if none was.
    pub(super) fn millis(&self, player: usize) -> Option<f64> {
        let total = self.effort[player];
        let micros = u64::try_from(total.time.as_micros()).unwrap_or(u64::MAX);
        (total.timed_moves > 0).then(|| mean(micros, total.timed_moves) / 1000.0)
    }
}

impl Total {
    fn add(&mut self, effort: Effort) {
        self.moves += effort.moves;
        self.nodes += effort.nodes;
        if let Some(time) = effort.time {
            self.timed_moves += effort.moves;
            self.time += time;
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "an average need not be exact")]
fn mean(sum: u64, count: u64) -> f64 {
    sum as f64 / count.max(1) as f64
}
