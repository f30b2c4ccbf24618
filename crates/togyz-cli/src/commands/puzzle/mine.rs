//! Puzzles from one's own games: positions in which a move lost at least five
//! stones, or the result.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;

use serde_json::{Value, json};
use togyz_ai::Engine;
use togyz_ai::puzzle::{Proof, Theme, key};
use togyz_core::{Game, Move, Rules, Setup, Side};
use togyz_i18n::Message;

use super::{Origin, Task, count};
use crate::app::App;
use crate::cli::Effort;
use crate::commands::analyze::lost;
use crate::error::{Error, Exit};
use crate::kept::{Content, KeptFile};
use crate::progress::ProgressLine;
use crate::session::{Opponent, Taken, read_game};
use crate::store::{Kept, Store};
use crate::watch::watched;

/// Plies that are looked ahead for each move.
const EFFORT: Effort = Effort::Depth(14);

/// What was found in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Found {
    /// The pits that were played, and by whom: what tells whether the game has
    /// changed since.
    played: String,
    puzzles: Vec<Puzzle>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Puzzle {
    position: String,
    best: u8,
    number: u16,
}

/// The puzzles of one's own games, those of the last game first. Games that were
/// looked at before are not looked at again.
///
/// # Errors
///
/// If the games cannot be listed, the output cannot be written, or the person
/// pressed Ctrl-C; what was found before is kept.
pub(super) fn puzzles(app: &mut App) -> Result<Vec<Task>, Error> {
    let Some(store) = Store::find(&app.world) else {
        return Ok(Vec::new());
    };
    let kept = store.list().map_err(|_| {
        let file = store.folder().display().to_string();
        Error::new(Exit::Failed, Message::ErrorFileNotReadable { file })
    })?;
    let (mut file, content) = KeptFile::open(app, "puzzles-mine.json");
    let mut known = match content {
        Content::Value(value) => read(&value).unwrap_or_default(),
        Content::Newer => {
            let newer = file.shown();
            file = KeptFile::default();
            app.notice(&Message::ErrorFileNewer { file: newer })?;
            BTreeMap::new()
        }
        // It is all found again.
        Content::Nothing | Content::Damaged => BTreeMap::new(),
    };
    (app.world.on_interrupt)(&app.world.interrupted);
    let mut engine = Engine::new(16);
    let mut line = ProgressLine::new(app);
    let mut tasks = Vec::new();
    let total = count(kept.len());
    for (number, kept) in (1..).zip(&kept) {
        let text = app.text(&Message::UiPuzzleMineProgress { number, total });
        line.show(app, &text)?;
        let Some(taken) = readable(app, &mut line, kept)? else {
            continue;
        };
        let played = played(&taken);
        let is_known = known
            .get(&kept.name)
            .is_some_and(|found| found.played == played);
        if !is_known {
            let puzzles = look(app, &mut engine, &taken);
            if app.world.interrupted.load(Ordering::Relaxed) {
                line.clear(app)?;
                return Err(Error::Exit(Exit::Interrupted));
            }
            known.insert(kept.name.clone(), Found { played, puzzles });
            file.keep(app, written(&known))?;
        }
        if let Some(found) = known.get(&kept.name) {
            tasks.extend(found.puzzles.iter().filter_map(|puzzle| {
                let name = kept.name.clone();
                task(puzzle, name)
            }));
        }
    }
    line.clear(app)?;
    Ok(tasks)
}

/// The game in a file, if it is of the usual kind; what is wrong with others is
/// told.
fn readable(app: &mut App, line: &mut ProgressLine, kept: &Kept) -> Result<Option<Taken>, Error> {
    match read_game(&kept.path, Rules::default()) {
        Ok(taken) => {
            let is_usual = taken.record.game.rules() == Rules::default();
            Ok(Some(taken).filter(|_| is_usual))
        }
        Err(unreadable) => {
            line.clear(app)?;
            app.notice(&unreadable.message)?;
            Ok(None)
        }
    }
}

/// Whether moves of `side` are the person's.
fn is_own(taken: &Taken, side: Side) -> bool {
    match taken.players.opponent {
        Opponent::Computer { human, .. } | Opponent::Engine { human, .. } => human == side,
        Opponent::Person => true,
    }
}

fn played(taken: &Taken) -> String {
    let moves = taken.record.game.played();
    moves
        .iter()
        .map(|played| {
            let pit = played.mv.0.to_string();
            if is_own(taken, played.before.side_to_move()) {
                pit
            } else {
                format!("-{pit}")
            }
        })
        .collect()
}

/// Analyses a game; Ctrl-C stops that.
fn look(app: &App, engine: &mut Engine, taken: &Taken) -> Vec<Puzzle> {
    let flag = engine.stop_flag();
    let game: &Game = &taken.record.game;
    let found = watched(&app.world.interrupted, &flag, || {
        lost(engine, game, EFFORT, &app.world.interrupted)
    });
    let own = found
        .iter()
        .filter(|lost| is_own(taken, lost.before.side_to_move()));
    own.map(|lost| {
        // The person always has White's row.
        let position = match lost.before.side_to_move() {
            Side::White => lost.before,
            Side::Black => lost.before.turned(),
        };
        Puzzle {
            position: key(&position),
            best: lost.best.0.get(),
            number: lost.number,
        }
    })
    .collect()
}

fn task(puzzle: &Puzzle, name: String) -> Option<Task> {
    let setup = Setup::parse(&puzzle.position, Rules::default()).ok()?;
    let position = setup.position().ok()?;
    let best = Move::new(puzzle.best)?;
    position.check(best).ok()?;
    Some(Task {
        origin: Origin::Game {
            name,
            number: puzzle.number.into(),
        },
        themes: Theme::of(&position, &[best], Proof::Search),
        position,
        line: vec![best],
        is_solved: false,
    })
}

fn written(known: &BTreeMap<String, Found>) -> Value {
    let games = known.iter().map(|(name, found)| {
        let puzzles = found.puzzles.iter().map(|puzzle| {
            json!({
                "position": puzzle.position,
                "best": puzzle.best,
                "number": puzzle.number,
            })
        });
        let puzzles: Vec<Value> = puzzles.collect();
        let value = json!({ "played": found.played, "puzzles": puzzles });
        (name.clone(), value)
    });
    json!({ "games": games.collect::<serde_json::Map<String, Value>>() })
}

fn read(value: &Value) -> Option<BTreeMap<String, Found>> {
    let games = value["games"].as_object()?.iter();
    games
        .map(|(name, value)| {
            let puzzles = value["puzzles"].as_array()?.iter().map(|puzzle| {
                Some(Puzzle {
                    position: puzzle["position"].as_str()?.to_owned(),
                    best: u8::try_from(puzzle["best"].as_u64()?).ok()?,
                    number: u16::try_from(puzzle["number"].as_u64()?).ok()?,
                })
            });
            let found = Found {
                played: value["played"].as_str()?.to_owned(),
                puzzles: puzzles.collect::<Option<_>>()?,
            };
            Some((name.clone(), found))
        })
        .collect()
}
