//! The library against the naive second implementation, ply by ply.

use togyz_core::{
    Atsyrau, Event, Game, Majority, Outcome, PitNo, Position, Reason, Rules, Setup, Side,
    TuzdykLimit, Tuzdyks,
};

use crate::naive::{self, BLACK, End, Limit, Naive, Options, Played, WHITE};
use crate::random::{Random, all_rules, pit};

/// Plies after which a game is given up: under play-on it need not end.
const MOST_PLIES: usize = 600;

/// How often the games came by what the rules provide for, so that a comparison
/// that never meets it is noticed.
#[derive(Debug, Default)]
struct Seen {
    games: u32,
    plies: u32,
    laps: u32,
    captures: u32,
    fed_own: u32,
    fed_opponents: u32,
    tuzdyks: u32,
    refused: [u32; 3],
    swept: u32,
    skipped: u32,
    majorities: u32,
    filled_by_the_opponent: u32,
    draws: u32,
}

impl Seen {
    fn count(&mut self, played: &Played, mover: usize, over: Option<End>) {
        self.plies += 1;
        self.laps += u32::from(played.taken > 18);
        self.captures += u32::from(played.captured > 0);
        self.fed_own += u32::from(played.fed[mover] > 0);
        self.fed_opponents += u32::from(played.fed[1 - mover] > 0);
        self.tuzdyks += u32::from(played.new_tuzdyk);
        if let Some(limit) = played.refused {
            self.refused[limit as usize] += 1;
        }
        self.swept += u32::from(played.swept > 0);
        self.skipped += u32::from(played.skipped);
        if let Some(end) = over {
            self.draws += u32::from(end.winner.is_none());
            let majority = end.reason == naive::Reason::Majority;
            self.majorities += u32::from(majority);
            self.filled_by_the_opponent += u32::from(majority && end.winner == Some(1 - mover));
        }
    }
}

fn index(side: Side) -> usize {
    match side {
        Side::White => WHITE,
        Side::Black => BLACK,
    }
}

fn options(rules: Rules) -> Options {
    Options {
        pits: rules.variant.pits().into(),
        stones: rules.variant.stones().into(),
        tuzdyks: rules.variant.tuzdyks() == Tuzdyks::Made,
        extra_move: rules.atsyrau == Atsyrau::ExtraMove,
        play_on: rules.majority == Majority::PlayOn,
    }
}

/// The position that was set up, before anything follows from it.
fn set_up(start: &Setup) -> Naive {
    let pits = usize::from(start.rules.variant.pits());
    let row = |side| {
        start.rows[side][..pits]
            .iter()
            .map(|n| u32::from(*n))
            .collect()
    };
    let tuzdyk = |owner| start.tuzdyks[owner].map(|no: PitNo| usize::from(no.get()) - 1);
    Naive {
        options: options(start.rules),
        rows: [row(Side::White), row(Side::Black)],
        kazan: Side::ALL.map(|side| start.kazans[side].into()),
        tuzdyk: Side::ALL.map(tuzdyk),
        turn: index(start.side_to_move),
        number: start.number.into(),
        over: None,
    }
}

/// What the library says, in the words of the naive implementation.
fn as_naive(game: &Game) -> Naive {
    let position = game.position();
    let row = |side| position.row(side).iter().map(|n| u32::from(*n)).collect();
    let tuzdyk = |owner| {
        let tuzdyk = position.tuzdyk(owner)?;
        Some(usize::from(tuzdyk.no.get()) - 1)
    };
    Naive {
        options: options(position.rules()),
        rows: [row(Side::White), row(Side::Black)],
        kazan: Side::ALL.map(|side| position.kazan(side).into()),
        tuzdyk: Side::ALL.map(tuzdyk),
        turn: index(position.side_to_move()),
        number: game.number().into(),
        over: game.ending().map(|ending| End {
            reason: match ending.reason {
                Reason::Majority => naive::Reason::Majority,
                Reason::Atsyrau => naive::Reason::Atsyrau,
                other => panic!("{other:?} is no ending on the board"),
            },
            winner: match ending.outcome {
                Outcome::Win(side) => Some(index(side)),
                Outcome::Draw => None,
            },
        }),
    }
}

/// What the events say, in the words of the naive implementation.
fn as_played(events: &[Event]) -> Played {
    let mut played = Played {
        taken: 0,
        last: (WHITE, 0),
        made: None,
        fed: [0, 0],
        captured: 0,
        new_tuzdyk: false,
        refused: None,
        swept: 0,
        skipped: false,
    };
    let place = |pit: togyz_core::Pit| (index(pit.side), usize::from(pit.no.get()) - 1);
    for event in events {
        match *event {
            Event::Sown { stones, .. } => played.taken = stones.into(),
            Event::Fed { owner, stones, .. } => played.fed[index(owner)] = stones.into(),
            Event::Landed { pit, after, .. } => {
                played.last = place(pit);
                played.made = Some(after.into());
            }
            Event::LandedInTuzdyk { tuzdyk, .. } => played.last = place(tuzdyk),
            Event::Captured { stones, .. } => played.captured = stones.into(),
            Event::TuzdykMade { .. } => played.new_tuzdyk = true,
            Event::TuzdykRefused { limit, .. } => {
                played.refused = Some(match limit {
                    TuzdykLimit::HasOne => Limit::HasOne,
                    TuzdykLimit::LastPit => Limit::LastPit,
                    TuzdykLimit::SameNumber => Limit::SameNumber,
                });
            }
            Event::Swept { stones, .. } => played.swept = stones.into(),
            Event::Skipped { .. } => played.skipped = true,
            Event::Odd { .. }
            | Event::OwnRow { .. }
            | Event::ReachedMajority { .. }
            | Event::Atsyrau { .. }
            | Event::Ended(_) => {}
        }
    }
    played
}

/// Plays a random game from `start` with both, comparing after every ply.
fn compare(start: Setup, random: &mut Random, seen: &mut Seen) {
    let mut game = Game::from_setup(start).expect("a valid setup");
    let mut naive = set_up(&start);
    naive.settle();
    seen.games += 1;
    let mut events = Vec::new();
    for _ in 0..MOST_PLIES {
        let plies = || -> String { game.played().iter().map(|p| p.mv.to_string()).collect() };
        assert_eq!(as_naive(&game), naive, "{start} {}", plies());
        let legal = game.position().legal_moves();
        assert!(
            legal
                .iter()
                .map(|mv| usize::from(mv.0.get()) - 1)
                .eq(naive.legal_moves()),
            "{start} {}: {legal:?}",
            plies()
        );
        let Some(mv) = random.choose(legal) else {
            assert_eq!(game.setup().to_string(), naive.to_text());
            return;
        };
        events.clear();
        game.play_with(mv, |event| events.push(event))
            .expect("a legal move");
        let mover = naive.turn;
        let played = naive
            .play(usize::from(mv.0.get()) - 1)
            .expect("a legal move");
        assert_eq!(as_played(&events), played, "{start} {events:?}");
        seen.count(&played, mover, naive.over);
    }
}

/// Plays `games` random games from the start.
fn compare_games(rules: &str, games: u32) -> Seen {
    let rules: Rules = rules.parse().expect("names of rules");
    let mut random = Random::new(games.into());
    let mut seen = Seen::default();
    for _ in 0..games {
        compare(Setup::start(rules), &mut random, &mut seen);
    }
    seen
}

#[test]
fn togyzkumalak_is_the_same_game() {
    let seen = compare_games("standard", 20_000);
    assert!(seen.plies > 500_000);
    assert!(seen.laps > 0 && seen.captures > 0 && seen.tuzdyks > 0);
    assert!(seen.fed_own > 0 && seen.fed_opponents > 0);
    assert!(seen.refused.iter().all(|count| *count > 0), "{seen:?}");
    assert!(seen.swept > 0 && seen.majorities > 0 && seen.filled_by_the_opponent > 0);
    assert!(seen.draws > 0);
    assert_eq!(seen.skipped, 0);
}

#[test]
fn togyzkumalak_under_the_options_is_the_same_game() {
    let extra = compare_games("extra-move", 2_000);
    assert!(extra.skipped > 0 && extra.swept > 0 && extra.majorities > 0);
    let on = compare_games("play-on", 1_500);
    assert!(on.skipped == 0 && on.swept > 0 && on.majorities == 0);
    let both = compare_games("extra-move+play-on", 1_500);
    assert!(both.skipped > 0 && both.swept > 0 && both.majorities == 0);
}

#[test]
fn bestemshe_is_the_same_game() {
    let seen = compare_games("bestemshe", 2_000);
    assert!(seen.captures > 0 && seen.swept > 0 && seen.majorities > 0);
    assert_eq!((seen.tuzdyks, seen.draws), (0, 0));
    let options = compare_games("bestemshe+extra-move+play-on", 1_000);
    assert!(options.skipped > 0 && options.majorities == 0);
}

#[test]
fn qozdatu_is_the_same_game() {
    let seen = compare_games("qozdatu", 1_500);
    assert!(seen.captures > 0 && seen.swept > 0 && seen.majorities > 0);
    assert_eq!((seen.tuzdyks, seen.draws), (0, 0));
    let options = compare_games("qozdatu+extra-move+play-on", 1_000);
    assert!(options.skipped > 0 && options.majorities == 0);
}

/// Made-up positions: pits of any size, any tuzdyks, often few stones.
#[test]
fn random_positions_are_played_the_same() {
    let mut random = Random::new(81);
    let mut seen = Seen::default();
    for rules in all_rules() {
        for _ in 0..300 {
            let start = random.setup(rules);
            compare(start, &mut random, &mut seen);
        }
    }
    assert!(seen.laps > 0 && seen.captures > 0 && seen.tuzdyks > 0);
    assert!(seen.fed_own > 0 && seen.fed_opponents > 0);
    assert!(seen.refused.iter().all(|count| *count > 0), "{seen:?}");
    assert!(seen.swept > 0 && seen.majorities > 0 && seen.filled_by_the_opponent > 0);
    assert!(seen.draws > 0 && seen.skipped > 0);
}

/// Positions that random play does not bring about.
const BY_HAND: [&str; 22] = [
    // One pit holds more than two laps, a hundred, everything.
    "9/37S,8 60 65 S 9",
    "1S,8/36S,8 60 65 S 9",
    "1S,1S,1S,1S,1S,1S,1S,1S,1S/8,36S 58 59 S 9",
    "1S,8/4,100S,4 30 31 S 9",
    "4,100S,4/9 31 31 N 9",
    "2S,t,7/t,7,100S 30 30 S 9",
    "9/150S,8 6 6 S 9",
    "9/t,7,150S 6 6 S 9",
    "8,t/1,t,3,150S,3 6 6 S 9",
    "9/162S,8 0 0 S 1",
    "9/8,162S 0 0 S 1",
    "162S,8/9 0 0 N 1",
    // Where the packed board changes its ways: 63 and 64, 127 and 128 stones.
    "1S,8/63S,8 49 49 S 9",
    "1S,8/64S,8 48 49 S 9",
    "63S,8/5S,7,7S 43 44 S 9",
    "127S,8/7,5S,10S 10 10 S 9",
    "126S,8/7,9S,10S 8 9 S 9",
    "1S,8/9S,7,127S 12 13 S 9",
    "8,127S/8,20S 7 8 S 9",
    "8,128S/20S,8 7 7 N 9",
    "8,129S/8,20S 6 7 S 9",
    "1,t,7/t,7,24S 62 76 N 60",
];

#[test]
fn positions_set_up_by_hand_are_played_the_same() {
    let mut seen = Seen::default();
    for rules in all_rules() {
        if rules.variant != Rules::default().variant {
            continue;
        }
        for text in BY_HAND {
            let start = Setup::parse(text, rules).expect("a text");
            assert_eq!(Naive::from_text(text, options(rules)), Ok(set_up(&start)));
            let position = start.position().expect("a valid setup");
            for side in [position, position.turned()] {
                compare_all_moves(&side, &mut seen);
            }
        }
    }
    assert!(seen.laps > 100 && seen.captures > 0 && seen.tuzdyks > 0 && seen.fed_own > 0);
}

/// Plays every legal move, and a random game after it.
fn compare_all_moves(position: &Position, seen: &mut Seen) {
    let mut random = Random::new(36);
    for mv in position.legal_moves() {
        let mut after = *position;
        let mut events = Vec::new();
        after
            .play_with(mv, |event| events.push(event))
            .expect("legal");
        let mut naive = set_up(&position.setup());
        naive.settle();
        let mover = naive.turn;
        let played = naive.play(usize::from(mv.0.get()) - 1).expect("legal");
        assert_eq!(as_played(&events), played, "{position} {mv}");
        seen.count(&played, mover, naive.over);
        compare(after.setup(), &mut random, seen);
    }
}

#[test]
fn moves_that_the_naive_one_refuses_are_refused() {
    let mut random = Random::new(2025);
    let mut refused = 0;
    for rules in all_rules() {
        for _ in 0..100 {
            let start = random.setup(rules);
            let position = start.position().expect("a valid setup");
            let mut naive = set_up(&start);
            naive.settle();
            for number in 1..=rules.variant.pits() {
                let played = naive.clone().play(usize::from(number) - 1);
                assert_eq!(
                    position.check(pit(number)).is_ok(),
                    played.is_some(),
                    "{start}"
                );
                refused += u32::from(played.is_none());
            }
        }
    }
    assert!(refused > 0);
}
