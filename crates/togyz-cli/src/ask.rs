//! Questions to a person.

use togyz_i18n::{Catalog, Message};

use crate::app::App;
use crate::error::Error;
use crate::input::Input;

/// Asks a question until it is answered with yes or no. The end of the input
/// and Ctrl-C are a no.
///
/// # Errors
///
/// If the output cannot be written.
pub fn ask(app: &mut App, question: &Message) -> Result<bool, Error> {
    loop {
        let text = app.text(question);
        let line = match app.ask_line(&format!("{text} "))? {
            Input::Line(line) => line,
            Input::Resumed => continue,
            Input::End | Input::Interrupted => return Ok(false),
        };
        if let Some(answer) = yes_or_no(&line, &app.catalog) {
            return Ok(answer);
        }
        app.say(&Message::UiAnswerYesNo)?;
    }
}

/// Whether `line` says yes or no in the language of `catalog`.
pub(crate) fn yes_or_no(line: &str, catalog: &Catalog) -> Option<bool> {
    let line = line.trim().to_lowercase();
    if catalog.words(&Message::CmdYes).contains(&line) {
        Some(true)
    } else if catalog.words(&Message::CmdNo).contains(&line) {
        Some(false)
    } else {
        None
    }
}
