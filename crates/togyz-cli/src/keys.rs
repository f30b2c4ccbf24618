//! Waiting a moment at the terminal of the process, unless a key is pressed.

use std::io;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::stdio::stdin;
use rustix::termios::{
    LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr,
};

/// A terminal that tells of keys at once and does not echo them. Dropped, it is
/// as it was before. The keys stay for whoever reads next; Ctrl-C is a signal
/// as ever, and Ctrl-Z a key among others, since a picture that is half drawn
/// could not be gone on with.
#[derive(Debug)]
pub struct Keys {
    before: Termios,
}

impl Keys {
    /// Begins to look for keys.
    ///
    /// # Errors
    ///
    /// If standard input is no terminal.
    pub fn watch() -> io::Result<Self> {
        const DISABLED: u8 = 0;
        let before = tcgetattr(stdin())?;
        let mut modes = before.clone();
        modes.local_modes -= LocalModes::ICANON | LocalModes::ECHO;
        modes.special_codes[SpecialCodeIndex::VMIN] = 1;
        modes.special_codes[SpecialCodeIndex::VTIME] = 0;
        modes.special_codes[SpecialCodeIndex::VSUSP] = DISABLED;
        tcsetattr(stdin(), OptionalActions::Now, &modes)?;
        Ok(Self { before })
    }

    /// Waits for `time`, or until a key or a signal comes. Says whether one
    /// came.
    pub fn come_within(&self, time: Duration) -> bool {
        let Ok(time) = Timespec::try_from(time) else {
            return true;
        };
        let stdin = stdin();
        let mut watched = [PollFd::new(&stdin, PollFlags::IN)];
        // A signal ends the waiting as an error.
        poll(&mut watched, Some(&time)).map_or(true, |ready| ready > 0)
    }
}

/// Waits for `time`, or until a key or a signal comes. Says whether the terminal
/// is still there: whoever reads from one that was closed waits for ever.
pub fn is_there_after(time: Duration) -> bool {
    let Ok(time) = Timespec::try_from(time) else {
        return true;
    };
    let stdin = stdin();
    let mut watched = [PollFd::new(&stdin, PollFlags::IN)];
    // A signal ends the waiting as an error.
    let is_told = poll(&mut watched, Some(&time)).is_ok();
    let gone = PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL;
    !(is_told && watched[0].revents().intersects(gone))
}

impl Drop for Keys {
    fn drop(&mut self) {
        // There is nothing better to be done.
        let _ = tcsetattr(stdin(), OptionalActions::Now, &self.before);
    }
}
