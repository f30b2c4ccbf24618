//! Finding games.

use togyz_core::{Game, Move, Rules};

use super::{GAMES, Place, random_games};

/// The text of the position after these pits.
fn position_after(pits: &str) -> String {
    let mut game = Game::new(Rules::default());
    for digit in pits.bytes() {
        game.play(Move::new(digit - b'0').expect("a pit"))
            .expect("legal");
    }
    game.setup().to_string()
}

#[track_caller]
fn check(filters: &[&str], expected: &[u64]) {
    let place = Place::new();
    place.import(GAMES);
    assert_eq!(place.ids(filters), expected, "{filters:?}");
}

#[test]
fn by_player() {
    check(&["--player", "bakyt"], &[1, 2]);
    check(&["--player", "уулу"], &[2]);
    check(&["--player", "ұЛАН"], &[3]);
    check(&["--player", "bakyt", "--player", "dana"], &[2]);
    check(&["--player", "a%"], &[]);
}

#[test]
fn by_date() {
    check(&["--date", "2026"], &[1]);
    check(&["--date", "2025-03"], &[2]);
    check(&["--date", "2024.06.05"], &[3]);
    check(&["--date", "2024-06-06"], &[]);
    check(&["--since", "2025"], &[1, 2]);
    check(&["--until", "2025"], &[2, 3]);
    check(&["--until", "2025-03"], &[2, 3]);
    check(&["--since", "2024-06-05", "--until", "2024-06-05"], &[3]);
}

#[test]
fn by_result() {
    check(&["--result", "1-0"], &[1]);
    check(&["--result", "0-1"], &[2]);
    check(&["--result", "½-½"], &[3]);
    check(&["--result", "*"], &[4]);
}

#[test]
fn by_first_moves() {
    check(&["--opening", "76"], &[2, 3]);
    check(&["--opening", "76 98 66"], &[2]);
    check(&["--opening", "1. 76 76 2. 99"], &[3]);
    check(&["--opening", "7 9"], &[2]);
    check(&["--opening", "19"], &[]);
}

#[test]
fn by_tuzdyk() {
    check(&["--tuzdyk", "5"], &[1]);
    check(&["--black-tuzdyk", "5"], &[1]);
    check(&["--white-tuzdyk", "5"], &[]);
    check(&["--tuzdyk", "6"], &[]);
}

#[test]
fn by_length() {
    check(&["--min-plies", "6"], &[1, 2]);
    check(&["--max-plies", "4"], &[3, 4]);
    check(&["--min-plies", "4", "--max-plies", "6"], &[2, 3]);
}

#[test]
fn by_end() {
    check(&["--ended", "82"], &[1]);
    check(&["--ended", "resignation"], &[2]);
    check(&["--ended", "agreement"], &[3]);
    check(&["--ended", "unknown"], &[4]);
    check(&["--ended", "time"], &[]);
    check(&["--ended", "atsyrau"], &[]);
}

#[test]
fn by_position() {
    check(&["--position", &position_after("")], &[1, 2, 3, 4]);
    check(&["--position", &position_after("7")], &[2, 3]);
    check(&["--position", &position_after("79")], &[2]);
    check(&["--position", &position_after("796817")], &[2]);
    check(&["--position", &position_after("49")], &[4]);
    check(&["--position", &position_after("1")], &[]);
    // The number of the move does not matter, the side to move does.
    let numbered = position_after("7").replace("N 1", "N 30");
    check(&["--position", &numbered], &[2, 3]);
    let other_side = position_after("7").replace("N 1", "S 1");
    check(&["--position", &other_side], &[]);
}

#[test]
fn by_several_things_at_once() {
    check(&["--player", "bakyt", "--result", "0-1"], &[2]);
    check(&["--player", "bakyt", "--date", "2024"], &[]);
}

#[test]
fn every_position_of_a_random_game_finds_it() {
    let place = Place::new();
    place.import(&random_games(20, 5));
    let game = &place.found(&[])[6];
    let pits = game["pits"].as_str().expect("digits");
    for plies in (0..=pits.len()).step_by(7).chain([pits.len()]) {
        let position = position_after(&pits[..plies]);
        let found = place.ids(&["--position", &position]);
        assert!(found.contains(&7), "after {plies} plies: {found:?}");
    }
    assert_eq!(place.ids(&["--position", &position_after(pits)]), [7]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let place = Place::new();
    place.import(GAMES);
    for (args, exit, sentence) in [
        (["--date", "soon"], 2, "“soon”"),
        (["--date", "2025-02-30"], 2, "“2025-02-30”"),
        (["--until", "2025-02-29"], 2, "“2025-02-29”"),
        (["--result", "2-0"], 2, "“2-0”"),
        (["--tuzdyk", "10"], 2, "from 1 to 9"),
        (
            ["--opening", "76 99"],
            2,
            "--opening, line 1, move 1 (Black)",
        ),
        (["--position", "9S/9S"], 3, ""),
        (["--ended", "82x"], 2, "“82x”"),
    ] {
        let ran = place.run(&["find", args[0], args[1]]);
        assert_eq!(ran.exit, exit, "{args:?} {}", ran.notices);
        assert!(ran.notices.contains(sentence), "{}", ran.notices);
    }
}
