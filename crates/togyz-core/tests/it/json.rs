//! The JSON shapes: what is written reads back, and nonsense is refused.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use togyz_core::{
    Ending, Event, Game, IllegalMove, Move, Outcome, PitNo, Position, Reason, Rules, Setup, Side,
    Tuzdyks, Variant, json as shapes,
};

use crate::random::{all_rules, pit, read};
use crate::reachable::{in_every_game, in_every_ply, in_every_position, nth_move};

#[track_caller]
fn check_round_trip<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).expect("JSON");
    let again: T = serde_json::from_str(&text).expect(&text);
    assert_eq!(again, *value, "{text}");
}

/// The error must say so much, in these words.
#[track_caller]
fn check_refused<T: DeserializeOwned + Debug>(value: Value, words: &str) {
    let refused = serde_json::from_value::<T>(value)
        .expect_err(words)
        .to_string();
    assert!(refused.contains(words), "{refused}");
}

fn start() -> Value {
    serde_json::to_value(Setup::start(Rules::default())).expect("JSON")
}

/// A document with one field changed; null takes it away.
fn with(mut document: Value, path: &str, value: Value) -> Value {
    let place = document.pointer_mut(path).expect("a field");
    *place = value;
    document
}

fn without(mut document: Value, field: &str) -> Value {
    document.as_object_mut().expect("an object").remove(field);
    document
}

#[test]
fn every_position_reads_back_to_the_same() {
    in_every_position(|position| {
        check_round_trip(position);
        check_round_trip(&position.setup());
    });
}

#[test]
fn every_event_and_refusal_reads_back_to_the_same() {
    in_every_ply(|before, mv| {
        let mut after = *before;
        let mut events = Vec::new();
        after
            .play_with(mv, |event| events.push(event))
            .expect("a legal move");
        check_round_trip(&events);
        check_round_trip(&after.ending());
        for no in PitNo::ALL {
            if let Err(refused) = before.check(Move(no)) {
                check_round_trip(&refused);
            }
        }
    });
}

#[test]
fn every_game_reads_back_to_the_same() {
    in_every_game(|start, choices| {
        let mut game = Game::from_setup(*start).expect("a valid setup");
        for choice in choices.iter().take(80) {
            let Some(mv) = nth_move(game.position(), *choice) else {
                break;
            };
            game.play(mv).expect("a legal move");
        }
        // One ending in three is declared, where it goes on.
        match choices.len() % 3 {
            0 => drop(game.resign(Side::White)),
            1 => drop(game.agree_draw()),
            _ => {}
        }
        check_round_trip(&game);
    });
}

#[test]
fn names_of_rules_read_back_to_the_same() {
    for rules in all_rules() {
        check_round_trip(&rules);
        check_round_trip(&rules.variant);
    }
    let own = Variant::new(6, 4, Tuzdyks::Absent).expect("few stones");
    assert_eq!(serde_json::to_value(own).ok(), Some(json!("6x4-no-tuzdyk")));
    check_round_trip(&Rules::of(own));
    check_refused::<Rules>(json!("standard+blitz"), "name number 2 is unknown");
    check_refused::<Rules>(json!({}), "a name");
    check_refused::<Variant>(json!("30x30"), "unknown");
}

#[test]
fn the_reason_of_an_ending_is_kept_even_where_the_stones_do_not_tell_it() {
    // White's last stones are swept, or captured: 82 and an empty board.
    let swept = read("8,1S/7S,7,1S 74 79 S 40", Rules::default()).after(pit(9));
    assert_eq!(swept.ending().map(|end| end.reason), Some(Reason::Atsyrau));
    assert!(swept.kazan(Side::White) >= 82);
    let document = serde_json::to_value(swept).expect("JSON");
    assert_eq!(
        document["ending"],
        json!({ "winner": "white", "reason": "atsyrau" })
    );
    check_round_trip(&swept);
    check_refused::<Position>(
        with(document.clone(), "/ending/winner", json!("black")),
        "does not fit",
    );
    check_refused::<Position>(
        with(document.clone(), "/ending/reason", json!("resignation")),
        "does not fit",
    );
    check_refused::<Position>(
        with(document, "/ending", json!({ "reason": "atsyrau" })),
        "missing field `winner`",
    );
}

#[test]
fn a_field_that_is_unknown_is_passed_over() {
    let mut document = start();
    document["comment"] = json!("from a later version");
    assert_eq!(
        serde_json::from_value(document).ok(),
        Some(Setup::start(Rules::default()))
    );
}

#[test]
fn a_document_of_another_schema_is_refused() {
    for schema in ["togyz.position/2", "togyz.game/1", ""] {
        check_refused::<Position>(
            with(start(), "/schema", json!(schema)),
            "expected the schema togyz.position/1",
        );
    }
    check_refused::<Setup>(without(start(), "schema"), "missing field `schema`");
    check_refused::<Game>(start(), "expected the schema togyz.game/1");
}

#[test]
fn what_no_document_can_say_is_refused() {
    for (path, value, words) in [
        ("/rows/white", json!([9, 9]), "as many pits as the variant"),
        (
            "/rows/white",
            json!(vec![9; 10]),
            "as many pits as the variant",
        ),
        ("/rows/white/0", json!(-1), "u8"),
        ("/rows/white/0", json!(256), "u8"),
        ("/rows/white/0", json!(8.5), "u8"),
        ("/tuzdyks/white", json!(0), "a pit, 1 to 9"),
        ("/tuzdyks/white", json!(10), "a pit, 1 to 9"),
        ("/side_to_move", json!("South"), "unknown variant"),
        ("/number", json!(0), "nonzero"),
        ("/number", json!(65_536), "nonzero"),
    ] {
        check_refused::<Setup>(with(start(), path, value), words);
    }
}

#[test]
fn a_setup_may_be_nonsense_and_a_position_may_not() {
    for (path, value, words) in [
        ("/rows/white/0", json!(8), "161 stones instead of 162"),
        ("/tuzdyks/white", json!(3), "holds 9 stones"),
        ("/tuzdyks/black", json!(9), "is a tuzdyk"),
        ("/rules", json!("9x9-no-tuzdyk"), ""),
    ] {
        let document = with(start(), path, value);
        let setup: Setup = serde_json::from_value(document.clone()).expect("a setup");
        match setup.position() {
            Ok(position) => assert_eq!(serde_json::from_value(document).ok(), Some(position)),
            Err(_) => check_refused::<Position>(document, words),
        }
    }
}

#[test]
fn a_game_is_replayed_when_it_is_read() {
    let mut game = Game::new(Rules::default());
    for number in [7, 3, 9] {
        game.play(pit(number)).expect("a legal move");
    }
    let document = serde_json::to_value(&game).expect("JSON");
    assert_eq!(document["schema"], shapes::GAME);
    assert_eq!(document["ending"], Value::Null);
    check_refused::<Game>(
        with(document.clone(), "/moves", json!([7, 3, 7, 3, 3])),
        "ply 5",
    );
    check_refused::<Game>(with(document.clone(), "/moves/1", json!(6)), "ply 2");
    check_refused::<Game>(
        with(document.clone(), "/start/rows/black/0", json!(0)),
        "153 stones",
    );
    // Endings that this game cannot have.
    for ending in [
        json!({ "winner": "white", "reason": "82" }),
        json!({ "winner": null, "reason": "resignation" }),
        json!({ "winner": null, "reason": "repetition" }),
    ] {
        check_refused::<Game>(with(document.clone(), "/ending", ending), "does not fit");
    }
    let lost = with(
        document,
        "/ending",
        json!({ "winner": "white", "reason": "time" }),
    );
    let lost: Game = serde_json::from_value(lost).expect("a game");
    assert_eq!(
        lost.ending(),
        Some(Ending {
            outcome: Outcome::Win(Side::White),
            reason: Reason::Time,
        })
    );
}

#[test]
fn every_part_has_its_documented_name() {
    let ending = Ending {
        outcome: Outcome::Draw,
        reason: Reason::Majority,
    };
    assert_eq!(
        serde_json::to_value(Event::Ended(ending)).ok(),
        Some(json!({ "event": "ended", "winner": null, "reason": "82" }))
    );
    assert_eq!(
        serde_json::to_value(IllegalMove::GameOver { ending }).ok(),
        Some(json!({ "illegal": "game_over", "ending": { "winner": null, "reason": "82" } }))
    );
    check_refused::<Event>(json!({ "event": "conquered" }), "unknown variant");
    check_refused::<Move>(json!(0), "a pit, 1 to 9");
}
