//! What a learner has done already, kept from one day to the next.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;

use serde_json::{Value, json};
use togyz_i18n::Message;

use crate::app::App;
use crate::error::Error;
use crate::lessons::LESSONS;
use crate::store::{data_folder, write_atomically};

/// The version of the file. A newer one is left alone.
const VERSION: u64 = 1;

/// An exercise by the numbers of its step and its own, both from 1.
pub(super) type Id = (usize, usize);

/// The exercises that are done, and where the learner was last.
#[derive(Debug, Default)]
pub(super) struct Progress {
    solved: BTreeSet<Id>,
    step: usize,
    /// Where it is kept; `None` if it cannot be.
    file: Option<PathBuf>,
}

/// What is wrong with a file.
struct Damaged;

impl Progress {
    /// What is kept; nothing if there is no file yet. A file that cannot be
    /// read is left as it is, and nothing is kept then: that is told.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub(super) fn open(app: &mut App) -> Result<Self, Error> {
        let Some(file) = data_folder(&app.world).map(|folder| folder.join("learn.json")) else {
            return Ok(Self::default());
        };
        match fs::read(&file) {
            Ok(bytes) => match read(&bytes) {
                Ok(progress) => Ok(Self {
                    file: Some(file),
                    ..progress
                }),
                Err(Damaged) => Self::unreadable(app, &file),
            },
            // Not even the folder has to be one: writing tells if that matters.
            Err(error) if is_absence(&error) => Ok(Self {
                file: Some(file),
                ..Self::default()
            }),
            Err(_) => Self::unreadable(app, &file),
        }
    }

    fn unreadable(app: &mut App, file: &std::path::Path) -> Result<Self, Error> {
        let file = file.display().to_string();
        app.notice(&Message::UiLearnDamaged { file })?;
        Ok(Self::default())
    }

    /// The step that the learner was at, if the course is under way.
    pub(super) fn step(&self) -> Option<usize> {
        (2..LESSONS.len()).contains(&self.step).then_some(self.step)
    }

    /// How many exercises of a step are done.
    pub(super) fn solved_in(&self, step: usize) -> usize {
        self.solved.iter().filter(|id| id.0 == step).count()
    }

    /// How many exercises are done in all.
    pub(super) fn solved(&self) -> usize {
        self.solved.len()
    }

    /// Keeps that an exercise is done.
    ///
    /// # Errors
    ///
    /// If the output cannot be written; that the file cannot is told only once.
    pub(super) fn solve(&mut self, app: &mut App, id: Id) -> Result<(), Error> {
        if self.solved.insert(id) {
            self.keep(app)?;
        }
        Ok(())
    }

    /// Keeps where the learner is.
    ///
    /// # Errors
    ///
    /// As [`Progress::solve`].
    pub(super) fn reach(&mut self, app: &mut App, step: usize) -> Result<(), Error> {
        if self.step != step {
            self.step = step;
            self.keep(app)?;
        }
        Ok(())
    }

    fn keep(&mut self, app: &mut App) -> Result<(), Error> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        let solved: Vec<String> = self
            .solved
            .iter()
            .map(|(step, number)| format!("{step}.{number}"))
            .collect();
        let text = json!({ "version": VERSION, "step": self.step, "solved": solved });
        if write_atomically(file, &format!("{text:#}\n")).is_err() {
            let file = file.display().to_string();
            self.file = None;
            app.notice(&Message::UiLearnNotKept { file })?;
        }
        Ok(())
    }
}

/// Whether there is no file, rather than one that cannot be read.
fn is_absence(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// What a file says. Exercises that this program does not have are passed over.
fn read(bytes: &[u8]) -> Result<Progress, Damaged> {
    let value: Value = serde_json::from_slice(bytes).map_err(|_| Damaged)?;
    if value["version"].as_u64() != Some(VERSION) {
        return Err(Damaged);
    }
    let step = value["step"].as_u64().ok_or(Damaged)?;
    let step = usize::try_from(step).map_err(|_| Damaged)?;
    let names = value["solved"].as_array().ok_or(Damaged)?;
    let solved = names.iter().filter_map(|name| {
        let (step, number) = name.as_str()?.split_once('.')?;
        let id: Id = (step.parse().ok()?, number.parse().ok()?);
        let lesson = LESSONS.get(id.0.checked_sub(1)?)?;
        (1..=lesson.exercises.len()).contains(&id.1).then_some(id)
    });
    Ok(Progress {
        solved: solved.collect(),
        step,
        file: None,
    })
}
