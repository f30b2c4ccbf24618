//! The integration tests of `togyz-i18n`, one binary.
