//! The options and arguments of `togyz puzzle`, each in one place.

use clap::{Arg, ArgMatches};
use togyz_ai::puzzle::Theme;
use togyz_i18n::Message;
use togyz_i18n::about::puzzle_theme;

use super::args::{Request, page_format};
use super::flags::{self, HandoutFormat};
use super::game_flags::{OUTPUT, YES};
use super::games::{Output, output};
use super::kinds::{Choice, Named, Number, Place, Speech, Switch};
use crate::error::Error;

/// `togyz puzzle`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleArgs {
    /// Which puzzles.
    pub which: Which,
    /// Only those of this theme.
    pub theme: Option<Theme>,
    /// Only those of this difficulty, 1 to 9.
    pub level: Option<u8>,
    /// How many.
    pub count: Option<usize>,
    /// The seed of the choice.
    pub seed: Option<u64>,
    /// What is done with them.
    pub task: PuzzleTask,
}

/// Which puzzles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// This one, from 1.
    Number(u32),
    /// The one of the day.
    Daily,
    /// Those from one's own games.
    Mine,
    /// What is to be repeated, then new ones.
    Fitting,
}

/// What is done with puzzles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PuzzleTask {
    /// They are put to a person.
    Ask,
    /// They are listed.
    List,
    /// They are written on a page, with the answers.
    Handout(HandoutFormat, Output),
}

static NUMBER: Number = Number {
    name: "number",
    place: Place::Argument,
    about: Message::HelpOptionPuzzle,
    value: Message::HelpValueNumber,
    min: 1,
    max: flags::MANY,
    default: None,
};

const fn theme(meaning: Theme) -> Named<Theme> {
    Named {
        name: meaning.key(),
        words: Some(puzzle_theme(meaning)),
        meaning,
    }
}

static THEME: Choice<Theme> = Choice {
    long: "topic",
    about: Message::HelpOptionPuzzleTheme,
    value: Message::HelpValueName,
    values: &[
        theme(Theme::Capture),
        theme(Theme::Tuzdyk),
        theme(Theme::Refusal),
        theme(Theme::Defence),
        theme(Theme::Atsyrau),
        theme(Theme::Race),
        theme(Theme::Study),
    ],
    default: None,
};

static LEVEL: Number = Number {
    name: "level",
    place: Place::Option,
    about: Message::HelpOptionPuzzleLevel,
    value: Message::HelpValueLevel,
    min: 1,
    max: 9,
    default: None,
};

static DAILY: Switch = Switch {
    long: "daily",
    short: None,
    about: Message::HelpOptionDaily,
};

static MINE: Switch = Switch {
    long: "mine",
    short: None,
    about: Message::HelpOptionMine,
};

static COUNT: Number = Number {
    name: "count",
    place: Place::Option,
    about: Message::HelpOptionPuzzleCount,
    value: Message::HelpValueNumber,
    min: 1,
    max: 1000,
    default: None,
};

static LIST: Switch = Switch {
    long: "list",
    short: None,
    about: Message::HelpOptionPuzzleList,
};

pub(super) fn args(speech: Speech<'_>) -> Vec<Arg> {
    let (theme, level) = (THEME.long, LEVEL.name);
    vec![
        NUMBER.arg(speech).conflicts_with_all([
            theme,
            level,
            DAILY.long,
            MINE.long,
            COUNT.name,
            LIST.long,
            flags::SEED.name,
        ]),
        THEME.arg(speech),
        LEVEL.arg(speech),
        DAILY.arg(speech).conflicts_with_all([
            theme,
            level,
            MINE.long,
            COUNT.name,
            flags::SEED.name,
        ]),
        MINE.arg(speech).conflicts_with_all([level, theme]),
        COUNT.arg(speech),
        LIST.arg(speech)
            .conflicts_with_all([flags::LEARN_FORMAT.long, OUTPUT.0.name]),
        flags::SEED.arg(speech),
        flags::LEARN_FORMAT.arg(speech),
        OUTPUT.arg(speech),
        YES.arg(speech),
    ]
}

pub(super) fn read(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    let output = output(matches);
    let which = match NUMBER.read(matches, speech)? {
        Some(number) => Which::Number(number),
        None if DAILY.given(matches) => Which::Daily,
        None if MINE.given(matches) => Which::Mine,
        None => Which::Fitting,
    };
    let task = match page_format(matches, speech, &output)? {
        Some(format) => PuzzleTask::Handout(format, output),
        None if LIST.given(matches) => PuzzleTask::List,
        None => PuzzleTask::Ask,
    };
    Ok(Request::Puzzle(PuzzleArgs {
        which,
        theme: THEME.read(matches, speech)?,
        level: LEVEL.read(matches, speech)?,
        count: COUNT.read(matches, speech)?,
        seed: flags::SEED.read(matches, speech)?,
        task,
    }))
}
