//! The program in a terminal of its own: keys in, a screen out.
//!
//! Nothing here waits for a time to pass: a test waits for what the screen must
//! show, and fails with the screen if it never does.

use std::io::{Read, Write};
use std::num::NonZero;
use std::process::Child;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use tempfile::TempDir;

/// How long a busy machine may take for anything.
const PATIENCE: Duration = Duration::from_secs(60);

/// Lets the program be suspended and brought back: without a shell above it, a
/// terminal ignores Ctrl-Z. Enter brings it back; its exit code becomes the
/// shell's.
const JOBS: &str = "set -m; \"$@\"; code=$?; \
    while [ \"$code\" -gt 128 ] && jobs %1 >/dev/null 2>&1; do \
    echo \"[stopped]\"; read -r line; fg %1 >/dev/null; code=$?; done; exit \"$code\"";

/// A terminal in which the program has not started yet.
#[derive(Debug)]
pub(crate) struct Terminal<'a> {
    columns: u16,
    rows: u16,
    env: Vec<(String, String)>,
    home: &'a TempDir,
}

impl<'a> Terminal<'a> {
    /// A terminal of UTF-8 with a person whose games, settings and history are
    /// in `home`. It speaks English unless `TOGYZ_LANG` is set, and shows moves
    /// stone by stone only with another `TOGYZ_ANIMATE`.
    pub(crate) fn new(columns: u16, rows: u16, home: &'a TempDir) -> Self {
        let folder = home.path().to_str().expect("a path in UTF-8");
        let env = [
            ("HOME", folder),
            ("LANG", "en_US.UTF-8"),
            ("PATH", "/usr/bin:/bin"),
            ("TERM", "xterm-256color"),
            ("TOGYZ_ANIMATE", "off"),
            ("TOGYZ_DATA_DIR", folder),
            ("XDG_CONFIG_HOME", folder),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()));
        Self {
            columns,
            rows,
            env: env.into(),
            home,
        }
    }

    /// With an environment variable set, or another value for it.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.env.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Starts `togyz` with these arguments.
    pub(crate) fn start(&self, args: &[&str]) -> Screen {
        self.spawn(Command::new(env!("CARGO_BIN_EXE_togyz")).args(args))
    }

    /// Starts `togyz` below a shell, so that [`Screen::suspend`] works.
    pub(crate) fn start_in_shell(&self, args: &[&str]) -> Screen {
        let command = Command::new("/bin/sh")
            .args(["-c", JOBS, "sh", env!("CARGO_BIN_EXE_togyz")])
            .args(args);
        self.spawn(command)
    }

    fn spawn(&self, command: Command) -> Screen {
        let (pty, inside) = open().expect("a terminal");
        pty.resize(Size::new(self.rows, self.columns))
            .expect("a size");
        let child = command
            .env_clear()
            .envs(self.env.iter().cloned())
            .current_dir(self.home.path())
            .spawn(inside)
            .expect("the program starts");
        let pty = Arc::new(pty);
        Screen {
            child,
            parser: vt100::Parser::new(size(self.rows), size(self.columns), 0),
            output: read(Arc::clone(&pty)),
            pty,
            written: Vec::new(),
        }
    }
}

fn size(cells: u16) -> NonZero<u16> {
    NonZero::new(cells).expect("a screen has cells")
}

/// What the program writes, piece by piece, until it ends.
fn read(pty: Arc<Pty>) -> Receiver<Vec<u8>> {
    let (sender, output) = sync_channel(64);
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(read @ 1..) = (&*pty).read(&mut buffer) {
            if sender.send(buffer[..read].to_vec()).is_err() {
                return;
            }
        }
    });
    output
}

/// A terminal in which the program runs.
pub(crate) struct Screen {
    child: Child,
    pty: Arc<Pty>,
    parser: vt100::Parser,
    output: Receiver<Vec<u8>>,
    /// Everything that the program wrote.
    written: Vec<u8>,
}

impl Screen {
    /// Presses keys: text as it is, Enter is `\r`, Tab `\t`, Ctrl-C `\x03`.
    pub(crate) fn send(&mut self, keys: &str) {
        (&*self.pty)
            .write_all(keys.as_bytes())
            .expect("the program listens");
    }

    /// Types a line on a screen wiped clean, so that what is waited for next is
    /// an answer to it. Not for the full-screen board, which draws only what
    /// has changed.
    pub(crate) fn enter(&mut self, line: &str) {
        self.parser.process(b"\x1b[2J");
        self.send(line);
        self.send("\r");
    }

    /// Waits until the screen shows `text`, in one line.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contents().contains(text));
    }

    /// Waits until the cursor stands behind the prompt of a game, and nothing
    /// is typed yet.
    #[track_caller]
    pub(crate) fn wait_for_prompt(&mut self) {
        self.wait_until("the prompt", |screen| {
            let (row, column) = screen.cursor_position();
            let (_, columns) = screen.size();
            let line = screen.rows(0, columns.get()).nth(row.into());
            line.is_some_and(|line| line.trim_end() == ">") && column == 2
        });
    }

    /// Waits until the screen is as it should be; `what` says so if it never
    /// is.
    #[track_caller]
    pub(crate) fn wait_until(&mut self, what: &str, is_there: impl Fn(&vt100::Screen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !is_there(self.parser.screen()) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Timeout) => {
                    panic!("{what:?} does not come in\n{}", self.text())
                }
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("the program ended, and {what:?} is not in\n{}", self.text())
                }
            }
        }
    }

    /// What the screen shows, without blanks at the ends of its lines.
    pub(crate) fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// Everything that the program has written, with its escape codes.
    pub(crate) fn written(&self) -> String {
        String::from_utf8_lossy(&self.written).into_owned()
    }

    fn take(&mut self, bytes: &[u8]) {
        self.written.extend_from_slice(bytes);
        self.parser.process(bytes);
    }

    /// Asks the program to end, as a system that shuts down does.
    pub(crate) fn terminate(&self) {
        let pid = i32::try_from(self.child.id()).expect("a process");
        let pid = rustix::process::Pid::from_raw(pid).expect("a process");
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).expect("it runs");
    }

    /// Gives the terminal another size, which the program is told of.
    pub(crate) fn resize(&mut self, columns: u16, rows: u16) {
        self.parser.screen_mut().set_size(size(rows), size(columns));
        self.pty
            .resize(Size::new(rows, columns))
            .expect("another size");
    }

    /// Presses Ctrl-Z and waits until the program is stopped. Only below a
    /// shell: see [`Terminal::start_in_shell`].
    #[track_caller]
    pub(crate) fn suspend(&mut self) {
        self.send("\x1a");
        self.wait_for("[stopped]");
    }

    /// Brings the program back after [`Screen::suspend`], on a screen wiped
    /// clean.
    pub(crate) fn bring_back(&mut self) {
        self.enter("");
    }

    /// Waits until the program ends, and gives its exit code.
    #[track_caller]
    pub(crate) fn exit_code(&mut self) -> i32 {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.take(&bytes),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    panic!("the program does not end:\n{}", self.text())
                }
            }
        }
        let status = self.child.wait().expect("the program ended");
        status.code().expect("no signal ended it")
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Whatever still runs in it must not outlive a test that failed.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
