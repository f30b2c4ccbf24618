//! E09: every message is said over its sample values.

use std::collections::HashSet;

use super::document::{Entry, What};
use super::facts::Fact;
use super::{Checked, Findings};
use crate::catalog::{Fault, Layer};
use crate::message::{Argument, Message};
use crate::resource::{self, EntryKind};

/// The file, with the one below it, as the program would use it.
pub(super) fn layer(checked: &Checked<'_>) -> Layer {
    let base = checked.base_text.map(resource::embedded);
    let taken = base.as_deref().map(resource::names).unwrap_or_default();
    let (resource, _) = resource::sound(checked.document.text, &taken);
    let tag = checked.tag.clone().unwrap_or_default();
    let plurals = checked.plurals.clone().unwrap_or_else(|| tag.clone());
    Layer::new(tag, plurals, checked.base_text, vec![resource])
}

/// The English file.
pub(super) fn english(checked: &Checked<'_>) -> Layer {
    let tag = crate::negotiate::english();
    let (resource, _) = resource::sound(checked.english.text, &resource::Names::new());
    Layer::new(tag.clone(), tag, None, vec![resource])
}

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    let layer = layer(checked);
    for info in Message::TABLE {
        let Some(entry) = checked.document.message(info.id) else {
            continue;
        };
        for message in info.samples() {
            let fact = match layer.format(&message) {
                None | Some(Ok(_)) => continue,
                Some(Err(Fault::TooLong)) => Fact::TooLong {
                    message: info.id.to_owned(),
                },
                Some(Err(_)) => Fact::Unsayable {
                    message: info.id.to_owned(),
                    values: values(&message),
                },
            };
            if !is_explained(checked, entry, findings) {
                findings.add(fact, entry.at.clone());
            }
            break;
        }
    }
}

/// Whether something else is wrong with the message or its helpers.
fn is_explained(checked: &Checked<'_>, entry: &Entry<'_>, findings: &Findings) -> bool {
    let mut seen = HashSet::new();
    let mut open = vec![entry];
    while let Some(entry) = open.pop() {
        if !seen.insert((entry.kind == EntryKind::Term, entry.name)) {
            continue;
        }
        if findings.has_error_in(&entry.span) {
            return true;
        }
        for used in entry.uses() {
            if let What::Function("NUM", _) = used.what {
                open.extend(checked.document.message(super::names::ENDINGS));
            }
            open.extend(checked.target(used).map(|(other, _)| other));
        }
    }
    false
}

/// `$made = 5, $mover = white`
fn values(message: &Message) -> String {
    let arguments = message.arguments().into_iter();
    let values: Vec<String> = arguments
        .map(|(name, argument)| match argument {
            Argument::Num(number) => format!("${name} = {number}"),
            Argument::Key(key) => format!("${name} = {key}"),
            Argument::Text(text) => format!("${name} = {text}"),
            Argument::Decimal(number) => format!("${name} = {}", number.as_str()),
        })
        .collect();
    values.join(", ")
}
