//! Clocks, odds, confirmed moves, other programs, and games kept in a record of
//! one's own.

use std::fs;
use std::time::Duration;

use tempfile::TempDir;

use crate::session::{at_home, togyz};

fn home() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn kept(home: &TempDir) -> String {
    let folder = home.path().join("togyz/games");
    let mut files = fs::read_dir(folder).expect("a folder of games");
    let file = files.next().expect("a game").expect("a file").path();
    in_one_line(&fs::read_to_string(file).expect("a record"))
}

fn in_one_line(record: &str) -> String {
    record.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_weaker_player_begins_with_stones_of_the_other_row() {
    let ran = togyz(["play", "--odds", "12", "--style", "text", "--seed", "1"])
        .input("quit\n")
        .run();
    assert_eq!(ran.exit, 0);
    ran.says("Your kazan holds 12, the opponent’s 0.");
    ran.says("7, 7, 7, 8, 8, 8, 8, 8, 8");
    let ran = togyz(["play", "--odds", "12", "--side", "black", "--style", "text"])
        .input("quit\n")
        .run();
    // The computer has moved first, with a row of 69 stones.
    ran.says("Your kazan holds 12,");
}

#[test]
fn a_new_game_has_the_same_odds() {
    let ran = togyz(["play", "--two", "--odds", "9", "--style", "text"])
        .input("1\nnew\nscore\n")
        .run();
    let (_, after) = ran.output.split_once("> new").expect("a new game");
    assert!(after.contains("8, 8, 8, 8, 8, 8, 8, 8, 8."), "{after}");
}

#[test]
fn odds_leave_a_game() {
    let ran = togyz(["play", "--odds", "13", "--rules", "bestemshe"]).run();
    assert_eq!(ran.exit, 2);
    ran.says("12");
    let ran = togyz(["play", "--odds", "41"]).run();
    assert_eq!(ran.exit, 2);
    let ran = togyz(["play", "--odds", "12", "--rules", "bestemshe"])
        .input("quit\n")
        .run();
    assert_eq!(ran.exit, 0);
}

#[test]
fn confirmed_moves_are_shown_and_asked_about() {
    let home = home();
    let args = ["play", "--two", "--confirm"];
    let ran = at_home(&args, &["7", "n", "2", "y", "quit"], &home).run();
    ran.says("Play 76? [y/n]");
    ran.says("Play 21? [y/n]");
    assert!(kept(&home).contains("1. 21 *"), "{}", kept(&home));
}

#[test]
fn a_transcript_is_not_asked() {
    let ran = togyz(["play", "--two", "--confirm"])
        .input("7\nquit\n")
        .run();
    ran.keeps_silent("[y/n]");
    ran.says("76");
}

#[test]
fn who_has_no_time_left_loses() {
    let home = home();
    let args = ["play", "--two", "--clock", "1"];
    let ran = at_home(&args, &["7", "7", "7"], &home)
        .ticking(Duration::from_secs(15))
        .run();
    let record = kept(&home);
    assert!(record.contains("[Termination \"time\"]"), "{record}");
    assert!(record.contains("[TimeControl \"60+0\"]"), "{record}");
    ran.says("0:00");
}

#[test]
fn the_clock_is_told_and_kept() {
    let home = home();
    let args = ["play", "--two", "--clock", "10+5"];
    let ran = at_home(&args, &["clock", "quit"], &home).run();
    ran.says("White · 10:00");
    ran.says("Black · 10:00");
    let record = kept(&home);
    for tag in ["[TimeControl \"600+5\"]", "[WhiteClock \"10:00\"]"] {
        assert!(record.contains(tag), "{tag} is missing in\n{record}");
    }
    let ran = at_home(&["resume"], &["clock", "quit"], &home).run();
    ran.says("White · 10:00");
}

#[test]
fn without_a_clock_there_is_no_time_to_tell() {
    let ran = togyz(["play", "--two"]).input("clock\n").run();
    ran.says("This game is played without a clock.");
}

#[test]
fn no_time_passes_in_a_transcript() {
    let ran = togyz(["play", "--two", "--clock", "1"])
        .input("7\n7\nclock\n")
        .ticking(Duration::from_secs(50))
        .run();
    ran.says("White · 1:00");
}

#[test]
fn a_clock_that_is_none_is_refused() {
    for clock in ["0", "x", "5+x", "-1", "-1+3"] {
        let ran = togyz(["play", "--clock", clock]).run();
        assert_eq!(ran.exit, 2, "{clock}");
        assert!(ran.notices.contains("10+5"), "{}", ran.notices);
    }
}

#[test]
fn a_game_of_two_goes_on_in_its_record() {
    let folder = home();
    let file = folder.path().join("game.tgn");
    let file = file.to_str().expect("UTF-8");
    let args = ["play", "--two", "--record", file];
    let white = at_home(&args, &["7", "quit"], &folder).run();
    assert_eq!(white.exit, 0);
    let black = at_home(&args, &["9", "quit"], &folder).run();
    black.says("The game goes on.");
    let text = fs::read_to_string(file).expect("a record");
    assert!(text.contains("1. 76 98"), "{text}");
    // The row of whoever is to move is drawn below.
    let (white, black) = (black.output.find(" White "), black.output.find("▶ Black "));
    assert!(white.is_some() && white < black, "{white:?} {black:?}");
}

#[test]
fn a_record_changed_by_hand_is_refused_with_the_move_named() {
    let folder = home();
    let file = folder.path().join("game.tgn");
    let path = file.to_str().expect("UTF-8");
    let text = "[White \"Aigul\"]\n[Black \"Bek\"]\n\n1. 76 98 2. 15 *\n";
    fs::write(&file, text).expect("a file");
    let ran = togyz(["play", "--two", "--record", path])
        .input("quit\n")
        .run();
    assert_eq!(ran.exit, 3);
    ran.says("15");
    assert_eq!(fs::read_to_string(&file).expect("a record"), text);
}

#[test]
fn tags_and_comments_of_a_game_by_record_stay() {
    let folder = home();
    let file = folder.path().join("game.tgn");
    let path = file.to_str().expect("UTF-8");
    let text = "[White \"Aigul\"]\n[Black \"Bek\"]\n\n1. 76 {my favourite} *\n";
    fs::write(&file, text).expect("a file");
    let ran = togyz(["play", "--two", "--record", path])
        .input("9\nquit\n")
        .run();
    assert_eq!(ran.exit, 0);
    let after = fs::read_to_string(&file).expect("a record");
    for part in ["[White \"Aigul\"]", "{my favourite}", "98"] {
        assert!(after.contains(part), "{part} is missing in\n{after}");
    }
}

#[test]
fn the_record_of_another_game_is_never_written_over() {
    let folder = home();
    let file = folder.path().join("game.tgn");
    let path = file.to_str().expect("UTF-8");
    fs::write(&file, "1. 76 *\n").expect("a file");
    for args in [
        vec!["play", "--record", path],
        vec!["play", "--two", "--odds", "3", "--record", path],
    ] {
        let ran = togyz(args).input("7\n").run();
        assert_eq!(ran.exit, 1);
        assert_eq!(fs::read_to_string(&file).expect("a record"), "1. 76 *\n");
    }
}

#[test]
fn the_record_is_printed_where_it_is_to_go_to_the_output() {
    let ran = togyz(["play", "--two", "--record", "-"])
        .input("7\nquit\n")
        .run();
    assert_eq!(ran.exit, 0);
    let (_, record) = ran
        .output
        .split_once("[TogyzSave")
        .or(ran.output.split_once("[Game"))
        .expect("a record");
    assert!(in_one_line(record).ends_with("1. 76 *"), "{record}");
}

#[test]
fn export_prints_and_writes_the_record() {
    let folder = home();
    let file = folder.path().join("mine.txt");
    let path = file.to_str().expect("UTF-8");
    let lines = format!("7\nexport\nexport playok\nexport playok {path}\nexport {path}\n");
    let ran = togyz(["play", "--two"]).input(lines).run();
    assert!(
        in_one_line(&ran.output).contains("1. 76 *"),
        "{}",
        ran.output
    );
    ran.says("1. 76(10)");
    let text = fs::read_to_string(&file).expect("a record");
    assert!(
        text.contains("76(10)"),
        "the second did not write over it: {text}"
    );
    ran.says("exists already");
}

/// Answers every `go` with pit 7 or with nonsense.
fn program(folder: &TempDir, answer: &str) -> String {
    let file = folder.path().join("engine.sh");
    let script = format!(
        "while read line; do case \"$line\" in ugi) echo ugiok;; isready) echo readyok;; go*) echo bestmove {answer};; quit) exit;; esac; done\n"
    );
    fs::write(&file, script).expect("a script");
    format!("sh {}", file.display())
}

#[cfg(unix)]
#[test]
fn another_program_plays_and_is_named() {
    let home = home();
    let engine = program(&home, "7");
    let args = ["play", "--engine", &engine];
    let ran = at_home(&args, &["2", "quit"], &home).run();
    assert_eq!(ran.exit, 0, "{}", ran.notices);
    ran.says(&engine);
    let record = kept(&home);
    assert!(
        record.contains(&format!("[Engine \"{engine}\"]")),
        "{record}"
    );
    assert!(record.contains("1. 21 76"), "{record}");

    // Nobody's command is run unasked.
    let ran = at_home(&["resume"], &["quit"], &home).run();
    assert_eq!(ran.exit, 2);
    ran.says("--engine");
    let ran = at_home(&["resume", "--engine", &engine], &["quit"], &home).run();
    assert_eq!(ran.exit, 0);
}

#[cfg(unix)]
#[test]
fn a_game_against_another_program_is_not_loaded_to_play_against_this_one() {
    let home = home();
    let engine = program(&home, "7");
    let args = ["play", "--engine", &engine];
    at_home(&args, &["2", "save first", "quit"], &home).run();
    let ran = at_home(&args, &["load first", "quit"], &home).run();
    ran.says("first.tgn");

    let elsewhere = self::home();
    let other = program(&elsewhere, "7");
    let ran = at_home(
        &["play", "--engine", &other],
        &["load first", "quit"],
        &home,
    )
    .run();
    ran.says(&format!("--engine \"{engine}\""));
}

#[cfg(unix)]
#[test]
fn a_program_that_answers_nonsense_ends_the_session_and_not_the_game() {
    let home = home();
    let engine = program(&home, "99");
    let ran = at_home(&["play", "--engine", &engine], &["2"], &home).run();
    assert_eq!(ran.exit, 1);
    ran.says("no legal move");
    assert!(kept(&home).contains("1. 21 *"), "{}", kept(&home));
}

#[cfg(unix)]
#[test]
fn a_game_that_is_to_be_printed_is_printed_whatever_the_program_does() {
    let home = home();
    let engine = program(&home, "99");
    let args = ["play", "--engine", &engine, "--record", "-"];
    let ran = togyz(args).input("2\n").run();
    assert_eq!(ran.exit, 1);
    assert!(
        in_one_line(&ran.output).ends_with("1. 21 *"),
        "{}",
        ran.output
    );

    // Ctrl-C while it thinks.
    let ran = at_home(&args, &["2"], &home)
        .interrupted_at("thinking")
        .run();
    assert_eq!(ran.exit, 130, "{}", ran.notices);
    assert!(
        in_one_line(&ran.output).ends_with("1. 21 *"),
        "{}",
        ran.output
    );
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let ran = togyz(["play", "--engine", "/nonexistent/engine"]).run();
    assert_eq!(ran.exit, 1);
    ran.says("/nonexistent/engine");
}

/// The board after a capture, with colours, in a theme.
fn coloured(theme: &str) -> String {
    let position = "9S,9S,9S,9S,9S,9S,1S,10S,10S/9S,9S,9S,t,10S,10S,10S,10S,9S 10 8 N 2";
    let ran = togyz(["show", position, "--color", "always", "--theme", theme]).run();
    let played = togyz(["play", "--two", "--color", "always", "--theme", theme])
        .input("7\n")
        .run();
    let (_, after) = played.output.split_once("> 7").expect("a move");
    format!("{}{after}", ran.output)
}

#[test]
fn each_theme_repeats_the_marks_in_its_own_way_and_changes_nothing_else() {
    let bare = |text: &str| {
        let mut parts = text.split('\u{1b}');
        let mut bare = parts.next().unwrap_or_default().to_owned();
        bare.extend(
            parts
                .filter_map(|part| part.split_once('m'))
                .map(|part| part.1),
        );
        bare
    };
    let usual = coloured("default");
    let themes = [&usual, &coloured("colorblind"), &coloured("mono")];
    for theme in themes {
        assert!(theme.contains('\u{1b}'), "{theme}");
        assert_eq!(bare(theme), bare(&usual));
    }
    // What is red or green in one is neither in the others.
    assert!(usual.contains("\u{1b}[31m"), "{usual}");
    for theme in &themes[1..] {
        assert!(
            !theme.contains("[31m") && !theme.contains("[32m"),
            "{theme}"
        );
    }
    assert!(!themes[2].contains("\u{1b}[3"), "a colour in {}", themes[2]);
}

#[test]
fn no_color_leaves_no_theme() {
    let ran = togyz(["play", "--two", "--theme", "colorblind"])
        .input("7\n")
        .env("NO_COLOR", "1")
        .on_terminal()
        .run();
    assert!(!ran.output.contains("\u{1b}[3"), "{}", ran.output);
}
