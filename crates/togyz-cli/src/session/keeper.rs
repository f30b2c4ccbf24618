//! The file that a game is kept in while it is played.

use std::path::{Path, PathBuf};

use jiff::civil::DateTime;
use togyz_core::Game;
use togyz_core::notation::Record;
use togyz_i18n::Message;

use super::saved::{self, Players};
use crate::store::{free_path, write_atomically};

/// Writes a game after every move, to a file that nobody else has changed.
#[derive(Debug)]
pub struct Keeper {
    /// The record that the game was taken up from, for its other tags.
    pub(super) origin: Record,
    /// Where the game is written.
    pub(super) file: Option<PathBuf>,
    /// What stands in that file, as far as this program knows.
    written: Option<Vec<u8>>,
    /// The game has changed and could not be written, which was said already.
    is_unsaved: bool,
}

impl Keeper {
    /// Keeps the game of `origin` in `file`; nowhere, if there is none.
    pub fn new(origin: Record, file: Option<PathBuf>) -> Self {
        let written = file.as_deref().and_then(on_disk);
        Self {
            origin,
            file,
            written,
            is_unsaved: false,
        }
    }

    /// Writes the game, and returns what there is to say about it: that it is in
    /// another file now, or, once, that it could not be written.
    pub fn keep(&mut self, game: &Game, players: &Players, now: DateTime) -> Vec<Message> {
        let Some(mut file) = self.file.clone() else {
            return Vec::new();
        };
        let mut notices = Vec::new();
        let there = on_disk(&file);
        if there.is_some() && there != self.written {
            // Somebody else plays on in it: theirs stays, ours moves.
            file = free_path(&file);
            self.file = Some(file.clone());
            let file = file.display().to_string();
            notices.push(Message::UiSavedElsewhere { file });
        }
        let text = self.record(game, players, now).to_tgk();
        if write_atomically(&file, &text).is_ok() {
            self.is_unsaved = false;
            self.written = Some(text.into_bytes());
        } else if !self.is_unsaved {
            self.is_unsaved = true;
            let file = file.display().to_string();
            notices.push(Message::ErrorFileNotWritable { file });
        }
        notices
    }

    /// The game as it is kept.
    pub fn record(&self, game: &Game, players: &Players, now: DateTime) -> Record {
        let mut record = saved::record(game, players, &self.origin);
        if record.tags.get("Date").is_none() {
            let date = now.strftime("%Y.%m.%d").to_string();
            record.tags.set("Date", date);
        }
        record
    }

    /// Whether the last moves could not be written.
    pub const fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }

    /// Whether the game can be gone on with later.
    pub fn is_kept(&self) -> bool {
        !self.is_unsaved && self.file.as_ref().is_some_and(|file| file.exists())
    }
}

/// Bytes, since somebody else may have written what is no text.
fn on_disk(file: &Path) -> Option<Vec<u8>> {
    std::fs::read(file).ok()
}
