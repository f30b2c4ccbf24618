//! Boards in characters.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::board::{Board, Brings, Cell, Mark, Plate, Row};
use super::piece::{Piece, Tone};
use super::theme::Theme;

/// The characters of the frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// Box-drawing lines.
    Unicode,
    /// `+`, `-`, `|` and `>` only.
    Ascii,
}

impl Charset {
    /// `text` without what a terminal of ASCII lines cannot be trusted with
    /// beside its letters.
    pub fn drawable(self, text: &str) -> String {
        match self {
            Self::Unicode => text.to_owned(),
            Self::Ascii => text.replace('·', "-").replace('…', "..."),
        }
    }

    /// `text` cut to a width in columns, with a mark where something is missing.
    pub fn fitted(self, text: &str, width: usize) -> String {
        if text.width() <= width {
            return text.to_owned();
        }
        let mark = match self {
            Self::Unicode => '…',
            Self::Ascii => '~',
        };
        let mut fitted = String::new();
        let mut used = 1;
        for c in text.chars() {
            used += c.width().unwrap_or(0);
            if used > width {
                break;
            }
            fitted.push(c);
        }
        fitted.push(mark);
        fitted
    }
}

/// Columns that the board with a frame needs with nine pits a row.
pub const FULL_WIDTH: usize = 72;
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
    Coloured(Theme),
}

/// Draws the board as text: see [`lines`].
pub fn draw(board: &Board, plates: [&Plate; 2], outcomes: Option<&[String]>, look: Look) -> String {
    let mut text = String::new();
    for line in lines(board, plates, outcomes, look) {
        let line: String = line
            .iter()
            .map(|piece| match look.ink {
                Ink::Plain => piece.text.clone(),
                Ink::Coloured(theme) => piece.coloured(theme),
            })
            .collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Draws the board in lines, with a frame where there is room for one. The
/// plates stand beside the rows; `outcomes`, one text for each pit of the
/// player to move, pit 1 first, stand between that row and its plate.
pub fn lines(
    board: &Board,
    plates: [&Plate; 2],
    outcomes: Option<&[String]>,
    look: Look,
) -> Vec<Vec<Piece>> {
    let above = outcomes.filter(|_| board.top.to_move).map(|outcomes| {
        let reversed = outcomes.iter().rev().cloned();
        reversed.collect::<Vec<_>>()
    });
    let below = outcomes.filter(|_| board.bottom.to_move);
    let outcomes = [above.as_deref(), below];
    if look.width < FULL_WIDTH {
        compact(board, plates, outcomes, look)
    } else {
        framed(board, plates, outcomes, look)
    }
}

fn framed(
    board: &Board,
    [top, bottom]: [&Plate; 2],
    [outcomes_above, outcomes_below]: [Option<&[String]>; 2],
    look: Look,
) -> Vec<Vec<Piece>> {
    let pits = board.bottom.cells.len();
    let indent = " ".repeat(INDENT);
    let rule = |[left, middle, right]: [&str; 3]| {
        let line = match look.charset {
            Charset::Unicode => "─",
            Charset::Ascii => "-",
        };
        let cell = line.repeat(CELL);
        let cells = vec![cell; pits].join(middle);
        vec![Piece::plain(format!("{indent}{left}{cells}{right}"))]
    };
    let (corners, bar) = match look.charset {
        Charset::Unicode => ([["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]], "│"),
        Charset::Ascii => ([["+"; 3]; 3], "|"),
    };
    let stones = |row: &Row| {
        let mut pieces = vec![Piece::plain(indent.clone())];
        for cell in &row.cells {
            pieces.push(Piece::plain(bar));
            pieces.push(Piece::plain(" ").of(row.pit(*cell)));
            pieces.extend(marked(row, *cell, CELL - 1));
        }
        pieces.push(Piece::plain(bar));
        pieces
    };
    let texts = |row: &Row, texts: &mut dyn Iterator<Item = String>| {
        let mut pieces = vec![Piece::plain(indent.clone())];
        for (cell, text) in row.cells.iter().zip(texts) {
            pieces.push(Piece::plain(" "));
            pieces.push(Piece::plain(pad(&text, CELL)).of(row.pit(*cell)));
        }
        pieces
    };
    let numbers = |row: &Row| {
        texts(
            row,
            &mut row.cells.iter().map(|cell| format!("  {}", cell.no)),
        )
    };
    let brought = |row: &Row, outcomes: &[String]| {
        texts(row, &mut outcomes.iter().map(|text| outcome_cell(text)))
    };
    let columns = INDENT + pits * (CELL + 1) - 1;
    let [above, between, below] = corners;
    let mut lines = vec![plate(&board.top, top, look, columns)];
    lines.extend(outcomes_above.map(|outcomes| brought(&board.top, outcomes)));
    lines.extend([
        numbers(&board.top),
        rule(above),
        stones(&board.top),
        rule(between),
        stones(&board.bottom),
        rule(below),
        numbers(&board.bottom),
    ]);
    lines.extend(outcomes_below.map(|outcomes| brought(&board.bottom, outcomes)));
    lines.push(plate(&board.bottom, bottom, look, columns));
    lines
}

/// A board without a frame, 40 columns wide with nine pits a row.
fn compact(
    board: &Board,
    [top, bottom]: [&Plate; 2],
    [outcomes_above, outcomes_below]: [Option<&[String]>; 2],
    look: Look,
) -> Vec<Vec<Piece>> {
    const CELL: usize = 4;
    let pits = board.bottom.cells.len();
    let texts = |row: &Row, texts: &mut dyn Iterator<Item = String>| {
        let cells = row.cells.iter().zip(texts);
        let pieces = cells.map(|(cell, text)| Piece::plain(pad(&text, CELL)).of(row.pit(*cell)));
        [Piece::plain("  ")].into_iter().chain(pieces).collect()
    };
    let numbers = |row: &Row| {
        texts(
            row,
            &mut row.cells.iter().map(|cell| format!(" {}", cell.no)),
        )
    };
    let stones = |row: &Row| {
        let mut pieces = vec![Piece::plain("  ")];
        for cell in &row.cells {
            pieces.extend(marked(row, *cell, CELL));
        }
        pieces
    };
    let brought = |row: &Row, outcomes: &[String]| {
        // "+3 X" is narrower as "+3X".
        texts(
            row,
            &mut outcomes.iter().map(|outcome| match outcome.as_str() {
                "." => " .".to_owned(),
                other => other.replace(' ', ""),
            }),
        )
    };
    // Both kazans stand in one column, beside the longer name.
    let plate_width = |plate: &Plate| NAME_INDENT + plate.name.width() + 1 + kazan_width(plate);
    let columns = (2 + pits * CELL)
        .max(plate_width(top))
        .max(plate_width(bottom));
    let mut lines = vec![plate(&board.top, top, look, columns)];
    lines.extend(outcomes_above.map(|outcomes| brought(&board.top, outcomes)));
    lines.extend([
        numbers(&board.top),
        stones(&board.top),
        stones(&board.bottom),
        numbers(&board.bottom),
    ]);
    lines.extend(outcomes_below.map(|outcomes| brought(&board.bottom, outcomes)));
    lines.push(plate(&board.bottom, bottom, look, columns));
    lines
}

/// The stones of a cell with its mark, the digits always in the same column,
/// `columns` wide with the blanks behind it.
fn marked(row: &Row, cell: Cell, columns: usize) -> [Piece; 2] {
    let stones = cell
        .stones
        .map_or_else(|| "X".to_owned(), |stones| stones.to_string());
    let text = match cell.mark {
        Mark::None => format!(" {stones} "),
        Mark::Taken => format!("({stones})"),
        Mark::Landed => format!("[{stones}]"),
        Mark::Chosen(_) => format!("<{stones}>"),
        Mark::Aimed(_) => format!("*{stones}*"),
    };
    let tone = match (cell.mark, cell.stones) {
        (Mark::None, Some(_)) => Tone::Plain,
        (Mark::None, None) => Tone::Tuzdyk,
        (Mark::Taken, _) => Tone::Taken,
        (Mark::Landed, None) => Tone::Gold,
        (Mark::Landed, Some(0)) => Tone::Capture,
        (Mark::Landed, Some(_)) => Tone::Quiet,
        (Mark::Chosen(brings) | Mark::Aimed(brings), _) => match brings {
            Brings::Nothing => Tone::Quiet,
            Brings::Capture => Tone::Capture,
            Brings::Tuzdyk => Tone::Gold,
        },
    };
    let pit = row.pit(cell);
    let blanks = " ".repeat(columns.saturating_sub(text.len()));
    let text = Piece {
        tone,
        ..Piece::plain(text)
    };
    [text.of(pit), Piece::plain(blanks).of(pit)]
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
fn plate(row: &Row, plate: &Plate, look: Look, columns: usize) -> Vec<Piece> {
    let arrow = match look.charset {
        Charset::Unicode => "▶",
        Charset::Ascii => ">",
    };
    let arrow = if row.to_move { arrow } else { " " };
    let name = format!("  {arrow} {}", look.charset.drawable(&plate.name));
    let kazan = format!("{} {:>3}", plate.kazan, row.kazan);
    let room = columns
        .saturating_sub(kazan_width(plate))
        .max(name.width() + 1);
    vec![Piece::plain(format!("{}{kazan}", pad(&name, room)))]
}

/// `text` and as many blanks as fill it up to `columns`.
fn pad(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(blanks))
}
