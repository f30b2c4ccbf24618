//! A parsed file: its entries, where they are, and what they use.

use std::collections::HashMap;
use std::ops::Range;

use fluent_syntax::ast::{
    CallArguments, Comment, Entry as Node, Expression, InlineExpression, Pattern, PatternElement,
    Resource, Variant, VariantKey,
};
use fluent_syntax::{parser, serializer};

use super::facts::Code;
use crate::resource::EntryKind;

/// A file with its entries.
pub(crate) struct Document<'a> {
    pub(crate) text: &'a str,
    /// In the order of the file, with those that are there twice.
    pub(crate) entries: Vec<Entry<'a>>,
    /// The first of each name.
    index: HashMap<(EntryKind, &'a str), usize>,
}

/// A message or a term.
pub(crate) struct Entry<'a> {
    pub(crate) name: &'a str,
    pub(crate) kind: EntryKind,
    /// Its name, with the dash of a term.
    pub(crate) at: Range<usize>,
    /// From its name to the end of what belongs to it.
    pub(crate) span: Range<usize>,
    /// The title of the section it stands in.
    pub(crate) section: Option<usize>,
    /// The lines of the comment above it.
    pub(crate) comment: Vec<&'a str>,
    pub(crate) value: Option<&'a Pattern<&'a str>>,
    pub(crate) parts: Vec<Part<'a>>,
    node: &'a Node<&'a str>,
}

/// The value of an entry, or one of its attributes.
pub(crate) struct Part<'a> {
    /// `None` for the value.
    pub(crate) attribute: Option<&'a str>,
    /// The name of the attribute, or of the entry.
    pub(crate) at: Range<usize>,
    pub(crate) uses: Vec<Use<'a>>,
    pub(crate) texts: Vec<&'a str>,
    pub(crate) literals: Vec<&'a str>,
}

/// Something that a text refers to.
pub(crate) struct Use<'a> {
    pub(crate) at: Range<usize>,
    pub(crate) what: What<'a>,
}

pub(crate) enum What<'a> {
    /// A variable that is shown, or that is passed on.
    Variable(&'a str),
    /// A variable that is chosen by.
    Selector(&'a str),
    /// A message or an attribute of it.
    Message(&'a str, Option<&'a str>),
    /// A term, or an attribute of it that is chosen by.
    Term(&'a str, Option<&'a str>, Option<&'a CallArguments<&'a str>>),
    Function(&'a str, &'a CallArguments<&'a str>),
    Choice(&'a InlineExpression<&'a str>, &'a [Variant<&'a str>]),
    /// A placeable directly in a placeable.
    Nested,
    Number(&'a str),
}

impl<'a> Document<'a> {
    /// The entries of `parsed`, which is `text`.
    pub(crate) fn new(text: &'a str, parsed: &'a Resource<&'a str>) -> Self {
        let mut entries = Vec::new();
        let mut section = None;
        for node in &parsed.body {
            match node {
                Node::GroupComment(comment) => section = comment_start(text, comment),
                Node::Message(_) | Node::Term(_) => entries.push(entry(text, node, section)),
                Node::Comment(_) | Node::ResourceComment(_) | Node::Junk { .. } => {}
            }
        }
        let mut index = HashMap::new();
        for (place, entry) in entries.iter().enumerate() {
            index.entry((entry.kind, entry.name)).or_insert(place);
        }
        Self {
            text,
            entries,
            index,
        }
    }

    /// The entry of this name that counts.
    pub(crate) fn find(&self, kind: EntryKind, name: &str) -> Option<&Entry<'a>> {
        Some(&self.entries[self.place(kind, name)?])
    }

    /// The place of the entry of this name that counts.
    pub(super) fn place(&self, kind: EntryKind, name: &str) -> Option<usize> {
        self.index.get(&(kind, name)).copied()
    }

    /// The message of this name.
    pub(crate) fn message(&self, name: &str) -> Option<&Entry<'a>> {
        self.find(EntryKind::Message, name)
    }

    /// Where `part`, a slice of the text, begins in it.
    pub(crate) fn offset(&self, part: &str) -> usize {
        offset(self.text, part)
    }

    /// The title of a section, line by line.
    pub(crate) fn title(&self, section: usize) -> Vec<&'a str> {
        let lines = self.text[section..].lines();
        lines
            .map_while(|line| line.strip_prefix("##"))
            .filter(|line| !line.starts_with('#'))
            .map(str::trim)
            .collect()
    }
}

impl<'a> Entry<'a> {
    /// Its source, as Fluent is usually written.
    pub(crate) fn source(&self) -> String {
        let mut node = self.node.clone();
        match &mut node {
            Node::Message(message) => message.comment = None,
            Node::Term(term) => term.comment = None,
            Node::Comment(_)
            | Node::GroupComment(_)
            | Node::ResourceComment(_)
            | Node::Junk { .. } => {}
        }
        let source = serializer::serialize(&Resource { body: vec![node] });
        source.trim().to_owned()
    }

    /// Its source, as it stands in `text`.
    pub(crate) fn written<'t>(&self, text: &'t str) -> &'t str {
        let start = self.span.start;
        let mut end = self.span.end;
        end += text[end..].find('\n').unwrap_or(text.len() - end);
        // The last brace may stand in a line of its own.
        while let Some(line) = text.get(end + 1..).and_then(|rest| rest.lines().next()) {
            if !line.starts_with(' ') || line.trim().is_empty() {
                break;
            }
            end += 1 + line.len();
        }
        &text[start..end]
    }

    /// Whether the comment above it says that `code` is meant.
    pub(crate) fn pardons(&self, code: Code) -> bool {
        let mark = format!("[{code}]");
        self.comment.iter().any(|line| line.contains(&mark))
    }

    /// Everything it uses.
    pub(crate) fn uses(&self) -> impl Iterator<Item = &Use<'a>> {
        self.parts.iter().flat_map(|part| &part.uses)
    }

    /// The value or the attribute.
    pub(crate) fn part(&self, attribute: Option<&str>) -> Option<&Part<'a>> {
        self.parts.iter().find(|part| part.attribute == attribute)
    }
}

/// A built-in file, parsed.
pub(crate) fn embedded(text: &'static str) -> (&'static str, Resource<&'static str>) {
    match parser::parse(text) {
        Ok(parsed) | Err((parsed, _)) => (text, parsed),
    }
}

/// Eight letters that change with `source`.
pub(crate) fn fingerprint(source: &str) -> String {
    // FNV-1a: the same for everybody, for ever.
    let hash = source.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{hash:08x}")
}

fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr().saturating_sub(text.as_ptr().addr())
}

fn comment_start(text: &str, comment: &Comment<&str>) -> Option<usize> {
    let first = comment.content.first()?;
    let before = &text[..offset(text, first)];
    Some(before.rfind('\n').map_or(0, |newline| newline + 1))
}

fn entry<'a>(text: &'a str, node: &'a Node<&'a str>, section: Option<usize>) -> Entry<'a> {
    let (name, kind, comment, value, attributes) = match node {
        Node::Term(term) => (
            term.id.name,
            EntryKind::Term,
            &term.comment,
            Some(&term.value),
            &term.attributes[..],
        ),
        Node::Message(message) => (
            message.id.name,
            EntryKind::Message,
            &message.comment,
            message.value.as_ref(),
            &message.attributes[..],
        ),
        Node::Comment(_) | Node::GroupComment(_) | Node::ResourceComment(_) | Node::Junk { .. } => {
            ("", EntryKind::Message, &None, None, &[][..])
        }
    };
    let start = offset(text, name);
    let at = start - usize::from(kind == EntryKind::Term)..start + name.len();
    let value_part = value.map(|value| part(text, None, at.clone(), value));
    let attribute_parts = attributes.iter().map(|attribute| {
        let name = attribute.id.name;
        let start = offset(text, name);
        let at = start..start + name.len();
        part(text, Some(name), at, &attribute.value)
    });
    let parts: Vec<Part<'_>> = value_part.into_iter().chain(attribute_parts).collect();
    let end = parts.iter().flat_map(|part| {
        let texts = part.texts.iter().chain(&part.literals);
        let texts = texts.map(|piece| offset(text, piece) + piece.len());
        texts.chain(part.uses.iter().map(|part| part.at.end))
    });
    let end = end.max().unwrap_or(at.end).max(at.end);
    let content = comment.as_ref().map(|comment| comment.content.clone());
    Entry {
        name,
        kind,
        span: at.start..end,
        at,
        section,
        comment: content.unwrap_or_default(),
        value,
        parts,
        node,
    }
}

fn part<'a>(
    text: &'a str,
    attribute: Option<&'a str>,
    at: Range<usize>,
    pattern: &'a Pattern<&'a str>,
) -> Part<'a> {
    let mut walk = Walk {
        text,
        part: Part {
            attribute,
            at,
            uses: Vec::new(),
            texts: Vec::new(),
            literals: Vec::new(),
        },
    };
    walk.pattern(pattern);
    walk.part
}

/// Goes through a text. The guard has bounded how deep it can be.
struct Walk<'a> {
    text: &'a str,
    part: Part<'a>,
}

impl<'a> Walk<'a> {
    fn pattern(&mut self, pattern: &'a Pattern<&'a str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.part.texts.push(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &'a Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let at = self.selector(selector);
                self.add(at, What::Choice(selector, variants));
                for variant in variants {
                    if let VariantKey::NumberLiteral { value } = variant.key {
                        self.number(value);
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn selector(&mut self, selector: &'a InlineExpression<&'a str>) -> Range<usize> {
        if let InlineExpression::VariableReference { id } = selector {
            let at = self.around(id.name, 1);
            self.add(at.clone(), What::Selector(id.name));
            return at;
        }
        let before = self.part.uses.len();
        self.inline(selector);
        match selector {
            InlineExpression::StringLiteral { value } => self.around(value, 1),
            _ => self
                .part
                .uses
                .get(before)
                .map_or(0..0, |first| first.at.clone()),
        }
    }

    fn inline(&mut self, inline: &'a InlineExpression<&'a str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.part.literals.push(value),
            InlineExpression::NumberLiteral { value } => self.number(value),
            InlineExpression::VariableReference { id } => {
                let at = self.around(id.name, 1);
                self.add(at, What::Variable(id.name));
            }
            InlineExpression::MessageReference { id, attribute } => {
                let mut at = self.around(id.name, 0);
                if let Some(attribute) = attribute {
                    at.end = self.around(attribute.name, 0).end;
                }
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.add(at, What::Message(id.name, attribute));
            }
            InlineExpression::TermReference {
                id,
                attribute,
                arguments,
            } => {
                let at = self.around(id.name, 1);
                let attribute = attribute.as_ref().map(|attribute| attribute.name);
                self.add(at, What::Term(id.name, attribute, arguments.as_ref()));
                if let Some(arguments) = arguments {
                    self.arguments(arguments);
                }
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let at = self.around(id.name, 0);
                self.add(at, What::Function(id.name, arguments));
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => {
                let before = self.part.uses.len();
                self.expression(expression);
                let inner = self.part.uses.get(before);
                if let Some(at) = inner.map(|inner| inner.at.clone()) {
                    self.add(at, What::Nested);
                } else if let Some(literal) = self.part.literals.last() {
                    let at = self.around(literal, 1);
                    self.add(at, What::Nested);
                }
            }
        }
    }

    fn arguments(&mut self, arguments: &'a CallArguments<&'a str>) {
        let named = arguments.named.iter().map(|argument| &argument.value);
        for argument in arguments.positional.iter().chain(named) {
            self.inline(argument);
        }
    }

    fn number(&mut self, value: &'a str) {
        let at = self.around(value, 0);
        self.add(at, What::Number(value));
    }

    fn add(&mut self, at: Range<usize>, what: What<'a>) {
        self.part.uses.push(Use { at, what });
    }

    /// The place of `piece` with what stands before it.
    fn around(&self, piece: &str, before: usize) -> Range<usize> {
        let start = offset(self.text, piece);
        start.saturating_sub(before)..start + piece.len()
    }
}
