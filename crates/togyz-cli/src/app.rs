//! What every command has at hand: the world, the language, the settings.

use std::io::Write;
use std::rc::Rc;

use togyz_core::{PitNo, Rules};
use togyz_i18n::{Catalog, Locales, Message, Narration};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::cli::flags::{Animate, Outcomes, PitNames, Tutor};
use crate::editor::Editor;
use crate::error::Error;
use crate::input::{Input, Lines};
use crate::view::{Charset, Ink, Look, Theme};
use crate::vocabulary::Vocabulary;
use crate::world::World;

/// A running program.
#[derive(Debug)]
pub struct App {
    /// Everything outside.
    pub world: World,
    /// All languages there are.
    pub locales: Rc<Locales>,
    /// The language that is spoken.
    pub catalog: Catalog,
    /// What the person chose.
    pub settings: Settings,
    /// The input, once somebody wanted a line of it.
    lines: Option<Source>,
}

/// Where lines come from.
#[derive(Debug)]
enum Source {
    /// A pipe, or a terminal of the plainest.
    Plain(Lines),
    /// A person who can edit them.
    Edited(Box<Editor>),
}

/// The options that every command knows, already decided.
#[derive(Debug, Clone, Copy)]
pub struct Settings {
    /// How boards are shown.
    pub style: Style,
    /// Whether marks are repeated by colours.
    pub color: bool,
    /// Which colours.
    pub theme: Theme,
    /// How much is said about a move, if the person said so.
    pub narration: Option<Narration>,
    /// How fast sowing is shown.
    pub animate: Animate,
    /// Whether a board says what each move would bring.
    pub outcomes: Outcomes,
    /// How pits are called.
    pub pit_names: PitNames,
    /// The rules of new games.
    pub rules: Rules,
    /// The level of the computer in new games, 1 to 9, unless a command says
    /// another one.
    pub level: u8,
    /// Whether a person's moves are asked about before they are made.
    pub confirm: Confirm,
    /// When the tutor warns, unless a command says another thing.
    pub tutor: Tutor,
    /// Whether endgame tables may be built beside a game.
    pub tables: bool,
    /// Whether questions are asked: a person is there and did not forbid it.
    pub interactive: bool,
    /// How much is said beside what was asked for.
    pub verbosity: Verbosity,
}

/// How boards are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// A drawing in these characters.
    Drawing(Charset),
    /// Sentences only, for screen readers and the plainest terminals.
    Text,
}

/// What is asked before a move is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirm {
    /// Nothing.
    Nothing,
    /// Whether it is meant.
    EachMove,
}

/// How much is said on standard error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verbosity {
    /// Only what matters.
    Quiet,
    /// The usual.
    Normal,
    /// More about what is being done.
    Verbose,
}

/// Columns of a screen whose size is unknown.
const USUAL_COLUMNS: usize = 80;

impl App {
    /// A program that speaks the language of `catalog`, one of `locales`.
    pub fn new(world: World, locales: Rc<Locales>, catalog: Catalog, settings: Settings) -> Self {
        Self {
            world,
            locales,
            catalog,
            settings,
            lines: None,
        }
    }

    /// The next line that a person or a pipe sends. Waits for it. From the
    /// first call on, Ctrl-C is an [`Input`] and no longer ends the program.
    pub fn read_line(&mut self) -> Input {
        match self.source() {
            Source::Plain(lines) => lines.next(),
            Source::Edited(editor) => editor.next("", None),
        }
    }

    /// The next line, after a prompt. Waits for it.
    ///
    /// # Errors
    ///
    /// If the prompt cannot be written.
    pub fn ask_line(&mut self, prompt: &str) -> Result<Input, Error> {
        self.prompt(prompt, None)
    }

    /// The next line of a game, after a prompt. Waits for it. Where lines are
    /// edited, Tab completes the words of `vocabulary`, and the arrow keys
    /// bring back lines of games.
    ///
    /// # Errors
    ///
    /// If the prompt cannot be written.
    pub fn game_line(&mut self, prompt: &str, vocabulary: Vocabulary) -> Result<Input, Error> {
        self.prompt(prompt, Some(vocabulary))
    }

    fn prompt(&mut self, prompt: &str, vocabulary: Option<Vocabulary>) -> Result<Input, Error> {
        let wrapped = wrap(prompt, self.columns());
        let is_edited = matches!(self.source(), Source::Edited(_));
        let (above, prompt) = match wrapped.rsplit_once('\n') {
            Some((above, last)) if is_edited => (Some(above), last),
            _ => (None, prompt),
        };
        if let Some(above) = above {
            self.print(&format!("{above}\n"))?;
        }
        if !is_edited {
            self.print(prompt)?;
        }
        self.flush()?;
        Ok(match self.source() {
            Source::Plain(lines) => lines.next(),
            Source::Edited(editor) => editor.next(prompt, vocabulary),
        })
    }

    fn source(&mut self) -> &mut Source {
        if self.lines.is_none() {
            (self.world.on_interrupt)(&self.world.interrupted);
        }
        let edits = self.settings.interactive && self.world.reads_keys;
        let world = &mut self.world;
        self.lines.get_or_insert_with(|| {
            let editor = edits.then(|| Editor::new(world).ok()).flatten();
            editor.map_or_else(
                || {
                    let input = std::mem::replace(&mut world.input, Box::new(std::io::empty()));
                    Source::Plain(Lines::of(input, world.interrupted.clone()))
                },
                |editor| Source::Edited(Box::new(editor)),
            )
        })
    }

    /// The sentence for `message` in the language of the person.
    pub fn text(&self, message: &Message) -> String {
        self.catalog.say(message)
    }

    /// Writes a sentence on a line of its own.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn say(&mut self, message: &Message) -> Result<(), Error> {
        let text = self.text(message);
        self.line(&text)
    }

    /// Writes a line, wrapped to the width of the screen if it goes to one.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn line(&mut self, text: &str) -> Result<(), Error> {
        if self.world.terminal.output {
            let columns = self.columns();
            for line in text.lines() {
                writeln!(self.world.output, "{}", wrap(line, columns))?;
            }
            if text.is_empty() {
                writeln!(self.world.output)?;
            }
        } else {
            writeln!(self.world.output, "{text}")?;
        }
        Ok(())
    }

    /// Writes text as it is, such as a board.
    ///
    /// # Errors
    ///
    /// If the output cannot be written.
    pub fn print(&mut self, text: &str) -> Result<(), Error> {
        self.world.output.write_all(text.as_bytes())?;
        Ok(())
    }

    /// Writes a notice to standard error, unless only what matters is wanted.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn notice(&mut self, message: &Message) -> Result<(), Error> {
        if self.settings.verbosity > Verbosity::Quiet {
            let text = self.text(message);
            // What was printed before it appears before it.
            self.world.output.flush()?;
            writeln!(self.world.notices, "{text}")?;
        }
        Ok(())
    }

    /// The traditional names of the pits under `rules`, if they are wanted and
    /// there are any: a board of another size has none.
    pub fn legend(&self, rules: Rules) -> Option<Message> {
        let wanted = self.settings.pit_names == PitNames::Traditional;
        let has_names = usize::from(rules.variant.pits()) == PitNo::ALL.len();
        (wanted && has_names).then_some(Message::UiPitLegend)
    }

    /// Makes sure that everything written so far is on the screen.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn flush(&mut self) -> Result<(), Error> {
        self.world.output.flush()?;
        Ok(())
    }

    /// The seed of random choices if nobody says one: a person gets others each
    /// time, a transcript is always the same.
    pub fn usual_seed(&self) -> u64 {
        if !self.settings.interactive {
            return 0;
        }
        let now = self.world.now;
        let midnight = now.date().to_datetime(jiff::civil::Time::midnight());
        now.duration_since(midnight).as_secs().unsigned_abs()
    }

    /// How boards are drawn in `charset`.
    pub fn look(&self, charset: Charset) -> Look {
        Look {
            charset,
            ink: if self.settings.color {
                Ink::Coloured(self.settings.theme)
            } else {
                Ink::Plain
            },
            width: self.columns(),
        }
    }

    /// Columns of the screen as it is now; a usual number where it is unknown or there is
    /// none.
    pub fn columns(&self) -> usize {
        self.world.columns().unwrap_or(USUAL_COLUMNS)
    }

    /// `text` cut to a width in columns, with a mark where something is missing.
    pub fn fitted(&self, text: &str, width: usize) -> String {
        self.charset().fitted(text, width)
    }

    /// The characters that can be drawn. Sentences go to the plainest terminals.
    pub fn charset(&self) -> Charset {
        match self.settings.style {
            Style::Drawing(charset) => charset,
            Style::Text => Charset::Ascii,
        }
    }
}

/// `line` broken at blanks so that no part is wider than `columns` where that
/// can be. A hyphen is no place to break: "2-отауына" stays whole. A script that
/// writes no blanks, such as Japanese, is broken between its characters.
pub fn wrap(line: &str, columns: usize) -> String {
    let indent: String = line.chars().take_while(|c| *c == ' ').collect();
    let mut wrapped = indent.clone();
    let mut width = indent.len();
    let mut at_start = true;
    for (place, word) in line[indent.len()..].split(' ').enumerate() {
        for (part, piece) in pieces(word).into_iter().enumerate() {
            let blank = usize::from(place > 0 && part == 0);
            let piece_width = piece.width();
            if !at_start && width + blank + piece_width > columns {
                wrapped.push('\n');
                wrapped.push_str(&indent);
                width = indent.len();
            } else if blank > 0 {
                wrapped.push(' ');
                width += 1;
            }
            wrapped.push_str(piece);
            width += piece_width;
            at_start = false;
        }
    }
    wrapped
}

/// The parts of a word between which a line may end: before and after a
/// character two columns wide, but not before one that ends a sentence or closes
/// something, nor after one that opens something.
fn pieces(word: &str) -> Vec<&str> {
    const CLOSING: &str =
        "、。，．・：；？！」』）］｝〉》】〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ";
    const OPENING: &str = "「『（［｛〈《【〔";
    let is_wide = |c: char| c.width() == Some(2);
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut before = None;
    for (at, next) in word.char_indices() {
        let may_break = before.is_some_and(|before| {
            (is_wide(before) || is_wide(next))
                && !OPENING.contains(before)
                && !CLOSING.contains(next)
                && next.width() != Some(0)
        });
        if may_break {
            pieces.push(&word[start..at]);
            start = at;
        }
        before = Some(next);
    }
    pieces.push(&word[start..]);
    pieces
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn a_hyphen_is_no_place_to_break() {
        assert_eq!(
            wrap("қарсыластың 2-отауына түсті", 20),
            "қарсыластың\n2-отауына түсті"
        );
    }

    #[test]
    fn a_script_without_blanks_is_broken_between_characters() {
        assert_eq!(
            wrap("白は7番の穴から9個の石をまきました。", 12),
            "白は7番の穴\nから9個の石\nをまきまし\nた。"
        );
        assert_eq!(wrap("「白」の番", 4), "「白」\nの番");
    }

    #[test]
    fn the_indent_is_repeated() {
        assert_eq!(wrap("  one two three", 9), "  one two\n  three");
    }

    #[test]
    fn short_lines_stay_as_they_are() {
        assert_eq!(wrap("", 20), "");
        assert_eq!(wrap("a  b", 20), "a  b");
    }
}
