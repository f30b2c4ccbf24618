//! Sessions of a person at a real terminal.

use tempfile::TempDir;

use crate::screen::Terminal;

fn home() -> TempDir {
    TempDir::new().expect("a folder")
}

#[test]
fn ctrl_c_keeps_the_game_and_resume_goes_on() {
    let home = home();
    let terminal = Terminal::new(80, 24, &home);
    let mut screen = terminal.start(&["play", "--two"]);
    screen.wait_for("> ");
    screen.enter("7");
    screen.wait_for("Kazan  10");
    screen.send("\x03");
    assert_eq!(screen.exit_code(), 130, "{}", screen.text());

    let mut screen = terminal.start(&["resume"]);
    screen.wait_for("Kazan  10");
    screen.enter("quit");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn a_suspended_game_comes_back() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start_in_shell(&["play", "--two"]);
    screen.wait_for("> ");
    screen.suspend();
    screen.bring_back();
    screen.enter("7");
    screen.wait_for("Kazan  10");
    screen.enter("quit");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn the_next_board_fits_a_resized_terminal() {
    let home = home();
    for (language, kazan) in [
        ("en", "Kazan"),
        ("kk", "Қазан"),
        ("ky", "Казан"),
        ("ru", "Казан"),
    ] {
        let mut screen = Terminal::new(80, 24, &home)
            .env("TOGYZ_LANG", language)
            .start(&["play", "--two"]);
        screen.wait_for("> ");
        screen.enter("7");
        screen.wait_for(&format!("{kazan}  10"));
        screen.wait_for("┌──────┬");
        screen.resize(40, 24);
        screen.enter("9");
        screen.wait_for("(1)  9   9   0   10");
        assert!(!screen.text().contains('┌'), "{}", screen.text());
        screen.enter("q");
        assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    }
}
