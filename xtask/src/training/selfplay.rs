//! Games of the engine against itself.

use std::ops::{ControlFlow, RangeInclusive};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use togyz_ai::{Config, Engine, Limits, Network, Proven, Score, View};
use togyz_core::{Game, Rules, Side};

use super::sample::{Sample, to_bytes};
use super::{folder, network, write};
use crate::Failed;
use crate::arguments::Arguments;
use crate::progress::Progress;
use crate::random::Random;

/// Games in one file.
const GAMES: u64 = 100;
/// Plies after which a game that goes in circles is broken off, a draw.
pub(crate) const MOST_PLIES: usize = 400;
/// Random moves that a game begins with.
pub(crate) const OPENING: RangeInclusive<usize> = 2..=10;
/// One move in so many is a random one, so that the games differ.
const RANDOM_MOVE: usize = 40;

/// What games to play.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub(crate) games: u64,
    pub(crate) nodes: u64,
    pub(crate) seed: u64,
    pub(crate) threads: u64,
    pub(crate) network: Option<Arc<Network>>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let folder = folder(arguments, "target/training/games")?;
    let plan = Plan {
        games: arguments.number("--games", 8000),
        nodes: arguments.number("--nodes", 3000),
        seed: arguments.number("--seed", 1),
        threads: arguments.number("--threads", 2),
        network: network(arguments)?,
    };
    let positions = play(&plan, &folder)?;
    println!("{}: {positions} new positions", folder.display());
    Ok(())
}

/// Plays those games of `plan` that are not in `folder` yet, and returns the
/// number of new positions.
pub(crate) fn play(plan: &Plan, folder: &Path) -> Result<u64, Failed> {
    let files = plan.games.div_ceil(GAMES);
    let next = AtomicU64::new(0);
    let positions = AtomicU64::new(0);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1))
            .map(|worker| {
                let (next, positions) = (&next, &positions);
                scope.spawn(move || {
                    let mut progress = (worker == 0).then(|| Progress::new("games", files));
                    loop {
                        let file = next.fetch_add(1, Ordering::Relaxed);
                        if file >= files {
                            return Ok(());
                        }
                        let path = folder.join(format!("{file:05}.games"));
                        if path.exists() {
                            continue;
                        }
                        let mut samples = Vec::new();
                        for game in 0..GAMES {
                            let seed = plan.seed << 32 | (file * GAMES + game);
                            play_game(plan, seed, &mut samples);
                        }
                        write(&path, &to_bytes(&samples))?;
                        positions.fetch_add(samples.len() as u64, Ordering::Relaxed);
                        if let Some(progress) = &mut progress {
                            progress.tell(file);
                        }
                    }
                })
            })
            .collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or(Err(Failed)))
    })?;
    Ok(positions.into_inner())
}

/// Plays one game and adds its positions, except those where a random move was
/// played.
fn play_game(plan: &Plan, seed: u64, samples: &mut Vec<Sample>) {
    let mut random = Random::new(seed);
    let mut game = opening(Rules::default(), OPENING, &mut random);
    let mut engine = Engine::with(Config {
        hash_megabytes: 1,
        network: plan.network.clone(),
        ..Config::default()
    });
    let first = samples.len();
    let mut movers = Vec::new();
    while game.ending().is_none() && game.ply() < MOST_PLIES {
        let position = *game.position();
        let mv = if random.below(RANDOM_MOVE) == 0 {
            random.choose(position.legal_moves())
        } else {
            let limits = Limits::nodes(plan.nodes);
            let analysis = engine.analyse(&game, &limits, |_| ControlFlow::Continue(()));
            samples.push(Sample {
                view: View::of(&position),
                score: kept(analysis.score),
                lead: 0,
            });
            movers.push(position.side_to_move());
            analysis.best
        };
        let Some(mv) = mv else { break };
        game.play(mv).expect("a legal move");
    }
    let kazans = game.position().kazans();
    let white = if game.ending().is_some() {
        i16::from(kazans.white) - i16::from(kazans.black)
    } else {
        0
    };
    for (sample, mover) in samples[first..].iter_mut().zip(movers) {
        sample.lead = match mover {
            Side::White => white,
            Side::Black => -white,
        };
    }
}

/// A game that begins with so many random moves, one number as likely as another,
/// and is not over.
pub(crate) fn opening(rules: Rules, plies: RangeInclusive<usize>, random: &mut Random) -> Game {
    loop {
        let mut game = Game::new(rules);
        for _ in 0..plies.start() + random.below(plies.end() - plies.start() + 1) {
            if let Some(mv) = random.choose(game.position().legal_moves()) {
                game.play(mv).expect("a legal move");
            }
        }
        if game.ending().is_none() {
            return game;
        }
    }
}

/// The score as a sample keeps it.
fn kept(score: Score) -> i16 {
    let hundredths = match score.proven() {
        Some(Proven::Loss { .. }) => -30_000,
        Some(_) => 30_000,
        None => score.hundredths().unwrap_or(0),
    };
    i16::try_from(hundredths).unwrap_or(i16::MAX)
}
