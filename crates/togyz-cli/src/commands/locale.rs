//! `togyz locale`: the languages.

use std::path::PathBuf;

use togyz_i18n::{Message, locales::Origin};
use unicode_width::UnicodeWidthStr;

use crate::app::App;
use crate::error::Error;

/// Prints the languages there are: name, tag, how much is translated, and where
/// each comes from.
///
/// # Errors
///
/// If the output cannot be written.
pub fn list(app: &mut App) -> Result<(), Error> {
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
    Ok(())
}

fn names(files: &[PathBuf]) -> String {
    let names: Vec<String> = files
        .iter()
        .map(|file| file.display().to_string())
        .collect();
    names.join(", ")
}
