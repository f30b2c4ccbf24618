//! What is no position, no position's text, and no move.

use togyz_core::notation::PositionTextError;
use togyz_core::{
    BySide, Ending, Event, IllegalMove, Move, Moves, Outcome, Pit, PitNo, Position, Reason, Rules,
    Setup, SetupError, Side, TuzdykLimit, Tuzdyks, UnknownRule, Variant,
};

use crate::random::{pit, read};

fn white(number: u8) -> Pit {
    Pit {
        side: Side::White,
        no: PitNo::new(number).expect("a pit's number"),
    }
}

fn black(number: u8) -> Pit {
    Pit {
        side: Side::Black,
        ..white(number)
    }
}

/// A setup that is wrong, from a text that can be read.
#[track_caller]
fn check_setup(rules: &str, text: &str, expect: SetupError) {
    let rules = rules.parse().expect("names of rules");
    let setup = Setup::parse(text, rules).expect("a position's text");
    assert_eq!(setup.position(), Err(expect), "{text}");
    assert_eq!(Position::try_from(setup), Err(expect), "{text}");
}

#[test]
fn every_stone_is_there_and_no_more() {
    for (text, total) in [
        (
            "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,8S,9S,9S,9S,9S 0 0 S 1",
            161,
        ),
        (
            "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,10S,9S,9S,9S,9S 0 0 S 1",
            163,
        ),
        ("9/9 0 0 S 1", 0),
        ("9/1S,8 81 81 S 1", 163),
        (
            "255S,255S,255S,255S,255S,255S,255S,255S,255S/255S,255S,255S,255S,255S,255S,255S,255S,255S 255 255 S 1",
            5100,
        ),
    ] {
        let variant = Variant::TOGYZKUMALAK;
        check_setup("standard", text, SetupError::Total { total, variant });
    }
    let variant = Variant::BESTEMSHE;
    let total = 162;
    check_setup(
        "bestemshe",
        "5/5 81 81 S 1",
        SetupError::Total { total, variant },
    );
}

#[test]
fn the_last_pit_is_no_tuzdyk() {
    let blacks = SetupError::TuzdykInLastPit { pit: black(9) };
    check_setup("standard", "t,8/9 81 81 S 1", blacks);
    let whites = SetupError::TuzdykInLastPit { pit: white(9) };
    check_setup("standard", "9/8,t 81 81 S 1", whites);
}

#[test]
fn two_tuzdyks_have_two_numbers() {
    let no = PitNo::ALL[2];
    check_setup(
        "standard",
        "6,t,2/2,t,6 81 81 S 1",
        SetupError::TuzdyksOfOneNumber { no },
    );
    // Facing pits are another matter: White's pit 3 faces Black's pit 7.
    let facing = read("2,t,6/2,t,6 81 81 S 1", Rules::default());
    assert_eq!(facing.tuzdyk(Side::White), Some(black(7)));
    assert_eq!(facing.tuzdyk(Side::Black), Some(white(3)));
}

#[test]
fn a_tuzdyk_holds_no_stone() {
    for owner in Side::ALL {
        let mut setup = Setup::start(Rules::default());
        setup.tuzdyks[owner] = Some(PitNo::ALL[3]);
        let pit = Pit {
            side: owner.opponent(),
            no: PitNo::ALL[3],
        };
        let stones = 9;
        let expect = SetupError::TuzdykNotEmpty { pit, stones };
        assert_eq!(setup.position(), Err(expect));
    }
}

#[test]
fn a_variant_without_tuzdyks_has_none() {
    for (rules, text) in [
        ("bestemshe", "5/1,t,3 25 25 S 1"),
        ("qozdatu", "7/1,t,5 49 49 S 1"),
    ] {
        let pit = white(2);
        check_setup(rules, text, SetupError::TuzdykInVariantWithout { pit });
    }
    let pit = black(2);
    check_setup(
        "bestemshe",
        "3,t,1/5 25 25 S 1",
        SetupError::TuzdykInVariantWithout { pit },
    );
}

#[test]
fn nothing_lies_beyond_the_last_pit() {
    for side in Side::ALL {
        let mut setup = Setup::start(Rules::of(Variant::BESTEMSHE));
        setup.rows[side][4] = 4;
        setup.rows[side][5] = 1;
        let no = PitNo::ALL[5];
        let pit = Pit { side, no };
        assert_eq!(setup.position(), Err(SetupError::NoSuchPit { pit }));

        let six = Variant::new(6, 4, Tuzdyks::Made).unwrap();
        let mut setup = Setup::start(Rules::of(six));
        setup.tuzdyks[side.opponent()] = Some(PitNo::ALL[6]);
        let no = PitNo::ALL[6];
        let pit = Pit { side, no };
        assert_eq!(setup.position(), Err(SetupError::NoSuchPit { pit }));
    }
}

#[track_caller]
fn check_text(rules: &str, text: &str, expect: PositionTextError) {
    let rules = rules.parse().expect("names of rules");
    assert_eq!(Setup::parse(text, rules), Err(expect), "{text}");
}

#[test]
fn texts_that_are_no_position() {
    use PositionTextError as E;
    let row = |side| E::RowWidth { side };
    let cell = |side, cell| E::BadPit { side, cell };
    for (text, expect) in [
        ("", E::Empty),
        (" \n", E::Empty),
        ("9,9 81 81 S 1", E::NotTwoRows),
        ("nonsense", E::NotTwoRows),
        ("8/9 81 81 S 1", row(Side::Black)),
        ("9/8 81 81 S 1", row(Side::White)),
        ("10/9 81 81 S 1", row(Side::Black)),
        ("9/9,1S 81 81 S 1", row(Side::White)),
        ("9/9,t 81 81 S 1", row(Side::White)),
        ("9/255,255 81 81 S 1", row(Side::White)),
        ("5/5 25 25 S 1", row(Side::Black)),
        ("9/ 81 81 S 1", cell(Side::White, 1)),
        ("/9 81 81 S 1", cell(Side::Black, 1)),
        ("9/9/9 81 81 S 1", cell(Side::White, 1)),
        ("9/2,xS,6 81 81 S 1", cell(Side::White, 3)),
        ("2,1S,S,5/9 81 81 S 1", cell(Side::Black, 4)),
        ("9/256S,8 81 81 S 1", cell(Side::White, 1)),
        ("9/-1,9 81 81 S 1", cell(Side::White, 1)),
        ("9/1,,8 81 81 S 1", cell(Side::White, 2)),
        ("9/t,7,t 81 81 S 1", E::TwoTuzdyks { side: Side::White }),
        ("t,T,7/9 81 81 S 1", E::TwoTuzdyks { side: Side::Black }),
        ("9/9", E::NoKazans),
        ("9/9 81", E::NoKazans),
        ("9/9 81 S 1", E::NoKazans),
        ("9/9 81 256 S 1", E::NoKazans),
        ("9/9 81 81", E::NoSideToMove),
        ("9/9 81 81 W 1", E::NoSideToMove),
        ("9/9 81 81 1 S", E::NoSideToMove),
        ("9/9 81 81 S one", E::BadNumber),
        ("9/9 81 81 S 65536", E::BadNumber),
        ("9/9 81 81 S 1 1", E::TooLong),
    ] {
        check_text("standard", text, expect);
    }
    check_text("bestemshe", "9/9 81 81 S 1", row(Side::Black));
    check_text("qozdatu", "7/6,1S,1S 49 48 S 1", row(Side::White));
}

#[test]
fn a_text_is_read_leniently() {
    let rules = Rules::default();
    let plain = "2S,3,t,4/1S,t,7 80 79 N 12";
    let setup = Setup::parse(plain, rules).unwrap();
    for lenient in [
        "2s,3,T,4/1s,T,7 80 79 n 12",
        "  2S,3,t,4/1S,t,7   80\t79 N 12\n",
        "2S,1,2,t,4/1S,t,3,4 80 79 N 12",
        "2S,0S,0S,0S,t,4/1S,t,7 80 79 N 12",
    ] {
        assert_eq!(Setup::parse(lenient, rules), Ok(setup), "{lenient}");
    }
    assert_eq!(setup.to_string(), plain);
    assert_eq!(Setup::parse("9/9 81 81 S", rules).unwrap().number, 1);
}

/// A small child's board written in the wrong order was a fault elsewhere.
#[test]
fn the_text_runs_from_blacks_last_pit_to_whites_last() {
    for (rules, text) in [
        ("bestemshe", "1S,2,3S,4S/5S,6S,2,7S 11 11 S 4"),
        ("qozdatu", "1S,4,3S,4S/5S,6S,4,7S 36 36 N 4"),
    ] {
        let setup = Setup::parse(text, rules.parse().unwrap()).unwrap();
        let pits = usize::from(setup.rules.variant.pits());
        assert_eq!(setup.rows.black[..2], [4, 3]);
        assert_eq!(setup.rows.black[pits - 1], 1);
        assert_eq!(setup.rows.white[..2], [5, 6]);
        assert_eq!(setup.rows.white[pits - 1], 7);
        assert_eq!(setup.to_string(), text);
    }
}

/// The tuzdyk in a row belongs to the other player, also after reading it.
#[test]
fn a_tuzdyk_read_from_a_text_has_its_owner() {
    let text = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";
    let position = read(text, Rules::default());
    assert_eq!(position.tuzdyk(Side::White), Some(black(6)));
    assert_eq!(position.tuzdyk(Side::Black), Some(white(4)));
    assert_eq!(position.tuzdyk_owner(black(6)), Some(Side::White));
    assert_eq!(position.tuzdyk_owner(white(6)), None);
}

fn moves(position: &Position) -> Vec<u8> {
    let legal = position.legal_moves();
    legal.iter().map(|mv| mv.0.get()).collect()
}

#[track_caller]
fn check_illegal(position: &Position, mv: Move, expect: IllegalMove) {
    assert_eq!(position.check(mv), Err(expect));
    let mut tried = *position;
    assert_eq!(tried.play(mv), Err(expect));
    assert_eq!(tried, *position);
}

#[test]
fn an_illegal_move_says_why_and_what_is_legal() {
    let position = read("8,1S/3S,t,1,2S,5 78 78 S 9", Rules::default());
    let legal = position.legal_moves();
    assert_eq!(moves(&position), [1, 4]);
    for number in [3, 5, 9] {
        let pit = white(number);
        let empty = IllegalMove::Empty { pit, legal };
        check_illegal(&position, Move(pit.no), empty);
    }
    let pit = white(2);
    let tuzdyk = IllegalMove::Tuzdyk { pit, legal };
    check_illegal(&position, Move(pit.no), tuzdyk);
}

#[test]
fn the_own_tuzdyk_in_the_opponents_row_does_not_hinder_the_own_pit() {
    let position = read("7,t,1/3S,3S,7 78 78 S 9", Rules::default());
    assert_eq!(position.tuzdyk(Side::White), Some(black(2)));
    assert_eq!(position.check(pit(2)), Ok(()));
}

#[test]
fn a_variant_has_no_pit_beyond_its_last() {
    let position = Position::start(Rules::of(Variant::BESTEMSHE));
    let legal = position.legal_moves();
    assert_eq!(legal.len(), 5);
    for number in 6..=9 {
        let pit = white(number);
        let expect = IllegalMove::NoSuchPit { pit, legal };
        check_illegal(&position, Move(pit.no), expect);
        assert_eq!(position.stones(pit), 0);
    }
}

#[test]
fn nobody_moves_after_the_end() {
    for (text, outcome, reason) in [
        (
            "9/4S,8 82 76 N 9",
            Outcome::Win(Side::White),
            Reason::Majority,
        ),
        (
            "9/4S,8 76 82 S 9",
            Outcome::Win(Side::Black),
            Reason::Majority,
        ),
        (
            "9/3S,8 80 79 N 9",
            Outcome::Win(Side::White),
            Reason::Atsyrau,
        ),
        ("9/9 81 81 S 9", Outcome::Draw, Reason::Atsyrau),
    ] {
        let position = read(text, Rules::default());
        let ending = Ending { outcome, reason };
        assert_eq!(position.ending(), Some(ending), "{text}");
        assert_eq!(position.legal_moves(), Moves::NONE);
        for no in PitNo::ALL {
            check_illegal(&position, Move(no), IllegalMove::GameOver { ending });
        }
    }
}

#[test]
fn a_setup_is_carried_on_to_what_follows_at_once() {
    let text = "1,t,7/t,7,24S 62 76 N 60";
    let collected = read(text, Rules::default());
    assert_eq!(
        collected.kazans(),
        BySide {
            white: 86,
            black: 76
        }
    );
    let passed_over = read(text, "extra-move".parse().unwrap());
    assert_eq!(passed_over.side_to_move(), Side::White);
    assert_eq!(
        passed_over.kazans(),
        BySide {
            white: 62,
            black: 76
        }
    );
}

/// White's last stone makes 3 with the pit 9 of each text.
#[track_caller]
fn check_limit(text: &str, expect: Option<TuzdykLimit>) {
    let position = read(text, Rules::default());
    for position in [position, position.turned()] {
        let mut found = Vec::new();
        let mut made = 0;
        let mut after = position;
        after
            .play_with(pit(9), |event| match event {
                Event::TuzdykRefused { limit, .. } => found.push(limit),
                Event::TuzdykMade { .. } => made += 1,
                _ => {}
            })
            .expect("a legal move");
        assert_eq!(found, Vec::from_iter(expect), "{text}");
        assert_eq!(made, i32::from(expect.is_none()), "{text}");
    }
}

#[test]
fn the_limit_named_is_the_first_in_order() {
    use TuzdykLimit::{HasOne, LastPit, SameNumber};
    assert_eq!(TuzdykLimit::ALL, [HasOne, LastPit, SameNumber]);
    check_limit("8,2S/8,2S 80 78 S 9", None);
    check_limit("7,t,2S/8,2S 80 78 S 9", Some(HasOne));
    check_limit("2S,8/8,10S 75 75 S 9", Some(LastPit));
    check_limit("8,2S/t,7,2S 80 78 S 9", Some(SameNumber));
    check_limit("7,t,2S/t,7,2S 80 78 S 9", Some(HasOne));
    check_limit("2S,t,7/8,10S 75 75 S 9", Some(HasOne));
    // Black has a tuzdyk, but not in the pit of this number.
    check_limit("2S,8/t,7,10S 75 75 S 9", Some(LastPit));
    check_limit("8,2S/7,t,2S 80 78 S 9", None);
}

#[test]
fn numbers_of_a_position_text_are_digits_and_moves_count_from_1() {
    for text in [
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 0",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S +1",
        "+9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S +0 0 S 1",
    ] {
        assert!(Setup::parse(text, Rules::default()).is_err(), "{text}");
    }
}

#[test]
fn rules_name_one_game() {
    for (text, index) in [
        ("bestemshe+qozdatu", 1),
        ("standard+bestemshe", 1),
        ("qozdatu+claim+9x9", 2),
    ] {
        let refused: Result<Rules, _> = text.parse();
        assert_eq!(refused, Err(UnknownRule { index }), "{text}");
    }
    assert_eq!(
        "bestemshe+bestemshe".parse(),
        Ok(Rules::of(Variant::BESTEMSHE))
    );
}
