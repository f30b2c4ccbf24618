//! The tables of weights, from nothing: games that are played by the tables
//! themselves, at first by the kazans alone, and numbers fitted to them, in
//! turns.

use std::fs;
use std::path::Path;
use std::thread;

use togyz_core::{Rules, Variant};

use self::numbers::{Numbers, count};
use self::play::{Lesson, play_game};
use self::regression::{fit, loss};
use super::{failed, folder, write};
use crate::Failed;
use crate::arguments::Arguments;
use crate::progress::Progress;

mod numbers;
mod play;
mod regression;
mod squares;
#[cfg(test)]
mod tests;
mod text;

/// One game in so many is kept back to check the fit.
const CHECKED: u64 = 50;

/// How to make them.
#[derive(Debug, Clone, Copy)]
struct Recipe {
    rounds: u64,
    games: u64,
    depth: usize,
    seed: u64,
    threads: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let folder = folder(arguments, "target/training/tables")?;
    let recipe = Recipe {
        rounds: arguments.number("--rounds", 3),
        games: arguments.number("--games", 8000),
        depth: usize::try_from(arguments.number("--depth", 5))
            .unwrap_or(usize::MAX)
            .max(1),
        seed: arguments.number("--seed", 1),
        threads: arguments.number("--threads", 2).max(1),
    };
    let nine = make(recipe, Variant::TOGYZKUMALAK, None, &folder)?;
    let turn = Some(nine.turn());
    let seven = make(recipe, Variant::QOZDATU, turn, &folder)?;
    let five = make(recipe, Variant::BESTEMSHE, turn, &folder)?;
    let path = folder.join("weights.rs");
    write(&path, text::of(&nine, &seven, &five).as_bytes())?;
    println!("{}", path.display());
    Ok(())
}

/// The numbers of a variant, by as many rounds as are wanted; those that are
/// done are read. `turn` is what the right to move is known to be worth.
fn make(
    recipe: Recipe,
    variant: Variant,
    turn: Option<i32>,
    folder: &Path,
) -> Result<Numbers, Failed> {
    let pits = usize::from(variant.pits());
    let mut numbers = Numbers::zero(pits);
    for round in 1..=recipe.rounds {
        let path = folder.join(format!("{variant}-{round}.txt"));
        if let Some(known) = known(&path, pits)? {
            numbers = known;
            continue;
        }
        let seed = recipe.seed.wrapping_mul(100).wrapping_add(round);
        let (lessons, checks) = games(recipe, variant, &numbers, seed);
        let found = fit(&lessons, pits, turn);
        println!(
            "{variant}, round {round}: {} positions; cross-entropy {:.4}, of the numbers before \
             {:.4}, of kazans alone {:.4}",
            lessons.len(),
            loss(&checks, &found),
            loss(&checks, &numbers),
            loss(&checks, &Numbers::zero(pits)),
        );
        let lines: Vec<String> = found.all.iter().map(i32::to_string).collect();
        write(&path, lines.join("\n").as_bytes())?;
        numbers = found;
    }
    Ok(numbers)
}

/// What an earlier run has found, if it was broken off.
fn known(path: &Path, pits: usize) -> Result<Option<Numbers>, Failed> {
    if !path.exists() {
        return Ok(None);
    }
    let text = fs::read_to_string(path).map_err(|error| failed(path, &error))?;
    let numbers: Result<Vec<i32>, _> = text.lines().map(str::parse).collect();
    match numbers {
        Ok(numbers) if numbers.len() == count(pits) => Ok(Some(Numbers::new(pits, numbers))),
        _ => {
            eprintln!("{}: damaged; remove it", path.display());
            Err(Failed)
        }
    }
}

/// Positions to learn from, and those to check by.
fn games(
    recipe: Recipe,
    variant: Variant,
    numbers: &Numbers,
    seed: u64,
) -> (Vec<Lesson>, Vec<Lesson>) {
    let share = recipe.games.div_ceil(recipe.threads).max(1);
    let mut all = (Vec::new(), Vec::new());
    thread::scope(|scope| {
        let workers: Vec<_> = (0..recipe.threads)
            .map(|worker| {
                scope.spawn(move || {
                    let mut progress = (worker == 0).then(|| Progress::new("games", share));
                    let mut found = (Vec::new(), Vec::new());
                    let games = worker * share..recipe.games.min((worker + 1) * share);
                    for game in games {
                        let lessons = if game % CHECKED == 0 {
                            &mut found.1
                        } else {
                            &mut found.0
                        };
                        let rules = Rules::of(variant);
                        play_game(numbers, rules, recipe.depth, seed << 32 | game, lessons);
                        if let Some(progress) = &mut progress {
                            progress.tell(game);
                        }
                    }
                    found
                })
            })
            .collect();
        // In the order of the games, whatever the number of threads.
        for worker in workers {
            let (lessons, checks) = worker.join().expect("a game does not fail");
            all.0.extend(lessons);
            all.1.extend(checks);
        }
    });
    all
}
