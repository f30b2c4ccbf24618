//! The engine with tables.

use std::sync::Arc;

use togyz_ai::endgame::Tables;
use togyz_ai::{Config, Engine, Level, Limits, Proven, Score};
use togyz_core::{Game, Move, Outcome, Position, Side};

use super::{STONES, folder, lead, random_position, tables};
use crate::positions::{Random, go_on};

fn engine() -> Engine {
    Engine::with(Config {
        hash_megabytes: 1,
        tables: Some(Arc::new(Tables::open(folder()))),
        ..Config::default()
    })
}

/// The result of a position for `side` with best play, by the tables: 1 a win, 0
/// a draw, -1 a loss.
fn result(position: &Position, side: Side) -> i32 {
    let to_come = match position.ending() {
        Some(_) => 0,
        None => i32::from(tables().probe(position).expect("within the tables")),
    };
    let own = position.side_to_move();
    let result = (lead(position, own) + to_come).signum();
    if own == side { result } else { -result }
}

/// The move that keeps the best result; among those the one that leaves the
/// opponent least to win.
fn best_defence(position: &Position) -> Move {
    let own = position.side_to_move();
    position
        .legal_moves()
        .iter()
        .max_by_key(|mv| result(&position.after(*mv), own))
        .expect("a move")
}

#[test]
fn every_win_is_kept_and_every_draw_held_at_the_smallest_limit() {
    let mut random = Random(21);
    let mut engine = engine();
    for nodes in [0, 1, 30, 300] {
        for _ in 0..100 {
            let start = random_position(&mut random, STONES);
            let side = start.side_to_move();
            let expect = result(&start, side);
            engine.new_game();
            let mut game = Game::from_setup(start.setup()).expect("valid");
            while game.ending().is_none() {
                assert!(game.ply() < 300, "{start} goes in circles");
                let mv = if game.position().side_to_move() == side {
                    let analysis = engine.analyse(&game, &Limits::nodes(nodes), go_on);
                    analysis.best.expect("a move")
                } else {
                    best_defence(game.position())
                };
                game.play(mv).expect("legal");
                assert!(result(game.position(), side) >= expect, "{start}");
                if expect < 0 || (expect == 0 && game.ply() > 60) {
                    break;
                }
            }
            let outcome = game.ending().map(|ending| ending.outcome);
            match expect {
                1 => assert_eq!(outcome, Some(Outcome::Win(side)), "{start}"),
                0 => assert_ne!(outcome, Some(Outcome::Win(side.opponent())), "{start}"),
                _ => {}
            }
        }
    }
}

#[test]
fn every_move_within_the_tables_gets_its_true_result() {
    let mut random = Random(22);
    let mut engine = engine();
    for _ in 0..200 {
        let position = random_position(&mut random, STONES);
        let limits = Limits::depth(3).with_lines(9);
        let analysis = engine.analyse_position(&position, &limits, go_on);
        assert_eq!(analysis.lines.len(), position.legal_moves().len());
        for line in &analysis.lines {
            let expect = result(&position.after(line.mv), position.side_to_move());
            let found = match line.score.proven() {
                Some(Proven::Win { .. } | Proven::TableWin { .. }) => 1,
                Some(Proven::Loss { .. } | Proven::TableLoss { .. }) => -1,
                None => {
                    assert_eq!(line.score, Score::DRAW, "{position}, {}", line.mv);
                    0
                }
            };
            assert_eq!(found, expect, "{position}, {}", line.mv);
        }
        let scores: Vec<Score> = analysis.lines.iter().map(|line| line.score).collect();
        assert!(scores.is_sorted_by(|a, b| a >= b), "{position}: {scores:?}");
    }
}

#[test]
fn the_search_asks_the_tables_about_what_lies_ahead() {
    let mut random = Random(25);
    let (mut with, mut without) = (engine(), Engine::new(1));
    let mut hits = 0;
    for _ in 0..50 {
        let position = random_position(&mut random, STONES + 6);
        let limits = Limits::depth(6);
        hits += with.analyse_position(&position, &limits, go_on).table_hits;
        let analysis = without.analyse_position(&position, &limits, go_on);
        assert_eq!(analysis.table_hits, 0);
    }
    assert!(hits > 0);
}

#[test]
fn the_same_question_gets_the_same_answer_with_tables() {
    let mut random = Random(23);
    for _ in 0..20 {
        let position = random_position(&mut random, STONES);
        let limits = Limits::nodes(500);
        let one = engine().analyse_position(&position, &limits, go_on);
        let other = engine().analyse_position(&position, &limits, go_on);
        assert_eq!(one, other, "{position}");
    }
}

#[test]
fn weak_levels_do_not_know_the_endgames_by_heart() {
    let mut random = Random(24);
    let (mut with, mut without) = (engine(), Engine::new(1));
    for _ in 0..50 {
        let position = random_position(&mut random, STONES);
        let game = Game::from_setup(position.setup()).expect("valid");
        let weak = Level::new(3).expect("a level");
        assert_eq!(with.choose(&game, weak, 1), without.choose(&game, weak, 1));
        let strong = Level::new(9).expect("a level").strength();
        let strong = togyz_ai::Strength {
            nodes: 50,
            ..strong
        };
        let choice = with.choose_at(&game, &strong, 1).expect("a move");
        let side = position.side_to_move();
        assert_eq!(
            result(&position.after(choice.mv), side),
            result(&position, side)
        );
    }
}
