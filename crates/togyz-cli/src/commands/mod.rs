//! The commands, one file for each.

pub mod analyze;
pub mod bench;
pub mod completions;
pub mod config;
pub mod contest;
pub mod engine;
pub mod games;
pub mod learn;
pub mod locale;
pub mod man;
pub mod menu;
pub mod perft;
pub mod play;
pub mod puzzle;
pub mod replay;
pub mod resume;
pub mod rules;
pub mod show;
pub mod solve;
pub mod stats;
pub mod tables;
