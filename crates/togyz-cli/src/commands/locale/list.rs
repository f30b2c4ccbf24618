//! `togyz locale list`: the languages there are.

use std::path::PathBuf;

use togyz_i18n::{Message, Origin};
use unicode_width::UnicodeWidthStr;

use crate::app::{App, Verbosity};
use crate::error::Error;

/// Prints the languages there are: name, tag, how much is translated, and where
/// each comes from; to those who want more, how complete each is, kind by kind.
pub(super) fn run(app: &mut App) -> Result<(), Error> {
    let languages = app.locales.list();
    let rows: Vec<[String; 4]> = languages
        .into_iter()
        .map(|language| {
            let origin = match language.origin {
                Origin::Embedded => Message::UiLocaleEmbedded,
                Origin::User(files) => Message::UiLocaleUser {
                    file: names(&files),
                },
                Origin::Overridden(files) => Message::UiLocaleChanged {
                    file: names(&files),
                },
            };
            [
                language.name,
                language.tag.to_string(),
                format!("{:>3} %", language.percent),
                app.text(&origin),
            ]
        })
        .collect();
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].width())
            .max()
            .unwrap_or(0)
    };
    let widths = [width(0), width(1), width(2)];
    for row in &rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(widths) {
            let blanks = width - cell.width() + 2;
            line.push_str(cell);
            line.push_str(&" ".repeat(blanks));
        }
        let [.., origin] = row;
        line.push_str(origin);
        line.push('\n');
        app.print(&line)?;
    }
    if app.settings.verbosity == Verbosity::Verbose {
        app.line("")?;
        coverage(app)?;
    }
    Ok(())
}

/// Prints a table: for each kind of messages, how many there are, and how many
/// of them each language has.
pub(super) fn coverage(app: &mut App) -> Result<(), Error> {
    let coverage = app.locales.coverage();
    let mut head = vec![app.text(&Message::UiColumnMessages)];
    head.extend(coverage.languages.iter().map(ToString::to_string));
    let mut rows = vec![head];
    let mut total = (0, vec![0; coverage.languages.len()]);
    for (kind, all, counts) in &coverage.rows {
        rows.push(row(format!("{kind}-…"), *all, counts));
        total.0 += all;
        for (sum, count) in total.1.iter_mut().zip(counts) {
            *sum += count;
        }
    }
    rows.push(row(app.text(&Message::ReportStatsTotal), total.0, &total.1));
    let columns = 0..=coverage.languages.len();
    let widths: Vec<usize> = columns
        .map(|column| {
            rows.iter()
                .map(|row| row[column].width())
                .max()
                .unwrap_or(0)
        })
        .collect();
    for row in &rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let blanks = " ".repeat(width - cell.width());
            if column == 0 {
                line.push_str(cell);
                line.push_str(&blanks);
            } else {
                line.push_str("  ");
                line.push_str(&blanks);
                line.push_str(cell);
            }
        }
        app.print(&format!("{}\n", line.trim_end()))?;
    }
    Ok(())
}

fn row(name: String, all: usize, counts: &[usize]) -> Vec<String> {
    let counts = counts.iter().map(|count| format!("{count}/{all}"));
    [name].into_iter().chain(counts).collect()
}

fn names(files: &[PathBuf]) -> String {
    let names: Vec<String> = files
        .iter()
        .map(|file| file.display().to_string())
        .collect();
    names.join(", ")
}
