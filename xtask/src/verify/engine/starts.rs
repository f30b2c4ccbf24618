//! The positions that the games of the engine start from.

use togyz_core::{BySide, Rules, Setup, Side};

use crate::random::{Heap, Random, all_rules, scattered};

/// The usual start.
pub(super) fn of_a_game(_: &mut Random) -> Setup {
    Setup::start(Rules::default())
}

/// A position as nobody plays it: three in four under the usual rules, the
/// others under any; one in ten may be over already.
pub(super) fn wild(random: &mut Random) -> Setup {
    let all = all_rules();
    let is_usual = random.below(4) > 0;
    let may_be_over = random.below(10) == 0;
    loop {
        let rules = if is_usual {
            Rules::default()
        } else {
            all[random.below(all.len())]
        };
        let setup = match random.below(4) {
            0 => heavy(random, rules),
            1 => narrow(random, rules),
            _ => random.setup(rules),
        };
        let is_over = setup
            .position()
            .is_ok_and(|position| position.ending().is_some());
        if may_be_over || !is_over {
            return setup;
        }
    }
}

/// One pit holds 40 to 150 stones, others a few.
fn heavy(random: &mut Random, rules: Rules) -> Setup {
    let mut heaps = vec![Heap {
        place: random.below(18),
        stones: 40 + random.below(111),
    }];
    heaps.extend((0..random.below(10)).map(|_| Heap {
        place: random.below(18),
        stones: 1 + random.below(3),
    }));
    let more = random.below(3);
    scattered(rules, tuzdyks(random), &heaps, more, side(random))
}

/// Up to ten stones are left, and the kazans hold nearly the same, 81 and 80
/// the most.
fn narrow(random: &mut Random, rules: Rules) -> Setup {
    let heaps: Vec<Heap> = (0..=random.below(5))
        .map(|_| Heap {
            place: random.below(18),
            stones: 1 + random.below(2),
        })
        .collect();
    let more = random.below(2);
    scattered(rules, tuzdyks(random), &heaps, more, side(random))
}

fn tuzdyks(random: &mut Random) -> BySide<usize> {
    BySide {
        white: random.below(14),
        black: random.below(14),
    }
}

fn side(random: &mut Random) -> Side {
    Side::ALL[random.below(2)]
}
