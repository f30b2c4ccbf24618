//! Positions within the endgame tables.

use std::ops::ControlFlow;

use togyz_ai::endgame::Tables;
use togyz_core::{BySide, PitNo, Position, Rules, Setup, Side};

use crate::random::Random;

/// The stones that are not in the kazans.
pub(super) fn stones(position: &Position) -> u8 {
    let kazans = position.kazans();
    162 - kazans.white - kazans.black
}

/// Rules under which no kazan ends a game: every stone is played for.
pub(super) fn play_on() -> Rules {
    "play-on".parse().expect("the name of rules")
}

/// The numbers of White's and Black's tuzdyk, 0 for none: all that can lie on a
/// board together, no tuzdyk at all first.
pub(super) fn tuzdyks() -> Vec<[usize; 2]> {
    let pairs = (0..81).map(|pair| [pair / 9, pair % 9]);
    pairs
        .filter(|[white, black]| white != black || *white == 0)
        .collect()
}

/// A random position with these tuzdyks that the tables know and that goes on,
/// with kazans so near to each other that the stones left decide. `None` if the
/// tables know nothing of such.
pub(super) fn random(
    random: &mut Random,
    tables: &Tables,
    rules: Rules,
    tuzdyks: [usize; 2],
) -> Option<Position> {
    let most = if tuzdyks == [0, 0] {
        tables.stones_without_tuzdyk()
    } else {
        tables.stones()
    };
    if most == 0 {
        return None;
    }
    loop {
        let mut laid = vec![0; pits_in_use(tuzdyks)];
        for _ in 0..=random.below(most.into()) {
            let pit = random.below(laid.len());
            laid[pit] += 1;
        }
        let count: u8 = laid.iter().sum();
        let more = u8::try_from(random.below(usize::from(count) + 1)).unwrap_or(0);
        let kazans = BySide {
            white: 81 - more,
            black: 81 - count + more,
        };
        let side = Side::ALL[random.below(2)];
        let position = board(rules, tuzdyks, &laid, kazans, side);
        if position.ending().is_none() {
            return Some(position);
        }
    }
}

/// Shows every position that goes on, with a tuzdyk and up to `most` stones.
pub(super) fn for_each_with_tuzdyk(most: u8, mut see: impl FnMut(&Position) -> ControlFlow<()>) {
    let rules = play_on();
    for tuzdyks in tuzdyks().into_iter().skip(1) {
        for count in 1..=most {
            let mut laid = vec![0; pits_in_use(tuzdyks)];
            laid[0] = count;
            loop {
                let kazans = BySide {
                    white: 81 - count,
                    black: 81,
                };
                for side in Side::ALL {
                    let position = board(rules, tuzdyks, &laid, kazans, side);
                    if position.ending().is_none() && see(&position).is_break() {
                        return;
                    }
                }
                if !lay_next(&mut laid) {
                    break;
                }
            }
        }
    }
}

/// Lays the same number of stones in the next way, in an order that begins with
/// all of them in the first pit and ends with all in the last.
fn lay_next(laid: &mut [u8]) -> bool {
    let last = laid.len() - 1;
    let Some(from) = laid[..last].iter().rposition(|stones| *stones > 0) else {
        return false;
    };
    let rest = laid[last];
    laid[last] = 0;
    laid[from] -= 1;
    laid[from + 1] = rest + 1;
    true
}

/// The pits that are no tuzdyk.
fn pits_in_use(tuzdyks: [usize; 2]) -> usize {
    18 - tuzdyks.iter().filter(|number| **number > 0).count()
}

/// The position with these numbers of White's and Black's tuzdyk, 0 for none,
/// and stones in the other pits, White's first.
fn board(
    rules: Rules,
    tuzdyks: [usize; 2],
    laid: &[u8],
    kazans: BySide<u8>,
    side_to_move: Side,
) -> Position {
    let [white, black] = tuzdyks.map(|number| PitNo::new(u8::try_from(number).unwrap_or(0)));
    let tuzdyks = BySide { white, black };
    let mut setup = Setup {
        rows: BySide::default(),
        kazans,
        tuzdyks,
        side_to_move,
        ..Setup::start(rules)
    };
    let mut laid = laid.iter();
    for side in Side::ALL {
        for no in PitNo::ALL {
            if tuzdyks[side.opponent()] != Some(no) {
                let stones = laid.next().copied().unwrap_or(0);
                setup.rows[side][usize::from(no.get()) - 1] = stones;
            }
        }
    }
    setup.position().expect("a valid board")
}

#[cfg(test)]
mod tests {
    use super::lay_next;

    #[test]
    fn every_way_to_lay_stones_comes_once() {
        let mut laid = [3, 0, 0, 0];
        let mut ways = std::collections::HashSet::from([laid]);
        while lay_next(&mut laid) {
            assert!(ways.insert(laid));
            assert_eq!(laid.iter().sum::<u8>(), 3);
        }
        assert_eq!(ways.len(), 20, "6 over 3");
        assert_eq!(laid, [0, 0, 0, 3]);
    }
}
