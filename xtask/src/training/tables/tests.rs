use togyz_ai::evaluate;
use togyz_core::{Position, Rules, Variant};

use super::numbers::{COUNTS, Numbers, TUZDYKS, count};
use super::play::{Lesson, play_game};
use super::regression::{fit, loss};
use super::squares::Squares;
use super::text;
use crate::random::Random;

#[path = "../../../../crates/togyz-ai/src/weights.rs"]
mod weights;

/// The numbers of the program: for rows of nine, of seven and of five.
fn of_the_program() -> [Numbers; 3] {
    let numbers = |rows: &[weights::Pit], [tuzdyks, on_full_board]: [[i32; TUZDYKS]; 2]| {
        let pits = rows.iter().flatten().map(|number| i32::from(*number));
        let rest = tuzdyks.into_iter().chain(on_full_board);
        Numbers::new(
            rows.len(),
            pits.chain(rest).chain([weights::TURN]).collect(),
        )
    };
    let none = [[0; TUZDYKS]; 2];
    let made = [weights::TUZDYK, weights::TUZDYK_ON_FULL_BOARD];
    [
        numbers(&weights::NINE, made),
        numbers(&weights::SEVEN, none),
        numbers(&weights::FIVE, none),
    ]
}

/// Positions in which the game goes on.
fn positions(rules: Rules, random: &mut Random) -> impl Iterator<Item = Position> {
    std::iter::repeat_with(move || random.setup(rules).position().ok())
        .flatten()
        .filter(|position| position.ending().is_none())
}

#[test]
fn positions_are_worth_what_the_program_says() {
    let variants = [Variant::TOGYZKUMALAK, Variant::QOZDATU, Variant::BESTEMSHE];
    let mut random = Random::new(1);
    for (variant, numbers) in variants.into_iter().zip(of_the_program()) {
        for position in positions(Rules::of(variant), &mut random).take(1000) {
            let score = evaluate(&position).score().hundredths();
            assert_eq!(score, Some(numbers.value(&position)), "{position:?}");
        }
    }
}

#[test]
fn the_file_of_the_program_is_written_as_it_stands() {
    let [nine, seven, five] = of_the_program();
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../crates/togyz-ai/src/weights.rs"
    );
    let written = std::fs::read_to_string(path).expect("the file");
    assert_eq!(
        text::of(&nine, &seven, &five),
        written.replace("\r\n", "\n")
    );
}

#[test]
fn least_squares_find_the_numbers_that_sums_were_made_of() {
    let truth = [3.0, -7.0, 0.5, 100.0];
    let mut random = Random::new(2);
    // The last number counts in no sum.
    let mut squares = Squares::new(truth.len() + 1);
    for _ in 0..50 {
        let parts: Vec<(usize, f64)> = (0..truth.len())
            .map(|index| (index, [-1.0, 0.25, 2.0][random.below(3)]))
            .collect();
        let sum = parts.iter().map(|(index, part)| truth[*index] * part).sum();
        squares.add(&parts, sum, 1.0);
    }
    let found = squares.solve();
    for (found, truth) in found.iter().zip(truth.iter().chain([&0.0])) {
        assert!((found - truth).abs() < 1e-6, "{found} is not {truth}");
    }
}

#[test]
fn a_fit_finds_the_numbers_that_decided_the_games() {
    let pits = 5;
    let mut truth = Numbers::zero(pits);
    for (pit, numbers) in truth.all[..pits * COUNTS].chunks_mut(COUNTS).enumerate() {
        for (stones, number) in (0..).zip(numbers) {
            *number = [300, 150, 0, -150, -300][pit] * (4_i32 - stones).clamp(-4, 4) / 4;
        }
    }
    let mut random = Random::new(3);
    let rules = Rules::of(Variant::BESTEMSHE);
    let found: Vec<Position> = positions(rules, &mut random).take(40_000).collect();
    let lessons: Vec<Lesson> = found
        .into_iter()
        .map(|position| {
            let chance = 1.0 / (1.0 + (-f64::from(truth.value(&position)) / 1000.0).exp());
            let drawn = f64::from(u32::try_from(random.below(1_000_000)).expect("small"));
            let lead = if drawn < 1e6 * chance { 1 } else { -1 };
            Lesson { position, lead }
        })
        .collect();
    let found = fit(&lessons, pits, None);
    // What all counts of a pit have in common counts for both sides alike.
    for (pit, (found, truth)) in found.pits().zip(truth.pits()).enumerate() {
        for stones in 1..4 {
            let [found, truth] = [found, truth].map(|numbers| numbers[stones] - numbers[0]);
            assert!(
                (found - truth).abs() < 100,
                "{pit}, {stones}: {found}, {truth}"
            );
        }
    }
    assert!(loss(&lessons, &found) <= loss(&lessons, &truth) + 1e-3);
    // What is known of the right to move stays as it is.
    assert_eq!(fit(&lessons, pits, Some(64)).turn(), 64);
}

#[test]
fn a_game_is_the_same_again_and_its_lead_changes_sides_with_the_turn() {
    let rules = Rules::of(Variant::BESTEMSHE);
    let [mut lessons, mut again] = [Vec::new(), Vec::new()];
    for games in [&mut lessons, &mut again] {
        play_game(&Numbers::new(5, vec![0; count(5)]), rules, 2, 4, games);
    }
    assert!(!lessons.is_empty());
    let told = |lesson: &Lesson| (lesson.position, lesson.lead);
    assert!(lessons.iter().map(told).eq(again.iter().map(told)));
    for pair in lessons.windows(2) {
        let [one, next] = [pair[0], pair[1]];
        let is_same_side = one.position.side_to_move() == next.position.side_to_move();
        assert_eq!(one.lead, if is_same_side { next.lead } else { -next.lead });
    }
}
