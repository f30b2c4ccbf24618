//! A position on the screen, in the style that the person chose.

use togyz_core::{BySide, Position, Side};
use togyz_i18n::Message;

use crate::app::{App, Style};
use crate::error::Error;
use crate::lessons::Frame;
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
        let [top, bottom] = self.plates(app);
        view::draw(&self.board(), [&top, &bottom], None, look)
    }

    /// Its drawing for a page of HTML.
    pub fn svg(&self, app: &App) -> String {
        let label: Vec<String> = view::spoken(self.position, self.reader)
            .iter()
            .map(|message| app.text(message))
            .collect();
        let [top, bottom] = self.plates(app);
        view::svg(&self.board(), [&top, &bottom], &label.join(" "))
    }

    fn board(&self) -> Board {
        Board::new(self.position, Side::White, self.last)
    }

    /// The words beside the rows, the upper one first.
    fn plates(&self, app: &App) -> [Plate; 2] {
        [&self.names.black, &self.names.white].map(|name| Plate {
            name: app.text(name),
            kazan: app.text(&Message::UiKazan),
        })
    }
}

/// What `show` makes of the picture of a frame for a learner, who has White's
/// row.
pub fn of_learner<T>(frame: &Frame, show: impl FnOnce(&Picture<'_>) -> T) -> T {
    let names = BySide {
        white: Message::UiBoardYou { side: Side::White },
        black: Message::UiBoardOpponent { side: Side::Black },
    };
    show(&Picture {
        position: &frame.position,
        last: frame.last,
        names: &names,
        reader: Some(Side::White),
    })
}

/// The same board in sentences.
pub fn in_words(app: &App, frame: Frame) -> Vec<String> {
    let messages = view::spoken(&frame.position, Some(Side::White));
    messages.iter().map(|message| app.text(message)).collect()
}
