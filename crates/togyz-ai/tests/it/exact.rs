//! The search against plain minimax.

use std::time::Duration;

use togyz_ai::{Config, Engine, Limits, Score, Selectivity, StopFlag, alpha_beta, evaluate};
use togyz_core::{Outcome, Position, Rules};

use crate::positions::{Random, all_rules, go_on, position, random_game, standard};

/// The score of a position by looking at every line, seen by the player to
/// move.
fn minimax(position: &Position, depth: u32, ply: u32) -> Score {
    minimax_by(&mut |leaf| evaluate(leaf).score(), position, depth, ply)
}

/// The same with any judgement of the last position of a line.
fn minimax_by(
    judge: &mut impl FnMut(&Position) -> Score,
    position: &Position,
    depth: u32,
    ply: u32,
) -> Score {
    if let Some(ending) = position.ending() {
        return match ending.outcome {
            Outcome::Draw => Score::DRAW,
            Outcome::Win(side) if side == position.side_to_move() => Score::win_in(ply),
            Outcome::Win(_) => Score::loss_in(ply),
        };
    }
    if depth == 0 {
        return judge(position);
    }
    let children = position.legal_moves().iter().map(|mv| {
        let after = position.after(mv);
        let score = minimax_by(judge, &after, depth - 1, ply + 1);
        if after.side_to_move() == position.side_to_move() {
            score
        } else {
            -score
        }
    });
    children.max().expect("a game that goes on has a move")
}

/// An engine that may leave nothing out, and that sees what `evaluate` sees.
fn exact_engine(hash_megabytes: usize) -> Engine {
    Engine::with(Config {
        hash_megabytes,
        selectivity: Selectivity::Exact,
        network: None,
        ..Config::default()
    })
}

/// The score by the search when it may leave nothing out.
fn searched(position: &Position, depth: u32, hash_megabytes: usize) -> Score {
    let mut engine = exact_engine(hash_megabytes);
    engine
        .analyse_position(position, &Limits::depth(depth), go_on)
        .score
}

#[test]
fn alpha_beta_finds_what_minimax_finds() {
    for position in standard() {
        for depth in 1..=6 {
            let expect = minimax(&position, depth, 0);
            assert_eq!(searched(&position, depth, 1), expect, "{position}, {depth}");
        }
    }
}

#[test]
fn plain_alpha_beta_plays_a_best_move() {
    let kazans = &mut |leaf: &Position| {
        let own = leaf.side_to_move();
        let lead = i32::from(leaf.kazan(own)) - i32::from(leaf.kazan(own.opponent()));
        Score::from_hundredths(100 * lead)
    };
    let mut random = Random(4);
    for rules in all_rules() {
        let game = random_game(rules, 20, &mut random);
        for position in [*game.position(), Position::start(rules)] {
            for depth in 1..=4 {
                let limits = Limits::depth(depth);
                let found = alpha_beta(&position, &limits, &StopFlag::default());
                let Some((mv, _)) = found else {
                    assert!(position.ending().is_some());
                    continue;
                };
                let after = position.after(mv);
                let score = minimax_by(kazans, &after, depth - 1, 1);
                let stays = after.side_to_move() == position.side_to_move();
                let expect = minimax_by(kazans, &position, depth, 0);
                assert_eq!(if stays { score } else { -score }, expect, "{position}");
            }
        }
    }
}

#[test]
fn plain_alpha_beta_keeps_to_its_limits() {
    let position = Position::start(Rules::default());
    let stopped = StopFlag::default();
    stopped.raise();
    for (limits, flag, nodes) in [
        (Limits::nodes(1), StopFlag::default(), 1),
        (Limits::nodes(5000), StopFlag::default(), 5000),
        (Limits::time(Duration::ZERO), StopFlag::default(), 0),
        (Limits::NONE, stopped, 0),
    ] {
        let (mv, looked_at) = alpha_beta(&position, &limits, &flag).expect("a move");
        assert!(position.legal_moves().contains(mv));
        assert_eq!(looked_at, nodes, "{limits:?}");
    }
}

/// An engine that may leave nothing out, with the network of the program.
fn exact_network() -> Engine {
    Engine::with(Config {
        selectivity: Selectivity::Exact,
        ..Config::default()
    })
}

#[test]
fn alpha_beta_finds_what_minimax_finds_with_the_network() {
    // Without a single node, what is left is how a position looks.
    let mut looks = Engine::new(0);
    let mut judge = |leaf: &Position| {
        let analysis = looks.analyse_position(leaf, &Limits::nodes(0), go_on);
        analysis.score
    };
    for position in standard() {
        for depth in [1, 4] {
            let expect = minimax_by(&mut judge, &position, depth, 0);
            let found = exact_network().analyse_position(&position, &Limits::depth(depth), go_on);
            assert_eq!(found.score, expect, "{position}, {depth}");
        }
    }
}

#[test]
fn a_turned_position_has_the_same_score_with_the_network() {
    for position in standard() {
        let [score, turned] = [position, position.turned()].map(|position| {
            let limits = Limits::depth(6);
            let analysis = exact_network().analyse_position(&position, &limits, go_on);
            analysis.score
        });
        assert_eq!(score, turned, "{position}");
    }
}

#[test]
fn alpha_beta_finds_what_minimax_finds_in_endgames() {
    let endgames = [
        "2,5S,2S,1S,1,t,2/1S,2S,12S,1S,2S,1S,5S,t,1 63 67 S 32",
        "1,1,1,1S,1,1,t,2S,1/t,1,1,1,1,1,4S,1S,1S 77 76 S 1",
        "2S,1,1S,1,1,1,7S,2S,1/1,1,1,1,1,1,3S,3S,2S 76 66 S 1",
    ];
    for text in endgames {
        let position = position(text, Rules::default());
        let expect = minimax(&position, 8, 0);
        assert_eq!(searched(&position, 8, 1), expect, "{position}");
    }
}

#[test]
fn alpha_beta_finds_what_minimax_finds_under_all_rules() {
    let mut random = Random(3);
    for rules in all_rules() {
        for plies in [4, 20, 40] {
            let game = random_game(rules, plies, &mut random);
            let position = game.position();
            let majority = rules.variant.majority();
            let kazans = position.kazans();
            // Play after the decision is for the lead, and a decision in the
            // search counts as the end: the minimax above knows neither.
            if game.ending().is_some() || kazans.white.max(kazans.black) + 20 > majority {
                continue;
            }
            let expect = minimax(position, 4, 0);
            assert_eq!(searched(position, 4, 1), expect, "{rules}: {position}");
        }
    }
}

#[test]
fn the_score_of_every_move_is_exact() {
    for position in standard() {
        let mut engine = exact_engine(1);
        let limits = Limits::depth(4).with_lines(9);
        let analysis = engine.analyse_position(&position, &limits, go_on);
        assert_eq!(analysis.lines.len(), position.legal_moves().len());
        assert!(analysis.lines.is_sorted_by(|a, b| a.score >= b.score));
        for line in analysis.lines {
            let expect = -minimax(&position.after(line.mv), 3, 1);
            assert_eq!(line.score, expect, "{position}, {}", line.mv);
        }
    }
}

#[test]
fn some_lines_are_the_best_of_all_lines() {
    for position in standard() {
        let lines = |count| {
            let mut engine = exact_engine(1);
            let limits = Limits::depth(5).with_lines(count);
            let analysis = engine.analyse_position(&position, &limits, go_on);
            analysis
                .lines
                .into_iter()
                .map(|line| line.score)
                .collect::<Vec<_>>()
        };
        let all = lines(9);
        assert_eq!(lines(3), all[..3], "{position}");
        assert_eq!(lines(1), all[..1], "{position}");
    }
}

#[test]
fn the_table_changes_no_score() {
    for position in standard() {
        let with = searched(&position, 8, 4);
        let without = searched(&position, 8, 0);
        assert_eq!(with, without, "{position}");
    }
}

#[test]
fn more_threads_change_no_score() {
    for position in standard() {
        let mut engine = Engine::with(Config {
            threads: 3,
            selectivity: Selectivity::Exact,
            network: None,
            ..Config::default()
        });
        let limits = Limits::depth(7);
        let together = engine.analyse_position(&position, &limits, go_on).score;
        assert_eq!(searched(&position, 7, 4), together, "{position}");
    }
}

#[test]
fn a_turned_position_has_the_same_score() {
    for position in standard() {
        let score = searched(&position, 6, 4);
        assert_eq!(searched(&position.turned(), 6, 4), score, "{position}");
    }
}

#[test]
fn a_line_of_play_leads_to_its_score() {
    for position in standard() {
        let mut engine = exact_engine(4);
        let analysis = engine.analyse_position(&position, &Limits::depth(6), go_on);
        let mut end = position;
        for mv in &analysis.lines[0].pv {
            end.play(*mv).unwrap();
        }
        if end.ending().is_none() {
            assert_eq!(analysis.lines[0].pv.len(), 6);
            let score = evaluate(&end).score();
            assert_eq!(score, analysis.score, "{position}: six plies, same mover");
        }
    }
}
