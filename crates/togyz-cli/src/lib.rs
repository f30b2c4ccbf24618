//! Togyzkumalak in the terminal.
//!
//! The program is a function of its [`World`]: arguments, environment, input,
//! output and clock. [`run`] is all of it; `main` only builds the real world,
//! and the tests build others.
#![forbid(unsafe_code)]

pub mod app;
pub mod ask;
pub mod cli;
pub mod collection;
pub mod commands;
pub mod config;
pub mod decode;
pub mod editor;
pub mod error;
pub mod exercise;
pub mod grade;
pub mod handout;
pub mod input;
mod kept;
#[cfg(unix)]
pub mod keys;
pub mod lessons;
pub mod picture;
pub mod player;
pub mod position;
mod program;
pub mod progress;
pub mod record_file;
pub mod record_stream;
pub mod session;
pub mod settings;
pub mod store;
pub mod suggest;
pub mod table;
#[cfg(feature = "tui")]
pub mod tui;
mod verdict;
pub mod view;
pub mod vocabulary;
mod watch;
pub mod world;

pub use program::run;
pub use world::{Size, Terminal, World};
