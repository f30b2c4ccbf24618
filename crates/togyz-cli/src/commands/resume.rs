//! `togyz resume`: on with the last unfinished game.

use std::path::PathBuf;

use togyz_i18n::Message;

use crate::app::App;
use crate::cli::ResumeArgs;
use crate::error::{Error, Exit};
use crate::record_file;
use crate::session::{Session, Taken, is_unfinished, own_file, read_game};
use crate::store::Store;

/// Goes on with the game in the file that is named, or else with the one of
/// the person's own unfinished games that was played last. A file that this
/// program did not save is left as it is: the game goes on in a new one.
///
/// # Errors
///
/// If there is no such game or it cannot be read, output fails, or the person
/// pressed Ctrl-C.
pub fn run(app: &mut App, args: &ResumeArgs) -> Result<(), Error> {
    let (path, taken) = match &args.file {
        Some(path) => (path.clone(), read_game(path, app.settings.rules)?),
        None => {
            let (found, faults) = last_unfinished(app)?;
            for fault in faults {
                app.notice(&fault)?;
            }
            match found {
                Some(found) => found,
                None => return Err(Error::new(Exit::Failed, Message::UiNothingToResume)),
            }
        }
    };
    if !is_unfinished(&taken.record) {
        let file = path.display().to_string();
        return Err(Error::new(
            Exit::Failed,
            Message::ErrorGameFinished { file },
        ));
    }
    let file = if taken.is_save {
        Some(path)
    } else {
        own_file(app)
    };
    Session::new(app, taken.record, taken.players, file).run(&Message::UiResumed)
}

/// The last unfinished game of one's own with its file, if there is one, and
/// what is wrong with files that were written later and cannot be read.
///
/// # Errors
///
/// If the folder of games cannot be read.
pub fn last_unfinished(app: &App) -> Result<(Option<(PathBuf, Taken)>, Vec<Message>), Error> {
    let mut faults = Vec::new();
    let Some(store) = Store::find(&app.world) else {
        return Ok((None, faults));
    };
    let kept = store.list().map_err(|error| {
        let file = store.folder().display().to_string();
        Error::from(record_file::unreadable(file, error.kind()))
    })?;
    for kept in kept {
        match read_game(&kept.path, app.settings.rules) {
            Ok(taken) if taken.is_save && is_unfinished(&taken.record) => {
                return Ok((Some((kept.path, taken)), faults));
            }
            Ok(_) => {}
            Err(fault) => faults.push(fault.message),
        }
    }
    Ok((None, faults))
}
