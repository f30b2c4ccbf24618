//! How fast moves are made: `cargo bench -p togyz-core`.
//!
//! What was tried for the board, on one core, against the first, which is kept
//! in `togyz bench perft`:
//!
//! | board | making every move | counting the last ply |
//! |---|---|---|
//! | 18 bytes, one stone at a time | 1 | 1 |
//! | two words of nine 7-bit lanes, sowings from a table | 1.3 | 1.4 |
//! | the same, pit numbers as an enum of nine, tuzdyks and captures without branches | 1.7 | 1.5 |
//! | the same, everything rare in functions of its own | 1.8 | 1.9 |
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
