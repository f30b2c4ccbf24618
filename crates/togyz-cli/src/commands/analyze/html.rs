//! An analysis as one web page that needs nothing else.

use super::page::{Page, Point};
use crate::app::App;
use crate::picture::Picture;
use crate::view::escaped;

/// Fit for a phone, a screen and paper; no script.
const STYLE: &str = "\
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;color:#111;background:#fff}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.15rem;margin:1.6rem 0 .4rem}
svg{width:100%;height:auto;max-width:40rem;display:block}
ul{padding-inline-start:1.2rem}li,p{overflow-wrap:anywhere}
article{break-inside:avoid}
@media print{body{font-size:11pt;max-width:none;padding:0}svg{max-width:14cm}}
";

/// The page about the games.
pub(super) fn html(app: &App, pages: &[Page]) -> String {
    let title = pages
        .first()
        .map(|page| page.title.as_str())
        .unwrap_or_default();
    let direction = if app.catalog.is_right_to_left() {
        "rtl"
    } else {
        "ltr"
    };
    let mut html = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n",
        app.catalog.language(),
        escaped(title)
    );
    for page in pages {
        html.push_str(&section(app, page));
    }
    html.push_str("</body>\n</html>\n");
    html
}

fn section(app: &App, page: &Page) -> String {
    let mut html = format!("<h1>{}</h1>\n", escaped(&page.title));
    html.push_str(&list(&page.heading));
    html.push_str(&list(&page.facts));
    if !page.graph.is_empty() {
        html.extend([
            format!("<h2>{}</h2>\n", escaped(&page.graph_title)),
            graph(&page.graph, &page.graph_title),
        ]);
    }
    for note in &page.notes {
        let picture = Picture {
            position: &note.before,
            last: None,
            names: &page.names,
            reader: None,
        };
        html.extend([
            format!("<article>\n<h2>{}</h2>\n", escaped(&note.heading)),
            picture.svg(app),
            list(&note.sentences),
            "</article>\n".to_owned(),
        ]);
    }
    html.extend(
        page.closing
            .iter()
            .map(|text| format!("<p>{}</p>\n", escaped(text))),
    );
    html
}

fn list(texts: &[String]) -> String {
    if texts.is_empty() {
        return String::new();
    }
    let items: Vec<String> = texts
        .iter()
        .map(|text| format!("<li>{}</li>\n", escaped(text)))
        .collect();
    format!("<ul>\n{}</ul>\n", items.concat())
}

/// The evaluations as one curve, White's lead above the middle, with a dot at
/// each mistake that tells its move.
fn graph(points: &[Point], title: &str) -> String {
    const WIDTH: i32 = 640;
    const HALF: i32 = 90;
    const LEFT: i32 = 44;
    let most = points.iter().map(|point| point.tenths.abs()).max();
    let most = most.unwrap_or(0).max(100);
    let gaps = i32::try_from(points.len())
        .unwrap_or(i32::MAX)
        .saturating_sub(1)
        .max(1);
    let place = |index: usize, point: &Point| {
        let index = i32::try_from(index).unwrap_or(0);
        let x = LEFT + index * (WIDTH - LEFT - 10) / gaps;
        let y = 10 + HALF - point.tenths * HALF / most;
        (x, y)
    };
    let line: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(index, point)| {
            let (x, y) = place(index, point);
            format!("{x},{y}")
        })
        .collect();
    let middle = 10 + HALF;
    let bottom = 10 + 2 * HALF;
    let stones = most / 10;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {}\" role=\"img\" \
         font-family=\"sans-serif\" font-size=\"13\"><title>{}</title>\n\
         <rect x=\"{LEFT}\" y=\"10\" width=\"{}\" height=\"{HALF}\" fill=\"#fffaf0\"/>\n\
         <rect x=\"{LEFT}\" y=\"{middle}\" width=\"{}\" height=\"{HALF}\" fill=\"#e6e6e6\"/>\n\
         <line x1=\"{LEFT}\" y1=\"{middle}\" x2=\"{}\" y2=\"{middle}\" stroke=\"#666\"/>\n\
         <text x=\"{}\" y=\"20\" text-anchor=\"end\">+{stones}</text>\n\
         <text x=\"{}\" y=\"{}\" text-anchor=\"end\">0</text>\n\
         <text x=\"{}\" y=\"{bottom}\" text-anchor=\"end\">−{stones}</text>\n\
         <polyline points=\"{}\" fill=\"none\" stroke=\"#0a5\" stroke-width=\"2\"/>\n",
        bottom + 24,
        escaped(title),
        WIDTH - LEFT - 10,
        WIDTH - LEFT - 10,
        WIDTH - 10,
        LEFT - 5,
        LEFT - 5,
        middle + 5,
        LEFT - 5,
        line.join(" ")
    );
    for (index, point) in points.iter().enumerate() {
        let (x, y) = place(index, point);
        if matches!(point.mark, "?" | "??") {
            svg.extend([format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"4\" fill=\"#c30\"><title>{}{} {}</title></circle>\n",
                point.number,
                point.mark,
                escaped(&point.shown)
            )]);
        }
    }
    for point in [points.first(), points.last()].into_iter().flatten() {
        let is_first = Some(point) == points.first();
        let (x, anchor) = if is_first {
            (LEFT, "start")
        } else {
            (WIDTH - 10, "end")
        };
        svg.extend([format!(
            "<text x=\"{x}\" y=\"{}\" text-anchor=\"{anchor}\">{}</text>\n",
            bottom + 18,
            point.number
        )]);
    }
    svg.push_str("</svg>\n");
    svg
}
