//! Making puzzles, a piece of work at a time.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use togyz_ai::puzzle::{Puzzle, Theme, key, parse};

use super::choose::choose;
use super::compose;
use super::find::Finder;
use crate::Failed;
use crate::arguments::Arguments;
use crate::progress::Progress;
use crate::training::{failed, folder, write};

/// Begins the line that tells how many games the puzzles before it come from.
const DONE: &str = "# games ";

/// Positions of the composed studies that are solved: see docs/engine.md.
const STUDIES: [&str; 5] = [
    "1,1,1,1,1,2S,2S,1,1/1,1,1,1S,t,1S,3S,2S,1S 78 72 S 1",
    "1,1,1,1S,1,1,t,2S,1/t,1,1,1,1,1,4S,1S,1S 77 76 S 1",
    "1S,1,1,1,1,2S,1,1,1/1,1,1,t,1,3S,3S,3S,3S 74 73 S 1",
    "2S,1,1S,1,1,1,7S,2S,1/1,1,1,1,1,1,3S,3S,2S 76 66 S 1",
    "1,1,1,1,1S,2S,1,1,1/1,1,1,6S,t,5S,1,3S,2S 72 71 S 1",
];

pub(super) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let folder = folder(arguments, "target/puzzles")?;
    let games = arguments.number("--games", 1500);
    let count = usize::try_from(arguments.number("--count", 600)).unwrap_or(usize::MAX);
    let seed = arguments.number("--seed", 1);
    let found = folder.join("found.txt");
    let mut text = known(&found)?;
    let done = text.lines().rev().find_map(|line| line.strip_prefix(DONE));
    let done = done.and_then(|done| done.parse().ok()).unwrap_or(0);
    let mut finder = Finder::new();
    let mut progress = Progress::new("games", games);
    for game in done..games {
        let puzzles = finder.game(seed, game).into_iter();
        let puzzles = puzzles
            .chain(compose::study(&mut finder, seed, game))
            .chain(compose::atsyrau(&mut finder, seed, game));
        for puzzle in puzzles {
            writeln!(text, "{puzzle}").ok();
        }
        writeln!(text, "{DONE}{}", game + 1).ok();
        write(&found, text.as_bytes())?;
        progress.tell(game);
    }
    drop(progress);
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for study in STUDIES {
        let setup = togyz_core::Setup::parse(study, togyz_core::Rules::default());
        let position = setup.ok().and_then(|setup| setup.position().ok());
        let puzzle = position.and_then(|position| finder.study(&position));
        match puzzle {
            Some(puzzle) => puzzles.push(puzzle),
            None => println!("not one best move by the margin: {study}"),
        }
    }
    let studies = puzzles.len();
    puzzles.extend(parse(&text).map_err(|error| {
        eprintln!("{}: {error}", found.display());
        Failed
    })?);
    let all = puzzles.len();
    for puzzle in &mut puzzles {
        puzzle.themes = Theme::of(&puzzle.position, &puzzle.line, puzzle.proof);
    }
    let mut met = HashSet::new();
    puzzles.retain(|puzzle| met.insert(key(&puzzle.position)));
    let chosen = choose(puzzles, studies, count);
    let path = folder.join("puzzles.txt");
    let lines: Vec<String> = chosen.iter().map(Puzzle::to_string).collect();
    write(&path, (lines.join("\n") + "\n").as_bytes())?;
    println!("{}: {} of {all} puzzles", path.display(), chosen.len());
    super::choose::tell(&chosen);
    Ok(())
}

/// What an earlier run has found.
fn known(path: &Path) -> Result<String, Failed> {
    if !path.exists() {
        return Ok(String::new());
    }
    fs::read_to_string(path).map_err(|error| failed(path, &error))
}
