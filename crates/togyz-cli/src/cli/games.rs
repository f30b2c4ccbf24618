//! `togyz games`: its commands, and what each is asked to do.

use std::path::PathBuf;

use clap::{Arg, ArgMatches};
use togyz_core::notation::DeclaredResult;
use togyz_core::{BySide, PitNo};
use togyz_i18n::Message;

use super::args::{Request, Source, format};
use super::commands::{Kind, Listed, Spec};
use super::flags::{self, Format};
use super::game_flags::{self as own, ExportFormat};
use super::kinds::{Number, Speech, Text, ValueFault};
use crate::collection::{Date, Ended, Ids, Settled};
use crate::error::{Error, Exit};

/// `togyz games`
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GamesArgs {
    /// `togyz games import`
    Import(ImportArgs),
    /// `togyz games list` and `togyz games find`
    List(ListArgs),
    /// `togyz games show`
    Show(ShowGamesArgs),
    /// `togyz games export`
    Export(ExportArgs),
    /// `togyz games openings`
    Openings(OpeningsArgs),
    /// `togyz games stats`
    Stats {
        /// Which games count.
        filter: FilterArgs,
        /// The form of the output.
        format: Format,
    },
    /// `togyz games check`
    Check {
        /// The records to check; the collection if there are none.
        sources: Vec<Source>,
    },
    /// `togyz games delete`
    Delete {
        /// Which games.
        ids: Vec<Ids>,
        /// Whether to ask.
        ask: Ask,
    },
}

/// Whether a person is asked before something is lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// Yes.
    First,
    /// The answer is known.
    Never,
}

/// `togyz games import`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportArgs {
    /// The records.
    pub sources: Vec<Source>,
    /// Whether the games after a fault are read.
    pub lenient: bool,
}

/// `togyz games list` and `togyz games find`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListArgs {
    /// Which games.
    pub filter: FilterArgs,
    /// At most so many.
    pub limit: Option<u32>,
    /// The form of the output.
    pub format: Format,
}

/// `togyz games show`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowGamesArgs {
    /// Which games.
    pub ids: Vec<Ids>,
    /// The form of the output.
    pub format: Format,
}

/// `togyz games export`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExportArgs {
    /// Which games.
    pub filter: FilterArgs,
    /// The form of the output.
    pub format: ExportFormat,
    /// Where the games go.
    pub output: Output,
}

/// Where what is written goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Output {
    /// To standard output.
    Standard,
    /// To a file.
    File {
        /// Its path.
        path: PathBuf,
        /// Whether to ask before one is lost that exists.
        ask: Ask,
    },
}

/// `togyz games openings`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningsArgs {
    /// Which games count.
    pub filter: FilterArgs,
    /// How many plies are looked at.
    pub plies: usize,
    /// The fewest games that are shown.
    pub min: u32,
    /// The form of the output.
    pub format: Format,
}

/// Which games are wanted, as far as the command line alone can say.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FilterArgs {
    /// Those of these numbers.
    pub ids: Vec<Ids>,
    /// Those of these players.
    pub players: Vec<String>,
    /// Those of this date.
    pub date: Option<Date>,
    /// Those of this date or later.
    pub since: Option<Date>,
    /// Those of this date or earlier.
    pub until: Option<Date>,
    /// Those of this result.
    pub result: Option<Settled>,
    /// Those that start with these moves.
    pub opening: Option<String>,
    /// Those with this tuzdyk, whosever it is.
    pub tuzdyk: Option<PitNo>,
    /// Those with this tuzdyk of this side.
    pub tuzdyk_of: BySide<Option<PitNo>>,
    /// Those with so many plies or more.
    pub min_plies: Option<u32>,
    /// Those with so many plies or fewer.
    pub max_plies: Option<u32>,
    /// Those that ended so.
    pub ended: Option<Ended>,
    /// Those in which this position occurred.
    pub position: Option<String>,
}

/// The commands of `togyz games`, in the order of the help.
pub(super) const COMMANDS: &[Spec] = &[
    Spec {
        name: "import",
        about: Message::HelpCommandGamesImport,
        listed: Listed::Yes,
        args: |speech| vec![own::IMPORT_FILES.arg(speech), own::LENIENT.arg(speech)],
        kind: Kind::Does(|matches, _| {
            Ok(games(GamesArgs::Import(ImportArgs {
                sources: sources(own::IMPORT_FILES.read_all(matches)),
                lenient: own::LENIENT.given(matches),
            })))
        }),
    },
    Spec {
        name: "list",
        about: Message::HelpCommandGamesList,
        listed: Listed::Yes,
        args: |speech| vec![own::LIMIT.arg(speech), flags::FORMAT.arg(speech)],
        kind: Kind::Does(|matches, speech| list(FilterArgs::default(), matches, speech).map(games)),
    },
    Spec {
        name: "find",
        about: Message::HelpCommandGamesFind,
        listed: Listed::Yes,
        args: |speech| {
            let mut args = filter_args(speech);
            args.extend([own::LIMIT.arg(speech), flags::FORMAT.arg(speech)]);
            args
        },
        kind: Kind::Does(|matches, speech| {
            list(filter(matches, speech)?, matches, speech).map(games)
        }),
    },
    Spec {
        name: "show",
        about: Message::HelpCommandGamesShow,
        listed: Listed::Yes,
        args: |speech| vec![own::GAME_NUMBERS.arg(speech), flags::FORMAT.arg(speech)],
        kind: Kind::Does(|matches, speech| {
            Ok(games(GamesArgs::Show(ShowGamesArgs {
                ids: ids(&own::GAME_NUMBERS, matches, speech)?,
                format: format(matches, speech)?,
            })))
        }),
    },
    Spec {
        name: "export",
        about: Message::HelpCommandGamesExport,
        listed: Listed::Yes,
        args: |speech| {
            let mut args = vec![own::SOME_NUMBERS.arg(speech)];
            args.extend(filter_args(speech));
            args.extend([
                own::EXPORT_FORMAT.arg(speech),
                own::OUTPUT.arg(speech),
                own::YES.arg(speech),
            ]);
            args
        },
        kind: Kind::Does(export),
    },
    Spec {
        name: "openings",
        about: Message::HelpCommandGamesOpenings,
        listed: Listed::Yes,
        args: |speech| {
            let mut args = vec![own::OPENING_PLIES.arg(speech), own::MIN_GAMES.arg(speech)];
            args.extend(filter_args(speech));
            args.push(flags::FORMAT.arg(speech));
            args
        },
        kind: Kind::Does(openings),
    },
    Spec {
        name: "stats",
        about: Message::HelpCommandGamesStats,
        listed: Listed::Yes,
        args: |speech| {
            let mut args = filter_args(speech);
            args.push(flags::FORMAT.arg(speech));
            args
        },
        kind: Kind::Does(|matches, speech| {
            Ok(games(GamesArgs::Stats {
                filter: filter(matches, speech)?,
                format: format(matches, speech)?,
            }))
        }),
    },
    Spec {
        name: "check",
        about: Message::HelpCommandGamesCheck,
        listed: Listed::Yes,
        args: |speech| vec![own::CHECK_FILES.arg(speech)],
        kind: Kind::Does(|matches, _| {
            Ok(games(GamesArgs::Check {
                sources: sources(own::CHECK_FILES.read_all(matches)),
            }))
        }),
    },
    Spec {
        name: "delete",
        about: Message::HelpCommandGamesDelete,
        listed: Listed::Yes,
        args: |speech| vec![own::GAME_NUMBERS.arg(speech), own::YES.arg(speech)],
        kind: Kind::Does(|matches, speech| {
            Ok(games(GamesArgs::Delete {
                ids: ids(&own::GAME_NUMBERS, matches, speech)?,
                ask: ask(matches),
            }))
        }),
    },
];

/// A request may be much smaller.
fn games(args: GamesArgs) -> Request {
    Request::Games(Box::new(args))
}

fn filter_args(speech: Speech<'_>) -> Vec<Arg> {
    vec![
        own::PLAYER.arg(speech),
        own::DATE.arg(speech),
        own::SINCE.arg(speech),
        own::UNTIL.arg(speech),
        own::RESULT.arg(speech),
        own::OPENING.arg(speech),
        own::TUZDYK.arg(speech),
        own::WHITE_TUZDYK.arg(speech),
        own::BLACK_TUZDYK.arg(speech),
        own::MIN_PLIES.arg(speech),
        own::MAX_PLIES.arg(speech),
        own::ENDED.arg(speech),
        own::REACHED.arg(speech),
    ]
}

fn filter(matches: &ArgMatches, speech: Speech<'_>) -> Result<FilterArgs, Error> {
    let pit = |number: &Number| -> Result<Option<PitNo>, Error> {
        Ok(number.read(matches, speech)?.and_then(PitNo::new))
    };
    Ok(FilterArgs {
        ids: Vec::new(),
        players: own::PLAYER.read_all(matches),
        date: date(&own::DATE, matches)?,
        since: date(&own::SINCE, matches)?,
        until: date(&own::UNTIL, matches)?,
        result: result(matches)?,
        opening: own::OPENING.read(matches),
        tuzdyk: pit(&own::TUZDYK)?,
        tuzdyk_of: BySide {
            white: pit(&own::WHITE_TUZDYK)?,
            black: pit(&own::BLACK_TUZDYK)?,
        },
        min_plies: own::MIN_PLIES.read(matches, speech)?,
        max_plies: own::MAX_PLIES.read(matches, speech)?,
        ended: own::ENDED.read(matches, speech)?,
        position: own::REACHED.read(matches),
    })
}

/// The date that an option names.
pub(super) fn date(option: &Text, matches: &ArgMatches) -> Result<Option<Date>, Error> {
    let Some(input) = option.read(matches) else {
        return Ok(None);
    };
    match Date::parse(&input) {
        Some(date) => Ok(Some(date)),
        None => Err(refusal(option, &input, &["2025", "2025-01", "2025-01-08"])),
    }
}

fn result(matches: &ArgMatches) -> Result<Option<Settled>, Error> {
    let Some(input) = own::RESULT.read(matches) else {
        return Ok(None);
    };
    match DeclaredResult::parse(&input) {
        Some(result) => Ok(Some(result.outcome.map_or(Settled::Never, Settled::As))),
        None => Err(refusal(&own::RESULT, &input, own::RESULT.values)),
    }
}

/// A value of `option` that is none; such would be.
fn refusal(option: &Text, input: &str, allowed: &[&str]) -> Error {
    let fault = ValueFault::Unknown {
        input: input.to_owned(),
        suggestion: None,
        allowed: allowed.join(", "),
    };
    let option = format!("--{}", option.name);
    Error::new(Exit::Usage, fault.message(&option, input))
}

/// Numbers of games, and ranges of them: `3 5 10-20`; commas may divide them.
fn ids(argument: &Text, matches: &ArgMatches, speech: Speech<'_>) -> Result<Vec<Ids>, Error> {
    let words = argument.read_all(matches);
    let words = words
        .iter()
        .flat_map(|word| word.split(','))
        .filter(|word| !word.is_empty());
    words
        .map(|word| {
            id_range(word).ok_or_else(|| {
                let is_negative = word.strip_prefix('-').and_then(id_range).is_some();
                let fault = if is_negative {
                    let (min, max) = (1, flags::MANY);
                    ValueFault::Range { min, max }
                } else {
                    ValueFault::NotANumber
                };
                Error::new(Exit::Usage, fault.message(&argument.shown(speech), word))
            })
        })
        .collect()
}

fn id_range(word: &str) -> Option<Ids> {
    let id = |digits: &str| -> Option<i64> {
        let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        is_number.then(|| digits.parse().unwrap_or(i64::MAX))
    };
    let (first, last) = match word.split_once('-') {
        Some((first, last)) => (id(first)?, id(last)?),
        None => (id(word)?, id(word)?),
    };
    (first <= last).then_some(Ids { first, last })
}

fn sources(paths: Vec<PathBuf>) -> Vec<Source> {
    paths.into_iter().map(Source::at).collect()
}

fn list(filter: FilterArgs, matches: &ArgMatches, speech: Speech<'_>) -> Result<GamesArgs, Error> {
    Ok(GamesArgs::List(ListArgs {
        filter,
        limit: own::LIMIT.read(matches, speech)?,
        format: format(matches, speech)?,
    }))
}

fn export(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    let filter = FilterArgs {
        ids: ids(&own::SOME_NUMBERS, matches, speech)?,
        ..filter(matches, speech)?
    };
    let format = own::EXPORT_FORMAT.read(matches, speech)?;
    Ok(games(GamesArgs::Export(ExportArgs {
        filter,
        format: format.unwrap_or(ExportFormat::Notation(togyz_core::notation::Notation::Tgk)),
        output: output(matches),
    })))
}

/// Where `--output` and `--yes` send what is written.
pub(super) fn output(matches: &ArgMatches) -> Output {
    match own::OUTPUT.read(matches).map(Source::at) {
        Some(Source::File(path)) => Output::File {
            path,
            ask: ask(matches),
        },
        Some(Source::Input | Source::Text(_)) | None => Output::Standard,
    }
}

fn openings(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    const PLIES: usize = 3;
    Ok(games(GamesArgs::Openings(OpeningsArgs {
        filter: filter(matches, speech)?,
        plies: own::OPENING_PLIES.read(matches, speech)?.unwrap_or(PLIES),
        min: own::MIN_GAMES.read(matches, speech)?.unwrap_or(1),
        format: format(matches, speech)?,
    })))
}

pub(super) fn ask(matches: &ArgMatches) -> Ask {
    if own::YES.given(matches) {
        Ask::Never
    } else {
        Ask::First
    }
}
