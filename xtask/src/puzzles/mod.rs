//! `cargo xtask puzzles make|verify`: puzzles from games of our own, and the
//! proof of each from nothing.

use crate::Failed;
use crate::arguments::Arguments;

mod choose;
mod compose;
mod find;
mod make;
mod verify;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    match arguments.task() {
        Some("make") => make::run(arguments),
        Some("verify") => verify::run(arguments),
        Some(_) | None => {
            eprintln!("cargo xtask puzzles make, or cargo xtask puzzles verify");
            Err(Failed)
        }
    }
}
