//! Tables of text.

use togyz_i18n::Message;
use unicode_width::UnicodeWidthStr;

use crate::app::{App, Style};
use crate::error::Error;

/// On which side of its column a cell stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// Rows of cells under headings.
#[derive(Debug)]
pub struct Table {
    columns: Vec<(String, Align)>,
    rows: Vec<Vec<String>>,
}

/// Blanks between two columns.
const GAP: usize = 2;
/// No column of words is made narrower than this to make room.
const NARROWEST: usize = 8;

impl Table {
    /// A table with these headings and no rows yet.
    pub fn new(app: &App, columns: &[(Message, Align)]) -> Self {
        Self {
            columns: columns
                .iter()
                .map(|(heading, align)| (app.text(heading), *align))
                .collect(),
            rows: Vec::new(),
        }
    }

    /// A table whose columns have no headings.
    pub fn plain(columns: &[Align]) -> Self {
        Self {
            columns: columns
                .iter()
                .map(|align| (String::new(), *align))
                .collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a column without a heading.
    pub fn add_plain(&mut self, align: Align) {
        self.columns.push((String::new(), align));
    }

    /// Adds a row: a cell for each column.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows
            .push(cells.into_iter().map(|cell| printable(&cell)).collect());
    }

    /// Prints it: in columns, or a sentence for each row where drawings are not
    /// wanted.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn print(&self, app: &mut App) -> Result<(), Error> {
        if app.settings.style == Style::Text {
            return self.print_in_words(app);
        }
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            let widest = cells.map(|cell| cell.width()).max().unwrap_or(0);
            widest.max(self.columns[column].0.width())
        };
        let mut widths: Vec<usize> = (0..self.columns.len()).map(width).collect();
        if app.world.terminal.output {
            self.fit(&mut widths, app.columns());
        }
        let headings: Vec<String> = self.columns.iter().map(|(name, _)| name.clone()).collect();
        let has_headings = headings.iter().any(|heading| !heading.is_empty());
        let lines = has_headings.then_some(&headings).into_iter();
        for cells in lines.chain(&self.rows) {
            let mut line = String::new();
            for ((cell, (_, align)), width) in cells.iter().zip(&self.columns).zip(&widths) {
                let cell = app.fitted(cell, *width);
                let blanks = " ".repeat(width.saturating_sub(cell.width()));
                match align {
                    Align::Left => line.extend([cell.as_str(), &blanks]),
                    Align::Right => line.extend([blanks.as_str(), &cell]),
                }
                line.push_str(&" ".repeat(GAP));
            }
            app.print(&format!("{}\n", line.trim_end()))?;
        }
        Ok(())
    }

    /// Takes from the widest columns of words what is too much for a screen.
    fn fit(&self, widths: &mut [usize], columns: usize) {
        let gaps = GAP * widths.len().saturating_sub(1);
        while widths.iter().sum::<usize>() + gaps > columns {
            let words = widths.iter_mut().zip(&self.columns);
            let widest = words
                .filter(|(width, (_, align))| *align == Align::Left && **width > NARROWEST)
                .map(|(width, _)| width)
                .max();
            match widest {
                Some(width) => *width -= 1,
                None => return,
            }
        }
    }

    fn print_in_words(&self, app: &mut App) -> Result<(), Error> {
        for row in &self.rows {
            let cells: Vec<String> = row
                .iter()
                .zip(&self.columns)
                .map(|(cell, (heading, _))| (cell.trim(), heading))
                .filter(|(cell, _)| !cell.is_empty())
                .map(|(cell, heading)| match heading.as_str() {
                    "" => cell.to_owned(),
                    heading => format!("{heading}: {cell}"),
                })
                .collect();
            app.line(&cells.join(", "))?;
        }
        Ok(())
    }
}

/// `text` without what would break a line or turn its direction.
fn printable(text: &str) -> String {
    let is_shown = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{200e}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars()
        .map(|c| if is_shown(c) { c } else { ' ' })
        .collect()
}
