//! The terminal while the board fills it.

use std::io::{self, Stdout, stdout};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::force_color_output;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Rect;

use crate::cli::Mouse;
use crate::view::Ink;

/// A terminal that shows nothing but the board. It is as it was before when this
/// is dropped, and when the program panics.
#[derive(Debug)]
pub(super) struct Full {
    pub(super) terminal: Terminal<CrosstermBackend<Stdout>>,
    mouse: Mouse,
}

impl Full {
    /// Takes the terminal.
    pub(super) fn enter(mouse: Mouse, ink: Ink) -> io::Result<Self> {
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            leave();
            hook(panic);
        }));
        // Whether there are colours is decided already.
        force_color_output(ink != Ink::Plain);
        let terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        let mut full = Self { terminal, mouse };
        full.take()?;
        Ok(full)
    }

    fn take(&mut self) -> io::Result<()> {
        enable_raw_mode()?;
        // From here on no change of the size is missed.
        event::poll(Duration::ZERO)?;
        execute!(stdout(), EnterAlternateScreen)?;
        match self.mouse {
            Mouse::Used => execute!(stdout(), EnableMouseCapture)?,
            Mouse::Unused => {}
        }
        self.redraw()
    }

    /// Draws everything anew the next time. Nothing is asked of the terminal, whose
    /// answer may take long to come.
    pub(super) fn redraw(&mut self) -> io::Result<()> {
        let size = self.terminal.size()?;
        self.terminal
            .resize(Rect::new(0, 0, size.width, size.height))
    }

    /// Gives the terminal back until somebody brings the program to the front
    /// again.
    pub(super) fn suspend(&mut self) -> io::Result<()> {
        leave();
        stop()?;
        self.take()
    }
}

impl Drop for Full {
    fn drop(&mut self) {
        leave();
    }
}

/// Gives the terminal back. Where that fails there is nobody left to tell.
fn leave() {
    drop(disable_raw_mode());
    drop(execute!(
        stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show
    ));
}

/// Stops the program as Ctrl-Z does, until it is continued.
#[cfg(unix)]
fn stop() -> io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

#[cfg(not(unix))]
fn stop() -> io::Result<()> {
    Ok(())
}
