//! E04: what is referred to and does not exist, and what goes round.

use std::collections::HashMap;

use super::document::{Document, Entry, Part, Use, What};
use super::facts::{Fact, Level};
use super::names::ENDINGS;
use super::{Checked, Findings};
use crate::guard::FUNCTIONS;
use crate::nearest::nearest;
use crate::resource::EntryKind;

impl<'a> Checked<'a> {
    /// The entry that `kind` and `name` mean, in the file or the one below it.
    pub(super) fn find(&self, kind: EntryKind, name: &str) -> Option<&Entry<'a>> {
        let own = self.document.find(kind, name);
        own.or_else(|| self.base.as_ref()?.find(kind, name))
    }

    /// The part of an entry that a reference means.
    pub(super) fn target(&self, used: &Use<'_>) -> Option<(&Entry<'a>, &Part<'a>)> {
        let (kind, name, attribute) = match used.what {
            What::Message(name, attribute) => (EntryKind::Message, name, attribute),
            What::Term(name, attribute, _) => (EntryKind::Term, name, attribute),
            _ => return None,
        };
        let entry = self.find(kind, name)?;
        Some((entry, entry.part(attribute)?))
    }
}

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    for entry in &checked.document.entries {
        for part in &entry.parts {
            for used in &part.uses {
                if findings.is_full(Level::Error) {
                    return;
                }
                reference(checked, entry, used, findings);
            }
        }
    }
    cycles(checked, findings);
}

fn reference(checked: &Checked<'_>, entry: &Entry<'_>, used: &Use<'_>, findings: &mut Findings) {
    let fact = match used.what {
        What::Message(name, attribute) => unresolved(checked, EntryKind::Message, name, attribute),
        What::Term(name, attribute, _) => unresolved(checked, EntryKind::Term, name, attribute),
        What::Function(name, _) => {
            let exists = FUNCTIONS.contains(&name) && entry.name != ENDINGS;
            (!exists).then(|| Fact::NoFunction {
                name: name.to_owned(),
            })
        }
        _ => None,
    };
    if let Some(fact) = fact {
        findings.add(fact, used.at.clone());
    }
}

fn unresolved(
    checked: &Checked<'_>,
    kind: EntryKind,
    name: &str,
    attribute: Option<&str>,
) -> Option<Fact> {
    let dash = match kind {
        EntryKind::Message => "",
        EntryKind::Term => "-",
    };
    let Some(entry) = checked.find(kind, name) else {
        let documents = [Some(&checked.document), checked.base.as_ref()];
        let names = documents
            .into_iter()
            .flatten()
            .flat_map(|document: &Document<'_>| &document.entries)
            .filter(|entry| entry.kind == kind)
            .map(|entry| entry.name);
        return Some(Fact::NoReference {
            suggestion: nearest(name, names).map(|near| format!("{dash}{near}")),
            name: format!("{dash}{name}"),
        });
    };
    match attribute {
        None if entry.part(None).is_none() => Some(Fact::NoText {
            name: name.to_owned(),
        }),
        Some(attribute) if entry.part(Some(attribute)).is_none() => {
            let names = entry.parts.iter().filter_map(|part| part.attribute);
            Some(Fact::NoReference {
                suggestion: nearest(attribute, names).map(|near| format!("{dash}{name}.{near}")),
                name: format!("{dash}{name}.{attribute}"),
            })
        }
        _ => None,
    }
}

/// Where a walk along the references is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Done,
}

/// Finds references that lead back. Not by recursion: a chain may be long.
fn cycles(checked: &Checked<'_>, findings: &mut Findings) {
    let key = |part: &Part<'_>| std::ptr::from_ref(part).addr();
    let mut states: HashMap<usize, State> = HashMap::new();
    for entry in &checked.document.entries {
        for part in &entry.parts {
            let mut path = vec![(entry, part, 0)];
            while let Some((entry, part, next)) = path.last_mut() {
                let state = states.entry(key(part)).or_insert(State::Open);
                if *state == State::Done {
                    path.pop();
                    continue;
                }
                let Some(used) = part.uses.get(*next) else {
                    *state = State::Done;
                    path.pop();
                    continue;
                };
                *next += 1;
                let Some((other, target)) = checked.target(used) else {
                    continue;
                };
                match states.get(&key(target)) {
                    None => path.push((other, target, 0)),
                    Some(State::Done) => {}
                    Some(State::Open) => {
                        // In the file below there are none.
                        if checked.document.find(entry.kind, entry.name).is_some() {
                            let name = other.name.to_owned();
                            findings.add(Fact::Cycle { name }, used.at.clone());
                        }
                    }
                }
            }
        }
    }
}
