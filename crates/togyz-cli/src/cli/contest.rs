//! The options and arguments of `togyz match`, each in one place.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Arg, ArgMatches};
use togyz_ai::Sprt;
use togyz_i18n::Message;

use super::args::bad_value;
use super::args::{Request, format};
use super::flags::{self, Format};
use super::kinds::{FilePath, Number, Place, Speech, Text, text};
use crate::commands::contest::Contestants;
use crate::error::{Error, Exit};
use crate::player::{KINDS, Pace, Spec};

/// `togyz match`
#[derive(Debug, Clone, PartialEq)]
pub struct MatchArgs {
    /// Who plays.
    pub contestants: Contestants,
    /// Games of each pairing.
    pub games: u32,
    /// A file of openings; random ones if it is not said.
    pub openings: Option<PathBuf>,
    /// The seed of all random choices.
    pub seed: u64,
    /// How long the players think.
    pub pace: Pace,
    /// Megabytes of the memory of each engine.
    pub hash: usize,
    /// How many games to play at once.
    pub concurrency: usize,
    /// The test after which no more games are needed.
    pub sprt: Option<Sprt>,
    /// The file to record the games in.
    pub record: Option<PathBuf>,
    /// The form of the output.
    pub format: Format,
}

/// The word that stands for all levels.
const LEVELS: &str = "levels";

const fn number(
    name: &'static str,
    about: Message,
    min: u64,
    max: u64,
    default: Option<u64>,
) -> Number {
    Number {
        name,
        place: Place::Option,
        about,
        value: Message::HelpValueNumber,
        min,
        max,
        default,
    }
}

static FIRST: Text = text(
    "first",
    Place::Required,
    Message::HelpOptionMatchFirst,
    Message::HelpValuePlayer,
);
static SECOND: Text = text(
    "second",
    Place::Argument,
    Message::HelpOptionMatchSecond,
    Message::HelpValuePlayer,
);
static GAMES: Number = number(
    "games",
    Message::HelpOptionMatchGames,
    1,
    1_000_000,
    Some(100),
);
static OPENINGS: FilePath = FilePath(text(
    "openings",
    Place::Option,
    Message::HelpOptionMatchOpenings,
    Message::HelpValueFile,
));
static MOVE_TIME: Number = number(
    "movetime",
    Message::HelpOptionMoveTime,
    1,
    86_400_000,
    Some(100),
);
static NODES: Number = number("nodes", Message::HelpOptionNodes, 1, u64::MAX, None);
static DEPTH: Number = number("depth", Message::HelpOptionDepth, 1, 1000, None);
static CLOCK: Text = text(
    "tc",
    Place::Option,
    Message::HelpOptionMatchClock,
    Message::HelpValueSecondsAdded,
);
static HASH: Number = number("hash", Message::HelpOptionHash, 0, 65_536, Some(16));
static CONCURRENCY: Number = number(
    "concurrency",
    Message::HelpOptionConcurrency,
    1,
    1024,
    Some(1),
);
static SPRT: Text = text(
    "sprt",
    Place::Option,
    Message::HelpOptionSprt,
    Message::HelpValueNumber,
);
static RECORD: FilePath = FilePath(text(
    "record",
    Place::Option,
    Message::HelpOptionMatchRecord,
    Message::HelpValueFile,
));

/// All of them.
pub(super) fn args(speech: Speech<'_>) -> Vec<Arg> {
    vec![
        FIRST.arg(speech),
        SECOND.arg(speech),
        GAMES.arg(speech),
        OPENINGS.arg(speech),
        flags::SEED.arg(speech),
        MOVE_TIME
            .arg(speech)
            .conflicts_with_all([NODES.name, DEPTH.name, CLOCK.name]),
        NODES
            .arg(speech)
            .conflicts_with_all([DEPTH.name, CLOCK.name]),
        DEPTH.arg(speech).conflicts_with(CLOCK.name),
        CLOCK.arg(speech),
        HASH.arg(speech),
        CONCURRENCY.arg(speech),
        SPRT.arg(speech).num_args(2).allow_negative_numbers(true),
        RECORD.arg(speech),
        flags::FORMAT.arg(speech),
    ]
}

pub(super) fn read(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    Ok(Request::Match(Box::new(MatchArgs {
        contestants: contestants(matches, speech)?,
        games: GAMES.read(matches, speech)?.unwrap_or(100),
        openings: OPENINGS.read(matches),
        seed: flags::SEED.read(matches, speech)?.unwrap_or(0),
        pace: pace(matches, speech)?,
        hash: HASH.read(matches, speech)?.unwrap_or(16),
        concurrency: CONCURRENCY.read(matches, speech)?.unwrap_or(1),
        sprt: sprt(matches, speech)?,
        record: RECORD.read(matches),
        format: format(matches, speech)?,
    })))
}

fn contestants(matches: &ArgMatches, speech: Speech<'_>) -> Result<Contestants, Error> {
    let first = FIRST.read(matches).unwrap_or_default();
    let second = SECOND.read(matches);
    let spec = |text: &str, argument: &Text| {
        Spec::parse(text).ok_or_else(|| {
            refusal(Message::ErrorCliInvalidValue {
                input: text.to_owned(),
                option: argument.shown(speech),
                allowed: KINDS.to_owned(),
            })
        })
    };
    match second {
        None if first == LEVELS => Ok(Contestants::Levels),
        None => {
            // A bad name is a better reason than a missing one.
            spec(&first, &FIRST)?;
            Err(refusal(Message::ErrorCliMissingArgument {
                values: SECOND.shown(speech),
            }))
        }
        Some(second) => Ok(Contestants::Two(Box::new([
            spec(&first, &FIRST)?,
            spec(&second, &SECOND)?,
        ]))),
    }
}

fn pace(matches: &ArgMatches, speech: Speech<'_>) -> Result<Pace, Error> {
    if let Some(nodes) = NODES.read(matches, speech)? {
        return Ok(Pace::Nodes(nodes));
    }
    if let Some(depth) = DEPTH.read(matches, speech)? {
        return Ok(Pace::Depth(depth));
    }
    if let Some(clock) = CLOCK.read(matches) {
        return Pace::parse_clock(&clock).ok_or_else(|| bad_value(&CLOCK, clock, speech));
    }
    let millis = MOVE_TIME.read(matches, speech)?.unwrap_or(100);
    Ok(Pace::Time(Duration::from_millis(millis)))
}

fn sprt(matches: &ArgMatches, speech: Speech<'_>) -> Result<Option<Sprt>, Error> {
    let Some(text) = SPRT.read(matches) else {
        return Ok(None);
    };
    let numbers: Vec<f64> = text
        .split(' ')
        .filter_map(|word| word.parse().ok())
        .collect();
    match numbers.as_slice() {
        [elo0, elo1] if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => Ok(Some(Sprt {
            elo0: *elo0,
            elo1: *elo1,
        })),
        _ => Err(bad_value(&SPRT, text, speech)),
    }
}

fn refusal(message: Message) -> Error {
    Error::new(Exit::Usage, message)
}
