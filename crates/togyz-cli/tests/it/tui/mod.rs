//! The full-screen board: keys in, screens out.

#[cfg(unix)]
mod terminal;

use std::rc::Rc;

use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;
use togyz_ai::{Level, Score};
use togyz_cli::session::{Opponent, Players};
use togyz_cli::tui::{Effect, Input, Insight, Offer, Purpose, Screen, Thought, Voice, Walk};
use togyz_cli::view::{Charset, Ink, Theme};
use togyz_core::notation::Reader;
use togyz_core::{Game, Move, PitNo, Rules, Setup, Side};
use togyz_i18n::locale::parse_tag;
use togyz_i18n::{Locales, Narration};

use crate::session::togyz;

const LANGUAGES: [&str; 4] = ["en", "kk", "ky", "ru"];
const USUAL: Size = Size::new(80, 24);
const NARROW: Size = Size::new(40, 24);

const RECORD: &str = "[White \"Айгерім\"]\n[Black \"Bakyt\"]\n\n\
    1. 76 98 2. 66 87 3. 12 76 {a quiet move} 4. 25 78 1-0\n";

/// A screen and its size.
struct Desk {
    screen: Screen,
    size: Size,
}

fn voice(language: &str, charset: Charset, ink: Ink) -> Voice {
    let locales = Rc::new(Locales::embedded());
    let tag = parse_tag(language).expect("a tag");
    Voice {
        catalog: locales.catalog(&tag),
        locales,
        charset,
        ink,
        narration: Narration::Normal,
    }
}

fn usual(language: &str) -> Voice {
    voice(language, Charset::Unicode, Ink::Plain)
}

const fn computer() -> Players {
    Players {
        opponent: Opponent::Computer {
            human: Side::White,
            level: match Level::new(3) {
                Some(level) => level,
                None => unreachable!(),
            },
        },
        seed: 7,
    }
}

const TWO: Players = Players {
    opponent: Opponent::Person,
    seed: 7,
};

impl Desk {
    fn playing(voice: Voice, size: Size, players: Players) -> Self {
        let game = Game::new(Rules::default());
        let screen = Screen::play(voice, size, game, players, Offer::None);
        Self { screen, size }
    }

    fn replaying(language: &str, size: Size) -> Self {
        let read = Reader::new(RECORD, Rules::default())
            .next()
            .expect("a game");
        let walk = Walk::new(read.record, None, Vec::new());
        let screen = Screen::replay(usual(language), size, walk);
        Self { screen, size }
    }

    fn key(&mut self, code: KeyCode) -> Option<Effect> {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.screen.update(Input::Key(key))
    }

    /// Presses these letters and digits.
    fn keys(&mut self, keys: &str) {
        for key in keys.chars() {
            self.key(KeyCode::Char(key));
        }
    }

    /// Lets the computer play a pit.
    fn answer(&mut self, no: u8) -> Option<Effect> {
        let mv = Move(PitNo::new(no).expect("a pit"));
        self.screen.update(Input::Thought(Thought::Move(mv)))
    }

    fn resize(&mut self, size: Size) {
        self.size = size;
        self.screen.update(Input::Resize(size));
    }

    fn buffer(&self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.width, self.size.height));
        self.screen.draw(&mut buffer);
        buffer
    }

    /// The screen as text.
    fn shown(&self) -> String {
        let buffer = self.buffer();
        let lines = buffer.content().chunks(usize::from(self.size.width).max(1));
        let lines: Vec<String> = lines
            .map(|line| {
                let line: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
                line.trim_end().to_owned()
            })
            .collect();
        lines.join("\n")
    }

    #[track_caller]
    fn shows(&self, text: &str) {
        assert!(
            self.shown().contains(text),
            "{text:?} is not in\n{}",
            self.shown()
        );
    }
}

/// The colour of the first place where `text` stands.
fn colour_of(desk: &Desk, text: &str) -> Option<Color> {
    let buffer = desk.buffer();
    let width = usize::from(desk.size.width);
    let wanted: Vec<String> = text.chars().map(String::from).collect();
    let cells = buffer.content();
    let at = (0..cells.len()).find(|at| {
        wanted.iter().enumerate().all(|(index, symbol)| {
            at % width + index < width
                && cells
                    .get(at + index)
                    .is_some_and(|cell| cell.symbol() == symbol)
        })
    });
    at.and_then(|at| cells[at].style().fg)
}

fn insight() -> Input {
    let pits = [7, 9, 6];
    Input::Thought(Thought::Seen(Insight {
        depth: 12,
        score: Score::from_hundredths(250),
        line: pits
            .into_iter()
            .map(|no| Move(PitNo::new(no).expect("a pit")))
            .collect(),
    }))
}

#[test]
fn a_game_is_shown_in_each_language_and_width() {
    for language in LANGUAGES {
        for size in [USUAL, NARROW] {
            let mut desk = Desk::playing(usual(language), size, computer());
            desk.keys("77");
            desk.answer(9);
            insta::assert_snapshot!(format!("game_{language}_{}", size.width), desk.shown());
        }
    }
}

#[test]
fn a_move_is_looked_at_in_each_language_and_width() {
    for language in LANGUAGES {
        for size in [USUAL, NARROW] {
            let mut desk = Desk::playing(usual(language), size, TWO);
            desk.keys("7");
            insta::assert_snapshot!(format!("look_{language}_{}", size.width), desk.shown());
        }
    }
}

#[test]
fn the_keys_are_explained_in_each_language_and_width() {
    for language in LANGUAGES {
        for size in [USUAL, NARROW] {
            let mut desk = Desk::playing(usual(language), size, computer());
            desk.keys("?");
            insta::assert_snapshot!(format!("help_{language}_{}", size.width), desk.shown());
        }
    }
}

#[test]
fn a_record_is_walked_through_in_each_language_and_width() {
    for language in LANGUAGES {
        for size in [USUAL, NARROW] {
            let mut desk = Desk::replaying(language, size);
            let mut shown = vec![desk.shown()];
            for _ in 0..6 {
                desk.key(KeyCode::Right);
            }
            shown.push(desk.shown());
            desk.key(KeyCode::End);
            shown.push(desk.shown());
            insta::assert_snapshot!(
                format!("walk_{language}_{}", size.width),
                shown.join("\n=====\n")
            );
        }
    }
}

#[test]
fn the_analysis_is_shown_in_each_language_and_width() {
    for language in LANGUAGES {
        for size in [USUAL, NARROW, Size::new(120, 30)] {
            let mut desk = Desk::playing(usual(language), size, TWO);
            desk.keys("a");
            desk.screen.update(insight());
            insta::assert_snapshot!(format!("analysis_{language}_{}", size.width), desk.shown());
        }
    }
}

#[test]
fn a_board_of_ascii_needs_nothing_else_for_its_frames() {
    let mut desk = Desk::playing(voice("en", Charset::Ascii, Ink::Plain), USUAL, computer());
    desk.keys("77");
    desk.answer(9);
    desk.keys("a");
    desk.screen.update(insight());
    let shown = desk.shown();
    let other: String = shown
        .chars()
        .filter(|c| !c.is_ascii() && *c != '’')
        .collect();
    assert_eq!(other, "", "{shown}");
    insta::assert_snapshot!("ascii", shown);
}

#[test]
fn a_screen_that_is_too_small_says_so_and_comes_back() {
    for language in LANGUAGES {
        let mut desk = Desk::playing(usual(language), USUAL, TWO);
        let before = desk.shown();
        desk.resize(Size::new(20, 5));
        insta::assert_snapshot!(format!("small_{language}"), desk.shown());
        desk.resize(USUAL);
        assert_eq!(desk.shown(), before);
    }
}

#[test]
fn no_size_makes_it_panic() {
    let mut desk = Desk::playing(usual("kk"), USUAL, TWO);
    desk.keys("77a");
    desk.screen.update(insight());
    for keys in ["", "1", "?"] {
        desk.keys(keys);
        for width in [0, 1, 2, 20, 39, 40, 41, 71, 72, 73, 98, 99, 200] {
            for height in [0, 1, 2, 5, 11, 12, 13, 16, 17, 18, 24, 60] {
                desk.resize(Size::new(width, height));
                desk.shown();
                desk.key(KeyCode::Up);
                desk.screen.update(Input::Click {
                    column: width / 2,
                    row: height / 2,
                });
            }
        }
    }
}

#[test]
fn the_first_key_looks_and_the_second_plays() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    assert_eq!(desk.key(KeyCode::Char('7')), None);
    assert_eq!(desk.screen.game().ply(), 0);
    assert_eq!(desk.key(KeyCode::Char('7')), Some(Effect::Keep));
    assert_eq!(desk.screen.game().ply(), 1);
}

#[test]
fn enter_plays_and_escape_does_not() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.keys("7");
    assert_eq!(desk.key(KeyCode::Esc), None);
    assert_eq!(desk.key(KeyCode::Enter), None);
    desk.keys("7");
    assert_eq!(desk.key(KeyCode::Enter), Some(Effect::Keep));
}

#[test]
fn arrows_go_along_the_row_as_it_is_drawn() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.key(KeyCode::Right);
    desk.shows("Pit 1:");
    desk.key(KeyCode::Right);
    desk.shows("Pit 2:");
    desk.key(KeyCode::Left);
    desk.key(KeyCode::Left);
    desk.shows("Pit 9:");
    desk.key(KeyCode::Enter);
    // Black's row runs from right to left above; pit 8 was emptied.
    desk.key(KeyCode::Right);
    desk.shows("Pit 9:");
    desk.key(KeyCode::Right);
    desk.shows("Pit 7:");
}

#[test]
fn what_a_move_brings_is_a_colour_and_a_word() {
    let start = |fen: &str| {
        let setup = togyz_cli::position::parse(fen, Rules::default()).expect("a position");
        let game = Game::from_setup(setup).expect("a position that makes sense");
        let screen = Screen::play(
            voice("en", Charset::Unicode, Ink::Coloured(Theme::Default)),
            USUAL,
            game,
            TWO,
            Offer::None,
        );
        Desk {
            screen,
            size: USUAL,
        }
    };
    for (key, word, colour) in [
        ("1", "Pit 1: nothing", Color::Green),
        ("7", "Pit 7: capture", Color::Red),
    ] {
        let mut desk = Desk::playing(
            voice("en", Charset::Unicode, Ink::Coloured(Theme::Default)),
            USUAL,
            TWO,
        );
        desk.keys(key);
        assert_eq!(colour_of(&desk, word), Some(colour), "{}", desk.shown());
        assert_eq!(colour_of(&desk, "<9>"), Some(colour));
    }
    let mut desk = start("9S,2S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 4 3 S 9");
    desk.keys("9");
    assert_eq!(
        colour_of(&desk, "Pit 9: tuzdyk"),
        Some(Color::Yellow),
        "{}",
        desk.shown()
    );
    assert_eq!(colour_of(&desk, "*2*"), Some(Color::Yellow));
}

#[test]
fn without_colour_there_is_none() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.keys("7");
    let coloured = desk
        .buffer()
        .content()
        .iter()
        .any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset);
    assert!(!coloured);
}

#[test]
fn an_empty_pit_is_refused_with_a_reason() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.keys("77889");
    assert_eq!(desk.screen.game().ply(), 2);
    desk.keys("7");
    let ply = desk.screen.game().ply();
    desk.keys("0");
    assert_eq!(desk.screen.game().ply(), ply);
}

#[test]
fn another_language_says_everything_anew() {
    let mut desk = Desk::playing(usual("en"), USUAL, computer());
    desk.keys("77");
    desk.answer(9);
    let mut shown = Vec::new();
    for _ in 0..4 {
        desk.keys("l");
        shown.push(desk.shown());
    }
    for (index, language) in ["kk", "ky", "ru", "en"].iter().enumerate() {
        let mut other = Desk::playing(usual(language), USUAL, computer());
        other.keys("77");
        other.answer(9);
        assert_eq!(shown[index], other.shown());
    }
}

#[test]
fn the_computer_is_asked_and_its_move_is_told() {
    let mut desk = Desk::playing(usual("en"), USUAL, computer());
    assert_eq!(desk.screen.wish(), None, "the person moves first");
    desk.keys("77");
    let wish = desk.screen.wish().expect("the computer is to move");
    assert!(matches!(wish.purpose, Purpose::Move { seed: 7, .. }));
    desk.shows("The computer is thinking…");
    desk.keys("5");
    desk.shows("It is not your turn.");
    assert_eq!(desk.answer(9), Some(Effect::Keep));
    assert_eq!(desk.screen.wish(), None);
    desk.shows("1.  76    ›98");
}

#[test]
fn undo_takes_back_both_and_redo_plays_both() {
    let mut desk = Desk::playing(usual("en"), USUAL, computer());
    let start = desk.screen.game().position().words();
    desk.keys("77");
    desk.answer(9);
    assert_eq!(desk.key(KeyCode::Char('u')), Some(Effect::Keep));
    desk.shows("Took back two moves: yours and the opponent’s.");
    assert_eq!(desk.screen.game().position().words(), start);
    assert_eq!(desk.key(KeyCode::Char('r')), Some(Effect::Keep));
    assert_eq!(desk.screen.game().ply(), 2);
    desk.keys("uu");
    desk.shows("There is no move to take back.");
}

#[test]
fn a_hint_is_asked_for_and_told() {
    let mut desk = Desk::playing(usual("en"), USUAL, computer());
    desk.keys("h");
    let wish = desk.screen.wish().expect("a hint is wanted");
    assert_eq!(wish.purpose, Purpose::Hint);
    let mv = Move(PitNo::new(7).expect("a pit"));
    desk.screen.update(Input::Thought(Thought::Hint(mv)));
    desk.shows("Try pit 7");
    assert_eq!(desk.screen.wish(), None);
}

#[test]
fn the_engine_thinks_while_the_analysis_is_open() {
    let mut desk = Desk::playing(usual("en"), USUAL, computer());
    desk.keys("a");
    assert_eq!(
        desk.screen.wish().map(|wish| wish.purpose),
        Some(Purpose::Analysis)
    );
    desk.screen.update(insight());
    desk.shows("+2.5");
    desk.shows("Best line: 76 98 66");
    desk.keys("77");
    assert!(!desk.shown().contains("+2.5"), "another position");
    desk.answer(9);
    desk.keys("a");
    assert_eq!(desk.screen.wish(), None);
}

#[test]
fn a_score_is_told_from_whites_side() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.keys("77a");
    desk.screen.update(insight());
    desk.shows("−2.5");
}

#[test]
fn a_new_game_is_asked_for_while_one_is_running() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.keys("77n");
    desk.shows("Leave this game and start a new one?");
    assert_eq!(desk.key(KeyCode::Char('n')), None);
    assert_eq!(desk.screen.game().ply(), 1);
    desk.keys("n");
    assert_eq!(desk.key(KeyCode::Char('y')), Some(Effect::Begin));
    assert_eq!(desk.screen.game().ply(), 0);
}

#[test]
fn a_new_game_has_the_same_odds() {
    let start = Setup::start(Rules::default()).with_odds(Side::White, 9);
    let game = Game::from_setup(start).expect("a game");
    let screen = Screen::play(usual("en"), USUAL, game.clone(), TWO, Offer::None);
    let mut desk = Desk {
        screen,
        size: USUAL,
    };
    desk.keys("11ny");
    assert_eq!(desk.screen.game(), &game);
}

#[test]
fn questions_are_answered_in_the_language_that_is_spoken() {
    for (language, yes, no) in [("kk", 'и', 'ж'), ("ky", 'о', 'ж'), ("ru", 'д', 'н')] {
        let mut desk = Desk::playing(usual(language), USUAL, TWO);
        desk.keys("77n");
        assert_eq!(desk.key(KeyCode::Char(no)), None);
        assert_eq!(desk.screen.game().ply(), 1, "{language}");
        desk.keys("n");
        assert_eq!(
            desk.key(KeyCode::Char(yes)),
            Some(Effect::Begin),
            "{language}"
        );
    }
}

#[test]
fn an_unfinished_game_is_offered() {
    let game = || Game::new(Rules::default());
    for (answer, effect) in [(KeyCode::Enter, Some(Effect::TakeUp)), (KeyCode::Esc, None)] {
        let screen = Screen::play(usual("en"), USUAL, game(), computer(), Offer::TakeUp);
        let mut desk = Desk {
            screen,
            size: USUAL,
        };
        desk.shows("You have an unfinished game. Go on with it?");
        assert_eq!(desk.key(answer), effect);
        assert!(!desk.shown().contains("unfinished"));
    }
}

#[test]
fn a_click_does_what_a_key_does() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    // The lower row of the frame; pit 7 is its seventh cell.
    let input = || Input::Click {
        column: 5 + 6 * 7 + 3,
        row: 6,
    };
    assert_eq!(desk.screen.update(input()), None);
    desk.shows("Pit 7: capture");
    assert_eq!(desk.screen.update(input()), Some(Effect::Keep));
    let elsewhere = Input::Click {
        column: 79,
        row: 23,
    };
    assert_eq!(desk.screen.update(elsewhere), None);
}

#[test]
fn a_turned_board_has_the_other_row_below() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.keys("f");
    let shown = desk.shown();
    let first = shown.lines().next().unwrap_or_default();
    assert!(first.contains("White"), "{shown}");
}

#[test]
fn the_level_changes_within_its_limits() {
    let mut desk = Desk::playing(usual("en"), USUAL, computer());
    assert_eq!(desk.key(KeyCode::Char('+')), Some(Effect::Keep));
    desk.shows("The level is now 4.");
    desk.keys("+++++++++");
    desk.shows("level 9");
    let mut two = Desk::playing(usual("en"), USUAL, TWO);
    assert_eq!(two.key(KeyCode::Char('-')), None);
}

#[test]
fn what_was_said_can_be_read_again() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    desk.keys("778811223344");
    let now = desk.shown();
    for _ in 0..100 {
        desk.key(KeyCode::PageUp);
    }
    desk.shows("A new game for two.");
    for _ in 0..100 {
        desk.key(KeyCode::PageDown);
    }
    assert_eq!(desk.shown(), now);
}

#[test]
fn the_end_of_a_game_is_told() {
    let read = Reader::new(RECORD, Rules::default())
        .next()
        .expect("a game");
    let mut game = read.record.game;
    if game.ending().is_none() {
        game.resign(Side::Black).expect("a game that goes on");
    }
    let screen = Screen::play(usual("en"), USUAL, game, TWO, Offer::None);
    let mut desk = Desk {
        screen,
        size: USUAL,
    };
    desk.shows("n: another game. q: leave.");
    assert_eq!(desk.screen.wish(), None);
    desk.keys("11");
    assert_eq!(desk.screen.game().ply(), 8);
    assert_eq!(desk.key(KeyCode::Char('n')), Some(Effect::Begin));
}

#[test]
fn keys_of_a_cyrillic_keyboard_work() {
    let mut desk = Desk::playing(usual("kk"), USUAL, TWO);
    desk.keys("..");
    assert_eq!(desk.screen.game().ply(), 1, "the key of pit 7");
    desk.keys("г");
    assert_eq!(desk.screen.game().ply(), 0, "the key of u");
}

#[test]
fn control_keys_reach_the_program() {
    let mut desk = Desk::playing(usual("en"), USUAL, TWO);
    for (letter, effect) in [
        ('c', Effect::Interrupt),
        ('z', Effect::Suspend),
        ('l', Effect::Redraw),
    ] {
        for help in ["", "?"] {
            desk.keys(help);
            let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
            assert_eq!(desk.screen.update(Input::Key(key)), Some(effect));
            desk.key(KeyCode::Esc);
        }
    }
}

#[test]
fn without_a_terminal_there_is_a_sentence_and_exit_2() {
    for language in LANGUAGES {
        let ran = togyz(["tui", "--lang", language]).run();
        assert_eq!((ran.exit, ran.output.as_str()), (2, ""));
        insta::assert_snapshot!(format!("refused_{language}"), ran.notices);
    }
    for (name, value) in [("TERM", "dumb"), ("TOGYZ_STYLE", "text")] {
        let ran = togyz(["tui"]).env(name, value).on_terminal().run();
        assert_eq!(ran.exit, 2);
    }
}
