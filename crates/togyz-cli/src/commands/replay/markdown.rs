//! A game told in Markdown, fit to print.

use togyz_core::{Outcome, Rules, Side};
use togyz_i18n::Message;

use super::text::Telling;
use super::{Shown, count};
use crate::app::{App, Style};
use crate::error::Error;
use crate::record_file::known_tag;
use crate::view::{self, Ink, Look};

/// Columns of a page.
const COLUMNS: usize = 80;

/// Tells a game.
pub(super) fn show(app: &mut App, shown: &Shown<'_>) -> Result<(), Error> {
    let mut page = Page {
        telling: Telling::new(shown),
        app,
        text: String::new(),
    };
    page.write();
    let text = page.text;
    app.print(&text)
}

struct Page<'a> {
    telling: Telling<'a>,
    app: &'a App,
    text: String,
}

impl Page<'_> {
    fn write(&mut self) {
        let plies = self.telling.shown.plies.clone();
        if self.telling.shown.number > 1 {
            self.text.push('\n');
        }
        self.title();
        self.table();
        self.tags();
        self.board(plies.start);
        if let Some(legend) = self.app.legend(self.telling.record.game.rules()) {
            let text = self.app.text(&legend);
            self.paragraph(&text);
        }
        self.comments(0, plies.start == 0);
        for ply in plies.clone() {
            self.ply(ply);
        }
        if !plies.is_empty() {
            self.board(plies.end);
        }
        if let Some(message) = self.telling.result() {
            let text = self.app.text(&message);
            self.paragraph(&text);
        }
    }

    fn title(&mut self) {
        let shown = self.telling.shown;
        let title = if shown.total > 1 {
            Message::UiRecordGame {
                number: count(shown.number),
                total: count(shown.total),
            }
        } else {
            Message::UiRecordTitle
        };
        let title = self.app.text(&title);
        self.paragraph(&format!("# {title}"));
    }

    /// Who played whom, when, and how it ended.
    fn table(&mut self) {
        let record = self.telling.record;
        let reaches_end = self.telling.shown.reaches_end();
        let kazans = record.game.position().kazans();
        let outcome = record.outcome().filter(|_| reaches_end);
        let result = outcome.map(|outcome| match outcome {
            Outcome::Win(Side::White) => "1–0",
            Outcome::Win(Side::Black) => "0–1",
            Outcome::Draw => "½–½",
        });
        let columns = [
            (
                Message::UiSide { side: Side::White },
                known_tag(record, "White"),
            ),
            (
                Message::UiSide { side: Side::Black },
                known_tag(record, "Black"),
            ),
            (Message::UiColumnDate, known_tag(record, "Date")),
            (Message::UiColumnResult, result.map(str::to_owned)),
            (
                Message::UiColumnScore,
                reaches_end.then(|| format!("{}:{}", kazans.white, kazans.black)),
            ),
        ];
        let row = |cells: Vec<String>| format!("| {} |", cells.join(" | "));
        let names = row(columns
            .iter()
            .map(|(name, _)| self.app.text(name))
            .collect());
        let rule = row(vec!["---".to_owned(); columns.len()]);
        let values = row(columns
            .iter()
            .map(|(_, value)| value.as_deref().map_or_else(|| "—".to_owned(), escaped))
            .collect());
        self.paragraph(&format!("{names}\n{rule}\n{values}"));
    }

    /// What else the record says.
    fn tags(&mut self) {
        let record = self.telling.record;
        let tag = |name| known_tag(record, name).map(|text| escaped(&text));
        let rules = record.game.rules();
        let lines = [
            tag("Event").map(|input| Message::UiRecordEvent { input }),
            tag("Site").map(|input| Message::UiRecordSite { input }),
            tag("Round").map(|input| Message::UiRecordRound { input }),
            (rules != Rules::default()).then(|| Message::UiRecordRules {
                input: escaped(&rules.to_string()),
            }),
        ];
        self.list(lines.into_iter().flatten());
    }

    fn list(&mut self, messages: impl IntoIterator<Item = Message>) {
        let lines: Vec<String> = messages
            .into_iter()
            .map(|message| format!("- {}", self.app.text(&message)))
            .collect();
        if !lines.is_empty() {
            self.paragraph(&lines.join("\n"));
        }
    }

    /// The board after `plies` plies.
    fn board(&mut self, plies: usize) {
        let picture = self.telling.picture(plies);
        match self.app.settings.style {
            Style::Text => {
                let messages = view::spoken(picture.position, picture.reader);
                self.list(messages);
            }
            Style::Drawing(charset) => {
                let look = Look {
                    charset,
                    ink: Ink::Plain,
                    width: COLUMNS,
                };
                let drawing = picture.draw(self.app, look);
                self.paragraph(&format!("```text\n{drawing}```"));
            }
        }
    }

    fn ply(&mut self, ply: usize) {
        let Some(told) = self.telling.told(self.app, ply) else {
            return;
        };
        self.paragraph(&format!(
            "**{} {}** {}",
            told.number, told.notation, told.sentences
        ));
        self.comments(ply + 1, true);
        if told.board_is_due {
            self.board(ply + 1);
        }
    }

    /// The comments after `plies` plies, if they are `wanted`.
    fn comments(&mut self, plies: usize, wanted: bool) {
        let comments = self.telling.record.comments.iter();
        for comment in comments.filter(|comment| wanted && comment.ply == plies) {
            let words: Vec<&str> = comment.text.split_whitespace().collect();
            let input = escaped(&words.join(" "));
            let text = self.app.text(&Message::UiRecordComment { input });
            self.paragraph(&format!("> {text}"));
        }
    }

    /// A paragraph and a blank line, unless it is the last one.
    fn paragraph(&mut self, text: &str) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") && self.text != "\n" {
            self.text.push('\n');
        }
        self.text.push_str(text);
        self.text.push('\n');
    }
}

/// `text` so that Markdown shows it as it stands.
pub(in crate::commands) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_control() {
            escaped.push(' ');
            continue;
        }
        if c.is_ascii_punctuation() && !matches!(c, '.' | ',' | ':' | ';' | '?' | '\'' | '"' | '/')
        {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn nothing_of_a_name_is_markup() {
        assert_eq!(
            escaped("*A* [b](c) <i> | `d` & _e_ #1"),
            r"\*A\* \[b\]\(c\) \<i\> \| \`d\` \& \_e\_ \#1"
        );
        assert_eq!(escaped("2026.01.02, O'Neil"), "2026.01.02, O'Neil");
    }
}
