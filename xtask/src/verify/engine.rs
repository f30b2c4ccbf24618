//! `cargo xtask verify --engine`: whole games of the engine, every move and
//! every result checked by the naive implementation of the rules.

mod answers;
mod starts;

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use togyz_ai::{Analysis, Config, Engine, Level, Limits, Proven, Strength};
use togyz_core::notation::{Notation, Record};
use togyz_core::{BySide, Game, Move, Moves, Setup};

use super::endgames;
use super::workers::{seed_of, share};
use crate::Failed;
use crate::arguments::Arguments;
use crate::lockstep::{Seen, compare_by};
use crate::random::Random;

/// The memory of each engine, in megabytes.
const HASH: usize = 1;

/// Random plies before the engine plays, at most.
const OPENING: usize = 10;

/// Says what failed on standard error; the first game that fails, with its
/// record.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let seed = arguments.number("--seed", 1);
    let nodes = arguments.number("--nodes", 200);
    answers::check()?;
    let games = Batch {
        what: "games from the start",
        count: arguments.number("--games", 10_000),
        seed,
        nodes,
        start: starts::of_a_game,
    };
    let positions = Batch {
        what: "games from random positions",
        count: arguments.number("--positions", 2_000),
        start: starts::wild,
        ..games
    };
    games.play()?;
    positions.play()?;
    endgames::run(arguments)
}

/// Games of one kind.
#[derive(Clone, Copy)]
struct Batch {
    what: &'static str,
    count: u64,
    seed: u64,
    /// Positions that a player looks at for a move, at most.
    nodes: u64,
    start: fn(&mut Random) -> Setup,
}

/// What a thread has played.
#[derive(Default)]
struct Played {
    seen: Seen,
    /// Games without an end: such are given up after some hundred plies.
    endless: u32,
}

impl Batch {
    fn play(&self) -> Result<(), Failed> {
        let start = Instant::now();
        let make = || {
            let engines = [1, 2].map(|threads| {
                Engine::with(Config {
                    hash_megabytes: HASH,
                    threads,
                    ..Config::default()
                })
            });
            (engines, Played::default())
        };
        let owns = share(self.what, self.count, make, |own, number| {
            self.game(number, &mut own.0, &mut own.1)
        })?;
        let played: Vec<Played> = owns.into_iter().map(|(_, played)| played).collect();
        let sum = |of: fn(&Played) -> u32| played.iter().map(of).sum::<u32>();
        println!(
            "engine: {} {}, {} plies, seed {}: every move is legal, every result is the naive \
             implementation's; {:.1?}",
            self.count,
            self.what,
            sum(|played| played.seen.plies),
            self.seed,
            start.elapsed()
        );
        println!(
            "        among them {} ended by majority, {} with the row swept, {} draws, {} given \
             up as endless; {} laps, {} captures, {} tuzdyks",
            sum(|played| played.seen.majorities),
            sum(|played| played.seen.swept),
            sum(|played| played.seen.draws),
            sum(|played| played.endless),
            sum(|played| played.seen.laps),
            sum(|played| played.seen.captures),
            sum(|played| played.seen.tuzdyks),
        );
        Ok(())
    }

    /// Plays one game. The same number is the same game, whoever plays it; but
    /// one in ten is played by two threads, which need not find the same twice.
    fn game(
        &self,
        number: u64,
        engines: &mut [Engine; 2],
        played: &mut Played,
    ) -> Result<(), Failed> {
        let mut random = Random::new(seed_of(self.seed, number));
        let start = (self.start)(&mut random);
        let opening = random.below(OPENING + 1);
        let players = BySide {
            white: Player::any(&mut random, self.nodes),
            black: Player::any(&mut random, self.nodes),
        };
        let mut game = Game::from_setup(start).expect("a valid setup");
        let engine = &mut engines[usize::from(random.below(10) == 0)];
        engine.new_game();
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            let choose = |legal: Moves| {
                let mv = if !legal.is_empty() && game.ply() < opening {
                    random.choose(legal)?
                } else {
                    let side = game.position().side_to_move();
                    players[side].choose(engine, &game, number)?
                };
                assert!(legal.contains(mv), "the engine plays {mv}");
                game.play(mv).expect("a legal move");
                Some(mv)
            };
            compare_by(start, choose, &mut played.seen);
        }));
        played.endless += u32::from(game.ending().is_none());
        outcome.map_err(|_| {
            // What is wrong has been said by the panic.
            eprintln!(
                "in game {number} of the {} under seed {}, {} nodes, {players:?}, after\n{start}\n{}",
                self.what,
                self.seed,
                self.nodes,
                Record::new(game).to_text(Notation::Tgk)
            );
            Failed
        })
    }
}

/// How one side of a game thinks.
#[derive(Debug, Clone)]
enum Player {
    /// With these limits.
    Limited(Limits),
    /// At this strength.
    At(Strength),
}

impl Player {
    fn any(random: &mut Random, nodes: u64) -> Self {
        let few = u64::try_from(random.below(12)).unwrap_or(0);
        let level = Level::ALL[random.below(Level::ALL.len())].strength();
        match random.below(8) {
            0 => Self::Limited(Limits::nodes(few)),
            1 => Self::Limited(Limits::depth(1 + u32::try_from(few % 3).unwrap_or(0))),
            2 => Self::Limited(Limits::nodes(nodes).with_lines(1 + random.below(9))),
            3 | 4 => Self::At(Strength {
                nodes: level.nodes.min(nodes),
                ..level
            }),
            _ => Self::Limited(Limits::nodes(nodes)),
        }
    }

    /// The move, or `None` if the game is over.
    fn choose(&self, engine: &mut Engine, game: &Game, seed: u64) -> Option<Move> {
        match self {
            Self::Limited(limits) => {
                let analysis = engine.analyse(game, limits, |_| ControlFlow::Continue(()));
                let most = limits.nodes.unwrap_or(u64::MAX);
                assert!(analysis.nodes <= most, "{} nodes", analysis.nodes);
                check_lines(game, &analysis);
                analysis.best
            }
            Self::At(strength) => {
                let choice = engine.choose_at(game, strength, seed)?;
                check_lines(game, &choice.analysis);
                Some(choice.mv)
            }
        }
    }
}

/// Plays out what the engine has said.
fn check_lines(game: &Game, analysis: &Analysis) {
    let mover = game.position().side_to_move();
    assert_eq!(analysis.best.is_none(), game.ending().is_some());
    assert_eq!(analysis.best, analysis.lines.first().map(|line| line.mv));
    for line in &analysis.lines {
        assert_eq!(line.pv.first(), Some(&line.mv), "{line:?}");
        let mut end = *game.position();
        for mv in &line.pv {
            assert!(end.play(*mv).is_ok(), "{mv} in {line:?}");
        }
        // A line as long as the proof must end as the proof says.
        let plies = u32::try_from(line.pv.len()).ok();
        let winner = match line.score.proven() {
            Some(Proven::Win { plies: most }) if plies == Some(most) => mover,
            Some(Proven::Loss { plies: least }) if plies == Some(least) => mover.opponent(),
            _ => continue,
        };
        if let Some(ending) = end.ending() {
            assert_eq!(ending.outcome.winner(), Some(winner), "{line:?}");
        }
    }
}
