//! `togyz bench`: how fast the engine, the search, the rules, the narration and
//! the endgame tables are.

mod engine;
mod plain;
mod tables;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use togyz_ai::Bench;
use togyz_core::{Event, Move, Position, Rules, perft};
use togyz_i18n::{Decimal, Message, Narration, narrate};

use crate::app::App;
use crate::cli::BenchArgs;
use crate::cli::flags::Stage;
use crate::error::Error;
use plain::Plain;

/// Games told to measure the narration.
const GAMES: u32 = 1000;
/// The depth to which the rules are measured.
const PLIES: u32 = 8;
/// Rounds of which the fastest counts: the least disturbed one.
const ROUNDS: usize = 3;
/// The seed of the games, so that every run plays the same ones.
const SEED: u64 = 162;

/// Measures one stage or all, and prints one figure a line.
///
/// # Errors
///
/// If the output cannot be written.
pub fn run(app: &mut App, args: BenchArgs) -> Result<(), Error> {
    let wanted = |stage| args.stage.is_none_or(|only| only == stage);
    if wanted(Stage::Perft) {
        rules(app)?;
    }
    if wanted(Stage::Narrate) {
        narration(app)?;
    }
    if wanted(Stage::Engine) {
        engine::run(app)?;
    }
    if wanted(Stage::Tables) {
        tables::run(app)?;
    }
    // Last, since the signature is the line that a script reads.
    if wanted(Stage::Search) {
        search(app, args.depth.unwrap_or(Bench::DEPTH))?;
    }
    Ok(())
}

/// Positions of a fixed set searched to a depth.
fn search(app: &mut App, depth: u32) -> Result<(), Error> {
    let (bench, time) = timed(|| togyz_ai::bench(depth));
    let nodes = bench.nodes();
    app.say(&Message::ReportBenchDepth {
        value: depth.to_string(),
    })?;
    app.say(&Message::ReportBenchNodes {
        value: nodes.to_string(),
    })?;
    app.say(&Message::ReportBenchTime {
        value: time.as_millis().to_string(),
    })?;
    app.say(&Message::ReportBenchSpeed {
        value: per_second(nodes, time).to_string(),
    })?;
    app.say(&Message::ReportBenchSignature {
        value: nodes.to_string(),
    })
}

/// The game tree counted on the board of the core and on a plain array, one
/// after the other.
fn rules(app: &mut App) -> Result<(), Error> {
    let start = black_box(Position::start(Rules::default()));
    let plain = black_box(Plain::START);
    let mut best = [0; 4];
    for _ in 0..ROUNDS {
        let speeds = [
            speed(|| make_every_move(&start, PLIES)),
            speed(|| plain.make_every_move(PLIES)),
            speed(|| perft(&start, PLIES)),
            speed(|| plain.perft(PLIES)),
        ];
        for (best, speed) in best.iter_mut().zip(speeds) {
            *best = speed.max(*best);
        }
    }
    let [made, plain_made, counted, plain_counted] = best;
    app.say(&Message::ReportBenchMade {
        value: made.to_string(),
        ratio: Decimal::ratio(made, plain_made),
    })?;
    app.say(&Message::ReportBenchCounted {
        value: counted.to_string(),
        ratio: Decimal::ratio(counted, plain_counted),
    })?;
    app.say(&Message::ReportBenchPositions {
        value: perft(&start, PLIES).to_string(),
    })
}

/// Moves made to a depth, the last ply included.
fn make_every_move(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 0;
    }
    position
        .legal_moves()
        .iter()
        .map(|mv| 1 + make_every_move(&position.after(mv), depth - 1))
        .sum()
}

/// A language loaded, and random games told in it.
fn narration(app: &mut App) -> Result<(), Error> {
    let tag = app.catalog.language().clone();
    let locales = app.locales.clone();
    let (catalog, time) = timed(|| {
        let catalog = locales.catalog(&tag);
        black_box(catalog.say(&Message::UiGoodbye));
        catalog
    });
    app.say(&Message::ReportBenchLoaded {
        value: time.as_micros().to_string(),
    })?;

    let mut moves = 0;
    let ((), time) = timed(|| {
        games(GAMES, |before, mv| {
            let mut after = *before;
            let mut events: Vec<Event> = Vec::new();
            let played = after.play_with(mv, |event| events.push(event));
            debug_assert!(played.is_ok());
            for message in narrate(before, mv, &events, Narration::Normal) {
                black_box(catalog.say(&message));
            }
            moves += 1;
            ControlFlow::Continue(())
        });
    });
    app.say(&Message::ReportBenchGames {
        value: time.as_millis().to_string(),
    })?;
    app.say(&Message::ReportBenchNarrated {
        value: per_second(moves, time).to_string(),
    })
}

/// Random games, as many as `count`; `see` sees each move, and may have seen
/// enough.
fn games(count: u32, mut see: impl FnMut(&Position, Move) -> ControlFlow<()>) {
    let mut random = fastrand::Rng::with_seed(SEED);
    for _ in 0..count {
        let mut position = Position::start(Rules::default());
        while let Some(mv) = random.choice(position.legal_moves().iter()) {
            if see(&position, mv).is_break() {
                return;
            }
            position = position.after(mv);
        }
    }
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let done = black_box(work());
    (done, start.elapsed())
}

/// How many things `work` counts in a second.
fn speed(work: impl FnOnce() -> u64) -> u128 {
    let (count, time) = timed(work);
    per_second(count, time)
}

fn per_second(count: u64, time: Duration) -> u128 {
    u128::from(count) * 1_000_000_000 / time.as_nanos().max(1)
}
