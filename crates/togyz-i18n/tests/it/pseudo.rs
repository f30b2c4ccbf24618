//! A language in which no letter is a plain one: any plain word in what is
//! said was not in a Fluent file.

use togyz_core::{Move, Position, Rules};
use togyz_i18n::{Argument, Catalog, Message, MessageInfo, Narration, narrate, preview};

use crate::pseudo_file::pseudo_file;
use crate::table::source;
use crate::{Folder, tag};

fn pseudo(name: &str) -> Catalog {
    let folder = Folder::new(name).with("en-XA.ftl", pseudo_file(source("en")));
    let locales = folder.locales();
    assert_eq!(locales.problems(), []);
    locales.catalog(&tag("en-XA"))
}

#[track_caller]
fn check(catalog: &Catalog, message: &Message) {
    let mut said = catalog.say(message);
    for (_, argument) in message.arguments() {
        if let Argument::Text(text) = argument {
            said = said.replace(text, "");
        }
    }
    // The endings of numbers are attributes, which keep their letters.
    if matches!(message, Message::HistoryMove { .. }) {
        return;
    }
    assert!(!said.contains(|c: char| c.is_ascii_alphabetic()), "{said}");
}

#[test]
fn no_word_is_hard_coded_in_a_message() {
    let catalog = pseudo("pseudo-table");
    for message in Message::TABLE.iter().flat_map(MessageInfo::samples) {
        check(&catalog, &message);
    }
    assert_eq!(catalog.skipped(), []);
}

#[test]
fn no_word_is_hard_coded_in_a_narrated_game() {
    let catalog = pseudo("pseudo-game");
    let mut position = Position::start(Rules::default());
    let mut plies = 0;
    while let Some(mv) = position
        .legal_moves()
        .into_iter()
        .nth(plies % 3 % position.legal_moves().len().max(1))
    {
        told(&catalog, &position, mv);
        position = position.after(mv);
        plies += 1;
        if plies == 200 {
            break;
        }
    }
    assert!(plies > 20);
}

fn told(catalog: &Catalog, position: &Position, mv: Move) {
    let mut events = Vec::new();
    let mut after = *position;
    after.play_with(mv, |event| events.push(event)).unwrap();
    for level in Narration::ALL {
        for message in narrate(position, mv, &events, level) {
            check(catalog, &message);
        }
    }
    for message in preview(position, mv) {
        check(catalog, &message);
    }
}
