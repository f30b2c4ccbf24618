//! Pages for a coach to print: steps with pictures, exercises, and the answers
//! on a page of their own.

mod html;
mod markdown;

use togyz_i18n::Message;
use togyz_i18n::tutorial::{STEPS, Step};

use crate::app::App;
use crate::cli::flags::HandoutFormat;
use crate::cli::{HandoutArgs, Output, QuizArgs, Subject};
use crate::commands::games::check_output;
use crate::error::{Error, Exit};
use crate::exercise::{self, Exercise};
use crate::lessons::{Frame, LESSONS, Lesson, Task};
use crate::store::write_atomically;

use super::{played, usual_seed};

/// A part of a page.
enum Block {
    /// The title of the page.
    Title(String),
    /// The title of a step or of the answers.
    Heading(String),
    /// The title of a part of a step.
    Subheading(String),
    /// Lines that belong together.
    Text(String),
    /// A board.
    Board(Frame),
    /// A question or an answer, with its number.
    Item { number: String, text: String },
    /// What follows begins on a new sheet.
    NewSheet,
}

/// Writes a page.
///
/// # Errors
///
/// If it cannot be written, or would replace a file that is not to be lost.
pub(super) fn run(app: &mut App, args: &HandoutArgs) -> Result<(), Error> {
    check_output(app, &args.output)?;
    let blocks = match args.subject {
        Subject::Course => course(app, &STEPS, &LESSONS),
        Subject::Step(number) => {
            let index = usize::from(number) - 1;
            course(app, &STEPS[index..=index], &LESSONS[index..=index])
        }
        Subject::Quiz(args) => quiz(app, args),
    };
    let page = match args.format {
        HandoutFormat::Markdown => markdown::page(app, &blocks),
        HandoutFormat::Html => html::page(app, &blocks),
    };
    let Output::File { path, .. } = &args.output else {
        return app.print(&page);
    };
    write_atomically(path, &page).map_err(|_| {
        let file = path.display().to_string();
        Error::new(Exit::Failed, Message::ErrorFileNotWritable { file })
    })?;
    app.notice(&Message::UiHandoutWritten {
        file: path.display().to_string(),
    })
}

fn course(app: &App, steps: &[Step], lessons: &[Lesson]) -> Vec<Block> {
    let mut blocks = vec![Block::Title(app.text(&Message::UiHandoutTitle))];
    let mut answers = Vec::new();
    for (step, lesson) in steps.iter().zip(lessons) {
        let title = app.text(&step.title);
        blocks.push(Block::Heading(format!("{}. {title}", step.number)));
        blocks.push(Block::Text(app.text(&step.body)));
        for (scene, caption) in lesson.pictures.iter().zip(step.captions) {
            for frame in [scene.before(), scene.after()].into_iter().flatten() {
                blocks.extend(board(app, frame));
            }
            blocks.push(Block::Text(app.text(caption)));
        }
        blocks.push(Block::Subheading(app.text(&Message::UiHandoutExercises)));
        let mut number = 0;
        let mut next = || {
            number += 1;
            format!("{}.{number}", step.number)
        };
        if let (Some(scene), Some(question)) = (&lesson.question, &step.question) {
            let number = next();
            blocks.extend(scene.before().map(Block::Board));
            blocks.push(item(&number, app.text(&question.question)));
            answers.push(item(&number, app.text(&question.answer)));
        }
        for exercise in lesson.exercises.iter().filter_map(Task::exercise) {
            pose(app, &exercise, &next(), &mut blocks, &mut answers);
        }
    }
    with_answers(app, blocks, answers)
}

fn quiz(app: &App, args: QuizArgs) -> Vec<Block> {
    let mut blocks = vec![Block::Title(app.text(&Message::UiHandoutQuiz))];
    let mut answers = Vec::new();
    let seed = args.seed.unwrap_or_else(|| usual_seed(app));
    for (number, exercise) in (1..).zip(exercise::fresh(args.count, seed)) {
        let number: u32 = number;
        pose(
            app,
            &exercise,
            &number.to_string(),
            &mut blocks,
            &mut answers,
        );
    }
    with_answers(app, blocks, answers)
}

/// Puts a question, and its answer beside the other answers.
fn pose(
    app: &App,
    exercise: &Exercise,
    number: &str,
    blocks: &mut Vec<Block>,
    answers: &mut Vec<Block>,
) {
    blocks.push(Block::Board(Frame {
        position: exercise.position,
        last: None,
    }));
    blocks.push(item(number, app.text(&exercise.asked())));
    let solution: Vec<String> = exercise
        .solution(&app.catalog)
        .iter()
        .map(|message| app.text(message))
        .collect();
    answers.push(item(number, solution.join(" ")));
}

fn with_answers(app: &App, mut blocks: Vec<Block>, answers: Vec<Block>) -> Vec<Block> {
    blocks.push(Block::NewSheet);
    blocks.push(Block::Heading(app.text(&Message::UiHandoutAnswers)));
    blocks.extend(answers);
    blocks
}

fn item(number: &str, text: String) -> Block {
    Block::Item {
        number: number.to_owned(),
        text,
    }
}

/// A board, and the move that led there.
fn board(app: &App, frame: Frame) -> impl Iterator<Item = Block> {
    let played = played(frame).map(|message| Block::Text(app.text(&message)));
    played.into_iter().chain([Block::Board(frame)])
}
