//! `cargo xtask fuzz`: the fuzz targets, for a fixed time.

mod nightly;
mod stable;

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::Failed;
use crate::arguments::Arguments;
use crate::targets::ALL;

/// How the targets are run.
struct Plan {
    /// The folder of the fuzz targets.
    folder: PathBuf,
    /// Time for each target.
    share: Duration,
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let seconds = arguments.number("--seconds", 60);
    let plan = Plan {
        folder: Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/togyz-core/fuzz"),
        share: Duration::from_secs(seconds) / u32::try_from(ALL.len()).unwrap_or(1),
        seed: arguments.number("--seed", 1),
    };
    let is_there = nightly::is_there();
    match arguments.text("--driver") {
        Some("stable") => stable::run(&plan),
        Some("nightly") => nightly::run(&plan),
        Some(other) => {
            eprintln!("There is no driver {other}.");
            Err(Failed)
        }
        None if is_there => nightly::run(&plan),
        None => {
            println!(
                "There is no cargo-fuzz on a nightly toolchain here: the driver of this program \
                 runs instead, which does not see what a target has covered."
            );
            stable::run(&plan)
        }
    }
}
