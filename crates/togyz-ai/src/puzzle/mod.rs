//! Puzzles: positions in which exactly one move is best.
//!
//! `cargo xtask puzzles make` finds them in games of the engine and its levels
//! against each other and among composed endgames. They are a text: a line for
//! each puzzle, its parts separated by `;`: the position without the number of
//! the move, the solution as pit numbers, the themes, the level with the number
//! of plays of our levels that found the solution, and what it rests on: a
//! proof, or a search that agrees with itself at two depths.
//!
//! ```
//! use togyz_ai::puzzle::{Theme, puzzles};
//!
//! let studies = puzzles().iter().filter(|puzzle| puzzle.themes.contains(&Theme::Study));
//! assert!(studies.count() > 0);
//! ```

mod judge;
mod rate;
mod theme;

use std::fmt;
use std::sync::OnceLock;

use togyz_core::{Move, Position, Rules, Setup, Side};

pub use judge::{DEPTHS, Judge, MARGIN, Proof};
pub use rate::{LEAST_SHARE, PLAYS, Rating, rate};
pub use theme::Theme;

/// A position in which exactly one move is best.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; White is to move.
    pub position: Position,
    /// The solution: White's move, the reply, White's next move and so on, each
    /// of White's moves the only best one. It ends with a move of White's.
    pub line: Vec<Move>,
    /// What it is about; at least one theme.
    pub themes: Vec<Theme>,
    /// How hard it is.
    pub rating: Rating,
    /// On what it rests that the first move is the only best one.
    pub proof: Proof,
}

/// A line of a text of puzzles that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleError {
    /// The line's number, from 1.
    pub line: usize,
}

/// For developers, not for players.
impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} of the puzzles cannot be read", self.line)
    }
}

impl std::error::Error for PuzzleError {}

/// The puzzles that are part of the program, the easiest first.
///
/// # Panics
///
/// Never: a test reads the same text.
pub fn puzzles() -> &'static [Puzzle] {
    static EMBEDDED: OnceLock<Vec<Puzzle>> = OnceLock::new();
    EMBEDDED.get_or_init(|| {
        parse(include_str!("../puzzles.txt")).expect("the puzzles of the program can be read")
    })
}

/// Reads puzzles; empty lines and lines that begin with `#` say nothing.
///
/// # Errors
///
/// Names the first line that cannot be read: of a position that is none or not
/// White's turn, or with a move that cannot be played in it.
pub fn parse(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| Puzzle::parse(line).ok_or(PuzzleError { line: number }))
        .collect()
}

impl Puzzle {
    /// Reads one line of a text of puzzles; `None` if it is not one.
    pub fn parse(line: &str) -> Option<Self> {
        let mut parts = line.split(';').map(str::trim);
        let mut next = || parts.next();
        let position = position(next()?)?;
        let moves = next()?.split(' ').map(|pit| Move::new(pit.parse().ok()?));
        let moves = moves.collect::<Option<Vec<Move>>>()?;
        let themes = next()?.split(' ').map(Theme::parse);
        let puzzle = Self {
            position,
            line: moves,
            themes: themes.collect::<Option<_>>()?,
            rating: Rating::parse(next()?)?,
            proof: Proof::parse(next()?)?,
        };
        (next().is_none() && puzzle.is_whole()).then_some(puzzle)
    }

    /// Whether the line can be played and begins and ends with White's moves.
    fn is_whole(&self) -> bool {
        let mut end = self.position;
        let is_played = self.line.iter().all(|mv| end.play(*mv).is_ok());
        is_played && self.position.side_to_move() == Side::White && self.line.len() % 2 == 1
    }

    /// The text of the position, without the number of the move: what tells
    /// this puzzle from others.
    pub fn key(&self) -> String {
        key(&self.position)
    }

    /// The moves that the one who solves it has to find.
    pub fn moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }
}

/// The line of a text of puzzles.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves: Vec<String> = self.line.iter().map(|mv| mv.0.to_string()).collect();
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.key()).collect();
        write!(
            f,
            "{}; {}; {}; {}; {}",
            self.key(),
            moves.join(" "),
            themes.join(" "),
            self.rating,
            self.proof
        )
    }
}

/// The text of a position without the number of the move.
pub fn key(position: &Position) -> String {
    let text = position.to_string();
    text.rsplit_once(' ')
        .map_or(String::new(), |(text, _)| text.to_owned())
}

fn position(text: &str) -> Option<Position> {
    let setup = Setup::parse(text, Rules::default()).ok()?;
    let position = setup.position().ok()?;
    position.ending().is_none().then_some(position)
}
