//! E05, variables that are not passed, and W03, variables that are not used.

use std::collections::{BTreeMap, HashSet};
use std::ops::Range;

use super::document::{Document, Entry, Part, What};
use super::facts::{Code, Fact};
use super::names::ENDINGS;
use super::{Checked, Findings};
use crate::message::{Message, MessageInfo};
use crate::resource::EntryKind;

/// What the program passes to an ending.
const IN_ENDINGS: [&str; 4] = ["n", "tail", "mod10", "mod100"];

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    for entry in &checked.document.entries {
        if entry.kind == EntryKind::Term {
            continue;
        }
        if entry.name == ENDINGS {
            let parts = entry.parts.iter();
            for part in parts.filter(|part| part.attribute.is_some()) {
                passed(checked, entry, part, &IN_ENDINGS, findings);
            }
        }
        terms(checked, entry, findings);
        let info = Message::TABLE.iter().find(|info| info.id == entry.name);
        let Some((info, part)) = info.zip(entry.part(None)) else {
            continue;
        };
        let variables: Vec<&'static str> = names(info);
        passed(checked, entry, part, &variables, findings);
        unused(checked, entry, info, findings);
    }
}

fn names(info: &MessageInfo) -> Vec<&'static str> {
    info.variables
        .iter()
        .map(|variable| variable.name)
        .collect()
}

/// A variable that a text needs.
struct Need<'a> {
    /// The entry that has it.
    helper: &'a str,
    /// Where the text itself asks for it: for the variable, or for the helper.
    at: Range<usize>,
}

/// The variables that a text needs, its helpers included: a message that is
/// referred to sees the variables of the one that refers; a term does not.
fn needs<'a>(
    checked: &'a Checked<'_>,
    entry: &'a Entry<'_>,
    part: &'a Part<'_>,
) -> BTreeMap<&'a str, Need<'a>> {
    let mut needs = BTreeMap::new();
    let mut seen = HashSet::new();
    let mut open: Vec<(&Entry<'_>, &Part<'_>, Option<&Range<usize>>)> = vec![(entry, part, None)];
    while let Some((entry, part, from)) = open.pop() {
        if !seen.insert(std::ptr::from_ref(part).addr()) {
            continue;
        }
        for used in &part.uses {
            let at = from.unwrap_or(&used.at);
            match used.what {
                What::Variable(name) | What::Selector(name) => {
                    needs.entry(name).or_insert_with(|| Need {
                        helper: entry.name,
                        at: at.clone(),
                    });
                }
                What::Message(..) => {
                    if let Some((other, target)) = checked.target(used) {
                        open.push((other, target, Some(at)));
                    }
                }
                _ => {}
            }
        }
    }
    needs
}

fn passed(
    checked: &Checked<'_>,
    entry: &Entry<'_>,
    part: &Part<'_>,
    variables: &[&'static str],
    findings: &mut Findings,
) {
    for (name, need) in needs(checked, entry, part) {
        if variables.contains(&name) {
            continue;
        }
        let name = name.to_owned();
        let message = entry.name.to_owned();
        let passed = variables.to_vec();
        let fact = if need.helper == entry.name {
            Fact::NoVariable {
                name,
                message,
                passed,
            }
        } else {
            Fact::NoVariableFor {
                name,
                helper: need.helper.to_owned(),
                message,
                passed,
            }
        };
        findings.add(fact, need.at);
    }
}

/// A term that shows a variable must be given it. One that only chooses by it
/// takes its default.
fn terms(checked: &Checked<'_>, entry: &Entry<'_>, findings: &mut Findings) {
    for used in entry.uses() {
        let What::Term(term, None, arguments) = used.what else {
            continue;
        };
        let Some((_, part)) = checked.target(used) else {
            continue;
        };
        let given: Vec<&str> = arguments
            .iter()
            .flat_map(|arguments| &arguments.named)
            .map(|argument| argument.name.name)
            .collect();
        for inner in &part.uses {
            if let What::Variable(name) = inner.what
                && !given.contains(&name)
            {
                let fact = Fact::NotGiven {
                    name: name.to_owned(),
                    term: format!("-{term}"),
                };
                findings.add(fact, used.at.clone());
            }
        }
    }
}

/// The variables of the English message that this one leaves out.
fn unused(checked: &Checked<'_>, entry: &Entry<'_>, info: &MessageInfo, findings: &mut Findings) {
    // What is wrong may be the very name of the variable.
    if entry.pardons(Code::W03) || checked.is_english() || findings.has_error_in(&entry.span) {
        return;
    }
    let Some(part) = entry.part(None) else { return };
    let own = needs(checked, entry, part);
    let english = in_english(&checked.english, info.id);
    let wanted = info
        .variables
        .iter()
        .filter(|variable| !variable.is_wording());
    for name in wanted.map(|variable| variable.name) {
        if english.contains(name) && !own.contains_key(name) {
            let name = name.to_owned();
            findings.add(Fact::NotUsed { name }, entry.at.clone());
        }
    }
}

fn in_english<'a>(english: &'a Document<'_>, id: &'a str) -> HashSet<&'a str> {
    let mut names = HashSet::new();
    let mut seen = HashSet::new();
    let mut open = vec![id];
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let entry = english.message(id);
        for used in entry.into_iter().flat_map(Entry::uses) {
            match used.what {
                What::Variable(name) | What::Selector(name) => {
                    names.insert(name);
                }
                What::Message(name, _) => open.push(name),
                _ => {}
            }
        }
    }
    names
}
