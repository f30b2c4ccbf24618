//! Exercises put to a person.

use togyz_i18n::Message;

use super::board;
use crate::app::App;
use crate::error::{Error, Exit};
use crate::exercise::{Answer, Exercise};
use crate::input::Input;
use crate::lessons::Frame;

/// The letters that always work.
const QUIT: &str = "q";
const BACK: &str = "b";
const HINT: &str = "h";

/// After so many wrong answers the right one is told.
const PATIENCE: u32 = 3;

/// What a person typed that is no answer.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing: to go on.
    Nothing,
    /// To go back.
    Back,
    /// To leave.
    Leave,
    /// To be given a hint.
    Hint,
    /// Nothing: they were away, and what they are asked is gone from the screen.
    Resumed,
    /// Anything else.
    Text(String),
}

/// How an exercise ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The person found the answer.
    Solved,
    /// They passed it over, or were told the answer.
    Passed,
    /// They want to go back.
    Back,
    /// They want to leave.
    Leave,
}

/// How many answers there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tries {
    /// Several, with a hint after the first.
    Several,
    /// Only one, as in a quiz.
    One,
}

/// Waits for a line.
///
/// # Errors
///
/// If the output cannot be written, or the person pressed Ctrl-C.
pub(super) fn read(app: &mut App) -> Result<Typed, Error> {
    app.flush()?;
    let line = match app.read_line() {
        Input::Line(line) => line.trim().to_lowercase(),
        Input::Resumed => return Ok(Typed::Resumed),
        Input::End => return Ok(Typed::Leave),
        Input::Interrupted => return Err(Error::Exit(Exit::Interrupted)),
    };
    let is = |letter, words| line == letter || app.catalog.words(&words).contains(&line);
    Ok(if line.is_empty() {
        Typed::Nothing
    } else if is(QUIT, Message::CmdQuit) {
        Typed::Leave
    } else if is(BACK, Message::CmdUndo) {
        Typed::Back
    } else if is(HINT, Message::CmdHint) {
        Typed::Hint
    } else {
        Typed::Text(line)
    })
}

/// Puts an exercise, the `number`th of `count`, until it is answered or passed
/// over.
///
/// # Errors
///
/// As [`read`].
pub(super) fn ask(
    app: &mut App,
    exercise: &Exercise,
    [number, count]: [usize; 2],
    tries: Tries,
) -> Result<Outcome, Error> {
    app.line("")?;
    app.say(&Message::UiLearnExercise {
        number: small(number),
        count: small(count),
    })?;
    pose(app, exercise)?;
    let mut wrong = 0;
    loop {
        let line = match read(app)? {
            Typed::Resumed => {
                pose(app, exercise)?;
                continue;
            }
            Typed::Nothing => return Ok(Outcome::Passed),
            Typed::Back if tries == Tries::One => {
                app.say(&exercise.asked())?;
                continue;
            }
            Typed::Back => return Ok(Outcome::Back),
            Typed::Leave => return Ok(Outcome::Leave),
            Typed::Hint => {
                app.say(&exercise.hint())?;
                continue;
            }
            Typed::Text(line) => line,
        };
        let answer = match exercise.read(&line, &app.catalog) {
            Ok(answer) => answer,
            Err(message) => {
                app.say(&message)?;
                continue;
            }
        };
        if exercise.is_right(&answer) {
            praise(app, exercise, &answer, number)?;
            return Ok(Outcome::Solved);
        }
        wrong += 1;
        let wording = (wrong - 1) % 3;
        say_all(
            app,
            [Message::ExerciseWrong { wording }],
            exercise.why_wrong(&answer),
        )?;
        if tries == Tries::One || wrong == PATIENCE {
            let solution = exercise.solution(&app.catalog);
            say_all(app, solution, [])?;
            return Ok(Outcome::Passed);
        }
        if wrong == 1 {
            app.say(&exercise.hint())?;
        }
        app.say(&Message::ExerciseAgain)?;
    }
}

/// Shows what an exercise is about, and asks it.
fn pose(app: &mut App, exercise: &Exercise) -> Result<(), Error> {
    let frame = Frame {
        position: exercise.position,
        last: None,
    };
    board(app, frame)?;
    app.line("")?;
    app.say(&exercise.asked())
}

fn praise(app: &mut App, exercise: &Exercise, answer: &Answer, number: usize) -> Result<(), Error> {
    let wording = small(number - 1) % 3;
    say_all(
        app,
        [Message::ExerciseRight { wording }],
        exercise.why_right(answer),
    )
}

/// Several sentences on one line.
fn say_all(
    app: &mut App,
    first: impl IntoIterator<Item = Message>,
    then: impl IntoIterator<Item = Message>,
) -> Result<(), Error> {
    let sentences: Vec<String> = first
        .into_iter()
        .chain(then)
        .map(|message| app.text(&message))
        .collect();
    app.line(&sentences.join(" "))
}

/// A number of exercises in a message.
pub(super) fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
