//! `togyz bench`: how fast the search, the rules and the narration are.

use std::hint::black_box;
use std::time::{Duration, Instant};

use togyz_ai::Bench;
use togyz_core::{Event, Move, Position, Rules};
use togyz_i18n::{Message, Narration, narrate};

use crate::app::App;
use crate::cli::BenchArgs;
use crate::error::Error;

/// Moves played to measure the rules.
const PLAYED: usize = 1_000_000;
/// Moves told to measure the narration.
const NARRATED: usize = 10_000;
/// The seed of the games, so that every run plays the same ones.
const SEED: u64 = 162;

/// Measures, and prints one number a line.
///
/// # Errors
///
/// If the output cannot be written.
pub fn run(app: &mut App, args: BenchArgs) -> Result<(), Error> {
    let depth = args.depth.unwrap_or(Bench::DEPTH);
    let start = Instant::now();
    let bench = togyz_ai::bench(depth);
    let time = start.elapsed();
    let nodes = bench.nodes();
    for message in [
        Message::ReportBenchDepth {
            value: depth.to_string(),
        },
        Message::ReportBenchNodes {
            value: nodes.to_string(),
        },
        Message::ReportBenchTime {
            value: time.as_millis().to_string(),
        },
        Message::ReportBenchSpeed {
            value: per_second(nodes, time),
        },
    ] {
        app.say(&message)?;
    }
    app.flush()?;

    let start = Instant::now();
    games(PLAYED, |before, mv| {
        let mut after = *before;
        let mut events = 0;
        // The move is legal.
        let played = after.play_with(mv, |_| events += 1);
        black_box((played.is_ok(), events));
    });
    app.say(&Message::ReportBenchMoves {
        value: per_second(PLAYED as u64, start.elapsed()),
    })?;

    let start = Instant::now();
    games(NARRATED, |before, mv| {
        let mut after = *before;
        let mut events: Vec<Event> = Vec::new();
        let played = after.play_with(mv, |event| events.push(event));
        for message in narrate(before, mv, &events, Narration::Normal) {
            black_box(app.text(&message));
        }
        black_box(played.is_ok());
    });
    app.say(&Message::ReportBenchNarrated {
        value: per_second(NARRATED as u64, start.elapsed()),
    })?;
    app.say(&Message::ReportBenchSignature {
        value: nodes.to_string(),
    })
}

/// Random games until `count` moves are played; `see` sees each of them.
fn games(count: usize, mut see: impl FnMut(&Position, Move)) {
    let mut random = fastrand::Rng::with_seed(SEED);
    let mut position = Position::start(Rules::default());
    for _ in 0..count {
        let moves = position.legal_moves();
        let Some(mv) = random.choice(moves.iter()) else {
            position = Position::start(Rules::default());
            continue;
        };
        see(&position, mv);
        position = position.after(mv);
    }
}

fn per_second(count: u64, time: Duration) -> String {
    let nanoseconds = time.as_nanos().max(1);
    (u128::from(count) * 1_000_000_000 / nanoseconds).to_string()
}
