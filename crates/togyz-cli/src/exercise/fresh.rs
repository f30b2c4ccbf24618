//! Fresh exercises by lot.

use togyz_core::{Move, PitNo, Position, Rules, Side};

use super::{Exercise, Question, makes_tuzdyk, takes};

/// Plies of the longest random game.
const LONGEST: usize = 120;
/// Most stones of a move that has to be counted out.
const MOST_STONES: u8 = 13;

/// `count` exercises from random games, the same for the same seed. No two
/// after each other are of the same kind.
pub fn fresh(count: u32, seed: u64) -> Vec<Exercise> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut exercises: Vec<Exercise> = Vec::new();
    let mut last = None;
    while exercises.len() < count as usize {
        let Some(kind) = random.choice(Kind::ALL) else {
            break;
        };
        if last == Some(kind) {
            continue;
        }
        if let Some(exercise) = one(kind, &mut random) {
            last = Some(kind);
            exercises.push(exercise);
        }
    }
    exercises
}

/// A kind of questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Landing,
    Reach,
    Playable,
    Capture,
    Most,
    Gain,
    Tuzdyk,
    MayBecome,
    Needed,
    Result,
    Threat,
    Defend,
}

impl Kind {
    const ALL: [Self; 12] = [
        Self::Landing,
        Self::Reach,
        Self::Playable,
        Self::Capture,
        Self::Most,
        Self::Gain,
        Self::Tuzdyk,
        Self::MayBecome,
        Self::Needed,
        Self::Result,
        Self::Threat,
        Self::Defend,
    ];
}

/// An exercise of a kind from one random game, if the game gives a good one.
fn one(kind: Kind, random: &mut fastrand::Rng) -> Option<Exercise> {
    let mover = match kind {
        Kind::Threat => Side::Black,
        _ => Side::White,
    };
    let positions: Vec<(Position, Move)> = random_game(random)
        .into_iter()
        .filter(|(position, _)| position.side_to_move() == mover)
        .collect();
    let (position, played) = match kind {
        // How games end can be seen at the end only.
        Kind::Result => positions.last().copied()?,
        _ => random.choice(positions)?,
    };
    let mut short = || short_move(&position, random);
    let question = match kind {
        Kind::Landing => Question::Landing(short()?),
        Kind::Reach => Question::Reach(position.landing(Move(short()?))?.no),
        Kind::Playable => Question::Playable,
        Kind::Capture => Question::Capture,
        Kind::Most => Question::Most,
        Kind::Gain => Question::Gain(short()?),
        Kind::Tuzdyk => Question::Tuzdyk,
        Kind::MayBecome => Question::MayBecome(of_three(&position)?),
        Kind::Needed => Question::Needed,
        Kind::Result => Question::Result(played.0),
        Kind::Threat => Question::Threat,
        Kind::Defend => Question::Defend,
    };
    let exercise = Exercise { position, question };
    exercise.is_good().then_some(exercise)
}

/// The positions of a game of random moves, each with the move that was played;
/// half of the moves capture where they can, as people's do.
fn random_game(random: &mut fastrand::Rng) -> Vec<(Position, Move)> {
    let mut position = Position::start(Rules::default());
    let mut game = Vec::new();
    while game.len() < LONGEST {
        let captures: Vec<Move> = takes(&position).map(|(mv, _)| mv).collect();
        let all: Vec<Move> = position.legal_moves().iter().collect();
        let wanted = if captures.is_empty() || random.bool() {
            all
        } else {
            captures
        };
        let Some(mv) = random.choice(wanted) else {
            break;
        };
        game.push((position, mv));
        position = position.after(mv);
    }
    game
}

/// A pit whose stones can be counted out by hand.
fn short_move(position: &Position, random: &mut fastrand::Rng) -> Option<PitNo> {
    let moves: Vec<Move> = position
        .legal_moves()
        .iter()
        .filter(|mv| position.stones(position.source(*mv)) <= MOST_STONES)
        .collect();
    random.choice(moves).map(|mv| mv.0)
}

/// A pit whose last stone makes 3 in the opponent's row.
fn of_three(position: &Position) -> Option<PitNo> {
    let opponent = position.side_to_move().opponent();
    let mut moves = position.legal_moves().iter();
    moves
        .find(|mv| {
            let makes_three = position
                .landing(*mv)
                .is_some_and(|pit| pit.side == opponent && position.stones(pit) == 2);
            makes_three && (makes_tuzdyk(position, *mv) || position.take(*mv).is_none())
        })
        .map(|mv| mv.0)
}

impl Exercise {
    /// Whether it has an answer, and not every answer is right.
    fn is_good(&self) -> bool {
        let answers = self.answers().len();
        let choices = self.position.legal_moves().len();
        match self.question {
            Question::Capture
            | Question::Most
            | Question::Tuzdyk
            | Question::Reach(_)
            | Question::Win
            | Question::Starve
            | Question::Defend => (1..=3).contains(&answers) && answers < choices,
            Question::Threat => (1..=3).contains(&answers),
            Question::Playable => choices < 9,
            Question::Stones(_)
            | Question::Next(_)
            | Question::Landing(_)
            | Question::Gain(_)
            | Question::MayBecome(_)
            | Question::Needed
            | Question::Result(_) => answers == 1,
        }
    }
}
