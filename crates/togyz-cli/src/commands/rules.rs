//! `togyz rules`: the rules on one page.

use togyz_core::PitNo;
use togyz_i18n::{Message, pit_name};

use crate::app::App;
use crate::error::Error;

/// The sections, in order, with their titles.
const SECTIONS: [(Message, Message); 8] = [
    (Message::RulesBoardTitle, Message::RulesBoardBody),
    (Message::RulesMoveTitle, Message::RulesMoveBody),
    (Message::RulesCaptureTitle, Message::RulesCaptureBody),
    (Message::RulesTuzdykTitle, Message::RulesTuzdykBody),
    (Message::RulesEndTitle, Message::RulesEndBody),
    (Message::RulesReadingsTitle, Message::RulesReadingsBody),
    (Message::RulesVariantsTitle, Message::RulesVariantsBody),
    (Message::RulesNotationTitle, Message::RulesNotationBody),
];

/// Prints the page.
///
/// # Errors
///
/// If the output cannot be written.
pub fn run(app: &mut App) -> Result<(), Error> {
    app.say(&Message::RulesTitle)?;
    for (title, body) in &SECTIONS {
        section(app, title)?;
        paragraphs(app, body)?;
    }
    section(app, &Message::RulesPitsTitle)?;
    for no in PitNo::ALL {
        let name = app.text(&pit_name(no));
        app.line(&format!("  {no}  {name}"))?;
    }
    section(app, &Message::RulesSpellingsTitle)?;
    paragraphs(app, &Message::RulesSpellingsBody)?;
    section(app, &Message::RulesHistoryTitle)?;
    paragraphs(app, &Message::RulesHistoryBody)
}

fn section(app: &mut App, title: &Message) -> Result<(), Error> {
    app.line("")?;
    app.say(title)
}

/// The lines of `body`, set in under their title.
fn paragraphs(app: &mut App, body: &Message) -> Result<(), Error> {
    let text = app.text(body);
    for line in text.lines() {
        app.line(&format!("  {line}"))?;
    }
    Ok(())
}
