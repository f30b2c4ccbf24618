//! The manual: a page for the program and one for each command, in every
//! language there is, made of the table of commands and the catalogue. They are
//! written with `roff` itself, since what makes pages of clap's commands writes
//! English headings.

use std::path::{Path, PathBuf};

use clap::{Arg, Command};
use roff::{Inline, Roff, bold, italic, roman};
use togyz_i18n::{Catalog, Locales, Message};

use super::commands::{self, COMMANDS, Kind};
use super::kinds::{FilePath, Place, Speech, text};
use crate::session;

/// The folder to write the manual to, for `togyz man`.
pub(super) static FOLDER: FilePath = FilePath(text(
    "folder",
    Place::Required,
    Message::HelpOptionManFolder,
    Message::HelpValueDir,
));

/// A page of the manual.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ManPage {
    /// Where it belongs below a folder such as `/usr/share/man`: English in
    /// `man1`, another language in `kk/man1`.
    pub path: PathBuf,
    /// The page, for `man`.
    pub text: String,
}

/// All pages in all languages.
pub fn manual(locales: &Locales) -> Vec<ManPage> {
    let mut pages = Vec::new();
    for language in locales.available() {
        let catalog = locales.catalog(&language.tag);
        let folder = match language.tag.to_string().as_str() {
            // Where `man` looks first and last, whatever language it speaks.
            "en" => PathBuf::from("man1"),
            tag => Path::new(&tag.replace('-', "_")).join("man1"),
        };
        let speech = Speech {
            catalog: &catalog,
            locales,
        };
        for (name, text) in pages_of(speech) {
            let path = folder.join(format!("{name}.1"));
            pages.push(ManPage { path, text });
        }
    }
    pages
}

/// The names and texts of all pages in one language.
fn pages_of(speech: Speech<'_>) -> Vec<(String, String)> {
    /// Nothing is wrapped here: `man` does that.
    const COLUMNS: usize = 80;
    let mut program = commands::program(speech, COLUMNS);
    // Without it clap does not know how an option is written.
    program.build();
    let documented = COMMANDS.iter().filter_map(|spec| match spec.kind {
        Kind::Explains => None,
        Kind::Does(_) | Kind::Of(_) => program.find_subcommand(spec.name),
    });
    let documented: Vec<&Command> = documented.collect();
    let mut pages = vec![(
        "togyz".to_owned(),
        Page::new("togyz", speech.catalog).program(&program, &documented),
    )];
    for command in documented {
        let name = format!("togyz-{}", command.get_name());
        let text = Page::new(&name, speech.catalog).command(command);
        pages.push((name, text));
    }
    pages
}

/// A page that is being written.
struct Page<'a> {
    roff: Roff,
    name: &'a str,
    catalog: &'a Catalog,
}

impl<'a> Page<'a> {
    /// The head of the page called `name`.
    fn new(name: &'a str, catalog: &'a Catalog) -> Self {
        let mut roff = Roff::new();
        let title = name.to_ascii_uppercase();
        let version = concat!("togyz ", env!("CARGO_PKG_VERSION"));
        let manual = catalog.say(&Message::ManManual);
        // No date: the same version makes the same page.
        roff.control("TH", [&title, "1", "\"\"", version, &manual]);
        // Words are not divided by the rules of English, nor lines stretched.
        roff.control("nh", []);
        roff.control("ad", ["l"]);
        Self {
            roff,
            name,
            catalog,
        }
    }

    /// The page of the program.
    fn program(mut self, program: &Command, commands: &[&Command]) -> String {
        self.name(&Message::ManTitle);
        self.heading(&Message::ManSynopsis);
        self.roff.text([
            bold("togyz"),
            roman(" ["),
            italic(self.say(&Message::HelpValueOptions)),
            roman("] ["),
            italic(self.say(&Message::HelpValueCommand)),
            roman("]"),
        ]);
        self.heading(&Message::ManDescription);
        self.text(&Message::ManAbout);
        self.heading(&Message::ManCommands);
        for command in commands.iter().filter(|command| !command.is_hide_set()) {
            self.entry([bold(command.get_name())], &about(command));
        }
        self.heading(&Message::ManGlobalOptions);
        self.arguments(program.get_arguments());
        self.heading(&Message::ManWords);
        for (words, help) in session::listed(self.catalog) {
            self.entry([bold(words)], &help);
        }
        self.heading(&Message::ManEnvironment);
        for (name, about) in ENVIRONMENT {
            let about = self.say(about);
            self.entry([bold(*name)], &about);
        }
        self.heading(&Message::ManFiles);
        for (path, about) in FILES {
            let about = self.say(about);
            self.entry([italic(*path)], &about);
        }
        self.heading(&Message::ManExit);
        for (code, about) in EXITS {
            let about = self.say(about);
            self.entry([bold(*code)], &about);
        }
        let others: Vec<String> = commands
            .iter()
            .map(|command| format!("togyz-{}", command.get_name()))
            .collect();
        self.see_also(&others);
        self.roff.render()
    }

    /// The page of one command, with those that it consists of.
    fn command(mut self, command: &Command) -> String {
        self.name_text(&about(command));
        let path = format!("togyz {}", command.get_name());
        let parts: Vec<&Command> = command.get_subcommands().collect();
        self.heading(&Message::ManSynopsis);
        if parts.is_empty() {
            self.synopsis(&path, command);
        }
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                self.roff.control("br", []);
            }
            self.synopsis(&format!("{path} {}", part.get_name()), part);
        }
        self.own(command);
        if !parts.is_empty() {
            self.heading(&Message::ManCommands);
        }
        for part in parts {
            self.roff.control("SS", [part.get_name()]);
            self.roff.text([roman(about(part))]);
            self.arguments(own(part));
        }
        self.heading(&Message::ManGlobalOptions);
        let command = "togyz(1)".to_owned();
        self.text(&Message::ManGlobalOptionsBody { command });
        self.see_also(&["togyz".to_owned()]);
        self.roff.render()
    }

    /// The arguments and the options of a command, each under its heading.
    fn own(&mut self, command: &Command) {
        let (positional, options): (Vec<&Arg>, Vec<&Arg>) =
            own(command).partition(|arg| arg.is_positional());
        for (heading, args) in [
            (Message::ManArguments, positional),
            (Message::ManOptions, options),
        ] {
            if !args.is_empty() {
                self.heading(&heading);
                self.arguments(args.into_iter());
            }
        }
    }

    fn say(&self, message: &Message) -> String {
        self.catalog.say(message)
    }

    fn heading(&mut self, message: &Message) {
        let heading = self.say(message);
        self.roff.control("SH", [heading.as_str()]);
    }

    fn text(&mut self, message: &Message) {
        let text = self.say(message);
        self.roff.text([roman(text)]);
    }

    /// What the page is about, in the line that `whatis` reads.
    fn name(&mut self, about: &Message) {
        let about = self.say(about);
        self.name_text(&about);
    }

    fn name_text(&mut self, about: &str) {
        self.heading(&Message::ManName);
        self.roff.text([roman(format!("{} - {about}", self.name))]);
    }

    fn synopsis(&mut self, path: &str, command: &Command) {
        let options = self.say(&Message::HelpValueOptions);
        let mut line = vec![bold(path), roman(" ["), italic(options), roman("]")];
        for arg in command.get_positionals() {
            line.push(roman(" "));
            line.push(italic(arg.to_string()));
        }
        self.roff.text(line);
    }

    fn arguments<'b>(&mut self, args: impl Iterator<Item = &'b Arg>) {
        for arg in args {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            self.entry(shown(arg), &help);
        }
    }

    fn entry(&mut self, tag: impl Into<Vec<Inline>>, text: &str) {
        self.roff.control("TP", []);
        self.roff.text(tag);
        self.roff.text([roman(text)]);
    }

    fn see_also(&mut self, names: &[String]) {
        self.heading(&Message::ManSeeAlso);
        let mut line = Vec::new();
        for (index, name) in names.iter().enumerate() {
            line.push(bold(name));
            let is_last = index + 1 == names.len();
            line.push(roman(if is_last { "(1)" } else { "(1), " }));
        }
        self.roff.text(line);
    }
}

/// The arguments and options of a command, without those of every command.
fn own(command: &Command) -> impl Iterator<Item = &Arg> {
    command.get_arguments().filter(|arg| !arg.is_global_set())
}

fn about(command: &Command) -> String {
    command
        .get_about()
        .map(ToString::to_string)
        .unwrap_or_default()
}

/// An option with its letter and its value, or an argument.
fn shown(arg: &Arg) -> Vec<Inline> {
    let text = arg.to_string();
    if arg.is_positional() {
        return vec![italic(text)];
    }
    let mut shown = Vec::new();
    if let Some(letter) = arg.get_short() {
        shown.push(bold(format!("-{letter}")));
        shown.push(roman(", "));
    }
    match text.split_once(' ') {
        Some((name, value)) => {
            shown.extend([bold(name), roman(" "), italic(value)]);
        }
        None => shown.push(bold(text)),
    }
    shown
}

/// The environment variables that are read.
const ENVIRONMENT: &[(&str, &Message)] = &[
    (
        "TOGYZ_LANG, TOGYZ_STYLE, TOGYZ_COLOR, TOGYZ_NARRATION, TOGYZ_PIT_NAMES, TOGYZ_RULES",
        &Message::ManEnvOptions,
    ),
    ("TOGYZ_CONFIG", &Message::ManEnvConfig),
    ("TOGYZ_DATA_DIR", &Message::ManEnvDataDir),
    ("TOGYZ_LOCALE_DIR", &Message::ManEnvLocaleDir),
    ("LC_ALL, LC_MESSAGES, LANG, LANGUAGE", &Message::ManEnvLang),
    ("NO_COLOR", &Message::ManEnvNoColor),
];

/// The files and folders of the program, where a Linux keeps them.
const FILES: &[(&str, &Message)] = &[
    ("~/.config/togyz/config.toml", &Message::ManFileConfig),
    ("~/.local/share/togyz/games/", &Message::ManFileGames),
    ("~/.local/share/togyz/games.db", &Message::ManFileCollection),
    ("~/.local/share/togyz/tables/", &Message::ManFileTables),
    ("~/.local/share/togyz/locales/", &Message::ManFileLocales),
];

/// The exit codes: see [`crate::error::Exit`].
const EXITS: &[(&str, &Message)] = &[
    ("0", &Message::ManExitDone),
    ("1", &Message::ManExitFailed),
    ("2", &Message::ManExitUsage),
    ("3", &Message::ManExitBadData),
    ("4", &Message::ManExitFindings),
    ("5", &Message::ManExitUnmet),
    ("130", &Message::ManExitInterrupted),
];
