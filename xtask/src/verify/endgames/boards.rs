//! Positions within the endgame tables.

use togyz_ai::endgame::Tables;
use togyz_core::{BySide, PitNo, Position, Rules, Setup, Side};

use crate::random::Random;

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
