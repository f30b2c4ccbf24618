//! Wins, draws and losses that are found.

use togyz_ai::{Engine, Limits, Proven, Score};
use togyz_core::{Game, Move, Rules, Setup};

use crate::positions::{analysis, go_on, position};

/// Checks that `winner` is the only move that is proven to win.
#[track_caller]
fn check_only_win(text: &str, winner: u8, depth: u32) {
    let position = position(text, Rules::default());
    let analysis = analysis(&position, &Limits::depth(depth).with_lines(9));
    let winners: Vec<Move> = analysis
        .lines
        .iter()
        .filter(|line| matches!(line.score.proven(), Some(Proven::Win { .. })))
        .map(|line| line.mv)
        .collect();
    assert_eq!(winners, Vec::from_iter(Move::new(winner)));
    let Some(Proven::Win { plies }) = analysis.score.proven() else {
        unreachable!("the best line wins");
    };
    let mut end = position;
    for mv in &analysis.lines[0].pv {
        end.play(*mv).expect("legal");
    }
    assert_eq!(analysis.lines[0].pv.len(), plies as usize);
    assert_eq!(
        end.ending().and_then(|ending| ending.outcome.winner()),
        Some(position.side_to_move())
    );
}

#[test]
fn study_1_is_won_by_pit_6() {
    let text = "1,1,1,1,1,2S,2S,1,1/1,1,1,1S,t,1S,3S,2S,1S 78 72 S 1";
    check_only_win(text, 6, 22);
}

#[test]
fn study_2_is_drawn_by_pit_7_alone() {
    let text = "1,1,1,1S,1,1,t,2S,1/t,1,1,1,1,1,4S,1S,1S 77 76 S 1";
    let position = position(text, Rules::default());
    let analysis = analysis(&position, &Limits::depth(24).with_lines(9));
    assert_eq!(analysis.best, Move::new(7));
    assert_eq!(analysis.score, Score::DRAW);
    for line in &analysis.lines[1..] {
        assert!(matches!(line.score.proven(), Some(Proven::Loss { .. })));
    }
}

#[test]
fn study_4_is_won_by_pit_6() {
    let text = "1S,1,1,1,1,2S,1,1,1/1,1,1,t,1,3S,3S,3S,3S 74 73 S 1";
    check_only_win(text, 6, 26);
}

#[test]
fn study_5_is_won_by_pit_7() {
    let text = "2S,1,1S,1,1,1,7S,2S,1/1,1,1,1,1,1,3S,3S,2S 76 66 S 1";
    check_only_win(text, 7, 27);
}

#[test]
fn a_win_at_once_is_one_ply_away() {
    // The stone of pit 9 makes 2 in the opponent's pit 1.
    let text = "8,1S/1S,7,1S 80 79 S 1";
    let position = position(text, Rules::default());
    let analysis = analysis(&position, &Limits::depth(10));
    assert_eq!(analysis.best, Move::new(9));
    assert_eq!(analysis.score, Score::win_in(1));
    assert_eq!(analysis.depth, 1, "nothing can be better");
}

#[test]
fn a_game_that_is_won_is_played_on_for_the_lead() {
    let rules: Rules = "play-on".parse().unwrap();
    let text = "2,2S,5,1S/1S,7,1S 90 67 S 1";
    let position = position(text, rules);
    let analysis = analysis(&position, &Limits::depth(8));
    assert_eq!(analysis.best, Move::new(9));
    assert!(analysis.score.hundredths().is_some_and(|lead| lead >= 2300));
}

#[test]
fn a_position_that_comes_again_is_a_draw() {
    // Two lone stones follow each other round the board.
    let setup = Setup::parse("8,1S/1S,8 80 80 S 1", Rules::default()).unwrap();
    let mut game = Game::from_setup(setup).unwrap();
    for no in [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9] {
        game.play(Move::new(no).unwrap()).unwrap();
    }
    let score_of = |no| {
        let limits = Limits {
            moves: vec![Move::new(no).unwrap()],
            ..Limits::depth(1)
        };
        Engine::new(1).analyse(&game, &limits, go_on).score
    };
    assert_eq!(score_of(9), Score::DRAW, "the start has come again");
    assert_eq!(score_of(1), Score::win_in(1), "White is starved");
}
