//! The tables, and how older ones become today's.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::entry::Entry;
use super::failure::Why;
use super::stored::{COLUMNS, Stored};

/// What marks an `SQLite` file as a collection: `togy` in ASCII.
const APPLICATION: i64 = 0x746f_6779;

/// A step from one version to the next.
type Step = fn(&Transaction<'_>) -> rusqlite::Result<()>;

/// The steps from an empty file to today's version, which is their number.
const STEPS: [Step; 2] = [games, positions];

/// Brings the tables of a file to today's version, all at once or not at all.
/// The inner error tells why the file is none of this program's.
pub(super) fn bring_up_to_date(connection: &mut Connection) -> rusqlite::Result<Result<(), Why>> {
    let today = i64::try_from(STEPS.len()).unwrap_or(i64::MAX);
    let version = |connection: &Connection| {
        connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))
    };
    let is_ours = version(connection)? == today && application(connection)? == APPLICATION;
    if !is_ours {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another process may have been quicker.
        let found = version(&transaction)?;
        let is_empty = found == 0 && tables(&transaction)? == 0;
        if !is_empty && application(&transaction)? != APPLICATION {
            return Ok(Err(Why::Foreign));
        }
        if found > today {
            return Ok(Err(Why::Newer));
        }
        let done = usize::try_from(found).unwrap_or(0);
        for step in STEPS.iter().skip(done) {
            step(&transaction)?;
        }
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", today)?;
        transaction.commit()?;
    }
    // Readers never wait for a writer then, and a process that is killed leaves
    // behind what it had committed. Where the file system cannot do it, the
    // usual journal is as safe.
    connection
        .pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))
        .ok();
    connection.pragma_update(None, "cache_size", -65_536)?;
    Ok(Ok(()))
}

fn application(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "application_id", |row| row.get(0))
}

fn tables(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
}

/// Version 1: the games, and what can be asked about each.
fn games(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute_batch(
        "CREATE TABLE games (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            -- Two games with one key are one game.
            key TEXT NOT NULL UNIQUE,
            -- Where it comes from: the file, which game there, in which line.
            file TEXT NOT NULL,
            number INTEGER NOT NULL,
            line INTEGER NOT NULL,
            imported TEXT NOT NULL,
            -- The game as it was recorded.
            rules TEXT NOT NULL,
            variant TEXT NOT NULL,
            start TEXT,
            moves TEXT NOT NULL,
            tags TEXT NOT NULL,
            comments TEXT NOT NULL,
            declared TEXT,
            -- What follows from it.
            plies INTEGER NOT NULL,
            result TEXT,
            ended_by TEXT,
            date TEXT,
            players TEXT NOT NULL,
            white_kazan INTEGER NOT NULL,
            black_kazan INTEGER NOT NULL,
            white_tuzdyk INTEGER,
            white_tuzdyk_ply INTEGER,
            black_tuzdyk INTEGER,
            black_tuzdyk_ply INTEGER
        ) STRICT;
        CREATE INDEX games_by_moves ON games (moves);",
    )
}

/// Version 2: the positions that occurred, found by their fingerprints.
fn positions(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    transaction.execute_batch(
        "CREATE TABLE positions (
            hash INTEGER NOT NULL,
            game INTEGER NOT NULL,
            PRIMARY KEY (hash, game)
        ) STRICT, WITHOUT ROWID;",
    )?;
    let mut select = transaction.prepare(&format!("SELECT {COLUMNS} FROM games"))?;
    let mut rows = select.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        let stored = Stored::of(row)?;
        if let Ok(record) = stored.record() {
            found.extend(Entry::of(&record).positions().map(|hash| (hash, stored.id)));
        }
    }
    insert_positions(transaction, &mut found)
}

/// Writes fingerprints with their games, sorted: then the index grows without
/// being searched for each of them.
pub(super) fn insert_positions(
    transaction: &Connection,
    found: &mut Vec<(i64, i64)>,
) -> rusqlite::Result<()> {
    found.sort_unstable();
    found.dedup();
    let mut insert = transaction
        .prepare_cached("INSERT OR IGNORE INTO positions (hash, game) VALUES (?1, ?2)")?;
    for (hash, game) in found.drain(..) {
        insert.execute(params![hash, game])?;
    }
    Ok(())
}
