//! Games: undo and redo, endings that no move brings about, repetition.

use togyz_core::{
    BySide, ClaimError, Ending, Event, Game, GameOver, IllegalMove, Outcome, Position, Reason,
    Repetition, Rules, Setup, Side,
};

use crate::lockstep::as_naive;
use crate::naive::Naive;
use crate::random::{Heap, Random, all_rules, pit, scattered};
use crate::reachable::{in_every_game, nth_move};

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

/// A few stones under all rules: they come to the same places again.
#[test]
fn occurrences_and_claims_are_as_the_naive_implementation_counts_them() {
    let mut random = Random::new(3);
    let mut claimed = 0;
    for rules in all_rules() {
        let rules = Rules {
            repetition: Repetition::Claim,
            ..rules
        };
        for _ in 0..60 {
            let heaps = [0; 3].map(|_| Heap {
                place: random.below(18),
                stones: 1,
            });
            let tuzdyks = BySide { white: 0, black: 0 };
            let start = scattered(rules, tuzdyks, &heaps, 0, Side::ALL[random.below(2)]);
            claimed += claims(start, &mut random);
        }
    }
    assert!(claimed > 50, "{claimed} draws could be claimed");
}

/// Plays a random game and compares the counts. Returns in how many positions a
/// draw could be claimed.
fn claims(start: Setup, random: &mut Random) -> usize {
    let mut game = Game::from_setup(start).expect("a valid setup");
    let mut before: Vec<Naive> = Vec::new();
    let mut claimed = 0;
    for _ in 0..80 {
        let here = as_naive(&game);
        let occurrences = 1 + here.occurrences(&before);
        assert_eq!(game.occurrences(), occurrences, "{start}");
        let mut ended = game.clone();
        let may = game.ending().is_none() && occurrences >= 3;
        assert_eq!(ended.claim_repetition().is_ok(), may, "{start}");
        claimed += usize::from(may);
        before.push(here);
        let Some(mv) = random.choose(game.position().legal_moves()) else {
            break;
        };
        game.play(mv).expect("a legal move");
    }
    claimed
}
