//! When to stop thinking. Nothing outside this module reads the clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use togyz_core::Move;

use crate::engine::Line;
use crate::score::Score;

/// How far, and at what, a search should look.
///
/// The search stops at the first limit that it reaches. Without any limit it
/// goes on to the greatest depth, in practice until it is stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits {
    /// Depth in plies after which to stop.
    pub depth: Option<u32>,
    /// Positions to look at, at most; obeyed exactly.
    pub nodes: Option<u64>,
    /// Time after which to stop. The answer then depends on the machine.
    pub time: Option<Duration>,
    /// Time after which usually no further depth is begun: up to twice as much
    /// where the best move has changed of late or its score has fallen, and
    /// less where nothing changes or a player is far ahead.
    pub soft_time: Option<Duration>,
    /// How many of the best moves get an exact score and a line of play, at
    /// least 1. 9 or more: every move.
    pub lines: usize,
    /// The moves to look at; empty: all. Illegal ones are ignored.
    pub moves: Vec<Move>,
}

impl Limits {
    /// No limit: the search goes on until it is stopped.
    pub const NONE: Self = Self {
        depth: None,
        nodes: None,
        time: None,
        soft_time: None,
        lines: 1,
        moves: Vec::new(),
    };

    /// Only a limit of depth, in plies.
    pub fn depth(plies: u32) -> Self {
        Self {
            depth: Some(plies),
            ..Self::NONE
        }
    }

    /// Only a limit of nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::NONE
        }
    }

    /// Only a limit of time.
    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::NONE
        }
    }

    /// The limits for one move of a game with a clock: `left` on it, and
    /// `increment` more after each move.
    pub fn clock(left: Duration, increment: Duration) -> Self {
        let soft = left / 40 + increment * 3 / 5;
        let most = left * 4 / 5;
        Self {
            soft_time: Some(soft.min(most)),
            time: Some((soft * 3).min(most)),
            ..Self::NONE
        }
    }

    /// The same limits with so many lines.
    #[must_use]
    pub fn with_lines(self, lines: usize) -> Self {
        Self { lines, ..self }
    }
}

/// [`Limits::NONE`].
impl Default for Limits {
    fn default() -> Self {
        Self::NONE
    }
}

/// A way to stop a search from outside, from another thread or a signal
/// handler. All clones are one flag.
///
/// The search stops within a millisecond or so, and gives the best answer it
/// has. The flag stays raised until [`StopFlag::lower`].
#[derive(Debug, Clone, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Asks the search to stop.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Takes the wish back.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether a stop is wished for.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Says that a search ponders: it thinks while the opponent does, about a move
/// that the opponent may play, and no time counts. All clones are one flag.
///
/// Raise it before the search begins. If the move is played, lower it: the time
/// that the limits allow runs from then on, and what was found out so far came
/// for free. If another move is played, stop the search by its [`StopFlag`].
///
/// A search that has nothing left to find out ends while it ponders, too; its
/// answer then waits for whoever asked.
#[derive(Debug, Clone, Default)]
pub struct PonderFlag(Arc<AtomicBool>);

impl PonderFlag {
    /// From now on no time counts.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// The move was played: time counts from now on.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether no time counts.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Nodes between two looks at the clock and the flags: some 0.1 ms.
const POLL: u64 = 1024;

/// What the threads of a search use up together.
#[derive(Debug)]
pub(crate) struct Budget {
    /// Nodes that may still be handed out.
    left: AtomicU64,
    /// Nodes that were looked at, or may still be without asking again.
    handed_out: AtomicU64,
    is_over: AtomicBool,
    flag: StopFlag,
}

impl Budget {
    pub(crate) fn new(limits: &Limits, flag: &StopFlag) -> Self {
        Self {
            left: AtomicU64::new(limits.nodes.unwrap_or(u64::MAX)),
            handed_out: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
            flag: flag.clone(),
        }
    }

    /// Ends the search in all threads.
    pub(crate) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Nodes looked at by threads that have ended.
    pub(crate) fn nodes(&self) -> u64 {
        self.handed_out.load(Ordering::Relaxed)
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed) || self.flag.is_raised()
    }

    fn hand_out(&self) -> u64 {
        let mut left = self.left.load(Ordering::Relaxed);
        loop {
            let some = left.min(POLL);
            let rest = left - some;
            match self
                .left
                .compare_exchange_weak(left, rest, Ordering::Relaxed, Ordering::Relaxed)
            {
                Ok(_) => {
                    self.handed_out.fetch_add(some, Ordering::Relaxed);
                    return some;
                }
                Err(now) => left = now,
            }
        }
    }
}

/// The time that a search may take.
#[derive(Debug)]
pub(crate) struct Clock {
    time: Option<Duration>,
    soft_time: Option<Duration>,
    ponder: PonderFlag,
    /// `None` while no time counts.
    started: Option<Instant>,
}

impl Clock {
    pub(crate) fn start(limits: &Limits, ponder: &PonderFlag) -> Self {
        let mut clock = Self {
            time: limits.time,
            soft_time: limits.soft_time,
            ponder: ponder.clone(),
            started: None,
        };
        // It starts where it can.
        clock.has_passed(Duration::ZERO);
        clock
    }

    /// Whether so much time has passed that counts.
    fn has_passed(&mut self, time: Duration) -> bool {
        if self.started.is_none() && !self.ponder.is_raised() {
            self.started = Some(Instant::now());
        }
        self.started
            .is_some_and(|started| started.elapsed() >= time)
    }

    fn has_run_out(&mut self) -> bool {
        self.time.is_some_and(|time| self.has_passed(time))
    }

    /// Whether it is too late to begin a further depth, if the position needs
    /// `effort` hundredths of the usual time.
    fn is_late(&mut self, effort: u32) -> bool {
        let soft_time = self.soft_time.map(|time| time.saturating_mul(effort) / 100);
        [self.time, soft_time]
            .into_iter()
            .flatten()
            .min()
            .is_some_and(|time| self.has_passed(time))
    }
}

/// How unsure a search is of its move: the surer, the less time it needs.
#[derive(Debug, Default)]
pub(crate) struct Doubt {
    best: Option<Move>,
    score: Option<Score>,
    /// 100 where the best move has just changed, and half as much after each
    /// depth at which it stays.
    unrest: u32,
    /// By how much the score has fallen of late, in hundredths of a stone;
    /// halved likewise.
    fall: u32,
}

impl Doubt {
    /// Hears what the next depth has found.
    pub(crate) fn hear(&mut self, lines: &[Line]) {
        let Some(line) = lines.first() else {
            return;
        };
        if self.best.is_some_and(|best| best != line.mv) {
            self.unrest += 100;
        }
        let fall = self
            .score
            .map_or(0, |score| (score.0 - line.score.0).max(0));
        self.fall += fall.unsigned_abs();
        self.unrest /= 2;
        self.fall /= 2;
        self.best = Some(line.mv);
        self.score = Some(line.score);
    }

    /// The time that the position needs, in hundredths of the usual one: 70
    /// where nothing has changed, up to 200, and half as much where the game is
    /// nearly decided.
    pub(crate) fn effort(&self) -> u32 {
        /// An estimate beyond this, in hundredths of a stone, is seldom wrong.
        const FAR_AHEAD: i32 = 2500;
        let effort = (70 + self.unrest + self.fall.min(200) / 2).min(200);
        if self.score.is_some_and(|score| score.0.abs() > FAR_AHEAD) {
            effort / 2
        } else {
            effort
        }
    }
}

/// Counts what one thread of a search uses up.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    budget: &'a Budget,
    /// Nodes that may be looked at before the budget is asked again.
    allowance: u64,
    /// Only the first thread has one, and ends the others.
    clock: Option<Clock>,
    is_over: bool,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: &'a Budget, clock: Option<Clock>) -> Self {
        Self {
            budget,
            allowance: 0,
            clock,
            is_over: budget.is_over(),
        }
    }

    /// Counts one node, if it may still be looked at.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        if self.allowance == 0 {
            self.refill();
            if self.is_over {
                return false;
            }
        }
        self.allowance -= 1;
        true
    }

    #[cold]
    fn refill(&mut self) {
        self.is_over |=
            self.budget.is_over() || self.clock.as_mut().is_some_and(Clock::has_run_out);
        if !self.is_over {
            self.allowance = self.budget.hand_out();
            self.is_over = self.allowance == 0;
        }
    }

    /// Whether a further depth may be begun, if the position needs `effort`
    /// hundredths of the usual time.
    pub(crate) fn allows_another_depth(&mut self, effort: u32) -> bool {
        !self.is_over
            && !self.budget.is_over()
            && (self.allowance > 0 || self.budget.left.load(Ordering::Relaxed) > 0)
            && !self
                .clock
                .as_mut()
                .is_some_and(|clock| clock.is_late(effort))
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Nodes looked at by all threads, not quite exact while others search.
    pub(crate) fn nodes(&self) -> u64 {
        self.budget.nodes() - self.allowance
    }
}

/// What was not used up goes back.
impl Drop for Meter<'_> {
    fn drop(&mut self) {
        let unused = self.allowance;
        self.budget.handed_out.fetch_sub(unused, Ordering::Relaxed);
        self.budget.left.fetch_add(unused, Ordering::Relaxed);
    }
}
