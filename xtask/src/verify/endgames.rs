//! `cargo xtask verify --engine`: the endgame tables against the rules, and
//! the engine with tables against perfect defence.

mod boards;

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use togyz_ai::endgame::{Checked, Extent, Tables, build};
use togyz_ai::{Config, Engine, Limits};
use togyz_core::notation::{Notation, Record};
use togyz_core::{Game, Move, Position, Rules, Side};

use super::workers::{seed_of, share};
use crate::Failed;
use crate::arguments::Arguments;
use crate::progress::Progress;
use crate::random::Random;

/// Plies after which a game that goes in circles has no end.
const MOST_PLIES: usize = 500;
/// The time of the engine for a move.
const TIME: Duration = Duration::from_millis(1);

pub(super) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let seed = arguments.number("--seed", 1);
    let folder = Path::new(arguments.text("--tables").unwrap_or("target/tables"));
    let stones = u8::try_from(arguments.number("--stones", 8)).unwrap_or(u8::MAX);
    let tables = Arc::new(open(folder, stones)?);
    values(&tables, arguments.number("--probes", 100_000), seed)?;
    games(&tables, arguments.number("--endgames", 10_000), seed)
}

/// The tables in a folder, built where they do not reach so far.
fn open(folder: &Path, stones: u8) -> Result<Tables, Failed> {
    let mut tables = Tables::open(folder);
    if tables.stones() < stones.min(Tables::MOST_STONES) {
        let start = Instant::now();
        let progress = Mutex::new(Progress::new("tables", 1000));
        let report = |done: &togyz_ai::endgame::BuildProgress| {
            if let Ok(mut progress) = progress.lock() {
                progress.tell(1000 * done.solved / done.total.max(1));
            }
            ControlFlow::Continue(())
        };
        if let Err(error) = std::fs::create_dir_all(folder) {
            eprintln!("{}: {error}", folder.display());
            return Err(Failed);
        }
        if let Err(error) = build(folder, stones, 2, &report) {
            eprintln!("{error}");
            return Err(Failed);
        }
        drop(progress);
        println!(
            "tables: built to {stones} stones in {:.1?}",
            start.elapsed()
        );
        tables = Tables::open(folder);
    }
    let faults = tables.verify();
    for fault in &faults {
        eprintln!("{}: {:?}", fault.path.display(), fault.fault);
    }
    if faults.is_empty() {
        Ok(tables)
    } else {
        Err(Failed)
    }
}

/// Compares the values with the rules: those of every position with few stones,
/// and of `count` random ones.
fn values(tables: &Tables, count: u64, seed: u64) -> Result<(), Failed> {
    let start = Instant::now();
    let extent = Extent {
        samples: count.div_ceil(boards::tuzdyks().len() as u64),
        seed,
        ..Extent::FULL
    };
    let mut progress = Progress::new("values", 1000);
    let checked = tables.check(extent, &mut |done| {
        progress.tell(1000 * done.seen / done.total.max(1));
        ControlFlow::Continue(())
    });
    drop(progress);
    match checked {
        Checked::Right {
            positions,
            searched,
        } => {
            println!(
                "tables: {positions} values are right: every position with up to {} stones, and \
                 {} random ones with up to {} for each pair of tuzdyks, seed {seed}; {searched} \
                 agree with a search of every line, the others with their moves; {:.1?}",
                extent.all_up_to,
                extent.samples,
                tables.stones(),
                start.elapsed()
            );
            Ok(())
        }
        Checked::Wrong { path, position } => {
            eprintln!("{}: {position}: the value is wrong", path.display());
            Err(Failed)
        }
        Checked::Stopped => Err(Failed),
    }
}

/// Plays won and drawn positions with the engine against perfect defence.
fn games(tables: &Arc<Tables>, count: u64, seed: u64) -> Result<(), Failed> {
    struct Own {
        engine: Engine,
        wins: u64,
        plies: usize,
    }

    let start = Instant::now();
    let make = || Own {
        engine: Engine::with(Config {
            hash_megabytes: 1,
            tables: Some(Arc::clone(tables)),
            ..Config::default()
        }),
        wins: 0,
        plies: 0,
    };
    let owns = share("endgames", count, make, |own, number| {
        let mut random = Random::new(seed_of(seed, number));
        let (position, side, lead) = not_lost(tables, &mut random);
        let mut game = Game::from_setup(position.setup()).expect("a valid setup");
        own.engine.new_game();
        while game.ending().is_none() && game.ply() < MOST_PLIES {
            let mv = if game.position().side_to_move() == side {
                let limits = Limits::time(TIME);
                let go_on = |_: &togyz_ai::Progress| ControlFlow::Continue(());
                own.engine.analyse(&game, &limits, go_on).best
            } else {
                defence(tables, game.position(), &mut random)
            };
            game.play(mv.expect("the game goes on")).expect("legal");
        }
        own.wins += u64::from(lead > 0);
        own.plies += game.ply();
        let is_kept = match game.ending().map(|ending| ending.outcome.winner()) {
            Some(Some(winner)) => winner == side,
            Some(None) | None => lead == 0,
        };
        if is_kept {
            return Ok(());
        }
        eprintln!(
            "endgame {number}, seed {seed}: {side:?}, the engine, should have ended {lead} stones \
             ahead\n{}",
            Record::new(game).to_text(Notation::Tgk)
        );
        Err(Failed)
    })?;
    let wins: u64 = owns.iter().map(|own| own.wins).sum();
    println!(
        "engine: {wins} wins and {} draws with up to {} stones, seed {seed}, {} plies, {TIME:?} a \
         move: all kept against perfect defence; {:.1?}",
        count - wins,
        tables.stones(),
        owns.iter().map(|own| own.plies).sum::<usize>(),
        start.elapsed()
    );
    Ok(())
}

/// A random position that one side does not lose, that side, and its final
/// lead.
fn not_lost(tables: &Tables, random: &mut Random) -> (Position, Side, i32) {
    let all = boards::tuzdyks();
    loop {
        let tuzdyks = all[random.below(all.len())];
        let Some(position) = boards::random(random, tables, Rules::default(), tuzdyks) else {
            continue;
        };
        let side = Side::ALL[random.below(2)];
        match final_lead(tables, &position, side) {
            Some(lead) if lead >= 0 => return (position, side, lead),
            _ => {}
        }
    }
}

/// How far `side` is ahead in the end by best play, if the tables know.
fn final_lead(tables: &Tables, position: &Position, side: Side) -> Option<i32> {
    let now = lead(position, side);
    if position.ending().is_some() {
        return Some(now);
    }
    let value = i32::from(tables.probe(position)?);
    Some(if position.side_to_move() == side {
        now + value
    } else {
        now - value
    })
}

/// One of the best moves by the tables.
fn defence(tables: &Tables, position: &Position, random: &mut Random) -> Option<Move> {
    let mover = position.side_to_move();
    let leads: Vec<(Move, Option<i32>)> = position
        .legal_moves()
        .iter()
        .map(|mv| (mv, final_lead(tables, &position.after(mv), mover)))
        .collect();
    let best = leads.iter().map(|(_, lead)| *lead).max()?;
    let mut best = leads.iter().filter(|(_, lead)| *lead == best);
    let choice = random.below(best.clone().count());
    best.nth(choice).map(|(mv, _)| *mv)
}

fn lead(position: &Position, side: Side) -> i32 {
    i32::from(position.kazan(side)) - i32::from(position.kazan(side.opponent()))
}
