//! One game between two players.

use std::time::{Duration, Instant};

use togyz_core::{Game, Repetition, Side};

use crate::player::{Clocks, Disagreement, Failure, Pace, Player};

/// Plies after which a game is a draw, so that every game ends.
const MOST_PLIES: usize = 1000;

/// A game that is to be played.
#[derive(Debug, Clone)]
pub(super) struct Job {
    /// Which pairing of players, from 0.
    pub(super) pairing: usize,
    /// Which game of the pairing, from 1.
    pub(super) number: u32,
    /// The opening, played already.
    pub(super) opening: Game,
    /// The side of the first player.
    pub(super) first: Side,
    pub(super) seed: u64,
}

/// A game that was played.
#[derive(Debug, Clone)]
pub(super) struct Played {
    pub(super) pairing: usize,
    pub(super) number: u32,
    pub(super) game: Game,
    pub(super) first: Side,
    /// Plies of the opening.
    pub(super) opening: usize,
    /// What ended it, if not the rules.
    pub(super) cause: Option<Cause>,
    /// By player, the first one first.
    pub(super) effort: [Effort; 2],
    /// What the players said wrongly, and which of them.
    pub(super) disagreements: Vec<(usize, Disagreement)>,
}

/// What a player spent on a game.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Effort {
    pub(super) moves: u64,
    pub(super) nodes: u64,
    /// `None` for a game that was read from a record.
    pub(super) time: Option<Duration>,
}

/// What ends a game of a match that the rules do not end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Cause {
    /// The third occurrence of a position: a draw.
    Repetition,
    /// It went on for too long: a draw.
    Length,
    /// The player to move is gone, and loses.
    Crash,
    /// The player to move used up its time, and loses.
    Time,
    /// The player to move wanted something that is no move, and loses.
    Illegal(String),
}

impl Cause {
    /// Its name in records.
    pub(super) const fn key(&self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::Length => "length",
            Self::Crash => "crash",
            Self::Time => "time",
            Self::Illegal(_) => "illegal-move",
        }
    }

    /// The reverse of [`Cause::key`]; what was wanted is not recorded.
    pub(super) fn from_key(key: &str) -> Option<Self> {
        [
            Self::Repetition,
            Self::Length,
            Self::Crash,
            Self::Time,
            Self::Illegal(String::new()),
        ]
        .into_iter()
        .find(|cause| cause.key() == key)
    }
}

/// Plays a game; `None` if the match is to stop.
pub(super) fn play(job: &Job, players: &mut [Player; 2]) -> Option<Played> {
    let mut done = Played {
        pairing: job.pairing,
        number: job.number,
        game: job.opening.clone(),
        first: job.first,
        opening: job.opening.ply(),
        cause: None,
        effort: [Effort {
            time: Some(Duration::ZERO),
            ..Effort::default()
        }; 2],
        disagreements: Vec::new(),
    };
    let mut left = [players[0].pace(), players[1].pace()].map(|pace| match pace {
        Pace::Clock { base, .. } => base,
        Pace::Time(_) | Pace::Nodes(_) | Pace::Depth(_) => Duration::MAX,
    });
    for (index, player) in players.iter_mut().enumerate() {
        match player.new_game(&done.game) {
            Ok(()) => ask(&mut done, index, player),
            Err(Failure::Stopped) => return None,
            Err(failure) => {
                let loser = side_of(index, job.first);
                end(&mut done, loser, cause_of(failure));
                return Some(done);
            }
        }
    }
    while done.game.ending().is_none() {
        if let Some(cause) = drawn(&done.game) {
            done.cause = Some(cause);
            end_drawn(&mut done.game);
            break;
        }
        let mover = done.game.position().side_to_move();
        let index = usize::from(mover != job.first);
        let player = &mut players[index];
        let clocks = match job.first {
            Side::White => Clocks {
                white: left[0],
                black: left[1],
            },
            Side::Black => Clocks {
                white: left[1],
                black: left[0],
            },
        };
        let begun = Instant::now();
        let chosen = player.choose(&done.game, clocks, job.seed);
        let time = begun.elapsed();
        let thought = match chosen {
            Ok(thought) => thought,
            Err(Failure::Stopped) => return None,
            Err(failure) => {
                end(&mut done, mover, cause_of(failure));
                break;
            }
        };
        let effort = &mut done.effort[index];
        effort.moves += 1;
        effort.nodes += thought.nodes;
        effort.time = effort.time.map(|before| before + time);
        if let Pace::Clock { increment, .. } = player.pace() {
            if time > left[index] + player.grace() {
                end(&mut done, mover, Cause::Time);
                break;
            }
            left[index] = left[index].saturating_sub(time) + increment;
        }
        if done.game.play(thought.mv).is_err() {
            end(&mut done, mover, Cause::Illegal(thought.mv.to_string()));
            break;
        }
    }
    for (index, player) in players.iter_mut().enumerate() {
        ask(&mut done, index, player);
    }
    Some(done)
}

const fn side_of(index: usize, first: Side) -> Side {
    if index == 0 { first } else { first.opponent() }
}

fn cause_of(failure: Failure) -> Cause {
    match failure {
        Failure::Crashed | Failure::Stopped => Cause::Crash,
        Failure::Late => Cause::Time,
        Failure::Illegal(text) => Cause::Illegal(text),
    }
}

fn ask(done: &mut Played, index: usize, player: &mut Player) {
    let wrong = player.disagreement(&done.game);
    done.disagreements.extend(wrong.map(|wrong| (index, wrong)));
}

fn drawn(game: &Game) -> Option<Cause> {
    if game.ply() >= MOST_PLIES {
        Some(Cause::Length)
    } else if game.occurrences() >= 3 {
        Some(Cause::Repetition)
    } else {
        None
    }
}

/// The game goes on, so it can be ended.
fn end_drawn(game: &mut Game) {
    let is_claimed =
        game.rules().repetition == Repetition::Claim && game.claim_repetition().is_ok();
    if !is_claimed {
        game.agree_draw().ok();
    }
}

/// The game goes on, so it can be ended.
fn end(done: &mut Played, loser: Side, cause: Cause) {
    match cause {
        Cause::Time => done.game.lose_on_time(loser).ok(),
        _ => done.game.resign(loser).ok(),
    };
    done.cause = Some(cause);
}
