//! Reading the texts that people name: files with records of games, standard
//! input, or the command line itself.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use togyz_core::notation::{FaultKind, MoveTextError, ReadGame, Record};
use togyz_i18n::Message;

use crate::app::App;
use crate::cli::Source;
use crate::decode::decode;
use crate::error::{Error, Exit};
use crate::store::Store;

/// The name that stands for the last game of one's own.
pub const LAST: &str = "last";

/// The largest text that is read, in bytes: more than a hundred thousand games,
/// and less than memory holds.
const MAX_BYTES: u64 = 64 << 20;

/// A text, and what to call the place where it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The name of the file, `-` or `--moves`.
    pub name: String,
    /// What is written there.
    pub text: String,
}

/// Why there is no text to be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// Whether the file is at fault or what is in it.
    pub exit: Exit,
    /// The sentence about it.
    pub message: Message,
}

impl From<Unreadable> for Message {
    fn from(unreadable: Unreadable) -> Self {
        unreadable.message
    }
}

impl From<Unreadable> for Error {
    fn from(unreadable: Unreadable) -> Self {
        Self::new(unreadable.exit, unreadable.message)
    }
}

/// The text of the file at `path`.
///
/// # Errors
///
/// If it cannot be read, is empty or holds no text.
pub fn read(path: &Path) -> Result<String, Unreadable> {
    let name = path.display().to_string();
    match fs::File::open(path).and_then(read_some) {
        Ok(bytes) => text(&name, &bytes),
        Err(_) if path.is_dir() => Err(failed(Message::ErrorFileIsFolder { file: name })),
        Err(error) => Err(unreadable(name, error.kind())),
    }
}

/// The text that `source` stands for.
///
/// # Errors
///
/// If there is none.
pub fn read_source(app: &mut App, source: &Source) -> Result<Named, Error> {
    match source {
        Source::File(path) if path == Path::new(LAST) && !path.exists() => named(&last_game(app)?),
        Source::File(path) => named(path),
        Source::Input => {
            let name = "-".to_owned();
            let bytes = read_some(&mut app.world.input)
                .map_err(|error| unreadable(name.clone(), error.kind()))?;
            let text = text(&name, &bytes)?;
            Ok(Named { name, text })
        }
        Source::Text(text) => {
            let name = "--moves".to_owned();
            if text.trim().is_empty() {
                let missing = Message::ErrorCliMissingValue { option: name };
                return Err(Error::new(Exit::Usage, missing));
            }
            let text = text.clone();
            Ok(Named { name, text })
        }
    }
}

/// Everything that can be read, as far as it may be needed to see that it is
/// too much.
fn read_some(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn named(path: &Path) -> Result<Named, Error> {
    Ok(Named {
        name: path.display().to_string(),
        text: read(path)?,
    })
}

/// What a tag says, unless it is left open: empty, `?` or `????.??.??`.
pub fn known_tag(record: &Record, tag: &str) -> Option<String> {
    known(record.tags.get(tag))
}

/// The value of a tag, unless it is left open or there is none.
pub fn known(value: Option<&str>) -> Option<String> {
    let value = value?.trim();
    let is_open = value.chars().all(|c| matches!(c, '?' | '.' | '-'));
    (!is_open).then(|| value.to_owned())
}

/// Whether what was read does not even begin like a game.
pub fn is_nothing(read: &ReadGame) -> bool {
    read.fault.as_ref().is_some_and(|fault| {
        fault.ply == 0
            && fault.why == FaultKind::Move(MoveTextError::Unreadable)
            && read.record.tags.is_empty()
            && !fault.token.starts_with(|c: char| c.is_ascii_digit())
    })
}

/// The file of the game that was played last.
fn last_game(app: &App) -> Result<PathBuf, Error> {
    let kept = Store::find(&app.world).map(|store| store.list());
    let last = kept.and_then(|kept| kept.ok()?.into_iter().next());
    last.map(|last| last.path)
        .ok_or_else(|| Error::new(Exit::Failed, Message::ErrorNoLastGame))
}

/// The text that `bytes` write, which come from the file called `name`.
///
/// # Errors
///
/// If they are none.
pub fn text(name: &str, bytes: &[u8]) -> Result<String, Unreadable> {
    let file = name.to_owned();
    let bad = |message| Unreadable {
        exit: Exit::BadData,
        message,
    };
    if bytes.len() as u64 > MAX_BYTES {
        let megabytes = u32::try_from(MAX_BYTES >> 20).unwrap_or(u32::MAX);
        return Err(bad(Message::ErrorFileTooLarge { file, megabytes }));
    }
    let Ok(text) = decode(bytes) else {
        return Err(bad(Message::ErrorFileNotAGame { file }));
    };
    if text.trim().is_empty() {
        return Err(bad(Message::ErrorFileEmpty { file }));
    }
    Ok(text)
}

/// Why a file cannot be read, as far as the system says.
pub fn unreadable(file: String, kind: io::ErrorKind) -> Unreadable {
    failed(match kind {
        io::ErrorKind::NotFound => Message::ErrorFileNotFound { file },
        io::ErrorKind::PermissionDenied => Message::ErrorFileNotReadable { file },
        _ => Message::ErrorFileFailed { file },
    })
}

fn failed(message: Message) -> Unreadable {
    Unreadable {
        exit: Exit::Failed,
        message,
    }
}
