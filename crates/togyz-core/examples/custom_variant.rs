//! Makes a variant of one's own and looks at it:
//! `cargo run --example custom_variant -- 6 4`, six pits of four stones.
#![expect(clippy::print_stdout, reason = "an example talks to its reader")]

use togyz_core::{Atsyrau, Game, Move, Position, Rules, Tuzdyks, Variant, perft};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse().ok());
    let mut number = || numbers.next().flatten();
    let pits = number().unwrap_or(6);
    let stones = number().unwrap_or(4);
    let Some(variant) = Variant::new(pits, stones, Tuzdyks::Made) else {
        println!("A board has 1 to 9 pits a row and at most 254 stones.");
        return;
    };
    // What is not named stays as usual.
    let rules = Rules {
        atsyrau: Atsyrau::ExtraMove,
        ..Rules::of(variant)
    };
    println!("rules     {rules}");
    println!("stones    {}, {} win", variant.total(), variant.majority());

    let mut game = Game::new(rules);
    println!("start     {}", game.setup());
    let first = game.position().legal_moves().iter().next();
    let first: Move = first.expect("every pit holds stones at the start");
    game.play(first).expect("a legal move");
    println!("after {first}   {}", game.setup());

    for depth in 1..=5 {
        println!("perft {depth}   {}", perft(&Position::start(rules), depth));
    }
}
