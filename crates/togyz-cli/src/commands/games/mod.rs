//! `togyz games`: the collection.

mod check;
mod delete;
mod export;
mod import;
mod list;
mod openings;
mod show;
mod stats;

pub(crate) use export::check_output;

use std::io::Write;

use togyz_core::notation::{ReadGame, Reader, Record};
use togyz_core::{Move, Rules};
use togyz_i18n::Message;
use togyz_i18n::about::{contradiction, record_fault};

use crate::app::App;
use crate::cli::{FilterArgs, GamesArgs};
use crate::collection::{Collection, Ended, Filter, Ids, is_lines, read_lines};
use crate::error::{Error, Exit};
use crate::position;

/// Does what is asked for.
///
/// # Errors
///
/// If the collection or a file cannot be used, a record has a fault, or the
/// output cannot be written.
pub fn run(app: &mut App, args: &GamesArgs) -> Result<(), Error> {
    match args {
        GamesArgs::Import(args) => import::run(app, args),
        GamesArgs::List(args) => list::run(app, args),
        GamesArgs::Show(args) => show::run(app, args),
        GamesArgs::Export(args) => export::run(app, args),
        GamesArgs::Openings(args) => openings::run(app, args),
        GamesArgs::Stats { filter, format } => stats::run(app, filter, *format),
        GamesArgs::Check { sources } => check::run(app, sources),
        GamesArgs::Delete { ids, ask } => delete::run(app, ids, *ask),
    }
}

/// The collection, or `None` if it has no games; then that was said.
fn open(app: &mut App) -> Result<Option<Collection>, Error> {
    let collection = match Collection::existing(&app.world)? {
        Some(collection) if !collection.is_empty()? => Some(collection),
        _ => None,
    };
    if collection.is_none() {
        app.notice(&Message::UiGamesEmpty)?;
    }
    Ok(collection)
}

/// The collection with the games `ids`, or `None` if it has no games and none
/// is asked for.
fn open_with(app: &mut App, ids: &[Ids]) -> Result<Option<Collection>, Error> {
    let collection = open(app)?;
    let missing = match &collection {
        Some(collection) => collection.missing(ids)?,
        None => ids.first().map(|ids| ids.first),
    };
    match missing {
        None => Ok(collection),
        Some(id) => {
            let number = shown_id(id);
            let missing = Message::ErrorGamesNoGame { number };
            Err(Error::new(Exit::Usage, missing))
        }
    }
}

/// What `args` ask for, under the rules of the settings.
fn filter(app: &App, args: &FilterArgs) -> Result<Filter, Error> {
    let rules = app.settings.rules;
    let opening = match &args.opening {
        None => None,
        Some(text) => Some((rules.variant, opening(text, rules)?)),
    };
    let position = match &args.position {
        None => None,
        Some(text) => position::parse(text, rules)?.position().ok(),
    };
    let plies = (args.min_plies, args.max_plies);
    Ok(Filter {
        ids: args.ids.clone(),
        players: args.players.clone(),
        date: args.date.clone(),
        since: args.since.clone(),
        until: args.until.clone(),
        result: args.result,
        opening,
        tuzdyk: args.tuzdyk,
        tuzdyk_of: args.tuzdyk_of,
        plies: (plies != (None, None)).then(|| plies.0.unwrap_or(0)..=plies.1.unwrap_or(u32::MAX)),
        ended: args.ended,
        position,
    })
}

/// The moves that `text` writes, checked by playing them.
fn opening(text: &str, rules: Rules) -> Result<Vec<Move>, Error> {
    const NAME: &str = "--opening";
    let Some(read) = Reader::new(text, rules).next() else {
        let option = NAME.to_owned();
        let missing = Message::ErrorCliMissingValue { option };
        return Err(Error::new(Exit::Usage, missing));
    };
    if let Some(fault) = &read.fault {
        return Err(Error::new(Exit::Usage, record_fault(fault, NAME)));
    }
    let played = read.record.game.played();
    Ok(played.iter().map(|played| played.mv).collect())
}

/// The games of a text, whether in a notation or in lines of JSON.
fn read_games(text: &str, rules: Rules) -> Box<dyn Iterator<Item = ReadGame> + '_> {
    if is_lines(text) {
        Box::new(read_lines(text))
    } else {
        Box::new(Reader::new(text, rules))
    }
}

/// What the record of game `number` in `file` says and its moves prove wrong.
fn contradictions(record: &Record, file: &str, number: u32) -> Vec<Message> {
    let score = record.tags.get("Score").unwrap_or_default();
    let found = record.contradictions();
    found
        .iter()
        .map(|wrong| contradiction(file, number, score, wrong))
        .collect()
}

/// Says on standard error what is wrong, even to those who want no notices.
fn complain(app: &mut App, message: &Message) -> Result<(), Error> {
    let text = app.text(message);
    app.flush()?;
    writeln!(app.world.notices, "{text}")?;
    Ok(())
}

/// Says what `error` has to say, and goes on; returns the exit code.
fn tell(app: &mut App, error: Error) -> Result<Exit, Error> {
    match error {
        Error::Said {
            exit,
            message,
            hints,
        } => {
            complain(app, &message)?;
            for hint in &hints {
                complain(app, hint)?;
            }
            Ok(exit)
        }
        Error::Exit(exit) => Ok(exit),
        Error::Output(error) => Err(Error::Output(error)),
    }
}

/// How a game ended, in words.
fn ended(how: Ended) -> Message {
    use togyz_core::Reason;

    match how {
        Ended::By(Reason::Majority) => Message::UiEndedMajority,
        Ended::By(Reason::Atsyrau) => Message::UiEndedAtsyrau,
        Ended::By(Reason::Resignation) => Message::UiEndedResignation,
        Ended::By(Reason::Agreement) => Message::UiEndedAgreement,
        Ended::By(Reason::Repetition) => Message::UiEndedRepetition,
        Ended::By(Reason::Time) => Message::UiEndedTime,
        Ended::Unknown => Message::UiEndedUnknown,
    }
}

/// `part` of `whole` in percent, or a dash where there is nothing.
pub(crate) fn percent(part: u32, whole: u32) -> String {
    let (part, whole) = (u64::from(part), u64::from(whole));
    match whole {
        0 => "-".to_owned(),
        _ => format!("{} %", (part * 100 + whole / 2) / whole),
    }
}

fn shown_id(id: i64) -> u32 {
    u32::try_from(id).unwrap_or(u32::MAX)
}

/// Ends a command with `exit`, everything said.
fn finish(exit: Exit) -> Result<(), Error> {
    match exit {
        Exit::Done => Ok(()),
        exit => Err(Error::Exit(exit)),
    }
}
