//! The pieces that a drawing of a board is made of.

use togyz_core::Pit;

use super::theme::Theme;

/// A piece of a line, all of it in one tone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// Its characters.
    pub text: String,
    /// What its colour repeats.
    pub tone: Tone,
    /// The pit that it tells of, for a pointer to find.
    pub pit: Option<Pit>,
}

/// What a piece says by its marks, for a colour to repeat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Nothing.
    Plain,
    /// Stones were taken up here.
    Taken,
    /// A tuzdyk.
    Tuzdyk,
    /// The last stone lies here, or would, and captures nothing.
    Quiet,
    /// The last stone captures here.
    Capture,
    /// The last stone makes a tuzdyk here, or falls into one.
    Gold,
}

impl Piece {
    /// Characters without a meaning of their own.
    pub(super) fn plain(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            tone: Tone::Plain,
            pit: None,
        }
    }

    /// The piece with the pit that it tells of.
    pub(super) fn of(self, pit: Pit) -> Self {
        Self {
            pit: Some(pit),
            ..self
        }
    }

    /// The characters, in a terminal's colour for the tone.
    pub(super) fn coloured(&self, theme: Theme) -> String {
        theme.paint(self.tone).put_on(&self.text)
    }
}
