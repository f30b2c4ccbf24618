//! Single moves as text.

use togyz_core::notation::{MoveText, MoveTextError, Notation};
use togyz_core::{
    IllegalMove, Move, Pit, PitNo, Position, Rules, Setup, Side, TuzdykLimit, Variant,
};

fn start() -> Position {
    Position::start(Rules::default())
}

/// A position from its text.
#[track_caller]
fn position(text: &str) -> Position {
    let setup = Setup::parse(text, Rules::default()).expect(text);
    setup.position().expect(text)
}

/// White to move; pit 7 makes Black's pit 1 a tuzdyk (2 + 1), pit 1 is empty.
fn before_tuzdyk() -> Position {
    position("9S,9S,9S,9S,9S,9S,9S,9S,2S/1,9S,9S,9S,9S,9S,4S,9S,9S 21 0 S 1")
}

fn pit(side: Side, number: u8) -> Pit {
    let no = PitNo::new(number).expect("a number");
    Pit { side, no }
}

fn resolve(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    MoveText::parse(text, position.rules().variant)?.resolve(position)
}

#[track_caller]
fn check(position: &Position, text: &str, number: u8) {
    assert_eq!(
        resolve(position, text),
        Ok(Move::new(number).expect("a number")),
        "{text}"
    );
}

#[track_caller]
fn check_error(position: &Position, text: &str, error: MoveTextError) {
    assert_eq!(resolve(position, text), Err(error), "{text}");
}

#[test]
fn a_move_can_be_written_in_many_ways() {
    for text in [
        "7", "76", " 76 ", "7-6", "7–6", "7—6", "76!", "76?!", "76(10)", "g1d2", "G1D2",
    ] {
        check(&start(), text, 7);
    }
    for text in [
        "71x", "71X", "71х", "71Х", "7x", "7-1x", "71x(24)", "71(24)x", "71", "71x!",
    ] {
        check(&before_tuzdyk(), text, 7);
    }
}

#[test]
fn other_texts_are_unreadable() {
    for text in [
        "",
        "-",
        "0",
        "70",
        "07",
        "x",
        "7-",
        "-7",
        "761",
        "7--6",
        "76xx",
        "76y",
        "76(",
        "76()",
        "76(1",
        "76(10)(10)",
        "76(-1)",
        "76(99999)",
        "g1",
        "g1d",
        "g3d2",
        "j1d2",
        "g1d2x",
        "g1 d2",
        "７６",
        "٧",
    ] {
        check_error(&start(), text, MoveTextError::Unreadable);
    }
}

#[test]
fn squares_are_counted_from_each_players_left() {
    let mut after_76 = start();
    after_76.play(Move::new(7).unwrap()).unwrap();
    for (position, text, number) in [
        (start(), "a1i1", 1),
        (start(), "i1b2", 9),
        (after_76, "i2a1", 1),
        (after_76, "a2h1", 9),
    ] {
        check(&position, text, number);
        let mv = Move::new(number).unwrap();
        let written = MoveText::written(&position, mv, Notation::PlayStrategy).unwrap();
        assert_eq!(written.to_string(), text);
    }
}

#[test]
fn the_letters_end_with_the_board() {
    let bestemshe = Position::start(Rules::of(Variant::BESTEMSHE));
    check(&bestemshe, "e1b2", 5);
    check_error(&bestemshe, "f1b2", MoveTextError::Unreadable);
}

#[test]
fn the_landing_is_a_check_digit_that_names_no_row() {
    // 19 stones lap the board: the last one lands in the pit they came from.
    let lap = position("9S,9S,9S,9S,9S,9S,9S,9S,9S/19S,9S,9S,9S,9S,9S,6S,7S,4S 0 0 S 1");
    check(&lap, "11", 1);
    let opposite = position("9S,9S,9S,9S,9S,9S,9S,9S,9S/10S,9S,9S,9S,9S,9S,9S,9S,8S 0 0 S 1");
    check(&opposite, "11", 1);
    check_error(
        &start(),
        "75",
        MoveTextError::WrongLanding {
            from: pit(Side::White, 7),
            landing: pit(Side::Black, 6),
            typed: PitNo::new(5).unwrap(),
            row: None,
        },
    );
}

#[test]
fn squares_name_the_row_of_the_landing_too() {
    check_error(
        &start(),
        "g1f1",
        MoveTextError::WrongLanding {
            from: pit(Side::White, 7),
            landing: pit(Side::Black, 6),
            typed: PitNo::new(6).unwrap(),
            row: Some(Side::White),
        },
    );
}

#[test]
fn squares_of_the_other_row_are_refused() {
    check_error(
        &start(),
        "c2f1",
        MoveTextError::WrongSide {
            from: pit(Side::Black, 7),
        },
    );
}

#[test]
fn an_illegal_move_is_refused_for_its_own_reason() {
    let here = before_tuzdyk();
    check_error(
        &here,
        "19x",
        MoveTextError::Illegal(IllegalMove::Empty {
            pit: pit(Side::White, 1),
            legal: here.legal_moves(),
        }),
    );
    let bestemshe = Position::start(Rules::of(Variant::BESTEMSHE));
    check_error(
        &bestemshe,
        "6",
        MoveTextError::Illegal(IllegalMove::NoSuchPit {
            pit: pit(Side::White, 6),
            legal: bestemshe.legal_moves(),
        }),
    );
    let over = position("9S,9S,9S,9S,9S,9S,9S,9S,7S/1S,8 82 0 S 1");
    let ending = over.ending().expect("82 stones");
    for text in ["1", "12", "i2a2"] {
        check_error(
            &over,
            text,
            MoveTextError::Illegal(IllegalMove::GameOver { ending }),
        );
    }
}

#[test]
fn an_x_where_no_tuzdyk_arises_is_refused() {
    check_error(
        &start(),
        "76x",
        MoveTextError::NotATuzdyk {
            from: pit(Side::White, 7),
            landing: pit(Side::Black, 6),
            limit: None,
        },
    );
    // The same 3 stones, but White has a tuzdyk already.
    let has_one = position("9S,9S,9S,9S,9S,9S,9S,t,2S/1,9S,9S,9S,9S,9S,4S,9S,9S 30 0 S 1");
    check_error(
        &has_one,
        "71x",
        MoveTextError::NotATuzdyk {
            from: pit(Side::White, 7),
            landing: pit(Side::Black, 1),
            limit: Some(TuzdykLimit::HasOne),
        },
    );
}

#[test]
fn the_number_in_brackets_is_the_kazan_or_the_capture() {
    // White holds 21; the tuzdyk adds 3.
    for text in ["71(24)", "71(3)"] {
        check(&before_tuzdyk(), text, 7);
    }
    for (text, typed) in [("71(21)", 21), ("71(0)", 0), ("71(4)", 4)] {
        check_error(
            &before_tuzdyk(),
            text,
            MoveTextError::WrongKazan {
                typed,
                kazan: 24,
                captured: 3,
            },
        );
    }
}

#[test]
fn each_notation_marks_captures_and_tuzdyks_in_its_way() {
    let seven = Move::new(7).unwrap();
    for (here, notation, text) in [
        (start(), Notation::Tgk, "76"),
        (start(), Notation::PlayOk, "76(10)"),
        (start(), Notation::PlayStrategy, "g1d2"),
        (before_tuzdyk(), Notation::Tgk, "71x"),
        (before_tuzdyk(), Notation::PlayOk, "71X"),
        (before_tuzdyk(), Notation::PlayStrategy, "g1i2"),
    ] {
        let written = MoveText::written(&here, seven, notation).unwrap();
        assert_eq!(written.to_string(), text);
        assert_eq!(MoveText::parse(text, Variant::TOGYZKUMALAK), Ok(written));
    }
    assert_eq!(MoveText::of(&start(), seven).unwrap().to_string(), "76");
    let empty = Move::new(1).unwrap();
    assert!(MoveText::of(&before_tuzdyk(), empty).is_err());
}
