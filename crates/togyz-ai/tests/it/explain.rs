//! Reasons hold when their lines are played.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use togyz_ai::endgame::Tables;
use togyz_ai::explain::{Claim, PLIES, Reason, explain, faults, merits};
use togyz_ai::{Analysis, Config, Engine, Limits, Line, Score, Term, evaluate};
use togyz_core::notation::Reader;
use togyz_core::{Move, Pit, PitNo, Position, Rules, Side, Take};

use crate::endgame::{STONES, folder, random_position, tables};
use crate::positions::{Random, all_rules, go_on, random_game, standard};

/// Positions of `games`, spread over all of them.
fn spread(games: &[Vec<Position>], wanted: usize) -> Vec<Position> {
    let all: Vec<Position> = games.iter().flatten().copied().collect();
    let step = all.len().div_ceil(wanted).max(1);
    all.into_iter().step_by(step).collect()
}

/// Positions of real games, which belong to others and are not part of the
/// project; `None`, with a notice, where they are absent.
#[expect(
    clippy::print_stdout,
    reason = "whoever runs the tests shall know that nothing was checked"
)]
fn real_positions() -> Option<Vec<Vec<Position>>> {
    let folder = PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../../shared/data/games"
    ));
    if !folder.is_dir() {
        println!("notice: {} is absent, nothing is checked", folder.display());
        return None;
    }
    let text = fs::read_to_string(folder.join("playok_style.txt")).expect("the games");
    let games = Reader::new(&text, Rules::default());
    Some(
        games
            .map(|read| {
                let played = read.record.game.played().to_vec();
                played.iter().map(|played| played.before).collect()
            })
            .collect(),
    )
}

/// Positions of random games.
fn random_positions(rules: Rules, games: u64, plies: usize) -> Vec<Vec<Position>> {
    (0..games)
        .map(|seed| {
            let game = random_game(rules, plies, &mut Random(seed));
            game.played().iter().map(|played| played.before).collect()
        })
        .collect()
}

/// Explains every move of each position and checks what is said; returns which
/// kinds of claims were made.
fn check_all(positions: &[Position], nodes: u64) -> BTreeSet<&'static str> {
    check_by(&mut Engine::new(4), positions, nodes)
}

fn check_by(engine: &mut Engine, positions: &[Position], nodes: u64) -> BTreeSet<&'static str> {
    let mut kinds = BTreeSet::new();
    let limits = Limits::nodes(nodes).with_lines(9);
    for position in positions {
        if position.ending().is_some() {
            continue;
        }
        engine.new_game();
        let analysis = engine.analyse_position(position, &limits, go_on);
        for mv in position.legal_moves() {
            for reason in explain(position, mv, &analysis) {
                kinds.insert(kind(&reason.claim));
                if let Err(wrong) = check(position, mv, &analysis, &reason) {
                    panic!("{position}: of {mv} it is not true that {reason:?}: {wrong}");
                }
            }
        }
    }
    kinds
}

const fn kind(claim: &Claim) -> &'static str {
    match claim {
        Claim::Wins { .. } => "wins",
        Claim::WinsByTables { .. } => "wins by tables",
        Claim::Loses { .. } => "loses",
        Claim::LosesByTables { .. } => "loses by tables",
        Claim::MissesWin { .. } => "misses win",
        Claim::MissesWinByTables { .. } => "misses win by tables",
        Claim::Takes(_) => "takes",
        Claim::Misses(_) => "misses",
        Claim::Allows(_) => "allows",
        Claim::Threatens(_) => "threatens",
        Claim::Prevents(_) => "prevents",
        Claim::Feeds { .. } => "feeds",
        Claim::EmptiesRow => "empties row",
        Claim::Starves { .. } => "starves",
        Claim::IsStarved { .. } => "is starved",
        Claim::EscapesStarving { .. } => "escapes starving",
        Claim::Balance { .. } => "balance",
        Claim::Row { .. } => "row",
        Claim::Term { .. } => "term",
    }
}

/// What a line leads to, told by nothing but the positions in it.
struct Played {
    positions: Vec<Position>,
}

impl Played {
    fn of(start: &Position, line: &[Move]) -> Result<Self, String> {
        let mut positions = vec![*start];
        for mv in line {
            let mut next = *positions.last().ok_or("no start")?;
            next.play(*mv).map_err(|illegal| illegal.to_string())?;
            positions.push(next);
        }
        Ok(Self { positions })
    }

    fn end(&self) -> &Position {
        self.positions.last().expect("a start")
    }

    fn before_last(&self) -> &Position {
        &self.positions[self.positions.len() - 2]
    }

    fn last_mover(&self) -> Side {
        self.before_last().side_to_move()
    }
}

/// Whether `mv` takes so, seen from the stones before and after.
fn takes(before: &Position, mv: Move, take: Take) -> bool {
    let mover = before.side_to_move();
    let mut after = *before;
    if after.play(mv).is_err() {
        return false;
    }
    let owner = after.tuzdyk(mover);
    match take {
        Take::Tuzdyk { pit } => before.tuzdyk(mover).is_none() && owner == Some(pit),
        Take::Capture { pit, stones } => {
            let gain = after.kazan(mover) - before.kazan(mover);
            pit.side != mover
                && before.landing(mv) == Some(pit)
                && after.stones(pit) == 0
                && before.tuzdyk_owner(pit).is_none()
                && stones % 2 == 0
                && gain >= stones
                && arrives(before, mv, pit) == stones
        }
    }
}

/// How many stones lie in `pit` once `mv` is sown, before anything is taken.
fn arrives(before: &Position, mv: Move, pit: Pit) -> u8 {
    let path = before.path(mv).filter(|passed| *passed == pit).count();
    let kept = if before.source(mv) == pit {
        0
    } else {
        before.stones(pit)
    };
    kept + u8::try_from(path).expect("few stones")
}

/// Stones of `mv` that fall into the tuzdyk of the mover's opponent.
fn falls_in(before: &Position, mv: Move) -> u8 {
    let Some(tuzdyk) = before.tuzdyk(before.side_to_move().opponent()) else {
        return 0;
    };
    let fallen = before.path(mv).filter(|pit| *pit == tuzdyk).count();
    u8::try_from(fallen).expect("few stones")
}

/// The lead of `side` at the end of the game after the first move of the line, if
/// both play best from there.
fn lead_by_tables(line: &Played, side: Side) -> i64 {
    let after = &line.positions[1];
    let to_come = match after.ending() {
        Some(_) => 0,
        None => i64::from(tables().probe(after).expect("within the tables")),
    };
    let own = after.side_to_move();
    let own_lead = i64::from(lead(after, own)) + to_come;
    if own == side { own_lead } else { -own_lead }
}

fn winner(position: &Position) -> Option<Side> {
    let majority = position.rules().variant.majority();
    match position.ending() {
        Some(ending) => ending.outcome.winner(),
        None => Side::ALL
            .into_iter()
            .find(|side| position.kazan(*side) >= majority),
    }
}

fn lead(position: &Position, side: Side) -> i32 {
    i32::from(position.kazan(side)) - i32::from(position.kazan(side.opponent()))
}

fn row(position: &Position, side: Side) -> u8 {
    position.row(side).iter().sum()
}

fn term_of(position: &Position, term: Term, side: Side) -> i32 {
    let value = evaluate(position)
        .terms()
        .find_map(|(other, value)| (other == term).then_some(value))
        .expect("every term has a value");
    if position.side_to_move() == side {
        value
    } else {
        -value
    }
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    holds.then_some(()).ok_or_else(|| what.to_owned())
}

fn check(
    position: &Position,
    mv: Move,
    analysis: &Analysis,
    reason: &Reason,
) -> Result<(), String> {
    let mover = position.side_to_move();
    let opponent = mover.opponent();
    let line = Played::of(position, &reason.line)?;
    let against = Played::of(position, &reason.against)?;
    let (Some(first), Some(last)) = (reason.line.first(), reason.line.last()) else {
        return Err("no line".to_owned());
    };
    let is_own = *first == mv;
    let by_force = matches!(
        reason.claim,
        Claim::Wins { .. } | Claim::Loses { .. } | Claim::MissesWin { .. }
    );
    ensure(by_force || reason.line.len() <= PLIES, "too long a line")?;
    let best = analysis.lines.iter().max_by_key(|line| line.score);
    let is_best = |mv: Move| {
        let score = |mv| {
            analysis
                .lines
                .iter()
                .find(|line| line.mv == mv)
                .map(|line| line.score)
        };
        score(mv) == best.map(|best| best.score)
    };
    match reason.claim {
        Claim::Wins { plies } | Claim::MissesWin { plies } => {
            ensure(reason.line.len() == plies as usize, "another length")?;
            ensure(winner(line.end()) == Some(mover), "no win")?;
            let misses = matches!(reason.claim, Claim::MissesWin { .. });
            ensure(is_own != misses, "another move")
        }
        Claim::Loses { plies } => {
            ensure(
                is_own && reason.line.len() == plies as usize,
                "another line",
            )?;
            ensure(winner(line.end()) == Some(opponent), "no loss")
        }
        Claim::WinsByTables { lead } | Claim::MissesWinByTables { lead } => {
            let misses = matches!(reason.claim, Claim::MissesWinByTables { .. });
            ensure(is_own != misses, "another move")?;
            ensure(
                lead > 0 && lead_by_tables(&line, mover) == i64::from(lead),
                "no such lead",
            )
        }
        Claim::LosesByTables { lead } => {
            ensure(is_own, "another move")?;
            ensure(
                lead > 0 && lead_by_tables(&line, mover) == -i64::from(lead),
                "no such lead",
            )
        }
        Claim::Takes(take) => {
            ensure(is_own && reason.line.len() == 1, "another line")?;
            ensure(takes(position, mv, take), "it takes otherwise")
        }
        Claim::Misses(take) => {
            ensure(!is_own && is_best(*first), "not the better move")?;
            ensure(line.last_mover() == mover, "another player")?;
            ensure(takes(line.before_last(), *last, take), "it takes otherwise")?;
            ensure(!takes(position, mv, take), "the move takes the same")
        }
        Claim::Allows(take) => {
            ensure(is_own && line.last_mover() == opponent, "another line")?;
            ensure(takes(line.before_last(), *last, take), "it takes otherwise")
        }
        Claim::Threatens(take) => {
            ensure(is_own && reason.line.len() == 3, "another line")?;
            ensure(line.last_mover() == mover, "another player")?;
            ensure(takes(line.before_last(), *last, take), "it takes otherwise")?;
            let mut moves = position.legal_moves().iter();
            ensure(
                !moves.any(|mv| takes(position, mv, take)),
                "it could before",
            )
        }
        Claim::Prevents(take) => {
            ensure(!is_own && line.last_mover() == opponent, "another line")?;
            ensure(takes(line.before_last(), *last, take), "it takes otherwise")?;
            let mut after = *position;
            after.play(mv).map_err(|illegal| illegal.to_string())?;
            let mut replies = after.legal_moves().iter();
            ensure(
                !replies.any(|reply| takes(&after, reply, take)),
                "it is still taken",
            )
        }
        Claim::Feeds { stones } => {
            ensure(is_own && reason.line.len() == 1, "another line")?;
            ensure(falls_in(position, mv) == stones, "another number")?;
            ensure(
                line.end().kazan(opponent) >= position.kazan(opponent) + stones,
                "not given",
            )
        }
        Claim::EmptiesRow => {
            ensure(is_own && reason.line.len() == 1, "another line")?;
            ensure(row(line.end(), mover) == 0, "not empty")
        }
        Claim::Starves { stones } => {
            ensure(is_own, "another move")?;
            starves(&line, *last, opponent, stones)
        }
        Claim::IsStarved { stones } => {
            ensure(is_own, "another move")?;
            starves(&line, *last, mover, stones)
        }
        Claim::EscapesStarving { stones } => {
            ensure(!is_own, "the same move")?;
            starves(&line, *last, mover, stones)
        }
        Claim::Balance { here, better } => {
            comparable(reason, mv, is_best)?;
            let before = lead(position, mover);
            ensure(lead(line.end(), mover) - before == here, "here")?;
            ensure(lead(against.end(), mover) - before == better, "there")?;
            ensure(better > here, "not better")
        }
        Claim::Row { here, better } => {
            comparable(reason, mv, is_best)?;
            ensure(row(line.end(), mover) == here, "here")?;
            ensure(
                row(against.end(), mover) == better && better > here,
                "there",
            )
        }
        Claim::Term { term, here, better } => {
            comparable(reason, mv, is_best)?;
            ensure(term_of(line.end(), term, mover) == here, "here")?;
            ensure(term_of(against.end(), term, mover) == better, "there")?;
            ensure(better > here, "not better")
        }
    }
}

fn comparable(reason: &Reason, mv: Move, is_best: impl Fn(Move) -> bool) -> Result<(), String> {
    let better = reason.against.first().copied();
    ensure(reason.line.first() == Some(&mv), "another move")?;
    ensure(
        better.is_some_and(is_best) && better != Some(mv),
        "not the better move",
    )?;
    ensure(reason.line.len() == reason.against.len(), "other lengths")
}

/// Whether `starved` has nothing left to play with at the end of the line, and
/// the opponent gets so many stones.
fn starves(line: &Played, last: Move, starved: Side, stones: u8) -> Result<(), String> {
    let before = line.before_last();
    ensure(line.end().ending().is_some(), "no end")?;
    ensure(
        row(line.end(), Side::White) + row(line.end(), Side::Black) == 0,
        "stones left",
    )?;
    let gained = line.end().kazan(starved.opponent()) - before.kazan(starved.opponent());
    let taken = if line.last_mover() == starved {
        falls_in(before, last)
    } else {
        let take = before.take(last).map_or(0, Take::stones);
        let own_tuzdyk = before.tuzdyk(starved.opponent());
        let fed = before
            .path(last)
            .filter(|pit| Some(*pit) == own_tuzdyk)
            .count();
        take + u8::try_from(fed).expect("few stones")
    };
    ensure(gained == taken + stones, "another number")
}

#[test]
fn no_reason_given_on_a_thousand_positions_of_real_games_is_false() {
    let Some(games) = real_positions() else {
        return;
    };
    let positions = spread(&games, 1000);
    assert!(positions.len() > 900, "only {}", positions.len());
    let kinds = check_all(&positions, 3000);
    assert!(kinds.len() > 12, "only {kinds:?}");
}

#[test]
fn no_reason_given_in_random_games_is_false() {
    let games = random_positions(Rules::default(), 12, 160);
    let mut positions = spread(&games, 120);
    positions.extend(standard());
    let kinds = check_all(&positions, 2000);
    for kind in [
        "takes",
        "misses",
        "allows",
        "threatens",
        "prevents",
        "balance",
    ] {
        assert!(kinds.contains(kind), "no move {kind}: {kinds:?}");
    }
}

#[test]
fn no_reason_given_in_a_game_of_the_family_is_false() {
    for rules in all_rules() {
        let games = random_positions(rules, 2, 60);
        check_all(&spread(&games, 12), 500);
    }
}

#[test]
fn what_the_tables_prove_is_what_they_say() {
    let mut random = Random(7);
    let positions: Vec<Position> = (0..200)
        .map(|_| random_position(&mut random, STONES))
        .collect();
    let mut engine = Engine::with(Config {
        hash_megabytes: 1,
        tables: Some(Arc::new(Tables::open(folder()))),
        ..Config::default()
    });
    let kinds = check_by(&mut engine, &positions, 300);
    for kind in ["wins by tables", "loses by tables", "misses win by tables"] {
        assert!(kinds.contains(kind), "no move {kind}: {kinds:?}");
    }
}

#[test]
fn a_line_shows_what_its_first_move_takes_and_the_other_misses() {
    // White's 7 takes ten stones at once, and 1 nothing.
    let start = Position::start(Rules::default());
    let [seven, one] = [7, 1].map(|pit| Move::new(pit).expect("a pit"));
    let line = |mv, hundredths| Line {
        mv,
        score: Score::from_hundredths(hundredths),
        pv: vec![mv],
    };
    let (best, worse) = (line(seven, 500), line(one, -500));
    let take = Take::Capture {
        pit: Pit {
            side: Side::Black,
            no: PitNo::new(6).expect("a pit"),
        },
        stones: 10,
    };
    let reason = |claim| Reason {
        claim,
        line: vec![seven],
        against: Vec::new(),
    };
    // Black's 9 would have captured ten stones in White's 8, which are now odd.
    let [takes, prevents] = <[Reason; 2]>::try_from(merits(&start, &best, None)).expect("two");
    assert_eq!(takes, reason(Claim::Takes(take)));
    assert!(matches!(prevents.claim, Claim::Prevents(_)));
    assert_eq!(
        faults(&start, &worse, &best),
        vec![reason(Claim::Misses(take))]
    );
    assert_eq!(faults(&start, &best, &worse), Vec::new());
}

#[test]
fn a_move_that_was_not_looked_at_has_no_reason() {
    let start = Position::start(Rules::default());
    let one = Move::new(1).expect("a pit");
    let limits = Limits {
        moves: vec![Move::new(7).expect("a pit")],
        ..Limits::depth(2)
    };
    let analysis = Engine::new(1).analyse_position(&start, &limits, go_on);
    assert_eq!(explain(&start, one, &analysis), Vec::new());
}
