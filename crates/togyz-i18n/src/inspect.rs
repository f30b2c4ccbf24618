//! Looking into the installed languages: checking their files, and what is
//! written in them.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::parser;
use unic_langid::LanguageIdentifier;

use crate::check::{self, Document, Fact, Report, Source};
use crate::locale::tag_of_file;
use crate::locales::{FileFault, Locales, read_bounded};
use crate::message::Message;
use crate::negotiate::english;
use crate::resource::EntryKind;

/// Some messages that belong together in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Section {
    /// What they are about; empty if the file does not say.
    pub title: String,
    /// The messages, in the order of the file.
    pub ids: Vec<&'static str>,
}

/// How many messages of each kind the languages have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// The languages.
    pub languages: Vec<LanguageIdentifier>,
    /// For each kind, the first part of the ids: how many there are, and how
    /// many of them each language has.
    pub rows: Vec<(&'static str, usize, Vec<usize>)>,
}

impl Locales {
    /// What is wrong with the file at `path`. It is checked as a change of the
    /// built-in language of its name if there is one, unless it says
    /// `meta-language-name` itself: then it is a whole language.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub fn check_file(&self, path: &Path) -> Result<Report, FileFault> {
        let bytes = read_bounded(path)?;
        let tag = tag_of_file(path);
        let is_named = path.extension().is_some_and(|extension| extension == "ftl");
        let name = match &tag {
            Ok(tag) if is_named => second(path, tag),
            _ => Some(Fact::FileName),
        };
        let tag = tag.ok();
        let whole = String::from_utf8_lossy(&bytes);
        let is_whole = check::meta(&whole, "meta-language-name").is_some();
        let base = tag.as_ref().filter(|_| !is_whole);
        let base = base.and_then(|tag| self.embedded_text(tag));
        Ok(check::check(Source {
            file: path.display().to_string(),
            tag,
            bytes: &bytes,
            base,
            name,
            english: self.english_text(),
        }))
    }

    /// What is wrong with the language `tag`: a report on the file that is built
    /// in and one on each of the user's. Files that cannot be read any more are
    /// left out.
    pub fn check_language(&self, tag: &LanguageIdentifier) -> Vec<Report> {
        let embedded = self.embedded_text(tag).map(|text| {
            check::check(Source {
                file: format!("locales/{tag}.ftl"),
                tag: Some(tag.clone()),
                bytes: text.as_bytes(),
                base: None,
                name: None,
                english: self.english_text(),
            })
        });
        let files = self.files_of(tag).into_iter();
        let user = files.filter_map(|path| self.check_file(&path).ok());
        embedded.into_iter().chain(user).collect()
    }

    /// What is wrong with all languages, and with the files of the user's
    /// folders that belong to none.
    pub fn check_all(&self) -> Vec<Report> {
        let tags = self.available().into_iter().map(|language| language.tag);
        let mut reports: Vec<Report> = tags.flat_map(|tag| self.check_language(&tag)).collect();
        for problem in self.problems() {
            let file = problem.path.display().to_string();
            if reports.iter().all(|report| report.file != file) {
                reports.extend(self.check_file(&problem.path).ok());
            }
        }
        reports
    }

    /// The Fluent source of every message and helper in the files of `tag`,
    /// without the comments above them; the user's files go before the one that is
    /// built in.
    pub fn sources(&self, tag: &LanguageIdentifier) -> HashMap<String, String> {
        let mut sources = HashMap::new();
        for text in self.texts(tag) {
            let (parsed, _) = match parser::parse(text.as_str()) {
                Ok(parsed) => (parsed, Vec::new()),
                Err(broken) => broken,
            };
            for entry in &Document::new(&text, &parsed).entries {
                if entry.kind == EntryKind::Message {
                    let source = sources.entry(entry.name.to_owned());
                    source.or_insert_with(|| entry.written(&text).to_owned());
                }
            }
        }
        sources
    }

    /// The messages of `tag` that the program says, in the order of its files and
    /// with the titles of their sections there; the user's files come first.
    pub fn sections(&self, tag: &LanguageIdentifier) -> Vec<Section> {
        let mut sections: Vec<Section> = Vec::new();
        let mut seen = HashSet::new();
        for text in self.texts(tag) {
            let (parsed, _) = match parser::parse(text.as_str()) {
                Ok(parsed) => (parsed, Vec::new()),
                Err(broken) => broken,
            };
            let document = Document::new(&text, &parsed);
            for entry in &document.entries {
                let info = Message::TABLE.iter().find(|info| info.id == entry.name);
                let Some(info) = info.filter(|info| seen.insert(info.id)) else {
                    continue;
                };
                let title = entry.section.map(|section| document.title(section));
                let title = title.unwrap_or_default().join(" ");
                match sections.last_mut() {
                    Some(last) if last.title == title => last.ids.push(info.id),
                    _ => sections.push(Section {
                        title,
                        ids: vec![info.id],
                    }),
                }
            }
        }
        sections
    }

    /// How complete each language is, kind by kind.
    pub fn coverage(&self) -> Coverage {
        let available = self.available().into_iter();
        let languages: Vec<LanguageIdentifier> = available.map(|language| language.tag).collect();
        let names: Vec<_> = languages.iter().map(|tag| self.names_of(tag)).collect();
        let mut rows: Vec<(&'static str, usize, Vec<usize>)> = Vec::new();
        for info in Message::TABLE {
            let kind = info.id.split('-').next().unwrap_or(info.id);
            let place = rows.iter().position(|(other, ..)| *other == kind);
            let place = place.unwrap_or_else(|| {
                rows.push((kind, 0, vec![0; languages.len()]));
                rows.len() - 1
            });
            let (_, all, counts) = &mut rows[place];
            *all += 1;
            for (count, names) in counts.iter_mut().zip(&names) {
                *count += usize::from(names.get(info.id) == Some(&EntryKind::Message));
            }
        }
        Coverage { languages, rows }
    }

    pub(crate) fn english_text(&self) -> &'static str {
        self.embedded_text(&english()).unwrap_or_default()
    }
}

/// The file of the same folder for the same language that counts instead.
fn second(path: &Path, tag: &LanguageIdentifier) -> Option<Fact> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?;
    let name = path.file_name()?;
    let mut others: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|other| {
            other
                .extension()
                .is_some_and(|extension| extension == "ftl")
        })
        .filter(|other| other.file_name().is_some_and(|other| other < name))
        .filter(|other| tag_of_file(other).is_ok_and(|other| other == *tag))
        .collect();
    others.sort();
    let other = others.first()?.file_name()?.to_string_lossy().into_owned();
    Some(Fact::SecondFile { other })
}
