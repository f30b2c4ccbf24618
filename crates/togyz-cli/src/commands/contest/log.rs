//! The record of a match: its games one after another, each with the tags that
//! say which one it is, so that an interrupted match can go on.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use togyz_core::notation::{Reader, Record};
use togyz_core::{Rules, Side};
use togyz_i18n::Message;

use super::board::{Cause, Effort, Played};
use crate::error::{Error, Exit};
use crate::record_file;
use crate::store::write_atomically;

/// A record that games are added to.
#[derive(Debug)]
pub(super) struct Log {
    path: PathBuf,
    file: File,
    event: String,
    date: String,
}

/// What was found in a record.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) games: Vec<Played>,
    /// Whether the last game was cut off and is left out.
    pub(super) was_cut: bool,
}

impl Log {
    /// The record at `path` of the match called `event`, with the games that are
    /// in it already.
    ///
    /// # Errors
    ///
    /// If the file holds something else, or cannot be read or written.
    pub(super) fn open(
        path: &Path,
        event: &str,
        rules: Rules,
        date: String,
    ) -> Result<(Self, Found), Error> {
        let is_there = path.metadata().is_ok_and(|data| data.len() > 0);
        let found = if is_there {
            let text = record_file::read(path)?;
            let (found, whole) = find(&text, event, rules).ok_or_else(|| {
                let file = path.display().to_string();
                Error::new(Exit::BadData, Message::ErrorMatchOther { file })
            })?;
            if found.was_cut {
                write_atomically(path, whole).map_err(|_| not_writable(path))?;
            }
            found
        } else {
            Found::default()
        };
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(path)
            .map_err(|_| not_writable(path))?;
        let log = Self {
            path: path.to_owned(),
            file,
            event: event.to_owned(),
            date,
        };
        Ok((log, found))
    }

    /// Adds a game between players of these names.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(super) fn add(&mut self, played: &Played, names: [&str; 2]) -> Result<(), Error> {
        let text = self.written(played, names);
        let written: io::Result<()> = self.file.write_all(text.as_bytes());
        written.map_err(|_| not_writable(&self.path))
    }

    fn written(&self, played: &Played, names: [&str; 2]) -> String {
        let mut record = Record::new(played.game.clone());
        let [white, black] = match played.first {
            Side::White => [0, 1],
            Side::Black => [1, 0],
        };
        let mut tag = |name: &str, value: String| record.tags.set(name, value);
        tag("White", names[white].to_owned());
        tag("Black", names[black].to_owned());
        tag("Date", self.date.clone());
        tag("Event", self.event.clone());
        tag("Round", format!("{}.{}", played.pairing + 1, played.number));
        tag("OpeningPlies", played.opening.to_string());
        tag("WhiteNodes", played.effort[white].nodes.to_string());
        tag("BlackNodes", played.effort[black].nodes.to_string());
        if let Some(cause) = &played.cause {
            tag("Cause", cause.key().to_owned());
        }
        format!("{}\n", record.to_tgk())
    }
}

fn not_writable(path: &Path) -> Error {
    let file = path.display().to_string();
    Error::new(Exit::Failed, Message::ErrorFileNotWritable { file })
}

/// The games in `text`, and the part of it that holds them; `None` if it is the
/// record of something else.
fn find<'a>(text: &'a str, event: &str, rules: Rules) -> Option<(Found, &'a str)> {
    let mut found = Found::default();
    let mut games = Reader::new(text, rules).peekable();
    while let Some(read) = games.next() {
        let is_whole = read.fault.is_none() && read.record.declared.is_some();
        let is_last = games.peek().is_none();
        if !is_whole && is_last && !found.games.is_empty() {
            found.was_cut = true;
            return Some((found, before_line(text, read.line)));
        }
        let is_ours = is_whole && read.record.tags.get("Event") == Some(event);
        let played = if is_ours { played(&read.record) } else { None };
        found.games.push(played?);
    }
    Some((found, text))
}

/// What stands before the line of that number, from 1.
fn before_line(text: &str, number: usize) -> &str {
    let before = text.split_inclusive('\n').take(number.saturating_sub(1));
    &text[..before.map(str::len).sum()]
}

/// The game of a record that a [`Log`] wrote.
fn played(record: &Record) -> Option<Played> {
    let number = |tag: &str| record.tags.get(tag)?.parse::<u64>().ok();
    let (pairing, game) = record.tags.get("Round")?.split_once('.')?;
    let game: u32 = game.parse().ok()?;
    let pairing: usize = pairing.parse().ok()?;
    let first = side_of_first(game);
    let opening = usize::try_from(number("OpeningPlies")?).ok()?;
    let moves = |side: Side| {
        let played = record.game.played().iter().skip(opening);
        let own = played.filter(|played| played.before.side_to_move() == side);
        own.count() as u64
    };
    let effort = |side: Side| {
        let tag = match side {
            Side::White => "WhiteNodes",
            Side::Black => "BlackNodes",
        };
        Some(Effort {
            moves: moves(side),
            nodes: number(tag)?,
            time: None,
        })
    };
    Some(Played {
        pairing: pairing.checked_sub(1)?,
        number: game,
        game: record.game.clone(),
        first,
        opening,
        cause: record.tags.get("Cause").and_then(Cause::from_key),
        effort: [effort(first)?, effort(first.opponent())?],
        disagreements: Vec::new(),
    })
}

/// The side of the first player in a game, counted from 1: the two games of a
/// pair begin alike, with the sides changed.
pub(super) const fn side_of_first(number: u32) -> Side {
    if number % 2 == 1 {
        Side::White
    } else {
        Side::Black
    }
}
