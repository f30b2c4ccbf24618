//! A position on the screen, in the style that the person chose.

use togyz_core::{BySide, Position, Side};
use togyz_i18n::Message;

use crate::app::{App, Style};
use crate::error::Error;
use crate::view::{self, Board, LastMove, Look, Plate};

/// A position to show, with White's row below.
#[derive(Debug, Clone)]
pub struct Picture<'a> {
    /// The position.
    pub position: &'a Position,
    /// The move that led there, if it is to be marked.
    pub last: Option<LastMove>,
    /// Who plays each row.
    pub names: &'a BySide<Message>,
    /// Whom sentences about it speak to, if to a player.
    pub reader: Option<Side>,
}

impl Picture<'_> {
    /// Shows it.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn show(&self, app: &mut App) -> Result<(), Error> {
        let charset = match app.settings.style {
            Style::Text => {
                for message in view::spoken(self.position, self.reader) {
                    app.say(&message)?;
                }
                return Ok(());
            }
            Style::Drawing(charset) => charset,
        };
        let drawing = self.draw(app, app.look(charset));
        app.print(&drawing)
    }

    /// Its drawing.
    pub fn draw(&self, app: &App, look: Look) -> String {
        let board = Board::new(self.position, Side::White, self.last);
        let plate = |name| Plate {
            name: app.text(name),
            kazan: app.text(&Message::UiKazan),
        };
        let plates = [&plate(&self.names.black), &plate(&self.names.white)];
        view::draw(&board, plates, None, look)
    }
}
