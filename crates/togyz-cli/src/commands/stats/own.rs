//! One's own games against the computer, from the folder of saved games.

use togyz_ai::Level;
use togyz_core::notation::MoveText;
use togyz_core::{Game, Outcome, Rules, Setup, Side, Variant};
use togyz_i18n::Message;

use super::losses::Losses;
use crate::app::App;
use crate::cli::StatsArgs;
use crate::collection::Date;
use crate::error::Error;
use crate::record_file::{self, known_tag};
use crate::session::{Opponent, Taken, read_game};
use crate::store::Store;

/// Plies of the opening of a game: a move of each side.
const OPENING: usize = 2;

/// A finished game against the computer.
#[derive(Debug)]
pub(super) struct OwnGame {
    pub(super) game: Game,
    /// The person's side.
    pub(super) side: Side,
    pub(super) level: Level,
    pub(super) date: Option<Date>,
    pub(super) end: End,
    /// What the person's moves lost, once that is known.
    pub(super) losses: Option<Losses>,
}

/// How a game ended for the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    Won,
    Drawn,
    Lost,
}

impl OwnGame {
    /// The first moves as records write them; `None` for a game from another
    /// start or one that ended before.
    pub(super) fn opening(&self) -> Option<String> {
        if *self.game.start() != Setup::start(self.game.rules()) {
            return None;
        }
        let moves = self.game.played().get(..OPENING)?;
        let texts: Option<Vec<String>> = moves
            .iter()
            .map(|played| {
                let text = MoveText::of(&played.before, played.mv).ok()?;
                Some(text.to_string())
            })
            .collect();
        Some(texts?.join(" "))
    }

    pub(super) fn has_tuzdyk(&self, side: Side) -> bool {
        self.game.position().tuzdyk(side).is_some()
    }
}

/// What the folder holds.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The games that count, the oldest first.
    pub(super) games: Vec<OwnGame>,
    /// Games that are not over.
    pub(super) unfinished: u32,
    /// Games of two people: nobody knows which of them is the person.
    pub(super) two: u32,
    /// Games of other variants, whose openings and lengths mean other things.
    pub(super) other_rules: u32,
    /// Whether there are games that were not asked for.
    pub(super) not_meant: bool,
    /// What is wrong with files that cannot be used.
    pub(super) faults: Vec<Message>,
}

/// The games that `args` ask for, played in the variant of the settings.
///
/// # Errors
///
/// If the folder is there and cannot be read.
pub(super) fn find(app: &App, args: &StatsArgs) -> Result<Found, Error> {
    let mut found = Found::default();
    let Some(store) = Store::find(&app.world) else {
        return Ok(found);
    };
    let mut files = store.list().map_err(|error| {
        let file = store.folder().display().to_string();
        Error::from(record_file::unreadable(file, error.kind()))
    })?;
    // Names are times unless a person chose them.
    files.sort_by(|one, other| one.name.cmp(&other.name));
    for file in files {
        // Saves name their rules unless they are the usual ones.
        match read_game(&file.path, Rules::default()) {
            Ok(taken) if !taken.is_save && taken.record.game.ply() == 0 => {
                // The head of a save whose rest is gone.
                let file = file.path.display().to_string();
                found.faults.push(Message::ErrorFileDamaged { file });
            }
            Ok(taken) => found.add(taken, args, app.settings.rules.variant),
            Err(fault) => found.faults.push(fault.message),
        }
    }
    found.games.sort_by(|one, other| one.date.cmp(&other.date));
    Ok(found)
}

impl Found {
    fn add(&mut self, taken: Taken, args: &StatsArgs, variant: Variant) {
        let Opponent::Computer { human, level } = taken.players.opponent else {
            self.two += 1;
            return;
        };
        let record = taken.record;
        let date = known_tag(&record, "Date").and_then(|date| Date::parse(&date));
        let is_meant = args.level.is_none_or(|meant| meant == level.get())
            && args.side.is_none_or(|meant| meant == human)
            && args.since.as_ref().is_none_or(|since| {
                // A day of this month is not before the month.
                let date = date.as_ref().map(Date::as_str).unwrap_or_default();
                date >= since.as_str()
            });
        if !is_meant {
            self.not_meant = true;
            return;
        }
        if record.game.rules().variant != variant {
            self.other_rules += 1;
            return;
        }
        let Some(outcome) = record.outcome() else {
            self.unfinished += 1;
            return;
        };
        self.games.push(OwnGame {
            game: record.game,
            side: human,
            level,
            date,
            end: match outcome {
                Outcome::Draw => End::Drawn,
                Outcome::Win(winner) if winner == human => End::Won,
                Outcome::Win(_) => End::Lost,
            },
            losses: None,
        });
    }
}
