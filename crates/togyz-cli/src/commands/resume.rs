//! `togyz resume`: on with the last unfinished game.

use std::path::PathBuf;

use togyz_i18n::Message;

use crate::app::App;
use crate::cli::ResumeArgs;
use crate::error::{Error, Exit};
use crate::session::{Session, is_unfinished, players, read_game};
use crate::store::Store;

/// Goes on with the game in the file that is named, or else with the one of
/// the person's own unfinished games that was played last.
///
/// # Errors
///
/// If there is no such game or it cannot be read, output fails, or the person
/// pressed Ctrl-C.
pub fn run(app: &mut App, args: &ResumeArgs) -> Result<(), Error> {
    let path = match &args.file {
        Some(path) => path.clone(),
        None => match last_unfinished(app)? {
            Some(path) => path,
            None => return Err(Error::new(Exit::Failed, Message::UiNothingToResume)),
        },
    };
    let record = read_game(&path, app.settings.rules)
        .map_err(|message| Error::new(Exit::BadData, message))?;
    let players = players(&record);
    Session::new(app, record, players, Some(path)).run(&Message::UiResumed)
}

/// The file of the last unfinished game, if there is one. Files that are no
/// games are passed over.
///
/// # Errors
///
/// If the folder of games cannot be read.
pub fn last_unfinished(app: &App) -> Result<Option<PathBuf>, Error> {
    let Some(store) = Store::find(&app.world) else {
        return Ok(None);
    };
    let kept = store.list().map_err(|_| {
        let file = store.folder().display().to_string();
        Error::new(Exit::Failed, Message::ErrorFileNotReadable { file })
    })?;
    let rules = app.settings.rules;
    let unfinished = kept
        .into_iter()
        .find(|kept| read_game(&kept.path, rules).is_ok_and(|record| is_unfinished(&record)));
    Ok(unfinished.map(|kept| kept.path))
}
