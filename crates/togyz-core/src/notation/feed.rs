//! Finding the games in a text that comes in pieces.

use alloc::string::String;
use alloc::vec::Vec;

use super::lexer::is_space;
use super::{ReadGame, Reader};
use crate::Rules;

/// Bytes that are collected before the first look for games.
const FIRST_LOOK: usize = 1 << 14;

/// Lines that must follow the start of a game for it to be sure: a diagram that
/// belongs to the game before it may stand across the end of what has come.
const LINES_AHEAD: usize = 16;

/// A [`Reader`] for a text of any length that comes in pieces, cut anywhere:
/// the same games, lines and faults, and never much more than
/// [`Feed::MOST_HELD`] bytes in memory.
///
/// ```
/// use togyz_core::{Rules, notation::Feed};
///
/// let mut plies = Vec::new();
/// let mut feed = Feed::new(Rules::default());
/// for piece in ["1. 7", "6 98 1-", "0\n\n1. 76\n0-1\n"] {
///     feed.push(piece, |game| plies.push(game.record.game.ply()));
/// }
/// feed.finish(|game| plies.push(game.record.game.ply()));
/// assert_eq!(plies, [2, 1]);
/// ```
#[derive(Debug, Clone)]
pub struct Feed {
    rules: Rules,
    /// What has come and is not read.
    held: String,
    /// How many lines were before it.
    lines: usize,
    /// How much must be held before it is worth a look.
    enough: usize,
}

impl Feed {
    /// The longest game that is read in one, in bytes, its tags and comments
    /// included. A longer one is read as if the text ended there, and then
    /// began anew.
    pub const MOST_HELD: usize = 1 << 20;

    /// A reader of a text that is still to come; `rules` hold where no tag says
    /// otherwise.
    pub const fn new(rules: Rules) -> Self {
        Self {
            rules,
            held: String::new(),
            lines: 0,
            enough: FIRST_LOOK,
        }
    }

    /// Takes the next piece of the text, and tells the games that are complete.
    pub fn push(&mut self, text: &str, mut tell: impl FnMut(ReadGame)) {
        let mut rest = text;
        while !rest.is_empty() {
            let room = self.enough.saturating_sub(self.held.len());
            // A character may be wider than the room; it comes all the same, or
            // nothing would ever change.
            let first = rest.chars().next().map_or(0, char::len_utf8);
            let (piece, after) = rest.split_at(last_boundary(rest, room).max(first));
            self.held.push_str(piece);
            rest = after;
            if self.held.len() >= self.enough {
                self.look(&mut tell);
            }
        }
    }

    /// Tells the games that are left, once the whole text has come.
    pub fn finish(mut self, mut tell: impl FnMut(ReadGame)) {
        let end = self.held.len();
        let games = self.games_before(end);
        self.release(games, end, &mut tell);
    }

    /// The games in what is held up to `end`, with the bytes where they start.
    fn games_before(&self, end: usize) -> Vec<(usize, ReadGame)> {
        let mut reader = Reader::new(&self.held[..end], self.rules);
        core::iter::from_fn(|| reader.next_with_start()).collect()
    }

    fn look(&mut self, tell: &mut impl FnMut(ReadGame)) {
        let mut games = self.games_before(self.held.len());
        let is_full = self.held.len() >= Self::MOST_HELD;
        let mut next = self.first_unsure(&games, Doubt::Any);
        if is_full && next == 0 {
            next = self.first_unsure(&games, Doubt::LastGame);
        }
        if next > 0 {
            let end = self.start_of_line(games[next].0);
            games.truncate(next);
            self.release(games, end, tell);
        } else if is_full {
            // One game fills everything: what there is of it goes.
            let end = self.held.rfind('\n').map_or(self.held.len(), |at| at + 1);
            self.release(self.games_before(end), end, tell);
        }
        self.enough = (2 * self.held.len()).clamp(FIRST_LOOK, Self::MOST_HELD);
    }

    /// The index of the first game that what is still to come may change; 0
    /// also where there is no game.
    fn first_unsure(&self, games: &[(usize, ReadGame)], doubt: Doubt) -> usize {
        let last_sure_start = match doubt {
            Doubt::LastGame => self.held.len(),
            Doubt::Any => {
                // A comment may still be open.
                let after_comments = self.held.rfind('}').map_or(0, |at| at + 1);
                let open = self.held[after_comments..].find('{');
                let open = open.map_or(self.held.len(), |at| after_comments + at);
                open.min(self.lines_before_end())
            }
        };
        games
            .iter()
            .rposition(|(start, _)| *start <= last_sure_start && self.is_first_in_line(*start))
            .unwrap_or(0)
    }

    /// The byte that so many line ends follow.
    fn lines_before_end(&self) -> usize {
        let ends = self.held.bytes().enumerate().rev();
        ends.filter(|(_, byte)| matches!(byte, b'\n' | b'\r'))
            .nth(LINES_AHEAD)
            .map_or(0, |(at, _)| at)
    }

    fn start_of_line(&self, at: usize) -> usize {
        let before = self.held[..at].rfind(['\n', '\r']);
        before.map_or(0, |end| end + 1)
    }

    /// Whether the text may be cut before the line of `at`, and nothing else
    /// stands in the line before it.
    fn is_first_in_line(&self, at: usize) -> bool {
        let space = &self.held[self.start_of_line(at)..at];
        // At the start of a text, a byte order mark is no character.
        !space.starts_with('\u{feff}') && space.chars().all(is_space)
    }

    /// Tells the games, and forgets the text up to `end`.
    fn release(
        &mut self,
        games: Vec<(usize, ReadGame)>,
        end: usize,
        tell: &mut impl FnMut(ReadGame),
    ) {
        for (_, mut game) in games {
            game.line += self.lines;
            if let Some(fault) = &mut game.fault {
                fault.line += self.lines;
            }
            tell(game);
        }
        let gone = &self.held[..end];
        let double = gone.matches("\r\n").count();
        self.lines += gone.matches(['\n', '\r']).count() - double;
        self.held.drain(..end);
    }
}

/// What may be changed by the text that is still to come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doubt {
    /// Everything after a comment that is not closed, and the last lines.
    Any,
    /// The last game, and no more: a comment that long is none.
    LastGame,
}

/// The last place up to `most` where `text` can be divided.
fn last_boundary(text: &str, most: usize) -> usize {
    let most = most.min(text.len());
    (0..=most)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}
