//! A puzzle put to a person.

use togyz_ai::Engine;
use togyz_core::notation::MoveText;
use togyz_core::{Move, Position};
use togyz_i18n::about::{puzzle_hint, refusal};
use togyz_i18n::{Message, Narration, Wording, narrate_varied, pit_list};

use super::advice::{Judged, candidates, judge, notations, praise, prove};
use super::words::{Typed, Word, help, understand, vocabulary};
use super::{Origin, Task, count};
use crate::app::App;
use crate::error::{Error, Exit};
use crate::input::Input;
use crate::lessons::Frame;
use crate::picture::of_learner;
use crate::session::shown;
use crate::view::LastMove;

/// After so many wrong answers the solution is told.
const PATIENCE: u32 = 3;

/// How a puzzle ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// Solved at the first try, without help.
    AtOnce,
    /// Solved.
    Solved,
    /// Skipped, or the solution was told.
    Unsolved,
    /// The person left.
    Left,
}

/// A puzzle on the way to its solution.
struct Solving<'a> {
    app: &'a mut App,
    engine: &'a mut Engine,
    task: &'a Task,
    here: Position,
    last: Option<LastMove>,
    /// Plies of the solution that are played.
    ply: usize,
    wrong: u32,
    /// Hints that were given.
    hints: u32,
    /// Hints for the move that is to be found now.
    steps: u32,
}

/// Puts a puzzle until it is solved or left.
///
/// # Errors
///
/// If the output cannot be written, or the person pressed Ctrl-C.
pub(super) fn put(app: &mut App, engine: &mut Engine, task: &Task) -> Result<Outcome, Error> {
    Solving {
        app,
        engine,
        task,
        here: task.position,
        last: None,
        ply: 0,
        wrong: 0,
        hints: 0,
        steps: 0,
    }
    .run()
}

impl Solving<'_> {
    fn run(&mut self) -> Result<Outcome, Error> {
        let heading = self.task.heading(self.app);
        self.app.line(&heading)?;
        self.board()?;
        self.app.line("")?;
        self.app.say(&Message::UiPuzzleTask)?;
        self.tell_moves(|count| Message::UiPuzzleMoves { count })?;
        if self.app.settings.interactive {
            self.app.say(&Message::UiPuzzleKeys)?;
        }
        loop {
            let line = match self.ask()? {
                Input::Line(line) => line,
                Input::Resumed => {
                    self.board()?;
                    continue;
                }
                Input::End => return Ok(Outcome::Left),
                Input::Interrupted => return Err(Error::Exit(Exit::Interrupted)),
            };
            if let Some(outcome) = self.obey(&line)? {
                return Ok(outcome);
            }
        }
    }

    /// Tells how many moves are to be found, where it is more than one.
    fn tell_moves(&mut self, message: fn(u32) -> Message) -> Result<(), Error> {
        let left = (self.task.line.len() - self.ply).div_ceil(2);
        if self.task.line.len() > 1 {
            self.app.say(&message(count(left)))?;
        }
        Ok(())
    }

    fn board(&mut self) -> Result<(), Error> {
        self.app.line("")?;
        let frame = Frame {
            position: self.here,
            last: self.last,
        };
        of_learner(&frame, |picture| picture.show(self.app))
    }

    /// Asks for a line: with a prompt on a terminal, with an echo elsewhere.
    fn ask(&mut self) -> Result<Input, Error> {
        if self.app.settings.interactive {
            let vocabulary = vocabulary(&self.app.catalog, &self.here);
            return self.app.game_line("> ", vocabulary);
        }
        let input = self.app.read_line();
        if let Input::Line(line) = &input {
            self.app.line(&format!("> {}", shown(line)))?;
        }
        Ok(input)
    }

    /// Does what a line says; how the puzzle ended, if it did.
    fn obey(&mut self, line: &str) -> Result<Option<Outcome>, Error> {
        let variant = self.here.rules().variant;
        match understand(line, &self.app.catalog, variant) {
            Typed::Nothing => {}
            Typed::Play(typed) => match typed.resolve(&self.here) {
                Ok(mv) => return self.answer(mv),
                Err(error) => {
                    let message = refusal(error, typed, &shown(line), &self.here);
                    self.app.say(&message)?;
                }
            },
            Typed::NoPit => self.app.say(&Message::ErrorPitNumber {
                pits: variant.pits().into(),
            })?,
            Typed::Word(Word::Hint) => self.hint()?,
            Typed::Word(Word::Answer) => return self.give_up().map(Some),
            Typed::Word(Word::Skip) => return Ok(Some(Outcome::Unsolved)),
            Typed::Word(Word::Board) => self.board()?,
            Typed::Word(Word::Quit) => return Ok(Some(Outcome::Left)),
            Typed::Word(Word::Help) => help(self.app)?,
            Typed::Unknown(suggestion) => {
                let input = shown(line);
                self.app.say(&match suggestion {
                    Some(suggestion) => Message::ErrorUnknownWordSuggest { input, suggestion },
                    None => Message::ErrorUnknownWord { input },
                })?;
            }
        }
        Ok(None)
    }

    /// The move that is to be found now.
    fn best(&self) -> Option<Move> {
        self.task.line.get(self.ply).copied()
    }

    fn answer(&mut self, mv: Move) -> Result<Option<Outcome>, Error> {
        let Some(best) = self.best() else {
            return Ok(None);
        };
        if mv == best {
            return self.right(best);
        }
        let judged = judge(self.app, self.engine, &self.here, [best, mv]);
        let reasons = match judged {
            // In the collection a deeper look has found every other move worse.
            Judged::AsGood if matches!(self.task.origin, Origin::Game { .. }) => {
                self.play(mv)?;
                self.app.say(&Message::UiPuzzleAsGood)?;
                return Ok(Some(self.solved()));
            }
            Judged::Worse(reasons) if !self.task.is_solved => reasons,
            Judged::AsGood | Judged::Worse(_) => prove(self.app, &self.here, mv),
        };
        let wording = self.wrong % 3;
        self.wrong += 1;
        let mut told = vec![self.app.text(&Message::ExerciseWrong { wording })];
        told.extend(reasons);
        self.app.line(&told.join(" "))?;
        if self.wrong == PATIENCE {
            return self.give_up().map(Some);
        }
        self.app.say(&Message::ExerciseAgain)?;
        Ok(None)
    }

    fn right(&mut self, best: Move) -> Result<Option<Outcome>, Error> {
        let before = self.here;
        self.play(best)?;
        if let Some(reply) = self.best() {
            self.play(reply)?;
            self.steps = 0;
            self.board()?;
            self.app.line("")?;
            self.tell_moves(|count| Message::UiPuzzleGoOn { count })?;
            return Ok(None);
        }
        let wording = count(self.task.line.len() / 2 + self.task.themes.len()) % 3;
        let mut told = vec![self.app.text(&Message::ExerciseRight { wording })];
        told.extend(praise(self.app, self.engine, &before, best));
        if self.task.is_solved {
            told.extend(prove(self.app, &before, best).into_iter().take(1));
            told.push(self.app.text(&Message::UiPuzzleOnly));
        }
        self.app.line(&told.join(" "))?;
        Ok(Some(self.solved()))
    }

    const fn solved(&self) -> Outcome {
        if self.wrong == 0 && self.hints == 0 {
            Outcome::AtOnce
        } else {
            Outcome::Solved
        }
    }

    /// Plays a move and tells what it brings.
    fn play(&mut self, mv: Move) -> Result<(), Error> {
        let before = self.here;
        let mut events = Vec::new();
        if self.here.play_with(mv, |event| events.push(event)).is_err() {
            return Ok(());
        }
        self.last = LastMove::of(&before, mv);
        let narration = self.app.settings.narration.unwrap_or(Narration::Normal);
        let wording = Wording::new(0, self.ply);
        let sentences = narrate_varied(&before, mv, &events, narration, wording);
        let sentences: Vec<String> = sentences.iter().map(|told| self.app.text(told)).collect();
        let notation = MoveText::of(&before, mv).map(|text| text.to_string());
        let notation = notation.unwrap_or_default();
        self.ply += 1;
        self.app
            .line(&format!("{notation}  {}", sentences.join(" ")))
    }

    fn hint(&mut self) -> Result<(), Error> {
        let Some(best) = self.best() else {
            return Ok(());
        };
        self.hints += 1;
        self.steps += 1;
        let theme = self.task.main_theme().filter(|_| self.ply == 0);
        match (theme, self.steps) {
            (Some(theme), 1) => self.app.say(&puzzle_hint(theme)),
            (Some(_), 2) | (None, 1) => {
                let moves = candidates(self.engine, &self.here, best);
                let values = pit_list(moves.iter().map(|mv| mv.0));
                self.app.say(&Message::UiPuzzleHintPits { values })
            }
            _ => self.app.say(&Message::UiPuzzleHintLast),
        }
    }

    /// Tells what is left of the solution.
    fn give_up(&mut self) -> Result<Outcome, Error> {
        let line = &self.task.line[self.ply..];
        let moves = notations(&self.here, line).join(" ");
        let solution = self.app.text(&Message::UiPuzzleSolution { line: moves });
        let mut told = vec![format!("{solution}.")];
        if let Some(best) = self.best() {
            told.extend(praise(self.app, self.engine, &self.here, best));
        }
        self.app.line(&told.join(" "))?;
        Ok(Outcome::Unsolved)
    }
}
