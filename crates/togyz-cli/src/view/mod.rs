//! Drawing boards. Nothing outside this module draws one.

mod board;
mod grid;
mod piece;
mod sowing;
mod spoken;
mod svg;
mod theme;

pub use board::{Board, Brings, Cell, LastMove, Mark, Plate, Row};
pub use grid::{Charset, FULL_WIDTH, Ink, Look, draw, lines};
pub use piece::{Piece, Tone};
pub use sowing::sowing;
pub use spoken::{outcome, outcomes, spoken};
pub use svg::{escaped, svg};
pub use theme::{Hue, Paint, Theme};
