//! Which texts are read, and as what.

use togyz_core::notation::{
    Comment, Contradiction, DeclaredResult, ReadGame, Reader, Record, ResultPlace,
};
use togyz_core::{BySide, Outcome, Reason, Rules, Side, Variant};

/// One of the shortest games, which White wins with 82 stones to 15.
const PITS: &str = "51358374654";
const TGK: &str = "1. 54 11\n2. 32 55x\n3. 89 35\n4. 78 47\n5. 67 51\n6. 46";

fn read_all(text: &str) -> Vec<ReadGame> {
    Reader::new(text, Rules::default()).collect()
}

/// The only record of a text, which has no fault.
#[track_caller]
fn read(text: &str) -> Record {
    let mut games = read_all(text);
    let game = games.pop().expect("a game");
    assert_eq!(game.fault, None, "{text}");
    assert!(games.is_empty(), "more than one game in {text}");
    game.record
}

fn pits(record: &Record) -> String {
    let played = record.game.played().iter();
    played.map(|played| played.mv.to_string()).collect()
}

/// The text is one game with these pits.
#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(pits(&read(text)), expected, "{text}");
}

/// The text is these games, each without a fault.
#[track_caller]
fn check_games(text: &str, expected: &[&str]) {
    let games = read_all(text);
    for game in &games {
        assert_eq!(game.fault, None, "{text}");
    }
    let found: Vec<String> = games.iter().map(|game| pits(&game.record)).collect();
    assert_eq!(found, expected, "{text}");
}

fn comments(record: &Record) -> Vec<(usize, &str)> {
    let comments = record.comments.iter();
    comments
        .map(|Comment { ply, text }| (*ply, text.as_str()))
        .collect()
}

#[test]
fn every_notation_is_told_apart_by_replaying() {
    for text in [
        TGK,
        "51358374654",
        "5 1 3 5 8 3 7 4 6 5 4",
        "5,1,3,5,8,3,7,4,6,5,4",
        "54 11 32 55 89 35 78 47 67 51 46",
        "513 5837 4654 82-15",
        "54 1 32 5x 8 374 67 5 46",
        "1. 54(10) 11(10) 2. 32(22) 55X 3. 89(34) 35 4. 78(48) 47 5.\n67(64) 51 6. 46(82) 1-0",
        "1. 54(10) 11(10) 2. 32(12) 55X 3. 89(12) 35 4. 78(14) 47 5.\n67(16) 51 6. 46(18)",
        "e1f2 i2a1 c1h2 e2e1 h1a2 g2e1 g1b2 f2c2 f1c2 e2a1 d1d2",
        "1. e1f2 i2a1 2. c1h2 e2e1 3. h1a2 g2e1 4. g1b2 f2c2 5. f1c2 e2a1 6. d1d2 1-0",
        "1. 5-4 1-1\n2. 3-2 5-5х\n3. 8-9 3-5\n4. 7-8 4-7\n5. 6-7 5-1\n6. 4-6",
    ] {
        check(text, PITS);
    }
}

#[test]
fn signs_that_say_nothing_are_passed_over() {
    for text in [
        "1.54 11 2.32 55x 3.89 35 4.78 47 5.67 51 6.46",
        "1. 54! 11?! 2. 32 $1 55x!! 3. 89 ! 35 ... 4. 78 4... 47 5. 67 5… 51 6. 46",
        "1. 54 1... 11 2. 32 2... 55x 3. 89 35 4. 78 47 5. 67 51 6. 46",
        "\u{feff}1.\u{a0}54\u{a0}11\t2. 32 55x 3. 89 35 4. 78 47 5. 67 51 6. 46 1-0",
        "1. 54 11 2. 32 55x 3. 89 35 4. 78 47 5. 67 51 6. 46 1-0",
    ] {
        check(text, PITS);
    }
}

#[test]
fn line_ends_of_every_system_are_the_same() {
    let text = format!("[White \"A\"]\n\n{TGK}\n1-0\n\n[White \"B\"]\n\n{TGK}\n");
    for ending in ["\n", "\r\n", "\r"] {
        let games = read_all(&text.replace('\n', ending));
        assert_eq!(games.len(), 2);
        assert_eq!((games[0].line, games[1].line), (1, 11));
        for game in games {
            assert_eq!(game.fault, None);
            assert_eq!(pits(&game.record), PITS);
        }
    }
}

#[test]
fn two_digits_are_source_and_landing_and_three_a_run() {
    check("54", "5");
    check("513", "513");
    check("54 1", "51");
}

#[test]
fn without_tags_and_numbers_each_line_is_a_game() {
    check_games("54 11\n\n7 5\n513\n54 1-0\n", &["51", "75", "513", "5"]);
    check_games("51358374654 82-15\r\n51358374654 82-15", &[PITS, PITS]);
}

#[test]
fn numbered_games_without_tags_start_with_number_1() {
    check_games("1. 54 11\n2. 32\n\n1. 76 98\n", &["513", "79"]);
    check_games("1. 54 11 2. 32 1. 76 98 1-0 1. 54", &["513", "79", "5"]);
}

#[test]
fn a_game_ends_with_its_result() {
    check_games("1. 54 11 1-0\n1. 76", &["51", "7"]);
    check_games("54 11 1-0 76 1/2-1/2 98 *", &["51", "7", "9"]);
    check_games("[White \"A\"]\n54 11 1-0\n76 98", &["51", "79"]);
}

#[test]
fn a_tag_after_moves_starts_a_game() {
    check_games(
        "[White \"A\"]\n1. 54 11\n[White \"B\"]\n1. 76",
        &["51", "7"],
    );
    check_games("1. 54 11 [White \"B\"] 1. 76", &["51", "7"]);
}

#[test]
fn a_head_without_moves_is_a_game_too() {
    let games = read_all("[White \"A\"]\n[Result \"0-1\"]\n\n[White \"B\"]\n\n54\n");
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].record.tags.get("White"), Some("A"));
    assert_eq!(games[0].record.outcome(), Some(Outcome::Win(Side::Black)));
    assert_eq!(games[1].record.tags.get("White"), Some("B"));
    // A blank line within one head changes nothing.
    check_games("[White \"A\"]\n\n[Black \"B\"]\n\n54\n", &["5"]);
}

#[test]
fn lines_wrap_anywhere_between_tokens() {
    let tokens: Vec<&str> = TGK.split_whitespace().collect();
    for place in 1..tokens.len() {
        let (before, after) = tokens.split_at(place);
        let text = format!("{}\n{} 1-0", before.join(" "), after.join("\n\n"));
        check(&text, PITS);
    }
}

#[test]
fn results_have_many_spellings() {
    for (text, outcome) in [
        ("1-0", Some(Outcome::Win(Side::White))),
        ("1 - 0", Some(Outcome::Win(Side::White))),
        ("1:0", Some(Outcome::Win(Side::White))),
        ("1–0", Some(Outcome::Win(Side::White))),
        ("0-1", Some(Outcome::Win(Side::Black))),
        ("0 : 1", Some(Outcome::Win(Side::Black))),
        ("1/2-1/2", Some(Outcome::Draw)),
        ("1/2 - 1/2", Some(Outcome::Draw)),
        ("½-½", Some(Outcome::Draw)),
        ("½ — ½", Some(Outcome::Draw)),
        ("0,5-0,5", Some(Outcome::Draw)),
        ("0,5 - 0,5", Some(Outcome::Draw)),
        ("0.5-0.5", Some(Outcome::Draw)),
        ("*", None),
    ] {
        let written = text.to_owned();
        let expected = Some(DeclaredResult { outcome, written });
        for game in [format!("1. 54 11\n{text}\n"), format!("54 11 {text}")] {
            let record = read(&game);
            assert_eq!(pits(&record), "51", "{text}");
            assert_eq!(record.declared, expected);
            assert_eq!(record.outcome(), outcome);
        }
        let record = read(&format!("[Result \"{text}\"]\n54 11"));
        assert_eq!(record.tag_result(), expected);
        assert_eq!(record.declared, None);
        assert_eq!(record.outcome(), outcome);
    }
    for text in ["1-1", "0-0", "1", "", "1-0 x", "2-0", "draw"] {
        assert_eq!(DeclaredResult::parse(text), None, "{text}");
    }
}

#[test]
fn the_moves_decide_the_result_and_contradictions_are_told() {
    let record = read(&format!("[Result \"0-1\"]\n{TGK}\n1/2-1/2"));
    let outcome = Outcome::Win(Side::White);
    assert_eq!(record.outcome(), Some(outcome));
    let differs = |place, declared| Contradiction::Result {
        place,
        declared,
        outcome,
    };
    assert_eq!(
        record.contradictions(),
        [
            differs(ResultPlace::AfterMoves, Outcome::Draw),
            differs(ResultPlace::Tag, Outcome::Win(Side::Black)),
        ]
    );
}

#[test]
fn the_result_after_the_moves_counts_more_than_the_tag() {
    let record = read("[Result \"0-1\"]\n1. 54 11 1-0");
    let outcome = Outcome::Win(Side::White);
    assert_eq!(record.outcome(), Some(outcome));
    assert_eq!(
        record.contradictions(),
        [Contradiction::Result {
            place: ResultPlace::Tag,
            declared: Outcome::Win(Side::Black),
            outcome,
        }]
    );
    let unknown = read("[Result \"0-1\"]\n1. 54 11 *");
    assert_eq!(unknown.outcome(), Some(Outcome::Win(Side::Black)));
    assert_eq!(unknown.contradictions(), []);
}

#[test]
fn a_score_in_the_tags_that_differs_is_told() {
    let record = read(&format!("[Score \"82 : 14\"]\n{TGK}"));
    assert_eq!(
        record.contradictions(),
        [Contradiction::Score {
            declared: BySide {
                white: 82,
                black: 14
            },
            kazans: BySide {
                white: 82,
                black: 15
            },
        }]
    );
    assert_eq!(
        read(&format!("[Score \"82-15\"]\n{TGK}")).contradictions(),
        []
    );
}

#[test]
fn comments_stay_with_the_ply_they_follow() {
    let record = read(
        "{first} [White \"A\"]\n{second\nline}\n1. 54 {a} {b} 11; to the end 2. 32\n2. 32{c}55x {d} 1-0 {e}",
    );
    assert_eq!(pits(&record), "5135");
    assert_eq!(
        comments(&record),
        [
            (0, "first"),
            (0, "second\nline"),
            (1, "a"),
            (1, "b"),
            (2, " to the end 2. 32"),
            (3, "c"),
            (4, "d"),
            (4, "e"),
        ]
    );
}

#[test]
fn zero_after_the_result_is_no_comment_where_atsyrau_ended_the_game() {
    let tags = "[FEN \"9/7,1S,1 81 80 S 1\"]\n";
    let record = read(&format!("{tags}1. 89 1-0 {{zero}}"));
    let ending = record.game.ending().expect("an end");
    assert_eq!(ending.reason, Reason::Atsyrau);
    assert_eq!(comments(&record), []);
    assert_eq!(comments(&read("1. 54 11 1-0 {zero}")), [(2, "zero")]);
    assert_eq!(
        comments(&read(&format!("{tags}1. 89 {{zero}} 1-0"))),
        [(1, "zero")]
    );
}

#[test]
fn tags_may_be_written_loosely() {
    let record =
        read("[ WHITE  \"A\" ][black \"B \\\"b\\\" \\\\\"]\n[Event \"Cup \"Altyn\" 1\"]\n54");
    assert_eq!(record.tags.get("White"), Some("A"));
    assert_eq!(record.tags.get("Black"), Some("B \"b\" \\"));
    assert_eq!(record.tags.get("EVENT"), Some("Cup \"Altyn\" 1"));
    let names: Vec<&str> = record.tags.iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["WHITE", "black", "Event"]);
}

#[test]
fn the_tags_say_which_game_it_is() {
    let rules = |text: &str| read(text).game.rules();
    let bestemshe = Rules::of(Variant::BESTEMSHE);
    assert_eq!(rules("[Game \"Bestemshe\"]\n5"), bestemshe);
    assert_eq!(
        rules("[game \"bestemshe\"]\n[rules \"standard\"]\n5"),
        bestemshe
    );
    assert_eq!(rules("[Rules \"bestemshe\"]\n5"), bestemshe);
    for name in [
        "Togyzkumalak",
        "Toguz korgool",
        "Toguz-Kumalak",
        "Тоғызқұмалақ",
        "?",
        "",
    ] {
        assert_eq!(rules(&format!("[Game \"{name}\"]\n5")), Rules::default());
    }
    let extra_move: Rules = "extra-move".parse().unwrap();
    assert_eq!(rules("[Rules \"extra-move\"]\n5"), extra_move);
    // PlayStrategy's name for the tag; other programs mean other things by it.
    assert_eq!(rules("[Variant \"Bestemshe\"]\n5"), bestemshe);
    assert_eq!(rules("[Variant \"Standard\"]\n5"), Rules::default());
}

#[test]
fn the_given_rules_hold_where_the_tags_are_silent() {
    let given: Rules = "bestemshe+play-on".parse().unwrap();
    let rules = |text: &str| {
        let game = Reader::new(text, given).next().expect("a game");
        assert_eq!(game.fault, None, "{text}");
        game.record.game.rules()
    };
    assert_eq!(rules("5"), given);
    assert_eq!(rules("[White \"A\"]\n5"), given);
    assert_eq!(
        rules("[Game \"Qozdatu\"]\n7").to_string(),
        "qozdatu+play-on"
    );
    assert_eq!(rules("[Rules \"claim\"]\n5").to_string(), "bestemshe+claim");
}

#[test]
fn a_game_may_start_from_a_position() {
    let record = read("[FEN \"9/8,1S 81 80 S 30\"]\n\n30. 91 1-0");
    assert_eq!(record.game.start().number, 30);
    assert_eq!(record.game.ply(), 1);
    let black = "[FEN \"9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1\"]\n";
    for moves in [
        "1... 98 2. 66",
        "1. - 98 2. 66",
        "1. ... 98 2. 66",
        "1. 98 66",
        "98 66",
    ] {
        check(&format!("{black}{moves}"), "96");
    }
}

#[test]
fn a_dash_stands_for_a_skipped_ply() {
    let tags = "[Rules \"extra-move\"]\n[FEN \"1,t,7/t,7,24S 62 76 N 60\"]\n\n";
    for moves in [
        "60... -\n61. 95 12\n62. 91 34",
        "60. - 61. 95 12 62. 91 34",
        "61. 95 12 62. 91 34",
        "60... – 61. 95 12 62. 91 34",
    ] {
        check(&format!("{tags}{moves}"), "9193");
    }
}

#[test]
fn a_named_ending_that_the_moves_do_not_show_is_part_of_the_game() {
    let ending = |tags: &str, moves: &str| {
        let record = read(&format!("{tags}\n{moves}"));
        let ending = record.game.ending()?;
        Some((ending.reason, ending.outcome))
    };
    let white = Outcome::Win(Side::White);
    let resigned = "[Termination \"resignation\"]\n";
    assert_eq!(
        ending(resigned, "54 11 1-0"),
        Some((Reason::Resignation, white))
    );
    assert_eq!(
        ending("[Termination \"Time\"]", "54 1-0"),
        Some((Reason::Time, white))
    );
    assert_eq!(
        ending("[Termination \"agreement\"]\n[Result \"1/2-1/2\"]", "54"),
        Some((Reason::Agreement, Outcome::Draw))
    );
    // Nobody knows who, or the moves say otherwise.
    assert_eq!(ending(resigned, "54 11 *"), None);
    assert_eq!(ending(resigned, "54 11 1/2-1/2"), None);
    assert_eq!(ending("[Termination \"repetition\"]", "54 1/2-1/2"), None);
    assert_eq!(ending(resigned, TGK), Some((Reason::Majority, white)));
}

#[test]
fn kazans_after_a_run_are_checked_and_end_nothing() {
    check("513 22-10 58374654 82:15", PITS);
}

#[test]
fn a_diagram_may_stand_among_the_moves() {
    // After 1. 76, the number of stones in each pit.
    let diagram = "  0\n9\t9 9 1 - 10 10 10 10\n9 9 9 9 9 9 1 10 10\n 10  \n";
    let here = diagram.replace("9\t9 9 1 - 10 10 10 10", "9\t9 9 - 10 10 10 10 10");
    check(&format!("1. 76\n{here}98\n2. 66"), "796");
    check(
        &format!("1. 76\n{}1... 98\n2. 66", here.replace('\n', "\r\n")),
        "796",
    );
    assert!(read_all(&format!("1. 76\n{diagram}"))[0].fault.is_some());
}

#[test]
fn nothing_in_a_text_is_no_game() {
    for text in [
        "",
        " \r\n\t\n",
        "\u{feff}",
        "{a comment}",
        "; a line",
        "!? $3 ...",
        "1. 2. 3.",
    ] {
        assert!(read_all(text).is_empty(), "{text:?}");
    }
}
