//! The integration tests of `togyz-core`, one binary.

mod differential;
mod naive;
mod naive_checks;
mod perft;
mod properties;
mod random;
mod replay;
mod rulebook;
mod setup;
mod single_moves;
