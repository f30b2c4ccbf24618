//! How far a chore is, for somebody who watches it.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// A line on the terminal that is written again and again; none where nobody
/// watches.
#[derive(Debug)]
pub(crate) struct Progress {
    what: &'static str,
    all: u64,
    last: Instant,
    is_watched: bool,
}

impl Progress {
    pub(crate) fn new(what: &'static str, all: u64) -> Self {
        Self {
            what,
            all,
            last: Instant::now(),
            is_watched: stderr().is_terminal(),
        }
    }

    /// Says that `done` of all is done, a few times a second.
    pub(crate) fn tell(&mut self, done: u64) {
        if self.is_watched && self.last.elapsed() > Duration::from_millis(200) {
            self.last = Instant::now();
            let percent = 100 * done.min(self.all) / self.all.max(1);
            eprint!("\r{}: {percent} %", self.what);
            stderr().flush().ok();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_watched {
            eprint!("\r{:1$}\r", "", self.what.len() + 8);
        }
    }
}
