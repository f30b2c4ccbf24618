//! What moves lose, by phase of the game; kept, since finding it takes long.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::atomic::Ordering;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use togyz_ai::{Config, Engine};
use togyz_core::Game;
use togyz_core::notation::side_key;
use togyz_i18n::Message;

use super::own::OwnGame;
use crate::app::App;
use crate::cli::Effort;
use crate::commands::analyze::{Phase, look};
use crate::commands::replay::count;
use crate::error::Error;
use crate::progress::ProgressLine;
use crate::store::{data_folder, write_atomically};
use crate::watch::watched;

/// How far the engine looks: the same for every game, so that they compare. No
/// time, since a slower computer would see less.
const EFFORT: Effort = Effort::Depth(12);

/// The version of the file. It is raised when its form changes, and when the
/// engine or the depth does: what an older one found is found anew.
const VERSION: u32 = 1;

/// What moves of a phase lost.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Loss {
    /// How many moves.
    pub(super) moves: u32,
    /// Hundredths of a stone, all together.
    pub(super) hundredths: u64,
}

impl Loss {
    fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.hundredths += other.hundredths;
    }

    /// What a move lost on average, in hundredths of a stone, rounded.
    pub(super) fn average(self) -> Option<u32> {
        let moves = u64::from(self.moves);
        let average = (self.hundredths + moves / 2).checked_div(moves)?;
        u32::try_from(average).ok()
    }
}

/// What moves lost in each phase.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Losses {
    pub(super) opening: Loss,
    pub(super) middle: Loss,
    pub(super) end: Loss,
}

impl Losses {
    pub(super) fn add(&mut self, other: Self) {
        self.opening.add(other.opening);
        self.middle.add(other.middle);
        self.end.add(other.end);
    }

    pub(super) fn all(self) -> Loss {
        let mut all = self.opening;
        all.add(self.middle);
        all.add(self.end);
        all
    }

    const fn phase(&mut self, phase: Phase) -> &mut Loss {
        match phase {
            Phase::Opening => &mut self.opening,
            Phase::Middle => &mut self.middle,
            Phase::End => &mut self.end,
        }
    }
}

/// What was found before.
#[derive(Debug, Serialize)]
struct Kept {
    version: u32,
    /// By the rules, the side, the start and the moves.
    games: BTreeMap<String, Losses>,
}

impl Kept {
    /// What a file says. Nothing of what another version found counts; what
    /// cannot be understood is found anew.
    fn read(text: &str) -> Self {
        let value: Value = serde_json::from_str(text).unwrap_or_default();
        let version = value["version"].as_u64().unwrap_or_default();
        let version = u32::try_from(version).unwrap_or(u32::MAX);
        let games = if version == VERSION {
            serde_json::from_value(value["games"].clone()).unwrap_or_default()
        } else {
            BTreeMap::new()
        };
        Self {
            version: version.max(VERSION),
            games,
        }
    }
}

/// How an analysis ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    /// All games are analysed.
    All,
    /// The person pressed Ctrl-C.
    Stopped,
}

/// Finds what the person's moves lost in each of `games`, and keeps it after
/// every game.
///
/// # Errors
///
/// If the notices cannot be written.
pub(super) fn find(app: &mut App, games: &mut [OwnGame]) -> Result<Ended, Error> {
    let mut file = data_folder(&app.world).map(|folder| folder.join("stats.json"));
    let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
    let mut kept = Kept::read(&text.unwrap_or_default());
    if kept.version > VERSION {
        // A newer program's, which is left as it is.
        file = None;
    }
    for game in games.iter_mut() {
        game.losses = kept.games.get(&key(game)).copied();
    }
    let mut left: Vec<&mut OwnGame> = games
        .iter_mut()
        .filter(|game| game.losses.is_none())
        .collect();
    if left.is_empty() {
        return Ok(Ended::All);
    }
    (app.world.on_interrupt)(&app.world.interrupted);
    let interrupted = app.world.interrupted.clone();
    let mut engine = Engine::with(Config::default());
    let flag = engine.stop_flag();
    let mut progress = ProgressLine::new(app);
    let total = count(left.len());
    let ended = watched(&interrupted.clone(), &flag, || {
        for (number, game) in (1..).zip(&mut left) {
            if progress.is_wanted() {
                let text = app.text(&Message::UiStatsProgress { number, total });
                progress.show(app, &text)?;
            }
            let mut losses = Losses::default();
            engine.new_game();
            let Ok(mut replayed) = Game::from_setup(*game.game.start()) else {
                continue;
            };
            for played in game.game.played() {
                if played.before.side_to_move() == game.side {
                    let ply = look(&mut engine, &replayed, *played, EFFORT, &interrupted);
                    losses.phase(Phase::of(&played.before)).add(Loss {
                        moves: 1,
                        hundredths: u64::from(ply.verdict.loss.unsigned_abs()),
                    });
                }
                if interrupted.load(Ordering::Relaxed) {
                    return Ok::<_, Error>(Ended::Stopped);
                }
                if replayed.play(played.mv).is_err() {
                    break;
                }
            }
            game.losses = Some(losses);
            kept.games.insert(key(game), losses);
            if let Some(path) = &file
                && !keep(path, &kept)
            {
                progress.clear(app)?;
                let path = path.display().to_string();
                app.notice(&Message::ErrorFileNotWritable { file: path })?;
                file = None;
            }
        }
        Ok(Ended::All)
    });
    progress.clear(app)?;
    ended
}

/// Whether it could be written.
fn keep(file: &Path, kept: &Kept) -> bool {
    serde_json::to_string(kept).is_ok_and(|text| write_atomically(file, &(text + "\n")).is_ok())
}

fn key(game: &OwnGame) -> String {
    let pits = game.game.played().iter();
    let pits: String = pits
        .map(|played| char::from(b'0' + played.mv.0.get()))
        .collect();
    format!(
        "{} {} {} {pits}",
        game.game.rules(),
        side_key(game.side),
        game.game.start()
    )
}
