//! `togyz puzzle`: sessions, what is kept, and pages to print.

use std::fmt::Write;
use std::fs;

use tempfile::TempDir;
use togyz_ai::puzzle::{Proof, Puzzle, Theme, puzzles};
use togyz_ai::{Engine, Level};
use togyz_core::notation::{Notation, Record};
use togyz_core::{Game, Move, Rules, Take};

use crate::session::{Ran, Run, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// The number of the first puzzle that is as wanted, and the puzzle.
fn first(is_wanted: impl Fn(&Puzzle) -> bool) -> (String, &'static Puzzle) {
    let found = puzzles().iter().position(is_wanted);
    let index = found.expect("such a puzzle");
    ((index + 1).to_string(), &puzzles()[index])
}

/// A puzzle of one move that the search proves.
fn single() -> (String, &'static Puzzle) {
    first(|puzzle| puzzle.line.len() == 1 && puzzle.proof == Proof::Search)
}

/// The pits that the person has to play.
fn answers(puzzle: &Puzzle) -> Vec<String> {
    let own = puzzle.line.iter().step_by(2);
    own.map(|mv| mv.0.to_string()).collect()
}

/// A move that is legal and wrong.
fn wrong(puzzle: &Puzzle) -> Move {
    let mut moves = puzzle.position.legal_moves().iter();
    moves
        .find(|mv| puzzle.line.first() != Some(mv))
        .expect("another move")
}

/// A run of a person with a folder for what is kept.
fn person(folder: &TempDir, args: &[&str], input: &str) -> Run {
    let folder = folder.path().to_str().expect("a path in UTF-8");
    togyz(args.iter().copied())
        .on_terminal()
        .input(input)
        .env("TOGYZ_DATA_DIR", folder)
}

#[test]
fn a_puzzle_of_several_moves_is_solved_with_help() {
    let (number, puzzle) = first(|puzzle| {
        let takes = puzzle.line.first().and_then(|mv| puzzle.position.take(*mv));
        puzzle.line.len() == 3 && matches!(takes, Some(Take::Capture { .. }))
    });
    let answers = answers(puzzle);
    let wrong = wrong(puzzle).0;
    let input = format!(
        "help\nhint\n{wrong}\n{}\nboard\n0\nxyz\nhint\n{}\n",
        answers[0], answers[1]
    );
    for language in LANGUAGES {
        let ran = togyz(["puzzle", &number, "--lang", language])
            .input(input.as_str())
            .run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        insta::assert_snapshot!(format!("puzzle_{language}"), ran.output);
    }
}

#[test]
fn a_puzzle_is_told_in_sentences_and_can_be_skipped() {
    let (number, puzzle) = single();
    let input = format!("{}\nskip\n", wrong(puzzle).0);
    for language in LANGUAGES {
        let ran = togyz(["puzzle", &number, "--style", "text", "--lang", language])
            .input(input.as_str())
            .run();
        assert_eq!((ran.exit, ran.notices.as_str()), (5, ""));
        insta::assert_snapshot!(format!("puzzle_spoken_{language}"), ran.output);
    }
}

#[test]
fn after_three_wrong_answers_the_solution_is_told() {
    let (number, puzzle) = single();
    let input = format!("{}\n", wrong(puzzle).0).repeat(3);
    let ran = togyz(["puzzle", &number]).input(input).run();
    assert_eq!(ran.exit, 5);
    assert!(ran.output.contains("Solution: "), "{}", ran.output);
}

#[test]
fn whoever_asks_for_the_answer_or_leaves_has_not_solved_it() {
    let (number, puzzle) = single();
    for input in ["answer\n", "quit\n", ""] {
        let ran = togyz(["puzzle", &number]).input(input).run();
        assert_eq!(ran.exit, 5, "{input}");
        let is_told = ran.output.contains("Solution: ");
        assert_eq!(is_told, input == "answer\n");
    }
    let ran = togyz(["puzzle", &number])
        .input(answers(puzzle).join("\n"))
        .run();
    assert_eq!(ran.exit, 0, "{}", ran.output);
}

#[test]
fn every_solution_of_the_collection_is_accepted() {
    for (number, puzzle) in (1..).zip(puzzles()).step_by(40) {
        let number: usize = number;
        let ran = togyz(["puzzle", &number.to_string(), "--narration", "brief"])
            .input(answers(puzzle).join("\n"))
            .run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""), "{puzzle}");
    }
}

#[test]
fn what_is_said_of_a_wrong_move_does_not_give_the_right_one_away() {
    for (number, puzzle) in (1..).zip(puzzles()).step_by(60) {
        let number: usize = number;
        let ran = togyz(["puzzle", &number.to_string(), "--style", "text"])
            .input(format!("{}\n", wrong(puzzle).0))
            .run();
        assert_eq!(ran.exit, 5);
        assert!(!ran.output.contains("misses"), "{}", ran.output);
    }
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_everybody() {
    let daily = |days, language: &str| {
        let ran = togyz(["puzzle", "--daily", "--style", "text", "--lang", language])
            .later(days)
            .input("skip\n")
            .run();
        assert_eq!((ran.exit, ran.notices.as_str()), (5, ""));
        ran.output
    };
    for language in LANGUAGES {
        insta::assert_snapshot!(format!("puzzle_daily_{language}"), daily(0, language));
    }
    let heading = |output: &str| output.lines().nth(1).map(str::to_owned);
    let headings: Vec<_> = (0..30).map(|days| heading(&daily(days, "en"))).collect();
    for (day, one) in headings.iter().enumerate() {
        assert!(!headings[..day].contains(one), "{one:?}");
    }
    assert_eq!(daily(7, "en"), daily(7, "en"));
}

/// A saved game of a person, played by level 1, against level 8.
fn save_a_game(folder: &TempDir) {
    let mut game = Game::new(Rules::default());
    let mut engine = Engine::new(1);
    while game.ending().is_none() && game.ply() < 24 {
        let level = if game.ply().is_multiple_of(2) { 1 } else { 8 };
        let level = Level::new(level).expect("a level");
        let choice = engine.choose(&game, level, 5).expect("a move");
        game.play(choice.mv).expect("a legal move");
    }
    let mut record = Record::new(game);
    for (tag, value) in [
        ("TogyzSave", "1"),
        ("Human", "white"),
        ("Level", "8"),
        ("Seed", "5"),
    ] {
        record.tags.set(tag, value);
    }
    let games = folder.path().join("togyz/games");
    fs::create_dir_all(&games).expect("a folder");
    let text = record.to_text(Notation::Tgk);
    fs::write(games.join("2026-01-01-120000.tgn"), text).expect("a file");
}

#[test]
fn mistakes_in_own_games_become_puzzles() {
    let folder = tempfile::tempdir().expect("a folder");
    save_a_game(&folder);
    let path = folder.path().to_str().expect("UTF-8");
    let mine = |language: &str| -> Ran {
        togyz(["puzzle", "--mine", "--lang", language])
            .env("TOGYZ_DATA_DIR", path)
            .input("hint\nanswer\n")
            .run()
    };
    for language in LANGUAGES {
        let ran = mine(language);
        assert_eq!((ran.exit, ran.notices.as_str()), (5, ""));
        insta::assert_snapshot!(format!("puzzle_mine_{language}"), ran.output);
    }
    let list = togyz(["puzzle", "--mine", "--list"])
        .env("TOGYZ_DATA_DIR", path)
        .run();
    assert_eq!(list.exit, 0);
    assert!(list.output.lines().count() >= 2, "{}", list.output);
    assert!(
        list.output
            .lines()
            .all(|line| line.contains("2026-01-01-120000"))
    );

    // What was found is kept, and found again where the file is damaged.
    let kept = folder.path().join("togyz/puzzles-mine.json");
    let text = fs::read_to_string(&kept).expect("a file");
    fs::write(&kept, "{").expect("a file");
    assert_eq!(mine("en").exit, 5);
    assert_eq!(fs::read_to_string(&kept).expect("a file"), text);
}

#[test]
fn without_own_games_nothing_is_asked() {
    let ran = togyz(["puzzle", "--mine"]).run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    assert!(ran.output.contains("In your games"), "{}", ran.output);
}

#[test]
fn a_puzzle_solved_at_once_comes_again_after_three_days_and_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let (number, puzzle) = single();
    let input = answers(puzzle).join("\n") + "\n";
    let ran = person(&folder, &["puzzle", &number], &input).run();
    assert_eq!(ran.exit, 0);
    assert!(ran.output.contains("again on 2026-01-05"), "{}", ran.output);

    let heading = format!("Puzzle {number} ");
    let next = |days, input: &str| person(&folder, &["puzzle"], input).later(days).run();
    assert!(!next(2, "q\n").output.contains(&heading));
    let due = next(3, &format!("{input}q\n"));
    assert!(due.output.contains("to repeat today: 1"), "{}", due.output);
    assert!(due.output.contains(&heading), "{}", due.output);
    assert!(due.output.contains("again on 2026-01-12"), "{}", due.output);
}

#[test]
fn a_puzzle_solved_with_help_comes_again_tomorrow() {
    let folder = tempfile::tempdir().expect("a folder");
    let (number, puzzle) = single();
    let input = format!("hint\n{}\n", answers(puzzle).join("\n"));
    let ran = person(&folder, &["puzzle", &number], &input).run();
    assert_eq!(ran.exit, 0);
    assert!(ran.output.contains("again on 2026-01-03"), "{}", ran.output);
    let skipped = person(&folder, &["puzzle", &number], "skip\n").later(1);
    let skipped = skipped.run();
    assert_eq!(skipped.exit, 5);
    assert!(skipped.output.contains("again on 2026-01-04"));
}

#[test]
fn new_puzzles_get_harder_where_they_are_solved() {
    let folder = tempfile::tempdir().expect("a folder");
    for (number, puzzle) in (1..).zip(puzzles()).take(3) {
        let number: usize = number;
        let input = answers(puzzle).join("\n") + "\n";
        let ran = person(&folder, &["puzzle", &number.to_string()], &input).run();
        assert_eq!(ran.exit, 0, "{}", ran.output);
    }
    let ran = person(&folder, &["puzzle", "--seed", "1"], "q\n").run();
    assert!(ran.output.contains("· level 2 ·"), "{}", ran.output);
    let list = person(&folder, &["puzzle", "--list"], "").run();
    let solved = list.output.lines().filter(|line| line.ends_with("solved"));
    assert_eq!(solved.count(), 3);
}

#[test]
fn a_damaged_file_is_kept_aside_and_a_newer_one_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("togyz/puzzles.json");
    fs::create_dir_all(file.with_file_name("")).expect("a folder");
    let (number, puzzle) = single();
    let input = answers(puzzle).join("\n") + "\n";
    for damaged in ["{", "[]", "{\"version\": 1}"] {
        fs::write(&file, damaged).expect("a file");
        let ran = person(&folder, &["puzzle", &number], &input).run();
        assert_eq!(ran.exit, 0);
        assert!(ran.notices.contains("cannot be read"), "{}", ran.notices);
        let text = fs::read_to_string(&file).expect("a file");
        assert!(text.contains("\"due\": \"2026-01-05\""), "{text}");
    }
    for (copy, damaged) in [
        ("puzzles-2.json", "{"),
        ("puzzles-4.json", "{\"version\": 1}"),
    ] {
        let text = fs::read_to_string(file.with_file_name(copy));
        assert_eq!(text.expect("a file"), damaged);
    }
    let newer = "{\"version\": 2}";
    fs::write(&file, newer).expect("a file");
    let ran = person(&folder, &["puzzle", &number], &input).run();
    assert_eq!(ran.exit, 0);
    assert!(ran.notices.contains("newer version"), "{}", ran.notices);
    assert!(!ran.output.contains("again on"), "{}", ran.output);
    assert_eq!(fs::read_to_string(&file).expect("a file"), newer);
}

#[test]
fn where_nothing_can_be_kept_that_is_told_once() {
    let folder = tempfile::tempdir().expect("a folder");
    // A file where the folder would be.
    fs::write(folder.path().join("togyz"), "").expect("a file");
    let ran = person(&folder, &["puzzle", "--count", "2"], "skip\n\nskip\n").run();
    assert_eq!(ran.exit, 5);
    assert_eq!(
        ran.notices.matches("not kept").count(),
        1,
        "{}",
        ran.notices
    );
    assert!(ran.output.contains("Solved: 0 of 2"), "{}", ran.output);
    assert!(!ran.output.contains("again on"), "{}", ran.output);
}

#[test]
fn puzzles_are_chosen_by_theme_level_and_seed() {
    for theme in Theme::ALL {
        let ran = togyz(["puzzle", "--list", "--topic", theme.key()]).run();
        let wanted = puzzles()
            .iter()
            .filter(|puzzle| puzzle.themes.contains(&theme));
        assert_eq!((ran.exit, ran.output.lines().count()), (0, wanted.count()));
    }
    let ran = togyz([
        "puzzle",
        "--list",
        "--topic",
        "взятие",
        "--lang",
        "ru",
        "--level",
        "5",
    ])
    .run();
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    assert!(ran.output.lines().all(|line| line.contains("уровень 5")));
    let chosen = |seed: &str| {
        togyz(["puzzle", "--seed", seed, "--level", "4", "--count", "3"])
            .input("skip\n".repeat(3))
            .run()
    };
    assert_eq!(chosen("1"), chosen("1"));
    assert_ne!(chosen("1"), chosen("2"));
}

#[test]
fn refusals_name_the_cure() {
    let mut refusals = String::new();
    for args in [
        vec!["0"],
        vec!["99999"],
        vec!["x"],
        vec!["--topic", "captur"],
        vec!["--level", "10"],
        vec!["7", "--daily"],
        vec!["--daily", "--mine"],
        vec!["--list", "--format", "html"],
    ] {
        let line = [vec!["puzzle"], args].concat();
        let ran = togyz(line.iter().copied()).run();
        assert_eq!((ran.exit, ran.output.as_str()), (2, ""), "{line:?}");
        writeln!(refusals, "{}\n{}", line.join(" "), ran.notices).expect("a string");
    }
    let shown = refusals.replace(&puzzles().len().to_string(), "COUNT");
    insta::assert_snapshot!("puzzle_refusals", shown);
}

#[test]
fn ctrl_c_ends_it_and_keeps_what_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let ran = person(&folder, &["puzzle"], "").interrupted().run();
    assert_eq!(ran.exit, 130);
}

#[test]
fn a_handout_has_the_answers_on_a_sheet_of_their_own() {
    let args = ["puzzle", "--count", "3", "--level", "3", "--format"];
    let page = |format: &str, language: &str| {
        let args = args.iter().copied().chain([format, "--lang", language]);
        let ran = togyz(args).run();
        assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
        ran.output
    };
    for language in LANGUAGES {
        insta::assert_snapshot!(
            format!("puzzle_handout_{language}"),
            page("markdown", language)
        );
    }
    let html = page("html", "kk");
    assert_eq!(html.matches("<svg").count(), 3);
    assert!(html.find("Шешімі").expect("answers") > html.rfind("<svg").expect("boards"));

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("page.html");
    let path = file.to_str().expect("UTF-8");
    let ran = togyz(["puzzle", "--daily", "--output", path]).run();
    assert_eq!((ran.exit, ran.output.as_str()), (0, ""));
    let text = fs::read_to_string(file).expect("a file");
    assert!(text.starts_with("<!DOCTYPE html>"));
}

/// Input of a person who lets something else happen before typing.
struct Meanwhile<F: FnMut()>(Option<F>, std::io::Cursor<String>);

impl<F: FnMut()> std::io::Read for Meanwhile<F> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if let Some(mut happen) = self.0.take() {
            happen();
        }
        self.1.read(buffer)
    }
}

#[test]
fn what_two_programs_at_once_have_seen_solved_is_kept_of_both() {
    let home = std::sync::Arc::new(tempfile::tempdir().expect("a folder"));
    let (one, two) = (&puzzles()[0], &puzzles()[1]);
    let answer = |puzzle: &Puzzle| answers(puzzle).join("\n") + "\n";
    let other = std::sync::Arc::clone(&home);
    let typed = answer(two);
    let meanwhile = move || {
        let ran = person(&other, &["puzzle", "2"], &typed).run();
        assert_eq!(ran.exit, 0, "{}", ran.output);
    };
    let input = Meanwhile(Some(meanwhile), std::io::Cursor::new(answer(one)));
    let ran = person(&home, &["puzzle", "1"], "").run_reading(input);
    assert_eq!(ran.exit, 0, "{}", ran.output);
    let file = home.path().join("togyz/puzzles.json");
    let kept = fs::read_to_string(file).expect("a file");
    for puzzle in [one, two] {
        let key = togyz_ai::puzzle::key(&puzzle.position);
        assert!(kept.contains(&key), "{key} is missing in {kept}");
    }
}
