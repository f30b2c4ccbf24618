//! The settings shown and changed.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;

use crate::session::{Ran, Run, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// A home with a settings file.
struct Home(TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    fn with(text: &str) -> Self {
        let home = Self::new();
        fs::create_dir_all(home.file().parent().expect("a folder")).expect("a folder");
        fs::write(home.file(), text).expect("a file");
        home
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("togyz/config.toml")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.file()).expect("a file")
    }

    fn config(&self, args: &[&str]) -> Run {
        let home = self.0.path().to_str().expect("a path in UTF-8");
        togyz(["config"].iter().chain(args).copied()).env("XDG_CONFIG_HOME", home)
    }

    fn run(&self, args: &[&str]) -> Ran {
        let mut ran = self.config(args).run();
        let home = self.0.path().display().to_string();
        ran.output = ran.output.replace(&home, "HOME");
        ran.notices = ran.notices.replace(&home, "HOME");
        ran
    }

    fn done(&self, args: &[&str]) -> String {
        let ran = self.run(args);
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        ran.output
    }
}

#[test]
fn every_setting_is_shown_with_its_source_in_each_language() {
    let mut told = String::new();
    for language in LANGUAGES {
        let home = Home::with("# Mine.\nlevel = 5\nstyle = \"ascii\"\n");
        let ran = home
            .config(&["show", "--lang", language])
            .env("TOGYZ_RULES", "play-on")
            .run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        let home = home.0.path().display().to_string();
        told.push_str(&ran.output.replace(&home, "HOME"));
        told.push('\n');
    }
    insta::assert_snapshot!(told);
}

#[test]
fn a_program_gets_the_settings_too() {
    let home = Home::with("level = 5\n");
    let json = home.done(&["show", "--format", "json"]);
    let data: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(data["schema"], "togyz.config/1");
    let settings = data["settings"].as_array().expect("settings");
    let level = settings.iter().find(|setting| setting["key"] == "level");
    let level = level.expect("a level");
    assert_eq!(level["value"], "5");
    assert_eq!(level["source"], "file");
    assert_eq!(level["line"], 1);
}

#[test]
fn the_path_is_that_of_the_file_in_use() {
    let home = Home::new();
    assert_eq!(home.done(&["path"]), "HOME/togyz/config.toml\n");
}

#[test]
fn a_change_keeps_comments_and_order() {
    let home =
        Home::with("# My settings.\nlevel = 5 # strong\n\n# For grandfather.\nstyle = \"text\"\n");
    home.done(&["set", "level", "7"]);
    home.done(&["set", "tables", "false"]);
    assert_eq!(
        home.text(),
        "# My settings.\nlevel = 7 # strong\n\n# For grandfather.\nstyle = \"text\"\ntables = false\n"
    );
    home.done(&["unset", "style"]);
    assert_eq!(
        home.text(),
        "# My settings.\nlevel = 7 # strong\n\n# For grandfather.\ntables = false\n"
    );
    assert_eq!(
        home.done(&["unset", "style"]),
        "style was not set. File: HOME/togyz/config.toml\n"
    );
}

#[test]
fn the_first_setting_makes_the_file_and_its_folder() {
    for language in LANGUAGES {
        let home = Home::new();
        let told = home.done(&["set", "lang", language]);
        assert_eq!(home.text(), format!("lang = \"{language}\"\n"));
        assert!(told.contains("HOME/togyz/config.toml"), "{told}");
        // From then on it holds.
        assert!(
            home.done(&["show"])
                .starts_with(&format!("lang = {language}  (HOME"))
        );
    }
}

#[test]
fn a_value_that_a_file_could_not_have_is_refused() {
    let home = Home::with("level = 5\n");
    for (args, sentence) in [
        (["set", "level", "12"], "1–9"),
        (["set", "level", "strong"], "strong"),
        (["set", "style", "asci"], "ascii"),
        (["set", "tables", "yes"], "true, false"),
        (["set", "lang", "xx"], "en, kk, ky, ru"),
        (["set", "levl", "3"], "Did you mean “level”?"),
        (["set", "x", "3"], "pit-names"),
        (["unset", "levl", ""], "level"),
    ] {
        let args: Vec<&str> = args.into_iter().filter(|arg| !arg.is_empty()).collect();
        let ran = home.run(&args);
        assert_eq!(ran.exit, 2, "{args:?}: {}", ran.notices);
        assert!(ran.notices.contains(sentence), "{args:?}: {}", ran.notices);
    }
    assert_eq!(home.text(), "level = 5\n");
}

#[test]
fn a_file_that_is_no_toml_stays_as_it_is() {
    let home = Home::with("level = \n");
    let ran = home.run(&["set", "level", "3"]);
    assert_eq!(ran.exit, 3);
    assert!(ran.notices.contains("line 1"), "{}", ran.notices);
    assert_eq!(home.text(), "level = \n");
}

#[test]
fn a_setting_is_not_put_into_a_table() {
    let home = Home::with("[other]\nx = 1");
    home.run(&["set", "level", "3"]);
    assert_eq!(home.text(), "level = 3\n[other]\nx = 1");
}

#[test]
fn a_byte_order_mark_stays_before_everything() {
    let home = Home::with("\u{feff}[other]\nx = 1\n");
    home.run(&["set", "level", "3"]);
    assert_eq!(home.text(), "\u{feff}level = 3\n[other]\nx = 1\n");
}

#[test]
fn a_home_that_cannot_be_written_is_named() {
    let home = Home::new();
    // A file where the folder should be.
    fs::write(home.0.path().join("togyz"), "").expect("a file");
    let ran = home.run(&["set", "level", "3"]);
    assert_eq!(ran.exit, 1);
    assert!(
        ran.notices.contains("HOME/togyz/config.toml"),
        "{}",
        ran.notices
    );
}

#[cfg(unix)]
#[test]
fn a_settings_file_without_end_and_a_folder_are_refused_by_name() {
    let ran = togyz(["config", "show", "--config", "/dev/zero"]).run();
    assert_eq!(ran.exit, 1);
    assert!(
        ran.notices.contains("/dev/zero is too large"),
        "{}",
        ran.notices
    );
    let home = tempfile::tempdir().expect("a temporary folder");
    let folder = home.path().to_str().expect("a path in UTF-8");
    let ran = togyz(["config", "show", "--config", folder]).run();
    assert_eq!(ran.exit, 1);
    assert!(
        ran.notices.contains("is a folder, not a file"),
        "{}",
        ran.notices
    );
}

#[test]
fn a_settings_file_that_is_named_and_not_there_is_made_by_set_alone() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let file = home.path().join("new.toml");
    let name = file.to_str().expect("a path in UTF-8");
    for task in [&["show"][..], &["unset", "level"]] {
        let ran = togyz(["config"].iter().chain(task).chain(&["--config", name])).run();
        assert_eq!(ran.exit, 1, "{task:?}");
        ran.says("was not found");
    }
    let ran = togyz(["config", "set", "level", "4", "--config", name]).run();
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    assert_eq!(fs::read_to_string(&file).expect("a file"), "level = 4\n");
}
