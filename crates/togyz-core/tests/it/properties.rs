//! What holds in every position that can be reached, in every variant and under
//! all options.

use std::cell::RefCell;
use std::collections::HashMap;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use togyz_core::{
    BySide, ClaimError, Ending, Event, Game, GameOver, IllegalMove, Move, Outcome, Pit, PitNo,
    Position, Reason, Rules, Setup, Side,
};

use crate::random::{Drop, Random, all_pits, all_rules, pit, read, scattered};
use crate::replay::{Replayed, replay};

/// Plies after which a game is given up: under play-on it need not end.
const MOST_PLIES: usize = 400;

/// Plays seeded games from the start under all rules, and games from made-up
/// positions, and checks every move in every position of theirs.
#[track_caller]
fn in_every_ply(check: impl Fn(&Position, Move)) {
    in_every_game(|start, choices| {
        let mut position = start.position().expect("a valid setup");
        for choice in choices {
            for mv in position.legal_moves() {
                check(&position, mv);
            }
            let Some(mv) = nth_move(&position, *choice) else {
                break;
            };
            position = position.after(mv);
        }
    });
}

/// As [`in_every_ply`], for what concerns a position alone.
#[track_caller]
fn in_every_position(check: impl Fn(&Position)) {
    in_every_game(|start, choices| {
        let mut position = start.position().expect("a valid setup");
        check(&position);
        for choice in choices {
            let Some(mv) = nth_move(&position, *choice) else {
                break;
            };
            position = position.after(mv);
            check(&position);
        }
    });
}

/// Gives setups and choices of moves: which of the legal ones, counted around.
#[track_caller]
fn in_every_game(check: impl Fn(&Setup, &[usize])) {
    let mut random = Random::new(162);
    for rules in all_rules() {
        for _ in 0..25 {
            let choices: Vec<_> = (0..MOST_PLIES).map(|_| random.below(5040)).collect();
            check(&Setup::start(rules), &choices);
        }
    }
    let mut runner = TestRunner::new(Config {
        cases: 400,
        failure_persistence: None,
        ..Config::default()
    });
    let games = (any_setup(), prop::collection::vec(0..5040_usize, 0..60));
    let outcome = runner.run(&games, |(start, choices)| {
        check(&start, &choices);
        Ok(())
    });
    if let Err(failure) = outcome {
        panic!("{failure}");
    }
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let drops = prop::collection::vec((0..18_usize, 1..60_usize), 0..20);
    (
        prop::sample::select(all_rules()),
        (0..12_usize, 0..12_usize),
        drops,
        0..40_usize,
        prop::sample::select(&Side::ALL[..]),
    )
        .prop_map(|(rules, (white, black), drops, white_more, side)| {
            let drops: Vec<_> = drops
                .into_iter()
                .map(|(place, stones)| Drop { place, stones })
                .collect();
            scattered(rules, BySide { white, black }, &drops, white_more, side)
        })
}

fn nth_move(position: &Position, choice: usize) -> Option<Move> {
    let moves = position.legal_moves();
    moves.iter().nth(choice % moves.len().max(1))
}

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

/// Everything that one can ask a game.
#[derive(Debug, PartialEq)]
struct Snapshot {
    position: Position,
    setup: String,
    number: u16,
    ending: Option<Ending>,
    ply: usize,
    occurrences: usize,
}

fn snapshot(game: &Game) -> Snapshot {
    Snapshot {
        position: *game.position(),
        setup: game.setup().to_string(),
        number: game.number(),
        ending: game.ending(),
        ply: game.ply(),
        occurrences: game.occurrences(),
    }
}

#[test]
fn undo_restores_everything_and_redo_repeats_it() {
    in_every_game(|start, choices| {
        let mut game = Game::from_setup(*start).expect("a valid setup");
        let mut snapshots = vec![snapshot(&game)];
        let mut told = Vec::new();
        // The positions of a long game are compared often enough.
        for choice in choices.iter().take(150) {
            let Some(mv) = nth_move(game.position(), *choice) else {
                break;
            };
            let mut events = Vec::new();
            game.play_with(mv, |event| events.push(event))
                .expect("a legal move");
            snapshots.push(snapshot(&game));
            told.push((mv, events));
        }
        for before in snapshots.iter().rev().skip(1) {
            assert_eq!(game.undo(), Some(told[before.ply].0));
            assert_eq!(snapshot(&game), *before);
        }
        assert_eq!(game.undo(), None);
        let undone: Vec<_> = game.undone().collect();
        assert_eq!(undone, told.iter().map(|(mv, _)| *mv).collect::<Vec<_>>());
        for (after, (mv, events)) in snapshots.iter().skip(1).zip(&told) {
            let mut again = Vec::new();
            assert_eq!(game.redo_with(|event| again.push(event)), Some(*mv));
            assert_eq!(again, *events);
            assert_eq!(snapshot(&game), *after);
        }
        assert_eq!(game.redo(), None);
    });
}

#[test]
fn a_new_move_forgets_what_was_undone_and_a_refused_one_does_not() {
    let mut game = Game::new(Rules::default());
    for number in [7, 5, 1] {
        game.play(pit(number)).unwrap();
    }
    game.undo();
    game.undo();
    assert_eq!(game.undone().collect::<Vec<_>>(), [pit(5), pit(1)]);
    // The first move captured in Black's pit 6.
    assert!(game.play(pit(6)).is_err());
    assert_eq!(game.undone().count(), 2);
    game.play(pit(9)).unwrap();
    assert_eq!(game.undone().count(), 0);
    assert_eq!(game.redo(), None);
}

#[test]
fn the_number_grows_after_blacks_turn() {
    in_every_game(|start, choices| {
        let mut game = Game::from_setup(*start).expect("a valid setup");
        for choice in choices {
            let Some(mv) = nth_move(game.position(), *choice) else {
                break;
            };
            let number = game.number();
            let mut blacks_turns = u16::from(game.position().side_to_move() == Side::Black);
            game.play_with(mv, |event| {
                if event == (Event::Skipped { side: Side::Black }) {
                    blacks_turns += 1;
                }
            })
            .expect("a legal move");
            assert_eq!(game.number(), number + blacks_turns);
            assert_eq!(game.setup().number, game.number());
            let last = game.played().last().expect("a move was played");
            assert_eq!((last.mv, last.number), (mv, number));
        }
    });
}

type Declare = fn(&mut Game) -> Result<(), GameOver>;

/// The ways to end a game that no move brings about.
const DECLARED: [(Declare, Ending); 5] = [
    (
        |game| game.resign(Side::White),
        lost(Side::White, Reason::Resignation),
    ),
    (
        |game| game.resign(Side::Black),
        lost(Side::Black, Reason::Resignation),
    ),
    (
        |game| game.lose_on_time(Side::White),
        lost(Side::White, Reason::Time),
    ),
    (
        |game| game.lose_on_time(Side::Black),
        lost(Side::Black, Reason::Time),
    ),
    (
        Game::agree_draw,
        Ending {
            outcome: Outcome::Draw,
            reason: Reason::Agreement,
        },
    ),
];

const fn lost(side: Side, reason: Reason) -> Ending {
    Ending {
        outcome: Outcome::Win(side.opponent()),
        reason,
    }
}

#[test]
fn a_declared_ending_stops_play_leaves_the_board_and_is_undone() {
    for (declare, ending) in DECLARED {
        let mut game = Game::new(Rules::default());
        for number in [7, 5, 1] {
            game.play(pit(number)).unwrap();
        }
        game.undo();
        let before = snapshot(&game);
        declare(&mut game).unwrap();
        assert_eq!(game.ending(), Some(ending));
        assert_eq!(*game.position(), before.position);
        assert_eq!(game.play(pit(2)), Err(IllegalMove::GameOver { ending }));
        assert_eq!(game.redo(), None);
        for (again, _) in DECLARED {
            assert_eq!(again(&mut game), Err(GameOver { ending }));
        }
        assert_eq!(game.undo(), None, "only the ending is taken back");
        assert_eq!(snapshot(&game), before);
        assert_eq!(game.redo(), Some(pit(1)));
    }
}

#[test]
fn nothing_can_be_declared_after_an_ending_on_the_board() {
    for (declare, _) in DECLARED {
        let setup = Setup::parse("9/1,2S,7 79 81 S 40", Rules::default()).unwrap();
        let mut game = Game::from_setup(setup).unwrap();
        game.play(pit(2)).unwrap();
        let ending = Ending {
            outcome: Outcome::Draw,
            reason: Reason::Atsyrau,
        };
        assert_eq!(game.ending(), Some(ending));
        assert_eq!(declare(&mut game), Err(GameOver { ending }));
        assert_eq!(
            game.claim_repetition(),
            Err(ClaimError::GameOver(GameOver { ending }))
        );
        assert_eq!(game.undo(), Some(pit(2)));
        assert_eq!(game.ending(), None);
    }
}

/// Eighteen plies after which the position is the same.
const CYCLE: [u8; 18] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9];

fn cycling(rules: &str) -> Game {
    let rules = rules.parse().expect("names of rules");
    let setup = Setup::parse("8,1S/1S,8 80 80 S 1", rules).expect("a position's text");
    Game::from_setup(setup).expect("a valid setup")
}

fn play_cycle(game: &mut Game) {
    for number in CYCLE {
        game.play(pit(number)).expect("a legal move");
    }
}

#[test]
fn a_draw_can_be_claimed_on_the_third_occurrence() {
    let mut game = cycling("claim");
    assert_eq!(
        game.claim_repetition(),
        Err(ClaimError::TooFew { occurrences: 1 })
    );
    play_cycle(&mut game);
    assert_eq!(game.occurrences(), 2);
    assert_eq!(
        game.claim_repetition(),
        Err(ClaimError::TooFew { occurrences: 2 })
    );
    play_cycle(&mut game);
    assert_eq!(game.occurrences(), 3);
    assert_eq!(game.ending(), None, "nobody has claimed yet");
    game.claim_repetition().unwrap();
    let ending = Ending {
        outcome: Outcome::Draw,
        reason: Reason::Repetition,
    };
    assert_eq!(game.ending(), Some(ending));
    assert_eq!(game.play(pit(1)), Err(IllegalMove::GameOver { ending }));
    assert_eq!(game.undo(), None);
    assert_eq!((game.ending(), game.ply()), (None, 36));
    game.undo();
    assert_eq!(game.occurrences(), 2, "the ply before has its own count");
    game.redo();
    assert_eq!(game.claim_repetition(), Ok(()));
}

#[test]
fn without_the_option_there_is_no_claim() {
    for rules in ["standard", "extra-move", "play-on"] {
        let mut game = cycling(rules);
        play_cycle(&mut game);
        play_cycle(&mut game);
        assert_eq!(game.occurrences(), 3);
        assert_eq!(game.claim_repetition(), Err(ClaimError::NotInTheseRules));
        assert_eq!(game.ending(), None);
    }
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
