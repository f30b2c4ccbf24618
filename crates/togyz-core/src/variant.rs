//! Everything in which games differ, as values.

use core::fmt;
use core::str::FromStr;

/// The board and the pieces of the rules that vary between the games of the
/// family.
///
/// Invariant: 1 to 9 pits a row, at least 1 stone a pit, at most 254 stones
/// in all, so that every count fits a `u8`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant {
    pits: u8,
    stones: u8,
    tuzdyks: Tuzdyks,
}

/// Whether pits can become tuzdyks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tuzdyks {
    /// A 3 in the opponent's row makes a tuzdyk, within the three limits.
    Made,
    /// There are no tuzdyks: a 3 is an odd number like any other.
    Absent,
}

impl Variant {
    /// Togyzkumalak, in Kyrgyz toguz korgool: 9 × 9, 162 stones, 82 win.
    pub const TOGYZKUMALAK: Self = Self {
        pits: 9,
        stones: 9,
        tuzdyks: Tuzdyks::Made,
    };
    /// Bestemshe: 5 × 5, 50 stones, no tuzdyk, 26 win; the usual first game
    /// for small children.
    pub const BESTEMSHE: Self = Self {
        pits: 5,
        stones: 5,
        tuzdyks: Tuzdyks::Absent,
    };
    /// Qozdatu: 7 × 7, 98 stones, no tuzdyk, 50 win.
    pub const QOZDATU: Self = Self {
        pits: 7,
        stones: 7,
        tuzdyks: Tuzdyks::Absent,
    };

    /// The variants that have a name, with it.
    pub const NAMED: [(&'static str, Self); 3] = [
        ("Togyzkumalak", Self::TOGYZKUMALAK),
        ("Bestemshe", Self::BESTEMSHE),
        ("Qozdatu", Self::QOZDATU),
    ];

    /// A variant with `pits` pits a row and `stones` stones a pit at the start,
    /// or `None` where the invariant does not hold.
    pub const fn new(pits: u8, stones: u8, tuzdyks: Tuzdyks) -> Option<Self> {
        if pits < 1 || pits > 9 || stones < 1 {
            return None;
        }
        let total = 2 * pits as u16 * stones as u16;
        if total > 254 {
            return None;
        }
        Some(Self {
            pits,
            stones,
            tuzdyks,
        })
    }

    /// The name that records carry, or `None` for a variant of your own.
    pub fn name(self) -> Option<&'static str> {
        Self::NAMED
            .iter()
            .find(|(_, variant)| *variant == self)
            .map(|(name, _)| *name)
    }

    /// Pits in a row, 1 to 9.
    pub const fn pits(self) -> u8 {
        self.pits
    }

    /// Stones in each pit at the start.
    pub const fn stones(self) -> u8 {
        self.stones
    }

    /// Whether pits can become tuzdyks.
    pub const fn tuzdyks(self) -> Tuzdyks {
        self.tuzdyks
    }

    /// Stones in the game: 162 in togyzkumalak.
    pub const fn total(self) -> u8 {
        2 * self.pits * self.stones
    }

    /// The smallest number of stones that wins, one more than a half: 82 in
    /// togyzkumalak.
    pub const fn majority(self) -> u8 {
        self.pits * self.stones + 1
    }
}

/// The name in small letters; a variant of your own as its numbers of pits and
/// stones, `6x4`, or `6x4-no-tuzdyk`.
///
/// ```
/// use togyz_core::{Tuzdyks, Variant};
///
/// let mine = Variant::new(6, 4, Tuzdyks::Absent).unwrap();
/// assert_eq!(mine.to_string(), "6x4-no-tuzdyk");
/// assert_eq!("6x4-no-tuzdyk".parse(), Ok(mine));
/// assert_eq!("9x9".parse(), Ok(Variant::TOGYZKUMALAK));
/// ```
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.name() {
            return name
                .chars()
                .try_for_each(|char| write!(f, "{}", char.to_ascii_lowercase()));
        }
        write!(f, "{}x{}", self.pits, self.stones)?;
        match self.tuzdyks {
            Tuzdyks::Made => Ok(()),
            Tuzdyks::Absent => f.write_str(NO_TUZDYK),
        }
    }
}

/// What follows the size of a variant without tuzdyks.
const NO_TUZDYK: &str = "-no-tuzdyk";

/// A text that names no variant: neither one of [`Variant::NAMED`] nor a size
/// within the limits of [`Variant::new`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UnknownVariant;

/// For developers, not for players.
impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the variant is unknown")
    }
}

impl core::error::Error for UnknownVariant {}

/// Reads what `Display` writes; the case of a name's letters does not matter.
impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Self, UnknownVariant> {
        let mut named = Self::NAMED.into_iter();
        if let Some((_, variant)) = named.find(|(name, _)| name.eq_ignore_ascii_case(text)) {
            return Ok(variant);
        }
        let (size, tuzdyks) = match text.strip_suffix(NO_TUZDYK) {
            Some(size) => (size, Tuzdyks::Absent),
            None => (text, Tuzdyks::Made),
        };
        size.split_once('x')
            .and_then(|(pits, stones)| Self::new(number(pits)?, number(stones)?, tuzdyks))
            .ok_or(UnknownVariant)
    }
}

/// A number in digits only, and no more of them than it needs.
fn number(text: &str) -> Option<u8> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    digits.then(|| text.parse().ok())?
}

/// Togyzkumalak.
impl Default for Variant {
    fn default() -> Self {
        Self::TOGYZKUMALAK
    }
}

/// What happens when the player to move has no stone in the own row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Atsyrau {
    /// The game ends; the stones left go to the player in whose row they lie.
    #[default]
    Collect,
    /// The opponent collects only if some move of theirs leaves the starved row
    /// empty; otherwise they play one of their moves, all of which feed it, and
    /// the starved player is to move again.
    ExtraMove,
}

/// What happens when a kazan passes one half of all stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Majority {
    /// The game stops at once.
    #[default]
    Stop,
    /// Play goes on to the end, for the exact score.
    PlayOn,
}

/// What a repeated position means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Repetition {
    /// Nothing.
    #[default]
    Ignored,
    /// Either player may claim a draw on the third occurrence of the same
    /// position, player to move, kazans and tuzdyks.
    Claim,
}

/// A variant and the options under which it is played.
///
/// Written and read as names joined by `+`, the standard rules as `standard`,
/// a variant of your own by its size (see [`Variant`]'s `Display`):
///
/// ```
/// use togyz_core::{Atsyrau, Rules, Variant};
///
/// let rules: Rules = "bestemshe+extra-move".parse()?;
/// assert_eq!(rules.variant, Variant::BESTEMSHE);
/// assert_eq!(rules.atsyrau, Atsyrau::ExtraMove);
/// assert_eq!(rules.to_string(), "bestemshe+extra-move");
///
/// let own: Rules = "6x4+play-on".parse()?;
/// assert_eq!(own.variant.total(), 48);
/// # Ok::<(), togyz_core::UnknownRule>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules {
    /// The board and the pieces of the rules.
    pub variant: Variant,
    /// What happens to a player without stones.
    pub atsyrau: Atsyrau,
    /// Whether 82 stops the game.
    pub majority: Majority,
    /// Whether a third occurrence may be claimed as a draw.
    pub repetition: Repetition,
}

impl Rules {
    /// The names that [`Rules::from_str`] understands, besides `togyzkumalak`
    /// and the sizes of variants of your own.
    pub const NAMES: [&'static str; 6] = [
        "standard",
        "extra-move",
        "play-on",
        "claim",
        "bestemshe",
        "qozdatu",
    ];

    /// The default options with another variant.
    pub fn of(variant: Variant) -> Self {
        Self {
            variant,
            ..Self::default()
        }
    }
}

/// The names joined by `+`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.variant {
            Variant::TOGYZKUMALAK => f.write_str("standard")?,
            other => other.fmt(f)?,
        }
        if self.atsyrau == Atsyrau::ExtraMove {
            f.write_str("+extra-move")?;
        }
        if self.majority == Majority::PlayOn {
            f.write_str("+play-on")?;
        }
        if self.repetition == Repetition::Claim {
            f.write_str("+claim")?;
        }
        Ok(())
    }
}

/// A name that is none of [`Rules::NAMES`], nor the size of a variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UnknownRule {
    /// Where it stands among the names joined by `+`, from 0.
    pub index: usize,
}

/// For developers, not for players.
impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule name number {} is unknown", self.index + 1)
    }
}

impl core::error::Error for UnknownRule {}

impl FromStr for Rules {
    type Err = UnknownRule;

    fn from_str(text: &str) -> Result<Self, UnknownRule> {
        let mut rules = Self::default();
        let mut named = None;
        for (index, name) in text.split('+').enumerate() {
            let variant = match name.trim() {
                "standard" => Variant::TOGYZKUMALAK,
                "extra-move" => {
                    rules.atsyrau = Atsyrau::ExtraMove;
                    continue;
                }
                "play-on" => {
                    rules.majority = Majority::PlayOn;
                    continue;
                }
                "claim" => {
                    rules.repetition = Repetition::Claim;
                    continue;
                }
                variant => variant
                    .parse()
                    .map_err(|UnknownVariant| UnknownRule { index })?,
            };
            // Two games at once are none.
            if named.replace(variant).is_some_and(|other| other != variant) {
                return Err(UnknownRule { index });
            }
        }
        rules.variant = named.unwrap_or_default();
        Ok(rules)
    }
}
