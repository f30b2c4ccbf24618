//! Thinking about togyzkumalak: evaluation, search, and levels of play.
//!
//! The crate knows only the rules ([`togyz_core`]): it prints nothing, knows no
//! language, and reads the clock only where a time limit asks for it. Under a
//! depth or node limit a new [`Engine`] always gives the same answer.
//!
//! ```
//! use std::ops::ControlFlow;
//! use togyz_ai::{Engine, Limits};
//! use togyz_core::{Game, Rules};
//!
//! let game = Game::new(Rules::default());
//! let mut engine = Engine::new(1);
//! let analysis = engine.analyse(&game, &Limits::depth(4), |_| ControlFlow::Continue(()));
//! assert!(analysis.best.is_some());
//! assert_eq!(analysis.depth, 4);
//! ```

mod alpha_beta;
mod bench;
mod book;
pub mod endgame;
mod engine;
mod eval;
pub mod explain;
mod level;
mod limits;
mod network;
mod order;
pub mod puzzle;
mod rating;
mod root;
mod score;
mod search;
mod table;
mod weights;

pub use alpha_beta::alpha_beta;
pub use bench::{Bench, BenchLine, bench};
pub use book::{Book, BookError, BookMove};
pub use engine::{Analysis, Config, Engine, Line, Progress, Selectivity, accepts_draw};
pub use eval::{Evaluation, Term, evaluate};
pub use level::{Choice, Level, Strength};
pub use limits::{Limits, PonderFlag, StopFlag};
pub use network::{Network, NetworkError, Parts, View, Weights};
pub use rating::{Elo, Results, Sprt, Verdict};
pub use score::{Proven, Score, loss};
