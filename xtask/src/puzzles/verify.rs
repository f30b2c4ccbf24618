//! Proving every puzzle again, from nothing.

use std::collections::HashMap;
use std::time::Instant;

use togyz_ai::puzzle::{Judge, Proof, Puzzle, Theme, rate};
use togyz_ai::{Engine, Level};

use super::choose::tell;
use super::find::is_trivial;
use super::{each, read, solution};
use crate::Failed;
use crate::arguments::Arguments;

pub(super) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let start = Instant::now();
    let (_, puzzles) = read(arguments)?;
    let mut faults = twice(&puzzles);
    let found = each(&puzzles, faults_of)?;
    for (index, told) in found.into_iter().enumerate() {
        faults.extend(told.into_iter().map(|fault| (index, fault)));
    }
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
    match solution(puzzle, judge) {
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
