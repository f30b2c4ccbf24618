//! Positions that a person writes.

use togyz_core::{Rules, Setup};
use togyz_i18n::{Message, about};

use crate::error::{Error, Exit};

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
