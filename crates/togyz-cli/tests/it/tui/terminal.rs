//! The full-screen board in a real terminal.

use std::fs;

use tempfile::TempDir;

use crate::screen::{Screen, Terminal};

fn home() -> TempDir {
    TempDir::new().expect("a folder")
}

/// The only record among one's own games.
fn record(home: &TempDir) -> String {
    let folder = home.path().join("togyz/games");
    let mut files = fs::read_dir(folder).expect("a folder of games");
    let file = files.next().expect("a game").expect("a readable folder");
    assert!(files.next().is_none(), "only one game");
    fs::read_to_string(file.path()).expect("a readable game")
}

/// Plays pit 7 for White.
fn play_7(screen: &mut Screen) {
    screen.send("7");
    screen.wait_for("Pit 7: capture");
    screen.send("7");
    screen.wait_for("Kazan  10");
}

#[test]
fn a_game_is_played_left_and_resumed_by_play_and_by_tui() {
    let home = home();
    let terminal = Terminal::new(80, 24, &home);
    let mut screen = terminal.start(&["tui", "--two"]);
    screen.wait_for("White");
    play_7(&mut screen);
    screen.send("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    assert!(screen.text().contains("togyz resume"), "{}", screen.text());
    assert!(record(&home).contains("1. 76"), "{}", record(&home));

    let mut screen = terminal.start(&["resume"]);
    screen.wait_for("Kazan  10");
    screen.enter("98");
    screen.wait_for("[11]");
    screen.send("\x03");
    assert_eq!(screen.exit_code(), 130);

    let mut screen = terminal.start(&["tui"]);
    screen.wait_for("You have an unfinished game.");
    screen.send("\r");
    screen.wait_for("[11]");
    screen.send("u");
    screen.wait_for("Took back");
    screen.send("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    assert!(!record(&home).contains("98"), "{}", record(&home));
}

#[test]
fn the_computer_answers_and_the_language_changes() {
    let home = home();
    let terminal = Terminal::new(80, 24, &home);
    let mut screen = terminal.start(&["tui", "--level", "1", "--seed", "1"]);
    screen.wait_for("You · White");
    play_7(&mut screen);
    screen.wait_until("the computer’s move", |screen| {
        screen.contents().contains("▶ You")
    });
    for you in ["Сіз · бастаушы", "Сиз · актар", "Вы · белые", "You · White"]
    {
        screen.send("l");
        screen.wait_for(you);
    }
    screen.send("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn each_language_plays_at_80_and_at_40_columns() {
    for (language, quit) in [("en", "q"), ("kk", "й"), ("ky", "й"), ("ru", "й")] {
        for columns in [80, 40] {
            let home = home();
            let terminal = Terminal::new(columns, 24, &home).env("TOGYZ_LANG", language);
            let mut screen = terminal.start(&["tui", "--two"]);
            screen.wait_for("▶");
            screen.send("7");
            screen.wait_for("<9>");
            screen.send("7");
            screen.wait_for("[0]");
            screen.send("8u");
            screen.wait_until("an empty list of moves", |screen| {
                !screen.contents().contains('›')
            });
            screen.send(quit);
            assert_eq!(screen.exit_code(), 0, "{}", screen.text());
        }
    }
}

#[test]
fn the_engine_thinks_while_the_person_looks() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start(&["tui", "--two"]);
    screen.wait_for("▶ White");
    screen.send("a");
    screen.wait_for("Best line: ");
    screen.send("h");
    screen.wait_for("Try pit");
    screen.send("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn another_size_is_drawn_at_once() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start(&["tui", "--two"]);
    screen.wait_for("┌──────┬");
    screen.resize(40, 24);
    screen.wait_until("the board without a frame", |screen| {
        let text = screen.contents();
        text.contains("▶ White") && !text.contains('┌')
    });
    screen.resize(20, 5);
    screen.wait_for("Too small: 40");
    screen.resize(80, 24);
    screen.wait_for("┌──────┬");
    screen.send("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn ctrl_c_gives_the_terminal_back_and_keeps_the_game() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start(&["tui", "--two"]);
    screen.wait_for("▶ White");
    play_7(&mut screen);
    screen.send("\x03");
    assert_eq!(screen.exit_code(), 130, "{}", screen.text());
    assert!(!screen.text().contains('┌'), "{}", screen.text());
    assert!(record(&home).contains("1. 76"));
}

#[test]
fn ctrl_z_gives_the_terminal_back_until_it_is_continued() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start_in_shell(&["tui", "--two"]);
    screen.wait_for("▶ White");
    play_7(&mut screen);
    screen.suspend();
    assert!(!screen.text().contains('┌'), "{}", screen.text());
    screen.bring_back();
    screen.wait_for("[0]");
    screen.send("99");
    screen.wait_for("[11]");
    screen.send("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn a_record_is_walked_through_with_arrow_keys() {
    let home = home();
    let file = home.path().join("game.tgn");
    fs::write(&file, "[White \"Aigerim\"]\n\n1. 76 98 2. 66 87 *\n").expect("a record");
    let file = file.to_str().expect("a path in UTF-8");
    let terminal = Terminal::new(80, 24, &home);
    let mut screen = terminal.start(&["tui", "--replay", file]);
    screen.wait_for("Aigerim");
    screen.send("\x1b[C");
    screen.wait_for("›76");
    screen.send("\x1b[C");
    screen.wait_for("›98");
    screen.send("\x1b[D");
    screen.wait_for("›76");
    screen.send("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());

    let mut screen = terminal.start(&["tui", "--replay", file, "--game", "2"]);
    assert_eq!(screen.exit_code(), 2, "{}", screen.text());
    let mut screen = terminal.start(&["tui", "--replay", file, "--level", "2"]);
    assert_eq!(screen.exit_code(), 2, "{}", screen.text());
}
