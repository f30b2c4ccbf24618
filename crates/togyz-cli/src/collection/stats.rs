//! A collection in numbers.

use std::collections::BTreeMap;

use togyz_core::{BySide, Side};

use super::entry::Ended;
use super::openings::{Counts, Openings};
use super::stored::Stored;

/// Plies of the openings that are counted: two full moves.
const OPENING: usize = 2;

/// A collection in numbers.
#[derive(Debug, Clone)]
pub struct Stats {
    /// Results.
    pub results: Counts,
    /// Games by how they ended, in the order of [`Ended::ALL`].
    pub endings: Vec<(Ended, u32)>,
    /// Games in which a player has a tuzdyk at the end, by whose.
    pub owners: BySide<u32>,
    /// Games in which both have one.
    pub both: u32,
    /// Games in which nobody has one.
    pub neither: u32,
    /// First moves.
    pub openings: Openings,
    plies: Vec<u32>,
    tuzdyks: BySide<BTreeMap<u8, Vec<u32>>>,
}

/// Lengths of games in plies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lengths {
    /// The shortest.
    pub shortest: u32,
    /// Half of the games are not longer.
    pub median: u32,
    /// The average, rounded.
    pub average: u32,
    /// The longest.
    pub longest: u32,
}

/// How often a side made a pit its tuzdyk, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TuzdykTimes {
    /// In how many games.
    pub games: u32,
    /// The median of the plies that made it; `None` where there are none.
    pub ply: Option<u32>,
}

impl Stats {
    /// Of no games.
    pub fn new() -> Self {
        Self {
            results: Counts::default(),
            endings: Ended::ALL.map(|ended| (ended, 0)).to_vec(),
            owners: BySide::default(),
            both: 0,
            neither: 0,
            openings: Openings::new(OPENING),
            plies: Vec::new(),
            tuzdyks: BySide::default(),
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &Stored) {
        self.results.add(game.outcome);
        let ended = Ended::from(game.ended_by);
        for (known, count) in &mut self.endings {
            *count += u32::from(*known == ended);
        }
        self.plies.push(game.plies);
        self.openings.add(game);
        for owner in Side::ALL {
            let Some(made) = game.tuzdyks[owner] else {
                continue;
            };
            self.owners[owner] += 1;
            let times = self.tuzdyks[owner].entry(made.pit).or_default();
            times.push(made.ply);
        }
        match (game.tuzdyks.white, game.tuzdyks.black) {
            (Some(_), Some(_)) => self.both += 1,
            (None, None) => self.neither += 1,
            (Some(_), None) | (None, Some(_)) => {}
        }
    }

    /// Lengths; `None` where there are no games.
    pub fn lengths(&self) -> Option<Lengths> {
        let shortest = *self.plies.iter().min()?;
        let longest = *self.plies.iter().max()?;
        let sum: u64 = self.plies.iter().map(|plies| u64::from(*plies)).sum();
        let games = u64::try_from(self.plies.len()).unwrap_or(u64::MAX);
        Some(Lengths {
            shortest,
            median: median(&self.plies)?,
            average: u32::try_from((sum + games / 2) / games).unwrap_or(u32::MAX),
            longest,
        })
    }

    /// The pits that were a tuzdyk in any game, in order.
    pub fn tuzdyk_pits(&self) -> Vec<u8> {
        let mut pits: Vec<u8> = Side::ALL
            .into_iter()
            .flat_map(|side| self.tuzdyks[side].keys().copied())
            .collect();
        pits.sort_unstable();
        pits.dedup();
        pits
    }

    /// How often `owner` made the pit of this number a tuzdyk; any pit for
    /// `None`.
    pub fn tuzdyk(&self, owner: Side, pit: Option<u8>) -> TuzdykTimes {
        let times: Vec<u32> = self.tuzdyks[owner]
            .iter()
            .filter(|(number, _)| pit.is_none_or(|pit| pit == **number))
            .flat_map(|(_, times)| times.iter().copied())
            .collect();
        TuzdykTimes {
            games: u32::try_from(times.len()).unwrap_or(u32::MAX),
            ply: median(&times),
        }
    }
}

impl Default for Stats {
    fn default() -> Self {
        Self::new()
    }
}

/// The lower of the two in the middle where there are two.
fn median(numbers: &[u32]) -> Option<u32> {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let middle = sorted.len().checked_sub(1)? / 2;
    sorted.get(middle).copied()
}
