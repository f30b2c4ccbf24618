//! The known figures of perft, and both implementations tried on them. `cargo
//! xtask verify` uses this file too, and counts deeper than the tests.

use togyz_core::{Rules, Setup, perft};

use crate::lockstep::options;
use crate::naive::Naive;

/// A position and how many there are 1, 2, 3 … plies after it.
#[derive(Debug)]
pub(crate) struct Figures {
    pub(crate) start: Setup,
    pub(crate) leaves: Vec<u64>,
}

/// From the start of togyzkumalak; found by two authors independently.
pub(crate) fn of_togyzkumalak() -> Figures {
    let lines = include_str!("../data/perft.txt").lines();
    let leaves = lines
        .filter(|line| !line.starts_with('#'))
        .zip(1..)
        .map(|(line, depth)| {
            let (number, leaves) = line.split_once(' ').expect("depth and count");
            assert_eq!(number, depth.to_string());
            leaves.parse().expect("a count")
        })
        .collect();
    Figures {
        start: Setup::start(Rules::default()),
        leaves,
    }
}

/// From the start of the other variants.
pub(crate) fn of_variants() -> Vec<Figures> {
    rows(include_str!("../data/perft_variants.txt"))
        .map(|(rules, leaves)| Figures {
            start: Setup::start(rules.parse().expect("names of rules")),
            leaves,
        })
        .collect()
}

/// From positions of real games.
pub(crate) fn of_real_positions() -> Vec<Figures> {
    rows(include_str!("../data/perft_positions.txt"))
        .map(|(text, leaves)| Figures {
            start: Setup::parse(text, Rules::default()).expect("a position's text"),
            leaves,
        })
        .collect()
}

/// What stands before the `;` of each line, and the counts after it.
fn rows(data: &str) -> impl Iterator<Item = (&str, Vec<u64>)> {
    let lines = data.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (key, counts) = line.split_once(" ; ").expect("a key and counts");
        let counts = counts.split(' ').map(|count| count.parse().expect(count));
        (key, counts.collect())
    })
}

impl Figures {
    /// Counts with the library, to `most` plies at most.
    #[track_caller]
    pub(crate) fn check_library(&self, most: u32) {
        let position = self.start.position().expect("a valid position");
        self.check(most, |depth| perft(&position, depth));
    }

    /// Counts with the naive implementation, to `most` plies at most.
    #[track_caller]
    pub(crate) fn check_naive(&self, most: u32) {
        let text = self.start.to_string();
        let mut naive = Naive::from_text(&text, options(self.start.rules)).expect(&text);
        naive.settle();
        self.check(most, |depth| naive.perft(depth));
    }

    #[track_caller]
    fn check(&self, most: u32, count: impl Fn(u32) -> u64) {
        let Self { start, leaves } = self;
        for (depth, figure) in (1..=most).zip(leaves) {
            let rules = start.rules;
            assert_eq!(count(depth), *figure, "{rules}: {start}, depth {depth}");
        }
    }
}
