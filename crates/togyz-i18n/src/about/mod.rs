//! Facts of the other crates as messages.

mod finding;
mod hint;
mod locale_file;
mod puzzle;
mod reason;
mod record;
mod refusal;
mod setup;

pub use hint::{clue, hint};
pub use puzzle::{puzzle_hint, puzzle_theme};
pub use reason::{reason, stones};
pub use record::{contradiction, fine_plies, record_fault, record_fault_detail};
pub use refusal::{illegal_move, refusal};
pub use setup::{position_text, setup};
