//! Games as lines of JSON, written and read back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use togyz_core::notation::{
    Comment, Contradiction, DeclaredResult, FaultKind, MoveTextError, ReadGame, Record,
    RecordFault, Tags, reason_from_key, reason_key, result_key,
};
use togyz_core::{Game, Rules, Setup, Side};

use super::entry::TuzdykMade;
use super::stored::{Stored, begin, end, outcome_of, play};

/// What says which fields a line has.
pub const GAME_SCHEMA: &str = "togyz.record/1";

#[derive(Serialize)]
struct Written<'a> {
    schema: &'static str,
    /// Its number in the collection.
    id: i64,
    file: &'a str,
    #[serde(rename = "game")]
    number: u32,
    line: u32,
    rules: &'a str,
    /// The text of the position before the first ply.
    start: String,
    /// The number of the first ply: all are there.
    from: u8,
    pits: &'a str,
    plies: u32,
    result: Option<&'static str>,
    kazans: [u8; 2],
    tuzdyks: Vec<Tuzdyk>,
    ended_by: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tag_result: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tag_score: Option<[u16; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    comments: Vec<Note>,
    tags: BTreeMap<&'a str, &'a str>,
}

#[derive(Serialize)]
struct Tuzdyk {
    /// From 1; 0 if it was there at the start.
    ply: u32,
    /// In the row of its owner's opponent.
    pit: u8,
}

#[derive(Serialize, Deserialize)]
struct Note {
    ply: usize,
    #[serde(rename = "comment")]
    text: String,
}

/// A game of the collection as one line of JSON, without the line end.
///
/// # Errors
///
/// If what is kept is no game.
pub fn json_line(stored: &Stored) -> Result<String, super::Broken> {
    let record = stored.record()?;
    let mut tuzdyks: Vec<TuzdykMade> = Side::ALL
        .into_iter()
        .filter_map(|side| stored.tuzdyks[side])
        .collect();
    tuzdyks.sort_by_key(|made| made.ply);
    let mut tag_result = None;
    let mut tag_score = None;
    for wrong in record.contradictions() {
        match wrong {
            Contradiction::Result { declared, .. } => tag_result = Some(result_key(declared)),
            Contradiction::Score { declared, .. } => {
                tag_score = Some([declared.white, declared.black]);
            }
        }
    }
    let written = Written {
        schema: GAME_SCHEMA,
        id: stored.id,
        file: &stored.file,
        number: stored.number,
        line: stored.line,
        rules: &stored.rules,
        start: record.game.start().to_string(),
        from: 1,
        pits: &stored.moves,
        plies: stored.plies,
        result: stored.outcome.map(result_key),
        kazans: [stored.kazans.white, stored.kazans.black],
        tuzdyks: tuzdyks
            .into_iter()
            .map(|TuzdykMade { pit, ply }| Tuzdyk { ply, pit })
            .collect(),
        ended_by: stored.ended_by.map(reason_key),
        tag_result,
        tag_score,
        comments: record
            .comments
            .iter()
            .map(|comment| Note {
                ply: comment.ply,
                text: comment.text.clone(),
            })
            .collect(),
        tags: record.tags.iter().collect(),
    };
    serde_json::to_string(&written).map_err(|_| super::Broken::Unreadable)
}

/// Whether `text` holds games as lines of JSON.
pub fn is_lines(text: &str) -> bool {
    text.trim_start_matches('\u{feff}')
        .trim_start()
        .starts_with('{')
}

#[derive(Deserialize)]
struct Line {
    schema: String,
    #[serde(default = "standard")]
    rules: String,
    start: Option<String>,
    #[serde(default = "first")]
    from: usize,
    pits: String,
    result: Option<String>,
    ended_by: Option<String>,
    tag_result: Option<String>,
    #[serde(default)]
    comments: Vec<Note>,
    #[serde(default)]
    tags: BTreeMap<String, String>,
}

fn standard() -> String {
    Rules::default().to_string()
}

const fn first() -> usize {
    1
}

/// The games of a text in lines of JSON, one after the other.
pub fn read_lines(text: &str) -> impl Iterator<Item = ReadGame> + '_ {
    (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(number, line)| read_line(number, line))
}

/// The game in line `number` of a text in lines of JSON.
pub fn read_line(number: usize, text: &str) -> ReadGame {
    let text = text.trim_start_matches('\u{feff}');
    let line: Line = match serde_json::from_str(text) {
        Ok(line) => line,
        Err(error) if error.is_eof() => return unreadable(number, text, FaultKind::Truncated),
        Err(_) => return unreadable(number, text, no_game()),
    };
    if line.schema != GAME_SCHEMA || line.from != 1 {
        return unreadable(number, text, no_game());
    }
    let start = match usual_start(&line) {
        Ok(start) => start,
        Err(why) => return unreadable(number, line.start.as_deref().unwrap_or(text), why),
    };
    let Some(mut game) = begin(&line.rules, start) else {
        return unreadable(number, &line.rules, FaultKind::UnknownGame);
    };
    let fault = play(&mut game, &line.pits).err().map(|fault| RecordFault {
        line: number,
        ..*fault
    });
    let outcome = line.result.as_deref().and_then(outcome_of);
    let reason = line.ended_by.as_deref().and_then(reason_from_key);
    if let (Some(outcome), Some(reason), None) = (outcome, reason, &fault) {
        end(&mut game, outcome, reason);
    }
    let declared = line.tag_result.as_ref().or(line.result.as_ref());
    ReadGame {
        record: Record {
            tags: tags(&line),
            game,
            comments: line
                .comments
                .iter()
                .map(|note| Comment {
                    ply: note.ply,
                    text: printable(&note.text),
                })
                .collect(),
            declared: declared.and_then(|declared| DeclaredResult::parse(declared)),
        },
        fault,
        line: number,
    }
}

/// The text of the start, if it is not the usual one.
fn usual_start(line: &Line) -> Result<Option<&str>, FaultKind> {
    let rules: Rules = line.rules.parse().map_err(FaultKind::UnknownRules)?;
    let Some(text) = line.start.as_deref() else {
        return Ok(None);
    };
    let setup = Setup::parse(text, rules).map_err(FaultKind::BadPosition)?;
    setup.position().map_err(FaultKind::BadSetup)?;
    Ok((setup != Setup::start(rules)).then_some(text))
}

fn tags(line: &Line) -> Tags {
    let is_name =
        |name: &str| !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    line.tags
        .iter()
        .filter(|(name, _)| is_name(name))
        .map(|(name, value)| (name.as_str(), printable(value)))
        .collect()
}

/// `text` without what would move the cursor of a terminal: JSON can hide it.
fn printable(text: &str) -> String {
    let is_shown = |c: char| !c.is_control() || matches!(c, '\n' | '\t');
    text.chars().filter(|c| is_shown(*c)).collect()
}

const fn no_game() -> FaultKind {
    FaultKind::Move(MoveTextError::Unreadable)
}

/// A line that is no game.
fn unreadable(line: usize, text: &str, why: FaultKind) -> ReadGame {
    const LENGTH: usize = 32;
    ReadGame {
        record: Record::new(Game::new(Rules::default())),
        fault: Some(RecordFault {
            line,
            column: 1,
            number: 1,
            side: Side::White,
            ply: 0,
            token: text.chars().take(LENGTH).collect(),
            why,
        }),
        line,
    }
}
