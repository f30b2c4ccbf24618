//! `togyz games show`: games of the collection, move by move.

use std::ops::ControlFlow;

use togyz_i18n::Message;

use super::open_with;
use crate::app::App;
use crate::cli::flags::{Format, ReplayFormat};
use crate::cli::{ReplayArgs, ShowGamesArgs, Source};
use crate::collection::{Filter, Stored, json_line};
use crate::commands::replay;
use crate::error::{Error, Exit};
use crate::record_file::Named;

/// Tells the games.
///
/// # Errors
///
/// If there is no such game, the collection cannot be read, or the output
/// cannot be written.
pub(super) fn run(app: &mut App, args: &ShowGamesArgs) -> Result<(), Error> {
    let Some(collection) = open_with(app, &args.ids)? else {
        return Ok(());
    };
    let filter = Filter {
        ids: args.ids.clone(),
        ..Filter::default()
    };
    let mut games: Vec<Stored> = Vec::new();
    collection.find(&filter, |game| {
        games.push(game.clone());
        Ok::<_, Error>(ControlFlow::Continue(()))
    })?;
    for game in &games {
        match args.format {
            Format::Json => {
                let line = json_line(game).map_err(|_| broken(game))?;
                app.print(&format!("{line}\n"))?;
            }
            Format::Text => {
                if games.len() > 1 {
                    let number = app.text(&Message::UiColumnNumber);
                    app.line(&format!("{number} {}", game.id))?;
                }
                let record = game.record().map_err(|_| broken(game))?;
                let named = Named {
                    name: collection.name(),
                    text: record.to_tgk(),
                };
                replay::show(app, &named, &WHOLE)?;
            }
        }
    }
    Ok(())
}

/// Everything, in words.
const WHOLE: ReplayArgs = ReplayArgs {
    source: Source::Input,
    game: None,
    from: None,
    to: None,
    format: ReplayFormat::Text,
};

fn broken(game: &Stored) -> Error {
    let number = super::shown_id(game.id);
    Error::new(Exit::BadData, Message::ErrorGamesDiffers { number })
}
