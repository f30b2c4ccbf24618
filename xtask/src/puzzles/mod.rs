//! `cargo xtask puzzles make|renew|verify`: puzzles from games of our own, the
//! same judged again by a new engine, and the proof of each from nothing.

use crate::Failed;
use crate::arguments::Arguments;

mod choose;
mod compose;
mod find;
mod make;
mod renew;
mod verify;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    match arguments.task() {
        Some("make") => make::run(arguments),
        Some("renew") => renew::run(arguments),
        Some("verify") => verify::run(arguments),
        Some(_) | None => {
            eprintln!("cargo xtask puzzles make, renew or verify");
            Err(Failed)
        }
    }
}
