//! The manual pages, in every language.

use std::collections::BTreeMap;
use std::fs;

use tempfile::TempDir;

use crate::latin::foreign_words;
use crate::session::togyz;

/// Every page by its path below the folder of the manual.
fn pages() -> BTreeMap<String, String> {
    let folder = TempDir::new().expect("a temporary folder");
    let root = folder.path();
    let ran = togyz(["man", &root.display().to_string()]).run();
    assert_eq!(
        (ran.exit, ran.output, ran.notices),
        (0, String::new(), String::new())
    );
    let mut pages = BTreeMap::new();
    for section in ["man1", "kk/man1", "ru/man1", "ky/man1"] {
        for entry in fs::read_dir(root.join(section)).expect("a folder of pages") {
            let path = entry.expect("a page").path();
            let name = path
                .file_name()
                .expect("a name")
                .to_string_lossy()
                .into_owned();
            let text = fs::read_to_string(&path).expect("a page in UTF-8");
            pages.insert(format!("{section}/{name}"), text);
        }
    }
    pages
}

/// The text of a page as a person reads it: no requests, no fonts.
fn read(page: &str) -> String {
    let mut text = String::new();
    for line in page.lines().skip_while(|line| !line.starts_with(".TH")) {
        let line = match line.strip_prefix('.') {
            None => line,
            Some(request) => match request.split_once(' ') {
                Some(("TH" | "SH" | "SS", words)) => words,
                _ => continue,
            },
        };
        for (index, part) in line.split("\\f").enumerate() {
            text.push_str(if index == 0 { part } else { &part[1..] });
        }
        text.push('\n');
    }
    text.replace("\\-", "-").replace("\\&", "")
}

#[test]
fn every_language_has_a_page_for_each_command() {
    let pages = pages();
    let english: Vec<&str> = pages
        .keys()
        .filter_map(|path| path.strip_prefix("man1/"))
        .collect();
    assert!(english.contains(&"togyz.1") && english.contains(&"togyz-play.1"));
    for lang in ["kk", "ru", "ky"] {
        for name in &english {
            assert!(
                pages.contains_key(&format!("{lang}/man1/{name}")),
                "{lang} {name}"
            );
        }
    }
    let help = togyz(["help"]).run().output;
    for command in ["play", "resume", "learn", "analyze", "games", "completions"] {
        assert!(help.contains(command));
        assert!(
            english.contains(&format!("togyz-{command}.1").as_str()),
            "{command}"
        );
    }
}

#[test]
fn no_page_holds_a_word_of_another_language() {
    /// Names that stand in every language.
    const NAMES: &str = "TOGYZ PLAY LANG LANGUAGE TOGYZ_LANG TOGYZ_STYLE TOGYZ_COLOR \
         TOGYZ_NARRATION TOGYZ_PIT_NAMES TOGYZ_RULES TOGYZ_CONFIG TOGYZ_DATA_DIR \
         TOGYZ_LOCALE_DIR LC_ALL LC_MESSAGES NO_COLOR .config .local share config.toml \
         games.db tables locales usr man";
    for (path, page) in pages() {
        if path.starts_with("man1/") {
            continue;
        }
        let text = read(&page);
        let title = text.lines().next().unwrap_or_default();
        let name = title.split(' ').next().unwrap_or_default();
        let lower = name.to_ascii_lowercase();
        let version = env!("CARGO_PKG_VERSION");
        let mut typed = vec![NAMES, name, lower.as_str(), version];
        // What can be typed in a game has English names, too, and is listed in
        // the page of the program; so are the names of all pages.
        let english = togyz(["play", "--lang", "en"]).input("help\n").run().output;
        let names: Vec<&str> = text
            .lines()
            .last()
            .unwrap_or_default()
            .split("(1)")
            .collect();
        let names = names.join(" ");
        if lower == "togyz" {
            typed.push(&english);
            typed.push(&names);
        }
        assert_eq!(foreign_words(&text, &typed), [""; 0], "{path}\n{text}");
    }
}

#[test]
fn pages_of_the_program() {
    let pages = pages();
    for (lang, path) in [
        ("en", "man1"),
        ("kk", "kk/man1"),
        ("ru", "ru/man1"),
        ("ky", "ky/man1"),
    ] {
        insta::assert_snapshot!(format!("manual_{lang}"), pages[&format!("{path}/togyz.1")]);
    }
    insta::assert_snapshot!("manual_en_tables", pages["man1/togyz-tables.1"]);
    insta::assert_snapshot!("manual_kk_play", pages["kk/man1/togyz-play.1"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("a file");
    let ran = togyz(["man", &file.display().to_string()]).run();
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains("file"), "{}", ran.notices);
}
