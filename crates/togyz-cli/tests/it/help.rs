//! The help pages, in every language.

use crate::latin::foreign_words;
use crate::session::togyz;

/// Every command, and the program itself.
const PAGES: &[&[&str]] = &[
    &[],
    &["play"],
    &["resume"],
    &["learn"],
    &["replay"],
    &["rules"],
    &["show"],
    &["games"],
    &["games", "import"],
    &["games", "list"],
    &["games", "find"],
    &["games", "show"],
    &["games", "export"],
    &["games", "openings"],
    &["games", "stats"],
    &["games", "check"],
    &["games", "delete"],
    &["stats"],
    &["config"],
    &["config", "show"],
    &["config", "path"],
    &["config", "set"],
    &["config", "unset"],
    &["locale"],
    &["locale", "list"],
    &["locale", "new"],
    &["locale", "check"],
    &["locale", "show"],
    &["locale", "preview"],
    &["tui"],
    &["engine"],
    &["completions"],
    &["man"],
    &["bench"],
    &["perft"],
    &["help"],
];

fn page(command: &[&str], lang: &str) -> String {
    let options = ["--help", "--lang", lang];
    let ran = togyz(command.iter().copied().chain(options)).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    ran.output
}

fn pages(lang: &str) -> String {
    let pages: Vec<String> = PAGES
        .iter()
        .skip(1)
        .map(|command| {
            format!(
                "$ togyz {} --help\n{}",
                command.join(" "),
                page(command, lang)
            )
        })
        .collect();
    pages.join("\n")
}

#[test]
fn no_page_holds_a_word_of_another_language() {
    for lang in ["kk", "ru", "ky"] {
        for command in PAGES {
            let page = page(command, lang);
            assert_eq!(
                foreign_words(&page, &[]),
                [""; 0],
                "{lang} {command:?}\n{page}"
            );
        }
    }
}

#[test]
fn no_line_is_wider_than_a_usual_screen() {
    for lang in ["en", "kk", "ru", "ky"] {
        for command in PAGES {
            for line in page(command, lang).lines() {
                assert!(line.chars().count() <= 80, "{lang} {command:?}: {line}");
            }
        }
    }
}

#[test]
fn the_command_help_prints_the_same_pages() {
    for command in PAGES {
        let args = ["help"].iter().chain(*command).copied();
        let ran = togyz(args).env("TOGYZ_LANG", "kk").run();
        assert_eq!(ran.output, page(command, "kk"), "{command:?}");
        assert_eq!(ran.exit, 0);
    }
    let ran = togyz(["help", "plya"]).run();
    assert_eq!(ran.exit, 2);
    assert!(ran.notices.contains("“play”"), "{}", ran.notices);
}

#[test]
fn english_help() {
    insta::assert_snapshot!(page(&[], "en"));
}

#[test]
fn kazakh_help() {
    insta::assert_snapshot!(page(&[], "kk"));
}

#[test]
fn russian_help() {
    insta::assert_snapshot!(page(&[], "ru"));
}

#[test]
fn kyrgyz_help() {
    insta::assert_snapshot!(page(&[], "ky"));
}

#[test]
fn english_help_of_commands() {
    insta::assert_snapshot!(pages("en"));
}

#[test]
fn kazakh_help_of_commands() {
    insta::assert_snapshot!(pages("kk"));
}
