//! The real files, damaged at random: whatever comes of it, the program speaks
//! and the check says something sensible.

use proptest::prelude::*;
use togyz_i18n::{Locales, Message, MessageInfo};

use crate::table::source;
use crate::{BUILT_IN, Folder, catalog, tag};

/// What is done to a file.
#[derive(Debug, Clone)]
enum Damage {
    /// So many bytes are lost here.
    Loss(usize, usize),
    /// This is put in here.
    Insertion(usize, &'static str),
    /// What stands here is there once more elsewhere.
    Copy(usize, usize, usize),
    /// A byte is another one.
    Change(usize, u8),
}

fn damage() -> impl Strategy<Value = Damage> {
    let pieces = [
        "{",
        "}",
        "{ ",
        " }",
        "\n",
        "\n    ",
        "\t",
        "\"",
        "*",
        "[",
        "]",
        "->",
        "=",
        " = ",
        "#",
        "-",
        ".",
        "$",
        "$x",
        "NUM(",
        ")",
        ", case: \"",
        "local-mover",
        "-t(n: 1)",
        "\u{feff}",
        "\u{1b}",
        "\u{202e}",
        "\u{2068}",
        "\r",
        "\r\n",
        "\\u001B",
        "99999999999999",
        "“",
        "[en 1",
        "[W03]",
        "ә",
        "\u{0}",
        "{ { ",
        "\n\n",
        "\n ",
    ];
    let at = 0..200_000_usize;
    prop_oneof![
        (at.clone(), 0..40_usize).prop_map(|(at, count)| Damage::Loss(at, count)),
        (at.clone(), prop::sample::select(pieces.to_vec()))
            .prop_map(|(at, piece)| Damage::Insertion(at, piece)),
        (at.clone(), 0..200_usize, at.clone())
            .prop_map(|(from, count, to)| Damage::Copy(from, count, to)),
        (at, any::<u8>()).prop_map(|(at, byte)| Damage::Change(at, byte)),
    ]
}

fn damaged(mut bytes: Vec<u8>, damages: &[Damage]) -> Vec<u8> {
    for damage in damages {
        let length = bytes.len().max(1);
        match *damage {
            Damage::Loss(at, count) => {
                let at = at % length;
                let end = (at + count).min(bytes.len());
                bytes.drain(at.min(end)..end);
            }
            Damage::Insertion(at, piece) => {
                let at = (at % length).min(bytes.len());
                bytes.splice(at..at, piece.bytes());
            }
            Damage::Copy(from, count, to) => {
                let from = (from % length).min(bytes.len());
                let part = bytes[from..(from + count).min(bytes.len())].to_vec();
                let to = (to % length).min(bytes.len());
                bytes.splice(to..to, part);
            }
            Damage::Change(at, byte) => {
                if let Some(other) = bytes.get_mut(at % length) {
                    *other = byte;
                }
            }
        }
    }
    bytes
}

/// Some consecutive lines of a file.
fn part(language: &str, start: usize, count: usize) -> Vec<u8> {
    let lines: Vec<&str> = source(language).lines().collect();
    let start = start % lines.len();
    let end = (start + count).min(lines.len());
    (lines[start..end].join("\n") + "\n").into_bytes()
}

fn survives(name: &str, language: &str, bytes: &[u8]) {
    let folder = Folder::new(&format!("mutated-{name}")).with(&format!("{language}.ftl"), bytes);
    let locales = folder.locales();
    let path = folder.0.join(format!("{language}.ftl"));
    let report = Locales::embedded().check_file(&path).unwrap();
    let english = catalog("en");
    for finding in &report.findings {
        assert!(finding.line >= 1 && finding.column >= 1);
        assert!(!english.say(&finding.fact.sentence()).is_empty());
        assert!(!english.say(&finding.fact.cure()).is_empty());
        if let Some((line, span)) = report.excerpt(finding) {
            assert!(span.start <= line.len() && span.end <= line.len());
        }
    }
    let catalog = locales.catalog(&tag(language));
    for message in Message::TABLE.iter().flat_map(MessageInfo::samples) {
        let said = catalog.say(&message);
        assert!(
            !said.contains(|c: char| c.is_control() && c != '\n'),
            "{said:?}"
        );
        assert!(!said.contains('\u{202e}'), "{said:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn a_damaged_part_of_a_file_does_no_harm(
        language in prop::sample::select(BUILT_IN.to_vec()),
        (start, count) in (0..2000_usize, 1..60_usize),
        damages in prop::collection::vec(damage(), 1..12),
    ) {
        survives("part", language, &damaged(part(language, start, count), &damages));
        survives("part-new", "tr", &damaged(part(language, start, count), &damages));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn a_damaged_file_does_no_harm(
        language in prop::sample::select(BUILT_IN.to_vec()),
        damages in prop::collection::vec(damage(), 1..200),
    ) {
        let bytes = source(language).as_bytes().to_vec();
        survives("whole", language, &damaged(bytes, &damages));
    }
}
