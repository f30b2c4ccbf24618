//! `togyz learn`: the course, step by step, with exercises.

mod asking;
mod handout;
mod progress;

use togyz_core::Side;
use togyz_i18n::Message;
use togyz_i18n::tutorial::{STEPS, Step};

use crate::app::App;
use crate::cli::{self, LearnArgs, QuizArgs, Subject};
use crate::error::{Error, Exit};
use crate::exercise;
use crate::lessons::{Frame, LESSONS, Lesson, Scene};
use crate::picture::of_learner;
use asking::{Outcome, Tries, Typed, ask, read, small};
use progress::Progress;

/// Shows the steps: one by one to a person at a terminal, with exercises; all
/// that are asked for at once otherwise. Or asks fresh questions, or writes
/// handouts.
///
/// # Errors
///
/// If there is no such step, the output cannot be written, or the person
/// pressed Ctrl-C.
pub fn run(app: &mut App, args: &LearnArgs) -> Result<(), Error> {
    match args {
        LearnArgs::List => list(app),
        LearnArgs::All => at_once(app, 1, STEPS.len()),
        LearnArgs::From { step } => {
            let first = step.map(|step| known(app, step)).transpose()?;
            if app.settings.interactive {
                course(app, first)
            } else {
                at_once(app, first.unwrap_or(1), first.unwrap_or(STEPS.len()))
            }
        }
        LearnArgs::Quiz(args) => quiz(app, *args),
        LearnArgs::Handout(args) => {
            if let Subject::Step(step) = args.subject {
                known(app, step)?;
            }
            handout::run(app, args)
        }
    }
}

/// The number of a step that there is.
fn known(app: &App, step: u8) -> Result<usize, Error> {
    let number = usize::from(step);
    if (1..=STEPS.len()).contains(&number) {
        return Ok(number);
    }
    let message = Message::ErrorCliRange {
        input: step.to_string(),
        option: app.text(&Message::HelpValueStep),
        min: 1.to_string(),
        max: STEPS.len().to_string(),
    };
    Err(Error::new(Exit::Usage, message).hint(cli::see_help("togyz learn")))
}

/// The titles, each with the number of its exercises that are done.
fn list(app: &mut App) -> Result<(), Error> {
    let progress = Progress::open(app)?;
    for (number, (step, lesson)) in (1..).zip(STEPS.iter().zip(&LESSONS)) {
        let title = app.text(&step.title);
        let solved = progress.solved_in(number);
        let done = if solved == 0 {
            String::new()
        } else {
            format!(" ({solved}/{})", lesson.exercises.len())
        };
        app.line(&format!("{number:>2}. {title}{done}"))?;
    }
    Ok(())
}

/// The steps from `first` to `last`, one after the other.
fn at_once(app: &mut App, first: usize, last: usize) -> Result<(), Error> {
    for number in first..=last {
        if number > first {
            app.line("")?;
        }
        let (step, lesson) = (&STEPS[number - 1], &LESSONS[number - 1]);
        explain(app, step, lesson)?;
        if let (Some(scene), Some(question)) = (&lesson.question, &step.question) {
            pose(app, scene, &question.question)?;
            answer(app, scene, &question.answer)?;
        }
    }
    Ok(())
}

/// How a person leaves a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// To the next one.
    GoOn,
    /// To the one before.
    Back,
    /// To this one, once more.
    Again,
    /// They have had enough.
    Leave,
}

/// The course for a person, from step `first` or where they were.
fn course(app: &mut App, first: Option<usize>) -> Result<(), Error> {
    let mut progress = Progress::open(app)?;
    let mut number = first.or(progress.step()).unwrap_or(1);
    if first.is_none() && number > 1 {
        app.say(&Message::UiLearnResumed {
            number: small(number),
        })?;
        app.line("")?;
    }
    loop {
        progress.reach(app, number)?;
        match lesson(app, &mut progress, number)? {
            Next::Leave => break,
            Next::GoOn if number == STEPS.len() => {
                app.line("")?;
                app.say(&Message::UiLearnDone)?;
                break;
            }
            Next::GoOn => number += 1,
            Next::Back => number = number.saturating_sub(1).max(1),
            Next::Again => {}
        }
        app.line("")?;
    }
    app.line("")?;
    app.say(&Message::UiLearnProgress {
        solved: small(progress.solved()),
        count: small(LESSONS.iter().map(|lesson| lesson.exercises.len()).sum()),
    })
}

/// One step with its exercises.
fn lesson(app: &mut App, progress: &mut Progress, number: usize) -> Result<Next, Error> {
    let (step, lesson) = (&STEPS[number - 1], &LESSONS[number - 1]);
    explain(app, step, lesson)?;
    if let (Some(scene), Some(question)) = (&lesson.question, &step.question) {
        pose(app, scene, &question.question)?;
        match pause(app, &Message::UiLearnAnswer)? {
            Next::GoOn | Next::Again => answer(app, scene, &question.answer)?,
            next @ (Next::Back | Next::Leave) => return Ok(next),
        }
    }
    if let Some(next) = exercises(app, progress, number)? {
        return Ok(next);
    }
    if number == STEPS.len() {
        return Ok(Next::GoOn);
    }
    Ok(match pause(app, &Message::UiLearnNext)? {
        Next::Back => Next::Again,
        next @ (Next::GoOn | Next::Again | Next::Leave) => next,
    })
}

/// The exercises of a step; where the person wants to go before they are all
/// through, if anywhere.
fn exercises(app: &mut App, progress: &mut Progress, number: usize) -> Result<Option<Next>, Error> {
    let tasks = LESSONS[number - 1].exercises;
    if !tasks.is_empty() {
        app.line("")?;
        app.say(&Message::UiLearnKeys)?;
    }
    let mut index = 0;
    while let Some(task) = tasks.get(index) {
        let Some(exercise) = task.exercise() else {
            return Ok(None);
        };
        match ask(app, &exercise, [index + 1, tasks.len()], Tries::Several)? {
            Outcome::Solved => progress.solve(app, (number, index + 1))?,
            Outcome::Passed => {}
            Outcome::Back if index == 0 => return Ok(Some(Next::Back)),
            Outcome::Back => {
                index -= 1;
                continue;
            }
            Outcome::Leave => return Ok(Some(Next::Leave)),
        }
        index += 1;
    }
    Ok(None)
}

/// Fresh questions, and how many were answered right.
fn quiz(app: &mut App, args: QuizArgs) -> Result<(), Error> {
    let exercises = exercise::fresh(args.count, args.seed.unwrap_or_else(|| app.usual_seed()));
    app.say(&Message::UiQuizKeys)?;
    let mut right = 0;
    let count = exercises.len();
    for (index, exercise) in exercises.iter().enumerate() {
        match ask(app, exercise, [index + 1, count], Tries::One)? {
            Outcome::Solved => right += 1,
            // What is answered in a quiz stays answered.
            Outcome::Passed | Outcome::Back => {}
            Outcome::Leave => break,
        }
    }
    app.line("")?;
    app.say(&Message::ExerciseScore {
        right,
        count: small(count),
    })
}

/// The sentences and pictures of a step.
fn explain(app: &mut App, step: &Step, lesson: &Lesson) -> Result<(), Error> {
    let title = app.text(&step.title);
    app.line(&format!("{}. {title}", step.number))?;
    app.line("")?;
    app.say(&step.body)?;
    for (scene, caption) in lesson.pictures.iter().zip(step.captions) {
        picture(app, scene.before())?;
        picture(app, scene.after())?;
        app.line("")?;
        app.say(caption)?;
    }
    Ok(())
}

fn pose(app: &mut App, scene: &Scene, question: &Message) -> Result<(), Error> {
    picture(app, scene.before())?;
    app.line("")?;
    app.say(question)
}

fn answer(app: &mut App, scene: &Scene, answer: &Message) -> Result<(), Error> {
    app.line("")?;
    app.say(answer)?;
    picture(app, scene.after())
}

fn picture(app: &mut App, frame: Option<Frame>) -> Result<(), Error> {
    frame.map_or(Ok(()), |frame| board(app, frame))
}

/// A blank line, the move that was played, and the board.
fn board(app: &mut App, frame: Frame) -> Result<(), Error> {
    app.line("")?;
    if let Some(played) = played(frame) {
        app.say(&played)?;
    }
    of_learner(&frame, |picture| picture.show(app))
}

/// Which move led to a picture.
fn played(frame: Frame) -> Option<Message> {
    let from = frame.last?.from;
    let pit = from.no;
    Some(match from.side {
        Side::White => Message::UiLearnYours { pit },
        Side::Black => Message::UiLearnTheirs { pit },
    })
}

/// Waits for Enter, or another wish.
fn pause(app: &mut App, prompt: &Message) -> Result<Next, Error> {
    app.line("")?;
    loop {
        app.say(prompt)?;
        return Ok(match read(app)? {
            Typed::Resumed => continue,
            Typed::Leave => Next::Leave,
            Typed::Back => Next::Back,
            Typed::Nothing | Typed::Hint | Typed::Text(_) => Next::GoOn,
        });
    }
}
