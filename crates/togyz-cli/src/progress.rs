//! A line on the screen that changes as long work goes on.

use std::io::Write;

use crate::app::{App, Verbosity};
use crate::error::Error;

/// Shown where the notices go to a screen that can take it away again, unless
/// the person wants quiet.
#[derive(Debug)]
pub struct ProgressLine {
    is_wanted: bool,
    is_shown: bool,
}

impl ProgressLine {
    /// A line that does not stand on the screen yet.
    pub fn new(app: &App) -> Self {
        Self {
            is_wanted: app.world.terminal.notices
                && app.world.var("TERM") != Some("dumb")
                && app.settings.verbosity > Verbosity::Quiet,
            is_shown: false,
        }
    }

    /// Whether anybody sees it: what is not shown need not be put into words.
    pub fn is_wanted(&self) -> bool {
        self.is_wanted
    }

    /// Puts `text` into the line, cut to its width.
    ///
    /// # Errors
    ///
    /// If the notices cannot be written.
    pub fn show(&mut self, app: &mut App, text: &str) -> Result<(), Error> {
        if self.is_wanted {
            self.is_shown = true;
            let text = app.fitted(text, app.columns().saturating_sub(1));
            write!(app.world.notices, "\r{text}\u{1b}[K")?;
            app.world.notices.flush()?;
        }
        Ok(())
    }

    /// Takes the line away, so that something else can be said.
    ///
    /// # Errors
    ///
    /// If the notices cannot be written.
    pub fn clear(&mut self, app: &mut App) -> Result<(), Error> {
        if std::mem::take(&mut self.is_shown) {
            write!(app.world.notices, "\r\u{1b}[K")?;
            app.world.notices.flush()?;
        }
        Ok(())
    }
}
