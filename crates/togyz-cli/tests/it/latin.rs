//! Words in Latin letters that stand in a text of another language.

/// Names that no language translates: the program, its commands, the values of
/// its options, languages, formats, letters of the notation.
const ALLOWED: &[&str] = &[
    "togyz",
    "play",
    "resume",
    "learn",
    "replay",
    "rules",
    "show",
    "locale",
    "list",
    "help",
    "bench",
    "perft", // commands
    "auto",
    "unicode",
    "ascii",
    "text",
    "always",
    "never",
    "brief",
    "normal",
    "teaching",
    "standard",
    "extra-move",
    "play-on",
    "claim",
    "bestemshe",
    "qozdatu",
    "white",
    "black",
    "random",
    "json", // values
    "lang",
    "style",
    "color",
    "narration",
    "level", // keys of the config file
    "English",
    "en",
    "kk",
    "ky",
    "ru",
    "UTF-8",
    "TOML", // names
    "S",
    "N",
    "t",
    "9S", // the notation of positions
];

/// The words of `text` in Latin letters that are neither options, nor allowed,
/// nor among `typed`.
pub(crate) fn foreign_words<'a>(text: &'a str, typed: &[&str]) -> Vec<&'a str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || "-_.".contains(c)))
        .map(|word| word.trim_matches('.'))
        .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()))
        .filter(|word| !word.starts_with('-'))
        .filter(|word| !ALLOWED.contains(word) && !typed.iter().any(|typed| typed.contains(word)))
        .collect()
}

#[test]
fn an_english_word_is_noticed() {
    assert_eq!(
        foreign_words("Ошибка: the file --lang kk", &[]),
        ["the", "file"]
    );
    assert_eq!(foreign_words("«foo» play", &["foo"]), [""; 0]);
}
