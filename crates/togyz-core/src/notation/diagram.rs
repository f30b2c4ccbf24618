//! The diagrams that bulletins print every ten moves.

use alloc::vec::Vec;
use core::fmt;

use super::lexer::{Lexer, first_line};
use super::move_text::{is_dash, tuzdyk_mark};
use crate::{Pit, PitNo, Position, Side};

/// A place of a diagram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A pit.
    Pit(Pit),
    /// The kazan of a side.
    Kazan(Side),
}

/// What a place of a diagram shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cell {
    /// So many stones.
    Stones(u16),
    /// A tuzdyk of the player across.
    Tuzdyk,
}

/// A place where a diagram does not show the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DiagramDifference {
    /// The place.
    pub place: Place,
    /// What the diagram shows.
    pub shown: Cell,
    /// What is there.
    pub there: Cell,
}

/// For developers, not for players.
impl fmt::Display for DiagramDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Place::Pit(pit) => write!(f, "the diagram differs in {pit}"),
            Place::Kazan(side) => write!(f, "the diagram differs in {side}'s kazan"),
        }
    }
}

/// A cell with its place in the text.
#[derive(Debug, Clone, Copy)]
pub(super) struct Printed<'a> {
    pub(super) cell: Cell,
    pub(super) text: &'a str,
    pub(super) line: usize,
    pub(super) column: usize,
}

/// Four lines that look like a diagram: Black's kazan; Black's row from the last
/// pit to the first; White's row from the first pit to the last; White's kazan.
#[derive(Debug)]
pub(super) struct Diagram<'a>(Vec<(Place, Printed<'a>)>);

impl<'a> Diagram<'a> {
    /// The diagram that starts with the first token of a line, here; goes past
    /// it. `None`, and nothing is passed, if the lines look otherwise.
    pub(super) fn read(lexer: &mut Lexer<'a>, pits: u8) -> Option<Self> {
        let row = &PitNo::ALL[..usize::from(pits)];
        let pit = |side| move |no: &PitNo| Place::Pit(Pit { side, no: *no });
        let lines: [Vec<Place>; 4] = [
            [Place::Kazan(Side::Black)].into(),
            row.iter().rev().map(pit(Side::Black)).collect(),
            row.iter().map(pit(Side::White)).collect(),
            [Place::Kazan(Side::White)].into(),
        ];
        let mut ahead = *lexer;
        let mut cells = Vec::new();
        for (index, places) in lines.into_iter().enumerate() {
            if index > 0 && !ahead.skip_line_end() {
                return None;
            }
            let line = ahead.line_number();
            let text = first_line(ahead.rest());
            let mut printed = Words::new(text, ahead.column_number());
            for place in places {
                let (word, column) = printed.next()?;
                let cell = read_cell(word)?;
                let printed = Printed {
                    cell,
                    text: word,
                    line,
                    column,
                };
                cells.push((place, printed));
            }
            if printed.next().is_some() {
                return None;
            }
            ahead.skip(text.len());
        }
        *lexer = ahead;
        Some(Self(cells))
    }

    /// The first cell that is not as in `position`, with what is wrong.
    pub(super) fn difference(
        &self,
        position: &Position,
    ) -> Option<(Printed<'a>, DiagramDifference)> {
        self.0.iter().find_map(|(place, printed)| {
            let there = match place {
                Place::Kazan(side) => Cell::Stones(position.kazan(*side).into()),
                Place::Pit(pit) if position.tuzdyk_owner(*pit).is_some() => Cell::Tuzdyk,
                Place::Pit(pit) => Cell::Stones(position.stones(*pit).into()),
            };
            let difference = DiagramDifference {
                place: *place,
                shown: printed.cell,
                there,
            };
            (printed.cell != there).then_some((*printed, difference))
        })
    }
}

fn read_cell(word: &str) -> Option<Cell> {
    let mut chars = word.chars();
    let first = chars.next()?;
    let is_alone = chars.next().is_none();
    if is_alone && is_dash(first) {
        return Some(Cell::Stones(0));
    }
    if is_alone && tuzdyk_mark(first).is_some() {
        return Some(Cell::Tuzdyk);
    }
    let is_number = word.len() <= 3 && word.chars().all(|char| char.is_ascii_digit());
    is_number.then(|| word.parse().ok().map(Cell::Stones))?
}

/// The words of a line, each with its column.
struct Words<'a> {
    rest: &'a str,
    column: usize,
}

impl<'a> Words<'a> {
    fn new(line: &'a str, column: usize) -> Self {
        Self { rest: line, column }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = (&'a str, usize);

    fn next(&mut self) -> Option<Self::Item> {
        let word = self.rest.trim_start();
        let space = &self.rest[..self.rest.len() - word.len()];
        let start = self.column + space.chars().count();
        let end = word.find(char::is_whitespace).unwrap_or(word.len());
        let (word, rest) = word.split_at(end);
        self.rest = rest;
        self.column = start + word.chars().count();
        (!word.is_empty()).then_some((word, start))
    }
}
