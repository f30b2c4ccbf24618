//! Texts that nobody meant to be records.

use std::fmt::Write;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use togyz_core::notation::{Notation, ReadGame, Reader, Record};
use togyz_core::{Game, Move, Rules};

/// Reads everything and checks what holds for any text.
fn read_all(text: &str) -> Vec<ReadGame> {
    let lines = 1 + text.matches(['\n', '\r']).count();
    let mut games = Vec::new();
    let mut last_line = 1;
    for game in Reader::new(text, Rules::default()) {
        assert!((last_line..=lines).contains(&game.line), "{text:?}");
        last_line = game.line;
        if let Some(fault) = &game.fault {
            assert_eq!(fault.ply, game.record.game.ply(), "{text:?}");
            assert!((game.line..=lines).contains(&fault.line), "{text:?}");
            assert!(fault.column >= 1, "{text:?}");
            // The place is the token's.
            let text = text.strip_prefix('\u{feff}').unwrap_or(text);
            let unified = text.replace("\r\n", "\n").replace('\r', "\n");
            let line = unified.split('\n').nth(fault.line - 1).expect("a line");
            let rest: String = line.chars().skip(fault.column - 1).collect();
            let is_head = rest.starts_with('[');
            assert!(
                is_head || rest.starts_with(&fault.token),
                "{text:?} {fault}"
            );
        }
        games.push(game);
    }
    games
}

/// A record in some notation, as real as can be made here.
fn some_record(notation: Notation, choices: &[usize]) -> String {
    let mut game = Game::new(Rules::default());
    for choice in choices {
        let moves: Vec<Move> = game.position().legal_moves().iter().collect();
        if moves.is_empty() {
            break;
        }
        game.play(moves[choice % moves.len()])
            .expect("a legal move");
    }
    let mut record = Record::new(game);
    record.tags.set("White", "A");
    record.to_text(notation)
}

/// Pieces of records, to be put together at random.
pub(crate) const PIECES: [&str; 44] = [
    "1.",
    "1...",
    "2.",
    "24.",
    "7",
    "76",
    "76x",
    "98",
    "11",
    "76(10)",
    "76(",
    "36Х",
    "7-6",
    "g1d2",
    "a2h1",
    "1-0",
    "0,5 - 0,5",
    "½-½",
    "*",
    "1",
    "0",
    "-",
    "–",
    "82-15",
    "51358374654",
    "{",
    "}",
    "{zero}",
    "; line",
    "[",
    "]",
    "[White \"A\"]",
    "[White A]",
    "[FEN \"9/7,1S,1 81 80 S 1\"]",
    "[Rules \"extra-move\"]",
    "[Game \"Bestemshe\"]",
    "$1",
    "!?",
    "\u{feff}",
    "х",
    "\n",
    "\n\n",
    "\r\n",
    "9 9 9 - 10 10 10 10 10",
];

proptest! {
    #[test]
    fn no_text_at_all_makes_reading_fail(text in any::<String>()) {
        read_all(&text);
    }

    #[test]
    fn no_mixture_of_pieces_makes_reading_fail(
        pieces in prop::collection::vec(
            (prop::sample::select(PIECES.to_vec()), prop::sample::select(vec!["", " ", "\n"])),
            0..60,
        ),
    ) {
        let text: String = pieces.into_iter().flat_map(|(piece, space)| [piece, space]).collect();
        read_all(&text);
    }

    #[test]
    fn no_damaged_record_makes_reading_fail(
        notation in prop::sample::select(Notation::ALL.to_vec()),
        choices in prop::collection::vec(0_usize..100, 0..120),
        damages in prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..3), 1..4),
    ) {
        let mut chars: Vec<char> = some_record(notation, &choices).chars().collect();
        for (index, char, kind) in damages {
            let index = index.index(chars.len());
            match kind {
                0 => chars[index] = char,
                1 => chars.insert(index, char),
                _ => chars.truncate(index + 1),
            }
        }
        let text: String = chars.into_iter().collect();
        read_all(&text);
    }

    #[test]
    fn a_record_cut_anywhere_holds_the_beginning_of_the_game(
        notation in prop::sample::select(Notation::ALL.to_vec()),
        choices in prop::collection::vec(0_usize..100, 1..120),
        cut in any::<prop::sample::Index>(),
    ) {
        let text = some_record(notation, &choices);
        let whole = read_all(&text).remove(0).record.game;
        // Between two tokens; within one, half a move may be another move.
        let words: Vec<&str> = text.split_inclusive(' ').collect();
        let part = words[..=cut.index(words.len())].concat();
        let games = read_all(&part);
        prop_assert!(games.len() <= 1);
        for game in games {
            let played = game.record.game.played();
            prop_assert_eq!(played, &whole.played()[..played.len()]);
        }
    }

    #[test]
    fn a_random_text_after_a_game_does_not_change_it(text in any::<String>()) {
        let games = read_all(&format!("1. 54 11 2. 32 1-0\n\n[White \"B\"]\n{text}"));
        prop_assert_eq!(games[0].record.game.ply(), 3);
        prop_assert_eq!(&games[0].fault, &None);
    }
}

#[test]
fn reading_takes_time_in_proportion_to_the_text() {
    // What is quadratic takes minutes.
    const SIZE: usize = 400_000;
    let mut many_tags = String::new();
    for number in 0..100_000 {
        writeln!(many_tags, "[T{number} \"\"]").expect("memory");
    }
    let pieces = [
        "[",
        "[ ",
        "[\n",
        "[a \"",
        "[a \"\"]",
        "[a \"\"]\n",
        "[a \"\n",
        "{",
        "{ ",
        "{}",
        "}",
        "{\n",
        "{\n[A \"\"]\n",
        ";",
        "; \n",
        "1",
        "1 ",
        "1\n",
        "1. ",
        "1.\n",
        "1. 76\n",
        "1-",
        "1 -",
        "1 - ",
        "-",
        "- ",
        " ",
        "\n",
        "\r",
        "\t1",
        "9 9 9 9 9 9 9 9 9\n",
        "1\n9 9 9 9 9 9 9 9 9\n",
        "76 98 ",
        "5135",
        "x",
        "x ",
        "x\n",
        "(",
        "76(",
        "\"",
        "\\",
        "0,5 - ",
        "1-0 ",
        "1-0\n",
        "!",
        "! ",
        "é",
        "\u{feff}",
    ];
    let repeated = pieces.map(|piece| piece.repeat(SIZE / piece.len()));
    let twice = pieces.map(|piece| format!("[A \"\"]\n1. 76 {}", piece.repeat(SIZE / piece.len())));
    for text in repeated.iter().chain(&twice).chain([&many_tags]) {
        let start = Instant::now();
        let games = Reader::new(text, Rules::default()).count();
        let start_of_text: String = text.chars().take(20).collect();
        let taken = start.elapsed();
        assert!(
            taken < Duration::from_secs(20),
            "{start_of_text:?}: {games} games in {taken:?}"
        );
    }
}
