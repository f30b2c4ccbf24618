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
    /// The usual depth: deep enough for about a second.
    pub const DEPTH: u32 = 26;

    /// The nodes of all searches: the signature of this version of the search.
    /// The same on every machine.
    pub fn nodes(&self) -> u64 {
        self.lines.iter().map(|line| line.nodes).sum()
    }
}

/// Searches a fixed set of positions to `depth`, each with an empty memory.
pub fn bench(depth: u32) -> Bench {
    Engine::new(16).bench(depth)
}

impl Engine {
    /// As [`bench()`], by this engine.
    pub fn bench(&mut self, depth: u32) -> Bench {
        let lines = POSITIONS
            .iter()
            .filter_map(|text| {
                let setup = Setup::parse(text, Rules::default()).ok()?;
                let position = setup.position().ok()?;
                self.new_game();
                let limits = Limits::depth(depth);
                let analysis =
                    self.analyse_position(&position, &limits, |_| ControlFlow::Continue(()));
                Some(BenchLine {
                    position: text,
                    score: analysis.score,
                    nodes: analysis.nodes,
                })
            })
            .collect();
        Bench { depth, lines }
    }
}

/// From self-play: openings, middle games and endings.
const POSITIONS: [&str; 16] = [
    "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
    "10S,10S,10S,10S,10S,1,10S,10S,10S/2S,11S,11S,1S,11S,11S,11S,11S,11S 2 0 N 2",
    "1S,13S,1S,12S,2S,12S,1S,12S,2S/2S,11S,11S,2S,1,12S,11S,11S,1 22 24 S 5",
    "8S,7S,15S,15S,1S,1S,4S,3S,1/7S,1,7S,2S,14S,1,1S,1S,1 38 38 S 8",
    "1S,1S,4S,6S,1,6S,5S,2S,2S/7S,2,2S,20S,1S,1S,2S,2S 46 54 S 11",
    "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,3S 52 46 S 14",
    "2S,8S,1S,1S,4S,4S,6S,1S,1/3S,2S,t,5S,2S,1,2S,1,4S 72 45 S 17",
    "3S,21S,1S,2S,3S,3S,2S,4S,t/1,1S,2S,5S,2S,3S,3S,24S,2S 43 38 S 20",
    "2S,1S,2S,2S,1S,2S,1S,t,1/1,1S,11S,t,2S,1S,2S,3S,7S 59 65 S 23",
    "1S,8S,2S,1S,6S,2S,1S,t,1/1,1S,3S,2S,24S,2S,t,1,1S 62 46 S 26",
    "2S,1S,11S,1S,9S,1S,t,1S,1/t,1,1S,6S,1S,2S,2S,2S,2S 53 67 S 29",
    "2,5S,2S,1S,1,t,2/1S,2S,12S,1S,2S,1S,5S,t,1 63 67 S 32",
    "2S,1S,1S,2S,1S,1S,2S,15S,1/t,2,1S,2S,1S,2S,2 74 57 S 35",
    "2S,4S,3S,2S,2S,4S,1S,1S,1/1S,2S,2S,4S,t,1S,2S,1S,1S 68 61 S 38",
    "2S,3S,1S,3S,t,8S,12S,1S,1/1,t,2S,1S,2S,1S,4S,1,4S 71 47 S 41",
    "3S,1,6S,2S,1S,1S,t,1S,1/1,1S,2S,1S,2S,6S,2S,t,1S 63 70 S 46",
];
