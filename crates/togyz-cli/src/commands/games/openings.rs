//! `togyz games openings`: first moves, with what became of them.

use std::ops::ControlFlow;

use serde::Serialize;
use togyz_core::notation::MoveText;
use togyz_core::{Game, Move, PitNo, Rules, Side, Variant};
use togyz_i18n::Message;

use super::{filter, open, percent};
use crate::app::App;
use crate::cli::OpeningsArgs;
use crate::cli::flags::Format;
use crate::collection::{Counts, Openings};
use crate::error::Error;
use crate::table::{Align, Table};

/// What says which fields a line of JSON has.
const SCHEMA: &str = "togyz.opening/1";

#[derive(Serialize)]
struct Json<'a> {
    schema: &'static str,
    pits: &'a str,
    moves: String,
    games: u32,
    white: u32,
    draws: u32,
    black: u32,
    unknown: u32,
}

/// Prints the tree of first moves.
///
/// # Errors
///
/// If the collection cannot be read, or the output cannot be written.
pub(super) fn run(app: &mut App, args: &OpeningsArgs) -> Result<(), Error> {
    let filter = filter(app, &args.filter)?;
    let Some(collection) = open(app)? else {
        return Ok(());
    };
    let variant = app.settings.rules.variant;
    let mut openings = Openings::new(args.plies);
    collection.find(&filter, |game| {
        if game.variant == variant.to_string() {
            openings.add(game);
        }
        Ok::<_, Error>(ControlFlow::Continue(()))
    })?;
    let tree = openings.tree(args.min);
    if tree.is_empty() {
        return app.notice(&Message::ReportGamesNoneFound);
    }
    if args.format == Format::Json {
        for opening in &tree {
            let Counts {
                white,
                draws,
                black,
                unknown,
            } = opening.counts;
            let json = Json {
                schema: SCHEMA,
                pits: &opening.pits,
                moves: moves(&opening.pits, variant).join(" "),
                games: opening.counts.games(),
                white,
                draws,
                black,
                unknown,
            };
            let line = serde_json::to_string(&json).map_err(std::io::Error::from)?;
            app.print(&format!("{line}\n"))?;
        }
        return Ok(());
    }
    let mut table = heading(app);
    for opening in &tree {
        let indent = "  ".repeat(opening.pits.len().saturating_sub(1));
        let last = last_move(&opening.pits, variant);
        table.row(row(format!("{indent}{last}"), &opening.counts));
    }
    table.print(app)
}

/// A table of moves and results.
pub(super) fn heading(app: &App) -> Table {
    let side = |side| Message::UiSide { side };
    Table::new(
        app,
        &[
            (Message::UiColumnMoves, Align::Left),
            (Message::UiColumnGames, Align::Right),
            (side(Side::White), Align::Right),
            (Message::UiColumnDraws, Align::Right),
            (side(Side::Black), Align::Right),
        ],
    )
}

/// A row of that table.
pub(super) fn row(moves: String, counts: &Counts) -> [String; 5] {
    let known = counts.known();
    [
        moves,
        counts.games().to_string(),
        percent(counts.white, known),
        percent(counts.draws, known),
        percent(counts.black, known),
    ]
}

/// The last of the moves, with its number: `2. 66`, `2... 87`.
fn last_move(pits: &str, variant: Variant) -> String {
    let moves = moves(pits, variant);
    let number = pits.len().div_ceil(2);
    let dots = if pits.len() % 2 == 1 { "." } else { "..." };
    let last = moves.last().map_or("", String::as_str);
    format!("{number}{dots} {last}")
}

/// The moves with their landing pits.
pub(super) fn moves(pits: &str, variant: Variant) -> Vec<String> {
    let mut game = Game::new(Rules::of(variant));
    pits.bytes()
        .map_while(|digit| {
            let mv = Move(PitNo::new(digit.wrapping_sub(b'0'))?);
            let text = MoveText::of(game.position(), mv).ok()?.to_string();
            game.play(mv).ok()?;
            Some(text)
        })
        .collect()
}
