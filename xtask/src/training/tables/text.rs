//! The tables of weights as Rust, as rustfmt would write it.

use std::fmt::Write as _;

use super::numbers::{MOST_STONES, Numbers};

/// The longest line of a list.
const WIDTH: usize = 99;
/// The longest list that stands in one line.
const SHORT: usize = 60;

/// The text of `crates/togyz-ai/src/weights.rs`.
pub(crate) fn of(nine: &Numbers, seven: &Numbers, five: &Numbers) -> String {
    let mut text = format!(
        "//! The numbers of the evaluation, in hundredths of a stone of the final lead;
//! fitted to self-play.

/// Stones in a pit that are told apart; more count as so many.
pub(crate) const MOST_STONES: usize = {MOST_STONES};

/// What each number of stones in a pit is worth.
pub(crate) type Pit = [i16; MOST_STONES + 1];

/// A tuzdyk near the end of the game, by the number of its pit.
{}
/// What is to be added to it for a full board.
{}

/// The right to move, in rows of any width.
pub(crate) const TURN: i32 = {};
",
        eight("TUZDYK", nine.tuzdyks()),
        eight("TUZDYK_ON_FULL_BOARD", nine.tuzdyks_on_full_board()),
        nine.turn(),
    );
    let rows = [
        ("NINE", 9, "nine, pit 1 first", nine),
        ("SEVEN", 7, "seven, in games without tuzdyks", seven),
        ("FIVE", 5, "five, in games without tuzdyks", five),
    ];
    for (name, pits, about, numbers) in rows {
        write!(
            text,
            "\n/// The pits of a row of {about}.\npub(crate) const {name}: [Pit; {pits}] = [\n"
        )
        .ok();
        for pit in numbers.pits() {
            writeln!(text, "    {},", list(pit, 4)).ok();
        }
        text.push_str("];\n");
    }
    text
}

/// A constant of eight numbers.
fn eight(name: &str, numbers: &[i32]) -> String {
    let name = format!("pub(crate) const {name}: [i32; 8] =");
    let list = list(numbers, 0);
    if list.len() <= SHORT && name.len() + list.len() > WIDTH - 1 {
        format!("{name}\n    {list};")
    } else {
        format!("{name} {list};")
    }
}

/// A list of numbers that begins on a line indented by `indent`.
fn list(numbers: &[i32], indent: usize) -> String {
    let words: Vec<String> = numbers.iter().map(i32::to_string).collect();
    let short = format!("[{}]", words.join(", "));
    if short.len() <= SHORT {
        return short;
    }
    let blanks = " ".repeat(indent);
    let mut text = String::from("[");
    let mut width = WIDTH;
    for word in words {
        if width + 2 + word.len() > WIDTH {
            write!(text, "\n{blanks}    {word},").ok();
            width = indent + 5 + word.len();
        } else {
            write!(text, " {word},").ok();
            width += 2 + word.len();
        }
    }
    text + "\n" + &blanks + "]"
}
