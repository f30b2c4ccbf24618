//! Exact endgames.

mod files;
mod play;
mod solve;
mod values;

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::OnceLock;

use tempfile::TempDir;
use togyz_ai::endgame::{Built, Tables, build};
use togyz_core::{BySide, PitNo, Position, Rules, Setup, Side};

use crate::positions::Random;

/// The stones that the tests build tables for, once.
pub(crate) const STONES: u8 = 6;

/// A folder with tables of up to [`STONES`] stones.
pub(crate) fn folder() -> &'static Path {
    static FOLDER: OnceLock<TempDir> = OnceLock::new();
    FOLDER
        .get_or_init(|| {
            let folder = TempDir::new().expect("a folder");
            build_quietly(folder.path(), STONES);
            folder
        })
        .path()
}

pub(crate) fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| Tables::open(folder()))
}

fn build_quietly(folder: &Path, stones: u8) -> Built {
    build(folder, stones, 2, &|_| ControlFlow::Continue(())).expect("a folder to write to")
}

/// The rules under which the kazans never end the game.
fn play_on() -> Rules {
    "play-on".parse().expect("rules")
}

/// The tuzdyks that can lie on a board together, by number; 0: none.
fn tuzdyk_pairs() -> impl Iterator<Item = [u8; 2]> {
    (0..=8).flat_map(|white| {
        (0..=8)
            .map(move |black| [white, black])
            .filter(|[white, black]| *white == 0 || white != black)
    })
}

/// A board without kazans: stones in the pits in use, White's first.
fn setup(rules: Rules, [white, black]: [u8; 2], stones: &[u8]) -> Setup {
    let mut setup = Setup::start(rules);
    setup.tuzdyks = BySide {
        white: PitNo::new(white),
        black: PitNo::new(black),
    };
    let mut stones = stones.iter();
    for side in Side::ALL {
        let tuzdyk = setup.tuzdyks[side.opponent()];
        for no in PitNo::ALL {
            setup.rows[side][usize::from(no.get() - 1)] = if tuzdyk == Some(no) {
                0
            } else {
                *stones.next().expect("a number for each pit in use")
            };
        }
    }
    let left: u8 = setup.rows.white.iter().chain(&setup.rows.black).sum();
    let kazans = 162 - left;
    setup.kazans = BySide {
        white: kazans / 2,
        black: kazans - kazans / 2,
    };
    setup
}

/// A random position within the tables that goes on, with kazans so near to
/// each other that the stones left matter.
pub(crate) fn random_position(random: &mut Random, most: u8) -> Position {
    let pairs: Vec<[u8; 2]> = tuzdyk_pairs().collect();
    loop {
        let pair = pairs[random.below(pairs.len())];
        let mut stones = [0; 18];
        let count = 1 + random.below(usize::from(most));
        let pits = 18 - pair.iter().filter(|tuzdyk| **tuzdyk > 0).count();
        for _ in 0..count {
            stones[random.below(pits)] += 1;
        }
        let mut setup = setup(Rules::default(), pair, &stones[..pits]);
        setup.side_to_move = Side::ALL[random.below(2)];
        let left = 162 - setup.kazans.white - setup.kazans.black;
        setup.kazans.white = 81 - u8::try_from(random.below(usize::from(left) + 1)).expect("few");
        setup.kazans.black = 162 - left - setup.kazans.white;
        if let Ok(position) = setup.position()
            && position.ending().is_none()
        {
            return position;
        }
    }
}

/// What `owner` is ahead by, in stones.
fn lead(position: &Position, owner: Side) -> i32 {
    i32::from(position.kazan(owner)) - i32::from(position.kazan(owner.opponent()))
}
