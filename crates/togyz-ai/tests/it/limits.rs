use std::ops::ControlFlow;
use std::time::Duration;

use togyz_ai::{Analysis, Score};
use togyz_ai::{Config, Engine, Limits, Proven, accepts_draw};
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
        table_hits: 0,
        lines: Vec::new(),
    };
    assert!(accepts_draw(&of(Score::DRAW)));
    assert!(accepts_draw(&of(Score::from_hundredths(100))));
    assert!(accepts_draw(&of(Score::from_hundredths(-100))));
    assert!(!accepts_draw(&of(Score::from_hundredths(101))));
    assert!(!accepts_draw(&of(Score::win_in(3))));
}

#[test]
fn no_time_counts_while_the_engine_ponders() {
    let mut engine = Engine::new(1);
    let ponder = engine.ponder_flag();
    ponder.raise();
    let limits = Limits {
        time: Some(Duration::ZERO),
        soft_time: Some(Duration::ZERO),
        ..Limits::NONE
    };
    let analysis = engine.analyse(&start(), &limits, |progress| {
        if progress.depth == 6 {
            // The move was played; there is no time left for more.
            ponder.lower();
        }
        ControlFlow::Continue(())
    });
    assert_eq!(analysis.depth, 6);
}

#[test]
fn the_flag_stops_an_engine_that_ponders() {
    let mut engine = Engine::new(1);
    engine.ponder_flag().raise();
    let flag = engine.stop_flag();
    let analysis = engine.analyse(&start(), &Limits::NONE, |progress| {
        if progress.depth == 5 {
            flag.raise();
        }
        ControlFlow::Continue(())
    });
    assert_eq!(analysis.depth, 5);
}

#[test]
fn an_engine_stopped_at_any_node_has_a_legal_move() {
    for position in standard() {
        for nodes in 1..=40 {
            let analysis = analysis(&position, &Limits::nodes(nodes));
            assert!(position.legal_moves().contains(analysis.best.unwrap()));
        }
    }
}

#[test]
fn a_limit_of_nodes_holds_for_all_threads_together() {
    let mut engine = threads(3);
    for position in standard() {
        for nodes in [1, 100, 20_000] {
            let analysis = engine.analyse_position(&position, &Limits::nodes(nodes), go_on);
            assert!(analysis.nodes <= nodes, "{} of {nodes}", analysis.nodes);
            assert!(position.legal_moves().contains(analysis.best.unwrap()));
        }
    }
}

#[test]
fn the_flag_stops_all_threads() {
    let mut engine = threads(3);
    let flag = engine.stop_flag();
    let analysis = engine.analyse(&start(), &Limits::NONE, |progress| {
        if progress.depth == 6 {
            flag.raise();
        }
        ControlFlow::Continue(())
    });
    assert_eq!(analysis.depth, 6);
    assert!(analysis.best.is_some());
}

#[test]
fn odd_positions_have_an_answer() {
    let odd = [
        // 150 stones in one pit.
        "150S,8/8,1S 6 5 S 1",
        // Both kazans at 81: the game is over.
        "9/9 81 81 S 1",
        // One legal move.
        "8,1S/1S,8 80 80 S 1",
    ];
    for text in odd {
        let position = position(text, Rules::default());
        for limits in [Limits::nodes(1), Limits::nodes(5000), Limits::depth(3)] {
            for mut engine in [Engine::new(0), Engine::new(1), threads(2)] {
                let analysis = engine.analyse_position(&position, &limits, go_on);
                match analysis.best {
                    Some(best) => assert!(position.legal_moves().contains(best), "{text}"),
                    None => assert!(position.ending().is_some(), "{text}"),
                }
            }
        }
    }
}

fn threads(threads: usize) -> Engine {
    Engine::with(Config {
        hash_megabytes: 1,
        threads,
        ..Config::default()
    })
}
