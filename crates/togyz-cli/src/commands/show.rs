//! `togyz show`: a position, printed.

use std::fs;
use std::io::Read;
use std::path::Path;

use serde::Serialize;
use togyz_core::notation::reason_key;
use togyz_core::{BySide, Outcome, Position, Setup, Side};
use togyz_i18n::{Message, ending, pit_list};

use crate::app::{App, Style};
use crate::cli::flags::Format;
use crate::cli::{ShowArgs, Source};
use crate::decode::{NotText, decode};
use crate::error::{Error, Exit};
use crate::position;
use crate::view::{self, Board, Plate};

/// Prints the position.
///
/// # Errors
///
/// If the text is none, or the output cannot be written.
pub fn run(app: &mut App, args: &ShowArgs) -> Result<(), Error> {
    let rules = app.settings.rules;
    let setup = match &args.position {
        None => Setup::start(rules),
        Some(source) => position::parse(&read(app, source)?, rules)?,
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

fn read(app: &mut App, source: &Source) -> Result<String, Error> {
    let (name, bytes) = match source {
        Source::Text(text) => return Ok(text.clone()),
        Source::File(path) => (
            path.display().to_string(),
            fs::read(path).map_err(|_| unreadable(path))?,
        ),
        Source::Input => {
            let mut bytes = Vec::new();
            app.world
                .input
                .read_to_end(&mut bytes)
                .map_err(|_| unreadable(Path::new("-")))?;
            ("-".to_owned(), bytes)
        }
    };
    decode(&bytes).map_err(|fault| {
        let line = match fault {
            NotText::Binary => 1,
            NotText::UnknownEncoding { line } => u32::try_from(line).unwrap_or(u32::MAX),
        };
        Error::new(
            Exit::BadData,
            Message::ErrorFileEncoding { file: name, line },
        )
    })
}

fn unreadable(path: &Path) -> Error {
    let file = path.display().to_string();
    Error::new(Exit::Failed, Message::ErrorFileNotReadable { file })
}

fn text(app: &mut App, position: &Position) -> Result<(), Error> {
    match app.settings.style {
        Style::Drawing(charset) => {
            let board = Board::new(position, Side::White, None);
            let plate = |side| Plate {
                name: app.text(&Message::UiSide { side }),
                kazan: app.text(&Message::UiKazan),
            };
            let plates = [plate(Side::Black), plate(Side::White)];
            let [top, bottom] = &plates;
            let drawn = view::draw(&board, [top, bottom], None, charset, app.columns());
            app.print(&drawn)?;
            app.line("")?;
        }
        Style::Text => {
            for message in view::spoken(position, None) {
                app.say(&message)?;
            }
        }
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
const SCHEMA: &str = "togyz.position/1";

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
        side_to_move: match position.side_to_move() {
            Side::White => "white",
            Side::Black => "black",
        },
        number: setup.number,
        pits: by_side.map(|side| position.row(side).to_vec()).into(),
        kazans: position.kazans().into(),
        tuzdyks: by_side.map(tuzdyk).into(),
        moves: position.legal_moves().iter().map(|mv| mv.0.get()).collect(),
        result: ending.map(|ending| match ending.outcome {
            Outcome::Win(Side::White) => "1-0",
            Outcome::Win(Side::Black) => "0-1",
            Outcome::Draw => "1/2-1/2",
        }),
        ended_by: ending.map(|ending| reason_key(ending.reason)),
    };
    let mut text = serde_json::to_string(&json).map_err(std::io::Error::from)?;
    text.push('\n');
    app.print(&text)
}
