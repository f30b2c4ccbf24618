//! Saying messages in a language.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::{CharacterDirection, LanguageIdentifier};

use crate::bounded::Bounded;
use crate::guard::{Isolates, printable};
use crate::message::{Argument, Decimal, Message};
use crate::number::{self, Endings};
use crate::resource;

/// The longest sentence that is said, in bytes.
const MAX_SENTENCE: usize = 64 * 1024;

/// The longest text that is put into a sentence, in characters.
const MAX_TEXT: usize = 8 * 1024;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// A language, with those that step in for what it lacks.
///
/// Files are parsed when the first message needs them. A message that cannot
/// be formatted is said in the next language of the chain; English is complete
/// and ends every chain.
#[derive(Debug)]
pub struct Catalog {
    layers: Vec<Layer>,
    names: Vec<(LanguageIdentifier, String)>,
    skipped: Mutex<BTreeMap<(String, &'static str), Fault>>,
}

/// A message that was passed over because of a fault in its language's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skip {
    /// The message.
    pub id: &'static str,
    /// The language it could not be said in.
    pub language: String,
    /// Why.
    pub fault: Fault,
}

/// Why a message could not be formatted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// It refers to a variable, message, term, attribute or function that does
    /// not exist, named here.
    Reference(String),
    /// It writes a number with an ending that is not defined.
    Ending,
    /// It refers to a message that has no text of its own.
    NoValue(String),
    /// It refers to itself.
    Cycle,
    /// A selector has no default.
    NoDefault,
    /// It is made of too many parts, or too long.
    TooLong,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reference(name) => write!(f, "unknown reference {name}"),
            Self::Ending => f.write_str("undefined ending of a number"),
            Self::NoValue(name) => write!(f, "{name} has no text"),
            Self::Cycle => f.write_str("refers to itself"),
            Self::NoDefault => f.write_str("selector without a default"),
            Self::TooLong => f.write_str("too long"),
        }
    }
}

impl Catalog {
    pub(crate) fn new(layers: Vec<Layer>, names: Vec<(LanguageIdentifier, String)>) -> Self {
        Self {
            layers,
            names,
            skipped: Mutex::default(),
        }
    }

    /// The sentence for `message`.
    pub fn say(&self, message: &Message) -> String {
        let id = message.id();
        let arguments = arguments_of(message, |number| self.decimal(number));
        for layer in &self.layers {
            match layer.said(message, &arguments) {
                None => {}
                Some(Ok(sentence)) => return sentence,
                Some(Err(fault)) => {
                    let mut skipped = self.skipped.lock().unwrap_or_else(PoisonError::into_inner);
                    let key = (layer.language.to_string(), id);
                    skipped.entry(key).or_insert(fault);
                }
            }
        }
        // Not reached: the embedded English file ends the chain, and the tests
        // say every message of it.
        String::new()
    }

    /// `number` as the language writes it: `13,4` or `13.4`.
    pub fn decimal(&self, number: &Decimal) -> String {
        let point = self.say(&Message::UiDecimalPoint);
        number.as_str().replace('.', &point)
    }

    /// The words the player may type for a command (a `cmd-` message): those of
    /// the language, then the English ones.
    pub fn words(&self, command: &Message) -> Vec<String> {
        let mut words = Vec::new();
        let english = self.layers.last().and_then(|layer| layer.format(command));
        let lists = [
            self.say(command),
            english.and_then(Result::ok).unwrap_or_default(),
        ];
        for word in lists.iter().flat_map(|list| list.split(',')) {
            let word = word.trim();
            if !word.is_empty() && !words.iter().any(|other| other == word) {
                words.push(word.to_owned());
            }
        }
        words
    }

    /// The tag of the language.
    pub fn language(&self) -> &LanguageIdentifier {
        // A catalogue always has the English layer.
        &self.layers[0].language
    }

    /// What the language `tag` calls itself, if it is installed.
    pub fn language_name(&self, tag: &LanguageIdentifier) -> Option<&str> {
        let name = self.names.iter().find(|(other, _)| other == tag);
        name.map(|(_, name)| name.as_str())
    }

    /// Whether the language is written from right to left.
    pub fn is_right_to_left(&self) -> bool {
        is_right_to_left(self.language())
    }

    /// The messages passed over so far because of faults in files, each once
    /// for each language.
    pub fn skipped(&self) -> Vec<Skip> {
        let skipped = self.skipped.lock().unwrap_or_else(PoisonError::into_inner);
        skipped
            .iter()
            .map(|((language, id), fault)| Skip {
                id,
                language: language.clone(),
                fault: fault.clone(),
            })
            .collect()
    }
}

/// The files of one language, merged.
pub(crate) struct Layer {
    language: LanguageIdentifier,
    /// Whose plural rules to use.
    plurals: LanguageIdentifier,
    /// The file built into the program.
    embedded: Option<&'static str>,
    /// The user's files, the most important first.
    user: Vec<Arc<FluentResource>>,
    bundle: OnceLock<Bundle>,
}

impl fmt::Debug for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Layer")
            .field("language", &self.language.to_string())
            .field("embedded", &self.embedded.is_some())
            .field("user", &self.user.len())
            .finish_non_exhaustive()
    }
}

impl Layer {
    pub(crate) fn new(
        language: LanguageIdentifier,
        plurals: LanguageIdentifier,
        embedded: Option<&'static str>,
        user: Vec<Arc<FluentResource>>,
    ) -> Self {
        Self {
            language,
            plurals,
            embedded,
            user,
            bundle: OnceLock::new(),
        }
    }

    /// The message in this language; `None` if its files do not have it.
    pub(crate) fn format(&self, message: &Message) -> Option<Result<String, Fault>> {
        self.said(
            message,
            &arguments_of(message, |number| number.as_str().to_owned()),
        )
    }

    fn said(&self, message: &Message, arguments: &FluentArgs<'_>) -> Option<Result<String, Fault>> {
        let bundle = self.bundle.get_or_init(|| self.build());
        let pattern = bundle.get_message(message.id())?.value()?;
        let mut sentence = Bounded::new(MAX_SENTENCE);
        let mut errors = Vec::new();
        let written = bundle.write_pattern(&mut sentence, pattern, Some(arguments), &mut errors);
        if let Some(error) = errors.first() {
            return Some(Err(fault(error)));
        }
        if written.is_err() {
            return Some(Err(Fault::TooLong));
        }
        if sentence.text().contains(number::FAULT) {
            return Some(Err(Fault::Ending));
        }
        let isolates = if is_right_to_left(&self.language) {
            Isolates::Keep
        } else {
            Isolates::Strip
        };
        Some(Ok(printable(sentence.text(), isolates)))
    }

    fn build(&self) -> Bundle {
        let resources: Vec<_> = self
            .embedded
            .map(resource::embedded)
            .into_iter()
            .chain(self.user.iter().rev().cloned())
            .collect();
        let mut bundle = self.bundle_of(&resources);
        number::add_functions(&mut bundle, Endings::new(self.bundle_of(&resources)));
        bundle
    }

    fn bundle_of(&self, resources: &[Arc<FluentResource>]) -> Bundle {
        let mut bundle = Bundle::new_concurrent(vec![self.plurals.clone()]);
        bundle.set_use_isolating(is_right_to_left(&self.language));
        for resource in resources {
            bundle.add_resource_overriding(Arc::clone(resource));
        }
        bundle
    }
}

fn is_right_to_left(language: &LanguageIdentifier) -> bool {
    language.character_direction() == CharacterDirection::RTL
}

fn arguments_of(message: &Message, decimal: impl Fn(&Decimal) -> String) -> FluentArgs<'static> {
    message
        .arguments()
        .into_iter()
        .map(|(name, argument)| {
            let value: FluentValue<'static> = match argument {
                Argument::Num(number) => number.into(),
                Argument::Key(key) => key.into(),
                Argument::Text(text) => in_line(text).into(),
                Argument::Decimal(number) => decimal(number).into(),
            };
            (name, value)
        })
        .collect()
}

/// `text` fit to stand inside a sentence: printable, in one line, not too long.
fn in_line(text: &str) -> String {
    let text: String = text.chars().take(MAX_TEXT).collect();
    printable(&text.replace(['\n', '\t'], " "), Isolates::Strip)
}

fn fault(error: &FluentError) -> Fault {
    match error {
        FluentError::ResolverError(error) => match error {
            ResolverError::Reference(kind) => Fault::Reference(match kind {
                ReferenceKind::Function { id } => format!("{id}()"),
                ReferenceKind::Message { id, attribute } => dotted(id, attribute.as_deref()),
                ReferenceKind::Term { id, attribute } => {
                    format!("-{}", dotted(id, attribute.as_deref()))
                }
                ReferenceKind::Variable { id } => format!("${id}"),
            }),
            ResolverError::NoValue(id) => Fault::NoValue(id.clone()),
            ResolverError::MissingDefault => Fault::NoDefault,
            ResolverError::Cyclic => Fault::Cycle,
            ResolverError::TooManyPlaceables => Fault::TooLong,
        },
        // Formatting does not report these.
        FluentError::Overriding { id, .. } => Fault::Reference(id.clone()),
        FluentError::ParserError(_) => Fault::NoDefault,
    }
}

fn dotted(id: &str, attribute: Option<&str>) -> String {
    match attribute {
        Some(attribute) => format!("{id}.{attribute}"),
        None => id.to_owned(),
    }
}
