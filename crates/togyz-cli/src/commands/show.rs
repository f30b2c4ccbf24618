//! `togyz show`: a position, printed.

use serde::Serialize;
use togyz_core::notation::{reason_key, result_key, side_key};
use togyz_core::{BySide, Position, Setup, Side};
use togyz_i18n::{Message, ending, pit_list};

use crate::app::{App, Style};
use crate::cli::ShowArgs;
use crate::cli::flags::Format;
use crate::error::{Error, Exit};
use crate::picture::Picture;
use crate::position;

/// Prints the position.
///
/// # Errors
///
/// If the text is none, or the output cannot be written.
pub fn run(app: &mut App, args: &ShowArgs) -> Result<(), Error> {
    let rules = app.settings.rules;
    let setup = match &args.position {
        None => Setup::start(rules),
        Some(source) => position::read(app, source)?,
    };
    let position = match setup.position() {
        Ok(position) => position,
        Err(error) => {
            let message = togyz_i18n::about::setup(error, rules);
            return Err(Error::new(Exit::BadData, message));
        }
    };
    match args.format {
        Format::Text => text(app, &position),
        Format::Json => json(app, &setup, &position),
    }
}

fn text(app: &mut App, position: &Position) -> Result<(), Error> {
    let picture = Picture {
        position,
        last: None,
        names: &BySide {
            white: Message::UiSide { side: Side::White },
            black: Message::UiSide { side: Side::Black },
        },
        reader: None,
    };
    picture.show(app)?;
    if app.settings.style != Style::Text {
        app.line("")?;
    }
    if let Some(legend) = app.legend(position.rules()) {
        app.say(&legend)?;
    }
    let tuzdyks: Vec<Message> = Side::ALL
        .into_iter()
        .filter_map(|owner| {
            let pit = position.tuzdyk(owner)?.no;
            Some(Message::UiSideTuzdyk { owner, pit })
        })
        .collect();
    for message in &tuzdyks {
        app.say(message)?;
    }
    if let Some(how) = position.ending() {
        return app.say(&ending(how, position.kazans()));
    }
    app.say(&Message::NarrateTurn {
        mover: position.side_to_move(),
    })?;
    app.say(&Message::UiMoves {
        values: pit_list(position.legal_moves().iter().map(|mv| mv.0)),
    })
}

/// The schema of what `--format json` prints.
const SCHEMA: &str = "togyz.board/1";

#[derive(Serialize)]
struct Json {
    schema: &'static str,
    rules: String,
    position: String,
    side_to_move: &'static str,
    number: u16,
    pits: ByName<Vec<u8>>,
    kazans: ByName<u8>,
    /// The number of the tuzdyk that each side owns, in the other's row.
    tuzdyks: ByName<Option<u8>>,
    moves: Vec<u8>,
    result: Option<&'static str>,
    ended_by: Option<&'static str>,
}

#[derive(Serialize)]
struct ByName<T> {
    white: T,
    black: T,
}

impl<T> From<BySide<T>> for ByName<T> {
    fn from(value: BySide<T>) -> Self {
        Self {
            white: value.white,
            black: value.black,
        }
    }
}

fn json(app: &mut App, setup: &Setup, position: &Position) -> Result<(), Error> {
    let by_side = BySide {
        white: Side::White,
        black: Side::Black,
    };
    let tuzdyk = |owner: Side| position.tuzdyk(owner).map(|pit| pit.no.get());
    let ending = position.ending();
    let json = Json {
        schema: SCHEMA,
        rules: position.rules().to_string(),
        position: setup.to_string(),
        side_to_move: side_key(position.side_to_move()),
        number: setup.number,
        pits: by_side.map(|side| position.row(side).to_vec()).into(),
        kazans: position.kazans().into(),
        tuzdyks: by_side.map(tuzdyk).into(),
        moves: position.legal_moves().iter().map(|mv| mv.0.get()).collect(),
        result: ending.map(|ending| result_key(ending.outcome)),
        ended_by: ending.map(|ending| reason_key(ending.reason)),
    };
    let mut text = serde_json::to_string(&json).map_err(std::io::Error::from)?;
    text.push('\n');
    app.print(&text)
}
