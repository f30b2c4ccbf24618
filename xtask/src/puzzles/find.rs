//! Looking for puzzles in games of our own.

use std::ops::ControlFlow;

use togyz_ai::puzzle::{Judge, MARGIN, Proof, Puzzle, Rating, Theme, rate};
use togyz_ai::{Config, Engine, Level, Limits, loss};
use togyz_core::{Move, Position, Rules, Side, Take};

use crate::random::Random;
use crate::training::selfplay::{OPENING, opening};
use crate::verify::seed_of;

/// Plies after which a game is broken off.
const MOST_PLIES: usize = 250;
/// Plies between two puzzles of one game, at least.
const APART: usize = 10;
/// Puzzles of one game, at most.
const MOST: usize = 4;

/// One in so many positions that are easy is looked at: there are more than
/// enough of them.
const EASY: usize = 8;

/// Looks for puzzles. The same number of a game always finds the same ones.
pub(super) struct Finder {
    engine: Engine,
    judge: Judge,
}

impl Finder {
    pub(super) fn new() -> Self {
        Self {
            engine: Engine::with(Config {
                hash_megabytes: 1,
                ..Config::default()
            }),
            judge: Judge::default(),
        }
    }

    /// The puzzles in one game.
    pub(super) fn game(&mut self, seed: u64, number: u64) -> Vec<Puzzle> {
        let mut random = Random::new(seed_of(seed, number));
        let positions = self.play(&mut random, number);
        let mut found: Vec<Puzzle> = Vec::new();
        let mut ply = random.below(APART);
        while let Some(position) = positions.get(ply)
            && found.len() < MOST
        {
            let is_wanted = !self.is_easy(position) || random.below(EASY) == 0;
            let puzzle = is_wanted.then(|| self.puzzle(position)).flatten();
            match puzzle {
                Some(puzzle) => {
                    found.push(puzzle);
                    ply += APART + random.below(APART);
                }
                None => ply += 1,
            }
        }
        found
    }

    /// The positions of a game between two players of any strength.
    fn play(&mut self, random: &mut Random, seed: u64) -> Vec<Position> {
        let mut game = opening(Rules::default(), OPENING, random);
        let players = [0, 1].map(|_| match random.below(12) {
            few @ 0..3 => Player::Nodes([100, 500, 2_000][few]),
            level => Player::At(Level::ALL[level - 3]),
        });
        let mut positions = Vec::new();
        while game.ending().is_none() && game.ply() < MOST_PLIES {
            positions.push(*game.position());
            let player = match game.position().side_to_move() {
                Side::White => players[0],
                Side::Black => players[1],
            };
            let mv = match player {
                Player::At(level) => self
                    .engine
                    .choose(&game, level, seed)
                    .map(|choice| choice.mv),
                Player::Nodes(nodes) => {
                    let limits = Limits::nodes(nodes);
                    let analysis = self
                        .engine
                        .analyse(&game, &limits, |_| ControlFlow::Continue(()));
                    analysis.best
                }
            };
            let Some(mv) = mv else { break };
            game.play(mv).expect("a legal move");
        }
        positions
    }

    /// Whether level 1 mostly plays what a look a few plies ahead finds best,
    /// or that finds nothing that is better than the rest.
    pub(super) fn is_easy(&mut self, position: &Position) -> bool {
        let limits = Limits::depth(4).with_lines(9);
        let seen = self
            .engine
            .analyse_position(position, &limits, |_| ControlFlow::Continue(()));
        let [best, second, ..] = &seen.lines[..] else {
            return true;
        };
        if loss(best.score, second.score) < MARGIN / 2 {
            return true;
        }
        rate(&mut self.engine, position, &[best.mv]).level <= Level::ALL[1]
    }

    /// The puzzle that a position is, with White to move, if it is a good one.
    pub(super) fn puzzle(&mut self, position: &Position) -> Option<Puzzle> {
        let position = white_to_move(position);
        let (line, proof) = self.judge.solution(&position)?;
        rated(&mut self.engine, position, line, proof)
    }

    /// The puzzle that a composed study is, if one move is proven to be best.
    pub(super) fn study(&mut self, position: &Position) -> Option<Puzzle> {
        let position = white_to_move(position);
        let (line, proof) = self
            .judge
            .solution(&position)
            .or_else(|| self.judge.study(&position))?;
        rated(&mut self.engine, position, line, proof)
    }
}

/// The puzzle, with its themes and its rating; `None` if it is about nothing, or
/// too easy for its level.
pub(super) fn rated(
    engine: &mut Engine,
    position: Position,
    line: Vec<Move>,
    proof: Proof,
) -> Option<Puzzle> {
    let themes = Theme::of(&position, &line, proof);
    if themes.is_empty() {
        return None;
    }
    let rating = rate(engine, &position, &line);
    let puzzle = Puzzle {
        position,
        line,
        themes,
        rating,
        proof,
    };
    (!is_trivial(&puzzle) || is_for_beginners(puzzle.rating)).then_some(puzzle)
}

fn white_to_move(position: &Position) -> Position {
    match position.side_to_move() {
        Side::White => *position,
        Side::Black => position.turned(),
    }
}

#[derive(Debug, Clone, Copy)]
enum Player {
    At(Level),
    Nodes(u64),
}

/// Whether every move to be found is the largest capture that can be seen
/// without going round the board.
pub(super) fn is_trivial(puzzle: &Puzzle) -> bool {
    let mut here = puzzle.position;
    puzzle.line.iter().enumerate().all(|(ply, mv)| {
        let is_plain = ply % 2 == 1 || is_plain_capture(&here, *mv);
        here = here.after(*mv);
        is_plain
    })
}

fn is_plain_capture(position: &Position, mv: Move) -> bool {
    let taken = |mv: Move| position.take(mv).map_or(0, Take::stones);
    let most = position.legal_moves().iter().map(taken).max().unwrap_or(0);
    let way = mv.0.get() + position.stones(position.source(mv));
    taken(mv) > 0 && taken(mv) == most && way <= 19
}

/// Trivial puzzles are for the lowest level only.
pub(super) fn is_for_beginners(rating: Rating) -> bool {
    rating.level == Level::ALL[0]
}
