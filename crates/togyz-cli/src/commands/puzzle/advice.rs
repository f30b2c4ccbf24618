//! What the engine says about moves in a puzzle, in words.

use std::ops::ControlFlow;

use togyz_ai::endgame::{Solution, Verdict, solve};
use togyz_ai::explain::{Claim, Reason, faults, merits};
use togyz_ai::{Engine, Limits, Line, StopFlag, loss};
use togyz_core::notation::MoveText;
use togyz_core::{Move, Position};
use togyz_i18n::Message;
use togyz_i18n::about::reason;

use crate::app::App;

/// Plies that are looked ahead.
const DEPTH: u32 = 14;
/// A move that loses less than this, in hundredths of a stone, is as good.
const AS_GOOD: i32 = 200;
/// Reasons that are told.
const REASONS: usize = 2;
/// Plies of a line that are shown.
const SHOWN_PLIES: usize = 5;
/// Boards that are looked at to prove a result.
const SOLVE_NODES: u64 = 1_000_000;

/// What is to be said about a move that is not in the solution.
#[derive(Debug)]
pub(super) enum Judged {
    /// It is as good.
    AsGood,
    /// It is worse, for these reasons.
    Worse(Vec<String>),
}

/// Compares `mv` with `best`. Nothing that is said gives the better move away.
pub(super) fn judge(
    app: &App,
    engine: &mut Engine,
    position: &Position,
    [best, mv]: [Move; 2],
) -> Judged {
    let lines = lines(engine, position, vec![best, mv]);
    let find = |mv: Move| lines.iter().find(|line| line.mv == mv);
    let (Some(better), Some(here)) = (find(best), find(mv)) else {
        return Judged::Worse(Vec::new());
    };
    let lost = loss(better.score, here.score);
    if lost < AS_GOOD {
        return Judged::AsGood;
    }
    let reasons = faults(position, here, better);
    let mut told: Vec<String> = reasons
        .iter()
        .filter(|reason| is_about(reason, mv))
        .take(REASONS)
        .map(|why| sentence(app, position, why))
        .collect();
    if better.score.hundredths().is_some() && here.score.hundredths().is_some() {
        let stones = u32::try_from((lost + 50) / 100).unwrap_or(0);
        // Where little is left an estimate can be larger than that.
        if stones <= on_board(position) {
            told.insert(0, app.text(&Message::UiPuzzleWorse { stones }));
        }
    }
    if told.len() < 2 {
        told.extend(after(app, position, &here.pv));
    }
    Judged::Worse(told)
}

/// What follows from `mv` in an endgame, where its result can be proven.
pub(super) fn prove(app: &App, position: &Position, mv: Move) -> Vec<String> {
    let after_move = position.after(mv);
    let stop_at_result = |solution: &Solution| match solution.verdict() {
        Verdict::Win | Verdict::Draw | Verdict::Loss => ControlFlow::Break(()),
        Verdict::AtLeastDraw | Verdict::AtMostDraw | Verdict::Unknown => ControlFlow::Continue(()),
    };
    let limits = Limits::nodes(SOLVE_NODES);
    let flag = StopFlag::default();
    let solution = solve(&after_move, None, &limits, &flag, stop_at_result);
    let mover = after_move.side_to_move();
    let message = match solution.verdict() {
        Verdict::Win => Message::ReportProvenWin { mover },
        Verdict::Draw => Message::ReportProvenDraw,
        Verdict::Loss => Message::ReportProvenLoss { mover },
        Verdict::AtLeastDraw | Verdict::AtMostDraw | Verdict::Unknown => return Vec::new(),
    };
    let mut line = vec![mv];
    line.extend(solution.line);
    let mut told = vec![app.text(&message)];
    told.extend(after(app, position, &line));
    told
}

/// What `best` is good for.
pub(super) fn praise(
    app: &App,
    engine: &mut Engine,
    position: &Position,
    best: Move,
) -> Vec<String> {
    let mut moves = vec![best];
    moves.extend(second(engine, position, best));
    let lines = lines(engine, position, moves);
    let Some(line) = lines.iter().find(|line| line.mv == best) else {
        return Vec::new();
    };
    let other = lines.iter().find(|line| line.mv != best);
    let reasons = merits(position, line, other);
    let told = reasons.iter().take(REASONS);
    told.map(|why| sentence(app, position, why)).collect()
}

/// Pits to compare: that of `best` and those of the moves that seem next best.
pub(super) fn candidates(engine: &mut Engine, position: &Position, best: Move) -> Vec<Move> {
    const MOST: usize = 3;
    let seen = lines(engine, position, Vec::new());
    let others = seen.iter().map(|line| line.mv).filter(|mv| *mv != best);
    let mut moves: Vec<Move> = others.take(MOST - 1).chain([best]).collect();
    moves.sort_unstable_by_key(|mv| mv.0);
    moves
}

/// The best move but for `best`.
fn second(engine: &mut Engine, position: &Position, best: Move) -> Option<Move> {
    let others = position.legal_moves().iter().filter(|mv| *mv != best);
    let seen = lines(engine, position, others.collect());
    seen.first().map(|line| line.mv)
}

/// Looks at these moves, or at all if there are none; the same ones always get
/// the same lines.
fn lines(engine: &mut Engine, position: &Position, moves: Vec<Move>) -> Vec<Line> {
    engine.new_game();
    let limits = Limits {
        moves,
        ..Limits::depth(DEPTH).with_lines(9)
    };
    engine
        .analyse_position(position, &limits, |_| ControlFlow::Continue(()))
        .lines
}

fn on_board(position: &Position) -> u32 {
    let kazans = position.kazans();
    let total = u32::from(position.rules().variant.total());
    total.saturating_sub(u32::from(kazans.white) + u32::from(kazans.black))
}

/// Whether a reason tells of what happens after `mv`, and not of what would
/// have been better.
fn is_about(reason: &Reason, mv: Move) -> bool {
    let gives_away = matches!(
        reason.claim,
        Claim::Misses(_) | Claim::MissesWin { .. } | Claim::MissesWinByTables { .. }
    );
    !gives_away && reason.line.first() == Some(&mv)
}

/// A reason with the line that shows it.
fn sentence(app: &App, position: &Position, why: &Reason) -> String {
    let line = notations(position, &why.line);
    format!("{} ({})", app.text(&reason(position, why)), line.join(" "))
}

/// What is played after the first move of a line, if anything is.
fn after(app: &App, position: &Position, line: &[Move]) -> Option<String> {
    let line = notations(position, &line[..line.len().min(SHOWN_PLIES)]);
    let rest = line.get(1..).filter(|rest| !rest.is_empty())?;
    Some(app.text(&Message::ReportLineAfter {
        line: rest.join(" "),
    }))
}

/// Moves as records write them.
pub(super) fn notations(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = *position;
    let mut texts = Vec::new();
    for mv in moves {
        let text = MoveText::of(&position, *mv);
        if position.play(*mv).is_err() {
            break;
        }
        texts.push(text.map_or_else(|_| mv.to_string(), |text| text.to_string()));
    }
    texts
}
