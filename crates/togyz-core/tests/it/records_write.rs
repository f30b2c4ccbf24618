//! What is written, and that it reads back to the same.

use proptest::prelude::*;
use togyz_core::notation::{Comment, DeclaredResult, Notation, Reader, Record, Tags};
use togyz_core::{Ending, Game, Move, Outcome, Rules, Setup, Side};

/// One of the shortest games, which White wins with 82 stones to 15.
const PITS: &str = "51358374654";

fn game(rules: &str, pits: &str) -> Game {
    let rules: Rules = rules.parse().expect("rules");
    play(Game::new(rules), pits)
}

fn game_from(rules: &str, setup: &str, pits: &str) -> Game {
    let rules: Rules = rules.parse().expect("rules");
    let setup = Setup::parse(setup, rules).expect("a position's text");
    play(Game::from_setup(setup).expect("a position"), pits)
}

fn play(mut game: Game, pits: &str) -> Game {
    for pit in pits.bytes() {
        let mv = Move::new(pit - b'0').expect("a digit");
        game.play(mv).expect("a legal move");
    }
    game
}

#[track_caller]
fn read(text: &str) -> Record {
    let mut games = Reader::new(text, Rules::default());
    let game = games.next().expect("a game");
    assert_eq!(game.fault, None, "{text}");
    assert!(games.next().is_none(), "one game: {text}");
    game.record
}

/// What a record says, apart from how it is written: the game's start, moves,
/// end, and everything around it.
type Content<'a> = (
    Setup,
    Vec<Move>,
    Setup,
    Option<Ending>,
    Option<Outcome>,
    &'a [Comment],
);

fn content(record: &Record) -> Content<'_> {
    let game = &record.game;
    (
        *game.start(),
        game.played().iter().map(|played| played.mv).collect(),
        game.setup(),
        game.ending(),
        record.outcome(),
        &record.comments,
    )
}

/// Writes the record in every notation and reads it back.
#[track_caller]
fn check_round_trips(record: &Record) {
    for notation in Notation::ALL {
        let text = record.to_text(notation);
        let again = read(&text);
        assert_eq!(content(&again), content(record), "{text}");
        for (name, value) in record.tags.iter() {
            if !["Result", "Score", "Termination", "FEN", "Game", "Rules"].contains(&name) {
                assert_eq!(again.tags.get(name), Some(value), "{text}");
            }
        }
        assert_eq!(again.contradictions(), [], "{text}");
        assert_eq!(again.to_text(notation), text);
    }
}

fn comment(ply: usize, text: &str) -> Comment {
    let text = text.to_owned();
    Comment { ply, text }
}

#[test]
fn tgk_has_one_row_for_each_full_move() {
    let mut record = Record::new(game("standard", PITS));
    record.tags = Tags::from_iter([("Event", "Cup"), ("white", "A \"a\" \\"), ("Count", "2")]);
    record.comments = vec![
        comment(0, "before"),
        comment(1, "a } b"),
        comment(11, "end"),
    ];
    assert_eq!(
        record.to_tgk(),
        r#"[White "A \"a\" \\"]
[Black "?"]
[Result "1-0"]
[Date "?"]
[Event "Cup"]
[Round "?"]
[Site "?"]
[Count "2"]
[Game "Togyzkumalak"]
[Rules "standard"]
[Score "82-15"]

{before}
1. 54 {a ) b} 11
2. 32 55x
3. 89 35
4. 78 47
5. 67 51
6. 46 {end}
1-0
"#
    );
}

#[test]
fn playok_gives_the_kazan_at_captures_and_wraps_lines() {
    let text = Record::new(game("standard", PITS)).to_playok();
    assert!(
        text.ends_with(
            "\n\n1. 54(10) 11(10) 2. 32(22) 55X 3. 89(34) 35 4. 78(48) 47 5.\n67(64) 51 6. 46(82) 1-0\n"
        ),
        "{text}"
    );
    assert!(text.lines().all(|line| line.len() <= 63));
}

#[test]
fn other_notations_than_tgk_have_only_the_tags_of_the_record() {
    let mut record = Record::new(game("standard", "7968"));
    for notation in [Notation::PlayOk, Notation::PlayStrategy] {
        record.tags = Tags::default();
        let text = record.to_text(notation);
        assert!(text.starts_with("[Result \"*\"]\n\n1. "), "{text}");
        record.tags = Tags::from_iter([("Site", "Astana"), ("Black", "B"), ("Round", "?")]);
        let text = record.to_text(notation);
        let tags = "[Black \"B\"]\n[Result \"*\"]\n[Round \"?\"]\n[Site \"Astana\"]\n\n1. ";
        assert!(text.starts_with(tags), "{text}");
    }
}

#[test]
fn playok_says_zero_after_an_atsyrau_only() {
    let starved = game_from("standard", "9/7,1S,1 81 80 S 40", "8");
    let text = Record::new(starved).to_playok();
    assert!(text.ends_with("\n40. 89 1-0 {zero}\n"), "{text}");
    // The total before the sweep.
    let swept = game_from("standard", "8,1S/7S,7,1S 74 79 S 40", "9");
    let text = Record::new(swept).to_playok();
    assert!(text.ends_with("\n40. 91(76) 1-0 {zero}\n"), "{text}");
}

#[test]
fn playstrategy_names_squares() {
    let text = Record::new(game("standard", PITS)).to_playstrategy();
    let end = "\n\n1. e1f2 i2a1 2. c1h2 e2e1 3. h1a2 g2e1 4. g1b2 f2c2 5. f1c2\ne2a1 6. d1d2 1-0\n";
    assert!(text.ends_with(end), "{text}");
}

#[test]
fn the_start_is_written_where_it_is_not_the_usual_one() {
    let black = "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1";
    let record = Record::new(game_from("standard", black, "96"));
    let text = record.to_tgk();
    assert!(text.contains(&format!("[FEN \"{black}\"]\n")), "{text}");
    assert!(text.contains("\n1... 98\n2. 66\n"), "{text}");
    check_round_trips(&record);
    assert!(!Record::new(game("standard", "75")).to_tgk().contains("FEN"));
    // The usual position with another number is another start.
    let later = Setup::start(Rules::default())
        .to_string()
        .replace("S 1", "S 65535");
    check_round_trips(&Record::new(game_from("standard", &later, "75")));
}

#[test]
fn a_skipped_ply_is_written_as_a_dash() {
    let starved = "1,t,7/t,7,24S 62 76 N 60";
    let record = Record::new(game_from("extra-move", starved, "9193"));
    let text = record.to_tgk();
    assert!(text.contains("\n60... -\n61. 95 12\n62. 91 34\n"), "{text}");
    check_round_trips(&record);
    // White passed over, at the start.
    let turned = "24S,7,t/7,t,1 76 62 S 60";
    let record = Record::new(game_from("extra-move", turned, "919"));
    let text = record.to_tgk();
    assert!(text.contains("\n60. - 95\n61. 12 91\n"), "{text}");
    check_round_trips(&record);
}

#[test]
fn a_skipped_ply_after_the_last_move_is_written_too() {
    // White's last stone moves on in its row; Black has none.
    for (setup, row) in [
        ("1,t,7/t,6,1S,23S 62 76 S 60", "\n60. 89 -\n"),
        ("23S,1S,6,t/7,t,1 76 62 N 60", "\n60... 89\n61. -\n"),
    ] {
        let record = Record::new(game_from("extra-move", setup, "8"));
        assert_eq!(record.game.ending(), None);
        let text = record.to_tgk();
        assert!(text.contains(row), "{text}");
        check_round_trips(&record);
    }
}

#[test]
fn every_variant_and_rule_survives() {
    for (rules, pits) in [
        ("bestemshe", "51"),
        ("qozdatu+play-on", "71"),
        ("standard+extra-move+play-on+claim", PITS),
        ("bestemshe+extra-move", ""),
        ("6x4-no-tuzdyk+claim", "61"),
        ("4x9", "41"),
    ] {
        let mut record = Record::new(game(rules, pits));
        check_round_trips(&record);
        // A tag that may mean the game does not outweigh the game.
        record.tags.set("Variant", "Qozdatu");
        check_round_trips(&record);
    }
}

#[test]
fn endings_that_the_moves_do_not_show_survive() {
    let unfinished = || game("standard+claim", "51");
    let mut resigned = unfinished();
    resigned.resign(Side::Black).expect("goes on");
    let mut late = unfinished();
    late.lose_on_time(Side::White).expect("goes on");
    let mut agreed = unfinished();
    agreed.agree_draw().expect("goes on");
    // Two stones run around the board twice.
    let pits: String = "112233445566778899".repeat(2);
    let mut repeated = game_from("claim", "8,1S/1S,8 80 80 S 1", &pits);
    repeated.claim_repetition().expect("the third time");
    for (game, termination) in [
        (resigned, "resignation"),
        (late, "time"),
        (agreed, "agreement"),
        (repeated, "repetition"),
    ] {
        let record = Record::new(game);
        let line = format!("[Termination \"{termination}\"]\n");
        assert!(record.to_tgk().contains(&line));
        check_round_trips(&record);
    }
}

#[test]
fn a_termination_that_is_not_the_games_own_is_not_written() {
    let mut record = Record::new(game("standard", "51"));
    record.tags.set("Termination", "resignation");
    record.declared = DeclaredResult::parse("1-0");
    assert!(!record.to_tgk().contains("Termination"));
    check_round_trips(&record);
    let mut over = Record::new(game("standard", PITS));
    over.tags.set("Termination", "atsyrau");
    assert!(!over.to_tgk().contains("Termination"));
    over.tags.set("Termination", "82");
    assert!(over.to_tgk().contains("[Termination \"82\"]\n"));
    record.tags.set("Termination", "the light went out");
    assert!(
        record
            .to_tgk()
            .contains("[Termination \"the light went out\"]\n")
    );
    check_round_trips(&record);
}

#[test]
fn quotes_and_brackets_in_tags_survive() {
    let mut record = Record::new(game("standard", "51"));
    for value in [r#"a "] b"#, r#"a "] b"#, r"a", r#"""#, r#"[A "b"]"#] {
        record.tags.set("Event", value);
        check_round_trips(&record);
    }
}

#[test]
fn the_result_that_counts_is_written() {
    let mut record = Record::new(game("standard", PITS));
    record.tags.set("Result", "0-1");
    assert!(record.to_tgk().contains("[Result \"1-0\"]\n"));
    let mut open = Record::new(game("standard", "51"));
    assert!(open.to_tgk().ends_with("\n*\n"));
    open.tags.set("Result", "½:½");
    assert!(open.to_tgk().contains("[Result \"1/2-1/2\"]\n"));
    check_round_trips(&open);
}

#[test]
fn several_records_can_stand_in_one_text() {
    let records = [
        game("standard", ""),
        game("bestemshe", "51"),
        game("standard", PITS),
    ];
    for notation in Notation::ALL {
        let text: String = records
            .iter()
            .map(|game| Record::new(game.clone()).to_text(notation))
            .collect();
        let games: Vec<_> = Reader::new(&text, Rules::default()).collect();
        assert_eq!(games.len(), records.len(), "{text}");
        for (read, game) in games.iter().zip(&records) {
            assert_eq!(read.fault, None);
            assert_eq!(read.record.game.setup(), game.setup());
        }
    }
}

/// A game of random moves: each number chooses among the legal ones.
fn random_game(rules: Rules, choices: &[usize]) -> Game {
    let mut game = Game::new(rules);
    for choice in choices {
        let moves: Vec<Move> = game.position().legal_moves().iter().collect();
        if moves.is_empty() {
            break;
        }
        game.play(moves[choice % moves.len()])
            .expect("a legal move");
    }
    game
}

proptest! {
    #[test]
    fn every_record_reads_back_to_the_same(
        rules in prop::sample::select(vec![
            "standard", "extra-move", "play-on+claim", "bestemshe", "qozdatu+extra-move",
        ]),
        choices in prop::collection::vec(0_usize..100, 0..300),
        tags in prop::collection::vec(("[A-Z][A-Za-z_]{6,9}", "[^\\x00-\\x1f]*"), 0..6),
        notes in prop::collection::vec((0_usize..40, "[^}]*"), 0..6),
        result in prop::sample::select(vec!["1-0", "0-1", "1/2-1/2", "*"]),
    ) {
        let game = random_game(rules.parse().expect("rules"), &choices);
        let mut comments: Vec<Comment> = notes
            .iter()
            .map(|(ply, text)| comment((*ply).min(game.ply()), text))
            .collect();
        comments.sort_by_key(|comment| comment.ply);
        let record = Record {
            tags: tags.into_iter().collect(),
            game,
            comments,
            declared: DeclaredResult::parse(result),
        };
        check_round_trips(&record);
    }

    #[test]
    fn whatever_stands_in_tags_and_comments_does_no_harm(
        name in any::<String>(),
        value in any::<String>(),
        note in any::<String>(),
    ) {
        let mut record = Record::new(game("standard", "513"));
        record.tags.set(name, value);
        record.comments.push(comment(2, &note));
        for notation in Notation::ALL {
            let again = read(&record.to_text(notation));
            prop_assert_eq!(again.game.setup(), record.game.setup());
            prop_assert_eq!(again.comments.len(), 1);
        }
    }
}
