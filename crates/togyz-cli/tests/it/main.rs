//! The integration tests of `togyz-cli`, one binary.

mod play;
mod readme;
mod session;
mod cli;
mod help;
mod latin;
