//! Solving a position: proving what it is worth.

use std::ops::ControlFlow;

use togyz_core::{Majority, Move, Position, Side};

use super::tables::Tables;
use crate::limits::{Budget, Clock, Limits, Meter, PonderFlag, StopFlag};

/// What has been proven of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The lead after the last stone, in stones, that the player to move can be
    /// sure of.
    pub low: i32,
    /// The lead that the opponent can keep the player to move down to.
    pub high: i32,
    /// How far ahead the search has looked, in plies; 0 if the tables know the
    /// position.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Play that keeps what is proven, as far as it can be told.
    pub line: Vec<Move>,
}

/// What the bounds say of the result, for the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// A win.
    Win,
    /// A draw.
    Draw,
    /// A loss.
    Loss,
    /// A win or a draw.
    AtLeastDraw,
    /// A draw or a loss.
    AtMostDraw,
    /// Nothing is proven.
    Unknown,
}

impl Solution {
    /// What is proven of the result.
    pub fn verdict(&self) -> Verdict {
        match (self.low.signum(), self.high.signum()) {
            (1, _) => Verdict::Win,
            (_, -1) => Verdict::Loss,
            (0, 0) => Verdict::Draw,
            (0, _) => Verdict::AtLeastDraw,
            (_, 0) => Verdict::AtMostDraw,
            _ => Verdict::Unknown,
        }
    }

    /// Whether the value is known to the stone.
    pub fn is_exact(&self) -> bool {
        self.low == self.high
    }
}

/// Proves as much as it can of a position within `limits`, of which the time and
/// the nodes count: first who wins, then by how much. `report` hears of each
/// finished depth and may stop the search.
///
/// The search asks again and again, each time deeper, whether a player can be
/// sure of so many stones (alpha-beta with a window of nothing; what is proven of
/// a board holds whatever lies in the kazans). A position that comes again
/// proves nothing.
pub fn solve(
    position: &Position,
    tables: Option<&Tables>,
    limits: &Limits,
    flag: &StopFlag,
    mut report: impl FnMut(&Solution) -> ControlFlow<()>,
) -> Solution {
    let budget = Budget::new(limits, flag);
    let clock = Clock::start(limits, &PonderFlag::default());
    // The last stones count, wherever the game stops.
    let played_on = without_stop(position);
    let mut solver = Solver {
        tables,
        meter: Meter::new(&budget, Some(clock)),
        entries: Vec::new(),
        path: Vec::new(),
        nodes: 0,
    };
    let lead = lead(&played_on);
    let stones = on_board(&played_on);
    let mut solution = Solution {
        low: lead - stones,
        high: lead + stones,
        depth: 0,
        nodes: 0,
        line: Vec::new(),
    };
    if let Some(value) = tables.and_then(|tables| tables.probe(&played_on)) {
        (solution.low, solution.high) = (lead + i32::from(value), lead + i32::from(value));
    } else {
        solver.entries = vec![Entry::default(); entries(limits)];
        while !solution.is_exact() && solver.deepen(&played_on, lead, &mut solution) {
            if report(&solution).is_break() {
                break;
            }
        }
    }
    solution.nodes = solver.nodes;
    solution.line = solver.line(position, lead, &solution);
    solution
}

/// How many boards the search keeps in mind: 48 megabytes.
const ENTRIES: usize = 1 << 21;
/// How many of them a search within `limits` needs: a short one shall not spend
/// its time on clearing memory.
fn entries(limits: &Limits) -> usize {
    let nodes = limits.nodes.and_then(|nodes| usize::try_from(nodes).ok());
    nodes.map_or(ENTRIES, |nodes| nodes.min(ENTRIES).next_power_of_two())
}

/// The deepest that the search looks, in plies.
const MOST_DEPTH: u32 = 250;
/// Positions looked at to tell a line of play, at most.
const LINE_NODES: u64 = 2_000_000;
/// The longest line of play that is told, in plies.
const MOST_LINE: usize = 200;

/// What is to be shown of the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Claim {
    /// That the player can be sure of a further lead of so many stones.
    Gets(i32),
    /// That the opponent can keep the player from it.
    Misses(i32),
}

/// What is known of a board: bounds of the lead that the player to move still
/// wins, and to which depth a claim could not be shown.
#[derive(Debug, Clone, Copy, Default)]
struct Entry {
    key: u64,
    low: i16,
    high: i16,
    target: i16,
    /// For the two claims about `target`.
    depths: [u8; 2],
    /// The move that shows or refutes it.
    best: u8,
}

struct Solver<'a> {
    tables: Option<&'a Tables>,
    meter: Meter<'a>,
    entries: Vec<Entry>,
    path: Vec<Position>,
    nodes: u64,
}

impl Solver<'_> {
    /// Looks one ply deeper for what is still open; whether there is time to go
    /// on.
    fn deepen(&mut self, position: &Position, lead: i32, solution: &mut Solution) -> bool {
        if solution.depth >= MOST_DEPTH {
            return false;
        }
        let depth = solution.depth + 1;
        loop {
            // Who wins comes before by how much.
            let middle = solution.low + (solution.high - solution.low + 1) / 2;
            let open = [1, 0, middle]
                .into_iter()
                .filter(|target| solution.low < *target && *target <= solution.high);
            let mut is_shown = false;
            for target in open {
                let further = target - lead;
                if self.shows(position, Claim::Gets(further), depth) {
                    solution.low = target;
                    is_shown = true;
                    break;
                }
                if self.shows(position, Claim::Misses(further), depth) {
                    solution.high = target - 1;
                    is_shown = true;
                    break;
                }
            }
            if !is_shown || solution.is_exact() {
                break;
            }
        }
        solution.nodes = self.nodes;
        if self.meter.is_over() {
            return false;
        }
        solution.depth = depth;
        true
    }

    /// Whether a claim about the player to move can be shown within `depth`
    /// plies.
    fn shows(&mut self, position: &Position, claim: Claim, depth: u32) -> bool {
        if !self.meter.spend() {
            return false;
        }
        self.nodes += 1;
        let stones = on_board(position);
        let (Claim::Gets(target) | Claim::Misses(target)) = claim;
        let value = if target <= -stones || target > stones {
            // The stones left cannot cost so much, or cannot bring it.
            Some(if target > stones { target - 1 } else { target })
        } else {
            let value = self.tables.and_then(|tables| tables.probe(position));
            value.map(i32::from)
        };
        if let Some(value) = value {
            return (value >= target) == matches!(claim, Claim::Gets(_));
        }
        let key = key(position);
        let index = usize::try_from(key % self.entries.len().max(1) as u64).unwrap_or(0);
        let known = self.entries.get(index).filter(|entry| entry.key == key);
        let mut entry = known.copied().unwrap_or(Entry {
            key,
            low: small(-stones),
            high: small(stones),
            target: i16::MIN,
            ..Entry::default()
        });
        if i32::from(entry.low) >= target {
            return matches!(claim, Claim::Gets(_));
        }
        if i32::from(entry.high) < target {
            return matches!(claim, Claim::Misses(_));
        }
        if entry.target != small(target) {
            (entry.target, entry.depths) = (small(target), [0; 2]);
        }
        let which = usize::from(matches!(claim, Claim::Misses(_)));
        if depth <= u32::from(entry.depths[which]) || self.repeats(position) {
            return false;
        }

        self.path.push(*position);
        let mut after = moves(position, entry.best).into_iter().flatten();
        let is_shown = match claim {
            // One move is enough.
            Claim::Gets(_) => {
                let best = after.find(|(_, after)| self.leads_to(position, after, claim, depth));
                entry.best = best.map_or(entry.best, |(mv, _)| mv.0.get());
                best.is_some()
            }
            // Every move has to be answered.
            Claim::Misses(_) => {
                let best = after.find(|(_, after)| !self.leads_to(position, after, claim, depth));
                entry.best = best.map_or(entry.best, |(mv, _)| mv.0.get());
                best.is_none()
            }
        };
        self.path.pop();
        if self.meter.is_over() {
            return false;
        }
        match claim {
            Claim::Gets(_) if is_shown => entry.low = small(target),
            Claim::Misses(_) if is_shown => entry.high = small(target - 1),
            Claim::Gets(_) | Claim::Misses(_) => {
                entry.depths[which] = u8::try_from(depth).unwrap_or(u8::MAX);
            }
        }
        if let Some(place) = self.entries.get_mut(index) {
            *place = entry;
        }
        is_shown
    }

    /// Whether a claim about the player to move in `before` can be shown after
    /// the move that leads to `after`.
    fn leads_to(&mut self, before: &Position, after: &Position, claim: Claim, depth: u32) -> bool {
        let gain = gain(before, after);
        let is_passed_over = after.side_to_move() == before.side_to_move();
        let claim = match (claim, is_passed_over) {
            (Claim::Gets(target), true) => Claim::Gets(target - gain),
            (Claim::Misses(target), true) => Claim::Misses(target - gain),
            (Claim::Gets(target), false) => Claim::Misses(gain - target + 1),
            (Claim::Misses(target), false) => Claim::Gets(gain - target + 1),
        };
        self.shows(after, claim, depth.saturating_sub(1))
    }

    /// Whether the position has been on the way here. Only without tuzdyks, and
    /// without a capture in between, can that be.
    fn repeats(&self, position: &Position) -> bool {
        Side::ALL
            .iter()
            .all(|side| position.tuzdyk(*side).is_none())
            && self.path.iter().rev().any(|earlier| earlier == position)
    }

    /// Play in which both players get what they can be sure of.
    fn line(&mut self, position: &Position, lead: i32, solution: &Solution) -> Vec<Move> {
        if solution.verdict() == Verdict::Unknown {
            return Vec::new();
        }
        let limits = Limits::nodes(LINE_NODES);
        let budget = Budget::new(&limits, &StopFlag::default());
        let mut solver = Solver {
            tables: self.tables,
            meter: Meter::new(&budget, None),
            entries: std::mem::take(&mut self.entries),
            path: Vec::new(),
            nodes: 0,
        };
        // What the player to move is sure of, and what the other one is.
        let (mut own, mut other) = (solution.low - lead, lead - solution.high);
        let mut line = Vec::new();
        let mut real = *position;
        while real.ending().is_none() && line.len() < MOST_LINE {
            let before = without_stop(&real);
            // The shallowest proof is the cheapest one.
            let best = (1..=solution.depth + 1).find_map(|depth| {
                moves(&before, 0).into_iter().flatten().find(|(_, after)| {
                    !solver.repeats(after)
                        && solver.leads_to(&before, after, Claim::Gets(own), depth)
                })
            });
            let Some((mv, after)) = best else {
                break;
            };
            let gain = gain(&before, &after);
            (own, other) = if after.side_to_move() == before.side_to_move() {
                (own - gain, other + gain)
            } else {
                (other + gain, own - gain)
            };
            solver.path.push(before);
            line.push(mv);
            real = real.after(mv);
        }
        line
    }
}

/// The moves, with what they lead to: `first`, then those that gain most.
fn moves(position: &Position, first: u8) -> [Option<(Move, Position)>; 9] {
    let mut moves = [None; 9];
    let legal = position.legal_moves();
    for (place, mv) in moves.iter_mut().zip(legal) {
        *place = Some((mv, position.after(mv)));
    }
    let own = position.side_to_move();
    let had_tuzdyk = position.tuzdyk(own).is_some();
    moves[..legal.len()].sort_by_key(|choice| {
        choice.map_or(0, |(mv, after)| {
            let first = if mv.0.get() == first { 1000 } else { 0 };
            let makes_tuzdyk = !had_tuzdyk && after.tuzdyk(own).is_some();
            let tuzdyk = if makes_tuzdyk { 8 } else { 0 };
            -(first + gain(position, &after) + tuzdyk)
        })
    });
    moves
}

/// The position under rules by which play goes on to the last stone.
fn without_stop(position: &Position) -> Position {
    let mut setup = position.setup();
    setup.rules.majority = Majority::PlayOn;
    // What is valid under one of the rules is under the other.
    setup.position().unwrap_or(*position)
}

/// By how much the player to move leads, in stones.
fn lead(position: &Position) -> i32 {
    let own = position.side_to_move();
    i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()))
}

/// What the player to move in `before` gains on the opponent.
fn gain(before: &Position, after: &Position) -> i32 {
    let own = before.side_to_move();
    i32::from(after.kazan(own)) - i32::from(after.kazan(own.opponent())) - lead(before)
}

fn on_board(position: &Position) -> i32 {
    let kazans = position.kazans();
    let total = i32::from(position.rules().variant.total());
    total - i32::from(kazans.white) - i32::from(kazans.black)
}

/// A fingerprint of a position but for its kazans.
fn key(position: &Position) -> u64 {
    let [white, black, _] = position.words();
    let tuzdyk = |owner| {
        position
            .tuzdyk(owner)
            .map_or(0, |pit| u64::from(pit.no.get()))
    };
    let side = u64::from(position.side_to_move() == Side::White);
    let stones = u64::from(on_board(position).unsigned_abs());
    let rest = side | tuzdyk(Side::White) << 1 | tuzdyk(Side::Black) << 5 | stones << 9;
    let mix = |word: u64| {
        let word = (word ^ (word >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (word ^ (word >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    };
    // 0 is no key of an entry that is in use.
    mix(white ^ mix(black ^ mix(rest))) | 1
}

/// Numbers of stones are small.
fn small(stones: i32) -> i16 {
    i16::try_from(stones).unwrap_or(0)
}
