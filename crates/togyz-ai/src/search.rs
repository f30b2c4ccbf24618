//! Looking ahead: alpha-beta search below the root.

use std::sync::atomic::{AtomicU64, Ordering};

use togyz_core::{Ending, Majority, Move, Position, Rules, Side};

use crate::endgame::Tables;
use crate::engine::Selectivity;
use crate::eval::estimate;
use crate::limits::Meter;
use crate::network::Network;
use crate::order::{Candidate, Candidates, Experience};
use crate::score::Score;
use crate::table::{Bound, Found, Hasher, Key, Table};

/// The longest line of play that the search follows.
pub(crate) const MOST_PLIES: usize = 128;

/// A position that looks better than the opponent would allow, by so many
/// hundredths of a stone for each ply left, is not looked at ("reverse
/// futility") ...
const SAFE: i32 = 180;
/// ... if at most so many plies are left.
const MOST_SAFE: i32 = 7;
/// A move is not looked at if the stones that it gains do not bring what the
/// position looks like up to what is certain already, even with so many
/// hundredths of a stone more ("futility"), ...
const HOPE: i32 = 100;
/// ... and so many for each ply left, ...
const HOPE_A_PLY: i32 = 150;
/// ... and at most so many plies are left.
const MOST_FUTILE: i32 = 2;
/// With at most so many plies left, quiet moves are looked at only as long as
/// they are early ("late move pruning"): ...
const MOST_LATE: i32 = 3;
/// ... among so many moves, and one more for each ply left.
const EARLY: i32 = 3;
/// With fewer plies left than this, the table costs more than it spares.
const LEAST_KEPT: i32 = 2;
/// With so many plies left or more, a position that the table knows no move of
/// is looked at less deeply by one ply ("internal iterative reduction").
const LEAST_UNKNOWN: i32 = 3;

/// What the players play for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// To win the game.
    Win,
    /// A large final lead: the game is won, but played on.
    Lead,
}

impl Goal {
    /// The goal in `position`.
    pub(crate) fn of(position: &Position) -> Self {
        match (position.rules().majority, majority_owner(position)) {
            (Majority::PlayOn, Some(_)) => Self::Lead,
            (Majority::PlayOn, None) | (Majority::Stop, _) => Self::Win,
        }
    }

    /// The score of a position in which nothing is left to be decided, `ply`
    /// plies below the root, or `None` in all others.
    pub(crate) fn decided(self, position: &Position, ply: usize) -> Option<Score> {
        match self {
            Self::Win => {
                let winner = match (position.ending(), position.rules().majority) {
                    (Some(Ending { outcome, .. }), _) => outcome.winner(),
                    (None, Majority::Stop) => return None,
                    (None, Majority::PlayOn) => Some(majority_owner(position)?),
                };
                Some(winner.map_or(Score::DRAW, |winner| {
                    let win = Score(Score::WIN - plies(ply));
                    if winner == position.side_to_move() {
                        win
                    } else {
                        -win
                    }
                }))
            }
            Self::Lead => {
                position.ending()?;
                let own = position.side_to_move();
                let lead =
                    i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()));
                Some(Score::from_hundredths(100 * lead))
            }
        }
    }
}

fn plies(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(0)
}

/// The stones that nobody plays any more.
fn in_kazans(position: &Position) -> u8 {
    let kazans = position.kazans();
    kazans.white + kazans.black
}

/// Who has more than half of all stones.
pub(crate) fn majority_owner(position: &Position) -> Option<Side> {
    let majority = position.rules().variant.majority();
    Side::ALL
        .into_iter()
        .find(|side| position.kazan(*side) >= majority)
}

/// The scores that matter: from `alpha`, which is certain already, to `beta`,
/// which the opponent would not allow.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Window {
    pub(crate) alpha: Score,
    pub(crate) beta: Score,
}

impl Window {
    pub(crate) const FULL: Self = Self {
        alpha: Score(-Score::INFINITE.0),
        beta: Score::INFINITE,
    };

    /// Asks only whether the score is above `alpha`.
    pub(crate) const fn above(alpha: Score) -> Self {
        Self {
            alpha,
            beta: Score(alpha.0 + 1),
        }
    }

    pub(crate) fn turned(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    const fn is_null(self) -> bool {
        self.beta.0 - self.alpha.0 == 1
    }
}

/// A line of play.
#[derive(Debug, Clone)]
struct Variation {
    moves: [Option<Move>; MOST_PLIES],
    len: usize,
}

/// What one thread writes on while it searches; kept from search to search, so
/// that none has to ask for memory.
#[derive(Debug)]
#[repr(align(128))]
pub(crate) struct Workspace {
    experience: Experience,
    /// By ply. A node has its own in hand while it is searched: a position is
    /// slow to copy just after it was written.
    candidates: Vec<Option<Box<Candidates>>>,
    /// By ply.
    variations: Vec<Variation>,
    /// The positions that led here, in the game and in the search.
    path: Vec<Position>,
}

impl Workspace {
    pub(crate) fn new() -> Self {
        let nowhere = Position::start(Rules::default());
        let no_variation = Variation {
            moves: [None; MOST_PLIES],
            len: 0,
        };
        Self {
            experience: Experience::new(MOST_PLIES),
            candidates: vec![Some(Box::new(Candidates::none(&nowhere))); MOST_PLIES],
            variations: vec![no_variation; MOST_PLIES + 1],
            path: Vec::with_capacity(4 * MOST_PLIES),
        }
    }
}

/// What the threads of a search share.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Means<'a> {
    pub(crate) table: &'a Table,
    /// What judges positions, where it knows the game.
    pub(crate) network: Option<&'a Network>,
    /// What knows the endgames.
    pub(crate) tables: Option<&'a Tables>,
    /// How often it knew the value.
    pub(crate) table_hits: &'a AtomicU64,
    pub(crate) selectivity: Selectivity,
}

/// A search of one root position by one thread.
#[derive(Debug)]
pub(crate) struct Search<'a> {
    pub(crate) means: Means<'a>,
    pub(crate) meter: Meter<'a>,
    workspace: &'a mut Workspace,
    pub(crate) goal: Goal,
    hasher: Hasher,
    /// The tables are asked only about positions with so many stones in the
    /// kazans, which is more than at the root: it is not enough to know that
    /// the root is won, a search has to find the way on.
    least_in_kazans: u8,
    /// The greatest distance from the root so far.
    pub(crate) deepest: usize,
}

impl<'a> Search<'a> {
    /// A search from `root`, which `history` led to.
    pub(crate) fn new(
        means: Means<'a>,
        workspace: &'a mut Workspace,
        meter: Meter<'a>,
        root: &Position,
        history: &[Position],
    ) -> Self {
        let goal = Goal::of(root);
        workspace.experience.clear();
        workspace.path.clear();
        workspace.path.extend_from_slice(history);
        workspace.path.push(*root);
        workspace.path.reserve(MOST_PLIES + 1);
        Self {
            means,
            meter,
            workspace,
            goal,
            hasher: Hasher::new(root.rules(), goal),
            least_in_kazans: means.tables.map_or(u8::MAX, |tables| {
                let total = root.rules().variant.total();
                let root = in_kazans(root) + 1;
                root.max(total.saturating_sub(tables.most_stones()))
            }),
            deepest: 0,
        }
    }

    /// What a position looks like, without looking ahead: the only place where
    /// the search asks for it.
    pub(crate) fn estimate(&self, position: &Position) -> Score {
        match self.means.network {
            // It knows the odds to win, not the lead of a game that is won.
            Some(network) if self.goal == Goal::Win => network.estimate(position),
            _ => estimate(position),
        }
    }

    /// What the endgame tables say of a position that goes on, if they know it.
    pub(crate) fn verdict(&self, position: &Position) -> Option<Score> {
        let value = self.means.tables?.probe(position)?;
        self.means.table_hits.fetch_add(1, Ordering::Relaxed);
        let own = position.side_to_move();
        let lead = i32::from(position.kazan(own)) - i32::from(position.kazan(own.opponent()));
        let lead = lead + i32::from(value);
        Some(match self.goal {
            Goal::Win => Score::of_lead(lead),
            Goal::Lead => Score::from_hundredths(100 * lead),
        })
    }

    /// The line of play that the last search of a root move found, after that
    /// move.
    pub(crate) fn variation(&self) -> impl Iterator<Item = Move> + '_ {
        let variation = &self.workspace.variations[1];
        variation.moves[..variation.len].iter().filter_map(|mv| *mv)
    }

    /// The score of a move, seen by `mover`, who plays it; `depth` plies are
    /// left after it.
    pub(crate) fn child(
        &mut self,
        mover: Side,
        candidate: &Candidate,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Score {
        // The opponent may be passed over.
        if candidate.after.side_to_move() == mover {
            self.node(candidate, window, depth, ply)
        } else {
            -self.node(candidate, window.turned(), depth, ply)
        }
    }

    /// As [`Search::child`], asking only whether the score is above `alpha`:
    /// the `index`-th move is looked at less deeply first, if it seems
    /// unlikely.
    pub(crate) fn scout(
        &mut self,
        mover: Side,
        candidate: &Candidate,
        alpha: Score,
        place: Place,
        index: usize,
    ) -> Score {
        let Place { depth, ply } = place;
        let window = Window::above(alpha);
        let reduction = self.reduction(candidate, depth, index);
        if reduction > 0 {
            let score = self.child(mover, candidate, window, depth - reduction, ply);
            if score <= alpha || self.meter.is_over() {
                return score;
            }
        }
        self.child(mover, candidate, window, depth, ply)
    }

    /// By how many plies the `index`-th move is looked at less deeply.
    fn reduction(&self, candidate: &Candidate, depth: i32, index: usize) -> i32 {
        match self.means.selectivity {
            Selectivity::Exact => 0,
            Selectivity::Full => {
                if depth < 2 || index < 2 || !candidate.is_quiet() {
                    return 0;
                }
                let reduction = 1 + i32::from(index >= 4) + depth / 6;
                reduction.min(depth - 1)
            }
        }
    }

    /// The score of the position after a move, `ply` plies below the root.
    fn node(&mut self, candidate: &Candidate, window: Window, depth: i32, ply: usize) -> Score {
        let position = &candidate.after;
        self.workspace.variations[ply].len = 0;
        if !self.meter.spend() {
            return Score::DRAW;
        }
        self.deepest = self.deepest.max(ply);
        if let Some(score) = self.goal.decided(position, ply) {
            return score;
        }
        if self.repeats(position) {
            return Score::DRAW;
        }
        if in_kazans(position) >= self.least_in_kazans
            && let Some(score) = self.verdict(position)
        {
            return score;
        }
        if depth <= 0 || ply >= MOST_PLIES {
            return self.estimate(position);
        }

        // Neither a quicker win nor a slower loss than these is possible.
        let Window { alpha, beta } = window;
        let alpha = alpha.max(Score(plies(ply) - Score::WIN));
        let beta = beta.min(Score(Score::WIN - plies(ply) - 1));
        if alpha >= beta {
            return alpha;
        }
        let window = Window { alpha, beta };

        let key = (depth >= LEAST_KEPT)
            .then(|| candidate.key.unwrap_or_else(|| self.hasher.key(position)));
        let may_be_safe = depth <= MOST_SAFE && self.may_cut(window);
        if candidate.key.is_none()
            && let Some(key) = key
        {
            // Nobody has asked for it in advance: while it comes, there is time.
            self.means.table.prefetch(key);
        }
        let mut estimate = None;
        if may_be_safe {
            let looks = self.estimate(position);
            if looks.0 - SAFE * depth >= window.beta.0 {
                return looks;
            }
            estimate = Some(looks);
        }
        let known = key.and_then(|key| self.means.table.get(key, ply));
        if let Some(found) = known
            && window.is_null()
            && self.settles(found, window, depth)
        {
            return found.score;
        }
        let hint = known
            .and_then(|found| found.best)
            .filter(|mv| position.legal_moves().contains(*mv));
        // When the position comes again, the table will know a move.
        let is_unknown =
            self.means.selectivity == Selectivity::Full && hint.is_none() && depth >= LEAST_UNKNOWN;
        let depth = depth - i32::from(is_unknown);
        let outlook = estimate
            .filter(|_| depth <= MOST_FUTILE)
            .map(|looks| looks.0 + HOPE + HOPE_A_PLY * depth);
        self.workspace.path.push(*position);
        let known = Known { key, hint, outlook };
        let candidates = self.workspace.candidates[ply].take();
        let mut candidates = candidates.unwrap_or_else(|| Box::new(Candidates::none(position)));
        let score = self.moves(
            position,
            &mut candidates,
            window,
            Place { depth, ply },
            known,
        );
        self.workspace.candidates[ply] = Some(candidates);
        self.workspace.path.pop();
        score
    }

    /// Whether moves may be left out: where only one question is asked, and not
    /// for a proof.
    fn may_cut(&self, window: Window) -> bool {
        self.means.selectivity == Selectivity::Full
            && window.is_null()
            && window.alpha.proven().is_none()
            && window.beta.proven().is_none()
    }

    /// Whether the table spares the search of a position.
    fn settles(&self, found: Found, window: Window, depth: i32) -> bool {
        let is_deep_enough = match self.means.selectivity {
            Selectivity::Exact => i32::from(found.depth) == depth,
            Selectivity::Full => i32::from(found.depth) >= depth,
        };
        is_deep_enough
            && match found.bound {
                Bound::Exact => true,
                Bound::Lower => found.score >= window.beta,
                Bound::Upper => found.score <= window.alpha,
            }
    }

    /// The best score among the moves of `position`.
    fn moves(
        &mut self,
        position: &Position,
        candidates: &mut Candidates,
        window: Window,
        place: Place,
        known: Known,
    ) -> Score {
        let Known { key, hint, outlook } = known;
        let mover = position.side_to_move();
        let Place { depth, ply } = place;
        let below = Place {
            depth: depth - 1,
            ply: ply + 1,
        };
        let mut best = -Score::INFINITE;
        let mut best_move = None;
        let mut alpha = window.alpha;
        let mut tried = [None; 9];
        let first = hint.map(|mv| Candidate::new(position, mv));
        let mut has_rest = false;
        let may_skip = self.may_cut(window);
        for index in 0..tried.len() {
            let candidate = match &first {
                Some(first) if index == 0 => first,
                _ => {
                    if !has_rest {
                        self.fill(candidates, position, hint, place);
                        has_rest = true;
                    }
                    match candidates.next() {
                        Some(candidate) => candidate,
                        None => break,
                    }
                }
            };
            let mv = candidate.mv;
            if index > 0
                && may_skip
                && !is_loss(best)
                && !candidate.makes_tuzdyk
                && candidate.after.ending().is_none()
            {
                let hope = outlook.map_or(Score::INFINITE, |outlook| {
                    Score(outlook + 100 * candidate.gain)
                });
                if hope <= alpha {
                    best = best.max(hope);
                    tried[index] = Some(mv);
                    continue;
                }
                let tried_before = i32::try_from(index).unwrap_or(0);
                if depth <= MOST_LATE && candidate.is_quiet() && tried_before >= EARLY + depth {
                    continue;
                }
            }
            let mut score;
            if index == 0 {
                let window = Window { alpha, ..window };
                score = self.child(mover, candidate, window, below.depth, below.ply);
            } else {
                score = self.scout(mover, candidate, alpha, below, index);
                if score > alpha && score < window.beta && !window.is_null() {
                    let window = Window { alpha, ..window };
                    score = self.child(mover, candidate, window, below.depth, below.ply);
                }
            }
            if self.meter.is_over() {
                return Score::DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(mv);
                    self.extend(ply, mv);
                }
                if score >= window.beta {
                    let before = tried.into_iter().flatten();
                    self.workspace
                        .experience
                        .learn(position, mv, before, depth, ply);
                    break;
                }
            }
            tried[index] = Some(mv);
        }
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let found = Found {
            score: best,
            bound,
            depth: u8::try_from(depth).unwrap_or(u8::MAX),
            best: best_move,
        };
        if let Some(key) = key {
            self.means.table.put(key, ply, found);
        }
        best
    }

    /// Takes up the moves of `position` except `hint`, which was the first, and
    /// lets the table begin to look for what they lead to.
    fn fill(
        &self,
        candidates: &mut Candidates,
        position: &Position,
        hint: Option<Move>,
        place: Place,
    ) {
        let experience = &self.workspace.experience;
        candidates.fill(position, hint, experience, place.ply, |after| {
            (place.depth > LEAST_KEPT).then(|| {
                let key = self.hasher.key(after);
                self.means.table.prefetch(key);
                key
            })
        });
    }

    /// Puts `mv` before the line of play below.
    fn extend(&mut self, ply: usize, mv: Move) {
        let (above, below) = self.workspace.variations.split_at_mut(ply + 1);
        let (line, tail) = (&mut above[ply], &below[0]);
        let len = tail.len.min(MOST_PLIES - 1);
        line.moves[0] = Some(mv);
        line.moves[1..=len].copy_from_slice(&tail.moves[..len]);
        line.len = len + 1;
    }

    /// Whether `position` has occurred before. Only without tuzdyks, and
    /// without a capture in between, can that be.
    pub(crate) fn repeats(&self, position: &Position) -> bool {
        Side::ALL
            .iter()
            .all(|side| position.tuzdyk(*side).is_none())
            && self
                .workspace
                .path
                .iter()
                .rev()
                .take_while(|earlier| earlier.kazans() == position.kazans())
                .any(|earlier| earlier == position)
    }
}

/// Whether a score is a proven loss.
const fn is_loss(score: Score) -> bool {
    score.0 < -Score::MAX_ESTIMATE
}

/// What is known of a position before its moves are looked at.
#[derive(Debug, Clone, Copy)]
struct Known {
    /// `None` where the table is not asked.
    key: Option<Key>,
    /// The best move, if the table knows one.
    hint: Option<Move>,
    /// What a move that gains nothing may lead to at best, in hundredths of a
    /// stone; `None` where every move is to be looked at.
    outlook: Option<i32>,
}

/// Where in the tree a search is.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Place {
    /// Plies left to look ahead.
    pub(crate) depth: i32,
    /// Plies below the root.
    pub(crate) ply: usize,
}
