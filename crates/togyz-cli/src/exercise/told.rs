//! What is said about an exercise: the question, a hint, and why an answer is
//! right or wrong.

use togyz_core::{Move, PitNo, Side, Take};
use togyz_i18n::{Catalog, Message, pit_list, preview};

use super::{Answer, Exercise, Question, Verdict, takes, target};

impl Exercise {
    /// The question.
    pub fn asked(&self) -> Message {
        let own = self.position.side_to_move() == Side::White;
        match self.question {
            Question::Stones(pit) if pit.side == Side::White => {
                Message::ExerciseStonesOwn { pit: pit.no }
            }
            Question::Stones(pit) => Message::ExerciseStonesOpponent { pit: pit.no },
            Question::Next(pit) if own => Message::ExerciseNextOwn { pit },
            Question::Next(pit) => Message::ExerciseNextOpponent { pit },
            Question::Landing(pit) => Message::ExerciseLanding { pit },
            Question::Reach(target) => Message::ExerciseReach { target },
            Question::Playable => Message::ExercisePlayable,
            Question::Capture => Message::ExerciseCapture,
            Question::Most => Message::ExerciseMost,
            Question::Gain(pit) => Message::ExerciseGain { pit },
            Question::Tuzdyk => Message::ExerciseTuzdyk,
            Question::MayBecome(pit) => Message::ExerciseMayTuzdyk { pit },
            Question::Needed => Message::ExerciseNeeded,
            Question::Win => Message::ExerciseWin,
            Question::Starve => Message::ExerciseStarve,
            Question::Result(pit) => Message::ExerciseResult { pit },
            Question::Threat => Message::ExerciseThreat,
            Question::Defend => Message::ExerciseDefend,
        }
    }

    /// How to find the answer.
    pub fn hint(&self) -> Message {
        match self.question {
            Question::Stones(_) | Question::Next(_) => Message::ExerciseHintBoard,
            Question::Landing(_) | Question::Reach(_) => Message::ExerciseHintCount,
            Question::Playable => Message::ExerciseHintPlayable,
            Question::Capture | Question::Most => Message::ExerciseHintEven,
            Question::Gain(_) => Message::ExerciseHintGain,
            Question::Tuzdyk | Question::MayBecome(_) => Message::ExerciseHintThree,
            Question::Needed => Message::ExerciseHintNeeded,
            Question::Win | Question::Starve | Question::Result(_) => Message::ExerciseHintEnd,
            Question::Threat => Message::ExerciseHintThreat,
            Question::Defend => Message::ExerciseHintDefend,
        }
    }

    /// What can be said of a wrong answer without giving the right one away.
    pub fn why_wrong(&self, answer: &Answer) -> Vec<Message> {
        match (self.question, answer) {
            (
                Question::Reach(_)
                | Question::Capture
                | Question::Most
                | Question::Tuzdyk
                | Question::Win
                | Question::Starve
                | Question::Defend,
                Answer::Pit(no),
            ) => self.brings(*no),
            (Question::Threat, Answer::Pit(pit)) => vec![Message::ExerciseSafe { pit: *pit }],
            (Question::Playable, Answer::Pits(pits)) => {
                let refused = pits
                    .iter()
                    .find(|no| self.position.check(Move(**no)).is_err());
                vec![match refused {
                    None => Message::ExerciseMissing,
                    Some(no) => self.unplayable(*no),
                }]
            }
            _ => Vec::new(),
        }
    }

    /// Why a pit cannot be played, without saying what can be.
    fn unplayable(&self, no: PitNo) -> Message {
        let pit = self.position.source(Move(no));
        if self.position.tuzdyk_owner(pit).is_some() {
            Message::ErrorPitTuzdyk { from: no }
        } else {
            Message::ErrorPitEmpty { from: no }
        }
    }

    /// Why `answer`, a right one, is right.
    pub fn why_right(&self, answer: &Answer) -> Vec<Message> {
        match (self.question, answer) {
            (Question::Stones(pit), _) => {
                let stones = self.position.stones(pit).into();
                vec![if pit.side == Side::White {
                    Message::UiYourPit {
                        pit: pit.no,
                        stones,
                    }
                } else {
                    Message::UiOpponentPit {
                        pit: pit.no,
                        stones,
                    }
                }]
            }
            (
                Question::Landing(no)
                | Question::Gain(no)
                | Question::MayBecome(no)
                | Question::Result(no),
                _,
            ) => self.brings(no),
            (Question::Threat, Answer::Pit(no)) => self.threats(*no),
            (Question::Next(_) | Question::Playable | Question::Needed, _) => Vec::new(),
            (_, Answer::Pit(no)) => self.brings(*no),
            _ => Vec::new(),
        }
    }

    /// The answer with the reasons for it.
    pub fn solution(&self, catalog: &Catalog) -> Vec<Message> {
        let answers = self.answers();
        let reasons = answers.iter().take(1);
        let reasons = reasons.flat_map(|answer| self.why_right(answer));
        let values = shown(&answers, catalog);
        [Message::ExerciseAnswer { values }]
            .into_iter()
            .chain(reasons)
            .collect()
    }

    /// What playing `no` brings. What the opponent can do then is only told
    /// where that is the question.
    fn brings(&self, no: PitNo) -> Vec<Message> {
        let mut messages = preview(&self.position, Move(no));
        if self.question != Question::Defend {
            messages.retain(|message| {
                !matches!(
                    message,
                    Message::PreviewThreatCapture { .. } | Message::PreviewThreatTuzdyk { .. }
                )
            });
        }
        messages
    }

    /// How the player to move can take from the other's pit `no`.
    fn threats(&self, no: PitNo) -> Vec<Message> {
        let mover = self.position.side_to_move();
        let owner = mover.opponent();
        takes(&self.position)
            .filter(|(_, take)| target(*take) == no)
            .map(|(Move(pit), take)| match take {
                Take::Capture { stones, .. } => Message::NarrateThreatCapture {
                    mover,
                    stones: stones.into(),
                    owner,
                    target: no,
                    pit,
                },
                Take::Tuzdyk { .. } => Message::NarrateThreatTuzdyk {
                    mover,
                    owner,
                    target: no,
                    pit,
                    wording: 0,
                },
            })
            .collect()
    }
}

/// The answers as a person would type them.
fn shown(answers: &[Answer], catalog: &Catalog) -> String {
    let word = |command| {
        let words = catalog.words(&command);
        words.into_iter().next().unwrap_or_default()
    };
    let shown: Vec<String> = answers
        .iter()
        .map(|answer| match answer {
            Answer::Pit(no) => no.to_string(),
            Answer::Pits(pits) => pit_list(pits.iter().copied()),
            Answer::Number(number) => number.to_string(),
            Answer::Yes => word(Message::CmdYes),
            Answer::No => word(Message::CmdNo),
            Answer::Won(verdict) => number_of(*verdict).to_string(),
        })
        .collect();
    shown.join(", ")
}

/// The number to type for a verdict.
fn number_of(verdict: Verdict) -> usize {
    Verdict::ALL
        .iter()
        .take_while(|other| **other != verdict)
        .count()
        + 1
}
