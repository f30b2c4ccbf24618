//! `togyz games delete`.

use togyz_i18n::Message;

use super::open_with;
use crate::app::App;
use crate::ask::ask;
use crate::cli::Ask;
use crate::collection::{Filter, Ids};
use crate::error::{Error, Exit};

/// Deletes games, once the person agrees.
///
/// # Errors
///
/// If there is no such game, nobody agrees, or anything cannot be written.
pub(super) fn run(app: &mut App, ids: &[Ids], confirm: Ask) -> Result<(), Error> {
    let Some(mut collection) = open_with(app, ids)? else {
        return Ok(());
    };
    let filter = Filter {
        ids: ids.to_vec(),
        ..Filter::default()
    };
    let count = collection.count(&filter)?;
    if confirm == Ask::First {
        if !app.settings.interactive {
            return Err(Error::new(Exit::Usage, Message::ErrorGamesNeedsYes));
        }
        if !ask(app, &Message::UiConfirmDelete { count })? {
            return Ok(());
        }
    }
    let deleted = collection.delete(ids)?;
    app.say(&Message::ReportGamesDeleted {
        count: u32::try_from(deleted).unwrap_or(u32::MAX),
    })
}
