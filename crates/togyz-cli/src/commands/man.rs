//! `togyz man`: the pages of the manual, for those who install the program.

use std::path::Path;

use togyz_i18n::Message;

use crate::app::App;
use crate::cli::manual;
use crate::error::{Error, Exit};
use crate::store::write_atomically;

/// Writes every page in every language below `folder`.
///
/// # Errors
///
/// If a page cannot be written.
pub fn run(app: &App, folder: &Path) -> Result<(), Error> {
    for page in manual(&app.locales) {
        let path = folder.join(&page.path);
        write_atomically(&path, &page.text).map_err(|_| {
            let file = path.display().to_string();
            Error::new(Exit::Failed, Message::ErrorFileNotWritable { file })
        })?;
    }
    Ok(())
}
