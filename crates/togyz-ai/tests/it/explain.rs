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

/// A reason with its lines played.
struct Case<'a> {
    position: &'a Position,
    mv: Move,
    mover: Side,
    reason: &'a Reason,
    line: Played,
    against: Played,
    /// Moves that are worth as much as the best.
    best: Vec<Move>,
}

fn check(
    position: &Position,
    mv: Move,
    analysis: &Analysis,
    reason: &Reason,
) -> Result<(), String> {
    let best = analysis.lines.iter().map(|line| line.score).max();
    let best = analysis
        .lines
        .iter()
        .filter(|line| Some(line.score) == best);
    let case = Case {
        position,
        mv,
        mover: position.side_to_move(),
        reason,
        line: Played::of(position, &reason.line)?,
        against: Played::of(position, &reason.against)?,
        best: best.map(|line| line.mv).collect(),
    };
    ensure(!reason.line.is_empty(), "no line")?;
    let (mover, opponent) = (case.mover, case.mover.opponent());
    match reason.claim {
        Claim::Wins { plies } => case.is_decided(plies, mover, true),
        Claim::MissesWin { plies } => case.is_decided(plies, mover, false),
        Claim::Loses { plies } => case.is_decided(plies, opponent, true),
        Claim::WinsByTables { lead } => case.has_lead(lead, mover, true),
        Claim::MissesWinByTables { lead } => case.has_lead(lead, mover, false),
        Claim::LosesByTables { lead } => case.has_lead(lead, opponent, true),
        Claim::Takes(take) => case.takes_at_the_end(take, mover, true, 1),
        Claim::Misses(take) => case.misses(take),
        Claim::Allows(take) => case.takes_at_the_end(take, opponent, true, PLIES),
        Claim::Threatens(take) => case.threatens(take),
        Claim::Prevents(take) => case.prevents(take),
        Claim::Feeds { stones } => case.feeds(stones),
        Claim::EmptiesRow => {
            ensure(case.is_own() && reason.line.len() == 1, "another line")?;
            ensure(row(case.line.end(), mover) == 0, "not empty")
        }
        Claim::Starves { stones } => case.starves(opponent, stones, true),
        Claim::IsStarved { stones } => case.starves(mover, stones, true),
        Claim::EscapesStarving { stones } => case.starves(mover, stones, false),
        Claim::Balance { here, better } => {
            let before = lead(position, mover);
            case.compares([here, better], |end| lead(end, mover) - before)
        }
        Claim::Row { here, better } => case.compares([here, better], |end| row(end, mover)),
        Claim::Term { term, here, better } => {
            case.compares([here, better], |end| term_of(end, term, mover))
        }
    }
}

impl Case<'_> {
    fn is_own(&self) -> bool {
        self.reason.line.first() == Some(&self.mv)
    }

    /// Whether `side` has won at the end of the line.
    fn is_decided(&self, plies: u32, side: Side, is_own: bool) -> Result<(), String> {
        ensure(self.is_own() == is_own, "another move")?;
        ensure(self.reason.line.len() == plies as usize, "another length")?;
        ensure(winner(self.line.end()) == Some(side), "not won")
    }

    /// Whether the tables say that `side` wins by so much.
    fn has_lead(&self, lead: u32, side: Side, is_own: bool) -> Result<(), String> {
        ensure(self.is_own() == is_own, "another move")?;
        ensure(self.reason.line.len() <= PLIES, "too long a line")?;
        let by_tables = lead_by_tables(&self.line, side);
        ensure(lead > 0 && by_tables == i64::from(lead), "no such lead")
    }

    /// Whether the last move of the line is one of `side` and takes so.
    fn takes_at_the_end(
        &self,
        take: Take,
        side: Side,
        is_own: bool,
        most: usize,
    ) -> Result<(), String> {
        ensure(self.is_own() == is_own, "another move")?;
        ensure(self.reason.line.len() <= most, "too long a line")?;
        ensure(self.line.last_mover() == side, "another player")?;
        let last = self.reason.line.last().ok_or("no line")?;
        ensure(
            takes(self.line.before_last(), *last, take),
            "it takes otherwise",
        )
    }

    fn misses(&self, take: Take) -> Result<(), String> {
        self.takes_at_the_end(take, self.mover, false, PLIES)?;
        ensure(
            self.best.contains(&self.reason.line[0]),
            "not the better move",
        )?;
        ensure(
            !takes(self.position, self.mv, take),
            "the move takes the same",
        )
    }

    fn threatens(&self, take: Take) -> Result<(), String> {
        self.takes_at_the_end(take, self.mover, true, 3)?;
        let mut others = self.position.legal_moves().iter();
        ensure(
            !others.any(|other| takes(self.position, other, take)),
            "it could before",
        )
    }

    fn prevents(&self, take: Take) -> Result<(), String> {
        self.takes_at_the_end(take, self.mover.opponent(), false, 2)?;
        let after = self.position.after(self.mv);
        let mut replies = after.legal_moves().iter();
        ensure(
            !replies.any(|reply| takes(&after, reply, take)),
            "it is still taken",
        )
    }

    fn feeds(&self, stones: u8) -> Result<(), String> {
        ensure(self.is_own() && self.reason.line.len() == 1, "another line")?;
        ensure(falls_in(self.position, self.mv) == stones, "another number")?;
        let opponent = self.mover.opponent();
        let gained = self.line.end().kazan(opponent) - self.position.kazan(opponent);
        ensure(gained >= stones, "not given")
    }

    /// Whether `starved` has nothing left to play with at the end of the line,
    /// and the opponent gets so many stones.
    fn starves(&self, starved: Side, stones: u8, is_own: bool) -> Result<(), String> {
        ensure(self.is_own() == is_own, "another move")?;
        ensure(self.reason.line.len() <= PLIES, "too long a line")?;
        let (before, end) = (self.line.before_last(), self.line.end());
        ensure(end.ending().is_some(), "no end")?;
        ensure(
            Side::ALL.iter().all(|side| row(end, *side) == 0),
            "stones left",
        )?;
        let last = *self.reason.line.last().ok_or("no line")?;
        let winner = starved.opponent();
        ensure(self.line.last_mover() == winner, "another player")?;
        let tuzdyk = before.tuzdyk(winner);
        let fed = before.path(last).filter(|pit| Some(*pit) == tuzdyk).count();
        let taken = before.take(last).map_or(0, Take::stones);
        let taken = taken + u8::try_from(fed).expect("few stones");
        let gained = end.kazan(winner) - before.kazan(winner);
        ensure(gained == taken + stones, "another number")
    }

    /// Whether the ends of both lines have these values, the better one more.
    fn compares<T: PartialOrd>(
        &self,
        [here, better]: [T; 2],
        of: impl Fn(&Position) -> T,
    ) -> Result<(), String> {
        let (line, against) = (&self.reason.line, &self.reason.against);
        ensure(self.is_own(), "another move")?;
        ensure(line.len() == against.len(), "other lengths")?;
        ensure(line.len() <= PLIES, "too long a line")?;
        let first = against.first().ok_or("no other line")?;
        ensure(
            *first != self.mv && self.best.contains(first),
            "not the better move",
        )?;
        ensure(of(self.line.end()) == here, "here")?;
        ensure(of(self.against.end()) == better, "there")?;
        ensure(better > here, "not better")
    }
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
