//! `togyz locale`: the languages.

mod check;
mod excerpt;
mod list;
mod new;
mod show;

use togyz_i18n::locale::parse_tag;
use togyz_i18n::{LanguageIdentifier, Message, MessageInfo};

use crate::app::App;
use crate::cli::LocaleArgs;
use crate::error::{Error, Exit};

/// Does what is asked.
///
/// # Errors
///
/// If a file cannot be read or written, a name is unknown, a check finds
/// something, or the output cannot be written.
pub fn run(app: &mut App, args: &LocaleArgs) -> Result<(), Error> {
    match args {
        LocaleArgs::List => list::run(app),
        LocaleArgs::Check(args) => check::run(app, args),
        LocaleArgs::New { tag, from, output } => {
            new::run(app, tag, from.as_deref(), output.as_deref())
        }
        LocaleArgs::Show { id, languages } => show::message(app, id, *languages),
        LocaleArgs::Preview { tag } => show::preview(app, tag),
    }
}

/// The installed language called `text`.
fn installed(app: &App, text: &str) -> Result<LanguageIdentifier, Error> {
    let languages = app.locales.available();
    let tag = parse_tag(text).ok();
    let found = languages
        .iter()
        .find(|other| Some(&other.tag) == tag.as_ref());
    if let Some(language) = found {
        return Ok(language.tag.clone());
    }
    let tags: Vec<String> = languages.iter().map(|one| one.tag.to_string()).collect();
    Err(Error::new(
        Exit::Usage,
        Message::ErrorLanguage {
            input: text.to_owned(),
            values: tags.join(", "),
        },
    ))
}

/// The different sentences of a message over its sample values.
fn sentences(catalog: &togyz_i18n::Catalog, info: &MessageInfo) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    for sample in info.samples() {
        let sentence = catalog.say(&sample);
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}
