//! Records cut into tokens, each with its place.

use alloc::string::String;

use super::move_text::is_dash;
use super::record::{is_between, parse_score};
use crate::{BySide, Outcome, Side};

/// A place in a text, and how to go on from there.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    /// Bytes before the place.
    at: usize,
    line: usize,
    column: usize,
    /// Whether only space stands before the place in its line.
    fresh_line: bool,
    /// Whether the line before the last token's space was blank.
    after_blank_line: bool,
    /// The place of the last `}`: where none follows, none is looked for.
    last_close: Option<usize>,
}

/// A token and its place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Token<'a> {
    pub(super) kind: TokenKind<'a>,
    pub(super) text: &'a str,
    pub(super) line: usize,
    pub(super) column: usize,
    /// Whether it is the first of its line.
    pub(super) first: bool,
    /// Whether a blank line stands before it.
    pub(super) after_blank_line: bool,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum TokenKind<'a> {
    /// The value as written, with backslashes.
    Tag {
        name: &'a str,
        value: &'a str,
    },
    BadTag,
    Comment(&'a str),
    /// A tag that ends with the text.
    CutTag,
    /// A `{` that is never closed.
    Unclosed,
    /// `12.`; dots `...` announce Black's move.
    Number {
        number: u16,
        dots: usize,
    },
    Result(Option<Outcome>),
    Score(BySide<u16>),
    Dash,
    /// Says nothing about moves: `!`, `$1`, `...`.
    Ornament,
    Word,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self {
            text,
            at: 0,
            line: 1,
            column: 1,
            fresh_line: true,
            after_blank_line: false,
            last_close: text.rfind('}'),
        }
    }

    /// The text from here on.
    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Whether only space stands before this place in its line.
    pub(super) fn is_at_line_start(&self) -> bool {
        self.fresh_line
    }

    /// The line here, from 1.
    pub(super) fn line_number(&self) -> usize {
        self.line
    }

    /// The column here, from 1.
    pub(super) fn column_number(&self) -> usize {
        self.column
    }

    /// Goes past the line end here. Returns whether there is one.
    pub(super) fn skip_line_end(&mut self) -> bool {
        let length = match self.rest().as_bytes() {
            [b'\r', b'\n', ..] => 2,
            [b'\r' | b'\n', ..] => 1,
            _ => return false,
        };
        self.skip(length);
        true
    }

    /// Goes on past `bytes` bytes.
    pub(super) fn skip(&mut self, bytes: usize) {
        let end = self.at + bytes;
        let mut chars = self.text[self.at..end].chars().peekable();
        while let Some(char) = chars.next() {
            // Line ends are \n, \r\n and \r.
            if char == '\n' || char == '\r' && chars.peek() != Some(&'\n') {
                if char == '\r' && chars.peek().is_none() && self.text[end..].starts_with('\n') {
                    continue;
                }
                self.after_blank_line |= self.fresh_line;
                self.line += 1;
                self.column = 1;
                self.fresh_line = true;
            } else if char != '\r' {
                self.column += 1;
                self.fresh_line &= is_space(char);
            }
        }
        self.at = end;
    }

    /// Goes on to the next token. Returns whether there is one.
    pub(super) fn skip_space(&mut self) -> bool {
        let rest = self.rest();
        let space = rest.len() - rest.trim_start_matches(is_space).len();
        self.skip(space);
        self.at < self.text.len()
    }

    /// The token here, where [`Lexer::skip_space`] has led; goes past it.
    pub(super) fn token(&mut self) -> Token<'a> {
        let rest = self.rest();
        let (kind, length) = self.recognise(rest);
        let token = Token {
            kind,
            text: &rest[..length],
            line: self.line,
            column: self.column,
            first: self.fresh_line,
            after_blank_line: self.after_blank_line,
        };
        self.skip(length);
        self.after_blank_line = false;
        self.fresh_line = false;
        token
    }

    fn recognise(&self, rest: &'a str) -> (TokenKind<'a>, usize) {
        if let Some(comment) = rest.strip_prefix('{') {
            if self.last_close.is_none_or(|close| close < self.at) {
                return (TokenKind::Unclosed, 1);
            }
            return match comment.split_once('}') {
                Some((text, _)) => (TokenKind::Comment(text), text.len() + 2),
                None => (TokenKind::Unclosed, 1),
            };
        }
        if let Some(comment) = rest.strip_prefix(';') {
            let text = first_line(comment);
            return (TokenKind::Comment(text), text.len() + 1);
        }
        if rest.starts_with('[') {
            return recognise_tag(rest);
        }
        if let Some((outcome, length)) = match_result(rest) {
            return (TokenKind::Result(outcome), length);
        }
        if let Some((number, dots, length)) = match_number(rest) {
            return (TokenKind::Number { number, dots }, length);
        }
        let length = rest.find(is_delimiter).unwrap_or(rest.len());
        let word = &rest[..length];
        let is_long = |text: &str| text.chars().filter(char::is_ascii_digit).count() > 1;
        let kind = if word.len() <= 9 && word.chars().all(is_dash) {
            TokenKind::Dash
        } else if word.starts_with('$')
            || word
                .chars()
                .all(|char| matches!(char, '!' | '?' | '.' | '…'))
        {
            TokenKind::Ornament
        } else if word.split(is_between).any(is_long)
            && let Some(score) = parse_score(word)
        {
            TokenKind::Score(score)
        } else {
            TokenKind::Word
        };
        (kind, length)
    }
}

/// Whether `char` separates tokens and says nothing.
pub(super) fn is_space(char: char) -> bool {
    char.is_whitespace()
        || matches!(
            char,
            ',' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}'
        )
}

fn is_delimiter(char: char) -> bool {
    is_space(char) || matches!(char, '{' | ';' | '[')
}

/// `text` up to its first line end.
pub(super) fn first_line(text: &str) -> &str {
    text.split(['\n', '\r']).next().unwrap_or(text)
}

/// A tag, in one line. Where quotes within the value are not escaped, it ends
/// with the line's first `"]`.
fn recognise_tag(rest: &str) -> (TokenKind<'_>, usize) {
    if let Some((name, value, length)) = match_tag(rest) {
        return (TokenKind::Tag { name, value }, length);
    }
    let line = first_line(rest);
    let is_cut = line.len() == rest.len() && !line.contains(']');
    let kind = if is_cut {
        TokenKind::CutTag
    } else {
        TokenKind::BadTag
    };
    (kind, line.len())
}

/// Name, value and length of the tag at the start of `text`. Looks no further
/// than its end or the end of the line.
fn match_tag(text: &str) -> Option<(&str, &str, usize)> {
    let inner = skip_spaces_in_line(text.strip_prefix('[')?);
    let end = inner.find(|char: char| is_space(char) || matches!(char, '"' | ']' | '['))?;
    let (name, after) = inner.split_at(end);
    let quoted = skip_spaces_in_line(after).strip_prefix('"')?;
    if name.is_empty() {
        return None;
    }
    let mut is_escaped = false;
    let (quote, _) = quoted
        .char_indices()
        .take_while(|(_, char)| !matches!(char, '\n' | '\r'))
        .find(|(_, char)| {
            let ends = *char == '"' && !is_escaped;
            is_escaped = *char == '\\' && !is_escaped;
            ends
        })?;
    let after_tag = |quote: usize| skip_spaces_in_line(&quoted[quote + 1..]).strip_prefix(']');
    let (quote, after) = match after_tag(quote) {
        Some(after) => (quote, after),
        None => quoted
            .char_indices()
            .take_while(|(_, char)| !matches!(char, '\n' | '\r'))
            .filter(|(_, char)| *char == '"')
            .find_map(|(quote, _)| Some((quote, after_tag(quote)?)))?,
    };
    Some((name, &quoted[..quote], text.len() - after.len()))
}

fn skip_spaces_in_line(text: &str) -> &str {
    text.trim_start_matches(|char: char| is_space(char) && !matches!(char, '\n' | '\r'))
}

/// A tag's value without the backslashes that protect quotes.
pub(super) fn unescape(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(char) = chars.next() {
        match chars.peek() {
            Some(next @ ('"' | '\\')) if char == '\\' => {
                plain.push(*next);
                chars.next();
            }
            _ => plain.push(char),
        }
    }
    plain
}

/// The result at the start of `text`, with its length in bytes.
pub(super) fn match_result(text: &str) -> Option<(Option<Outcome>, usize)> {
    let (outcome, after) = if let Some(after) = text.strip_prefix('*') {
        (None, after)
    } else {
        let (white, after) = match_points(text)?;
        let after = skip_few_spaces(after).strip_prefix(is_between)?;
        let (black, after) = match_points(skip_few_spaces(after))?;
        let outcome = match (white, black) {
            (2, 0) => Outcome::Win(Side::White),
            (0, 2) => Outcome::Win(Side::Black),
            (1, 1) => Outcome::Draw,
            _ => return None,
        };
        (Some(outcome), after)
    };
    let ends = after.chars().next().is_none_or(is_delimiter);
    ends.then_some((outcome, text.len() - after.len()))
}

/// The half points at the start of `text`, and what follows.
fn match_points(text: &str) -> Option<(u8, &str)> {
    const POINTS: [(&str, u8); 6] = [
        ("1/2", 1),
        ("½", 1),
        ("0,5", 1),
        ("0.5", 1),
        ("1", 2),
        ("0", 0),
    ];
    POINTS
        .into_iter()
        .find_map(|(spelling, points)| Some((points, text.strip_prefix(spelling)?)))
}

/// `text` without up to three spaces in front, within a line.
fn skip_few_spaces(mut text: &str) -> &str {
    for _ in 0..3 {
        text = text.strip_prefix([' ', '\t', '\u{a0}']).unwrap_or(text);
    }
    text
}

/// The number of a move, its dots and its length, at the start of `text`.
fn match_number(text: &str) -> Option<(u16, usize, usize)> {
    const DOTS: [char; 2] = ['.', '…'];
    let after = text.trim_start_matches(|char: char| char.is_ascii_digit());
    let digits = text.len() - after.len();
    if !(1..=5).contains(&digits) || !after.starts_with(DOTS) {
        return None;
    }
    let end = after.trim_start_matches(DOTS);
    let dots = after[..after.len() - end.len()]
        .chars()
        .map(|dot| if dot == '…' { 3 } else { 1 })
        .sum();
    Some((text[..digits].parse().ok()?, dots, text.len() - end.len()))
}
