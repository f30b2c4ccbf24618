//! Plays with the library and the naive second implementation at once and
//! compares them after every ply. `cargo xtask verify` and the fuzz targets use
//! this file too.

use togyz_core::{
    Atsyrau, Event, Game, Majority, Move, Moves, Outcome, PitNo, Reason, Rules, Setup, Side,
    TuzdykLimit, Tuzdyks,
};

use crate::naive::{self, BLACK, End, Limit, Naive, Options, Played, WHITE};
use crate::random::Random;

/// Plies after which a game is given up: under play-on it need not end.
const MOST_PLIES: usize = 600;

/// How often the games came by what the rules provide for, so that a comparison
/// that never meets it is noticed.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) games: u32,
    pub(crate) plies: u32,
    pub(crate) laps: u32,
    pub(crate) captures: u32,
    pub(crate) fed_own: u32,
    pub(crate) fed_opponents: u32,
    pub(crate) tuzdyks: u32,
    pub(crate) refused: [u32; 3],
    pub(crate) swept: u32,
    pub(crate) skipped: u32,
    pub(crate) majorities: u32,
    pub(crate) filled_by_the_opponent: u32,
    pub(crate) draws: u32,
}

impl Seen {
    pub(crate) fn count(&mut self, played: &Played, mover: usize, over: Option<End>) {
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

pub(crate) fn index(side: Side) -> usize {
    match side {
        Side::White => WHITE,
        Side::Black => BLACK,
    }
}

pub(crate) fn options(rules: Rules) -> Options {
    Options {
        pits: rules.variant.pits().into(),
        stones: rules.variant.stones().into(),
        tuzdyks: rules.variant.tuzdyks() == Tuzdyks::Made,
        extra_move: rules.atsyrau == Atsyrau::ExtraMove,
        play_on: rules.majority == Majority::PlayOn,
    }
}

/// The position that was set up, before anything follows from it.
pub(crate) fn set_up(start: &Setup) -> Naive {
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
pub(crate) fn as_naive(game: &Game) -> Naive {
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
pub(crate) fn as_played(events: &[Event]) -> Played {
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
pub(crate) fn compare(start: Setup, random: &mut Random, seen: &mut Seen) {
    compare_by(start, |legal| random.choose(legal), seen);
}

/// Plays the game from `start` that `choose` chooses with both, comparing after
/// every ply, until nothing is chosen.
pub(crate) fn compare_by(
    start: Setup,
    mut choose: impl FnMut(Moves) -> Option<Move>,
    seen: &mut Seen,
) {
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
        let Some(mv) = choose(legal) else {
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
