//! Judging and rating every puzzle again, after the engine has changed.

use togyz_ai::puzzle::Puzzle;

use super::choose::{in_order, tell};
use super::find::rated;
use super::{each, read, solution};
use crate::Failed;
use crate::arguments::Arguments;
use crate::training::write;

/// Writes what is left of the puzzles in a file in its place: a puzzle that has
/// no longer one best move is dropped, the others are as the engine sees them now.
pub(super) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let (path, puzzles) = read(arguments)?;
    let left = each(&puzzles, |puzzle, judge, engine| {
        let (line, proof) = solution(puzzle, judge)?;
        rated(engine, puzzle.position, line, proof)
    })?;
    let left = in_order(left.into_iter().flatten().collect());
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
