//! The collection: games taken in from files, kept in an `SQLite` file.
//!
//! What was recorded is kept whole: tags, comments, moves, the result after
//! them. Everything else in a row follows from that and is there to be searched
//! for. A game is written together with what follows from it, so another
//! process or a crash never meets half of one.

mod date;
mod entry;
mod failure;
mod import;
mod lines;
mod openings;
mod query;
mod schema;
mod stats;
mod stored;

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::store;
use crate::world::World;

pub use date::Date;
pub use entry::{Ended, Entry, TuzdykMade};
pub use failure::{Failure, Why};
pub use import::{Batch, Origin, Taken};
pub use lines::{GAME_SCHEMA, is_lines, json_line, read_line, read_lines};
pub use openings::{Counts, Opening, Openings};
pub use query::{Filter, Ids, Settled};
pub use stats::{Lengths, Stats, TuzdykTimes};
pub use stored::{Broken, Stored};

/// The name of the file in the data folder.
const FILE: &str = "games.db";

/// How long one process waits while another one writes.
const PATIENCE: Duration = Duration::from_secs(30);

/// The games taken in so far.
#[derive(Debug)]
pub struct Collection {
    connection: Connection,
    path: PathBuf,
}

impl Collection {
    /// The collection, or `None` if nothing was ever taken in.
    ///
    /// # Errors
    ///
    /// If there is a file and it cannot be used.
    pub fn existing(world: &World) -> Result<Option<Self>, Failure> {
        match path(world) {
            Some(path) if path.exists() => Self::open(path).map(Some),
            _ => Ok(None),
        }
    }

    /// The collection; an empty one is made where there was none.
    ///
    /// # Errors
    ///
    /// If it cannot be made or used.
    pub fn create(world: &World) -> Result<Self, Failure> {
        let path = path(world).ok_or(Failure::NO_FOLDER)?;
        if let Some(folder) = path.parent()
            && std::fs::create_dir_all(folder).is_err()
        {
            return Err(Failure::new(&path, Why::NotWritable));
        }
        Self::open(path)
    }

    fn open(path: PathBuf) -> Result<Self, Failure> {
        // No URI names: a file may be called anything.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let opened = Connection::open_with_flags(&path, flags).and_then(|connection| {
            connection.busy_timeout(PATIENCE)?;
            Ok(connection)
        });
        let mut connection = opened.map_err(|error| Failure::of(&path, &error))?;
        match schema::bring_up_to_date(&mut connection) {
            Ok(Ok(())) => Ok(Self { connection, path }),
            Ok(Err(why)) => Err(Failure::new(&path, why)),
            Err(error) => Err(Failure::of(&path, &error)),
        }
    }

    /// What a failure of the database means to the person.
    fn failure(&self, error: &rusqlite::Error) -> Failure {
        Failure::of(&self.path, error)
    }

    /// The name of the file, as it is shown.
    pub fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Whether there is no game.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub fn is_empty(&self) -> Result<bool, Failure> {
        self.connection
            .query_row("SELECT NOT EXISTS (SELECT 1 FROM games)", [], |row| {
                row.get(0)
            })
            .map_err(|error| self.failure(&error))
    }

    /// Deletes games. Returns how many there were.
    ///
    /// # Errors
    ///
    /// If the file cannot be written; nothing is deleted then.
    pub fn delete(&mut self, ids: &[Ids]) -> Result<usize, Failure> {
        let filter = Filter {
            ids: ids.to_vec(),
            ..Filter::default()
        };
        let mut games = Vec::new();
        let mut positions = Vec::new();
        self.find(&filter, |game| {
            games.push(game.id);
            // The positions of a game that cannot be replayed stay; numbers are
            // never given again, so nothing finds them.
            if let Ok(record) = game.record() {
                let hashes = Entry::of(&record);
                positions.extend(hashes.positions().map(|hash| (hash, game.id)));
            }
            Ok::<_, Failure>(ControlFlow::Continue(()))
        })?;
        let delete = |connection: &mut Connection| {
            let transaction =
                connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let mut deleted = 0;
            for id in games {
                deleted += transaction
                    .prepare_cached("DELETE FROM games WHERE id = ?1")?
                    .execute([id])?;
            }
            for position in positions {
                transaction
                    .prepare_cached("DELETE FROM positions WHERE hash = ?1 AND game = ?2")?
                    .execute(position)?;
            }
            transaction.commit()?;
            Ok(deleted)
        };
        delete(&mut self.connection).map_err(|error| self.failure(&error))
    }

    /// Whether the file itself is sound.
    ///
    /// # Errors
    ///
    /// If it is not, or cannot be read.
    pub fn check_file(&self) -> Result<(), Failure> {
        let answer = self
            .connection
            .query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
        match answer {
            Ok(answer) if answer == "ok" => Ok(()),
            Ok(_) => Err(Failure::new(&self.path, Why::Damaged)),
            Err(error) => Err(self.failure(&error)),
        }
    }
}

/// Where the collection is or will be.
pub fn path(world: &World) -> Option<PathBuf> {
    store::data_folder(world).map(|folder| folder.join(FILE))
}
