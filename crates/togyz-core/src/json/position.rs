//! Setups and positions.

use alloc::vec::Vec;
use core::fmt;
use core::num::NonZeroU16;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::POSITION;
use crate::{BySide, Ending, PitNo, Position, Reason, Rules, Setup, Side};

#[derive(Serialize)]
struct Written<'a> {
    schema: &'static str,
    rules: Rules,
    rows: BySide<&'a [u8]>,
    kazans: BySide<u8>,
    tuzdyks: BySide<Option<PitNo>>,
    side_to_move: Side,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<Ending>,
}

impl<'a> Written<'a> {
    fn of(setup: &'a Setup) -> Self {
        let pits = usize::from(setup.rules.variant.pits());
        Self {
            schema: POSITION,
            rules: setup.rules,
            rows: BySide {
                white: &setup.rows.white[..pits],
                black: &setup.rows.black[..pits],
            },
            kazans: setup.kazans,
            tuzdyks: setup.tuzdyks,
            side_to_move: setup.side_to_move,
            number: Some(setup.number),
            ending: None,
        }
    }
}

/// Stones beyond the variant's last pit are left out: no document can hold them.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written::of(self).serialize(serializer)
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let setup = self.setup();
        let written = Written {
            number: None,
            ending: self.ending(),
            ..Written::of(&setup)
        };
        written.serialize(serializer)
    }
}

#[derive(Deserialize)]
struct Read {
    #[serde(rename = "schema", deserialize_with = "position_schema")]
    _schema: (),
    rules: Rules,
    rows: BySide<Vec<u8>>,
    kazans: BySide<u8>,
    tuzdyks: BySide<Option<PitNo>>,
    side_to_move: Side,
    number: Option<NonZeroU16>,
    ending: Option<Ending>,
}

fn position_schema<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    deserializer.deserialize_str(Schema(POSITION))
}

/// Accepts one schema.
pub(super) struct Schema(pub(super) &'static str);

impl Visitor<'_> for Schema {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the schema {}", self.0)
    }

    fn visit_str<E: Error>(self, schema: &str) -> Result<(), E> {
        if schema == self.0 {
            Ok(())
        } else {
            Err(E::invalid_value(Unexpected::Str(schema), &self))
        }
    }
}

impl Read {
    fn setup<E: Error>(&self) -> Result<Setup, E> {
        let mut setup = Setup {
            kazans: self.kazans,
            tuzdyks: self.tuzdyks,
            side_to_move: self.side_to_move,
            number: self.number.map_or(1, NonZeroU16::get),
            ..Setup::start(self.rules)
        };
        let pits = usize::from(self.rules.variant.pits());
        for side in Side::ALL {
            let row = &self.rows[side];
            if row.len() != pits {
                return Err(E::invalid_length(
                    row.len(),
                    &"as many pits as the variant has",
                ));
            }
            setup.rows[side][..pits].copy_from_slice(row);
        }
        Ok(setup)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Read::deserialize(deserializer)?.setup()
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Read::deserialize(deserializer)?;
        let mut position = read.setup()?.position().map_err(D::Error::custom)?;
        let Some(declared) = read.ending else {
            return Ok(position);
        };
        // After a sweep the kazans alone cannot tell it from an 82.
        let is_swept = Side::ALL
            .into_iter()
            .all(|side| position.board.is_row_empty(side));
        if is_swept && declared.reason == Reason::Atsyrau && position.ended_by.is_some() {
            position.ended_by = Some(Reason::Atsyrau);
        }
        if position.ending() == Some(declared) {
            Ok(position)
        } else {
            Err(D::Error::custom("the ending does not fit the position"))
        }
    }
}
