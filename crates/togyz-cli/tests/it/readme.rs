//! The sessions of the READMEs, run.

use std::path::Path;

use crate::shown::check;

fn check_readme(name: &str, lang: &str) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let commands = check(&root.join(name), lang);
    assert!(commands >= 3, "{name}: the sessions are found");
}

#[test]
fn the_readme_shows_what_happens() {
    check_readme("README.md", "en_US.UTF-8");
}

#[test]
fn the_kazakh_readme_shows_what_happens() {
    check_readme("README.kk.md", "kk_KZ.UTF-8");
}

#[test]
fn the_russian_readme_shows_what_happens() {
    check_readme("README.ru.md", "ru_RU.UTF-8");
}

#[test]
fn the_kyrgyz_readme_shows_what_happens() {
    check_readme("README.ky.md", "ky_KG.UTF-8");
}
