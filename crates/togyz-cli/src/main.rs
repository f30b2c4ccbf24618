//! The binary: the real world for the program.
#![forbid(unsafe_code)]

use std::collections::HashMap;
use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use togyz_cli::{Size, Terminal, World, editor};
use togyz_i18n::negotiate::system_locale;

fn main() -> ExitCode {
    let started = Instant::now();
    let variables: HashMap<String, String> = env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
        .collect();
    let terminal = Terminal {
        input: io::stdin().is_terminal(),
        output: io::stdout().is_terminal(),
        notices: io::stderr().is_terminal(),
    };
    let reads_keys = terminal.input && terminal.output && !is_plain(&variables);
    let output: Box<dyn Write> = if terminal.output {
        Box::new(io::stdout())
    } else {
        Box::new(BufWriter::new(io::stdout()))
    };
    ExitCode::from(togyz_cli::run(World {
        args: env::args_os().skip(1).collect(),
        env: variables,
        input: Box::new(io::stdin()),
        output,
        notices: Box::new(io::stderr()),
        terminal,
        measure,
        now: jiff::ZonedDateTime::now().datetime(),
        clock: Box::new(move || started.elapsed()),
        system_locale: system_locale(),
        reads_keys,
        works_ahead: true,
        interrupted: Arc::default(),
        on_interrupt,
    }))
}

/// Whether the terminal knows no codes that move the cursor.
fn is_plain(variables: &HashMap<String, String>) -> bool {
    let term = variables.get("TERM").map_or("", String::as_str);
    let is_unknown = term.is_empty() && cfg!(unix);
    is_unknown || ["dumb", "cons25", "emacs"].contains(&term)
}

fn measure() -> Option<Size> {
    let (columns, rows) = terminal_size::terminal_size_of(io::stdout())?;
    let size = Size {
        columns: columns.0.into(),
        rows: rows.0.into(),
    };
    (size.columns > 0 && size.rows > 0).then_some(size)
}

#[expect(
    clippy::exit,
    reason = "whoever presses Ctrl-C a second time does not want to wait"
)]
fn on_interrupt(interrupted: &Arc<AtomicBool>) {
    let interrupted = Arc::clone(interrupted);
    let mut woke = false;
    // If there is no handler to be had, Ctrl-C ends the program as it always
    // does.
    drop(ctrlc::set_handler(move || {
        let again = interrupted.swap(true, Ordering::SeqCst);
        // Whoever waits for keys gives the terminal back first. What wakes it
        // may come back here as another signal.
        if editor::wake() {
            woke = true;
        } else if again && !std::mem::take(&mut woke) {
            std::process::exit(130);
        }
    }));
}
