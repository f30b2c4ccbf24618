//! What there is to say about a game, in whatever form it is then written.

use togyz_ai::Score;
use togyz_core::notation::Record;
use togyz_core::{BySide, Position, Side};
use togyz_i18n::Message;
use togyz_i18n::about;

use super::study::{Phase, Ply, Study};
use crate::app::App;
use crate::cli::{AnalyzeArgs, WhoseMoves};
use crate::commands::replay::{self, count, names};
use crate::grade::Grade;
use crate::verdict::{self, notation, sentences};

/// First moves that are shown as the opening.
const OPENING_PLIES: usize = 8;

/// A game and what is known about it.
#[derive(Debug)]
pub(super) struct Studied<'a> {
    /// The number of the game in its file, from 1.
    pub(super) number: usize,
    /// How many games the file holds.
    pub(super) games: usize,
    pub(super) record: &'a Record,
    pub(super) study: Study,
    /// Whether there were endgame tables to ask.
    pub(super) has_tables: bool,
}

/// All that is told about a game.
#[derive(Debug)]
pub(super) struct Page {
    pub(super) title: String,
    /// Who played, when, where.
    pub(super) heading: Vec<String>,
    /// The game in a few lines.
    pub(super) facts: Vec<String>,
    pub(super) graph_title: String,
    pub(super) graph: Vec<Point>,
    pub(super) names: BySide<Message>,
    pub(super) notes: Vec<Note>,
    /// What is said after the notes.
    pub(super) closing: Vec<String>,
}

/// The evaluation after a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Point {
    /// The number of the move.
    pub(super) number: u16,
    /// What White leads by, in tenths of a stone, within what can be drawn.
    pub(super) tenths: i32,
    pub(super) shown: String,
    /// The mark of the move.
    pub(super) mark: &'static str,
}

/// A mistake in words.
#[derive(Debug)]
pub(super) struct Note {
    /// The move with its number and mark.
    pub(super) heading: String,
    /// The position in which it was played.
    pub(super) before: Position,
    pub(super) sentences: Vec<String>,
}

impl Page {
    pub(super) fn of(app: &App, studied: &Studied<'_>, args: &AnalyzeArgs) -> Self {
        let study = &studied.study;
        let mut notes: Vec<&Ply> = study
            .plies
            .iter()
            .filter(|ply| ply.verdict.grade.is_some() && is_meant(args.side, ply.mover()))
            .collect();
        let mut closing = Vec::new();
        if notes.is_empty() && !study.plies.is_empty() {
            closing.push(app.text(&Message::ReportNone));
        }
        if let Some(top) = args.top {
            // The first of equals stays first.
            notes.sort_by_key(|ply| std::cmp::Reverse(ply.verdict.loss));
            let left_out = notes.len().saturating_sub(top);
            notes.truncate(top);
            if left_out > 0 {
                closing.push(app.text(&Message::ReportLeftOut {
                    count: count(left_out),
                }));
            }
        }
        Self {
            title: title(app, studied),
            heading: heading(app, studied.record),
            facts: facts(app, studied),
            graph_title: app.text(&Message::ReportGraph),
            graph: study.plies.iter().map(|ply| point(app, ply)).collect(),
            names: names(studied.record),
            notes: notes.into_iter().map(|ply| note(app, ply)).collect(),
            closing,
        }
    }
}

/// Whether moves of `side` are meant.
pub(super) fn is_meant(whose: WhoseMoves, side: Side) -> bool {
    match whose {
        WhoseMoves::Both => true,
        WhoseMoves::Of(meant) => meant == side,
    }
}

fn title(app: &App, studied: &Studied<'_>) -> String {
    let title = app.text(&Message::ReportTitle);
    if studied.games < 2 {
        return title;
    }
    let game = app.text(&Message::UiRecordGame {
        number: count(studied.number),
        total: count(studied.games),
    });
    format!("{title} · {game}")
}

fn heading(app: &App, record: &Record) -> Vec<String> {
    let lines = replay::heading(record);
    lines.iter().map(|line| app.text(line)).collect()
}

fn facts(app: &App, studied: &Studied<'_>) -> Vec<String> {
    let study = &studied.study;
    if study.total == 0 {
        return vec![app.text(&Message::ReportNothing)];
    }
    let mut facts = Vec::new();
    if study.plies.len() < study.total {
        facts.push(Message::ReportAnalysed {
            number: count(study.plies.len()),
            total: count(study.total),
        });
    }
    if study.plies.is_empty() {
        return facts.iter().map(|fact| app.text(fact)).collect();
    }
    let moves = study.plies.iter().take(OPENING_PLIES);
    let moves: Vec<String> = moves
        .map(|ply| notation(&ply.played.before, ply.played.mv))
        .collect();
    facts.push(Message::ReportOpening {
        line: moves.join(" "),
    });
    let known = study.known_plies();
    if known > 0 {
        facts.push(Message::ReportBook {
            count: count(known),
        });
    }
    facts.extend(study.plies.iter().filter_map(|ply| {
        Some(Message::ReportTuzdyk {
            mover: ply.mover(),
            number: ply.played.number.into(),
            pit: ply.tuzdyk()?,
        })
    }));
    for mover in Side::ALL {
        if let Some(percent) = study.accuracy(mover, None) {
            facts.push(Message::ReportAccuracy { mover, percent });
        }
    }
    facts.extend(phases(study));
    facts.extend(
        study
            .turning_point()
            .map(|ply| Message::ReportTurningPoint {
                number: ply.played.number.into(),
                mover: ply.mover(),
                notation: notation(&ply.played.before, ply.played.mv),
            }),
    );
    if studied.has_tables {
        facts.push(Message::ReportTables);
    }
    let mut facts: Vec<String> = facts.iter().map(|fact| app.text(fact)).collect();
    facts.extend(grades(app, study));
    facts
}

/// The accuracy in each phase that there was.
fn phases(study: &Study) -> Vec<Message> {
    let mut messages = Vec::new();
    for phase in [Phase::Opening, Phase::Middle, Phase::End] {
        let percent = |side| study.accuracy(side, Some(phase));
        let (white, black) = (percent(Side::White), percent(Side::Black));
        if white.is_none() && black.is_none() {
            continue;
        }
        let shown = |percent: Option<u32>| {
            percent.map_or_else(|| "—".to_owned(), |percent| percent.to_string())
        };
        let (white, black) = (shown(white), shown(black));
        messages.push(match phase {
            Phase::Opening => Message::ReportAccuracyOpening { white, black },
            Phase::Middle => Message::ReportAccuracyMiddle { white, black },
            Phase::End => Message::ReportAccuracyEnd { white, black },
        });
    }
    messages
}

/// How many mistakes of each grade there are, by side.
fn grades(app: &App, study: &Study) -> Vec<String> {
    [Grade::Blunder, Grade::Mistake, Grade::Inaccuracy]
        .into_iter()
        .filter_map(|grade| {
            let counts = study.count(grade);
            let count = count(counts.white + counts.black);
            let message = match grade {
                Grade::Blunder => Message::ReportBlunders { count },
                Grade::Mistake => Message::ReportMistakes { count },
                Grade::Inaccuracy => Message::ReportInaccuracies { count },
            };
            let side = |side| app.text(&Message::UiSide { side });
            (count > 0).then(|| {
                format!(
                    "{} ({} {}, {} {})",
                    app.text(&message),
                    side(Side::White),
                    counts.white,
                    side(Side::Black),
                    counts.black
                )
            })
        })
        .collect()
}

fn point(app: &App, ply: &Ply) -> Point {
    let value = ply.value();
    Point {
        number: ply.played.number,
        tenths: tenths(value),
        shown: shown(app, value),
        mark: ply.verdict.grade.map_or("", Grade::mark),
    }
}

/// A score in tenths of a stone; a proven one is as much as can be drawn.
fn tenths(score: Score) -> i32 {
    /// More than this is drawn the same.
    const MOST: i32 = 400;
    let tenths = score.hundredths().map_or_else(
        || if score > Score::DRAW { MOST } else { -MOST },
        |hundredths| hundredths / 10,
    );
    tenths.clamp(-MOST, MOST)
}

/// A score in stones, with a minus sign; a proven one as the engine writes it.
pub(super) fn shown(app: &App, score: Score) -> String {
    match score.hundredths() {
        None => score.to_string().replace('-', "−"),
        Some(hundredths) => app.catalog.decimal(&about::stones(hundredths)),
    }
}

fn note(app: &App, ply: &Ply) -> Note {
    let before = ply.played.before;
    let (better, here) = (ply.verdict.best.score, ply.verdict.line.score);
    Note {
        heading: format!(
            "{}  ({} → {})",
            verdict::heading(&ply.played, ply.verdict.grade),
            shown(
                app,
                if ply.mover() == Side::White {
                    better
                } else {
                    -better
                }
            ),
            shown(
                app,
                if ply.mover() == Side::White {
                    here
                } else {
                    -here
                }
            )
        ),
        before,
        sentences: sentences(app, &before, &ply.verdict),
    }
}
