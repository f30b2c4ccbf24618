//! `togyz learn`: the rules, step by step.

use togyz_core::{BySide, Side};
use togyz_i18n::Message;
use togyz_i18n::tutorial::{STEPS, Step};

use crate::app::App;
use crate::cli::{self, LearnArgs};
use crate::error::{Error, Exit};
use crate::input::Input;
use crate::lessons::{Frame, LESSONS, Lesson, Scene};
use crate::picture::Picture;

/// The letter that always leaves.
const QUIT: &str = "q";

/// Shows the steps: one by one to a person at a terminal, all that are asked for
/// at once otherwise.
///
/// # Errors
///
/// If there is no such step, the output cannot be written, or the person
/// pressed Ctrl-C.
pub fn run(app: &mut App, args: &LearnArgs) -> Result<(), Error> {
    let pace = if app.settings.interactive {
        Pace::OneByOne
    } else {
        Pace::AtOnce
    };
    match *args {
        LearnArgs::List => list(app),
        LearnArgs::All => steps(app, 1..=STEPS.len(), Pace::AtOnce),
        LearnArgs::From { step: None } => steps(app, 1..=STEPS.len(), pace),
        LearnArgs::From { step: Some(step) } => {
            let first = usize::from(step);
            if !(1..=STEPS.len()).contains(&first) {
                return Err(no_such_step(app, step));
            }
            let last = match pace {
                Pace::OneByOne => STEPS.len(),
                Pace::AtOnce => first,
            };
            steps(app, first..=last, pace)
        }
    }
}

/// How the steps follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pace {
    /// When the person presses Enter.
    OneByOne,
    /// At once.
    AtOnce,
}

/// What the person wants next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Leave,
}

fn list(app: &mut App) -> Result<(), Error> {
    for step in &STEPS {
        let title = app.text(&step.title);
        app.line(&format!("{:>2}. {title}", step.number))?;
    }
    Ok(())
}

fn no_such_step(app: &App, step: u8) -> Error {
    let message = Message::ErrorCliRange {
        input: step.to_string(),
        option: app.text(&Message::HelpValueStep),
        min: 1.to_string(),
        max: STEPS.len().to_string(),
    };
    Error::new(Exit::Usage, message).hint(cli::see_help("togyz learn"))
}

fn steps(app: &mut App, numbers: std::ops::RangeInclusive<usize>, pace: Pace) -> Result<(), Error> {
    let last = *numbers.end();
    for (number, (step, lesson)) in (1..).zip(STEPS.iter().zip(&LESSONS)) {
        if !numbers.contains(&number) {
            continue;
        }
        if number > *numbers.start() {
            app.line("")?;
        }
        if show(app, step, lesson, pace)? == Next::Leave {
            return Ok(());
        }
        if pace == Pace::OneByOne
            && number < last
            && ask(app, &Message::UiLearnNext)? == Next::Leave
        {
            return Ok(());
        }
    }
    if pace == Pace::OneByOne {
        app.line("")?;
        app.say(&Message::UiLearnDone)?;
    }
    Ok(())
}

fn show(app: &mut App, step: &Step, lesson: &Lesson, pace: Pace) -> Result<Next, Error> {
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
    let (Some(scene), Some(question)) = (&lesson.question, &step.question) else {
        return Ok(Next::GoOn);
    };
    picture(app, scene.before())?;
    app.line("")?;
    app.say(&question.question)?;
    if pace == Pace::OneByOne && ask(app, &Message::UiLearnAnswer)? == Next::Leave {
        return Ok(Next::Leave);
    }
    answer(app, scene, &question.answer)?;
    Ok(Next::GoOn)
}

fn answer(app: &mut App, scene: &Scene, answer: &Message) -> Result<(), Error> {
    app.line("")?;
    app.say(answer)?;
    picture(app, scene.after())
}

/// A blank line, the move that was played, and a board, if there is one.
fn picture(app: &mut App, frame: Option<Frame>) -> Result<(), Error> {
    let Some(frame) = frame else {
        return Ok(());
    };
    app.line("")?;
    if let Some(last) = frame.last {
        let pit = last.from.no;
        app.say(&match last.from.side {
            Side::White => Message::UiLearnYours { pit },
            Side::Black => Message::UiLearnTheirs { pit },
        })?;
    }
    let names = BySide {
        white: Message::UiBoardYou { side: Side::White },
        black: Message::UiBoardOpponent { side: Side::Black },
    };
    let picture = Picture {
        position: &frame.position,
        last: frame.last,
        names: &names,
        reader: Some(Side::White),
    };
    picture.show(app)
}

/// Waits for Enter, or the wish to leave.
fn ask(app: &mut App, prompt: &Message) -> Result<Next, Error> {
    app.line("")?;
    app.say(prompt)?;
    app.flush()?;
    match app.read_line() {
        Input::Line(line) => {
            let line = line.to_lowercase();
            let leaves = line == QUIT || app.catalog.words(&Message::CmdQuit).contains(&line);
            Ok(if leaves { Next::Leave } else { Next::GoOn })
        }
        Input::End => Ok(Next::Leave),
        Input::Interrupted => Err(Error::Exit(Exit::Interrupted)),
    }
}
