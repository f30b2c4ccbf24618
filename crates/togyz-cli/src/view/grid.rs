//! Boards in characters.

use unicode_width::UnicodeWidthStr;

use super::board::{Board, Cell, Mark, Plate, Row};

/// The characters of the frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// Box-drawing lines.
    Unicode,
    /// `+`, `-`, `|` and `>` only.
    Ascii,
}

/// Columns that the board with a frame takes with nine pits a row.
const FULL_WIDTH: usize = 72;
/// Columns left of the frame.
const INDENT: usize = 5;
/// Columns of a cell without its frame.
const CELL: usize = 6;

/// How a board is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The characters of the frame.
    pub charset: Charset,
    /// Whether marks are repeated by colours.
    pub ink: Ink,
    /// Columns there are.
    pub width: usize,
}

/// Whether there are colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// None.
    Plain,
    /// Those of a terminal.
    Coloured,
}

/// Draws the board in lines, with a frame where there is room for one. The
/// plates stand beside the rows; `outcomes`, one text for each pit of the
/// player to move, pit 1 first, stand between that row and its plate.
pub fn draw(
    board: &Board,
    [top, bottom]: [&Plate; 2],
    outcomes: Option<&[String]>,
    look: Look,
) -> String {
    let above = outcomes.filter(|_| board.top.to_move).map(|outcomes| {
        let reversed = outcomes.iter().rev().cloned();
        reversed.collect::<Vec<_>>()
    });
    let below = outcomes.filter(|_| board.bottom.to_move);
    let outcomes = [above.as_deref(), below];
    let lines = if look.width < FULL_WIDTH {
        compact(board, [top, bottom], outcomes, look)
    } else {
        framed(board, [top, bottom], outcomes, look)
    };
    let mut text = String::new();
    for line in lines {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn framed(
    board: &Board,
    [top, bottom]: [&Plate; 2],
    [outcomes_above, outcomes_below]: [Option<&[String]>; 2],
    look: Look,
) -> Vec<String> {
    let pits = board.bottom.cells.len();
    let rule = |[left, middle, right]: [&str; 3]| {
        let line = match look.charset {
            Charset::Unicode => "─",
            Charset::Ascii => "-",
        };
        let cell = line.repeat(CELL);
        let cells = vec![cell; pits].join(middle);
        format!("{}{left}{cells}{right}", " ".repeat(INDENT))
    };
    let (corners, bar) = match look.charset {
        Charset::Unicode => ([["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]], "│"),
        Charset::Ascii => ([["+"; 3]; 3], "|"),
    };
    let row = |row: &Row| {
        let cells: Vec<String> = row
            .cells
            .iter()
            .map(|cell| format!(" {}", marked(*cell, CELL - 1, look.ink)))
            .collect();
        format!("{}{bar}{}{bar}", " ".repeat(INDENT), cells.join(bar))
    };
    let numbers = |row: &Row| {
        let cells: Vec<String> = row
            .cells
            .iter()
            .map(|cell| pad(&format!("  {}", cell.no), CELL))
            .collect();
        format!("{} {}", " ".repeat(INDENT), cells.join(" "))
    };
    let brought = |outcomes: &[String]| {
        let cells: Vec<String> = outcomes
            .iter()
            .map(|outcome| pad(&outcome_cell(outcome), CELL))
            .collect();
        format!("{} {}", " ".repeat(INDENT), cells.join(" "))
    };
    let columns = INDENT + pits * (CELL + 1) - 1;
    let [above, between, below] = corners;
    let mut lines = vec![plate(&board.top, top, look, columns)];
    lines.extend(outcomes_above.map(brought));
    lines.extend([
        numbers(&board.top),
        rule(above),
        row(&board.top),
        rule(between),
        row(&board.bottom),
        rule(below),
        numbers(&board.bottom),
    ]);
    lines.extend(outcomes_below.map(brought));
    lines.push(plate(&board.bottom, bottom, look, columns));
    lines
}

/// A board without a frame, 40 columns wide with nine pits a row.
fn compact(
    board: &Board,
    [top, bottom]: [&Plate; 2],
    [outcomes_above, outcomes_below]: [Option<&[String]>; 2],
    look: Look,
) -> Vec<String> {
    const CELL: usize = 4;
    let pits = board.bottom.cells.len();
    let line = |cells: &mut dyn Iterator<Item = String>| {
        let cells: String = cells.map(|cell| pad(&cell, CELL)).collect();
        format!("  {cells}")
    };
    let numbers = |row: &Row| line(&mut row.cells.iter().map(|cell| format!(" {}", cell.no)));
    let stones = |row: &Row| {
        let cells: String = row
            .cells
            .iter()
            .map(|cell| marked(*cell, CELL, look.ink))
            .collect();
        format!("  {cells}")
    };
    let brought = |outcomes: &[String]| {
        // "+3 X" is narrower as "+3X".
        line(&mut outcomes.iter().map(|outcome| match outcome.as_str() {
            "." => " .".to_owned(),
            other => other.replace(' ', ""),
        }))
    };
    // Both kazans stand in one column, beside the longer name.
    let plate_width = |plate: &Plate| NAME_INDENT + plate.name.width() + 1 + kazan_width(plate);
    let columns = (2 + pits * CELL)
        .max(plate_width(top))
        .max(plate_width(bottom));
    let mut lines = vec![plate(&board.top, top, look, columns)];
    lines.extend(outcomes_above.map(brought));
    lines.extend([
        numbers(&board.top),
        stones(&board.top),
        stones(&board.bottom),
        numbers(&board.bottom),
    ]);
    lines.extend(outcomes_below.map(brought));
    lines.push(plate(&board.bottom, bottom, look, columns));
    lines
}

/// The stones of a cell with its mark, the digits always in the same column,
/// `columns` wide. Colours repeat what the marks say: yellow where stones were
/// taken up, red where they were captured, green where the last one lies;
/// tuzdyks are bold.
fn marked(cell: Cell, columns: usize, ink: Ink) -> String {
    let text = cell
        .stones
        .map_or_else(|| "X".to_owned(), |stones| stones.to_string());
    let text = match cell.mark {
        Mark::None => format!(" {text} "),
        Mark::Taken => format!("({text})"),
        Mark::Landed => format!("[{text}]"),
    };
    let colour = match (ink, cell.mark, cell.stones) {
        (Ink::Plain, ..) | (Ink::Coloured, Mark::None, Some(_)) => None,
        (Ink::Coloured, Mark::None, None) => Some("1"),
        (Ink::Coloured, Mark::Taken, _) => Some("33"),
        (Ink::Coloured, Mark::Landed, None) => Some("1;33"),
        (Ink::Coloured, Mark::Landed, Some(0)) => Some("31"),
        (Ink::Coloured, Mark::Landed, Some(_)) => Some("32"),
    };
    let padded = pad(&text, columns);
    match colour {
        None => padded,
        Some(colour) => {
            let blanks = &padded[text.len()..];
            format!("\u{1b}[{colour}m{text}\u{1b}[0m{blanks}")
        }
    }
}

/// The outcome so that its digits stand below those of the cell.
fn outcome_cell(outcome: &str) -> String {
    if outcome.starts_with('+') {
        format!(" {outcome}")
    } else {
        format!("  {outcome}")
    }
}

/// Columns before a player's name: blanks and the arrow.
const NAME_INDENT: usize = 4;

fn kazan_width(plate: &Plate) -> usize {
    plate.kazan.width() + 4
}

/// The name of a player on the left, the kazan on the right.
fn plate(row: &Row, plate: &Plate, look: Look, columns: usize) -> String {
    let (arrow, dot) = match look.charset {
        Charset::Unicode => ("▶", "·"),
        Charset::Ascii => (">", "-"),
    };
    let arrow = if row.to_move { arrow } else { " " };
    let name = format!("  {arrow} {}", plate.name.replace('·', dot));
    let kazan = format!("{} {:>3}", plate.kazan, row.kazan);
    let room = columns
        .saturating_sub(kazan_width(plate))
        .max(name.width() + 1);
    format!("{}{kazan}", pad(&name, room))
}

/// `text` and as many blanks as fill it up to `columns`.
fn pad(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}
