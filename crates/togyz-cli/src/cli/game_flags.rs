//! The options and arguments of `togyz games`, each in one place.

use togyz_core::Reason;
use togyz_core::notation::Notation;
use togyz_i18n::Message;

use super::flags::MANY;
use super::kinds::{Choice, FilePath, Number, Place, Switch, Text, named, text};
use crate::collection::Ended;

/// The form in which games are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExportFormat {
    /// A notation of records.
    Notation(Notation),
    /// A line of JSON for each.
    Json,
}

const fn number(name: &'static str, about: Message, min: u64, max: u64) -> Number {
    Number {
        name,
        place: Place::Option,
        about,
        value: Message::HelpValueNumber,
        min,
        max,
        default: None,
    }
}

const fn pit(name: &'static str, about: Message) -> Number {
    Number {
        name,
        place: Place::Option,
        about,
        value: Message::HelpValuePit,
        min: 1,
        max: 9,
        default: None,
    }
}

const fn switch(long: &'static str, about: Message) -> Switch {
    Switch {
        long,
        short: None,
        about,
    }
}

/// The records to take in.
pub static IMPORT_FILES: FilePath = FilePath(text(
    "file",
    Place::Many,
    Message::HelpOptionImportFiles,
    Message::HelpValueFile,
));

/// The records to check.
pub static CHECK_FILES: FilePath = FilePath(text(
    "file",
    Place::Rest,
    Message::HelpOptionCheckFiles,
    Message::HelpValueFile,
));

/// Numbers of games that must be given.
pub static GAME_NUMBERS: Text = text(
    "numbers",
    Place::Many,
    Message::HelpOptionGameNumbers,
    Message::HelpValueNumbers,
);

/// Numbers of games, or none for all.
pub static SOME_NUMBERS: Text = text(
    "numbers",
    Place::Rest,
    Message::HelpOptionGameNumbersAll,
    Message::HelpValueNumbers,
);

/// `--lenient`
pub static LENIENT: Switch = switch("lenient", Message::HelpOptionLenient);

/// `--yes`
pub static YES: Switch = switch("yes", Message::HelpOptionYes);

/// `--limit`
pub static LIMIT: Number = number("limit", Message::HelpOptionLimit, 1, MANY);

/// `--player`
pub static PLAYER: Text = text(
    "player",
    Place::Repeated,
    Message::HelpOptionPlayer,
    Message::HelpValueName,
);

/// `--date`
pub static DATE: Text = text(
    "date",
    Place::Option,
    Message::HelpOptionDate,
    Message::HelpValueDate,
);

/// `--since`
pub static SINCE: Text = text(
    "since",
    Place::Option,
    Message::HelpOptionSince,
    Message::HelpValueDate,
);

/// `--until`
pub static UNTIL: Text = text(
    "until",
    Place::Option,
    Message::HelpOptionUntil,
    Message::HelpValueDate,
);

/// `--result`; how a result may be written is for the notation to say.
pub static RESULT: Text = Text {
    name: "result",
    place: Place::Option,
    about: Message::HelpOptionResult,
    value: Message::HelpValueName,
    values: &["1-0", "0-1", "1/2-1/2", "*"],
};

/// `--opening`
pub static OPENING: Text = text(
    "opening",
    Place::Option,
    Message::HelpOptionOpening,
    Message::HelpValueMoves,
);

/// `--tuzdyk`
pub static TUZDYK: Number = pit("tuzdyk", Message::HelpOptionTuzdyk);

/// `--white-tuzdyk`
pub static WHITE_TUZDYK: Number = pit("white-tuzdyk", Message::HelpOptionTuzdykWhite);

/// `--black-tuzdyk`
pub static BLACK_TUZDYK: Number = pit("black-tuzdyk", Message::HelpOptionTuzdykBlack);

/// `--min-plies`
pub static MIN_PLIES: Number = number("min-plies", Message::HelpOptionMinPlies, 0, MANY);

/// `--max-plies`
pub static MAX_PLIES: Number = number("max-plies", Message::HelpOptionMaxPlies, 0, MANY);

/// `--ended`
pub static ENDED: Choice<Ended> = Choice {
    long: "ended",
    about: Message::HelpOptionEnded,
    value: Message::HelpValueName,
    values: &[
        named("82", Ended::By(Reason::Majority)),
        named("atsyrau", Ended::By(Reason::Atsyrau)),
        named("resignation", Ended::By(Reason::Resignation)),
        named("agreement", Ended::By(Reason::Agreement)),
        named("repetition", Ended::By(Reason::Repetition)),
        named("time", Ended::By(Reason::Time)),
        named("unknown", Ended::Unknown),
    ],
    default: None,
};

/// `--position`
pub static REACHED: Text = text(
    "position",
    Place::Option,
    Message::HelpOptionReached,
    Message::HelpValuePosition,
);

/// `--format` of an export.
pub static EXPORT_FORMAT: Choice<ExportFormat> = Choice {
    long: "format",
    about: Message::HelpOptionFormat,
    value: Message::HelpValueName,
    values: &[
        named("tgk", ExportFormat::Notation(Notation::Tgk)),
        named("playok", ExportFormat::Notation(Notation::PlayOk)),
        named(
            "playstrategy",
            ExportFormat::Notation(Notation::PlayStrategy),
        ),
        named("json", ExportFormat::Json),
    ],
    default: Some("tgk"),
};

/// `--output`
pub static OUTPUT: FilePath = FilePath(text(
    "output",
    Place::Option,
    Message::HelpOptionOutput,
    Message::HelpValueFile,
));

/// `--depth` of the tree of openings.
pub static OPENING_PLIES: Number = Number {
    name: "depth",
    place: Place::Option,
    about: Message::HelpOptionOpeningPlies,
    value: Message::HelpValueNumber,
    min: 1,
    max: 200,
    default: Some(3),
};

/// `--min`
pub static MIN_GAMES: Number = Number {
    name: "min",
    place: Place::Option,
    about: Message::HelpOptionMinGames,
    value: Message::HelpValueNumber,
    min: 1,
    max: MANY,
    default: Some(1),
};
