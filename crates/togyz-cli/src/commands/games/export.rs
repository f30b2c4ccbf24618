//! `togyz games export`: games of the collection, written.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use togyz_i18n::Message;

use super::{complain, filter, finish, open_with, shown_id};
use crate::app::App;
use crate::ask::ask;
use crate::cli::game_flags::ExportFormat;
use crate::cli::{Ask, ExportArgs, Output};
use crate::collection::{self, Broken, Stored, json_line};
use crate::error::{Error, Exit};
use crate::store::write_atomically;

/// Writes the games.
///
/// # Errors
///
/// If there is no such game or folder, the file exists and is not to be lost,
/// or anything cannot be read or written.
pub(super) fn run(app: &mut App, args: &ExportArgs) -> Result<(), Error> {
    let filter = filter(app, &args.filter)?;
    let Some(collection) = open_with(app, &filter.ids)? else {
        return Ok(());
    };
    check_output(app, &args.output)?;
    let mut text = String::new();
    let mut count = 0;
    let mut exit = Exit::Done;
    collection.find(&filter, |game| {
        if let Ok(game) = written(game, args.format) {
            if count > 0 && args.format != ExportFormat::Json {
                text.push('\n');
            }
            text.push_str(&game);
            count += 1;
        } else {
            let number = shown_id(game.id);
            complain(app, &Message::ErrorGamesDiffers { number })?;
            exit = Exit::BadData;
        }
        if args.output == Output::Standard {
            app.print(&text)?;
            text.clear();
        }
        Ok::<_, Error>(ControlFlow::Continue(()))
    })?;
    if count == 0 && exit == Exit::Done {
        app.notice(&Message::ReportGamesNoneFound)?;
        return Ok(());
    }
    if let Output::File { path, .. } = &args.output {
        let file = path.display().to_string();
        if write_atomically(path, &text).is_err() {
            let message = Message::ErrorFileNotWritable { file };
            return Err(Error::new(Exit::Failed, message));
        }
        app.notice(&Message::ReportGamesExported { count, file })?;
    }
    finish(exit)
}

/// Makes sure that there is a folder to write to, and that no file is lost
/// unasked.
///
/// # Errors
///
/// If there is no such folder, a file is there and stays, or what is there is no
/// file.
pub(crate) fn check_output(app: &mut App, output: &Output) -> Result<(), Error> {
    if let Output::File { path, .. } = output
        && let Some(folder) = path.parent()
        && !folder.as_os_str().is_empty()
        && !folder.is_dir()
    {
        let file = folder.display().to_string();
        let message = Message::ErrorFolderNotFound { file };
        return Err(Error::new(Exit::Failed, message));
    }
    // Writing replaces the file, which would be the end of a device.
    if let Output::File { path, .. } = output
        && fs::metadata(path).is_ok_and(|data| !data.is_file())
    {
        let file = path.display().to_string();
        let message = Message::ErrorFileNotWritable { file };
        return Err(Error::new(Exit::Failed, message));
    }
    if let Output::File { path, .. } = output
        && is_collection(app, path)
    {
        let file = path.display().to_string();
        return Err(Error::new(
            Exit::Failed,
            Message::ErrorOutputExists { file },
        ));
    }
    let Output::File {
        path,
        ask: Ask::First,
    } = output
    else {
        return Ok(());
    };
    if path.symlink_metadata().is_err() {
        return Ok(());
    }
    let file = path.display().to_string();
    let question = Message::UiConfirmOverwrite { file: file.clone() };
    if app.settings.interactive && ask(app, &question)? {
        return Ok(());
    }
    Err(Error::new(
        Exit::Failed,
        Message::ErrorOutputExists { file },
    ))
}

/// Whether `path` leads to the collection itself, which nothing may replace.
fn is_collection(app: &App, path: &Path) -> bool {
    let Some(collection) = collection::path(&app.world) else {
        return false;
    };
    match (path.canonicalize(), collection.canonicalize()) {
        (Ok(path), Ok(collection)) => path == collection,
        (Err(_), _) | (_, Err(_)) => false,
    }
}

fn written(game: &Stored, format: ExportFormat) -> Result<String, Broken> {
    match format {
        ExportFormat::Notation(notation) => Ok(game.record()?.to_text(notation)),
        ExportFormat::Json => Ok(json_line(game)? + "\n"),
    }
}
