use std::ops::ControlFlow;

use togyz_ai::{Analysis, Score};
use togyz_ai::{Engine, Limits, Proven, accepts_draw};
use togyz_core::{Game, Move, Reason, Rules, Side};

use crate::positions::{analysis, go_on, position, standard};

fn start() -> Game {
    Game::new(Rules::default())
}

#[test]
fn a_limit_of_nodes_is_obeyed_exactly() {
    for position in standard() {
        for nodes in [0, 1, 2, 9, 10, 100, 1023, 1024, 1025, 20_000] {
            let analysis = analysis(&position, &Limits::nodes(nodes));
            assert!(analysis.nodes <= nodes, "{} of {nodes}", analysis.nodes);
            let best = analysis.best.unwrap();
            assert!(position.legal_moves().contains(best));
        }
    }
}

#[test]
fn a_limit_of_depth_is_reached() {
    let analysis = analysis(start().position(), &Limits::depth(9));
    assert_eq!(analysis.depth, 9);
    assert!(analysis.lines[0].pv.len() >= 2);
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut engine = Engine::new(1);
    for position in standard() {
        for limits in [
            Limits::depth(8),
            Limits::nodes(5000),
            Limits::depth(6).with_lines(4),
        ] {
            engine.new_game();
            let again = engine.analyse_position(&position, &limits, go_on);
            assert_eq!(again, analysis(&position, &limits), "{position}");
        }
    }
}

#[test]
fn the_report_may_stop_the_search() {
    let mut depths = Vec::new();
    let analysis = Engine::new(1).analyse(&start(), &Limits::NONE, |progress| {
        depths.push(progress.depth);
        assert_eq!(progress.lines.len(), 1);
        if progress.depth == 5 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert_eq!(depths, [1, 2, 3, 4, 5]);
    assert_eq!(analysis.depth, 5);
}

#[test]
fn the_flag_stops_the_search_from_another_thread() {
    let mut engine = Engine::new(1);
    let flag = engine.stop_flag();
    let analysis = std::thread::scope(|scope| {
        let (begun, has_begun) = std::sync::mpsc::channel();
        scope.spawn(move || {
            has_begun.recv().unwrap();
            flag.raise();
        });
        engine.analyse(&start(), &Limits::NONE, |progress| {
            if progress.depth == 6 {
                begun.send(()).unwrap();
            }
            ControlFlow::Continue(())
        })
    });
    assert!(analysis.best.is_some());
    assert!(analysis.depth >= 6);
}

#[test]
fn a_raised_flag_still_allows_an_answer() {
    let mut engine = Engine::new(1);
    engine.stop_flag().raise();
    let analysis = engine.analyse(&start(), &Limits::NONE, go_on);
    assert!(analysis.best.is_some());
    assert_eq!(analysis.nodes, 0);
}

#[test]
fn only_the_moves_asked_for_are_looked_at() {
    let moves = vec![Move::new(2).unwrap(), Move::new(3).unwrap()];
    let limits = Limits {
        moves: moves.clone(),
        lines: 9,
        ..Limits::depth(5)
    };
    let analysis = analysis(start().position(), &limits);
    let mut seen: Vec<Move> = analysis.lines.iter().map(|line| line.mv).collect();
    seen.sort_unstable();
    assert_eq!(seen, moves);
}

#[test]
fn a_finished_game_has_no_move() {
    let mut game = start();
    game.resign(Side::Black).unwrap();
    let mut engine = Engine::new(1);
    let analysis = engine.analyse(&game, &Limits::NONE, go_on);
    assert_eq!(analysis.best, None);
    assert_eq!(analysis.score.proven(), Some(Proven::Win { plies: 0 }));
    let ended = position("9/9 82 80 N 40", Rules::default());
    assert_eq!(ended.ending().unwrap().reason, Reason::Majority);
    let analysis = engine.analyse_position(&ended, &Limits::NONE, go_on);
    assert_eq!(analysis.best, None);
    assert_eq!(analysis.score.proven(), Some(Proven::Loss { plies: 0 }));
}

#[test]
fn the_only_move_is_found_without_a_search() {
    let text = "2,5S,2S,1S,1,t,2/3,12S,5 72 70 S 32";
    let position = position(text, Rules::default());
    assert_eq!(position.legal_moves().len(), 1);
    let analysis = analysis(&position, &Limits::nodes(0));
    assert_eq!(analysis.best, Move::new(4));
}

#[test]
fn a_draw_is_accepted_within_one_stone() {
    let of = |score| Analysis {
        best: None,
        score,
        depth: 1,
        nodes: 1,
        lines: Vec::new(),
    };
    assert!(accepts_draw(&of(Score::DRAW)));
    assert!(accepts_draw(&of(Score::from_hundredths(100))));
    assert!(accepts_draw(&of(Score::from_hundredths(-100))));
    assert!(!accepts_draw(&of(Score::from_hundredths(101))));
    assert!(!accepts_draw(&of(Score::win_in(3))));
}
