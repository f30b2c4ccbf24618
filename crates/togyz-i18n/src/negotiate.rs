//! Which language to speak.

use unic_langid::LanguageIdentifier;

use crate::locale::{is_posix_default, parse_tag, truncations};

/// Everything the choice of a language depends on.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Environment {
    /// The value of `--lang`.
    pub flag: Option<String>,
    /// `TOGYZ_LANG`.
    pub togyz_lang: Option<String>,
    /// The language in the config file.
    pub config: Option<String>,
    /// `LC_ALL`.
    pub lc_all: Option<String>,
    /// `LC_MESSAGES`.
    pub lc_messages: Option<String>,
    /// `LANG`.
    pub lang: Option<String>,
    /// `LANGUAGE`: a list of languages, separated by colons.
    pub language: Option<String>,
    /// The system's own setting, where it has one: see [`system_locale`].
    pub system: Option<String>,
}

impl Environment {
    /// The environment variables among the fields, read by `variable`.
    pub fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Self {
        Self {
            flag: None,
            togyz_lang: variable("TOGYZ_LANG"),
            config: None,
            lc_all: variable("LC_ALL"),
            lc_messages: variable("LC_MESSAGES"),
            lang: variable("LANG"),
            language: variable("LANGUAGE"),
            system: None,
        }
    }
}

/// The language set in the system itself, on Windows and macOS; elsewhere the
/// environment variables are the setting.
pub fn system_locale() -> Option<String> {
    if cfg!(any(windows, target_os = "macos")) {
        sys_locale::get_locale()
    } else {
        None
    }
}

/// A language there is a file for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Available {
    /// Its tag.
    pub tag: LanguageIdentifier,
    /// The language its file names to fall back to (`meta-fallback`).
    pub fallback: Option<LanguageIdentifier>,
}

/// The language chosen, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The language to speak: always an available one.
    pub language: LanguageIdentifier,
    /// `language`, then those that step in for missing messages; English last.
    pub chain: Vec<LanguageIdentifier>,
    /// What decided.
    pub source: Source,
    /// Explicit wishes that could not be met, in order. One for the flag is an
    /// error; after the others the program goes on.
    pub unknown: Vec<Unknown>,
}

impl Choice {
    /// The value of `--lang`, if there is no such language.
    pub fn refused(&self) -> Option<&Unknown> {
        self.unknown
            .iter()
            .find(|unknown| unknown.source == Source::Flag)
    }
}

/// A language that was asked for by name and is not available.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unknown {
    /// Who asked for it.
    pub source: Source,
    /// What was asked for, as typed.
    pub input: String,
}

/// What decided on a language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// `--lang`.
    Flag,
    /// `TOGYZ_LANG`.
    TogyzLang,
    /// The config file.
    Config,
    /// The `LANGUAGE` list.
    LanguageList,
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
    Variable,
    /// The system's own setting.
    System,
    /// Nothing: English.
    Default,
}

/// The language for `environment`, of those `available`.
///
/// The order is `--lang`, `TOGYZ_LANG`, the config file; then, if the first
/// non-empty of `LC_ALL`, `LC_MESSAGES` and `LANG` is C or POSIX, English; then
/// the `LANGUAGE` list, that variable, and the system's own setting. A wish is
/// met by its exact tag, or by the tag without subtags from the right.
pub fn negotiate(environment: &Environment, available: &[Available]) -> Choice {
    let mut unknown = Vec::new();
    let (language, source) = choose(environment, available, &mut unknown);
    Choice {
        chain: chain(&language, available),
        language,
        source,
        unknown,
    }
}

/// `language`, what its file names to fall back to, the same language with
/// fewer subtags, and English: those of them that are available, each once.
pub fn chain(language: &LanguageIdentifier, available: &[Available]) -> Vec<LanguageIdentifier> {
    let mut chain: Vec<LanguageIdentifier> = Vec::new();
    let mut wanted = truncations(language);
    wanted.reverse();
    while let Some(next) = wanted.pop() {
        let Some(found) = available.iter().find(|other| other.tag == next) else {
            continue;
        };
        if chain.contains(&found.tag) {
            continue;
        }
        chain.push(found.tag.clone());
        if let Some(fallback) = &found.fallback {
            wanted.extend(truncations(fallback).into_iter().rev());
        }
    }
    let english = english();
    chain.retain(|tag| *tag != english);
    if *language == english {
        return vec![english];
    }
    chain.push(english);
    chain
}

/// The tag of English.
pub(crate) fn english() -> LanguageIdentifier {
    let language = "en".parse().unwrap_or_default();
    LanguageIdentifier::from_parts(language, None, None, &[])
}

fn choose(
    environment: &Environment,
    available: &[Available],
    unknown: &mut Vec<Unknown>,
) -> (LanguageIdentifier, Source) {
    let explicit = [
        (Source::Flag, &environment.flag),
        (Source::TogyzLang, &environment.togyz_lang),
        (Source::Config, &environment.config),
    ];
    for (source, wish) in explicit {
        let Some(wish) = wish else { continue };
        if wish.is_empty() && source != Source::Flag {
            continue;
        }
        match find(wish, available) {
            Some(tag) => return (tag, source),
            None => unknown.push(Unknown {
                source,
                input: wish.clone(),
            }),
        }
    }

    let variables = [
        &environment.lc_all,
        &environment.lc_messages,
        &environment.lang,
    ];
    let variable = variables
        .into_iter()
        .flatten()
        .find(|value| !value.is_empty());
    if variable.is_some_and(|value| is_posix_default(value)) {
        return (english(), Source::Variable);
    }
    let list = environment.language.as_deref().unwrap_or_default();
    let listed = list.split(':').find_map(|wish| find(wish, available));
    if let Some(tag) = listed {
        return (tag, Source::LanguageList);
    }
    if let Some(tag) = variable.and_then(|wish| find(wish, available)) {
        return (tag, Source::Variable);
    }
    let system = environment.system.as_deref();
    if let Some(tag) = system.and_then(|wish| find(wish, available)) {
        return (tag, Source::System);
    }
    (english(), Source::Default)
}

/// The available tag nearest to `wish`: the exact one, or one with fewer
/// subtags.
fn find(wish: &str, available: &[Available]) -> Option<LanguageIdentifier> {
    let wanted = truncations(&parse_tag(wish).ok()?);
    wanted
        .into_iter()
        .find(|tag| available.iter().any(|other| other.tag == *tag))
}
