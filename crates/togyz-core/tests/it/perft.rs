//! The number of positions of the game tree, against known figures.

use togyz_core::{Rules, perft};

use crate::figures;
use crate::naive::{Naive, Options};
use crate::random::read;

#[test]
fn togyzkumalak_to_depth_8() {
    let figures = figures::of_togyzkumalak();
    assert_eq!(figures.leaves[7], 25_166_174);
    figures.check_library(8);
}

#[test]
fn togyzkumalak_of_the_naive_implementation_to_depth_5() {
    figures::of_togyzkumalak().check_naive(5);
}

#[test]
fn bestemshe_and_qozdatu_by_both_implementations() {
    let variants = figures::of_variants();
    assert_eq!(variants.len(), 2);
    for figures in variants {
        figures.check_library(8);
        figures.check_naive(6);
    }
}

#[test]
fn fifty_positions_of_real_games_by_both_implementations() {
    let positions = figures::of_real_positions();
    assert_eq!(positions.len(), 50);
    for figures in positions {
        assert_eq!(figures.leaves.len(), 5);
        figures.check_library(5);
        figures.check_naive(4);
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
