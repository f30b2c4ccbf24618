//! Positions as text, in the form that PlayStrategy uses.

use core::fmt;
use core::str::FromStr;

use crate::{BySide, PitNo, Rules, Setup, Side};

/// `Black's row from the last pit to pit 1 / White's row from pit 1 to the last
/// kazanWhite kazanBlack S|N number`: `nS` is a pit with n stones, `t` a tuzdyk,
/// a bare number so many empty pits; `S` means White to move, `N` Black.
///
/// ```
/// use togyz_core::{Game, Move, Rules};
///
/// let mut game = Game::new(Rules::default());
/// game.play(Move::new(7).unwrap())?;
/// assert_eq!(
///     game.setup().to_string(),
///     "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1"
/// );
/// # Ok::<(), togyz_core::IllegalMove>(())
/// ```
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pits = usize::from(self.rules.variant.pits());
        write_row(f, self, Side::Black, PitNo::ALL[..pits].iter().rev())?;
        f.write_str("/")?;
        write_row(f, self, Side::White, PitNo::ALL[..pits].iter())?;
        let turn = match self.side_to_move {
            Side::White => 'S',
            Side::Black => 'N',
        };
        write!(
            f,
            " {} {} {turn} {}",
            self.kazans.white, self.kazans.black, self.number
        )
    }
}

fn write_row<'a>(
    f: &mut fmt::Formatter<'_>,
    setup: &Setup,
    side: Side,
    numbers: impl Iterator<Item = &'a PitNo>,
) -> fmt::Result {
    let mut separator = "";
    let mut empty = 0;
    for no in numbers {
        let stones = setup.rows[side][no.index()];
        let tuzdyk = setup.tuzdyks[side.opponent()] == Some(*no);
        if stones == 0 && !tuzdyk {
            empty += 1;
            continue;
        }
        if empty > 0 {
            write!(f, "{separator}{empty}")?;
            separator = ",";
            empty = 0;
        }
        // A tuzdyk with stones is nonsense; the stones show it.
        if stones > 0 {
            write!(f, "{separator}{stones}S")?;
        } else {
            write!(f, "{separator}t")?;
        }
        separator = ",";
    }
    if empty > 0 {
        write!(f, "{separator}{empty}")?;
    }
    Ok(())
}

impl Setup {
    /// Reads a position's text under `rules`. The number of the move may be
    /// missing and is 1 then.
    ///
    /// # Errors
    ///
    /// Says what does not fit. Whether the position makes sense is for
    /// [`Setup::position`] to say.
    ///
    /// ```
    /// use togyz_core::{Rules, Setup};
    ///
    /// let text = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";
    /// let setup = Setup::parse(text, Rules::default())?;
    /// assert_eq!(setup.to_string(), text);
    /// # Ok::<(), togyz_core::notation::PositionTextError>(())
    /// ```
    pub fn parse(text: &str, rules: Rules) -> Result<Self, PositionTextError> {
        let mut parts = text.split_whitespace();
        let board = parts.next().ok_or(PositionTextError::Empty)?;
        let (black, white) = board.split_once('/').ok_or(PositionTextError::NotTwoRows)?;
        let mut setup = Self {
            rules,
            rows: BySide::default(),
            kazans: BySide::default(),
            tuzdyks: BySide {
                white: None,
                black: None,
            },
            side_to_move: Side::White,
            number: 1,
        };
        read_row(&mut setup, Side::Black, black)?;
        read_row(&mut setup, Side::White, white)?;
        for side in Side::ALL {
            let kazan = parts.next().ok_or(PositionTextError::NoKazans)?;
            setup.kazans[side] = number(kazan).ok_or(PositionTextError::NoKazans)?;
        }
        setup.side_to_move = match parts.next() {
            Some("S" | "s") => Side::White,
            Some("N" | "n") => Side::Black,
            _ => return Err(PositionTextError::NoSideToMove),
        };
        if let Some(number) = parts.next() {
            setup.number = self::number(number)
                .filter(|number| *number > 0)
                .ok_or(PositionTextError::BadNumber)?;
        }
        match parts.next() {
            None => Ok(setup),
            Some(_) => Err(PositionTextError::TooLong),
        }
    }
}

fn read_row(setup: &mut Setup, side: Side, text: &str) -> Result<(), PositionTextError> {
    let pits = setup.rules.variant.pits();
    let mut found: u8 = 0;
    for cell in text.split(',') {
        let unreadable = PositionTextError::BadPit {
            side,
            cell: found.saturating_add(1),
        };
        if let "t" | "T" = cell {
            let no = pit_number(side, found, pits).ok_or(PositionTextError::RowWidth { side })?;
            if setup.tuzdyks[side.opponent()].replace(no).is_some() {
                return Err(PositionTextError::TwoTuzdyks { side });
            }
            found += 1;
        } else if let Some(stones) = cell.strip_suffix(['S', 's']) {
            let no = pit_number(side, found, pits).ok_or(PositionTextError::RowWidth { side })?;
            setup.rows[side][no.index()] = number(stones).ok_or(unreadable)?;
            found += 1;
        } else {
            let empty: u8 = number(cell).ok_or(unreadable)?;
            found = found
                .checked_add(empty)
                .filter(|found| *found <= pits)
                .ok_or(PositionTextError::RowWidth { side })?;
        }
    }
    if found == pits {
        Ok(())
    } else {
        Err(PositionTextError::RowWidth { side })
    }
}

/// A number in digits only: no sign, which `parse` would let pass.
fn number<T: FromStr>(text: &str) -> Option<T> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// The number of the pit that stands `index` places from the left in the text.
fn pit_number(side: Side, index: u8, pits: u8) -> Option<PitNo> {
    if index >= pits {
        return None;
    }
    PitNo::new(match side {
        Side::White => index + 1,
        Side::Black => pits - index,
    })
}

/// Why a text is no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PositionTextError {
    /// There is nothing.
    Empty,
    /// The two rows must be separated by one `/`.
    NotTwoRows,
    /// A row holds more or fewer pits than the variant has.
    RowWidth {
        /// Whose row.
        side: Side,
    },
    /// A cell is neither `nS` nor `t` nor a number of empty pits.
    BadPit {
        /// Whose row.
        side: Side,
        /// The place of the cell's pit in the text of the row, from 1.
        cell: u8,
    },
    /// A row holds more than one tuzdyk.
    TwoTuzdyks {
        /// Whose row.
        side: Side,
    },
    /// The two kazans are missing or no numbers.
    NoKazans,
    /// `S` or `N` is missing.
    NoSideToMove,
    /// The number of the move is no number from 1 on.
    BadNumber,
    /// Something follows after the number of the move.
    TooLong,
}

/// For developers, not for players.
impl fmt::Display for PositionTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the text is empty"),
            Self::NotTwoRows => f.write_str("the rows are not separated by one /"),
            Self::RowWidth { side } => write!(f, "{side}'s row has the wrong width"),
            Self::BadPit { side, cell } => write!(f, "{side}'s row: pit {cell} is unreadable"),
            Self::TwoTuzdyks { side } => write!(f, "{side}'s row holds two tuzdyks"),
            Self::NoKazans => f.write_str("the kazans are missing"),
            Self::NoSideToMove => f.write_str("S or N is missing"),
            Self::BadNumber => f.write_str("the number of the move is no number"),
            Self::TooLong => f.write_str("something follows after the position"),
        }
    }
}

impl core::error::Error for PositionTextError {}
