//! What the fuzz targets do with their bytes.
//!
//! The ordinary tests and `cargo xtask fuzz` use this file too. A target panics
//! where something is wrong. In every input but those of `names` and `json` the
//! first byte chooses the rules.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use togyz_core::notation::{
    DeclaredResult, Feed, MoveText, Notation, ReadGame, Reader, Record, reason_from_key, reason_key,
};
use togyz_core::{
    BySide, Event, Game, Move, Position, Reason, Repetition, Rules, Setup, Side, Variant,
};

use crate::lockstep::{Seen, compare_by};
use crate::random::{Heap, Random, all_rules, scattered};
use crate::replay::{Replayed, replay};

/// What takes bytes and panics where something is wrong.
pub type Target = fn(&[u8]);

/// The targets with their names, which are those of their folders of inputs.
pub const ALL: [(&str, Target); 6] = [
    ("position_text", position_text),
    ("move_text", move_text),
    ("records", records),
    ("names", names),
    ("json", json),
    ("play", play),
];

/// The rules that the first byte chooses, and the other bytes.
fn split_rules(data: &[u8]) -> Option<(Rules, &[u8])> {
    let (choice, rest) = data.split_first()?;
    let all = all_rules();
    let choice = usize::from(*choice);
    let mut rules = all[(choice % 32 + choice / 128 * 32) % all.len()];
    if choice / 32 % 2 == 1 {
        rules.repetition = Repetition::Claim;
    }
    Some((rules, rest))
}

/// Reads a position's text, and writes it.
pub fn position_text(data: &[u8]) {
    let Some((rules, text)) = split_rules(data) else {
        return;
    };
    let setup = match Setup::parse(&String::from_utf8_lossy(text), rules) {
        Ok(setup) => setup,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let written = setup.to_string();
    assert_eq!(Setup::parse(&written, rules), Ok(setup), "{written}");
    match setup.position() {
        Ok(position) => check_position(&position),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Reads a typed move, and tries it in a position of a random game.
pub fn move_text(data: &[u8]) {
    let Some((rules, rest)) = split_rules(data) else {
        return;
    };
    let Some((seed, text)) = rest.split_first() else {
        return;
    };
    let mut random = Random::new((*seed).into());
    let mut position = Position::start(rules);
    for _ in 0..*seed {
        let Some(mv) = random.choose(position.legal_moves()) else {
            break;
        };
        for notation in Notation::ALL {
            let typed = MoveText::written(&position, mv, notation).expect("a legal move");
            let again = MoveText::parse(&typed.to_string(), rules.variant);
            assert_eq!(again, Ok(typed));
            assert_eq!(typed.resolve(&position), Ok(mv), "{position} {typed}");
        }
        position = position.after(mv);
    }
    let text = String::from_utf8_lossy(text);
    let Ok(typed) = MoveText::parse(&text, rules.variant) else {
        return;
    };
    let written = typed.to_string();
    assert_eq!(MoveText::parse(&written, rules.variant), Ok(typed));
    match typed.resolve(&position) {
        Ok(mv) => assert!(position.legal_moves().contains(mv), "{position} {text}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Reads records, in one and in pieces, and writes them in every notation.
pub fn records(data: &[u8]) {
    let Some((rules, text)) = split_rules(data) else {
        return;
    };
    let text = String::from_utf8_lossy(text);
    let lines = 1 + text.matches(['\n', '\r']).count();
    let games: Vec<_> = Reader::new(&text, rules).collect();
    let mut in_pieces = Vec::new();
    let mut feed = Feed::new(rules);
    for char in text.chars() {
        feed.push(char.encode_utf8(&mut [0; 4]), |game| in_pieces.push(game));
    }
    feed.finish(|game| in_pieces.push(game));
    assert_eq!(in_pieces, games);
    for game in &games {
        assert!((1..=lines).contains(&game.line));
        check_position(game.record.game.position());
        check_fault(game, lines);
        check_writing(&game.record);
    }
}

fn check_fault(game: &ReadGame, lines: usize) {
    let Some(fault) = &game.fault else {
        return;
    };
    assert_eq!(fault.ply, game.record.game.ply());
    assert!((game.line..=lines).contains(&fault.line));
    assert!(fault.column >= 1);
    assert!(fault.token.chars().count() <= 64);
    assert!(!fault.to_string().is_empty());
}

/// Writes a record, in every notation, and reads it again.
fn check_writing(record: &Record) {
    let game = &record.game;
    for notation in Notation::ALL {
        let text = record.to_text(notation);
        let mut games = Reader::new(&text, Rules::default());
        let again = games.next().expect("a game");
        assert_eq!(again.fault, None, "{text}");
        assert!(games.next().is_none(), "{text}");
        let again = again.record;
        assert_eq!(again.game.start(), game.start(), "{text}");
        assert_eq!(again.game.played(), game.played(), "{text}");
        assert_eq!(again.game.ending(), game.ending(), "{text}");
        assert_eq!(again.outcome(), record.outcome(), "{text}");
        assert_eq!(again.comments.len(), record.comments.len(), "{text}");
        assert_eq!(again.contradictions(), [], "{text}");
        assert_eq!(again.to_text(notation), text);
    }
}

/// Reads names of rules, variants, results and reasons, and writes them.
pub fn names(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match text.parse::<Rules>() {
        Ok(rules) => assert_eq!(rules.to_string().parse(), Ok(rules)),
        Err(unknown) => assert!(unknown.index < text.split('+').count()),
    }
    if let Ok(variant) = text.parse::<Variant>() {
        assert_eq!(variant.to_string().parse(), Ok(variant));
        check_position(&Position::start(Rules::of(variant)));
    }
    if let Some(result) = DeclaredResult::parse(&text) {
        assert_eq!(result.written, text.trim());
    }
    if let Some(reason) = reason_from_key(&text) {
        assert_eq!(reason_from_key(reason_key(reason)), Some(reason));
    }
}

/// Reads JSON, and writes it.
pub fn json(data: &[u8]) {
    let setup: Option<Setup> = check_json(data);
    let position: Option<Position> = check_json(data);
    if let (Some(setup), Some(position)) = (setup, position) {
        assert!(setup.position().is_ok());
        check_position(&position);
    }
    check_json::<Vec<Event>>(data);
    check_json::<togyz_core::IllegalMove>(data);
    if let Some(game) = check_json::<Game>(data) {
        check_position(game.position());
    }
}

fn check_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(data: &[u8]) -> Option<T> {
    let value: T = serde_json::from_slice(data).ok()?;
    let written = serde_json::to_string(&value).expect("JSON");
    let again: T = serde_json::from_str(&written).expect(&written);
    assert_eq!(again, value);
    Some(value)
}

/// Plays a game: first with the naive implementation beside it, then with moves
/// that may be illegal, undo, redo and declared ends.
pub fn play(data: &[u8]) {
    let Some((rules, rest)) = split_rules(data) else {
        return;
    };
    let (start, rest) = split_start(rules, rest);
    let mut choices = rest.iter();
    let choose = |legal: togyz_core::Moves| {
        let choice = usize::from(*choices.next()?);
        legal.iter().nth(choice % legal.len().max(1))
    };
    compare_by(start, choose, &mut Seen::default());

    let mut game = Game::from_setup(start).expect("a valid setup");
    check_position(game.position());
    // The repetitions are counted by going through the game.
    for act in rest.iter().take(500) {
        do_act(&mut game, *act);
    }
    check_writing(&Record::new(game));
}

/// The usual start, or one that the first bytes scatter.
fn split_start(rules: Rules, data: &[u8]) -> (Setup, &[u8]) {
    let Some((head, rest)) = data.split_first_chunk::<5>() else {
        return (Setup::start(rules), data);
    };
    let [heaps, white, black, more, side] = head.map(usize::from);
    let heaps = heaps % 16;
    if heaps == 0 || rest.len() < 2 * heaps {
        return (Setup::start(rules), rest);
    }
    let (scatter, rest) = rest.split_at(2 * heaps);
    let heaps: Vec<_> = scatter
        .chunks(2)
        .map(|pair| Heap {
            place: pair[0].into(),
            stones: pair[1].into(),
        })
        .collect();
    let tuzdyks = BySide { white, black };
    let side = Side::ALL[side % 2];
    (scattered(rules, tuzdyks, &heaps, more, side), rest)
}

fn do_act(game: &mut Game, act: u8) {
    let before = game.setup();
    let was_over = game.ending().is_some();
    match act % 32 {
        0 => {
            let ply = game.ply();
            match game.undo() {
                Some(mv) => {
                    assert_eq!(game.ply() + 1, ply);
                    assert_eq!(game.redo(), Some(mv));
                    assert_eq!(game.setup(), before);
                    assert_eq!(game.undo(), Some(mv));
                }
                None => assert_eq!(game.ply(), ply),
            }
        }
        1 => {
            let next = game.undone().next();
            assert_eq!(game.redo(), next.filter(|_| !was_over));
        }
        2 => assert_eq!(game.resign(Side::White).is_err(), was_over),
        3 => assert_eq!(game.lose_on_time(Side::Black).is_err(), was_over),
        4 => assert_eq!(game.agree_draw().is_err(), was_over),
        5 => {
            let may = game.occurrences() >= 3 && game.rules().repetition == Repetition::Claim;
            assert_eq!(game.claim_repetition().is_ok(), may && !was_over);
        }
        number => play_move(game, Move::new(number % 9 + 1).expect("1 to 9")),
    }
    check_position(game.position());
}

/// Tries a move that may be illegal.
fn play_move(game: &mut Game, mv: Move) {
    let before = *game.position();
    let is_legal = game.ending().is_none() && before.legal_moves().contains(mv);
    let mut events = Vec::new();
    let played = game.play_with(mv, |event| events.push(event));
    assert_eq!(played.is_ok(), is_legal);
    if !is_legal {
        assert!(events.is_empty());
        assert_eq!(*game.position(), before);
        return;
    }
    let expected = Replayed {
        setup: game.position().setup(),
        ending: game.ending(),
    };
    assert_eq!(replay(&before, &events), expected, "{before} {mv}");
    assert_eq!(before.after(mv), *game.position());
}

/// What holds in every position.
fn check_position(position: &Position) {
    let rules = position.rules();
    let total: u32 = Side::ALL
        .into_iter()
        .map(|side| {
            let row: u32 = position.row(side).iter().map(|n| u32::from(*n)).sum();
            row + u32::from(position.kazan(side))
        })
        .sum();
    assert_eq!(total, u32::from(rules.variant.total()), "{position}");
    for owner in Side::ALL {
        if let Some(tuzdyk) = position.tuzdyk(owner) {
            assert_eq!(position.stones(tuzdyk), 0, "{position}");
            assert_ne!(tuzdyk.no.get(), rules.variant.pits(), "{position}");
        }
    }
    let moves = position.legal_moves();
    assert_eq!(moves.is_empty(), position.ending().is_some(), "{position}");
    for mv in moves {
        assert!(position.landing(mv).is_some(), "{position} {mv}");
    }
    assert_eq!(position.turned().turned(), *position);

    let again = Setup::parse(&position.to_string(), rules)
        .expect("its own text")
        .position()
        .expect("a valid position");
    // The text does not tell a sweep from an 82.
    let is_swept = position
        .ending()
        .is_some_and(|ending| ending.reason == Reason::Atsyrau);
    if !is_swept {
        assert_eq!(again, *position);
    }
    check_json_of(position);
}

fn check_json_of(position: &Position) {
    let written = serde_json::to_string(position).expect("JSON");
    let again: Position = serde_json::from_str(&written).expect(&written);
    assert_eq!(again, *position, "{written}");
}
