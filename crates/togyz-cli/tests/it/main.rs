//! The integration tests of `togyz-cli`, one binary.

mod play;
mod session;
mod cli;
mod help;
mod latin;
