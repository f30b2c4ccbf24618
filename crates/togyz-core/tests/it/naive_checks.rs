//! The naive second implementation, checked against known figures.

use std::path::Path;

use serde_json::Value;

use crate::naive::{BLACK, End, Limit, Naive, Options, Played, Reason, WHITE};

const PERFT: &str = include_str!("../data/perft.txt");
const SINGLE_MOVES: &str = include_str!("../data/single_moves.json");
const STARVED: &str = "1,t,7/t,7,24S 62 76 N 60";
const TOGYZ: Options = Options::TOGYZKUMALAK;

const FEN_START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
const FEN_AFTER_76: &str = "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1";
const FEN_TUZDYK: &str = "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10";

/// A position text that is known to be good.
fn read(text: &str, options: Options) -> Naive {
    Naive::from_text(text, options).expect(text)
}

/// Plays a legal move, given by the pit's number.
fn play(position: &mut Naive, number: usize) -> Played {
    position.play(number - 1).expect("a legal move")
}

/// A JSON number as an index or a count.
fn number(value: &Value) -> usize {
    let number = value.as_u64().expect("a number");
    usize::try_from(number).expect("a small number")
}

/// A JSON array of stones.
fn stones(value: &Value) -> Vec<u32> {
    let values = value.as_array().expect("an array");
    values
        .iter()
        .map(|v| u32::try_from(number(v)).expect("few stones"))
        .collect()
}

/// A position of `single_moves.json`; `turn` is given, as only the one before
/// the move names it.
fn from_json(value: &Value, turn: usize) -> Naive {
    let kazan = stones(&value["kazan"]);
    let tuzdyk = |owner: usize| {
        value["tuzdyk"][owner]
            .as_u64()
            .map(|_| number(&value["tuzdyk"][owner]) - 1)
    };
    Naive {
        rows: [stones(&value["white"]), stones(&value["black"])],
        kazan: [kazan[0], kazan[1]],
        tuzdyk: [tuzdyk(WHITE), tuzdyk(BLACK)],
        turn,
        ..Naive::start(TOGYZ)
    }
}

/// The position with the players exchanged; the number is left alone.
fn turned(position: &Naive) -> Naive {
    let mut turned = position.clone();
    turned.rows.reverse();
    turned.kazan.reverse();
    turned.tuzdyk.reverse();
    turned.turn = 1 - position.turn;
    turned
}

/// Plays until the game is over or `plies` are played, choosing without
/// knowledge, and gives all positions.
fn random_game(options: Options, seed: u64, plies: usize) -> Vec<Naive> {
    let mut state = seed;
    let mut positions = vec![Naive::start(options)];
    let mut position = Naive::start(options);
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let choice = usize::try_from(state >> 40).expect("24 bits") % moves.len();
        position.play(moves[choice]).expect("a legal move");
        positions.push(position.clone());
    }
    positions
}

/// All variants under all options.
fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for variant in [TOGYZ, Options::BESTEMSHE, Options::QOZDATU] {
        all.push(variant);
        all.push(variant.with_extra_move());
        all.push(variant.with_play_on());
        all.push(variant.with_extra_move().with_play_on());
    }
    all
}

/// Asserts the perft figures of depth 1, 2, …
fn assert_perft(options: Options, figures: &[u64]) {
    let start = Naive::start(options);
    for (depth, &figure) in (1..).zip(figures) {
        assert_eq!(start.perft(depth), figure, "depth {depth}");
    }
}

#[test]
fn perft_of_togyzkumalak() {
    let mut figures = Vec::new();
    for line in PERFT.lines().filter(|line| !line.starts_with('#')) {
        let (depth, leaves) = line.split_once(' ').unwrap();
        figures.push(leaves.parse().unwrap());
        assert_eq!(depth, figures.len().to_string());
    }
    assert_eq!(figures.len(), 11);
    assert_perft(TOGYZ, &figures[..5]);
}

#[test]
fn perft_of_bestemshe() {
    assert_perft(Options::BESTEMSHE, &[5, 21, 91, 407, 1761, 7782, 34285]);
}

#[test]
fn perft_of_qozdatu() {
    assert_perft(Options::QOZDATU, &[7, 43, 274, 1775, 11262, 72125]);
}

#[test]
fn stones_and_halves_of_the_variants() {
    for (options, half) in [
        (TOGYZ, 81),
        (Options::BESTEMSHE, 25),
        (Options::QOZDATU, 49),
    ] {
        assert_eq!(options.half(), half);
        assert_eq!(Naive::start(options).stones_in_all(), 2 * half);
    }
}

#[test]
fn single_moves() {
    let cases: Value = serde_json::from_str(SINGLE_MOVES).unwrap();
    let cases = cases.as_array().unwrap();
    assert_eq!(cases.len(), 17);
    for case in cases {
        let name = &case["name"];
        assert_eq!(case["before"]["turn"], "w", "{name}");
        let before = from_json(&case["before"], WHITE);
        let after = from_json(&case["after"], BLACK);
        let reason = match case["after"]["over"].as_str() {
            None => None,
            Some("82") => Some(Reason::Majority),
            Some("atsyrau") => Some(Reason::Atsyrau),
            Some(other) => panic!("{name}: {other}"),
        };
        for (mut position, expected) in [
            (before.clone(), after.clone()),
            (turned(&before), turned(&after)),
        ] {
            assert_eq!(position.stones_in_all(), 162, "{name}");
            play(&mut position, number(&case["move"]));
            assert!(position.same_position(&expected), "{name}: {position:?}");
            assert_eq!(position.over.map(|end| end.reason), reason, "{name}");
        }
    }
}

#[test]
fn position_texts() {
    for text in [FEN_START, FEN_AFTER_76, FEN_TUZDYK, STARVED] {
        assert_eq!(read(text, TOGYZ).to_text(), text);
        assert_eq!(read(&text.replace('t', "T"), TOGYZ).to_text(), text);
    }
    assert_eq!(Naive::start(TOGYZ).to_text(), FEN_START);
    assert_eq!(read(FEN_START, TOGYZ), Naive::start(TOGYZ));

    let mut position = Naive::start(TOGYZ);
    let played = play(&mut position, 7);
    assert_eq!(position.to_text(), FEN_AFTER_76);
    assert_eq!(played.last, (BLACK, 5));
    assert_eq!(
        (played.taken, played.made, played.captured),
        (9, Some(10), 10)
    );
    play(&mut position, 1);
    assert_eq!((position.turn, position.number), (WHITE, 2));

    let position = read(FEN_TUZDYK, TOGYZ);
    assert_eq!(position.tuzdyk, [Some(5), Some(3)]);
    assert_eq!(position.rows[BLACK], [3, 4, 2, 4, 6, 0, 7, 1, 11]);
    assert_eq!(position.rows[WHITE], [2, 6, 19, 0, 1, 3, 1, 3, 3]);
    assert_eq!(position.kazan, [57, 29]);
    assert_eq!((position.turn, position.number), (BLACK, 10));
}

#[test]
fn position_text_of_bestemshe_runs_from_blacks_last_pit_to_whites_last() {
    let mut position = Naive::start(Options::BESTEMSHE);
    assert_eq!(position.to_text(), "5S,5S,5S,5S,5S/5S,5S,5S,5S,5S 0 0 S 1");
    play(&mut position, 3);
    let text = "5S,5S,5S,1,6S/5S,5S,1S,6S,6S 6 0 N 1";
    assert_eq!(position.to_text(), text);
    assert_eq!(read(text, Options::BESTEMSHE), position);
}

#[test]
fn bad_position_texts() {
    for text in [
        "",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 0",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 W 1",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 1 S 1",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 -1 S 1",
        "9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1",
        "9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 9 0 S 1",
        "9/10 81 81 S 1",
        "9/8,0S 81 81 S 1",
        "9/4294967295 81 81 S 1",
        "t,8/9 81 81 S 1",
        "9/8,t 81 81 S 1",
        "7,t,1/1,t,7 81 81 S 1",
        "9/t,t,7 81 81 S 1",
        "9/,9 81 81 S 1",
    ] {
        assert!(Naive::from_text(text, TOGYZ).is_err(), "{text}");
    }
    let tuzdyk = "5/t,4 25 25 S 1";
    assert!(Naive::from_text(tuzdyk, Options::BESTEMSHE).is_err());
    assert!(Naive::from_text(FEN_START, Options::BESTEMSHE).is_err());
}

#[test]
fn atsyrau_read_as_collect() {
    let mut position = read(STARVED, TOGYZ);
    assert_eq!(position.settle(), (24, false));
    assert_eq!(position.kazan, [86, 76]);
    assert_eq!(position.rows, [vec![0; 9], vec![0; 9]]);
    let end = End {
        reason: Reason::Atsyrau,
        winner: Some(WHITE),
    };
    assert_eq!(position.over, Some(end));
    assert_eq!(position.play(8), None);
    assert_eq!(position.settle(), (0, false));
}

#[test]
fn atsyrau_read_as_extra_move() {
    let mut position = read(STARVED, TOGYZ.with_extra_move());
    assert_eq!(position.settle(), (0, true));
    assert_eq!(position.to_text(), "1,t,7/t,7,24S 62 76 S 61");
    assert_eq!(position.legal_moves(), [8]);
    let played = play(&mut position, 9);
    assert_eq!(
        position.to_text(),
        "1S,t,1S,1S,1,2S,2S,2S,2S/t,1S,1S,1S,1S,1S,1S,1S,2S 65 77 N 61"
    );
    assert_eq!(played.last, (BLACK, 4));
    assert_eq!((played.fed, played.captured), ([1, 1], 2));
    assert_eq!(position.over, None);
}

#[test]
fn extra_move_is_reached_by_playing() {
    // Black plays the last stone into White's pit 1. With it White can go on
    // without feeding Black, so White collects.
    let text = "1S,8/8,9S 76 76 N 5";
    let mut position = read(text, TOGYZ.with_extra_move());
    let played = play(&mut position, 9);
    assert_eq!((played.swept, played.skipped), (0, false));
    assert_eq!(position.to_text(), "9/1S,7,9S 76 76 S 6");
    let mut collected = position.clone();
    let played = play(&mut collected, 1);
    assert_eq!((played.swept, played.skipped), (10, false));
    assert_eq!(collected.kazan, [86, 76]);

    // The stone joins the others in pit 9: now every move feeds Black.
    let text = "9/7,1S,9S 76 76 S 6";
    let mut position = read(text, TOGYZ.with_extra_move());
    let played = play(&mut position, 8);
    assert_eq!((played.swept, played.skipped), (0, true));
    assert_eq!(position.to_text(), "9/8,10S 76 76 S 7");
    play(&mut position, 9);
    assert_eq!(
        position.to_text(),
        "1S,1S,1S,1S,1S,1S,1S,1S,1S/8,1S 76 76 N 7"
    );
}

#[test]
fn extra_move_for_black_keeps_the_number() {
    let text = "10S,8/9 76 76 S 7";
    let mut position = read(text, TOGYZ.with_extra_move());
    assert_eq!(position.settle(), (0, true));
    assert_eq!(position.to_text(), "10S,8/9 76 76 N 7");
    play(&mut position, 9);
    assert_eq!(
        position.to_text(),
        "1S,8/1S,1S,1S,1S,1S,1S,1S,1S,1S 76 76 S 8"
    );
}

#[test]
fn a_stone_into_a_tuzdyk_does_not_feed() {
    // White's only stone would fall into White's tuzdyk, Black's pit 1.
    let text = "8,t/8,1S 80 81 N 9";
    let mut position = read(text, TOGYZ.with_extra_move());
    assert_eq!(position.settle(), (1, false));
    assert_eq!(position.kazan, [81, 81]);
    let end = End {
        reason: Reason::Atsyrau,
        winner: None,
    };
    assert_eq!(position.over, Some(end));
}

#[test]
fn an_empty_board_ends_by_atsyrau() {
    for options in all_options().into_iter().filter(|o| o.tuzdyks) {
        for turn in ["S", "N"] {
            let mut position = read(&format!("9/9 81 81 {turn} 9"), options);
            assert_eq!(position.settle(), (0, false));
            let end = End {
                reason: Reason::Atsyrau,
                winner: None,
            };
            assert_eq!(position.over, Some(end));
        }
    }
}

#[test]
fn majority_comes_before_atsyrau_and_leaves_the_board() {
    // White captures Black's last stone and has 82; Black is starved too.
    let text = "8,1S/4S,7,1S 80 76 S 9";
    let mut position = read(text, TOGYZ);
    let played = play(&mut position, 9);
    assert_eq!((played.captured, played.swept), (2, 0));
    assert_eq!(position.to_text(), "9/4S,8 82 76 N 9");
    let end = End {
        reason: Reason::Majority,
        winner: Some(WHITE),
    };
    assert_eq!(position.over, Some(end));
    assert!(position.legal_moves().is_empty());

    let mut position = read(text, TOGYZ.with_play_on());
    assert_eq!(play(&mut position, 9).swept, 4);
    assert_eq!(position.kazan, [86, 76]);
    let end = End {
        reason: Reason::Atsyrau,
        winner: Some(WHITE),
    };
    assert_eq!(position.over, Some(end));
}

#[test]
fn under_play_on_the_starved_player_may_win() {
    let text = "7,1S,1/8,1S 90 70 S 30";
    let mut stopped = read(text, TOGYZ);
    stopped.settle();
    assert_eq!(stopped.over.map(|end| end.reason), Some(Reason::Majority));

    let mut position = read(text, TOGYZ.with_play_on());
    assert_eq!(position.settle(), (0, false));
    play(&mut position, 9);
    assert_eq!(play(&mut position, 2).swept, 2);
    assert_eq!(position.kazan, [90, 72]);
    let end = End {
        reason: Reason::Atsyrau,
        winner: Some(WHITE),
    };
    assert_eq!((position.turn, position.over), (WHITE, Some(end)));
}

#[test]
fn the_limit_named_is_the_first() {
    // White's pit 9 sows its last stone as a third into Black's pit 1 or 9.
    let limits = [
        ("8,2S/8,2S 80 78 S 9", None),
        ("7,t,2S/8,2S 80 78 S 9", Some(Limit::HasOne)),
        ("8,2S/t,7,2S 80 78 S 9", Some(Limit::SameNumber)),
        ("8,2S/7,t,2S 80 78 S 9", None),
        ("7,t,2S/t,7,2S 80 78 S 9", Some(Limit::HasOne)),
        ("2S,8/8,10S 75 75 S 9", Some(Limit::LastPit)),
        ("2S,t,7/8,10S 75 75 S 9", Some(Limit::HasOne)),
        ("2S,8/t,7,10S 75 75 S 9", Some(Limit::LastPit)),
    ];
    for (text, limit) in limits {
        let mut position = read(text, TOGYZ);
        let kazan = position.kazan[WHITE];
        let played = play(&mut position, 9);
        assert_eq!(played.made, Some(3), "{text}");
        assert_eq!(played.refused, limit, "{text}");
        assert_eq!(played.new_tuzdyk, limit.is_none(), "{text}");
        let (row, pit) = played.last;
        assert_eq!(position.rows[row][pit], if limit.is_none() { 0 } else { 3 });
        assert_eq!(
            position.kazan[WHITE] - kazan - played.fed[WHITE] - played.swept,
            if limit.is_none() { 3 } else { 0 },
            "{text}"
        );
    }
}

#[test]
fn a_three_stays_where_there_are_no_tuzdyks() {
    let mut position = read("4,2S/4,2S 23 23 S 9", Options::BESTEMSHE);
    let played = play(&mut position, 5);
    assert_eq!((played.made, played.refused), (Some(3), None));
    assert!(!played.new_tuzdyk);
    assert_eq!(position.to_text(), "4,3S/4,1S 23 23 N 9");
}

#[test]
fn a_position_can_return() {
    let cycle = "12 12 23 23 34 34 45 45 56 56 67 67 78 78 89 89 91 91";
    let mut position = read("8,1S/1S,8 80 80 S 1", TOGYZ);
    let mut game = vec![position.clone()];
    for round in 2..=3 {
        for word in cycle.split(' ') {
            let digits: Vec<usize> = word
                .chars()
                .map(|c| usize::try_from(c.to_digit(10).unwrap()).unwrap())
                .collect();
            let played = play(&mut position, digits[0]);
            assert_eq!(played.last.1 + 1, digits[1], "{word}");
            assert_eq!(position.over, None);
            game.push(position.clone());
        }
        assert!(position.same_position(&game[0]));
        assert_eq!(position.occurrences(&game), round);
    }
    assert_eq!(game.len(), 37);
    assert_eq!(position.number, 19);
}

#[test]
fn positions_differ_by_mover_kazans_and_tuzdyks_but_not_by_number() {
    let position = read("1S,8/1S,8 80 80 S 1", TOGYZ);
    assert!(position.same_position(&read("1S,8/1S,8 80 80 S 7", TOGYZ)));
    for other in [
        "1S,8/1S,8 80 80 N 1",
        "1S,8/1S,8 81 79 S 1",
        "1S,t,7/1S,8 80 80 S 1",
        "1S,8/1S,t,7 80 80 S 1",
        "8,1S/1S,8 80 80 S 1",
    ] {
        assert!(!position.same_position(&read(other, TOGYZ)), "{other}");
    }
}

#[test]
fn nothing_further_after_a_last_stone_in_a_tuzdyk() {
    // White's last stone falls into Black's tuzdyk in White's own row,
    // or into White's own tuzdyk.
    for (text, last, fed) in [
        ("1S,8/t,7,11S 75 75 S 9", (WHITE, 0), [0, 1]),
        ("1S,7,t/7,1S,2S 80 78 S 9", (BLACK, 0), [1, 0]),
    ] {
        let mut position = read(text, TOGYZ);
        let kazan = position.kazan;
        let played = play(&mut position, 9);
        assert_eq!((played.last, played.fed), (last, fed), "{text}");
        assert_eq!((played.made, played.captured), (None, 0), "{text}");
        assert_eq!(position.kazan[WHITE], kazan[WHITE] + fed[WHITE], "{text}");
        assert_eq!(position.kazan[BLACK], kazan[BLACK] + fed[BLACK], "{text}");
    }
}

#[test]
fn no_game_loses_a_stone() {
    for options in all_options() {
        let mut ended = 0;
        for seed in 0..40 {
            let game = random_game(options, seed, 600);
            for position in &game {
                assert_eq!(position.stones_in_all(), 2 * options.half());
                let mut again = read(&position.to_text(), options);
                again.over = position.over;
                assert_eq!(again, *position);
                for owner in [WHITE, BLACK] {
                    if let Some(pit) = position.tuzdyk[owner] {
                        assert!(position.is_tuzdyk(1 - owner, pit));
                        assert_eq!(position.rows[1 - owner][pit], 0);
                    }
                }
                assert_eq!(position.over.is_some(), position.legal_moves().is_empty());
            }
            ended += usize::from(game[game.len() - 1].over.is_some());
        }
        assert!(ended > 0, "{options:?}");
    }
}

/// The records belong to others and are not part of the project: they are read
/// from beside it where they lie there.
#[test]
fn recorded_games() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let path = Path::new(folder).join("games/expected.jsonl");
    let Ok(records) = std::fs::read_to_string(&path) else {
        println!("skipped: there are no game records in {}", path.display());
        return;
    };
    for line in records.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let name = format!("{} {}", record["file"], record["game"]);
        let mut position = Naive::start(TOGYZ);
        let mut tuzdyks = Vec::new();
        let mut plies = 0;
        for digit in record["pits"].as_str().unwrap().chars() {
            let pit = usize::try_from(digit.to_digit(10).unwrap()).unwrap();
            plies += 1;
            if play(&mut position, pit).new_tuzdyk {
                let lying = position.tuzdyk[(plies + 1) % 2].unwrap() + 1;
                tuzdyks.push((plies, lying));
            }
        }
        let recorded: Vec<(usize, usize)> = record["tuzdyks"]
            .as_array()
            .unwrap()
            .iter()
            .map(|t| (number(&t["ply"]), number(&t["pit"])))
            .collect();
        assert_eq!(plies, number(&record["plies"]), "{name}");
        assert_eq!(tuzdyks, recorded, "{name}");
        assert_eq!(position.kazan[..], stones(&record["kazans"]), "{name}");
        let reason = match record["ended_by"].as_str() {
            None => None,
            Some("82") => Some(Reason::Majority),
            Some("atsyrau") => Some(Reason::Atsyrau),
            Some(other) => panic!("{name}: {other}"),
        };
        assert_eq!(position.over.map(|end| end.reason), reason, "{name}");
    }
}
