//! Sowing shown stone by stone.

#[cfg(unix)]
use std::time::Duration;

use togyz_core::{Move, Position};

use super::Session;
use crate::error::Error;

impl Session<'_> {
    /// Shows how the stones of a move that has just been played are sown, one
    /// after the other, and takes the pictures away again. Nothing is shown
    /// where that is not wanted, or where there is no room for it.
    #[cfg(unix)]
    pub(super) fn animate(&mut self, before: &Position, mv: Move) -> Result<(), Error> {
        use crate::app::Style;
        use crate::keys::Keys;
        use crate::view::{self, Board};

        let Style::Drawing(charset) = self.app.settings.style else {
            return Ok(());
        };
        let Some(stone) = self.app.settings.animate.stone() else {
            return Ok(());
        };
        let there_is_a_screen = self.app.settings.interactive && self.app.world.reads_keys;
        let Some(size) = (self.app.world.measure)().filter(|_| there_is_a_screen) else {
            return Ok(());
        };
        let below = self.bottom();
        let [top, bottom] = [self.plate(below.opponent()), self.plate(below)];
        let draw = |board: &Board, ink| {
            let look = view::Look {
                ink,
                ..self.app.look(charset)
            };
            view::draw(board, [&top, &bottom], None, look)
        };
        let mut boards = view::sowing(before, mv, below);
        boards.push(Board::new(self.position(), below, self.last_move()));
        let plain = draw(&boards[0], view::Ink::Plain);
        if !fits(&plain, size) {
            return Ok(());
        }
        let rows = plain.lines().count();
        let ink = self.app.look(charset).ink;
        let pictures: Vec<String> = boards.iter().map(|board| draw(board, ink)).collect();
        let Ok(keys) = Keys::watch() else {
            return Ok(());
        };
        let count = u32::try_from(pictures.len()).unwrap_or(u32::MAX);
        let [each, last] = times(stone, count);
        for (place, picture) in pictures.iter().enumerate() {
            let up = if place == 0 { String::new() } else { up(rows) };
            let lines = picture.replace('\n', "\u{1b}[K\n");
            self.app.print(&format!("{up}{lines}"))?;
            self.app.flush()?;
            let time = if place + 1 == pictures.len() {
                last
            } else {
                each
            };
            if keys.come_within(time) {
                break;
            }
        }
        self.app.print(&format!("{}\u{1b}[J", up(rows)))?;
        self.app.flush()
    }

    /// Nothing: only on Unix the terminal can be asked for keys without taking
    /// them away.
    #[cfg(not(unix))]
    pub(super) fn animate(&mut self, _: &Position, _: Move) -> Result<(), Error> {
        Ok(())
    }
}

/// The code that moves the cursor up.
#[cfg(unix)]
fn up(rows: usize) -> String {
    format!("\r\u{1b}[{rows}A")
}

/// Whether a drawing fits a screen with the cursor below it.
#[cfg(unix)]
fn fits(drawing: &str, size: crate::world::Size) -> bool {
    use unicode_width::UnicodeWidthStr;

    let width = drawing.lines().map(UnicodeWidthStr::width).max();
    drawing.lines().count() < size.rows && width.unwrap_or(0) <= size.columns
}

/// The time for each picture but the last, and for the last, where a stone
/// takes `stone` and there are `pictures`. However many, they take no longer
/// than one has patience for.
#[cfg(unix)]
fn times(stone: Duration, pictures: u32) -> [Duration; 2] {
    const LONGEST: Duration = Duration::from_millis(2500);
    // The result is looked at for as long as so many stones take.
    const LOOK: u32 = 4;
    let each = stone.min(LONGEST / pictures.saturating_add(LOOK));
    [each, each * LOOK]
}
