//! The options and arguments of `togyz analyze`, each in one place.

use std::time::Duration;

use clap::{Arg, ArgMatches};
use togyz_core::Side;
use togyz_i18n::Message;

use super::args::{Request, Source, game_source};
use super::flags;
use super::game_flags::{OUTPUT, YES};
use super::games::{self, Output};
use super::kinds::{Choice, FilePath, Named, Number, Place, Speech, Text, named, text};
use crate::error::{Error, Exit};
use crate::grade::Grade;
use crate::record_file::LAST;

/// `togyz analyze`
#[derive(Debug, Clone, PartialEq)]
pub struct AnalyzeArgs {
    /// Where the games come from.
    pub source: Source,
    /// The number of the game in it, from 1; all games if it is not said.
    pub game: Option<u32>,
    /// How long to think about each move.
    pub effort: Effort,
    /// Whose mistakes to show.
    pub side: WhoseMoves,
    /// How many of the largest mistakes to show; all if it is not said.
    pub top: Option<usize>,
    /// The form of the output.
    pub format: AnalyzeFormat,
    /// Where the analysis is written.
    pub output: Output,
    /// Where the games are written with comments, if they are to be.
    pub annotate: Option<Output>,
    /// The least mistake that makes the program fail.
    pub fail_on: Option<Grade>,
}

impl AnalyzeArgs {
    /// The last game of one's own, with nothing said about it.
    pub fn of_last_game() -> Self {
        Self {
            source: Source::at(LAST.into()),
            game: None,
            effort: Effort::Usual,
            side: WhoseMoves::Both,
            top: None,
            format: AnalyzeFormat::Text,
            output: Output::Standard,
            annotate: None,
            fail_on: None,
        }
    }
}

/// How much the engine thinks about a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// As much as about a hint, which then says the same: some 0.1 seconds.
    Usual,
    /// So long.
    Time(Duration),
    /// To this depth, in plies: the same everywhere.
    Depth(u32),
}

/// Whose moves are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhoseMoves {
    /// Those of this side.
    Of(Side),
    /// All.
    Both,
}

/// The form of an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnalyzeFormat {
    /// For the screen.
    Text,
    /// To be printed.
    Markdown,
    /// A page of its own.
    Html,
    /// For programs.
    Json,
}

static TIME: Text = text(
    "time",
    Place::Option,
    Message::HelpOptionTime,
    Message::HelpValueSeconds,
);

static DEPTH: Number = Number {
    name: "depth",
    place: Place::Option,
    about: Message::HelpOptionDepth,
    value: Message::HelpValueNumber,
    min: 1,
    max: 60,
    default: None,
};

static SIDE: Choice<WhoseMoves> = Choice {
    long: "side",
    about: Message::HelpOptionSideAnalyzed,
    value: Message::HelpValueName,
    values: &[
        Named {
            name: "white",
            words: Some(Message::CmdWhite),
            meaning: WhoseMoves::Of(Side::White),
        },
        Named {
            name: "black",
            words: Some(Message::CmdBlack),
            meaning: WhoseMoves::Of(Side::Black),
        },
        named("both", WhoseMoves::Both),
    ],
    default: Some("both"),
};

static TOP: Number = Number {
    name: "top",
    place: Place::Option,
    about: Message::HelpOptionTop,
    value: Message::HelpValueNumber,
    min: 0,
    max: flags::MANY,
    default: None,
};

static FORMAT: Choice<AnalyzeFormat> = Choice {
    long: "format",
    about: Message::HelpOptionFormat,
    value: Message::HelpValueName,
    values: &[
        named("text", AnalyzeFormat::Text),
        named("markdown", AnalyzeFormat::Markdown),
        named("html", AnalyzeFormat::Html),
        named("json", AnalyzeFormat::Json),
    ],
    default: Some("text"),
};

static ANNOTATE: FilePath = FilePath(text(
    "annotate",
    Place::Option,
    Message::HelpOptionAnnotate,
    Message::HelpValueFile,
));

static FAIL_ON: Choice<Grade> = Choice {
    long: "fail-on",
    about: Message::HelpOptionFailOn,
    value: Message::HelpValueName,
    values: &[
        named("blunder", Grade::Blunder),
        named("mistake", Grade::Mistake),
        named("inaccuracy", Grade::Inaccuracy),
    ],
    default: None,
};

/// All of them.
pub(super) fn args(speech: Speech<'_>) -> Vec<Arg> {
    vec![
        flags::GAME_FILE.arg(speech),
        flags::MOVES
            .arg(speech)
            .conflicts_with_all([flags::GAME_FILE.0.name, flags::GAME.name]),
        flags::GAME.arg(speech),
        TIME.arg(speech).conflicts_with(DEPTH.name),
        DEPTH.arg(speech),
        SIDE.arg(speech),
        TOP.arg(speech),
        FORMAT.arg(speech),
        OUTPUT.arg(speech),
        ANNOTATE.arg(speech),
        YES.arg(speech),
        FAIL_ON.arg(speech),
    ]
}

pub(super) fn read(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    let ask = games::ask(matches);
    let annotate = ANNOTATE
        .read(matches)
        .map(|path| Output::File { path, ask });
    Ok(Request::Analyze(Box::new(AnalyzeArgs {
        source: game_source(matches, speech)?,
        game: flags::GAME.read(matches, speech)?,
        effort: effort(matches, speech)?,
        side: SIDE.read(matches, speech)?.unwrap_or(WhoseMoves::Both),
        top: TOP.read(matches, speech)?,
        format: FORMAT.read(matches, speech)?.unwrap_or(AnalyzeFormat::Text),
        output: games::output(matches),
        annotate,
        fail_on: FAIL_ON.read(matches, speech)?,
    })))
}

fn effort(matches: &ArgMatches, speech: Speech<'_>) -> Result<Effort, Error> {
    /// More than anybody waits for.
    const MOST_SECONDS: f64 = 86_400.0;
    if let Some(depth) = DEPTH.read(matches, speech)? {
        return Ok(Effort::Depth(depth));
    }
    let Some(input) = TIME.read(matches) else {
        return Ok(Effort::Usual);
    };
    match input.replace(',', ".").parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= MOST_SECONDS => {
            Ok(Effort::Time(Duration::from_secs_f64(seconds)))
        }
        Ok(_) | Err(_) => {
            let option = TIME.shown(speech);
            let message = Message::ErrorCliBadValue { input, option };
            Err(Error::new(Exit::Usage, message))
        }
    }
}
