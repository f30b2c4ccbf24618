//! Puzzles in words.

use togyz_ai::puzzle::Theme;

use crate::message::Message;

/// The name of a theme.
pub const fn puzzle_theme(theme: Theme) -> Message {
    match theme {
        Theme::Capture => Message::UiPuzzleThemeCapture,
        Theme::Tuzdyk => Message::UiPuzzleThemeTuzdyk,
        Theme::Refusal => Message::UiPuzzleThemeRefusal,
        Theme::Defence => Message::UiPuzzleThemeDefence,
        Theme::Atsyrau => Message::UiPuzzleThemeAtsyrau,
        Theme::Race => Message::UiPuzzleThemeRace,
        Theme::Study => Message::UiPuzzleThemeStudy,
    }
}

/// Where to look in a puzzle of a theme.
pub const fn puzzle_hint(theme: Theme) -> Message {
    match theme {
        Theme::Capture => Message::UiPuzzleHintCapture,
        Theme::Tuzdyk => Message::UiPuzzleHintTuzdyk,
        Theme::Refusal => Message::UiPuzzleHintRefusal,
        Theme::Defence => Message::UiPuzzleHintDefence,
        Theme::Atsyrau => Message::UiPuzzleHintAtsyrau,
        Theme::Race => Message::UiPuzzleHintRace,
        Theme::Study => Message::UiPuzzleHintStudy,
    }
}
