//! The moves at the root of a search, and how they are searched deeper and
//! deeper.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use togyz_core::{Move, Position, Side};

use crate::engine::{Analysis, Line, Progress};
use crate::limits::{Doubt, Limits};
use crate::order::Candidate;
use crate::score::{Proven, Score};
use crate::search::{MOST_PLIES, Place, Search, Window};

/// Whether looking deeper cannot change anything: every line is proven within
/// the depth.
fn is_settled(lines: &[Line], depth: u32) -> bool {
    lines.iter().all(|line| match line.score.proven() {
        Some(Proven::Win { plies } | Proven::Loss { plies }) => plies <= depth,
        Some(Proven::TableWin { .. } | Proven::TableLoss { .. }) | None => false,
    })
}

/// A move at the root.
#[derive(Debug)]
struct RootMove {
    candidate: Candidate,
    /// What the endgame tables say of it; of all moves or of none.
    verdict: Option<Score>,
    /// The exact score at the last depth for which there is one.
    score: Option<Score>,
    /// The depth of that score.
    depth: u32,
    pv: Vec<Move>,
}

impl RootMove {
    /// The result that the move leads to, by the tables: 1 a win, 0 a draw, -1 a
    /// loss.
    fn result(&self) -> i32 {
        self.verdict.map_or(0, |verdict| verdict.0.signum())
    }

    /// What to order by: the result, then the score. Among draws that is what
    /// the search hopes for.
    fn key(&self, score: Score) -> (i32, Score) {
        match self.result() {
            0 => (0, score),
            result => (result, self.told(score)),
        }
    }

    /// The score to tell: the search's, as far as it agrees with the tables.
    fn told(&self, score: Score) -> Score {
        match self.verdict {
            Some(verdict) if verdict > Score::DRAW => score.max(verdict),
            Some(verdict) if verdict < Score::DRAW => score.min(verdict),
            Some(draw) => draw,
            None => score,
        }
    }
}

/// The root of a search.
#[derive(Debug)]
pub(crate) struct Root<'a> {
    mover: Side,
    moves: Vec<RootMove>,
    wanted: usize,
    depth: u32,
    search: Search<'a>,
    estimate: Score,
}

impl<'a> Root<'a> {
    pub(crate) fn new(position: &Position, limits: &Limits, search: Search<'a>) -> Self {
        let legal = position.legal_moves();
        let is_wanted = |mv: &Move| limits.moves.contains(mv);
        let is_limited = legal.iter().any(|mv| is_wanted(&mv));
        let mut moves: Vec<RootMove> = legal
            .iter()
            .filter(|mv| !is_limited || is_wanted(mv))
            .map(|mv| RootMove {
                candidate: Candidate::new(position, mv),
                verdict: None,
                score: None,
                depth: 0,
                pv: vec![mv],
            })
            .collect();
        moves.sort_by_key(|root_move| {
            let candidate = &root_move.candidate;
            -candidate.gain - if candidate.makes_tuzdyk { 8 } else { 0 }
        });
        let wanted = limits.lines.clamp(1, moves.len());
        judge(&mut moves, position.side_to_move(), wanted, &search);
        Self {
            mover: position.side_to_move(),
            wanted: wanted.min(moves.len()),
            moves,
            depth: 0,
            estimate: search.estimate(position),
            search,
        }
    }

    /// The depth after which to stop. The only move needs no thought where time
    /// is short.
    fn most_depth(&self, limits: &Limits) -> u32 {
        let most = u32::try_from(MOST_PLIES).unwrap_or(u32::MAX);
        let most = limits.depth.map_or(most, |depth| depth.min(most));
        if self.moves.len() == 1 && limits.time.is_some() {
            most.min(4)
        } else {
            most
        }
    }

    /// Searches deeper and deeper, and tells of it.
    pub(crate) fn lead(
        mut self,
        limits: &Limits,
        mut report: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Analysis {
        let mut lines = self.first_lines();
        let mut doubt = Doubt::default();
        let mut depth = 0;
        let most_depth = self.most_depth(limits);
        while depth < most_depth && self.search.meter.allows_another_depth(doubt.effort()) {
            self.deepen(depth + 1);
            lines = self.lines(lines);
            if self.search.meter.is_over() {
                break;
            }
            depth += 1;
            doubt.hear(&lines);
            let progress = Progress {
                depth,
                deepest: u32::try_from(self.search.deepest).unwrap_or(u32::MAX),
                nodes: self.search.meter.nodes(),
                table_hits: self.search.means.table_hits.load(Ordering::Relaxed),
                hash_permille: self.search.means.table.permille(),
                lines: &lines,
            };
            if report(&progress).is_break() || is_settled(&lines, depth) {
                break;
            }
        }
        Analysis {
            best: lines.first().map(|line| line.mv),
            score: lines.first().map_or(Score::DRAW, |line| line.score),
            depth,
            nodes: self.search.meter.nodes(),
            table_hits: 0,
            lines,
        }
    }

    /// Searches beside the leading thread, to fill the table. Every other
    /// helper is a depth ahead, so that not all do the same.
    pub(crate) fn help(mut self, index: usize, limits: &Limits) {
        let most_depth = self.most_depth(limits);
        let first = if index.is_multiple_of(2) { 2 } else { 1 };
        for depth in first..=most_depth {
            self.deepen(depth);
            if self.search.meter.is_over() {
                break;
            }
        }
    }

    /// The lines before anything was searched.
    fn first_lines(&self) -> Vec<Line> {
        self.moves
            .iter()
            .take(self.wanted)
            .map(|root_move| Line {
                mv: root_move.candidate.mv,
                score: root_move.told(root_move.verdict.unwrap_or(self.estimate)),
                pv: root_move.pv.clone(),
            })
            .collect()
    }

    /// Searches all moves to `depth`, and puts the best ones first.
    fn deepen(&mut self, depth: u32) {
        self.depth = depth;
        let place = Place {
            depth: i32::try_from(depth).unwrap_or(i32::MAX) - 1,
            ply: 1,
        };
        let mut exact: Vec<(i32, Score)> = Vec::with_capacity(self.moves.len());
        for index in 0..self.moves.len() {
            // The worst of the lines so far is to be beaten.
            let beaten = exact.len().checked_sub(self.wanted).map(|worst| {
                exact.sort_unstable();
                exact[worst]
            });
            let result = self.moves[index].result();
            if beaten.is_some_and(|(beaten, _)| beaten > result) {
                // No score can make up for a worse result.
                continue;
            }
            // A win that is larger by the tables has beaten it already.
            let verdict = self.moves[index].verdict;
            let to_beat = beaten.map(|(_, score)| score);
            let to_beat = to_beat.filter(|score| result <= 0 || verdict <= Some(*score));
            let score = self.score(index, place, to_beat);
            if self.search.meter.is_over() {
                break;
            }
            let key = self.moves[index].key(score);
            if beaten.is_none_or(|beaten| key > beaten) {
                exact.push(key);
                let root_move = &mut self.moves[index];
                root_move.score = Some(score);
                root_move.depth = depth;
                root_move.pv.truncate(1);
                root_move.pv.extend(self.search.variation());
            }
        }
        self.moves.sort_by_key(|root_move| {
            let score = root_move.score.filter(|_| root_move.depth == depth);
            std::cmp::Reverse((root_move.result(), score.map(|score| root_move.key(score))))
        });
    }

    /// The score of the `index`-th move, exact if it is above `beaten`.
    fn score(&mut self, index: usize, place: Place, beaten: Option<Score>) -> Score {
        let RootMove {
            candidate, score, ..
        } = &self.moves[index];
        let (candidate, guess) = (*candidate, *score);
        let mut window = Window::FULL;
        let mut around = guess;
        if let Some(beaten) = beaten {
            let score = self
                .search
                .scout(self.mover, &candidate, beaten, place, index);
            if score <= beaten || self.search.meter.is_over() {
                return score;
            }
            window.alpha = beaten;
            around = Some(score);
        }
        self.exact(&candidate, place, window, around)
    }

    /// The score of a move, which lies in `window`, searched in growing windows
    /// around a guess.
    fn exact(
        &mut self,
        candidate: &Candidate,
        place: Place,
        window: Window,
        guess: Option<Score>,
    ) -> Score {
        let mut around = guess
            .and_then(Score::hundredths)
            .filter(|_| place.depth >= 3);
        let mut width = FIRST_WIDTH;
        let mut low = window.alpha;
        let mut high = window.beta;
        if let Some(around) = around {
            low = low.max(Score(around - width));
            high = high.min(Score(around + width));
        }
        loop {
            let asked = Window {
                alpha: low,
                beta: high,
            };
            let score = self
                .search
                .child(self.mover, candidate, asked, place.depth, place.ply);
            if self.search.meter.is_over() {
                return score;
            }
            width *= 3;
            if width > MOST_WIDTH {
                around = None;
            }
            if score <= low && low > window.alpha {
                low = around.map_or(window.alpha, |_| window.alpha.max(Score(score.0 - width)));
            } else if score >= high && high < window.beta {
                high = around.map_or(window.beta, |_| window.beta.min(Score(score.0 + width)));
            } else {
                return score;
            }
        }
    }

    /// The best lines now, or `earlier` ones if the last depth was broken off
    /// too soon to say anything.
    fn lines(&self, earlier: Vec<Line>) -> Vec<Line> {
        let lines: Vec<Line> = self
            .moves
            .iter()
            .take(self.wanted)
            .filter_map(|root_move| {
                Some(Line {
                    mv: root_move.candidate.mv,
                    score: root_move
                        .score
                        .filter(|_| root_move.depth == self.depth)
                        .map(|score| root_move.told(score))?,
                    pv: root_move.pv.clone(),
                })
            })
            .collect();
        if lines.len() == self.wanted {
            lines
        } else {
            earlier
        }
    }
}

/// Where the endgame tables know what every move leads to: puts those with the
/// best results first, and drops those that are worse than the lines that are
/// wanted. A win that comes back to an earlier position counts as a draw, so
/// that who wins does not go in circles.
fn judge(moves: &mut Vec<RootMove>, own: Side, wanted: usize, search: &Search<'_>) {
    for index in 0..moves.len() {
        let after = &moves[index].candidate.after;
        let verdict = search
            .goal
            .decided(after, 1)
            .or_else(|| search.verdict(after));
        let Some(verdict) = verdict else {
            for root_move in moves {
                root_move.verdict = None;
            }
            return;
        };
        let is_own = after.side_to_move() == own;
        let verdict = if is_own { verdict } else { -verdict };
        moves[index].verdict = Some(if search.repeats(after) {
            verdict.min(Score::DRAW)
        } else {
            verdict
        });
    }
    moves.sort_by_key(|root_move| std::cmp::Reverse(root_move.result()));
    if let Some(worst) = moves.get(wanted - 1).map(RootMove::result) {
        moves.retain(|root_move| root_move.result() >= worst);
    }
}

/// How far from the guess the first window reaches, in hundredths of a stone.
const FIRST_WIDTH: i32 = 100;
/// Beyond this the window is opened at once.
const MOST_WIDTH: i32 = 1000;
