//! The integration tests of `togyz-cli`, one binary.

mod analyze;
mod cli;
mod completions;
mod config;
mod contest;
mod course;
mod engine;
mod games;
mod guard;
mod guide;
mod handbook;
mod help;
mod languages;
mod latin;
mod learn;
mod locale;
mod manual;
mod play;
mod play_options;
#[path = "../../../togyz-i18n/tests/it/pseudo_file.rs"]
mod pseudo_file;
mod puzzle;
mod readme;
mod records;
mod replay;
mod rules;
#[cfg(unix)]
mod screen;
mod session;
mod shown;
mod stats;
mod tables;
#[cfg(unix)]
mod terminal;
#[cfg(feature = "tui")]
mod tui;
mod tutor;
