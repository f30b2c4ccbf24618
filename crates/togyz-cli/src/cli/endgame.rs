//! `togyz tables` and `togyz solve`: what each is asked to do.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Arg, ArgMatches};
use togyz_ai::endgame::Extent;
use togyz_i18n::Message;

use super::args::{Request, Source, format};
use super::commands::{Kind, Listed, Spec};
use super::flags::{self, Format};
use super::game_flags::YES;
use super::games::{self, Ask};
use super::kinds::{FilePath, Number, Place, Speech, Switch, text};
use crate::error::Error;

/// `togyz tables`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TablesArgs {
    /// The folder of the tables; the usual one if it is not said.
    pub folder: Option<PathBuf>,
    /// What to do with them.
    pub task: TablesTask,
}

/// What to do with endgame tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TablesTask {
    /// To build them for at most so many stones.
    Build(u8),
    /// To tell what there is, in this form.
    Info(Format),
    /// To check them: the checksums, and these values.
    Verify(Extent),
    /// To remove them, asked or not.
    Remove(Ask),
}

/// `togyz solve`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SolveArgs {
    /// Where the position comes from.
    pub position: Source,
    /// The folder of the tables; the usual one if it is not said.
    pub folder: Option<PathBuf>,
    /// How long to search.
    pub time: Duration,
    /// The form of the output.
    pub format: Format,
}

/// How many stones tables are built for.
static STONES: Number = Number {
    name: "stones",
    place: Place::Required,
    about: Message::HelpOptionTablesStones,
    value: Message::HelpValueNumber,
    min: 1,
    max: togyz_ai::endgame::Tables::MOST_STONES as u64,
    default: None,
};

/// `--dir`
static FOLDER: FilePath = FilePath(text(
    "dir",
    Place::Option,
    Message::HelpOptionTablesDir,
    Message::HelpValueDir,
));

/// `--full`
static FULL: Switch = Switch {
    long: "full",
    short: None,
    about: Message::HelpOptionTablesFull,
};

/// `--time`, in seconds
static TIME: Number = Number {
    name: "time",
    place: Place::Option,
    about: Message::HelpOptionSolveTime,
    value: Message::HelpValueNumber,
    min: 1,
    max: 86_400,
    default: Some(SECONDS),
};

/// How long a position is searched if nobody says, in seconds.
const SECONDS: u64 = 10;

/// The commands of `togyz tables`.
pub(super) const COMMANDS: &[Spec] = &[
    Spec {
        name: "build",
        about: Message::HelpCommandTablesBuild,
        listed: Listed::Yes,
        args: |speech| vec![STONES.arg(speech), FOLDER.arg(speech)],
        kind: Kind::Does(|matches, speech| {
            // clap has made sure that it is there.
            let stones: u8 = STONES.read(matches, speech)?.unwrap_or(0);
            Ok(tables(matches, TablesTask::Build(stones)))
        }),
    },
    Spec {
        name: "info",
        about: Message::HelpCommandTablesInfo,
        listed: Listed::Yes,
        args: |speech| vec![FOLDER.arg(speech), flags::FORMAT.arg(speech)],
        kind: Kind::Does(|matches, speech| {
            let format = format(matches, speech)?;
            Ok(tables(matches, TablesTask::Info(format)))
        }),
    },
    Spec {
        name: "verify",
        about: Message::HelpCommandTablesVerify,
        listed: Listed::Yes,
        args: |speech| vec![FULL.arg(speech), FOLDER.arg(speech)],
        kind: Kind::Does(|matches, _| {
            let extent = if FULL.given(matches) {
                Extent::FULL
            } else {
                Extent::SAMPLE
            };
            Ok(tables(matches, TablesTask::Verify(extent)))
        }),
    },
    Spec {
        name: "remove",
        about: Message::HelpCommandTablesRemove,
        listed: Listed::Yes,
        args: |speech| vec![FOLDER.arg(speech), YES.arg(speech)],
        kind: Kind::Does(|matches, _| {
            let confirm = games::ask(matches);
            Ok(tables(matches, TablesTask::Remove(confirm)))
        }),
    },
];

fn tables(matches: &ArgMatches, task: TablesTask) -> Request {
    Request::Tables(TablesArgs {
        folder: FOLDER.read(matches),
        task,
    })
}

/// The options of `togyz solve`.
pub(super) fn solve_args(speech: Speech<'_>) -> Vec<Arg> {
    vec![
        flags::SOLVED_POSITION.arg(speech),
        TIME.arg(speech),
        FOLDER.arg(speech),
        flags::FORMAT.arg(speech),
    ]
}

pub(super) fn solve(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    // clap has made sure that it is there.
    let position = flags::SOLVED_POSITION.read(matches).unwrap_or_default();
    Ok(Request::Solve(SolveArgs {
        position: Source::position(position),
        folder: FOLDER.read(matches),
        time: Duration::from_secs(TIME.read(matches, speech)?.unwrap_or(SECONDS)),
        format: format(matches, speech)?,
    }))
}
