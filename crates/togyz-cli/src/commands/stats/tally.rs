//! Games added up.

use std::collections::BTreeMap;

use serde::Serialize;
use togyz_core::{BySide, Side};

use super::losses::Losses;
use super::own::{End, OwnGame};
use crate::collection::Date;

/// Rows of the graph, at most.
const ROWS: usize = 12;

/// Results of games.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub(super) struct Score {
    pub(super) wins: u32,
    pub(super) draws: u32,
    pub(super) losses: u32,
}

impl Score {
    fn add(&mut self, end: End) {
        *match end {
            End::Won => &mut self.wins,
            End::Drawn => &mut self.draws,
            End::Lost => &mut self.losses,
        } += 1;
    }

    pub(super) const fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// A point for a win and half a point for a draw, in half points.
    pub(super) const fn half_points(self) -> u32 {
        2 * self.wins + self.draws
    }
}

/// Games one after the other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub(super) struct Streaks {
    /// The most wins in a row.
    pub(super) wins: u32,
    /// The most games in a row without a loss.
    pub(super) unbeaten: u32,
    /// The wins since the last other result.
    pub(super) wins_now: u32,
}

/// Some games that were played one after the other.
#[derive(Debug, Clone, Default)]
pub(super) struct Stretch {
    /// When the last of them was played.
    pub(super) until: Option<Date>,
    pub(super) score: Score,
    /// Of the games whose moves are known.
    pub(super) losses: Losses,
}

/// All games added up.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) all: Score,
    pub(super) levels: BTreeMap<u8, Score>,
    pub(super) sides: BySide<Score>,
    /// The most frequent first.
    pub(super) openings: Vec<(String, Score)>,
    pub(super) losses: Losses,
    /// Games in which the person made a tuzdyk, and the computer.
    pub(super) tuzdyks: [u32; 2],
    pub(super) streaks: Streaks,
    /// How many games each part of the graph holds; the last may hold fewer.
    pub(super) step: usize,
    pub(super) progress: Vec<Stretch>,
}

impl Tally {
    /// `games` added up, the oldest of which is the first.
    pub(super) fn of(games: &[OwnGame]) -> Self {
        let mut tally = Self {
            step: games.len().div_ceil(ROWS).max(1),
            ..Self::default()
        };
        let mut openings: BTreeMap<String, Score> = BTreeMap::new();
        let mut unbeaten = 0;
        for game in games {
            tally.all.add(game.end);
            let level = tally.levels.entry(game.level.get()).or_default();
            level.add(game.end);
            tally.sides[game.side].add(game.end);
            if let Some(opening) = game.opening() {
                openings.entry(opening).or_default().add(game.end);
            }
            tally.losses.add(game.losses.unwrap_or_default());
            let sides: [Side; 2] = [game.side, game.side.opponent()];
            for (side, count) in sides.into_iter().zip(&mut tally.tuzdyks) {
                *count += u32::from(game.has_tuzdyk(side));
            }
            let streaks = &mut tally.streaks;
            streaks.wins_now = if game.end == End::Won {
                streaks.wins_now + 1
            } else {
                0
            };
            unbeaten = if game.end == End::Lost {
                0
            } else {
                unbeaten + 1
            };
            streaks.wins = streaks.wins.max(streaks.wins_now);
            streaks.unbeaten = streaks.unbeaten.max(unbeaten);
        }
        tally.openings = openings.into_iter().collect();
        tally
            .openings
            .sort_by_key(|(_, score)| std::cmp::Reverse(score.games()));
        tally.progress = games.chunks(tally.step).map(Stretch::of).collect();
        tally
    }
}

impl Stretch {
    fn of(games: &[OwnGame]) -> Self {
        let mut stretch = Self::default();
        for game in games {
            stretch.until.clone_from(&game.date);
            stretch.score.add(game.end);
            stretch.losses.add(game.losses.unwrap_or_default());
        }
        stretch
    }
}
