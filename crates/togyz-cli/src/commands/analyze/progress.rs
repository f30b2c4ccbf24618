//! How far an analysis has come.

use std::time::Duration;

use togyz_i18n::Message;

use crate::app::App;
use crate::cli::Effort;
use crate::commands::replay::count;
use crate::error::Error;
use crate::progress::ProgressLine;

/// What a move takes, more or less, if nobody says.
const USUAL: Duration = Duration::from_millis(100);

/// Tells of each move that is looked at.
#[derive(Debug)]
pub(super) struct Progress {
    line: ProgressLine,
    total: usize,
    effort: Effort,
}

impl Progress {
    pub(super) fn new(app: &App, total: usize, effort: Effort) -> Self {
        Self {
            line: ProgressLine::new(app),
            total,
            effort,
        }
    }

    /// So many moves are done.
    pub(super) fn tell(&mut self, app: &mut App, done: usize) -> Result<(), Error> {
        if !self.line.is_wanted() {
            return Ok(());
        }
        let mut text = app.text(&Message::ReportProgress {
            number: count(done + 1),
            total: count(self.total),
        });
        let time = match self.effort {
            Effort::Usual => Some(USUAL),
            Effort::Time(time) => Some(time),
            // How long that takes nobody knows.
            Effort::Depth(_) => None,
        };
        if let Some(time) = time {
            let left = time.saturating_mul(count(self.total - done));
            let left = app.text(&Message::UiAnalyzeLeft {
                count: u32::try_from(left.as_secs() + 1).unwrap_or(u32::MAX),
            });
            text = format!("{text}, {left}");
        }
        self.line.show(app, &text)
    }

    /// Takes the line away, so that something else can be said.
    pub(super) fn clear(&mut self, app: &mut App) -> Result<(), Error> {
        self.line.clear(app)
    }
}
