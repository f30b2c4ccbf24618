//! Records that come in pieces are read as those of a whole text.

use proptest::prelude::*;
use togyz_core::notation::{Feed, Notation, ReadGame, Reader, Record};
use togyz_core::{Game, Rules};

use crate::random::Random;
use crate::records_junk::PIECES;

/// Reads `text` in one and in pieces of the lengths, again and again.
#[track_caller]
fn check(text: &str, lengths: &[usize]) {
    let whole: Vec<ReadGame> = Reader::new(text, Rules::default()).collect();
    let mut games = Vec::new();
    let mut feed = Feed::new(Rules::default());
    let mut rest = text;
    for length in lengths.iter().cycle() {
        let mut at = (*length).min(rest.len());
        while !rest.is_char_boundary(at) {
            at += 1;
        }
        let (piece, after) = rest.split_at(at);
        feed.push(piece, |game| games.push(game));
        rest = after;
        if rest.is_empty() {
            break;
        }
    }
    feed.finish(|game| games.push(game));
    for (in_pieces, in_one) in games.iter().zip(&whole) {
        assert_eq!(in_pieces, in_one);
    }
    assert_eq!(games.len(), whole.len());
}

fn random_record(random: &mut Random) -> String {
    let rules = ["standard", "extra-move", "bestemshe", "qozdatu+play-on"];
    let rules: Rules = rules[random.below(4)].parse().expect("rules");
    let mut game = Game::new(rules);
    for _ in 0..random.below(150) {
        let Some(mv) = random.choose(game.position().legal_moves()) else {
            break;
        };
        game.play(mv).expect("a legal move");
    }
    let mut record = Record::new(game);
    record.tags.set("White", "Ақ {");
    record.to_text(Notation::ALL[random.below(3)])
}

#[test]
fn many_records_are_the_same_in_pieces() {
    let mut random = Random::new(7);
    for end in ["\n", "\r\n", "\r"] {
        let mut text = String::from("\u{feff}");
        while text.len() < 300_000 {
            text.push_str(&random_record(&mut random));
            if random.below(3) == 0 {
                text.push_str("\n{a comment\n\n[White \"?\"] in\n several lines}\n");
            }
        }
        let text = text.replace('\n', end);
        check(&text, &[1]);
        check(&text, &[1000, 7, 40_000]);
        check(&text, &[usize::MAX]);
    }
}

#[test]
fn lists_of_pits_are_the_same_in_pieces() {
    check(&"76 98 66\n5135\n".repeat(10_000), &[4096]);
}

#[test]
fn a_diagram_across_the_end_of_a_piece_belongs_to_its_game() {
    let game = "[A \"\"]\n1. 76 98\n\n10\n9 9 9 1 10 10 10 10 10\n0 0\n1-0\n\n";
    for space in 0..200 {
        check(
            &format!("{}{}", "\n".repeat(space), game.repeat(700)),
            &[512],
        );
    }
}

/// Bytes that no game needs.
fn held(feed: &Feed) -> usize {
    format!("{feed:?}").len()
}

#[test]
fn a_game_without_end_is_cut_and_does_not_fill_the_memory() {
    for piece in [
        "76 98 ",
        "x",
        "{",
        "{ ",
        "; {\n",
        "[A \"\"]\n",
        "\n",
        "1. 76\n",
    ] {
        let text = piece.repeat(100_000 / piece.len());
        let mut feed = Feed::new(Rules::default());
        let mut games = 0;
        for round in 0..50 {
            feed.push(&text, |_| games += 1);
            if round % 10 > 0 {
                continue;
            }
            // What is escaped takes two bytes.
            assert!(held(&feed) < 3 * Feed::MOST_HELD, "{piece:?}");
        }
        feed.finish(|_| games += 1);
        let says_nothing = ["\n", "; {\n"].contains(&piece);
        assert_eq!(games == 0, says_nothing, "{piece:?}");
    }
}

/// Once a letter of two bytes, where there was room for one, was waited for
/// without end.
#[test]
fn a_wide_letter_at_the_limit_stops_nothing() {
    for blanks in 0..4 {
        let comment = "қ".repeat(Feed::MOST_HELD);
        let text = format!("1. 76 {}{{{comment}}} 98\n", " ".repeat(blanks));
        let mut games = 0;
        let mut feed = Feed::new(Rules::default());
        feed.push(&text, |_| games += 1);
        feed.finish(|_| games += 1);
        assert!(games > 0);
    }
}

#[test]
fn reading_goes_on_after_a_game_that_was_cut() {
    let long = format!("1. 76 {{{}", "no end\n".repeat(400_000));
    let text = format!("{long}}} 98\n\n[White \"A\"]\n1. 76 98 2. 66\n");
    let mut games = Vec::new();
    let mut feed = Feed::new(Rules::default());
    feed.push(&text, |game| games.push(game));
    feed.finish(|game| games.push(game));
    let last = games.pop().expect("games");
    assert_eq!(last.line, text.lines().count() - 1);
    assert_eq!(last.record.tags.get("White"), Some("A"));
    assert_eq!((last.record.game.ply(), last.fault), (3, None));
    assert!(games.iter().all(|game| game.fault.is_some()));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_mixture_of_pieces_is_the_same_in_pieces(
        seed in any::<u64>(),
        lengths in prop::collection::vec(1..30_000_usize, 1..4),
    ) {
        let mut random = Random::new(seed);
        let mut text = String::new();
        while text.len() < 60_000 {
            match random.below(40) {
                0 => text.push_str(&random_record(&mut random)),
                1 => text.push_str("}\n"),
                _ => text.push_str(PIECES[random.below(PIECES.len())]),
            }
            text.push_str(["", " ", "\n"][random.below(3)]);
        }
        check(&text, &lengths);
    }
}
