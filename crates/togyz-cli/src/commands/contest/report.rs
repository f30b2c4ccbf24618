//! What a match is told as: while it goes on, and at its end.

use serde::Serialize;
use togyz_ai::{Sprt, Verdict};
use togyz_i18n::{Decimal, Message};

use super::Contest;
use super::tally::{Faults, Tally};
use crate::app::App;
use crate::error::Error;

/// What says which fields there are.
const SCHEMA: &str = "togyz.match/1";

/// How far the match is.
pub(super) fn progress(app: &App, tally: &Tally, names: [&str; 2], of: [usize; 2]) -> String {
    let [number, total] = of.map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let progress = app.text(&Message::UiMatchProgress { number, total });
    let line = app.text(&line(tally, names));
    format!("{progress}  {line}")
}

/// The result of a pairing in one line.
fn line(tally: &Tally, names: [&str; 2]) -> Message {
    let [wins, draws, losses] = tally.counts();
    let elo = tally.results().elo();
    Message::ReportMatchLine {
        name: names.join(" – "),
        count: tally.games(),
        value: format!("+{wins} ={draws} −{losses}"),
        ratio: Decimal::new(100.0 * tally.score(), 1),
        elo: format!(
            "{}{} ± {}",
            sign(elo.value),
            size(elo.value),
            size(elo.error)
        ),
    }
}

fn sign(value: f64) -> &'static str {
    if value < 0.0 { "−" } else { "+" }
}

/// Without its sign.
fn size(value: f64) -> String {
    if value.is_finite() {
        format!("{:.0}", value.abs())
    } else {
        "∞".to_owned()
    }
}

/// For people: a line for each pairing, and more about a single one.
pub(super) fn text(app: &mut App, contest: &Contest, tallies: &[Tally]) -> Result<(), Error> {
    for (specs, tally) in contest.pairings.iter().zip(tallies) {
        let names = [specs[0].text.as_str(), specs[1].text.as_str()];
        app.say(&line(tally, names))?;
        if tallies.len() == 1 {
            details(app, contest, tally, names)?;
        }
    }
    Ok(())
}

fn details(app: &mut App, contest: &Contest, tally: &Tally, names: [&str; 2]) -> Result<(), Error> {
    let pairs = tally.pairs().map(|count| count.to_string());
    app.say(&Message::ReportMatchPairs {
        value: pairs.join(" "),
    })?;
    if let Some(sprt) = contest.sprt {
        app.say(&verdict(sprt, tally))?;
    }
    app.say(&Message::ReportMatchPlies {
        value: Decimal::new(tally.plies(), 1),
    })?;
    for (player, name) in names.into_iter().enumerate() {
        let name = name.to_owned();
        let value = format!("{:.0}", tally.nodes(player));
        app.say(&match tally.millis(player) {
            Some(millis) => Message::ReportMatchEffort {
                name,
                value,
                time: Decimal::new(millis, 2),
            },
            None => Message::ReportMatchNodes { name, value },
        })?;
    }
    if tally.repetitions + tally.too_long > 0 {
        app.say(&Message::ReportMatchDrawn {
            count: tally.repetitions,
            number: tally.too_long,
        })?;
    }
    for (name, faults) in names.into_iter().zip(tally.faults) {
        if faults != Faults::default() {
            app.say(&Message::ReportMatchFaults {
                name: name.to_owned(),
                crashes: faults.crashes,
                time: faults.time,
                illegal: faults.illegal,
            })?;
        }
    }
    if tally.disagreements > 0 {
        app.say(&Message::ReportMatchDisagreements {
            count: tally.disagreements,
        })?;
    }
    Ok(())
}

fn verdict(sprt: Sprt, tally: &Tally) -> Message {
    let results = tally.results();
    let min = Decimal::from(sprt.elo0);
    let max = Decimal::from(sprt.elo1);
    let value = Decimal::new(sprt.log_ratio(&results), 2);
    let bound = Decimal::new(Sprt::BOUND, 2);
    match sprt.verdict(&results) {
        Verdict::Open => Message::ReportMatchSprtOpen {
            min,
            max,
            value,
            bound,
        },
        Verdict::Shown => Message::ReportMatchSprtShown {
            min,
            max,
            value,
            bound,
        },
        Verdict::Refuted => Message::ReportMatchSprtRefuted {
            min,
            max,
            value,
            bound,
        },
    }
}

#[derive(Serialize)]
struct Whole<'a> {
    schema: &'static str,
    pairings: Vec<Pairing<'a>>,
}

#[derive(Serialize)]
struct Pairing<'a> {
    players: [Contestant<'a>; 2],
    games: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    pairs: [u64; 5],
    score: f64,
    /// `null` where it is infinite.
    elo: f64,
    elo_error: f64,
    sprt: Option<Test>,
    plies_per_game: f64,
    drawn_by_repetition: u32,
    drawn_by_length: u32,
    disagreements: u32,
}

#[derive(Serialize)]
struct Contestant<'a> {
    name: &'a str,
    nodes_per_move: f64,
    ms_per_move: Option<f64>,
    crashes: u32,
    lost_by_time: u32,
    illegal_moves: u32,
}

#[derive(Serialize)]
struct Test {
    elo0: f64,
    elo1: f64,
    llr: f64,
    verdict: &'static str,
}

/// For programs: one line of JSON.
pub(super) fn json(app: &mut App, contest: &Contest, tallies: &[Tally]) -> Result<(), Error> {
    let pairings = contest.pairings.iter().zip(tallies);
    let whole = Whole {
        schema: SCHEMA,
        pairings: pairings
            .map(|(specs, tally)| {
                let [wins, draws, losses] = tally.counts();
                let results = tally.results();
                let elo = results.elo();
                let contestant = |player: usize| Contestant {
                    name: &specs[player].text,
                    nodes_per_move: tally.nodes(player),
                    ms_per_move: tally.millis(player),
                    crashes: tally.faults[player].crashes,
                    lost_by_time: tally.faults[player].time,
                    illegal_moves: tally.faults[player].illegal,
                };
                Pairing {
                    players: [contestant(0), contestant(1)],
                    games: tally.games(),
                    wins,
                    draws,
                    losses,
                    pairs: tally.pairs(),
                    score: tally.score(),
                    elo: elo.value,
                    elo_error: elo.error,
                    sprt: contest.sprt.map(|sprt| Test {
                        elo0: sprt.elo0,
                        elo1: sprt.elo1,
                        llr: sprt.log_ratio(&results),
                        verdict: match sprt.verdict(&results) {
                            Verdict::Open => "open",
                            Verdict::Shown => "elo1",
                            Verdict::Refuted => "elo0",
                        },
                    }),
                    plies_per_game: tally.plies(),
                    drawn_by_repetition: tally.repetitions,
                    drawn_by_length: tally.too_long,
                    disagreements: tally.disagreements,
                }
            })
            .collect(),
    };
    let line = serde_json::to_string(&whole).map_err(std::io::Error::from)?;
    app.print(&line)?;
    app.print("\n")
}
