//! E02, what the parser does not understand, and E08, what the terminal would
//! obey.

use std::ops::Range;

use fluent_syntax::parser::{self, ErrorKind, ParserError};

use super::Findings;
use super::facts::Fact;

const MARK: char = '\u{feff}';

/// What is wrong with each character, wherever it stands.
pub(super) fn characters(text: &str, findings: &mut Findings) {
    for (start, character) in text.char_indices() {
        let begins = start == 0 || text[..start].ends_with(['\n', MARK]);
        // Those are errors of syntax, and explained there.
        if matches!(character, '\n' | '\t') || character == MARK && begins {
            continue;
        }
        if let Some(fact) = forbidden(character) {
            findings.add(fact, start..start + character.len_utf8());
        }
    }
}

/// What is wrong with a character, if anything.
pub(super) fn forbidden(character: char) -> Option<Fact> {
    match character {
        '\u{2066}'..='\u{2069}' => Some(Fact::Isolate { character }),
        '\u{202a}'..='\u{202e}' | '\u{2028}' | '\u{2029}' | MARK | '\u{fdd0}'..='\u{fdef}' => {
            Some(Fact::Character { character })
        }
        _ if character.is_control() => Some(Fact::Character { character }),
        _ => None,
    }
}

/// What the parser refused, in words that help.
pub(super) fn errors(text: &str, errors: &[ParserError], findings: &mut Findings) {
    for error in errors {
        let (fact, span) = explain(text, error);
        findings.add(fact, span);
    }
}

fn explain(text: &str, error: &ParserError) -> (Fact, Range<usize>) {
    let junk = error.slice.clone().unwrap_or_else(|| error.pos.clone());
    let place = Place::new(text, junk, error.pos.start);
    if let Some(found) = place.attribute() {
        return found;
    }
    place.explain(&error.kind)
}

/// Where the parser stumbled.
struct Place<'a> {
    text: &'a str,
    junk: Range<usize>,
    /// At a character, not inside one.
    at: usize,
}

impl<'a> Place<'a> {
    fn new(text: &'a str, junk: Range<usize>, at: usize) -> Self {
        let mut at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        Self { text, junk, at }
    }

    /// The parser gives up an attribute it does not understand, and complains
    /// about its first letter, or about a message without any: asks it what is
    /// wrong inside.
    fn attribute(&self) -> Option<(Fact, Range<usize>)> {
        let junk = self.text.get(self.junk.clone())?;
        let mut from = 0;
        let name = junk.split_inclusive('\n').find_map(|line| {
            let here = from;
            from += line.len();
            let name = line.trim_start_matches(' ').strip_prefix('.')?;
            Some(&junk[here + line.len() - name.len()..])
        })?;
        let start = self.junk.start + (junk.len() - name.len());
        let (_, errors) = parser::parse(name).err()?;
        let error = errors.first()?;
        let moved = |range: &Range<usize>| range.start + start..range.end + start;
        let junk = moved(error.slice.as_ref().unwrap_or(&error.pos));
        let place = Place::new(self.text, junk, error.pos.start + start);
        Some(place.explain(&error.kind))
    }

    fn explain(&self, kind: &ErrorKind) -> (Fact, Range<usize>) {
        if let Some(tab) = self.tab() {
            return (Fact::Tab, tab..tab + 1);
        }
        let next = self.text[self.at..].chars().next();
        if next == Some(MARK) {
            return (Fact::Mark, self.one(self.at));
        }
        if matches!(
            next,
            Some('“' | '”' | '„' | '‟' | '«' | '»' | '‘' | '’' | '′' | '″')
        ) && self.in_placeable()
        {
            return (Fact::Quotes, self.one(self.at));
        }
        let at = self.at;
        match kind {
            ErrorKind::MissingDefaultVariant | ErrorKind::MultipleDefaultVariants => {
                (Fact::Default, self.one(at))
            }
            ErrorKind::UnterminatedStringLiteral => {
                let quote = self.text[..at].rfind('"').unwrap_or(at);
                (Fact::Quotes, quote..at.max(quote + 1))
            }
            ErrorKind::UnbalancedClosingBrace => {
                let brace = self.text[..at].rfind('}').unwrap_or(at);
                let brace = if next == Some('}') { at } else { brace };
                (Fact::Unopened, self.one(brace))
            }
            ErrorKind::ExpectedLiteral => (Fact::NotLiteral, self.one(at)),
            ErrorKind::PositionalArgumentFollowsNamed | ErrorKind::DuplicatedNamedArgument(_) => {
                (Fact::Arguments, self.one(at))
            }
            ErrorKind::ForbiddenCallee => self.callee(),
            ErrorKind::MessageReferenceAsSelector
            | ErrorKind::TermReferenceAsSelector
            | ErrorKind::MessageAttributeAsSelector
            | ErrorKind::TermAttributeAsPlaceable
            | ErrorKind::ExpectedSimpleExpressionAsSelector => (Fact::Selector, self.word_before()),
            ErrorKind::ExpectedMessageField { .. } | ErrorKind::ExpectedTermField { .. } => {
                (Fact::Empty, self.line_of(at))
            }
            ErrorKind::MissingValue => (Fact::Empty, self.one(at)),
            ErrorKind::ExpectedToken(_) | ErrorKind::ExpectedCharRange { .. }
                if self.text[..at].ends_with("->")
                    || self.text[..at].trim_end_matches(' ').ends_with("->") =>
            {
                (Fact::OneLine, self.one(at))
            }
            ErrorKind::ExpectedToken('=') | ErrorKind::ExpectedCharRange { .. }
                if self.is_in_first_line() && !self.in_placeable() =>
            {
                (Fact::Stray, self.line_of(self.junk.start))
            }
            ErrorKind::ExpectedToken('}') => (Fact::Unclosed, self.one(at)),
            ErrorKind::ExpectedInlineExpression if next.is_none_or(|next| next == '}') => {
                (Fact::Empty, self.one(at))
            }
            ErrorKind::ExpectedToken(_)
            | ErrorKind::ExpectedCharRange { .. }
            | ErrorKind::ExpectedInlineExpression
            | ErrorKind::UnknownEscapeSequence(_)
            | ErrorKind::InvalidUnicodeEscapeSequence(_) => (Fact::Unreadable, self.one(at)),
        }
    }

    /// A TAB where the parser stumbled, or in the indent of that line.
    fn tab(&self) -> Option<usize> {
        let line = self.text[..self.at].rfind('\n').map_or(0, |end| end + 1);
        let indent = self.text[line..]
            .find(|c| c != ' ' && c != '\t')
            .unwrap_or(self.text.len() - line);
        let tab = self.text[line..line + indent].find('\t');
        tab.map(|tab| line + tab)
            .or_else(|| self.text[self.at..].starts_with('\t').then_some(self.at))
    }

    /// Whether a placeable is open where the parser stumbled.
    fn in_placeable(&self) -> bool {
        let before = self.text.get(self.junk.start..self.at).unwrap_or_default();
        before.matches('{').count() > before.matches('}').count()
    }

    fn is_in_first_line(&self) -> bool {
        let before = self.text.get(self.junk.start..self.at).unwrap_or_default();
        !before.contains('\n')
    }

    /// A function whose name is not written in capitals.
    fn callee(&self) -> (Fact, Range<usize>) {
        let before = &self.text[..self.at];
        let open = before.rfind('(').unwrap_or(self.at);
        let name = before[..open].trim_end();
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let start = name.trim_end_matches(is_part).len();
        let name = &self.text[start..name.len()];
        if name.is_empty() {
            return (Fact::Unreadable, self.one(self.at));
        }
        let span = start..start + name.len();
        let name = name.to_owned();
        (Fact::NoFunction { name }, span)
    }

    /// The name that ends before the place.
    fn word_before(&self) -> Range<usize> {
        let before = self.text[..self.at].trim_end_matches([' ', '}', '-', '>']);
        let is_part = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        let start = before.trim_end_matches(is_part).len();
        if start == before.len() {
            return self.one(self.at);
        }
        start..before.len()
    }

    /// The character at `at`; the one before it at the end of a line.
    fn one(&self, at: usize) -> Range<usize> {
        let width = |c: char| c.len_utf8();
        match self.text[at..].chars().next() {
            Some(next) if next != '\n' => at..at + width(next),
            _ => match self.text[..at].chars().next_back() {
                Some(last) if last != '\n' => at - width(last)..at,
                _ => at..at + 1,
            },
        }
    }

    /// What is written in the line of `at`.
    fn line_of(&self, at: usize) -> Range<usize> {
        let start = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let line = self.text[start..].split('\n').next().unwrap_or_default();
        let blanks = line.len() - line.trim_start().len();
        start + blanks..start + line.trim_end().len().max(blanks + 1)
    }
}
