//! Words in Latin letters that stand in a text of another language.

/// Names that no language translates.
const ALLOWED: [&str; 7] = [
    // The program and its commands.
    "togyz play resume learn puzzle replay rules show locale list new help engine bench perft search narrate games import find analyze \
     export openings stats check delete preview match tables solve build info verify remove config path set unset clock completions bash zsh fish powershell man tui",
    // A message.
    "screen- narrate-sow",
    // Values of options and arguments.
    "auto unicode ascii text always never brief normal teaching standard extra-move play-on \
     claim bestemshe qozdatu white black random both json markdown html blunder mistake inaccuracy last tgk playok playstrategy atsyrau \
     off all fast slow on default colorblind mono numbers traditional resignation agreement repetition time unknown capture tuzdyk refusal defence race study",
    // Keys of the settings file.
    "lang style color theme narration level animate outcomes pit-names rules tables confirm tutor",
    // Languages and formats.
    "English en kk ky ru tr kaa uz-Latn UTF-8 TOML JSON UGI",
    // Players of a match and their options, and what they are asked.
    "level levels alphabeta greedy weights ugi uci threads nodes SPRT",
    // Letters of the notation.
    "S N t 9S",
];

/// The words of `text` in Latin letters that are neither options, nor allowed,
/// nor among the words of `typed`.
pub(crate) fn foreign_words<'a>(text: &'a str, typed: &[&str]) -> Vec<&'a str> {
    let known: Vec<&str> = ALLOWED
        .iter()
        .chain(typed)
        .flat_map(|text| latin_words(text))
        .collect();
    latin_words(text)
        .filter(|word| !word.starts_with('-') && !known.contains(word))
        .collect()
}

fn latin_words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || "-_.".contains(c)))
        .map(|word| word.trim_matches('.'))
        .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()))
}

#[test]
fn an_english_word_is_noticed() {
    assert_eq!(
        foreign_words("Ошибка: the file --lang kk", &[]),
        ["the", "file"]
    );
    assert_eq!(foreign_words("«foo» play foe", &["--x=foo"]), ["foe"]);
}
