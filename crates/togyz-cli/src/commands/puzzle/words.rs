//! What a line typed at a puzzle means.

use togyz_core::notation::MoveText;
use togyz_core::{Move, Position, Variant};
use togyz_i18n::{Catalog, Message};
use unicode_width::UnicodeWidthStr;

use crate::app::App;
use crate::error::Error;
use crate::suggest::nearest;
use crate::vocabulary::{Argument, Command, Vocabulary};

/// A word that is understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    /// Where to look.
    Hint,
    /// Show the solution.
    Answer,
    /// Leave this puzzle.
    Skip,
    /// Show the board.
    Board,
    /// Leave.
    Quit,
    /// List these words.
    Help,
}

impl Word {
    const ALL: [Self; 6] = [
        Self::Hint,
        Self::Answer,
        Self::Skip,
        Self::Board,
        Self::Quit,
        Self::Help,
    ];

    /// The message that holds its words, the one that explains it, and the
    /// letter that always works, if it has one.
    const fn messages(self) -> (Message, Message, Option<char>) {
        match self {
            Self::Hint => (Message::CmdHint, Message::HelpWordHint, Some('h')),
            Self::Answer => (Message::CmdAnswer, Message::HelpWordAnswer, None),
            Self::Skip => (Message::CmdSkip, Message::HelpWordSkip, None),
            Self::Board => (Message::CmdBoard, Message::HelpWordBoard, Some('b')),
            Self::Quit => (Message::CmdQuit, Message::HelpWordLeave, Some('q')),
            Self::Help => (Message::CmdHelp, Message::HelpWordHelp, Some('?')),
        }
    }
}

/// A typed line, understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing was typed.
    Nothing,
    /// A move.
    Play(MoveText),
    /// A number that is no pit.
    NoPit,
    /// A word.
    Word(Word),
    /// None of these; the word that may be meant.
    Unknown(Option<String>),
}

/// Understands a line in the language of `catalog`.
pub(super) fn understand(line: &str, catalog: &Catalog, variant: Variant) -> Typed {
    let line = line.trim().to_lowercase();
    if line.is_empty() {
        return Typed::Nothing;
    }
    if let Ok(typed) = MoveText::parse(&line, variant) {
        return Typed::Play(typed);
    }
    if line.parse::<i64>().is_ok() {
        return Typed::NoPit;
    }
    let word = Word::ALL.into_iter().find(|word| {
        let (words, _, letter) = word.messages();
        let is_letter = letter.is_some_and(|letter| line.chars().eq([letter]));
        is_letter || catalog.words(&words).contains(&line)
    });
    if let Some(word) = word {
        return Typed::Word(word);
    }
    let words = Word::ALL.map(|word| catalog.words(&word.messages().0));
    let words = words.iter().flatten().map(String::as_str);
    Typed::Unknown(nearest(&line, words).map(str::to_owned))
}

/// What Tab completes in a position.
pub(super) fn vocabulary(catalog: &Catalog, position: &Position) -> Vocabulary {
    let legal = position.legal_moves();
    let commands = Word::ALL.map(|word| Command {
        names: catalog.words(&word.messages().0),
        argument: Argument::None,
    });
    Vocabulary {
        moves: legal.iter().map(|Move(no)| no.to_string()).collect(),
        commands: commands.into(),
    }
}

/// Lists what can be typed.
///
/// # Errors
///
/// If the output cannot be written.
pub(super) fn help(app: &mut App) -> Result<(), Error> {
    let mut rows = vec![("7, 76".to_owned(), Message::HelpWordMove)];
    for word in Word::ALL {
        let (words, help, letter) = word.messages();
        let own = app.text(&words);
        let own = own.split(',').next().unwrap_or_default().trim().to_owned();
        let mut names = vec![own];
        let all = app.catalog.words(&words);
        names.extend(all.into_iter().filter(|name| name.is_ascii()).take(1));
        names.extend(letter.map(String::from));
        names.dedup();
        rows.push((names.join(", "), help));
    }
    let columns = rows.iter().map(|(names, _)| names.width()).max();
    for (names, help) in rows {
        let blanks = " ".repeat(columns.unwrap_or(0) - names.width());
        let help = app.text(&help);
        app.line(&format!("  {names}{blanks}  {help}"))?;
    }
    Ok(())
}
