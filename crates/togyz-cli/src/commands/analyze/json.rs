//! An analysis as one line of JSON.

use serde::Serialize;
use togyz_ai::explain::Claim;
use togyz_ai::{Line, Proven, Score};
use togyz_core::notation::side_key;
use togyz_core::{PitNo, Position, Side, Take};
use togyz_i18n::about::reason;

use super::page::{Studied, is_meant};
use super::study::{Phase, Ply, Study};
use crate::app::App;
use crate::cli::AnalyzeArgs;
use crate::grade::Grade;
use crate::verdict::notations;

/// What says which fields there are.
const SCHEMA: &str = "togyz.analysis/1";

#[derive(Serialize)]
struct Game<'a> {
    schema: &'static str,
    file: &'a str,
    #[serde(rename = "game")]
    number: usize,
    rules: String,
    /// Moves of the game.
    plies: usize,
    /// Those that were analysed, from the first.
    analysed: usize,
    /// First moves that are in the book of openings.
    book_plies: usize,
    accuracy: Accuracy,
    /// The ply, from 1.
    turning_point: Option<usize>,
    moves: Vec<Move>,
}

#[derive(Serialize)]
struct Accuracy {
    /// In hundredths, White first; null without a move.
    all: [Option<u32>; 2],
    opening: [Option<u32>; 2],
    middle: [Option<u32>; 2],
    end: [Option<u32>; 2],
}

#[derive(Serialize)]
struct Move {
    /// From 1.
    ply: usize,
    #[serde(rename = "move")]
    number: u16,
    side: &'static str,
    pit: u8,
    depth: u32,
    /// Seen by the mover.
    score: Value,
    best_score: Value,
    /// Hundredths of a stone.
    loss: i32,
    grade: Option<&'static str>,
    line: Vec<String>,
    best: Vec<String>,
    tuzdyk: Option<u8>,
    reasons: Vec<Why>,
}

/// A score: the field that is there says what it counts.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Value {
    /// Hundredths of a stone of the final lead.
    Estimate(i32),
    /// Plies to a proven win.
    WinIn(u32),
    /// Plies to a proven loss.
    LossIn(u32),
    /// Stones ahead at the end, by the endgame tables.
    TableWin(u32),
    /// Stones behind at the end, by the endgame tables.
    TableLoss(u32),
}

#[derive(Serialize)]
struct Why {
    claim: &'static str,
    line: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    against: Vec<String>,
    #[serde(rename = "reason_text")]
    text: String,
}

/// The line about a game, without a line end.
pub(super) fn line(
    app: &App,
    file: &str,
    studied: &Studied<'_>,
    args: &AnalyzeArgs,
) -> serde_json::Result<String> {
    let study = &studied.study;
    let turn = study.turning_point();
    let same = |ply: &Ply| turn.is_some_and(|turn| std::ptr::eq(turn, ply));
    let shown = (1..)
        .zip(&study.plies)
        .filter(|(_, ply)| is_meant(args.side, ply.mover()));
    serde_json::to_string(&Game {
        schema: SCHEMA,
        file,
        number: studied.number,
        rules: studied.record.game.rules().to_string(),
        plies: study.total,
        analysed: study.plies.len(),
        book_plies: study.known_plies(),
        accuracy: Accuracy {
            all: accuracy(study, None),
            opening: accuracy(study, Some(Phase::Opening)),
            middle: accuracy(study, Some(Phase::Middle)),
            end: accuracy(study, Some(Phase::End)),
        },
        turning_point: study.plies.iter().position(same).map(|index| index + 1),
        moves: shown.map(|(number, ply)| of(app, number, ply)).collect(),
    })
}

fn accuracy(study: &Study, phase: Option<Phase>) -> [Option<u32>; 2] {
    Side::ALL.map(|side| study.accuracy(side, phase))
}

fn of(app: &App, number: usize, ply: &Ply) -> Move {
    let before = &ply.played.before;
    Move {
        ply: number,
        number: ply.played.number,
        side: side_key(ply.mover()),
        pit: ply.played.mv.0.get(),
        depth: ply.depth,
        score: value(ply.verdict.line.score),
        best_score: value(ply.verdict.best.score),
        loss: ply.verdict.loss,
        grade: ply.verdict.grade.map(Grade::key),
        line: texts(before, &ply.verdict.line),
        best: texts(before, &ply.verdict.best),
        tuzdyk: ply.tuzdyk().map(PitNo::get),
        reasons: ply
            .verdict
            .reasons
            .iter()
            .map(|why| Why {
                claim: key(&why.claim),
                line: notations(before, &why.line, why.line.len()),
                against: notations(before, &why.against, why.against.len()),
                text: app.text(&reason(before, why)),
            })
            .collect(),
    }
}

fn texts(before: &Position, line: &Line) -> Vec<String> {
    notations(before, &line.pv, line.pv.len())
}

fn value(score: Score) -> Value {
    match score.proven() {
        Some(Proven::Win { plies }) => Value::WinIn(plies),
        Some(Proven::Loss { plies }) => Value::LossIn(plies),
        Some(Proven::TableWin { lead }) => Value::TableWin(lead),
        Some(Proven::TableLoss { lead }) => Value::TableLoss(lead),
        None => Value::Estimate(score.hundredths().unwrap_or(0)),
    }
}

/// The name of a claim in data.
const fn key(claim: &Claim) -> &'static str {
    match claim {
        Claim::Wins { .. } => "wins",
        Claim::WinsByTables { .. } => "wins-by-tables",
        Claim::Loses { .. } => "loses",
        Claim::LosesByTables { .. } => "loses-by-tables",
        Claim::MissesWin { .. } => "misses-win",
        Claim::MissesWinByTables { .. } => "misses-win-by-tables",
        Claim::Takes(Take::Capture { .. }) => "captures",
        Claim::Takes(Take::Tuzdyk { .. }) => "makes-tuzdyk",
        Claim::Misses(Take::Capture { .. }) => "misses-capture",
        Claim::Misses(Take::Tuzdyk { .. }) => "misses-tuzdyk",
        Claim::Allows(Take::Capture { .. }) => "allows-capture",
        Claim::Allows(Take::Tuzdyk { .. }) => "allows-tuzdyk",
        Claim::Threatens(Take::Capture { .. }) => "threatens-capture",
        Claim::Threatens(Take::Tuzdyk { .. }) => "threatens-tuzdyk",
        Claim::Prevents(Take::Capture { .. }) => "prevents-capture",
        Claim::Prevents(Take::Tuzdyk { .. }) => "prevents-tuzdyk",
        Claim::Feeds { .. } => "feeds-tuzdyk",
        Claim::EmptiesRow => "empties-row",
        Claim::Starves { .. } => "starves",
        Claim::IsStarved { .. } => "is-starved",
        Claim::EscapesStarving { .. } => "escapes-starving",
        Claim::Balance { .. } => "balance",
        Claim::Row { .. } => "row",
        Claim::Term { .. } => "term",
    }
}
