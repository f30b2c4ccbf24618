//! Writing records.

use alloc::format;
use alloc::string::{String, ToString};

use super::record::result_text;
use super::{MoveText, Notation, Record, reason_from_key, reason_key};
use crate::{Reason, Rules, Setup, Side};

/// The tags that every record in TGK has, in its order.
const MANDATORY: [&str; 7] = ["White", "Black", "Result", "Date", "Event", "Round", "Site"];

/// The tags that are taken from the game.
const OWN: [&str; 6] = ["Result", "Game", "Rules", "Score", "FEN", "Termination"];

/// The widest line, in characters, where lines are wrapped.
const WIDTH: usize = 63;

impl Record {
    /// The record in TGK, one row a full move, with a line end at the end.
    ///
    /// [`Reader`](super::Reader), given the default rules, reads it back: the
    /// same game, comments and tags. In tags, line ends become spaces, and what
    /// has no proper name is left out; in comments, `}` becomes `)`.
    ///
    /// ```
    /// use togyz_core::{Game, Move, Rules, notation::Record};
    ///
    /// let mut game = Game::new(Rules::default());
    /// game.play(Move::new(7).unwrap())?;
    /// let text = Record::new(game).to_tgk();
    /// assert!(text.starts_with("[White \"?\"]\n"));
    /// assert!(text.ends_with("\n\n1. 76\n*\n"));
    /// # Ok::<(), togyz_core::IllegalMove>(())
    /// ```
    pub fn to_tgk(&self) -> String {
        self.to_text(Notation::Tgk)
    }

    /// The record as PlayOK writes it: wrapped lines, the mover's kazan after
    /// each capture, `{zero}` where the game ended by atsyrau. No tag is added
    /// but the result.
    ///
    /// The same promises as [`Record::to_tgk`].
    pub fn to_playok(&self) -> String {
        self.to_text(Notation::PlayOk)
    }

    /// The record with PlayStrategy's moves, in wrapped lines. No tag is added
    /// but the result.
    ///
    /// The same promises as [`Record::to_tgk`].
    pub fn to_playstrategy(&self) -> String {
        self.to_text(Notation::PlayStrategy)
    }

    /// The record in `notation`.
    pub fn to_text(&self, notation: Notation) -> String {
        let mut text = String::new();
        self.write_tags(&mut text, notation);
        text.push('\n');
        Body::new(&mut text, notation).write(self);
        text
    }

    fn write_tags(&self, text: &mut String, notation: Notation) {
        for name in MANDATORY {
            let value = match name {
                "Result" => Some(result_text(self.outcome())),
                _ => self.tags.get(name),
            };
            let open = (notation == Notation::Tgk).then_some("?");
            if let Some(value) = value.or(open) {
                write_tag(text, name, value);
            }
        }
        for (name, value) in self.tags.iter() {
            let is_written = MANDATORY
                .iter()
                .chain(&OWN)
                .any(|other| other.eq_ignore_ascii_case(name));
            if !is_written {
                write_tag(text, name, value);
            }
        }
        let rules = self.game.rules();
        let has_variant_tag = self.tags.get("Variant").is_some();
        if notation == Notation::Tgk || rules != Rules::default() || has_variant_tag {
            if let Some(name) = rules.variant.name() {
                write_tag(text, "Game", name);
            }
            write_tag(text, "Rules", &rules.to_string());
        }
        if notation == Notation::Tgk {
            let kazans = self.game.position().kazans();
            write_tag(text, "Score", &format!("{}-{}", kazans.white, kazans.black));
        }
        if let Some(termination) = self.termination() {
            write_tag(text, "Termination", termination);
        }
        if *self.game.start() != Setup::start(rules) {
            write_tag(text, "FEN", &self.game.start().to_string());
        }
    }

    /// The value of the tag `Termination`: what ended the game, if the moves do
    /// not say it; else what the tag held, if that means nothing to the reader.
    fn termination(&self) -> Option<&str> {
        let by_moves = self.game.position().ending();
        match self.game.ending() {
            Some(ending) if by_moves.is_none() => Some(reason_key(ending.reason)),
            ending => self.tags.get("Termination").filter(|tag| {
                reason_from_key(tag)
                    .is_none_or(|reason| ending.is_some_and(|ending| ending.reason == reason))
            }),
        }
    }
}

/// Writes a tag; a name that cannot be one is left out.
fn write_tag(text: &mut String, name: &str, value: &str) {
    let is_name = |char: char| char.is_alphanumeric() || matches!(char, '_' | '-' | '.');
    if name.is_empty() || !name.chars().all(is_name) {
        return;
    }
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for char in value.chars() {
        match char {
            '"' | '\\' => text.extend(['\\', char]),
            '\n' | '\r' => text.push(' '),
            _ => text.push(char),
        }
    }
    text.push_str("\"]\n");
}

/// Everything after the tags.
struct Body<'a> {
    text: &'a mut String,
    notation: Notation,
    /// Characters in the line so far.
    width: usize,
}

impl<'a> Body<'a> {
    fn new(text: &'a mut String, notation: Notation) -> Self {
        Self {
            text,
            notation,
            width: 0,
        }
    }

    fn write(&mut self, record: &Record) {
        let game = &record.game;
        let mut comments = record.comments.iter().peekable();
        let mut write_comments = |body: &mut Self, ply: usize| {
            while let Some(comment) = comments.next_if(|comment| comment.ply <= ply) {
                body.write_comment(&comment.text);
            }
        };
        write_comments(self, 0);
        let mut turn = game.start().side_to_move;
        let mut is_open = false;
        for (index, played) in game.played().iter().enumerate() {
            let mover = played.before.side_to_move();
            if mover != turn {
                let number = skipped_number(turn, played.number);
                self.write_cell(turn, number, is_open, "-");
                is_open = turn == Side::White;
            }
            let Ok(typed) = MoveText::written(&played.before, played.mv, self.notation) else {
                // The game has checked its moves.
                debug_assert!(false, "{} is illegal", played.mv);
                break;
            };
            self.write_cell(mover, played.number, is_open, &typed.to_string());
            is_open = mover == Side::White;
            turn = mover.opponent();
            write_comments(self, index + 1);
        }
        let is_over = game.position().ending().is_some();
        if game.position().side_to_move() != turn && !is_over {
            let number = skipped_number(turn, game.number());
            self.write_cell(turn, number, is_open, "-");
        }
        write_comments(self, usize::MAX);
        self.end_row();
        self.write_token(result_text(record.outcome()));
        let reason = game.position().ending().map(|ending| ending.reason);
        if self.notation == Notation::PlayOk && reason == Some(Reason::Atsyrau) {
            self.write_token("{zero}");
        }
        self.text.push('\n');
    }

    /// Writes what stands in the column of `side` in row `number`.
    fn write_cell(&mut self, side: Side, number: u16, is_open: bool, cell: &str) {
        match side {
            Side::White => {
                self.end_row();
                self.write_token(&format!("{number}."));
            }
            Side::Black if !is_open => {
                self.end_row();
                self.write_token(&format!("{number}..."));
            }
            Side::Black => {}
        }
        self.write_token(cell);
    }

    /// Ends the line where each full move has its own.
    fn end_row(&mut self) {
        if self.notation == Notation::Tgk && self.width > 0 {
            self.text.push('\n');
            self.width = 0;
        }
    }

    fn write_comment(&mut self, comment: &str) {
        let safe = comment.replace('}', ")");
        self.write_token(&format!("{{{safe}}}"));
    }

    /// Writes a token after a space, or in a new line where it does not fit.
    fn write_token(&mut self, token: &str) {
        let length = token.chars().count();
        let is_wrapped = self.notation != Notation::Tgk;
        if is_wrapped && self.width > 0 && self.width + 1 + length > WIDTH {
            self.text.push('\n');
            self.width = 0;
        }
        if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(token);
        self.width += length;
    }
}

/// The number of the row where the turn of `side` is passed over, if `next` is
/// the number of the ply that follows.
fn skipped_number(side: Side, next: u16) -> u16 {
    match side {
        Side::White => next,
        Side::Black => next.saturating_sub(1),
    }
}
