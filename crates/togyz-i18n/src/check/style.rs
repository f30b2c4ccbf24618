//! W06, texts that look unfinished, and W07, English texts that have changed.

use fluent_syntax::ast::{Expression, InlineExpression, PatternElement};

use super::document::{Entry, fingerprint};
use super::facts::{Code, Fact};
use super::{Checked, Findings};
use crate::message::Message;

pub(super) fn check(checked: &Checked<'_>, findings: &mut Findings) {
    for entry in &checked.document.entries {
        if !entry.pardons(Code::W06) {
            texts(checked, entry, findings);
            blanks(checked, entry, findings);
            if !checked.is_english() {
                identical(checked, entry, findings);
            }
        }
        changed(checked, entry, findings);
    }
}

fn texts(checked: &Checked<'_>, entry: &Entry<'_>, findings: &mut Findings) {
    for text in entry.parts.iter().flat_map(|part| &part.texts) {
        let start = checked.document.offset(text);
        if let Some(quote) = text.find('"') {
            let at = start + quote;
            findings.add(Fact::StraightQuotes, at..at + 1);
        }
        if let Some(dots) = text.find("...") {
            let at = start + dots;
            findings.add(Fact::Dots, at..at + 3);
        }
        if let Some(tab) = text.find('\t') {
            let at = start + tab;
            let character = '\t';
            findings.add(Fact::Character { character }, at..at + 1);
        }
    }
}

/// Blanks at the end of a line, and blanks put at an end of the text on purpose.
fn blanks(checked: &Checked<'_>, entry: &Entry<'_>, findings: &mut Findings) {
    let text = checked.document.text;
    let last = text[entry.span.end..].find('\n');
    let end = last.map_or(text.len(), |end| entry.span.end + end);
    let mut start = entry.span.start;
    for line in text[start..end].split('\n') {
        let written = line.trim_end_matches(' ').len();
        if written < line.len() && written > 0 {
            findings.add(Fact::Blanks, start + written..start + line.len());
        }
        start += line.len() + 1;
    }
    let elements = entry.value.map(|value| &value.elements);
    let ends = elements.and_then(|elements| elements.first().zip(elements.last()));
    for element in ends.into_iter().flat_map(|(first, last)| [first, last]) {
        if let PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } = element
            && !value.is_empty()
            && value.trim().is_empty()
        {
            let start = checked.document.offset(value);
            findings.add(Fact::Blanks, start..start + value.len());
        }
    }
}

/// A text that is the English one, unless there is hardly a word in it.
fn identical(checked: &Checked<'_>, entry: &Entry<'_>, findings: &mut Findings) {
    let Some(english) = checked.english.message(entry.name) else {
        return;
    };
    if !Message::TABLE.iter().any(|info| info.id == entry.name) {
        return;
    }
    let has_word = entry.parts.iter().flat_map(|part| &part.texts).any(|text| {
        let mut words = text.split(|c: char| !c.is_alphabetic());
        words.any(|word| word.len() > 1)
    });
    if has_word && entry.value == english.value {
        findings.add(Fact::English, entry.at.clone());
    }
}

/// The mark that a new file puts above each message says what the English text
/// was.
fn changed(checked: &Checked<'_>, entry: &Entry<'_>, findings: &mut Findings) {
    let Some(english) = checked.english.message(entry.name) else {
        return;
    };
    let mark = entry.comment.iter().find_map(|line| {
        let (_, rest) = line.split_once("[en ")?;
        rest.split_once(']').map(|(mark, _)| mark)
    });
    let Some(mark) = mark else { return };
    let now = fingerprint(&english.source());
    if mark != now && !entry.pardons(Code::W07) {
        let start = checked.document.offset(mark);
        let name = entry.name.to_owned();
        let span = start..start + mark.len().max(1);
        findings.add(Fact::Changed { name, now }, span);
    }
}
