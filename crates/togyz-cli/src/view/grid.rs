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

/// Draws the board in lines, with a frame where `width` columns leave room for
/// one. The plates stand beside the rows, `outcomes` (one text for each cell
/// of the lower row) between the lower row and its plate.
pub fn draw(
    board: &Board,
    [top, bottom]: [&Plate; 2],
    outcomes: Option<&[String]>,
    charset: Charset,
    width: usize,
) -> String {
    let lines = if width < FULL_WIDTH {
        compact(board, [top, bottom], outcomes, charset)
    } else {
        framed(board, [top, bottom], outcomes, charset)
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
    outcomes: Option<&[String]>,
    charset: Charset,
) -> Vec<String> {
    let pits = board.bottom.cells.len();
    let rule = |[left, middle, right]: [&str; 3]| {
        let line = match charset {
            Charset::Unicode => "─",
            Charset::Ascii => "-",
        };
        let cell = line.repeat(CELL);
        let cells = vec![cell; pits].join(middle);
        format!("{}{left}{cells}{right}", " ".repeat(INDENT))
    };
    let (corners, bar) = match charset {
        Charset::Unicode => ([["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]], "│"),
        Charset::Ascii => ([["+"; 3]; 3], "|"),
    };
    let row = |row: &Row| {
        let cells: Vec<String> = row
            .cells
            .iter()
            .map(|cell| pad(&format!(" {}", marked(*cell)), CELL))
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
    let columns = INDENT + pits * (CELL + 1) - 1;
    let [above, between, below] = corners;
    let mut lines = vec![
        plate(&board.top, top, charset, columns),
        numbers(&board.top),
        rule(above),
        row(&board.top),
        rule(between),
        row(&board.bottom),
        rule(below),
        numbers(&board.bottom),
    ];
    if let Some(outcomes) = outcomes {
        let cells: Vec<String> = outcomes
            .iter()
            .map(|outcome| pad(&outcome_cell(outcome), CELL))
            .collect();
        lines.push(format!("{} {}", " ".repeat(INDENT), cells.join(" ")));
    }
    lines.push(plate(&board.bottom, bottom, charset, columns));
    lines
}

/// A board without a frame, 40 columns wide with nine pits a row.
fn compact(
    board: &Board,
    [top, bottom]: [&Plate; 2],
    outcomes: Option<&[String]>,
    charset: Charset,
) -> Vec<String> {
    const CELL: usize = 4;
    let pits = board.bottom.cells.len();
    let columns = 2 + pits * CELL;
    let line = |cells: &mut dyn Iterator<Item = String>| {
        let cells: String = cells.map(|cell| pad(&cell, CELL)).collect();
        format!("  {cells}")
    };
    let numbers = |row: &Row| line(&mut row.cells.iter().map(|cell| format!(" {}", cell.no)));
    let stones = |row: &Row| line(&mut row.cells.iter().map(|cell| marked(*cell)));
    let mut lines = vec![
        plate(&board.top, top, charset, columns),
        numbers(&board.top),
        stones(&board.top),
        stones(&board.bottom),
        numbers(&board.bottom),
    ];
    if let Some(outcomes) = outcomes {
        // "+3 X" is narrower as "+3X".
        lines.push(line(&mut outcomes.iter().map(
            |outcome| match outcome.as_str() {
                "." => " .".to_owned(),
                other => other.replace(' ', ""),
            },
        )));
    }
    lines.push(plate(&board.bottom, bottom, charset, columns));
    lines
}

/// The stones of a cell with its mark, the digits always in the same column.
fn marked(cell: Cell) -> String {
    let text = cell
        .stones
        .map_or_else(|| "X".to_owned(), |stones| stones.to_string());
    match cell.mark {
        Mark::None => format!(" {text} "),
        Mark::Taken => format!("({text})"),
        Mark::Landed => format!("[{text}]"),
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

/// The name of a player on the left, the kazan on the right.
fn plate(row: &Row, plate: &Plate, charset: Charset, columns: usize) -> String {
    let arrow = match (row.to_move, charset) {
        (true, Charset::Unicode) => "▶",
        (true, Charset::Ascii) => ">",
        (false, _) => " ",
    };
    let name = format!("  {arrow} {}", plate.name);
    let kazan = format!("{} {:>3}", plate.kazan, row.kazan);
    let room = columns.saturating_sub(kazan.width()).max(name.width() + 1);
    format!("{}{kazan}", pad(&name, room))
}

/// `text` and as many blanks as fill it up to `columns`.
fn pad(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}
