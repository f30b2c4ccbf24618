//! A game told in sentences, with boards.

use togyz_core::notation::{MoveText, Record};
use togyz_core::{BySide, Outcome, Played, Position, Rules, Side};
use togyz_i18n::{Message, Narration, Wording, ending, narrate_varied};

use super::{Shown, count};
use crate::app::App;
use crate::error::Error;
use crate::picture::Picture;
use crate::record_file::known_tag;
use crate::view::LastMove;

/// Moves of both players after which the board is shown again.
const MOVES_BETWEEN_BOARDS: u16 = 10;

/// A recorded game is told in the same words every time.
const SEED: u64 = 0;

/// Tells a game.
pub(super) fn show(app: &mut App, shown: &Shown<'_>) -> Result<(), Error> {
    if shown.number > 1 {
        app.line("")?;
    }
    let telling = Telling::new(shown);
    telling.heading(app)?;
    telling.board(app, shown.plies.start)?;
    if let Some(legend) = app.legend(telling.record.game.rules()) {
        app.say(&legend)?;
        app.line("")?;
    }
    telling.comments(app, 0, shown.plies.start == 0)?;
    for ply in shown.plies.clone() {
        telling.ply(app, ply)?;
    }
    if !shown.plies.is_empty() {
        app.line("")?;
        telling.board(app, shown.plies.end)?;
    }
    match telling.result() {
        Some(message) => app.say(&message),
        None => Ok(()),
    }
}

/// A game that is being told.
pub(super) struct Telling<'a> {
    pub(super) shown: &'a Shown<'a>,
    pub(super) record: &'a Record,
    names: BySide<Message>,
}

/// A ply in words.
pub(super) struct Told {
    /// The number of the move with its dots.
    pub(super) number: String,
    pub(super) notation: String,
    pub(super) sentences: String,
    /// Whether the board is to be shown after it.
    pub(super) board_is_due: bool,
}

impl<'a> Telling<'a> {
    pub(super) fn new(shown: &'a Shown<'a>) -> Self {
        Self {
            shown,
            record: &shown.read.record,
            names: names(&shown.read.record),
        }
    }

    /// Which game it is, and who played it when and where.
    fn heading(&self, app: &mut App) -> Result<(), Error> {
        let shown = self.shown;
        if shown.total > 1 {
            app.say(&Message::UiRecordGame {
                number: count(shown.number),
                total: count(shown.total),
            })?;
        }
        let lines = heading(self.record);
        for line in &lines {
            app.say(line)?;
        }
        if shown.total > 1 || !lines.is_empty() {
            app.line("")?;
        }
        Ok(())
    }

    /// The board after `plies` plies, and a blank line.
    fn board(&self, app: &mut App, plies: usize) -> Result<(), Error> {
        self.picture(plies).show(app)?;
        app.line("")
    }

    /// The board after `plies` plies.
    pub(super) fn picture(&self, plies: usize) -> Picture<'_> {
        let played = self.record.game.played();
        let last = plies.checked_sub(1).and_then(|ply| played.get(ply));
        Picture {
            position: self.position(plies),
            last: last.and_then(|last| LastMove::of(&last.before, last.mv)),
            names: &self.names,
            reader: None,
        }
    }

    fn position(&self, plies: usize) -> &Position {
        let game = &self.record.game;
        game.played()
            .get(plies)
            .map_or_else(|| game.position(), |next| &next.before)
    }

    /// A ply with its comments, and the board if it is time for one.
    fn ply(&self, app: &mut App, ply: usize) -> Result<(), Error> {
        let Some(told) = self.told(app, ply) else {
            return Ok(());
        };
        let Told {
            number,
            notation,
            sentences,
            board_is_due,
        } = told;
        app.line(&format!("{number} {notation}  {sentences}"))?;
        self.comments(app, ply + 1, true)?;
        if board_is_due {
            app.line("")?;
            self.board(app, ply + 1)?;
        }
        Ok(())
    }

    /// What happened in a ply.
    pub(super) fn told(&self, app: &App, ply: usize) -> Option<Told> {
        let Played { mv, before, number } = self.record.game.played().get(ply).copied()?;
        let mut after = before;
        let mut events = Vec::new();
        // The game has played it.
        after.play_with(mv, |event| events.push(event)).ok()?;
        let level = app.settings.narration.unwrap_or(Narration::Normal);
        let wording = Wording::new(SEED, ply);
        let told: Vec<String> = narrate_varied(&before, mv, &events, level, wording)
            .iter()
            .map(|message| app.text(message))
            .collect();
        let dots = match before.side_to_move() {
            Side::White => ".",
            Side::Black => "...",
        };
        let notation =
            MoveText::of(&before, mv).map_or_else(|_| mv.to_string(), |text| text.to_string());
        let is_round = number % MOVES_BETWEEN_BOARDS == 0 && before.side_to_move() == Side::Black;
        Some(Told {
            number: format!("{number}{dots}"),
            notation,
            sentences: told.join(" "),
            board_is_due: is_round && ply + 1 < self.shown.plies.end,
        })
    }

    /// The comments after `plies` plies, if they are `wanted`.
    fn comments(&self, app: &mut App, plies: usize, wanted: bool) -> Result<(), Error> {
        let comments = self.record.comments.iter();
        for comment in comments.filter(|comment| wanted && comment.ply == plies) {
            let input = comment.text.trim().to_owned();
            app.say(&Message::UiRecordComment { input })?;
        }
        Ok(())
    }

    /// How the game ended, where the last move has not told it.
    pub(super) fn result(&self) -> Option<Message> {
        let shown = self.shown;
        if !shown.reaches_end() || shown.fault().is_some() {
            return None;
        }
        result(self.record, !shown.plies.is_empty()).map(|message| match message {
            Message::UiRecordUnfinished if shown.is_typed => Message::NarrateTurn {
                mover: self.record.game.position().side_to_move(),
            },
            message => message,
        })
    }
}

/// How the game of a record ended, or that it did not. `None` where the last
/// move has told it, if it `was_told`.
pub fn result(record: &Record, was_told: bool) -> Option<Message> {
    let game = &record.game;
    if let Some(how) = game.ending() {
        let was_told = was_told && game.position().ending().is_some();
        return (!was_told).then(|| ending(how, game.position().kazans()));
    }
    Some(match record.outcome() {
        Some(Outcome::Win(winner)) => Message::UiRecordWin { winner },
        Some(Outcome::Draw) => Message::UiRecordDraw,
        None => Message::UiRecordUnfinished,
    })
}

/// Who played when and where, as far as the record says.
pub fn heading(record: &Record) -> Vec<Message> {
    let tag = |name| known_tag(record, name);
    let rules = record.game.rules();
    let lines = [
        tag("White").map(|input| Message::UiRecordWhite { input }),
        tag("Black").map(|input| Message::UiRecordBlack { input }),
        tag("Event").map(|input| Message::UiRecordEvent { input }),
        tag("Site").map(|input| Message::UiRecordSite { input }),
        tag("Date").map(|input| Message::UiRecordDate { input }),
        tag("Round").map(|input| Message::UiRecordRound { input }),
        (rules != Rules::default()).then(|| Message::UiRecordRules {
            input: rules.to_string(),
        }),
    ];
    lines.into_iter().flatten().collect()
}

/// Who plays each row, by name where the record knows it.
pub fn names(record: &Record) -> BySide<Message> {
    let name = |tag, side| match known_tag(record, tag) {
        Some(input) => Message::UiBoardEngine { input, side },
        None => Message::UiSide { side },
    };
    BySide {
        white: name("White", Side::White),
        black: name("Black", Side::Black),
    }
}
