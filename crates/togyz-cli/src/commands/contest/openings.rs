//! What the games of a match begin with.

use std::collections::HashSet;
use std::path::Path;

use togyz_core::notation::MoveText;
use togyz_core::{Game, Rules, Setup};
use togyz_i18n::Message;

use crate::error::{Error, Exit};
use crate::record_file;

/// Plies of a random opening, at least.
const FEWEST: usize = 2;
/// The same, at most.
const MOST: usize = 8;
/// How often to try for an opening that there was not yet.
const TRIES: u32 = 1000;

/// Where openings come from.
#[derive(Debug)]
pub(super) struct Openings {
    /// Those of a file, one after the other, over and over.
    given: Option<Vec<Game>>,
    /// How they are called in records.
    pub(super) name: String,
}

impl Openings {
    /// Openings of random moves.
    pub(super) fn random() -> Self {
        Self {
            given: None,
            name: "random openings".to_owned(),
        }
    }

    /// The openings of a file: a line is a position or a list of moves; empty
    /// lines and those that begin with `#` are none.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, a line is no opening, or there is none.
    pub(super) fn read(path: &Path, rules: Rules) -> Result<Self, Error> {
        let text = record_file::read(path)?;
        let file = path.display().to_string();
        let mut given = Vec::new();
        for (line, number) in text.lines().zip(1..) {
            let line = line.trim().trim_start_matches('\u{feff}');
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let Some(game) = opening(line, rules) else {
                return Err(Error::new(
                    Exit::BadData,
                    Message::ErrorMatchOpening {
                        file,
                        line: number,
                        input: line.chars().take(80).collect(),
                    },
                ));
            };
            given.push(game);
        }
        if given.is_empty() {
            return Err(Error::new(Exit::BadData, Message::ErrorFileEmpty { file }));
        }
        Ok(Self {
            given: Some(given),
            name: format!("openings {:016x}", fingerprint(text.as_bytes())),
        })
    }

    /// The first `count` openings, one for each pair of games.
    pub(super) fn take(&self, count: usize, rules: Rules, seed: u64) -> Vec<Game> {
        match &self.given {
            Some(given) => given.iter().cycle().take(count).cloned().collect(),
            None => random(count, rules, seed),
        }
    }
}

fn opening(line: &str, rules: Rules) -> Option<Game> {
    let game = if line.contains('/') {
        Game::from_setup(Setup::parse(line, rules).ok()?).ok()?
    } else {
        let mut game = Game::new(rules);
        for word in line.split_whitespace() {
            // Numbers of moves may stand between them.
            if word.ends_with('.') {
                continue;
            }
            let text = MoveText::parse(word, rules.variant).ok()?;
            game.play(text.resolve(game.position()).ok()?).ok()?;
        }
        game
    };
    game.ending().is_none().then_some(game)
}

/// Different random openings, as long as there are any.
fn random(count: usize, rules: Rules, seed: u64) -> Vec<Game> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut known = HashSet::new();
    let mut openings = Vec::with_capacity(count);
    while openings.len() < count {
        let mut tries = 0;
        openings.push(loop {
            let game = random_game(rules, &mut random);
            tries += 1;
            if game.ending().is_none() && known.insert(*game.position()) || tries >= TRIES {
                break game;
            }
        });
    }
    openings
}

fn random_game(rules: Rules, random: &mut fastrand::Rng) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..random.usize(FEWEST..=MOST) {
        if let Some(mv) = random.choice(game.position().legal_moves().iter()) {
            game.play(mv).ok();
        }
    }
    game
}

/// A number that changes with the text: FNV-1a, 64 bits.
pub(super) fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
