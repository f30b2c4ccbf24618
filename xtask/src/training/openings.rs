//! Even openings for matches: of random ones most are decided before the players
//! that are to be compared begin.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::PathBuf;

use togyz_ai::{Config, Engine, Limits};
use togyz_core::{Game, Rules};

use super::selfplay::opening;
use super::write;
use crate::Failed;
use crate::arguments::Arguments;
use crate::progress::Progress;
use crate::random::Random;

/// After so many tries in a row without a new opening there are no more.
const MOST_TRIES: u32 = 1000;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let count = usize::try_from(arguments.number("--count", 1000)).unwrap_or(usize::MAX);
    let limits = Limits::nodes(arguments.number("--nodes", 20_000)).with_lines(9);
    let most = i32::try_from(arguments.number("--most", 50)).unwrap_or(i32::MAX);
    let output = PathBuf::from(
        arguments
            .text("--output")
            .unwrap_or("target/training/openings.txt"),
    );
    let mut random = Random::new(arguments.number("--seed", 1));
    let mut engine = Engine::with(Config::default());
    let mut met = HashSet::new();
    let mut text = format!(
        "# Openings after which the engine sees neither player ahead by more than {most}\n\
         # hundredths of a stone: cargo xtask openings.\n"
    );
    let mut progress = Progress::new("openings", count as u64);
    let mut tries = 0;
    while met.len() < count && tries < MOST_TRIES {
        tries += 1;
        if let Some(game) = even(&mut engine, &limits, most, &mut random)
            && met.insert(game.position().words())
        {
            tries = 0;
            let moves: Vec<String> = game
                .played()
                .iter()
                .map(|played| played.mv.0.get().to_string())
                .collect();
            text.push_str(&moves.join(" "));
            text.push('\n');
            progress.tell(met.len() as u64);
        }
    }
    drop(progress);
    if met.len() < count || count == 0 {
        eprintln!("Only {} such openings were found.", met.len());
        return Err(Failed);
    }
    write(&output, text.as_bytes())?;
    println!("{}: {count} openings", output.display());
    Ok(())
}

/// Three to seven random moves, and one more after which the engine sees neither
/// player ahead by more than `most` hundredths of a stone; `None` where there is
/// no such move.
fn even(engine: &mut Engine, limits: &Limits, most: i32, random: &mut Random) -> Option<Game> {
    let mut game = opening(Rules::default(), 3..=7, random);
    engine.new_game();
    let analysis = engine.analyse(&game, limits, |_| ControlFlow::Continue(()));
    let mut lines = analysis.lines;
    lines.retain(|line| {
        let lead = line.score.hundredths();
        lead.is_some_and(|lead| lead.abs() <= most)
    });
    let chosen = lines.get(random.below(lines.len().max(1)))?;
    game.play(chosen.mv).ok()?;
    game.ending().is_none().then_some(game)
}
