//! Judging and rating every puzzle again, after the engine has changed.

use std::fs;
use std::path::Path;
use std::sync::Mutex;

use togyz_ai::puzzle::{Judge, Proof, Puzzle, Theme, parse, rate};
use togyz_ai::{Config, Engine, Level};

use super::choose::{in_order, tell};
use super::find::is_trivial;
use crate::Failed;
use crate::arguments::Arguments;
use crate::training::{failed, write};
use crate::verify::share;

/// Writes what is left of the puzzles in a file in its place: a puzzle that has
/// no longer one best move is dropped, the others are as the engine sees them now.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let path = Path::new(
        arguments
            .text("--file")
            .unwrap_or("crates/togyz-ai/src/puzzles.txt"),
    );
    let text = fs::read_to_string(path).map_err(|error| failed(path, &error))?;
    let puzzles = parse(&text).map_err(|error| {
        eprintln!("{}: {error}", path.display());
        Failed
    })?;
    let left = Mutex::new(Vec::new());
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
            let puzzle = renewed(&puzzles[index], judge, engine);
            let puzzle = puzzle.map(|puzzle| (number, puzzle));
            left.lock().map_err(|_| Failed)?.extend(puzzle);
            Ok(())
        },
    )?;
    let mut left = left.into_inner().map_err(|_| Failed)?;
    left.sort_by_key(|(number, _)| *number);
    let left = in_order(left.into_iter().map(|(_, puzzle)| puzzle).collect());
    let lines: Vec<String> = left.iter().map(Puzzle::to_string).collect();
    write(path, (lines.join("\n") + "\n").as_bytes())?;
    println!(
        "{}: {} of {} puzzles",
        path.display(),
        left.len(),
        puzzles.len()
    );
    tell(&left);
    Ok(())
}

fn renewed(puzzle: &Puzzle, judge: &mut Judge, engine: &mut Engine) -> Option<Puzzle> {
    let position = puzzle.position;
    let (line, proof) = match puzzle.proof {
        Proof::Won => judge.study(&position),
        Proof::Solved | Proof::Win { .. } | Proof::Search => judge.solution(&position),
    }?;
    let themes = Theme::of(&position, &line, proof);
    let rating = rate(engine, &position, &line);
    let puzzle = Puzzle {
        position,
        line,
        themes,
        rating,
        proof,
    };
    let is_too_easy = is_trivial(&puzzle) && rating.level != Level::ALL[0];
    (!puzzle.themes.is_empty() && !is_too_easy).then_some(puzzle)
}
