//! What is found in a faulty file, and where.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use togyz_i18n::check::categories;
use togyz_i18n::{Code, Locales, Report};

use crate::{BUILT_IN, Folder, catalog, tag};

fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/check");
    let entries = fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

fn check(name: &str, content: impl AsRef<[u8]>) -> Report {
    let folder = Folder::new(&format!("check-{name}")).with("tr.ftl", content);
    Locales::embedded()
        .check_file(&folder.0.join("tr.ftl"))
        .unwrap()
}

/// The codes that were found, without that of missing messages.
fn codes(report: &Report) -> BTreeSet<Code> {
    let codes = report.findings.iter().map(|finding| finding.fact.code());
    codes.filter(|code| *code != Code::W01).collect()
}

/// The findings as a person sees them, without the column of missing messages.
fn told(report: &Report, language: &str) -> String {
    let catalog = catalog(language);
    let mut told = String::new();
    for finding in &report.findings {
        let code = finding.fact.code();
        if code == Code::W01 {
            continue;
        }
        let sentence = catalog.say(&finding.fact.sentence());
        writeln!(
            told,
            "{}:{} {code} {sentence}",
            finding.line, finding.column
        )
        .unwrap();
        if let Some((line, span)) = report.excerpt(finding) {
            let shown: String = line.chars().take(60).collect();
            let part = line.get(span).unwrap_or("?");
            let part: String = part.chars().take(60).collect();
            writeln!(told, "    {shown:?} → {part:?}").unwrap();
        }
        writeln!(told, "    {}", catalog.say(&finding.fact.cure())).unwrap();
    }
    told
}

#[test]
fn every_fixture_shows_exactly_its_code() {
    let mut all = String::new();
    let mut seen = BTreeSet::new();
    for path in fixtures() {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let report = check(&name, fs::read(&path).unwrap());
        writeln!(all, "== {name}\n{}", told(&report, "en")).unwrap();
        let found = codes(&report);
        let expected = name.split('-').next().unwrap().to_uppercase();
        let names: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(names, [expected], "{name}\n{all}");
        seen.extend(found);
    }
    insta::assert_snapshot!(all);
    seen.extend([Code::E07, Code::W01]);
    assert_eq!(seen, Code::ALL.iter().copied().collect());
}

#[test]
fn every_finding_is_told_in_every_language() {
    for language in BUILT_IN {
        let mut all = String::new();
        for path in fixtures() {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let report = check(&format!("{language}-{name}"), fs::read(&path).unwrap());
            all.push_str(&told(&report, language));
        }
        if language != "en" {
            insta::assert_snapshot!(format!("findings_{language}"), all);
        }
    }
}

#[test]
fn the_built_in_languages_are_clean() {
    let mut told = String::new();
    for report in Locales::embedded().check_all() {
        for finding in &report.findings {
            let sentence = catalog("en").say(&finding.fact.sentence());
            writeln!(
                told,
                "{}:{}:{} {} {sentence}",
                report.file,
                finding.line,
                finding.column,
                finding.fact.code()
            )
            .unwrap();
        }
    }
    assert!(told.is_empty(), "{told}");
}

/// The categories of whole numbers are among those of CLDR 48; a language that
/// CLDR does not know has none.
#[test]
fn plural_categories_are_those_of_cldr() {
    let table = include_str!("../data/plural_categories.tsv");
    let mut languages = 0;
    for line in table.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let known: Vec<&str> = cells[2].split(',').collect();
        let found = categories(&tag(cells[0]));
        languages += 1;
        if known == ["none"] {
            assert_eq!(found, None, "{}", cells[0]);
            continue;
        }
        let found = found.unwrap();
        for (category, numbers) in &found.all {
            assert!(known.contains(category), "{} {category}", cells[0]);
            assert!(!numbers.is_empty());
        }
        // Only fractions are left out.
        let missing = known.len() - found.all.len();
        assert!(missing <= 1, "{}", cells[0]);
    }
    assert_eq!(languages, 18);
    let latin = categories(&tag("kk-Latn-KZ"));
    assert_eq!(latin, categories(&tag("kk")));
}
