//! The engine: deeper and deeper searches of one position.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use togyz_core::{Game, Move, Outcome, Position};

use crate::endgame::Tables;
use crate::limits::{Budget, Clock, Limits, Meter, PonderFlag, StopFlag};
use crate::network::Network;
use crate::root::Root;
use crate::score::Score;
use crate::search::{Means, Search, Workspace};
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
    /// What knows the endgames, if anything does. Within the tables every win
    /// is kept and every draw held, at any limit.
    pub tables: Option<Arc<Tables>>,
    /// Whether unlikely moves are looked at less deeply.
    pub selectivity: Selectivity,
}

/// 16 megabytes, one thread, the network of the program, no endgame tables, full
/// selectivity.
impl Default for Config {
    fn default() -> Self {
        Self {
            hash_megabytes: 16,
            threads: 1,
            network: Some(Network::embedded()),
            tables: None,
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
    tables: Option<Arc<Tables>>,
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
    /// Positions of which the endgame tables told the value.
    pub table_hits: u64,
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
    /// Positions of which the endgame tables told the value so far.
    pub table_hits: u64,
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
            tables: config.tables,
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
        let crew = self.whole_crew();
        self.analyse_by(&crew, game, limits, report)
    }

    /// Lets the engine know the endgames from now on.
    pub fn use_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.tables = tables;
    }

    /// As [`Engine::analyse`], by this crew.
    pub(crate) fn analyse_by(
        &mut self,
        crew: &Crew,
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
        self.think(crew, game.position(), &history, limits, report)
    }

    /// Thinks about a position without a history.
    pub fn analyse_position(
        &mut self,
        position: &Position,
        limits: &Limits,
        report: impl FnMut(&Progress) -> ControlFlow<()>,
    ) -> Analysis {
        if let Some(ending) = position.ending() {
            return finished(position, ending.outcome);
        }
        let crew = self.whole_crew();
        self.think(&crew, position, &[], limits, report)
    }

    /// All threads, with the tables.
    fn whole_crew(&self) -> Crew {
        Crew {
            threads: self.workspaces.len(),
            tables: self.tables.clone(),
        }
    }

    fn think(
        &mut self,
        crew: &Crew,
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
            tables: crew.tables.as_deref(),
            table_hits: &AtomicU64::new(0),
            selectivity: self.selectivity,
        };
        let root = |workspace, clock| {
            let meter = Meter::new(&budget, clock);
            let search = Search::new(means, workspace, meter, position, history);
            Root::new(position, limits, search)
        };
        let root = &root;
        let Some((first, others)) = self.workspaces.split_first_mut() else {
            unreachable!("an engine has a thread");
        };
        let mut analysis = thread::scope(|scope| {
            let others = others.iter_mut().take(crew.threads.saturating_sub(1));
            for (index, workspace) in others.enumerate() {
                let spawned = thread::Builder::new()
                    .spawn_scoped(scope, move || root(workspace, None).help(index, limits));
                if spawned.is_err() {
                    // The system has no more threads to give.
                    break;
                }
            }
            let analysis = root(first, Some(clock)).lead(limits, report);
            budget.end();
            analysis
        });
        analysis.nodes = budget.nodes();
        analysis.table_hits = means.table_hits.load(Ordering::Relaxed);
        analysis
    }
}

/// Who and what takes part in a search.
#[derive(Debug)]
pub(crate) struct Crew {
    /// How many of the threads.
    pub(crate) threads: usize,
    /// What knows the endgames.
    pub(crate) tables: Option<Arc<Tables>>,
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
        table_hits: 0,
        lines: Vec::new(),
    }
}
