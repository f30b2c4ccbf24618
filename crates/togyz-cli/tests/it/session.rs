//! The program run in process, on a world made up for the test.

use std::cell::Cell;
use std::collections::HashMap;
use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use togyz_cli::{Size, Terminal, World};

/// The screen of a run on a terminal.
const SIZE: Size = Size {
    columns: 80,
    rows: 24,
};

/// What a run left behind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ran {
    pub(crate) exit: u8,
    pub(crate) output: String,
    pub(crate) notices: String,
}

impl Ran {
    /// Fails unless `sentence` was said.
    #[track_caller]
    pub(crate) fn says(&self, sentence: &str) {
        let found = self.output.contains(sentence) || self.notices.contains(sentence);
        assert!(
            found,
            "{sentence:?} is missing in\n{}\n{}",
            self.output, self.notices
        );
    }

    /// Fails if `sentence` was printed.
    #[track_caller]
    pub(crate) fn keeps_silent(&self, sentence: &str) {
        let found = self.output.contains(sentence);
        assert!(!found, "{sentence:?} stands in\n{}", self.output);
    }
}

/// A run of a person at a terminal who types these lines, with data in `home`.
pub(crate) fn at_home(args: &[&str], lines: &[&str], home: &tempfile::TempDir) -> Run {
    togyz(args)
        .input(lines.join("\n") + "\n")
        .env(
            "TOGYZ_DATA_DIR",
            home.path().to_str().expect("a path in UTF-8"),
        )
        .on_terminal()
}

/// A run to come.
#[derive(Debug, Clone, Default)]
pub(crate) struct Run {
    args: Vec<OsString>,
    input: Vec<u8>,
    env: Vec<(String, String)>,
    terminal: Terminal,
    interrupted: bool,
    interrupted_at: Option<&'static str>,
    works_ahead: bool,
    tick: Duration,
    /// Days after the usual one.
    later: i32,
}

/// A run with these arguments, in English, in a pipe on a UTF-8 system.
pub(crate) fn togyz<S: Into<OsString>>(args: impl IntoIterator<Item = S>) -> Run {
    Run {
        args: args.into_iter().map(Into::into).collect(),
        ..Run::default()
    }
}

impl Run {
    /// With `input` on standard input.
    pub(crate) fn input(self, input: impl Into<Vec<u8>>) -> Self {
        Self {
            input: input.into(),
            ..self
        }
    }

    /// With an environment variable set, or another value for it.
    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.env.push((name.to_owned(), value.to_owned()));
        self
    }

    /// With Ctrl-C pressed before anything is typed.
    pub(crate) fn interrupted(self) -> Self {
        Self {
            interrupted: true,
            ..self
        }
    }

    /// With Ctrl-C pressed when `text` is printed.
    pub(crate) fn interrupted_at(self, text: &'static str) -> Self {
        Self {
            interrupted_at: Some(text),
            ..self
        }
    }

    /// With work done beside it that nobody has asked for.
    pub(crate) fn working_ahead(self) -> Self {
        Self {
            works_ahead: true,
            ..self
        }
    }

    /// With a clock that is `tick` later whenever somebody looks at it.
    pub(crate) fn ticking(self, tick: Duration) -> Self {
        Self { tick, ..self }
    }

    /// So many days later.
    pub(crate) fn later(self, days: i32) -> Self {
        Self {
            later: days,
            ..self
        }
    }

    /// With a person at a terminal.
    pub(crate) fn on_terminal(self) -> Self {
        let terminal = Terminal {
            input: true,
            output: true,
            notices: true,
        };
        Self { terminal, ..self }
    }

    /// Runs it.
    pub(crate) fn run(mut self) -> Ran {
        let input = std::mem::take(&mut self.input);
        self.run_reading(io::Cursor::new(input))
    }

    /// Runs it with another standard input.
    pub(crate) fn run_reading(self, input: impl io::Read + Send + 'static) -> Ran {
        let output = Shared::default();
        let notices = Shared::default();
        let interrupted = Arc::new(AtomicBool::new(self.interrupted));
        let watched = Watched {
            output: output.clone(),
            text: self.interrupted_at,
            interrupted: interrupted.clone(),
        };
        let env = [
            ("LANG", "en_US.UTF-8"),
            ("TOGYZ_DATA_DIR", "/nonexistent/togyz"),
            ("XDG_CONFIG_HOME", "/nonexistent/config"),
        ];
        let exit = togyz_cli::run(World {
            args: self.args,
            env: env
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .chain(self.env)
                .collect::<HashMap<_, _>>(),
            input: Box::new(input),
            output: Box::new(watched),
            notices: Box::new(notices.clone()),
            terminal: self.terminal,
            measure: if self.terminal.output {
                || Some(SIZE)
            } else {
                || None
            },
            clock: {
                let (tick, looks) = (self.tick, Cell::new(0));
                Box::new(move || tick * looks.replace(looks.get() + 1))
            },
            now: jiff::civil::date(2026, 1, 2)
                .at(3, 4, 5, 0)
                .saturating_add(jiff::Span::new().days(self.later)),
            system_locale: None,
            interrupted,
            reads_keys: false,
            works_ahead: self.works_ahead,
            on_interrupt: |_| (),
        });
        Ran {
            exit,
            output: output.text(),
            notices: notices.text(),
        }
    }
}

/// A writer whose text can be read afterwards.
#[derive(Debug, Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Shared {
    fn text(&self) -> String {
        let bytes = self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        String::from_utf8(bytes).expect("the program writes UTF-8")
    }
}

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        written.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An output at the sight of which somebody presses Ctrl-C.
#[derive(Debug)]
struct Watched {
    output: Shared,
    text: Option<&'static str>,
    interrupted: Arc<AtomicBool>,
}

impl Write for Watched {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.output.write(bytes)?;
        if self
            .text
            .is_some_and(|text| self.output.text().contains(text))
        {
            self.interrupted.store(true, Ordering::Relaxed);
        }
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
