//! Text forms of positions, moves and games.

mod position_text;

pub use position_text::PositionTextError;
