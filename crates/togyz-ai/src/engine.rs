//! The engine: deeper and deeper searches of one position.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;

use togyz_core::{Game, Move, Outcome, Position, Side};

use crate::limits::{Budget, Clock, Limits, Meter, PonderFlag, StopFlag};
use crate::network::Network;
use crate::order::Candidate;
use crate::score::{Proven, Score};
use crate::search::{MOST_PLIES, Means, Place, Search, Window, Workspace};
use crate::table::Table;

/// Whether the search may look less deeply at unlikely moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Selectivity {
    /// It may: for play.
    #[default]
    Full,
    /// Every line is looked at to the same depth: slow, for tests.
    Exact,
}

/// How an [`Engine`] is made.
///
/// ```
/// use togyz_ai::{Config, Engine};
///
/// let engine = Engine::with(Config { threads: 2, ..Config::default() });
/// # drop(engine);
/// ```
#[derive(Debug, Clone)]
pub struct Config {
    /// The memory, in megabytes, at most; 0: none.
    pub hash_megabytes: usize,
    /// Threads that search together, at least 1. With more than one the same
    /// question may get different answers.
    pub threads: usize,
    /// What judges positions of the standard game; `None`: the tables of
    /// weights that judge those of the other variants too.
    pub network: Option<Arc<Network>>,
    /// Whether unlikely moves are looked at less deeply.
    pub selectivity: Selectivity,
}

/// 16 megabytes, one thread, the network of the program, full selectivity.
impl Default for Config {
    fn default() -> Self {
        Self {
            hash_megabytes: 16,
            threads: 1,
            network: Some(Network::embedded()),
            selectivity: Selectivity::Full,
        }
    }
}

/// The engine, with a memory of what it has seen.
///
/// Under a depth or node limit a new engine, or one after
/// [`Engine::new_game`], always gives the same answer.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    /// One for each thread.
    workspaces: Vec<Workspace>,
    flag: StopFlag,
    ponder: PonderFlag,
    network: Option<Arc<Network>>,
    selectivity: Selectivity,
}

/// What the engine thinks of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// The best move, or `None` if the game is over.
    pub best: Option<Move>,
    /// What the position is worth to the player to move.
    pub score: Score,
    /// The last depth that was finished, in plies; 0 if not even the first was.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best moves, best first: as many as [`Limits::lines`] asked for, or
    /// as there are.
    pub lines: Vec<Line>,
}

/// A move with what follows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The move.
    pub mv: Move,
    /// What it leads to, seen by the player who plays it.
    pub score: Score,
    /// The move and the best play after it, as far as the search has seen.
    pub pv: Vec<Move>,
}

/// How far a search has come, told after each depth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress<'a> {
    /// The depth that was finished, in plies.
    pub depth: u32,
    /// The longest line looked at, in plies.
    pub deepest: u32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// The part of the memory in use, in thousandths.
    pub hash_permille: u32,
    /// The best moves so far, best first.
    pub lines: &'a [Line],
}

impl Engine {
    /// An engine with a memory of at most so many megabytes; 0: none.
    pub fn new(hash_megabytes: usize) -> Self {
        Self::with(Config {
            hash_megabytes,
            ..Config::default()
        })
    }

    /// An engine as `config` says.
    pub fn with(config: Config) -> Self {
        Self {
            table: Table::new(config.hash_megabytes),
            workspaces: (0..config.threads.max(1))
                .map(|_| Workspace::new())
                .collect(),
            flag: StopFlag::default(),
            ponder: PonderFlag::default(),
            network: config.network,
            selectivity: config.selectivity,
        }
    }

    /// The flag that stops this engine's searches from outside.
    pub fn stop_flag(&self) -> StopFlag {
        self.flag.clone()
    }

    /// The flag that says that this engine's searches ponder.
    pub fn ponder_flag(&self) -> PonderFlag {
        self.ponder.clone()
    }

    /// Forgets everything, as if the engine were new.
    pub fn new_game(&mut self) {
        self.table.new_game();
    }

    /// Thinks about the position of a game, in which repeated positions count
    /// as draws. `report` hears of each finished depth and may stop the search.
    pub fn analyse(
        &mut self,
        game: &Game,
        limits: &Limits,
        report: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Analysis {
        if let Some(ending) = game.ending() {
            return finished(game.position(), ending.outcome);
        }
        let played = game.played();
        let kazans = game.position().kazans();
        let since = played
            .iter()
            .rposition(|played| played.before.kazans() != kazans)
            .map_or(0, |index| index + 1);
        let history: Vec<Position> = played[since..].iter().map(|played| played.before).collect();
        self.think(game.position(), &history, limits, report)
    }

    /// Thinks about a position without a history.
    pub fn analyse_position(
        &mut self,
        position: &Position,
        limits: &Limits,
        report: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Analysis {
        match position.ending() {
            Some(ending) => finished(position, ending.outcome),
            None => self.think(position, &[], limits, report),
        }
    }

    fn think(
        &mut self,
        position: &Position,
        history: &[Position],
        limits: &Limits,
        report: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Analysis {
        self.table.new_search();
        let budget = Budget::new(limits, &self.flag);
        let clock = Clock::start(limits, &self.ponder);
        let means = Means {
            table: &self.table,
            network: self.network.as_deref().filter(|_| Network::knows(position)),
            selectivity: self.selectivity,
        };
        let root = |workspace, clock| {
            let meter = Meter::new(&budget, clock);
            let search = Search::new(means, workspace, meter, position, history);
            Root::new(position, limits, search)
        };
        let Some((first, others)) = self.workspaces.split_first_mut() else {
            unreachable!("an engine has a thread");
        };
        let mut analysis = thread::scope(|scope| {
            for (index, workspace) in others.iter_mut().enumerate() {
                let root = &root;
                scope.spawn(move || root(workspace, None).help(index, limits));
            }
            let analysis = root(first, Some(clock)).lead(limits, report);
            budget.end();
            analysis
        });
        analysis.nodes = budget.nodes();
        analysis
    }
}

/// Whether to accept an offer of a draw: the engine sees the players within one
/// stone of each other.
pub fn accepts_draw(analysis: &Analysis) -> bool {
    analysis
        .score
        .hundredths()
        .is_some_and(|hundredths| hundredths.abs() <= 100)
}

/// What there is to say about a finished game.
fn finished(position: &Position, outcome: Outcome) -> Analysis {
    let score = match outcome.winner() {
        Some(winner) if winner == position.side_to_move() => Score::win_in(0),
        Some(_) => Score::loss_in(0),
        None => Score::DRAW,
    };
    Analysis {
        best: None,
        score,
        depth: 0,
        nodes: 0,
        lines: Vec::new(),
    }
}

/// Whether looking deeper cannot change anything: every line is proven within
/// the depth.
fn is_settled(lines: &[Line], depth: u32) -> bool {
    lines.iter().all(|line| match line.score.proven() {
        Some(Proven::Win { plies } | Proven::Loss { plies }) => plies <= depth,
        None => false,
    })
}

/// A move at the root.
#[derive(Debug)]
struct RootMove {
    candidate: Candidate,
    /// The exact score at the last depth for which there is one.
    score: Option<Score>,
    /// The depth of that score.
    depth: u32,
    pv: Vec<Move>,
}

/// The root of a search.
#[derive(Debug)]
struct Root<'a> {
    mover: Side,
    moves: Vec<RootMove>,
    wanted: usize,
    depth: u32,
    search: Search<'a>,
    estimate: Score,
}

impl<'a> Root<'a> {
    fn new(position: &Position, limits: &Limits, search: Search<'a>) -> Self {
        let legal = position.legal_moves();
        let is_wanted = |mv: &Move| limits.moves.contains(mv);
        let is_limited = legal.iter().any(|mv| is_wanted(&mv));
        let mut moves: Vec<RootMove> = legal
            .iter()
            .filter(|mv| !is_limited || is_wanted(mv))
            .map(|mv| RootMove {
                candidate: Candidate::new(position, mv),
                score: None,
                depth: 0,
                pv: vec![mv],
            })
            .collect();
        moves.sort_by_key(|root_move| {
            let candidate = &root_move.candidate;
            -candidate.gain - if candidate.makes_tuzdyk { 8 } else { 0 }
        });
        Self {
            mover: position.side_to_move(),
            wanted: limits.lines.clamp(1, moves.len()),
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
    fn lead(
        mut self,
        limits: &Limits,
        mut report: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Analysis {
        let mut lines = self.first_lines();
        let mut depth = 0;
        let most_depth = self.most_depth(limits);
        while depth < most_depth && self.search.meter.allows_another_depth(100) {
            self.deepen(depth + 1);
            lines = self.lines(lines);
            if self.search.meter.is_over() {
                break;
            }
            depth += 1;
            let progress = Progress {
                depth,
                deepest: u32::try_from(self.search.deepest).unwrap_or(u32::MAX),
                nodes: self.search.meter.nodes(),
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
            lines,
        }
    }

    /// Searches beside the leading thread, to fill the table. Every other
    /// helper is a depth ahead, so that not all do the same.
    fn help(mut self, index: usize, limits: &Limits) {
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
                score: self.estimate,
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
        let mut exact: Vec<Score> = Vec::with_capacity(self.moves.len());
        for index in 0..self.moves.len() {
            // The worst of the lines so far is to be beaten.
            let beaten = exact.len().checked_sub(self.wanted).map(|worst| {
                exact.sort_unstable();
                exact[worst]
            });
            let score = self.score(index, place, beaten);
            if self.search.meter.is_over() {
                break;
            }
            if beaten.is_none_or(|beaten| score > beaten) {
                exact.push(score);
                let root_move = &mut self.moves[index];
                root_move.score = Some(score);
                root_move.depth = depth;
                root_move.pv.truncate(1);
                root_move.pv.extend(self.search.variation());
            }
        }
        self.moves.sort_by_key(|root_move| {
            let score = root_move.score.filter(|_| root_move.depth == depth);
            std::cmp::Reverse(score)
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
                    score: root_move.score.filter(|_| root_move.depth == self.depth)?,
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

/// How far from the guess the first window reaches, in hundredths of a stone.
const FIRST_WIDTH: i32 = 100;
/// Beyond this the window is opened at once.
const MOST_WIDTH: i32 = 1000;
