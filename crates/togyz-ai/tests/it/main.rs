//! The integration tests of `togyz-ai`, one binary.

mod book;
mod endgame;
mod eval;
mod exact;
mod explain;
mod levels;
mod limits;
mod network;
mod positions;
mod proofs;
mod puzzles;
mod signature;
