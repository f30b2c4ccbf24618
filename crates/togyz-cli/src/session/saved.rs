//! A session as a record, and back.

use std::path::Path;

use togyz_ai::Level;
use togyz_core::notation::{Reader, Record};
use togyz_core::{Game, Rules, Side};
use togyz_i18n::Message;
use togyz_i18n::about::record_fault;

use super::Opponent;
use crate::record_file;

/// The version of the tags below. A file that names a newer one is left alone.
const VERSION: u32 = 1;
/// The tag that carries it.
const VERSION_TAG: &str = "TogyzSave";
const HUMAN_TAG: &str = "Human";
const LEVEL_TAG: &str = "Level";
const SEED_TAG: &str = "Seed";

/// The name under which the computer plays.
const COMPUTER: &str = "togyz";
const NOBODY: &str = "?";

/// Who plays whom, as a record keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Players {
    /// Against whom.
    pub opponent: Opponent,
    /// The seed of the computer's choices.
    pub seed: u64,
}

/// The record of a game between `players` that began on `date`. Tags that
/// `old`, the record it was taken up from, has beside ours are kept.
pub(super) fn record(game: &Game, players: Players, old: &Record) -> Record {
    let mut record = Record {
        game: game.clone(),
        ..old.clone()
    };
    record.comments.retain(|comment| comment.ply <= game.ply());
    record.declared = None;
    for tag in ["Result", "Score", "Termination"] {
        record.tags.remove(tag);
    }
    let tags = &mut record.tags;
    tags.set(VERSION_TAG, VERSION.to_string());
    tags.set(SEED_TAG, players.seed.to_string());
    match players.opponent {
        Opponent::Computer { human, level } => {
            let (white, black) = match human {
                Side::White => (NOBODY, COMPUTER),
                Side::Black => (COMPUTER, NOBODY),
            };
            if tags.get("White").is_none() {
                tags.set("White", white);
                tags.set("Black", black);
            }
            tags.set(HUMAN_TAG, side_key(human));
            tags.set(LEVEL_TAG, level.to_string());
        }
        Opponent::Person => {
            tags.remove(HUMAN_TAG);
            tags.remove(LEVEL_TAG);
        }
    }
    record
}

/// Who plays whom in `record`; two people where it does not say.
pub fn players(record: &Record) -> Players {
    let tag = |name| record.tags.get(name);
    let human = match tag(HUMAN_TAG) {
        Some("white") => Some(Side::White),
        Some("black") => Some(Side::Black),
        _ => None,
    };
    let level = tag(LEVEL_TAG)
        .and_then(|level| level.parse().ok())
        .and_then(Level::new);
    let opponent = match (human, level) {
        (Some(human), Some(level)) => Opponent::Computer { human, level },
        _ => Opponent::Person,
    };
    Players {
        opponent,
        seed: tag(SEED_TAG)
            .and_then(|seed| seed.parse().ok())
            .unwrap_or_default(),
    }
}

/// The game in a file, ready to go on.
///
/// # Errors
///
/// Says what is wrong with the file, and where. A newer program's file is
/// refused, since saving it here would lose what this one does not know.
pub fn read_game(path: &Path, rules: Rules) -> Result<Record, Message> {
    let file = || path.display().to_string();
    let text = record_file::read(path)?;
    let Some(read) = Reader::new(&text, rules).next() else {
        return Err(Message::ErrorFileNotAGame { file: file() });
    };
    if let Some(fault) = &read.fault {
        return Err(record_fault(fault, &file()));
    }
    if is_newer(&read.record) {
        return Err(Message::ErrorFileNewer { file: file() });
    }
    Ok(read.record)
}

/// Whether a newer program wrote `record`.
fn is_newer(record: &Record) -> bool {
    record.tags.get(VERSION_TAG).is_some_and(|version| {
        version
            .parse()
            .map_or(true, |version: u32| version > VERSION)
    })
}

/// Whether `record` is of a game that is not over.
pub fn is_unfinished(record: &Record) -> bool {
    record.game.ending().is_none() && record.outcome().is_none()
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}
