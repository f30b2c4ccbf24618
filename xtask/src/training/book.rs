//! The book of openings, grown by deep searches of the engine.
//!
//! The tree of openings is searched where play is likeliest to go: of the
//! positions that are known but not yet searched, those come first to which the
//! moves so far have lost least, a ply counting as a small loss.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread;

use togyz_ai::{Book, Config, Engine, Limits, Line};
use togyz_core::{Position, Rules};

use super::{failed, folder, write};
use crate::Failed;
use crate::arguments::Arguments;
use crate::progress::Progress;

/// Positions that are searched at a time; another number grows another book.
const AT_ONCE: usize = 8;
/// What a ply counts when the next position is chosen, in hundredths of a
/// stone.
const PLY: i32 = 40;
/// A move that loses more than this against the best is not followed ...
const FOLLOWED: i32 = 300;
/// ... and one that loses more than this is not written down. All are for the
/// first move of the game.
const WRITTEN: i32 = 300;

/// A position that is to be searched.
#[derive(Debug, Clone, Copy)]
struct Leaf {
    position: Position,
    plies: usize,
    cost: i32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let folder = folder(arguments, "target/training")?;
    let wanted = usize::try_from(arguments.number("--positions", 400)).unwrap_or(usize::MAX);
    let nodes = arguments.number("--nodes", 10_000_000);
    let plies = usize::try_from(arguments.number("--plies", 12)).unwrap_or(usize::MAX);
    let searched = folder.join("searched.txt");
    let known = known(&searched)?;

    let start = Position::start(Rules::default());
    let mut leaves = vec![Leaf {
        position: start,
        plies: 0,
        cost: 0,
    }];
    let mut met = HashSet::from([start.words()]);
    let mut text = String::new();
    let mut found = Vec::new();
    let mut progress = Progress::new("positions", wanted as u64);
    while found.len() < wanted && !leaves.is_empty() {
        // Stable: equals stay in the order in which they were met.
        leaves.sort_by_key(|leaf| std::cmp::Reverse(leaf.cost));
        let batch: Vec<Leaf> = leaves
            .split_off(
                leaves
                    .len()
                    .saturating_sub(AT_ONCE.min(wanted - found.len())),
            )
            .into_iter()
            .rev()
            .collect();
        for (leaf, moves) in batch.iter().zip(search(&batch, &known, nodes)) {
            let best = moves.first().map_or(0, |(_, score)| *score);
            text.push_str(&line(&leaf.position, &moves));
            for (mv, score) in &moves {
                let after = leaf.position.after(*mv);
                let loss = best - score;
                if leaf.plies + 1 < plies
                    && (loss <= FOLLOWED || leaf.plies == 0)
                    && after.ending().is_none()
                    && met.insert(after.words())
                {
                    leaves.push(Leaf {
                        position: after,
                        plies: leaf.plies + 1,
                        cost: leaf.cost + loss + PLY,
                    });
                }
            }
            found.push((*leaf, moves));
        }
        write(&searched, text.as_bytes())?;
        progress.tell(found.len() as u64);
    }
    drop(progress);
    back_up(&mut found);
    let path = folder.join("book.txt");
    let text: String = found
        .iter()
        .map(|(leaf, moves)| line(&leaf.position, moves))
        .collect();
    write(&path, text.as_bytes())?;
    let count = found.len();
    println!(
        "{}: {count} positions of {nodes} nodes each",
        path.display()
    );
    Ok(())
}

/// Gives each move the value of the position that it leads to, where the book
/// knows that too: there the search has looked further.
fn back_up(found: &mut [(Leaf, Moves)]) {
    let places: HashMap<[u64; 3], usize> = found
        .iter()
        .enumerate()
        .map(|(place, (leaf, _))| (leaf.position.words(), place))
        .collect();
    let mut order: Vec<usize> = (0..found.len()).collect();
    order.sort_by_key(|place| std::cmp::Reverse(found[*place].0.plies));
    for place in order {
        let (leaf, mut moves) = found[place].clone();
        for (mv, score) in &mut moves {
            let after = leaf.position.after(*mv);
            let known = places.get(&after.words()).map(|place| &found[*place].1);
            if let Some((_, best)) = known.and_then(|moves| moves.first()) {
                let is_own_turn = after.side_to_move() == leaf.position.side_to_move();
                *score = if is_own_turn { *best } else { -best };
            }
        }
        moves.sort_by_key(|(_, score)| std::cmp::Reverse(*score));
        found[place].1 = moves;
    }
}

/// What an earlier run has found, if it was broken off.
fn known(path: &Path) -> Result<Book, Failed> {
    if !path.exists() {
        return Ok(Book::default());
    }
    let text = fs::read_to_string(path).map_err(|error| failed(path, &error))?;
    Book::parse(&text).map_err(|error| {
        eprintln!("{}: {error}", path.display());
        Failed
    })
}

type Moves = Vec<(togyz_core::Move, i32)>;

/// The values of the moves of each position of a batch, best first.
fn search(batch: &[Leaf], known: &Book, nodes: u64) -> Vec<Moves> {
    let mut found = vec![Moves::new(); batch.len()];
    thread::scope(|scope| {
        let half = batch.len().div_ceil(2);
        for (leaves, found) in batch.chunks(half).zip(found.chunks_mut(half)) {
            scope.spawn(move || {
                for (leaf, moves) in leaves.iter().zip(found) {
                    let earlier = known.moves(&leaf.position);
                    *moves = if earlier.is_empty() {
                        let mut engine = Engine::with(Config {
                            hash_megabytes: 256,
                            ..Config::default()
                        });
                        let limits = Limits::nodes(nodes).with_lines(9);
                        let analysis = engine.analyse_position(&leaf.position, &limits, |_| {
                            ControlFlow::Continue(())
                        });
                        values(&analysis.lines, leaf.plies)
                    } else {
                        earlier
                            .iter()
                            .filter_map(|known| Some((known.mv, known.score.hundredths()?)))
                            .collect()
                    };
                }
            });
        }
    });
    found
}

fn values(lines: &[Line], plies: usize) -> Moves {
    let best = lines.first().and_then(|line| line.score.hundredths());
    lines
        .iter()
        .filter_map(|line| Some((line.mv, line.score.hundredths()?)))
        .filter(|(_, score)| plies == 0 || best.is_none_or(|best| best - score <= WRITTEN))
        .collect()
}

fn line(position: &Position, moves: &Moves) -> String {
    let setup = position.setup().to_string();
    // Without the move number.
    let text = setup.rsplit_once(' ').map_or("", |(text, _)| text);
    let mut line = String::from(text);
    for (mv, score) in moves {
        write!(line, " {}={score}", mv.0.get()).ok();
    }
    line.push('\n');
    line
}
