//! `togyz locale`: its commands, and what each is asked to do.

use std::path::PathBuf;

use clap::ArgMatches;
use togyz_i18n::Message;

use super::args::Request;
use super::commands::{Kind, Listed, Spec};
use super::flags::{self, Format};
use super::game_flags::OUTPUT;
use super::kinds::{FilePath, Place, Speech, Switch, Text};
use crate::error::{Error, Exit};

/// `togyz locale`
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LocaleArgs {
    /// `togyz locale list`
    List,
    /// `togyz locale check`
    Check(CheckArgs),
    /// `togyz locale new`
    New {
        /// The tag of the new language.
        tag: String,
        /// The language whose texts stand beside the English ones.
        from: Option<String>,
        /// The file to write; standard output if it is not said.
        output: Option<PathBuf>,
    },
    /// `togyz locale show`
    Show {
        /// The id of a message.
        id: String,
        /// Whether a language was named: then only that one is shown.
        languages: Languages,
    },
    /// `togyz locale preview`
    Preview {
        /// The tag of a language.
        tag: String,
    },
}

/// `togyz locale check`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckArgs {
    /// Files and tags; every language if there are none.
    pub what: Vec<PathBuf>,
    /// What counts as an error.
    pub rigour: Rigour,
    /// The form of the output.
    pub format: Format,
}

/// What makes a check fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rigour {
    /// Errors.
    Errors,
    /// Warnings, too.
    Warnings,
}

/// Which languages are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Languages {
    /// All there are.
    All,
    /// The one that is spoken.
    Spoken,
}

/// Files of languages, or tags.
static FILES: FilePath = FilePath(Text {
    name: "files",
    place: Place::Rest,
    about: Message::HelpOptionLocaleFiles,
    value: Message::HelpValueFile,
    values: &[],
});

/// `--all`
static ALL: Switch = Switch {
    long: "all",
    short: None,
    about: Message::HelpOptionLocaleAll,
};

/// `--strict`
static STRICT: Switch = Switch {
    long: "strict",
    short: None,
    about: Message::HelpOptionStrict,
};

/// `--json`
static JSON: Switch = Switch {
    long: "json",
    short: None,
    about: Message::HelpOptionJson,
};

/// The tag of a language.
static TAG: Text = Text {
    name: "tag",
    place: Place::Required,
    about: Message::HelpOptionTag,
    value: Message::HelpValueTag,
    values: &[],
};

/// `--from`
static FROM: Text = Text {
    name: "from",
    place: Place::Option,
    about: Message::HelpOptionFromLang,
    value: Message::HelpValueLang,
    values: &[],
};

/// The id of a message.
static MESSAGE: Text = Text {
    name: "message",
    place: Place::Required,
    about: Message::HelpOptionMessage,
    value: Message::HelpValueMessage,
    values: &[],
};

/// Its commands, in the order of the help.
pub(super) const COMMANDS: &[Spec] = &[
    Spec {
        name: "list",
        about: Message::HelpCommandLocaleList,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Does(|_, _| Ok(Request::Locale(LocaleArgs::List))),
    },
    Spec {
        name: "new",
        about: Message::HelpCommandLocaleNew,
        listed: Listed::Yes,
        args: |speech| vec![TAG.arg(speech), FROM.arg(speech), OUTPUT.arg(speech)],
        kind: Kind::Does(|matches, _| {
            Ok(Request::Locale(LocaleArgs::New {
                tag: TAG.read(matches).unwrap_or_default(),
                from: FROM.read(matches),
                output: OUTPUT.read(matches),
            }))
        }),
    },
    Spec {
        name: "check",
        about: Message::HelpCommandLocaleCheck,
        listed: Listed::Yes,
        args: |speech| {
            vec![
                FILES.arg(speech),
                ALL.arg(speech).conflicts_with(FILES.0.name),
                STRICT.arg(speech),
                JSON.arg(speech),
            ]
        },
        kind: Kind::Does(check),
    },
    Spec {
        name: "show",
        about: Message::HelpCommandLocaleShow,
        listed: Listed::Yes,
        args: |speech| vec![MESSAGE.arg(speech)],
        kind: Kind::Does(|matches, _| {
            let is_said = flags::LANG.read(matches).is_some();
            Ok(Request::Locale(LocaleArgs::Show {
                id: MESSAGE.read(matches).unwrap_or_default(),
                languages: if is_said {
                    Languages::Spoken
                } else {
                    Languages::All
                },
            }))
        }),
    },
    Spec {
        name: "preview",
        about: Message::HelpCommandLocalePreview,
        listed: Listed::Yes,
        args: |speech| vec![TAG.arg(speech)],
        kind: Kind::Does(|matches, _| {
            Ok(Request::Locale(LocaleArgs::Preview {
                tag: TAG.read(matches).unwrap_or_default(),
            }))
        }),
    },
];

fn check(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    let what = FILES.read_all(matches);
    if what.is_empty() && !ALL.given(matches) {
        let values = FILES.0.shown(speech);
        return Err(Error::new(
            Exit::Usage,
            Message::ErrorCliMissingArgument { values },
        ));
    }
    Ok(Request::Locale(LocaleArgs::Check(CheckArgs {
        what,
        rigour: if STRICT.given(matches) {
            Rigour::Warnings
        } else {
            Rigour::Errors
        },
        format: if JSON.given(matches) {
            Format::Json
        } else {
            Format::Text
        },
    })))
}
