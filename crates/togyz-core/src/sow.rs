//! The rules of a move. Nothing outside this module changes stones.

use crate::{
    Atsyrau, Ending, Event, Majority, Move, Outcome, Pit, PitNo, Position, Reason, Side,
    TuzdykLimit, Tuzdyks,
};

/// Plays a legal move and everything that follows from it.
pub(crate) fn play(position: &mut Position, mv: Move, mut tell: impl FnMut(Event)) {
    sow(position, mv, &mut tell);
    position.side_to_move = position.side_to_move.opponent();
    settle(position, tell);
}

/// Sows the stones of a pit and does what the last stone does.
fn sow(position: &mut Position, mv: Move, tell: &mut impl FnMut(Event)) {
    let mover = position.side_to_move;
    let from = position.source(mv);
    let stones = position.stones(from);
    debug_assert!(stones > 0, "{from} is empty");
    tell(Event::Sown { from, stones });

    let last = if position.rules.variant.pits() == 9 && position.board.is_shallow() {
        position.board.sow_shallow(from, stones)
    } else {
        sow_one_by_one(position, from, stones)
    };

    // What fell into a tuzdyk goes to its owner, whoever sowed it.
    for owner in [mover, mover.opponent()] {
        let no = position.board.tuzdyks[owner];
        let side = owner.opponent();
        let stones = position.board.take(side, no);
        position.board.kazans[owner] += stones;
        if let Some(no) = no
            && stones > 0
        {
            tell(Event::Fed {
                tuzdyk: Pit { side, no },
                owner,
                stones,
            });
        }
    }

    land(position, last, tell);
}

/// Sows on any board and returns the pit where the last stone lands.
#[cold]
fn sow_one_by_one(position: &mut Position, from: Pit, stones: u8) -> Pit {
    let pits = position.rules.variant.pits();
    let following = |pit: Pit| {
        if pit.no.get() < pits {
            Pit {
                no: PitNo::ALL[pit.no.index() + 1],
                ..pit
            }
        } else {
            Pit {
                side: pit.side.opponent(),
                no: PitNo::ALL[0],
            }
        }
    };
    // The first stone goes back into the pit, unless it is the only one.
    position.board.set(from, 0);
    let mut pit = if stones == 1 { following(from) } else { from };
    position.board.set(pit, position.stones(pit) + 1);
    for _ in 1..stones {
        pit = following(pit);
        position.board.set(pit, position.stones(pit) + 1);
    }
    pit
}

/// Does what the last stone does in `pit`.
fn land(position: &mut Position, pit: Pit, tell: &mut impl FnMut(Event)) {
    let mover = position.side_to_move;
    if let Some(owner) = position.tuzdyk_owner(pit) {
        tell(Event::LandedInTuzdyk { tuzdyk: pit, owner });
        return;
    }
    let stones = position.stones(pit);
    tell(Event::Landed {
        pit,
        before: stones - 1,
        after: stones,
    });
    if pit.side == mover {
        tell(Event::OwnRow { pit, stones });
        return;
    }
    if stones == 3 && position.rules.variant.tuzdyks() == Tuzdyks::Made {
        make_tuzdyk(position, pit, tell);
        return;
    }
    // Taking nothing is cheaper than a branch that is hard to foresee.
    let captured = if stones.is_multiple_of(2) { stones } else { 0 };
    position.board.remove(pit, captured);
    position.board.kazans[mover] += captured;
    if captured > 0 {
        tell(Event::Captured { pit, stones });
    } else {
        tell(Event::Odd { pit, stones });
    }
}

/// Makes `pit`, which holds 3 stones, a tuzdyk of the mover, within the limits.
#[cold]
fn make_tuzdyk(position: &mut Position, pit: Pit, tell: &mut impl FnMut(Event)) {
    let mover = position.side_to_move;
    if let Some(limit) = tuzdyk_limit(position, mover, pit.no) {
        tell(Event::TuzdykRefused { pit, limit });
        return;
    }
    position.board.kazans[mover] += position.board.take(pit.side, Some(pit.no));
    position.board.tuzdyks[mover] = Some(pit.no);
    tell(Event::TuzdykMade { pit });
}

/// The first limit that forbids `mover` a tuzdyk in the opponent's pit `no`.
fn tuzdyk_limit(position: &Position, mover: Side, no: PitNo) -> Option<TuzdykLimit> {
    if position.board.tuzdyks[mover].is_some() {
        Some(TuzdykLimit::HasOne)
    } else if no.get() == position.rules.variant.pits() {
        Some(TuzdykLimit::LastPit)
    } else if position.board.tuzdyks[mover.opponent()] == Some(no) {
        Some(TuzdykLimit::SameNumber)
    } else {
        None
    }
}

/// Ends the game if it is over for the player to move, or passes that player
/// over where the rules say so.
pub(crate) fn settle(position: &mut Position, mut tell: impl FnMut(Event)) {
    let majority = position.rules.variant.majority();
    let filled = position.board.kazans.white.max(position.board.kazans.black) >= majority;
    if filled && position.rules.majority == Majority::Stop {
        for side in Side::ALL {
            let kazan = position.board.kazans[side];
            if kazan >= majority {
                tell(Event::ReachedMajority { side, kazan });
                let outcome = Outcome::Win(side);
                end(position, outcome, Reason::Majority, tell);
                return;
            }
        }
    }

    if position.board.is_row_empty(position.side_to_move) {
        starve(position, tell);
    }
}

/// Does what follows when the player to move has no stones.
#[cold]
fn starve(position: &mut Position, mut tell: impl FnMut(Event)) {
    let starved = position.side_to_move;
    tell(Event::Atsyrau { side: starved });
    let opponent = starved.opponent();
    if position.rules.atsyrau == Atsyrau::ExtraMove && must_feed(position) {
        position.side_to_move = opponent;
        tell(Event::Skipped { side: starved });
        return;
    }

    let left = position.row(opponent).iter().sum();
    position.board.clear_row(opponent);
    position.board.kazans[opponent] += left;
    if left > 0 {
        tell(Event::Swept {
            side: opponent,
            stones: left,
        });
    }
    // The own kazan of the starved player decides, which is the same as
    // comparing the kazans: together they now hold every stone.
    let outcome = match position.board.kazans[starved].cmp(&position.board.kazans[opponent]) {
        core::cmp::Ordering::Less => Outcome::Win(opponent),
        core::cmp::Ordering::Equal => Outcome::Draw,
        core::cmp::Ordering::Greater => Outcome::Win(starved),
    };
    end(position, outcome, Reason::Atsyrau, tell);
}

fn end(position: &mut Position, outcome: Outcome, reason: Reason, mut tell: impl FnMut(Event)) {
    position.ended_by = Some(reason);
    tell(Event::Ended(Ending { outcome, reason }));
}

/// Whether the opponent of the starved player to move has moves, and every one
/// of them leaves a stone in the starved row.
fn must_feed(position: &Position) -> bool {
    let starved = position.side_to_move;
    let mut opponent_to_move = *position;
    opponent_to_move.side_to_move = starved.opponent();
    let moves = opponent_to_move.legal_moves();
    !moves.is_empty()
        && moves.iter().all(|mv| {
            let mut after = opponent_to_move;
            sow(&mut after, mv, &mut |_| ());
            !after.board.is_row_empty(starved)
        })
}
