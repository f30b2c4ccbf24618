//! Why the program stops early.

use std::io;

use togyz_i18n::Message;

/// The exit codes of the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// Everything asked for was done.
    Done = 0,
    /// Something went wrong while running.
    Failed = 1,
    /// The command line makes no sense.
    Usage = 2,
    /// A file or a text is not what it should be.
    BadData = 3,
    /// A check found something.
    Findings = 4,
    /// What was asked for did not come true: a mistake that was to be reported
    /// was found.
    Unmet = 5,
    /// The person pressed Ctrl-C; what was done so far is kept.
    Interrupted = 130,
}

/// What ends a command before its end.
#[derive(Debug)]
pub enum Error {
    /// Something to tell the person, with the cures after it.
    Said {
        /// The exit code.
        exit: Exit,
        /// What is wrong.
        message: Box<Message>,
        /// How to mend it.
        hints: Vec<Message>,
    },
    /// All was said already; only the exit code is left.
    Exit(Exit),
    /// The output could not be written.
    Output(io::Error),
}

impl Error {
    /// An error with a sentence and no hint.
    pub fn new(exit: Exit, message: Message) -> Self {
        Self::Said {
            exit,
            message: Box::new(message),
            hints: Vec::new(),
        }
    }

    /// The same error with one more hint.
    #[must_use]
    pub fn hint(mut self, hint: Message) -> Self {
        if let Self::Said { hints, .. } = &mut self {
            hints.push(hint);
        }
        self
    }
}

/// Nothing but writing output fails with a bare I/O error here: files are
/// handled where they are opened, since only there their names are known.
impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
