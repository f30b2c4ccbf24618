//! The pictures of the tutorial: positions and moves. What comes of a move is
//! never written down here; it is played.

use togyz_core::{Event, Move, Position, Rules, Setup};

use crate::view::LastMove;

/// What a step of the tutorial shows beside its sentences.
#[derive(Debug, Clone, Copy)]
pub struct Lesson {
    /// One picture for each caption, in order.
    pub pictures: &'static [Scene],
    /// What the question is about.
    pub question: Option<Scene>,
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
pub const LESSONS: [Lesson; 14] = [
    Lesson::of(&[Scene::new(START, Shows::Position)]),
    Lesson::of(&[Scene::new(START, Shows::Position)]),
    Lesson::of(&[Scene::new(START, Shows::Position)]),
    Lesson::of(&[Scene::new(START, Shows::Sowing(7))]).asking(Scene::new(START, Shows::Move(5))),
    Lesson::of(&[Scene::new(START, Shows::Move(7))]).asking(
        Scene::new(
            "11S,1S,10S,10S,10S,10S,10S,1S,1/1S,2S,3S,12S,12S,12S,12S,1,11S 12 22 S 3",
            Shows::Move(7),
        )
        .beside(&[6]),
    ),
    Lesson::of(&[Scene::new(SINGLE, Shows::Move(5))]).asking(Scene::new(SINGLE, Shows::Move(9))),
    Lesson::of(&[Scene::new(ODD, Shows::Move(4))])
        .asking(Scene::new(ODD, Shows::Move(9)).beside(&[5])),
    Lesson::of(&[Scene::new(
        "1S,10S,11S,11S,11S,2S,10S,10S,1S/11S,3S,12S,11S,11S,11S,2S,12S,1 10 12 S 3",
        Shows::Move(2),
    )])
    .asking(Scene::new(
        "1S,2S,1S,9S,9S,1,11S,1,13S/2S,13S,4S,14S,6S,15S,14S,13S,13S 22 0 S 4",
        Shows::Move(6),
    )),
    Lesson::of(&[Scene::new(TUZDYK, Shows::Move(8))]).asking(Scene::new(TUZDYK, Shows::Move(3))),
    Lesson::of(&[
        Scene::new(
            "2S,10S,10S,1S,1S,10S,10S,1S,11S/11S,11S,3S,12S,1,12S,12S,12S,11S 20 2 S 3",
            Shows::Move(7),
        ),
        Scene::new(
            "12S,t,1S,13S,2S,2S,3S,12S,13S/12S,12S,2S,11S,11S,1S,11S,2S,4S 26 12 S 4",
            Shows::Move(4),
        ),
        Scene::new(SAME_NUMBER, Shows::Move(6)),
    ])
    .asking(Scene::new(SAME_NUMBER, Shows::Move(2))),
    Lesson::of(&[Scene::new(FED, Shows::Move(8))]).asking(Scene::new(FED, Shows::Move(7))),
    Lesson::of(&[
        Scene::new(
            "2S,2S,1S,3S,2S,1S,1S,5S,1S/1,t,2S,1S,5S,6S,1S,4S,3S 76 46 S 15",
            Shows::Move(9),
        ),
        Scene::new("8,t/1S,2S,2,2S,2,2S,3S 72 80 S 70", Shows::Move(1)),
    ])
    .asking(Scene::new(
        "5,t,3/t,3,1S,2S,1,3S,1 75 81 S 54",
        Shows::Move(5),
    )),
    Lesson::of(&[Scene::new(START, Shows::Promise(7))]),
    Lesson::of(&[Scene::new(
        "9S,9S,9S,1,10S,10S,10S,10S,10S/9S,9S,9S,9S,9S,9S,1S,10S,10S 10 0 N 1",
        Shows::Move(3),
    )
    .beside(&[9])]),
];

const START: &str = "9S,9S,9S,9S,9S,9S,9S,9S,9S/9S,9S,9S,9S,9S,9S,9S,9S,9S 0 0 S 1";
const SINGLE: &str = "12S,12S,12S,12S,3S,2S,12S,1S,11S/11S,11S,11S,1,1S,10S,10S,10S,1S 10 10 S 3";
const ODD: &str = "11S,2S,12S,12S,12S,12S,2S,1S,11S/11S,2S,1,10S,10S,10S,10S,10S,2S 10 12 S 3";
const TUZDYK: &str = "11S,2S,12S,12S,1S,13S,13S,3S,1S/11S,1S,9S,9S,9S,1S,10S,10S,2S 22 10 S 3";
const SAME_NUMBER: &str = "11S,11S,2S,1S,1S,1,2S,12S,12S/11S,11S,1S,10S,2S,11S,t,3S,12S 36 13 S 4";
const FED: &str = "11S,1S,2,12S,12S,12S,1,t/1S,2S,3S,12S,12S,12S,4S,5S,1 39 24 S 5";

impl Lesson {
    const fn of(pictures: &'static [Scene]) -> Self {
        Self {
            pictures,
            question: None,
        }
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
        let position = Setup::parse(self.position, Rules::default())
            .ok()?
            .position()
            .ok()?;
        Some(Frame {
            position,
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
