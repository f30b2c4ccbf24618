//! Finding games.

use std::ops::{ControlFlow, RangeInclusive};

use rusqlite::params_from_iter;
use rusqlite::types::Value;
use togyz_core::notation::{reason_key, result_key};
use togyz_core::{BySide, Move, Outcome, PitNo, Position, Side, Variant};

use super::date::Date;
use super::entry::{Ended, fingerprint};
use super::stored::{COLUMNS, Stored};
use super::{Collection, Failure};

/// Numbers of games, the first and the last among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ids {
    /// The first.
    pub first: i64,
    /// The last.
    pub last: i64,
}

/// How it is known that a game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settled {
    /// With this outcome.
    As(Outcome),
    /// There is no result.
    Never,
}

/// What a game must be to be found; what is not said does not matter.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    /// It has one of these numbers, if there are any.
    pub ids: Vec<Ids>,
    /// Each of these is in the name of a player.
    pub players: Vec<String>,
    /// It was played in this year, in this month, or on this day.
    pub date: Option<Date>,
    /// It was played then or later.
    pub since: Option<Date>,
    /// It was played then or earlier.
    pub until: Option<Date>,
    /// It has this result.
    pub result: Option<Settled>,
    /// It starts with these moves from the usual start of this variant.
    pub opening: Option<(Variant, Vec<Move>)>,
    /// A player has a tuzdyk in this pit.
    pub tuzdyk: Option<PitNo>,
    /// A player has a tuzdyk in the other's pit of this number.
    pub tuzdyk_of: BySide<Option<PitNo>>,
    /// It has so many plies.
    pub plies: Option<RangeInclusive<u32>>,
    /// It ended so.
    pub ended: Option<Ended>,
    /// This position occurred.
    pub position: Option<Position>,
}

/// Conditions of a query with their values.
#[derive(Default)]
struct Conditions {
    text: Vec<String>,
    values: Vec<Value>,
}

impl Conditions {
    /// Adds a condition; each `?` in it stands for one of `values`.
    fn and<V: Into<Value>>(&mut self, text: &str, values: impl IntoIterator<Item = V>) {
        self.text.push(text.to_owned());
        self.values.extend(values.into_iter().map(Into::into));
    }

    fn sql(&self) -> String {
        match self.text.as_slice() {
            [] => String::new(),
            text => format!(" WHERE {}", text.join(" AND ")),
        }
    }
}

impl Filter {
    fn conditions(&self) -> Conditions {
        let mut all = Conditions::default();
        if !self.ids.is_empty() {
            let ranges = vec!["id BETWEEN ? AND ?"; self.ids.len()].join(" OR ");
            let bounds = self.ids.iter().flat_map(|ids| [ids.first, ids.last]);
            all.and(&format!("({ranges})"), bounds);
        }
        for player in &self.players {
            all.and("instr(players, ?) > 0", [player.to_lowercase()]);
        }
        if let Some(date) = &self.date {
            let date = date.as_str();
            all.and(
                "(date = ? OR date LIKE ?)",
                [date.to_owned(), format!("{date}-%")],
            );
        }
        if let Some(date) = &self.since {
            all.and("date >= ?", [date.as_str().to_owned()]);
        }
        if let Some(date) = &self.until {
            // Every day of a month or year is in it.
            all.and("date <= ?", [format!("{}~", date.as_str())]);
        }
        match self.result {
            None => {}
            Some(Settled::Never) => all.and("result IS NULL", NOTHING),
            Some(Settled::As(outcome)) => all.and("result = ?", [result_key(outcome).to_owned()]),
        }
        if let Some((variant, moves)) = &self.opening {
            let digits: String = moves.iter().map(Move::to_string).collect();
            all.and("start IS NULL AND variant = ?", [variant.to_string()]);
            all.and("moves >= ? AND moves < ?", [digits.clone(), digits + "~"]);
        }
        if let Some(pit) = self.tuzdyk {
            let pit = i64::from(pit.get());
            all.and("(white_tuzdyk = ? OR black_tuzdyk = ?)", [pit, pit]);
        }
        for (side, condition) in [
            (Side::White, "white_tuzdyk = ?"),
            (Side::Black, "black_tuzdyk = ?"),
        ] {
            if let Some(pit) = self.tuzdyk_of[side] {
                all.and(condition, [i64::from(pit.get())]);
            }
        }
        if let Some(plies) = &self.plies {
            let bounds = [i64::from(*plies.start()), i64::from(*plies.end())];
            all.and("plies BETWEEN ? AND ?", bounds);
        }
        match self.ended {
            None => {}
            Some(Ended::Unknown) => all.and("ended_by IS NULL", NOTHING),
            Some(Ended::By(reason)) => all.and("ended_by = ?", [reason_key(reason).to_owned()]),
        }
        if let Some(position) = &self.position {
            all.and("variant = ?", [position.rules().variant.to_string()]);
            all.and(
                "id IN (SELECT game FROM positions WHERE hash = ?)",
                [fingerprint(position).cast_signed()],
            );
        }
        all
    }

    /// Whether the position asked for, if any, truly occurred in a game that
    /// has one of the same fingerprint.
    fn confirms(&self, stored: &Stored) -> bool {
        let Some(wanted) = &self.position else {
            return true;
        };
        let Ok(record) = stored.record() else {
            return false;
        };
        let game = &record.game;
        let mut seen = game.played().iter().map(|played| &played.before);
        seen.any(|seen| is_same(seen, wanted)) || is_same(game.position(), wanted)
    }
}

const NOTHING: [Value; 0] = [];

/// Whether two positions show the same, under whatever options of the rules.
fn is_same(one: &Position, other: &Position) -> bool {
    let shown = |position: &Position| {
        let setup = position.setup();
        let (rows, kazans) = (setup.rows, setup.kazans);
        (rows, kazans, setup.tuzdyks, setup.side_to_move)
    };
    shown(one) == shown(other)
}

impl Collection {
    /// Tells the games that `filter` wants to `see`, in the order of their
    /// numbers, until it has seen enough.
    ///
    /// # Errors
    ///
    /// If the collection cannot be read, or what `see` returns.
    pub fn find<E: From<Failure>>(
        &self,
        filter: &Filter,
        mut see: impl FnMut(&Stored) -> Result<ControlFlow<()>, E>,
    ) -> Result<(), E> {
        let failed = |error: rusqlite::Error| E::from(self.failure(&error));
        let conditions = filter.conditions();
        let sql = format!(
            "SELECT {COLUMNS} FROM games{} ORDER BY id",
            conditions.sql()
        );
        let mut select = self.connection.prepare(&sql).map_err(failed)?;
        let mut rows = select
            .query(params_from_iter(conditions.values))
            .map_err(failed)?;
        while let Some(row) = rows.next().map_err(failed)? {
            let stored = Stored::of(row).map_err(failed)?;
            if filter.confirms(&stored) && see(&stored)?.is_break() {
                break;
            }
        }
        Ok(())
    }

    /// The first of `ids` that names no game at all.
    ///
    /// # Errors
    ///
    /// If the collection cannot be read.
    pub fn missing(&self, ids: &[Ids]) -> Result<Option<i64>, Failure> {
        for ids in ids {
            let exists = self.connection.query_row(
                "SELECT EXISTS (SELECT 1 FROM games WHERE id BETWEEN ?1 AND ?2)",
                (ids.first, ids.last),
                |row| row.get::<_, bool>(0),
            );
            if !exists.map_err(|error| self.failure(&error))? {
                return Ok(Some(ids.first));
            }
        }
        Ok(None)
    }

    /// How many games have one of these numbers.
    ///
    /// # Errors
    ///
    /// If the collection cannot be read.
    pub fn count(&self, filter: &Filter) -> Result<u32, Failure> {
        let mut count = 0;
        self.find(filter, |_| {
            count += 1;
            Ok::<_, Failure>(ControlFlow::Continue(()))
        })?;
        Ok(count)
    }
}
