//! `togyz tui`: the full-screen board.
//!
//! [`Screen`] is all of it: a function of what happens, drawn into a buffer. What
//! is outside it, the terminal, the engine and the files, is [`run`]'s.

mod areas;
mod draw;
mod help;
mod keys;
mod run;
mod screen;
mod terminal;
mod thinker;
mod walk;

pub use keys::Command;
pub use run::run;
pub use screen::{Effect, Input, Offer, Screen, Voice};
pub use thinker::{Insight, Purpose, Thinker, Thought, Wish};
pub use walk::Walk;
