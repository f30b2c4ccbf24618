//! The integration tests of `togyz-ai`, one binary.
