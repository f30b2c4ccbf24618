//! An analysis for the screen, or to be printed.

use super::page::{Note, Page, Point};
use crate::app::{App, Style};
use crate::commands::replay::escaped;
use crate::picture::Picture;
use crate::view::{self, Charset, Ink, Look};

/// Columns to either side of the middle of the graph.
const BAR: i32 = 24;
/// Lines of the graph, at most.
const GRAPH_LINES: usize = 25;
/// Columns of a page.
const COLUMNS: usize = 80;

/// Where drawings go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Paper {
    /// The screen, or a pipe.
    Screen,
    /// A file.
    File,
}

/// The lines of the analysis of a game.
pub(super) fn text(app: &App, page: &Page, paper: Paper) -> Vec<String> {
    let mut lines = vec![page.title.clone()];
    let mut part = |part: Vec<String>| {
        if !part.is_empty() {
            lines.push(String::new());
            lines.extend(part);
        }
    };
    part(page.heading.clone());
    part(page.facts.clone());
    if !page.graph.is_empty() {
        let mut drawn = vec![page.graph_title.clone()];
        drawn.extend(graph(&page.graph, app.settings.style));
        part(drawn);
    }
    for note in &page.notes {
        part(vec![note.heading.clone()]);
        part(board(app, page, note, paper));
        part(note.sentences.clone());
    }
    part(page.closing.clone());
    lines
}

/// The lines of the analysis of a game in Markdown.
pub(super) fn markdown(app: &App, page: &Page) -> Vec<String> {
    let mut lines = vec![format!("# {}", escaped(&page.title))];
    let list = |texts: &[String]| -> Vec<String> {
        texts
            .iter()
            .map(|text| format!("- {}", escaped(text)))
            .collect()
    };
    let fenced = |drawn: Vec<String>| {
        let fence = "```".to_owned();
        let mut lines = vec![fence.clone()];
        lines.extend(drawn);
        lines.push(fence);
        lines
    };
    let mut part = |part: Vec<String>| {
        if !part.is_empty() {
            lines.push(String::new());
            lines.extend(part);
        }
    };
    part(list(&page.heading));
    part(list(&page.facts));
    if !page.graph.is_empty() {
        part(vec![format!("## {}", escaped(&page.graph_title))]);
        part(fenced(graph(&page.graph, app.settings.style)));
    }
    for note in &page.notes {
        part(vec![format!("## {}", escaped(&note.heading))]);
        let drawn = board(app, page, note, Paper::File);
        match app.settings.style {
            Style::Text => part(list(&drawn)),
            Style::Drawing(_) => part(fenced(drawn)),
        }
        part(list(&note.sentences));
    }
    part(page.closing.iter().map(|text| escaped(text)).collect());
    lines
}

/// The position before a mistake.
fn board(app: &App, page: &Page, note: &Note, paper: Paper) -> Vec<String> {
    let charset = match app.settings.style {
        Style::Text => {
            let spoken = view::spoken(&note.before, None);
            return spoken.iter().map(|message| app.text(message)).collect();
        }
        Style::Drawing(charset) => charset,
    };
    let look = match paper {
        Paper::Screen => app.look(charset),
        Paper::File => Look {
            charset,
            ink: Ink::Plain,
            width: COLUMNS,
        },
    };
    let picture = Picture {
        position: &note.before,
        last: None,
        names: &page.names,
        reader: None,
    };
    picture.draw(app, look).lines().map(str::to_owned).collect()
}

/// The evaluations as bars, White's lead to the right; as numbers only where
/// nothing is drawn. Of a long game only some moves have a line.
fn graph(points: &[Point], style: Style) -> Vec<String> {
    let step = points.len().div_ceil(GRAPH_LINES).max(1);
    let most = points.iter().map(|point| point.tenths.abs()).max();
    let most = most.unwrap_or(0).max(100);
    // The last move of each group stands for it.
    let last = points.len().saturating_sub(1);
    let shown = points
        .iter()
        .enumerate()
        .filter(|(index, _)| (last - index).is_multiple_of(step));
    shown
        .map(|(_, point)| match style {
            Style::Text => format!("{}: {}", point.number, point.shown),
            Style::Drawing(charset) => {
                let line = format!(
                    "{:>4} {:>7} {}",
                    point.number,
                    point.shown,
                    bar(point.tenths, most, charset)
                );
                line.trim_end().to_owned()
            }
        })
        .collect()
}

fn bar(tenths: i32, most: i32, charset: Charset) -> String {
    let (block, axis) = match charset {
        Charset::Unicode => ("█", "│"),
        Charset::Ascii => ("#", "|"),
    };
    let length = |tenths: i32| {
        let columns = (tenths.max(0) * BAR + most / 2) / most;
        usize::try_from(columns).unwrap_or(0)
    };
    let (left, right) = (length(-tenths), length(tenths));
    let blank = usize::try_from(BAR).unwrap_or(0) - left;
    format!(
        "{}{}{axis}{}",
        " ".repeat(blank),
        block.repeat(left),
        block.repeat(right)
    )
}

#[cfg(test)]
mod tests {
    use super::bar;
    use crate::view::Charset;

    #[test]
    fn a_lead_of_white_goes_to_the_right() {
        assert_eq!(
            bar(100, 100, Charset::Ascii).trim_start(),
            format!("|{}", "#".repeat(24))
        );
        assert_eq!(
            bar(-100, 100, Charset::Ascii),
            format!("{}|", "#".repeat(24))
        );
        assert_eq!(bar(0, 100, Charset::Ascii).trim(), "|");
    }
}
