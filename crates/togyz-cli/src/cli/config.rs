//! `togyz config`: its commands and what they are asked.

use clap::ArgMatches;
use togyz_i18n::Message;

use super::args::{self, Request};
use super::commands::{Kind, Listed, Spec};
use super::flags::{self, Format};
use super::kinds::{Place, Text, text};
use crate::config;

/// `togyz config`
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ConfigArgs {
    /// `togyz config show`
    Show {
        /// The settings that the command line itself makes, with their values.
        flags: Vec<(&'static str, String)>,
        /// The form of the output.
        format: Format,
    },
    /// `togyz config path`
    Path,
    /// `togyz config set`
    Set {
        /// The name of the setting.
        key: String,
        /// Its new value.
        value: String,
    },
    /// `togyz config unset`
    Unset {
        /// The name of the setting.
        key: String,
    },
}

static KEY: Text = Text {
    name: "key",
    place: Place::Required,
    about: Message::HelpOptionConfigKey,
    value: Message::HelpValueName,
    values: &config::KEYS,
};

static VALUE: Text = text(
    "value",
    Place::Required,
    Message::HelpOptionConfigValue,
    Message::HelpValueValue,
);

/// The commands of `togyz config`.
pub(super) const COMMANDS: &[Spec] = &[
    Spec {
        name: "show",
        about: Message::HelpCommandConfigShow,
        listed: Listed::Yes,
        args: |speech| vec![flags::FORMAT.arg(speech)],
        kind: Kind::Does(|matches, speech| {
            Ok(Request::Config(ConfigArgs::Show {
                flags: given(matches),
                format: args::format(matches, speech)?,
            }))
        }),
    },
    Spec {
        name: "path",
        about: Message::HelpCommandConfigPath,
        listed: Listed::Yes,
        args: |_| Vec::new(),
        kind: Kind::Does(|_, _| Ok(Request::Config(ConfigArgs::Path))),
    },
    Spec {
        name: "set",
        about: Message::HelpCommandConfigSet,
        listed: Listed::Yes,
        args: |speech| vec![KEY.arg(speech), VALUE.arg(speech)],
        kind: Kind::Does(|matches, _| {
            Ok(Request::Config(ConfigArgs::Set {
                key: KEY.read(matches).unwrap_or_default(),
                value: VALUE.read(matches).unwrap_or_default(),
            }))
        }),
    },
    Spec {
        name: "unset",
        about: Message::HelpCommandConfigUnset,
        listed: Listed::Yes,
        args: |speech| vec![KEY.arg(speech)],
        kind: Kind::Does(|matches, _| {
            Ok(Request::Config(ConfigArgs::Unset {
                key: KEY.read(matches).unwrap_or_default(),
            }))
        }),
    },
];

/// The settings that have an option which is given.
fn given(matches: &ArgMatches) -> Vec<(&'static str, String)> {
    let keys = config::KEYS.into_iter();
    keys.filter_map(|key| {
        // Not every setting has an option here.
        let value = matches.try_get_one::<String>(key).ok()??;
        Some((key, value.clone()))
    })
    .collect()
}
