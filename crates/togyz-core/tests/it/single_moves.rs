//! Single moves with the position before and after, as data.

use serde_json::Value;
use togyz_core::{BySide, PitNo, Position, Reason, Rules, Setup, Side};

use crate::random::pit;

const SINGLE_MOVES: &str = include_str!("../data/single_moves.json");

fn number(value: &Value) -> u8 {
    let number = value.as_u64().expect("a number");
    u8::try_from(number).expect("a small number")
}

fn row(value: &Value) -> [u8; 9] {
    let stones: Vec<u8> = value
        .as_array()
        .expect("a row")
        .iter()
        .map(number)
        .collect();
    stones.try_into().expect("nine pits")
}

fn setup(value: &Value, side_to_move: Side) -> Setup {
    let tuzdyk = |value: &Value| {
        (!value.is_null()).then(|| PitNo::new(number(value)).expect("a pit's number"))
    };
    Setup {
        rules: Rules::default(),
        rows: BySide {
            white: row(&value["white"]),
            black: row(&value["black"]),
        },
        kazans: BySide {
            white: number(&value["kazan"][0]),
            black: number(&value["kazan"][1]),
        },
        tuzdyks: BySide {
            white: tuzdyk(&value["tuzdyk"][0]),
            black: tuzdyk(&value["tuzdyk"][1]),
        },
        side_to_move,
        number: 1,
    }
}

#[test]
fn single_moves_do_what_they_should() {
    check_all(|before| before, |after| after);
}

#[test]
fn single_moves_of_black_do_what_whites_do() {
    check_all(|before| before.turned(), |after| after.turned());
}

/// Plays each move in the position that `enter` makes of the one before it, and
/// compares what `leave` makes of the one after it.
fn check_all(enter: fn(Position) -> Position, leave: fn(Position) -> Position) {
    let cases: Value = serde_json::from_str(SINGLE_MOVES).expect("JSON");
    let cases = cases.as_array().expect("a list");
    assert_eq!(cases.len(), 17);
    for case in cases {
        let name = &case["name"];
        assert_eq!(case["before"]["turn"], "w", "{name}");
        let before = setup(&case["before"], Side::White).position();
        let mut position = enter(before.expect("a valid position"));
        position
            .play(pit(number(&case["move"])))
            .expect("a legal move");
        let position = leave(position);
        assert_eq!(
            position.setup(),
            setup(&case["after"], Side::Black),
            "{name}"
        );
        let reason = match case["after"]["over"].as_str() {
            None => None,
            Some("82") => Some(Reason::Majority),
            Some("atsyrau") => Some(Reason::Atsyrau),
            Some(other) => panic!("{name}: {other}"),
        };
        assert_eq!(position.ending().map(|end| end.reason), reason, "{name}");
    }
}
