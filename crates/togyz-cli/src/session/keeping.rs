//! Saving games, taking them up again, and beginning new ones.

use std::path::Path;

use togyz_core::notation::{Notation, Record};
use togyz_i18n::Message;

use super::rival::unnamed;
use super::saved::read_game;
use super::{Bottom, GameClock, Keeper, Opponent, Session, own_file, shown, start_again};
use crate::error::Error;
use crate::store::{Store, write_atomically};

/// The notations in which a game is exported, and their names.
const NOTATIONS: [(&str, Notation); 3] = [
    ("tgk", Notation::Tgk),
    ("playok", Notation::PlayOk),
    ("playstrategy", Notation::PlayStrategy),
];

impl Session<'_> {
    /// Keeps the game under a name, or says where it is kept already.
    pub(super) fn save_as(&mut self, rest: &str) -> Result<(), Error> {
        let is_name = |c: char| !c.is_control() && !matches!(c, '/' | '\\');
        if rest.starts_with('.') || !rest.chars().all(is_name) {
            let input = shown(rest);
            return self.app.say(&Message::ErrorGameName { input });
        }
        let path = if rest.is_empty() {
            self.keeper.file.clone()
        } else {
            Store::find(&self.app.world).map(|store| store.path(rest))
        };
        let Some(path) = path else {
            return self.app.say(&Message::UiSaveNeedsName);
        };
        let file = path.display().to_string();
        let is_own = self.keeper.file.as_ref() == Some(&path);
        if !is_own && path.exists() {
            let question = Message::UiConfirmOverwrite { file: file.clone() };
            if !self.app.settings.interactive {
                return self.app.say(&Message::ErrorFileExists { file });
            }
            if !self.confirm(&question)? {
                return Ok(());
            }
        }
        let message = match write_atomically(&path, &self.record().to_tgk()) {
            Ok(()) => Message::UiSavedFile { file },
            Err(_) => Message::ErrorFileNotWritable { file },
        };
        self.app.say(&message)
    }

    /// Prints the record, or writes it to a file: `export`, `export playok`,
    /// `export FILE`, `export playok FILE`.
    pub(super) fn export(&mut self, rest: &str) -> Result<(), Error> {
        let (first, file) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let named = NOTATIONS.iter().find(|(name, _)| *name == first);
        let (notation, file) = match named {
            Some((_, notation)) => (*notation, file.trim()),
            None => (Notation::Tgk, rest),
        };
        let text = self.record().to_text(notation);
        if file.is_empty() {
            return self.app.print(&text);
        }
        let path = Path::new(file);
        let file = shown(file);
        if path.exists() {
            let question = Message::UiConfirmOverwrite { file: file.clone() };
            if !self.app.settings.interactive {
                return self.app.say(&Message::ErrorFileExists { file });
            }
            if !self.confirm(&question)? {
                return Ok(());
            }
        }
        let message = match write_atomically(path, &text) {
            Ok(()) => Message::UiSavedFile { file },
            Err(_) => Message::ErrorFileNotWritable { file },
        };
        self.app.say(&message)
    }

    /// Takes up a kept game, or lists those there are.
    pub(super) fn load(&mut self, rest: &str) -> Result<(), Error> {
        let Some(store) = Store::find(&self.app.world) else {
            return self.app.say(&Message::UiNoSavedGames);
        };
        if rest.is_empty() {
            let Ok(kept) = store.list() else {
                let file = store.folder().display().to_string();
                return self.app.say(&Message::ErrorFileNotReadable { file });
            };
            let names: Vec<String> = kept.into_iter().map(|kept| kept.name).collect();
            let message = if names.is_empty() {
                Message::UiNoSavedGames
            } else {
                Message::UiSavedGames {
                    values: names.join(", "),
                }
            };
            return self.app.say(&message);
        }
        let path = store.path(rest);
        let file = path.display().to_string();
        let taken = match read_game(&path, self.game.rules()) {
            Ok(taken) => taken,
            Err(unreadable) => return self.app.say(&unreadable.message),
        };
        if let Opponent::Engine { command, .. } = &taken.players.opponent
            && self
                .rival
                .as_ref()
                .is_none_or(|rival| rival.name() != command)
        {
            return self.app.say(&unnamed(command));
        }
        self.game = taken.record.game.clone();
        self.clock = GameClock::of(&taken.record.tags);
        self.bottom = Bottom::Row(taken.players.opponent.bottom());
        self.opponent = taken.players.opponent;
        self.seed = taken.players.seed;
        let file_to_write = if !self.app.settings.interactive {
            self.keeper.file.clone()
        } else if taken.is_save {
            Some(path)
        } else {
            // Only a save is written over; any other record stays as it is.
            own_file(self.app)
        };
        self.keeper = Keeper::new(taken.record, file_to_write);
        self.app.say(&Message::UiLoaded { file })?;
        self.ending_is_told = false;
        self.board_is_due = true;
        Ok(())
    }

    pub(super) fn new_game(&mut self) -> Result<(), Error> {
        let is_running = self.game.ending().is_none() && self.game.ply() > 0;
        if is_running && !self.confirm(&Message::UiConfirmNew)? {
            return Ok(());
        }
        self.game = start_again(&self.game);
        self.clock = self.clock.as_ref().map(GameClock::anew);
        let origin = Record::new(self.game.clone());
        if self.app.settings.interactive {
            self.keeper = Keeper::new(origin, own_file(self.app));
        } else {
            self.keeper.origin = origin;
        }
        let message = greeting(&self.opponent);
        self.changed(&message)
    }
}

/// What is said when a game begins.
pub fn greeting(opponent: &Opponent) -> Message {
    match opponent {
        Opponent::Computer { human, level } => Message::UiNewGame {
            side: *human,
            level: level.get().into(),
        },
        Opponent::Engine { human, command } => Message::UiNewGameEngine {
            side: *human,
            input: command.clone(),
        },
        Opponent::Person => Message::UiNewGameTwo,
    }
}
