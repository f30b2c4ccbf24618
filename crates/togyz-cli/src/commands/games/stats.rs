//! `togyz games stats`: the collection in numbers.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use serde::Serialize;
use togyz_core::Side;
use togyz_core::notation::reason_key;
use togyz_i18n::Message;

use super::openings;
use super::{ended, filter, open, percent};
use crate::app::App;
use crate::cli::FilterArgs;
use crate::cli::flags::Format;
use crate::collection::{Counts, Ended, Lengths, Stats, TuzdykTimes};
use crate::error::Error;
use crate::table::{Align, Table};

/// What says which fields the JSON has.
const SCHEMA: &str = "togyz.stats/1";

/// How many openings are shown.
const OPENINGS: usize = 10;

/// Prints the numbers.
///
/// # Errors
///
/// If the collection cannot be read, or the output cannot be written.
pub(super) fn run(app: &mut App, args: &FilterArgs, format: Format) -> Result<(), Error> {
    let filter = filter(app, args)?;
    let Some(collection) = open(app)? else {
        return Ok(());
    };
    let variant = app.settings.rules.variant;
    let mut stats = Stats::new();
    collection.find(&filter, |game| {
        // Pits and lengths of different games say nothing together.
        if game.variant == variant.to_string() {
            stats.add(game);
        }
        Ok::<_, Error>(ControlFlow::Continue(()))
    })?;
    let Some(lengths) = stats.lengths() else {
        return app.notice(&Message::ReportGamesNoneFound);
    };
    if format == Format::Json {
        return json(app, &stats, lengths);
    }
    let games = stats.results.games();
    app.say(&Message::ReportStatsGames { count: games })?;

    let Counts {
        white,
        draws,
        black,
        unknown,
    } = stats.results;
    let win = |winner| Message::ReportStatsWin { winner };
    section(app, &Message::ReportStatsResults)?;
    shares(
        app,
        games,
        &[
            (win(Side::White), white),
            (win(Side::Black), black),
            (Message::ReportStatsDraw, draws),
            (Message::ReportStatsUnknown, unknown),
        ],
    )?;

    section(app, &Message::ReportStatsEndings)?;
    let endings: Vec<(Message, u32)> = stats
        .endings
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(how, count)| (ended(*how), *count))
        .collect();
    shares(app, games, &endings)?;

    section(app, &Message::ReportStatsLengths)?;
    let mut table = Table::plain(&[Align::Left, Align::Right]);
    for (name, plies) in [
        (Message::ReportStatsShortest, lengths.shortest),
        (Message::ReportStatsMedian, lengths.median),
        (Message::ReportStatsAverage, lengths.average),
        (Message::ReportStatsLongest, lengths.longest),
    ] {
        table.row([app.text(&name), plies.to_string()]);
    }
    table.print(app)?;

    section(app, &Message::ReportStatsTuzdyks)?;
    tuzdyks(app, &stats)?;
    shares(
        app,
        games,
        &[
            (Message::ReportStatsTuzdykBoth, stats.both),
            (Message::ReportStatsTuzdykNeither, stats.neither),
        ],
    )?;

    section(app, &Message::ReportStatsOpenings)?;
    let mut table = openings::heading(app);
    for opening in full_openings(&stats).take(OPENINGS) {
        let moves = openings::moves(&opening.pits, variant).join(" ");
        table.row(openings::row(format!("1. {moves}"), &opening.counts));
    }
    table.print(app)
}

/// The openings of one full move, the most frequent first.
fn full_openings(stats: &Stats) -> impl Iterator<Item = crate::collection::Opening> {
    let mut full = stats.openings.tree(1);
    full.retain(|opening| opening.pits.len() == 2);
    full.sort_by_key(|opening| std::cmp::Reverse(opening.counts.games()));
    full.into_iter()
}

fn section(app: &mut App, heading: &Message) -> Result<(), Error> {
    app.line("")?;
    app.say(heading)
}

/// Prints how many of `games` each is.
fn shares(app: &mut App, games: u32, parts: &[(Message, u32)]) -> Result<(), Error> {
    let mut table = Table::plain(&[Align::Left, Align::Right, Align::Right]);
    for (name, count) in parts {
        table.row([app.text(name), count.to_string(), percent(*count, games)]);
    }
    table.print(app)
}

fn tuzdyks(app: &mut App, stats: &Stats) -> Result<(), Error> {
    let side = |side| Message::UiSide { side };
    let mut table = Table::new(
        app,
        &[
            (Message::UiColumnPit, Align::Left),
            (side(Side::White), Align::Right),
            (Message::UiColumnWhen, Align::Right),
            (side(Side::Black), Align::Right),
            (Message::UiColumnWhen, Align::Right),
        ],
    );
    let total = app.text(&Message::ReportStatsTotal);
    let pits = stats.tuzdyk_pits().into_iter();
    let rows = pits
        .map(|pit| (pit.to_string(), Some(pit)))
        .chain([(total, None)]);
    for (name, pit) in rows {
        let cells = Side::ALL.into_iter().flat_map(|owner| {
            let times = stats.tuzdyk(owner, pit);
            let ply = times.ply.map(|ply| ply.to_string()).unwrap_or_default();
            [times.games.to_string(), ply]
        });
        table.row([name].into_iter().chain(cells));
    }
    table.print(app)
}

#[derive(Serialize)]
struct Json {
    schema: &'static str,
    games: u32,
    results: Results,
    ended_by: BTreeMap<&'static str, u32>,
    plies: Plies,
    tuzdyks: Tuzdyks,
    openings: Vec<OpeningJson>,
}

#[derive(Serialize)]
struct Results {
    white: u32,
    black: u32,
    draws: u32,
    unknown: u32,
}

#[derive(Serialize)]
struct Plies {
    shortest: u32,
    median: u32,
    average: u32,
    longest: u32,
}

#[derive(Serialize)]
struct Tuzdyks {
    white: Vec<PitJson>,
    black: Vec<PitJson>,
    both: u32,
    neither: u32,
}

#[derive(Serialize)]
struct PitJson {
    pit: u8,
    games: u32,
    /// The median.
    ply: Option<u32>,
}

#[derive(Serialize)]
struct OpeningJson {
    pits: String,
    games: u32,
    #[serde(flatten)]
    results: Results,
}

impl From<Counts> for Results {
    fn from(counts: Counts) -> Self {
        Self {
            white: counts.white,
            black: counts.black,
            draws: counts.draws,
            unknown: counts.unknown,
        }
    }
}

fn json(app: &mut App, stats: &Stats, lengths: Lengths) -> Result<(), Error> {
    let pits = |owner| {
        let pits = stats.tuzdyk_pits().into_iter();
        let times = pits.map(|pit| (pit, stats.tuzdyk(owner, Some(pit))));
        times
            .filter(|(_, times)| times.games > 0)
            .map(|(pit, TuzdykTimes { games, ply })| PitJson { pit, games, ply })
            .collect()
    };
    let Lengths {
        shortest,
        median,
        average,
        longest,
    } = lengths;
    let json = Json {
        schema: SCHEMA,
        games: stats.results.games(),
        results: stats.results.into(),
        ended_by: stats
            .endings
            .iter()
            .map(|(how, count)| match how {
                Ended::By(reason) => (reason_key(*reason), *count),
                Ended::Unknown => ("unknown", *count),
            })
            .collect(),
        plies: Plies {
            shortest,
            median,
            average,
            longest,
        },
        tuzdyks: Tuzdyks {
            white: pits(Side::White),
            black: pits(Side::Black),
            both: stats.both,
            neither: stats.neither,
        },
        openings: full_openings(stats)
            .map(|opening| OpeningJson {
                games: opening.counts.games(),
                results: opening.counts.into(),
                pits: opening.pits,
            })
            .collect(),
    };
    let line = serde_json::to_string(&json).map_err(std::io::Error::from)?;
    app.print(&format!("{line}\n"))
}
