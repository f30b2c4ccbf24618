//! The options of `togyz stats`, each in one place.

use clap::{Arg, ArgMatches};
use togyz_core::Side;
use togyz_i18n::Message;

use super::args::{self, Request};
use super::flags::{self, Format};
use super::game_flags::SINCE;
use super::games;
use super::kinds::{Choice, Named, Number, Place, Speech, Switch};
use crate::collection::Date;
use crate::error::Error;

/// `togyz stats`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatsArgs {
    /// Only games against this level.
    pub level: Option<u8>,
    /// Only games that the person played with this side.
    pub side: Option<Side>,
    /// Only games of this date or later.
    pub since: Option<Date>,
    /// Whether moves are compared with the best ones.
    pub moves: Moves,
    /// The form of the output.
    pub format: Format,
}

/// What is done about the moves of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moves {
    /// The engine says what each loses.
    Analysed,
    /// Nothing, which takes no time.
    Skipped,
}

static LEVEL: Number = Number {
    name: "level",
    place: Place::Option,
    about: Message::HelpOptionStatsLevel,
    value: Message::HelpValueLevel,
    min: 1,
    max: 9,
    default: None,
};

static SIDE: Choice<Side> = Choice {
    long: "side",
    about: Message::HelpOptionStatsSide,
    value: Message::HelpValueName,
    values: &[
        Named {
            name: "white",
            words: Some(Message::CmdWhite),
            meaning: Side::White,
        },
        Named {
            name: "black",
            words: Some(Message::CmdBlack),
            meaning: Side::Black,
        },
    ],
    default: None,
};

static NO_ANALYSIS: Switch = Switch {
    long: "no-analysis",
    short: None,
    about: Message::HelpOptionNoAnalysis,
};

/// All of them.
pub(super) fn args(speech: Speech<'_>) -> Vec<Arg> {
    vec![
        LEVEL.arg(speech),
        SIDE.arg(speech),
        SINCE.arg(speech),
        NO_ANALYSIS.arg(speech),
        flags::FORMAT.arg(speech),
    ]
}

pub(super) fn read(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    Ok(Request::Stats(StatsArgs {
        level: LEVEL.read(matches, speech)?,
        side: SIDE.read(matches, speech)?,
        since: games::date(&SINCE, matches)?,
        moves: if NO_ANALYSIS.given(matches) {
            Moves::Skipped
        } else {
            Moves::Analysed
        },
        format: args::format(matches, speech)?,
    }))
}
