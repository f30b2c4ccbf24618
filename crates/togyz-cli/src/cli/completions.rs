//! `togyz completions`: what a shell completes.

use clap::{Arg, ArgMatches};
use clap_complete::{Generator, generate, shells};
use togyz_i18n::Message;

use super::args::Request;
use super::commands::program;
use super::kinds::{Place, Speech, Suggested, Text, ValueFault};
use crate::error::{Error, Exit};

/// A shell that completes words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shell {
    /// bash
    Bash,
    /// zsh
    Zsh,
    /// fish
    Fish,
    /// `PowerShell`
    PowerShell,
}

/// The shell.
static SHELL: Text = Text {
    name: "shell",
    place: Place::Required,
    about: Message::HelpOptionShell,
    value: Message::HelpValueShell,
    values: &["bash", "zsh", "fish", "powershell"],
};

pub(super) fn args(speech: Speech<'_>) -> Vec<Arg> {
    vec![SHELL.arg(speech)]
}

pub(super) fn read(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    // clap has made sure that it is there.
    let input = SHELL.read(matches).unwrap_or_default();
    let shell = match input.as_str() {
        "bash" => Shell::Bash,
        "zsh" => Shell::Zsh,
        "fish" => Shell::Fish,
        "powershell" => Shell::PowerShell,
        _ => {
            let fault = ValueFault::unknown(&input, SHELL.values);
            let option = SHELL.shown(speech);
            return Err(Error::new(Exit::Usage, fault.message(&option, &input)));
        }
    };
    Ok(Request::Completions(shell))
}

/// The tags of all languages there are, for `--lang`.
pub(super) fn languages(speech: Speech<'_>) -> Suggested {
    let languages = speech.locales.available();
    Suggested(
        languages
            .iter()
            .map(|language| language.tag.to_string())
            .collect(),
    )
}

/// The script that teaches `shell` the commands, options and values of the
/// program, described in the language of the person.
pub fn completions(shell: Shell, speech: Speech<'_>) -> Vec<u8> {
    match shell {
        Shell::Bash => script(shells::Bash, speech),
        Shell::Zsh => script(shells::Zsh, speech),
        Shell::Fish => script(shells::Fish, speech),
        Shell::PowerShell => script(shells::PowerShell, speech),
    }
}

fn script(shell: impl Generator, speech: Speech<'_>) -> Vec<u8> {
    /// No help is shown.
    const COLUMNS: usize = 80;
    let mut script = Vec::new();
    generate(shell, &mut program(speech, COLUMNS), "togyz", &mut script);
    script
}
