//! `togyz resume`: on with the last unfinished game.

use std::path::PathBuf;

use togyz_i18n::Message;

use crate::app::App;
use crate::cli::ResumeArgs;
use crate::commands::{play, tables};
use crate::error::{Error, Exit};
use crate::record_file;
use crate::session::{Opponent, Session, Taken, is_unfinished, own_file, read_game, unnamed};
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
    let Kept { path, taken } = if let Some(path) = &args.file {
        Kept {
            path: path.clone(),
            taken: read_game(path, app.settings.rules)?,
        }
    } else {
        let mut faults = Vec::new();
        let found = last_unfinished(app, &mut faults)?;
        for fault in &faults {
            app.notice(fault)?;
        }
        let exit = if faults.is_empty() {
            Exit::Failed
        } else {
            Exit::BadData
        };
        found.ok_or_else(|| Error::new(exit, Message::UiNothingToResume))?
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
    let rival = match (&taken.players.opponent, &args.engine) {
        (Opponent::Engine { .. }, Some(spec)) => Some(play::start(spec, None)?),
        (Opponent::Engine { command, .. }, None) => {
            return Err(Error::new(Exit::Usage, unnamed(command)));
        }
        (Opponent::Computer { .. } | Opponent::Person, _) => None,
    };
    let _tables = tables::build_ahead(app);
    Session::new(app, taken.record, taken.players, file)
        .with_rival(rival)
        .run(&Message::UiResumed)
}

/// A game with the file it was taken from.
#[derive(Debug)]
pub struct Kept {
    /// The file.
    pub path: PathBuf,
    /// The game.
    pub taken: Taken,
}

/// The last unfinished game of one's own, if there is one. What is wrong with
/// files that were written later and cannot be read is added to `faults`.
///
/// # Errors
///
/// If the folder of games cannot be read.
pub fn last_unfinished(app: &App, faults: &mut Vec<Message>) -> Result<Option<Kept>, Error> {
    let Some(store) = Store::find(&app.world) else {
        return Ok(None);
    };
    let files = store.list().map_err(|error| {
        let file = store.folder().display().to_string();
        Error::from(record_file::unreadable(file, error.kind()))
    })?;
    for file in files {
        match read_game(&file.path, app.settings.rules) {
            Ok(taken) if taken.is_save && is_unfinished(&taken.record) => {
                let path = file.path;
                return Ok(Some(Kept { path, taken }));
            }
            Ok(taken) if !taken.is_save && taken.record.game.ply() == 0 => {
                // The head of a save whose rest is gone.
                let file = file.path.display().to_string();
                faults.push(Message::ErrorFileDamaged { file });
            }
            Ok(_) => {}
            Err(fault) => faults.push(fault.message),
        }
    }
    Ok(None)
}
