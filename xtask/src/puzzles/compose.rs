//! Composed endgames: few stones laid by lot, and the kazans such that one move
//! decides.

use togyz_ai::puzzle::{Puzzle, Theme};
use togyz_core::{BySide, PitNo, Position, Reason, Rules, Setup, Side};

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

/// A composed endgame in which a player can be left without a stone, if the lot
/// gives one. The same number always gives the same.
pub(super) fn atsyrau(finder: &mut Finder, seed: u64, number: u64) -> Option<Puzzle> {
    let mut random = Random::new(seed_of(seed ^ 0x4154_5359, number));
    (0..10 * TRIES).find_map(|_| {
        let position = few_left(&mut random).filter(can_starve)?;
        let puzzle = finder.puzzle(&position)?;
        puzzle.themes.contains(&Theme::Atsyrau).then_some(puzzle)
    })
}

/// Whether the player to move can leave the other one without a stone, at once or
/// with the next move whatever the reply.
fn can_starve(position: &Position) -> bool {
    let moves = |position: &Position| position.legal_moves().iter().collect::<Vec<_>>();
    let starves = |position: &Position| {
        position
            .ending()
            .is_some_and(|ending| ending.reason == Reason::Atsyrau)
            && position.row(Side::Black).iter().all(|stones| *stones == 0)
    };
    moves(position).into_iter().any(|mv| {
        let after = position.after(mv);
        let replies = moves(&after);
        starves(&after)
            || !replies.is_empty()
                && replies.into_iter().all(|reply| {
                    let next = after.after(reply);
                    moves(&next).into_iter().any(|mv| starves(&next.after(mv)))
                })
    })
}

/// A board on which Black has one to three stones, near the end of the row.
fn few_left(random: &mut Random) -> Option<Position> {
    let mut tuzdyk = || match random.below(3) {
        0 => None,
        _ => PitNo::new(u8::try_from(1 + random.below(8)).ok()?),
    };
    let tuzdyks = BySide {
        white: tuzdyk(),
        black: tuzdyk(),
    };
    if tuzdyks.white.is_some() && tuzdyks.white == tuzdyks.black {
        return None;
    }
    let mut rows = BySide::<[u8; 9]>::default();
    for _ in 0..=random.below(3) {
        rows.black[4 + random.below(5)] += 1;
    }
    for _ in 0..4 + random.below(10) {
        rows.white[random.below(9)] += 1;
    }
    for owner in Side::ALL {
        if let Some(no) = tuzdyks[owner] {
            rows[owner.opponent()][usize::from(no.get()) - 1] = 0;
        }
    }
    near_the_middle(rows, tuzdyks, random)
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
    near_the_middle(rows, tuzdyks, random)
}

/// The position with White to move and kazans such that the stones left decide.
fn near_the_middle(
    rows: BySide<[u8; 9]>,
    tuzdyks: BySide<Option<PitNo>>,
    random: &mut Random,
) -> Option<Position> {
    let sum = |side: Side| rows[side].iter().sum::<u8>();
    let left = 162 - sum(Side::White) - sum(Side::Black);
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
