//! What an analysis says of a move, and how that is put: the same wherever
//! moves are judged.

use togyz_ai::explain::{Reason, faults};
use togyz_ai::{Analysis, Line};
use togyz_core::notation::MoveText;
use togyz_core::{Move, Played, Position, Side};
use togyz_i18n::Message;
use togyz_i18n::about::reason;

use crate::app::App;
use crate::grade::Grade;

/// Moves of a line that are shown.
const SHOWN_PLIES: usize = 6;
/// Reasons that are given for one move.
const REASONS: usize = 3;

/// A move beside the best one of the same analysis.
#[derive(Debug, Clone)]
pub(crate) struct Verdict {
    /// The move and the best play after it.
    pub(crate) line: Line,
    /// The best move and the best play after it; `line` where none is better.
    pub(crate) best: Line,
    /// What the move loses, in hundredths of a stone.
    pub(crate) loss: i32,
    /// `None` where it loses too little to be marked.
    pub(crate) grade: Option<Grade>,
    /// Why it loses that.
    pub(crate) reasons: Vec<Reason>,
}

impl Verdict {
    /// What `analysis`, which looked at `before`, says of `mv`. A move of which
    /// it says nothing is worth as much as the position.
    pub(crate) fn of(before: &Position, analysis: &Analysis, mv: Move) -> Self {
        let lines = &analysis.lines;
        let line = lines.iter().find(|line| line.mv == mv).cloned();
        let line = line.unwrap_or_else(|| Line {
            mv,
            score: analysis.score,
            pv: vec![mv],
        });
        // The first of equals is the engine's choice.
        let best = lines.iter().rev().max_by_key(|line| line.score);
        let best = best.filter(|best| best.score > line.score);
        let best = best.unwrap_or(&line).clone();
        let loss = togyz_ai::loss(best.score, line.score);
        Self {
            loss,
            grade: Grade::of(loss),
            reasons: faults(before, &line, &best),
            line,
            best,
        }
    }

    /// What the move loses, in stones, where that can be counted.
    pub(crate) fn stones(&self) -> Option<u32> {
        self.best.score.hundredths()?;
        self.line.score.hundredths()?;
        u32::try_from((self.loss + 50) / 100).ok()
    }
}

/// What is said about a mistake.
pub(crate) fn sentences(app: &App, before: &Position, verdict: &Verdict) -> Vec<String> {
    let mut sentences: Vec<String> = lost(verdict)
        .iter()
        .map(|message| app.text(message))
        .collect();
    if verdict.reasons.is_empty() {
        sentences.push(app.text(&Message::ExplainNone));
    }
    sentences.extend(reasons(app, before, &verdict.reasons));
    sentences.push(app.text(&better(before, verdict)));
    sentences.extend(after(before, &verdict.line).map(|message| app.text(&message)));
    sentences
}

/// How much is lost, where that can be counted in stones.
fn lost(verdict: &Verdict) -> Option<Message> {
    let stones = verdict.stones()?;
    Some(match verdict.grade? {
        Grade::Blunder => Message::ReportThisBlunder { stones },
        Grade::Mistake => Message::ReportThisMistake { stones },
        Grade::Inaccuracy => Message::ReportThisInaccuracy { stones },
    })
}

/// The better moves.
pub(crate) fn better(before: &Position, verdict: &Verdict) -> Message {
    Message::ReportLineBetter {
        line: shown(before, &verdict.best),
    }
}

/// What follows the first move of a line, if anything does.
pub(crate) fn after(before: &Position, line: &Line) -> Option<Message> {
    let moves = notations(before, &line.pv, SHOWN_PLIES);
    let line = moves.get(1..)?.join(" ");
    (!line.is_empty()).then_some(Message::ReportLineAfter { line })
}

/// The first moves of a line, as they are shown.
pub(crate) fn shown(before: &Position, line: &Line) -> String {
    notations(before, &line.pv, SHOWN_PLIES).join(" ")
}

/// The weightiest reasons in words, each with the line that shows it.
pub(crate) fn reasons(app: &App, before: &Position, reasons: &[Reason]) -> Vec<String> {
    reasons
        .iter()
        .take(REASONS)
        .map(|why| {
            let sentence = app.text(&reason(before, why));
            let line = notations(before, &why.line, why.line.len()).join(" ");
            if why.against.is_empty() {
                return format!("{sentence} ({line})");
            }
            let against = notations(before, &why.against, why.against.len()).join(" ");
            format!("{sentence} ({line} / {against})")
        })
        .collect()
}

/// The number of a move with its dots, the move and its mark.
pub(crate) fn heading(played: &Played, grade: Option<Grade>) -> String {
    let dots = match played.before.side_to_move() {
        Side::White => ".",
        Side::Black => "...",
    };
    format!(
        "{}{dots} {}{}",
        played.number,
        notation(&played.before, played.mv),
        grade.map_or("", Grade::mark)
    )
}

/// The move as records write it.
pub(crate) fn notation(position: &Position, mv: Move) -> String {
    MoveText::of(position, mv).map_or_else(|_| mv.to_string(), |text| text.to_string())
}

/// The first moves of a line, as records write them.
pub(crate) fn notations(position: &Position, moves: &[Move], most: usize) -> Vec<String> {
    let mut position = *position;
    let mut texts = Vec::new();
    for mv in moves.iter().take(most) {
        let text = notation(&position, *mv);
        if position.play(*mv).is_err() {
            break;
        }
        texts.push(text);
    }
    texts
}
