//! Lines typed at the terminal of the process: editing, history, completion.
//!
//! `rustyline` reads the keys. What has to be known about it:
//!
//! - It waits in a read of its own and knows nothing of the program's
//!   `interrupted` flag. While it waits, Ctrl-C is a key; a signal from outside
//!   reaches it through [`wake`].
//! - On Ctrl-Z it would only draw its line again after the program is back, so
//!   the key ends the line here: see [`Input::Resumed`].
//! - It speaks English where it asks something of its own. Nothing that would
//!   make it ask is bound to a key, and lists that would not fit are not shown.

use std::collections::VecDeque;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
#[cfg(unix)]
use std::{thread, time::Duration};

use rustyline::completion::Completer;
use rustyline::config::{BellStyle, Configurer};
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{
    Cmd, ColorMode, CompletionType, ConditionalEventHandler, Config, Context, Event, EventContext,
    EventHandler, Helper, KeyCode, KeyEvent, Modifiers, RepeatCount,
};
use unicode_width::UnicodeWidthStr;

use crate::input::Input;
use crate::store::{data_folder, write_atomically};
use crate::vocabulary::Vocabulary;
use crate::world::{Size, World};

/// Lines that history keeps.
const KEPT: usize = 200;
/// Bytes that a line may have; of a longer one only the beginning counts.
const LONGEST: usize = 1024;
/// Milliseconds after Esc in which the rest of a key's code arrives.
const ESCAPE: u16 = 100;

/// A person's terminal, line by line.
#[derive(Debug)]
pub struct Editor {
    line: rustyline::Editor<Words, MemHistory>,
    /// Set by Ctrl-Z: what stood left and right of the cursor.
    suspended: Suspended,
    /// Lines that were pasted behind the one that was given last.
    pasted: VecDeque<String>,
    /// What was typed in games, the oldest first.
    history: Vec<String>,
    /// Where history is kept. Losing it is no harm, so that nothing is said if
    /// it cannot be.
    file: Option<PathBuf>,
    interrupted: Arc<AtomicBool>,
    measure: fn() -> Option<Size>,
}

/// How often [`wake`] tries.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_millis(20);

type Suspended = Arc<Mutex<Option<(String, String)>>>;

/// Whether an [`Editor`] waits for keys. There is one terminal to a process,
/// and the handler of signals has no other way to know.
static WAITS: AtomicBool = AtomicBool::new(false);

/// Makes an [`Editor`] that waits for keys give up, as Ctrl-C would, so that it
/// leaves the terminal as it found it, and waits until it has. Says whether one
/// waited.
pub fn wake() -> bool {
    let waited = WAITS.load(Ordering::SeqCst);
    #[cfg(unix)]
    while WAITS.load(Ordering::SeqCst) {
        use rustix::process::{Signal, getpid, kill_process};

        // A signal that comes before it reads changes nothing, so that one is
        // not always enough. If it fails, the person still has the keyboard.
        if kill_process(getpid(), Signal::INT).is_err() {
            break;
        }
        thread::sleep(PATIENCE);
    }
    waited
}

impl Editor {
    /// An editor for the terminal of the process, with the history that is kept
    /// in the person's data.
    ///
    /// # Errors
    ///
    /// If the terminal cannot be had.
    pub fn new(world: &World) -> Result<Self, ReadlineError> {
        let config = Config::builder()
            .max_history_size(KEPT)?
            .bell_style(BellStyle::None)
            .color_mode(ColorMode::Disabled)
            .completion_show_all_if_ambiguous(true)
            .completion_prompt_limit(usize::MAX)
            .keyseq_timeout(Some(ESCAPE))
            .build();
        let history = MemHistory::with_config(&config);
        let mut line = rustyline::Editor::with_history(config, history)?;
        line.set_helper(Some(Words::default()));
        let suspended = Suspended::default();
        bind(&mut line, &suspended);
        let file = data_folder(world).map(|folder| folder.join("history"));
        Ok(Self {
            line,
            suspended,
            pasted: VecDeque::new(),
            history: file.as_deref().map(kept).unwrap_or_default(),
            file,
            interrupted: Arc::clone(&world.interrupted),
            measure: world.measure,
        })
    }

    /// The next line, after `prompt`. Waits for it. In a game there is a
    /// vocabulary: Tab completes its words, and the line goes to history.
    pub fn next(&mut self, prompt: &str, vocabulary: Option<Vocabulary>) -> Input {
        if self.interrupted.load(Ordering::Relaxed) {
            return Input::Interrupted;
        }
        let is_game = vocabulary.is_some();
        let input = self.edited(prompt, vocabulary.unwrap_or_default());
        if let Input::Line(line) = &input
            && is_game
        {
            self.remember(line);
        }
        input
    }

    fn edited(&mut self, prompt: &str, vocabulary: Vocabulary) -> Input {
        if let Some(line) = self.pasted.pop_front() {
            // As if it were typed: the screen tells what was played.
            drop(writeln!(io::stdout(), "{prompt}{line}"));
            return Input::Line(line);
        }
        self.line.set_completion_type(list_or_cycle(
            &vocabulary.complete("", 0).1,
            (self.measure)(),
        ));
        self.recall(!vocabulary.is_empty());
        self.line.set_helper(Some(Words(vocabulary)));
        let unfinished = self.take_suspended().unwrap_or_default();
        WAITS.store(true, Ordering::SeqCst);
        if self.interrupted.load(Ordering::SeqCst) {
            WAITS.store(false, Ordering::SeqCst);
            return Input::Interrupted;
        }
        let read = self
            .line
            .readline_with_initial(prompt, (&unfinished.0, &unfinished.1));
        WAITS.store(false, Ordering::SeqCst);
        match read {
            Ok(text) => {
                let mut lines = text.lines().map(shortened);
                let first = lines.next().unwrap_or_default();
                self.pasted.extend(lines);
                Input::Line(first)
            }
            Err(ReadlineError::Interrupted) if self.is_suspended() => {
                stop();
                Input::Resumed
            }
            Err(ReadlineError::Interrupted) => {
                // The rest of the program looks at the flag.
                self.interrupted.store(true, Ordering::Relaxed);
                Input::Interrupted
            }
            // Bytes that are no text: shown as such, and refused.
            Err(ReadlineError::Io(error)) if error.kind() == io::ErrorKind::InvalidData => {
                Input::Line(char::REPLACEMENT_CHARACTER.into())
            }
            Err(_) => Input::End,
        }
    }

    /// Gives the arrow keys the lines of games, or none.
    fn recall(&mut self, games: bool) {
        // It is kept in memory, which never fails.
        drop(self.line.clear_history());
        for line in self.history.iter().filter(|_| games) {
            drop(self.line.add_history_entry(line.as_str()));
        }
    }

    fn remember(&mut self, line: &str) {
        let words = self.line.helper().map(|words| &words.0);
        let names_a_file = words.is_some_and(|words| words.is_private(line));
        if line.is_empty() || names_a_file || self.history.last().is_some_and(|last| last == line) {
            return;
        }
        self.history.push(line.to_owned());
        if let Some(file) = &self.file {
            drop(append(file, line));
        }
    }

    fn is_suspended(&self) -> bool {
        let slot = self.suspended.lock();
        slot.unwrap_or_else(PoisonError::into_inner).is_some()
    }

    fn take_suspended(&self) -> Option<(String, String)> {
        let slot = self.suspended.lock();
        slot.unwrap_or_else(PoisonError::into_inner).take()
    }
}

/// Stops the program and what was started with it until the shell brings it
/// back.
fn stop() {
    #[cfg(unix)]
    {
        use rustix::process::{Signal, kill_current_process_group};

        let _ = kill_current_process_group(Signal::TSTP);
    }
}

/// Ctrl-Z ends the line; what would make the editor say something of its own
/// does nothing.
fn bind(line: &mut rustyline::Editor<Words, MemHistory>, suspended: &Suspended) {
    let control = |c| KeyEvent(KeyCode::Char(c), Modifiers::CTRL);
    let alt = |c| KeyEvent(KeyCode::Char(c), Modifiers::ALT);
    let silent = [control('R'), control('S')].into_iter();
    for key in silent.chain("0123456789-".chars().map(alt)) {
        line.bind_sequence(key, EventHandler::Simple(Cmd::Noop));
    }
    if cfg!(unix) {
        let handler = OnSuspend(Arc::clone(suspended));
        line.bind_sequence(control('Z'), EventHandler::Conditional(Box::new(handler)));
    }
}

/// What Ctrl-Z does.
struct OnSuspend(Suspended);

impl ConditionalEventHandler for OnSuspend {
    fn handle(&self, _: &Event, _: RepeatCount, _: bool, context: &EventContext) -> Option<Cmd> {
        let (left, right) = context.line().split_at(context.pos());
        let slot = self.0.lock();
        *slot.unwrap_or_else(PoisonError::into_inner) = Some((left.to_owned(), right.to_owned()));
        Some(Cmd::Interrupt)
    }
}

/// What Tab completes.
#[derive(Debug, Default)]
struct Words(Vocabulary);

impl Helper for Words {}
impl Highlighter for Words {}
impl Validator for Words {}

impl Hinter for Words {
    type Hint = String;
}

impl Completer for Words {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.0.complete(line, at))
    }
}

/// A list of what is possible where the longest one fits, and one after the
/// other where it would not.
fn list_or_cycle(longest: &[String], size: Option<Size>) -> CompletionType {
    let Some(size) = size else {
        return CompletionType::Circular;
    };
    let width = longest.iter().map(|word| word.width() + 2).max();
    let in_a_row = size.columns / width.unwrap_or(1);
    let rows = longest.len().div_ceil(in_a_row.max(1));
    if in_a_row > 0 && rows + 1 < size.rows {
        CompletionType::List
    } else {
        CompletionType::Circular
    }
}

/// A line without what is too long or no text.
fn shortened(line: &str) -> String {
    let mut end = line.len().min(LONGEST);
    while !line.is_char_boundary(end) {
        end -= 1;
    }
    let text: String = line[..end].chars().filter(|c| !c.is_control()).collect();
    text.trim().to_owned()
}

/// The history in `file`, as far as it is kept. A file that has grown is
/// written anew.
fn kept(file: &Path) -> Vec<String> {
    let text = fs::read(file).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<String> = text.lines().map(shortened).collect();
    let last = lines.len().saturating_sub(KEPT);
    if last > KEPT {
        drop(write_atomically(file, &(lines[last..].join("\n") + "\n")));
    }
    lines[last..].to_vec()
}

/// Adds a line to `file`, at once, so that two programs do not mix theirs.
fn append(file: &Path, line: &str) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all(format!("{line}\n").as_bytes())
}
