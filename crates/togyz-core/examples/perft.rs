//! Counts the positions of the game tree: `cargo run --release --example perft -- 7`.
#![expect(clippy::print_stdout, reason = "an example talks to its reader")]

use togyz_core::{Position, Rules, perft};

fn main() {
    let depth = std::env::args()
        .nth(1)
        .and_then(|depth| depth.parse().ok())
        .unwrap_or(6);
    let start = Position::start(Rules::default());
    for depth in 1..=depth {
        println!("{depth} {}", perft(&start, depth));
    }
}
