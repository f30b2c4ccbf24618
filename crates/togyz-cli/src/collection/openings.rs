//! Which moves games start with.

use std::collections::BTreeMap;

use togyz_core::{Outcome, Side};

use super::stored::Stored;

/// Results of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Won by White.
    pub white: u32,
    /// Drawn.
    pub draws: u32,
    /// Won by Black.
    pub black: u32,
    /// Nobody knows.
    pub unknown: u32,
}

impl Counts {
    /// Counts one more.
    pub fn add(&mut self, outcome: Option<Outcome>) {
        *match outcome {
            Some(Outcome::Win(Side::White)) => &mut self.white,
            Some(Outcome::Win(Side::Black)) => &mut self.black,
            Some(Outcome::Draw) => &mut self.draws,
            None => &mut self.unknown,
        } += 1;
    }

    /// All games.
    pub const fn games(&self) -> u32 {
        self.known() + self.unknown
    }

    /// Those whose result is known.
    pub const fn known(&self) -> u32 {
        self.white + self.draws + self.black
    }
}

/// A sequence of first moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The pits played, one digit each.
    pub pits: String,
    /// How the games went that start so.
    pub counts: Counts,
}

/// The first moves of many games from the usual start.
#[derive(Debug, Clone, Default)]
pub struct Openings {
    depth: usize,
    counts: BTreeMap<String, Counts>,
}

impl Openings {
    /// None yet; `depth` plies of each game will count.
    pub fn new(depth: usize) -> Self {
        Self {
            depth,
            counts: BTreeMap::new(),
        }
    }

    /// Counts a game, if it has the usual start.
    pub fn add(&mut self, game: &Stored) {
        if game.start.is_some() {
            return;
        }
        // Digits only.
        let most = self.depth.min(game.moves.len());
        for length in 1..=most {
            let Some(pits) = game.moves.get(..length) else {
                return;
            };
            match self.counts.get_mut(pits) {
                Some(counts) => counts.add(game.outcome),
                None => self
                    .counts
                    .entry(pits.to_owned())
                    .or_default()
                    .add(game.outcome),
            }
        }
    }

    /// The openings of at least `min` games, each before its continuations and
    /// the more frequent before the rarer.
    pub fn tree(&self, min: u32) -> Vec<Opening> {
        let mut tree = Vec::new();
        self.grow("", min, &mut tree);
        tree
    }

    fn grow(&self, pits: &str, min: u32, tree: &mut Vec<Opening>) {
        let mut next: Vec<Opening> = ('1'..='9')
            .filter_map(|digit| {
                let pits = format!("{pits}{digit}");
                let counts = *self.counts.get(&pits)?;
                (counts.games() >= min).then_some(Opening { pits, counts })
            })
            .collect();
        next.sort_by_key(|opening| std::cmp::Reverse(opening.counts.games()));
        for opening in next {
            let pits = opening.pits.clone();
            tree.push(opening);
            self.grow(&pits, min, tree);
        }
    }
}
