//! The table of all commands.

use clap::{Arg, ArgAction, ArgMatches, Command};
use togyz_i18n::Message;

use super::analyze;
use super::args::{self, Request};
use super::completions;
use super::config;
use super::contest;
use super::endgame;
use super::flags;
use super::game_flags;
use super::games;
use super::kinds::{Speech, Suggested};
use super::locale;
use super::manual;
use super::puzzle;
use super::stats;
use super::tui;
use crate::error::Error;

/// A command of the program.
#[derive(Debug)]
pub(super) struct Spec {
    /// Its name.
    pub(super) name: &'static str,
    /// What it does.
    pub(super) about: Message,
    /// Whether the short help names it.
    pub(super) listed: Listed,
    /// Its own options and arguments.
    pub(super) args: fn(Speech<'_>) -> Vec<Arg>,
    /// What it does, or the commands it consists of.
    pub(super) kind: Kind,
}

#[derive(Debug)]
pub(super) enum Kind {
    /// Reads what is to be done from the command line.
    Does(fn(&ArgMatches, Speech<'_>) -> Result<Request, Error>),
    /// Prints the help of a command.
    Explains,
    /// It needs the name of one of these after its own.
    Of(&'static [Spec]),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Listed {
    Yes,
    No,
}

/// All commands, in the order of the help.
pub(super) const COMMANDS: &[Spec] = &[
    Spec {
        name: "play",
        about: Message::HelpCommandPlay,
        listed: Listed::Yes,
        args: |speech| {
            vec![
                flags::LEVEL.arg(speech),
                flags::SIDE.arg(speech),
                flags::TWO
                    .arg(speech)
                    .conflicts_with_all([flags::LEVEL.name, flags::SIDE.long]),
                flags::ENGINE
                    .arg(speech)
                    .conflicts_with_all([flags::LEVEL.name, flags::TWO.long]),
                flags::CLOCK.arg(speech).allow_hyphen_values(true),
                flags::CONFIRM.arg(speech),
                flags::ODDS.arg(speech).conflicts_with(flags::FEN.name),
                flags::TUTOR.arg(speech),
                flags::FEN.arg(speech),
                flags::RECORD.arg(speech),
                flags::SEED.arg(speech),
            ]
        },
        kind: Kind::Does(args::play),
    },
    Spec {
        name: "resume",
        about: Message::HelpCommandResume,
        listed: Listed::Yes,
        args: |speech| vec![flags::SAVED_GAME.arg(speech), flags::ENGINE.arg(speech)],
        kind: Kind::Does(args::resume),
    },
    Spec {
        name: "learn",
        about: Message::HelpCommandLearn,
        listed: Listed::Yes,
        args: |speech| {
            vec![
                flags::STEP.arg(speech),
                flags::LIST.arg(speech).conflicts_with_all([
                    flags::STEP.name,
                    flags::ALL.long,
                    flags::QUIZ.name,
                    flags::LEARN_FORMAT.long,
                    game_flags::OUTPUT.0.name,
                ]),
                flags::ALL
                    .arg(speech)
                    .conflicts_with_all([flags::STEP.name, flags::QUIZ.name]),
                flags::QUIZ.arg(speech).conflicts_with(flags::STEP.name),
                flags::SEED.arg(speech).requires(flags::QUIZ.name),
                flags::LEARN_FORMAT.arg(speech),
                game_flags::OUTPUT.arg(speech),
                game_flags::YES.arg(speech),
            ]
        },
        kind: Kind::Does(args::learn),
    },
    Spec {
        name: "analyze",
        about: Message::HelpCommandAnalyze,
        listed: Listed::Yes,
        args: analyze::args,
        kind: Kind::Does(analyze::read),
    },
    Spec {
        name: "replay",
        about: Message::HelpCommandReplay,
        listed: Listed::Yes,
        args: |speech| {
            vec![
                flags::GAME_FILE.arg(speech),
                flags::MOVES
                    .arg(speech)
                    .conflicts_with_all([flags::GAME_FILE.0.name, flags::GAME.name]),
                flags::GAME.arg(speech),
                flags::FROM.arg(speech),
                flags::TO.arg(speech),
                flags::REPLAY_FORMAT.arg(speech),
            ]
        },
        kind: Kind::Does(args::replay),
    },
    Spec {
        name: "rules",
        about: Message::HelpCommandRules,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Does(|_, _| Ok(Request::Rules)),
    },
    Spec {
        name: "puzzle",
        about: Message::HelpCommandPuzzle,
        listed: Listed::Yes,
        args: puzzle::args,
        kind: Kind::Does(puzzle::read),
    },
    Spec {
        name: "show",
        about: Message::HelpCommandShow,
        listed: Listed::Yes,
        args: |speech| vec![flags::POSITION.arg(speech), flags::FORMAT.arg(speech)],
        kind: Kind::Does(args::show),
    },
    Spec {
        name: "solve",
        about: Message::HelpCommandSolve,
        listed: Listed::Yes,
        args: endgame::solve_args,
        kind: Kind::Does(endgame::solve),
    },
    Spec {
        name: "tables",
        about: Message::HelpCommandTables,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Of(endgame::COMMANDS),
    },
    Spec {
        name: "games",
        about: Message::HelpCommandGames,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Of(games::COMMANDS),
    },
    Spec {
        name: "stats",
        about: Message::HelpCommandStats,
        listed: Listed::Yes,
        args: stats::args,
        kind: Kind::Does(stats::read),
    },
    Spec {
        name: "locale",
        about: Message::HelpCommandLocale,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Of(locale::COMMANDS),
    },
    Spec {
        name: "config",
        about: Message::HelpCommandConfig,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Of(config::COMMANDS),
    },
    Spec {
        name: "match",
        about: Message::HelpCommandMatch,
        listed: Listed::Yes,
        args: contest::args,
        kind: Kind::Does(contest::read),
    },
    Spec {
        name: "tui",
        about: Message::HelpCommandTui,
        listed: Listed::Yes,
        args: tui::args,
        kind: Kind::Does(tui::read),
    },
    Spec {
        name: "engine",
        about: Message::HelpCommandEngine,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Does(|_, _| Ok(Request::Engine)),
    },
    Spec {
        name: "completions",
        about: Message::HelpCommandCompletions,
        listed: Listed::Yes,
        args: completions::args,
        kind: Kind::Does(completions::read),
    },
    Spec {
        name: "man",
        about: Message::HelpCommandMan,
        listed: Listed::No,
        args: |speech| vec![manual::FOLDER.arg(speech)],
        kind: Kind::Does(|matches, _| {
            // clap has made sure that it is there.
            let folder = manual::FOLDER.read(matches).unwrap_or_default();
            Ok(Request::Manual(folder))
        }),
    },
    Spec {
        name: "bench",
        about: Message::HelpCommandBench,
        listed: Listed::No,
        args: |speech| vec![flags::STAGE.arg(speech), flags::DEPTH.arg(speech)],
        kind: Kind::Does(args::bench),
    },
    Spec {
        name: "perft",
        about: Message::HelpCommandPerft,
        listed: Listed::No,
        args: |speech| vec![flags::PERFT_DEPTH.arg(speech), flags::FEN.arg(speech)],
        kind: Kind::Does(args::perft),
    },
    Spec {
        name: "help",
        about: Message::HelpCommandHelp,
        listed: Listed::Yes,
        args: |speech| {
            let names = COMMANDS.iter().map(|spec| spec.name.to_owned());
            vec![
                flags::COMMAND
                    .arg(speech)
                    .value_parser(Suggested(names.collect())),
            ]
        },
        kind: Kind::Explains,
    },
];

/// The whole program as clap sees it, its help `columns` wide.
pub(super) fn program(speech: Speech<'_>, columns: usize) -> Command {
    let say = |message: &Message| speech.catalog.say(message);
    let program = Command::new("togyz")
        .about(say(&Message::UiTitle))
        .after_help(format!(
            "{}\n{}",
            say(&Message::HelpMore),
            say(&Message::UiLanguages)
        ))
        .override_usage(format!(
            "togyz [{}] [{}]",
            say(&Message::HelpValueOptions),
            say(&Message::HelpValueCommand)
        ))
        .subcommand_help_heading(say(&Message::HelpCommands))
        .args(global_args(speech))
        .subcommands(COMMANDS.iter().map(|spec| spec.command(speech, "togyz")));
    with_manners(program, speech, columns)
}

/// What holds for the program and for each command, however deep.
fn with_manners(command: Command, speech: Speech<'_>, columns: usize) -> Command {
    let usage = speech.catalog.say(&Message::HelpUsage);
    command
        .version(env!("CARGO_PKG_VERSION"))
        .term_width(columns)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .help_template(format!(
            "{{about-with-newline}}\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}\n"
        ))
        .mut_subcommands(|command| with_manners(command, speech, columns))
}

impl Spec {
    fn command(&self, speech: Speech<'_>, parent: &str) -> Command {
        let say = |message: &Message| speech.catalog.say(message);
        let path = format!("{parent} {}", self.name);
        let args = (self.args)(speech);
        let mut usage = format!("{path} [{}]", say(&Message::HelpValueOptions));
        for arg in args.iter().filter(|arg| arg.is_positional()) {
            usage.push(' ');
            usage.push_str(&arg.to_string());
        }
        let command = Command::new(self.name)
            .about(say(&self.about))
            .hide(self.listed == Listed::No)
            .subcommand_help_heading(say(&Message::HelpCommands))
            .args(args);
        match self.kind {
            Kind::Does(_) | Kind::Explains => command.override_usage(usage),
            Kind::Of(specs) => command
                .override_usage(format!("{usage} {}", say(&Message::HelpValueCommand)))
                .subcommand_required(true)
                .subcommands(specs.iter().map(|spec| spec.command(speech, &path))),
        }
    }
}

/// The options of every command.
fn global_args(speech: Speech<'_>) -> Vec<Arg> {
    let args = [
        flags::LANG
            .arg(speech)
            .value_parser(completions::languages(speech)),
        flags::LOCALE_DIR.arg(speech),
        flags::STYLE.arg(speech),
        flags::COLOR.arg(speech),
        flags::THEME.arg(speech),
        flags::NARRATION.arg(speech),
        flags::ANIMATE.arg(speech),
        flags::OUTCOMES.arg(speech),
        flags::PIT_NAMES.arg(speech),
        flags::RULES.arg(speech),
        flags::NO_INPUT.arg(speech),
        flags::CONFIG.arg(speech),
        flags::QUIET.arg(speech).conflicts_with(flags::VERBOSE.long),
        flags::VERBOSE.arg(speech),
        flags::HELP.arg(speech).action(ArgAction::HelpShort),
        flags::VERSION.arg(speech).action(ArgAction::Version),
    ];
    let heading = speech.catalog.say(&Message::HelpGlobalOptions);
    args.into_iter()
        .map(|arg| arg.global(true).help_heading(heading.clone()))
        .collect()
}
