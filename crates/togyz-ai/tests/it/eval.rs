use togyz_ai::{Score, Term, evaluate};
use togyz_core::{Position, Rules, Tuzdyks, Variant};

use crate::positions::{Random, all_rules, position, random_game};

#[test]
fn the_terms_add_up() {
    let mut random = Random(1);
    for rules in all_rules() {
        let game = random_game(rules, 30, &mut random);
        let evaluation = evaluate(game.position());
        let sum = evaluation.terms().map(|(_, value)| value).sum();
        assert_eq!(evaluation.score(), Score::from_hundredths(sum));
    }
}

#[test]
fn a_turned_position_is_worth_the_same() {
    let mut random = Random(2);
    for rules in all_rules() {
        for plies in 0..60 {
            let game = random_game(rules, plies, &mut random);
            let position = game.position();
            assert_eq!(
                evaluate(position),
                evaluate(&position.turned()),
                "{position}"
            );
        }
    }
}

#[test]
fn any_board_can_be_evaluated() {
    for pits in 1..=9 {
        for stones in [1, 3, 14] {
            for tuzdyks in [Tuzdyks::Made, Tuzdyks::Absent] {
                let variant = Variant::new(pits, stones, tuzdyks).unwrap();
                let start = Position::start(Rules::of(variant));
                let values = evaluate(&start).terms().filter(|(_, value)| *value != 0);
                let terms: Vec<Term> = values.map(|(term, _)| term).collect();
                assert_eq!(terms, [Term::Turn], "both sides have the same");
                assert!(evaluate(&start).score() > Score::DRAW);
            }
        }
    }
}

#[test]
fn a_tuzdyk_is_better_in_the_first_pits() {
    let value = |row: &str| {
        let text = format!("{row}/9S,9S,9S,9S,9S,9S,9S,9S,9S 5 4 S 1");
        let position = position(&text, Rules::default());
        let (_, value) = evaluate(&position)
            .terms()
            .find(|(term, _)| *term == Term::Tuzdyk)
            .unwrap();
        value
    };
    let first = value("9S,9S,9S,9S,9S,9S,9S,9S,t");
    let sixth = value("9S,9S,9S,t,9S,9S,9S,9S,9S");
    assert!(first > sixth && sixth > 0, "{first} {sixth}");
}
