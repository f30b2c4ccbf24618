//! A player of events: it knows what an event says, and no rule.

use togyz_core::{Ending, Event, Pit, PitNo, Position, Setup, Side};

/// What the events make of a position.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Replayed {
    /// The board, with the number of the move it had at the start.
    pub(crate) setup: Setup,
    /// How the game ended.
    pub(crate) ending: Option<Ending>,
}

/// The board after `events`, which one move in `before` brought about. Checks
/// what the events claim to have found on the way.
#[track_caller]
pub(crate) fn replay(before: &Position, events: &[Event]) -> Replayed {
    let mover = before.side_to_move();
    let mut board = before.setup();
    board.side_to_move = mover.opponent();
    let mut ending = None;
    for event in events {
        assert_eq!(ending, None, "{event:?} comes after the end");
        match *event {
            Event::Sown { from, stones } => {
                assert_eq!(take_all(&mut board, from), stones);
                let first = if stones == 1 {
                    next(&board, from)
                } else {
                    from
                };
                put_down(&mut board, first, stones);
            }
            Event::Fed {
                tuzdyk,
                owner,
                stones,
            } => {
                assert_eq!(board.tuzdyks[owner], Some(tuzdyk.no));
                assert_eq!(owner, tuzdyk.side.opponent());
                assert_eq!(take_all(&mut board, tuzdyk), stones);
                assert!(stones > 0, "nothing fell into the tuzdyk");
                board.kazans[owner] += stones;
            }
            Event::Landed { pit, before, after } => {
                assert_eq!(stones_in(&board, pit), after);
                assert_eq!(before + 1, after);
            }
            Event::LandedInTuzdyk { tuzdyk, owner } => {
                assert_eq!(board.tuzdyks[owner], Some(tuzdyk.no));
                assert_eq!(owner, tuzdyk.side.opponent());
                assert_eq!(stones_in(&board, tuzdyk), 0);
            }
            Event::Captured { pit, stones } => {
                assert_eq!(pit.side, mover.opponent());
                assert_eq!(take_all(&mut board, pit), stones);
                assert_eq!(stones % 2, 0);
                board.kazans[mover] += stones;
            }
            Event::Odd { pit, stones } => {
                assert_eq!(pit.side, mover.opponent());
                assert_eq!(stones_in(&board, pit), stones);
                assert_eq!(stones % 2, 1);
            }
            Event::OwnRow { pit, stones } => {
                assert_eq!(pit.side, mover);
                assert_eq!(stones_in(&board, pit), stones);
            }
            Event::TuzdykMade { pit } => {
                assert_eq!(pit.side, mover.opponent());
                assert_eq!(take_all(&mut board, pit), 3);
                assert_eq!(board.tuzdyks[mover].replace(pit.no), None);
                board.kazans[mover] += 3;
            }
            Event::TuzdykRefused { pit, .. } => {
                assert_eq!(pit.side, mover.opponent());
                assert_eq!(stones_in(&board, pit), 3);
            }
            Event::ReachedMajority { side, kazan } => {
                assert_eq!(board.kazans[side], kazan);
                assert!(kazan >= board.rules.variant.majority());
            }
            Event::Atsyrau { side } => {
                assert_eq!(board.side_to_move, side);
                assert_eq!(board.rows[side], [0; 9]);
            }
            Event::Skipped { side } => {
                assert_eq!(board.side_to_move, side);
                board.side_to_move = side.opponent();
            }
            Event::Swept { side, stones } => {
                let row = std::mem::take(&mut board.rows[side]);
                assert_eq!(row.iter().sum::<u8>(), stones);
                assert!(stones > 0, "nothing was left");
                board.kazans[side] += stones;
            }
            Event::Ended(how) => ending = Some(how),
        }
    }
    Replayed {
        setup: board,
        ending,
    }
}

fn stones_in(board: &Setup, pit: Pit) -> u8 {
    board.rows[pit.side][usize::from(pit.no.get() - 1)]
}

fn take_all(board: &mut Setup, pit: Pit) -> u8 {
    std::mem::take(&mut board.rows[pit.side][usize::from(pit.no.get() - 1)])
}

/// Puts `stones` down one by one, the first into `first`.
fn put_down(board: &mut Setup, first: Pit, stones: u8) {
    let mut pit = first;
    for _ in 0..stones {
        board.rows[pit.side][usize::from(pit.no.get() - 1)] += 1;
        pit = next(board, pit);
    }
}

/// The following pit around the ring.
fn next(board: &Setup, pit: Pit) -> Pit {
    let following = PitNo::new(pit.no.get() + 1);
    match following.filter(|no| no.get() <= board.rules.variant.pits()) {
        Some(no) => Pit { no, ..pit },
        None => Pit {
            side: Side::opponent(pit.side),
            no: PitNo::ALL[0],
        },
    }
}
