//! The integration tests of `togyz-i18n`, one binary.
#![expect(
    clippy::unwrap_used,
    reason = "a test fails by panicking, in its helpers too"
)]

mod catalogue;
mod check;
mod endings;
mod fallback;
mod files;
mod hostile;
mod mutated;
mod narration;
mod negotiation;
mod pseudo;
mod pseudo_file;
mod table;

use std::fs;
use std::path::PathBuf;

use togyz_i18n::{Catalog, LanguageIdentifier, Locales};

/// The languages that are complete.
const BUILT_IN: [&str; 4] = ["en", "kk", "ky", "ru"];

fn tag(text: &str) -> LanguageIdentifier {
    text.parse().unwrap()
}

/// The catalogue of a language that is built in.
fn catalog(language: &str) -> Catalog {
    Locales::embedded().catalog(&tag(language))
}

/// An empty folder for the files of one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        if path.exists() {
            fs::remove_dir_all(&path).unwrap();
        }
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn with(self, file: &str, content: impl AsRef<[u8]>) -> Self {
        fs::write(self.0.join(file), content).unwrap();
        self
    }

    fn locales(&self) -> Locales {
        Locales::with_folders([&self.0])
    }
}
