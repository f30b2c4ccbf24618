//! The user's guide in `docs/guide`: a page for each command, its sessions run,
//! its options known.

use std::fs;
use std::path::{Path, PathBuf};

use togyz_cli::cli::manual;
use togyz_i18n::Locales;

use crate::session::togyz;
use crate::shown::check;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide")
}

fn read(name: &str) -> String {
    let path = folder().join(format!("{name}.md"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All commands but `help`: those that the manual has a page for.
fn commands() -> Vec<String> {
    let commands = manual(&Locales::embedded()).into_iter().filter_map(|page| {
        let name = page.path.strip_prefix("man1").ok()?.to_str()?;
        let name = name.strip_prefix("togyz-")?.strip_suffix(".1")?;
        Some(name.to_owned())
    });
    commands.collect()
}

/// The options that a text names.
fn options(text: &str) -> Vec<&str> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '-';
    text.match_indices("--")
        .filter(|(at, _)| !text[..*at].ends_with(is_part))
        .map(|(at, _)| {
            let option = &text[at..];
            let end = option.find(|c| !is_part(c)).unwrap_or(option.len());
            &option[..end]
        })
        .filter(|option| option.len() > 2 && !option.starts_with("---"))
        .collect()
}

/// The help of a command and of those that it consists of.
fn help(command: &str) -> String {
    let mut help = togyz(["help", command]).run().output;
    let parts: Vec<String> = help
        .split_once("Commands:\n")
        .map(|(_, list)| list.lines())
        .into_iter()
        .flatten()
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.strip_prefix("  ")?.split_once(' '))
        .filter(|(part, _)| !part.is_empty())
        .map(|(part, _)| part.to_owned())
        .collect();
    for part in parts {
        help.push_str(&togyz(["help", command, &part]).run().output);
    }
    help
}

#[test]
fn every_command_has_a_page_that_the_index_names() {
    let index = read("README");
    let commands = commands();
    assert!(commands.len() > 10, "the commands are found");
    for command in commands {
        assert!(index.contains(&format!("({command}.md)")), "{command}");
        let first = format!("# togyz {command}\n");
        assert!(read(&command).starts_with(&first), "{command}");
    }
}

#[test]
fn the_guide_names_only_options_that_exist() {
    for command in commands() {
        let page = read(&command);
        let help = help(&command);
        let known = options(&help);
        for line in page.lines() {
            // A page may name another command with its options.
            let others = line.split("togyz ").skip(1).any(|rest| {
                let name: String = rest.chars().take_while(char::is_ascii_lowercase).collect();
                name != command && !name.is_empty()
            });
            for option in options(line) {
                assert!(others || known.contains(&option), "{command}: {option}");
            }
        }
    }
    let (index, help) = (read("README"), togyz(["help"]).run().output);
    for option in options(&index) {
        assert!(options(&help).contains(&option), "the index: {option}");
    }
}

#[test]
fn the_guide_shows_what_happens() {
    let shown: usize = commands()
        .iter()
        .map(|command| check(&folder().join(format!("{command}.md")), "en_US.UTF-8"))
        .sum();
    assert!(shown > 10, "the sessions are found");
}

#[test]
fn links_of_the_guide_lead_somewhere() {
    let mut names = commands();
    names.push("README".to_owned());
    for name in names {
        let page = read(&name);
        for link in page.split("](").skip(1) {
            let (link, _) = link.split_once(')').expect("a link ends");
            let (file, _) = link.split_once('#').unwrap_or((link, ""));
            let is_there = file.contains("://") || folder().join(file).exists();
            assert!(is_there, "{name}: {link}");
        }
    }
}
