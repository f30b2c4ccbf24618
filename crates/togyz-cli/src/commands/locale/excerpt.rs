//! A line of a file with a mark below what is wrong in it.

use std::ops::Range;

use unicode_width::UnicodeWidthChar;

use crate::view::Charset;

/// How wide a TAB is shown.
const TAB: &str = "    ";

/// A character as it is shown.
struct Cell {
    shown: String,
    width: usize,
    /// Whether it is in question.
    marked: bool,
}

/// `line` and a line with carets below the bytes `span` of it, each at most
/// `columns` wide: of a longer line, the part around the carets. What a terminal
/// would obey is replaced.
pub(super) fn excerpt(
    line: &str,
    span: &Range<usize>,
    columns: usize,
    charset: Charset,
) -> [String; 2] {
    let cells: Vec<Cell> = line
        .char_indices()
        .map(|(at, character)| cell(character, span.contains(&at), charset))
        .collect();
    let first = cells.iter().position(|cell| cell.marked);
    let first = first.unwrap_or(cells.len());
    let dots = match charset {
        Charset::Unicode => "…",
        Charset::Ascii => "...",
    };
    let room = columns.saturating_sub(2 * dots.len()).max(10);
    let start = start(&cells, first, room);
    let mut shown = String::new();
    let mut below = String::new();
    if start > 0 {
        shown.push_str(dots);
        below.push_str(&" ".repeat(dots.chars().count()));
    }
    let mut width = 0;
    for cell in &cells[start..] {
        if width + cell.width > room {
            shown.push_str(dots);
            break;
        }
        shown.push_str(&cell.shown);
        let sign = if cell.marked { "^" } else { " " };
        below.push_str(&sign.repeat(cell.width));
        width += cell.width;
    }
    if !below.contains('^') {
        below.push('^');
    }
    [shown, below.trim_end().to_owned()]
}

fn cell(character: char, marked: bool, charset: Charset) -> Cell {
    let replacement = match charset {
        Charset::Unicode => '\u{fffd}',
        Charset::Ascii => '?',
    };
    let shown = match character {
        '\t' => TAB.to_owned(),
        '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{2069}'
        | '\u{2028}'
        | '\u{2029}'
        | '\u{feff}'
        | '\u{fdd0}'..='\u{fdef}' => replacement.to_string(),
        _ if character.is_control() => replacement.to_string(),
        _ => character.to_string(),
    };
    let width = match character {
        '\t' => TAB.len(),
        _ => shown.chars().map(|c| c.width().unwrap_or(0)).sum(),
    };
    Cell {
        shown,
        width,
        marked,
    }
}

/// Where to begin so that the mark is seen, with something before it.
fn start(cells: &[Cell], first: usize, room: usize) -> usize {
    let total: usize = cells.iter().map(|cell| cell.width).sum();
    if total <= room {
        return 0;
    }
    let mut before = 0;
    let mut start = first.min(cells.len());
    while start > 0 && before + cells[start - 1].width <= room / 2 {
        start -= 1;
        before += cells[start].width;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, part: &str, expected: [&str; 2]) {
        let start = line.find(part).expect("the part is in the line");
        let shown = excerpt(line, &(start..start + part.len()), 30, Charset::Unicode);
        assert_eq!(shown, expected);
    }

    #[test]
    fn the_mark_stands_below_what_is_meant() {
        check("a = { $x }", "$x", ["a = { $x }", "      ^^"]);
        check("тақ = { $x }", "$x", ["тақ = { $x }", "        ^^"]);
        check("a\t$x", "$x", ["a    $x", "     ^^"]);
        check("番号 $x", "$x", ["番号 $x", "     ^^"]);
        check("a = ", " ", ["a = ", " ^"]);
    }

    #[test]
    fn a_terminal_gets_nothing_to_obey() {
        check("a\u{1b}[31m", "\u{1b}", ["a\u{fffd}[31m", " ^"]);
        check("a\u{202e}b", "b", ["a\u{fffd}b", "  ^"]);
        let plain = excerpt("a\u{1b}", &(1..2), 30, Charset::Ascii);
        assert_eq!(plain, ["a?", " ^"]);
    }

    #[test]
    fn of_a_long_line_the_part_around_the_mark_is_shown() {
        let line = format!("{}$x{}", "a".repeat(1000), "b".repeat(1000));
        let [shown, below] = excerpt(&line, &(1000..1002), 30, Charset::Unicode);
        assert_eq!(shown, "…aaaaaaaaaaaa$xbbbbbbbbbb…");
        assert_eq!(below, "             ^^");
    }
}
