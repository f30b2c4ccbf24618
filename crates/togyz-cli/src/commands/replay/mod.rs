//! `togyz replay`: a recorded game, move by move.

mod json;
mod markdown;
mod text;

use std::io::Write;
use std::ops::Range;

use togyz_core::notation::{ReadGame, Reader, RecordFault};
use togyz_i18n::Message;
use togyz_i18n::about::{contradiction, fine_plies, record_fault, record_fault_detail};

use crate::app::App;
use crate::cli::flags::ReplayFormat;
use crate::cli::{ReplayArgs, Source};
use crate::error::{Error, Exit};
use crate::record_file::{Named, is_nothing, read_source};

pub(super) use markdown::escaped;
pub use text::{heading, names, result};

/// Shows the games of a record.
///
/// A record with a fault is shown up to it, then the fault is told; the other
/// games are shown all the same.
///
/// # Errors
///
/// If there is no such game or ply, a record has a fault, or the output cannot
/// be written.
pub fn run(app: &mut App, args: &ReplayArgs) -> Result<(), Error> {
    if let (Some(first), Some(last)) = (args.from, args.to)
        && first > last
    {
        let message = Message::ErrorFromAfterTo { first, last };
        return Err(Error::new(Exit::Usage, message));
    }
    let source = read_source(app, &args.source)?;
    show(app, &source, args)
}

/// Shows the games of `source`, which stands for that of `args`.
///
/// # Errors
///
/// As [`run`].
pub fn show(app: &mut App, source: &Named, args: &ReplayArgs) -> Result<(), Error> {
    let games: Vec<ReadGame> = Reader::new(&source.text, app.settings.rules).collect();
    check_readable(source, &args.source, &games)?;
    let chosen = choose(&source.name, &games, args.game)?;
    let mut exit = Exit::Done;
    for (number, read) in chosen {
        let shown = match Shown::new(&source.name, number, games.len(), read, args) {
            Ok(shown) => shown,
            Err(no_ply) => {
                complain(app, &no_ply)?;
                exit = Exit::Usage;
                continue;
            }
        };
        match args.format {
            ReplayFormat::Text => text::show(app, &shown)?,
            ReplayFormat::Markdown => markdown::show(app, &shown)?,
            ReplayFormat::Json => json::show(app, &shown)?,
        }
        if shown.fault().is_some() {
            exit = Exit::BadData;
        }
        app.flush()?;
        report(app, &shown)?;
    }
    match exit {
        Exit::Done => Ok(()),
        exit => Err(Error::Exit(exit)),
    }
}

/// Refuses a text in which nothing is a game.
pub(crate) fn check_readable(
    source: &Named,
    place: &Source,
    games: &[ReadGame],
) -> Result<(), Error> {
    let file = source.name.clone();
    let refusal = Error::new(Exit::BadData, Message::ErrorFileNotAGame { file });
    let [only] = games else {
        return if games.is_empty() {
            Err(refusal)
        } else {
            Ok(())
        };
    };
    let is_typed = matches!(place, Source::Text(_));
    match &only.fault {
        Some(fault) if is_nothing(only) && !is_typed => {
            Err(refusal.hint(record_fault(fault, &source.name)))
        }
        _ => Ok(()),
    }
}

/// The games to show, each with its number in the file.
pub(crate) fn choose<'a>(
    file: &str,
    games: &'a [ReadGame],
    number: Option<u32>,
) -> Result<Vec<(usize, &'a ReadGame)>, Error> {
    let Some(number) = number else {
        return Ok((1..).zip(games).collect());
    };
    let index = usize::try_from(number).unwrap_or(usize::MAX);
    let Some(game) = index.checked_sub(1).and_then(|index| games.get(index)) else {
        let file = file.to_owned();
        let missing = Message::ErrorFileNoGame { file, number };
        let count = count(games.len());
        return Err(Error::new(Exit::Usage, missing).hint(Message::ErrorFileGameCount { count }));
    };
    Ok(vec![(index, game)])
}

/// A game and the part of it that is asked for.
#[derive(Debug)]
struct Shown<'a> {
    /// What the record is called.
    file: &'a str,
    /// Which game of the record it is, from 1.
    number: usize,
    /// How many games the record holds.
    total: usize,
    /// Whether it was typed on the command line.
    is_typed: bool,
    read: &'a ReadGame,
    /// The plies, counted from 0.
    plies: Range<usize>,
    /// Whether more was asked for than could be read.
    reaches_fault: bool,
}

impl<'a> Shown<'a> {
    /// The plies of a game that `args` ask for, or what to say if it has no
    /// such ply.
    fn new(
        file: &'a str,
        number: usize,
        total: usize,
        read: &'a ReadGame,
        args: &ReplayArgs,
    ) -> Result<Self, Message> {
        let plies = read.record.game.ply();
        let ply = |given: Option<u32>| given.map(|ply| usize::try_from(ply).unwrap_or(usize::MAX));
        let (from, to) = (ply(args.from), ply(args.to));
        let is_none = |ply: &Option<u32>| *ply == Some(0);
        if is_none(&args.from) || is_none(&args.to) || from.is_some_and(|from| from > plies) {
            return Err(Message::ErrorNoPly {
                number: args.from.unwrap_or(0),
                plies: count(plies),
            });
        }
        let first = from.map_or(0, |from| from - 1);
        let end = to.unwrap_or(plies).min(plies);
        Ok(Self {
            file,
            number,
            total,
            is_typed: matches!(args.source, Source::Text(_)),
            read,
            plies: first..end,
            reaches_fault: to.is_none_or(|to| to > plies),
        })
    }

    /// Whether the last ply of the game is among those shown.
    fn reaches_end(&self) -> bool {
        self.plies.end == self.read.record.game.ply()
    }

    /// The fault of the record, if what was asked for reaches it.
    fn fault(&self) -> Option<&RecordFault> {
        self.read.fault.as_ref().filter(|_| self.reaches_fault)
    }
}

/// Says on standard error what is wrong with the record.
fn report(app: &mut App, shown: &Shown<'_>) -> Result<(), Error> {
    if let Some(fault) = shown.fault() {
        complain(app, &record_fault(fault, shown.file))?;
        if let Some(detail) = record_fault_detail(fault, shown.read.record.game.rules()) {
            complain(app, &detail)?;
        }
        return complain(app, &fine_plies(fault));
    }
    if shown.reaches_end() {
        let record = &shown.read.record;
        let score = record.tags.get("Score").unwrap_or_default();
        for wrong in record.contradictions() {
            let number = count(shown.number);
            app.notice(&contradiction(shown.file, number, score, &wrong))?;
        }
    }
    Ok(())
}

/// Says something on standard error that matters even to those who want no
/// notices.
pub(super) fn complain(app: &mut App, message: &Message) -> Result<(), Error> {
    let text = app.text(message);
    writeln!(app.world.notices, "{text}")?;
    Ok(())
}

pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
