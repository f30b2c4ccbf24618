//! Finding the games in a text.

use super::diagram::Diagram;
use super::draft::Draft;
use super::lexer::{Lexer, Token, TokenKind};
use super::{Record, RecordFault};
use crate::Rules;

/// A game found in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadGame {
    /// The record, up to the fault if there is one.
    pub record: Record,
    /// The first thing that does not fit; nothing is read after it.
    pub fault: Option<RecordFault>,
    /// The line in the text where the game starts, from 1.
    pub line: usize,
}

/// The games of a text, in order, in whatever notation they are written: TGK,
/// PlayOK, bulletins with diagrams, PlayStrategy, bare lists of pits.
///
/// What a token means is found by replaying. A game starts with a tag, with the
/// number `1.`, or after a result; in a text without tags and numbers, every
/// line is a game. Reading goes on with the next game after a fault. An empty
/// text holds no game; a text in which nothing can be read is one game with a
/// fault at ply 0.
///
/// ```
/// use togyz_core::{Rules, notation::Reader};
///
/// let text = "[White \"A\"]\n\n1. 76 98\n2. 66 88\n";
/// let game = Reader::new(text, Rules::default()).next().unwrap();
/// assert_eq!(game.record.game.ply(), 3);
/// let fault = game.fault.unwrap();
/// assert_eq!((fault.line, fault.column, fault.number), (4, 7, 2));
/// assert_eq!(fault.token, "88");
/// ```
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    lexer: Lexer<'a>,
    /// Bytes in the text.
    length: usize,
    rules: Rules,
}

impl<'a> Reader<'a> {
    /// A reader of `text`; `rules` hold where no tag says otherwise.
    pub fn new(text: &'a str, rules: Rules) -> Self {
        Self {
            lexer: Lexer::new(text),
            length: text.len(),
            rules,
        }
    }

    /// The next game, with the byte of the text where it starts; a byte order
    /// mark counts as well.
    pub(super) fn next_with_start(&mut self) -> Option<(usize, ReadGame)> {
        while self.lexer.skip_space() {
            let start = self.length - self.lexer.rest().len();
            if let Some(game) = self.draft().finish() {
                return Some((start, game));
            }
        }
        None
    }

    /// Reads one game; it may turn out to be nothing.
    fn draft(&mut self) -> Draft {
        let mut draft = Draft::new(self.rules, self.lexer.line_number());
        while self.lexer.skip_space() {
            let mut ahead = self.lexer;
            if ahead.is_at_line_start()
                && let Some(pits) = draft.diagram_width()
                && let Some(diagram) = Diagram::read(&mut ahead, pits)
            {
                self.lexer = ahead;
                draft.compare(&diagram);
            } else {
                let token = ahead.token();
                if draft.ends_before(&token) {
                    break;
                }
                self.lexer = ahead;
                draft.take(&token);
            }
            if draft.is_given_up() {
                self.skip_to_next_game(&draft);
                break;
            }
        }
        draft
    }

    /// Skips what is left of a game with a fault.
    fn skip_to_next_game(&mut self, draft: &Draft) {
        while self.lexer.skip_space() {
            let mut ahead = self.lexer;
            let token = ahead.token();
            if token.first && starts_game(&token, draft) {
                break;
            }
            self.lexer = ahead;
        }
    }
}

/// Whether `token`, the first of its line, starts the game after the one that
/// was given up.
fn starts_game(token: &Token<'_>, draft: &Draft) -> bool {
    match token.kind {
        TokenKind::Tag { .. } => true,
        TokenKind::Number { number, dots } => number == 1 && dots == 1,
        TokenKind::Word | TokenKind::Dash | TokenKind::Score(_) | TokenKind::Result(_) => {
            draft.is_list()
                && draft.is_earlier_line(token)
                && (!draft.is_junk() || draft.is_move(token))
        }
        TokenKind::BadTag
        | TokenKind::CutTag
        | TokenKind::Comment(_)
        | TokenKind::Unclosed
        | TokenKind::Ornament => false,
    }
}

impl Iterator for Reader<'_> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        self.next_with_start().map(|(_, game)| game)
    }
}
