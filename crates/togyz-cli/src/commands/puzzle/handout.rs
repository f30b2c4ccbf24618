//! Puzzles on a page to print, with the answers on a sheet of their own.

use togyz_ai::Engine;
use togyz_i18n::Message;

use super::advice::{notations, praise};
use super::{Task, count};
use crate::app::App;
use crate::handout::{Block, with_answers};
use crate::lessons::Frame;

/// The page.
pub(super) fn blocks(app: &App, engine: &mut Engine, tasks: &[Task]) -> Vec<Block> {
    let mut blocks = vec![Block::Title(app.text(&Message::UiPuzzleTitle))];
    let mut answers = Vec::new();
    for (number, task) in (1..).zip(tasks) {
        let number: u32 = number;
        let number = number.to_string();
        blocks.push(Block::Board(Frame {
            position: task.position,
            last: None,
        }));
        let mut asked = vec![app.text(&Message::UiPuzzleTask)];
        if task.moves() > 1 {
            let count = count(task.moves());
            asked.push(app.text(&Message::UiPuzzleMoves { count }) + ".");
        }
        blocks.push(Block::item(&number, asked.join(" ")));
        let line = notations(&task.position, &task.line).join(" ");
        let mut told = vec![
            format!("{}.", task.heading(app)),
            app.text(&Message::UiPuzzleSolution { line }) + ".",
        ];
        if let Some(best) = task.line.first() {
            told.extend(praise(app, engine, &task.position, *best));
        }
        answers.push(Block::item(&number, told.join(" ")));
    }
    with_answers(app, blocks, answers)
}
