//! `togyz games`: collections.

mod bad_input;
mod find;
mod round_trip;
mod store;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;
use togyz_core::notation::{Notation, Record};
use togyz_core::{Game, Rules};

use crate::session::{Ran, Run, togyz};

/// A collection of its own, in a folder that goes with the test.
pub(crate) struct Place {
    folder: TempDir,
}

impl Place {
    pub(crate) fn new() -> Self {
        Self {
            folder: tempfile::tempdir().expect("a folder"),
        }
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The file of the collection.
    pub(crate) fn file(&self) -> PathBuf {
        self.path("togyz").join("games.db")
    }

    /// A file with these bytes.
    pub(crate) fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        fs::write(&path, bytes).expect("a file");
        path.display().to_string()
    }

    /// A run of `togyz games` to come.
    pub(crate) fn games(&self, args: &[&str]) -> Run {
        let folder = self.folder.path().display().to_string();
        togyz(["games"].iter().chain(args).copied()).env("TOGYZ_DATA_DIR", &folder)
    }

    pub(crate) fn run(&self, args: &[&str]) -> Ran {
        self.games(args).run()
    }

    /// Runs what must go well; returns what it prints.
    #[track_caller]
    pub(crate) fn done(&self, args: &[&str]) -> String {
        let ran = self.run(args);
        assert_eq!(ran.exit, 0, "{args:?}: {}", ran.notices);
        ran.output
    }

    /// Takes in what must be taken in; returns what is told about it.
    #[track_caller]
    pub(crate) fn import(&self, text: &str) -> String {
        let file = self.write("games.txt", text);
        self.done(&["import", &file])
    }

    /// The games found with these filters, as JSON.
    #[track_caller]
    pub(crate) fn found(&self, filters: &[&str]) -> Vec<Value> {
        let args = ["find"].iter().chain(filters).copied();
        let args: Vec<&str> = args.chain(["--format", "json"]).collect();
        lines(&self.done(&args))
    }

    /// The numbers of the games found with these filters.
    #[track_caller]
    pub(crate) fn ids(&self, filters: &[&str]) -> Vec<u64> {
        let found = self.found(filters);
        found
            .iter()
            .filter_map(|game| game["id"].as_u64())
            .collect()
    }
}

/// Lines of JSON.
pub(crate) fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

/// Four games of people, in the order of their numbers.
pub(crate) const GAMES: &str = "\
[White \"Aigerim\"]
[Black \"Bakyt\"]
[Date \"2026.01.02\"]
[Result \"1-0\"]

1. 5 1 {too early} 2. 3 5 3. 8 3 4. 7 4 5. 6 5 6. 4 1-0

[White \"Bakyt Уулу\"]
[Black \"Dana\"]
[Date \"2025.03.??\"]
[Event \"Open\"]
[Result \"0-1\"]
[Termination \"resignation\"]

1. 76 98 2. 66 87 3. 12 76 0-1

[White \"Өмір\"]
[Black \"Ұлан\"]
[Date \"05.06.2024\"]
[Result \"1/2-1/2\"]
[Termination \"agreement\"]

1. 76 76 2. 99 89 1/2-1/2

1. 43 98 *
";

/// Games played at random to their end, each different, in TGK.
pub(crate) fn random_games(count: usize, seed: u64) -> String {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut text = String::new();
    for number in 0..count {
        let mut game = Game::new(Rules::default());
        while let Some(mv) = random.choice(game.position().legal_moves().iter()) {
            game.play(mv).expect("a legal move");
        }
        let mut record = Record::new(game);
        record.tags.set("White", format!("Player {}", number % 50));
        record.tags.set("Black", format!("Player {}", number % 70));
        let (month, day) = (number % 12 + 1, number % 28 + 1);
        record.tags.set("Date", format!("2025.{month:02}.{day:02}"));
        text.push_str(&record.to_text(Notation::Tgk));
        text.push('\n');
    }
    text
}

/// The folder of real games, if it is there.
#[expect(
    clippy::print_stdout,
    reason = "whoever runs the tests shall know that nothing was checked"
)]
pub(crate) fn real_games() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/games");
    if folder.is_dir() {
        return Some(folder);
    }
    println!("notice: {} is absent, nothing is checked", folder.display());
    None
}

/// The files of real games, if they are there.
pub(crate) fn real_files() -> Vec<String> {
    let Some(folder) = real_games() else {
        return Vec::new();
    };
    let mut files: Vec<String> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| path.display().to_string())
        .collect();
    files.sort();
    files
}

#[test]
fn games_are_taken_in_once() {
    let place = Place::new();
    assert_eq!(place.import(GAMES), "4 games were imported.\n");
    assert_eq!(
        place.import(GAMES),
        "0 games were imported.\n4 games were there already.\n"
    );
    assert_eq!(place.ids(&[]), [1, 2, 3, 4]);
}

#[test]
fn the_input_stays_as_it_was() {
    let place = Place::new();
    let file = place.write("games.txt", GAMES);
    place.done(&["import", &file]);
    assert_eq!(fs::read_to_string(&file).unwrap(), GAMES);
}

#[test]
fn games_come_from_standard_input_too() {
    let place = Place::new();
    let ran = place.games(&["import", "-"]).input(GAMES).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    assert_eq!(place.found(&[])[0]["file"], "-");
}

/// Two games are one game where 20 plies are the same; where there are fewer,
/// the players, the date and the result must be the same as well.
#[test]
fn a_long_game_is_known_by_its_moves_and_a_short_one_by_more() {
    let place = Place::new();
    let long = random_games(1, 7);
    place.import(&long);
    let renamed = long.replace("Player 0", "Somebody").replace("2025", "1999");
    assert_eq!(
        place.import(&renamed),
        "0 games were imported.\n1 game was there already.\n"
    );
    let short =
        "[White \"A\"]\n[Black \"B\"]\n[Date \"2025.01.02\"]\n[Result \"1-0\"]\n\n1. 76 98 1-0\n";
    place.import(short);
    let same = [
        short.replace("\"A\"", "\"a\""),
        short.replace("2025.01.02", "02.01.2025"),
        format!("[Event \"Cup\"]\n{short}"),
    ];
    for text in same {
        let told = place.import(&text);
        assert!(told.ends_with("1 game was there already.\n"), "{told}");
    }
    let others = [
        short.replace("\"A\"", "\"C\""),
        short.replace("2025.01.02", "2025.01.03"),
        short.replace("1-0", "0-1"),
        short.replace("98", "87"),
    ];
    for text in others {
        assert_eq!(place.import(&text), "1 game was imported.\n", "{text}");
    }
}

#[test]
fn real_games_are_taken_in() {
    let files = real_files();
    if files.is_empty() {
        return;
    }
    let place = Place::new();
    let mut args = vec!["import"];
    args.extend(files.iter().map(String::as_str));
    let ran = place.run(&args);
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    assert_eq!(ran.output, "527 games were imported.\n");
    assert_eq!(
        place.done(&["check"]),
        "527 games were checked.\nNo fault was found.\n"
    );

    // What others have found out about these games.
    let folder = real_games().expect("it was there");
    let expected = fs::read_to_string(folder.join("expected.jsonl")).expect("a file");
    let found = place.found(&[]);
    let mut count = 0;
    for expected in lines(&expected) {
        let name = expected["file"].as_str().expect("a name");
        let game = found.iter().find(|game| {
            let file = game["file"].as_str().expect("a name");
            file.ends_with(name) && game["game"] == expected["game"]
        });
        let game = game.expect("every game is there");
        for field in ["pits", "plies", "kazans", "ended_by", "tuzdyks"] {
            assert_eq!(
                game[field], expected[field],
                "{name} {} {field}",
                expected["game"]
            );
        }
        count += 1;
    }
    assert!(count > 500);
}

#[test]
fn whoever_stops_an_import_keeps_what_was_done() {
    let place = Place::new();
    place.import(GAMES);
    let file = place.write("more.txt", random_games(3, 1));
    let ran = place.games(&["import", &file]).interrupted().run();
    assert_eq!(ran.exit, 130);
    assert_eq!(ran.notices, "Stopped. What was imported so far is kept.\n");
    assert_eq!(place.ids(&[]), [1, 2, 3, 4]);
}

#[test]
fn a_game_that_does_not_exist_is_a_wrong_command_line_with_a_collection_or_without() {
    let place = Place::new();
    let check = || {
        for args in [
            vec!["delete", "9", "--yes"],
            vec!["show", "9"],
            vec!["export", "9"],
        ] {
            let ran = place.run(&args);
            assert_eq!((ran.exit, ran.output.as_str()), (2, ""), "{args:?}");
            assert!(ran.notices.contains("no game 9"), "{}", ran.notices);
        }
        assert_eq!(place.run(&["export"]).exit, 0);
    };
    check();
    place.import(GAMES);
    check();
}

#[test]
fn games_are_deleted_once_somebody_agrees() {
    let place = Place::new();
    place.import(GAMES);
    let ran = place.run(&["delete", "1"]);
    assert_eq!(ran.exit, 2);
    assert!(ran.notices.contains("--yes"), "{}", ran.notices);

    let ran = place.run(&["delete", "9", "--yes"]);
    assert_eq!(ran.exit, 2);
    assert!(ran.notices.contains("no game 9"), "{}", ran.notices);

    let asked = place.games(&["delete", "1-2"]).on_terminal();
    let ran = asked.clone().input("perhaps\nno\n").run();
    assert_eq!(ran.exit, 0);
    assert!(ran.output.contains("Delete 2 games"), "{}", ran.output);
    assert_eq!(place.ids(&[]), [1, 2, 3, 4]);

    let ran = asked.input("yes\n").run();
    assert!(
        ran.output.ends_with("2 games were deleted.\n"),
        "{}",
        ran.output
    );
    assert_eq!(place.ids(&[]), [3, 4]);
    assert_eq!(
        place.done(&["delete", "4", "--yes"]),
        "1 game was deleted.\n"
    );

    // The positions of a deleted game are forgotten.
    let database = rusqlite::Connection::open(place.file()).expect("a database");
    let left: i64 = database
        .query_row(
            "SELECT count(*) FROM positions WHERE game <> 3",
            [],
            |row| row.get(0),
        )
        .expect("a number");
    assert_eq!(left, 0);

    // A number is never given twice.
    place.import(GAMES);
    assert_eq!(place.ids(&[]), [3, 5, 6, 7]);
    assert_eq!(
        place.done(&["check"]),
        "4 games were checked.\nNo fault was found.\n"
    );
}

#[test]
fn a_game_is_shown_move_by_move() {
    let place = Place::new();
    place.import(GAMES);
    let shown = place.done(&["show", "2"]);
    assert!(
        shown.starts_with("White: Bakyt Уулу\nBlack: Dana\n"),
        "{shown}"
    );
    assert!(shown.contains("\n1. 76  "), "{shown}");
    assert!(
        shown.contains("resigned") || shown.contains("resign"),
        "{shown}"
    );
    let both = place.done(&["show", "1", "3"]);
    assert!(
        both.contains("No. 1\n") && both.contains("No. 3\n"),
        "{both}"
    );
    let json = lines(&place.done(&["show", "2", "--format", "json"]));
    assert_eq!(json[0]["pits"], "796817");
    let ran = place.run(&["show", "7"]);
    assert_eq!(ran.exit, 2);
}

#[test]
fn an_empty_collection_says_how_to_fill_it() {
    for command in ["list", "find", "openings", "stats", "check"] {
        let place = Place::new();
        let ran = place.run(&[command]);
        assert_eq!((ran.exit, ran.output.as_str()), (0, ""), "{command}");
        assert!(
            ran.notices.contains("togyz games import"),
            "{}",
            ran.notices
        );
        assert!(!place.file().exists(), "nothing is made by looking");
    }
}
