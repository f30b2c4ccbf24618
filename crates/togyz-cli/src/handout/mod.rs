//! Pages for a coach to print, with the answers on a sheet of their own.

mod html;
mod markdown;

use togyz_i18n::Message;

use crate::app::App;
use crate::cli::Output;
use crate::cli::flags::HandoutFormat;
use crate::error::{Error, Exit};
use crate::lessons::Frame;
use crate::store::write_atomically;

/// A part of a page.
#[derive(Debug)]
pub enum Block {
    /// The title of the page.
    Title(String),
    /// The title of a step or of the answers.
    Heading(String),
    /// The title of a part of a step.
    Subheading(String),
    /// Lines that belong together.
    Text(String),
    /// A board.
    Board(Frame),
    /// A question or an answer.
    Item {
        /// Its number.
        number: String,
        /// What it says.
        text: String,
    },
    /// What follows begins on a new sheet.
    NewSheet,
}

impl Block {
    /// A question or an answer with its number.
    pub fn item(number: &str, text: String) -> Self {
        Self::Item {
            number: number.to_owned(),
            text,
        }
    }
}

/// `blocks` with the answers after them.
pub fn with_answers(app: &App, mut blocks: Vec<Block>, answers: Vec<Block>) -> Vec<Block> {
    blocks.push(Block::NewSheet);
    blocks.push(Block::Heading(app.text(&Message::UiHandoutAnswers)));
    blocks.extend(answers);
    blocks
}

/// Writes a page.
///
/// # Errors
///
/// If it cannot be written.
pub fn write(
    app: &mut App,
    blocks: &[Block],
    format: HandoutFormat,
    output: &Output,
) -> Result<(), Error> {
    let page = match format {
        HandoutFormat::Markdown => markdown::page(app, blocks),
        HandoutFormat::Html => html::page(app, blocks),
    };
    let Output::File { path, .. } = output else {
        return app.print(&page);
    };
    write_atomically(path, &page).map_err(|_| {
        let file = path.display().to_string();
        Error::new(Exit::Failed, Message::ErrorFileNotWritable { file })
    })?;
    app.notice(&Message::UiHandoutWritten {
        file: path.display().to_string(),
    })
}
