//! A language in which no letter is a plain one: any plain word in what is
//! said was not in a Fluent file.

use fluent_syntax::ast::{Entry, Expression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use togyz_core::{Move, Position, Rules};
use togyz_i18n::{Argument, Catalog, Message, MessageInfo, Narration, narrate, preview};

use crate::table::source;
use crate::{Folder, tag};

/// The English file with every letter of its texts replaced by a wide one.
fn pseudo_file() -> String {
    let mut resource = parser::parse(source("en").to_owned()).unwrap();
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(value) = &mut message.value
        {
            widen(value);
        }
    }
    serializer::serialize(&resource)
}

fn widen(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                *value = value.chars().map(wide).collect();
            }
            PatternElement::Placeable { expression } => {
                if let Expression::Select { variants, .. } = expression {
                    for variant in variants {
                        widen(&mut variant.value);
                    }
                }
            }
        }
    }
}

fn wide(c: char) -> char {
    if c.is_ascii_alphabetic() {
        char::from_u32(u32::from(c) - 0x21 + 0xff01).unwrap()
    } else {
        c
    }
}

fn pseudo(name: &str) -> Catalog {
    let folder = Folder::new(name).with("en-XA.ftl", pseudo_file());
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
