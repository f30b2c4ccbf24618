//! Classes of positions by their tuzdyks, and how stones move in each.

#![expect(
    clippy::cast_possible_truncation,
    reason = "pits and stones are fewer than 32"
)]

use togyz_core::{Atsyrau, Position, Rules, Side, Variant};

use super::rank::{MOST_PITS, MOST_STONES, RANKS, Ranks};

/// The positions that have the same tuzdyks, up to turning the board.
///
/// One player of the class is called the *first*: the owner of the only tuzdyk,
/// or the player to move where there is none; of two owners the one named by
/// [`LEADS`]. The ring counts the first player's pits as 0 to 8 and the other
/// one's as 9 to 17.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Class {
    /// The number of the first player's tuzdyk, 1 to 8, or 0.
    first: u8,
    /// The number of the other player's tuzdyk, or 0.
    second: u8,
}

/// How many classes there are.
pub(crate) const CLASSES: usize = 28 + 8 + 1;

/// The highest number that a tuzdyk can have.
const LAST: u8 = 8;

/// By the smaller and the greater number of two tuzdyks, counted from 1, as
/// bits: whether the owner of the one with the smaller number is the first.
/// Either would do; this way the files are smallest.
const LEADS: [u16; 9] = [0, 0, 0x180, 0x1e0, 0x1e0, 0x1c0, 0x180, 0x100, 0];

impl Class {
    pub(crate) const NO_TUZDYK: Self = Self {
        first: 0,
        second: 0,
    };

    /// All classes; each comes after those to which a new tuzdyk leads.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let two = (1..=LAST).flat_map(|a| (a + 1..=LAST).map(move |b| Self::of(a, b).0));
        let one = (1..=LAST).map(|first| Self { first, second: 0 });
        two.chain(one).chain([Self::NO_TUZDYK])
    }

    /// The place of the class in [`Class::all`].
    pub(crate) fn number(self) -> usize {
        let (a, b) = (
            usize::from(self.first.min(self.second)),
            usize::from(self.first.max(self.second)),
        );
        match (a, b) {
            (0, 0) => CLASSES - 1,
            (0, _) => 28 + b - 1,
            _ => (a - 1) * (16 - a) / 2 + b - a - 1,
        }
    }

    /// The class in which one player has the tuzdyk `own` and the other one
    /// `other`, 0 for none, and which of them is the first.
    pub(crate) fn of(own: u8, other: u8) -> (Self, First) {
        let is_own = if own == 0 || other == 0 {
            other == 0
        } else {
            let small_leads = LEADS[usize::from(own.min(other))] >> own.max(other) & 1 == 1;
            small_leads == (own < other)
        };
        if is_own {
            (
                Self {
                    first: own,
                    second: other,
                },
                First::Own,
            )
        } else {
            (
                Self {
                    first: other,
                    second: own,
                },
                First::Other,
            )
        }
    }

    /// The numbers of the tuzdyks of the first and of the other player; 0: none.
    pub(crate) const fn tuzdyks(self) -> [u8; 2] {
        [self.first, self.second]
    }

    /// How many tuzdyks there are.
    pub(crate) fn tuzdyk_count(self) -> usize {
        usize::from(self.first > 0) + usize::from(self.second > 0)
    }

    /// How many pits are in use.
    pub(crate) fn pits(self) -> usize {
        MOST_PITS - self.tuzdyk_count()
    }

    /// The numbering of its positions.
    pub(crate) fn ranks(self) -> &'static Ranks {
        &RANKS[2 - self.tuzdyk_count()]
    }

    /// How many players may be to move: where there is no tuzdyk, the one who
    /// is counts as the first.
    pub(crate) const fn movers(self) -> usize {
        if self.first == 0 { 1 } else { 2 }
    }

    /// The name of its file, without an ending.
    pub(crate) fn name(self) -> String {
        match self.tuzdyks() {
            [0, _] => "none".to_owned(),
            [first, 0] => format!("one-{first}"),
            [first, second] => format!("two-{}-{}", first.min(second), first.max(second)),
        }
    }
}

/// Who the first player of a class is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum First {
    /// The player whose tuzdyk is named first.
    Own,
    /// The other one.
    Other,
}

/// Where a position stands in the tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) class: Class,
    /// How many stones are on the board.
    pub(crate) stones: u8,
    /// 0 if the first player of the class is to move, 1 for the other.
    pub(crate) mover: usize,
    /// The stones round the board.
    pub(crate) ring: [u8; MOST_PITS],
}

impl Entry {
    /// The place of a position, or `None` for one that no table can hold: too
    /// many stones, other rules, or the game is over.
    pub(crate) fn of(position: &Position) -> Option<Self> {
        let kazans = position.kazans();
        let stones = TOTAL.checked_sub(kazans.white)?.checked_sub(kazans.black)?;
        if stones > MOST_STONES || !is_counted(position.rules()) || position.ending().is_some() {
            return None;
        }
        let own = position.side_to_move();
        let tuzdyk = |side: Side| position.tuzdyk(side).map_or(0, |pit| pit.no.get());
        let (class, first) = Class::of(tuzdyk(own), tuzdyk(own.opponent()));
        let (first, mover) = match first {
            First::Own => (own, 0),
            First::Other => (own.opponent(), 1),
        };
        let mut ring = [0; MOST_PITS];
        let (first_row, second_row) = ring.split_at_mut(9);
        first_row.copy_from_slice(&position.row(first));
        second_row.copy_from_slice(&position.row(first.opponent()));
        Some(Self {
            class,
            stones,
            mover,
            ring,
        })
    }
}

/// The stones of the games that are counted.
const TOTAL: u8 = 162;

/// Whether the tables hold under these rules: the standard game in which the
/// last stones are collected. Where play stops does not matter.
pub(crate) fn is_counted(rules: Rules) -> bool {
    rules.variant == Variant::TOGYZKUMALAK && rules.atsyrau == Atsyrau::Collect
}

/// What sowing does to the pits in use.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sowing {
    /// What is added to each pit in use, modulo 256: the pit that is emptied
    /// loses its stones.
    pub(crate) adds: [u8; 32],
    /// The pit in use where the last stone lands; meaningless in a tuzdyk.
    pub(crate) last: u8,
    /// Stones that fall into tuzdyks.
    pub(crate) fed: u8,
    /// Of these, what the opponent gets.
    pub(crate) lost: u8,
    /// The last pit in use that matters for what the sowing does: where the
    /// last stone lands, or 255 where stones go past the end of the numbering.
    pub(crate) reach: u8,
    /// What happens where the last stone lands.
    pub(crate) landing: Landing,
}

/// What may happen where the last stone lands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Landing {
    /// Nothing.
    Quiet,
    /// An even number is captured.
    Captures,
    /// An even number is captured, a 3 becomes a tuzdyk.
    MakesTuzdyk,
}

/// The pits in use in one class.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) class: Class,
    pub(crate) ranks: &'static Ranks,
    /// The places in the ring of the pits in use, in the order of the
    /// numbering: from the pit after the first player's tuzdyk all the way to
    /// the one before it.
    pub(crate) places: Vec<u8>,
    /// The pits in use of the first player, and of the other, as bits.
    pub(crate) rows: [u32; 2],
}

/// What sowing does, by pit in use and number of stones.
pub(crate) type Sowings = Vec<[Sowing; MOST_STONES as usize + 1]>;

impl Frame {
    fn new(class: Class) -> Self {
        let [first, second] = class.tuzdyks();
        // A tuzdyk lies in the row of the opponent of its owner.
        let first = (first > 0).then(|| 8 + first);
        let second = (second > 0).then(|| second - 1);
        let start = first.map_or(0, |place| place + 1);
        let places: Vec<u8> = (0..18)
            .map(|step| (start + step) % 18)
            .filter(|place| ![first, second].contains(&Some(*place)))
            .collect();
        let row = |of_first: bool| {
            let pits = places.iter().enumerate();
            pits.filter(|(_, place)| (**place < 9) == of_first)
                .map(|(pit, _)| 1 << pit)
                .sum()
        };
        Self {
            class,
            ranks: class.ranks(),
            rows: [row(true), row(false)],
            places,
        }
    }

    /// What sowing does in this class.
    pub(crate) fn sowings(&self) -> Sowings {
        (0..self.places.len())
            .map(|pit| std::array::from_fn(|stones| self.sowing(pit, stones)))
            .collect()
    }

    /// What sowing `stones` from a pit in use does, found stone by stone.
    fn sowing(&self, from: usize, stones: usize) -> Sowing {
        let mover = usize::from(self.places[from] >= 9);
        let mut sowing = Sowing {
            adds: [0; 32],
            last: 0,
            fed: 0,
            lost: 0,
            reach: from as u8,
            landing: Landing::Quiet,
        };
        sowing.adds[from] = 0_u8.wrapping_sub(stones as u8);
        let first = self.places[from] + u8::from(stones == 1);
        for step in 0..stones {
            let place = (first + step as u8) % 18;
            let pit = self.places.iter().position(|own| *own == place);
            if let Some(pit) = pit {
                sowing.adds[pit] = sowing.adds[pit].wrapping_add(1);
                sowing.last = pit as u8;
                sowing.reach = if pit < from {
                    u8::MAX
                } else {
                    sowing.reach.max(pit as u8)
                };
                sowing.landing = self.landing(mover, place);
            } else {
                // The tuzdyk in a row is the other player's.
                let owner = usize::from(place < 9);
                sowing.fed += 1;
                sowing.lost += u8::from(owner != mover);
                sowing.landing = Landing::Quiet;
            }
        }
        sowing
    }

    fn landing(&self, mover: usize, place: u8) -> Landing {
        let side = usize::from(place >= 9);
        let tuzdyks = self.class.tuzdyks();
        let number = place % 9 + 1;
        if side == mover {
            Landing::Quiet
        } else if tuzdyks[mover] == 0 && number <= LAST && tuzdyks[1 - mover] != number {
            Landing::MakesTuzdyk
        } else {
            Landing::Captures
        }
    }

    /// The number of the position with these stones round the board.
    pub(crate) fn index_of_ring(&self, ring: &[u8; MOST_PITS]) -> u32 {
        let mut stones = [0; 32];
        for (stones, place) in stones.iter_mut().zip(&self.places) {
            *stones = ring[usize::from(*place)];
        }
        self.ranks.index(&stones)
    }

    /// The stones round the board.
    pub(crate) fn ring(&self, stones: &[u8; 32]) -> [u8; MOST_PITS] {
        let mut ring = [0; MOST_PITS];
        for (stones, place) in stones.iter().zip(&self.places) {
            ring[usize::from(*place)] = *stones;
        }
        ring
    }
}

/// The frames of all classes.
#[derive(Debug)]
pub(crate) struct Frames(Vec<Frame>);

impl Frames {
    pub(crate) fn new() -> Self {
        Self(Class::all().map(Frame::new).collect())
    }

    pub(crate) fn of(&self, class: Class) -> &Frame {
        &self.0[class.number()]
    }
}
