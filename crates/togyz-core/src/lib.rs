#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod board;
mod event;
mod game;
#[cfg(feature = "serde")]
pub mod json;
mod moves;
pub mod notation;
mod outcome;
mod perft;
mod pit;
mod position;
mod setup;
mod side;
mod sow;
mod take;
mod variant;

pub use event::{Event, TuzdykLimit};
pub use game::{ClaimError, Game, GameOver, Played};
pub use moves::{Move, Moves, MovesIter};
pub use outcome::{Ending, Outcome, Reason};
pub use perft::perft;
pub use pit::{Pit, PitNo};
pub use position::{IllegalMove, Position, Row};
pub use setup::{Setup, SetupError};
pub use side::{BySide, Side};
pub use take::Take;
pub use variant::{
    Atsyrau, Majority, Repetition, Rules, Tuzdyks, UnknownRule, UnknownVariant, Variant,
};
