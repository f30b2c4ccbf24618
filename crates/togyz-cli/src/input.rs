//! Lines that a person or a pipe sends.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

/// Lines of the input, read beside the game so that Ctrl-C is noticed while
/// nobody types.
#[derive(Debug)]
pub struct Lines {
    lines: Receiver<io::Result<String>>,
    interrupted: Arc<AtomicBool>,
}

/// What the input brought.
#[derive(Debug, PartialEq, Eq)]
pub enum Input {
    /// A line, without its end.
    Line(String),
    /// There is no more, or it cannot be read.
    End,
    /// The person pressed Ctrl-C.
    Interrupted,
    /// The person suspended the program and has brought it back: what it showed
    /// is gone from the screen.
    Resumed,
}

/// How long Ctrl-C may go unnoticed.
const PATIENCE: Duration = Duration::from_millis(20);

impl Lines {
    /// Starts to read `input`; `interrupted` tells of Ctrl-C.
    pub fn of(input: Box<dyn Read + Send>, interrupted: Arc<AtomicBool>) -> Self {
        let (sender, lines) = sync_channel(1);
        thread::spawn(move || read(input, &sender));
        Self { lines, interrupted }
    }

    /// The next line. Waits for it.
    pub fn next(&self) -> Input {
        loop {
            if self.interrupted.load(Ordering::Relaxed) {
                return Input::Interrupted;
            }
            match self.lines.recv_timeout(PATIENCE) {
                Ok(Ok(line)) => return Input::Line(line),
                Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => return Input::End,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// A reader whose waiting Ctrl-C ends: it then has no more to give.
#[derive(Debug)]
pub struct Pieces {
    incoming: Receiver<io::Result<Vec<u8>>>,
    /// What was read and not taken yet.
    rest: io::Cursor<Vec<u8>>,
    interrupted: Arc<AtomicBool>,
}

impl Pieces {
    /// Starts to open and read beside the program; `interrupted` tells of
    /// Ctrl-C.
    pub fn of<R: Read>(
        open: impl FnOnce() -> io::Result<R> + Send + 'static,
        interrupted: Arc<AtomicBool>,
    ) -> Self {
        const PIECE: usize = 1 << 16;
        let (sender, incoming) = sync_channel(2);
        thread::spawn(move || {
            let mut reader = match open() {
                Ok(reader) => reader,
                Err(error) => {
                    drop(sender.send(Err(error)));
                    return;
                }
            };
            loop {
                let mut piece = vec![0; PIECE];
                let read = reader.read(&mut piece).map(|read| {
                    piece.truncate(read);
                    piece
                });
                let is_last = read.as_ref().map_or(true, Vec::is_empty);
                if sender.send(read).is_err() || is_last {
                    return;
                }
            }
        });
        Self {
            incoming,
            rest: io::Cursor::default(),
            interrupted,
        }
    }
}

impl Read for Pieces {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.rest.read(buffer)?;
            if read > 0 || buffer.is_empty() {
                return Ok(read);
            }
            if self.interrupted.load(Ordering::Relaxed) {
                return Ok(0);
            }
            match self.incoming.recv_timeout(PATIENCE) {
                Ok(piece) => self.rest = io::Cursor::new(piece?),
                Err(RecvTimeoutError::Disconnected) => return Ok(0),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

/// Sends the lines of `input` until it ends or nobody wants them any more.
fn read(input: Box<dyn Read + Send>, lines: &SyncSender<io::Result<String>>) {
    let mut input = BufReader::new(input);
    loop {
        let line = read_line(&mut input);
        let failed = line.is_err();
        let Some(line) = line.transpose() else {
            return;
        };
        if lines.send(line).is_err() || failed {
            return;
        }
    }
}

/// The next line, or `None` at the end. Of a line that nobody types, only the
/// beginning is kept.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    const LONGEST: usize = 1024;
    let mut line: Vec<u8> = Vec::new();
    let mut is_end = true;
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            break;
        }
        is_end = false;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        let room = LONGEST.saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    let text = String::from_utf8_lossy(&line).trim().to_owned();
    Ok((!is_end).then_some(text))
}
