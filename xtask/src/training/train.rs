//! Weights fitted to games.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts of samples and of steps need few digits"
)]

use std::path::{Path, PathBuf};

use togyz_ai::Network;

use super::fit::{Recipe, fit};
use super::sample::{Sample, read};
use super::{folder, write};
use crate::Failed;
use crate::arguments::Arguments;

/// One sample in so many is kept back to check the fit.
const CHECKED: usize = 50;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let folder = folder(arguments, "target/training/games")?;
    let output = PathBuf::from(
        arguments
            .text("--output")
            .unwrap_or("target/training/network.bin"),
    );
    let recipe = recipe(arguments, arguments.number("--seed", 1));
    train(&read(&folder)?, recipe, &output)
}

pub(crate) fn recipe(arguments: &Arguments, seed: u64) -> Recipe {
    Recipe {
        passes: arguments.number("--passes", 12),
        trust: arguments.number("--trust", 60) as f32 / 100.0,
        seed,
    }
}

/// Fits a network to samples and writes it.
pub(crate) fn train(samples: &[Sample], recipe: Recipe, output: &Path) -> Result<(), Failed> {
    if samples.len() < CHECKED {
        eprintln!("There are too few positions to learn from: play games first.");
        return Err(Failed);
    }
    // Neighbours come from the same game: whole runs of them are kept back.
    let run = samples.len() / CHECKED;
    let (checks, lessons) = samples.split_at(run);
    println!("{} positions, {} kept back", lessons.len(), checks.len());
    let weights = fit(lessons, checks, recipe, |pass, loss| {
        println!(
            "pass {pass}: cross-entropy {:.5}, error of the lead {:.2} stones",
            loss.value, loss.lead
        );
    });
    write(output, &Network::from_weights(&weights).to_bytes())?;
    println!("{}", output.display());
    Ok(())
}
