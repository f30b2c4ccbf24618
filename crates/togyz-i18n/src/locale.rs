//! Language tags as people and systems write them.

use std::error::Error;
use std::fmt;
use std::path::Path;

use unic_langid::LanguageIdentifier;
use unic_langid::subtags::Script;

/// Why a text is no language tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TagError {
    /// Nothing is left once charset and modifier are taken away.
    Empty,
    /// The text does not have the form of a tag.
    Malformed,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "empty language tag",
            Self::Malformed => "malformed language tag",
        })
    }
}

impl Error for TagError {}

/// The tag meant by `text`, which may be BCP 47 (`kk-Latn-KZ`) or POSIX
/// (`kk_KZ.UTF-8@latin`): the charset is dropped, `@latin` and `@cyrillic`
/// become a script, `_` becomes `-`.
///
/// ```
/// use togyz_i18n::locale::parse_tag;
///
/// assert_eq!(parse_tag("kk_KZ.UTF-8@cyrillic").unwrap().to_string(), "kk-Cyrl-KZ");
/// ```
///
/// # Errors
///
/// [`TagError`] if no tag is left, or what is left is none.
pub fn parse_tag(text: &str) -> Result<LanguageIdentifier, TagError> {
    let (rest, modifier) = match text.trim().split_once('@') {
        Some((rest, modifier)) => (rest, Some(modifier)),
        None => (text.trim(), None),
    };
    let bare = rest.split('.').next().unwrap_or_default();
    if bare.is_empty() {
        return Err(TagError::Empty);
    }
    let mut tag: LanguageIdentifier = bare
        .replace('_', "-")
        .parse()
        .map_err(|_| TagError::Malformed)?;
    if tag.language.is_empty() {
        return Err(TagError::Malformed);
    }
    if tag.script.is_none() {
        tag.script = modifier.and_then(script_of);
    }
    Ok(tag)
}

/// The tag a locale file is for, from its name without `.ftl`.
///
/// # Errors
///
/// [`TagError`] if the name is no tag.
pub fn tag_of_file(path: &Path) -> Result<LanguageIdentifier, TagError> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    let stem = stem.ok_or(TagError::Malformed)?;
    if stem.contains(['.', '@']) {
        return Err(TagError::Malformed);
    }
    parse_tag(stem)
}

/// `tag` and then `tag` with its subtags dropped one by one from the right.
pub(crate) fn truncations(tag: &LanguageIdentifier) -> Vec<LanguageIdentifier> {
    let mut all = vec![tag.clone()];
    let mut shorter = tag.clone();
    if shorter.variants().len() > 0 {
        shorter.clear_variants();
        all.push(shorter.clone());
    }
    if shorter.region.take().is_some() {
        all.push(shorter.clone());
    }
    if shorter.script.take().is_some() {
        all.push(shorter);
    }
    all
}

/// Whether a POSIX variable asks for no language at all.
pub(crate) fn is_posix_default(text: &str) -> bool {
    let bare = text.split(['.', '@']).next().unwrap_or_default().trim();
    bare == "C" || bare == "POSIX"
}

fn script_of(modifier: &str) -> Option<Script> {
    let name = match modifier.to_ascii_lowercase().as_str() {
        "latin" => "Latn",
        "cyrillic" => "Cyrl",
        _ => return None,
    };
    name.parse().ok()
}
