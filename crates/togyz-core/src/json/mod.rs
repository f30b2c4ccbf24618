//! The types as JSON, through [serde]: with the feature `serde`.
//!
//! [serde]: https://serde.rs
//!
//! # Documents
//!
//! What is kept or sent on its own names its schema and version. A later
//! version may add fields, and readers pass over those they do not know; where
//! a field goes or changes its meaning, the number grows.
//!
//! A [`Setup`] or [`Position`] is a [`POSITION`]:
//!
//! ```
//! use togyz_core::{Position, Rules, Setup};
//!
//! let text = r#"{
//!     "schema": "togyz.position/1",
//!     "rules": "standard",
//!     "rows": {
//!         "white": [2, 6, 19, 0, 1, 3, 1, 3, 3],
//!         "black": [3, 4, 2, 4, 6, 0, 7, 1, 11]
//!     },
//!     "kazans": { "white": 57, "black": 29 },
//!     "tuzdyks": { "white": 6, "black": 4 },
//!     "side_to_move": "black",
//!     "number": 10
//! }"#;
//! let setup: Setup = serde_json::from_str(text)?;
//! assert_eq!(
//!     setup.to_string(),
//!     "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10"
//! );
//! let position: Position = serde_json::from_str(text)?;
//! assert_eq!(Ok(position), setup.position());
//! # Ok::<(), serde_json::Error>(())
//! ```
//!
//! | field | is |
//! |---|---|
//! | `rules` | the names of [`Rules`], as its `Display` writes them |
//! | `rows` | each player's pits, pit 1 first, as many as the variant has |
//! | `kazans` | the stones in each kazan |
//! | `tuzdyks` | the number of the tuzdyk that each player *owns*, which lies in the other's row, or null |
//! | `side_to_move` | whose turn it is |
//! | `number` | the number of the move, from 1; a [`Position`] has none, and where it is missing it is 1 |
//! | `ending` | how the game ended; only a finished [`Position`] has it |
//!
//! Reading a [`Position`] checks it as [`Setup::position`] does; reading a
//! [`Setup`] checks only that it can be told, so it may be nonsense.
//!
//! A [`Game`] is a [`GAME`]. Its moves are replayed when it is read, and the
//! ending must be one that the game can have there. What had been undone is not
//! kept.
//!
//! ```
//! use togyz_core::{Game, Move, Rules, Side};
//!
//! let mut game = Game::new("bestemshe".parse().unwrap());
//! game.play(Move::new(5).unwrap())?;
//! game.resign(Side::Black)?;
//! assert_eq!(
//!     serde_json::to_value(&game)?,
//!     serde_json::json!({
//!         "schema": "togyz.game/1",
//!         "start": {
//!             "schema": "togyz.position/1",
//!             "rules": "bestemshe",
//!             "rows": { "white": [5, 5, 5, 5, 5], "black": [5, 5, 5, 5, 5] },
//!             "kazans": { "white": 0, "black": 0 },
//!             "tuzdyks": { "white": null, "black": null },
//!             "side_to_move": "white",
//!             "number": 1
//!         },
//!         "moves": [5],
//!         "ending": { "winner": "white", "reason": "resignation" }
//!     })
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Parts
//!
//! | type | is |
//! |---|---|
//! | [`Side`] | `"white"`, `"black"` |
//! | [`BySide`] | `{ "white": …, "black": … }` |
//! | [`PitNo`], [`Move`] | a number, 1 to 9 |
//! | [`Moves`] | a list of moves, in order |
//! | [`Pit`] | `{ "side": "black", "no": 6 }` |
//! | [`Variant`], [`Rules`] | their names, as `Display` writes them: `"bestemshe"`, `"6x4"`; `"standard+extra-move"` |
//! | [`Reason`] | its [`reason_key`]: `"82"`, `"atsyrau"`, `"resignation"`, `"agreement"`, `"repetition"`, `"time"` |
//! | [`Ending`] | `{ "winner": "white", "reason": "82" }`; the winner of a draw is null |
//! | [`Event`] | `{ "event": "captured", … }`: the name of the variant and of its fields in small letters and `_` |
//! | [`TuzdykLimit`] | `"has_one"`, `"last_pit"`, `"same_number"` |
//! | [`IllegalMove`] | `{ "illegal": "empty", … }`, in the same way |
//!
//! ```
//! use serde_json::json;
//! use togyz_core::{Move, Position, Rules};
//!
//! let mut position = Position::start(Rules::default());
//! let mut events = Vec::new();
//! position.play_with(Move::new(7).unwrap(), |event| events.push(event))?;
//! assert_eq!(
//!     serde_json::to_value(&events)?,
//!     json!([
//!         { "event": "sown", "from": { "side": "white", "no": 7 }, "stones": 9 },
//!         { "event": "landed", "pit": { "side": "black", "no": 6 }, "before": 9, "after": 10 },
//!         { "event": "captured", "pit": { "side": "black", "no": 6 }, "stones": 10 },
//!     ])
//! );
//! let refused = position.play(Move::new(6).unwrap()).unwrap_err();
//! assert_eq!(
//!     serde_json::to_value(refused)?,
//!     json!({
//!         "illegal": "empty",
//!         "pit": { "side": "black", "no": 6 },
//!         "legal": [1, 2, 3, 4, 5, 7, 8, 9]
//!     })
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The shapes stand here, apart from the types, so that no change of a type
// changes them unseen: the compiler compares the two.

mod game;
mod parts;
mod position;
#[cfg(doc)]
use crate::{
    BySide, Ending, Event, Game, IllegalMove, Move, Moves, Pit, PitNo, Position, Reason, Rules,
    Setup, Side, TuzdykLimit, Variant, notation::reason_key,
};

/// The schema of a [`Setup`] and of a [`Position`].
pub const POSITION: &str = "togyz.position/1";

/// The schema of a [`Game`].
pub const GAME: &str = "togyz.game/1";
