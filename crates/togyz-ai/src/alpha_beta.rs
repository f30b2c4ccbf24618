//! A yardstick for the engine: alpha-beta that knows nothing but the kazans.

use std::cmp::Reverse;

use togyz_core::{Move, Position};

use crate::limits::{Budget, Clock, Limits, Meter, PonderFlag, StopFlag};
use crate::score::Score;
use crate::search::{Goal, MOST_PLIES, Window};

/// The best move by plain alpha-beta, and the number of positions looked at; `None` if
/// the game is over.
///
/// It looks deeper and deeper within `limits`, of which lines and moves do not count,
/// without a table and without leaving anything out; what counts at the end of a line
/// is the difference between the kazans. Where not even one ply could be looked at, the
/// move is one that gains the most. (D. Knuth and R. Moore, An analysis of alpha-beta
/// pruning, Artificial Intelligence 6, 1975.)
pub fn alpha_beta(position: &Position, limits: &Limits, flag: &StopFlag) -> Option<(Move, u64)> {
    if position.ending().is_some() {
        return None;
    }
    let budget = Budget::new(limits, flag);
    let clock = Clock::start(limits, &PonderFlag::default());
    let mut search = Search {
        meter: Meter::new(&budget, Some(clock)),
        goal: Goal::of(position),
    };
    let deepest = limits.depth.map_or(MOST_PLIES, |depth| depth as usize);
    // The best so far stands first, and is looked at first.
    let mut moves = moves(position);
    for depth in 1..=deepest.min(MOST_PLIES) {
        if let Some(place) = search.best(position, &moves, depth) {
            moves[..=place].rotate_right(1);
        }
        if !search.meter.allows_another_depth(100) {
            break;
        }
    }
    let (mv, _) = *moves.first()?;
    Some((mv, search.meter.nodes()))
}

struct Search<'a> {
    meter: Meter<'a>,
    goal: Goal,
}

impl Search<'_> {
    /// The place of the best of `moves` that could be looked at.
    fn best(
        &mut self,
        position: &Position,
        moves: &[(Move, Position)],
        depth: usize,
    ) -> Option<usize> {
        let mut best = None;
        let mut window = Window::FULL;
        for (place, (_, after)) in moves.iter().enumerate() {
            let score = self.child(position, after, window, depth - 1, 1);
            if self.meter.is_over() {
                break;
            }
            if score > window.alpha {
                window.alpha = score;
                best = Some(place);
            }
        }
        best
    }

    /// The score of a move from `before` to `after`, seen by who plays it.
    fn child(
        &mut self,
        before: &Position,
        after: &Position,
        window: Window,
        depth: usize,
        ply: usize,
    ) -> Score {
        // The opponent may be passed over.
        if after.side_to_move() == before.side_to_move() {
            self.score(after, window, depth, ply)
        } else {
            -self.score(after, window.turned(), depth, ply)
        }
    }

    /// The score of a position, seen by the player to move.
    fn score(
        &mut self,
        position: &Position,
        mut window: Window,
        depth: usize,
        ply: usize,
    ) -> Score {
        if !self.meter.spend() {
            return Score::DRAW;
        }
        if let Some(score) = self.goal.decided(position, ply) {
            return score;
        }
        if depth == 0 {
            let own = position.side_to_move();
            let lead = i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()));
            return Score::from_hundredths(100 * lead);
        }
        let mut best = -Score::INFINITE;
        for (_, after) in moves(position) {
            best = best.max(self.child(position, &after, window, depth - 1, ply + 1));
            window.alpha = window.alpha.max(best);
            if window.alpha >= window.beta || self.meter.is_over() {
                break;
            }
        }
        best
    }
}

/// The moves with what they lead to, the greatest gain first.
fn moves(position: &Position) -> Vec<(Move, Position)> {
    let own = position.side_to_move();
    let moves = position.legal_moves().iter();
    let mut moves: Vec<_> = moves.map(|mv| (mv, position.after(mv))).collect();
    moves.sort_by_key(|(_, after)| Reverse((after.tuzdyk(own).is_some(), after.kazan(own))));
    moves
}
