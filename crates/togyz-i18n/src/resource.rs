//! A locale file, parsed and made safe.

use std::collections::HashMap;
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::guard::{FUNCTIONS, Hazard, hazard_in, line_at};

/// The kind of a named entry. Messages and terms share their names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum EntryKind {
    Message,
    Term,
}

/// The entries of a language that are already there.
pub(crate) type Names = HashMap<String, EntryKind>;

/// A fault in a user's file that costs one message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum EntryFault {
    /// The parser does not understand what begins in this line.
    Syntax { line: usize },
    /// The message is left out.
    Hazard {
        line: usize,
        id: String,
        hazard: Hazard,
    },
}

/// The messages and terms of `resource`.
pub(crate) fn names(resource: &FluentResource) -> Names {
    let entries = resource.entries().filter_map(name_of);
    entries
        .map(|(name, kind)| (name.to_owned(), kind))
        .collect()
}

/// The resource in an embedded file: known to be sound, as the tests say.
pub(crate) fn embedded(text: &str) -> Arc<FluentResource> {
    Arc::new(parse(text.to_owned()))
}

/// The resource in an admitted user's file, without what is unsound in it, and
/// a list of that. `taken` are the names its language already has.
pub(crate) fn sound(text: &str, taken: &Names) -> (Arc<FluentResource>, Vec<EntryFault>) {
    let (parsed, errors) = match parser::parse(text) {
        Ok(parsed) => (parsed, Vec::new()),
        Err((parsed, errors)) => (parsed, errors),
    };
    let mut faults: Vec<EntryFault> = errors
        .iter()
        .map(|error| EntryFault::Syntax {
            line: line_at(text.as_bytes(), error.pos.start),
        })
        .collect();

    let starts: Vec<(usize, &Entry<&str>)> = parsed
        .body
        .iter()
        .filter_map(|entry| {
            let (name, kind) = name_of(entry)?;
            let dash = usize::from(kind == EntryKind::Term);
            Some((offset(text, name) - dash, entry))
        })
        .collect();
    let ends = starts.iter().skip(1).map(|(start, _)| *start);
    let ends: Vec<usize> = ends.chain([text.len()]).collect();

    let mut seen = Names::new();
    let mut clean = String::with_capacity(text.len());
    for ((start, entry), end) in starts.iter().zip(ends) {
        let Some((name, kind)) = name_of(entry) else {
            continue;
        };
        if let Some(hazard) = refusal(entry, name, kind, taken, &seen) {
            faults.push(EntryFault::Hazard {
                line: line_at(text.as_bytes(), *start),
                id: name.to_owned(),
                hazard,
            });
            continue;
        }
        clean.push_str(&text[*start..end]);
        clean.push('\n');
        seen.insert(name.to_owned(), kind);
    }
    (Arc::new(parse(clean)), faults)
}

fn parse(text: String) -> FluentResource {
    match FluentResource::try_new(text) {
        Ok(resource) | Err((resource, _)) => resource,
    }
}

fn refusal(
    entry: &Entry<&str>,
    name: &str,
    kind: EntryKind,
    taken: &Names,
    seen: &Names,
) -> Option<Hazard> {
    if seen.get(name) == Some(&kind) {
        return Some(Hazard::Duplicate);
    }
    let clash = |names: &Names| names.get(name).is_some_and(|other| *other != kind);
    if FUNCTIONS.contains(&name) || clash(taken) || clash(seen) {
        return Some(Hazard::NameTaken);
    }
    hazard_in(entry)
}

fn name_of<'a>(entry: &Entry<&'a str>) -> Option<(&'a str, EntryKind)> {
    match entry {
        Entry::Message(message) => Some((message.id.name, EntryKind::Message)),
        Entry::Term(term) => Some((term.id.name, EntryKind::Term)),
        Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => None,
    }
}

/// Where `part`, a slice of `text`, begins in it.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}
