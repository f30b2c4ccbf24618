//! The page of keys, and the line of the most important ones.

use ratatui::style::{Modifier, Style};
use togyz_i18n::Message;
use unicode_width::UnicodeWidthStr;

use super::draw::{Line, wrapped};
use super::screen::{Role, Screen};
use crate::app::wrap;
use crate::view::Charset;

/// Keys with what they do, in a word; the most important first.
pub(super) fn shortest(role: &Role, charset: Charset) -> Vec<(&'static str, Message)> {
    let (range, arrows) = match charset {
        Charset::Unicode => ("1–9", "← →"),
        Charset::Ascii => ("1-9", "< >"),
    };
    let mut keys = match role {
        Role::Play(_) => vec![(range, Message::ScreenKeyPit)],
        Role::Replay(_) => vec![(arrows, Message::ScreenKeyStep)],
    };
    keys.extend([
        ("?", Message::ScreenKeyHelp),
        ("l", Message::ScreenKeyLanguage),
        ("q", Message::ScreenKeyQuit),
    ]);
    if let Role::Play(_) = role {
        keys.extend([("h", Message::ScreenKeyHint), ("u", Message::ScreenKeyUndo)]);
    }
    keys.push(("a", Message::ScreenKeyAnalysis));
    keys
}

/// Keys with what they do.
fn rows(role: &Role, charset: Charset) -> Vec<(&'static str, Message)> {
    let (range, sides, ends, pages) = match charset {
        Charset::Unicode => ("1–9", "← →", "Home End", "↑ ↓"),
        Charset::Ascii => ("1-9", "Left Right", "Home End", "Up Down"),
    };
    let mut rows = match role {
        Role::Play(_) => vec![
            (range, Message::ScreenHelpPit),
            (sides, Message::ScreenHelpArrows),
            ("Enter", Message::ScreenHelpEnter),
            ("Esc", Message::ScreenHelpEscape),
            ("u r", Message::ScreenHelpUndo),
            ("h", Message::ScreenHelpHint),
            ("n", Message::ScreenHelpNew),
            ("+ -", Message::ScreenHelpLevel),
        ],
        Role::Replay(_) => vec![
            (sides, Message::ScreenHelpStep),
            (ends, Message::ScreenHelpEnds),
        ],
    };
    rows.extend([
        ("f", Message::ScreenHelpFlip),
        ("a", Message::ScreenHelpAnalysis),
        ("t", Message::ScreenHelpNarration),
        ("l F2", Message::ScreenHelpLanguage),
        (pages, Message::ScreenHelpScroll),
        ("? F1", Message::ScreenHelpHelp),
        ("Ctrl-Z", Message::ScreenHelpSuspend),
        ("q", Message::ScreenHelpQuit),
    ]);
    rows
}

impl Screen {
    pub(super) fn help_lines(&self, width: u16) -> Vec<Line> {
        let rows = rows(&self.role, self.voice.charset);
        let keys = rows.iter().map(|(key, _)| key.width()).max().unwrap_or(0);
        let room = usize::from(width).saturating_sub(keys + 2);
        let mut lines = Vec::new();
        for (key, message) in rows {
            let text = wrap(&self.text(&message), room);
            for (place, text) in text.lines().enumerate() {
                let key = if place == 0 { key } else { "" };
                let blanks = " ".repeat(keys + 2 - key.width());
                lines.push(vec![
                    (key.to_owned(), Style::new().add_modifier(Modifier::BOLD)),
                    (format!("{blanks}{text}"), Style::new()),
                ]);
            }
        }
        for message in [
            Message::ScreenHelpMarks,
            Message::ScreenHelpColours,
            Message::ScreenHelpText,
        ] {
            lines.extend(wrapped(&self.text(&message), width));
        }
        lines
    }

    /// The first line that the page of keys can begin with and still be full.
    pub(super) fn last_help_line(&self) -> usize {
        let shown = usize::from(self.size.height.saturating_sub(1));
        self.help_lines(self.size.width).len().saturating_sub(shown)
    }
}
