//! How fast moves are made: `cargo bench -p togyz-core`.
//!
//! What was tried for the board, each against the first in one run on one
//! core, in ratios:
//!
//! | board | making every move | counting the last ply |
//! |---|---|---|
//! | 18 bytes, one stone at a time | 1 | 1 |
//! | two words of nine 7-bit lanes, sowings from a table | 1.5 | 1.5 |
//! | the same, pit numbers as an enum of nine, tuzdyks emptied without a branch, captures without a branch | 1.8 | 1.7 |
//! | the same, everything rare in functions of its own | 1.9 | 2.3 |
//!
//! The last step counts most: with the ends of the game out of the way the
//! compiler keeps a whole position in registers. Reading the lowest move off a
//! table instead of checking for the last one lost a twentieth.

use divan::Bencher;
use divan::counter::ItemsCount;
use togyz_core::{Position, Rules, perft};

fn main() {
    divan::main();
}

/// Moves made from the start to a depth, the last ply included.
fn make_every_move(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 0;
    }
    position
        .legal_moves()
        .iter()
        .map(|mv| 1 + make_every_move(&position.after(mv), depth - 1))
        .sum()
}

#[divan::bench]
fn making_every_move(bencher: Bencher<'_, '_>) {
    let start = Position::start(Rules::default());
    let made = make_every_move(&start, 6);
    bencher
        .counter(ItemsCount::new(made))
        .bench(|| make_every_move(divan::black_box(&start), 6));
}

#[divan::bench]
fn counting_the_last_ply(bencher: Bencher<'_, '_>) {
    let start = Position::start(Rules::default());
    bencher
        .counter(ItemsCount::new(perft(&start, 7)))
        .bench(|| perft(divan::black_box(&start), 7));
}
