//! What does not fit in a record, and where.

use togyz_core::notation::{
    Cell, DiagramDifference, FaultKind, MoveTextError, Place, PositionTextError, ReadGame, Reader,
    RecordFault,
};
use togyz_core::{BySide, IllegalMove, Pit, PitNo, Rules, SetupError, Side, UnknownRule, Variant};

fn read_all(text: &str) -> Vec<ReadGame> {
    Reader::new(text, Rules::default()).collect()
}

/// The fault of the first game.
#[track_caller]
fn fault(text: &str) -> RecordFault {
    let game = read_all(text).into_iter().next().expect("a game");
    let fault = game.fault.expect("a fault");
    assert_eq!(fault.ply, game.record.game.ply(), "{text}");
    fault
}

/// A fault's place in the text and in the game: line, column, number, side, ply
/// and token.
type At<'a> = (usize, usize, u16, Side, usize, &'a str);

#[track_caller]
fn check(text: &str, at: At<'_>, why: FaultKind) {
    let fault = fault(text);
    let found = (
        fault.line,
        fault.column,
        fault.number,
        fault.side,
        fault.ply,
        fault.token.as_str(),
    );
    assert_eq!(found, at, "{text}");
    assert_eq!(fault.why, why, "{text}");
}

fn pit(side: Side, number: u8) -> Pit {
    let no = PitNo::new(number).expect("a number");
    Pit { side, no }
}

const UNREADABLE: FaultKind = FaultKind::Move(MoveTextError::Unreadable);

#[test]
fn an_unreadable_word_is_named_with_its_place() {
    check(
        "1. 54 11\n2. 3b 55x",
        (2, 4, 2, Side::White, 2, "3b"),
        UNREADABLE,
    );
    check("1. 54 zz", (1, 7, 1, Side::Black, 1, "zz"), UNREADABLE);
    check(
        "1. 54 11\r\n\r\n2. 32 х55",
        (3, 7, 2, Side::Black, 3, "х55"),
        UNREADABLE,
    );
}

#[test]
fn columns_count_characters_not_bytes() {
    check(
        "\u{feff}1. 54 {қазан} 11\t3b",
        (1, 18, 2, Side::White, 2, "3b"),
        UNREADABLE,
    );
    check(
        "{a\nә} 1. 54 3b",
        (2, 10, 1, Side::Black, 1, "3b"),
        UNREADABLE,
    );
}

#[test]
fn an_illegal_move_is_named() {
    let text = "1. 54 43";
    let position = *read_all(text)[0].record.game.position();
    let empty = IllegalMove::Empty {
        pit: pit(Side::Black, 4),
        legal: position.legal_moves(),
    };
    check(
        text,
        (1, 7, 1, Side::Black, 1, "43"),
        FaultKind::Move(MoveTextError::Illegal(empty)),
    );
}

#[test]
fn a_wrong_landing_is_named_with_the_right_one() {
    check(
        "1. 54 11 2. 33",
        (1, 13, 2, Side::White, 2, "33"),
        FaultKind::Move(MoveTextError::WrongLanding {
            from: pit(Side::White, 3),
            landing: pit(Side::Black, 2),
            typed: pit(Side::Black, 3).no,
            row: None,
        }),
    );
}

#[test]
fn an_x_without_a_tuzdyk_is_a_fault() {
    check(
        "1. 54х 11",
        (1, 4, 1, Side::White, 0, "54х"),
        FaultKind::Move(MoveTextError::NotATuzdyk {
            from: pit(Side::White, 5),
            landing: pit(Side::Black, 4),
            limit: None,
        }),
    );
}

#[test]
fn a_kazan_that_fits_neither_way_is_a_fault() {
    check(
        "1. 54(10) 11(10) 2.\n32(21) 55X",
        (2, 1, 2, Side::White, 2, "32(21)"),
        FaultKind::Move(MoveTextError::WrongKazan {
            typed: 21,
            kazan: 22,
            captured: 12,
        }),
    );
}

#[test]
fn the_kazan_at_the_end_is_the_one_before_the_sweep() {
    // White captures 2 and starves Black; the 7 stones in pit 1 are swept.
    let tags = "[FEN \"8,1S/7S,7,1S 80 73 S 40\"]\n";
    let game = |kazan| read_all(&format!("{tags}40. 91({kazan}) 1-0 {{zero}}")).remove(0);
    let read = game(82);
    assert_eq!(read.fault, None);
    assert!(game(81).fault.is_some());
    assert_eq!(read.record.game.position().kazans().white, 82);
    let tags = "[FEN \"8,1S/7S,7,1S 74 79 S 40\"]\n";
    let game = |kazan| read_all(&format!("{tags}40. 91({kazan}) 1-0 {{zero}}")).remove(0);
    for kazan in [76, 2, 83] {
        assert_eq!(game(kazan).fault, None, "{kazan}");
    }
    assert!(game(75).fault.is_some());
    assert_eq!(game(76).record.game.position().kazans().white, 83);
}

#[test]
fn a_move_after_the_end_is_a_fault() {
    let text = "1. 54 11 2. 32 55x 3. 89 35 4. 78 47 5. 67 51 6. 46 12 1-0";
    let game = read_all(text).remove(0);
    let ending = game.record.game.ending();
    assert!(ending.is_some());
    check(
        text,
        (1, 53, 6, Side::Black, 11, "12"),
        FaultKind::MoveAfterEnd { ending },
    );
    check(
        "513583746541",
        (1, 12, 6, Side::Black, 11, "1"),
        FaultKind::MoveAfterEnd { ending },
    );
    check(
        "1. 54 11 1-0 2. 32",
        (1, 17, 2, Side::White, 2, "32"),
        FaultKind::MoveAfterEnd { ending: None },
    );
}

#[test]
fn a_fault_within_a_run_is_the_digit() {
    check("54 11 350", (1, 9, 3, Side::White, 4, "0"), UNREADABLE);
    let fault = fault("5137 22-11");
    assert_eq!((fault.column, fault.token.as_str()), (6, "22-11"));
    assert!(matches!(fault.why, FaultKind::KazansDiffer { .. }));
}

#[test]
fn a_dash_where_nobody_is_passed_over_is_a_fault() {
    check(
        "1. 54 - 2. 32",
        (1, 7, 1, Side::Black, 1, "-"),
        FaultKind::NothingSkipped,
    );
    check(
        "1. - 54",
        (1, 4, 1, Side::White, 0, "-"),
        FaultKind::NothingSkipped,
    );
    // White's empty column before Black's first move is none; a later one is.
    let black = "[FEN \"9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1\"]";
    check(
        &format!("{black}\n1. - 98\n2. - 11"),
        (3, 4, 2, Side::White, 1, "-"),
        FaultKind::NothingSkipped,
    );
}

#[test]
fn other_final_kazans_are_a_fault() {
    check(
        "513 10-22",
        (1, 5, 2, Side::Black, 3, "10-22"),
        FaultKind::KazansDiffer {
            written: BySide {
                white: 10,
                black: 22,
            },
            kazans: BySide {
                white: 22,
                black: 10,
            },
        },
    );
}

#[test]
fn a_wrong_diagram_is_a_fault_in_its_cell() {
    check(
        "1. 76\n 0\n9 9 9 - 10 10 10 10 10\n9 9 9 9 9 9 х 10 10\n10",
        (4, 13, 1, Side::Black, 1, "х"),
        FaultKind::DiagramDiffers(DiagramDifference {
            place: Place::Pit(pit(Side::White, 7)),
            shown: Cell::Tuzdyk,
            there: Cell::Stones(1),
        }),
    );
    check(
        "1. 76\n 0\n9 9 9 - 10 10 10 10 10\n9 9 9 9 9 9 1 10 10\n   9",
        (5, 4, 1, Side::Black, 1, "9"),
        FaultKind::DiagramDiffers(DiagramDifference {
            place: Place::Kazan(Side::White),
            shown: Cell::Stones(9),
            there: Cell::Stones(10),
        }),
    );
}

#[test]
fn a_bad_tag_is_a_fault() {
    check(
        "[White \"A\"]\n[Black B]\n\n1. 54",
        (2, 1, 1, Side::White, 0, "[Black B]"),
        FaultKind::BadTag,
    );
    for tag in [
        "[\"A\"]",
        "[White]",
        "[White \"A]",
        "[White \"A\" b]",
        "[]",
        "[",
    ] {
        assert_eq!(
            fault(&format!("{tag}\n1. 54")).why,
            FaultKind::BadTag,
            "{tag}"
        );
    }
}

#[test]
fn the_head_of_a_faulty_game_is_read_to_its_end() {
    let games = read_all("[White A]\n[Black \"B\"]\n\n1. 54 11\n\n[White \"C\"]\n\n1. 76\n");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].record.tags.get("Black"), Some("B"));
    assert_eq!(games[1].fault, None);
}

#[test]
fn a_text_that_ends_within_something_is_truncated() {
    check(
        "1. 54 11 {and then\n2. 32",
        (1, 10, 2, Side::White, 2, "{"),
        FaultKind::Truncated,
    );
    check(
        "[White \"A\"]\n[Black \"B",
        (2, 1, 1, Side::White, 0, "[Black \"B"),
        FaultKind::Truncated,
    );
    let games = read_all("1. 54 11\n\n[White \"A");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].fault, None);
}

/// The check of the second game, which has the fault.
#[track_caller]
fn check_head(tag: &str, why: FaultKind) {
    let text = format!(
        "[White \"A\"]\n {tag}\n[Black \"B\"]\n\n1. 54 11 1-0\n\n[White \"C\"]\n\n1. 76 98\n"
    );
    let games = read_all(&text);
    assert_eq!(games.len(), 2, "{text}");
    let fault = games[0].fault.as_ref().expect("a fault");
    assert_eq!((fault.line, fault.column, fault.ply), (2, 2, 0), "{text}");
    assert_eq!(fault.why, why, "{text}");
    assert_eq!(games[1].fault, None);
    assert_eq!(games[1].record.game.ply(), 2);
}

#[test]
fn a_head_that_describes_no_game_is_a_fault() {
    check_head("[Game \"Chess\"]", FaultKind::UnknownGame);
    check_head(
        "[Rules \"standard+chess\"]",
        FaultKind::UnknownRules(UnknownRule { index: 1 }),
    );
    check_head(
        "[FEN \"\"]",
        FaultKind::BadPosition(PositionTextError::Empty),
    );
    check_head(
        "[FEN \"9/9 81 80 S 1\"]",
        FaultKind::BadSetup(SetupError::Total {
            total: 161,
            variant: Variant::TOGYZKUMALAK,
        }),
    );
}

#[test]
fn a_head_without_moves_is_checked_too() {
    let fault = fault("[White \"A\"]\n[FEN \"9\"]\n");
    assert_eq!((fault.line, fault.token.as_str()), (2, "9"));
    assert_eq!(
        fault.why,
        FaultKind::BadPosition(PositionTextError::NotTwoRows)
    );
}

#[test]
fn a_thousand_tags_are_enough() {
    use std::fmt::Write;
    let mut text = String::new();
    for number in 1..=1001 {
        writeln!(text, "[T{number} \"\"]").expect("memory");
    }
    let fault = fault(&format!("{text}54"));
    assert_eq!((fault.line, fault.why), (1001, FaultKind::BadTag));
    let fewer = text.replace("[T1001 \"\"]\n", "");
    assert_eq!(read_all(&format!("{fewer}54"))[0].fault, None);
}

#[test]
fn reading_goes_on_with_the_next_game() {
    for (text, faults) in [
        ("54 11\n54 12\n76", &[false, true, false][..]),
        (
            "54 11\n54 1z 11\n76\nz\nzz\n54",
            &[false, true, false, true, false],
        ),
        ("1. 54 12\n2. 11\n\n1. 76 98", &[true, false]),
        ("1. 5z 12 1-0\n1. 76 98", &[true, false]),
        (
            "[White \"A\"]\n1. 54 12\n54 11\n[White \"B\"]\n54",
            &[true, false],
        ),
        ("1. 54 { 11\n\n[White \"B\"]\n54", &[true, false]),
        ("[White A]\n54 11\n76\n[White \"B\"]\n54", &[true, false]),
        ("A headline\n\n[White \"B\"]\n54", &[true, false]),
        (
            "1. 54 11\n[White B]\n54\n[White \"C\"]\n54",
            &[false, true, false],
        ),
    ] {
        let found: Vec<bool> = read_all(text)
            .iter()
            .map(|game| game.fault.is_some())
            .collect();
        assert_eq!(found, faults, "{text}");
    }
}

#[test]
fn junk_is_one_game_with_a_fault_at_ply_0() {
    for text in [
        "Dear sir,\nI have the honour\n\nto be\n",
        "\u{0}\u{1}\u{2}\n\u{fffd}\u{fffd}",
        "<html>\n<body>\n",
        "[nonsense\nmore\n",
        "}}}}\n)",
    ] {
        let games = read_all(text);
        assert_eq!(games.len(), 1, "{text}");
        let fault = games[0].fault.as_ref().expect("a fault");
        assert_eq!((fault.line, fault.column, fault.ply), (1, 1, 0), "{text}");
    }
}

#[test]
fn a_long_token_is_kept_in_part() {
    let junk = "ж".repeat(1000);
    assert_eq!(fault(&junk).token, "ж".repeat(64));
}
