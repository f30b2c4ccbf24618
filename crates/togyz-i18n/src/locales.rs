//! The languages there are: those built in, and those in the user's folders.

use std::collections::HashSet;
use std::error::Error;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use crate::catalog::{Catalog, Layer};
use crate::guard::{self, Hazard, MAX_BYTES, Rejection};
use crate::locale::{TagError, parse_tag, tag_of_file};
use crate::message::Message;
use crate::negotiate::{Available, Choice, Environment, chain, negotiate};
use crate::resource::{self, EntryFault, EntryKind, Names};

/// The files of `locales/`, built into the program, by tag.
const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The most files that are read from one folder.
const MAX_FILES: usize = 200;

/// All installed languages.
#[derive(Debug)]
pub struct Locales {
    /// In alphabetical order of their tags.
    languages: Vec<Language>,
    problems: Vec<Problem>,
}

/// What is known about an installed language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LocaleInfo {
    /// Its tag.
    pub tag: LanguageIdentifier,
    /// What it calls itself; the tag, if its file does not say.
    pub name: String,
    /// How many of the program's messages it has, in per cent, rounded down.
    pub percent: u8,
    /// Where it comes from.
    pub origin: Origin,
}

/// Where a language comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// It is built in.
    Embedded,
    /// It is a user's file, or several, the most important first.
    User(Vec<PathBuf>),
    /// It is built in, and the user has files that override messages.
    Overridden(Vec<PathBuf>),
}

/// Something wrong with a user's file. The file, or the message in question, is
/// ignored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The file, or the folder.
    pub path: PathBuf,
    /// What is wrong.
    pub fault: FileFault,
}

/// What is wrong with a user's file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileFault {
    /// It cannot be read.
    Unreadable(io::ErrorKind),
    /// It is not an ordinary file.
    NotAFile,
    /// The folder holds more files than are read.
    TooManyFiles,
    /// Its name is no language tag.
    Name(TagError),
    /// The same folder has another file for this language, which counts.
    SecondFile,
    /// It is refused as a whole.
    Rejected(Rejection),
    /// What begins in this line is not Fluent syntax.
    Syntax {
        /// The line, from 1.
        line: usize,
    },
    /// One message is left out.
    Message {
        /// The line, from 1.
        line: usize,
        /// The message.
        id: String,
        /// Why.
        hazard: Hazard,
    },
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(kind) => write!(f, "unreadable: {kind}"),
            Self::NotAFile => f.write_str("not an ordinary file"),
            Self::TooManyFiles => write!(f, "more than {MAX_FILES} files"),
            Self::Name(error) => write!(f, "file name: {error}"),
            Self::SecondFile => f.write_str("second file for the language"),
            Self::Rejected(rejection) => rejection.fmt(f),
            Self::Syntax { line } => write!(f, "line {line}: syntax"),
            Self::Message { line, id, hazard } => write!(f, "line {line}: {id}: {hazard}"),
        }
    }
}

impl Error for FileFault {}

#[derive(Debug)]
struct Language {
    tag: LanguageIdentifier,
    embedded: Option<&'static str>,
    /// The most important first.
    user: Vec<UserFile>,
}

struct UserFile {
    path: PathBuf,
    resource: Arc<FluentResource>,
}

impl fmt::Debug for UserFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("UserFile").field(&self.path).finish()
    }
}

impl Locales {
    /// The languages built into the program.
    pub fn embedded() -> Self {
        let languages = EMBEDDED.iter().map(|(tag, text)| Language {
            tag: parse_tag(tag).unwrap_or_default(),
            embedded: Some(text),
            user: Vec::new(),
        });
        Self {
            languages: languages.collect(),
            problems: Vec::new(),
        }
    }

    /// The languages built in and those in `folders`, the most important folder
    /// first. A folder that does not exist is passed over; anything else that is
    /// wrong is found in [`Locales::problems`].
    pub fn with_folders<P: AsRef<Path>>(folders: impl IntoIterator<Item = P>) -> Self {
        let mut locales = Self::embedded();
        for folder in folders {
            locales.read_folder(folder.as_ref());
        }
        locales
            .languages
            .sort_by_key(|language| language.tag.to_string());
        locales
    }

    /// What was wrong with the user's files.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// All languages, in alphabetical order of their tags.
    pub fn list(&self) -> Vec<LocaleInfo> {
        self.languages.iter().map(Language::info).collect()
    }

    /// The tags of all languages with what they fall back to.
    pub fn available(&self) -> Vec<Available> {
        let available = self.languages.iter().map(|language| Available {
            tag: language.tag.clone(),
            fallback: language.tag_in("meta-fallback"),
        });
        available.collect()
    }

    /// The language to speak in `environment`.
    pub fn negotiate(&self, environment: &Environment) -> Choice {
        negotiate(environment, &self.available())
    }

    /// The catalogue of the language `tag`; of English, if there is none.
    pub fn catalog(&self, tag: &LanguageIdentifier) -> Catalog {
        let mut layers = Vec::new();
        for tag in chain(tag, &self.available()) {
            let Some(language) = self.language(&tag) else {
                continue;
            };
            if !language.user.is_empty() {
                layers.push(language.layer(language.resources()));
            }
            if language.embedded.is_some() {
                layers.push(language.layer(Vec::new()));
            }
        }
        let names = self.languages.iter();
        let names = names.map(|language| (language.tag.clone(), language.name()));
        Catalog::new(layers, names.collect())
    }

    /// The file of `tag` that is built in.
    pub(crate) fn embedded_text(&self, tag: &LanguageIdentifier) -> Option<&'static str> {
        self.language(tag)?.embedded
    }

    /// The user's files for `tag`.
    pub(crate) fn files_of(&self, tag: &LanguageIdentifier) -> Vec<PathBuf> {
        let files = self
            .language(tag)
            .map_or(&[][..], |language| &language.user);
        files.iter().map(|file| file.path.clone()).collect()
    }

    /// All files of `tag`, the most important first.
    pub(crate) fn texts(&self, tag: &LanguageIdentifier) -> Vec<String> {
        let Some(language) = self.language(tag) else {
            return Vec::new();
        };
        let user = language.user.iter().map(|file| file.resource.source());
        user.chain(language.embedded).map(str::to_owned).collect()
    }

    /// The messages and terms of `tag`.
    pub(crate) fn names_of(&self, tag: &LanguageIdentifier) -> Names {
        self.language(tag).map(Language::names).unwrap_or_default()
    }

    fn language(&self, tag: &LanguageIdentifier) -> Option<&Language> {
        self.languages.iter().find(|language| language.tag == *tag)
    }

    fn read_folder(&mut self, folder: &Path) {
        let entries = match fs::read_dir(folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return,
            Err(error) => return self.report(folder, FileFault::Unreadable(error.kind())),
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let mut paths: Vec<PathBuf> = paths
            .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
            .collect();
        paths.sort();
        if paths.len() > MAX_FILES {
            self.report(folder, FileFault::TooManyFiles);
            paths.truncate(MAX_FILES);
        }
        let mut seen = HashSet::new();
        for path in paths {
            if let Err(fault) = self.read_file(&path, &mut seen) {
                self.report(&path, fault);
            }
        }
    }

    fn read_file(
        &mut self,
        path: &Path,
        seen: &mut HashSet<LanguageIdentifier>,
    ) -> Result<(), FileFault> {
        let tag = tag_of_file(path).map_err(FileFault::Name)?;
        if !seen.insert(tag.clone()) {
            return Err(FileFault::SecondFile);
        }
        let text = guard::admit(&read_bounded(path)?).map_err(FileFault::Rejected)?;
        let taken = self.language(&tag).map(Language::names).unwrap_or_default();
        let (resource, faults) = resource::sound(&text, &taken);
        for fault in faults {
            self.report(path, FileFault::from(fault));
        }
        let file = UserFile {
            path: path.to_owned(),
            resource,
        };
        match self
            .languages
            .iter_mut()
            .find(|language| language.tag == tag)
        {
            Some(language) => language.user.push(file),
            None => self.languages.push(Language {
                tag,
                embedded: None,
                user: vec![file],
            }),
        }
        Ok(())
    }

    fn report(&mut self, path: &Path, fault: FileFault) {
        self.problems.push(Problem {
            path: path.to_owned(),
            fault,
        });
    }
}

impl From<EntryFault> for FileFault {
    fn from(fault: EntryFault) -> Self {
        match fault {
            EntryFault::Syntax { line } => Self::Syntax { line },
            EntryFault::Hazard { line, id, hazard } => Self::Message { line, id, hazard },
        }
    }
}

impl Language {
    fn info(&self) -> LocaleInfo {
        let names = self.names();
        let known = Message::TABLE
            .iter()
            .filter(|message| names.get(message.id) == Some(&EntryKind::Message))
            .count();
        // A beginning is not nothing, and all but one is not all.
        let percent = (100 * known / Message::TABLE.len()).max(usize::from(known > 0));
        let paths = self.user.iter().map(|file| file.path.clone()).collect();
        LocaleInfo {
            tag: self.tag.clone(),
            name: self.name(),
            percent: u8::try_from(percent).unwrap_or(100),
            origin: match (self.embedded, self.user.is_empty()) {
                (Some(_), true) => Origin::Embedded,
                (Some(_), false) => Origin::Overridden(paths),
                (None, _) => Origin::User(paths),
            },
        }
    }

    fn name(&self) -> String {
        let name = self.meta("meta-language-name");
        name.unwrap_or_else(|| self.tag.to_string())
    }

    fn tag_in(&self, id: &str) -> Option<LanguageIdentifier> {
        parse_tag(&self.meta(id)?).ok()
    }

    /// The plain text of a `meta-` message: one line, nothing to fill in.
    fn meta(&self, id: &str) -> Option<String> {
        let user = self.user.iter().map(|file| file.resource.source());
        user.chain(self.embedded).find_map(|source| {
            let mut lines = source.lines();
            let value = lines.find_map(|line| {
                let rest = line.strip_prefix(id)?;
                rest.trim_start().strip_prefix('=')
            })?;
            let value = guard::printable(value.trim(), guard::Isolates::Strip);
            (!value.is_empty() && !value.contains('{')).then_some(value)
        })
    }

    fn names(&self) -> Names {
        let mut names = self
            .embedded
            .map(resource::embedded)
            .map_or_else(Names::new, |resource| resource::names(&resource));
        for file in &self.user {
            names.extend(resource::names(&file.resource));
        }
        names
    }

    fn resources(&self) -> Vec<Arc<FluentResource>> {
        let files = self.user.iter();
        files.map(|file| Arc::clone(&file.resource)).collect()
    }

    fn layer(&self, user: Vec<Arc<FluentResource>>) -> Layer {
        let plurals = self.tag_in("meta-plurals");
        let plurals = plurals.unwrap_or_else(|| self.tag.clone());
        Layer::new(self.tag.clone(), plurals, self.embedded, user)
    }
}

/// The bytes of a file, one more than is allowed at most.
pub(crate) fn read_bounded(path: &Path) -> Result<Vec<u8>, FileFault> {
    let unreadable = |error: io::Error| FileFault::Unreadable(error.kind());
    if !fs::metadata(path).map_err(unreadable)?.is_file() {
        return Err(FileFault::NotAFile);
    }
    let limit = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX) + 1;
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(limit)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    Ok(bytes)
}
