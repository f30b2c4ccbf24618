//! `togyz locale new`: the file of a new language.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use togyz_i18n::locale::parse_tag;
use togyz_i18n::{LanguageIdentifier, Message, Wish};

use super::installed;
use crate::app::App;
use crate::error::{Error, Exit};

/// Writes a file with every message, to be translated.
pub(super) fn run(
    app: &mut App,
    tag: &str,
    from: Option<&str>,
    output: Option<&Path>,
) -> Result<(), Error> {
    let Ok(language) = parse_tag(tag) else {
        let input = tag.to_owned();
        return Err(Error::new(Exit::Usage, Message::ErrorLocaleTag { input }));
    };
    let beside = beside(app, from, &language)?;
    let file = output.map_or_else(
        || format!("{language}.ftl"),
        |path| path.display().to_string(),
    );
    let check = format!("togyz locale check {file}");
    let text = app.locales.template(Wish {
        tag: &language,
        beside: beside.as_ref(),
        check: &check,
    });
    let Some(path) = output else {
        return app.print(&text);
    };
    let refusal = |error: &io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => Message::ErrorLocaleExists { file: file.clone() },
        _ => Message::ErrorFileNotWritable { file: file.clone() },
    };
    File::create_new(path)
        .and_then(|mut created| created.write_all(text.as_bytes()))
        .map_err(|error| Error::new(Exit::Failed, refusal(&error)))?;
    app.notice(&Message::ReportLocaleWritten {
        file: file.clone(),
        command: check,
    })
}

/// The language to show beside English: the one that is named, else the one
/// that is spoken, if it is another one than the new one.
fn beside(
    app: &App,
    from: Option<&str>,
    new: &LanguageIdentifier,
) -> Result<Option<LanguageIdentifier>, Error> {
    if let Some(from) = from {
        return installed(app, from).map(Some);
    }
    let spoken = app.catalog.language();
    Ok((spoken != new).then(|| spoken.clone()))
}
