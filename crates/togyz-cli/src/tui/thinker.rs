//! The engine at work beside the screen.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, JoinHandle};

use togyz_ai::endgame::Tables;
use togyz_ai::{Config, Engine, Level, Limits, Score, StopFlag};
use togyz_core::{Game, Move};

use crate::session::advice;

/// What the engine is to think about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wish {
    /// What for.
    pub purpose: Purpose,
    /// The game.
    pub game: Game,
}

/// What the engine thinks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To move.
    Move {
        /// How well.
        level: Level,
        /// The seed of its choices.
        seed: u64,
    },
    /// To give advice.
    Hint,
    /// To tell what it sees, as long as somebody looks.
    Analysis,
}

/// What the engine has thought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Thought {
    /// Its move.
    Move(Move),
    /// The move that it would play.
    Hint(Move),
    /// What it has seen so far.
    Seen(Insight),
}

/// What the engine sees in a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Insight {
    /// The depth that it has finished, in plies.
    pub depth: u32,
    /// What the position is worth to the player to move.
    pub score: Score,
    /// The best play.
    pub line: Vec<Move>,
}

/// Grants one wish at a time, in a thread of its own.
#[derive(Debug)]
pub struct Thinker {
    tables: Option<Arc<Tables>>,
    work: Option<Work>,
}

#[derive(Debug)]
struct Work {
    wish: Wish,
    stop: StopFlag,
    thoughts: Receiver<Thought>,
    thread: Option<JoinHandle<()>>,
}

/// Memory of a search, in megabytes.
const HASH_MEGABYTES: usize = 16;

impl Thinker {
    /// An engine that knows the endgames of `tables`.
    pub const fn new(tables: Option<Arc<Tables>>) -> Self {
        Self { tables, work: None }
    }

    /// From now on thinks about `wish`, or about nothing. What it thought about
    /// before is forgotten, unless it is the same.
    pub fn turn_to(&mut self, wish: Option<Wish>) {
        if self.work.as_ref().map(|work| &work.wish) == wish.as_ref() {
            return;
        }
        self.stop();
        let Some(wish) = wish else {
            return;
        };
        // Each wish gets a new engine, so that the answer to it never depends on
        // what was wished before, and nobody waits for one that stops.
        let engine = Engine::with(Config {
            hash_megabytes: HASH_MEGABYTES,
            tables: self.tables.clone(),
            ..Config::default()
        });
        let stop = engine.stop_flag();
        let (sender, thoughts) = channel();
        let asked = wish.clone();
        self.work = Some(Work {
            wish,
            stop,
            thoughts,
            thread: Some(thread::spawn(move || think(engine, &asked, &sender))),
        });
    }

    /// What has been thought since the last call.
    ///
    /// # Panics
    ///
    /// If the engine did.
    pub fn thoughts(&mut self) -> Vec<Thought> {
        let mut thoughts = Vec::new();
        let Some(work) = &mut self.work else {
            return thoughts;
        };
        loop {
            match work.thoughts.try_recv() {
                Ok(thought) => thoughts.push(thought),
                Err(TryRecvError::Empty) => return thoughts,
                Err(TryRecvError::Disconnected) => break,
            }
        }
        if let Some(Err(panic)) = work.thread.take().map(JoinHandle::join) {
            std::panic::resume_unwind(panic);
        }
        thoughts
    }

    fn stop(&mut self) {
        if let Some(work) = self.work.take() {
            work.stop.raise();
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

fn think(mut engine: Engine, wish: &Wish, thoughts: &Sender<Thought>) {
    let game = &wish.game;
    let thought = match wish.purpose {
        Purpose::Move { level, seed } => engine
            .choose(game, level, seed)
            .map(|choice| Thought::Move(choice.mv)),
        // The same as in a game of lines, so that hints agree.
        Purpose::Hint => advice::analyse(&mut engine, game).best.map(Thought::Hint),
        Purpose::Analysis => {
            engine.analyse(game, &Limits::NONE, |progress| {
                let Some(best) = progress.lines.first() else {
                    return ControlFlow::Continue(());
                };
                let seen = Thought::Seen(Insight {
                    depth: progress.depth,
                    score: best.score,
                    line: best.pv.clone(),
                });
                if thoughts.send(seen).is_err() {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            None
        }
    };
    // Nobody may be waiting for it any more.
    drop(thought.map(|thought| thoughts.send(thought)));
}
