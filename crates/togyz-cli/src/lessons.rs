//! The pictures and exercises of the tutorial: positions and moves. What comes
//! of a move is never written down here; it is played.

use togyz_core::{Event, Move, Pit, PitNo, Position, Rules, Setup, Side};

use crate::exercise::{Exercise, Question};
use crate::view::LastMove;

/// What a step of the tutorial shows beside its sentences.
#[derive(Debug, Clone, Copy)]
pub struct Lesson {
    /// One picture for each caption, in order.
    pub pictures: &'static [Scene],
    /// What the question is about.
    pub question: Option<Scene>,
    /// What the learner is asked at the end.
    pub exercises: &'static [Task],
}

/// A question about a position.
#[derive(Debug, Clone, Copy)]
pub struct Task {
    /// The text of the position.
    pub position: &'static str,
    /// What is asked.
    pub question: Question,
}

/// A position, and what is played on it.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    /// The text of the position.
    pub position: &'static str,
    /// The pit that is played, and what is shown of it.
    pub shows: Shows,
    /// Other moves that the sentences about the scene speak of.
    pub others: &'static [u8],
}

/// What is shown of a scene.
#[derive(Debug, Clone, Copy)]
pub enum Shows {
    /// The position alone.
    Position,
    /// The position alone, though sentences speak of what this pit would bring.
    Promise(u8),
    /// The position, and the one after this pit is played.
    Move(u8),
    /// The position, and what lies there when the stones of this pit are sown,
    /// before anything is captured.
    Sowing(u8),
}

/// A board to draw.
#[derive(Debug, Clone, Copy)]
pub struct Frame {
    /// The position.
    pub position: Position,
    /// The move that led there.
    pub last: Option<LastMove>,
}

/// The lessons, in the order of the steps.
pub const LESSONS: [Lesson; togyz_i18n::tutorial::STEPS.len()] = [
    Lesson::of(&[Scene::new(START, Shows::Position)]).with(&[
        Task::new(ROUND, Question::Stones(own(2))),
        Task::new(ROUND, Question::Stones(opponent(4))),
    ]),
    Lesson::of(&[Scene::new(START, Shows::Position)]).with(&[
        Task::new(START, Question::Needed),
        Task::new(ROUND, Question::Needed),
    ]),
    Lesson::of(&[Scene::new(START, Shows::Position)]).with(&[
        Task::new(START, Question::Next(no(4))),
        Task::new(START, Question::Next(no(9))),
        Task::new(START_BLACK, Question::Next(no(9))),
    ]),
    Lesson::of(&[Scene::new(START, Shows::Sowing(7))])
        .asking(Scene::new(START, Shows::Move(5)))
        .with(&[
            Task::new(START, Question::Landing(no(3))),
            Task::new(START, Question::Landing(no(1))),
            Task::new(SINGLE, Question::Playable),
        ]),
    Lesson::of(&[Scene::new(START, Shows::Move(7))])
        .asking(Scene::new(EVEN, Shows::Move(7)).beside(&[6]))
        .with(&[
            Task::new(ROUND, Question::Capture),
            Task::new(ROUND, Question::Gain(no(6))),
        ]),
    Lesson::of(&[Scene::new(SINGLE, Shows::Move(5))])
        .asking(Scene::new(SINGLE, Shows::Move(9)))
        .with(&[
            Task::new(TUZDYK, Question::Landing(no(6))),
            Task::new(EVEN, Question::Landing(no(1))),
        ]),
    Lesson::of(&[Scene::new(ODD, Shows::Move(4))])
        .asking(Scene::new(ODD, Shows::Move(9)).beside(&[5]))
        .with(&[
            Task::new(ODD, Question::Gain(no(6))),
            Task::new(ODD, Question::Gain(no(1))),
        ]),
    Lesson::of(&[Scene::new(ROUND, Shows::Move(2))])
        .asking(Scene::new(
            "1S,2S,1S,9S,9S,1,11S,1,13S/2S,13S,4S,14S,6S,15S,14S,13S,13S 22 0 S 4",
            Shows::Move(6),
        ))
        .with(&[
            Task::new(ROUND, Question::Gain(no(8))),
            Task::new(EVEN, Question::Capture),
        ]),
    Lesson::of(&[Scene::new(TUZDYK, Shows::Move(8))])
        .asking(Scene::new(TUZDYK, Shows::Move(3)))
        .with(&[
            Task::new(ODD, Question::Tuzdyk),
            Task::new(SINGLE, Question::MayBecome(no(3))),
            Task::new(TUZDYK, Question::MayBecome(no(4))),
        ]),
    Lesson::of(&[
        Scene::new(
            "2S,10S,10S,1S,1S,10S,10S,1S,11S/11S,11S,3S,12S,1,12S,12S,12S,11S 20 2 S 3",
            Shows::Move(7),
        ),
        Scene::new(SECOND, Shows::Move(4)),
        Scene::new(SAME_NUMBER, Shows::Move(6)),
    ])
    .asking(Scene::new(SAME_NUMBER, Shows::Move(2)))
    .with(&[
        Task::new(SECOND, Question::MayBecome(no(2))),
        Task::new(
            "5S,4S,2S,2S,1S,3S,3S,3S,2S/t,1,4S,2S,2S,3S,4S,2S,8S 54 58 S 23",
            Question::MayBecome(no(7)),
        ),
        Task::new(
            "1S,3S,2S,2S,3S,1,7S,2S,1S/t,1,4S,9S,1S,8S,7S,4S,23S 52 33 S 15",
            Question::Tuzdyk,
        ),
    ]),
    Lesson::of(&[Scene::new(FED, Shows::Move(8))])
        .asking(Scene::new(FED, Shows::Move(7)))
        .with(&[
            Task::new(FED, Question::Gain(no(4))),
            Task::new(FED, Question::Gain(no(6))),
            Task::new(BESIDE_TUZDYK, Question::Playable),
        ]),
    Lesson::of(&[
        Scene::new(NEAR_THE_END, Shows::Move(9)),
        Scene::new("8,t/1S,2S,2,2S,2,2S,3S 72 80 S 70", Shows::Move(1)),
    ])
    .asking(Scene::new(LAST_STONES, Shows::Move(5)))
    .with(&[
        Task::new(NEAR_THE_END, Question::Result(no(8))),
        Task::new(LAST_STONES, Question::Result(no(8))),
        Task::new("8,t/1S,2S,2,2S,2,2S,3S 72 80 S 70", Question::Win),
    ]),
    Lesson::of(&[Scene::new(START, Shows::Promise(7))])
        .with(&[Task::new(START, Question::Capture)]),
    Lesson::of(&[Scene::new(
        "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1",
        Shows::Move(3),
    )
    .beside(&[9])])
    .with(&[
        Task::new(TUZDYK, Question::Most),
        Task::new(EVEN, Question::Defend),
    ]),
    Lesson::of(&[Scene::new(TEN, Shows::Move(4))]).with(&[
        Task::new(TEN, Question::Landing(no(5))),
        Task::new(TEN, Question::Landing(no(8))),
        Task::new(
            "1S,2S,16S,6S,1S,3S,6S,2S,1S/1S,4S,1S,2S,6S,2S,6S,5S,17S 38 42 S 13",
            Question::Reach(no(1)),
        ),
    ]),
    Lesson::of(&[Scene::new(
        "1S,2S,22S,5S,2S,3S,1S,7S,1/t,1S,3S,2S,3S,6S,1S,6S,4S 42 51 S 18",
        Shows::Move(6),
    )
    .beside(&[8, 9])])
    .with(&[
        Task::new(
            "1S,1S,2S,4S,4S,5S,6S,3S,1S/1S,11S,4S,7S,1,3S,t,3S,5S 46 55 S 19",
            Question::Most,
        ),
        Task::new(
            "18S,t,4S,3S,3S,1S,6S,4S,4S/5S,2S,t,3S,6S,2S,7S,6S,7S 52 29 S 16",
            Question::Most,
        ),
        Task::new(BESIDE_TUZDYK, Question::Capture),
        Task::new(
            "2S,4S,3S,4S,3S,2S,1S,t,1/1S,3S,3S,2S,7S,2S,t,1S,2S 71 51 N 24",
            Question::Threat,
        ),
    ]),
    Lesson::of(&[Scene::new(
        "2S,5S,t,1S,3S,1S,5S,1,1S/t,1S,5S,3S,2S,3S,1S,2S,1S 67 59 S 27",
        Shows::Move(2),
    )])
    .with(&[
        Task::new(
            "1S,4S,20S,1,2S,2S,2S,1,1S/3S,2S,5S,1,t,5S,2S,1S,4S 54 54 N 19",
            Question::Threat,
        ),
        Task::new(
            "1,2S,1S,6S,1S,1S,2,1S/1,1S,1S,3S,t,2S,1S,1S,1S 70 70 S 47",
            Question::Defend,
        ),
        Task::new(
            "3S,1S,3S,2S,3S,22S,7S,t,3S/3S,7S,1,5S,3S,2S,t,6S,3S 56 33 S 15",
            Question::Defend,
        ),
    ]),
    Lesson::of(&[Scene::new(
        "1S,2S,4S,3S,7S,5S,t,1S,3S/t,2S,1,6S,2S,7S,6S,7S,1S 32 73 S 20",
        Shows::Move(8),
    )])
    .with(&[
        Task::new(
            "9S,3S,22S,4S,4S,8S,3S,1S,2S/1,2S,t,3S,8S,5S,2S,2S,3S 34 47 S 16",
            Question::Tuzdyk,
        ),
        Task::new(
            "1S,2S,4S,2S,6S,4S,t,4S,2S/t,2S,1,6S,2S,7S,6S,7S,3S 31 73 S 19",
            Question::Gain(no(6)),
        ),
        Task::new(
            "2S,4S,2S,1S,1,7S,t,1S,5S/t,2S,1,1S,3S,8S,7S,2S,1S 42 74 S 23",
            Question::Gain(no(6)),
        ),
    ]),
    Lesson::of(&[Scene::new(
        "1,t,7/t,2,1S,1,2S,1,3S,1 78 78 S 51",
        Shows::Move(4),
    )])
    .with(&[
        Task::new(FOUR_MISSING, Question::Needed),
        Task::new(FOUR_MISSING, Question::Win),
        Task::new("7,t,1/2,t,1S,1S,2,2S,1S 80 77 S 48", Question::Starve),
        Task::new(
            "6,t,2/t,1S,2S,2,1S,2,1S 76 81 S 57",
            Question::Result(no(2)),
        ),
    ]),
];

const START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
const SINGLE: &str = "12S,12S,12S,12S,3S,2S,12S,1S,11S/11S,11S,11S,1,1S,10S,10S,10S,1S 10 10 S 3";
const ODD: &str = "11S,2S,12S,12S,12S,12S,2S,1S,11S/11S,2S,1,10S,10S,10S,10S,10S,2S 10 12 S 3";
const TUZDYK: &str = "11S,2S,12S,12S,1S,13S,13S,3S,1S/11S,1S,9S,9S,9S,1S,10S,10S,2S 22 10 S 3";
const SAME_NUMBER: &str = "11S,11S,2S,1S,1S,1,2S,12S,12S/11S,11S,1S,10S,2S,11S,t,3S,12S 36 13 S 4";
const FED: &str = "11S,1S,2,12S,12S,12S,1,t/1S,2S,3S,12S,12S,12S,4S,5S,1 39 24 S 5";
const START_BLACK: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 N 1";
const ROUND: &str = "1S,10S,11S,11S,11S,2S,10S,10S,1S/11S,3S,12S,11S,11S,11S,2S,12S,1 10 12 S 3";
const EVEN: &str = "11S,1S,10S,10S,10S,10S,10S,1S,1/1S,2S,3S,12S,12S,12S,12S,1,11S 12 22 S 3";
const SECOND: &str = "12S,t,1S,13S,2S,2S,3S,12S,13S/12S,12S,2S,11S,11S,1S,11S,2S,4S 26 12 S 4";
const BESIDE_TUZDYK: &str = "1,4S,20S,1,2S,3S,1S,2/1,2S,5S,1,t,1S,3S,2S,5S 56 58 S 21";
const NEAR_THE_END: &str = "2S,2S,1S,3S,2S,1S,1S,5S,1S/1,t,2S,1S,5S,6S,1S,4S,3S 76 46 S 15";
const LAST_STONES: &str = "5,t,3/t,3,1S,2S,1,3S,1 75 81 S 54";
const TEN: &str = "10S,10S,11S,1,11S,11S,11S,1,2S/1,9S,1S,10S,10S,10S,2S,11S,11S 22 10 S 3";
const FOUR_MISSING: &str = "3S,1S,6S,1S,5S,1S,t,4S,3S/t,1S,2S,4S,1,4S,2S,8S,1S 78 38 S 24";

const fn no(number: usize) -> PitNo {
    PitNo::ALL[number - 1]
}

const fn own(number: usize) -> Pit {
    Pit {
        side: Side::White,
        no: no(number),
    }
}

const fn opponent(number: usize) -> Pit {
    Pit {
        side: Side::Black,
        no: no(number),
    }
}

impl Task {
    const fn new(position: &'static str, question: Question) -> Self {
        Self { position, question }
    }

    /// The exercise; `None` if the text is no position, which the tests make
    /// sure of.
    pub fn exercise(&self) -> Option<Exercise> {
        Some(Exercise {
            position: read(self.position)?,
            question: self.question,
        })
    }
}

fn read(text: &str) -> Option<Position> {
    let setup = Setup::parse(text, Rules::default()).ok()?;
    setup.position().ok()
}

impl Lesson {
    const fn of(pictures: &'static [Scene]) -> Self {
        Self {
            pictures,
            question: None,
            exercises: &[],
        }
    }

    const fn with(self, exercises: &'static [Task]) -> Self {
        Self { exercises, ..self }
    }

    const fn asking(self, question: Scene) -> Self {
        Self {
            question: Some(question),
            ..self
        }
    }
}

impl Scene {
    const fn new(position: &'static str, shows: Shows) -> Self {
        Self {
            position,
            shows,
            others: &[],
        }
    }

    const fn beside(self, others: &'static [u8]) -> Self {
        Self { others, ..self }
    }

    /// The board before anything is played; `None` if the text is none, which
    /// the tests make sure of.
    pub fn before(&self) -> Option<Frame> {
        Some(Frame {
            position: read(self.position)?,
            last: None,
        })
    }

    /// The board after the move of the scene, if one is shown.
    pub fn after(&self) -> Option<Frame> {
        let before = self.before()?.position;
        match self.shows {
            Shows::Position | Shows::Promise(_) => None,
            Shows::Move(pit) => {
                let mv = Move::new(pit)?;
                let mut position = before;
                position.play(mv).ok()?;
                Some(Frame {
                    position,
                    last: LastMove::of(&before, mv),
                })
            }
            Shows::Sowing(pit) => {
                let mv = Move::new(pit)?;
                Some(Frame {
                    position: sown(&before, mv)?,
                    last: LastMove::of(&before, mv),
                })
            }
        }
    }
}

/// The position after `mv` with what it captured back in its pit, still the
/// mover's turn.
fn sown(before: &Position, mv: Move) -> Option<Position> {
    let mut after = *before;
    let mut captured = None;
    let tell = |event| {
        if let Event::Captured { pit, stones } = event {
            captured = Some((pit, stones));
        }
    };
    after.play_with(mv, tell).ok()?;
    let mut setup = after.setup();
    if let Some((pit, stones)) = captured {
        setup.rows[pit.side][usize::from(pit.no.get()) - 1] += stones;
        setup.kazans[before.side_to_move()] -= stones;
    }
    setup.side_to_move = before.side_to_move();
    setup.position().ok()
}
