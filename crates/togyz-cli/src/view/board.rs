//! What is to be drawn of a position, independent of how.

use togyz_core::{Move, Pit, PitNo, Position, Side, Take};

/// A position as a person sees it: two rows of cells, the opponent's above.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The opponent's row, drawn from the last pit to pit 1.
    pub top: Row,
    /// The own row, drawn from pit 1 to the last pit.
    pub bottom: Row,
}

/// One row of the board with what stands beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Whose row it is.
    pub side: Side,
    /// The cells in the order in which they are drawn, left to right.
    pub cells: Vec<Cell>,
    /// Stones in the kazan.
    pub kazan: u8,
    /// Whether this player is to move.
    pub to_move: bool,
}

/// One pit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// Its number.
    pub no: PitNo,
    /// Its stones, or `None` for a tuzdyk.
    pub stones: Option<u8>,
    /// What the last move did here.
    pub mark: Mark,
}

/// What the last move did in a pit, or the next one would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Nothing worth a mark.
    None,
    /// Its stones were taken up and sown.
    Taken,
    /// The last stone landed here.
    Landed,
    /// The pit of a move that is looked at before it is played.
    Chosen(Brings),
    /// Where its last stone would land.
    Aimed(Brings),
}

/// What a move would bring the player who makes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brings {
    /// No stones.
    Nothing,
    /// A capture.
    Capture,
    /// A tuzdyk.
    Tuzdyk,
}

impl Brings {
    /// What `mv` would bring on `position` by its last stone.
    pub fn of(position: &Position, mv: Move) -> Self {
        match position.take(mv) {
            None => Self::Nothing,
            Some(Take::Capture { .. }) => Self::Capture,
            Some(Take::Tuzdyk { .. }) => Self::Tuzdyk,
        }
    }
}

/// The last move, as far as the board shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LastMove {
    /// The pit that was played.
    pub from: Pit,
    /// Where the last stone landed.
    pub landing: Pit,
}

impl LastMove {
    /// What the board shows of `mv`, or `None` if it cannot be played.
    pub fn of(before: &Position, mv: Move) -> Option<Self> {
        Some(Self {
            from: before.source(mv),
            landing: before.landing(mv)?,
        })
    }
}

/// The words beside a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plate {
    /// Who plays it.
    pub name: String,
    /// The word for kazan.
    pub kazan: String,
}

impl Board {
    /// The board of `position` with `bottom`'s row below.
    pub fn new(position: &Position, bottom: Side, last: Option<LastMove>) -> Self {
        Self {
            top: Row::new(position, bottom.opponent(), last),
            bottom: Row::new(position, bottom, last),
        }
        .seen_from_below()
    }

    /// The board with the marks of `mv`, which is looked at before it is played,
    /// in the place of those of the last move.
    #[must_use]
    pub fn looking_at(mut self, position: &Position, mv: Move) -> Self {
        let brings = Brings::of(position, mv);
        let (source, landing) = (position.source(mv), position.landing(mv));
        for row in [&mut self.top, &mut self.bottom] {
            for cell in &mut row.cells {
                let pit = Pit {
                    side: row.side,
                    no: cell.no,
                };
                cell.mark = if pit == source {
                    Mark::Chosen(brings)
                } else if Some(pit) == landing {
                    Mark::Aimed(brings)
                } else {
                    Mark::None
                };
            }
        }
        self
    }

    fn seen_from_below(mut self) -> Self {
        self.top.cells.reverse();
        self
    }
}

impl Row {
    /// The pit that `cell`, one of this row's, is.
    pub(super) const fn pit(&self, cell: Cell) -> Pit {
        Pit {
            side: self.side,
            no: cell.no,
        }
    }

    fn new(position: &Position, side: Side, last: Option<LastMove>) -> Self {
        let cells = position
            .row(side)
            .iter()
            .zip(PitNo::ALL)
            .map(|(stones, no)| {
                let pit = Pit { side, no };
                let mark = match last {
                    Some(last) if last.landing == pit => Mark::Landed,
                    Some(last) if last.from == pit => Mark::Taken,
                    _ => Mark::None,
                };
                let tuzdyk = position.tuzdyk_owner(pit).is_some();
                Cell {
                    no,
                    stones: (!tuzdyk).then_some(*stones),
                    mark,
                }
            })
            .collect();
        Self {
            side,
            cells,
            kazan: position.kazan(side),
            to_move: position.ending().is_none() && position.side_to_move() == side,
        }
    }
}
