//! Games in which nothing judges but the tables of weights themselves, found by
//! plain alpha-beta: they hang on no network and on no change of the search.

use std::cmp::Reverse;

use togyz_core::{Position, Rules};

use super::numbers::{Numbers, lead};
use crate::random::Random;
use crate::training::selfplay::{MOST_PLIES, OPENING, opening};

/// One move in so many is a random one, so that the games differ.
const RANDOM_MOVE: usize = 20;
/// What a win counts beside its lead, in hundredths of a stone.
const WIN: i32 = 100_000;

/// A position from which to learn.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lesson {
    pub(crate) position: Position,
    /// The lead at the end of the game, in stones, seen by the player to move.
    pub(crate) lead: i32,
}

/// Plays one game and adds its positions, except those where a random move was
/// played and those from which the search sees the end.
pub(crate) fn play_game(
    numbers: &Numbers,
    rules: Rules,
    depth: usize,
    seed: u64,
    lessons: &mut Vec<Lesson>,
) {
    let mut random = Random::new(seed);
    let mut position = *opening(rules, OPENING, &mut random).position();
    let first = lessons.len();
    let mut plies = 0;
    while position.ending().is_none() && plies < MOST_PLIES {
        plies += 1;
        position = if random.below(RANDOM_MOVE) == 0 {
            match random.choose(position.legal_moves()) {
                Some(mv) => position.after(mv),
                None => break,
            }
        } else {
            let (score, after) = best(numbers, &position, depth);
            if score.abs() < WIN / 2 {
                lessons.push(Lesson { position, lead: 0 });
            }
            after
        };
    }
    // A game that goes in circles is a draw.
    let end = if position.ending().is_some() {
        lead(&position)
    } else {
        0
    };
    for lesson in &mut lessons[first..] {
        let is_same_side = lesson.position.side_to_move() == position.side_to_move();
        lesson.lead = if is_same_side { end } else { -end };
    }
}

/// The best move's score, for the player to move, and the position after it.
fn best(numbers: &Numbers, position: &Position, depth: usize) -> (i32, Position) {
    let mut best = (-2 * WIN, *position);
    for after in successors(position) {
        let score = -search(numbers, &after, depth - 1, -2 * WIN, -best.0);
        if score > best.0 {
            best = (score, after);
        }
    }
    best
}

/// What a position is worth to the player to move, by alpha-beta.
fn search(numbers: &Numbers, position: &Position, depth: usize, mut alpha: i32, beta: i32) -> i32 {
    if position.ending().is_some() {
        let lead = lead(position);
        return WIN * lead.signum() + 100 * lead;
    }
    if depth == 0 {
        return numbers.value(position);
    }
    let mut best = -2 * WIN;
    for after in successors(position) {
        let score = -search(numbers, &after, depth - 1, -beta, -alpha);
        best = best.max(score);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// The positions after each move, the largest gain first.
fn successors(position: &Position) -> impl Iterator<Item = Position> + use<> {
    let own = position.side_to_move();
    let mut after = [*position; 9];
    let mut count = 0;
    for (place, mv) in after.iter_mut().zip(position.legal_moves().iter()) {
        *place = position.after(mv);
        count += 1;
    }
    let gain = |after: &Position| (after.tuzdyk(own).is_some(), after.kazan(own));
    after[..count].sort_by_key(|after| Reverse(gain(after)));
    after.into_iter().take(count)
}
