//! What the keys mean.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use togyz_core::PitNo;

/// What a key asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// To look at a pit, or to play it.
    Pit(PitNo),
    /// The pit or the move to the left.
    Left,
    /// The pit or the move to the right.
    Right,
    /// The start of the record.
    First,
    /// The end of the record.
    Last,
    /// To play the pit that is looked at; yes.
    Enter,
    /// To leave what is looked at; no.
    Escape,
    /// Advice.
    Hint,
    /// To take back.
    Undo,
    /// To play again what was taken back.
    Redo,
    /// A new game.
    New,
    /// A stronger computer.
    Stronger,
    /// A weaker computer.
    Weaker,
    /// To turn the board round.
    Flip,
    /// To open or close the analysis.
    Analysis,
    /// To be told more or less.
    Narration,
    /// The next language.
    Language,
    /// Earlier sentences.
    Earlier,
    /// Later sentences.
    Later,
    /// The page of keys.
    Help,
    /// To leave.
    Quit,
    /// To leave at once.
    Interrupt,
    /// To go into the background.
    Suspend,
    /// To draw everything anew.
    Redraw,
}

impl Command {
    /// What `key` asks for, if anything. Letters and digits count by their place
    /// on the keyboard, whether it writes Latin or Cyrillic.
    pub fn of(key: KeyEvent) -> Option<Self> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            let KeyCode::Char(letter) = key.code else {
                return None;
            };
            return match latin(letter.to_ascii_lowercase()) {
                'c' => Some(Self::Interrupt),
                'z' => Some(Self::Suspend),
                'l' => Some(Self::Redraw),
                'd' => Some(Self::Quit),
                _ => None,
            };
        }
        if key.modifiers.contains(KeyModifiers::ALT) {
            return None;
        }
        Some(match key.code {
            KeyCode::Char(letter) => return Self::of_letter(letter),
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Home => Self::First,
            KeyCode::End => Self::Last,
            KeyCode::Enter => Self::Enter,
            KeyCode::Esc => Self::Escape,
            KeyCode::Backspace => Self::Undo,
            KeyCode::PageUp | KeyCode::Up => Self::Earlier,
            KeyCode::PageDown | KeyCode::Down => Self::Later,
            KeyCode::F(1) => Self::Help,
            KeyCode::F(2) => Self::Language,
            _ => return None,
        })
    }

    fn of_letter(letter: char) -> Option<Self> {
        let letter = letter.to_lowercase().next()?;
        if let Some(digit) = digit(letter) {
            return PitNo::new(digit).map(Self::Pit);
        }
        Some(match latin(letter) {
            ' ' => Self::Enter,
            'h' => Self::Hint,
            'u' => Self::Undo,
            'r' => Self::Redo,
            'n' => Self::New,
            '+' | '=' => Self::Stronger,
            '-' => Self::Weaker,
            'f' => Self::Flip,
            'a' => Self::Analysis,
            't' => Self::Narration,
            'l' => Self::Language,
            '?' => Self::Help,
            'q' => Self::Quit,
            _ => return None,
        })
    }
}

/// The digit on a key. A Kazakh keyboard writes letters and signs there.
fn digit(letter: char) -> Option<u8> {
    let digit = match letter {
        '"' | '(' => 1,
        'ә' => 2,
        'і' => 3,
        'ң' => 4,
        'ғ' => 5,
        ',' => 6,
        '.' => 7,
        'ү' => 8,
        'ұ' => 9,
        _ => u8::try_from(letter.to_digit(10)?).ok()?,
    };
    Some(digit)
}

/// The Latin letter on the key that writes `letter` on a Cyrillic keyboard.
pub(super) fn latin(letter: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзфывапролдячсмить";
    const LATIN: &str = "qwertyuiopasdfghjklzxcvbnm";
    CYRILLIC
        .chars()
        .zip(LATIN.chars())
        .find(|(cyrillic, _)| *cyrillic == letter)
        .map_or(letter, |(_, latin)| latin)
}

#[cfg(test)]
mod tests {
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

    use super::{Command, PitNo};

    fn pressed(letter: char) -> Option<Command> {
        Command::of(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE))
    }

    #[test]
    fn a_key_means_the_same_on_a_cyrillic_keyboard() {
        for (latin, cyrillic) in [('h', 'р'), ('u', 'г'), ('l', 'д'), ('q', 'й'), ('N', 'Т')] {
            assert_eq!(pressed(latin), pressed(cyrillic), "{latin} {cyrillic}");
            assert!(pressed(latin).is_some());
        }
    }

    #[test]
    fn a_kazakh_keyboard_has_pits_in_its_upper_row() {
        for (letter, no) in "\"әіңғ,.үұ".chars().zip(PitNo::ALL) {
            assert_eq!(pressed(letter), Some(Command::Pit(no)), "{letter}");
        }
    }

    #[test]
    fn there_is_no_pit_0() {
        assert_eq!(pressed('0'), None);
    }
}
