//! Everything outside the program that it looks at or changes.

use std::collections::HashMap;
use std::ffi::OsString;
use std::io::{Read, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What the program is a function of: arguments, environment, input, output and
/// clock. Tests build their own.
pub struct World {
    /// The arguments, without the program's name.
    pub args: Vec<OsString>,
    /// The environment.
    pub env: HashMap<String, String>,
    /// Standard input.
    pub input: Box<dyn Read + Send>,
    /// Standard output.
    pub output: Box<dyn Write>,
    /// Standard error.
    pub notices: Box<dyn Write>,
    /// What stands at the other end of the three.
    pub terminal: Terminal,
    /// Measures the screen, which a person may have resized since the last
    /// time; `None` where there is none, or its size is unknown.
    pub measure: fn() -> Option<Size>,
    /// The local time when the program started.
    pub now: jiff::civil::DateTime,
    /// The time since the program started.
    pub clock: Box<dyn Fn() -> Duration>,
    /// The language that the system itself is set to, where that is not said in
    /// the environment.
    pub system_locale: Option<String>,
    /// Whether keys can be read one by one and the cursor can be moved: input
    /// and output are the terminal of the process, and it is none of the
    /// plainest.
    pub reads_keys: bool,
    /// Whether work that nobody has asked for may be done beside a game.
    pub works_ahead: bool,
    /// Set when the person presses Ctrl-C, once [`World::on_interrupt`] was
    /// called.
    pub interrupted: Arc<AtomicBool>,
    /// Makes Ctrl-C set `interrupted` instead of ending the program.
    pub on_interrupt: fn(&Arc<AtomicBool>),
}

/// Which of the standard streams are a terminal.
#[derive(Debug, Clone, Copy, Default)]
pub struct Terminal {
    /// Whether a person types the input.
    pub input: bool,
    /// Whether the output goes to a screen.
    pub output: bool,
    /// Whether the notices go to a screen.
    pub notices: bool,
}

/// The size of a screen in characters, neither of them 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Size {
    /// Characters in a line.
    pub columns: usize,
    /// Lines.
    pub rows: usize,
}

impl World {
    /// The value of an environment variable that is set and not empty.
    pub fn var(&self, name: &str) -> Option<&str> {
        self.env
            .get(name)
            .map(String::as_str)
            .filter(|value| !value.is_empty())
    }

    /// Columns of the screen as it is now: those that `COLUMNS` asks for, or
    /// else as many as there are. `None` where that is unknown.
    pub fn columns(&self) -> Option<usize> {
        let wanted = self.var("COLUMNS").and_then(|text| text.parse().ok());
        wanted
            .filter(|columns| *columns > 0)
            .or_else(|| Some((self.measure)()?.columns))
    }
}

impl std::fmt::Debug for World {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("World")
            .field("args", &self.args)
            .field("terminal", &self.terminal)
            .finish_non_exhaustive()
    }
}
