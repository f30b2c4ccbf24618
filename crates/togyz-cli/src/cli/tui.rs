//! The options of `togyz tui`.

use clap::{Arg, ArgMatches};
use togyz_core::Side;
use togyz_i18n::Message;

use super::args::{PlayArgs, Players, Request, Source};
use super::flags::{self, SideChoice};
use super::kinds::{FilePath, Place, Speech, Switch, text};
use crate::error::Error;

/// `togyz tui`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TuiArgs {
    /// What for.
    pub task: TuiTask,
    /// Whether pits can be clicked on.
    pub mouse: Mouse,
}

/// What the full-screen board is used for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TuiTask {
    /// To play.
    Play(Box<PlayArgs>),
    /// To walk through a record.
    Replay {
        /// Where the record comes from.
        source: Source,
        /// The number of the game in it, from 1; the first if it is not said.
        game: Option<u32>,
    },
}

/// Whether the program takes the mouse, with which one otherwise selects text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mouse {
    /// It does.
    Used,
    /// It does not.
    Unused,
}

/// `--replay`
static REPLAY: FilePath = FilePath(text(
    "replay",
    Place::Option,
    Message::HelpOptionWalk,
    Message::HelpValueFile,
));

/// `--mouse`
static MOUSE: Switch = Switch {
    long: "mouse",
    short: None,
    about: Message::HelpOptionMouse,
};

pub(super) fn args(speech: Speech<'_>) -> Vec<Arg> {
    vec![
        flags::LEVEL.arg(speech),
        flags::SIDE.arg(speech),
        flags::TWO
            .arg(speech)
            .conflicts_with_all([flags::LEVEL.name, flags::SIDE.long]),
        flags::FEN.arg(speech),
        flags::RECORD.arg(speech),
        flags::SEED.arg(speech),
        REPLAY.arg(speech).conflicts_with_all([
            flags::LEVEL.name,
            flags::SIDE.long,
            flags::TWO.long,
            flags::FEN.name,
            flags::RECORD.0.name,
            flags::SEED.name,
        ]),
        flags::GAME.arg(speech).requires(REPLAY.0.name),
        MOUSE.arg(speech),
    ]
}

pub(super) fn read(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    let task = match REPLAY.read(matches) {
        Some(path) => TuiTask::Replay {
            source: Source::File(path),
            game: flags::GAME.read(matches, speech)?,
        },
        None => TuiTask::Play(Box::new(game(matches, speech)?)),
    };
    let mouse = if MOUSE.given(matches) {
        Mouse::Used
    } else {
        Mouse::Unused
    };
    Ok(Request::Tui(TuiArgs { task, mouse }))
}

fn game(matches: &ArgMatches, speech: Speech<'_>) -> Result<PlayArgs, Error> {
    Ok(PlayArgs {
        tutor: None,
        level: flags::LEVEL.read(matches, speech)?,
        side: flags::SIDE.read(matches, speech)?.unwrap_or(USUAL_SIDE),
        players: if flags::TWO.given(matches) {
            Players::Two
        } else {
            Players::One
        },
        engine: None,
        clock: None,
        confirms: false,
        odds: None,
        fen: flags::FEN.read(matches),
        record: flags::RECORD.read(matches),
        seed: flags::SEED.read(matches, speech)?,
    })
}

const USUAL_SIDE: SideChoice = SideChoice::Side(Side::White);

impl TuiTask {
    /// Whether it is to play, and nothing is said about the game.
    pub fn says_nothing(&self) -> bool {
        match self {
            Self::Play(play) => {
                play.level.is_none()
                    && play.side == USUAL_SIDE
                    && play.players == Players::One
                    && play.fen.is_none()
                    && play.record.is_none()
            }
            Self::Replay { .. } => false,
        }
    }
}
