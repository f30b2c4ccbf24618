//! Games as they are played: typed lines in, sentences out.

use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;

use tempfile::TempDir;

use crate::session::{Ran, Run, at_home, togyz};

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];

/// Two people, so that nothing depends on how well the computer plays.
fn two(lines: &[&str]) -> Run {
    togyz(["play", "--two"]).input(lines.join("\n") + "\n")
}

fn records(home: &TempDir) -> Vec<PathBuf> {
    let folder = home.path().join("togyz/games");
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.expect("a readable folder").path())
        .collect();
    paths.sort();
    paths
}

fn only_record(home: &TempDir) -> String {
    let paths = records(home);
    assert_eq!(paths.len(), 1, "{paths:?}");
    fs::read_to_string(&paths[0]).expect("a readable record")
}

/// The moves of a record, without its tags.
fn moves(record: &str) -> &str {
    let (_, moves) = record.split_once("\n\n").expect("tags and moves");
    moves.trim()
}

#[test]
fn a_transcript_is_the_same_each_time() {
    for language in LANGUAGES {
        let play = || {
            togyz(["play", "--lang", language])
                .input("7\n3\nquit\n")
                .run()
        };
        let first = play();
        assert_eq!(first, play());
        assert_eq!(first.exit, 0);
        assert_eq!(first.notices, "");
        assert!(
            !first.output.contains('\u{1b}'),
            "no escape codes in a pipe"
        );
    }
}

#[test]
fn a_game_of_two_is_told_in_each_language() {
    let lines = [
        "7", "98", "?", "7?", "outcomes", "moves", "score", "last", "pit 3", "opp 8", "tuzdyk",
        "undo", "redo", "redo", "draw", "undo", "resign", "7",
    ];
    for language in LANGUAGES {
        let mut run = two(&lines);
        run = run.env("TOGYZ_LANG", language);
        let ran = run.run();
        assert_eq!(ran.exit, 0);
        assert_eq!(ran.notices, "");
        insta::assert_snapshot!(format!("two_people_{language}"), ran.output);
    }
}

#[test]
fn every_refusal_says_how_to_mend_it_in_each_language() {
    // White’s pits 3 and 8 are empty, and 5 is a tuzdyk.
    let fen = "9S,9S,9S,9S,9S,9S,3S,2S,9S/9S,9S,1,9S,t,4S,9S,1,20S 28 6 S 9";
    let lines = [
        "0",
        "10",
        "-3",
        "3",
        "5",
        "75",
        "13",
        "6x",
        "g1g1",
        "a2h1",
        "76(11)",
        "undp",
        "hnit",
        "xyzzy",
        "level 3",
        "undo x",
        "pit 11",
        "lang xx",
        "narrate",
        "load nothing",
        "redo",
        "undo",
        "claim",
    ];
    for language in LANGUAGES {
        let ran = togyz(["play", "--two", "--style", "text", "--fen", fen])
            .input(lines.join("\n") + "\n")
            .env("TOGYZ_LANG", language)
            .run();
        assert_eq!(ran.exit, 0);
        insta::assert_snapshot!(format!("refusals_{language}"), ran.output);
    }
}

#[test]
fn the_letters_and_the_words_of_the_language_both_work() {
    let english = two(&["7", "undo", "quit"]).env("TOGYZ_LANG", "kk").run();
    let letters = two(&["7", "u", "q"]).env("TOGYZ_LANG", "kk").run();
    let kazakh = two(&["7", "Қайтару", "шығу"]).env("TOGYZ_LANG", "kk").run();
    let without_echo = |ran: &Ran| -> Vec<String> {
        let lines = ran.output.lines().filter(|line| !line.starts_with("> "));
        lines.map(str::to_owned).collect()
    };
    assert!(english.output.contains("1 жүріс қайтарылды."));
    assert_eq!(without_echo(&english), without_echo(&letters));
    assert_eq!(without_echo(&english), without_echo(&kazakh));
}

#[test]
fn the_language_changes_in_the_middle_of_a_game() {
    let ran = two(&["lang kk", "lang ru", "lang ky", "lang en", "quit"]).run();
    for sentence in [
        "Енді бағдарлама тілі — қазақша.",
        "Теперь язык программы — русский.",
        "The language is now English.",
        "Goodbye!",
    ] {
        ran.says(sentence);
    }
}

#[test]
fn a_preview_plays_nothing() {
    let ran = two(&["7?", "moves"]).run();
    ran.says("9 + 1 = 10");
    assert!(!ran.output.contains("sowed"));
}

#[test]
fn undo_takes_back_the_computers_move_too() {
    let ran = togyz(["play", "--style", "text"])
        .input("7\nundo\nscore\n")
        .run();
    ran.says("Took back two moves: yours and the opponent’s.");
    let last = ran.output.lines().rev().nth(1).unwrap();
    assert_eq!(last, "Your kazan holds 0, the opponent’s 0.");
}

#[test]
fn the_computers_first_move_is_not_taken_back() {
    let ran = togyz(["play", "--side", "black", "--style", "text"])
        .input("undo\nquit\n")
        .run();
    ran.says("There is no move to take back.");
    assert_eq!(ran.output.matches("White sowed").count(), 1);
}

#[test]
fn redo_plays_what_was_taken_back() {
    let once = togyz(["play", "--style", "text"]).input("7\nboard\n").run();
    let again = togyz(["play", "--style", "text"])
        .input("7\nundo\nredo\nboard\n")
        .run();
    again.says("Played 2 moves again.");
    let tail = |ran: &Ran| -> Vec<String> {
        ran.output
            .lines()
            .rev()
            .take(4)
            .map(str::to_owned)
            .collect()
    };
    assert_eq!(tail(&once), tail(&again));
}

#[test]
fn a_game_is_kept_after_every_move_and_goes_on() {
    let home = TempDir::new().unwrap();
    let ran = at_home(&["play", "--two"], &["7", "9"], &home).run();
    assert_eq!(ran.exit, 0);
    assert_eq!(moves(&only_record(&home)), "1. 76 98\n*");

    let ran = at_home(&["resume"], &["6", "quit"], &home).run();
    assert_eq!(ran.exit, 0);
    ran.says("The game goes on.");
    assert_eq!(moves(&only_record(&home)), "1. 76 98\n2. 66\n*");
}

#[test]
fn resume_remembers_the_opponent_and_its_level() {
    let home = TempDir::new().unwrap();
    at_home(&["play", "--level", "2", "--side", "black"], &["1"], &home).run();
    let ran = at_home(&["resume"], &["quit"], &home).run();
    ran.says("level 2");
    ran.says("You · Black");
}

#[test]
fn ctrl_c_keeps_the_game() {
    let home = TempDir::new().unwrap();
    at_home(&["play", "--two"], &["7"], &home).run();
    let before = only_record(&home);
    let ran = at_home(&["resume"], &["9"], &home).interrupted().run();
    assert_eq!(ran.exit, 130);
    assert_eq!(only_record(&home), before);
}

#[test]
fn a_finished_game_is_not_resumed() {
    let home = TempDir::new().unwrap();
    at_home(&["play", "--two"], &["7", "resign", "yes"], &home).run();
    assert!(only_record(&home).contains("[Result \"1-0\"]"));
    let ran = at_home(&["resume"], &[], &home).run();
    assert_eq!(ran.exit, 1);
    ran.says("There is no unfinished game.");
}

#[test]
fn a_question_is_asked_until_it_is_answered() {
    let home = TempDir::new().unwrap();
    let ran = at_home(
        &["play", "--two"],
        &["7", "resign", "perhaps", "no", "quit"],
        &home,
    )
    .run();
    ran.says("Please answer yes or no.");
    assert!(only_record(&home).contains("[Result \"*\"]"));
}

#[test]
fn a_pipe_keeps_nothing_unless_it_says_so() {
    let home = TempDir::new().unwrap();
    two(&["7"])
        .env(
            "TOGYZ_DATA_DIR",
            home.path().to_str().expect("a path in UTF-8"),
        )
        .run();
    assert_eq!(records(&home), Vec::<PathBuf>::new());

    let file = home.path().join("lesson.tgn");
    let ran = togyz(["play", "--two", "--record", file.to_str().unwrap()])
        .input("7\n9\n")
        .run();
    assert_eq!(ran.exit, 0);
    let written = fs::read_to_string(&file).unwrap();
    assert_eq!(moves(&written), "1. 76 98\n*");

    let ran = togyz(["play", "--record", file.to_str().unwrap()])
        .input("1\n")
        .run();
    assert_eq!(ran.exit, 1);
    ran.says("nothing was written");
    assert_eq!(fs::read_to_string(&file).unwrap(), written);
}

#[test]
fn a_record_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let home = TempDir::new().unwrap();
    let in_the_way = home.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let file = in_the_way.join("game.tgn");
    let args = ["play", "--two", "--record", file.to_str().unwrap()];
    let ran = togyz(args).input("7\n9\nquit\n").run();
    ran.says("cannot be written");
    ran.says("Black sowed");
    ran.says("The last moves of this game are not saved.");
    assert_eq!(ran.exit, 1);
    assert_eq!(ran.notices.matches("cannot be written").count(), 1);
}

#[test]
fn a_game_is_saved_under_a_name_and_loaded() {
    let home = TempDir::new().unwrap();
    let play = |lines: &[&str]| {
        two(lines)
            .env(
                "TOGYZ_DATA_DIR",
                home.path().to_str().expect("a path in UTF-8"),
            )
            .run()
    };
    play(&["7", "save lesson"]);
    let ran = play(&["load", "load lesson", "9", "last", "save lesson"]);
    ran.says("Saved games: lesson");
    ran.says("Black sowed");
    ran.says("exists already; nothing was written");
    assert_eq!(moves(&only_record(&home)), "1. 76\n*");
}

#[test]
fn a_save_of_a_newer_program_is_left_alone() {
    let home = TempDir::new().unwrap();
    at_home(&["play", "--two"], &["7"], &home).run();
    let path = records(&home).remove(0);
    let newer = only_record(&home).replace("[TogyzSave \"1\"]", "[TogyzSave \"2\"]");
    fs::write(&path, &newer).unwrap();
    let ran = at_home(&["resume", path.to_str().unwrap()], &["9"], &home).run();
    assert_eq!(ran.exit, 3);
    ran.says("was written by a newer version of togyz");
    assert_eq!(only_record(&home), newer);
}

#[test]
fn a_record_changed_by_hand_is_refused_with_the_move_named() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("changed.tgn");
    fs::write(&file, "1. 76 98\n2. 61\n").unwrap();
    let ran = at_home(&["resume", file.to_str().unwrap()], &[], &home).run();
    assert_eq!(ran.exit, 3);
    ran.says("line 2, move 2 (White)");
    assert_eq!(fs::read_to_string(&file).unwrap(), "1. 76 98\n2. 61\n");
}

#[test]
fn a_file_that_is_no_save_is_left_as_it_is() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("tournament.txt");
    let text = "[White \"A\"]\n\n1. 76(10) $2 98\n";
    fs::write(&file, text).unwrap();
    let ran = at_home(&["resume", file.to_str().unwrap()], &["1", "quit"], &home).run();
    assert_eq!(ran.exit, 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    assert_eq!(moves(&only_record(&home)), "1. 76 98\n2. 11\n*");

    let load = format!("load {}", file.display());
    at_home(&["play", "--two"], &[&load, "1", "quit"], &home).run();
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_file_of_many_games_is_no_game_to_go_on_with() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("many.txt");
    fs::write(&file, "1. 76 98 1-0\n1. 76 76 *\n").unwrap();
    let ran = at_home(&["resume", file.to_str().unwrap()], &["1"], &home).run();
    assert_eq!(ran.exit, 3);
    ran.says("holds 2 games");
}

#[test]
fn a_finished_record_is_not_gone_on_with() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("over.txt");
    fs::write(&file, "1. 76 98 1-0\n").unwrap();
    let ran = at_home(&["resume", file.to_str().unwrap()], &["1"], &home).run();
    assert_eq!(ran.exit, 1);
    ran.says("is over");
}

#[test]
fn a_damaged_save_is_named_and_left_alone() {
    let home = TempDir::new().unwrap();
    at_home(&["play", "--level", "1"], &["7", "quit"], &home).run();
    let path = records(&home).remove(0);
    let whole = only_record(&home);
    let cut = whole.trim_end().trim_end_matches('*');
    for (damaged, reason) in [
        (cut.to_owned(), "breaks off"),
        (
            "[White \"?\"]\n[Black \"togyz\"]\n".to_owned(),
            "is damaged",
        ),
        (whole.replace("\"white\"", "\"zzz\""), "is damaged"),
        (
            whole.replace("[Level \"1\"]", "[Level \"99\"]"),
            "is damaged",
        ),
    ] {
        fs::write(&path, &damaged).unwrap();
        let ran = at_home(&["resume"], &["1"], &home).run();
        assert_eq!(ran.exit, 3);
        ran.says(reason);
        ran.says("There is no unfinished game.");
        assert_eq!(only_record(&home), damaged);
    }
}

#[test]
fn two_sessions_of_one_game_lose_nothing() {
    let theirs = |before: &str| before.replace("1. 76\n", "1. 76 98\n").into_bytes();
    // What somebody else writes need not even be text.
    let no_text = |_: &str| vec![0xff, 0xfe, b'7'];
    for theirs in [theirs, no_text] as [fn(&str) -> Vec<u8>; 2] {
        let home = TempDir::new().unwrap();
        at_home(&["play", "--two"], &["7"], &home).run();
        let path = records(&home).remove(0);
        // The other session saves while this one is asked for a move.
        let theirs = theirs(&only_record(&home));
        let input = ChangesFile {
            path: path.clone(),
            bytes: theirs.clone(),
            lines: b"1\nquit\n",
        };
        let ran = at_home(&["resume"], &[], &home).run_reading(input);
        assert_eq!(ran.exit, 0);
        ran.says("Somebody else has changed the saved game.");
        assert_eq!(fs::read(&path).unwrap(), theirs);
        let other = records(&home).into_iter().find(|other| *other != path);
        let ours = fs::read_to_string(other.unwrap()).unwrap();
        assert_eq!(moves(&ours), "1. 76 11\n*");
    }
}

/// An input that writes to a file before it is read.
struct ChangesFile {
    path: PathBuf,
    bytes: Vec<u8>,
    lines: &'static [u8],
}

impl Read for ChangesFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if !self.bytes.is_empty() {
            fs::write(&self.path, std::mem::take(&mut self.bytes))?;
        }
        self.lines.read(buffer)
    }
}

#[test]
fn a_name_of_a_game_is_no_path() {
    let home = TempDir::new().unwrap();
    let ran = two(&["7", "save ../escaped", "save ..", "save a\u{7}b"])
        .env("TOGYZ_DATA_DIR", home.path().to_str().unwrap())
        .run();
    assert_eq!(
        ran.output.matches("cannot be the name of a game").count(),
        3
    );
    assert_eq!(records(&home), Vec::<PathBuf>::new());
    assert!(!home.path().join("togyz/escaped.tgn").exists());
}

#[test]
fn an_unreadable_folder_of_games_is_named() {
    let home = TempDir::new().unwrap();
    fs::create_dir(home.path().join("togyz")).unwrap();
    fs::write(home.path().join("togyz/games"), "not a folder").unwrap();
    let ran = at_home(&["resume"], &[], &home).run();
    assert_eq!(ran.exit, 1);
    ran.says("could not be read");
}

#[test]
fn the_end_of_the_input_ends_the_game_quietly() {
    let ran = togyz(["play", "--two"]).input("7\n9").run();
    assert_eq!(ran.exit, 0);
    ran.says("Black sowed");
    ran.says("Goodbye!");
}

#[test]
fn whatever_is_typed_the_game_goes_on() {
    let mut input = b"\xff\xfe\x00\x1b[2J\n".to_vec();
    input.extend("7".repeat(100_000).bytes());
    input
        .extend(b"\n\n\n   \n?\n??\n7??\nundo 99999999999999999999\nsave\nload /\npit\n7\nscore\n");
    let ran = togyz(["play", "--two"]).input(input).run();
    assert_eq!(ran.exit, 0);
    ran.says("Score: White 10, Black 0.");
    assert!(!ran.output.contains('\u{1b}'));
}

#[test]
fn the_extra_move_passes_the_starved_player_over() {
    let args = [
        "play",
        "--two",
        "--style",
        "text",
        "--rules",
        "extra-move",
        "--fen",
    ];
    let fen = "1S,1,t,6/t,7,24S 61 76 S 60";
    let ran = togyz(args.into_iter().chain([fen])).input("moves\n").run();
    assert_eq!(ran.exit, 0);
    ran.says("You can play: 9.");
}

#[test]
fn a_position_that_makes_no_sense_is_refused() {
    let fen = "9S,9S,9S,9S,9S,9S,9S,9S,9S/8S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
    let ran = togyz(["play", "--fen", fen]).run();
    assert_eq!(ran.exit, 3);
    ran.says("161 stones instead of 162");
}

#[test]
fn the_menu_leads_to_a_game_and_knows_the_unfinished_one() {
    let home = TempDir::new().unwrap();
    let ran = at_home(&[], &["9", "3", "7", "quit"], &home).run();
    assert_eq!(ran.exit, 0);
    ran.says("There is no item “9”.");
    assert_eq!(moves(&only_record(&home)), "1. 76\n*");

    // Enter alone goes on with it.
    let ran = at_home(&[], &["", "9", "quit"], &home).run();
    ran.says("Go on with your game");
    assert_eq!(moves(&only_record(&home)), "1. 76 98\n*");
}

#[test]
fn a_smaller_game_is_played_by_its_own_rules() {
    let ran = togyz(["play", "--two", "--rules", "bestemshe", "--style", "text"])
        .input("6\n5\n1\n")
        .run();
    ran.says("Pits are numbered 1 to 5, from your left.");
    ran.says("White sowed 5 stones from pit 5.");
}

#[test]
fn pits_have_names_if_one_likes() {
    let ran = togyz(["play", "--two", "--style", "text"])
        .env("TOGYZ_PIT_NAMES", "traditional")
        .input("pit 7\nopp 1\nmoves\n1\nlang ky\npit 7\n")
        .run();
    assert_eq!((ran.exit, ran.notices.as_str()), (0, ""));
    for line in [
        "Its traditional name is Qandyqaqpan.",
        "Its traditional name is Art.",
        "Салттуу аты — Эки тишти.",
    ] {
        assert!(ran.output.contains(line), "{line}: {}", ran.output);
    }
    // With the first board, and with the moves; then in the other language.
    let told = |legend| ran.output.matches(legend).count();
    assert_eq!(told("Traditional names of the pits: "), 2);
    assert_eq!(told("Отоолордун салттуу аттары: "), 1);
}
