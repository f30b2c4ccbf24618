//! The colours that repeat what marks say.

use super::Tone;

/// Which colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// Green, red and gold.
    #[default]
    Default,
    /// None that differ from another only in red and green.
    Colorblind,
    /// Bold, underlined and reversed instead of colours.
    Mono,
}

/// A colour of every terminal, whose own setting says how it looks: so it can be
/// read on dark and on light ground.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "colours")]
pub enum Hue {
    Red = 31,
    Green = 32,
    Yellow = 33,
    Magenta = 35,
    Cyan = 36,
}

/// How a piece of text is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Paint {
    /// Its colour; the terminal's usual one if there is none.
    pub hue: Option<Hue>,
    /// Whether it is bold.
    pub bold: bool,
    /// Whether it is underlined.
    pub underlined: bool,
    /// Whether text and ground change places.
    pub reversed: bool,
}

impl Paint {
    /// `text` with the codes of a terminal around it.
    pub(super) fn put_on(self, text: &str) -> String {
        let attributes = [(self.bold, 1), (self.underlined, 4), (self.reversed, 7)];
        let codes: Vec<String> = attributes
            .into_iter()
            .filter_map(|(is_on, code)| is_on.then_some(code))
            .chain(self.hue.map(|hue| hue as u8))
            .map(|code| code.to_string())
            .collect();
        if codes.is_empty() {
            return text.to_owned();
        }
        format!("\u{1b}[{}m{text}\u{1b}[0m", codes.join(";"))
    }
}

impl Theme {
    /// How a tone is written.
    pub fn paint(self, tone: Tone) -> Paint {
        let plain = Paint::default();
        let bold = Paint {
            bold: true,
            ..plain
        };
        let coloured = |hue| Paint {
            hue: Some(hue),
            ..plain
        };
        match (self, tone) {
            (_, Tone::Plain) | (Self::Mono, Tone::Quiet) => plain,
            (_, Tone::Tuzdyk) => bold,
            (Self::Default, Tone::Taken) => coloured(Hue::Yellow),
            (Self::Default, Tone::Quiet) => coloured(Hue::Green),
            (Self::Default, Tone::Capture) => coloured(Hue::Red),
            (Self::Default | Self::Colorblind, Tone::Gold) => Paint {
                bold: true,
                ..coloured(Hue::Yellow)
            },
            (Self::Colorblind | Self::Mono, Tone::Taken) => Paint {
                underlined: true,
                ..plain
            },
            (Self::Colorblind, Tone::Quiet) => coloured(Hue::Cyan),
            (Self::Colorblind, Tone::Capture) => Paint {
                bold: true,
                ..coloured(Hue::Magenta)
            },
            (Self::Mono, Tone::Capture) => Paint {
                reversed: true,
                ..plain
            },
            (Self::Mono, Tone::Gold) => Paint {
                reversed: true,
                ..bold
            },
        }
    }
}
