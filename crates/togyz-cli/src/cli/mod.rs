//! The command line: what can be typed, in the language of the person.

mod analyze;
mod args;
mod commands;
mod completions;
mod config;
mod contest;
mod early;
mod endgame;
pub mod flags;
pub mod game_flags;
mod games;
mod kinds;
mod locale;
mod manual;
mod puzzle;
mod refusal;
mod stats;
mod tui;

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{ArgMatches, Command};
use togyz_i18n::Message;

use crate::error::Error;
use commands::{COMMANDS, Kind, Spec};

pub use analyze::{AnalyzeArgs, AnalyzeFormat, Effort, WhoseMoves};
pub use args::{
    BenchArgs, HandoutArgs, LearnArgs, PerftArgs, PlayArgs, Players, QuizArgs, ReplayArgs, Request,
    ResumeArgs, ShowArgs, Source, Subject,
};
pub use completions::{Shell, completions};
pub use config::ConfigArgs;
pub use contest::MatchArgs;
pub use early::Early;
pub use endgame::{SolveArgs, TablesArgs, TablesTask};
pub use games::{
    Ask, ExportArgs, FilterArgs, GamesArgs, ImportArgs, ListArgs, OpeningsArgs, Output,
    ShowGamesArgs,
};
pub use kinds::{Choice, Speech, ValueFault};
pub use locale::{CheckArgs, Languages, LocaleArgs, Rigour};
pub use manual::{ManPage, manual};
pub use puzzle::{PuzzleArgs, PuzzleTask, Which};
pub use stats::{Moves, StatsArgs};
pub use tui::{Mouse, TuiArgs, TuiTask};

/// What the command line asks for.
#[derive(Debug)]
pub enum Parsed {
    /// To print this.
    Print(String),
    /// To do something.
    Do {
        /// What.
        request: Request,
        /// The options of every command.
        matches: ArgMatches,
    },
}

/// Reads the command line; a help page is `columns` wide.
///
/// # Errors
///
/// If it makes no sense.
pub fn parse(args: &[OsString], speech: Speech<'_>, columns: usize) -> Result<Parsed, Error> {
    let mut program = commands::program(speech, columns);
    let line = [OsString::from("togyz")]
        .into_iter()
        .chain(args.iter().cloned());
    let matches = match program.try_get_matches_from_mut(line) {
        Ok(matches) => matches,
        Err(error) => {
            return match error.kind() {
                ErrorKind::DisplayHelp => Ok(Parsed::Print(error.render().to_string())),
                ErrorKind::DisplayVersion => Ok(Parsed::Print(version())),
                _ => {
                    let Named { path, takes } = command_named(args);
                    Err(refusal::refusal(&error, &path, &takes))
                }
            };
        }
    };
    let asked = asked(&matches, COMMANDS, speech)
        .map_err(|error| error.hint(see_help(&command_named(args).path)))?;
    match asked {
        Asked::Help(names) => help(program, &names).map(Parsed::Print),
        Asked::Request(request) => Ok(Parsed::Do { request, matches }),
    }
}

/// The help of the program.
pub fn short_help(speech: Speech<'_>, columns: usize) -> String {
    commands::program(speech, columns).render_help().to_string()
}

/// Where to find help, after a refusal.
pub fn see_help(command: &str) -> Message {
    Message::ErrorSeeHelp {
        command: command.to_owned(),
    }
}

fn version() -> String {
    format!("togyz {}\n", env!("CARGO_PKG_VERSION"))
}

/// What a command asks for.
enum Asked {
    Request(Request),
    /// The help of the command of these names.
    Help(Vec<String>),
}

fn asked(matches: &ArgMatches, specs: &[Spec], speech: Speech<'_>) -> Result<Asked, Error> {
    let named = matches
        .subcommand()
        .and_then(|(name, matches)| Some((specs.iter().find(|spec| spec.name == name)?, matches)));
    let Some((spec, matches)) = named else {
        return Ok(Asked::Request(Request::Menu));
    };
    match spec.kind {
        Kind::Does(read) => read(matches, speech).map(Asked::Request),
        Kind::Of(specs) => asked(matches, specs, speech),
        Kind::Explains => {
            let path = flags::COMMAND.read(matches).unwrap_or_default();
            let path = path.split_whitespace().map(str::to_owned);
            Ok(Asked::Help(path.collect()))
        }
    }
}

/// The help of the command called `names`.
fn help(mut program: Command, names: &[String]) -> Result<String, Error> {
    // Makes the options of every command known to each.
    program.build();
    let mut command = program;
    let mut path = "togyz".to_owned();
    for name in names {
        let Some(found) = command.find_subcommand(name) else {
            let commands: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
            return Err(refusal::unknown_command(name, &commands).hint(see_help(&path)));
        };
        let found = found.clone();
        command = found;
        path.push(' ');
        path.push_str(name);
    }
    Ok(command.render_help().to_string())
}

/// A command of the command line.
struct Named {
    /// Its whole name: `togyz locale list`.
    path: String,
    /// The names of the commands that it takes.
    takes: Vec<&'static str>,
}

/// The command that the command line names.
fn command_named(args: &[OsString]) -> Named {
    let mut path = "togyz".to_owned();
    let mut specs = COMMANDS;
    for arg in args {
        let Some(spec) = specs.iter().find(|spec| arg == spec.name) else {
            continue;
        };
        path.push(' ');
        path.push_str(spec.name);
        specs = match spec.kind {
            Kind::Does(_) | Kind::Explains => &[],
            Kind::Of(inner) => inner,
        };
    }
    Named {
        path,
        takes: specs.iter().map(|spec| spec.name).collect(),
    }
}
