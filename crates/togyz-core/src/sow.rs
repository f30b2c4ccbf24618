//! The rules of a move. Nothing outside this module changes stones.

use crate::board::Sowing;
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
    let from = position.source(mv);
    let stones = position.stones(from);
    debug_assert!(stones > 0, "{from} is empty");
    tell(Event::Sown { from, stones });

    let last = if position.rules.variant.pits() == 9 && position.board.is_shallow() {
        sow_lanes(position, mv, tell)
    } else {
        sow_any(position, from, stones, tell)
    };
    land(position, last, tell);
}

/// Where the last stone lands.
#[derive(Clone, Copy)]
struct Last {
    pit: Pit,
    /// With the last stone; 0 in a tuzdyk.
    stones: u8,
    /// Captured already: all of them or none.
    captured: u8,
}

/// How many of the `stones` in its pit the last one captures: an even number of
/// the opponent's. Taking nothing is cheaper than a branch that is hard to
/// foresee.
fn captured(is_theirs: bool, stones: u8) -> u8 {
    stones * u8::from(is_theirs & stones.is_multiple_of(2))
}

/// Sows on a shallow board of nine pits a row.
fn sow_lanes(position: &mut Position, mv: Move, tell: &mut impl FnMut(Event)) -> Last {
    let mover = position.side_to_move;
    let opponent = mover.opponent();
    let board = &mut position.board;
    let rows = board.rows_from(mover);
    let sowing = Sowing::of(mv.0, rows[0].stones(Some(mv.0)));
    let [own, theirs] = sowing.sow(rows, mv.0);

    // What fell into a tuzdyk goes to its owner, whoever sowed it.
    let fed = theirs.stones(board.tuzdyks[mover]);
    let theirs = theirs.without(board.tuzdyks[mover]);
    let fed_to_opponent = own.stones(board.tuzdyks[opponent]);
    let own = own.without(board.tuzdyks[opponent]);

    let is_theirs = !sowing.lands_at_home;
    let stones = if is_theirs { theirs } else { own }.stones(Some(sowing.last));
    let captured = captured(is_theirs, stones);
    let theirs = theirs.less(sowing.last, captured);
    board.set_rows_from(mover, [own, theirs]);
    board.kazans[mover] += fed + captured;
    board.kazans[opponent] += fed_to_opponent;

    tell_fed(position, mover, fed, tell);
    tell_fed(position, opponent, fed_to_opponent, tell);
    Last {
        pit: Pit {
            side: if is_theirs { opponent } else { mover },
            no: sowing.last,
        },
        stones,
        captured,
    }
}

/// Sows on any board.
#[cold]
fn sow_any(position: &mut Position, from: Pit, stones: u8, tell: &mut impl FnMut(Event)) -> Last {
    let mover = position.side_to_move;
    let pit = sow_one_by_one(position, from, stones);
    for owner in [mover, mover.opponent()] {
        let no = position.board.tuzdyks[owner];
        let stones = position.board.take(owner.opponent(), no);
        position.board.kazans[owner] += stones;
        tell_fed(position, owner, stones, tell);
    }
    let stones = position.stones(pit);
    let captured = captured(pit.side != mover, stones);
    position.board.remove(pit, captured);
    position.board.kazans[mover] += captured;
    Last {
        pit,
        stones,
        captured,
    }
}

/// Tells of the stones that fell into the tuzdyk of `owner`, if any did.
fn tell_fed(position: &Position, owner: Side, stones: u8, tell: &mut impl FnMut(Event)) {
    if let Some(tuzdyk) = position.tuzdyk(owner)
        && stones > 0
    {
        tell(Event::Fed {
            tuzdyk,
            owner,
            stones,
        });
    }
}

/// Lays the stones out and returns the pit where the last one lands.
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

/// Does what the last stone does but capture, and tells of both.
fn land(position: &mut Position, last: Last, tell: &mut impl FnMut(Event)) {
    let Last {
        pit,
        stones,
        captured,
    } = last;
    let is_theirs = pit.side != position.side_to_move;
    #[expect(
        clippy::needless_bitwise_bool,
        reason = "whose pit it is would be hard to foresee, both together are seldom true"
    )]
    let may_make = is_theirs & (stones == 3);
    if may_make && position.rules.variant.tuzdyks() == Tuzdyks::Made {
        tell_landed(last, tell);
        make_tuzdyk(position, pit, tell);
    } else if let Some(owner) = position.tuzdyk_owner(pit) {
        tell(Event::LandedInTuzdyk { tuzdyk: pit, owner });
    } else {
        tell_landed(last, tell);
        tell(if !is_theirs {
            Event::OwnRow { pit, stones }
        } else if captured > 0 {
            Event::Captured { pit, stones }
        } else {
            Event::Odd { pit, stones }
        });
    }
}

fn tell_landed(last: Last, tell: &mut impl FnMut(Event)) {
    tell(Event::Landed {
        pit: last.pit,
        before: last.stones - 1,
        after: last.stones,
    });
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
