//! Handouts of the course: steps with pictures, exercises, and the answers.

use togyz_i18n::Message;
use togyz_i18n::tutorial::{STEPS, Step};

use crate::app::App;
use crate::cli::{HandoutArgs, QuizArgs, Subject};
use crate::commands::games::check_output;
use crate::error::Error;
use crate::exercise::{self, Exercise};
use crate::handout::{self, Block, with_answers};
use crate::lessons::{Frame, LESSONS, Lesson, Task};

use super::played;

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
    handout::write(app, &blocks, args.format, &args.output)
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
            blocks.push(Block::item(&number, app.text(&question.question)));
            answers.push(Block::item(&number, app.text(&question.answer)));
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
    let seed = args.seed.unwrap_or_else(|| app.usual_seed());
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
    blocks.push(Block::item(number, app.text(&exercise.asked())));
    let solution: Vec<String> = exercise
        .solution(&app.catalog)
        .iter()
        .map(|message| app.text(message))
        .collect();
    answers.push(Block::item(number, solution.join(" ")));
}

/// A board, and the move that led there.
fn board(app: &App, frame: Frame) -> impl Iterator<Item = Block> {
    let played = played(frame).map(|message| Block::Text(app.text(&message)));
    played.into_iter().chain([Block::Board(frame)])
}
