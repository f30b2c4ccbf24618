//! Records of any size, read in pieces: a file may hold more games than memory.

use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read};

use encoding_rs::Decoder;
use togyz_core::Rules;
use togyz_core::notation::{Feed, ReadGame};
use togyz_i18n::Message;

use crate::app::App;
use crate::cli::Source;
use crate::collection::{is_lines, read_line};
use crate::decode::{decode, encoding_of};
use crate::error::{Error, Exit};
use crate::input::Pieces;
use crate::record_file::{Named, read_source, text};

/// A text of so many bytes or fewer is read whole.
const WHOLE: u64 = 16 << 20;

/// How many bytes of a longer one are read at once.
const PIECE: usize = 1 << 16;

/// A text with games.
#[derive(Debug)]
pub enum Records {
    /// All of it.
    Whole(Named),
    /// Too much to be held at once.
    Stream(Box<Stream>),
}

/// What `source` stands for.
///
/// # Errors
///
/// If it cannot be read, is empty or holds no text.
pub fn open(app: &mut App, source: &Source) -> Result<Records, Error> {
    let (name, mut reader): (String, Box<dyn Read>) = match source {
        Source::File(path) if path.is_file() => match File::open(path) {
            Ok(file) => (path.display().to_string(), Box::new(file)),
            Err(_) => return read_source(app, source).map(Records::Whole),
        },
        Source::File(path) if path.exists() && !path.is_dir() => {
            // A pipe: to open it may take as long as to read it.
            let path = path.clone();
            let name = path.display().to_string();
            let open = move || File::open(path);
            let pieces = Pieces::of(open, app.world.interrupted.clone());
            (name, Box::new(pieces))
        }
        Source::Input => {
            let input = std::mem::replace(&mut app.world.input, Box::new(io::empty()));
            let pieces = Pieces::of(|| Ok(input), app.world.interrupted.clone());
            ("-".to_owned(), Box::new(pieces))
        }
        Source::File(_) | Source::Text(_) => return read_source(app, source).map(Records::Whole),
    };
    let mut beginning = Vec::new();
    if reader
        .by_ref()
        .take(WHOLE + 1)
        .read_to_end(&mut beginning)
        .is_err()
    {
        return Err(failed(name));
    }
    if beginning.len() as u64 <= WHOLE {
        let text = text(&name, &beginning)?;
        return Ok(Records::Whole(Named { name, text }));
    }
    // No character is cut in two at the end of a line, nor in UTF-16 where the
    // number of bytes is even.
    let lines = beginning.iter().rposition(|byte| *byte == b'\n');
    let sure = &beginning[..lines.map_or(beginning.len(), |end| end + 1) & !1];
    let encoding = encoding_of(sure);
    let Ok(text) = decode(sure) else {
        let message = Message::ErrorFileNotAGame { file: name };
        return Err(Error::new(Exit::BadData, message));
    };
    let games = if is_lines(&text) {
        Games::Lines {
            held: String::new(),
            line: 0,
        }
    } else {
        Games::Records(Box::new(Feed::new(app.settings.rules)))
    };
    Ok(Records::Stream(Box::new(Stream {
        decoder: encoding.new_decoder_with_bom_removal(),
        reader: Box::new(io::Cursor::new(beginning).chain(reader)),
        name,
        rules: app.settings.rules,
        games,
        ready: VecDeque::new(),
        state: State::Going,
    })))
}

/// The games of a text that is too long to be held.
pub struct Stream {
    /// What it is called.
    pub name: String,
    decoder: Decoder,
    reader: Box<dyn Read>,
    rules: Rules,
    games: Games,
    ready: VecDeque<ReadGame>,
    state: State,
}

/// How far a stream is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Going,
    Ended,
    /// It could not be read to its end.
    Failed,
}

/// What is done with the text.
#[derive(Debug)]
enum Games {
    Records(Box<Feed>),
    Lines {
        /// The line that has not ended yet.
        held: String,
        /// How many were before it.
        line: usize,
    },
}

impl Stream {
    /// Fails if the text could not be read to its end.
    ///
    /// # Errors
    ///
    /// Names it.
    pub fn check(&self) -> Result<(), Error> {
        match self.state {
            State::Going | State::Ended => Ok(()),
            State::Failed => Err(failed(self.name.clone())),
        }
    }

    /// Reads the next piece.
    fn advance(&mut self) {
        let Ok(bytes) = read_piece(&mut self.reader) else {
            self.state = State::Failed;
            return;
        };
        let is_last = bytes.is_empty();
        let most = self.decoder.max_utf8_buffer_length(bytes.len());
        let mut text = String::with_capacity(most.unwrap_or(bytes.len()));
        // There is room for all of it.
        let _ = self.decoder.decode_to_string(&bytes, &mut text, is_last);
        let ready = &mut self.ready;
        match &mut self.games {
            Games::Records(feed) => {
                feed.push(&text, |game| ready.push_back(game));
                if is_last {
                    let feed = std::mem::replace(&mut **feed, Feed::new(self.rules));
                    feed.finish(|game| ready.push_back(game));
                }
            }
            Games::Lines { held, line } => {
                held.push_str(&text);
                if is_last {
                    held.push('\n');
                }
                let complete = held.rfind('\n').map_or(0, |end| end + 1);
                for text in held[..complete].lines() {
                    *line += 1;
                    if !text.trim().is_empty() {
                        ready.push_back(read_line(*line, text));
                    }
                }
                held.drain(..complete);
            }
        }
        if is_last {
            self.state = State::Ended;
        }
    }
}

impl Iterator for Stream {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        while self.ready.is_empty() && self.state == State::Going {
            self.advance();
        }
        self.ready.pop_front()
    }
}

impl std::fmt::Debug for Stream {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stream")
            .field("name", &self.name)
            .field("games", &self.games)
            .field("state", &self.state)
            .finish_non_exhaustive()
    }
}

fn read_piece(reader: &mut dyn Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(PIECE);
    reader.take(PIECE as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn failed(file: String) -> Error {
    Error::new(Exit::Failed, Message::ErrorFileFailed { file })
}
