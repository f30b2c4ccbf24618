//! Games with what is written around them.

use alloc::string::String;
use alloc::vec::Vec;

use super::Tags;
use super::lexer::match_result;
use crate::{BySide, Ending, Game, Outcome, Reason, Side};

/// A game with its tags, comments and declared result.
///
/// The tags `Result`, `Game`, `Rules`, `Score`, `FEN` and `Termination` repeat
/// what the game says; writing a record takes them from the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The tags, in order, as they were read.
    pub tags: Tags,
    /// The game. Endings that do not follow from the moves are part of it when
    /// the tag `Termination` names them.
    pub game: Game,
    /// The comments, in the order in which they stand.
    pub comments: Vec<Comment>,
    /// The result that stands after the moves.
    pub declared: Option<DeclaredResult>,
}

/// A comment and its place.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Comment {
    /// How many plies stand before it.
    pub ply: usize,
    /// The text between the braces, spaces included.
    pub text: String,
}

/// A result, and how it was written.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeclaredResult {
    /// The outcome; `None` is `*`, unknown or not finished.
    pub outcome: Option<Outcome>,
    /// The text, such as `0,5 - 0,5`.
    pub written: String,
}

impl DeclaredResult {
    /// The result that `text` spells: `1-0`, `0 : 1`, `½-½`, `1/2-1/2`,
    /// `0,5 - 0,5`, `*`; or `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let (outcome, length) = match_result(text)?;
        (length == text.len()).then(|| Self {
            outcome,
            written: text.into(),
        })
    }
}

/// A statement in a record that the game proves wrong. The game counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// Another result is declared.
    Result {
        /// Where it is declared.
        place: ResultPlace,
        /// What is declared there.
        declared: Outcome,
        /// What counts.
        outcome: Outcome,
    },
    /// The tag `Score` gives other kazans.
    Score {
        /// What the tag gives.
        declared: BySide<u16>,
        /// What the kazans hold.
        kazans: BySide<u8>,
    },
}

/// Where a result is declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ResultPlace {
    /// In the tag `Result`.
    Tag,
    /// After the moves.
    AfterMoves,
}

impl Record {
    /// The record of `game`, with nothing around it.
    pub fn new(game: Game) -> Self {
        Self {
            tags: Tags::default(),
            game,
            comments: Vec::new(),
            declared: None,
        }
    }

    /// The result: from the game where that has ended, else as declared after
    /// the moves, else as the tag `Result` has it.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game
            .ending()
            .map(|ending| ending.outcome)
            .or_else(|| self.declared.as_ref()?.outcome)
            .or_else(|| self.tag_result()?.outcome)
    }

    /// What the tag `Result` declares, if it can be read.
    pub fn tag_result(&self) -> Option<DeclaredResult> {
        DeclaredResult::parse(self.tags.get("Result")?)
    }

    /// Everything declared that the game proves wrong, or that another
    /// declaration contradicts.
    pub fn contradictions(&self) -> Vec<Contradiction> {
        let mut found = Vec::new();
        let results = [
            (ResultPlace::AfterMoves, self.declared.clone()),
            (ResultPlace::Tag, self.tag_result()),
        ];
        for (place, result) in results {
            let declared = result.and_then(|result| result.outcome);
            if let (Some(declared), Some(outcome)) = (declared, self.outcome())
                && declared != outcome
            {
                found.push(Contradiction::Result {
                    place,
                    declared,
                    outcome,
                });
            }
        }
        let kazans = self.game.position().kazans();
        if let Some(declared) = self.tags.get("Score").and_then(parse_score)
            && declared != kazans.map(u16::from)
        {
            found.push(Contradiction::Score { declared, kazans });
        }
        found
    }

    /// Ends the game as the tag `Termination` says, where that is possible: the
    /// result must be known and the moves must not have ended it.
    pub(super) fn apply_termination(&mut self) {
        let reason = self.tags.get("Termination").and_then(reason_from_key);
        let (Some(reason), Some(outcome)) = (reason, self.outcome()) else {
            return;
        };
        // An ending that is impossible here stays a mere tag.
        self.game.end_as(Ending { outcome, reason });
    }
}

/// `82-15`: two numbers, White's first.
pub(super) fn parse_score(text: &str) -> Option<BySide<u16>> {
    let (white, black) = text.trim().split_once(is_between)?;
    let number = |text: &str| -> Option<u16> {
        let digits = text.trim();
        let fits = digits.len() <= 3 && digits.chars().all(|char| char.is_ascii_digit());
        fits.then(|| digits.parse().ok())?
    };
    Some(BySide {
        white: number(white)?,
        black: number(black)?,
    })
}

/// Whether `char` stands between the two halves of a result or score.
pub(super) const fn is_between(char: char) -> bool {
    super::move_text::is_dash(char) || matches!(char, ':' | '\u{2236}')
}

/// How a result is written in records.
pub(super) const fn result_text(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(outcome) => result_key(outcome),
        None => "*",
    }
}

/// How `outcome` is written in records and in other programs' data.
pub const fn result_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Side::White) => "1-0",
        Outcome::Win(Side::Black) => "0-1",
        Outcome::Draw => "1/2-1/2",
    }
}

/// The word for `side` in tags and in other programs' data.
pub const fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

/// The word for `reason` in the tag `Termination` and in other programs' data.
pub const fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Majority => "82",
        Reason::Atsyrau => "atsyrau",
        Reason::Resignation => "resignation",
        Reason::Agreement => "agreement",
        Reason::Repetition => "repetition",
        Reason::Time => "time",
    }
}

/// The reason that [`reason_key`] writes as `key`.
pub fn reason_from_key(key: &str) -> Option<Reason> {
    [
        Reason::Majority,
        Reason::Atsyrau,
        Reason::Resignation,
        Reason::Agreement,
        Reason::Repetition,
        Reason::Time,
    ]
    .into_iter()
    .find(|reason| reason_key(*reason).eq_ignore_ascii_case(key.trim()))
}
