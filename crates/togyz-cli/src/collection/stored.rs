//! A game of the collection.

use rusqlite::Row;
use togyz_core::notation::{
    Comment, DeclaredResult, FaultKind, Record, RecordFault, Tags, reason_from_key, result_key,
};
use togyz_core::{BySide, Game, Move, Outcome, PitNo, Reason, Rules, Setup, Side};

use super::date::Date;
use super::entry::{Entry, TuzdykMade};

/// The columns that [`Stored::of`] reads, in order.
pub(super) const COLUMNS: &str = "id, file, number, line, rules, variant, start, moves, tags, \
    comments, declared, plies, result, ended_by, date, white_kazan, black_kazan, \
    white_tuzdyk, white_tuzdyk_ply, black_tuzdyk, black_tuzdyk_ply, key, players";

/// A game of the collection.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its number in the collection.
    pub id: i64,
    /// The file that it comes from.
    pub file: String,
    /// Which game of that file it is, from 1.
    pub number: u32,
    /// The line where it starts there, from 1.
    pub line: u32,
    /// The names of the rules.
    pub rules: String,
    /// The name of the variant.
    pub variant: String,
    /// The text of the start, where it is not the usual one.
    pub start: Option<String>,
    /// The pits played, one digit each.
    pub moves: String,
    /// How many there are.
    pub plies: u32,
    /// Who won, if anybody knows.
    pub outcome: Option<Outcome>,
    /// How the game ended, if it is known.
    pub ended_by: Option<Reason>,
    /// When it was played.
    pub date: Option<String>,
    /// The stones in the kazans at the end.
    pub kazans: BySide<u8>,
    /// The tuzdyks that the players own.
    pub tuzdyks: BySide<Option<TuzdykMade>>,
    pub(super) key: String,
    pub(super) players: String,
    tags: String,
    comments: String,
    declared: Option<String>,
}

/// Why what is kept is no game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Broken {
    /// The rules, the start or what stands around the game cannot be read.
    Unreadable,
    /// A move cannot be played.
    Fault(Box<RecordFault>),
}

impl Stored {
    pub(super) fn of(row: &Row<'_>) -> rusqlite::Result<Self> {
        let tuzdyk = |pit: usize| -> rusqlite::Result<Option<TuzdykMade>> {
            let (pit, ply) = (row.get(pit)?, row.get(pit + 1)?);
            Ok(Option::zip(pit, ply).map(|(pit, ply)| TuzdykMade { pit, ply }))
        };
        let result: Option<String> = row.get(12)?;
        let ended_by: Option<String> = row.get(13)?;
        Ok(Self {
            id: row.get(0)?,
            file: row.get(1)?,
            number: row.get(2)?,
            line: row.get(3)?,
            rules: row.get(4)?,
            variant: row.get(5)?,
            start: row.get(6)?,
            moves: row.get(7)?,
            tags: row.get(8)?,
            comments: row.get(9)?,
            declared: row.get(10)?,
            plies: row.get(11)?,
            outcome: result.as_deref().and_then(outcome_of),
            ended_by: ended_by.as_deref().and_then(reason_from_key),
            date: row.get(14)?,
            kazans: BySide {
                white: row.get(15)?,
                black: row.get(16)?,
            },
            tuzdyks: BySide {
                white: tuzdyk(17)?,
                black: tuzdyk(19)?,
            },
            key: row.get(21)?,
            players: row.get(22)?,
        })
    }

    /// The tags, in order.
    pub fn tags(&self) -> Option<Tags> {
        let pairs: Vec<(String, String)> = serde_json::from_str(&self.tags).ok()?;
        Some(pairs.into_iter().collect())
    }

    /// Whether everything that is kept beside the record follows from it.
    pub fn agrees_with(&self, entry: &Entry) -> bool {
        self.key == entry.key
            && self.variant == entry.variant
            && self.plies == entry.plies
            && self.outcome == entry.outcome
            && self.ended_by == entry.ended_by
            && self.date.as_deref() == entry.date.as_ref().map(Date::as_str)
            && self.players == entry.players
            && self.kazans == entry.kazans
            && self.tuzdyks == entry.tuzdyks
    }

    /// The record, its moves played again.
    ///
    /// # Errors
    ///
    /// If what is kept is no game.
    pub fn record(&self) -> Result<Record, Broken> {
        let tags = self.tags().ok_or(Broken::Unreadable)?;
        let comments: Vec<(usize, String)> =
            serde_json::from_str(&self.comments).map_err(|_| Broken::Unreadable)?;
        let start = self.start.as_deref();
        let mut game = begin(&self.rules, start).ok_or(Broken::Unreadable)?;
        play(&mut game, &self.moves).map_err(|fault| {
            Broken::Fault(Box::new(RecordFault {
                line: usize::try_from(self.line).unwrap_or(usize::MAX),
                ..*fault
            }))
        })?;
        if let (Some(outcome), Some(reason)) = (self.outcome, self.ended_by) {
            end(&mut game, outcome, reason);
        }
        Ok(Record {
            tags,
            game,
            comments: comments
                .into_iter()
                .map(|(ply, text)| Comment { ply, text })
                .collect(),
            declared: self.declared.as_deref().and_then(DeclaredResult::parse),
        })
    }
}

/// The text that keeps the tags of `record`.
pub(super) fn tags_text(record: &Record) -> String {
    let pairs: Vec<(&str, &str)> = record.tags.iter().collect();
    serde_json::to_string(&pairs).unwrap_or_default()
}

/// The text that keeps the comments of `record`.
pub(super) fn comments_text(record: &Record) -> String {
    let comments = record.comments.iter();
    let pairs: Vec<(usize, &str)> = comments
        .map(|comment| (comment.ply, comment.text.as_str()))
        .collect();
    serde_json::to_string(&pairs).unwrap_or_default()
}

/// A game under the rules of these names, from `start` or the usual start.
pub(super) fn begin(rules: &str, start: Option<&str>) -> Option<Game> {
    let rules: Rules = rules.parse().ok()?;
    match start {
        None => Some(Game::new(rules)),
        Some(start) => Game::from_setup(Setup::parse(start, rules).ok()?).ok(),
    }
}

/// Plays `moves`, a digit for each pit. The fault is in line 1.
pub(super) fn play(game: &mut Game, moves: &str) -> Result<(), Box<RecordFault>> {
    for digit in moves.chars() {
        let pit = digit
            .to_digit(10)
            .and_then(|digit| PitNo::new(u8::try_from(digit).ok()?));
        let unreadable = togyz_core::notation::MoveTextError::Unreadable;
        let played = pit
            .ok_or(unreadable)
            .and_then(|pit| Ok(game.play(Move(pit))?));
        if let Err(why) = played {
            return Err(Box::new(RecordFault {
                line: 1,
                column: game.ply() + 1,
                number: game.number(),
                side: game.position().side_to_move(),
                ply: game.ply(),
                token: digit.to_string(),
                why: FaultKind::Move(why),
            }));
        }
    }
    Ok(())
}

/// Ends `game` for a reason that does not follow from the moves, where it can
/// be.
pub(super) fn end(game: &mut Game, outcome: Outcome, reason: Reason) {
    match (reason, outcome) {
        (Reason::Resignation, Outcome::Win(winner)) => {
            game.resign(winner.opponent()).ok();
        }
        (Reason::Time, Outcome::Win(winner)) => {
            game.lose_on_time(winner.opponent()).ok();
        }
        (Reason::Agreement, Outcome::Draw) => {
            game.agree_draw().ok();
        }
        (Reason::Repetition, Outcome::Draw) => {
            game.claim_repetition().ok();
        }
        (Reason::Resignation | Reason::Time, Outcome::Draw)
        | (Reason::Agreement | Reason::Repetition, Outcome::Win(_))
        | (Reason::Majority | Reason::Atsyrau, _) => {}
    }
}

/// The result that [`result_key`] writes as `text`.
pub(super) fn outcome_of(text: &str) -> Option<Outcome> {
    [
        Outcome::Win(Side::White),
        Outcome::Win(Side::Black),
        Outcome::Draw,
    ]
    .into_iter()
    .find(|outcome| result_key(*outcome) == text)
}
