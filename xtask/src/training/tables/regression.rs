//! Logistic regression: the numbers by which the winner is foretold best, found
//! by Newton's steps, each a fit by least squares.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "numbers of a few thousand hundredths, and counts that need few digits"
)]

use super::numbers::{COUNTS, Numbers, TUZDYKS, count, lead, turn, visit};
use super::play::Lesson;
use super::squares::Squares;

/// So many hundredths of a stone multiply the odds to win by e. In the end the
/// numbers are divided so that a stone in the kazan is worth 100, so this is
/// but where their size begins.
const SCALE: f64 = 1000.0;
const STEPS: usize = 6;
/// How much each number is held to 0, ...
const RIDGE: f64 = 10.0;
/// ... and how much the number for so many stones to the middle of its two
/// neighbours, both in positions: what is rare follows what is common.
const SMOOTH: f64 = 100.0;
/// How much what a tuzdyk is worth more on a full board than near the end is held to
/// 0, in positions: there are few tuzdyks on full boards.
const EARLY: f64 = 2000.0;

/// The numbers for a board of so many pits that fit `lessons` best. `known` is
/// what the right to move is worth, where that is known.
pub(crate) fn fit(lessons: &[Lesson], pits: usize, known: Option<i32>) -> Numbers {
    // The last place is that of a stone in the kazan.
    let kazan = count(pits);
    let mut found = vec![0.0; kazan + 1];
    found[kazan] = 100.0;
    let mut parts = Vec::new();
    for _ in 0..STEPS {
        let mut squares = Squares::new(kazan + 1);
        hold(&mut squares, pits, known);
        for lesson in lessons {
            read(lesson, kazan, &mut parts);
            let value: f64 = parts.iter().map(|(index, part)| found[*index] * part).sum();
            let chance = chance(value);
            let slope = chance * (1.0 - chance);
            let wanted = value + SCALE * (result(lesson) - chance) / slope;
            squares.add(&parts, wanted, 4.0 * slope);
        }
        found = squares.solve();
    }
    // Without games nothing is known of the kazan, either.
    let scale = if found[kazan] > 0.0 {
        100.0 / found[kazan]
    } else {
        1.0
    };
    found.truncate(kazan);
    let all = found.into_iter().map(|number| (number * scale).round());
    // So that they fit the 16 bits of a pit whatever was played.
    let mut all: Vec<i32> = all
        .map(|number| number.clamp(-9999.0, 9999.0) as i32)
        .collect();
    if let Some(known) = known {
        all[turn(pits)] = known;
    }
    Numbers::new(pits, all)
}

/// What is thought of the numbers before anything is known.
fn hold(squares: &mut Squares, pits: usize, known: Option<i32>) {
    for index in 0..count(pits) {
        squares.add(&[(index, 1.0)], 0.0, RIDGE);
    }
    for index in 0..TUZDYKS {
        let early = pits * COUNTS + TUZDYKS + index;
        squares.add(&[(early, 1.0)], 0.0, EARLY);
    }
    for pit in 0..pits {
        for stones in 1..COUNTS - 1 {
            let middle = pit * COUNTS + stones;
            let bend = [(middle - 1, 1.0), (middle, -2.0), (middle + 1, 1.0)];
            squares.add(&bend, 0.0, SMOOTH);
        }
    }
    if let Some(known) = known {
        // In the end the stone in the kazan will be worth 100.
        let stones = f64::from(known) / 100.0;
        squares.add(&[(turn(pits), 1.0), (count(pits), -stones)], 0.0, 1e12);
    }
}

/// The numbers that count in a position, and how much of each, with the lead at
/// the place `kazan`.
fn read(lesson: &Lesson, kazan: usize, parts: &mut Vec<(usize, f64)>) {
    let total = f64::from(lesson.position.rules().variant.total());
    parts.clear();
    visit(&lesson.position, |index, sign, part| {
        let part = f64::from(sign * part) / total;
        match parts.iter_mut().find(|(other, _)| *other == index) {
            Some((_, sum)) => *sum += part,
            None => parts.push((index, part)),
        }
    });
    parts.push((kazan, f64::from(lead(&lesson.position))));
    parts.retain(|(_, part)| *part != 0.0);
}

/// The cross-entropy of the chance to win, in nats: the mean.
pub(crate) fn loss(lessons: &[Lesson], numbers: &Numbers) -> f64 {
    let miss = |lesson: &Lesson| {
        let chance = chance(f64::from(numbers.value(&lesson.position)));
        let result = result(lesson);
        -result * chance.ln() - (1.0 - result) * (1.0 - chance).ln()
    };
    lessons.iter().map(miss).sum::<f64>() / lessons.len().max(1) as f64
}

/// The chance to win; never certain.
fn chance(value: f64) -> f64 {
    (1.0 / (1.0 + (-value / SCALE).exp())).clamp(0.01, 0.99)
}

fn result(lesson: &Lesson) -> f64 {
    match lesson.lead.signum() {
        -1 => 0.0,
        0 => 0.5,
        _ => 1.0,
    }
}
