//! Whether a position has one best move, and on what that rests.

use std::fmt;
use std::ops::ControlFlow;

use togyz_core::{Move, Outcome, Position, Side};

use crate::endgame::{Solution, Verdict, solve};
use crate::engine::{Config, Engine, Line};
use crate::limits::{Limits, StopFlag};
use crate::score::{Proven, loss};

/// By how much the best move has to be better than the second, in hundredths
/// of a stone, as [`loss`] counts.
pub const MARGIN: i32 = 500;

/// The two depths, in plies, at which a search of every move has to find the
/// same one best.
pub const DEPTHS: [u32; 2] = [14, 24];

/// A shallow look, in plies, at which most positions are passed over.
const GLANCE: u32 = 6;
/// Positions with at most so many stones on the board are solved, if that can
/// be done.
const FEW_STONES: i32 = 20;
/// Boards that may be looked at to solve one move, at most: the fewer stones
/// there are, the likelier it is worth the time.
const fn solve_nodes(stones: i32) -> u64 {
    if stones <= 12 { 1_000_000 } else { 200_000 }
}
/// The same for [`Judge::study`].
const STUDY_NODES: u64 = 1_000_000;
/// Forced wins of at most so many plies are proven by every line.
const MOST_PLIES: u32 = 7;
/// The longest solution, in plies.
const LONGEST: usize = 7;
/// Memory for the search, in megabytes.
const HASH_MEGABYTES: usize = 8;

/// On what it rests that a move is the only best one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Proof {
    /// The result of every move is proven, and only this one keeps the best.
    Solved,
    /// The move is proven to win; of no other can that be shown with as much
    /// work.
    Won,
    /// The move wins by force, as every line to the end shows; the others are
    /// worse by the search at both depths.
    Win {
        /// Plies to the end, at most.
        plies: u32,
    },
    /// The search finds it better by the margin at both depths, which is no
    /// proof.
    Search,
}

impl Proof {
    pub(super) fn parse(text: &str) -> Option<Self> {
        Some(match text {
            "solved" => Self::Solved,
            "won" => Self::Won,
            "search" => Self::Search,
            _ => Self::Win {
                plies: text.strip_prefix("win ")?.parse().ok()?,
            },
        })
    }
}

/// As a text of puzzles writes it.
impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solved => f.write_str("solved"),
            Self::Won => f.write_str("won"),
            Self::Win { plies } => write!(f, "win {plies}"),
            Self::Search => f.write_str("search"),
        }
    }
}

/// A move that is better than all others by the margin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Only {
    pub(super) mv: Move,
    pub(super) proof: Proof,
    /// The opponent's best reply, if the game goes on.
    reply: Option<Move>,
}

/// Judges positions. The same position always gets the same answer.
#[derive(Debug)]
pub struct Judge {
    engine: Engine,
}

impl Default for Judge {
    fn default() -> Self {
        Self {
            engine: Engine::with(Config {
                hash_megabytes: HASH_MEGABYTES,
                ..Config::default()
            }),
        }
    }
}

impl Judge {
    /// The solution of a position with what its first move rests on: moves and
    /// replies as long as there is one best move, at most seven plies. `None`
    /// where no move is better than all others by the margin.
    pub fn solution(&mut self, position: &Position) -> Option<(Vec<Move>, Proof)> {
        let first = self.only(position)?;
        Some(self.follow(position, first))
    }

    /// The solution of a position with few stones where one move is proven to
    /// win, and none of the others with as much work.
    pub fn study(&mut self, position: &Position) -> Option<(Vec<Move>, Proof)> {
        let wins = |mv: &Move| result(&position.after(*mv), STUDY_NODES) == Some(-1);
        let mut winning = position.legal_moves().iter().filter(wins);
        let mv = winning.next().filter(|_| winning.next().is_none())?;
        let first = Only {
            mv,
            proof: Proof::Won,
            reply: self.reply(&position.after(mv)),
        };
        Some(self.follow(position, first))
    }

    /// The solution that begins with `first`.
    fn follow(&mut self, position: &Position, first: Only) -> (Vec<Move>, Proof) {
        let proof = first.proof;
        let mut line = vec![first.mv];
        let mut here = position.after(first.mv);
        let mut reply = first.reply;
        while let Some(answer) = reply
            && line.len() + 2 <= LONGEST
        {
            here = here.after(answer);
            // Who has already won or lost need not be shown how.
            let Some(only) = self.only(&here).filter(|_| here.ending().is_none()) else {
                break;
            };
            line.extend([answer, only.mv]);
            here = here.after(only.mv);
            reply = only.reply;
        }
        (line, proof)
    }

    /// The one best move.
    pub(super) fn only(&mut self, position: &Position) -> Option<Only> {
        if position.legal_moves().len() < 2 {
            return None;
        }
        if stones(position) <= FEW_STONES {
            match solved(position) {
                Solved::Only(mv) => {
                    return Some(Only {
                        mv,
                        proof: Proof::Solved,
                        reply: self.reply(&position.after(mv)),
                    });
                }
                Solved::Several => return None,
                Solved::Open => {}
            }
        }
        let depths = [GLANCE, DEPTHS[0], DEPTHS[1]];
        let mut best: Option<Line> = None;
        for depth in depths {
            let lines = self.lines(position, depth);
            let [first, second, ..] = &lines[..] else {
                return None;
            };
            let is_same = depth == GLANCE || best.as_ref().is_none_or(|best| best.mv == first.mv);
            if !is_same || loss(first.score, second.score) < MARGIN {
                return None;
            }
            best = (depth != GLANCE).then(|| first.clone());
        }
        let best = best?;
        let after = position.after(best.mv);
        let proof = match best.score.proven() {
            Some(Proven::Win { plies })
                if plies <= MOST_PLIES && wins(&after, position.side_to_move(), plies - 1) =>
            {
                Proof::Win { plies }
            }
            _ => Proof::Search,
        };
        Some(Only {
            mv: best.mv,
            proof,
            reply: self.reply(&after),
        })
    }

    /// All moves, best first.
    fn lines(&mut self, position: &Position, depth: u32) -> Vec<Line> {
        self.engine.new_game();
        let limits = Limits::depth(depth).with_lines(9);
        self.engine
            .analyse_position(position, &limits, |_| ControlFlow::Continue(()))
            .lines
    }

    fn reply(&mut self, position: &Position) -> Option<Move> {
        self.engine.new_game();
        let limits = Limits::depth(DEPTHS[1]);
        self.engine
            .analyse_position(position, &limits, |_| ControlFlow::Continue(()))
            .best
    }
}

fn stones(position: &Position) -> i32 {
    let kazans = position.kazans();
    let total = i32::from(position.rules().variant.total());
    total - i32::from(kazans.white) - i32::from(kazans.black)
}

/// What is proven of the results of all moves.
enum Solved {
    /// Only this one keeps the best.
    Only(Move),
    /// Several do, or all lose.
    Several,
    /// Not all are proven.
    Open,
}

fn solved(position: &Position) -> Solved {
    let nodes = solve_nodes(stones(position));
    let mut best: Vec<Move> = Vec::new();
    let mut most = -1;
    for mv in position.legal_moves() {
        let Some(reply) = result(&position.after(mv), nodes) else {
            return Solved::Open;
        };
        let here = -reply;
        if here > most {
            most = here;
            best.clear();
        }
        if here == most {
            best.push(mv);
        }
    }
    match best[..] {
        // Where all is lost there is nothing to find.
        [only] if most >= 0 => Solved::Only(only),
        _ => Solved::Several,
    }
}

/// 1 if the player to move is proven to win, 0 for a draw, -1 for a loss;
/// `None` if none of these can be shown by looking at so many boards.
fn result(position: &Position, nodes: u64) -> Option<i8> {
    let result_of = |solution: &Solution| match solution.verdict() {
        Verdict::Win => Some(1),
        Verdict::Draw => Some(0),
        Verdict::Loss => Some(-1),
        Verdict::AtLeastDraw | Verdict::AtMostDraw | Verdict::Unknown => None,
    };
    let flag = StopFlag::default();
    let stop_at_result = |solution: &Solution| match result_of(solution) {
        Some(_) => ControlFlow::Break(()),
        None => ControlFlow::Continue(()),
    };
    let solution = solve(position, None, &Limits::nodes(nodes), &flag, stop_at_result);
    result_of(&solution)
}

/// Whether `side` wins within so many plies whatever the opponent plays: every
/// line is looked at.
fn wins(position: &Position, side: Side, plies: u32) -> bool {
    if let Some(ending) = position.ending() {
        return ending.outcome == Outcome::Win(side);
    }
    let Some(left) = plies.checked_sub(1) else {
        return false;
    };
    let mut moves = position.legal_moves().iter();
    if position.side_to_move() == side {
        moves.any(|mv| wins(&position.after(mv), side, left))
    } else {
        moves.all(|mv| wins(&position.after(mv), side, left))
    }
}
