//! `cargo xtask puzzles make|renew|verify`: puzzles from games of our own, the
//! same judged again by a new engine, and the proof of each from nothing.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use togyz_ai::puzzle::{Judge, Proof, Puzzle, parse};
use togyz_ai::{Config, Engine};
use togyz_core::Move;

use crate::Failed;
use crate::arguments::Arguments;
use crate::training::failed;
use crate::verify::share;

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

/// The puzzles of `--file`, and where they stand.
fn read(arguments: &Arguments) -> Result<(&Path, Vec<Puzzle>), Failed> {
    let path = Path::new(
        arguments
            .text("--file")
            .unwrap_or("crates/togyz-ai/src/puzzles.txt"),
    );
    let text = fs::read_to_string(path).map_err(|error| failed(path, &error))?;
    // What cannot be read is no position, or no move that can be played.
    let puzzles = parse(&text).map_err(|error| {
        eprintln!("{}: {error}", path.display());
        Failed
    })?;
    Ok((path, puzzles))
}

/// What `work` makes of each puzzle, in their order; on all threads.
fn each<T: Send>(
    puzzles: &[Puzzle],
    work: impl Fn(&Puzzle, &mut Judge, &mut Engine) -> T + Sync,
) -> Result<Vec<T>, Failed> {
    let found = Mutex::new(Vec::new());
    let make = || {
        let engine = Engine::with(Config {
            hash_megabytes: 1,
            ..Config::default()
        });
        (Judge::default(), engine)
    };
    share(
        "puzzles",
        puzzles.len() as u64,
        make,
        |(judge, engine), number| {
            let index = usize::try_from(number).unwrap_or(usize::MAX);
            let result = work(&puzzles[index], judge, engine);
            found.lock().map_err(|_| Failed)?.push((index, result));
            Ok(())
        },
    )?;
    let mut found = found.into_inner().map_err(|_| Failed)?;
    found.sort_by_key(|(index, _)| *index);
    Ok(found.into_iter().map(|(_, result)| result).collect())
}

/// The solution of a puzzle as the engine finds it now, and on what it rests.
fn solution(puzzle: &Puzzle, judge: &mut Judge) -> Option<(Vec<Move>, Proof)> {
    match puzzle.proof {
        Proof::Won => judge.study(&puzzle.position),
        Proof::Solved | Proof::Win { .. } | Proof::Search => judge.solution(&puzzle.position),
    }
}
