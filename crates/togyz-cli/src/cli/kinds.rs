//! The kinds of options and arguments: how each is declared, shown in the
//! help, read and refused. clap only takes the line apart; what a value may be
//! is decided here, so that the command line, the environment and the config
//! file agree.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint};
use togyz_i18n::{Catalog, Locales, Message};

use crate::error::{Error, Exit};
use crate::suggest::nearest;

/// The language of the help and of refusals, and all languages whose words are
/// understood.
#[derive(Debug, Clone, Copy)]
pub struct Speech<'a> {
    /// The language that is spoken.
    pub catalog: &'a Catalog,
    /// All languages there are.
    pub locales: &'a Locales,
}

/// An option without a value.
#[derive(Debug)]
pub struct Switch {
    /// Its name, without the dashes.
    pub long: &'static str,
    /// Its letter.
    pub short: Option<char>,
    /// What it does.
    pub about: Message,
}

/// An option with one of a few values.
#[derive(Debug)]
pub struct Choice<T: 'static> {
    /// Its name, without the dashes.
    pub long: &'static str,
    /// What it does.
    pub about: Message,
    /// The word for its value.
    pub value: Message,
    /// What it can be.
    pub values: &'static [Named<T>],
    /// The name of the value that counts when there is none, as far as it
    /// helps to know.
    pub default: Option<&'static str>,
}

/// A value of a [`Choice`].
#[derive(Debug)]
pub struct Named<T> {
    /// Its name.
    pub name: &'static str,
    /// The message with its names in the languages of people.
    pub words: Option<Message>,
    /// What it stands for.
    pub meaning: T,
}

/// A whole number.
#[derive(Debug)]
pub struct Number {
    /// Its name, without the dashes.
    pub name: &'static str,
    /// Where it stands.
    pub place: Place,
    /// What it does.
    pub about: Message,
    /// The word for its value.
    pub value: Message,
    /// The smallest that is allowed.
    pub min: u64,
    /// The largest that is allowed.
    pub max: u64,
    /// The number that counts when there is none.
    pub default: Option<u64>,
}

/// A text: a name, a path, moves, a position.
#[derive(Debug)]
pub struct Text {
    /// Its name, without the dashes.
    pub name: &'static str,
    /// Where it stands.
    pub place: Place,
    /// What it does.
    pub about: Message,
    /// The word for its value.
    pub value: Message,
    /// Names to show as possible values.
    pub values: &'static [&'static str],
}

/// Values that a shell completes. clap takes any other one, too: what is
/// refused, and how, is decided here.
#[derive(Debug, Clone)]
pub(super) struct Suggested(pub(super) Vec<String>);

impl TypedValueParser for Suggested {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(PossibleValue::new)))
    }
}

/// Where a value stands on the command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// After its name, once.
    Option,
    /// After its name, which may be repeated.
    Repeated,
    /// Alone.
    Argument,
    /// Alone, and it must be there.
    Required,
    /// Alone, and further words belong to it.
    Rest,
    /// The same, and there must be one.
    Many,
}

/// Why a text is no value of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ValueFault {
    /// It, or a part of it, is none of those that are known.
    Unknown {
        /// What is not known.
        input: String,
        /// The nearest of them, if one is near.
        suggestion: Option<String>,
        /// Those that are known.
        allowed: String,
    },
    /// Two parts of it exclude each other.
    Conflict {
        /// The first of them.
        other: String,
        /// The second.
        name: String,
    },
    /// It is no whole number.
    NotANumber,
    /// It is too small or too large.
    Range {
        /// The smallest that is allowed.
        min: u64,
        /// The largest that is allowed.
        max: u64,
    },
}

impl ValueFault {
    /// One of `known` was expected, not `input`.
    pub fn unknown(input: &str, known: &[&str]) -> Self {
        Self::Unknown {
            input: input.to_owned(),
            suggestion: nearest(input, known.iter().copied()).map(str::to_owned),
            allowed: known.join(", "),
        }
    }

    /// The sentence that refuses `input` for `option`.
    pub fn message(self, option: &str, input: &str) -> Message {
        let option = option.to_owned();
        let input = input.to_owned();
        match self {
            Self::Unknown {
                input,
                suggestion: Some(suggestion),
                ..
            } => Message::ErrorCliInvalidValueSuggest {
                input,
                option,
                suggestion,
            },
            Self::Unknown {
                input,
                suggestion: None,
                allowed,
            } => Message::ErrorCliInvalidValue {
                input,
                option,
                allowed,
            },
            Self::Conflict { other, name } => Message::ErrorCliConflict {
                option: other,
                other: name,
            },
            Self::NotANumber => Message::ErrorCliNotANumber { option, input },
            Self::Range { min, max } => Message::ErrorCliRange {
                input,
                option,
                min: min.to_string(),
                max: max.to_string(),
            },
        }
    }
}

/// The refusal of a value of the command line.
fn refusal(fault: ValueFault, option: &str, input: &str) -> Error {
    Error::new(Exit::Usage, fault.message(option, input))
}

impl Switch {
    /// What clap is to know about it.
    pub fn arg(&self, speech: Speech<'_>) -> Arg {
        let arg = Arg::new(self.long)
            .long(self.long)
            .action(ArgAction::SetTrue)
            .help(speech.catalog.say(&self.about))
            .help_heading(speech.catalog.say(&Message::HelpOptions));
        match self.short {
            Some(short) => arg.short(short),
            None => arg,
        }
    }

    /// Whether it is given.
    pub fn given(&self, matches: &ArgMatches) -> bool {
        matches.get_flag(self.long)
    }
}

/// A value of a [`Choice`] that has the same name in all languages.
pub(super) const fn named<T>(name: &'static str, meaning: T) -> Named<T> {
    Named {
        name,
        words: None,
        meaning,
    }
}

/// A [`Text`] that may be anything.
pub(super) const fn text(name: &'static str, place: Place, about: Message, value: Message) -> Text {
    Text {
        name,
        place,
        about,
        value,
        values: &[],
    }
}

impl<T: Copy> Choice<T> {
    /// What clap is to know about it.
    pub fn arg(&self, speech: Speech<'_>) -> Arg {
        let names = self.names(speech);
        let help = help(speech, &self.about, self.default, &names);
        option(speech, self.long, &self.value)
            .help(help)
            .value_parser(Suggested(names))
    }

    /// What it is set to on the command line.
    ///
    /// # Errors
    ///
    /// If it is set to something unknown.
    pub fn read(&self, matches: &ArgMatches, speech: Speech<'_>) -> Result<Option<T>, Error> {
        let Some(input) = matches.get_one::<String>(self.long) else {
            return Ok(None);
        };
        match self
            .parse(input)
            .or_else(|_| self.translated(input, speech))
        {
            Ok(meaning) => Ok(Some(meaning)),
            Err(fault) => Err(refusal(fault, &format!("--{}", self.long), input)),
        }
    }

    /// What the value called `input` stands for.
    ///
    /// # Errors
    ///
    /// If there is no such value.
    pub fn parse(&self, input: &str) -> Result<T, ValueFault> {
        let value = self.values.iter().find(|value| value.name == input);
        let names: Vec<&str> = self.values.iter().map(|value| value.name).collect();
        value
            .map(|value| value.meaning)
            .ok_or_else(|| ValueFault::unknown(input, &names))
    }

    /// The same for a name in any language of people.
    fn translated(&self, input: &str, speech: Speech<'_>) -> Result<T, ValueFault> {
        let understood = self.values.iter().find(|value| {
            let Some(message) = &value.words else {
                return false;
            };
            speech.locales.available().into_iter().any(|language| {
                let words = speech.locales.catalog(&language.tag).words(message);
                words
                    .iter()
                    .any(|word| word.to_lowercase() == input.to_lowercase())
            })
        });
        understood.map(|value| value.meaning).ok_or_else(|| {
            let names = self.names(speech);
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            ValueFault::unknown(input, &names)
        })
    }

    /// The names to show: for each value its own, and its first one in the
    /// language of the person.
    fn names(&self, speech: Speech<'_>) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for value in self.values {
            names.push(value.name.to_owned());
            let words = value.words.as_ref().map(|words| speech.catalog.say(words));
            let first = words.as_deref().and_then(|words| words.split(',').next());
            names.extend(
                first
                    .map(str::trim)
                    .filter(|first| *first != value.name)
                    .map(str::to_owned),
            );
        }
        names
    }
}

impl Number {
    /// What clap is to know about it.
    pub fn arg(&self, speech: Speech<'_>) -> Arg {
        let default = self.default.map(|number| number.to_string());
        let help = help(speech, &self.about, default.as_deref(), &[]);
        placed(speech, self.name, self.place, &self.value)
            .help(help)
            .value_hint(ValueHint::Other)
    }

    /// The number on the command line.
    ///
    /// # Errors
    ///
    /// If it is none, or out of range.
    pub fn read<N: TryFrom<u64>>(
        &self,
        matches: &ArgMatches,
        speech: Speech<'_>,
    ) -> Result<Option<N>, Error> {
        let Some(input) = matches.get_one::<String>(self.name) else {
            return Ok(None);
        };
        let range = ValueFault::Range {
            min: self.min,
            max: self.max,
        };
        let number = self
            .parse(input)
            .and_then(|number| N::try_from(number).map_err(|_| range));
        match number {
            Ok(number) => Ok(Some(number)),
            Err(fault) => Err(refusal(fault, &self.shown(speech), input)),
        }
    }

    /// The number that `input` writes.
    ///
    /// # Errors
    ///
    /// If it is none, or out of range.
    pub fn parse(&self, input: &str) -> Result<u64, ValueFault> {
        let range = ValueFault::Range {
            min: self.min,
            max: self.max,
        };
        let digits = input.strip_prefix(['-', '+']).unwrap_or(input);
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(ValueFault::NotANumber);
        }
        match input.parse() {
            Ok(number) if (self.min..=self.max).contains(&number) => Ok(number),
            _ => Err(range),
        }
    }

    fn shown(&self, speech: Speech<'_>) -> String {
        shown(speech, self.name, self.place, &self.value)
    }
}

impl Text {
    /// What clap is to know about it.
    pub fn arg(&self, speech: Speech<'_>) -> Arg {
        let values: Vec<String> = self.values.iter().map(|name| (*name).to_owned()).collect();
        let help = help(speech, &self.about, None, &values);
        let arg = placed(speech, self.name, self.place, &self.value).help(help);
        if values.is_empty() {
            arg.value_hint(ValueHint::Other)
        } else {
            arg.value_parser(Suggested(values))
        }
    }

    /// The text on the command line; words that belong together with blanks
    /// between them.
    pub fn read(&self, matches: &ArgMatches) -> Option<String> {
        let words: Vec<&str> = matches
            .get_many::<String>(self.name)?
            .map(String::as_str)
            .collect();
        Some(words.join(" "))
    }

    /// Every text on the command line, one by one.
    pub fn read_all(&self, matches: &ArgMatches) -> Vec<String> {
        let texts = matches.get_many::<String>(self.name);
        texts.into_iter().flatten().cloned().collect()
    }

    /// How it is called in refusals.
    pub fn shown(&self, speech: Speech<'_>) -> String {
        shown(speech, self.name, self.place, &self.value)
    }
}

/// A path, which need not be UTF-8.
#[derive(Debug)]
pub struct FilePath(pub Text);

impl FilePath {
    /// What clap is to know about it.
    pub fn arg(&self, speech: Speech<'_>) -> Arg {
        self.0
            .arg(speech)
            .value_parser(clap::value_parser!(OsString))
            .value_hint(match self.0.value {
                Message::HelpValueDir => ValueHint::DirPath,
                _ => ValueHint::AnyPath,
            })
    }

    /// The path on the command line, the first if there are several.
    pub fn read(&self, matches: &ArgMatches) -> Option<PathBuf> {
        matches.get_one::<OsString>(self.0.name).map(PathBuf::from)
    }

    /// Every path on the command line.
    pub fn read_all(&self, matches: &ArgMatches) -> Vec<PathBuf> {
        let paths = matches.get_many::<OsString>(self.0.name);
        paths.into_iter().flatten().map(PathBuf::from).collect()
    }
}

/// A description with the notes about its value.
fn help(speech: Speech<'_>, about: &Message, default: Option<&str>, values: &[String]) -> String {
    let mut text = speech.catalog.say(about);
    let mut note = |message: &Message| {
        text.push_str(" [");
        text.push_str(&speech.catalog.say(message));
        text.push(']');
    };
    if !values.is_empty() {
        note(&Message::HelpPossibleValues {
            values: values.join(", "),
        });
    }
    if let Some(default) = default {
        note(&Message::HelpDefault {
            value: default.to_owned(),
        });
    }
    text
}

fn option(speech: Speech<'_>, name: &'static str, value: &Message) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(speech.catalog.say(value))
        .action(ArgAction::Set)
        // Numbers below 0 are refused as values, not as unknown options.
        .allow_negative_numbers(true)
        .hide_default_value(true)
        .hide_possible_values(true)
        .help_heading(speech.catalog.say(&Message::HelpOptions))
}

fn placed(speech: Speech<'_>, name: &'static str, place: Place, value: &Message) -> Arg {
    let argument = || {
        Arg::new(name)
            .allow_negative_numbers(true)
            .value_name(speech.catalog.say(value))
            .hide_possible_values(true)
            .help_heading(speech.catalog.say(&Message::HelpArguments))
    };
    match place {
        Place::Option => option(speech, name, value),
        Place::Repeated => option(speech, name, value).action(ArgAction::Append),
        Place::Argument => argument(),
        Place::Required => argument().required(true),
        Place::Rest => argument().num_args(0..),
        Place::Many => argument().required(true).num_args(1..),
    }
}

/// What a refusal calls a value.
fn shown(speech: Speech<'_>, name: &str, place: Place, value: &Message) -> String {
    match place {
        Place::Option | Place::Repeated => format!("--{name}"),
        Place::Argument | Place::Required | Place::Rest | Place::Many => {
            format!("<{}>", speech.catalog.say(value))
        }
    }
}
