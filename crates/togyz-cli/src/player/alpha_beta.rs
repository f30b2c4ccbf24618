//! A yardstick: alpha-beta that knows nothing but the stones in the kazans.
//!
//! Deeper and deeper (D. Knuth and R. Moore, An analysis of alpha-beta pruning,
//! Artificial Intelligence 6, 1975), without a table and without pruning that could
//! err. Moves are looked at in the order of what they gain.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use togyz_ai::StopFlag;
use togyz_core::{Game, Move, Position};

use super::Thought;
use super::spec::Pace;

/// More than any difference between kazans.
const WIN: i32 = 1000;
/// The deepest it looks, in plies: only where few moves are left does it get there.
const DEEPEST: u32 = 60;
/// Moves that a game is thought to last where time is on a clock.
const MOVES_LEFT: u32 = 30;

/// The best move within `pace`, with `left` on the clock; `None` if the game is over.
/// Where not even one ply could be looked at, it is the move that gains the most.
pub(super) fn choose(game: &Game, pace: Pace, left: Duration, stop: &StopFlag) -> Option<Thought> {
    let mut search = Search {
        deadline: match pace {
            Pace::Time(time) => Instant::now().checked_add(time),
            Pace::Clock { increment, .. } => {
                let time = (left / MOVES_LEFT + increment).min(left / 2);
                Instant::now().checked_add(time)
            }
            Pace::Nodes(_) | Pace::Depth(_) => None,
        },
        most_nodes: match pace {
            Pace::Nodes(nodes) => nodes,
            Pace::Time(_) | Pace::Depth(_) | Pace::Clock { .. } => u64::MAX,
        },
        stop,
        nodes: 0,
        is_over: false,
    };
    let deepest = match pace {
        Pace::Depth(depth) => depth.min(DEEPEST),
        Pace::Time(_) | Pace::Nodes(_) | Pace::Clock { .. } => DEEPEST,
    };
    let position = game.position();
    let mut moves = moves(position);
    for depth in 1..=deepest {
        let best = search.best(position, &moves, depth);
        // What a search that was broken off has found is no worse than nothing.
        if let Some(place) = best {
            moves[..=place].rotate_right(1);
        }
        if search.is_over {
            break;
        }
    }
    let (mv, _) = *moves.first()?;
    Some(Thought {
        mv,
        nodes: search.nodes,
    })
}

struct Search<'a> {
    deadline: Option<Instant>,
    most_nodes: u64,
    stop: &'a StopFlag,
    nodes: u64,
    is_over: bool,
}

impl Search<'_> {
    /// The place of the best of `moves`, the best so far standing first.
    fn best(
        &mut self,
        position: &Position,
        moves: &[(Move, Position)],
        depth: u32,
    ) -> Option<usize> {
        let mut best = None;
        let mut alpha = -2 * WIN;
        for (place, (_, after)) in moves.iter().enumerate() {
            let score = self.after(position, after, depth - 1, alpha, 2 * WIN);
            if self.is_over {
                break;
            }
            if score > alpha {
                alpha = score;
                best = Some(place);
            }
        }
        best
    }

    /// What a move from `before` to `after` is worth to who plays it.
    fn after(
        &mut self,
        before: &Position,
        after: &Position,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        // The opponent may be passed over.
        if after.side_to_move() == before.side_to_move() {
            self.score(after, depth, alpha, beta)
        } else {
            -self.score(after, depth, -beta, -alpha)
        }
    }

    /// What a position is worth to the player to move.
    fn score(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        if !self.may_go_on() {
            return 0;
        }
        let own = position.side_to_move();
        let lead = i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()));
        if let Some(ending) = position.ending() {
            return match ending.outcome.winner() {
                Some(winner) if winner == own => WIN + lead,
                Some(_) => lead - WIN,
                None => 0,
            };
        }
        if depth == 0 {
            return lead;
        }
        let mut best = -2 * WIN;
        for (_, after) in moves(position) {
            best = best.max(self.after(position, &after, depth - 1, alpha, beta));
            alpha = alpha.max(best);
            if alpha >= beta || self.is_over {
                break;
            }
        }
        best
    }

    /// Counts a position; the clock is looked at now and then.
    fn may_go_on(&mut self) -> bool {
        const NOW_AND_THEN: u64 = 1024;

        self.is_over |= self.nodes == self.most_nodes
            || self.nodes.is_multiple_of(NOW_AND_THEN)
                && (self.stop.is_raised()
                    || self
                        .deadline
                        .is_some_and(|deadline| Instant::now() >= deadline));
        self.nodes += u64::from(!self.is_over);
        !self.is_over
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

#[cfg(test)]
mod tests {
    use togyz_core::{Rules, Setup};

    use super::*;

    /// What the moves of a position are worth by looking at every line.
    fn minimax(position: &Position, depth: u32) -> i32 {
        let own = position.side_to_move();
        let lead = i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()));
        if let Some(ending) = position.ending() {
            return match ending.outcome.winner() {
                Some(winner) if winner == own => WIN + lead,
                Some(_) => lead - WIN,
                None => 0,
            };
        }
        if depth == 0 {
            return lead;
        }
        let score = |mv| {
            let after = position.after(mv);
            let score = minimax(&after, depth - 1);
            if after.side_to_move() == own {
                score
            } else {
                -score
            }
        };
        let scores = position.legal_moves().iter().map(score);
        scores.max().unwrap_or_default()
    }

    #[test]
    fn it_keeps_to_its_limits() {
        let game = Game::new(Rules::default());
        let stopped = StopFlag::default();
        stopped.raise();
        for (pace, stop, most) in [
            (Pace::Nodes(1), StopFlag::default(), 1),
            (Pace::Nodes(5000), StopFlag::default(), 5000),
            (Pace::Time(Duration::ZERO), StopFlag::default(), 0),
            (Pace::Depth(DEEPEST), stopped, 0),
        ] {
            let thought = choose(&game, pace, Duration::ZERO, &stop).expect("a move");
            assert!(game.position().legal_moves().contains(thought.mv));
            assert_eq!(thought.nodes, most, "{pace}");
        }
    }

    #[test]
    fn it_plays_a_best_move() {
        let text = "1S,1S,4S,6S,1,6S,5S,2S,2S/7S,2,2S,20S,1S,1S,2S,2S 46 54 S 11";
        for rules in ["standard", "extra-move"] {
            let rules: Rules = rules.parse().expect("rules");
            let setup = Setup::parse(text, rules).expect("a position");
            let late = Game::from_setup(setup).expect("a valid position");
            for mut game in [late, Game::new(rules)] {
                for depth in [1, 4, 2, 3, 4] {
                    let pace = Pace::Depth(depth);
                    let thought = choose(&game, pace, Duration::ZERO, &StopFlag::default());
                    let before = *game.position();
                    let mv = thought.expect("the game goes on").mv;
                    game.play(mv).expect("a legal move");
                    let score = minimax(game.position(), depth - 1);
                    let stays = game.position().side_to_move() == before.side_to_move();
                    assert_eq!(if stays { score } else { -score }, minimax(&before, depth));
                }
            }
        }
    }
}
