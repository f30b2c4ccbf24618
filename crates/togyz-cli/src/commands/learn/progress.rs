//! What a learner has done already, kept from one day to the next.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use togyz_i18n::Message;

use crate::app::App;
use crate::error::Error;
use crate::kept::{Content, KeptFile};
use crate::lessons::LESSONS;

/// An exercise by the numbers of its step and its own, both from 1.
pub(super) type Id = (usize, usize);

/// The exercises that are done, and where the learner was last.
#[derive(Debug, Default)]
pub(super) struct Progress {
    solved: BTreeSet<Id>,
    step: usize,
    /// Where it is kept.
    file: KeptFile,
}

impl Progress {
    /// What is kept; nothing if there is no file yet. A file that cannot be
    /// read is left as it is, and nothing is kept then: that is told.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub(super) fn open(app: &mut App) -> Result<Self, Error> {
        let (file, content) = KeptFile::open(app, "learn.json");
        let progress = match content {
            Content::Nothing => Some(Self::default()),
            Content::Value(value) => read(&value),
            Content::Newer | Content::Damaged => None,
        };
        if let Some(progress) = progress {
            return Ok(Self { file, ..progress });
        }
        let file = file.shown();
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
        // What another program has kept meanwhile stays.
        if let Some(theirs) = self.file.reread().as_ref().and_then(read) {
            self.solved.extend(theirs.solved);
        }
        let solved: Vec<String> = self
            .solved
            .iter()
            .map(|(step, number)| format!("{step}.{number}"))
            .collect();
        self.file
            .keep(app, json!({ "step": self.step, "solved": solved }))
    }
}

/// What a file says. Exercises that this program does not have are passed over.
fn read(value: &Value) -> Option<Progress> {
    let step = usize::try_from(value["step"].as_u64()?).ok()?;
    let names = value["solved"].as_array()?;
    let solved = names.iter().filter_map(|name| {
        let (step, number) = name.as_str()?.split_once('.')?;
        let id: Id = (step.parse().ok()?, number.parse().ok()?);
        let lesson = LESSONS.get(id.0.checked_sub(1)?)?;
        (1..=lesson.exercises.len()).contains(&id.1).then_some(id)
    });
    Some(Progress {
        solved: solved.collect(),
        step,
        file: KeptFile::default(),
    })
}
