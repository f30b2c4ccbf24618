//! What documents are made of.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, SeqAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::occupied_bit;
use crate::notation::{reason_from_key, reason_key};
use crate::{
    BySide, Ending, Event, IllegalMove, Move, Moves, Outcome, Pit, PitNo, Reason, Rules, Side,
    TuzdykLimit, Variant,
};

/// Gives each type the shape that is written out for it.
macro_rules! shapes {
    ($($type:ident is $shape:ident;)+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $shape::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $shape::deserialize(deserializer)
            }
        }
    )+};
}

shapes! {
    Side is SideShape;
    Pit is PitShape;
    TuzdykLimit is TuzdykLimitShape;
    Event is EventShape;
    IllegalMove is IllegalMoveShape;
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Side", rename_all = "snake_case")]
enum SideShape {
    White,
    Black,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Pit")]
struct PitShape {
    side: Side,
    no: PitNo,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TuzdykLimit", rename_all = "snake_case")]
enum TuzdykLimitShape {
    HasOne,
    LastPit,
    SameNumber,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", tag = "event", rename_all = "snake_case")]
enum EventShape {
    Sown {
        from: Pit,
        stones: u8,
    },
    Fed {
        tuzdyk: Pit,
        owner: Side,
        stones: u8,
    },
    Landed {
        pit: Pit,
        before: u8,
        after: u8,
    },
    LandedInTuzdyk {
        tuzdyk: Pit,
        owner: Side,
    },
    Captured {
        pit: Pit,
        stones: u8,
    },
    Odd {
        pit: Pit,
        stones: u8,
    },
    OwnRow {
        pit: Pit,
        stones: u8,
    },
    TuzdykMade {
        pit: Pit,
    },
    TuzdykRefused {
        pit: Pit,
        limit: TuzdykLimit,
    },
    ReachedMajority {
        side: Side,
        kazan: u8,
    },
    Atsyrau {
        side: Side,
    },
    Skipped {
        side: Side,
    },
    Swept {
        side: Side,
        stones: u8,
    },
    Ended(Ending),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "IllegalMove", tag = "illegal", rename_all = "snake_case")]
enum IllegalMoveShape {
    GameOver { ending: Ending },
    NoSuchPit { pit: Pit, legal: Moves },
    Tuzdyk { pit: Pit, legal: Moves },
    Empty { pit: Pit, legal: Moves },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "BySide")]
struct BySideShape<T> {
    white: T,
    black: T,
}

impl<T: Serialize> Serialize for BySide<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        BySideShape::serialize(self, serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for BySide<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        BySideShape::deserialize(deserializer)
    }
}

#[derive(Serialize, Deserialize)]
struct EndingShape {
    // Named, so that a missing winner is no draw.
    #[serde(deserialize_with = "Option::deserialize")]
    winner: Option<Side>,
    reason: Reason,
}

impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shape = EndingShape {
            winner: self.outcome.winner(),
            reason: self.reason,
        };
        shape.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let EndingShape { winner, reason } = EndingShape::deserialize(deserializer)?;
        Ok(Self {
            outcome: winner.map_or(Outcome::Draw, Outcome::Win),
            reason,
        })
    }
}

impl Serialize for PitNo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.get())
    }
}

impl<'de> Deserialize<'de> for PitNo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Self::new(number).ok_or_else(|| {
            D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"a pit, 1 to 9")
        })
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        PitNo::deserialize(deserializer).map(Self)
    }
}

impl Serialize for Moves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Moves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(MovesVisitor)
    }
}

struct MovesVisitor;

impl<'de> Visitor<'de> for MovesVisitor {
    type Value = Moves;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of moves")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut moves: A) -> Result<Moves, A::Error> {
        let mut occupied = 0;
        while let Some(mv) = moves.next_element::<Move>()? {
            occupied |= occupied_bit(mv.0);
        }
        Ok(Moves::from_occupied(occupied))
    }
}

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named(PhantomData))
    }
}

impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Named(PhantomData))
    }
}

/// Reads what is written as a name.
struct Named<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Named<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a name")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<T, E> {
        name.parse().map_err(E::custom)
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(reason_key(*self))
    }
}

impl<'de> Deserialize<'de> for Reason {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(ReasonVisitor)
    }
}

struct ReasonVisitor;

impl Visitor<'_> for ReasonVisitor {
    type Value = Reason;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what ended a game")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Reason, E> {
        reason_from_key(key).ok_or_else(|| E::invalid_value(Unexpected::Str(key), &self))
    }
}
