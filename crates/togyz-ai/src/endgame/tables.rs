//! Endgame tables in a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use togyz_core::Position;

use super::class::{CLASSES, Class, Entry, Frames};
use super::cycle::OPEN;
use super::file::{EXTENSION, FileFault, TableFile, UNFINISHED};

/// Endgame tables: the exact values of all positions with few stones.
///
/// A value is the lead, in stones, that the player to move still wins from here
/// to the end if both play best. It does not depend on the kazans; together with
/// them it decides the game. The tables hold for the standard game in which the
/// last stones are collected, whether or not it stops at a majority.
///
/// Many threads can ask at once, and asking allocates nothing.
#[derive(Debug)]
pub struct Tables {
    folder: PathBuf,
    frames: Frames,
    files: Vec<Option<TableFile>>,
    faults: Vec<Fault>,
}

/// A file in the folder of tables that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The file, or the folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: FileFault,
}

/// What there is of the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Summary {
    /// Files that can be used, of [`Summary::ALL_FILES`].
    pub files: usize,
    /// Positions in them, those of both players counted.
    pub positions: u64,
    /// Bytes on disk.
    pub bytes: u64,
}

impl Summary {
    /// How many files there are when all are built: one for each set of
    /// tuzdyks, up to turning the board.
    pub const ALL_FILES: usize = CLASSES;
}

impl Tables {
    /// The most stones that tables are made for.
    pub const MOST_STONES: u8 = super::rank::MOST_STONES;

    /// The tables in `folder`. There need not be any; what cannot be used is
    /// told by [`Tables::faults`] and left alone.
    pub fn open(folder: &Path) -> Self {
        let mut faults = Vec::new();
        let files = Class::all().map(|class| find(folder, class, |_| true, &mut faults));
        Self {
            folder: folder.to_owned(),
            frames: Frames::new(),
            files: files.collect(),
            faults,
        }
    }

    /// The folder that the tables are in.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn file(&self, class: Class) -> Option<&TableFile> {
        self.files[class.number()].as_ref()
    }

    /// The most stones that any file in the folder is for by its name, whether
    /// or not it can be used; 0 if there is none.
    pub fn stones_by_name(&self) -> u8 {
        let is_there =
            |stones: &u8| Class::all().any(|class| path(&self.folder, class, *stones).exists());
        (1..=Self::MOST_STONES).rev().find(is_there).unwrap_or(0)
    }

    /// The files that cannot be used.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// The greatest number of stones on the board up to which every position
    /// with a tuzdyk is known; 0: none. Of positions without a tuzdyk, those up
    /// to [`Tables::stones_without_tuzdyk`] are.
    pub fn stones(&self) -> u8 {
        let with_tuzdyk = &self.files[..CLASSES - 1];
        let stones = with_tuzdyk.iter().map(|file| {
            let file = file.as_ref()?;
            Some(file.stones())
        });
        stones.min().flatten().unwrap_or(0)
    }

    /// As [`Tables::stones`], without a tuzdyk.
    pub fn stones_without_tuzdyk(&self) -> u8 {
        let file = self.files[CLASSES - 1].as_ref();
        file.map_or(0, TableFile::stones)
    }

    /// The most stones on the board of any position that is known.
    pub(crate) fn most_stones(&self) -> u8 {
        let stones = self.files.iter().flatten().map(TableFile::stones);
        stones.max().unwrap_or(0)
    }

    /// The lead, in stones, that the player to move still wins with best play of
    /// both. `None` where the tables do not say: too many stones, other rules,
    /// or the game is over.
    pub fn probe(&self, position: &Position) -> Option<i8> {
        let entry = Entry::of(position)?;
        let file = self.files[entry.class.number()].as_ref()?;
        if entry.stones > file.stones() {
            return None;
        }
        let places = &self.frames.of(entry.class).places;
        let pits = places.iter().map(|place| entry.ring[usize::from(*place)]);
        match file.share(entry.mover, entry.stones, pits)? {
            OPEN => None,
            share => i8::try_from(2 * i16::from(share) - i16::from(entry.stones)).ok(),
        }
    }

    /// How much there is.
    pub fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        for (class, file) in Class::all().zip(&self.files) {
            let Some(file) = file else {
                continue;
            };
            summary.files += 1;
            summary.bytes += file.bytes();
            summary.positions += positions(class, 1..=file.stones());
        }
        summary
    }

    /// Checks every checksum. Returns the files that do not hold, those that
    /// could not be opened among them.
    pub fn verify(&self) -> Vec<Fault> {
        let mut faults = self.faults.clone();
        for (class, file) in Class::all().zip(&self.files) {
            if let Some(file) = file
                && let Err(fault) = file.verify()
            {
                let path = path(&self.folder, class, file.stones());
                faults.push(Fault { path, fault });
            }
        }
        faults
    }
}

/// The file of a class with at most so many stones on the board.
///
/// The number is part of the name, so that a builder of few stones never puts
/// its file in the place of one with more.
pub(crate) fn path(folder: &Path, class: Class, stones: u8) -> PathBuf {
    folder.join(format!("{}-{stones}.{EXTENSION}", class.name()))
}

/// All files that may belong to a class, those with most stones first.
fn paths(folder: &Path, class: Class) -> impl Iterator<Item = PathBuf> {
    let stones = (1..=Tables::MOST_STONES).rev();
    stones.map(move |stones| path(folder, class, stones))
}

/// The file of a class with most stones that can be used and that `is_good`
/// accepts, and what is wrong with those that cannot.
pub(crate) fn find(
    folder: &Path,
    class: Class,
    is_good: impl Fn(&TableFile) -> bool,
    faults: &mut Vec<Fault>,
) -> Option<TableFile> {
    for path in paths(folder, class) {
        match TableFile::open(&path, class) {
            Ok(file) if is_good(&file) => return Some(file),
            Ok(_) => faults.push(Fault {
                path,
                fault: FileFault::Damaged,
            }),
            Err(FileFault::Unreadable(io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)) => {}
            Err(fault) => faults.push(Fault { path, fault }),
        }
    }
    None
}

/// How many positions a class has with so many stones.
pub(crate) fn positions(class: Class, stones: impl Iterator<Item = u8>) -> u64 {
    let counts = stones.map(|stones| class.ranks().count(stones) as u64);
    counts.sum::<u64>() * class.movers() as u64
}

/// Removes all tables from `folder`, and what a builder that was killed left
/// behind; other files stay. Returns how many files were removed.
///
/// # Errors
///
/// If a file is there and cannot be removed.
pub fn remove(folder: &Path) -> Result<usize, Fault> {
    let fault = |path: &Path, error: &io::Error| Fault {
        path: path.to_owned(),
        fault: FileFault::Unreadable(error.kind()),
    };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(fault(folder, &error)),
    };
    let mut removed = 0;
    for entry in entries {
        let path = entry.map_err(|error| fault(folder, &error))?.path();
        let is_table = Class::all().any(|class| paths(folder, class).any(|table| table == path));
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if is_table || name.starts_with(UNFINISHED) {
            match fs::remove_file(&path) {
                Ok(()) => removed += 1,
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(fault(&path, &error)),
            }
        }
    }
    Ok(removed)
}
