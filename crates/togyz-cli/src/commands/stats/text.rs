//! The results for people.

use togyz_core::Side;
use togyz_i18n::{Decimal, Message};

use super::Found;
use super::losses::Loss;
use super::tally::{Score, Stretch, Tally};
use crate::app::{App, Style};
use crate::collection::Date;
use crate::commands::games::percent;
use crate::commands::replay::count;
use crate::error::Error;
use crate::table::{Align, Table};
use crate::view::Charset;

/// Openings that are shown.
const OPENINGS: usize = 10;
/// Columns of a bar of the graph: with the numbers before it, it fits into 40.
const BAR: u32 = 12;

/// Prints them.
///
/// # Errors
///
/// If the output cannot be written.
pub(super) fn print(app: &mut App, found: &Found, tally: &Tally) -> Result<(), Error> {
    if found.games.is_empty() {
        app.say(&if found.not_meant {
            Message::ReportGamesNoneFound
        } else {
            Message::ReportOwnNone
        })?;
        return left_out(app, found);
    }
    app.say(&Message::ReportOwnTitle)?;
    let count = tally.all.games();
    app.say(&Message::ReportStatsGames { count })?;
    left_out(app, found)?;

    app.line("")?;
    let mut table = scores(app, &Message::UiColumnLevel);
    for (level, score) in &tally.levels {
        table.row(row(level.to_string(), *score));
    }
    table.row(row(app.text(&Message::ReportStatsTotal), tally.all));
    table.print(app)?;

    app.line("")?;
    let mut table = scores(app, &Message::UiColumnSide);
    for side in Side::ALL {
        table.row(row(app.text(&Message::UiSide { side }), tally.sides[side]));
    }
    table.print(app)?;

    if !tally.openings.is_empty() {
        app.line("")?;
        let mut table = scores(app, &Message::ReportStatsOpenings);
        for (moves, score) in tally.openings.iter().take(OPENINGS) {
            table.row(row(format!("1. {moves}"), *score));
        }
        table.print(app)?;
    }

    losses(app, tally)?;

    app.line("")?;
    app.say(&Message::ReportOwnTuzdyks)?;
    let mut table = Table::plain(&[Align::Left, Align::Right, Align::Right]);
    let names = [Message::ReportOwnTuzdyk, Message::ReportOwnTuzdykComputer];
    for (name, games) in names.iter().zip(tally.tuzdyks) {
        let share = percent(games, tally.all.games());
        table.row([app.text(name), games.to_string(), share]);
    }
    table.print(app)?;

    app.line("")?;
    let streaks = tally.streaks;
    app.say(&Message::ReportOwnWins {
        count: streaks.wins,
    })?;
    app.say(&Message::ReportOwnUnbeaten {
        count: streaks.unbeaten,
    })?;
    if streaks.wins_now > 0 {
        app.say(&Message::ReportOwnWinsNow {
            count: streaks.wins_now,
        })?;
    }
    progress(app, tally)
}

/// Says what was not counted.
fn left_out(app: &mut App, found: &Found) -> Result<(), Error> {
    let parts = [
        (
            found.unfinished,
            Message::ReportOwnUnfinished {
                count: found.unfinished,
            },
        ),
        (found.two, Message::ReportOwnTwo { count: found.two }),
        (
            found.other_rules,
            Message::ReportOwnOtherRules {
                count: found.other_rules,
            },
        ),
    ];
    for (count, message) in &parts {
        if *count > 0 {
            app.say(message)?;
        }
    }
    Ok(())
}

/// A table of results, with this heading over what they are of.
fn scores(app: &App, of: &Message) -> Table {
    Table::new(
        app,
        &[
            (of.clone(), Align::Left),
            (Message::UiColumnWins, Align::Right),
            (Message::UiColumnDraws, Align::Right),
            (Message::UiColumnLosses, Align::Right),
        ],
    )
}

fn row(name: String, score: Score) -> [String; 4] {
    let counts = [score.wins, score.draws, score.losses];
    let [wins, draws, losses] = counts.map(|count| count.to_string());
    [name, wins, draws, losses]
}

/// What moves lost, by phase, where that is known.
fn losses(app: &mut App, tally: &Tally) -> Result<(), Error> {
    let losses = tally.losses;
    if losses.all().moves == 0 {
        return Ok(());
    }
    app.line("")?;
    app.say(&Message::ReportOwnLoss)?;
    let mut table = Table::new(
        app,
        &[
            (Message::UiColumnPhase, Align::Left),
            (Message::UiColumnLoss, Align::Right),
            (Message::UiColumnMoves, Align::Right),
        ],
    );
    for (name, loss) in [
        (Message::ReportOwnOpening, losses.opening),
        (Message::ReportOwnMiddle, losses.middle),
        (Message::ReportOwnEnd, losses.end),
        (Message::ReportStatsTotal, losses.all()),
    ] {
        table.row([app.text(&name), average(app, loss), loss.moves.to_string()]);
    }
    table.print(app)
}

/// In stones; a dash without a move.
fn average(app: &App, loss: Loss) -> String {
    match loss.average() {
        Some(hundredths) => {
            let stones = Decimal::new(f64::from(hundredths) / 100.0, 1);
            app.catalog.decimal(&stones)
        }
        None => "-".to_owned(),
    }
}

/// The graph, the oldest games on top; only the numbers where nothing is drawn.
fn progress(app: &mut App, tally: &Tally) -> Result<(), Error> {
    app.line("")?;
    app.say(&Message::ReportOwnProgress)?;
    if tally.step > 1 {
        let count = count(tally.step);
        app.say(&Message::ReportOwnStep { count })?;
    }
    let has_losses = tally.losses.all().moves > 0;
    let mut columns = vec![
        (Message::UiColumnDate, Align::Left),
        (Message::UiColumnPoints, Align::Right),
    ];
    if has_losses {
        columns.push((Message::UiColumnLoss, Align::Right));
    }
    let mut table = Table::new(app, &columns);
    if let Style::Drawing(_) = app.settings.style {
        // The bars are equally long, so that none has to be cut.
        table.add_plain(Align::Right);
    }
    for stretch in &tally.progress {
        let Stretch {
            until,
            score,
            losses,
        } = stretch;
        let date = until.as_ref().map_or("-", Date::as_str).to_owned();
        let mut cells = vec![date, percent(score.half_points(), 2 * score.games())];
        if has_losses {
            cells.push(average(app, losses.all()));
        }
        if let Style::Drawing(charset) = app.settings.style {
            cells.push(bar(*score, charset));
        }
        table.row(cells);
    }
    table.print(app)
}

/// The share of the points as a bar.
fn bar(score: Score, charset: Charset) -> String {
    let (full, empty) = match charset {
        Charset::Unicode => ("█", "░"),
        Charset::Ascii => ("#", "."),
    };
    let whole = 2 * score.games();
    let length = (score.half_points() * BAR + whole / 2) / whole.max(1);
    let times = |count: u32| usize::try_from(count).unwrap_or(0);
    full.repeat(times(length)) + &empty.repeat(times(BAR.saturating_sub(length)))
}

#[cfg(test)]
mod tests {
    use super::{Score, bar};
    use crate::view::Charset;

    #[test]
    fn a_bar_is_as_long_as_the_share_of_the_points() {
        let draw = |wins, draws, losses| {
            let score = Score {
                wins,
                draws,
                losses,
            };
            bar(score, Charset::Ascii)
        };
        assert_eq!(draw(1, 0, 0), "############");
        assert_eq!(draw(0, 0, 3), "............");
        assert_eq!(draw(0, 1, 0), "######......");
        assert_eq!(draw(1, 0, 2), "####........");
    }
}
