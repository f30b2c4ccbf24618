//! Taking moves back, playing them again, and beginning anew.

use togyz_core::Game;
use togyz_i18n::Message;

use super::Opponent;

/// Takes back `wanted` moves of a person, with those of the computer between
/// them, or the end of a game that no move has ended. Returns what to say, and
/// whether anything has changed.
pub fn take_back(game: &mut Game, opponent: &Opponent, wanted: u32) -> (Message, Changed) {
    if game.position().ending().is_none() && game.ending().is_some() {
        // A resignation or an agreement: no move is taken back.
        game.undo();
        return (Message::UiResumed, Changed::Yes);
    }
    let mut taken_back = 0;
    let mut computers = 0;
    for _ in 0..wanted {
        while let Some(last) = game.played().last() {
            let mover = last.before.side_to_move();
            game.undo();
            taken_back += 1;
            if opponent.human().is_none_or(|human| human == mover) {
                break;
            }
            computers += 1;
        }
    }
    // The first move of the computer stays: it would only move again.
    if opponent.is_to_move(game) && game.redo().is_some() {
        taken_back -= 1;
        computers -= 1;
    }
    match (taken_back, computers) {
        (0, _) => (Message::UiNothingToUndo, Changed::No),
        (2, 1) => (Message::UiUndoneBoth, Changed::Yes),
        (count, _) => (Message::UiUndone { count }, Changed::Yes),
    }
}

/// Plays again what was taken back: `wanted` moves of a person, with the
/// computer's answers. Returns what to say, and whether anything has changed.
pub fn play_again(game: &mut Game, opponent: &Opponent, wanted: u32) -> (Message, Changed) {
    let mut count = 0;
    for _ in 0..wanted {
        while game.redo().is_some() {
            count += 1;
            if !opponent.is_to_move(game) {
                break;
            }
        }
    }
    if count == 0 {
        return (Message::UiNothingToRedo, Changed::No);
    }
    (Message::UiRedone { count }, Changed::Yes)
}

/// A new game that begins where `game` did: odds hold for the next game, too.
pub fn start_again(game: &Game) -> Game {
    let start = *game.start();
    Game::from_setup(start).unwrap_or_else(|_| Game::new(start.rules))
}

/// Whether a step has changed the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// The game is another one now.
    Yes,
    /// There was nothing to do.
    No,
}
