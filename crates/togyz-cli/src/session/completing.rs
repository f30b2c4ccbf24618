//! What Tab completes in a game.

use togyz_ai::Level;
use togyz_core::Move;
use togyz_i18n::{Message, Narration};

use super::Session;
use super::actions::narration_words;
use super::words::Word;
use crate::cli::flags::Tutor;
use crate::store::Store;
use crate::vocabulary::{Argument, Command, Vocabulary};

impl Session<'_> {
    /// Legal moves, and the commands with what may stand behind them.
    pub(super) fn vocabulary(&self) -> Vocabulary {
        let moves = if self.game.ending().is_none() {
            let legal = self.position().legal_moves();
            legal.iter().map(|Move(no)| no.to_string()).collect()
        } else {
            Vec::new()
        };
        let commands = Word::ALL.into_iter().map(|word| Command {
            names: self.app.catalog.words(&word.messages().0),
            argument: self.argument(word),
        });
        Vocabulary {
            moves,
            commands: commands.collect(),
        }
    }

    fn argument(&self, word: Word) -> Argument {
        let numbers = |last: u8| (1..=last).map(|number| vec![number.to_string()]);
        let words = |messages: &[Message]| {
            let words = messages.iter().map(|words| self.app.catalog.words(words));
            Argument::OneOf(words.collect())
        };
        match word {
            Word::Pit | Word::Opp => {
                Argument::OneOf(numbers(self.game.rules().variant.pits()).collect())
            }
            Word::Level => {
                Argument::OneOf(Level::ALL.map(|level| vec![level.to_string()]).to_vec())
            }
            Word::Narrate => words(
                &[Narration::Brief, Narration::Normal, Narration::Teaching].map(narration_words),
            ),
            Word::Tutor => words(&Tutor::ALL.map(Tutor::words)),
            Word::Lang => {
                let languages = self.app.locales.list().into_iter();
                let names = languages.map(|known| vec![known.tag.to_string(), known.name]);
                Argument::OneOf(names.collect())
            }
            Word::Load => {
                let store = Store::find(&self.app.world);
                let kept = store
                    .and_then(|store| store.list().ok())
                    .unwrap_or_default();
                Argument::OneOf(kept.into_iter().map(|kept| vec![kept.name]).collect())
            }
            Word::Save | Word::Export => Argument::OwnName,
            Word::Hint
            | Word::Why
            | Word::Undo
            | Word::Redo
            | Word::Board
            | Word::Outcomes
            | Word::Moves
            | Word::Score
            | Word::Clock
            | Word::Last
            | Word::Tuzdyk
            | Word::Flip
            | Word::New
            | Word::Draw
            | Word::Claim
            | Word::Resign
            | Word::Quit
            | Word::Help => Argument::None,
        }
    }
}
