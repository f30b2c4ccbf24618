//! What the tables say.

use std::collections::HashMap;

use togyz_ai::endgame::Tables;
use togyz_core::{Position, Rules, Side};

use super::{STONES, lead, play_on, random_position, setup, tables, tuzdyk_pairs};
use crate::positions::{Random, all_rules, position};

/// All ways to lay `stones` stones into `pits` pits.
fn for_each_way(stones: u8, pits: usize, see: &mut impl FnMut(&[u8])) {
    fn lay(at: usize, left: u8, ways: &mut Vec<u8>, see: &mut impl FnMut(&[u8])) {
        if at + 1 == ways.len() {
            ways[at] = left;
            see(ways);
            return;
        }
        for here in 0..=left {
            ways[at] = here;
            lay(at + 1, left - here, ways, see);
        }
    }
    lay(0, stones, &mut vec![0; pits], see);
}

/// What the mover of `position` wins by `after`, one of its moves, if `value`
/// tells what there is to win in positions that go on.
fn through(position: &Position, after: &Position, value: impl Fn(&Position) -> i32) -> i32 {
    let mover = position.side_to_move();
    let gain = lead(after, mover) - lead(position, mover);
    if after.ending().is_some() {
        gain
    } else {
        gain - value(after)
    }
}

/// The best of what the moves of `position` win.
fn best(position: &Position, value: impl Fn(&Position) -> i32) -> i32 {
    let moves = position.legal_moves().iter();
    moves
        .map(|mv| through(position, &position.after(mv), &value))
        .max()
        .expect("a position that goes on has a move")
}

#[track_caller]
fn known(tables: &Tables, position: &Position) -> i32 {
    match tables.probe(position) {
        Some(value) => i32::from(value),
        None => panic!("not in the tables: {position}"),
    }
}

/// With a tuzdyk play always ends, so values that agree with those one move
/// later agree with the ends of all lines of play.
#[test]
fn every_value_with_a_tuzdyk_is_the_best_of_the_values_after_its_moves() {
    let tables = tables();
    let mut count = 0;
    for pair in tuzdyk_pairs().filter(|pair| *pair != [0, 0]) {
        let pits = 18 - pair.iter().filter(|tuzdyk| **tuzdyk > 0).count();
        for stones in 1..=STONES {
            for_each_way(stones, pits, &mut |ways| {
                let position = setup(play_on(), pair, ways).position().expect("valid");
                if position.ending().is_none() {
                    let best = best(&position, |after| known(tables, after));
                    assert_eq!(known(tables, &position), best, "{position}");
                    count += 1;
                }
            });
        }
    }
    assert!(count > 2_000_000, "{count}");
}

/// Without a tuzdyk stones can go round for ever. What a player is sure to win
/// within finitely many moves is raised until nothing changes; for both players
/// together it is all there is to win.
#[test]
fn values_without_a_tuzdyk_are_what_both_players_can_be_sure_of() {
    let tables = tables();
    let mut sure: HashMap<Position, i32> = HashMap::new();
    let mut positions = Vec::new();
    for stones in 1..=4 {
        for_each_way(stones, 18, &mut |ways| {
            for side in Side::ALL {
                let mut setup = setup(play_on(), [0, 0], ways);
                setup.side_to_move = side;
                let position = setup.position().expect("valid");
                if position.ending().is_none() {
                    positions.push(position);
                }
            }
        });
    }
    // What White is sure of, seen by White.
    let stones_of = |position: &Position| {
        let kazans = position.kazans();
        162 - i32::from(kazans.white) - i32::from(kazans.black)
    };
    // Kazans do not matter: a position is found again whatever they are.
    let bare = |position: &Position| {
        let mut setup = position.setup();
        let left = 162 - setup.kazans.white - setup.kazans.black;
        setup.kazans.white = (162 - left) / 2;
        setup.kazans.black = 162 - left - setup.kazans.white;
        setup.position().expect("valid")
    };
    let mut changed = true;
    while changed {
        changed = false;
        for position in &positions {
            let moves = position.legal_moves().iter();
            let values = moves.map(|mv| {
                let after = position.after(mv);
                let gain = lead(&after, Side::White) - lead(position, Side::White);
                let has_tuzdyk = Side::ALL.iter().any(|side| after.tuzdyk(*side).is_some());
                if after.ending().is_some() {
                    gain
                } else if has_tuzdyk {
                    let value = known(tables, &after);
                    gain + if after.side_to_move() == Side::White {
                        value
                    } else {
                        -value
                    }
                } else {
                    let worst = -stones_of(&after);
                    gain + sure.get(&bare(&after)).copied().unwrap_or(worst)
                }
            });
            let value = match position.side_to_move() {
                Side::White => values.max(),
                Side::Black => values.min(),
            };
            let value = value.expect("a move");
            changed |= sure.insert(bare(position), value) != Some(value);
        }
    }
    for position in &positions {
        let expect = match position.side_to_move() {
            Side::White => sure[&bare(position)],
            // What White is sure of in the turned position is what Black is
            // sure of here; it is all that White cannot win.
            Side::Black => -sure[&bare(position)],
        };
        assert_eq!(known(tables, position), expect, "{position}");
    }
}

/// The value by looking at every line, each position once.
fn searched(position: &Position, seen: &mut HashMap<Position, i32>) -> i32 {
    if let Some(value) = seen.get(position) {
        return *value;
    }
    let mover = position.side_to_move();
    let values = position.legal_moves().iter().map(|mv| {
        let after = position.after(mv);
        let gain = lead(&after, mover) - lead(position, mover);
        if after.ending().is_some() {
            gain
        } else {
            gain - searched(&after, seen)
        }
    });
    let value = values.max().expect("a move");
    seen.insert(*position, value);
    value
}

#[test]
fn random_positions_are_worth_what_a_search_of_every_line_finds() {
    let mut random = Random(5);
    let mut checked = 0;
    while checked < 300 {
        let with_kazans = random_position(&mut random, STONES);
        if Side::ALL
            .iter()
            .all(|side| with_kazans.tuzdyk(*side).is_none())
        {
            continue;
        }
        let mut setup = with_kazans.setup();
        setup.rules = play_on();
        let position = setup.position().expect("valid");
        let expect = searched(&position, &mut HashMap::new());
        assert_eq!(known(tables(), &position), expect, "{position}");
        assert_eq!(known(tables(), &with_kazans), expect, "{with_kazans}");
        checked += 1;
    }
}

#[test]
fn a_turned_board_has_the_same_value() {
    let mut random = Random(6);
    for _ in 0..2000 {
        let position = random_position(&mut random, STONES);
        let value = tables().probe(&position);
        assert!(value.is_some(), "{position}");
        assert_eq!(tables().probe(&position.turned()), value, "{position}");
    }
}

#[test]
fn the_tables_say_nothing_about_other_positions() {
    let probe = |text: &str, rules: Rules| tables().probe(&position(text, rules));
    let few = "8,1S/1S,7,1S 80 79 S 1";
    assert!(probe(few, Rules::default()).is_some());
    assert!(probe(few, play_on()).is_some());
    assert_eq!(probe(few, "extra-move".parse().expect("rules")), None);
    let many = "8,1S/1S,7,10S 75 75 S 1";
    assert_eq!(probe(many, Rules::default()), None, "too many stones");
    let over = "8,1S/1S,7,1S 82 77 S 1";
    assert_eq!(probe(over, Rules::default()), None, "the game is over");
    for rules in all_rules() {
        assert_eq!(tables().probe(&Position::start(rules)), None, "{rules}");
    }
}
