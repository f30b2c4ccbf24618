//! E01, numbers that are too long; E06, arguments that do not fit; E08,
//! characters written as escapes; W08, what has no effect.

use fluent_syntax::ast::{CallArguments, InlineExpression};

use super::document::{Entry, What};
use super::facts::Fact;
use super::names::ENDINGS;
use super::syntax::forbidden;
use super::{Checked, Findings};
use crate::guard::{FUNCTIONS, MAX_ARGUMENTS, MAX_NUMBER};
use crate::resource::EntryKind;

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    for entry in &checked.document.entries {
        for used in entry.uses() {
            let at = used.at.clone();
            match &used.what {
                What::Number(value) if value.len() > MAX_NUMBER => {
                    findings.add(Fact::LongNumber, at);
                }
                What::Nested => findings.add(Fact::Nested, at),
                What::Choice(
                    InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. },
                    _,
                ) => findings.add(Fact::Selector, at),
                What::Function(name, arguments) if FUNCTIONS.contains(name) => {
                    plain(checked, arguments, at.clone(), findings);
                    if arguments.positional.len() != 1 {
                        findings.add(Fact::Arguments, at);
                    }
                    options(checked, entry, name, arguments, findings);
                }
                What::Term(name, _, Some(arguments)) => {
                    plain(checked, arguments, at.clone(), findings);
                    if !arguments.positional.is_empty() {
                        let name = format!("-{name}");
                        findings.add(Fact::Positional { name }, at);
                    }
                }
                _ => {}
            }
        }
        literals(checked, entry, findings);
    }
}

/// The guard takes plain arguments only, and few of them.
fn plain(
    checked: &Checked<'_>,
    arguments: &CallArguments<&str>,
    at: std::ops::Range<usize>,
    findings: &mut Findings,
) {
    if arguments.positional.len() + arguments.named.len() > MAX_ARGUMENTS {
        findings.add(Fact::Arguments, at.clone());
    }
    for argument in &arguments.positional {
        let piece = match argument {
            InlineExpression::FunctionReference { id, .. }
            | InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => id.name,
            InlineExpression::Placeable { .. } => {
                findings.add(Fact::Arguments, at.clone());
                continue;
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::VariableReference { .. } => continue,
        };
        let start = checked.document.offset(piece);
        findings.add(Fact::Arguments, start..start + piece.len());
    }
}

/// Named arguments of a function.
fn options(
    checked: &Checked<'_>,
    entry: &Entry<'_>,
    function: &str,
    arguments: &CallArguments<&str>,
    findings: &mut Findings,
) {
    if entry.name == ENDINGS {
        // There are no functions in it at all.
        return;
    }
    for argument in &arguments.named {
        let name = argument.name.name;
        let start = checked.document.offset(name);
        match (function, name, &argument.value) {
            ("NUM", "case", InlineExpression::StringLiteral { value }) => {
                let endings = checked.find(EntryKind::Message, ENDINGS);
                if endings.is_none_or(|endings| endings.part(Some(value)).is_none()) {
                    let start = checked.document.offset(value);
                    let parts = endings.into_iter().flat_map(|endings| &endings.parts);
                    let defined = parts.filter_map(|part| part.attribute);
                    let fact = Fact::NoCase {
                        name: (*value).to_owned(),
                        defined: defined.map(str::to_owned).collect(),
                    };
                    findings.add(fact, start..start + value.len().max(1));
                }
            }
            ("NUM", "case", _) => findings.add(Fact::NotLiteral, start..start + name.len()),
            (
                "NUMBER",
                "type",
                InlineExpression::StringLiteral {
                    value: "ordinal" | "cardinal",
                },
            ) => {}
            _ => {
                let span = start..start + name.len();
                let name = name.to_owned();
                findings.add(Fact::NoEffect { name }, span);
            }
        }
    }
}

/// Characters that are written as `\u001B`.
fn literals(checked: &Checked<'_>, entry: &Entry<'_>, findings: &mut Findings) {
    for literal in entry.parts.iter().flat_map(|part| &part.literals) {
        let start = checked.document.offset(literal);
        let mut from = 0;
        while let Some(escape) = literal[from..].find('\\') {
            let at = from + escape;
            let digits = match literal[at + 1..].chars().next() {
                Some('u') => 4,
                Some('U') => 6,
                _ => 0,
            };
            let end = at + 2 + digits;
            let code = literal.get(at + 2..end).unwrap_or_default();
            let character = u32::from_str_radix(code, 16).ok().and_then(char::from_u32);
            if let Some(fact) = character.and_then(forbidden) {
                findings.add(fact, start + at..start + end);
            }
            from = end.min(literal.len());
            if !literal.is_char_boundary(from) {
                break;
            }
        }
    }
}
