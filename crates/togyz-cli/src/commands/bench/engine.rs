//! What the engine reaches in a given time, and what it takes.

use std::fs;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use togyz_ai::{Analysis, Bench, Config, Engine, Level, Limits, Network, Strength};
use togyz_core::{Game, Position, Rules, Setup};
use togyz_i18n::{Decimal, Message};

use super::{games, per_second, timed};
use crate::app::App;
use crate::error::Error;
use crate::progress::ProgressLine;

/// The times after which depths are looked at; the last of them is that of the
/// speed of one thread.
const TIMES: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(1)];
/// The time for two threads.
const TIME_OF_TWO: Duration = Duration::from_millis(500);
/// Plies of the game that is analysed.
const PLIES: usize = 120;
/// The depth to which it is.
const DEPTH: u32 = 14;
/// Positions that are evaluated, in plies of random games.
const EVALUATED: usize = 20_000;

/// Measures the engine as it is by default.
pub(super) fn run(app: &mut App) -> Result<(), Error> {
    search(app)?;
    memory(app)?;
    vectors(app)?;
    evaluation(app)?;
    first_moves(app)?;
    stops(app)?;
    let game = game_of(PLIES);
    let (_, time) = timed(|| analyse(&game, DEPTH));
    app.say(&Message::ReportBenchAnalysis {
        plies: PLIES.to_string(),
        depth: DEPTH.to_string(),
        value: time.as_millis().to_string(),
    })
}

/// The positions of the fixed search, each for a time, with one thread and with
/// two.
fn search(app: &mut App) -> Result<(), Error> {
    let positions = positions();
    let mut one = Engine::with(Config::default());
    let mut two = Engine::with(Config {
        threads: 2,
        ..Config::default()
    });
    let mut depths = [0; TIMES.len()];
    let mut counts = [(0, Duration::ZERO); 2];
    let mut progress = ProgressLine::new(app);
    for (number, position) in (1..).zip(&positions) {
        progress.show(app, &format!("{number}/{}", positions.len()))?;
        for (time, depth) in TIMES.into_iter().zip(&mut depths) {
            let (analysis, took) = think(&mut one, position, time);
            *depth += analysis.depth;
            counts[0].0 += analysis.nodes;
            counts[0].1 += took;
        }
        let (analysis, took) = think(&mut two, position, TIME_OF_TWO);
        counts[1].0 += analysis.nodes;
        counts[1].1 += took;
    }
    progress.clear(app)?;
    for (time, depth) in TIMES.into_iter().zip(depths) {
        app.say(&Message::ReportBenchReached {
            time: time.as_millis().to_string(),
            value: Decimal::ratio(depth.into(), positions.len() as u128),
        })?;
    }
    let [one, two] = counts.map(|(nodes, time)| per_second(nodes, time));
    app.say(&Message::ReportBenchThreads {
        one: one.to_string(),
        two: two.to_string(),
        ratio: Decimal::ratio(two, one),
    })
}

fn think(engine: &mut Engine, position: &Position, time: Duration) -> (Analysis, Duration) {
    engine.new_game();
    timed(|| engine.analyse_position(position, &Limits::time(time), |_| ControlFlow::Continue(())))
}

/// The positions of the fixed search.
fn positions() -> Vec<Position> {
    togyz_ai::bench(1)
        .lines
        .iter()
        .filter_map(|line| Setup::parse(line.position, Rules::default()).ok())
        .filter_map(|setup| setup.position().ok())
        .collect()
}

/// The speed of one thread with each length of vectors that the processor has, and
/// without.
fn vectors(app: &mut App) -> Result<(), Error> {
    for bytes in [32, 16, 0] {
        let network = Network::clone(&Network::embedded()).with_vectors(bytes);
        if network.vector_bytes() != bytes {
            continue;
        }
        let mut engine = Engine::with(Config {
            network: Some(Arc::new(network)),
            ..Config::default()
        });
        let mut best = 0;
        for _ in 0..super::ROUNDS {
            let (bench, time) = timed(|| engine.bench(Bench::DEPTH));
            best = best.max(per_second(bench.nodes(), time));
        }
        app.say(&Message::ReportBenchVectors {
            bytes,
            value: best.to_string(),
        })?;
    }
    Ok(())
}

/// The most memory that this program has used, where the system tells.
fn memory(app: &mut App) -> Result<(), Error> {
    let Some(kilobytes) = peak_memory() else {
        return Ok(());
    };
    app.say(&Message::ReportBenchMemory {
        value: (kilobytes / 1000).to_string(),
    })
}

/// The most memory that this program has used, in kilobytes; only Linux tells.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024 / 1000)
}

/// The network, asked about positions of random games.
fn evaluation(app: &mut App) -> Result<(), Error> {
    let network = Network::embedded();
    let mut positions = Vec::new();
    games(u32::MAX, |before, _| {
        positions.push(*before);
        if positions.len() == EVALUATED {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let mut best = u128::MAX;
    for _ in 0..super::ROUNDS {
        let ((), time) = timed(|| {
            for position in &positions {
                black_box(network.estimate(position));
            }
        });
        best = best.min(time.as_nanos() / positions.len() as u128);
    }
    app.say(&Message::ReportBenchEvaluation {
        value: best.to_string(),
    })?;
    app.say(&Message::ReportBenchWeights {
        value: network.to_bytes().len().to_string(),
    })
}

/// How long a new engine takes for its first move, at the levels that should
/// not keep anybody waiting.
fn first_moves(app: &mut App) -> Result<(), Error> {
    let game = Game::new(Rules::default());
    for level in &Level::ALL[..5] {
        let (_, time) = timed(|| Engine::with(Config::default()).choose(&game, *level, 1));
        app.say(&Message::ReportBenchFirst {
            level: level.to_string(),
            value: time.as_millis().to_string(),
        })?;
    }
    Ok(())
}

/// How long an engine goes on after it was told to stop, at the most.
fn stops(app: &mut App) -> Result<(), Error> {
    const THINKS: Duration = Duration::from_millis(30);
    let mut engine = Engine::with(Config::default());
    let mut longest = Duration::ZERO;
    for position in &positions() {
        let flag = engine.stop_flag();
        let waited = thread::scope(|scope| {
            let thinking =
                scope.spawn(|| {
                    engine.analyse_position(position, &Limits::default(), |_| {
                        ControlFlow::Continue(())
                    });
                    Instant::now()
                });
            thread::sleep(THINKS);
            let told = Instant::now();
            flag.raise();
            thinking
                .join()
                .map(|ended| ended.saturating_duration_since(told))
        });
        flag.lower();
        longest = longest.max(waited.unwrap_or_default());
    }
    app.say(&Message::ReportBenchStop {
        value: Decimal::ratio(longest.as_micros(), 1000),
    })
}

/// A game that the engine plays against itself and that goes on after `plies`.
fn game_of(plies: usize) -> Game {
    let strength = Strength {
        depth: 5,
        nodes: 2000,
        halving: 50,
        cap: 300,
        overlooks: 0,
        book: 0,
    };
    let mut engine = Engine::new(1);
    let mut seed = super::SEED;
    loop {
        let mut game = Game::new(Rules::default());
        while let Some(choice) = engine.choose_at(&game, &strength, seed) {
            if game.ply() == plies {
                return game;
            }
            // A legal move cannot be refused.
            if game.play(choice.mv).is_err() {
                break;
            }
        }
        seed += 1;
    }
}

/// What the engine thinks of every position of a game, found on two cores. Each
/// position is thought about afresh, so that who does it makes no difference.
fn analyse(game: &Game, depth: u32) -> Vec<Analysis> {
    const WORKERS: usize = 2;
    let positions: Vec<Position> = game.played().iter().map(|played| played.before).collect();
    let work = |first: usize| {
        let mut engine = Engine::with(Config::default());
        let own = positions.iter().skip(first).step_by(WORKERS);
        own.map(|position| {
            engine.new_game();
            let limits = Limits::depth(depth);
            engine.analyse_position(position, &limits, |_| ControlFlow::Continue(()))
        })
        .collect::<Vec<_>>()
    };
    let halves: Vec<Vec<Analysis>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS)
            .map(|first| scope.spawn(move || work(first)))
            .collect();
        let halves = workers.into_iter().map(thread::ScopedJoinHandle::join);
        halves.map(Result::unwrap_or_default).collect()
    });
    (0..positions.len())
        .filter_map(|ply| halves.get(ply % WORKERS)?.get(ply / WORKERS).cloned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_analysis_is_the_same_every_time() {
        let game = game_of(30);
        assert_eq!(game.ply(), 30);
        let analyses = analyse(&game, 5);
        assert_eq!(analyses.len(), 30);
        assert_eq!(analyse(&game, 5), analyses);
        for (played, analysis) in game.played().iter().zip(&analyses) {
            let best = analysis.best.expect("the game goes on");
            assert!(played.before.legal_moves().contains(best));
        }
    }

    #[test]
    fn there_are_sixteen_positions() {
        assert_eq!(positions().len(), 16);
    }
}
