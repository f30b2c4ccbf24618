//! Which move to look at first.

use togyz_core::{BySide, Move, PitNo, Position, Side};

/// A move with the position after it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) after: Position,
    /// How many stones the mover gains on the opponent at once.
    pub(crate) gain: i32,
    /// Whether the move makes a tuzdyk.
    pub(crate) makes_tuzdyk: bool,
    rank: i32,
}

impl Candidate {
    fn new(before: &Position, mv: Move) -> Self {
        let side = before.side_to_move();
        let after = before.after(mv);
        Self {
            mv,
            after,
            gain: lead(&after, side) - lead(before, side),
            makes_tuzdyk: before.tuzdyk(side).is_none() && after.tuzdyk(side).is_some(),
            rank: 0,
        }
    }

    /// Whether the move neither gains much nor makes a tuzdyk.
    pub(crate) const fn is_quiet(&self) -> bool {
        self.gain < 2 && !self.makes_tuzdyk
    }
}

fn lead(position: &Position, side: Side) -> i32 {
    i32::from(position.kazan(side)) - i32::from(position.kazan(side.opponent()))
}

/// The candidates of a position, handed out best first.
#[derive(Debug)]
pub(crate) struct Candidates {
    list: [Option<Candidate>; 9],
}

impl Candidates {
    /// The legal moves except `but`, ranked.
    pub(crate) fn new(
        position: &Position,
        but: Option<Move>,
        experience: &Experience,
        ply: usize,
    ) -> Self {
        let side = position.side_to_move();
        let killers = experience.killers[ply];
        let mut list = [None; 9];
        for (slot, mv) in list.iter_mut().zip(position.legal_moves()) {
            if Some(mv) == but {
                continue;
            }
            let mut candidate = Candidate::new(position, mv);
            candidate.rank = GAIN * candidate.gain
                + if candidate.makes_tuzdyk { TUZDYK } else { 0 }
                + if killers.contains(&Some(mv)) {
                    KILLER
                } else {
                    0
                }
                + experience.history[side][history_index(position, mv)];
            *slot = Some(candidate);
        }
        Self { list }
    }
}

impl Candidates {
    /// The positions after the moves.
    pub(crate) fn positions(&self) -> impl Iterator<Item = &Position> {
        self.list.iter().flatten().map(|candidate| &candidate.after)
    }
}

impl Iterator for Candidates {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        let mut best: Option<(usize, i32)> = None;
        for (index, candidate) in self.list.iter().enumerate() {
            if let Some(candidate) = candidate
                && best.is_none_or(|(_, rank)| candidate.rank > rank)
            {
                best = Some((index, candidate.rank));
            }
        }
        self.list[best?.0].take()
    }
}

/// The candidate for one move.
pub(crate) fn candidate(position: &Position, mv: Move) -> Candidate {
    Candidate::new(position, mv)
}

/// The rank of one stone gained.
const GAIN: i32 = 100;
/// The rank of a new tuzdyk.
const TUZDYK: i32 = 800;
/// The rank of a move that refuted a sister position.
const KILLER: i32 = 200;
/// History never outweighs more than this.
const MOST_HISTORY: i32 = 300;
/// Pits with more stones than this share one history.
const MOST_STONES: usize = 31;

/// What earlier parts of the search teach about moves.
#[derive(Debug)]
pub(crate) struct Experience {
    killers: Vec<[Option<Move>; 2]>,
    history: BySide<Vec<i32>>,
}

impl Experience {
    pub(crate) fn new(most_plies: usize) -> Self {
        let history = vec![0; PitNo::ALL.len() * (MOST_STONES + 1)];
        Self {
            killers: vec![[None; 2]; most_plies],
            history: BySide {
                white: history.clone(),
                black: history,
            },
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        for side in Side::ALL {
            self.history[side].fill(0);
        }
    }

    /// `mv` refuted `position`, and `before` had not.
    pub(crate) fn learn(
        &mut self,
        position: &Position,
        mv: Move,
        before: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let history = &mut self.history[position.side_to_move()];
        let bonus = (depth * depth).min(100);
        let mut add = |mv, bonus: i32| {
            let value = &mut history[history_index(position, mv)];
            // Pulled back towards 0 the more, the farther out it is.
            *value += bonus - *value * bonus.abs() / MOST_HISTORY;
        };
        add(mv, bonus);
        for mv in before {
            add(mv, -bonus);
        }
    }
}

fn history_index(position: &Position, mv: Move) -> usize {
    let stones = usize::from(position.stones(position.source(mv))).min(MOST_STONES);
    usize::from(mv.0.get() - 1) * (MOST_STONES + 1) + stones
}
