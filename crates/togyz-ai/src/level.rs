//! Levels of play: from a beginner to full strength.

use std::ops::ControlFlow;

use togyz_core::{Game, Move, Position};

use crate::book::{Book, BookMove};
use crate::engine::{Analysis, Crew, Engine, Line};
use crate::limits::Limits;
use crate::score::Score;

/// A level of play, 1 to 9.
///
/// Low levels are weaker because they see less: they look ahead fewer plies,
/// overlook captures by moves that go round the board, and take a good move for
/// the best one. Levels are limited by nodes, not by time, so that games can be
/// played again, and all answer within milliseconds. Level 9 is the whole engine
/// with few nodes, since each level is to win 62 to 81 % against the one below:
/// whoever wants more gives the engine time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// How strongly, and how carelessly, to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Strength {
    /// Depth of the search in plies, at most.
    pub depth: u32,
    /// Positions to look at, at most.
    pub nodes: u64,
    /// A move that seems worse by this, in hundredths of a stone, is half as
    /// likely to be played; 0: always the best.
    pub halving: i32,
    /// A move that seems worse by more than this, in hundredths of a stone, is
    /// never played.
    pub cap: i32,
    /// The chance, in hundredths, to overlook a capture by a move that goes
    /// round the board.
    pub overlooks: u8,
    /// Plies from the start of the game in which the book of openings is asked
    /// first.
    pub book: usize,
}

/// The move that a level plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub mv: Move,
    /// What the engine thought of the position, at this level.
    pub analysis: Analysis,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 9] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
    ];

    /// The level `number`, or `None` outside 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=9 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// What the level means.
    pub const fn strength(self) -> Strength {
        STRENGTHS[self.0 as usize - 1]
    }
}

/// By level: each is to win 62 to 81 % against the one below, and level 1 to lose to
/// whoever takes the largest capture; `togyz match levels --games 400`
/// measures it.
const STRENGTHS: [Strength; 9] = [
    careless(1, 980, 2720, 94),
    careless(1, 625, 1955, 78),
    careless(1, 378, 1295, 58),
    careless(2, 380, 1515, 30),
    careless(2, 253, 1012, 25),
    careless(3, 213, 852, 12),
    careless(5, 172, 688, 0),
    careless(7, 110, 440, 0),
    sharp(2_400),
];

const fn careless(depth: u32, halving: i32, cap: i32, overlooks: u8) -> Strength {
    Strength {
        depth,
        nodes: 50_000,
        halving,
        cap,
        overlooks,
        book: 0,
    }
}

const fn sharp(nodes: u64) -> Strength {
    Strength {
        depth: 99,
        nodes,
        halving: 0,
        cap: 0,
        overlooks: 0,
        book: 12,
    }
}

impl Engine {
    /// The move that `level` plays, or `None` if the game is over. The same
    /// game, level and seed always give the same move: the memory is cleared
    /// first.
    pub fn choose(&mut self, game: &Game, level: Level, seed: u64) -> Option<Choice> {
        self.choose_at(game, &level.strength(), seed)
    }

    /// As [`Engine::choose`], at any strength.
    pub fn choose_at(&mut self, game: &Game, strength: &Strength, seed: u64) -> Option<Choice> {
        self.new_game();
        if game.ply() < strength.book
            && let Some(known) = Book::embedded().choose(game, seed)
        {
            return Some(from_book(game.position(), known));
        }
        let is_only_move = game.position().legal_moves().len() == 1;
        let limits = Limits {
            depth: Some(if is_only_move { 1 } else { strength.depth }),
            nodes: Some(strength.nodes),
            lines: if strength.halving > 0 { 9 } else { 1 },
            ..Limits::NONE
        };
        // Several threads would not always find the same, and the tables are not
        // the same on every machine.
        let crew = Crew {
            threads: 1,
            tables: None,
        };
        let analysis = self.analyse_by(&crew, game, &limits, |_| ControlFlow::Continue(()));
        let mv = if analysis.depth == 0 {
            // Stopped before anything was seen.
            analysis.best?
        } else {
            let mut random = Random::new(seed, game);
            pick(&analysis.lines, game.position(), strength, &mut random)?
        };
        Some(Choice { mv, analysis })
    }
}

/// The choice of a move of the book; the analysis is what the book says.
fn from_book(position: &Position, chosen: BookMove) -> Choice {
    let lines: Vec<Line> = Book::embedded()
        .moves(position)
        .iter()
        .map(|known| Line {
            mv: known.mv,
            score: known.score,
            pv: vec![known.mv],
        })
        .collect();
    Choice {
        mv: chosen.mv,
        analysis: Analysis {
            best: lines.first().map(|line| line.mv),
            score: lines.first().map_or(chosen.score, |line| line.score),
            depth: 0,
            nodes: 0,
            table_hits: 0,
            lines,
        },
    }
}

/// A move among the lines: the better it seems, the likelier.
fn pick(
    lines: &[Line],
    position: &Position,
    strength: &Strength,
    random: &mut Random,
) -> Option<Move> {
    let mut seen: Vec<(Move, i32)> = lines
        .iter()
        .map(|line| {
            let mut score = line.score.0;
            if line.score.proven().is_none() && random.below(100) < u64::from(strength.overlooks) {
                score -= 100 * hidden_capture(position, line.mv);
            }
            (line.mv, score)
        })
        .collect();
    // The first of equals stays first.
    seen.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
    let best = seen.first()?.1;
    let weights: Vec<u64> = seen
        .iter()
        .map(|(_, score)| weight(best - score, strength.halving, strength.cap))
        .collect();
    let mut left = random.below(weights.iter().sum());
    for ((mv, _), weight) in seen.iter().zip(weights) {
        if left < weight {
            return Some(*mv);
        }
        left -= weight;
    }
    None
}

/// The weight of a move that seems worse than the best by `loss`: halved for
/// each `halving`, straight in between; none for a loss above `cap`.
pub(crate) fn weight(loss: i32, halving: i32, cap: i32) -> u64 {
    const WHOLE: u64 = 1 << 32;
    if loss == 0 {
        return WHOLE;
    }
    if halving <= 0 || loss > cap {
        return 0;
    }
    let loss = u64::from(loss.unsigned_abs());
    let halving = u64::from(halving.unsigned_abs());
    let halvings = loss / halving;
    let part = WHOLE - WHOLE / 2 * (loss % halving) / halving;
    part.checked_shr(u32::try_from(halvings).unwrap_or(u32::MAX))
        .unwrap_or(0)
}

/// The stones that `mv` captures, if it goes round the board to do so.
fn hidden_capture(position: &Position, mv: Move) -> i32 {
    let Some(take) = position.take(mv) else {
        return 0;
    };
    let sown = position.stones(position.source(mv));
    let pits = position.rules().variant.pits();
    let way = u16::from(mv.0.get()) + u16::from(sown);
    if way > 2 * u16::from(pits) + 1 {
        take.stones().into()
    } else {
        0
    }
}

/// A source of random numbers: splitmix64 by Sebastiano Vigna, seeded with a
/// seed and the moves of the game.
#[derive(Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64, game: &Game) -> Self {
        let mut random = Self(seed);
        random.0 = random.next();
        for played in game.played() {
            random.0 ^= u64::from(played.mv.0.get());
            random.0 = random.next();
        }
        random
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, or 0 if that is 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.next().checked_rem(bound).unwrap_or(0)
    }
}

/// For developers, not for players.
impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Choice {
    /// What the move is worth, as far as the level has seen.
    pub fn score(&self) -> Score {
        self.analysis
            .lines
            .iter()
            .find(|line| line.mv == self.mv)
            .map_or(self.analysis.score, |line| line.score)
    }
}
