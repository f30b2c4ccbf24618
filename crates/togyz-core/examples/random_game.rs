//! Plays a game at random and tells it: `cargo run --example random_game -- 7`.
#![expect(clippy::print_stdout, reason = "an example talks to its reader")]

use togyz_core::{Event, Game, Move, Rules};

fn main() {
    let mut state: u64 = std::env::args()
        .nth(1)
        .and_then(|seed| seed.parse().ok())
        .unwrap_or(1);
    let mut game = Game::new(Rules::default());
    println!("{}", game.setup());
    while let Some(mv) = choose(&game, &mut state) {
        let number = game.number();
        let side = game.position().side_to_move();
        println!("\n{number}. {side} plays {mv}");
        let played = game.play_with(mv, |event| println!("   {}", tell(event)));
        played.expect("the move is among the legal ones");
        println!("   {}", game.setup());
    }
}

/// A legal move chosen without thought, or `None` when the game is over.
fn choose(game: &Game, state: &mut u64) -> Option<Move> {
    // Knuth's linear congruential generator, of which the high bits are good.
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    let moves = game.position().legal_moves();
    let choice = usize::try_from(*state >> 33).ok()? % moves.len().max(1);
    moves.iter().nth(choice)
}

fn tell(event: Event) -> String {
    match event {
        Event::Sown { from, stones } => format!("{from} is sown, stones: {stones}"),
        Event::Fed { owner, stones, .. } => format!("into {owner}'s tuzdyk: {stones}"),
        Event::Landed { pit, after, .. } => format!("the last one makes {after} in {pit}"),
        Event::LandedInTuzdyk { owner, .. } => format!("the last one is {owner}'s, in the tuzdyk"),
        Event::Captured { stones, .. } => format!("which is even: captured, {stones}"),
        Event::Odd { .. } => "which is odd: they stay".to_owned(),
        Event::OwnRow { .. } => "in the own row: they stay".to_owned(),
        Event::TuzdykMade { pit } => format!("{pit} is a tuzdyk now"),
        Event::TuzdykRefused { limit, .. } => format!("but no tuzdyk: {limit:?}"),
        Event::ReachedMajority { side, kazan } => format!("{side} has {kazan}"),
        Event::Atsyrau { side } => format!("{side} has no stone to play"),
        Event::Skipped { side } => format!("{side} is passed over"),
        Event::Swept { side, stones } => format!("{side} collects what is left: {stones}"),
        Event::Ended(ending) => format!("the end: {:?} by {:?}", ending.outcome, ending.reason),
    }
}
