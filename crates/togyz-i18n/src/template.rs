//! A new language: a file with every message, to be filled in.

use std::collections::HashMap;
use std::fmt::Write;

use unic_langid::LanguageIdentifier;

use crate::catalog::Catalog;
use crate::check::{Document, Entry, categories, fingerprint, parsed};
use crate::locales::Locales;
use crate::message::{Argument, Kind, Message, MessageInfo};
use crate::negotiate::english;

/// The widest line of a comment, in characters.
const COLUMNS: usize = 96;

/// What a new file is to be like.
#[derive(Debug, Clone, Copy)]
pub struct Wish<'a> {
    /// The new language.
    pub tag: &'a LanguageIdentifier,
    /// The language whose texts stand beside the English ones.
    pub beside: Option<&'a LanguageIdentifier>,
    /// The command that checks the file.
    pub check: &'a str,
}

impl Locales {
    /// A file for a new language: every message commented out, with its text in
    /// English and another language, what comes out of it, and its variables.
    /// The explanations are in English and in that other language. Each message
    /// carries a mark of its English source, by which a later check knows whether
    /// that has changed.
    ///
    /// The file is sound as it is: what is commented out is said in another
    /// language.
    pub fn template(&self, wish: Wish<'_>) -> String {
        let english = self.catalog(&english());
        let other = wish.beside.filter(|tag| **tag != *english.language());
        let other = other.map(|tag| self.catalog(tag));
        let speakers: Vec<&Catalog> = [Some(&english), other.as_ref()]
            .into_iter()
            .flatten()
            .collect();
        let sources = speakers.iter().map(|one| self.sources(one.language()));
        let mut template = Template {
            locales: self,
            sources: sources.collect(),
            speakers,
            text: String::new(),
        };
        template.head(wish);
        template.endings();
        template.helpers();
        template.messages();
        template.text
    }
}

/// A file in the making.
struct Template<'a> {
    locales: &'a Locales,
    /// English, and the language beside it.
    speakers: Vec<&'a Catalog>,
    /// What each of them has in its file.
    sources: Vec<HashMap<String, String>>,
    text: String,
}

impl Template<'_> {
    fn head(&mut self, wish: Wish<'_>) {
        self.explain(
            "###",
            &Message::UiTranslateIntro {
                input: wish.tag.to_string(),
                command: wish.check.to_owned(),
            },
        );
        self.text.push('\n');
        self.explain("#", &Message::UiTranslateName);
        self.line(&format!("meta-language-name = {}", wish.tag));
        self.text.push('\n');
        self.explain("#", &Message::UiTranslateFallback);
        self.line("#");
        let fallback = wish
            .beside
            .map_or_else(|| "ru".to_owned(), ToString::to_string);
        self.line(&format!("# meta-fallback = {fallback}"));
        self.text.push('\n');
        if let Some(categories) = categories(wish.tag) {
            let categories = categories.all.iter().map(|(name, numbers)| {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                format!("[{name}] {}", numbers.join(" "))
            });
            let values = categories.collect::<Vec<_>>().join(", ");
            self.explain("#", &Message::UiTranslatePlurals { values });
        } else {
            self.explain("#", &Message::UiTranslateNoPlurals);
            self.line("#");
            self.line("# meta-plurals = kk");
        }
    }

    /// A table to be filled in, with every last word that a number can have.
    fn endings(&mut self) {
        self.text.push('\n');
        self.explain("##", &Message::UiTranslateEndings);
        self.text.push('\n');
        self.line("# number-ending =");
        self.line("#     .dat = { $tail ->");
        for tail in (1..=10).chain([20, 30, 40, 50, 60, 70, 80, 90, 100]) {
            self.line(&format!("#         [{tail}] …"));
        }
        self.line("#        *[other] …");
        self.line("#     }");
        self.line("#");
        self.line("# { NUM($made, case: \"dat\") }");
    }

    fn helpers(&mut self) {
        let (text, tree) = parsed(self.locales.english_text());
        let document = Document::new(text, &tree);
        self.text.push('\n');
        self.explain("##", &Message::UiTranslateHelpers);
        for entry in &document.entries {
            if entry.name.starts_with("local-") {
                self.text.push('\n');
                self.commented(entry.written(text));
            }
        }
    }

    fn messages(&mut self) {
        let (text, tree) = parsed(self.locales.english_text());
        let document = Document::new(text, &tree);
        let mut section = None;
        for entry in &document.entries {
            let Some(info) = Message::TABLE.iter().find(|info| info.id == entry.name) else {
                continue;
            };
            if entry.section != section {
                section = entry.section;
                self.text.push('\n');
                for line in section.map(|at| document.title(at)).unwrap_or_default() {
                    self.line(&format!("## {line}"));
                }
            }
            self.text.push('\n');
            self.message(entry, info);
        }
    }

    fn message(&mut self, entry: &Entry<'_>, info: &MessageInfo) {
        for line in entry.comment.iter().filter(|line| !line.contains('[')) {
            self.line(&format!("# {line}"));
        }
        for place in 0..self.speakers.len() {
            let tag = self.speakers[place].language();
            let label = format!("{tag}:");
            if let Some(source) = self.sources[place].get(info.id) {
                let value = source.split_once('=').map_or("", |(_, value)| value);
                let value = value.strip_prefix(' ').unwrap_or(value).to_owned();
                self.beside(&label, &value);
            }
        }
        for sentence in results(self.speakers[0], info) {
            self.beside("  →", &sentence);
        }
        for variable in info.variables {
            let kind = match variable.kind {
                Kind::Num if variable.is_wording() => Message::UiTranslateWording,
                Kind::Num => Message::UiTranslateNumber,
                Kind::Pit => Message::UiTranslatePit,
                Kind::Side => Message::UiTranslateSide,
                Kind::Text => Message::UiTranslateText,
            };
            let mut said: Vec<String> = Vec::new();
            for speaker in &self.speakers {
                said.push(speaker.say(&kind));
            }
            let values = values(info, variable.name);
            let line = format!("# ${}: {} ({values})", variable.name, said.join(" / "));
            self.line(&line);
        }
        self.line(&format!("# [en {}]", fingerprint(&entry.source())));
        self.line(&format!("# {} =", info.id));
    }

    /// A text in a comment, with what it is before its first line.
    fn beside(&mut self, label: &str, value: &str) {
        for (place, line) in value.lines().enumerate() {
            let line = match place {
                0 => format!("# {label} {line}"),
                _ => format!("# {line}"),
            };
            self.line(line.trim_end());
        }
    }

    /// Comments out `source`.
    fn commented(&mut self, source: &str) {
        for line in source.lines() {
            self.line(format!("# {line}").trim_end());
        }
    }

    /// Says `message` in comments, in each language.
    fn explain(&mut self, mark: &str, message: &Message) {
        let said: Vec<String> = self.speakers.iter().map(|one| one.say(message)).collect();
        for (place, text) in said.iter().enumerate() {
            if place > 0 {
                self.line(mark);
            }
            for line in text.lines() {
                self.wrapped(mark, line);
            }
        }
    }

    fn wrapped(&mut self, mark: &str, text: &str) {
        let mut line = String::new();
        for word in text.split(' ') {
            let length = mark.len() + line.chars().count() + 1 + word.chars().count();
            if !line.is_empty() && length > COLUMNS {
                self.line(&format!("{mark}{line}"));
                line.clear();
            }
            line.push(' ');
            line.push_str(word);
        }
        self.line(&format!("{mark}{line}"));
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}

/// What comes out of a message that has something to fill in: a few different
/// sentences.
fn results(catalog: &Catalog, info: &MessageInfo) -> Vec<String> {
    const SHOWN: usize = 3;
    let mut sentences: Vec<String> = Vec::new();
    if info.variables.is_empty() {
        return sentences;
    }
    let samples: Vec<Message> = info.samples().collect();
    // One, two and a large number go wrong most often.
    for place in [1, 2, 10] {
        let Some(sample) = samples.get(place % samples.len()) else {
            continue;
        };
        let sentence = catalog.say(sample);
        if sentences.len() < SHOWN && !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

/// Some values of a variable.
fn values(info: &MessageInfo, name: &str) -> String {
    const SHOWN: usize = 5;
    let mut all: Vec<String> = Vec::new();
    for message in info.samples() {
        let arguments = message.arguments();
        let argument = arguments.iter().find(|(other, _)| *other == name);
        let mut value = String::new();
        let written = match argument {
            Some((_, Argument::Num(number))) => write!(value, "{number}"),
            Some((_, Argument::Key(key))) => write!(value, "{key}"),
            Some((_, Argument::Text(text))) => write!(value, "{text}"),
            Some((_, Argument::Decimal(number))) => write!(value, "{}", number.as_str()),
            None => Ok(()),
        };
        debug_assert!(written.is_ok(), "writing to a string");
        if !all.contains(&value) {
            all.push(value);
        }
    }
    let more = all.len() > SHOWN;
    all.truncate(SHOWN);
    let mut values = all.join(", ");
    if more {
        values.push_str(" …");
    }
    values
}
