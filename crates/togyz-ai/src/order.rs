//! Which move to look at first.

use togyz_core::{BySide, Move, PitNo, Position, Side};

use crate::table::Key;

/// A move with the position after it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) mv: Move,
    pub(crate) after: Position,
    /// How many stones the mover gains on the opponent at once.
    pub(crate) gain: i32,
    /// Whether the move makes a tuzdyk.
    pub(crate) makes_tuzdyk: bool,
    /// The key of the position after it, if the table will be asked for it.
    pub(crate) key: Option<Key>,
}

impl Candidate {
    /// The candidate for one move.
    pub(crate) fn new(before: &Position, mv: Move) -> Self {
        let mut candidate = Self {
            mv,
            after: *before,
            gain: 0,
            makes_tuzdyk: false,
            key: None,
        };
        candidate.play(before, mv);
        candidate
    }

    /// Becomes the candidate for another move: in place, since a position is
    /// slow to copy just after it was written.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "measured: 6 % of the time")]
    fn play(&mut self, before: &Position, mv: Move) {
        let side = before.side_to_move();
        self.mv = mv;
        self.after = *before;
        self.after.advance(mv);
        self.gain = lead(&self.after, side) - lead(before, side);
        self.makes_tuzdyk = before.tuzdyk(side).is_none() & self.after.tuzdyk(side).is_some();
        self.key = None;
    }

    /// Whether the move neither gains much nor makes a tuzdyk.
    pub(crate) const fn is_quiet(&self) -> bool {
        self.gain < 2 && !self.makes_tuzdyk
    }
}

fn lead(position: &Position, side: Side) -> i32 {
    i32::from(position.kazan(side)) - i32::from(position.kazan(side.opponent()))
}

/// The candidates of a position, handed out best first. Kept for each ply, so
/// that no node has to clear them.
#[derive(Debug, Clone)]
pub(crate) struct Candidates {
    list: [Candidate; 9],
    /// The rank of each, times 16, and above that how near it is to the first;
    /// or [`GONE`].
    ranks: [i32; 9],
    /// The greatest of the ranks: ready before it is asked for.
    best: i32,
}

/// The rank of what was handed out, or was never there.
const GONE: i32 = i32::MIN;

impl Candidates {
    /// No candidates, for now.
    pub(crate) fn none(root: &Position) -> Self {
        let nothing = Candidate {
            mv: Move(PitNo::ALL[0]),
            after: *root,
            gain: 0,
            makes_tuzdyk: false,
            key: None,
        };
        Self {
            list: [nothing; 9],
            ranks: [GONE; 9],
            best: GONE,
        }
    }

    /// Takes up the legal moves except `but`, ranked.
    pub(crate) fn fill(
        &mut self,
        position: &Position,
        but: Option<Move>,
        experience: &Experience,
        ply: usize,
        announce: impl Fn(&Position) -> Option<Key>,
    ) {
        let side = position.side_to_move();
        let killers = experience.killers[ply];
        let history = &experience.history[side];
        self.ranks = [GONE; 9];
        let mut best = GONE;
        let slots = self.list.iter_mut().zip(&mut self.ranks).zip(0..);
        for (((candidate, rank), place), mv) in slots.zip(position.legal_moves()) {
            if Some(mv) == but {
                continue;
            }
            candidate.play(position, mv);
            candidate.key = announce(&candidate.after);
            let value = GAIN * candidate.gain
                + if candidate.makes_tuzdyk { TUZDYK } else { 0 }
                + if killers.contains(&Some(mv)) {
                    KILLER
                } else {
                    0
                }
                + history[index(mv)][stones(position, mv)];
            *rank = value * 16 + 15 - place;
            best = best.max(*rank);
        }
        self.best = best;
    }

    /// The best candidate that was not handed out yet; of equals the first.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<&Candidate> {
        if self.best == GONE {
            return None;
        }
        let index = usize::try_from(15 - self.best.rem_euclid(16)).ok()?;
        *self.ranks.get_mut(index)? = GONE;
        // Without a branch that is hard to foresee.
        self.best = self.ranks.iter().fold(GONE, |best, rank| best.max(*rank));
        self.list.get(index)
    }
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
    history: BySide<History>,
}

/// How well a move did, by its pit and the stones in it.
type History = [[i32; MOST_STONES + 1]; PitNo::ALL.len()];

impl Experience {
    pub(crate) fn new(most_plies: usize) -> Self {
        Self {
            killers: vec![[None; 2]; most_plies],
            history: BySide::default(),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.history = BySide::default();
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
        let mut add = |mv: Move, bonus: i32| {
            let value = &mut history[index(mv)][stones(position, mv)];
            // Pulled back towards 0 the more, the farther out it is.
            *value += bonus - *value * bonus.abs() / MOST_HISTORY;
        };
        add(mv, bonus);
        for mv in before {
            add(mv, -bonus);
        }
    }
}

fn index(mv: Move) -> usize {
    usize::from(mv.0.get() - 1)
}

fn stones(position: &Position, mv: Move) -> usize {
    usize::from(position.stones(position.source(mv))).min(MOST_STONES)
}
