//! The targets, with what they share with the tests of the crate.

#![allow(dead_code, reason = "the tests use the rest")]

#[path = "../../tests/it/lockstep.rs"]
mod lockstep;
#[path = "../../tests/it/naive.rs"]
mod naive;
#[path = "../../tests/it/random.rs"]
mod random;
#[path = "../../tests/it/replay.rs"]
mod replay;
pub mod targets;
