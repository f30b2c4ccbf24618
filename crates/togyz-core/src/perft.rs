//! Counting the positions of the game tree.

use crate::Position;

/// The number of positions exactly `depth` plies after `position`, counted once
/// for each way to reach them. A finished game has no further ones.
///
/// The last ply is counted without being made: a legal move always leads to one
/// position.
///
/// ```
/// use togyz_core::{perft, Position, Rules};
///
/// assert_eq!(perft(&Position::start(Rules::default()), 3), 613);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_moves().len() as u64,
        // As below, without a call for each move.
        2 => position
            .legal_moves()
            .iter()
            .map(|mv| position.after(mv).legal_moves().len() as u64)
            .sum(),
        _ => position
            .legal_moves()
            .iter()
            .map(|mv| perft(&position.after(mv), depth - 1))
            .sum(),
    }
}
