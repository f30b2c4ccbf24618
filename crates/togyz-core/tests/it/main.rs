//! The integration tests of `togyz-core`, one binary.
