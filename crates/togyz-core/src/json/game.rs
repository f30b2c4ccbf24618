//! Games.

use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::GAME;
use super::position::Schema;
use crate::{Ending, Game, Move, Setup};

#[derive(Serialize)]
struct Written<'a> {
    schema: &'static str,
    start: &'a Setup,
    moves: Vec<Move>,
    ending: Option<Ending>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = Written {
            schema: GAME,
            start: self.start(),
            moves: self.played().iter().map(|played| played.mv).collect(),
            ending: self.ending(),
        };
        written.serialize(serializer)
    }
}

#[derive(Deserialize)]
struct Read {
    #[serde(rename = "schema", deserialize_with = "game_schema")]
    _schema: (),
    start: Setup,
    moves: Vec<Move>,
    ending: Option<Ending>,
}

fn game_schema<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    deserializer.deserialize_str(Schema(GAME))
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = Read::deserialize(deserializer)?;
        let mut game = Self::from_setup(read.start).map_err(D::Error::custom)?;
        for (mv, ply) in read.moves.into_iter().zip(1..) {
            game.play(mv)
                .map_err(|illegal| D::Error::custom(format_args!("ply {ply}: {illegal}")))?;
        }
        if read.ending.is_some_and(|ending| !game.end_as(ending)) {
            return Err(D::Error::custom("the ending does not fit the game"));
        }
        Ok(game)
    }
}
