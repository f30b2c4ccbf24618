//! `togyz tables` and `togyz solve`.

use std::fs;

use tempfile::TempDir;

use crate::session::togyz;

/// A folder with tables of up to three stones.
fn built() -> TempDir {
    let folder = TempDir::new().expect("a folder");
    let dir = folder.path().display().to_string();
    let ran = togyz(["tables", "build", "3", "--dir", &dir]).run();
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    assert!(ran.output.starts_with("The tables are ready.\n"));
    assert!(ran.output.contains("Files: 37 of 37\n"), "{}", ran.output);
    folder
}

#[test]
fn tables_are_built_told_of_and_removed() {
    let folder = built();
    let dir = folder.path().display().to_string();
    let ran = togyz(["tables", "info", "--dir", &dir, "--format", "json"]).run();
    let json: serde_json::Value = serde_json::from_str(&ran.output).expect("JSON");
    assert_eq!(json["schema"], "togyz.tables/1");
    assert_eq!(json["stones"], 3);
    let ran = togyz(["tables", "verify", "--dir", &dir]).run();
    let (checksums, values) = ran.output.split_once('\n').expect("two lines");
    assert_eq!(checksums, "All checksums hold. Files checked: 37");
    assert!(values.starts_with("All values"), "{values}");
    let ran = togyz(["tables", "remove", "--dir", &dir]).run();
    assert_eq!(ran.output, "Files removed: 37\n");
    let ran = togyz(["tables", "info", "--dir", &dir]).run();
    assert!(ran.output.contains("Files: 0 of 37\n"), "{}", ran.output);
}

#[test]
fn a_damaged_table_is_named_and_built_anew() {
    let folder = built();
    let dir = folder.path().display().to_string();
    let path = folder.path().join("one-5-3.togyzend");
    let mut bytes = fs::read(&path).expect("readable");
    let last = bytes.len() - 20;
    bytes[last] ^= 1;
    fs::remove_file(&path).expect("removable");
    fs::write(&path, bytes).expect("writable");
    let ran = togyz(["tables", "verify", "--dir", &dir]).run();
    assert_eq!(ran.exit, 3);
    let expect = format!("The table {} is damaged and is not used.\n", path.display());
    assert_eq!(ran.output, expect);
    let cure = format!("To build it anew: togyz tables build 3 --dir {dir}\n");
    assert_eq!(ran.notices, cure);
    assert_eq!(togyz(["tables", "build", "3", "--dir", &dir]).run().exit, 0);
    assert_eq!(togyz(["tables", "verify", "--dir", &dir]).run().exit, 0);
}

#[test]
fn all_values_are_compared_on_demand() {
    let folder = built();
    let dir = folder.path().display().to_string();
    let compared = |args: &[&str]| -> u64 {
        let ran = togyz([&["tables", "verify", "--dir", &dir], args].concat()).run();
        assert_eq!(ran.exit, 0, "{}", ran.notices);
        let (_, number) = ran.output.rsplit_once(": ").expect("a number");
        number.trim_end().parse().expect("a number")
    };
    let sample = compared(&[]);
    assert!(sample > 1000, "{sample}");
    let full = compared(&["--full"]);
    assert!(full > 30_000, "{full}");
    let run = togyz(["tables", "verify", "--full", "--dir", &dir]);
    assert!(
        run.clone()
            .on_terminal()
            .run()
            .notices
            .ends_with("\u{1b}[K")
    );
    assert_eq!(run.interrupted().run().exit, 130);
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "").expect("writable");
    let dir = file.display().to_string();
    let ran = togyz(["tables", "build", "2", "--dir", &dir]).run();
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains("cannot be written"), "{}", ran.notices);
}

#[test]
fn ctrl_c_stops_building() {
    let folder = TempDir::new().expect("a folder");
    let dir = folder.path().display().to_string();
    let run = togyz(["tables", "build", "9", "--dir", &dir]).interrupted();
    let ran = run.run();
    assert_eq!(ran.exit, 130);
    assert!(ran.notices.starts_with("Stopped."), "{}", ran.notices);
}

#[test]
fn a_position_is_solved_without_tables() {
    let study = "1,1,1,1,1,2S,2S,1,1/1,1,1,1S,t,1S,3S,2S,1S 78 72 S 1";
    let ran = togyz(["solve", study]).run();
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    assert!(ran.output.starts_with("Proven: White wins.\n"));
    assert!(ran.output.contains("Searched to depth "), "{}", ran.output);
}

#[test]
fn a_position_is_solved_with_tables() {
    let folder = built();
    let dir = folder.path().display().to_string();
    let few = "8,1S/1S,7,1S 80 79 S 1";
    let ran = togyz(["solve", few, "--dir", &dir]).run();
    assert!(ran.output.starts_with("Proven: White wins.\n"));
    assert!(
        ran.output
            .ends_with("The endgame tables know the position.\n")
    );
    let ran = togyz(["solve", few, "--dir", &dir, "--format", "json"]).run();
    let json: serde_json::Value = serde_json::from_str(&ran.output).expect("JSON");
    assert_eq!(json["verdict"], "win");
    assert_eq!(json["by_tables"], true);
    let ran = togyz(["solve", "-", "--dir", &dir]).input(few).run();
    assert!(ran.output.starts_with("Proven: White wins.\n"));
}

#[test]
fn what_cannot_be_proven_is_not_claimed() {
    let start = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
    let ran = togyz(["solve", start, "--time", "1"]).run();
    assert!(ran.output.starts_with("Nothing could be proven"));
    let ran = togyz(["solve", start]).interrupted().run();
    assert_eq!(ran.exit, 130);
}

#[test]
fn what_is_no_position_is_refused() {
    assert_eq!(togyz(["solve", "nonsense"]).run().exit, 3);
    assert_eq!(togyz(["solve"]).run().exit, 2);
}

/// An input that ends the game once there are tables.
struct UntilTables(std::path::PathBuf);

impl std::io::Read for UntilTables {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let is_table = |entry: std::io::Result<fs::DirEntry>| {
            entry.is_ok_and(|entry| entry.path().extension() == Some("togyzend".as_ref()))
        };
        // A minute at most: then the test fails.
        for _ in 0..3000 {
            if fs::read_dir(&self.0).is_ok_and(|mut folder| folder.any(is_table)) {
                break;
            }
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
        std::io::Read::read(&mut &b"quit\n"[..], buffer)
    }
}

#[test]
fn tables_are_built_beside_a_game_and_are_whole_when_it_ends() {
    let data = TempDir::new().expect("a folder");
    let folder = data.path().join("togyz/tables");
    let run = togyz(["play", "--seed", "1"]).on_terminal().working_ahead();
    let run = run.env("TOGYZ_DATA_DIR", &data.path().display().to_string());
    let ran = run.run_reading(UntilTables(folder.clone()));
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    assert!(!ran.output.contains("tables"), "it is not spoken of");
    let tables = togyz_ai::endgame::Tables::open(&folder);
    let built = tables.summary().files;
    assert!(built > 0);
    let there = fs::read_dir(&folder).expect("the folder").count();
    assert_eq!(there, built, "nothing half written is left");
}

#[test]
fn whoever_does_not_want_tables_gets_none() {
    let data = TempDir::new().expect("a folder");
    let config = data.path().join("config.toml");
    fs::write(&config, "tables = false\n").expect("written");
    let run = togyz(["play", "--config", &config.display().to_string()])
        .on_terminal()
        .working_ahead();
    let run = run.env("TOGYZ_DATA_DIR", &data.path().display().to_string());
    let ran = run.input("quit\n").run();
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    assert!(!data.path().join("togyz/tables").exists());
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let start = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
    for words in [
        &["tables", "info"][..],
        &["tables", "verify"],
        &["tables", "remove"],
        &["solve", start],
    ] {
        let ran = togyz([words, &["--dir", "/nonexistent/tables"]].concat()).run();
        assert_eq!(ran.exit, 1, "{words:?}");
        assert!(
            ran.notices.contains("/nonexistent/tables"),
            "{}",
            ran.notices
        );
        assert_eq!(ran.output, "");
    }
}

#[test]
fn tables_are_not_built_for_nothing_where_no_folder_can_be() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, "mine").expect("written");
    let dir = file.display().to_string();
    let ran = togyz(["tables", "build", "16", "--dir", &dir]).run();
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains(&dir), "{}", ran.notices);
    assert_eq!(fs::read_to_string(&file).expect("readable"), "mine");
}

#[test]
fn tables_are_built_for_the_usual_rules_only() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let folder = home.path().join("tables");
    let dir = folder.to_str().expect("UTF-8");
    let ran = togyz(["tables", "build", "2", "--dir", dir, "--rules", "bestemshe"]).run();
    assert_eq!(ran.exit, 2);
    assert!(ran.notices.contains("bestemshe"), "{}", ran.notices);
    assert!(!folder.exists());
}

#[test]
fn tables_are_removed_after_a_question_on_a_terminal() {
    let home = tempfile::tempdir().expect("a temporary folder");
    let folder = home.path().join("tables");
    let dir = folder.to_str().expect("UTF-8");
    let run = |args: &[&str]| togyz(args.iter().copied().chain(["--dir", dir]));
    assert_eq!(run(&["tables", "build", "2"]).run().exit, 0);
    let files = || fs::read_dir(&folder).map_or(0, Iterator::count);
    let before = files();
    let kept = run(&["tables", "remove"]).on_terminal().input("n\n").run();
    assert_eq!((kept.exit, files()), (0, before), "{}", kept.output);
    let gone = run(&["tables", "remove", "--yes"]).on_terminal().run();
    assert_eq!(gone.exit, 0);
    assert!(files() < before, "{}", gone.output);
}
