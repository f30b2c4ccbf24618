//! All options and arguments, each in one place.

use std::time::Duration;

use togyz_core::{Rules, Side, UnknownRule};
use togyz_i18n::{Message, Narration};

use super::kinds::{Choice, FilePath, Named, Number, Place, Switch, Text, ValueFault, named};
use crate::grade::Grade;
use crate::view::Theme;

/// How boards are asked to be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StyleChoice {
    /// What suits the terminal.
    Auto,
    /// Box-drawing lines.
    Unicode,
    /// `+`, `-` and `|`.
    Ascii,
    /// Sentences.
    Text,
}

/// When colours are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorChoice {
    /// Where they can be seen.
    Auto,
    /// In a pipe too.
    Always,
    /// Never.
    Never,
}

/// The side that a person wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SideChoice {
    /// This one.
    Side(Side),
    /// Either, by lot.
    Random,
}

/// The form of what is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// How pits are called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PitNames {
    /// By number.
    #[default]
    Numbers,
    /// By number, and the traditional names are told.
    Traditional,
}

/// How fast sowing is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Animate {
    /// Not at all.
    Off,
    /// Faster than one can count.
    Fast,
    /// So that one can follow.
    #[default]
    Normal,
    /// So that one can count.
    Slow,
}

impl Animate {
    /// The time for a stone, or `None` if nothing is shown.
    pub const fn stone(self) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::Fast => Some(Duration::from_millis(45)),
            Self::Normal => Some(Duration::from_millis(90)),
            Self::Slow => Some(Duration::from_millis(180)),
        }
    }
}

/// Which moves the tutor warns of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tutor {
    /// None.
    #[default]
    Off,
    /// Those that lose ten stones or the result.
    Blunder,
    /// Those that lose five stones or more.
    Mistake,
    /// Those that lose two stones or more.
    All,
}

impl Tutor {
    /// All of them, from silent to strict.
    pub const ALL: [Self; 4] = [Self::Off, Self::Blunder, Self::Mistake, Self::All];

    /// The least grade that is warned of, if any is.
    pub const fn least(self) -> Option<Grade> {
        match self {
            Self::Off => None,
            Self::Blunder => Some(Grade::Blunder),
            Self::Mistake => Some(Grade::Mistake),
            Self::All => Some(Grade::Inaccuracy),
        }
    }

    /// The message that holds the words for it.
    pub const fn words(self) -> Message {
        match self {
            Self::Off => Message::CmdOff,
            Self::Blunder => Message::CmdBlunder,
            Self::Mistake => Message::CmdMistake,
            Self::All => Message::CmdAll,
        }
    }
}

/// Whether a board says what each move would bring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Outcomes {
    /// It does.
    #[default]
    On,
    /// It does not.
    Off,
}

/// The form in which a recorded game is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReplayFormat {
    /// For the screen.
    Text,
    /// To be printed.
    Markdown,
    /// For programs.
    Json,
}

/// The form in which lessons are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LearnFormat {
    /// For the screen.
    Text,
    /// To be printed.
    Handout(HandoutFormat),
}

/// The form of a page to print.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandoutFormat {
    /// Markdown.
    Markdown,
    /// One file of HTML.
    Html,
}

/// `--lang`
pub static LANG: Text = Text {
    name: "lang",
    place: Place::Option,
    about: Message::HelpOptionLang,
    value: Message::HelpValueLang,
    values: &[],
};

/// `--locale-dir`
pub static LOCALE_DIR: FilePath = FilePath(Text {
    name: "locale-dir",
    place: Place::Repeated,
    about: Message::HelpOptionLocaleDir,
    value: Message::HelpValueDir,
    values: &[],
});

/// `--style`
pub static STYLE: Choice<StyleChoice> = Choice {
    long: "style",
    about: Message::HelpOptionStyle,
    value: Message::HelpValueName,
    values: &[
        named("auto", StyleChoice::Auto),
        named("unicode", StyleChoice::Unicode),
        named("ascii", StyleChoice::Ascii),
        named("text", StyleChoice::Text),
    ],
    default: Some("auto"),
};

/// `--color`
pub static COLOR: Choice<ColorChoice> = Choice {
    long: "color",
    about: Message::HelpOptionColor,
    value: Message::HelpValueName,
    values: &[
        named("auto", ColorChoice::Auto),
        named("always", ColorChoice::Always),
        named("never", ColorChoice::Never),
    ],
    default: Some("auto"),
};

/// `--narration`
pub static NARRATION: Choice<Narration> = Choice {
    long: "narration",
    about: Message::HelpOptionNarration,
    value: Message::HelpValueName,
    values: &[
        named("brief", Narration::Brief),
        named("normal", Narration::Normal),
        named("teaching", Narration::Teaching),
    ],
    default: None,
};

/// `--pit-names`
pub static PIT_NAMES: Choice<PitNames> = Choice {
    long: "pit-names",
    about: Message::HelpOptionPitNames,
    value: Message::HelpValueName,
    values: &[
        named("numbers", PitNames::Numbers),
        named("traditional", PitNames::Traditional),
    ],
    default: Some("numbers"),
};

/// `--animate`
pub static ANIMATE: Choice<Animate> = Choice {
    long: "animate",
    about: Message::HelpOptionAnimate,
    value: Message::HelpValueName,
    values: &[
        named("off", Animate::Off),
        named("fast", Animate::Fast),
        named("normal", Animate::Normal),
        named("slow", Animate::Slow),
    ],
    default: Some("normal"),
};

/// `--theme`
pub static THEME: Choice<Theme> = Choice {
    long: "theme",
    about: Message::HelpOptionTheme,
    value: Message::HelpValueName,
    values: &[
        named("default", Theme::Default),
        named("colorblind", Theme::Colorblind),
        named("mono", Theme::Mono),
    ],
    default: Some("default"),
};

/// `--outcomes`
pub static OUTCOMES: Choice<Outcomes> = Choice {
    long: "outcomes",
    about: Message::HelpOptionOutcomes,
    value: Message::HelpValueName,
    values: &[named("on", Outcomes::On), named("off", Outcomes::Off)],
    default: Some("on"),
};

/// `--tutor`
pub static TUTOR: Choice<Tutor> = Choice {
    long: "tutor",
    about: Message::HelpOptionTutor,
    value: Message::HelpValueName,
    values: &[
        named("off", Tutor::Off),
        named("blunder", Tutor::Blunder),
        named("mistake", Tutor::Mistake),
        named("all", Tutor::All),
    ],
    default: Some("off"),
};

/// `--rules`
pub static RULES: Text = Text {
    name: "rules",
    place: Place::Option,
    about: Message::HelpOptionRules,
    value: Message::HelpValueName,
    values: &Rules::NAMES,
};

/// `--no-input`
pub static NO_INPUT: Switch = Switch {
    long: "no-input",
    short: None,
    about: Message::HelpOptionNoInput,
};

/// `--config`
pub static CONFIG: FilePath = FilePath(Text {
    name: "config",
    place: Place::Option,
    about: Message::HelpOptionConfig,
    value: Message::HelpValueFile,
    values: &[],
});

/// `-q`, `--quiet`
pub static QUIET: Switch = Switch {
    long: "quiet",
    short: Some('q'),
    about: Message::HelpOptionQuiet,
};

/// `-v`, `--verbose`
pub static VERBOSE: Switch = Switch {
    long: "verbose",
    short: Some('v'),
    about: Message::HelpOptionVerbose,
};

/// `-h`, `--help`
pub static HELP: Switch = Switch {
    long: "help",
    short: Some('h'),
    about: Message::HelpOptionHelp,
};

/// `-V`, `--version`
pub static VERSION: Switch = Switch {
    long: "version",
    short: Some('V'),
    about: Message::HelpOptionVersion,
};

/// `--level`
pub static LEVEL: Number = Number {
    name: "level",
    place: Place::Option,
    about: Message::HelpOptionLevel,
    value: Message::HelpValueLevel,
    min: 1,
    max: 9,
    default: Some(3),
};

/// `--side`
pub static SIDE: Choice<SideChoice> = Choice {
    long: "side",
    about: Message::HelpOptionSide,
    value: Message::HelpValueName,
    values: &[
        Named {
            name: "white",
            words: Some(Message::CmdWhite),
            meaning: SideChoice::Side(Side::White),
        },
        Named {
            name: "black",
            words: Some(Message::CmdBlack),
            meaning: SideChoice::Side(Side::Black),
        },
        Named {
            name: "random",
            words: Some(Message::CmdRandom),
            meaning: SideChoice::Random,
        },
    ],
    default: Some("white"),
};

/// `--two`
pub static TWO: Switch = Switch {
    long: "two",
    short: None,
    about: Message::HelpOptionTwo,
};

/// `--engine`
pub static ENGINE: Text = Text {
    name: "engine",
    place: Place::Option,
    about: Message::HelpOptionEngine,
    value: Message::HelpValueCommand,
    values: &[],
};

/// `--clock`
pub static CLOCK: Text = Text {
    name: "clock",
    place: Place::Option,
    about: Message::HelpOptionClock,
    value: Message::HelpValueClock,
    values: &[],
};

/// `--odds`
pub static ODDS: Number = Number {
    name: "odds",
    place: Place::Option,
    about: Message::HelpOptionOdds,
    value: Message::HelpValueNumber,
    min: 1,
    max: 40,
    default: None,
};

/// `--confirm`
pub static CONFIRM: Switch = Switch {
    long: "confirm",
    short: None,
    about: Message::HelpOptionConfirm,
};

/// `--fen`
pub static FEN: Text = Text {
    name: "fen",
    place: Place::Option,
    about: Message::HelpOptionFen,
    value: Message::HelpValuePosition,
    values: &[],
};

/// `--record`
pub static RECORD: FilePath = FilePath(Text {
    name: "record",
    place: Place::Option,
    about: Message::HelpOptionRecord,
    value: Message::HelpValueFile,
    values: &[],
});

/// `--seed`
pub static SEED: Number = Number {
    name: "seed",
    place: Place::Option,
    about: Message::HelpOptionSeed,
    value: Message::HelpValueNumber,
    min: 0,
    max: u64::MAX,
    default: None,
};

/// The game to go on with.
pub static SAVED_GAME: FilePath = FilePath(Text {
    name: "file",
    place: Place::Argument,
    about: Message::HelpOptionSavedGame,
    value: Message::HelpValueFile,
    values: &[],
});

/// The step of the tutorial to begin with.
pub static STEP: Number = Number {
    name: "step",
    place: Place::Argument,
    about: Message::HelpOptionStep,
    value: Message::HelpValueStep,
    min: 1,
    max: togyz_i18n::tutorial::STEPS.len() as u64,
    default: None,
};

/// `--list`
pub static LIST: Switch = Switch {
    long: "list",
    short: None,
    about: Message::HelpOptionList,
};

/// `--all`
pub static ALL: Switch = Switch {
    long: "all",
    short: None,
    about: Message::HelpOptionAll,
};

/// `--quiz`
pub static QUIZ: Number = Number {
    name: "quiz",
    place: Place::Option,
    about: Message::HelpOptionQuiz,
    value: Message::HelpValueNumber,
    min: 1,
    max: 100,
    default: None,
};

/// `--format` of lessons
pub static LEARN_FORMAT: Choice<LearnFormat> = Choice {
    long: "format",
    about: Message::HelpOptionFormat,
    value: Message::HelpValueName,
    values: &[
        named("text", LearnFormat::Text),
        named("markdown", LearnFormat::Handout(HandoutFormat::Markdown)),
        named("html", LearnFormat::Handout(HandoutFormat::Html)),
    ],
    default: Some("text"),
};

/// The record to walk through.
pub static GAME_FILE: FilePath = FilePath(Text {
    name: "file",
    place: Place::Argument,
    about: Message::HelpOptionGameFile,
    value: Message::HelpValueFile,
    values: &[],
});

/// `--moves`
pub static MOVES: Text = Text {
    name: "moves",
    place: Place::Option,
    about: Message::HelpOptionMoves,
    value: Message::HelpValueMoves,
    values: &[],
};

/// The largest number that makes sense where numbers are counted.
pub(super) const MANY: u64 = 1_000_000_000;

/// `--game`
pub static GAME: Number = Number {
    name: "game",
    place: Place::Option,
    about: Message::HelpOptionGame,
    value: Message::HelpValueNumber,
    min: 1,
    max: MANY,
    default: None,
};

/// `--from`
pub static FROM: Number = Number {
    name: "from",
    place: Place::Option,
    about: Message::HelpOptionFrom,
    value: Message::HelpValueNumber,
    min: 1,
    max: MANY,
    default: None,
};

/// `--to`
pub static TO: Number = Number {
    name: "to",
    place: Place::Option,
    about: Message::HelpOptionTo,
    value: Message::HelpValueNumber,
    min: 0,
    max: MANY,
    default: None,
};

/// `--format`
pub static FORMAT: Choice<Format> = Choice {
    long: "format",
    about: Message::HelpOptionFormat,
    value: Message::HelpValueName,
    values: &[named("text", Format::Text), named("json", Format::Json)],
    default: Some("text"),
};

/// `--format` of a recorded game
pub static REPLAY_FORMAT: Choice<ReplayFormat> = Choice {
    long: "format",
    about: Message::HelpOptionFormat,
    value: Message::HelpValueName,
    values: &[
        named("text", ReplayFormat::Text),
        named("markdown", ReplayFormat::Markdown),
        named("json", ReplayFormat::Json),
    ],
    default: Some("text"),
};

/// The position to show.
pub static POSITION: Text = POSITION_TEXT;

const POSITION_TEXT: Text = Text {
    name: "position",
    place: Place::Rest,
    about: Message::HelpOptionPosition,
    value: Message::HelpValuePosition,
    values: &[],
};

/// The position to solve.
pub static SOLVED_POSITION: Text = Text {
    place: Place::Many,
    about: Message::HelpOptionSolvePosition,
    ..POSITION_TEXT
};

/// The depth to count to.
pub static PERFT_DEPTH: Number = Number {
    name: "plies",
    place: Place::Required,
    about: Message::HelpOptionDepth,
    value: Message::HelpValueNumber,
    min: 0,
    max: 30,
    default: None,
};

/// `--depth`
pub static DEPTH: Number = Number {
    name: "depth",
    place: Place::Option,
    about: Message::HelpOptionDepth,
    value: Message::HelpValueNumber,
    min: 1,
    max: 60,
    default: Some(togyz_ai::Bench::DEPTH as u64),
};

/// The command to explain, for `togyz help`.
pub static COMMAND: Text = Text {
    name: "command",
    place: Place::Rest,
    about: Message::HelpOptionCommand,
    value: Message::HelpValueCommand,
    values: &[],
};

/// A part of the program whose speed is measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The search.
    Search,
    /// The rules.
    Perft,
    /// The sentences.
    Narrate,
    /// What the engine reaches in a given time, and what it takes.
    Engine,
    /// The endgame tables.
    Tables,
}

const STAGES: [&str; 5] = ["search", "perft", "narrate", "engine", "tables"];

/// What to measure, for `togyz bench`.
pub static STAGE: Text = Text {
    name: "stage",
    place: Place::Argument,
    about: Message::HelpOptionStage,
    value: Message::HelpValueName,
    values: &STAGES,
};

/// The stage called `text`.
///
/// # Errors
///
/// If the name is unknown.
pub fn parse_stage(text: &str) -> Result<Stage, ValueFault> {
    match text {
        "search" => Ok(Stage::Search),
        "perft" => Ok(Stage::Perft),
        "narrate" => Ok(Stage::Narrate),
        "engine" => Ok(Stage::Engine),
        "tables" => Ok(Stage::Tables),
        _ => Err(ValueFault::unknown(text, &STAGES)),
    }
}

/// The rules called `text`: names joined by `+`.
///
/// # Errors
///
/// If a name is unknown.
pub fn parse_rules(text: &str) -> Result<Rules, ValueFault> {
    text.parse().map_err(|unknown: UnknownRule| {
        let name = text.split('+').nth(unknown.index).unwrap_or(text).trim();
        if name.parse::<Rules>().is_ok() {
            let before: Vec<&str> = text.split('+').take(unknown.index).collect();
            return ValueFault::Conflict {
                other: before.join("+"),
                name: name.to_owned(),
            };
        }
        ValueFault::unknown(name, &Rules::NAMES)
    })
}
