//! Text forms of positions, moves and games.
//!
//! A typed move is a [`MoveText`]; a game with its tags and comments is a
//! [`Record`]. [`Reader`] finds the records in a text, whatever notation they
//! are in, and [`Feed`] does in a text that comes in pieces; [`Record::to_tgk`],
//! [`Record::to_playok`] and [`Record::to_playstrategy`] write them.
//!
//! ```
//! use togyz_core::{Rules, notation::Reader};
//!
//! let mut games = Reader::new("1. 76(10) 98 2. 66 87(4) 0-1", Rules::default());
//! let game = games.next().unwrap();
//! assert_eq!(game.fault, None);
//! assert_eq!(game.record.game.ply(), 4);
//! assert!(games.next().is_none());
//! ```

mod diagram;
mod draft;
mod fault;
mod feed;
mod lexer;
mod move_text;
mod move_text_error;
mod position_text;
mod read;
mod record;
mod tags;
mod write;

pub use diagram::{Cell, DiagramDifference, Place};
pub use fault::{FaultKind, RecordFault};
pub use feed::Feed;
pub use move_text::{MoveText, Notation, Rows, TuzdykMark};
pub use move_text_error::MoveTextError;
pub use position_text::PositionTextError;
pub use read::{ReadGame, Reader};
pub use record::{
    Comment, Contradiction, DeclaredResult, Record, ResultPlace, reason_from_key, reason_key,
    result_key, side_key,
};
pub use tags::Tags;
