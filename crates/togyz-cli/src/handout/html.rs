//! A handout as one file of HTML that needs nothing else.

use std::fmt::Write;

use super::Block;
use crate::app::App;
use crate::picture::of_learner;
use crate::view::escaped;

/// On paper a board stays with what is said about it, and the answers are on a
/// sheet of their own.
const LOOK: &str = "\
body { font: 17px/1.5 sans-serif; max-width: 40em; margin: 1em auto; padding: 0 1em; \
color: #000; background: #fff; }
svg { display: block; width: 100%; max-width: 34em; height: auto; margin: .6em 0; \
font-family: sans-serif; fill: #000; }
h2 { margin-top: 2em; }
h2, h3 { break-after: avoid; }
svg, p { break-inside: avoid; }
svg { break-after: avoid; }
.item { margin-bottom: 1.6em; }
.sheet { break-before: page; }
@page { margin: 18mm; }
@media print { body { font-size: 11pt; margin: 0; max-width: none; padding: 0; } }
";

/// The page.
pub(super) fn page(app: &App, blocks: &[Block]) -> String {
    let language = escaped(&app.catalog.language().to_string());
    let direction = if app.catalog.is_right_to_left() {
        "rtl"
    } else {
        "ltr"
    };
    let title = blocks.iter().find_map(|block| match block {
        Block::Title(text) => Some(escaped(text)),
        _ => None,
    });
    let title = title.unwrap_or_default();
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\" dir=\"{direction}\">\n<head>\n\
         <meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{LOOK}</style>\n</head>\n<body>\n"
    );
    for block in blocks {
        let written = match block {
            Block::Title(text) => writeln!(html, "<h1>{}</h1>", escaped(text)),
            Block::Heading(text) => writeln!(html, "<h2>{}</h2>", escaped(text)),
            Block::Subheading(text) => writeln!(html, "<h3>{}</h3>", escaped(text)),
            Block::Text(text) => writeln!(html, "<p>{}</p>", lines(text)),
            Block::Board(frame) => {
                html.push_str(&of_learner(frame, |picture| picture.svg(app)));
                Ok(())
            }
            Block::Item { number, text } => {
                writeln!(
                    html,
                    "<p class=\"item\"><b>{number}</b> {}</p>",
                    lines(text)
                )
            }
            Block::NewSheet => writeln!(html, "<div class=\"sheet\"></div>"),
        };
        debug_assert!(written.is_ok(), "a string takes everything");
    }
    html.push_str("</body>\n</html>\n");
    html
}

fn lines(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(escaped).collect();
    lines.join("<br>\n")
}
