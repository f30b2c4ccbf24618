//! A handout in Markdown.

use super::Block;
use crate::app::{App, Style};
use crate::lessons::Frame;
use crate::picture::{in_words, of_learner};
use crate::view::{Ink, Look};

/// Columns of a page.
const COLUMNS: usize = 80;

/// The page.
pub(super) fn page(app: &App, blocks: &[Block]) -> String {
    let paragraphs = blocks.iter().map(|block| match block {
        Block::Title(text) => format!("# {text}"),
        Block::Heading(text) => format!("## {text}"),
        Block::Subheading(text) => format!("### {text}"),
        // Two blanks at the end of a line keep the next one on its own.
        Block::Text(text) => text.lines().collect::<Vec<_>>().join("  \n"),
        Block::Board(frame) => board(app, *frame),
        Block::Item { number, text } => format!("**{number}** {text}"),
        Block::NewSheet => "---".to_owned(),
    });
    paragraphs.collect::<Vec<_>>().join("\n\n") + "\n"
}

fn board(app: &App, frame: Frame) -> String {
    match app.settings.style {
        Style::Text => {
            let sentences = in_words(app, frame);
            let lines = sentences.iter().map(|sentence| format!("- {sentence}"));
            lines.collect::<Vec<_>>().join("\n")
        }
        Style::Drawing(charset) => {
            let look = Look {
                charset,
                ink: Ink::Plain,
                width: COLUMNS,
            };
            let drawing = of_learner(&frame, |picture| picture.draw(app, look));
            format!("```text\n{drawing}```")
        }
    }
}
