//! Drawing boards. Nothing outside this module draws one.

mod board;
mod grid;
mod spoken;
mod svg;

pub use board::{Board, Cell, LastMove, Mark, Plate, Row};
pub use grid::{Charset, Ink, Look, draw};
pub use spoken::{outcome, outcomes, spoken};
pub use svg::{escaped, svg};
