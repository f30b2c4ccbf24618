//! What the engine knows about openings: the values of moves, from deep
//! searches of its own.
//!
//! `cargo xtask book` grows the book. It is a text: a line for each position,
//! its position text without the move number, then the moves as pit number and
//! hundredths of a stone, `7=35`, seen by the player to move, best first.

use std::collections::HashMap;
use std::fmt;
use std::sync::OnceLock;

use togyz_core::{Game, Move, PitNo, Position, Rules, Setup};

use crate::level::{Random, weight};
use crate::score::Score;

/// Openings with the values of their moves, under the standard rules.
#[derive(Debug, Clone, Default)]
pub struct Book {
    positions: HashMap<[u64; 3], Vec<BookMove>>,
}

/// A move of the book.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// What it is worth to the player who plays it.
    pub score: Score,
}

/// A line of a book that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookError {
    /// The line's number, from 1.
    pub line: usize,
}

/// For developers, not for players.
impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the book cannot be read", self.line)
    }
}

impl std::error::Error for BookError {}

/// A move that loses so much against the best, in hundredths of a stone, is
/// chosen half as often ...
const HALVING: i32 = 50;
/// ... and one that loses more than this never.
const CAP: i32 = 150;

impl Book {
    /// The book that is part of the program.
    ///
    /// # Panics
    ///
    /// Never: a test reads the same text.
    pub fn embedded() -> &'static Self {
        static EMBEDDED: OnceLock<Book> = OnceLock::new();
        EMBEDDED.get_or_init(|| {
            Self::parse(include_str!("book.txt")).expect("the book of the program can be read")
        })
    }

    /// Reads a book; empty lines and lines that begin with `#` say nothing.
    ///
    /// # Errors
    ///
    /// Names the first line that cannot be read: of a position that is none, or
    /// a move that cannot be played in it.
    pub fn parse(text: &str) -> Result<Self, BookError> {
        let mut book = Self::default();
        for (line, number) in text.lines().zip(1..) {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (position, moves) = entry(line).ok_or(BookError { line: number })?;
            book.positions.insert(position.words(), moves);
        }
        Ok(book)
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether the book knows nothing.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The moves that the book knows in `position`, best first; none if it does
    /// not know the position, or under other rules than the standard ones.
    pub fn moves(&self, position: &Position) -> &[BookMove] {
        if position.rules() != Rules::default() {
            return &[];
        }
        self.positions
            .get(&position.words())
            .map_or(&[], Vec::as_slice)
    }

    /// One of the good moves that the book knows, now this one, now that: the
    /// same for the same game and seed. `None` where the book ends.
    pub fn choose(&self, game: &Game, seed: u64) -> Option<BookMove> {
        let moves = self.moves(game.position());
        let best = moves.first()?.score.0;
        let weights = moves
            .iter()
            .map(|known| weight(best - known.score.0, HALVING, CAP));
        let mut random = Random::new(seed, game);
        let mut left = random.below(weights.clone().sum());
        for (known, weight) in moves.iter().zip(weights) {
            if left < weight {
                return Some(*known);
            }
            left -= weight;
        }
        None
    }
}

fn entry(line: &str) -> Option<(Position, Vec<BookMove>)> {
    let first_move = line.find('=').map(|at| line[..at].rfind(' '))??;
    let (position, moves) = line.split_at(first_move);
    let setup = Setup::parse(position, Rules::default()).ok()?;
    let position = setup.position().ok()?;
    let moves = moves
        .split_whitespace()
        .map(|text| {
            let (pit, score) = text.split_once('=')?;
            let mv = Move(PitNo::new(pit.parse().ok()?)?);
            position.check(mv).ok()?;
            let score = Score::from_hundredths(score.parse().ok()?);
            Some(BookMove { mv, score })
        })
        .collect::<Option<Vec<_>>>()?;
    moves
        .is_sorted_by_key(|known| std::cmp::Reverse(known.score))
        .then_some((position, moves))
}
