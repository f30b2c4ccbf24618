//! Understanding a typed answer.

use togyz_core::notation::MoveText;
use togyz_core::{PitNo, Variant};
use togyz_i18n::about::refusal;
use togyz_i18n::{Catalog, Message};

use super::{Answer, Exercise, Question, Verdict};

impl Exercise {
    /// The answer that a line gives.
    ///
    /// # Errors
    ///
    /// Says why the line answers nothing: it is no number, or a move that
    /// cannot be played.
    pub fn read(&self, line: &str, catalog: &Catalog) -> Result<Answer, Message> {
        let variant = self.position.rules().variant;
        match self.question {
            Question::Reach(_)
            | Question::Capture
            | Question::Most
            | Question::Tuzdyk
            | Question::Win
            | Question::Starve
            | Question::Defend => self.read_move(line),
            Question::Next(_) | Question::Threat => read_pit(line, variant).map(Answer::Pit),
            Question::Landing(from) => {
                // As in a record: `76` is the same answer as `6`.
                let landing = line.strip_prefix(&from.to_string());
                let landing = landing.filter(|landing| !landing.is_empty());
                read_pit(landing.unwrap_or(line), variant).map(Answer::Pit)
            }
            Question::Playable => read_pits(line, variant).map(Answer::Pits),
            Question::Stones(_) | Question::Gain(_) | Question::Needed => line
                .parse()
                .map(Answer::Number)
                .map_err(|_| Message::ExerciseTypeNumber),
            Question::MayBecome(_) => read_yes_or_no(line, catalog),
            Question::Result(_) => read_verdict(line),
        }
    }

    /// A move, written as in a game.
    fn read_move(&self, line: &str) -> Result<Answer, Message> {
        let variant = self.position.rules().variant;
        let Ok(typed) = MoveText::parse(line, variant) else {
            return read_pit(line, variant).map(Answer::Pit);
        };
        typed
            .resolve(&self.position)
            .map(|mv| Answer::Pit(mv.0))
            .map_err(|error| refusal(error, typed, line, &self.position))
    }
}

fn read_pit(line: &str, variant: Variant) -> Result<PitNo, Message> {
    let Ok(number) = line.parse::<u8>() else {
        let input = line.to_owned();
        return Err(Message::ErrorNotANumber { input });
    };
    PitNo::new(number)
        .filter(|no| no.get() <= variant.pits())
        .ok_or(Message::ErrorPitRange {
            pits: variant.pits().into(),
        })
}

/// Numbers of pits, however they are separated, in order.
fn read_pits(line: &str, variant: Variant) -> Result<Vec<PitNo>, Message> {
    let is_between = |c: char| c.is_whitespace() || ",;.".contains(c);
    if !line.chars().all(|c| c.is_ascii_digit() || is_between(c)) {
        let input = line.to_owned();
        return Err(Message::ErrorNotANumber { input });
    }
    // No pit has two digits, so `123` is three pits.
    let digits = line.chars().filter(char::is_ascii_digit);
    let mut pits = digits
        .map(|digit| read_pit(&digit.to_string(), variant))
        .collect::<Result<Vec<PitNo>, Message>>()?;
    pits.sort_unstable();
    pits.dedup();
    Ok(pits)
}

fn read_yes_or_no(line: &str, catalog: &Catalog) -> Result<Answer, Message> {
    let word = line.to_lowercase();
    if catalog.words(&Message::CmdYes).contains(&word) {
        Ok(Answer::Yes)
    } else if catalog.words(&Message::CmdNo).contains(&word) {
        Ok(Answer::No)
    } else {
        Err(Message::UiAnswerYesNo)
    }
}

fn read_verdict(line: &str) -> Result<Answer, Message> {
    let number = line.parse::<usize>().ok();
    let verdict = number.and_then(|number| Verdict::ALL.get(number.checked_sub(1)?));
    match verdict {
        Some(verdict) => Ok(Answer::Won(*verdict)),
        None => Err(Message::UiMenuUnknown {
            input: line.to_owned(),
            count: 4,
        }),
    }
}
