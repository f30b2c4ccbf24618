//! What holds in every position that can be reached, in every variant and under
//! all options.

use std::cell::RefCell;
use std::collections::HashMap;

use togyz_core::{
    BySide, Ending, Event, Move, Outcome, Pit, PitNo, Position, Reason, Rules, Setup, Side,
};

use crate::random::{all_pits, read};
use crate::reachable::{in_every_ply, in_every_position};
use crate::replay::{Replayed, replay};

fn played(before: &Position, mv: Move) -> (Position, Vec<Event>) {
    let mut after = *before;
    let mut events = Vec::new();
    after
        .play_with(mv, |event| events.push(event))
        .expect("a legal move");
    (after, events)
}

#[test]
fn no_stone_is_lost_or_made() {
    in_every_position(|position| {
        let mut total = 0;
        for side in Side::ALL {
            total += u32::from(position.kazan(side));
            total += position
                .row(side)
                .iter()
                .map(|n| u32::from(*n))
                .sum::<u32>();
        }
        assert_eq!(total, u32::from(position.rules().variant.total()));
    });
}

#[test]
fn a_tuzdyk_is_empty_and_within_its_limits() {
    in_every_position(|position| {
        let numbers = Side::ALL.map(|owner| position.tuzdyk(owner).map(|pit| pit.no));
        assert!(numbers[0].is_none() || numbers[0] != numbers[1]);
        for owner in Side::ALL {
            let Some(tuzdyk) = position.tuzdyk(owner) else {
                continue;
            };
            assert_eq!(tuzdyk.side, owner.opponent());
            assert_eq!(position.stones(tuzdyk), 0);
            assert_ne!(tuzdyk.no.get(), position.rules().variant.pits());
            assert_eq!(position.tuzdyk_owner(tuzdyk), Some(owner));
        }
    });
}

#[test]
fn a_tuzdyk_lasts_to_the_end() {
    in_every_ply(|before, mv| {
        let after = before.after(mv);
        for owner in Side::ALL {
            if let Some(tuzdyk) = before.tuzdyk(owner) {
                assert_eq!(after.tuzdyk(owner), Some(tuzdyk));
            }
        }
    });
}

#[test]
fn a_position_read_from_its_text_is_the_same() {
    in_every_position(|position| {
        let text = position.to_string();
        let setup = Setup::parse(&text, position.rules()).expect("its own text");
        assert_eq!(setup, position.setup());
        assert_eq!(setup.to_string(), text);
        let again = setup.position().expect("a valid setup");
        let Some(ending) = position.ending() else {
            assert_eq!(again, *position);
            return;
        };
        // A text does not say why the game ended: an empty board with 82 in a
        // kazan may be a capture of the last stones or a sweep.
        assert_eq!(again.to_string(), text);
        assert_eq!(again.ending().map(|e| e.outcome), Some(ending.outcome));
        if ending.reason == Reason::Majority {
            assert_eq!(again, *position);
        }
    });
}

#[test]
fn two_positions_have_the_same_words_exactly_when_they_are_the_same() {
    let seen = RefCell::new(HashMap::new());
    in_every_position(|position| {
        // The reason of an ending is no part of the words.
        if position.ending().is_some() {
            return;
        }
        let mut seen = seen.borrow_mut();
        let key = (position.rules(), position.words());
        assert_eq!(seen.entry(key).or_insert(*position), position);
        let again = position.setup().position().expect("a valid setup");
        assert_eq!(again.words(), position.words());
    });
    assert!(seen.borrow().len() > 10_000);
}

#[test]
fn events_account_for_every_stone() {
    in_every_ply(|before, mv| {
        let (after, events) = played(before, mv);
        let expected = Replayed {
            setup: after.setup(),
            ending: after.ending(),
        };
        assert_eq!(
            replay(before, &events),
            expected,
            "{before} {mv} {events:?}"
        );
    });
}

#[test]
fn a_move_tells_one_sowing_then_one_landing_then_at_most_one_end() {
    in_every_ply(|before, mv| {
        let (_, events) = played(before, mv);
        let sowings = events.iter().filter(|e| matches!(e, Event::Sown { .. }));
        assert_eq!(sowings.count(), 1);
        assert!(matches!(events[0], Event::Sown { .. }));
        let landings = events
            .iter()
            .filter(|e| matches!(e, Event::Landed { .. } | Event::LandedInTuzdyk { .. }));
        assert_eq!(landings.count(), 1);
        let what_the_last_stone_did = events.iter().filter(|e| {
            matches!(
                e,
                Event::LandedInTuzdyk { .. }
                    | Event::Captured { .. }
                    | Event::Odd { .. }
                    | Event::OwnRow { .. }
                    | Event::TuzdykMade { .. }
                    | Event::TuzdykRefused { .. }
            )
        });
        assert_eq!(what_the_last_stone_did.count(), 1);
    });
}

#[test]
fn the_path_of_a_move_is_where_its_stones_fall() {
    in_every_ply(|before, mv| {
        let path: Vec<Pit> = before.path(mv).collect();
        let (_, events) = played(before, mv);
        let mut fed = BySide::<u8>::default();
        for event in &events {
            match *event {
                Event::Sown { from, stones } => {
                    assert_eq!(from, before.source(mv));
                    assert_eq!(path.len(), usize::from(stones));
                    assert_eq!(path[0] == from, stones > 1);
                }
                Event::Fed { owner, stones, .. } => fed[owner] = stones,
                Event::Landed { pit, before: n, .. } => {
                    assert_eq!(before.landing(mv), Some(pit));
                    // Besides the last, the path meets the pit once in a lap,
                    // and the sower first empties the pit that is played.
                    let had = if pit == before.source(mv) {
                        0
                    } else {
                        before.stones(pit)
                    };
                    let met = path.iter().filter(|on_path| **on_path == pit).count();
                    assert_eq!(usize::from(n) + 1, usize::from(had) + met);
                }
                Event::LandedInTuzdyk { tuzdyk, .. } => {
                    assert_eq!(before.landing(mv), Some(tuzdyk));
                }
                _ => {}
            }
        }
        for owner in Side::ALL {
            let fallen = path
                .iter()
                .filter(|pit| Some(**pit) == before.tuzdyk(owner))
                .count();
            assert_eq!(usize::from(fed[owner]), fallen);
        }
    });
}

#[test]
fn a_game_is_over_exactly_when_there_is_no_move() {
    in_every_position(|position| {
        let moves = position.legal_moves();
        assert_eq!(position.ending().is_some(), moves.is_empty());
        let side = position.side_to_move();
        let playable: Vec<Move> = all_pits(position.rules())
            .filter(|pit| pit.side == side && position.stones(*pit) > 0)
            .map(|pit| Move(pit.no))
            .collect();
        if position.ending().is_none() {
            assert_eq!(moves.iter().collect::<Vec<_>>(), playable);
        }
    });
}

#[test]
fn an_ending_fits_the_kazans() {
    in_every_position(|position| {
        let half = position.rules().variant.majority() - 1;
        let Some(Ending { outcome, reason }) = position.ending() else {
            return;
        };
        let kazans = position.kazans();
        match outcome {
            Outcome::Win(side) => assert!(kazans[side] > half),
            Outcome::Draw => assert_eq!((kazans.white, kazans.black), (half, half)),
        }
        if reason == Reason::Atsyrau {
            assert!(all_pits(position.rules()).all(|pit| position.stones(pit) == 0));
        }
    });
}

#[test]
fn a_move_that_is_not_legal_changes_and_tells_nothing() {
    in_every_position(|position| {
        let legal = position.legal_moves();
        for no in PitNo::ALL {
            let mv = Move(no);
            assert_eq!(position.check(mv).is_ok(), legal.contains(mv));
            if legal.contains(mv) {
                continue;
            }
            let mut tried = *position;
            let refused = tried.play_with(mv, |event| panic!("told {event:?}"));
            assert_eq!(refused, position.check(mv));
            assert_eq!(tried, *position);
            assert_eq!(position.path(mv).count(), 0);
            assert_eq!(position.landing(mv), None);
        }
    });
}

/// The event on a board seen from the other side.
fn turned(event: Event) -> Event {
    let turn = |pit: Pit| Pit {
        side: pit.side.opponent(),
        ..pit
    };
    match event {
        Event::Sown { from, stones } => Event::Sown {
            from: turn(from),
            stones,
        },
        Event::Fed {
            tuzdyk,
            owner,
            stones,
        } => Event::Fed {
            tuzdyk: turn(tuzdyk),
            owner: owner.opponent(),
            stones,
        },
        Event::Landed { pit, before, after } => Event::Landed {
            pit: turn(pit),
            before,
            after,
        },
        Event::LandedInTuzdyk { tuzdyk, owner } => Event::LandedInTuzdyk {
            tuzdyk: turn(tuzdyk),
            owner: owner.opponent(),
        },
        Event::Captured { pit, stones } => Event::Captured {
            pit: turn(pit),
            stones,
        },
        Event::Odd { pit, stones } => Event::Odd {
            pit: turn(pit),
            stones,
        },
        Event::OwnRow { pit, stones } => Event::OwnRow {
            pit: turn(pit),
            stones,
        },
        Event::TuzdykMade { pit } => Event::TuzdykMade { pit: turn(pit) },
        Event::TuzdykRefused { pit, limit } => Event::TuzdykRefused {
            pit: turn(pit),
            limit,
        },
        Event::ReachedMajority { side, kazan } => Event::ReachedMajority {
            side: side.opponent(),
            kazan,
        },
        Event::Atsyrau { side } => Event::Atsyrau {
            side: side.opponent(),
        },
        Event::Skipped { side } => Event::Skipped {
            side: side.opponent(),
        },
        Event::Swept { side, stones } => Event::Swept {
            side: side.opponent(),
            stones,
        },
        Event::Ended(ending) => Event::Ended(Ending {
            outcome: match ending.outcome {
                Outcome::Win(side) => Outcome::Win(side.opponent()),
                Outcome::Draw => Outcome::Draw,
            },
            ..ending
        }),
    }
}

#[test]
fn a_turned_board_plays_the_same_game() {
    in_every_ply(|before, mv| {
        let (after, events) = played(before, mv);
        let (turned_after, turned_events) = played(&before.turned(), mv);
        assert_eq!(turned_after, after.turned());
        let expected: Vec<_> = events.into_iter().map(turned).collect();
        assert_eq!(turned_events, expected);
    });
    in_every_position(|position| {
        assert_eq!(position.turned().turned(), *position);
        assert_eq!(position.turned().legal_moves(), position.legal_moves());
        for side in Side::ALL {
            assert_eq!(
                position.turned().kazan(side),
                position.kazan(side.opponent())
            );
        }
    });
}

#[test]
fn positions_differ_by_mover_kazans_and_tuzdyks() {
    let rules = Rules::default();
    let position = read("1S,8/1S,8 80 80 S 1", rules);
    assert_eq!(position, read("1S,8/1S,8 80 80 S 7", rules));
    for other in [
        "1S,8/1S,8 80 80 N 1",
        "1S,8/1S,8 81 79 S 1",
        "1S,t,7/1S,8 80 80 S 1",
        "1S,8/1S,t,7 80 80 S 1",
        "8,1S/1S,8 80 80 S 1",
    ] {
        assert_ne!(position, read(other, rules), "{other}");
    }
}
