//! `togyz locale show` and `togyz locale preview`: what messages look like.

use togyz_i18n::nearest::nearest;
use togyz_i18n::{LanguageIdentifier, Message, MessageInfo};

use super::{installed, sentences};
use crate::app::{App, Verbosity};
use crate::cli::{self, Languages};
use crate::error::{Error, Exit};

/// Prints a message over its sample values, in each language that has it.
pub(super) fn message(app: &mut App, id: &str, languages: Languages) -> Result<(), Error> {
    let info = find(id)?;
    let tags: Vec<LanguageIdentifier> = match languages {
        Languages::Spoken => vec![app.catalog.language().clone()],
        Languages::All => {
            let languages = app.locales.available().into_iter();
            languages.map(|language| language.tag).collect()
        }
    };
    app.line(info.id)?;
    for tag in tags {
        let sources = app.locales.sources(&tag);
        let Some(source) = sources.get(info.id) else {
            continue;
        };
        let catalog = app.locales.catalog(&tag);
        let name = catalog.language_name(&tag).unwrap_or_default().to_owned();
        app.line("")?;
        app.line(&format!("{tag}  {name}"))?;
        if app.settings.verbosity == Verbosity::Verbose {
            for line in source.lines() {
                app.print(&format!("    {line}\n"))?;
            }
        }
        for sentence in sentences(&catalog, info) {
            said(app, &sentence, "  ")?;
        }
    }
    Ok(())
}

fn find(id: &str) -> Result<&'static MessageInfo, Error> {
    let ids = || Message::TABLE.iter().map(|info| info.id);
    Message::TABLE
        .iter()
        .find(|info| info.id == id)
        .ok_or_else(|| {
            let input = id.to_owned();
            let message = match nearest(id, ids()) {
                Some(suggestion) => Message::ErrorNoMessageSuggest {
                    input,
                    suggestion: suggestion.to_owned(),
                },
                None => Message::ErrorNoMessage { input },
            };
            Error::new(Exit::Usage, message).hint(cli::see_help("togyz locale show"))
        })
}

/// Prints all messages that a language has, section by section.
pub(super) fn preview(app: &mut App, text: &str) -> Result<(), Error> {
    let tag = installed(app, text)?;
    let catalog = app.locales.catalog(&tag);
    for (place, section) in app.locales.sections(&tag).iter().enumerate() {
        if place > 0 {
            app.line("")?;
        }
        app.line(format!("== {}", section.title).trim_end())?;
        let infos = Message::TABLE.iter();
        for info in infos.filter(|info| section.ids.contains(&info.id)) {
            app.line("")?;
            app.line(info.id)?;
            for sentence in sentences(&catalog, info) {
                said(app, &sentence, "  ")?;
            }
        }
    }
    Ok(())
}

fn said(app: &mut App, sentence: &str, indent: &str) -> Result<(), Error> {
    for line in sentence.lines() {
        app.line(&format!("{indent}{line}"))?;
    }
    Ok(())
}
