//! How fast sentences are made: `cargo bench -p togyz-i18n`.

use divan::Bencher;
use divan::counter::ItemsCount;
use togyz_core::{Event, Move, Position, Rules};
use togyz_i18n::{LanguageIdentifier, Locales, Narration, narrate};

fn main() {
    divan::main();
}

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// A game in which every player always plays the lowest pit.
fn game() -> Vec<(Position, Move, Vec<Event>)> {
    let mut position = Position::start(Rules::default());
    let mut moves = Vec::new();
    while let Some(mv) = position.legal_moves().iter().next() {
        let before = position;
        let mut events = Vec::new();
        let played = position.play_with(mv, |event| events.push(event));
        assert!(played.is_ok(), "the move is legal");
        moves.push((before, mv, events));
    }
    moves
}

fn tag(language: &str) -> LanguageIdentifier {
    language.parse().unwrap_or_default()
}

#[divan::bench(args = LANGUAGES)]
fn narrating_a_game(bencher: Bencher<'_, '_>, language: &str) {
    let catalog = Locales::embedded().catalog(&tag(language));
    let moves = game();
    bencher.counter(ItemsCount::new(moves.len())).bench(|| {
        for (before, mv, events) in &moves {
            for message in narrate(before, *mv, events, Narration::Teaching) {
                divan::black_box(catalog.say(&message));
            }
        }
    });
}

#[divan::bench(args = LANGUAGES)]
fn loading_a_language(language: &str) -> String {
    let catalog = Locales::embedded().catalog(&tag(language));
    catalog.say(&togyz_i18n::Message::UiGoodbye)
}
