//! The results for programs.

use std::collections::BTreeMap;
use std::io;

use serde::Serialize;
use togyz_core::Side;

use super::Found;
use super::losses::{Loss, Losses};
use super::tally::{Score, Streaks, Tally};
use crate::app::App;
use crate::collection::Date;
use crate::error::Error;

/// What says which fields there are.
const SCHEMA: &str = "togyz.own-stats/1";

#[derive(Serialize)]
struct Json<'a> {
    schema: &'static str,
    /// The variant whose games are counted.
    rules: String,
    games: u32,
    #[serde(flatten)]
    score: Score,
    /// By level.
    levels: &'a BTreeMap<u8, Score>,
    /// By the person's side.
    white: Score,
    black: Score,
    openings: Vec<Opening<'a>>,
    loss: Phases,
    tuzdyks: Tuzdyks,
    streaks: Streaks,
    progress: Vec<Stretch<'a>>,
    left_out: LeftOut,
}

#[derive(Serialize)]
struct Opening<'a> {
    moves: &'a str,
    #[serde(flatten)]
    score: Score,
}

/// What moves lost on average, by phase; null without a move.
#[derive(Serialize)]
struct Phases {
    opening: Option<Average>,
    middle: Option<Average>,
    end: Option<Average>,
    all: Option<Average>,
}

#[derive(Serialize)]
struct Average {
    moves: u32,
    /// Hundredths of a stone.
    average: u32,
}

/// Games with a tuzdyk.
#[derive(Serialize)]
struct Tuzdyks {
    own: u32,
    computer: u32,
}

#[derive(Serialize)]
struct Stretch<'a> {
    /// The date of the last game.
    until: Option<&'a str>,
    #[serde(flatten)]
    score: Score,
    loss: Option<Average>,
}

#[derive(Serialize)]
struct LeftOut {
    unfinished: u32,
    two_people: u32,
    other_rules: u32,
    unreadable: usize,
}

/// Prints them as one line.
///
/// # Errors
///
/// If the output cannot be written.
pub(super) fn print(app: &mut App, found: &Found, tally: &Tally) -> Result<(), Error> {
    let openings = tally.openings.iter();
    let progress = tally.progress.iter();
    let [own, computer] = tally.tuzdyks;
    let json = Json {
        schema: SCHEMA,
        rules: app.settings.rules.variant.to_string(),
        games: tally.all.games(),
        score: tally.all,
        levels: &tally.levels,
        white: tally.sides[Side::White],
        black: tally.sides[Side::Black],
        openings: openings
            .map(|(moves, score)| Opening {
                moves,
                score: *score,
            })
            .collect(),
        loss: phases(tally.losses),
        tuzdyks: Tuzdyks { own, computer },
        streaks: tally.streaks,
        progress: progress
            .map(|stretch| Stretch {
                until: stretch.until.as_ref().map(Date::as_str),
                score: stretch.score,
                loss: average(stretch.losses.all()),
            })
            .collect(),
        left_out: LeftOut {
            unfinished: found.unfinished,
            two_people: found.two,
            other_rules: found.other_rules,
            unreadable: found.faults.len(),
        },
    };
    let line = serde_json::to_string(&json).map_err(io::Error::from)?;
    app.print(&format!("{line}\n"))
}

fn phases(losses: Losses) -> Phases {
    Phases {
        opening: average(losses.opening),
        middle: average(losses.middle),
        end: average(losses.end),
        all: average(losses.all()),
    }
}

fn average(loss: Loss) -> Option<Average> {
    Some(Average {
        moves: loss.moves,
        average: loss.average()?,
    })
}
