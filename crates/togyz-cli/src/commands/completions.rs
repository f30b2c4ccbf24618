//! `togyz completions`

use crate::app::App;
use crate::cli::{Shell, Speech, completions};
use crate::error::Error;

/// Writes the script for `shell`.
///
/// # Errors
///
/// If it cannot be written.
pub fn run(app: &mut App, shell: Shell) -> Result<(), Error> {
    let speech = Speech {
        catalog: &app.catalog,
        locales: &app.locales,
    };
    let script = completions(shell, speech);
    app.world.output.write_all(&script)?;
    Ok(())
}
