//! `togyz play`: a game against the computer or a person.

use std::path::{Path, PathBuf};
use std::time::Duration;

use togyz_ai::{Level, StopFlag};
use togyz_core::notation::Record;
use togyz_core::{Game, Rules, Setup, Side};
use togyz_i18n::{Message, about};

use crate::app::{App, Confirm};
use crate::cli::flags::SideChoice;
use crate::cli::{self, PlayArgs};
use crate::commands::tables;
use crate::error::{Error, Exit};
use crate::player::{Pace, Player, Spec};
use crate::position;
use crate::session::{GameClock, Opponent, Players, Session, Taken, greeting, own_file, read_game};

/// Plays a new game.
///
/// # Errors
///
/// If the position makes no sense, the record cannot be written, output fails,
/// or the person pressed Ctrl-C.
pub fn run(app: &mut App, args: &PlayArgs) -> Result<(), Error> {
    let Begun {
        record,
        players,
        file,
        start: begins,
    } = begin(app, args)?;
    if let Some(tutor) = args.tutor {
        app.settings.tutor = tutor;
    }
    if args.confirms {
        app.settings.confirm = Confirm::EachMove;
    }
    let message = match begins {
        Start::Fresh => greeting(&players.opponent),
        Start::Resumed => Message::UiResumed,
    };
    let rival = match &args.engine {
        Some(spec) => Some(start(spec, args.clock.as_ref())?),
        None => None,
    };
    let is_named = args.record.is_some();
    let is_printed = args.record.as_deref() == Some(Path::new("-"));
    let by_record = args.players == cli::Players::Two && is_named && !is_printed;
    let _tables = tables::build_ahead(app);
    let mut session = Session::new(app, record, players, file)
        .with_rival(rival)
        .with_clock(args.clock.clone());
    if by_record {
        session = session.turned_to_the_mover();
    }
    if is_printed {
        session = session.printed();
    }
    if is_named && begins == Start::Fresh {
        session.save()?;
    }
    session.run(&message)
}

/// A game that is about to be played.
#[derive(Debug)]
pub struct Begun {
    /// The game with its tags.
    pub record: Record,
    /// Who plays it.
    pub players: Players,
    /// Where it is to be written.
    pub file: Option<PathBuf>,
    /// Whether it begins or goes on.
    pub start: Start,
}

/// Whether a game begins or goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// It begins.
    Fresh,
    /// It goes on.
    Resumed,
}

/// Sets a game up, or takes up the one that `--record` names.
///
/// # Errors
///
/// If the position makes no sense, or the record holds another game.
pub fn begin(app: &mut App, args: &PlayArgs) -> Result<Begun, Error> {
    let (file, kept) = match record_file(app, args)? {
        Place::New(file) => (file, None),
        Place::Kept(file, taken) => (Some(file), Some(taken)),
    };
    let seed = args.seed.unwrap_or_else(|| app.usual_seed());
    let opponent = opponent(args, app.settings.level, seed);
    let (record, start) = match kept {
        Some(taken) => (taken.record, Start::Resumed),
        None => (Record::new(new_game(app, args, &opponent)?), Start::Fresh),
    };
    Ok(Begun {
        record,
        players: Players { opponent, seed },
        file,
        start,
    })
}

/// The other program, ready to play.
///
/// # Errors
///
/// If it cannot be started.
pub fn start(spec: &Spec, clock: Option<&GameClock>) -> Result<Player, Error> {
    /// How long it thinks about a move if nobody says.
    const USUAL: Pace = Pace::Time(Duration::from_secs(1));
    const HASH_MEGABYTES: usize = 16;
    let pace = clock.map_or(USUAL, GameClock::pace);
    let stop = StopFlag::default();
    let mut player = Player::new(spec, pace, HASH_MEGABYTES, None, &stop).map_err(|_| {
        let name = spec.text.clone();
        Error::new(Exit::Failed, Message::ErrorMatchStart { name })
    })?;
    let game = Game::new(Rules::default());
    player.new_game(&game).map_err(|_| {
        let name = spec.text.clone();
        Error::new(Exit::Failed, Message::ErrorMatchStart { name })
    })?;
    Ok(player)
}

/// The game before the first move.
fn new_game(app: &App, args: &PlayArgs, opponent: &Opponent) -> Result<Game, Error> {
    let rules = app.settings.rules;
    let setup = match (&args.fen, args.odds) {
        (Some(text), _) => return set_up(text, rules),
        (None, None) => return Ok(Game::new(rules)),
        (None, Some(stones)) => {
            // At most half a row, which leaves a game of every size.
            let variant = rules.variant;
            let most = variant.total() / 4;
            if stones > most {
                return Err(Error::new(
                    Exit::Usage,
                    Message::ErrorCliRange {
                        input: stones.to_string(),
                        option: "--odds".to_owned(),
                        min: "1".to_owned(),
                        max: most.to_string(),
                    },
                ));
            }
            Setup::start(rules).with_odds(opponent.bottom(), stones)
        }
    };
    Game::from_setup(setup).map_err(|error| Error::new(Exit::BadData, about::setup(error, rules)))
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
    if let Some(engine) = &args.engine {
        let command = engine.text.clone();
        return Opponent::Engine { human, command };
    }
    match Level::new(args.level.unwrap_or(usual_level)) {
        Some(level) => Opponent::Computer { human, level },
        None => Opponent::Person,
    }
}

/// Where a game is written.
enum Place {
    /// Nothing stands there yet; `None` if it is not written.
    New(Option<PathBuf>),
    /// The game that is to go on stands there.
    Kept(PathBuf, Box<Taken>),
}

/// Where the game is written: to the file that was asked for, or else among
/// the person's own games. The file of a game of two goes on where it is.
fn record_file(app: &mut App, args: &PlayArgs) -> Result<Place, Error> {
    let Some(path) = &args.record else {
        return Ok(Place::New(own_file(app)));
    };
    let file = path.display().to_string();
    if path.as_os_str().is_empty() {
        return Err(Error::new(
            Exit::Usage,
            Message::ErrorCliBadValue {
                input: file,
                option: "--record".to_owned(),
            },
        ));
    }
    if file == "-" {
        return Ok(Place::New(own_file(app)));
    }
    if !path.exists() {
        return Ok(Place::New(Some(path.clone())));
    }
    let begins_anew = args.fen.is_some() || args.odds.is_some();
    if args.players != cli::Players::Two || begins_anew {
        return Err(Error::new(Exit::Failed, Message::ErrorFileExists { file }));
    }
    let taken = read_game(path, app.settings.rules)?;
    if taken.players.opponent != Opponent::Person {
        return Err(Error::new(Exit::Failed, Message::ErrorFileExists { file }));
    }
    Ok(Place::Kept(path.clone(), Box::new(taken)))
}
