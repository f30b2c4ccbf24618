//! Why the collection cannot be used.

use std::path::Path;

use rusqlite::ErrorCode;
use togyz_i18n::Message;

use crate::error::{Error, Exit};

/// Why the collection cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    file: String,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong with a collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The platform knows no folder for data.
    NoFolder,
    /// A later version of the program wrote it.
    Newer,
    /// It is a database of another program.
    Foreign,
    /// It is no database, or a damaged one.
    Damaged,
    /// Another process writes to it all the time.
    Busy,
    /// It cannot be written, or there is no space left.
    NotWritable,
    /// Something else; the file is left as it was.
    Failed,
}

impl Failure {
    /// There is no place for a collection.
    pub(super) const NO_FOLDER: Self = Self {
        file: String::new(),
        why: Why::NoFolder,
    };

    pub(super) fn new(path: &Path, why: Why) -> Self {
        Self {
            file: path.display().to_string(),
            why,
        }
    }

    pub(super) fn of(path: &Path, error: &rusqlite::Error) -> Self {
        Self::new(path, Why::of(error))
    }
}

impl Why {
    fn of(error: &rusqlite::Error) -> Self {
        let Some(code) = error.sqlite_error_code() else {
            // A column holds what was never written there.
            return match error {
                rusqlite::Error::FromSqlConversionFailure(..)
                | rusqlite::Error::InvalidColumnType(..)
                | rusqlite::Error::IntegralValueOutOfRange(..)
                | rusqlite::Error::Utf8Error(..) => Self::Damaged,
                _ => Self::Failed,
            };
        };
        match code {
            // The last two: a table is missing although the version says that it
            // is there, or it holds something else.
            ErrorCode::NotADatabase
            | ErrorCode::DatabaseCorrupt
            | ErrorCode::Unknown
            | ErrorCode::TypeMismatch => Self::Damaged,
            ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => Self::Busy,
            ErrorCode::ReadOnly
            | ErrorCode::DiskFull
            | ErrorCode::PermissionDenied
            | ErrorCode::CannotOpen => Self::NotWritable,
            _ => Self::Failed,
        }
    }
}

impl From<Failure> for Error {
    fn from(Failure { file, why }: Failure) -> Self {
        match why {
            Why::NoFolder => Self::new(Exit::Failed, Message::ErrorGamesNoFolder),
            Why::Newer => Self::new(Exit::BadData, Message::ErrorFileNewer { file }),
            Why::Foreign => Self::new(Exit::BadData, Message::ErrorGamesForeign { file }),
            Why::Damaged => Self::new(Exit::BadData, Message::ErrorGamesDamaged { file })
                .hint(Message::ErrorGamesDamagedHint),
            Why::Busy => Self::new(Exit::Failed, Message::ErrorGamesBusy { file }),
            Why::NotWritable => Self::new(Exit::Failed, Message::ErrorFileNotWritable { file }),
            Why::Failed => Self::new(Exit::Failed, Message::ErrorGamesFailed { file }),
        }
    }
}
