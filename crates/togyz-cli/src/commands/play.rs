//! `togyz play`: a game against the computer or a person.

use std::path::PathBuf;

use togyz_ai::Level;
use togyz_core::notation::Record;
use togyz_core::{Game, Rules, Side};
use togyz_i18n::{Message, about};

use crate::app::App;
use crate::cli::flags::SideChoice;
use crate::cli::{self, PlayArgs};
use crate::commands::tables;
use crate::error::{Error, Exit};
use crate::position;
use crate::session::{Opponent, Players, Session, greeting, own_file};

/// Plays a new game.
///
/// # Errors
///
/// If the position makes no sense, the record cannot be written, output fails,
/// or the person pressed Ctrl-C.
pub fn run(app: &mut App, args: &PlayArgs) -> Result<(), Error> {
    let game = match &args.fen {
        Some(text) => set_up(text, app.settings.rules)?,
        None => Game::new(app.settings.rules),
    };
    let seed = args.seed.unwrap_or_else(|| usual_seed(app));
    let players = Players {
        opponent: opponent(args, app.settings.level, seed),
        seed,
    };
    let file = record_file(app, args)?;
    let message = greeting(players.opponent);
    let _tables = tables::build_ahead(app);
    let mut session = Session::new(app, Record::new(game), players, file);
    if args.record.is_some() {
        session.save()?;
    }
    session.run(&message)
}

/// The game that starts from a position's text.
fn set_up(text: &str, rules: Rules) -> Result<Game, Error> {
    Game::from_setup(position::parse(text, rules)?)
        .map_err(|error| Error::new(Exit::BadData, about::setup(error, rules)))
}

fn opponent(args: &PlayArgs, usual_level: u8, seed: u64) -> Opponent {
    if args.players == cli::Players::Two {
        return Opponent::Person;
    }
    let human = match args.side {
        SideChoice::Side(side) => side,
        SideChoice::Random => {
            if fastrand::Rng::with_seed(seed).bool() {
                Side::White
            } else {
                Side::Black
            }
        }
    };
    match Level::new(args.level.unwrap_or(usual_level)) {
        Some(level) => Opponent::Computer { human, level },
        None => Opponent::Person,
    }
}

/// A person gets another game each time, a transcript is always the same.
fn usual_seed(app: &App) -> u64 {
    if !app.settings.interactive {
        return 0;
    }
    let midnight = app
        .world
        .now
        .date()
        .to_datetime(jiff::civil::Time::midnight());
    let seconds = app.world.now.duration_since(midnight).as_secs();
    seconds.unsigned_abs()
}

/// Where the game is written: to the file that was asked for, or else among
/// the person's own games.
fn record_file(app: &mut App, args: &PlayArgs) -> Result<Option<PathBuf>, Error> {
    let Some(path) = &args.record else {
        return Ok(own_file(app));
    };
    let file = path.display().to_string();
    if path.as_os_str().is_empty() || file == "-" {
        // Standard output holds the game itself.
        return Err(Error::new(
            Exit::Usage,
            Message::ErrorCliBadValue {
                input: file,
                option: "--record".to_owned(),
            },
        ));
    }
    if path.exists() {
        return Err(Error::new(Exit::Failed, Message::ErrorFileExists { file }));
    }
    Ok(Some(path.clone()))
}
