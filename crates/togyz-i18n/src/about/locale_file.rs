//! What is wrong with a user's locale file.

use crate::guard::Rejection;
use crate::locales::{FileFault, Problem};
use crate::message::Message;

/// What is wrong with a file or a folder of locales.
impl From<&Problem> for Message {
    fn from(problem: &Problem) -> Self {
        let file = problem.path.display().to_string();
        let number = |line: usize| u32::try_from(line).unwrap_or(u32::MAX);
        match &problem.fault {
            FileFault::Unreadable(_) => Self::ErrorFileNotReadable { file },
            FileFault::NotAFile => Self::ErrorLocaleNotAFile { file },
            FileFault::TooManyFiles => Self::ErrorLocaleFolderFull { file },
            FileFault::Name(_) => Self::ErrorLocaleName { file },
            FileFault::SecondFile => Self::ErrorLocaleSecond { file },
            FileFault::Rejected(Rejection::TooLarge) => Self::ErrorLocaleTooLarge { file },
            FileFault::Rejected(Rejection::NotUtf8 { line }) => Self::ErrorFileEncoding {
                file,
                line: number(*line),
            },
            FileFault::Rejected(Rejection::TooDeep { line }) => Self::ErrorLocaleTooDeep {
                file,
                line: number(*line),
            },
            FileFault::Syntax { line } => Self::ErrorLocaleSyntax {
                file,
                line: number(*line),
            },
            FileFault::Message { line, id, .. } => Self::ErrorLocaleMessage {
                file,
                line: number(*line),
                input: id.clone(),
            },
        }
    }
}
