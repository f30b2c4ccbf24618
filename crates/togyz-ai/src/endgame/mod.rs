//! Exact endgames: tables of all positions with few stones.
//!
//! A position's value is the lead, in stones, that the player to move still wins
//! from there to the end if both play best. Kazans do not change it.
//!
//! | stones on the board | positions | on disk |
//! |---|---|---|
//! | up to 8 | 60 million | 1.6 MB |
//! | up to 10 | 434 million | 7.6 MB |
//! | up to 12 | 2.5 billion | 38 MB |
//!
//! ```
//! use std::ops::ControlFlow;
//! use togyz_ai::endgame::{Tables, build};
//! use togyz_core::{Rules, Setup};
//!
//! let folder = tempfile::tempdir()?;
//! build(folder.path(), 2, 1, &|_| ControlFlow::Continue(()))?;
//! let tables = Tables::open(folder.path());
//!
//! // White's stone captures Black's, and nothing is left.
//! let text = "8,1S/8,1S 80 80 S 1";
//! let position = Setup::parse(text, Rules::default())?.position()?;
//! assert_eq!(tables.probe(&position), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod build;
mod check;
mod checksum;
mod class;
mod cycle;
mod diagram;
mod file;
mod fill;
mod rank;
mod solve;
mod tables;

pub use build::{BuildError, BuildProgress, Built, build};
pub use check::{CheckProgress, Checked, Extent};
pub use file::FileFault;
pub use solve::{Solution, Verdict, solve};
pub use tables::{Fault, Summary, Tables, remove};
