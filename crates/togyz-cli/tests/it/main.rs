//! The integration tests of `togyz-cli`, one binary.

mod cli;
mod games;
mod help;
mod latin;
mod learn;
mod play;
mod readme;
mod records;
mod replay;
mod rules;
mod session;
