//! When to stop thinking. Nothing outside this module reads the clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use togyz_core::Move;

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
    /// Time after which no further depth is begun.
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

/// Nodes between two looks at the clock and the flag.
const POLL: u64 = 1024;

/// Counts what a search has used up.
#[derive(Debug)]
pub(crate) struct Meter {
    nodes: u64,
    most_nodes: u64,
    next_poll: u64,
    started: Instant,
    time: Option<Duration>,
    soft_time: Option<Duration>,
    flag: StopFlag,
    is_over: bool,
}

impl Meter {
    pub(crate) fn start(limits: &Limits, flag: &StopFlag) -> Self {
        Self {
            nodes: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            next_poll: POLL,
            started: Instant::now(),
            time: limits.time,
            soft_time: limits.soft_time,
            flag: flag.clone(),
            is_over: flag.is_raised(),
        }
    }

    /// Counts one node, if it may still be looked at.
    pub(crate) fn spend(&mut self) -> bool {
        if self.nodes >= self.next_poll {
            self.poll();
        }
        if self.is_over || self.nodes >= self.most_nodes {
            self.is_over = true;
            return false;
        }
        self.nodes += 1;
        true
    }

    #[cold]
    fn poll(&mut self) {
        self.next_poll = self.nodes + POLL;
        let out_of_time = self.time.is_some_and(|time| self.started.elapsed() >= time);
        self.is_over |= out_of_time || self.flag.is_raised();
    }

    /// Whether a further depth may be begun.
    pub(crate) fn allows_another_depth(&self) -> bool {
        !self.is_over
            && self.nodes < self.most_nodes
            && !self.flag.is_raised()
            && ![self.time, self.soft_time]
                .into_iter()
                .flatten()
                .any(|time| self.started.elapsed() >= time)
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }

    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }
}
