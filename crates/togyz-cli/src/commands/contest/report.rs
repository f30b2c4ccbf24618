//! What a match is told as: while it goes on, and at its end.

use std::io::Write;

use serde::Serialize;
use togyz_ai::{Sprt, Verdict};
use togyz_i18n::Message;

use super::Contest;
use super::tally::{Faults, Tally};
use crate::app::{App, Verbosity};
use crate::error::Error;

/// What says which fields there are.
const SCHEMA: &str = "togyz.match/1";

/// A line on the screen that tells how far the match is.
#[derive(Debug)]
pub(super) struct Progress {
    is_wanted: bool,
    is_shown: bool,
    played: usize,
    total: usize,
}

impl Progress {
    pub(super) fn new(app: &App, total: usize) -> Self {
        let terminal = app.world.terminal;
        let is_dumb = app.world.var("TERM") == Some("dumb");
        let is_loud = app.settings.verbosity > Verbosity::Quiet;
        Self {
            is_wanted: terminal.notices && !is_dumb && is_loud,
            is_shown: false,
            played: 0,
            total,
        }
    }

    /// One more game was played.
    pub(super) fn tell(
        &mut self,
        app: &mut App,
        tally: &Tally,
        names: [&str; 2],
    ) -> Result<(), Error> {
        self.played += 1;
        if !self.is_wanted {
            return Ok(());
        }
        self.is_shown = true;
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let progress = app.text(&Message::UiMatchProgress {
            number: number(self.played),
            total: number(self.total),
        });
        let line = app.text(&line(tally, names));
        let text = format!("{progress}  {line}");
        let columns = app.columns().saturating_sub(1);
        let text: String = text.chars().take(columns).collect();
        write!(app.world.notices, "\r{text}\u{1b}[K")?;
        app.world.notices.flush()?;
        Ok(())
    }

    /// Takes the line away, so that something else can be said.
    pub(super) fn clear(&mut self, app: &mut App) -> Result<(), Error> {
        if std::mem::take(&mut self.is_shown) {
            write!(app.world.notices, "\r\u{1b}[K")?;
            app.world.notices.flush()?;
        }
        Ok(())
    }
}

/// The result of a pairing in one line.
fn line(tally: &Tally, names: [&str; 2]) -> Message {
    let [wins, draws, losses] = tally.counts();
    let elo = tally.results().elo();
    Message::ReportMatchLine {
        name: names.join(" – "),
        count: tally.games(),
        value: format!("+{wins} ={draws} −{losses}"),
        ratio: format!("{:.1}", 100.0 * tally.score()),
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
        value: format!("{:.1}", tally.plies()),
    })?;
    for (player, name) in names.into_iter().enumerate() {
        let name = name.to_owned();
        let value = format!("{:.0}", tally.nodes(player));
        app.say(&match tally.millis(player) {
            Some(millis) => Message::ReportMatchEffort {
                name,
                value,
                time: format!("{millis:.2}"),
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
    let min = sprt.elo0.to_string();
    let max = sprt.elo1.to_string();
    let value = format!("{:.2}", sprt.log_ratio(&results));
    let bound = format!("{:.2}", Sprt::BOUND);
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
