//! Where everything stands on the screen.

use ratatui::layout::Rect;

use crate::view::FULL_WIDTH;

/// The parts of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Areas {
    pub(super) board: Rect,
    /// What was said, or is asked.
    pub(super) told: Rect,
    /// The list of moves, where there is room for it.
    pub(super) moves: Option<Rect>,
    /// The analysis, if it is open and there is room for it.
    pub(super) analysis: Option<Rect>,
    /// The line of keys.
    pub(super) keys: Rect,
}

/// Columns that are needed.
pub(super) const MIN_COLUMNS: u16 = 40;
/// Lines that are needed.
pub(super) const MIN_ROWS: u16 = 12;

/// Lines of the board without a frame, with a line for what the moves of each
/// side would bring.
const COMPACT_ROWS: u16 = 8;
/// Lines of the board with a frame.
const FRAMED_ROWS: u16 = 11;
/// Lines of the analysis with its title.
const ANALYSIS_ROWS: u16 = 4;
/// Lines below which what was said is not cut for anything else.
const TOLD_ROWS: u16 = 5;

impl Areas {
    /// The parts of a screen; `None` if it is too small.
    pub(super) fn of(screen: Rect, is_analysed: bool) -> Option<Self> {
        if screen.width < MIN_COLUMNS || screen.height < MIN_ROWS {
            return None;
        }
        let full = u16::try_from(FULL_WIDTH).unwrap_or(u16::MAX);
        let board_rows = if screen.width >= full && screen.height > FRAMED_ROWS + TOLD_ROWS {
            FRAMED_ROWS
        } else {
            COMPACT_ROWS
        };
        let (page, keys) = cut_below(screen, 1);
        // Beside the board there is room for the rest.
        let beside = page.width.saturating_sub(full + 1);
        if beside >= 26 {
            let (left, right) = cut_right(page, beside);
            let (board, told) = cut_above(left, board_rows);
            let (analysis, moves) = if is_analysed {
                let (analysis, moves) = cut_above(right, ANALYSIS_ROWS + 1);
                (Some(analysis), moves)
            } else {
                (None, right)
            };
            return Some(Self {
                board,
                told,
                moves: Some(moves),
                analysis,
                keys,
            });
        }
        let (board, mut told) = cut_above(page, board_rows);
        let mut analysis = None;
        if is_analysed && told.height >= ANALYSIS_ROWS {
            let (above, rest) = cut_above(told, ANALYSIS_ROWS);
            (analysis, told) = (Some(above), rest);
        }
        let mut moves = None;
        if told.width >= full {
            let (rest, right) = cut_right(told, 24);
            (told, moves) = (rest, Some(right));
        } else if told.height >= 2 * TOLD_ROWS {
            let (rest, below) = cut_below(told, told.height / 3);
            (told, moves) = (rest, Some(below));
        }
        Some(Self {
            board,
            told,
            moves,
            analysis,
            keys,
        })
    }
}

fn cut_above(area: Rect, rows: u16) -> (Rect, Rect) {
    let rows = rows.min(area.height);
    let above = Rect {
        height: rows,
        ..area
    };
    let below = Rect {
        y: area.y + rows,
        height: area.height - rows,
        ..area
    };
    (above, below)
}

fn cut_below(area: Rect, rows: u16) -> (Rect, Rect) {
    cut_above(area, area.height.saturating_sub(rows))
}

/// The right part is `columns` wide; an empty column stands before it.
fn cut_right(area: Rect, columns: u16) -> (Rect, Rect) {
    let columns = columns.min(area.width.saturating_sub(1));
    let left = Rect {
        width: area.width - columns - 1,
        ..area
    };
    let right = Rect {
        x: area.x + area.width - columns,
        width: columns,
        ..area
    };
    (left, right)
}
