//! What clap refuses, said in the language of the person.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use togyz_i18n::Message;

use super::see_help;
use crate::error::{Error, Exit};
use crate::suggest::nearest;

/// The refusal of a command line for the command called `path`, which takes
/// the commands `known`.
pub(super) fn refusal(error: &clap::Error, path: &str, known: &[&str]) -> Error {
    let refusal = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            unknown_command(&Context(error).text(ContextKind::InvalidSubcommand), known)
        }
        _ => Error::new(Exit::Usage, message(error)),
    };
    refusal.hint(see_help(path))
}

/// There is no command `input` among `known`.
pub(super) fn unknown_command(input: &str, known: &[&str]) -> Error {
    let input = input.to_owned();
    let message = match nearest(&input, known.iter().copied()) {
        Some(suggestion) => Message::ErrorCliUnknownCommandSuggest {
            suggestion: suggestion.to_owned(),
            input,
        },
        None => Message::ErrorCliUnknownCommand { input },
    };
    Error::new(Exit::Usage, message)
}

fn message(error: &clap::Error) -> Message {
    let context = Context(error);
    let option = || context.name(ContextKind::InvalidArg);
    let input = || context.text(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match input() {
            value if value.is_empty() => Message::ErrorCliMissingValue { option: option() },
            value => invalid_value(&context, option(), value),
        },
        ErrorKind::UnknownArgument => unknown_argument(&context),
        ErrorKind::InvalidSubcommand => Message::ErrorCliUnknownCommand {
            input: context.text(ContextKind::InvalidSubcommand),
        },
        ErrorKind::NoEquals => Message::ErrorCliNoEquals { option: option() },
        ErrorKind::TooManyValues => {
            let (option, input) = (option(), input());
            // clap shows the value of an option that takes one.
            if context.text(ContextKind::InvalidArg) == option {
                Message::ErrorCliUnexpectedValue { option, input }
            } else {
                Message::ErrorCliTooManyValues { option, input }
            }
        }
        ErrorKind::TooFewValues => Message::ErrorCliTooFewValues {
            option: option(),
            min: context.number(ContextKind::MinValues),
            count: context.number(ContextKind::ActualNumValues),
        },
        ErrorKind::WrongNumberOfValues => wrong_number(&context),
        ErrorKind::ArgumentConflict => {
            let option = option();
            match context.first(ContextKind::PriorArg) {
                Some(other) if name(&other) != option => Message::ErrorCliConflict {
                    option,
                    other: name(&other),
                },
                _ => Message::ErrorCliRepeated { option },
            }
        }
        ErrorKind::MissingRequiredArgument => Message::ErrorCliMissingArgument {
            values: context.names(ContextKind::InvalidArg),
        },
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::ErrorCliMissingCommand {
                allowed: context.names(ContextKind::ValidSubcommand),
            }
        }
        ErrorKind::InvalidUtf8 => Message::ErrorCliNotUtf8,
        ErrorKind::Io | ErrorKind::Format => Message::ErrorCliIo,
        // Help and the version are printed, not refused; clap may learn to
        // refuse more than it does now.
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion | _ => Message::ErrorCliOther,
    }
}

fn invalid_value(context: &Context<'_>, option: String, input: String) -> Message {
    if let Some(suggestion) = context.first(ContextKind::SuggestedValue) {
        return Message::ErrorCliInvalidValueSuggest {
            input,
            option,
            suggestion,
        };
    }
    match context.names(ContextKind::ValidValue) {
        allowed if allowed.is_empty() => Message::ErrorCliBadValue { input, option },
        allowed => Message::ErrorCliInvalidValue {
            input,
            option,
            allowed,
        },
    }
}

fn unknown_argument(context: &Context<'_>) -> Message {
    let input = context.text(ContextKind::InvalidArg);
    if !input.starts_with('-') {
        return Message::ErrorCliUnexpectedArgument { input };
    }
    match context.first(ContextKind::SuggestedArg) {
        Some(suggestion) => Message::ErrorCliUnknownOptionSuggest {
            input,
            suggestion: name(&suggestion),
        },
        None => Message::ErrorCliUnknownOption { input },
    }
}

fn wrong_number(context: &Context<'_>) -> Message {
    let option = context.name(ContextKind::InvalidArg);
    match context.number(ContextKind::ExpectedNumValues) {
        0 => Message::ErrorCliUnexpectedValue {
            option,
            input: context.text(ContextKind::InvalidValue),
        },
        expected => Message::ErrorCliWrongCount {
            option,
            expected,
            count: context.number(ContextKind::ActualNumValues),
        },
    }
}

/// What clap tells about an error.
struct Context<'a>(&'a clap::Error);

impl Context<'_> {
    fn all(&self, kind: ContextKind) -> Vec<String> {
        match self.0.get(kind) {
            Some(ContextValue::String(text)) => vec![text.clone()],
            Some(ContextValue::Strings(texts)) => texts.clone(),
            Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
            Some(ContextValue::StyledStrs(texts)) => {
                texts.iter().map(ToString::to_string).collect()
            }
            Some(ContextValue::Number(number)) => vec![number.to_string()],
            _ => Vec::new(),
        }
    }

    fn first(&self, kind: ContextKind) -> Option<String> {
        self.all(kind).into_iter().next()
    }

    fn text(&self, kind: ContextKind) -> String {
        self.first(kind).unwrap_or_default()
    }

    fn name(&self, kind: ContextKind) -> String {
        name(&self.text(kind))
    }

    fn names(&self, kind: ContextKind) -> String {
        let names: Vec<String> = self.all(kind).iter().map(|text| name(text)).collect();
        names.join(", ")
    }

    fn number(&self, kind: ContextKind) -> u32 {
        match self.0.get(kind) {
            Some(ContextValue::Number(number)) => u32::try_from(*number).unwrap_or(0),
            _ => 0,
        }
    }
}

/// `--style` of `--style <NAME>`, `<FILE>` of `[FILE]...`.
fn name(shown: &str) -> String {
    let first = shown.split(' ').next().unwrap_or_default();
    let first = first.trim_end_matches("...");
    match first
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
    {
        Some(name) => format!("<{name}>"),
        None => first.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: ErrorKind, context: &[(ContextKind, ContextValue)], expected: &Message) {
        let mut error = clap::Error::new(kind);
        for (kind, value) in context {
            error.insert(*kind, value.clone());
        }
        assert_eq!(message(&error), *expected);
    }

    /// The kinds that no option of today can bring about.
    #[test]
    fn every_kind_has_its_sentence() {
        let option = || "--side".to_owned();
        let arg = || {
            let shown = ContextValue::String("--side <NAME>".to_owned());
            (ContextKind::InvalidArg, shown)
        };
        let input = || {
            let value = ContextValue::String("x".to_owned());
            (ContextKind::InvalidValue, value)
        };
        let count = |kind, number| (kind, ContextValue::Number(number));
        let x = || "x".to_owned();
        check(
            ErrorKind::NoEquals,
            &[arg()],
            &Message::ErrorCliNoEquals { option: option() },
        );
        check(
            ErrorKind::TooManyValues,
            &[arg(), input()],
            &Message::ErrorCliTooManyValues {
                option: option(),
                input: x(),
            },
        );
        check(
            ErrorKind::TooFewValues,
            &[
                arg(),
                count(ContextKind::MinValues, 2),
                count(ContextKind::ActualNumValues, 1),
            ],
            &Message::ErrorCliTooFewValues {
                option: option(),
                min: 2,
                count: 1,
            },
        );
        check(
            ErrorKind::WrongNumberOfValues,
            &[
                arg(),
                count(ContextKind::ExpectedNumValues, 2),
                count(ContextKind::ActualNumValues, 1),
            ],
            &Message::ErrorCliWrongCount {
                option: option(),
                expected: 2,
                count: 1,
            },
        );
        check(
            ErrorKind::ValueValidation,
            &[arg(), input()],
            &Message::ErrorCliBadValue {
                input: x(),
                option: option(),
            },
        );
        check(
            ErrorKind::InvalidValue,
            &[
                arg(),
                input(),
                (
                    ContextKind::ValidValue,
                    ContextValue::Strings(vec!["a".to_owned(), "b".to_owned()]),
                ),
            ],
            &Message::ErrorCliInvalidValue {
                input: x(),
                option: option(),
                allowed: "a, b".to_owned(),
            },
        );
        check(ErrorKind::InvalidUtf8, &[], &Message::ErrorCliNotUtf8);
        check(ErrorKind::Io, &[], &Message::ErrorCliIo);
        check(ErrorKind::Format, &[], &Message::ErrorCliIo);
    }
}
