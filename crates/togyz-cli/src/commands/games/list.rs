//! `togyz games list` and `togyz games find`.

use std::ops::ControlFlow;

use togyz_core::Side;
use togyz_core::notation::result_key;
use togyz_i18n::Message;

use super::{ended, filter, open};
use crate::app::App;
use crate::cli::ListArgs;
use crate::cli::flags::Format;
use crate::collection::{Ended, Stored, json_line};
use crate::error::{Error, Exit};
use crate::table::{Align, Table};

/// Prints the games, a line for each.
///
/// # Errors
///
/// If the collection cannot be read, or the output cannot be written.
pub(super) fn run(app: &mut App, args: &ListArgs) -> Result<(), Error> {
    let filter = filter(app, &args.filter)?;
    let Some(collection) = open(app)? else {
        return Ok(());
    };
    let mut table = heading(app);
    let mut count: u32 = 0;
    let mut has_more = false;
    let mut broken = None;
    collection.find(&filter, |game| {
        if args.limit == Some(count) {
            has_more = true;
            return Ok(ControlFlow::Break(()));
        }
        count += 1;
        match args.format {
            Format::Text => table.row(cells(app, game)),
            Format::Json => match json_line(game) {
                Ok(line) => app.print(&format!("{line}\n"))?,
                Err(_) => broken = Some(game.id),
            },
        }
        Ok::<_, Error>(ControlFlow::Continue(()))
    })?;
    if let Some(id) = broken {
        let number = super::shown_id(id);
        let message = Message::ErrorGamesDiffers { number };
        return Err(Error::new(Exit::BadData, message));
    }
    if count > 0 && args.format == Format::Text {
        table.print(app)?;
    }
    app.notice(&match (count, has_more) {
        (0, _) => Message::ReportGamesNoneFound,
        (_, true) => Message::ReportGamesFirst { count },
        (_, false) => Message::ReportGamesFound { count },
    })
}

fn heading(app: &App) -> Table {
    let side = |side| Message::UiSide { side };
    Table::new(
        app,
        &[
            (Message::UiColumnNumber, Align::Right),
            (Message::UiColumnDate, Align::Left),
            (side(Side::White), Align::Left),
            (side(Side::Black), Align::Left),
            (Message::UiColumnResult, Align::Left),
            (Message::UiColumnPlies, Align::Right),
            (Message::UiColumnScore, Align::Right),
            (Message::UiColumnEnded, Align::Left),
        ],
    )
}

fn cells(app: &App, game: &Stored) -> [String; 8] {
    let tags = game.tags().unwrap_or_default();
    let name = |tag| crate::record_file::known(tags.get(tag)).unwrap_or_default();
    [
        game.id.to_string(),
        game.date.clone().unwrap_or_default(),
        name("White"),
        name("Black"),
        game.outcome.map_or("*", result_key).to_owned(),
        game.plies.to_string(),
        format!("{}:{}", game.kazans.white, game.kazans.black),
        app.text(&ended(Ended::from(game.ended_by))),
    ]
}
