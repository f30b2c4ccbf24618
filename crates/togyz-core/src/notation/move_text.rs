//! Single moves as text.

use core::fmt;

use super::MoveTextError;
use crate::{Event, IllegalMove, Move, Pit, PitNo, Position, Side, TuzdykLimit, Variant};

/// A move as somebody wrote it: what it claims, not yet checked.
///
/// ```
/// use togyz_core::{Move, Position, Rules, Variant, notation::MoveText};
///
/// let start = Position::start(Rules::default());
/// for text in ["7", "76", "7-6", "76(10)", "g1d2"] {
///     let typed = MoveText::parse(text, Variant::TOGYZKUMALAK)?;
///     assert_eq!(typed.resolve(&start)?, Move::new(7).unwrap());
/// }
/// assert!(MoveText::parse("77", Variant::TOGYZKUMALAK)?.resolve(&start).is_err());
/// # Ok::<(), togyz_core::notation::MoveTextError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MoveText {
    /// The pit that is played, counted by its owner.
    pub from: PitNo,
    /// The pit where the last stone lands, counted by its owner. It does not
    /// say whose row it is in: it is a check digit.
    pub landing: Option<PitNo>,
    /// The rows of both pits, where the notation names them.
    pub rows: Option<Rows>,
    /// The mark of a move that takes a tuzdyk.
    pub tuzdyk: Option<TuzdykMark>,
    /// The number in brackets: the stones in the mover's kazan, or, in some
    /// programs, those that were captured.
    pub kazan: Option<u16>,
}

/// The rows that a move in the PlayStrategy form names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rows {
    /// The row of the pit that is played.
    pub from: Side,
    /// The row of the pit where the last stone lands.
    pub landing: Side,
    /// The variant: Black's letters depend on the width of the board.
    pub variant: Variant,
}

/// How the taking of a tuzdyk is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TuzdykMark {
    /// `x`, as in TGK.
    Small,
    /// `X`, as at PlayOK.
    Capital,
}

/// The notations that are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Notation {
    /// `76`, `36x`: the format of the federation's records.
    #[default]
    Tgk,
    /// `76(10)`, `36X`: the kazan after each capture.
    PlayOk,
    /// `g1d2`: squares, White's row is rank 1.
    PlayStrategy,
}

impl Notation {
    /// All notations, the default first.
    pub const ALL: [Self; 3] = [Self::Tgk, Self::PlayOk, Self::PlayStrategy];
}

impl MoveText {
    /// The move that `text` spells, in any of the notations: `7`, `76`, `76x`,
    /// `7-6x`, `76(10)`, `g1d2`; the `x` may be a capital or a Cyrillic letter,
    /// and `!` or `?` may follow.
    ///
    /// # Errors
    ///
    /// Only [`MoveTextError::Unreadable`].
    pub fn parse(text: &str, variant: Variant) -> Result<Self, MoveTextError> {
        let text = text.trim().trim_end_matches(['!', '?']);
        parse_squares(text, variant)
            .or_else(|| parse_pits(text))
            .ok_or(MoveTextError::Unreadable)
    }

    /// The move that is meant in `position`, everything that was typed checked.
    /// A missing landing, mark or kazan is fine.
    ///
    /// # Errors
    ///
    /// Says what does not fit; never [`MoveTextError::Unreadable`].
    pub fn resolve(self, position: &Position) -> Result<Move, MoveTextError> {
        let mv = Move(self.from);
        let from = position.source(mv);
        if let Some(rows) = self.rows
            && rows.from != from.side
            && position.ending().is_none()
        {
            return Err(MoveTextError::WrongSide {
                from: Pit {
                    side: rows.from,
                    no: self.from,
                },
            });
        }
        let effect = Effect::of(position, mv)?;
        let landing = effect.landing;
        let row = self.rows.map(|rows| rows.landing);
        if let Some(typed) = self.landing
            && (typed != landing.no || row.is_some_and(|row| row != landing.side))
        {
            return Err(MoveTextError::WrongLanding {
                from,
                landing,
                typed,
                row,
            });
        }
        if self.tuzdyk.is_some() && !effect.tuzdyk {
            return Err(MoveTextError::NotATuzdyk {
                from,
                landing,
                limit: effect.limit,
            });
        }
        if let Some(typed) = self.kazan
            && !effect.fits(typed)
        {
            return Err(MoveTextError::WrongKazan {
                typed,
                kazan: effect.kazan,
                captured: effect.captured,
            });
        }
        Ok(mv)
    }

    /// The usual text of `mv`: source, landing, and `x` if it takes a tuzdyk.
    ///
    /// # Errors
    ///
    /// Says why the move cannot be played.
    pub fn of(position: &Position, mv: Move) -> Result<Self, IllegalMove> {
        Self::written(position, mv, Notation::Tgk)
    }

    /// The text of `mv` as `notation` has it.
    ///
    /// # Errors
    ///
    /// Says why the move cannot be played.
    pub fn written(position: &Position, mv: Move, notation: Notation) -> Result<Self, IllegalMove> {
        let effect = Effect::of(position, mv)?;
        let mark = |mark| effect.tuzdyk.then_some(mark);
        let plain = Self {
            from: mv.0,
            landing: Some(effect.landing.no),
            rows: None,
            tuzdyk: None,
            kazan: None,
        };
        Ok(match notation {
            Notation::Tgk => Self {
                tuzdyk: mark(TuzdykMark::Small),
                ..plain
            },
            Notation::PlayOk => Self {
                tuzdyk: mark(TuzdykMark::Capital),
                kazan: (effect.captured > 0 && !effect.tuzdyk).then_some(effect.kazan.into()),
                ..plain
            },
            Notation::PlayStrategy => Self {
                rows: Some(Rows {
                    from: position.side_to_move(),
                    landing: effect.landing.side,
                    variant: position.rules().variant,
                }),
                ..plain
            },
        })
    }
}

/// What was written, without dashes; [`MoveText::parse`] reads it.
impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let (Some(rows), Some(landing)) = (self.rows, self.landing) {
            write_square(f, rows.from, self.from, rows.variant)?;
            write_square(f, rows.landing, landing, rows.variant)?;
        } else {
            write!(f, "{}", self.from)?;
            if let Some(landing) = self.landing {
                write!(f, "{landing}")?;
            }
        }
        match self.tuzdyk {
            None => {}
            Some(TuzdykMark::Small) => f.write_str("x")?,
            Some(TuzdykMark::Capital) => f.write_str("X")?,
        }
        if let Some(kazan) = self.kazan {
            write!(f, "({kazan})")?;
        }
        Ok(())
    }
}

fn write_square(
    f: &mut fmt::Formatter<'_>,
    side: Side,
    no: PitNo,
    variant: Variant,
) -> fmt::Result {
    let (column, rank) = match side {
        Side::White => (no.get() - 1, 1),
        Side::Black => (variant.pits().saturating_sub(no.get()), 2),
    };
    write!(f, "{}{rank}", char::from(b'a' + column))
}

/// Whether `char` may stand between source and landing, or for nothing.
pub(super) const fn is_dash(char: char) -> bool {
    matches!(char, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

/// The mark of a tuzdyk, Latin or Cyrillic.
pub(super) const fn tuzdyk_mark(char: char) -> Option<TuzdykMark> {
    match char {
        'x' | 'х' => Some(TuzdykMark::Small),
        'X' | 'Х' => Some(TuzdykMark::Capital),
        _ => None,
    }
}

/// The pit that a digit names.
pub(super) fn pit_digit(char: char) -> Option<PitNo> {
    PitNo::new(u8::try_from(char.to_digit(10)?).ok()?)
}

fn parse_pits(text: &str) -> Option<MoveText> {
    let mut rest = text.chars();
    let mut typed = MoveText {
        from: pit_digit(rest.next()?)?,
        landing: None,
        rows: None,
        tuzdyk: None,
        kazan: None,
    };
    let dashed = rest.as_str().strip_prefix(is_dash);
    if let Some(after_dash) = dashed {
        rest = after_dash.chars();
    }
    let after_source = rest.clone();
    typed.landing = rest.next().and_then(pit_digit);
    if typed.landing.is_none() {
        if dashed.is_some() {
            return None;
        }
        rest = after_source;
    }
    while let Some(char) = rest.next() {
        if let Some(mark) = tuzdyk_mark(char)
            && typed.tuzdyk.is_none()
        {
            typed.tuzdyk = Some(mark);
        } else if char == '('
            && typed.kazan.is_none()
            && let Some((number, after)) = rest.as_str().split_once(')')
            && number.chars().all(|char| char.is_ascii_digit())
        {
            typed.kazan = Some(number.parse().ok()?);
            rest = after.chars();
        } else {
            return None;
        }
    }
    Some(typed)
}

fn parse_squares(text: &str, variant: Variant) -> Option<MoveText> {
    let mut rest = text.chars();
    let from = parse_square(&mut rest, variant)?;
    let landing = parse_square(&mut rest, variant)?;
    rest.next().is_none().then_some(MoveText {
        from: from.no,
        landing: Some(landing.no),
        rows: Some(Rows {
            from: from.side,
            landing: landing.side,
            variant,
        }),
        tuzdyk: None,
        kazan: None,
    })
}

fn parse_square(text: &mut core::str::Chars<'_>, variant: Variant) -> Option<Pit> {
    let letter = u8::try_from(text.next()?.to_ascii_lowercase()).ok()?;
    let column = letter.checked_sub(b'a')?;
    let pits = variant.pits();
    if column >= pits {
        return None;
    }
    let (side, number) = match text.next()? {
        '1' => (Side::White, column + 1),
        '2' => (Side::Black, pits - column),
        _ => return None,
    };
    let no = PitNo::new(number)?;
    Some(Pit { side, no })
}

/// What a text can say about a move.
struct Effect {
    landing: Pit,
    tuzdyk: bool,
    limit: Option<TuzdykLimit>,
    /// Stones captured or taken with a tuzdyk.
    captured: u8,
    /// The same and what fell into the mover's tuzdyk.
    gained: u8,
    /// The mover's kazan after the move, before what atsyrau adds.
    kazan: u8,
    /// The mover's kazan after everything.
    final_kazan: u8,
}

impl Effect {
    fn of(position: &Position, mv: Move) -> Result<Self, IllegalMove> {
        let mover = position.side_to_move();
        let mut after = *position;
        let mut landing = position.source(mv);
        let mut tuzdyk = false;
        let mut refusal = None;
        let mut captured = 0;
        let mut fed = 0;
        after.play_with(mv, |event| match event {
            Event::Fed { owner, stones, .. } => {
                if owner == mover {
                    fed += stones;
                }
            }
            Event::Landed { pit, .. } | Event::LandedInTuzdyk { tuzdyk: pit, .. } => landing = pit,
            Event::Captured { stones, .. } => captured = stones,
            Event::TuzdykMade { .. } => {
                tuzdyk = true;
                captured = 3;
            }
            Event::TuzdykRefused { limit, .. } => refusal = Some(limit),
            Event::Sown { .. }
            | Event::Odd { .. }
            | Event::OwnRow { .. }
            | Event::ReachedMajority { .. }
            | Event::Atsyrau { .. }
            | Event::Skipped { .. }
            | Event::Swept { .. }
            | Event::Ended(_) => {}
        })?;
        let gained = captured + fed;
        Ok(Self {
            landing,
            tuzdyk,
            limit: refusal,
            captured,
            gained,
            kazan: position.kazan(mover) + gained,
            final_kazan: after.kazan(mover),
        })
    }

    /// Whether programs print `number` in brackets after such a move: the
    /// mover's kazan or the number of stones won.
    fn fits(&self, number: u16) -> bool {
        let kazans = [self.kazan, self.final_kazan];
        let won = [self.captured, self.gained];
        kazans.into_iter().any(|stones| u16::from(stones) == number)
            || number > 0 && won.into_iter().any(|stones| u16::from(stones) == number)
    }
}
