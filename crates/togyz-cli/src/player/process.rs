//! Another engine, in a process of its own, over UGI or UCI.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use togyz_ai::StopFlag;

/// How long an engine may take to start, to get ready and to answer a question.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it may take to understand `ugi`, before it is tried with `uci`.
const GREETING: Duration = Duration::from_secs(1);
/// How long it may take to end.
const FAREWELL: Duration = Duration::from_millis(200);
/// How often the wish to stop is looked at.
const GLANCE: Duration = Duration::from_millis(50);

/// Which of the two protocols an engine speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Dialect {
    Ugi,
    Uci,
}

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Silence {
    /// The process has ended.
    Crashed,
    /// It takes too long.
    Late,
    /// The match is to stop.
    Stopped,
}

/// A running engine; it ends when this is dropped.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    pub(super) dialect: Dialect,
    /// Names of the options that it has.
    options: Vec<String>,
}

impl Process {
    /// Starts the program of a command line, and greets it.
    ///
    /// # Errors
    ///
    /// If it cannot be started, or does not greet back.
    pub(super) fn start(words: &[String], stop: &StopFlag) -> io::Result<Self> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::InvalidInput)?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let (sender, lines) = sync_channel(256);
        if let Some(output) = child.stdout.take() {
            // It ends with the output of the engine, or when nobody listens.
            thread::spawn(move || read(output, &sender));
        }
        let mut process = Self {
            input: child.stdin.take(),
            child,
            lines,
            dialect: Dialect::Ugi,
            options: Vec::new(),
        };
        process.greet(stop)?;
        Ok(process)
    }

    fn greet(&mut self, stop: &StopFlag) -> io::Result<()> {
        self.say("ugi");
        let begun = Instant::now();
        let mut is_tried_again = false;
        loop {
            let patience = if is_tried_again { PATIENCE } else { GREETING };
            match self.line(begun + patience, stop) {
                Ok(line) => match line.trim() {
                    "ugiok" => break,
                    "uciok" => {
                        self.dialect = Dialect::Uci;
                        break;
                    }
                    line => self.options.extend(option_name(line)),
                },
                Err(Silence::Late) if !is_tried_again => {
                    is_tried_again = true;
                    self.say("uci");
                }
                Err(_) => return Err(io::ErrorKind::TimedOut.into()),
            }
        }
        Ok(())
    }

    /// Sets an option. One that the engine did not name is set too: some name
    /// only a part.
    pub(super) fn set(&mut self, name: &str, value: &str) {
        self.say(&format!("setoption name {name} value {value}"));
    }

    /// Whether it named this option.
    pub(super) fn has(&self, name: &str) -> bool {
        self.options
            .iter()
            .any(|option| option.eq_ignore_ascii_case(name))
    }

    /// Tells that another game begins, and waits until it is ready.
    pub(super) fn new_game(&mut self, stop: &StopFlag) -> Result<(), Silence> {
        self.say(match self.dialect {
            Dialect::Ugi => "uginewgame",
            Dialect::Uci => "ucinewgame",
        });
        self.say("isready");
        self.wait(PATIENCE, stop, |line| {
            (line.trim() == "readyok").then_some(())
        })
    }

    /// The answer to a query, or `None` if there is none.
    pub(super) fn query(&mut self, what: &str, stop: &StopFlag) -> Result<String, Silence> {
        self.say(&format!("query {what}"));
        self.wait(PATIENCE, stop, |line| {
            line.strip_prefix("response")
                .map(|answer| answer.trim().to_owned())
        })
    }

    /// Says a line. That nobody listens any more shows when an answer is wanted.
    pub(super) fn say(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let said = writeln!(input, "{line}").and_then(|()| input.flush());
            if said.is_err() {
                self.input = None;
            }
        }
    }

    /// Waits for the first line that means something.
    pub(super) fn wait<T>(
        &mut self,
        patience: Duration,
        stop: &StopFlag,
        mut meaning: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Silence> {
        let deadline = Instant::now() + patience;
        loop {
            if let Some(meant) = meaning(&self.line(deadline, stop)?) {
                return Ok(meant);
            }
        }
    }

    fn line(&mut self, deadline: Instant, stop: &StopFlag) -> Result<String, Silence> {
        loop {
            if stop.is_raised() {
                return Err(Silence::Stopped);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                // Who talks without end is late too.
                Ok(_) | Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(Silence::Late);
                }
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Crashed),
            }
        }
    }
}

/// Sends the lines of `output`, each up to a length that nobody needs.
fn read(output: impl Read, lines: &SyncSender<String>) {
    const LONGEST: u64 = 1 << 16;
    let mut output = BufReader::new(output);
    loop {
        let mut line: Vec<u8> = Vec::new();
        match output.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(1..) => {}
            Ok(0) | Err(_) => return,
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if lines.send(line).is_err() {
            return;
        }
    }
}

/// The name in `option name N type …`.
fn option_name(line: &str) -> Option<String> {
    let rest = line.strip_prefix("option name ")?;
    let end = rest.find(" type ").unwrap_or(rest.len());
    Some(rest[..end].to_owned())
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit");
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        // If it cannot be ended, nothing more can be done about it.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
