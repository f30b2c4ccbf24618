//! Boards as SVG, to stand in a page of HTML.

use std::fmt::Write;

use super::board::{Board, Cell, Mark, Plate, Row};

/// Size of a cell, in units of the drawing.
const CELL: usize = 56;
/// Space left and right of the rows.
const MARGIN: usize = 8;
/// Height of the line above and below the board.
const LINE: usize = 24;

/// Draws the board, in black on nothing, as wide as there is room. `label` says
/// it in words, for those who do not see it.
///
/// A pit that was played has a dashed frame, the one where the last stone
/// landed a thick one.
pub fn svg(board: &Board, [top, bottom]: [&Plate; 2], label: &str) -> String {
    let width = 2 * MARGIN + board.bottom.cells.len() * CELL;
    let rows = 2 * LINE;
    let height = rows + 2 * CELL + 2 * LINE;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\" direction=\"ltr\">\n",
        escaped(label)
    );
    plate(&mut svg, &board.top, top, LINE - 8, width);
    row(&mut svg, &board.top, rows, rows - 7);
    row(&mut svg, &board.bottom, rows + CELL, rows + 2 * CELL + 16);
    plate(&mut svg, &board.bottom, bottom, height - 8, width);
    svg.push_str("</svg>\n");
    svg
}

/// `text` so that HTML shows it as it stands.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            _ => escaped.push(c),
        }
    }
    escaped
}

/// The name of a player on the left and their kazan on the right, on the base
/// line `y`.
fn plate(svg: &mut String, row: &Row, plate: &Plate, y: usize, width: usize) {
    let turn = if row.to_move { "▶ " } else { "" };
    let name = escaped(&plate.name);
    text(svg, MARGIN, y, "start", &format!("{turn}{name}"));
    let kazan = format!("{} {}", escaped(&plate.kazan), row.kazan);
    text(svg, width - MARGIN, y, "end", &kazan);
}

/// The cells of a row below `y`, and their numbers on the base line `numbers`.
fn row(svg: &mut String, row: &Row, y: usize, numbers: usize) {
    for (index, cell) in row.cells.iter().enumerate() {
        let x = MARGIN + index * CELL;
        pit(svg, *cell, x, y);
        let _ = writeln!(
            svg,
            "<text x=\"{}\" y=\"{numbers}\" text-anchor=\"middle\" font-size=\"13\">{}</text>",
            x + CELL / 2,
            cell.no
        );
    }
}

fn pit(svg: &mut String, cell: Cell, x: usize, y: usize) {
    let frame = |inset: usize, style: &str| {
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\" fill=\"none\" \
             stroke=\"currentColor\"{style}/>\n",
            x + inset,
            y + inset,
            size = CELL - 2 * inset,
        )
    };
    svg.push_str(&frame(0, ""));
    match cell.mark {
        Mark::None => {}
        Mark::Taken | Mark::Chosen(_) => svg.push_str(&frame(5, " stroke-dasharray=\"4 3\"")),
        Mark::Landed | Mark::Aimed(_) => svg.push_str(&frame(5, " stroke-width=\"3\"")),
    }
    let stones = match cell.stones {
        Some(stones) => stones.to_string(),
        None => "X".to_owned(),
    };
    let _ = writeln!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-size=\"22\">{stones}</text>",
        x + CELL / 2,
        y + CELL / 2 + 8
    );
}

fn text(svg: &mut String, x: usize, y: usize, anchor: &str, text: &str) {
    let _ = writeln!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" font-size=\"15\">{text}</text>"
    );
}
