//! Composed endgames: few stones laid by lot, and the kazans such that one move
//! decides.

use togyz_ai::puzzle::Puzzle;
use togyz_core::{BySide, PitNo, Position, Rules, Setup, Side};

use super::find::Finder;
use crate::random::Random;
use crate::verify::seed_of;

/// Boards that are laid for one puzzle, at most.
const TRIES: usize = 20;

/// A composed endgame, if the lot gives one. The same number always gives the
/// same.
pub(super) fn study(finder: &mut Finder, seed: u64, number: u64) -> Option<Puzzle> {
    let mut random = Random::new(seed_of(seed ^ 0x5747_5544, number));
    (0..TRIES).find_map(|_| {
        let position = board(&mut random)?;
        if finder.is_easy(&position) {
            return None;
        }
        finder.puzzle(&position)
    })
}

fn board(random: &mut Random) -> Option<Position> {
    let mut tuzdyk = || match random.below(10) {
        0 | 1 => None,
        _ => PitNo::new(u8::try_from(1 + random.below(8)).ok()?),
    };
    let tuzdyks = BySide {
        white: tuzdyk(),
        black: tuzdyk(),
    };
    if tuzdyks.white == tuzdyks.black {
        return None;
    }
    let mut rows = BySide::<[u8; 9]>::default();
    let stones = 5 + random.below(12);
    // Every other time the opponent has little left to play with.
    let black_in = [2, 5][random.below(2)];
    for _ in 0..stones {
        let side = Side::ALL[usize::from(random.below(black_in) == 0)];
        let pit = random.below(9);
        if tuzdyks[side.opponent()] != Some(PitNo::ALL[pit]) {
            rows[side][pit] += 1;
        }
    }
    let sum = |side: Side| rows[side].iter().sum::<u8>();
    let left = 162 - sum(Side::White) - sum(Side::Black);
    // Near the middle, so that the stones left decide.
    let white = left / 2 + u8::try_from(random.below(9)).ok()? - 4;
    let setup = Setup {
        rows,
        tuzdyks,
        kazans: BySide {
            white,
            black: left - white,
        },
        ..Setup::start(Rules::default())
    };
    let is_open = setup.kazans.white < 82 && setup.kazans.black < 82;
    let position = setup.position().ok().filter(|_| is_open)?;
    let moves = position.legal_moves().len();
    (position.ending().is_none() && moves >= 3).then_some(position)
}
