//! Every sentence the program can say, as a value.

mod table;

pub use table::Message;

use togyz_core::{PitNo, Side};

/// What is known about a [`Message`] without saying it.
#[derive(Debug, Clone, Copy)]
pub struct MessageInfo {
    /// Its id in the Fluent files.
    pub id: &'static str,
    /// The variables the program passes to it.
    pub variables: &'static [Variable],
    /// The message with sample values: see [`MessageInfo::samples`].
    sample: fn(usize) -> Message,
}

impl MessageInfo {
    /// The message over its sample values: every variable takes each of its
    /// samples at least once.
    pub fn samples(&self) -> impl Iterator<Item = Message> {
        let kinds = self.variables.iter().map(|variable| variable.kind);
        let rows = kinds.map(Kind::rows).max().unwrap_or(1);
        // Every number in every wording.
        let wordings = if self.variables.iter().any(Variable::is_wording) {
            WORDINGS
        } else {
            1
        };
        (0..rows * wordings).map(self.sample)
    }
}

/// A variable of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variable {
    /// Its name, without `$`.
    pub name: &'static str,
    /// What it can be.
    pub kind: Kind,
}

impl Variable {
    /// Whether it only chooses between wordings of the same sentence, so that a
    /// translation with one wording leaves it out.
    pub fn is_wording(&self) -> bool {
        self.name == WORDING
    }
}

/// What a variable can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A whole number.
    Num,
    /// A pit's number.
    Pit,
    /// `white` or `black`.
    Side,
    /// Text shown as it stands: what the user typed, a file's name, a literal
    /// name of the program, a list of digits, a [`Decimal`].
    Text,
}

impl Kind {
    /// How many sample values there are.
    const fn rows(self) -> usize {
        match self {
            Self::Num => NUMBERS.len(),
            Self::Pit => PITS.len(),
            Self::Side => Side::ALL.len(),
            Self::Text => 1,
        }
    }
}

/// The value of a variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Argument<'a> {
    /// A whole number.
    Num(u32),
    /// One of a closed set of keys.
    Key(&'static str),
    /// Text shown as it stands.
    Text(&'a str),
    /// A number with digits after the point.
    Decimal(&'a Decimal),
}

/// A number with digits after the point, which each language writes its own
/// way: see [`Catalog::decimal`](crate::Catalog::decimal).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Decimal(String);

impl Decimal {
    /// `number` rounded to so many digits after the point.
    pub fn new(number: f64, places: usize) -> Self {
        Self::written(format!("{number:.places$}").replace('-', "−"))
    }

    /// `number` divided by `other`, which counts as 1 where it is 0, with two
    /// digits after the point.
    pub fn ratio(number: u128, other: u128) -> Self {
        let hundredths = number.saturating_mul(100) / other.max(1);
        Self::written(format!("{}.{:02}", hundredths / 100, hundredths % 100))
    }

    /// The number that `text` writes, with a point.
    pub(crate) const fn written(text: String) -> Self {
        Self(text)
    }

    /// It, with a point.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The numbers at which languages are known to go wrong.
const NUMBERS: [u32; 13] = [0, 1, 2, 3, 5, 10, 11, 21, 40, 81, 82, 100, 162];
const PITS: [PitNo; 9] = PitNo::ALL;

/// The variable that chooses between wordings of a sentence.
const WORDING: &str = "wording";
/// How many wordings a sentence can have.
pub(crate) const WORDINGS: usize = 3;

/// A type of variables.
trait Value: Sized {
    const KIND: Kind;

    fn sample(name: &str, row: usize) -> Self;

    fn argument(&self) -> Argument<'_>;
}

impl Value for u32 {
    const KIND: Kind = Kind::Num;

    /// Numbers that belong together in a sentence fit each other.
    fn sample(name: &str, row: usize) -> Self {
        let number = NUMBERS[row % NUMBERS.len()];
        match name {
            "before" => number.saturating_sub(1),
            "black" | "theirs" => 162 - number,
            "majority" => [82, 26, 50][row % 3],
            "whole" => [162, 50, 98][row % 3],
            "pits" => [9, 5, 7][row % 3],
            WORDING => [0, 1, 2][row / NUMBERS.len() % WORDINGS],
            _ => number,
        }
    }

    fn argument(&self) -> Argument<'_> {
        Argument::Num(*self)
    }
}

impl Value for PitNo {
    const KIND: Kind = Kind::Pit;

    fn sample(name: &str, row: usize) -> Self {
        let offset = if name == "from" || name == "pit" {
            0
        } else {
            4
        };
        PITS[(row + offset) % PITS.len()]
    }

    fn argument(&self) -> Argument<'_> {
        Argument::Num(self.get().into())
    }
}

impl Value for Side {
    const KIND: Kind = Kind::Side;

    /// An owner is the other side than a mover.
    fn sample(name: &str, row: usize) -> Self {
        let side = Self::ALL[row % Self::ALL.len()];
        if name == "owner" {
            return side.opponent();
        }
        side
    }

    fn argument(&self) -> Argument<'_> {
        Argument::Key(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

impl Value for String {
    const KIND: Kind = Kind::Text;

    fn sample(name: &str, _: usize) -> Self {
        match name {
            "file" => "game.tgn",
            "option" => "--level",
            "other" => "--two",
            "command" => "togyz play",
            "suggestion" => "76",
            "allowed" | "values" => "1, 2, 3, 8",
            "notation" => "83x",
            "line" => "76 98 66",
            "min" => "1",
            "max" => "9",
            "value" => "2.5",
            _ => "75",
        }
        .to_owned()
    }

    fn argument(&self) -> Argument<'_> {
        Argument::Text(self)
    }
}

impl From<f64> for Decimal {
    /// `number` with the digits that it needs.
    fn from(number: f64) -> Self {
        Self::written(number.to_string().replace('-', "−"))
    }
}

impl Value for Decimal {
    const KIND: Kind = Kind::Text;

    fn sample(_: &str, _: usize) -> Self {
        Self("2.5".to_owned())
    }

    fn argument(&self) -> Argument<'_> {
        Argument::Decimal(self)
    }
}
