//! Facts of the other crates as messages.

mod refusal;

pub use refusal::{illegal_move, refusal};
