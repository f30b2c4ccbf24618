//! What a person has done, kept from one day to the next: files of JSON with a
//! version in the data folder.

use std::fs;
use std::io;
use std::path::PathBuf;

use serde_json::{Value, json};
use togyz_i18n::Message;

use crate::app::App;
use crate::error::Error;
use crate::store::{data_folder, free_path, write_atomically};

/// The version of the files. A newer one is left alone.
const VERSION: u64 = 1;

/// A file in the data folder; by default none, so that nothing is kept.
#[derive(Debug, Default)]
pub(crate) struct KeptFile(Option<PathBuf>);

/// What a file holds.
#[derive(Debug)]
pub(crate) enum Content {
    /// There is none yet.
    Nothing,
    /// What was kept.
    Value(Value),
    /// A newer program wrote it.
    Newer,
    /// It cannot be read.
    Damaged,
}

impl KeptFile {
    /// The file called `name` and what it holds.
    pub(crate) fn open(app: &App, name: &str) -> (Self, Content) {
        let path = data_folder(&app.world).map(|folder| folder.join(name));
        let content = match path.as_ref().map(fs::read) {
            None => Content::Nothing,
            Some(Ok(bytes)) => read(&bytes),
            // Not even the folder has to be one: writing tells if that matters.
            Some(Err(error)) if is_absence(&error) => Content::Nothing,
            Some(Err(_)) => Content::Damaged,
        };
        (Self(path), content)
    }

    /// What another program has kept since; `None` if nothing that can be read.
    pub(crate) fn reread(&self) -> Option<Value> {
        match read(&fs::read(self.0.as_ref()?).ok()?) {
            Content::Value(value) => Some(value),
            Content::Nothing | Content::Newer | Content::Damaged => None,
        }
    }

    /// Its path, for people.
    pub(crate) fn shown(&self) -> String {
        let path = self.0.as_ref();
        path.map_or_else(String::new, |path| path.display().to_string())
    }

    /// Whether what is kept will be found again.
    pub(crate) fn is_kept(&self) -> bool {
        self.0.is_some()
    }

    /// Gives a file that cannot be read another name, and tells. If that cannot
    /// be done it stays, and nothing is kept.
    ///
    /// # Errors
    ///
    /// If the notice cannot be written.
    pub(crate) fn set_aside(&mut self, app: &mut App) -> Result<(), Error> {
        let Some(path) = &self.0 else {
            return Ok(());
        };
        let other = free_path(path);
        let file = self.shown();
        if fs::rename(path, &other).is_err() {
            self.0 = None;
            return app.notice(&Message::UiLearnDamaged { file });
        }
        let other = other.display().to_string();
        app.notice(&Message::UiPuzzleSetAside { file, other })
    }

    /// Keeps an object, with the version added.
    ///
    /// # Errors
    ///
    /// If the notice cannot be written that the file cannot: that is told only
    /// once.
    pub(crate) fn keep(&mut self, app: &mut App, mut value: Value) -> Result<(), Error> {
        let Some(path) = &self.0 else {
            return Ok(());
        };
        value["version"] = json!(VERSION);
        if write_atomically(path, &format!("{value:#}\n")).is_err() {
            let file = self.shown();
            self.0 = None;
            app.notice(&Message::UiLearnNotKept { file })?;
        }
        Ok(())
    }
}

/// Whether there is no file, rather than one that cannot be read.
fn is_absence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

fn read(bytes: &[u8]) -> Content {
    let Ok(value) = serde_json::from_slice::<Value>(bytes) else {
        return Content::Damaged;
    };
    match value["version"].as_u64() {
        Some(VERSION) => Content::Value(value),
        Some(version) if version > VERSION => Content::Newer,
        Some(_) | None => Content::Damaged,
    }
}
