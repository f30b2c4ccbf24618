//! What a typed line means.

use togyz_core::Variant;
use togyz_core::notation::MoveText;
use togyz_i18n::{Catalog, Message};

use crate::suggest::nearest;

/// A command of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Word {
    /// Advice.
    Hint,
    /// Explain a move.
    Why,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Show the board.
    Board,
    /// What each move would bring.
    Outcomes,
    /// What can be played.
    Moves,
    /// The kazans.
    Score,
    /// What is left on the clocks.
    Clock,
    /// The last move once more.
    Last,
    /// What is in a pit of one's own.
    Pit,
    /// What is in a pit of the opponent.
    Opp,
    /// Where the tuzdyks are.
    Tuzdyk,
    /// Change the level.
    Level,
    /// When the tutor warns.
    Tutor,
    /// How much is said.
    Narrate,
    /// Change the language.
    Lang,
    /// Turn the board round.
    Flip,
    /// Keep the game under a name.
    Save,
    /// Take up a kept game.
    Load,
    /// Print the record.
    Export,
    /// A new game.
    New,
    /// Offer a draw.
    Draw,
    /// Claim a draw by repetition.
    Claim,
    /// Give up.
    Resign,
    /// Leave.
    Quit,
    /// List the commands.
    Help,
}

impl Word {
    /// Every command, in the order of the help.
    pub(super) const ALL: [Self; 27] = [
        Self::Hint,
        Self::Why,
        Self::Undo,
        Self::Redo,
        Self::Board,
        Self::Outcomes,
        Self::Moves,
        Self::Score,
        Self::Clock,
        Self::Last,
        Self::Pit,
        Self::Opp,
        Self::Tuzdyk,
        Self::Level,
        Self::Tutor,
        Self::Narrate,
        Self::Lang,
        Self::Flip,
        Self::Save,
        Self::Load,
        Self::Export,
        Self::New,
        Self::Draw,
        Self::Claim,
        Self::Resign,
        Self::Quit,
        Self::Help,
    ];

    /// The message that holds its words, the one that explains it, and the
    /// letter that always works, if it has one.
    pub(super) fn messages(self) -> (Message, Message, Option<char>) {
        match self {
            Self::Hint => (Message::CmdHint, Message::HelpWordHint, Some('h')),
            Self::Why => (Message::CmdWhy, Message::HelpWordWhy, None),
            Self::Undo => (Message::CmdUndo, Message::HelpWordUndo, Some('u')),
            Self::Redo => (Message::CmdRedo, Message::HelpWordRedo, Some('r')),
            Self::Board => (Message::CmdBoard, Message::HelpWordBoard, Some('b')),
            Self::Outcomes => (Message::CmdOutcomes, Message::HelpWordOutcomes, Some('o')),
            Self::Moves => (Message::CmdMoves, Message::HelpWordMoves, Some('m')),
            Self::Score => (Message::CmdScore, Message::HelpWordScore, Some('s')),
            Self::Clock => (Message::CmdClock, Message::HelpWordClock, None),
            Self::Last => (Message::CmdLast, Message::HelpWordLast, None),
            Self::Pit => (Message::CmdPit, Message::HelpWordPit, None),
            Self::Opp => (Message::CmdOpp, Message::HelpWordOpp, None),
            Self::Tuzdyk => (Message::CmdTuzdyk, Message::HelpWordTuzdyk, None),
            Self::Level => (Message::CmdLevel, Message::HelpWordLevel, None),
            Self::Tutor => (Message::CmdTutor, Message::HelpWordTutor, None),
            Self::Narrate => (Message::CmdNarrate, Message::HelpWordNarrate, None),
            Self::Lang => (Message::CmdLang, Message::HelpWordLang, None),
            Self::Flip => (Message::CmdFlip, Message::HelpWordFlip, None),
            Self::Save => (Message::CmdSave, Message::HelpWordSave, None),
            Self::Load => (Message::CmdLoad, Message::HelpWordLoad, None),
            Self::Export => (Message::CmdExport, Message::HelpWordExport, None),
            Self::New => (Message::CmdNew, Message::HelpWordNew, None),
            Self::Draw => (Message::CmdDraw, Message::HelpWordDraw, None),
            Self::Claim => (Message::CmdClaim, Message::HelpWordClaim, None),
            Self::Resign => (Message::CmdResign, Message::HelpWordResign, None),
            Self::Quit => (Message::CmdQuit, Message::HelpWordQuit, Some('q')),
            Self::Help => (Message::CmdHelp, Message::HelpWordHelp, Some('?')),
        }
    }
}

/// Everything that can be typed in a game, in the language of `catalog`, with
/// what it does: first moves, then each command by its first name, its English
/// one and its letter.
pub(crate) fn listed(catalog: &Catalog) -> Vec<(String, String)> {
    let mut rows = vec![
        ("7, 76".to_owned(), catalog.say(&Message::HelpWordMove)),
        ("7?".to_owned(), catalog.say(&Message::HelpWordPreview)),
    ];
    for word in Word::ALL {
        let (words, help, letter) = word.messages();
        let own = catalog.say(&words);
        let own = own.split(',').next().unwrap_or_default().trim().to_owned();
        let english = catalog.words(&words);
        let mut names = vec![own];
        names.extend(english.into_iter().filter(|name| name.is_ascii()).take(1));
        names.extend(letter.map(String::from));
        names.dedup();
        rows.push((names.join(", "), catalog.say(&help)));
    }
    rows
}

/// A typed line, understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// Nothing was typed.
    Nothing,
    /// A move to play.
    Play(MoveText),
    /// A move to look at only.
    Preview(MoveText),
    /// A number that is no pit.
    NoPit,
    /// A command with what stands behind it.
    Command(Word, String),
    /// None of these; the word that may be meant.
    Unknown(Option<String>),
}

/// Understands a line in the language of `catalog`.
pub(super) fn understand(line: &str, catalog: &Catalog, variant: Variant) -> Typed {
    let line = line.trim();
    if line.is_empty() {
        return Typed::Nothing;
    }
    if let Some(move_text) = line.strip_suffix('?').map(str::trim_end)
        && let Ok(typed) = MoveText::parse(move_text, variant)
    {
        return Typed::Preview(typed);
    }
    if let Ok(typed) = MoveText::parse(line, variant) {
        return Typed::Play(typed);
    }
    if line.trim_end_matches('?').parse::<i64>().is_ok() {
        return Typed::NoPit;
    }
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let first = first.to_lowercase();
    for word in Word::ALL {
        let (words, _, letter) = word.messages();
        let is_letter = letter.is_some_and(|letter| first.chars().eq([letter]));
        if is_letter || catalog.words(&words).contains(&first) {
            return Typed::Command(word, rest.trim().to_owned());
        }
    }
    Typed::Unknown(closest(&first, catalog))
}

/// The command word that `word` is probably a slip of.
fn closest(word: &str, catalog: &Catalog) -> Option<String> {
    let words: Vec<String> = Word::ALL
        .iter()
        .flat_map(|command| catalog.words(&command.messages().0))
        .collect();
    nearest(word, words.iter().map(String::as_str)).map(str::to_owned)
}
