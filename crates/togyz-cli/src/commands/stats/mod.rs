//! `togyz stats`: what one's own games against the computer say together.

mod json;
mod losses;
mod own;
mod tally;
mod text;

use std::io::Write;

use togyz_i18n::Message;

use crate::app::App;
use crate::cli::flags::Format;
use crate::cli::{Moves, StatsArgs};
use crate::error::{Error, Exit};
use losses::Ended;
use own::Found;
use tally::Tally;

/// Adds up the finished games in the folder of saved games. Games of two people
/// are left out, since nobody knows which of them is the person who asks.
///
/// Files that cannot be used are named and passed over. After Ctrl-C, what was
/// analysed so far is told and kept.
///
/// # Errors
///
/// If the folder or a file in it cannot be read, the output cannot be written,
/// or the person pressed Ctrl-C.
pub fn run(app: &mut App, args: &StatsArgs) -> Result<(), Error> {
    let mut found = own::find(app, args)?;
    let ended = match args.moves {
        Moves::Analysed => losses::find(app, &mut found.games)?,
        Moves::Skipped => Ended::All,
    };
    let tally = Tally::of(&found.games);
    match args.format {
        Format::Json => json::print(app, &found, &tally)?,
        Format::Text => text::print(app, &found, &tally)?,
    }
    app.flush()?;
    for fault in &found.faults {
        let text = app.text(fault);
        writeln!(app.world.notices, "{text}")?;
    }
    match ended {
        Ended::Stopped => {
            let analysed = found.games.iter().filter(|game| game.losses.is_some());
            app.notice(&Message::UiStatsInterrupted {
                number: crate::commands::replay::count(analysed.count()),
                total: tally.all.games(),
            })?;
            Err(Error::Exit(Exit::Interrupted))
        }
        Ended::All if !found.faults.is_empty() => Err(Error::Exit(Exit::BadData)),
        Ended::All => Ok(()),
    }
}
