//! Building tables.

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::class::{CLASSES, Class, Frames};
use super::cycle::fill_without_tuzdyk;
use super::diagram::diagram;
use super::file::{self, FileFault, TableFile};
use super::fill::{Known, Layers, fill};
use super::tables::{Fault, Tables, find, path, positions};

/// The most stones of the positions without a tuzdyk that are solved: they take
/// most time and hardly ever occur.
const MOST_WITHOUT_TUZDYK: u8 = 8;

/// How far building has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildProgress {
    /// Positions solved.
    pub solved: u64,
    /// Positions to solve.
    pub total: u64,
    /// Files written.
    pub files: usize,
    /// Files to write.
    pub total_files: usize,
}

/// How building ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Built {
    /// All tables are there; so many files were written, the others were there
    /// before.
    Finished {
        /// Files written.
        files: usize,
    },
    /// It was stopped; the files that were finished are kept.
    Stopped {
        /// Files written.
        files: usize,
    },
}

/// Why tables could not be built.
#[derive(Debug)]
pub struct BuildError {
    /// The file that could not be written, or was taken away meanwhile.
    pub path: PathBuf,
    /// Why.
    pub error: io::Error,
}

/// For developers, not for players.
impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} cannot be written", self.path.display())
    }
}

impl std::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// Builds the tables of all positions with at most `stones` stones in `folder`,
/// with so many threads. `stones` is at most [`Tables::MOST_STONES`].
///
/// What is there already is kept if its checksums hold, and anything else is
/// replaced. `report` hears of the progress some hundred times a second, from
/// all threads, and can stop the work; what is finished is kept then. Several
/// processes can build in one folder at once.
///
/// # Errors
///
/// If a file cannot be written; no half of it is left behind.
pub fn build(
    folder: &Path,
    stones: u8,
    threads: usize,
    report: &(dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
) -> Result<Built, BuildError> {
    let stones = stones.min(Tables::MOST_STONES);
    let builder = Builder::new(folder, stones, report);
    // Each group needs those before it.
    for group in [0..28, 28..36, 36..CLASSES] {
        let classes: Vec<Class> = Class::all()
            .skip(group.start)
            .take(group.len())
            .filter(|class| builder.has_to_solve(*class))
            .collect();
        let next = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..threads.clamp(1, classes.len().max(1)) {
                scope.spawn(|| {
                    while let Some(class) = classes.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if builder.is_stopped.load(Ordering::Relaxed) {
                            break;
                        }
                        builder.solve(*class);
                    }
                });
            }
        });
    }
    builder.end()
}

struct Builder<'a> {
    folder: &'a Path,
    stones: u8,
    report: &'a (dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
    frames: Frames,
    /// The good files that were there at the start.
    old: Vec<Option<TableFile>>,
    solved: AtomicU64,
    total: u64,
    files: AtomicUsize,
    total_files: usize,
    is_stopped: AtomicBool,
    error: Mutex<Option<BuildError>>,
}

impl<'a> Builder<'a> {
    fn new(
        folder: &'a Path,
        stones: u8,
        report: &'a (dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Self {
        let mut faults = Vec::new();
        let is_good = |file: &TableFile| file.verify().is_ok();
        let old = Class::all().map(|class| find(folder, class, is_good, &mut faults));
        let old: Vec<Option<TableFile>> = old.collect();
        for Fault { path, fault } in faults {
            if let FileFault::Foreign | FileFault::Length | FileFault::Damaged = fault {
                // Nobody can use it. If it cannot be removed, it is replaced or
                // stays.
                drop(fs::remove_file(path));
            }
        }
        for (class, file) in Class::all().zip(&old) {
            remove_fewer(folder, class, file.as_ref().map_or(0, TableFile::stones));
        }
        let mut builder = Self {
            folder,
            stones,
            report,
            frames: Frames::new(),
            old,
            solved: AtomicU64::new(0),
            total: 0,
            files: AtomicUsize::new(0),
            total_files: 0,
            is_stopped: AtomicBool::new(false),
            error: Mutex::new(None),
        };
        for class in Class::all() {
            if !builder.has_to_solve(class) {
                continue;
            }
            let first = builder.old_stones(class) + 1;
            builder.total += positions(class, first..=builder.most(class));
            builder.total_files += 1;
        }
        builder
    }

    /// The most stones that a class is solved for.
    fn most(&self, class: Class) -> u8 {
        if class == Class::NO_TUZDYK {
            self.stones.min(MOST_WITHOUT_TUZDYK)
        } else {
            self.stones
        }
    }

    fn old_stones(&self, class: Class) -> u8 {
        let old = self.old[class.number()].as_ref();
        old.map_or(0, TableFile::stones)
    }

    fn has_to_solve(&self, class: Class) -> bool {
        self.old_stones(class) < self.most(class)
    }

    /// Solves a class and writes its file.
    fn solve(&self, class: Class) {
        let Some(layers) = self.layers(class) else {
            self.is_stopped.store(true, Ordering::Relaxed);
            return;
        };
        let (shape, nodes) = diagram(class, layers);
        let most = shape.stones();
        let path = path(self.folder, class, most);
        if let Err(error) = file::write(&path, class, &shape, &nodes) {
            self.fail(path, error);
            return;
        }
        remove_fewer(self.folder, class, most);
        self.files.fetch_add(1, Ordering::Relaxed);
        let _goes_on = self.go_on(0);
    }

    fn fail(&self, path: PathBuf, error: io::Error) {
        self.is_stopped.store(true, Ordering::Relaxed);
        let mut first = self.error.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert(BuildError { path, error });
    }

    /// The layers of a class, from no stone up, or `None` if the work is
    /// stopped.
    fn layers(&self, class: Class) -> Option<Layers> {
        let most = self.most(class);
        let known = self.known(class, most)?;
        let known = Known {
            frames: &self.frames,
            layers: &known,
        };
        let frame = self.frames.of(class);
        let sowings = frame.sowings();
        let mut layers = match &self.old[class.number()] {
            Some(old) => unpack(old, class, old.stones())?,
            None => Layers::new(class),
        };
        while layers.stones() < most {
            let fill = if class == Class::NO_TUZDYK {
                fill_without_tuzdyk
            } else {
                fill
            };
            let go_on = &mut |solved| self.go_on(solved);
            fill(frame, &sowings, &mut layers, &known, go_on)?;
        }
        Some(layers)
    }

    /// What is known of the classes to which a new tuzdyk leads from `class`,
    /// which costs three stones.
    fn known(&self, class: Class, most: u8) -> Option<Vec<Option<Layers>>> {
        let mut known: Vec<Option<Layers>> = vec![None; CLASSES];
        let most = most.saturating_sub(3);
        let follows = |next: &Class| match class.tuzdyks() {
            [0, _] => next.tuzdyk_count() == 1,
            [first, 0] => next.tuzdyk_count() == 2 && next.tuzdyks().contains(&first),
            _ => false,
        };
        for next in Class::all().filter(follows) {
            // Another process may put one with more stones in its place just
            // now, so one that is not found is looked for again.
            let has_enough = |file: &TableFile| file.stones() >= most;
            let find = || find(self.folder, next, has_enough, &mut Vec::new());
            let file = find().or_else(find);
            let Some(layers) = file.and_then(|file| unpack(&file, next, most)) else {
                // It was there a moment ago; somebody has removed it.
                let path = path(self.folder, next, self.stones);
                self.fail(path, io::ErrorKind::NotFound.into());
                return None;
            };
            known[next.number()] = Some(layers);
        }
        Some(known)
    }

    /// Counts positions solved and asks whether to go on.
    fn go_on(&self, solved: u64) -> ControlFlow<()> {
        let solved = self.solved.fetch_add(solved, Ordering::Relaxed) + solved;
        let progress = BuildProgress {
            solved,
            total: self.total,
            files: self.files.load(Ordering::Relaxed),
            total_files: self.total_files,
        };
        if self.is_stopped.load(Ordering::Relaxed) || (self.report)(&progress).is_break() {
            self.is_stopped.store(true, Ordering::Relaxed);
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn end(self) -> Result<Built, BuildError> {
        let error = self.error.into_inner();
        if let Some(error) = error.unwrap_or_else(PoisonError::into_inner) {
            return Err(error);
        }
        let files = self.files.into_inner();
        Ok(if self.is_stopped.into_inner() {
            Built::Stopped { files }
        } else {
            Built::Finished { files }
        })
    }
}

/// Removes the files of a class with fewer than `stones` stones, which one with
/// so many makes useless. Whoever has one open goes on reading it.
fn remove_fewer(folder: &Path, class: Class, stones: u8) {
    for fewer in 1..stones {
        drop(fs::remove_file(path(folder, class, fewer)));
    }
}

/// The layers that a file holds, up to `most` stones.
fn unpack(file: &TableFile, class: Class, most: u8) -> Option<Layers> {
    let mut layers = Layers::new(class);
    for stones in 1..=most.min(file.stones()) {
        layers.add();
        for mover in 0..class.movers() {
            file.unpack(mover, stones, layers.layer_mut(mover, stones))?;
        }
    }
    Some(layers)
}
