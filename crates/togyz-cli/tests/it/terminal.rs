//! Sessions of a person at a real terminal.

use std::fs;

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
fn after_ctrl_z_the_board_is_drawn_again_and_nothing_typed_is_lost() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start_in_shell(&["play", "--two"]);
    screen.wait_for_prompt();
    screen.enter("7");
    screen.wait_for_prompt();
    screen.send("un");
    screen.suspend();
    screen.bring_back();
    screen.wait_for("Kazan  10");
    screen.wait_for("> un");
    screen.send("do");
    screen.enter("");
    screen.wait_for("Kazan   0");
    screen.wait_for_prompt();
    screen.enter("quit");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn ctrl_d_keeps_the_game_and_ends_well() {
    let home = home();
    let terminal = Terminal::new(80, 24, &home);
    let mut screen = terminal.start(&["play", "--two"]);
    screen.wait_for_prompt();
    screen.enter("7");
    screen.wait_for_prompt();
    screen.send("\x04");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    assert!(screen.text().contains("resume"), "{}", screen.text());
}

#[test]
fn pasted_lines_are_played_one_after_the_other() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start(&["play", "--two"]);
    screen.wait_for_prompt();
    screen.send("\x1b[200~76\n98\n66\x1b[201~\r");
    screen.wait_for("> 66");
    screen.wait_for("(1)  │  3   │  12");
    screen.wait_for_prompt();
    screen.send("q\r");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn keys_typed_ahead_of_the_prompt_count() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start(&["play", "--two"]);
    screen.send("76\r98\r66\rresign\ry\rq\r");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    assert!(screen.text().contains("resigned"), "{}", screen.text());
}

#[test]
fn the_arrow_brings_back_lines_of_earlier_games_but_no_names() {
    let home = home();
    let terminal = Terminal::new(80, 24, &home);
    for (typed, recalled) in [("score", "> score"), ("save birthday", "> score")] {
        let mut screen = terminal.start(&["play", "--two"]);
        screen.wait_for_prompt();
        screen.enter(typed);
        screen.wait_for_prompt();
        screen.send("\x04");
        assert_eq!(screen.exit_code(), 0, "{}", screen.text());

        let mut screen = terminal.start(&["play", "--two"]);
        screen.wait_for_prompt();
        screen.send("\x1b[A");
        screen.wait_for(recalled);
    }
    let kept = fs::read_to_string(home.path().join("togyz/history")).expect("history");
    assert_eq!(kept, "score\n");
}

#[test]
fn a_dumb_terminal_gets_no_escape_codes() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home)
        .env("TERM", "dumb")
        .start(&["play", "--two"]);
    screen.wait_for_prompt();
    screen.enter("7");
    screen.wait_for_prompt();
    screen.send("quit\r");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    assert!(!screen.written().contains('\u{1b}'), "{}", screen.text());
}

#[test]
fn whoever_ends_the_program_from_outside_gets_the_terminal_back() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home).start(&["play", "--two"]);
    screen.wait_for_prompt();
    screen.terminate();
    assert_eq!(screen.exit_code(), 130, "{}", screen.text());
    let last = screen
        .written()
        .rfind("\u{1b}[?2004")
        .map(|at| screen.written()[at..].to_owned());
    let last = last.expect("pasting is bracketed");
    assert!(last.starts_with("\u{1b}[?2004l"), "{last:?}");
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

#[test]
fn tab_completes_words_of_the_language_and_what_stands_behind_them() {
    let home = home();
    for (language, typed, word) in [
        ("en", "und", "undo"),
        ("kk", "Қайтар", "қайтару"),
        ("ky", "кайтар", "кайтаруу"),
        ("ru", "отм", "отменить"),
    ] {
        for columns in [80, 40] {
            let mut screen = Terminal::new(columns, 24, &home)
                .env("TOGYZ_LANG", language)
                .start(&["play", "--two"]);
            screen.wait_for_prompt();
            screen.enter("7");
            screen.wait_for_prompt();
            screen.send(typed);
            screen.send("\t");
            screen.wait_for(&format!("> {word}"));
            screen.enter("");
            screen.wait_for_prompt();
            assert!(screen.text().contains("(9)") || !screen.text().contains("(1)"));
            screen.send("lang k\t");
            screen.wait_for("kk");
            screen.wait_for("ky");
            screen.enter("k");
            screen.wait_for("Қазан");
            screen.enter("q");
            assert_eq!(screen.exit_code(), 0, "{}", screen.text());
        }
    }
}

/// A row of the board while the stones of the first move are sown.
const HALFWAY: &str = "(1)  │  10  │ [10] │";

#[test]
fn sowing_is_shown_stone_by_stone_and_leaves_nothing_behind() {
    let home = home();
    for columns in [80, 40] {
        let halfway = if columns < 72 {
            "(1)  10 [10]"
        } else {
            HALFWAY
        };
        let mut screen = Terminal::new(columns, 24, &home)
            .env("TOGYZ_ANIMATE", "fast")
            .env("NO_COLOR", "1")
            .start(&["play", "--two", "--narration", "brief"]);
        screen.wait_for_prompt();
        screen.enter("7");
        screen.wait_for_prompt();
        assert!(screen.written().contains(halfway), "{}", screen.text());
        assert_eq!(screen.text().matches("Kazan  10").count(), 1);
        assert!(!screen.text().contains(halfway), "{}", screen.text());
        screen.send("q\r");
        assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    }
}

#[test]
fn a_key_skips_the_rest_of_the_sowing_and_is_not_lost() {
    let home = home();
    let mut screen = Terminal::new(80, 24, &home)
        .env("TOGYZ_ANIMATE", "slow")
        .start(&["play", "--two", "--narration", "brief"]);
    screen.wait_for_prompt();
    screen.enter("7");
    screen.wait_until("sowing", |screen| screen.contents().contains("(1)"));
    screen.send("98");
    screen.wait_for("> 98");
    screen.enter("");
    screen.wait_for_prompt();
    screen.send("q\r");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn ctrl_c_while_stones_are_sown_keeps_the_game_and_the_terminal_whole() {
    let home = home();
    let terminal = Terminal::new(80, 24, &home).env("TOGYZ_ANIMATE", "slow");
    let mut screen = terminal.start(&["play", "--two"]);
    screen.wait_for_prompt();
    screen.enter("7");
    screen.wait_until("sowing", |screen| screen.contents().contains("(1)"));
    screen.send("\x03");
    assert_eq!(screen.exit_code(), 130, "{}", screen.text());
    let mut screen = terminal.start(&["resume"]);
    screen.wait_for("Kazan  10");
}

#[test]
fn nothing_moves_where_there_is_no_room_or_no_picture() {
    let home = home();
    for (columns, rows, style) in [(80, 8, "unicode"), (80, 24, "text"), (20, 5, "unicode")] {
        let mut screen = Terminal::new(columns, rows, &home)
            .env("TOGYZ_ANIMATE", "slow")
            .start(&["play", "--two", "--style", style]);
        screen.wait_for_prompt();
        screen.enter("7");
        screen.wait_for_prompt();
        assert!(!screen.written().contains("\u{1b}[J"));
        screen.send("q\r");
        assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    }
}

/// What a person does who opens the menu, plays, has to go, and comes back.
fn day_of(language: &str, columns: u16, go_on: &str, undone: &str, other: (&str, &str)) {
    let home = home();
    let terminal = Terminal::new(columns, 24, &home).env("TOGYZ_LANG", language);
    let mut screen = terminal.start_in_shell(&[]);
    screen.wait_for("[1]: ");
    screen.enter("2");
    screen.wait_for_prompt();
    screen.enter("7");
    screen.wait_for_prompt();
    screen.enter("undo");
    screen.wait_for(undone);
    screen.wait_for_prompt();
    screen.enter(&format!("lang {}", other.0));
    screen.wait_for(other.1);
    screen.wait_for_prompt();
    screen.resize(120 - columns, 24);
    screen.enter("board");
    screen.wait_for_prompt();
    assert_eq!(
        screen.text().contains('┌'),
        columns == 40,
        "{}",
        screen.text()
    );
    screen.resize(columns, 24);
    screen.suspend();
    screen.bring_back();
    screen.wait_for_prompt();
    assert_eq!(
        screen.text().contains('┌'),
        columns == 80,
        "{}",
        screen.text()
    );
    screen.enter("7");
    screen.wait_for_prompt();
    screen.send("\x03");
    assert_eq!(screen.exit_code(), 130, "{}", screen.text());

    let mut screen = terminal.start(&[]);
    screen.wait_for("[1]: ");
    screen.wait_for(&format!("1  {go_on}"));
    screen.enter("");
    screen.wait_for_prompt();
    screen.enter("undo");
    screen.wait_for(undone);
    screen.wait_for_prompt();
    screen.enter("q");
    assert_eq!(screen.exit_code(), 0, "{}", screen.text());
}

#[test]
fn a_day_at_the_menu_in_english() {
    for columns in [80, 40] {
        day_of(
            "en",
            columns,
            "Go on with your game",
            "Took back",
            ("kk", "қазақша"),
        );
    }
}

#[test]
fn a_day_at_the_menu_in_kazakh() {
    for columns in [80, 40] {
        day_of(
            "kk",
            columns,
            "Ойынды жалғастыру",
            "Екі жүріс",
            ("ru", "русский"),
        );
    }
}

#[test]
fn a_day_at_the_menu_in_kyrgyz() {
    for columns in [80, 40] {
        day_of(
            "ky",
            columns,
            "Оюнду улантуу",
            "Эки жүрүш",
            ("en", "English"),
        );
    }
}

#[test]
fn a_day_at_the_menu_in_russian() {
    for columns in [80, 40] {
        day_of(
            "ru",
            columns,
            "Продолжить партию",
            "Отменены",
            ("ky", "кыргызча"),
        );
    }
}

#[test]
fn a_home_that_cannot_be_written_is_told_once_and_play_goes_on() {
    let home = home();
    let file = home.path().join("file");
    fs::write(&file, "").expect("a file");
    let folder = file.to_str().expect("a path in UTF-8");
    let mut screen = Terminal::new(80, 24, &home)
        .env("TOGYZ_DATA_DIR", folder)
        .start(&["play", "--two", "--narration", "brief"]);
    screen.wait_for_prompt();
    for (line, notices) in [("76", 1), ("98", 0)] {
        screen.enter(line);
        screen.wait_for_prompt();
        let told = screen.text().matches(".tgn").count();
        assert_eq!(told, notices, "{}", screen.text());
    }
    screen.enter("q");
    assert_eq!(screen.exit_code(), 1, "{}", screen.text());
}

#[test]
fn a_terminal_without_utf_8_gets_a_board_of_plain_characters() {
    let home = home();
    for (name, locale) in [("LANG", "C"), ("LC_ALL", "ru_RU.KOI8-R")] {
        let mut screen = Terminal::new(80, 24, &home)
            .env(name, locale)
            .start(&["play", "--two"]);
        screen.wait_for_prompt();
        assert!(screen.text().contains("+------+"), "{}", screen.text());
        screen.enter("q");
        assert_eq!(screen.exit_code(), 0, "{}", screen.text());
    }
}
