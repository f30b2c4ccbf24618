//! `togyz perft`: counts the game tree.

use togyz_core::{Setup, perft};

use crate::app::{App, Verbosity};
use crate::cli::PerftArgs;
use crate::error::Error;
use crate::position;

/// Prints the number of positions at the depth, alone on the last line; more
/// said, the share of each move before it.
///
/// # Errors
///
/// If the position is none, or the output cannot be written.
pub fn run(app: &mut App, args: &PerftArgs) -> Result<(), Error> {
    let rules = app.settings.rules;
    let setup = match &args.fen {
        Some(text) => position::parse(text, rules)?,
        None => Setup::start(rules),
    };
    // The setup has been checked.
    let Ok(position) = setup.position() else {
        return Ok(());
    };
    if app.settings.verbosity < Verbosity::Verbose || args.plies == 0 {
        return app.print(&format!("{}\n", perft(&position, args.plies)));
    }
    let mut total = 0;
    for mv in position.legal_moves() {
        let count = perft(&position.after(mv), args.plies - 1);
        app.print(&format!("{}: {count}\n", mv.0))?;
        app.flush()?;
        total += count;
    }
    app.print(&format!("{total}\n"))
}
