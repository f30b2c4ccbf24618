//! Positions solved.

use std::ops::ControlFlow;

use togyz_ai::endgame::{Solution, Verdict, solve};
use togyz_ai::{Limits, StopFlag};
use togyz_core::{Move, Outcome, Position, Rules};

use super::{STONES, random_position, tables};
use crate::positions::{Random, position};

fn solved(position: &Position, limits: &Limits) -> Solution {
    let flag = StopFlag::default();
    solve(position, None, limits, &flag, |_| ControlFlow::Continue(()))
}

/// Checks the result of a study, found without tables, and its first move.
#[track_caller]
fn check_study(text: &str, verdict: Verdict, first: u8) {
    let position = position(text, Rules::default());
    let stop_at_result = |solution: &Solution| {
        if matches!(
            solution.verdict(),
            Verdict::Win | Verdict::Draw | Verdict::Loss
        ) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let flag = StopFlag::default();
    let solution = solve(
        &position,
        None,
        &Limits::nodes(20_000_000),
        &flag,
        stop_at_result,
    );
    assert_eq!(solution.verdict(), verdict);
    assert_eq!(solution.line.first(), Move::new(first).as_ref());
    let mut end = position;
    for mv in &solution.line {
        end.play(*mv).expect("legal");
    }
    let outcome = end.ending().map(|ending| ending.outcome);
    let expect = match verdict {
        Verdict::Win => Outcome::Win(position.side_to_move()),
        _ => Outcome::Draw,
    };
    assert_eq!(outcome, Some(expect), "the line is played to its end");
}

#[test]
fn study_1_is_a_win_by_pit_6() {
    let text = "1,1,1,1,1,2S,2S,1,1/1,1,1,1S,t,1S,3S,2S,1S 78 72 S 1";
    check_study(text, Verdict::Win, 6);
}

#[test]
fn study_2_is_a_draw_by_pit_7() {
    let text = "1,1,1,1S,1,1,t,2S,1/t,1,1,1,1,1,4S,1S,1S 77 76 S 1";
    check_study(text, Verdict::Draw, 7);
}

#[test]
fn study_4_is_a_win_by_pit_6() {
    let text = "1S,1,1,1,1,2S,1,1,1/1,1,1,t,1,3S,3S,3S,3S 74 73 S 1";
    check_study(text, Verdict::Win, 6);
}

#[test]
fn study_5_is_a_win_by_pit_7() {
    let text = "2S,1,1S,1,1,1,7S,2S,1/1,1,1,1,1,1,3S,3S,2S 76 66 S 1";
    check_study(text, Verdict::Win, 7);
}

#[test]
fn search_and_tables_find_the_same_values() {
    let mut random = Random(31);
    for _ in 0..20 {
        let position = random_position(&mut random, 4);
        let by_search = solved(&position, &Limits::nodes(3_000_000));
        let flag = StopFlag::default();
        let limits = Limits::NONE;
        let by_tables = solve(&position, Some(tables()), &limits, &flag, |_| {
            ControlFlow::Continue(())
        });
        assert!(by_tables.is_exact(), "{position}");
        assert_eq!(by_tables.depth, 0);
        // Without a tuzdyk, a search may not get to the end.
        assert!(by_search.low <= by_tables.low, "{position}");
        assert!(by_search.high >= by_tables.high, "{position}");
        if position.tuzdyk(togyz_core::Side::White).is_some() {
            assert_eq!(by_search.low, by_tables.low, "{position}");
            assert_eq!(by_search.high, by_tables.high, "{position}");
        }
    }
}

#[test]
fn what_is_not_proven_is_not_claimed() {
    let start = Position::start(Rules::default());
    let solution = solved(&start, &Limits::nodes(10_000));
    assert_eq!(solution.verdict(), Verdict::Unknown);
    assert!(solution.nodes <= 10_000);
    let mut random = Random(32);
    for nodes in [0, 1, 100, 5_000] {
        let position = random_position(&mut random, STONES);
        let solution = solved(&position, &Limits::nodes(nodes));
        let value = i32::from(tables().probe(&position).expect("known"));
        let value = value + super::lead(&position, position.side_to_move());
        assert!(
            solution.low <= value && value <= solution.high,
            "{position}"
        );
    }
}

#[test]
fn a_game_that_is_over_is_solved() {
    for (text, verdict) in [
        ("8,1S/1S,7,1S 82 77 S 1", Verdict::Win),
        ("9/9 81 81 S 1", Verdict::Draw),
        ("9/9 80 82 S 1", Verdict::Loss),
    ] {
        let position = position(text, Rules::default());
        let solution = solved(&position, &Limits::nodes(1_000));
        assert_eq!(solution.verdict(), verdict, "{text}");
        assert_eq!(solution.line, []);
    }
}
