//! The whole catalogue, to be read as prose when it changes.

use std::fmt::Write;

use togyz_i18n::{Argument, Message, MessageInfo};

use crate::{BUILT_IN, catalog};

/// Every message of a language over its sample values, each sentence once.
fn rendered(language: &str) -> String {
    let catalog = catalog(language);
    let mut all = String::new();
    for info in Message::TABLE {
        let mut sentences: Vec<String> = info.samples().map(|m| catalog.say(&m)).collect();
        sentences.dedup();
        writeln!(all, "{}", info.id).unwrap();
        for line in sentences.iter().flat_map(|sentence| sentence.lines()) {
            writeln!(all, "    {line}").unwrap();
        }
    }
    assert_eq!(catalog.skipped(), [], "{language}");
    all
}

#[test]
fn english_reads_well() {
    insta::assert_snapshot!(rendered("en"));
}

#[test]
fn kazakh_reads_well() {
    insta::assert_snapshot!(rendered("kk"));
}

#[test]
fn kyrgyz_reads_well() {
    insta::assert_snapshot!(rendered("ky"));
}

#[test]
fn russian_reads_well() {
    insta::assert_snapshot!(rendered("ru"));
}

#[test]
fn no_sentence_is_empty_or_shows_its_source() {
    for language in BUILT_IN {
        let catalog = catalog(language);
        for message in Message::TABLE.iter().flat_map(MessageInfo::samples) {
            let sentence = catalog.say(&message);
            let id = message.id();
            assert!(!sentence.trim().is_empty(), "{language} {id}");
            assert!(!sentence.contains(['{', '}', '$']), "{language} {sentence}");
            assert!(!sentence.contains(id), "{language} {sentence}");
            assert!(!sentence.contains("  "), "{language} {sentence}");
            assert_eq!(sentence.trim(), sentence, "{language} {id}");
        }
    }
}

/// Literal names that are the same in every language: of the program, its
/// commands and values, its formats, the tags of a record and the letters of a
/// notation.
const LITERALS: &str = "togyz help resume play puzzle locale new last kk ky ru en English \
    extra move on games import standard bestemshe qozdatu TOGYZ DATA DIR hint undo lang quit claim UGI UTF TOML JSON Game Score Rules FEN \
    S N t Enter q X x true false \
    Fluent CLDR TAB NUM NUMBER number ending case type meta local fallback plurals language name other \
    ftl kaa uz Latn tr learn dir lang show narrate sow replay W e \
    engine tables build level levels alphabeta greedy random weights ugi uci threads nodes SPRT b h export playok Esc n fg text";

#[test]
fn no_english_word_is_left_in_another_language() {
    let mut foreign: Vec<String> = Vec::new();
    let literals: Vec<&str> = LITERALS.split_whitespace().collect();
    for language in ["kk", "ky", "ru"] {
        let catalog = catalog(language);
        for message in Message::TABLE.iter().flat_map(MessageInfo::samples) {
            if matches!(message, Message::RulesSpellingsBody) {
                // It lists Latin spellings of the game's name.
                continue;
            }
            let mut sentence = catalog.say(&message);
            for (_, argument) in message.arguments() {
                if let Argument::Text(text) = argument {
                    sentence = sentence.replace(text, "");
                }
            }
            let words = sentence
                .split_whitespace()
                .filter(|word| !word.starts_with("--"))
                .flat_map(|word| word.split(|c: char| !c.is_ascii_alphabetic()))
                .filter(|word| !word.is_empty() && !literals.contains(word));
            foreign.extend(words.map(|word| format!("{language} {}: {word}", message.id())));
        }
    }
    foreign.dedup();
    assert!(foreign.is_empty(), "{foreign:#?}");
}

#[test]
fn the_board_name_of_kazakh_letters_is_one_cell_each() {
    for language in ["kk", "ky"] {
        let kazan = catalog(language).say(&Message::UiKazan);
        assert_eq!(unicode_width(&kazan), kazan.chars().count());
    }
}

fn unicode_width(text: &str) -> usize {
    unicode_width::UnicodeWidthStr::width(text)
}

#[test]
fn lines_of_a_tutorial_step_stay_lines() {
    for language in BUILT_IN {
        let body = catalog(language).say(&Message::Tutorial01Body);
        assert_eq!(body.lines().count(), 4, "{language}: {body}");
    }
}
