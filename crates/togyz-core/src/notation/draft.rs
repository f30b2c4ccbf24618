//! A game while it is being read.

use alloc::string::String;
use alloc::vec::Vec;

use super::diagram::Diagram;
use super::lexer::{Token, TokenKind, unescape};
use super::move_text::pit_digit;
use super::{
    Comment, DeclaredResult, FaultKind, MoveText, MoveTextError, ReadGame, Record, RecordFault,
    Tags,
};
use crate::{Game, IllegalMove, Move, Reason, Rules, Setup, Side, Variant};

/// More tags than any record has, few enough to be compared with each other.
const MOST_TAGS: usize = 1000;

/// Characters of a faulty token that are kept.
const TOKEN_LENGTH: usize = 64;

#[derive(Debug)]
pub(super) struct Draft {
    rules: Rules,
    tags: Tags,
    /// Tags found, the bad ones included.
    tag_count: usize,
    /// Those tags that say which game it is.
    heads: Vec<Head>,
    /// Begun with the first token that is no tag and no comment.
    game: Option<Game>,
    comments: Vec<Comment>,
    declared: Option<DeclaredResult>,
    fault: Option<RecordFault>,
    /// The line where the game starts.
    line: usize,
    /// The line of the last token that is no tag and no comment.
    body_line: usize,
    /// Whose column of the record comes next.
    turn: Side,
    has_numbers: bool,
    has_number_after_result: bool,
}

/// A tag that says which game it is.
#[derive(Debug)]
struct Head {
    about: HeadTag,
    value: String,
    line: usize,
    column: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum HeadTag {
    Game,
    Rules,
    Fen,
}

impl HeadTag {
    /// What the tag `name` is about. PlayStrategy names the game in `Variant`,
    /// where others write all kinds of things.
    fn of(name: &str, value: &str) -> Option<Self> {
        if name.eq_ignore_ascii_case("Variant") && matches!(variant_named(value), Ok(Some(_))) {
            return Some(Self::Game);
        }
        [
            ("Game", Self::Game),
            ("Rules", Self::Rules),
            ("FEN", Self::Fen),
        ]
        .into_iter()
        .find(|(other, _)| name.eq_ignore_ascii_case(other))
        .map(|(_, about)| about)
    }
}

impl Draft {
    pub(super) fn new(rules: Rules, line: usize) -> Self {
        Self {
            rules,
            tags: Tags::default(),
            tag_count: 0,
            heads: Vec::new(),
            game: None,
            comments: Vec::new(),
            declared: None,
            fault: None,
            line,
            body_line: 0,
            turn: Side::White,
            has_numbers: false,
            has_number_after_result: false,
        }
    }

    /// Whether the game is a bare list of moves, which ends with its line.
    pub(super) fn is_list(&self) -> bool {
        self.tag_count == 0 && !self.has_numbers
    }

    /// Whether nothing more of this game is to be read, because of a fault.
    pub(super) fn is_given_up(&self) -> bool {
        self.fault.is_some() && self.game.is_some()
    }

    /// Whether not even the first move could be read.
    pub(super) fn is_junk(&self) -> bool {
        self.fault.as_ref().is_some_and(|fault| {
            fault.ply == 0 && fault.why == FaultKind::Move(MoveTextError::Unreadable)
        })
    }

    /// Whether what was read last stands in an earlier line than `token`.
    pub(super) fn is_earlier_line(&self, token: &Token<'_>) -> bool {
        token.line > self.body_line
    }

    /// Whether `token` has the form of a move or of several.
    pub(super) fn is_move(&self, token: &Token<'_>) -> bool {
        is_run(token.text) || MoveText::parse(token.text, self.rules.variant).is_ok()
    }

    /// The width of the board, where a diagram may stand.
    pub(super) fn diagram_width(&self) -> Option<u8> {
        let game = self.game.as_ref()?;
        (!self.is_list()).then(|| game.rules().variant.pits())
    }

    /// Whether `token` belongs to the next game.
    pub(super) fn ends_before(&self, token: &Token<'_>) -> bool {
        let Some(game) = &self.game else {
            // A head without moves, and the head of the next game.
            return match token.kind {
                TokenKind::Tag { name, .. } => {
                    token.after_blank_line && self.tags.get(name).is_some()
                }
                _ => false,
            };
        };
        let ends_list = self.is_list() && token.first && self.is_earlier_line(token);
        match token.kind {
            TokenKind::Tag { .. } => true,
            TokenKind::BadTag | TokenKind::CutTag => token.first,
            TokenKind::Number { number, dots } => {
                number == 1 && dots == 1 && (game.ply() > 0 || self.declared.is_some())
            }
            TokenKind::Word | TokenKind::Dash => {
                ends_list || self.declared.is_some() && !self.has_number_after_result
            }
            TokenKind::Result(_) => {
                ends_list || self.declared.is_some() && self.is_earlier_line(token)
            }
            TokenKind::Score(_) | TokenKind::Comment(_) => ends_list,
            TokenKind::Unclosed | TokenKind::Ornament => false,
        }
    }

    /// Reads `token` as part of this game.
    pub(super) fn take(&mut self, token: &Token<'_>) {
        match token.kind {
            TokenKind::Tag { name, value } => return self.take_tag(token, name, value),
            TokenKind::Comment(text) => return self.take_comment(text),
            TokenKind::Ornament => return,
            TokenKind::BadTag => return self.take_bad_tag(token, FaultKind::BadTag),
            TokenKind::CutTag => return self.take_bad_tag(token, FaultKind::Truncated),
            TokenKind::Unclosed
            | TokenKind::Number { .. }
            | TokenKind::Result(_)
            | TokenKind::Score(_)
            | TokenKind::Dash
            | TokenKind::Word => {}
        }
        let mut game = match self.game.take() {
            Some(game) => game,
            None => self.begin(),
        };
        self.body_line = token.line;
        let read = if self.fault.is_some() {
            Ok(())
        } else {
            self.take_body(&mut game, token)
        };
        self.game = Some(game);
        if let Err((why, column, text)) = read {
            let place = Token {
                text,
                column,
                ..*token
            };
            self.fail(&place, why);
        }
    }

    fn take_tag(&mut self, token: &Token<'_>, name: &str, value: &str) {
        self.tag_count += 1;
        if self.tag_count > MOST_TAGS {
            return self.fail(token, FaultKind::BadTag);
        }
        let value = unescape(value);
        if let Some(about) = HeadTag::of(name, &value) {
            self.heads.retain(|head| head.about != about);
            self.heads.push(Head {
                about,
                value: value.clone(),
                line: token.line,
                column: token.column,
            });
        }
        self.tags.set(name, value);
    }

    fn take_bad_tag(&mut self, token: &Token<'_>, why: FaultKind) {
        self.tag_count += 1;
        self.fail(token, why);
    }

    fn take_comment(&mut self, text: &str) {
        let ending = self.game.as_ref().and_then(Game::ending);
        let says_atsyrau = self.declared.is_some() && text == "zero";
        if says_atsyrau && ending.is_some_and(|ending| ending.reason == Reason::Atsyrau) {
            return;
        }
        self.comments.push(Comment {
            ply: self.game.as_ref().map_or(0, Game::ply),
            text: text.into(),
        });
    }

    /// Reads a token that is no tag and no comment. The error comes with the
    /// column and the part of the token.
    fn take_body<'a>(
        &mut self,
        game: &mut Game,
        token: &Token<'a>,
    ) -> Result<(), (FaultKind, usize, &'a str)> {
        let whole = |why| (why, token.column, token.text);
        match token.kind {
            TokenKind::Number { .. } => {
                self.has_numbers = true;
                self.has_number_after_result |= self.declared.is_some();
                Ok(())
            }
            TokenKind::Result(outcome) => {
                self.declared.get_or_insert_with(|| DeclaredResult {
                    outcome,
                    written: token.text.into(),
                });
                Ok(())
            }
            TokenKind::Score(written) => {
                let kazans = game.position().kazans();
                if written == kazans.map(u16::from) {
                    Ok(())
                } else {
                    Err(whole(FaultKind::KazansDiffer { written, kazans }))
                }
            }
            TokenKind::Dash => self.take_skipped_ply(game).map_err(whole),
            TokenKind::Word => self.take_word(game, token),
            TokenKind::Unclosed => Err(whole(FaultKind::Truncated)),
            TokenKind::Tag { .. }
            | TokenKind::BadTag
            | TokenKind::CutTag
            | TokenKind::Comment(_)
            | TokenKind::Ornament => Ok(()),
        }
    }

    fn take_skipped_ply(&mut self, game: &Game) -> Result<(), FaultKind> {
        let to_move = game.position().side_to_move();
        if to_move != self.turn {
            self.turn = to_move;
            return Ok(());
        }
        // White's column may be filled where Black starts, Black's where White
        // has ended the game.
        let may_be_void = game.position().ending().is_some()
            || game.ply() == 0 && game.start().side_to_move == Side::Black;
        if may_be_void {
            Ok(())
        } else {
            Err(FaultKind::NothingSkipped)
        }
    }

    fn take_word<'a>(
        &mut self,
        game: &mut Game,
        token: &Token<'a>,
    ) -> Result<(), (FaultKind, usize, &'a str)> {
        if !is_run(token.text) {
            let mv = MoveText::parse(token.text, game.rules().variant)
                .map_err(FaultKind::Move)
                .and_then(|typed| self.check_move(game, typed));
            return mv
                .and_then(|mv| self.play(game, mv))
                .map_err(|why| (why, token.column, token.text));
        }
        for (index, digit) in token.text.trim_end_matches(['!', '?']).char_indices() {
            let part = &token.text[index..=index];
            pit_digit(digit)
                .ok_or(FaultKind::Move(MoveTextError::Unreadable))
                .and_then(|from| self.play(game, Move(from)))
                .map_err(|why| (why, token.column + index, part))?;
        }
        Ok(())
    }

    fn check_move(&self, game: &Game, typed: MoveText) -> Result<Move, FaultKind> {
        if self.declared.is_some() {
            let ending = game.ending();
            return Err(FaultKind::MoveAfterEnd { ending });
        }
        typed.resolve(game.position()).map_err(|error| match error {
            MoveTextError::Illegal(IllegalMove::GameOver { ending }) => {
                let ending = Some(ending);
                FaultKind::MoveAfterEnd { ending }
            }
            error => FaultKind::Move(error),
        })
    }

    fn play(&mut self, game: &mut Game, mv: Move) -> Result<(), FaultKind> {
        let plain = MoveText {
            from: mv.0,
            landing: None,
            rows: None,
            tuzdyk: None,
            kazan: None,
        };
        let mv = self.check_move(game, plain)?;
        let mover = game.position().side_to_move();
        game.play(mv)
            .map_err(|illegal| FaultKind::Move(illegal.into()))?;
        self.turn = mover.opponent();
        Ok(())
    }

    /// Compares a diagram of the bulletin with the position.
    pub(super) fn compare(&mut self, diagram: &Diagram<'_>) {
        let position = self.game.as_ref().map(Game::position);
        if let Some((printed, difference)) = position.and_then(|here| diagram.difference(here)) {
            self.fail_at(
                printed.line,
                printed.column,
                printed.text,
                FaultKind::DiagramDiffers(difference),
            );
        }
    }

    /// The game that the tags describe; one from the usual start after a fault.
    fn begin(&mut self) -> Game {
        let begun = self.begin_from_tags();
        let game = match begun {
            Ok(game) => game,
            Err((why, index)) => {
                let head = &self.heads[index];
                let (line, column, value) = (head.line, head.column, head.value.clone());
                self.fail_at(line, column, &value, why);
                Game::new(self.rules)
            }
        };
        self.turn = game.start().side_to_move;
        game
    }

    /// As [`Draft::begin`]; the error comes with the index of the tag.
    fn begin_from_tags(&mut self) -> Result<Game, (FaultKind, usize)> {
        let find = |about| {
            let mut heads = self.heads.iter().enumerate();
            let (index, head) = heads.find(|(_, head)| head.about == about)?;
            Some((index, head.value.as_str()))
        };
        let mut rules = self.rules;
        let game = match find(HeadTag::Game) {
            Some((index, name)) => {
                variant_named(name).map_err(|Unnamed| (FaultKind::UnknownGame, index))?
            }
            None => None,
        };
        if let Some((index, names)) = find(HeadTag::Rules) {
            rules = names
                .parse()
                .map_err(|unknown| (FaultKind::UnknownRules(unknown), index))?;
            // Names of options alone leave the variant open.
            if rules.variant == Variant::default() {
                rules.variant = game.unwrap_or(self.rules.variant);
            }
        } else if let Some(variant) = game {
            rules.variant = variant;
        }
        let fen = find(HeadTag::Fen).map(|(index, text)| (index, Setup::parse(text, rules)));
        self.rules = rules;
        let Some((index, setup)) = fen else {
            return Ok(Game::new(rules));
        };
        let setup = setup.map_err(|error| (FaultKind::BadPosition(error), index))?;
        Game::from_setup(setup).map_err(|error| (FaultKind::BadSetup(error), index))
    }

    fn fail(&mut self, token: &Token<'_>, why: FaultKind) {
        self.fail_at(token.line, token.column, token.text, why);
    }

    /// Notes a fault, unless there is one already.
    fn fail_at(&mut self, line: usize, column: usize, text: &str, why: FaultKind) {
        if self.fault.is_some() {
            return;
        }
        let game = self.game.as_ref();
        self.fault = Some(RecordFault {
            line,
            column,
            number: game.map_or(1, Game::number),
            side: game.map_or(Side::White, |game| game.position().side_to_move()),
            ply: game.map_or(0, Game::ply),
            token: text.chars().take(TOKEN_LENGTH).collect(),
            why,
        });
    }

    /// The game as read, or `None` if there is nothing.
    pub(super) fn finish(mut self) -> Option<ReadGame> {
        let game = match self.game.take() {
            Some(game) => game,
            None if self.tags.is_empty() && self.fault.is_none() => return None,
            None => self.begin(),
        };
        let is_nothing = self.tags.is_empty()
            && self.fault.is_none()
            && self.declared.is_none()
            && game.ply() == 0;
        if is_nothing {
            return None;
        }
        let mut record = Record {
            tags: self.tags,
            game,
            comments: self.comments,
            declared: self.declared,
        };
        if self.fault.is_none() {
            record.apply_termination();
        }
        Some(ReadGame {
            record,
            fault: self.fault,
            line: self.line,
        })
    }
}

/// Whether a word is a run of pits: three or more digits.
fn is_run(word: &str) -> bool {
    let digits = word.trim_end_matches(['!', '?']);
    digits.len() >= 3 && digits.bytes().all(|byte| byte.is_ascii_digit())
}

struct Unnamed;

/// The variant that the tag `Game` names, or `None` where it names nothing.
/// Spaces, hyphens and the many spellings of togyzkumalak do not matter.
fn variant_named(name: &str) -> Result<Option<Variant>, Unnamed> {
    let letters: String = name
        .chars()
        .filter(|char| char.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    if letters.is_empty() {
        return Ok(None);
    }
    let named = Variant::NAMED
        .into_iter()
        .find(|(name, _)| name.eq_ignore_ascii_case(&letters));
    if let Some((_, variant)) = named {
        return Ok(Some(variant));
    }
    let is_togyzkumalak = ["togyz", "toguz", "тоғыз", "тогыз", "тогуз"]
        .iter()
        .any(|start| letters.starts_with(start));
    if is_togyzkumalak {
        Ok(Some(Variant::TOGYZKUMALAK))
    } else {
        Err(Unnamed)
    }
}
