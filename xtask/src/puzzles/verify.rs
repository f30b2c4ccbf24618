//! Proving every puzzle again, from nothing.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use togyz_ai::puzzle::{Judge, Proof, Puzzle, Theme, parse, rate};
use togyz_ai::{Config, Engine, Level};

use super::choose::tell;
use super::find::is_trivial;
use crate::Failed;
use crate::arguments::Arguments;
use crate::training::failed;
use crate::verify::share;

pub(super) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let start = Instant::now();
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
    let mut faults = twice(&puzzles);
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
            let told = faults_of(&puzzles[index], judge, engine);
            let told = told.into_iter().map(|fault| (index, fault));
            found.lock().map_err(|_| Failed)?.extend(told);
            Ok(())
        },
    )?;
    faults.extend(found.into_inner().map_err(|_| Failed)?);
    faults.sort();
    for (index, fault) in &faults {
        eprintln!("puzzle {}, {}: {fault}", index + 1, puzzles[*index].key());
    }
    tell(&puzzles);
    let proven = |is_one: fn(Proof) -> bool| {
        let proven = puzzles.iter().filter(|puzzle| is_one(puzzle.proof));
        proven.count()
    };
    println!(
        "{} puzzles: {} solved, {} forced wins, {} by the search at two depths; {} at fault; {:.0?}",
        puzzles.len(),
        proven(|proof| proof == Proof::Solved),
        proven(|proof| matches!(proof, Proof::Win { .. })),
        proven(|proof| proof == Proof::Search),
        faults.len(),
        start.elapsed()
    );
    if faults.is_empty() {
        Ok(())
    } else {
        Err(Failed)
    }
}

/// Puzzles that are there twice. Since White is to move in all, a turned board
/// would be the same one.
fn twice(puzzles: &[Puzzle]) -> Vec<(usize, String)> {
    let mut met = HashMap::new();
    let mut faults = Vec::new();
    for (index, puzzle) in puzzles.iter().enumerate() {
        if let Some(earlier) = met.insert(puzzle.key(), index) {
            faults.push((index, format!("It is puzzle {} once more.", earlier + 1)));
        }
    }
    faults
}

/// What is wrong with a puzzle, in sentences.
fn faults_of(puzzle: &Puzzle, judge: &mut Judge, engine: &mut Engine) -> Vec<String> {
    let mut faults = Vec::new();
    let solution = match puzzle.proof {
        Proof::Won => judge.study(&puzzle.position),
        Proof::Solved | Proof::Win { .. } | Proof::Search => judge.solution(&puzzle.position),
    };
    match solution {
        None => faults.push("No move is better than all others by the margin.".to_owned()),
        Some((line, proof)) => {
            if line != puzzle.line {
                let pits = line.iter().map(|mv| mv.0.to_string());
                let pits: Vec<String> = pits.collect();
                faults.push(format!("The solution is {}.", pits.join(" ")));
            }
            if proof != puzzle.proof {
                faults.push(format!("What proves it is \"{proof}\"."));
            }
        }
    }
    let themes = Theme::of(&puzzle.position, &puzzle.line, puzzle.proof);
    if themes != puzzle.themes || themes.is_empty() {
        let keys: Vec<&str> = themes.iter().map(|theme| theme.key()).collect();
        faults.push(format!("Its themes are: {}.", keys.join(" ")));
    }
    let rating = rate(engine, &puzzle.position, &puzzle.line);
    if rating != puzzle.rating {
        faults.push(format!("Its rating is {rating}."));
    }
    if is_trivial(puzzle) && puzzle.rating.level != Level::ALL[0] {
        faults.push("The largest capture is right: that is for the lowest level.".to_owned());
    }
    faults
}
