//! What a locale file may not do to the program.
//!
//! A user's file is untrusted. Before the Fluent parser sees it, its size,
//! encoding and nesting are bounded; after that, messages that could make the
//! formatter panic, recur or allocate without bound are cut out.

use std::error::Error;
use std::fmt;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

/// The largest file that is read, in bytes.
pub const MAX_BYTES: usize = 1024 * 1024;

/// The deepest nesting of braces and brackets within a message.
pub const MAX_DEPTH: usize = 32;

/// The longest number written out in a file, in digits: more would overflow.
pub(crate) const MAX_NUMBER: usize = 12;

/// The most arguments of a call: more could multiply without bound.
pub(crate) const MAX_ARGUMENTS: usize = 8;

/// The functions a file can call.
pub(crate) const FUNCTIONS: [&str; 2] = ["NUM", "NUMBER"];

/// Why a whole file is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rejection {
    /// It is larger than [`MAX_BYTES`].
    TooLarge,
    /// It is not UTF-8.
    NotUtf8 {
        /// The line of the first bad byte, from 1.
        line: usize,
    },
    /// It nests deeper than [`MAX_DEPTH`].
    TooDeep {
        /// The line where it does, from 1.
        line: usize,
    },
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge => write!(f, "larger than {MAX_BYTES} bytes"),
            Self::NotUtf8 { line } => write!(f, "line {line} is not UTF-8"),
            Self::TooDeep { line } => {
                write!(f, "line {line} nests deeper than {MAX_DEPTH} levels")
            }
        }
    }
}

impl Error for Rejection {}

/// Why one message of a file is left out.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Hazard {
    /// The file has another message of this name, which counts.
    Duplicate,
    /// The name is that of a function, or of a term where this is a message,
    /// or the other way round.
    NameTaken,
    /// A placeable directly inside a placeable, `{ { … } }`.
    NestedPlaceable,
    /// A selector that is written out instead of being a variable.
    LiteralSelector,
    /// A number with more digits than any the program speaks of.
    LongNumber,
    /// A call of a function that does not exist.
    UnknownFunction(String),
    /// A call with too many arguments, or one that is not plain.
    Arguments,
}

impl fmt::Display for Hazard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Duplicate => f.write_str("duplicate id"),
            Self::NameTaken => f.write_str("name taken by something of another kind"),
            Self::NestedPlaceable => f.write_str("placeable in a placeable"),
            Self::LiteralSelector => f.write_str("selector is a literal"),
            Self::LongNumber => f.write_str("number with too many digits"),
            Self::UnknownFunction(name) => write!(f, "unknown function {name}()"),
            Self::Arguments => f.write_str("arguments of a call are too many or not plain"),
        }
    }
}

impl Error for Hazard {}

/// The text of a locale file, without byte order mark and carriage returns.
///
/// # Errors
///
/// [`Rejection`] if the parser must not see it.
pub fn admit(bytes: &[u8]) -> Result<String, Rejection> {
    if bytes.len() > MAX_BYTES {
        return Err(Rejection::TooLarge);
    }
    let text = str::from_utf8(bytes).map_err(|error| Rejection::NotUtf8 {
        line: line_at(bytes, error.valid_up_to()),
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = text.replace("\r\n", "\n");
    check_depth(&text)?;
    Ok(text)
}

/// The line, from 1, in which the byte at `offset` lies.
pub(crate) fn line_at(bytes: &[u8], offset: usize) -> usize {
    let before = &bytes[..offset.min(bytes.len())];
    1 + before.split(|byte| *byte == b'\n').count() - 1
}

/// Bounds how deep the parser can recur.
///
/// It follows the braces and brackets as the parser does, and starts anew at a
/// line that begins a message or a comment: no such line can go on inside a
/// placeable, so the parser, too, is back at the top there.
fn check_depth(text: &str) -> Result<(), Rejection> {
    let mut nesting = Nesting::default();
    for (index, line) in text.split('\n').enumerate() {
        if line.starts_with('#') {
            nesting = Nesting::default();
            continue;
        }
        if begins_entry(line) {
            nesting = Nesting::default();
        }
        if nesting.follow(line) == Depth::Exceeded {
            return Err(Rejection::TooDeep { line: index + 1 });
        }
    }
    Ok(())
}

/// What is open at some place of a message.
#[derive(Default)]
struct Nesting {
    open: Vec<Open>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    /// `{`, with an expression in it.
    Placeable,
    /// `(`, with arguments in it.
    Call,
    /// `->` in a placeable, with variants of text after it.
    Variants,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Allowed,
    Exceeded,
}

impl Nesting {
    /// Follows a line of a message from where the one before it ended.
    fn follow(&mut self, line: &str) -> Depth {
        let mut bytes = line.bytes();
        let mut previous = b' ';
        while let Some(byte) = bytes.next() {
            let in_text = matches!(self.open.last(), None | Some(Open::Variants));
            match byte {
                b'{' => self.open.push(Open::Placeable),
                b'}' => self.close_placeable(),
                b'(' if !in_text => self.open.push(Open::Call),
                b')' if self.open.last() == Some(&Open::Call) => {
                    self.open.pop();
                }
                b'>' if previous == b'-' && self.open.last() == Some(&Open::Placeable) => {
                    self.open.push(Open::Variants);
                }
                // A literal ends in its line. Braces in it are none.
                b'"' if !in_text => skip_literal(&mut bytes),
                _ => {}
            }
            previous = byte;
            if self.open.len() > 2 * MAX_DEPTH || self.depth() > MAX_DEPTH {
                return Depth::Exceeded;
            }
        }
        Depth::Allowed
    }

    fn close_placeable(&mut self) {
        if self.open.last() == Some(&Open::Variants) {
            self.open.pop();
        }
        if self.open.last() == Some(&Open::Placeable) {
            self.open.pop();
        }
    }

    fn depth(&self) -> usize {
        let levels = self.open.iter();
        levels.filter(|open| **open != Open::Variants).count()
    }
}

/// Passes over the rest of a string literal.
fn skip_literal(bytes: &mut std::str::Bytes<'_>) {
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => return,
            b'\\' => {
                bytes.next();
            }
            _ => {}
        }
    }
}

/// Whether a line has the form `name =` or `-name =`.
fn begins_entry(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    if !name.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return false;
    }
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    rest.trim_start_matches(' ').starts_with('=')
}

/// What, if anything, makes an entry unfit for the formatter.
pub(crate) fn hazard_in(entry: &Entry<&str>) -> Option<Hazard> {
    let (value, attributes) = match entry {
        Entry::Message(message) => (message.value.as_ref(), &message.attributes),
        Entry::Term(term) => (Some(&term.value), &term.attributes),
        Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => return None,
    };
    let attributes = attributes.iter().map(|attribute| &attribute.value);
    value.into_iter().chain(attributes).find_map(in_pattern)
}

fn in_pattern(pattern: &Pattern<&str>) -> Option<Hazard> {
    pattern.elements.iter().find_map(|element| match element {
        PatternElement::TextElement { .. } => None,
        PatternElement::Placeable { expression } => in_expression(expression),
    })
}

fn in_expression(expression: &Expression<&str>) -> Option<Hazard> {
    match expression {
        Expression::Inline(inline) => in_inline(inline),
        Expression::Select { selector, variants } => {
            if matches!(
                selector,
                InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. }
            ) {
                return Some(Hazard::LiteralSelector);
            }
            in_inline(selector).or_else(|| {
                variants.iter().find_map(|variant| {
                    let key = match variant.key {
                        VariantKey::NumberLiteral { value } => in_number(value),
                        VariantKey::Identifier { .. } => None,
                    };
                    key.or_else(|| in_pattern(&variant.value))
                })
            })
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>) -> Option<Hazard> {
    match inline {
        InlineExpression::Placeable { .. } => Some(Hazard::NestedPlaceable),
        InlineExpression::NumberLiteral { value } => in_number(value),
        InlineExpression::FunctionReference { id, arguments } => {
            if FUNCTIONS.contains(&id.name) {
                in_arguments(arguments)
            } else {
                Some(Hazard::UnknownFunction(id.name.to_owned()))
            }
        }
        InlineExpression::TermReference { arguments, .. } => {
            arguments.as_ref().and_then(in_arguments)
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::VariableReference { .. } => None,
    }
}

fn in_arguments(arguments: &CallArguments<&str>) -> Option<Hazard> {
    if arguments.positional.len() + arguments.named.len() > MAX_ARGUMENTS {
        return Some(Hazard::Arguments);
    }
    let named = arguments.named.iter().map(|argument| &argument.value);
    named
        .chain(&arguments.positional)
        .find_map(|argument| match argument {
            InlineExpression::NumberLiteral { value } => in_number(value),
            InlineExpression::StringLiteral { .. } | InlineExpression::VariableReference { .. } => {
                None
            }
            InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::Placeable { .. } => Some(Hazard::Arguments),
        })
}

fn in_number(literal: &str) -> Option<Hazard> {
    (literal.len() > MAX_NUMBER).then_some(Hazard::LongNumber)
}

/// `text` without what a terminal would obey: control characters other than
/// the newline, and marks that reorder text. Isolation marks stay if they are
/// the formatter's own.
pub(crate) fn printable(text: &str, isolates: Isolates) -> String {
    text.chars()
        .filter(|c| match c {
            '\n' => true,
            '\u{2068}' | '\u{2069}' => isolates == Isolates::Keep,
            '\u{202a}'..='\u{202e}'
            | '\u{2066}'
            | '\u{2067}'
            | '\u{2028}'
            | '\u{2029}'
            | '\u{feff}'
            | '\u{fdd0}'..='\u{fdef}' => false,
            _ => !c.is_control(),
        })
        .collect()
}

/// What becomes of the marks U+2068 and U+2069.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Isolates {
    Keep,
    Strip,
}
