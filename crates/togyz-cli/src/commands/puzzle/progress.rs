//! When a puzzle is repeated: five boxes after Sebastian Leitner, *So lernt man
//! lernen*, 1972. A puzzle that is solved at the first try moves to the next
//! box, any other one back to the first.

use std::collections::BTreeMap;

use jiff::ToSpan;
use jiff::civil::Date;
use serde_json::{Value, json};
use togyz_i18n::Message;

use crate::app::App;
use crate::error::Error;
use crate::kept::{Content, KeptFile};

/// Days after which a puzzle in each box comes again.
const DAYS: [i32; 5] = [1, 3, 7, 16, 35];
/// So many in a row solved at the first try lead to harder ones ...
const UP: i64 = 3;
/// ... and so many that were not to easier ones.
const DOWN: i64 = -2;

/// A puzzle that was put before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Card {
    /// Its box, from 0.
    place: usize,
    /// When it comes again.
    due: Date,
}

/// The puzzles that were put, by the texts of their positions, and how hard new
/// ones should be.
#[derive(Debug, Default)]
pub(super) struct Progress {
    cards: BTreeMap<String, Card>,
    level: u8,
    /// Puzzles in a row that were solved at the first try, or less than 0: that
    /// were not.
    row: i64,
    file: KeptFile,
}

/// How a person did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grade {
    /// Solved at the first try, without help.
    AtOnce,
    /// Anything else.
    NotYet,
}

impl Progress {
    /// What is kept; nothing if there is no file yet. A damaged file is kept
    /// under another name, that of a newer program is left alone: both are
    /// told. In a pipe nothing is kept, so that a transcript is always the
    /// same.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub(super) fn open(app: &mut App) -> Result<Self, Error> {
        let fresh = Self {
            level: 1,
            ..Self::default()
        };
        if !app.settings.interactive {
            return Ok(fresh);
        }
        let (mut file, content) = KeptFile::open(app, "puzzles.json");
        let progress = match content {
            Content::Nothing => Some(fresh),
            Content::Value(value) => read(&value),
            Content::Damaged => None,
            Content::Newer => {
                let file = file.shown();
                app.notice(&Message::ErrorFileNewer { file })?;
                return Ok(fresh);
            }
        };
        if let Some(progress) = progress {
            return Ok(Self { file, ..progress });
        }
        file.set_aside(app)?;
        Ok(Self {
            file,
            level: 1,
            ..Self::default()
        })
    }

    /// How hard new puzzles should be, 1 to 9.
    pub(super) const fn level(&self) -> u8 {
        self.level
    }

    /// Whether a puzzle was put before.
    pub(super) fn knows(&self, key: &str) -> bool {
        self.cards.contains_key(key)
    }

    /// Whether a puzzle was solved at the last try.
    pub(super) fn has_solved(&self, key: &str) -> bool {
        self.cards.get(key).is_some_and(|card| card.place > 0)
    }

    /// When a puzzle is to be repeated, if that is on `today` or was before.
    pub(super) fn due(&self, key: &str, today: Date) -> Option<Date> {
        let due = self.cards.get(key)?.due;
        (due <= today).then_some(due)
    }

    /// Keeps how a person did, and returns when the puzzle comes again; `None`
    /// where nothing can be kept, so that nobody will know.
    ///
    /// # Errors
    ///
    /// If the output cannot be written; that the file cannot is told only once.
    pub(super) fn record(
        &mut self,
        app: &mut App,
        key: String,
        grade: Grade,
    ) -> Result<Option<Date>, Error> {
        self.catch_up();
        let today = app.world.now.date();
        let known = self.cards.get(&key).map(|card| card.place);
        let place = match (grade, known) {
            (Grade::NotYet, _) => 0,
            (Grade::AtOnce, Some(place)) => (place + 1).min(DAYS.len() - 1),
            // What was easy at once need not come tomorrow.
            (Grade::AtOnce, None) => 1,
        };
        if known.is_none() {
            self.adapt(grade);
        }
        let due = today.saturating_add(DAYS[place].days());
        self.cards.insert(key, Card { place, due });
        self.keep(app)?;
        Ok(self.file.is_kept().then_some(due))
    }

    /// Takes over what another program has kept meanwhile: everything of ours is
    /// in the file already.
    fn catch_up(&mut self) {
        if let Some(theirs) = self.file.reread().as_ref().and_then(read) {
            self.cards.extend(theirs.cards);
            (self.level, self.row) = (theirs.level, theirs.row);
        }
    }

    fn adapt(&mut self, grade: Grade) {
        self.row = match grade {
            Grade::AtOnce => self.row.max(0) + 1,
            Grade::NotYet => self.row.min(0) - 1,
        };
        if self.row >= UP {
            (self.level, self.row) = ((self.level + 1).min(9), 0);
        } else if self.row <= DOWN {
            (self.level, self.row) = ((self.level - 1).max(1), 0);
        }
    }

    fn keep(&mut self, app: &mut App) -> Result<(), Error> {
        let cards = self.cards.iter().map(|(key, card)| {
            let value = json!({ "box": card.place + 1, "due": card.due.to_string() });
            (key.clone(), value)
        });
        let cards: serde_json::Map<String, Value> = cards.collect();
        let value = json!({ "level": self.level, "row": self.row, "puzzles": cards });
        self.file.keep(app, value)
    }
}

/// What a file says.
fn read(value: &Value) -> Option<Progress> {
    let level = u8::try_from(value["level"].as_u64()?).ok()?;
    let puzzles = value["puzzles"].as_object()?.iter();
    let cards = puzzles.map(|(key, value)| {
        let place = usize::try_from(value["box"].as_u64()?.checked_sub(1)?).ok()?;
        let due = value["due"].as_str()?.parse().ok()?;
        let place = place.min(DAYS.len() - 1);
        Some((key.clone(), Card { place, due }))
    });
    Some(Progress {
        cards: cards.collect::<Option<_>>()?,
        level: level.clamp(1, 9),
        row: value["row"].as_i64()?.clamp(DOWN, UP),
        file: KeptFile::default(),
    })
}
