//! E03, names that are there twice; W01, those that are missing; W02, those
//! that nothing says; W08, the name of the language.

use std::collections::HashSet;

use fluent_syntax::ast::VariantKey;

use super::document::{Entry, What};
use super::facts::{Code, Fact, Level};
use super::{Checked, Findings, meta};
use crate::guard::FUNCTIONS;
use crate::message::Message;
use crate::nearest::nearest;
use crate::resource::EntryKind;

const LANGUAGE_NAME: &str = "meta-language-name";

/// Messages with a meaning of their own that are never said.
const META: [&str; 3] = [LANGUAGE_NAME, "meta-fallback", "meta-plurals"];

/// The message that defines the endings of numbers.
pub(super) const ENDINGS: &str = "number-ending";

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    let used = used(checked);
    for (place, entry) in checked.document.entries.iter().enumerate() {
        name(checked, place, entry, findings);
        parts(entry, findings);
        if entry.kind == EntryKind::Message {
            unsaid(&used, entry, findings);
        } else if !used.contains(&(EntryKind::Term, entry.name)) {
            let name = format!("-{}", entry.name);
            findings.add(Fact::Unused { name }, entry.at.clone());
        }
    }
    if checked.base.is_none() {
        missing(checked, findings);
        let tag = checked.tag.as_ref().map(ToString::to_string);
        let own = meta(checked.document.text, LANGUAGE_NAME);
        if own.is_none() || own == tag.as_deref() {
            let entry = checked.document.message(LANGUAGE_NAME);
            findings.add(Fact::NoName, entry.map_or(0..0, |entry| entry.at.clone()));
        }
    }
}

fn name(checked: &Checked<'_>, place: usize, entry: &Entry<'_>, findings: &mut Findings) {
    let first = |kind| checked.document.place(kind, entry.name);
    let name = entry.name.to_owned();
    let other = match entry.kind {
        EntryKind::Message => EntryKind::Term,
        EntryKind::Term => EntryKind::Message,
    };
    let base = checked.base.as_ref();
    if FUNCTIONS.contains(&entry.name) {
        findings.add(Fact::LikeFunction { name }, entry.at.clone());
    } else if let Some(first) = first(entry.kind).filter(|first| *first < place) {
        let start = checked.document.entries[first].at.start;
        let line = 1 + checked.document.text[..start].matches('\n').count();
        findings.add(Fact::Twice { name, line }, entry.at.clone());
    } else if first(other).is_some_and(|first| first < place)
        || base.is_some_and(|base| base.find(other, entry.name).is_some())
    {
        findings.add(Fact::BothKinds { name }, entry.at.clone());
    }
}

/// Attributes and variants that are there twice.
fn parts(entry: &Entry<'_>, findings: &mut Findings) {
    let mut seen = HashSet::new();
    for part in &entry.parts {
        if let Some(attribute) = part.attribute
            && !seen.insert(attribute)
        {
            let name = attribute.to_owned();
            findings.add(Fact::AttributeTwice { name }, part.at.clone());
        }
    }
    for used in entry.uses() {
        let What::Choice(_, variants) = used.what else {
            continue;
        };
        let mut seen = HashSet::new();
        for variant in variants {
            let key = match variant.key {
                VariantKey::Identifier { name } => name,
                VariantKey::NumberLiteral { value } => value,
            };
            if !seen.insert(key) {
                let start = key.as_ptr().addr() - entry.name.as_ptr().addr();
                let dash = usize::from(entry.kind == EntryKind::Term);
                let start = start + entry.at.start + dash;
                let span = start..start + key.len();
                let key = key.to_owned();
                findings.add(Fact::VariantTwice { key }, span);
            }
        }
    }
}

fn unsaid(used: &HashSet<(EntryKind, &str)>, entry: &Entry<'_>, findings: &mut Findings) {
    let id = entry.name;
    let is_known = META.contains(&id)
        || id == ENDINGS
        || Message::TABLE.iter().any(|info| info.id == id)
        || FUNCTIONS.contains(&id);
    if is_known || entry.pardons(Code::W02) || findings.is_full(Level::Warning) {
        return;
    }
    let is_used = used.contains(&(EntryKind::Message, id));
    let name = id.to_owned();
    if id.starts_with("local-") {
        if !is_used {
            findings.add(Fact::Unused { name }, entry.at.clone());
        }
    } else if id.starts_with("meta-") || !is_used {
        let ids = Message::TABLE.iter().map(|info| info.id);
        let suggestion = nearest(id, ids.chain(META)).map(str::to_owned);
        findings.add(Fact::Unknown { name, suggestion }, entry.at.clone());
    }
}

/// The messages and terms that others refer to.
fn used<'a>(checked: &'a Checked<'_>) -> HashSet<(EntryKind, &'a str)> {
    let documents = [Some(&checked.document), checked.base.as_ref()];
    let entries = documents.into_iter().flatten().flat_map(|d| &d.entries);
    let names = entries.flat_map(|entry| {
        let uses = entry.uses().filter_map(|used| match used.what {
            What::Message(name, _) => Some((EntryKind::Message, name)),
            What::Term(name, ..) => Some((EntryKind::Term, name)),
            _ => None,
        });
        uses.filter(|other| *other != (entry.kind, entry.name))
    });
    names.collect()
}

fn missing(checked: &Checked<'_>, findings: &mut Findings) {
    let has = |id: &str| {
        let entry = checked.document.message(id);
        entry.is_some_and(|entry| entry.value.is_some())
    };
    let ids: Vec<&str> = Message::TABLE.iter().map(|info| info.id).collect();
    let ids: Vec<&'static str> = ids.into_iter().filter(|id| !has(id)).collect();
    if !ids.is_empty() {
        let all = Message::TABLE.len();
        let done = all - ids.len();
        findings.extend_whole(Some(Fact::Missing { done, all, ids }));
    }
}
