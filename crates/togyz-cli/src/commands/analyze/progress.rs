//! How far an analysis has come.

use std::io::Write;

use togyz_i18n::Message;

use crate::app::{App, Verbosity};
use crate::cli::Effort;
use crate::commands::replay::count;
use crate::error::Error;

/// A line on a terminal that changes as the work goes on.
#[derive(Debug)]
pub(super) struct Progress {
    is_wanted: bool,
    is_shown: bool,
    total: usize,
    effort: Effort,
}

impl Progress {
    pub(super) fn new(app: &App, total: usize, effort: Effort) -> Self {
        let is_dumb = app.world.var("TERM") == Some("dumb");
        let is_loud = app.settings.verbosity > Verbosity::Quiet;
        Self {
            is_wanted: app.world.terminal.notices && !is_dumb && is_loud,
            is_shown: false,
            total,
            effort,
        }
    }

    /// So many moves are done.
    pub(super) fn tell(&mut self, app: &mut App, done: usize) -> Result<(), Error> {
        if !self.is_wanted {
            return Ok(());
        }
        self.is_shown = true;
        let mut text = app.text(&Message::ReportProgress {
            number: count(done + 1),
            total: count(self.total),
        });
        // How long a depth takes nobody knows.
        if let Effort::Time(time) = self.effort {
            let left = time.saturating_mul(count(self.total - done));
            let left = app.text(&Message::UiAnalyzeLeft {
                count: u32::try_from(left.as_secs() + 1).unwrap_or(u32::MAX),
            });
            text = format!("{text}, {left}");
        }
        let columns = app.columns().saturating_sub(1);
        let text: String = text.chars().take(columns).collect();
        write!(app.world.notices, "\r{text}\u{1b}[K")?;
        app.world.notices.flush()?;
        Ok(())
    }

    /// Takes the line away, so that something else can be said.
    pub(super) fn clear(&mut self, app: &mut App) -> Result<(), Error> {
        if std::mem::take(&mut self.is_shown) {
            write!(app.world.notices, "\r\u{1b}[K")?;
            app.world.notices.flush()?;
        }
        Ok(())
    }
}
