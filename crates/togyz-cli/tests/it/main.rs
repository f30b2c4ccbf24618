//! The integration tests of `togyz-cli`, one binary.
