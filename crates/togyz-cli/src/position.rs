//! Positions that a person writes.

use togyz_core::{Rules, Setup};
use togyz_i18n::{Message, about};

use crate::app::App;
use crate::cli::Source;
use crate::error::{Error, Exit};
use crate::record_file::read_source;

/// The position that `source` writes under the rules of the settings, checked.
///
/// # Errors
///
/// If nothing can be read, and as [`parse`].
pub fn read(app: &mut App, source: &Source) -> Result<Setup, Error> {
    let rules = app.settings.rules;
    match source {
        Source::Text(text) => parse(text, rules),
        Source::File(_) | Source::Input => parse(&read_source(app, source)?.text, rules),
    }
}

/// The position that `text` writes under `rules`, checked.
///
/// # Errors
///
/// Says what is wrong with it.
pub fn parse(text: &str, rules: Rules) -> Result<Setup, Error> {
    let setup = Setup::parse(text, rules).map_err(|error| {
        Error::new(Exit::BadData, about::position_text(error, rules)).hint(
            Message::ErrorPositionExample {
                input: Setup::start(rules).to_string(),
            },
        )
    })?;
    match setup.position() {
        Ok(_) => Ok(setup),
        Err(error) => Err(Error::new(Exit::BadData, about::setup(error, rules))),
    }
}
