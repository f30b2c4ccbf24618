//! The file of the collection: versions, damage, crashes, several processes.

use std::fs;
use std::process::{Child, Command, Stdio};

use rusqlite::Connection;

use super::{GAMES, Place, random_games};

/// A collection as the first version wrote it.
const VERSION_1: &str = "
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        file TEXT NOT NULL,
        number INTEGER NOT NULL,
        line INTEGER NOT NULL,
        imported TEXT NOT NULL,
        rules TEXT NOT NULL,
        variant TEXT NOT NULL,
        start TEXT,
        moves TEXT NOT NULL,
        tags TEXT NOT NULL,
        comments TEXT NOT NULL,
        declared TEXT,
        plies INTEGER NOT NULL,
        result TEXT,
        ended_by TEXT,
        date TEXT,
        players TEXT NOT NULL,
        white_kazan INTEGER NOT NULL,
        black_kazan INTEGER NOT NULL,
        white_tuzdyk INTEGER,
        white_tuzdyk_ply INTEGER,
        black_tuzdyk INTEGER,
        black_tuzdyk_ply INTEGER
    ) STRICT;
    CREATE INDEX games_by_moves ON games (moves);
    INSERT INTO games VALUES (
        3, 'togyzkumalak||79|1-0||a' || char(10) || 'b', 'old.txt', 1, 1, '2025-01-02 03:04:05',
        'standard', 'togyzkumalak', NULL, '79', '[[\"White\",\"A\"],[\"Black\",\"B\"]]', '[]',
        '1-0', 2, '1-0', NULL, NULL, 'a' || char(10) || 'b', 10, 0, NULL, NULL, NULL, NULL
    );
    PRAGMA application_id = 1953458041;
    PRAGMA user_version = 1;
";

#[test]
fn an_older_collection_is_brought_up_to_date() {
    let place = Place::new();
    fs::create_dir_all(place.path("togyz")).expect("a folder");
    let old = Connection::open(place.file()).expect("a database");
    old.execute_batch(VERSION_1).expect("tables");
    drop(old);
    assert_eq!(
        place.done(&["check"]),
        "1 game was checked.\nNo fault was found.\n"
    );
    let position = "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1";
    assert_eq!(place.ids(&["--position", position]), [3]);
    place.import(GAMES);
    assert_eq!(place.ids(&[]), [3, 4, 5, 6, 7]);
}

#[test]
fn a_newer_collection_is_refused_and_left_alone() {
    let place = Place::new();
    place.import(GAMES);
    let newer = Connection::open(place.file()).expect("a database");
    newer
        .execute_batch("PRAGMA user_version = 99;")
        .expect("a version");
    drop(newer);
    check_refused(&place, 3, "newer version");
}

#[test]
fn the_database_of_another_program_is_refused_and_left_alone() {
    let place = Place::new();
    fs::create_dir_all(place.path("togyz")).expect("a folder");
    let foreign = Connection::open(place.file()).expect("a database");
    foreign
        .execute_batch("CREATE TABLE games (name TEXT);")
        .expect("a table");
    drop(foreign);
    check_refused(&place, 3, "not a collection of games");
}

#[test]
fn what_is_no_database_is_refused_and_left_alone() {
    let place = Place::new();
    fs::create_dir_all(place.path("togyz")).expect("a folder");
    fs::write(place.file(), "My diary. ".repeat(1000)).expect("a file");
    check_refused(&place, 3, "is damaged");
}

/// Every command refuses with `sentence`, and not a byte changes.
#[track_caller]
fn check_refused(place: &Place, exit: u8, sentence: &str) {
    let file = place.write("games.txt", GAMES);
    let before = fs::read(place.file()).expect("a file");
    for args in [
        vec!["list"],
        vec!["find", "--player", "a"],
        vec!["show", "1"],
        vec!["export"],
        vec!["openings"],
        vec!["stats"],
        vec!["check"],
        vec!["delete", "1", "--yes"],
        vec!["import", &file],
    ] {
        let ran = place.run(&args);
        assert_eq!(ran.exit, exit, "{args:?} {}", ran.notices);
        assert!(ran.notices.contains(sentence), "{args:?} {}", ran.notices);
        assert_eq!(fs::read(place.file()).expect("a file"), before, "{args:?}");
    }
}

#[test]
fn a_damaged_collection_ends_in_a_sentence() {
    let whole = {
        let place = Place::new();
        place.import(&random_games(60, 2));
        fs::read(place.file()).expect("a file")
    };
    let mut files: Vec<Vec<u8>> = Vec::new();
    for page in 0..whole.len() / 4096 {
        let mut damaged = whole.clone();
        damaged[page * 4096..][..4096].fill(0xa5);
        files.push(damaged);
    }
    files.push(whole[..whole.len() / 2].to_vec());
    files.push(whole[..5000].to_vec());
    files.push(whole[..50].to_vec());
    files.truncate(60);
    for (number, damaged) in files.iter().enumerate() {
        let place = Place::new();
        fs::create_dir_all(place.path("togyz")).expect("a folder");
        fs::write(place.file(), damaged).expect("a file");
        let checked = place.run(&["check"]);
        assert_eq!(checked.exit, 3, "{number} {}", checked.notices);
        let file = place.write("games.txt", GAMES);
        for args in [
            vec!["list"],
            vec!["find", "--tuzdyk", "3"],
            vec!["stats"],
            vec!["import", &file],
            vec!["delete", "1", "--yes"],
        ] {
            let ran = place.run(&args);
            let is_said = ran.exit == 0 || !ran.notices.is_empty();
            assert!(is_said, "{number} {args:?} {}", ran.exit);
        }
    }
}

/// The real program, importing `file` into the collection of `place`.
fn spawn(place: &Place, file: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_togyz"))
        .args(["games", "import", file])
        .env("TOGYZ_DATA_DIR", place.path(""))
        .env("LANG", "en_US.UTF-8")
        .stdout(Stdio::null())
        .stderr(Stdio::inherit())
        .spawn()
        .expect("the program")
}

#[test]
fn two_processes_can_import_at_once() {
    let place = Place::new();
    let files = [1, 2].map(|seed| place.write(&format!("{seed}.txt"), random_games(1500, seed)));
    let children = files.each_ref().map(|file| spawn(&place, file));
    for mut child in children {
        assert!(child.wait().expect("it runs").success());
    }
    assert_eq!(count(&place), 3000);
    assert_eq!(
        place.done(&["check"]),
        "3000 games were checked.\nNo fault was found.\n"
    );
}

#[test]
fn two_processes_that_import_the_same_take_it_in_once() {
    let place = Place::new();
    let file = place.write("games.txt", random_games(1200, 4));
    let children = [(); 2].map(|()| spawn(&place, &file));
    for mut child in children {
        assert!(child.wait().expect("it runs").success());
    }
    assert_eq!(count(&place), 1200);
}

#[test]
fn a_process_that_is_killed_loses_nothing_that_was_there() {
    let place = Place::new();
    place.import(GAMES);
    let games = random_games(4000, 9);
    let file = place.write("many.txt", &games);
    let mut child = spawn(&place, &file);
    // In the midst of the second batch.
    while count(&place) == 4 && child.try_wait().expect("it runs").is_none() {
        std::thread::yield_now();
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    let left = count(&place);
    assert_eq!((left - 4) % 1000, 0, "whole batches: {left}");
    assert!(left >= 4);
    let told = format!("{left} games were checked.\nNo fault was found.\n");
    assert_eq!(place.done(&["check"]), told);
    assert_eq!(place.ids(&["--player", "ұлан"]), [3]);

    // The rest can be taken in afterwards.
    place.done(&["import", &file]);
    assert_eq!(count(&place), 4004);
}

fn count(place: &Place) -> i64 {
    let database = Connection::open(place.file()).expect("a database");
    database
        .busy_timeout(std::time::Duration::from_secs(30))
        .expect("a timeout");
    database
        .query_row("SELECT count(*) FROM games", [], |row| row.get(0))
        .expect("a number")
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let ran = crate::session::togyz(["games", "import", "-"])
        .input(GAMES)
        .env("TOGYZ_DATA_DIR", "/proc/nonexistent")
        .run();
    assert_eq!(ran.exit, 1);
    assert!(ran.notices.contains("games.db"), "{}", ran.notices);
}
