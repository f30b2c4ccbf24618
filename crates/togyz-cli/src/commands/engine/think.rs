//! Work that is done beside the conversation.

use std::ops::ControlFlow;
use std::sync::mpsc::SyncSender;
use std::time::Instant;

use togyz_ai::{Bench, Engine, Level, Limits, Line, Progress, Proven, StopFlag, Strength};
use togyz_core::{Game, Move, Position, perft};

use super::Report;
use super::position::written;

/// What the engine is to think about.
#[derive(Debug)]
pub(super) struct Job {
    pub(super) game: Game,
    pub(super) limits: Limits,
    pub(super) level: Option<Level>,
    pub(super) seed: u64,
    /// Whether a level may take its moves from the book.
    pub(super) own_book: bool,
}

/// The answer where there is no move to play.
const NO_MOVE: &str = "0000";

/// Thinks, tells how far it has come, and gives the lines of the answer.
pub(super) fn search(engine: &mut Engine, job: &Job, reports: &SyncSender<Report>) -> Vec<String> {
    let started = Instant::now();
    let position = job.game.position();
    let tell = |progress: &Progress<'_>| {
        for line in lines(progress, position, started) {
            // Nobody listens to a program that is about to end.
            reports.send(Report::Info(line)).ok();
        }
        ControlFlow::Continue(())
    };
    let best = match job.level {
        None => engine.analyse(&job.game, &job.limits, tell).best,
        Some(level) => at_level(engine, job, level, tell),
    };
    match best {
        Some(mv) => vec![best_move(mv, position)],
        None => vec![format!("bestmove {NO_MOVE}")],
    }
}

/// The line of the answer.
pub(super) fn best_move(mv: Move, position: &Position) -> String {
    format!("bestmove {}", written(mv, position))
}

fn at_level(
    engine: &mut Engine,
    job: &Job,
    level: Level,
    mut tell: impl FnMut(&Progress<'_>) -> ControlFlow<()>,
) -> Option<Move> {
    let strength = level.strength();
    let depth = job.limits.depth.unwrap_or(u32::MAX).min(strength.depth);
    let nodes = job.limits.nodes.unwrap_or(u64::MAX).min(strength.nodes);
    if !job.limits.moves.is_empty() {
        // A level chooses among all moves; among these it takes the best one.
        engine.new_game();
        let limits = Limits {
            depth: Some(depth),
            nodes: Some(nodes),
            lines: 1,
            ..job.limits.clone()
        };
        return engine.analyse(&job.game, &limits, tell).best;
    }
    let strength = Strength {
        depth,
        nodes,
        book: if job.own_book { strength.book } else { 0 },
        ..strength
    };
    let choice = engine.choose_at(&job.game, &strength, job.seed)?;
    let seen = choice.analysis.lines.iter();
    let line: Vec<Line> = seen.filter(|line| line.mv == choice.mv).cloned().collect();
    if choice.analysis.depth > 0 {
        let told = tell(&Progress {
            depth: choice.analysis.depth,
            deepest: choice.analysis.depth,
            nodes: choice.analysis.nodes,
            table_hits: choice.analysis.table_hits,
            hash_permille: 0,
            lines: &line,
        });
        debug_assert!(told.is_continue());
    }
    Some(choice.mv)
}

/// One line of the protocol for each line of play.
fn lines(progress: &Progress<'_>, position: &Position, started: Instant) -> Vec<String> {
    let time = started.elapsed().as_millis();
    let nodes = progress.nodes;
    let speed = u128::from(nodes) * 1000 / time.max(1);
    let Progress {
        depth,
        deepest,
        hash_permille,
        table_hits,
        ..
    } = progress;
    let told = progress.lines.iter().zip(1..).map(|(line, number)| {
        let score = match line.score.proven() {
            Some(Proven::Win { plies }) => format!("mate {plies}"),
            Some(Proven::Loss { plies }) => format!("mate -{plies}"),
            // The tables know the result, but not how many plies it takes.
            Some(Proven::TableWin { lead }) => format!("cp {}", 100 * lead),
            Some(Proven::TableLoss { lead }) => format!("cp -{}", 100 * lead),
            None => format!("cp {}", line.score.hundredths().unwrap_or(0)),
        };
        let pv = variation(line, position);
        format!(
            "info depth {depth} seldepth {deepest} multipv {number} score {score} nodes {nodes} \
             nps {speed} time {time} hashfull {hash_permille} tbhits {table_hits} pv {pv}"
        )
    });
    told.collect()
}

fn variation(line: &Line, position: &Position) -> String {
    let mut position = *position;
    let mut moves: Vec<String> = Vec::with_capacity(line.pv.len());
    for mv in &line.pv {
        let text = written(*mv, &position);
        if position.play(*mv).is_err() {
            break;
        }
        moves.push(text);
    }
    moves.join(" ")
}

/// Counts the game tree, each move by itself.
pub(super) fn count(position: &Position, plies: u32, flag: &StopFlag) -> Vec<String> {
    let mut answer: Vec<String> = Vec::new();
    let mut total = 0;
    if plies == 0 {
        total = 1;
    } else {
        for mv in position.legal_moves() {
            let Some(count) = count_from(&position.after(mv), plies - 1, flag) else {
                return vec!["info string perft stopped".to_owned()];
            };
            let text = written(mv, position);
            answer.push(format!("info string perft {text} {count}"));
            total += count;
        }
    }
    answer.push(format!("info string perft nodes {total}"));
    answer
}

/// `None` if it was stopped.
fn count_from(position: &Position, plies: u32, flag: &StopFlag) -> Option<u64> {
    /// Counted within a few milliseconds.
    const AT_ONCE: u32 = 5;
    if flag.is_raised() {
        return None;
    }
    if plies <= AT_ONCE {
        return Some(perft(position, plies));
    }
    let mut total = 0;
    for mv in position.legal_moves() {
        total += count_from(&position.after(mv), plies - 1, flag)?;
    }
    Some(total)
}

/// The signature of the search.
pub(super) fn bench() -> Vec<String> {
    let bench = togyz_ai::bench(Bench::DEPTH);
    vec![
        format!("info string bench depth {}", bench.depth),
        format!("info string bench nodes {}", bench.nodes()),
    ]
}
