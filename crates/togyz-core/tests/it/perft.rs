//! The number of positions of the game tree, against known figures.

use togyz_core::{Position, Rules, perft};

use crate::naive::{Naive, Options};
use crate::random::read;

/// Figures of togyzkumalak, found by two authors independently.
const TOGYZKUMALAK: &str = include_str!("../data/perft.txt");
/// Found twice.
const BESTEMSHE: [u64; 7] = [5, 21, 91, 407, 1761, 7782, 34285];
/// Found once.
const QOZDATU: [u64; 6] = [7, 43, 274, 1775, 11262, 72125];

fn start(rules: &str) -> Position {
    Position::start(rules.parse().expect("names of rules"))
}

fn figures_of_togyzkumalak() -> Vec<u64> {
    TOGYZKUMALAK
        .lines()
        .filter(|line| !line.starts_with('#'))
        .zip(1..)
        .map(|(line, depth)| {
            let (number, leaves) = line.split_once(' ').expect("depth and count");
            assert_eq!(number, depth.to_string());
            leaves.parse().expect("a count")
        })
        .collect()
}

#[test]
fn togyzkumalak_to_depth_8() {
    let figures = figures_of_togyzkumalak();
    assert_eq!(figures[7], 25_166_174);
    for (depth, figure) in (1..=8).zip(figures) {
        assert_eq!(perft(&start("standard"), depth), figure, "depth {depth}");
    }
}

#[test]
fn togyzkumalak_of_the_naive_implementation_to_depth_5() {
    for (depth, figure) in (1..=5).zip(figures_of_togyzkumalak()) {
        let naive = Naive::start(Options::TOGYZKUMALAK).perft(depth);
        assert_eq!(naive, figure, "depth {depth}");
    }
}

#[test]
fn bestemshe_to_depth_7() {
    for (depth, figure) in (1..).zip(BESTEMSHE) {
        assert_eq!(perft(&start("bestemshe"), depth), figure, "depth {depth}");
    }
}

#[test]
fn qozdatu_to_depth_6() {
    for (depth, figure) in (1..).zip(QOZDATU) {
        assert_eq!(perft(&start("qozdatu"), depth), figure, "depth {depth}");
    }
}

#[test]
fn a_finished_game_has_no_further_positions() {
    let over = read("9/4S,8 82 76 N 9", Rules::default());
    assert_eq!(perft(&over, 0), 1);
    assert_eq!(perft(&over, 1), 0);
    assert_eq!(perft(&over, 2), 0);
}

/// Endings, tuzdyks and skipped plies within the horizon.
#[test]
fn late_positions_have_as_many_as_the_naive_implementation_finds() {
    let standard = Options::TOGYZKUMALAK;
    for (rules, options) in [
        ("standard", standard),
        ("extra-move", standard.with_extra_move()),
        ("play-on", standard.with_play_on()),
        (
            "extra-move+play-on",
            standard.with_extra_move().with_play_on(),
        ),
    ] {
        for text in [
            "11S,1S,7S,t,6S,4S,2S,4S,3S/2S,6S,19S,t,1S,3S,1S,3S,3S 57 29 N 10",
            "1,t,7/t,7,24S 62 76 N 60",
            "2S,1,1S,t,3,1S,2S/1S,t,1S,2,2S,1,1S,3S 72 76 S 50",
            "1S,7,1S/1S,7,1S 79 79 N 50",
        ] {
            let mut naive = Naive::from_text(text, options).unwrap();
            naive.settle();
            let position = read(text, rules.parse().unwrap());
            for depth in 1..=6 {
                assert_eq!(
                    perft(&position, depth),
                    naive.perft(depth),
                    "{rules} {text} depth {depth}"
                );
            }
        }
    }
}
