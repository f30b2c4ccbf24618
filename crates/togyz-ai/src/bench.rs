//! A fixed search, to compare versions and machines.

use std::ops::ControlFlow;

use togyz_core::{Rules, Setup};

use crate::engine::Engine;
use crate::limits::Limits;
use crate::score::Score;

/// What a bench has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bench {
    /// The depth of each search.
    pub depth: u32,
    /// Position by position.
    pub lines: Vec<BenchLine>,
}

/// One searched position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BenchLine {
    /// The position's text, under the standard rules.
    pub position: &'static str,
    /// What it is worth to the player to move.
    pub score: Score,
    /// Positions looked at.
    pub nodes: u64,
}

impl Bench {
    /// The depth that the signature is known for.
    pub const DEPTH: u32 = 12;

    /// The nodes of all searches: the signature of this version of the search.
    /// The same on every machine.
    pub fn nodes(&self) -> u64 {
        self.lines.iter().map(|line| line.nodes).sum()
    }
}

/// Searches a fixed set of positions to `depth`, each with an empty memory.
pub fn bench(depth: u32) -> Bench {
    let mut engine = Engine::new(16);
    let lines = POSITIONS
        .iter()
        .filter_map(|text| {
            let setup = Setup::parse(text, Rules::default()).ok()?;
            let position = setup.position().ok()?;
            engine.new_game();
            let limits = Limits::depth(depth);
            let analysis =
                engine.analyse_position(&position, &limits, |_| ControlFlow::Continue(()));
            Some(BenchLine {
                position: text,
                score: analysis.score,
                nodes: analysis.nodes,
            })
        })
        .collect();
    Bench { depth, lines }
}

/// From self-play: openings, middle games and endings.
const POSITIONS: [&str; 1] = ["9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1"];
