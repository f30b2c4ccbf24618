//! `togyz games check`: every game replayed, every fault named.

use std::ops::ControlFlow;

use togyz_core::notation::ReadGame;
use togyz_i18n::Message;
use togyz_i18n::about::{record_fault, record_fault_detail};

use super::{contradictions, finish, open, read_games, shown_id, tell};
use crate::app::App;
use crate::cli::Source;
use crate::collection::{Broken, Entry, Filter, Stored};
use crate::error::{Error, Exit};
use crate::record_file::{Named, is_nothing};
use crate::record_stream::{self, Records};

/// Checks files, or the collection if none is named.
///
/// # Errors
///
/// If there is a fault, a file cannot be read, or the output cannot be written.
pub(super) fn run(app: &mut App, sources: &[Source]) -> Result<(), Error> {
    let mut found = Found::default();
    let mut exit = Exit::Done;
    if sources.is_empty() {
        let Some(collection) = open(app)? else {
            return Ok(());
        };
        collection.check_file()?;
        collection.find(&Filter::default(), |game| {
            found.games += 1;
            for fault in faults(game) {
                found.tell(app, &fault)?;
            }
            Ok::<_, Error>(ControlFlow::Continue(()))
        })?;
    }
    for source in sources {
        match record_stream::open(app, source) {
            Ok(Records::Whole(Named { name, text })) => {
                let games = read_games(&text, app.settings.rules);
                check_games(app, &name, games, &mut found)?;
            }
            Ok(Records::Stream(mut stream)) => {
                let name = stream.name.clone();
                check_games(app, &name, &mut stream, &mut found)?;
                if let Err(error) = stream.check() {
                    exit = tell(app, error)?;
                }
            }
            Err(error) => exit = tell(app, error)?,
        }
    }
    app.say(&Message::ReportGamesChecked { count: found.games })?;
    if found.faults > 0 {
        let count = found.faults;
        app.say(&Message::ReportGamesFaults { count })?;
        exit = Exit::BadData;
    } else if exit == Exit::Done {
        app.say(&Message::ReportGamesSound)?;
    }
    finish(exit)
}

/// How much was looked at, and found.
#[derive(Debug, Default)]
struct Found {
    games: u32,
    faults: u32,
}

impl Found {
    fn tell(&mut self, app: &mut App, fault: &Message) -> Result<(), Error> {
        self.faults += 1;
        app.say(fault)
    }
}

fn check_games(
    app: &mut App,
    file: &str,
    games: impl Iterator<Item = ReadGame>,
    found: &mut Found,
) -> Result<(), Error> {
    for (number, read) in (1..).zip(games) {
        if number == 1 && is_nothing(&read) {
            let file = file.to_owned();
            found.tell(app, &Message::ErrorFileNotAGame { file })?;
        } else {
            found.games += 1;
            found.faults += u32::from(read.fault.is_some());
        }
        if let Some(fault) = &read.fault {
            app.say(&record_fault(fault, file))?;
            if let Some(detail) = record_fault_detail(fault, read.record.game.rules()) {
                app.say(&detail)?;
            }
            continue;
        }
        for wrong in contradictions(&read.record, file, number) {
            found.tell(app, &wrong)?;
        }
    }
    Ok(())
}

/// What is wrong with a game of the collection.
fn faults(game: &Stored) -> Vec<Message> {
    let differs = || Message::ErrorGamesDiffers {
        number: shown_id(game.id),
    };
    let record = match game.record() {
        Ok(record) => record,
        Err(Broken::Fault(fault)) => return vec![record_fault(&fault, &game.file)],
        Err(Broken::Unreadable) => return vec![differs()],
    };
    let mut faults = contradictions(&record, &game.file, game.number);
    if !game.agrees_with(&Entry::of(&record)) {
        faults.push(differs());
    }
    faults
}
