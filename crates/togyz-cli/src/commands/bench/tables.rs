//! How fast endgame tables are built and asked.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

use togyz_ai::endgame::{Tables, build};
use togyz_core::Position;
use togyz_i18n::Message;

use super::{games, timed};
use crate::app::App;
use crate::error::{Error, Exit};

/// The stones up to which tables are built, in a folder that is removed again.
const STONES: u8 = 8;
/// Threads that build.
const THREADS: usize = 2;
/// Positions that the tables are asked for ...
const ASKED: usize = 1000;
/// ... so often each: the block of the first time is at hand then.
const TIMES: u32 = 100;

/// Builds tables, and asks them for positions of random games.
pub(super) fn run(app: &mut App) -> Result<(), Error> {
    let folder = tempfile::TempDir::new().map_err(|_| not_writable(&std::env::temp_dir()))?;
    let (built, time) = timed(|| {
        let go_on = |_: &_| ControlFlow::Continue(());
        build(folder.path(), STONES, THREADS, &go_on)
    });
    built.map_err(|error| not_writable(&error.path))?;
    app.say(&Message::ReportBenchBuilt {
        stones: STONES.to_string(),
        value: time.as_millis().to_string(),
    })?;
    let tables = Tables::open(folder.path());
    app.say(&Message::ReportBenchProbe {
        value: (probe(&tables).as_nanos() / u128::from(TIMES) / ASKED as u128).to_string(),
    })
}

/// The time for all questions.
fn probe(tables: &Tables) -> Duration {
    let mut positions: Vec<Position> = Vec::new();
    games(u32::MAX, |before, _| {
        if tables.probe(before).is_some() {
            positions.push(*before);
        }
        if positions.len() == ASKED {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let mut total = Duration::ZERO;
    for position in &positions {
        black_box(tables.probe(position));
        let ((), time) = timed(|| {
            for _ in 0..TIMES {
                black_box(tables.probe(black_box(position)));
            }
        });
        total += time;
    }
    total
}

fn not_writable(path: &std::path::Path) -> Error {
    let file = path.display().to_string();
    Error::new(Exit::Failed, Message::ErrorFileNotWritable { file })
}
