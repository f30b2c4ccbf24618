//! `togyz solve`: what can be proven of a position.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use serde::Serialize;
use togyz_ai::endgame::{Solution, Tables, Verdict, solve};
use togyz_ai::{Limits, StopFlag};
use togyz_core::notation::{MoveText, side_key};
use togyz_core::{BySide, Position, Side};
use togyz_i18n::{Message, ending};

use super::tables::{existing, usual_folder};
use crate::app::App;
use crate::cli::SolveArgs;
use crate::cli::flags::Format;
use crate::error::{Error, Exit};
use crate::position;
use crate::watch::watched;

/// Solves the position and prints what is proven.
///
/// # Errors
///
/// If the text is no position, or Ctrl-C was pressed; what was proven so far is
/// printed then.
pub fn run(app: &mut App, args: &SolveArgs) -> Result<(), Error> {
    let setup = position::read(app, &args.position)?;
    let Ok(position) = setup.position() else {
        // It has been checked.
        return Ok(());
    };
    if let Some(how) = position.ending()
        && args.format == Format::Text
    {
        return app.say(&ending(how, position.kazans()));
    }
    let folder = existing(args.folder.as_deref())?.or_else(|| usual_folder(app));
    let tables = folder.map(|folder| Tables::open(&folder));
    (app.world.on_interrupt)(&app.world.interrupted);
    let flag = StopFlag::default();
    let limits = Limits::time(args.time);
    let go_on = |_: &Solution| ControlFlow::Continue(());
    let solution = watched(&app.world.interrupted, &flag, || {
        solve(&position, tables.as_ref(), &limits, &flag, go_on)
    });
    match args.format {
        Format::Text => text(app, &position, &solution)?,
        Format::Json => json(app, &position, &solution)?,
    }
    if app.world.interrupted.load(Ordering::Relaxed) {
        return Err(Error::Exit(Exit::Interrupted));
    }
    Ok(())
}

/// What the kazans hold after the last stone, if that is known.
fn kazans(position: &Position, solution: &Solution) -> Option<BySide<u32>> {
    let total = i32::from(position.rules().variant.total());
    let own = u32::try_from(i32::midpoint(total, solution.low)).ok()?;
    let other = u32::try_from((total - solution.low) / 2).ok()?;
    let (white, black) = match position.side_to_move() {
        Side::White => (own, other),
        Side::Black => (other, own),
    };
    solution.is_exact().then_some(BySide { white, black })
}

/// The moves of the line as they are written.
fn line(position: &Position, solution: &Solution) -> Vec<String> {
    let mut position = *position;
    let mut moves = Vec::with_capacity(solution.line.len());
    for mv in &solution.line {
        let text = MoveText::of(&position, *mv);
        moves.push(text.map_or_else(|_| mv.to_string(), |text| text.to_string()));
        position = position.after(*mv);
    }
    moves
}

fn text(app: &mut App, position: &Position, solution: &Solution) -> Result<(), Error> {
    let mover = position.side_to_move();
    app.say(&match solution.verdict() {
        Verdict::Win => Message::ReportProvenWin { mover },
        Verdict::Loss => Message::ReportProvenLoss { mover },
        Verdict::Draw => Message::ReportProvenDraw,
        Verdict::AtLeastDraw => Message::ReportSolveAtLeastDraw { mover },
        Verdict::AtMostDraw => Message::ReportSolveAtMostDraw { mover },
        Verdict::Unknown => Message::ReportSolveUnknown,
    })?;
    if let Some(BySide { white, black }) = kazans(position, solution) {
        app.say(&Message::ReportSolveKazans { white, black })?;
    }
    if !solution.line.is_empty() {
        app.say(&Message::ReportSolveLine {
            number: u32::try_from(solution.line.len()).unwrap_or(u32::MAX),
            line: line(position, solution).join(" "),
        })?;
    }
    if is_by_tables(solution) {
        app.say(&Message::ReportSolveTables)
    } else {
        app.say(&Message::ReportSolveSearch {
            depth: solution.depth,
            value: solution.nodes.to_string(),
        })
    }
}

fn is_by_tables(solution: &Solution) -> bool {
    solution.depth == 0 && solution.is_exact()
}

/// The schema of what `--format json` prints.
const SCHEMA: &str = "togyz.solution/1";

#[derive(Serialize)]
struct Json {
    schema: &'static str,
    rules: String,
    position: String,
    side_to_move: &'static str,
    verdict: &'static str,
    /// What the player to move can be sure to lead by after the last stone.
    low: i32,
    /// What the opponent can keep that lead down to.
    high: i32,
    line: Vec<String>,
    by_tables: bool,
    depth: u32,
    nodes: u64,
}

fn json(app: &mut App, position: &Position, solution: &Solution) -> Result<(), Error> {
    let json = Json {
        schema: SCHEMA,
        rules: position.rules().to_string(),
        position: position.to_string(),
        side_to_move: side_key(position.side_to_move()),
        verdict: match solution.verdict() {
            Verdict::Win => "win",
            Verdict::Draw => "draw",
            Verdict::Loss => "loss",
            Verdict::AtLeastDraw => "at-least-draw",
            Verdict::AtMostDraw => "at-most-draw",
            Verdict::Unknown => "unknown",
        },
        low: solution.low,
        high: solution.high,
        line: line(position, solution),
        by_tables: is_by_tables(solution),
        depth: solution.depth,
        nodes: solution.nodes,
    };
    let mut text = serde_json::to_string(&json).map_err(std::io::Error::from)?;
    text.push('\n');
    app.print(&text)
}
