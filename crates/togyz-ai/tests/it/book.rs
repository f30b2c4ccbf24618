//! The book of openings.

use std::collections::BTreeSet;

use togyz_ai::{Book, BookError};
use togyz_core::{Game, Move, PitNo, Position, Rules};

const START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S";

fn mv(number: u8) -> Move {
    Move(PitNo::new(number).expect("a pit"))
}

#[test]
fn good_moves_are_played_now_this_one_now_that() {
    let text =
        format!("# two good moves and two that lose too much\n\n{START} 7=40 6=35 2=-111 1=-200\n");
    let book = Book::parse(&text).expect("a book");
    let game = Game::new(Rules::default());
    let chosen: BTreeSet<Move> = (0..100)
        .filter_map(|seed| book.choose(&game, seed))
        .map(|known| known.mv)
        .collect();
    assert_eq!(chosen, BTreeSet::from([mv(6), mv(7)]));
    assert_eq!(book.choose(&game, 5), book.choose(&game, 5));
}

#[test]
fn a_book_knows_nothing_of_other_positions_and_rules() {
    let book = Book::parse(&format!("{START} 7=40")).expect("a book");
    let start = Position::start(Rules::default());
    assert_eq!(book.moves(&start).len(), 1);
    assert!(book.moves(&start.after(mv(7))).is_empty());
    let other: Rules = "bestemshe".parse().expect("rules");
    assert!(book.moves(&Position::start(other)).is_empty());
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    let check = |line: &str| {
        let text = format!("# a comment\n{START} 7=40\n{line}\n");
        let error = Book::parse(&text).expect_err(line);
        assert_eq!(error, BookError { line: 3 }, "{line}");
    };
    check("nonsense");
    check(START);
    check("9S,9S/9S,9S 0 0 S 7=40");
    check(&format!("{START} 7=x"));
    check(&format!("{START} 10=3"));
    check(&format!("{START} 7"));
    // The best move comes first.
    check(&format!("{START} 7=10 6=20"));
    // An empty pit cannot be played.
    check("10S,10S,10S,10S,10S,10S,10S,10S,1S/1,9S,9S,9S,9S,9S,9S,9S,9S 8 1 S 1=5");
}

#[test]
fn the_book_of_the_program_can_be_read() {
    let start = Position::start(Rules::default());
    let moves = Book::embedded().moves(&start);
    assert_eq!(moves.len(), 9, "all first moves have a value");
}
