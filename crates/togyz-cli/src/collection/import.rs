//! Taking games in.

use rusqlite::{Transaction, TransactionBehavior, params};
use togyz_core::notation::{Record, result_key};
use togyz_core::{BySide, Side};

use super::date::Date;
use super::entry::Entry;
use super::stored::{comments_text, tags_text};
use super::{Collection, Failure, schema};

/// Where a game comes from.
#[derive(Debug, Clone, Copy)]
pub struct Origin<'a> {
    /// The name of the file.
    pub file: &'a str,
    /// Which game of the file it is, from 1.
    pub number: u32,
    /// The line where it starts, from 1.
    pub line: usize,
    /// When it is taken in.
    pub now: &'a str,
}

/// What became of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// It is in the collection now.
    Imported,
    /// It was there already.
    Duplicate,
}

/// Games that come into the collection together or, if the process dies, not at
/// all.
#[derive(Debug)]
pub struct Batch<'a> {
    transaction: Transaction<'a>,
    positions: Vec<(i64, i64)>,
    file: std::path::PathBuf,
}

impl Collection {
    /// Begins to take games in. Waits while another process does.
    ///
    /// # Errors
    ///
    /// If the collection cannot be written.
    pub fn batch(&mut self) -> Result<Batch<'_>, Failure> {
        let file = self.path.clone();
        let behavior = TransactionBehavior::Immediate;
        match self.connection.transaction_with_behavior(behavior) {
            Ok(transaction) => Ok(Batch {
                transaction,
                positions: Vec::new(),
                file,
            }),
            Err(error) => Err(Failure::of(&file, &error)),
        }
    }
}

impl Batch<'_> {
    /// Takes `record` in, unless it is there.
    ///
    /// # Errors
    ///
    /// If the collection cannot be written.
    pub fn add(&mut self, record: &Record, origin: Origin<'_>) -> Result<Taken, Failure> {
        self.insert(record, origin)
            .map_err(|error| Failure::of(&self.file, &error))
    }

    fn insert(&mut self, record: &Record, origin: Origin<'_>) -> rusqlite::Result<Taken> {
        let entry = Entry::of(record);
        // Nobody else writes meanwhile, so that what is not there now can be
        // inserted; a failed try would use up a number.
        let mut select = self
            .transaction
            .prepare_cached("SELECT 1 FROM games WHERE key = ?1")?;
        if select.exists([&entry.key])? {
            return Ok(Taken::Duplicate);
        }
        let mut insert = self.transaction.prepare_cached(
            "INSERT INTO games (
                key, file, number, line, imported, rules, variant, start, moves, tags, comments,
                declared, plies, result, ended_by, date, players, white_kazan, black_kazan,
                white_tuzdyk, white_tuzdyk_ply, black_tuzdyk, black_tuzdyk_ply
            ) VALUES (
                ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11,
                ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23
            )",
        )?;
        let tuzdyk = |side: Side| entry.tuzdyks[side];
        let pits = BySide {
            white: Side::White,
            black: Side::Black,
        }
        .map(|side| tuzdyk(side).map(|made| (made.pit, made.ply)));
        insert.execute(params![
            entry.key,
            origin.file,
            origin.number,
            i64::try_from(origin.line).unwrap_or(i64::MAX),
            origin.now,
            entry.rules,
            entry.variant,
            entry.start,
            entry.moves,
            tags_text(record),
            comments_text(record),
            record.declared.as_ref().map(|result| &result.written),
            entry.plies,
            entry.outcome.map(result_key),
            entry.ended_by(),
            entry.date.as_ref().map(Date::as_str),
            entry.players,
            entry.kazans.white,
            entry.kazans.black,
            pits.white.map(|(pit, _)| pit),
            pits.white.map(|(_, ply)| ply),
            pits.black.map(|(pit, _)| pit),
            pits.black.map(|(_, ply)| ply),
        ])?;
        let id = self.transaction.last_insert_rowid();
        self.positions
            .extend(entry.positions().map(|hash| (hash, id)));
        Ok(Taken::Imported)
    }

    /// Makes sure that everything taken in stays.
    ///
    /// # Errors
    ///
    /// If the collection cannot be written; then it is as it was before the
    /// batch.
    pub fn commit(mut self) -> Result<(), Failure> {
        let positions = std::mem::take(&mut self.positions);
        let commit = |transaction: Transaction<'_>, mut positions| {
            schema::insert_positions(&transaction, &mut positions)?;
            transaction.commit()
        };
        commit(self.transaction, positions).map_err(|error| Failure::of(&self.file, &error))
    }
}
