//! What is wrong with a locale file, and where.
//!
//! The parser knows where a syntax error is; everything else is found in the
//! syntax tree, whose parts are slices of the source and thus know their
//! places, too. A [`Finding`] is a fact; its sentence and its cure are messages
//! like all others: see [`Fact::sentence`] and [`Fact::cure`].

mod calls;
mod document;
mod facts;
mod names;
mod plurals;
mod references;
mod samples;
mod style;
mod syntax;
mod variables;
mod words;

pub use facts::{Code, Fact, Level};
pub use plurals::{Categories, categories};

pub(crate) use document::{Document, Entry, embedded as parsed, fingerprint};

use std::ops::Range;

use fluent_syntax::parser;
use unic_langid::LanguageIdentifier;

use crate::guard::{self, Rejection};
use crate::locale::parse_tag;

/// The most errors in one file, and the most warnings.
const MAX_FINDINGS: usize = 1000;

/// Something wrong in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What.
    pub fact: Fact,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The bytes of [`Report::text`] in question; none if it is about the whole
    /// file.
    pub span: Range<usize>,
}

/// All that is wrong in a file, from top to bottom.
#[derive(Debug, Clone)]
pub struct Report {
    /// The name of the file.
    pub file: String,
    /// What was found.
    pub findings: Vec<Finding>,
    /// The text that was looked at: without byte order mark and carriage
    /// returns.
    pub text: String,
}

impl Report {
    /// How many findings are of `level`.
    pub fn count(&self, level: Level) -> usize {
        let findings = self.findings.iter();
        findings
            .filter(|finding| finding.fact.code().level() == level)
            .count()
    }

    /// The line in which `finding` begins, and the bytes of it that are in
    /// question; `None` if it is about the whole file.
    pub fn excerpt(&self, finding: &Finding) -> Option<(&str, Range<usize>)> {
        let Range { start, end } = finding.span;
        if start >= end {
            return None;
        }
        let before = self.text.get(..start)?;
        let from = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.text[from..].split('\n').next()?;
        let end = end.min(from + line.len()).max(start);
        Some((line, start - from..end - from))
    }
}

/// A file to be checked.
pub(crate) struct Source<'a> {
    /// The name to be shown.
    pub(crate) file: String,
    /// The language it is for; `None` if its name does not say.
    pub(crate) tag: Option<LanguageIdentifier>,
    /// What it holds.
    pub(crate) bytes: &'a [u8],
    /// The built-in file of the same language, which it changes in places.
    pub(crate) base: Option<&'static str>,
    /// What is wrong with its name.
    pub(crate) name: Option<Fact>,
    /// The English file.
    pub(crate) english: &'static str,
}

/// What is wrong with `source`.
pub(crate) fn check(source: Source<'_>) -> Report {
    let mut findings = Findings::default();
    findings.extend_whole(source.name.clone());
    let text = match guard::admit(source.bytes) {
        Ok(text) => text,
        Err(rejection) => return rejected(source, rejection, findings),
    };
    findings.text.clone_from(&text);
    syntax::characters(&text, &mut findings);
    let (parsed, errors) = match parser::parse(text.as_str()) {
        Ok(parsed) => (parsed, Vec::new()),
        Err(broken) => broken,
    };
    syntax::errors(&text, &errors, &mut findings);

    let base = source.base.map(document::embedded);
    let base = base
        .as_ref()
        .map(|(text, parsed)| Document::new(text, parsed));
    let (english_text, english) = document::embedded(source.english);
    let checked = Checked {
        document: Document::new(&text, &parsed),
        base,
        english: Document::new(english_text, &english),
        plurals: plurals::language(&text, source.base, source.tag.as_ref()),
        tag: source.tag,
        base_text: source.base,
    };
    names::check(&checked, &mut findings);
    references::check(&checked, &mut findings);
    calls::check(&checked, &mut findings);
    variables::check(&checked, &mut findings);
    plurals::check(&checked, &mut findings);
    style::check(&checked, &mut findings);
    words::check(&checked, &mut findings);
    samples::check(&checked, &mut findings);
    findings.report(source.file)
}

/// The report on a file that the parser must not see.
fn rejected(source: Source<'_>, rejection: Rejection, mut findings: Findings) -> Report {
    match rejection {
        Rejection::TooLarge => findings.extend_whole(Some(Fact::TooLarge)),
        Rejection::NotUtf8 { .. } => {
            let bad = std::str::from_utf8(source.bytes).map_or_else(|e| e.valid_up_to(), str::len);
            findings.text = String::from_utf8_lossy(source.bytes).into_owned();
            findings.add(Fact::NotUtf8, bad..bad + 1);
        }
        Rejection::TooDeep { line } => {
            let text = String::from_utf8_lossy(source.bytes).replace("\r\n", "\n");
            let text = text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned();
            let lines = text.split('\n').take(line - 1);
            let start: usize = lines.map(|line| line.len() + 1).sum();
            let place = text[start..].split('\n').next().unwrap_or_default();
            let blanks = place.len() - place.trim_start().len();
            let span = start + blanks..start + place.len();
            findings.text = text;
            findings.add(Fact::TooDeep, span);
        }
    }
    findings.report(source.file)
}

/// All that is known about a file that could be read.
pub(crate) struct Checked<'a> {
    document: Document<'a>,
    base: Option<Document<'a>>,
    english: Document<'a>,
    /// The language whose plural rules count.
    plurals: Option<LanguageIdentifier>,
    tag: Option<LanguageIdentifier>,
    base_text: Option<&'static str>,
}

impl Checked<'_> {
    /// Whether the file is English itself.
    fn is_english(&self) -> bool {
        self.tag.as_ref().is_some_and(|tag| tag.language == "en")
    }
}

/// The findings so far.
#[derive(Default)]
pub(crate) struct Findings {
    text: String,
    found: Vec<(Range<usize>, Fact)>,
    /// How many of each level.
    counts: [usize; 2],
}

impl Findings {
    /// Adds what is wrong at `span`.
    fn add(&mut self, fact: Fact, span: Range<usize>) {
        let level = fact.code().level();
        let found = (span, fact);
        if !self.is_full(level) && !self.found.contains(&found) {
            self.found.push(found);
            self.counts[level as usize] += 1;
        }
    }

    /// Whether more of a level would help nobody.
    fn is_full(&self, level: Level) -> bool {
        self.counts[level as usize] >= MAX_FINDINGS
    }

    /// Adds what is wrong with the file as a whole.
    fn extend_whole(&mut self, fact: Option<Fact>) {
        if let Some(fact) = fact {
            self.found.push((0..0, fact));
        }
    }

    /// Whether something between `span` is an error.
    fn has_error_in(&self, span: &Range<usize>) -> bool {
        self.found.iter().any(|(other, fact)| {
            fact.code().level() == Level::Error
                && other.start < other.end
                && span.contains(&other.start)
        })
    }

    fn report(mut self, file: String) -> Report {
        self.found.sort_by(|(one, fact), (other, second)| {
            (one.start, fact.code()).cmp(&(other.start, second.code()))
        });
        let text = self.text;
        let mut places = Places::new(&text);
        let findings = self
            .found
            .into_iter()
            .map(|(span, fact)| {
                let (line, column) = places.of(span.start);
                Finding {
                    fact,
                    line,
                    column,
                    span,
                }
            })
            .collect();
        Report {
            file,
            findings,
            text,
        }
    }
}

/// Lines and columns of offsets that never go back.
struct Places<'a> {
    text: &'a str,
    /// Where the line begins.
    start: usize,
    line: usize,
}

impl<'a> Places<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            start: 0,
            line: 1,
        }
    }

    fn of(&mut self, offset: usize) -> (usize, usize) {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        let between = self.text.get(self.start..offset).unwrap_or_default();
        self.line += between.matches('\n').count();
        if let Some(newline) = between.rfind('\n') {
            self.start += newline + 1;
        }
        let column = self.text[self.start..offset].chars().count() + 1;
        (self.line, column)
    }
}

/// The plain text of a `meta-` message in `text`.
pub(crate) fn meta<'a>(text: &'a str, id: &str) -> Option<&'a str> {
    let value = text.lines().find_map(|line| {
        let rest = line.strip_prefix(id)?;
        rest.trim_start().strip_prefix('=')
    })?;
    let value = value.trim();
    (!value.is_empty() && !value.contains('{')).then_some(value)
}

/// The language that a `meta-` message in `text` names.
pub(crate) fn meta_tag(text: &str, id: &str) -> Option<LanguageIdentifier> {
    parse_tag(meta(text, id)?).ok()
}
