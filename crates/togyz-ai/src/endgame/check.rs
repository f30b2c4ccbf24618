//! Comparing the tables with the rules of the game.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use togyz_core::{BySide, Game, Majority, PitNo, Position, Rules, Setup, Side};

use super::class::{Class, Entry};
use super::file::TableFile;
use super::rank::binomial;
use super::tables::{Tables, path};
use crate::level::Random;

/// Which values are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// Random positions for each pair of tuzdyks, of all numbers of stones.
    pub samples: u64,
    /// The seed of these.
    pub seed: u64,
    /// Stones up to which every position is looked at; 0: none.
    pub all_up_to: u8,
}

impl Extent {
    /// Some thousand random positions.
    pub const SAMPLE: Self = Self {
        samples: 50,
        seed: 0,
        all_up_to: 0,
    };
    /// These and every position with at most 6 stones.
    pub const FULL: Self = Self {
        all_up_to: 6,
        ..Self::SAMPLE
    };
}

/// How far comparing has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckProgress {
    /// Positions seen.
    pub seen: u64,
    /// Positions to see, at most.
    pub total: u64,
}

/// What comparing has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Checked {
    /// All values are right.
    Right {
        /// How many positions were compared.
        positions: u64,
        /// With how many of them a search of every line was compared.
        searched: u64,
    },
    /// A value is wrong, or is missing from a table that should have it.
    Wrong {
        /// The table.
        path: PathBuf,
        /// The position.
        position: Position,
    },
    /// It was stopped.
    Stopped,
}

/// Of random positions with a tuzdyk and at most so many stones every line is
/// searched to its end; of others only the moves are looked at.
const MOST_SEARCHED: u8 = 8;
/// Positions seen between two reports.
const STEP: u64 = 1 << 10;

impl Tables {
    /// Compares values with what the rules make them: by a search of every line
    /// to its end, or, where that takes too long, with the best of the values
    /// after all moves. With a tuzdyk play always ends, so that values that all
    /// agree with those one move later are right.
    ///
    /// Checks no more checksums than it needs to ([`Tables::verify`] does), and
    /// passes over tables that are not there. `report` hears of the progress and
    /// can stop the work.
    pub fn check(
        &self,
        extent: Extent,
        report: &mut dyn FnMut(&CheckProgress) -> ControlFlow<()>,
    ) -> Checked {
        let pairs = || {
            let all = (0..=8).flat_map(|white| (0..=8).map(move |black| [white, black]));
            all.filter(|[white, black]| white != black || *white == 0)
                .filter(|pair| self.most(*pair) > 0)
        };
        let all_up_to = |pair| self.most(pair).min(extent.all_up_to);
        let sampled = pairs().count() as u64 * extent.samples;
        let all: u64 = pairs().map(|pair| ways(pair, all_up_to(pair))).sum();
        let mut checker = Checker {
            tables: self,
            known: HashMap::new(),
            compared: 0,
            searched: 0,
            progress: CheckProgress {
                seen: 0,
                total: sampled + all,
            },
            report,
        };
        let compared = pairs().try_for_each(|pair| {
            checker.sample(pair, &extent)?;
            checker.every(pair, all_up_to(pair))
        });
        match compared {
            Ok(()) => Checked::Right {
                positions: checker.compared,
                searched: checker.searched,
            },
            Err(ended) => ended,
        }
    }

    /// The most stones of the table with White's and Black's tuzdyk; 0: there
    /// is none.
    fn most(&self, [white, black]: [u8; 2]) -> u8 {
        self.file(Class::of(white, black).0)
            .map_or(0, TableFile::stones)
    }
}

/// Compares positions, White to move in all of them: turned, they are those of
/// Black.
struct Checker<'a> {
    tables: &'a Tables,
    /// What was found of positions with the tuzdyks in hand.
    known: HashMap<[u64; 3], i32>,
    compared: u64,
    searched: u64,
    progress: CheckProgress,
    report: &'a mut dyn FnMut(&CheckProgress) -> ControlFlow<()>,
}

impl Checker<'_> {
    /// Compares random positions.
    fn sample(&mut self, pair: [u8; 2], extent: &Extent) -> Result<(), Checked> {
        self.known.clear();
        let seed = extent.seed << 16 | u64::from(pair[0]) << 8 | u64::from(pair[1]);
        let mut random = Random::new(seed, &Game::new(Rules::default()));
        let mut below = |bound: usize| usize::try_from(random.below(bound as u64)).unwrap_or(0);
        for _ in 0..extent.samples {
            self.step()?;
            let (stones, position) = loop {
                let mut laid = vec![0; pits(pair)];
                let stones = 1 + below(self.tables.most(pair).into());
                for _ in 0..stones {
                    laid[below(pits(pair))] += 1;
                }
                if let Some(position) = board(pair, &laid) {
                    break (stones, position);
                }
            };
            if stones <= usize::from(MOST_SEARCHED) && pair != [0, 0] {
                let value = self.search(&position);
                self.compare(&position, value)?;
                self.searched += 1;
            } else {
                self.compare_moves(&position)?;
            }
        }
        Ok(())
    }

    /// Compares every position with at most `most` stones.
    fn every(&mut self, pair: [u8; 2], most: u8) -> Result<(), Checked> {
        for stones in 1..=most {
            let mut laid = vec![0; pits(pair)];
            laid[0] = stones;
            loop {
                self.step()?;
                if let Some(position) = board(pair, &laid) {
                    self.compare_moves(&position)?;
                }
                if !lay_next(&mut laid) {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Tells of the progress now and then.
    fn step(&mut self) -> Result<(), Checked> {
        if self.progress.seen.is_multiple_of(STEP) && (self.report)(&self.progress).is_break() {
            return Err(Checked::Stopped);
        }
        self.progress.seen += 1;
        Ok(())
    }

    /// Compares a value with the best of the values after all moves.
    fn compare_moves(&mut self, position: &Position) -> Result<(), Checked> {
        let mut best = i32::MIN;
        for mv in position.legal_moves() {
            let after = position.after(mv);
            let mut value = gain(position, &after);
            if after.ending().is_none() {
                let Some(theirs) = self.tables.probe(&after) else {
                    return Err(self.wrong(&after));
                };
                value -= i32::from(theirs);
            }
            best = best.max(value);
        }
        self.compare(position, best)
    }

    fn compare(&mut self, position: &Position, value: i32) -> Result<(), Checked> {
        if self.tables.probe(position).map(i32::from) != Some(value) {
            return Err(self.wrong(position));
        }
        self.compared += 1;
        Ok(())
    }

    fn wrong(&self, position: &Position) -> Checked {
        let class = Entry::of(position).map_or(Class::NO_TUZDYK, |entry| entry.class);
        let stones = self.tables.file(class).map_or(0, TableFile::stones);
        Checked::Wrong {
            path: path(self.tables.folder(), class, stones),
            position: *position,
        }
    }

    /// What the player to move still wins, found by looking at every line.
    /// Kazans make no difference, so each board is looked at once.
    fn search(&mut self, position: &Position) -> i32 {
        /// Where the kazans are in the last word of a position.
        const KAZANS: u64 = 0xffff;
        let [white, black, rest] = position.words();
        let key = [white, black, rest & !KAZANS];
        if let Some(value) = self.known.get(&key) {
            return *value;
        }
        let mut best = i32::MIN;
        for mv in position.legal_moves() {
            let after = position.after(mv);
            let mut value = gain(position, &after);
            if after.ending().is_none() {
                value -= self.search(&after);
            }
            best = best.max(value);
        }
        self.known.insert(key, best);
        best
    }
}

/// What the player to move in `before` gains on the opponent.
fn gain(before: &Position, after: &Position) -> i32 {
    let own = before.side_to_move();
    let lead = |position: &Position| {
        i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()))
    };
    lead(after) - lead(before)
}

/// The pits that are no tuzdyk.
fn pits(pair: [u8; 2]) -> usize {
    18 - pair.iter().filter(|number| **number > 0).count()
}

/// In how many ways up to `most` stones can lie.
fn ways(pair: [u8; 2], most: u8) -> u64 {
    u64::from(binomial(usize::from(most) + pits(pair), pits(pair))) - 1
}

/// Lays the same number of stones in the next way, in an order that begins with
/// all of them in the first pit and ends with all in the last.
fn lay_next(laid: &mut [u8]) -> bool {
    let last = laid.len() - 1;
    let Some(from) = laid[..last].iter().rposition(|stones| *stones > 0) else {
        return false;
    };
    let rest = laid[last];
    laid[last] = 0;
    laid[from] -= 1;
    laid[from + 1] = rest + 1;
    true
}

/// The position with White's and Black's tuzdyk, 0 for none, and stones in the
/// other pits, White's first, if the game goes on there. No kazan ends it.
fn board([white, black]: [u8; 2], laid: &[u8]) -> Option<Position> {
    let tuzdyks = BySide {
        white: PitNo::new(white),
        black: PitNo::new(black),
    };
    let stones: u8 = laid.iter().sum();
    let mut setup = Setup {
        rows: BySide::default(),
        kazans: BySide {
            white: 81 - stones,
            black: 81,
        },
        tuzdyks,
        ..Setup::start(Rules {
            majority: Majority::PlayOn,
            ..Rules::default()
        })
    };
    let mut laid = laid.iter();
    for side in Side::ALL {
        for no in PitNo::ALL {
            if tuzdyks[side.opponent()] != Some(no) {
                setup.rows[side][usize::from(no.get()) - 1] = *laid.next()?;
            }
        }
    }
    let position = setup.position().ok()?;
    position.ending().is_none().then_some(position)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::ops::ControlFlow;

    use super::super::build;
    use super::super::checksum::Checksum;
    use super::super::tables::Tables;
    use super::{Checked, Extent, lay_next};

    #[test]
    fn every_way_to_lay_stones_comes_once() {
        let mut laid = [3, 0, 0, 0];
        let mut ways = std::collections::HashSet::from([laid]);
        while lay_next(&mut laid) {
            assert!(ways.insert(laid));
            assert_eq!(laid.iter().sum::<u8>(), 3);
        }
        assert_eq!(ways.len(), 20, "6 over 3");
    }

    #[test]
    fn wrong_values_under_good_checksums_are_found() {
        let folder = tempfile::tempdir().expect("a folder");
        build(folder.path(), 3, 2, &|_| ControlFlow::Continue(())).expect("writable");
        let check =
            |extent| Tables::open(folder.path()).check(extent, &mut |_| ControlFlow::Continue(()));
        assert!(matches!(check(Extent::FULL), Checked::Right { .. }));
        // The values of other tuzdyks under this name.
        let path = folder.path().join("two-1-8-3.togyzend");
        let own = fs::read(&path).expect("readable");
        let mut bytes = fs::read(folder.path().join("two-1-2-3.togyzend")).expect("readable");
        bytes[10..12].copy_from_slice(&own[10..12]);
        let sum = Checksum::of(&bytes[..40]);
        bytes[40..48].copy_from_slice(&sum.to_le_bytes());
        fs::remove_file(&path).expect("removable");
        fs::write(&path, bytes).expect("writable");
        assert_eq!(Tables::open(folder.path()).verify(), []);
        for extent in [Extent::SAMPLE, Extent::FULL] {
            match check(extent) {
                Checked::Wrong { path: found, .. } => assert_eq!(found, path),
                other => panic!("{other:?}"),
            }
        }
    }
}
