//! The integration tests of `togyz-core`, one binary.

mod naive;
mod naive_checks;
