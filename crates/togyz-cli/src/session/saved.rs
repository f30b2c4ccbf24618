//! A session as a record, and back.

use std::path::Path;

use togyz_ai::Level;
use togyz_core::notation::{Reader, Record, side_key};
use togyz_core::{Game, Rules, Side};
use togyz_i18n::Message;
use togyz_i18n::about::record_fault;

use super::Opponent;
use crate::error::Exit;
use crate::record_file::{self, Unreadable};

/// The version of the tags below. A file that names a newer one is left alone.
const VERSION: u32 = 1;
/// The tag that carries it.
const VERSION_TAG: &str = "TogyzSave";
const HUMAN_TAG: &str = "Human";
const LEVEL_TAG: &str = "Level";
const ENGINE_TAG: &str = "Engine";
const SEED_TAG: &str = "Seed";

/// The name under which the computer plays.
const COMPUTER: &str = "togyz";
const NOBODY: &str = "?";

/// Who plays whom, as a record keeps it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Players {
    /// Against whom.
    pub opponent: Opponent,
    /// The seed of the computer's choices.
    pub seed: u64,
}

/// The record of a game between `players` that began on `date`. Tags that
/// `old`, the record it was taken up from, has beside ours are kept.
pub(super) fn record(game: &Game, players: &Players, old: &Record) -> Record {
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
    for tag in [HUMAN_TAG, LEVEL_TAG, ENGINE_TAG] {
        tags.remove(tag);
    }
    let program = match &players.opponent {
        Opponent::Computer { level, .. } => {
            tags.set(LEVEL_TAG, level.to_string());
            COMPUTER
        }
        Opponent::Engine { command, .. } => {
            tags.set(ENGINE_TAG, command.clone());
            command
        }
        Opponent::Person => NOBODY,
    };
    if let Some(human) = players.opponent.human() {
        tags.set(HUMAN_TAG, side_key(human));
        if tags.get("White").is_none() {
            let (white, black) = match human {
                Side::White => (NOBODY, program),
                Side::Black => (program, NOBODY),
            };
            tags.set("White", white);
            tags.set("Black", black);
        }
    }
    record
}

/// Who plays whom in `record`; two people where it does not say, `None` where
/// what it says makes no sense.
fn players(record: &Record) -> Option<Players> {
    let tag = |name| record.tags.get(name);
    let seed = match tag(SEED_TAG) {
        Some(seed) => seed.parse().ok()?,
        None => 0,
    };
    let human = match tag(HUMAN_TAG) {
        Some(human) => Some(
            Side::ALL
                .into_iter()
                .find(|side| side_key(*side) == human)?,
        ),
        None => None,
    };
    let opponent = match (human, tag(LEVEL_TAG), tag(ENGINE_TAG)) {
        (None, None, None) => Opponent::Person,
        (Some(human), Some(level), None) => Opponent::Computer {
            human,
            level: Level::new(level.parse().ok()?)?,
        },
        (Some(human), None, Some(command)) => Opponent::Engine {
            human,
            command: command.to_owned(),
        },
        _ => return None,
    };
    Some(Players { opponent, seed })
}

/// A game from a file, ready to go on.
#[derive(Debug)]
pub struct Taken {
    /// The game with its tags.
    pub record: Record,
    /// Who plays whom.
    pub players: Players,
    /// Whether this program saved it, so that it may be written over.
    pub is_save: bool,
}

/// The one game in a file, ready to go on.
///
/// # Errors
///
/// Says what is wrong with the file, and where. A newer program's file is
/// refused, since saving it here would lose what this one does not know; so is
/// a save that is damaged or breaks off.
pub fn read_game(path: &Path, rules: Rules) -> Result<Taken, Unreadable> {
    let file = path.display().to_string();
    let text = record_file::read(path)?;
    let bad = |message| Unreadable {
        exit: Exit::BadData,
        message,
    };
    let mut games = Reader::new(&text, rules);
    let Some(read) = games.next() else {
        return Err(bad(Message::ErrorFileNotAGame { file }));
    };
    if record_file::is_nothing(&read) {
        return Err(bad(Message::ErrorFileNotAGame { file }));
    }
    if let Some(fault) = &read.fault {
        return Err(bad(record_fault(fault, &file)));
    }
    let more = u32::try_from(games.count()).unwrap_or(u32::MAX);
    if more > 0 {
        let count = more.saturating_add(1);
        return Err(bad(Message::ErrorFileManyGames { file, count }));
    }
    let record = read.record;
    let is_save = record.tags.get(VERSION_TAG).is_some();
    if is_save {
        if is_newer(&record) {
            return Err(bad(Message::ErrorFileNewer { file }));
        }
        // Every save ends with a result, if only with `*`.
        if record.declared.is_none() {
            let line = u32::try_from(text.lines().count()).unwrap_or(u32::MAX);
            return Err(bad(Message::ErrorFileTruncated { file, line }));
        }
    }
    let Some(players) = players(&record) else {
        return Err(bad(Message::ErrorFileDamaged { file }));
    };
    Ok(Taken {
        record,
        players,
        is_save,
    })
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
