//! The library against the naive second implementation, ply by ply.

use togyz_core::{Position, Rules, Setup, Side};

use crate::lockstep::{Seen, as_played, compare, options, set_up};
use crate::naive::Naive;
use crate::random::{Random, all_rules, pit};

/// Plays `games` random games from the start.
fn compare_games(rules: &str, games: u32) -> Seen {
    let rules: Rules = rules.parse().expect("names of rules");
    let mut random = Random::new(games.into());
    let mut seen = Seen::default();
    for _ in 0..games {
        compare(Setup::start(rules), &mut random, &mut seen);
    }
    seen
}

#[test]
fn togyzkumalak_is_the_same_game() {
    let seen = compare_games("standard", 20_000);
    assert!(seen.plies > 500_000);
    assert!(seen.laps > 0 && seen.captures > 0 && seen.tuzdyks > 0);
    assert!(seen.fed_own > 0 && seen.fed_opponents > 0);
    assert!(seen.refused.iter().all(|count| *count > 0), "{seen:?}");
    assert!(seen.swept > 0 && seen.majorities > 0 && seen.filled_by_the_opponent > 0);
    assert!(seen.draws > 0);
    assert_eq!(seen.skipped, 0);
}

#[test]
fn togyzkumalak_under_the_options_is_the_same_game() {
    let extra = compare_games("extra-move", 2_000);
    assert!(extra.skipped > 0 && extra.swept > 0 && extra.majorities > 0);
    let on = compare_games("play-on", 1_500);
    assert!(on.skipped == 0 && on.swept > 0 && on.majorities == 0);
    let both = compare_games("extra-move+play-on", 1_500);
    assert!(both.skipped > 0 && both.swept > 0 && both.majorities == 0);
}

#[test]
fn bestemshe_is_the_same_game() {
    let seen = compare_games("bestemshe", 2_000);
    assert!(seen.captures > 0 && seen.swept > 0 && seen.majorities > 0);
    assert_eq!((seen.tuzdyks, seen.draws), (0, 0));
    let options = compare_games("bestemshe+extra-move+play-on", 1_000);
    assert!(options.skipped > 0 && options.majorities == 0);
}

#[test]
fn qozdatu_is_the_same_game() {
    let seen = compare_games("qozdatu", 1_500);
    assert!(seen.captures > 0 && seen.swept > 0 && seen.majorities > 0);
    assert_eq!((seen.tuzdyks, seen.draws), (0, 0));
    let options = compare_games("qozdatu+extra-move+play-on", 1_000);
    assert!(options.skipped > 0 && options.majorities == 0);
}

/// Made-up positions: pits of any size, any tuzdyks, often few stones.
#[test]
fn random_positions_are_played_the_same() {
    let mut random = Random::new(81);
    let mut seen = Seen::default();
    for rules in all_rules() {
        for _ in 0..300 {
            let start = random.setup(rules);
            compare(start, &mut random, &mut seen);
        }
    }
    assert!(seen.laps > 0 && seen.captures > 0 && seen.tuzdyks > 0);
    assert!(seen.fed_own > 0 && seen.fed_opponents > 0);
    assert!(seen.refused.iter().all(|count| *count > 0), "{seen:?}");
    assert!(seen.swept > 0 && seen.majorities > 0 && seen.filled_by_the_opponent > 0);
    assert!(seen.draws > 0 && seen.skipped > 0);
}

/// Positions that random play does not bring about.
const BY_HAND: [&str; 22] = [
    // One pit holds more than two laps, a hundred, everything.
    "9/37S,8 60 65 S 9",
    "1S,8/36S,8 60 65 S 9",
    "1S,1S,1S,1S,1S,1S,1S,1S,1S/8,36S 58 59 S 9",
    "1S,8/4,100S,4 30 31 S 9",
    "4,100S,4/9 31 31 N 9",
    "2S,t,7/t,7,100S 30 30 S 9",
    "9/150S,8 6 6 S 9",
    "9/t,7,150S 6 6 S 9",
    "8,t/1,t,3,150S,3 6 6 S 9",
    "9/162S,8 0 0 S 1",
    "9/8,162S 0 0 S 1",
    "162S,8/9 0 0 N 1",
    // Where the packed board changes its ways: 63 and 64, 127 and 128 stones.
    "1S,8/63S,8 49 49 S 9",
    "1S,8/64S,8 48 49 S 9",
    "63S,8/5S,7,7S 43 44 S 9",
    "127S,8/7,5S,10S 10 10 S 9",
    "126S,8/7,9S,10S 8 9 S 9",
    "1S,8/9S,7,127S 12 13 S 9",
    "8,127S/8,20S 7 8 S 9",
    "8,128S/20S,8 7 7 N 9",
    "8,129S/8,20S 6 7 S 9",
    "1,t,7/t,7,24S 62 76 N 60",
];

#[test]
fn positions_set_up_by_hand_are_played_the_same() {
    let mut seen = Seen::default();
    for rules in all_rules() {
        if rules.variant != Rules::default().variant {
            continue;
        }
        for text in BY_HAND {
            let start = Setup::parse(text, rules).expect("a text");
            assert_eq!(Naive::from_text(text, options(rules)), Ok(set_up(&start)));
            let position = start.position().expect("a valid setup");
            for side in [position, position.turned()] {
                compare_all_moves(&side, &mut seen);
            }
        }
    }
    assert!(seen.laps > 100 && seen.captures > 0 && seen.tuzdyks > 0 && seen.fed_own > 0);
}

#[test]
fn a_row_packed_in_one_word_holds_the_same_stones() {
    let mut unpacked = 0;
    for text in BY_HAND {
        let setup = Setup::parse(text, Rules::default()).expect("a text");
        let position = setup.position().expect("a valid setup");
        let fits = |side| position.row(side).iter().all(|stones| *stones < 128);
        for side in Side::ALL {
            let row = position.row(side);
            let packed = row
                .iter()
                .rev()
                .fold(0, |word: u64, stones| word << 7 | u64::from(*stones));
            let fit = Side::ALL.into_iter().all(fits);
            assert_eq!(position.lanes(side), fit.then_some(packed), "{text}");
            unpacked += usize::from(!fit);
        }
    }
    assert!(unpacked > 0);
}

/// Plays every legal move, and a random game after it.
fn compare_all_moves(position: &Position, seen: &mut Seen) {
    let mut random = Random::new(36);
    for mv in position.legal_moves() {
        let mut after = *position;
        let mut events = Vec::new();
        after
            .play_with(mv, |event| events.push(event))
            .expect("legal");
        let mut naive = set_up(&position.setup());
        naive.settle();
        let mover = naive.turn;
        let played = naive.play(usize::from(mv.0.get()) - 1).expect("legal");
        assert_eq!(as_played(&events), played, "{position} {mv}");
        seen.count(&played, mover, naive.over);
        compare(after.setup(), &mut random, seen);
    }
}

#[test]
fn moves_that_the_naive_one_refuses_are_refused() {
    let mut random = Random::new(2025);
    let mut refused = 0;
    for rules in all_rules() {
        for _ in 0..100 {
            let start = random.setup(rules);
            let position = start.position().expect("a valid setup");
            let mut naive = set_up(&start);
            naive.settle();
            for number in 1..=rules.variant.pits() {
                let played = naive.clone().play(usize::from(number) - 1);
                assert_eq!(
                    position.check(pit(number)).is_ok(),
                    played.is_some(),
                    "{start}"
                );
                refused += u32::from(played.is_none());
            }
        }
    }
    assert!(refused > 0);
}
