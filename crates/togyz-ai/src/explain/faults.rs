//! Why one move is worse than another.

use togyz_core::{Position, Side, Take};

use super::replay::{Replay, Step};
use super::{Claim, NOTABLE, PLIES, Reason, is_notable};
use crate::engine::Line;
use crate::eval::{Term, evaluate};
use crate::score::{Proven, Score};

/// Fewer stones than these in one row are no hoard.
const HOARD: u8 = 8;

/// Two lines that begin with different moves.
#[derive(Debug)]
struct Two<'a> {
    mover: Side,
    here: &'a Replay,
    better: &'a Replay,
    reasons: Vec<Reason>,
}

pub(super) fn find(position: &Position, line: &Line, best: &Line) -> Vec<Reason> {
    let here = Replay::of(position, line);
    let better = Replay::of(position, best);
    let mut two = Two {
        mover: position.side_to_move(),
        here: &here,
        better: &better,
        reasons: Vec::new(),
    };
    two.results(line.score, best.score);
    two.tuzdyks();
    two.captures();
    two.first_moves();
    two.starving();
    let loss = line.score.hundredths().zip(best.score.hundredths());
    two.ends(loss.map(|(here, better)| better - here));
    two.reasons
}

impl Two<'_> {
    fn add(&mut self, claim: Claim, line: &Replay, plies: usize) {
        self.reasons.push(Reason::shown(claim, line.first(plies)));
    }

    /// Adds what compares the lines after so many plies.
    fn compare(&mut self, claim: Claim, plies: usize) {
        self.reasons.push(Reason {
            claim,
            line: self.here.first(plies).to_vec(),
            against: self.better.first(plies).to_vec(),
        });
    }

    /// A result that is proven for one of the moves and not for the other.
    fn results(&mut self, here: Score, better: Score) {
        let wins = |score: Score| {
            matches!(
                score.proven(),
                Some(Proven::Win { .. } | Proven::TableWin { .. })
            )
        };
        let loses = |score: Score| wins(-score);
        if wins(better) && !wins(here) {
            let line = self.better;
            match better.proven() {
                Some(Proven::TableWin { lead }) => {
                    self.add(Claim::MissesWinByTables { lead }, line, PLIES);
                }
                Some(Proven::Win { .. }) if line.winner() == Some(self.mover) => {
                    let plies = plies(line);
                    self.add(Claim::MissesWin { plies }, line, usize::MAX);
                }
                _ => {}
            }
        }
        if loses(here) && !loses(better) {
            let line = self.here;
            match here.proven() {
                Some(Proven::TableLoss { lead }) => {
                    self.add(Claim::LosesByTables { lead }, line, PLIES);
                }
                Some(Proven::Loss { .. }) if line.winner() == Some(self.mover.opponent()) => {
                    let plies = plies(line);
                    self.add(Claim::Loses { plies }, line, usize::MAX);
                }
                _ => {}
            }
        }
    }

    /// Tuzdyks that only one of the lines brings.
    fn tuzdyks(&mut self) {
        let theirs = self.mover.opponent();
        if let Some((plies, take)) = tuzdyk(self.better, self.mover)
            && tuzdyk(self.here, self.mover).is_none()
        {
            self.add(Claim::Misses(take), self.better, plies);
        }
        if let Some((plies, take)) = tuzdyk(self.here, theirs)
            && tuzdyk(self.better, theirs).is_none()
        {
            self.add(Claim::Allows(take), self.here, plies);
        }
    }

    /// Captures at once, and in the reply.
    fn captures(&mut self) {
        let captured = |step: Option<&Step>, side: Side| {
            let step = step.filter(|step| step.mover == side)?;
            step.take
                .filter(|take| matches!(take, Take::Capture { .. }))
        };
        let stones = |step: Option<&Step>, side: Side| {
            let step = step.filter(|step| step.mover == side);
            step.and_then(|step| step.take).map_or(0, Take::stones)
        };
        let (here, better) = (&self.here.steps, &self.better.steps);
        if let Some(take) = captured(better.first(), self.mover)
            && take.stones() >= stones(here.first(), self.mover) + NOTABLE
        {
            self.add(Claim::Misses(take), self.better, 1);
        }
        let theirs = self.mover.opponent();
        if let Some(take) = captured(here.get(1), theirs)
            && take.stones() >= stones(better.get(1), theirs) + NOTABLE
        {
            self.add(Claim::Allows(take), self.here, 2);
        }
    }

    /// What the two moves themselves do to the own row and the opponent's
    /// tuzdyk.
    fn first_moves(&mut self) {
        let (Some(here), Some(better)) = (self.here.steps.first(), self.better.steps.first())
        else {
            return;
        };
        if here.fed > better.fed {
            self.add(Claim::Feeds { stones: here.fed }, self.here, 1);
        }
        let is_empty = |step: &Step| step.after.row(self.mover).iter().all(|stones| *stones == 0);
        // A finished game has no stones left to speak of.
        let goes_on = here.after.ending().is_none();
        if goes_on && is_empty(here) && !is_empty(better) {
            self.add(Claim::EmptiesRow, self.here, 1);
        }
    }

    /// Who runs out of stones.
    fn starving(&mut self) {
        let starved = |line: &Replay, side: Side| {
            let steps = line.steps.iter().take(PLIES);
            let mut found = (1..).zip(steps).filter_map(|(plies, step)| {
                let (starved, stones) = step.starved?;
                (starved == side).then_some((plies, stones))
            });
            found.next()
        };
        if let Some((plies, stones)) = starved(self.here, self.mover)
            && starved(self.better, self.mover).is_none()
        {
            self.add(Claim::IsStarved { stones }, self.here, plies);
        }
    }

    /// What the positions at the ends of the lines are like. `loss` is what the
    /// move loses, in hundredths of a stone, if that is known.
    fn ends(&mut self, loss: Option<i32>) {
        let plies = PLIES
            .min(self.here.steps.len())
            .min(self.better.steps.len());
        let Some(loss) = loss.filter(|_| plies > 0) else {
            return;
        };
        let (here, better) = (self.here.after(plies), self.better.after(plies));
        let balances = [here, better].map(|end| balance(&self.here.start, end, self.mover));
        let difference = balances[1] - balances[0];
        let is_told = |reason: &Reason| matches!(reason.claim, Claim::Misses(_) | Claim::Allows(_));
        let is_enough = 200 * difference >= loss && difference >= i32::from(NOTABLE);
        if is_enough && !self.reasons.iter().any(is_told) {
            let [here, better] = balances;
            self.compare(Claim::Balance { here, better }, plies);
        }
        if here.ending().is_some() || better.ending().is_some() {
            return;
        }
        self.terms([here, better], loss - 100 * difference, plies);
        let rows = [here, better].map(|end| end.row(self.mover).iter().sum::<u8>());
        if rows[1] >= rows[0].saturating_add(HOARD) && self.reasons.is_empty() {
            let [here, better] = rows;
            self.compare(Claim::Row { here, better }, plies);
        }
    }

    /// The term that makes most of the `rest` of what the move loses.
    fn terms(&mut self, ends: [&Position; 2], rest: i32, plies: usize) {
        let tells_of_tuzdyk = self.reasons.iter().any(|reason| {
            matches!(
                reason.claim,
                Claim::Misses(Take::Tuzdyk { .. }) | Claim::Allows(Take::Tuzdyk { .. })
            )
        });
        let [here, better] = ends.map(|end| {
            let sign = if end.side_to_move() == self.mover {
                1
            } else {
                -1
            };
            evaluate(end)
                .terms()
                .map(move |(term, value)| (term, sign * value))
        });
        let weightiest = here
            .zip(better)
            .filter(|((term, _), _)| match term {
                // The balance tells of the kazans.
                Term::Kazan | Term::Turn => false,
                Term::Tuzdyk => !tells_of_tuzdyk,
                Term::Pits => true,
            })
            .max_by_key(|((_, here), (_, better))| better - here);
        if let Some(((term, here), (_, better))) = weightiest
            && better - here >= 100
            && 2 * (better - here) >= rest
            && rest >= 100
        {
            self.compare(Claim::Term { term, here, better }, plies);
        }
    }
}

/// The first tuzdyk that `side` makes in a line, and after how many plies.
fn tuzdyk(line: &Replay, side: Side) -> Option<(usize, Take)> {
    let steps = line.steps.iter().take(PLIES);
    let mut tuzdyks = (1..).zip(steps).filter_map(|(plies, step)| {
        let take = step.take.filter(|_| step.mover == side)?;
        (matches!(take, Take::Tuzdyk { .. }) && is_notable(take)).then_some((plies, take))
    });
    tuzdyks.next()
}

/// The stones that `side` wins, less those that the opponent wins.
fn balance(start: &Position, end: &Position, side: Side) -> i32 {
    let lead = |at: &Position| i32::from(at.kazan(side)) - i32::from(at.kazan(side.opponent()));
    lead(end) - lead(start)
}

fn plies(line: &Replay) -> u32 {
    u32::try_from(line.steps.len()).unwrap_or(u32::MAX)
}
