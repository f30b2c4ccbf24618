//! Exercises: questions about a position. Their answers stand nowhere; the
//! rules give them.

mod fresh;
mod told;
mod typed;

use togyz_core::{Move, Outcome, Pit, PitNo, Position, Reason, Take};

pub use fresh::fresh;

/// A question about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exercise {
    /// The position; the learner has White's row.
    pub position: Position,
    /// What is asked.
    pub question: Question,
}

/// What can be asked about a position. Pits are those of the player to move
/// unless it says something else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Question {
    /// How many stones a pit holds.
    Stones(Pit),
    /// Which pit gets a stone after this one when it is sown from.
    Next(PitNo),
    /// Where the last stone of a move lands.
    Landing(PitNo),
    /// Whose last stone lands in this pit of the opponent.
    Reach(PitNo),
    /// All that can be played.
    Playable,
    /// What takes stones from the opponent.
    Capture,
    /// What takes the most.
    Most,
    /// By how many stones a move lets the kazan grow.
    Gain(PitNo),
    /// What makes a tuzdyk.
    Tuzdyk,
    /// Whether a move makes one.
    MayBecome(PitNo),
    /// How many stones are missing to the majority.
    Needed,
    /// What wins at once.
    Win,
    /// What leaves the opponent without a stone to play.
    Starve,
    /// Who has won after a move.
    Result(PitNo),
    /// Which pits of the opponent of the player to move can be taken from.
    Threat,
    /// What leaves the opponent nothing to take.
    Defend,
}

/// An answer to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// One pit.
    Pit(PitNo),
    /// All these pits, in order.
    Pits(Vec<PitNo>),
    /// A number of stones.
    Number(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Who has won.
    Won(Verdict),
}

/// How a game stands after a move, for its player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// They have won.
    Yours,
    /// The opponent has won.
    Theirs,
    /// Nobody has won.
    Draw,
    /// The game goes on.
    Open,
}

impl Verdict {
    /// All, in the order in which they are numbered from 1.
    pub const ALL: [Self; 4] = [Self::Yours, Self::Theirs, Self::Draw, Self::Open];
}

impl Exercise {
    /// All answers that are right, each by itself; none if the question makes
    /// no sense here.
    pub fn answers(&self) -> Vec<Answer> {
        let position = &self.position;
        let mover = position.side_to_move();
        match self.question {
            Question::Stones(pit) => vec![Answer::Number(position.stones(pit))],
            Question::Next(no) => one(position.path(Move(no)).nth(1).map(|pit| pit.no)),
            Question::Landing(no) => one(position.landing(Move(no)).map(|pit| pit.no)),
            Question::Reach(no) => {
                let side = mover.opponent();
                self.moves(|mv| position.landing(mv) == Some(Pit { side, no }))
            }
            Question::Playable => {
                let pits: Vec<PitNo> = position.legal_moves().iter().map(|mv| mv.0).collect();
                if pits.is_empty() {
                    Vec::new()
                } else {
                    vec![Answer::Pits(pits)]
                }
            }
            Question::Capture => self.moves(|mv| position.take(mv).is_some()),
            Question::Most => {
                let taken = |mv| position.take(mv).map_or(0, Take::stones);
                let most = position.legal_moves().iter().map(taken).max().unwrap_or(0);
                self.moves(|mv| most > 0 && taken(mv) == most)
            }
            Question::Gain(no) => self.after(no, |after| {
                let gained = after.kazan(mover) - position.kazan(mover);
                Answer::Number(gained)
            }),
            Question::Tuzdyk => self.moves(|mv| makes_tuzdyk(position, mv)),
            Question::MayBecome(no) => self.after(no, |_| {
                if makes_tuzdyk(position, Move(no)) {
                    Answer::Yes
                } else {
                    Answer::No
                }
            }),
            Question::Needed => {
                let majority = position.rules().variant.majority();
                let needed = majority.saturating_sub(position.kazan(mover));
                vec![Answer::Number(needed)]
            }
            Question::Win => self.moves(|mv| verdict(position, mv) == Verdict::Yours),
            Question::Starve => self.moves(|mv| {
                let ending = position.after(mv).ending();
                ending.is_some_and(|ending| ending.reason == Reason::Atsyrau)
            }),
            Question::Result(no) => self.after(no, |_| Answer::Won(verdict(position, Move(no)))),
            Question::Threat => {
                let mut pits: Vec<PitNo> = takes(position).map(|(_, take)| target(take)).collect();
                pits.sort_unstable();
                pits.dedup();
                pits.into_iter().map(Answer::Pit).collect()
            }
            Question::Defend => self.moves(|mv| takes(&position.after(mv)).next().is_none()),
        }
    }

    /// Whether `answer` is right.
    pub fn is_right(&self, answer: &Answer) -> bool {
        self.answers().contains(answer)
    }

    /// The moves that are `right`, as answers.
    fn moves(&self, right: impl Fn(Move) -> bool) -> Vec<Answer> {
        let moves = self.position.legal_moves().iter();
        moves
            .filter(|mv| right(*mv))
            .map(|mv| Answer::Pit(mv.0))
            .collect()
    }

    /// The answer that the position after playing `no` gives, if it can be
    /// played.
    fn after(&self, no: PitNo, answer: impl Fn(&Position) -> Answer) -> Vec<Answer> {
        let mut after = self.position;
        match after.play(Move(no)) {
            Ok(()) => vec![answer(&after)],
            Err(_) => Vec::new(),
        }
    }
}

fn one(no: Option<PitNo>) -> Vec<Answer> {
    no.map(Answer::Pit).into_iter().collect()
}

fn makes_tuzdyk(position: &Position, mv: Move) -> bool {
    matches!(position.take(mv), Some(Take::Tuzdyk { .. }))
}

/// The moves that take something, and what.
fn takes(position: &Position) -> impl Iterator<Item = (Move, Take)> {
    let moves = position.legal_moves().iter();
    moves.filter_map(|mv| Some((mv, position.take(mv)?)))
}

/// The pit that is taken from.
const fn target(take: Take) -> PitNo {
    match take {
        Take::Capture { pit, .. } | Take::Tuzdyk { pit } => pit.no,
    }
}

fn verdict(position: &Position, mv: Move) -> Verdict {
    let mover = position.side_to_move();
    match position.after(mv).ending().map(|ending| ending.outcome) {
        Some(Outcome::Win(side)) if side == mover => Verdict::Yours,
        Some(Outcome::Win(_)) => Verdict::Theirs,
        Some(Outcome::Draw) => Verdict::Draw,
        None => Verdict::Open,
    }
}
