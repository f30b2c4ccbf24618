//! A game as one line of JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use togyz_core::notation::{
    Contradiction, FaultKind, MoveTextError, RecordFault, ResultPlace, reason_key, result_key,
    side_key,
};
use togyz_core::{Event, IllegalMove, Played, Position, Side, TuzdykLimit};
use togyz_i18n::about::record_fault;

use super::Shown;
use crate::app::App;
use crate::error::Error;

/// What says which fields there are.
const SCHEMA: &str = "togyz.record/1";

#[derive(Serialize)]
struct Game<'a> {
    schema: &'static str,
    file: &'a str,
    #[serde(rename = "game")]
    number: usize,
    rules: String,
    /// The text of the position before the first ply.
    start: String,
    /// The number of the first ply, from 1.
    from: usize,
    pits: String,
    plies: usize,
    result: Option<&'static str>,
    kazans: [u8; 2],
    tuzdyks: Vec<Tuzdyk>,
    ended_by: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tag_result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tag_score: Option<[u16; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Fault<'a>>,
    tags: BTreeMap<&'a str, &'a str>,
}

#[derive(Serialize)]
struct Tuzdyk {
    /// In the whole game, from 1.
    ply: usize,
    /// In the row of the mover's opponent.
    pit: u8,
}

#[derive(Serialize)]
struct Fault<'a> {
    line: usize,
    column: usize,
    #[serde(rename = "move")]
    number: u16,
    side: &'static str,
    /// How many plies are fine.
    ply: usize,
    token: &'a str,
    kind: &'static str,
    #[serde(rename = "fault_text")]
    text: String,
}

/// Writes a game.
pub(super) fn show(app: &mut App, shown: &Shown<'_>) -> Result<(), Error> {
    let fault = shown.fault().map(|fault| Fault {
        line: fault.line,
        column: fault.column,
        number: fault.number,
        side: side_key(fault.side),
        ply: fault.ply,
        token: &fault.token,
        kind: kind_key(fault),
        text: app.text(&record_fault(fault, shown.file)),
    });
    let line = serde_json::to_string(&Game::of(shown, fault)).map_err(std::io::Error::from)?;
    app.print(&format!("{line}\n"))
}

impl<'a> Game<'a> {
    fn of(shown: &'a Shown<'_>, fault: Option<Fault<'a>>) -> Self {
        let record = &shown.read.record;
        let game = &record.game;
        let plies = &game.played()[shown.plies.clone()];
        let position_at = |ply: usize| {
            let next = game.played().get(ply);
            next.map_or(*game.position(), |next| next.before)
        };
        let end = position_at(shown.plies.end);
        let mut start = position_at(shown.plies.start).setup();
        start.number = plies.first().map_or(game.number(), |first| first.number);
        let ends = shown.reaches_end();
        let mut tag_result = None;
        let mut tag_score = None;
        for wrong in record.contradictions().into_iter().filter(|_| ends) {
            match wrong {
                Contradiction::Result {
                    place: ResultPlace::Tag | ResultPlace::AfterMoves,
                    declared,
                    outcome: _,
                } => tag_result = Some(result_key(declared)),
                Contradiction::Score {
                    declared,
                    kazans: _,
                } => tag_score = Some([declared.white, declared.black]),
            }
        }
        Self {
            schema: SCHEMA,
            file: shown.file,
            number: shown.number,
            rules: game.rules().to_string(),
            start: start.to_string(),
            from: shown.plies.start + 1,
            pits: plies.iter().map(|played| played.mv.to_string()).collect(),
            plies: plies.len(),
            result: record.outcome().filter(|_| ends).map(result_key),
            kazans: [end.kazan(Side::White), end.kazan(Side::Black)],
            tuzdyks: tuzdyks(plies, shown.plies.start),
            ended_by: game
                .ending()
                .filter(|_| ends)
                .map(|ending| reason_key(ending.reason)),
            tag_result,
            tag_score,
            fault,
            tags: record.tags.iter().collect(),
        }
    }
}

/// The tuzdyks made in `plies`, before which stand `earlier` others.
fn tuzdyks(plies: &[Played], earlier: usize) -> Vec<Tuzdyk> {
    (earlier + 1..)
        .zip(plies)
        .filter_map(|(ply, played)| {
            let pit = tuzdyk_made(played)?;
            Some(Tuzdyk { ply, pit })
        })
        .collect()
}

fn tuzdyk_made(played: &Played) -> Option<u8> {
    let mut after: Position = played.before;
    let mut made = None;
    let tell = |event| {
        if let Event::TuzdykMade { pit } = event {
            made = Some(pit.no.get());
        }
    };
    after.play_with(played.mv, tell).ok()?;
    made
}

const fn kind_key(fault: &RecordFault) -> &'static str {
    match &fault.why {
        FaultKind::Move(MoveTextError::Unreadable) => "unreadable",
        FaultKind::Move(MoveTextError::Illegal(illegal)) => match illegal {
            IllegalMove::GameOver { .. } => "after-end",
            IllegalMove::NoSuchPit { .. } => "no-such-pit",
            IllegalMove::Tuzdyk { .. } => "tuzdyk",
            IllegalMove::Empty { .. } => "empty-pit",
        },
        FaultKind::Move(MoveTextError::WrongSide { .. }) => "wrong-side",
        FaultKind::Move(MoveTextError::WrongLanding { .. }) => "wrong-landing",
        FaultKind::Move(MoveTextError::NotATuzdyk { limit, .. }) => match limit {
            None => "not-a-tuzdyk",
            Some(TuzdykLimit::HasOne) => "tuzdyk-has-one",
            Some(TuzdykLimit::LastPit) => "tuzdyk-last-pit",
            Some(TuzdykLimit::SameNumber) => "tuzdyk-same-number",
        },
        FaultKind::Move(MoveTextError::WrongKazan { .. }) => "wrong-kazan",
        FaultKind::MoveAfterEnd { .. } => "after-end",
        FaultKind::NothingSkipped => "nothing-skipped",
        FaultKind::KazansDiffer { .. } => "kazans-differ",
        FaultKind::DiagramDiffers(_) => "diagram-differs",
        FaultKind::BadTag => "bad-tag",
        FaultKind::Truncated => "truncated",
        FaultKind::UnknownGame => "unknown-game",
        FaultKind::UnknownRules(_) => "unknown-rules",
        FaultKind::BadPosition(_) => "bad-position",
        FaultKind::BadSetup(_) => "bad-setup",
    }
}
