//! What is wrong with a record, said to the person who wants to read it.

use togyz_core::notation::{
    Cell, Contradiction, DiagramDifference, FaultKind, MoveTextError, Place, RecordFault,
};
use togyz_core::{IllegalMove, Outcome, Rules, TuzdykLimit};

use super::setup::{position_text, setup};
use crate::message::Message;

/// The fault of a record in `file`: where it is, and why nothing is read after
/// it.
pub fn record_fault(fault: &RecordFault, file: &str) -> Message {
    let at = Fault { file, fault };
    match fault.why {
        FaultKind::Move(error) => at.bad_move(error),
        FaultKind::MoveAfterEnd { ending: Some(_) } => at.after_end(),
        FaultKind::MoveAfterEnd { ending: None } => Message::ErrorRecordAfterResult {
            file: at.file(),
            line: at.line(),
            number: at.number(),
            mover: fault.side,
            input: at.input(),
        },
        FaultKind::NothingSkipped => Message::ErrorRecordSkipped {
            file: at.file(),
            line: at.line(),
            number: at.number(),
            mover: fault.side,
        },
        FaultKind::KazansDiffer { written: _, kazans } => Message::ErrorRecordKazans {
            file: at.file(),
            line: at.line(),
            input: at.input(),
            white: kazans.white.into(),
            black: kazans.black.into(),
        },
        FaultKind::DiagramDiffers(difference) => at.diagram(difference),
        FaultKind::BadTag => Message::ErrorRecordTag {
            file: at.file(),
            line: at.line(),
            input: at.input(),
        },
        FaultKind::Truncated => Message::ErrorFileTruncated {
            file: at.file(),
            line: at.line(),
        },
        FaultKind::UnknownGame => Message::ErrorRecordGame {
            file: at.file(),
            line: at.line(),
            input: at.input(),
        },
        FaultKind::UnknownRules(_) => Message::ErrorRecordRules {
            file: at.file(),
            line: at.line(),
            input: at.input(),
        },
        FaultKind::BadPosition(_) => Message::ErrorRecordPosition {
            file: at.file(),
            line: at.line(),
            input: at.input(),
        },
        FaultKind::BadSetup(_) => Message::ErrorRecordSetup {
            file: at.file(),
            line: at.line(),
            input: at.input(),
        },
    }
}

/// More about a fault in the tag `FEN`, of a game under `rules`.
pub fn record_fault_detail(fault: &RecordFault, rules: Rules) -> Option<Message> {
    match fault.why {
        FaultKind::BadPosition(error) => Some(position_text(error, rules)),
        FaultKind::BadSetup(error) => Some(setup(error, rules)),
        FaultKind::Move(_)
        | FaultKind::MoveAfterEnd { .. }
        | FaultKind::NothingSkipped
        | FaultKind::KazansDiffer { .. }
        | FaultKind::DiagramDiffers(_)
        | FaultKind::BadTag
        | FaultKind::Truncated
        | FaultKind::UnknownGame
        | FaultKind::UnknownRules(_) => None,
    }
}

/// How much of a record with a fault can be used.
pub fn fine_plies(fault: &RecordFault) -> Message {
    match fault.ply {
        0 => Message::ErrorRecordNoneFine,
        ply => Message::ErrorRecordFine { plies: count(ply) },
    }
}

/// What the record of game `number` in `file` says and the game proves wrong.
/// `score` is what its tag `Score` holds.
pub fn contradiction(file: &str, number: u32, score: &str, wrong: &Contradiction) -> Message {
    let file = file.to_owned();
    match *wrong {
        Contradiction::Result {
            declared: Outcome::Win(winner),
            ..
        } => Message::ErrorRecordDeclaredWin {
            file,
            number,
            winner,
        },
        Contradiction::Result {
            declared: Outcome::Draw,
            ..
        } => Message::ErrorRecordDeclaredDraw { file, number },
        Contradiction::Score {
            declared: _,
            kazans,
        } => Message::ErrorRecordDeclaredScore {
            file,
            number,
            input: score.to_owned(),
            white: kazans.white.into(),
            black: kazans.black.into(),
        },
    }
}

/// A fault and the file it is in.
struct Fault<'a> {
    file: &'a str,
    fault: &'a RecordFault,
}

impl Fault<'_> {
    fn file(&self) -> String {
        self.file.to_owned()
    }

    fn line(&self) -> u32 {
        count(self.fault.line)
    }

    fn number(&self) -> u32 {
        self.fault.number.into()
    }

    fn input(&self) -> String {
        self.fault.token.clone()
    }

    fn bad_move(&self, error: MoveTextError) -> Message {
        let (file, line, number) = (self.file(), self.line(), self.number());
        let (mover, input) = (self.fault.side, self.input());
        match error {
            MoveTextError::Unreadable => Message::ErrorRecordNotation {
                file,
                line,
                number,
                mover,
                input,
            },
            MoveTextError::Illegal(illegal) => self.illegal(illegal),
            MoveTextError::WrongSide { from: _ } => Message::ErrorRecordWrongSide {
                file,
                line,
                number,
                mover,
                input,
            },
            MoveTextError::WrongLanding { landing, typed, .. } if landing.no == typed => {
                Message::ErrorRecordRow {
                    file,
                    line,
                    number,
                    mover,
                    input,
                    to: landing.no,
                }
            }
            MoveTextError::WrongLanding { landing, typed, .. } => Message::ErrorRecordLanding {
                file,
                line,
                number,
                mover,
                input,
                to: landing.no,
                typed: typed.get().into(),
            },
            MoveTextError::NotATuzdyk {
                from: _,
                landing,
                limit,
            } => match limit {
                None => Message::ErrorRecordNotTuzdyk {
                    file,
                    line,
                    number,
                    mover,
                    input,
                },
                Some(TuzdykLimit::HasOne) => Message::ErrorRecordNotTuzdykHasOne {
                    file,
                    line,
                    number,
                    mover,
                    input,
                },
                Some(TuzdykLimit::LastPit) => Message::ErrorRecordNotTuzdykNinth {
                    file,
                    line,
                    number,
                    mover,
                    input,
                    to: landing.no,
                },
                Some(TuzdykLimit::SameNumber) => Message::ErrorRecordNotTuzdykSameNumber {
                    file,
                    line,
                    number,
                    mover,
                    input,
                    to: landing.no,
                },
            },
            MoveTextError::WrongKazan {
                typed,
                kazan,
                captured: _,
            } => Message::ErrorRecordKazan {
                file,
                line,
                number,
                mover,
                input,
                typed: typed.into(),
                kazan: kazan.into(),
            },
        }
    }

    fn illegal(&self, illegal: IllegalMove) -> Message {
        let (file, line, number) = (self.file(), self.line(), self.number());
        let (mover, input) = (self.fault.side, self.input());
        match illegal {
            IllegalMove::GameOver { ending: _ } => self.after_end(),
            IllegalMove::NoSuchPit { pit, legal: _ } => Message::ErrorRecordNoPit {
                file,
                line,
                number,
                mover,
                input,
                pit: pit.no,
            },
            IllegalMove::Tuzdyk { pit, legal: _ } => Message::ErrorRecordTuzdyk {
                file,
                line,
                number,
                mover,
                input,
                pit: pit.no,
            },
            IllegalMove::Empty { pit, legal: _ } => Message::ErrorRecordEmpty {
                file,
                line,
                number,
                mover,
                input,
                pit: pit.no,
            },
        }
    }

    fn after_end(&self) -> Message {
        Message::ErrorRecordAfterEnd {
            file: self.file(),
            line: self.line(),
            number: self.number(),
            mover: self.fault.side,
            input: self.input(),
        }
    }

    fn diagram(&self, difference: DiagramDifference) -> Message {
        let (file, line, input) = (self.file(), self.line(), self.input());
        match (difference.place, difference.there) {
            (Place::Pit(pit), Cell::Stones(stones)) => Message::ErrorRecordDiagramPit {
                file,
                line,
                input,
                owner: pit.side,
                pit: pit.no,
                stones: stones.into(),
            },
            (Place::Pit(pit), Cell::Tuzdyk) => Message::ErrorRecordDiagramTuzdyk {
                file,
                line,
                input,
                owner: pit.side,
                pit: pit.no,
            },
            (Place::Kazan(owner), Cell::Stones(stones)) => Message::ErrorRecordDiagramKazan {
                file,
                line,
                input,
                owner,
                kazan: stones.into(),
            },
            // A kazan is never a tuzdyk.
            (Place::Kazan(owner), Cell::Tuzdyk) => Message::ErrorRecordDiagramKazan {
                file,
                line,
                input,
                owner,
                kazan: 0,
            },
        }
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
