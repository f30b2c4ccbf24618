//! What the commands of the game do.

use togyz_ai::{Level, accepts_draw};
use togyz_core::notation::MoveText;
use togyz_core::{Move, Pit, PitNo, Side};
use togyz_i18n::{Environment, Message, Narration, pit_list};

use super::words::{Word, listed};
use super::{Bottom, Changed, Next, Opponent, Session, play_again, shown, take_back};
use crate::error::Error;
use crate::view;

/// Plies before which the computer declines a draw.
const EARLY: usize = 20;

impl Session<'_> {
    /// Does what a command says.
    pub(super) fn command(&mut self, word: Word, rest: &str) -> Result<Next, Error> {
        match word {
            Word::Hint => self.hint()?,
            Word::Why => self.why(rest)?,
            Word::Undo => self.undo(rest)?,
            Word::Redo => self.redo(rest)?,
            Word::Board => self.show_board()?,
            Word::Outcomes => self.outcomes()?,
            Word::Moves => self.moves()?,
            Word::Score => self.score()?,
            Word::Clock => self.tell_clock()?,
            Word::Last => self.last()?,
            Word::Pit => self.look(self.reader(), rest)?,
            Word::Opp => self.look(self.reader().opponent(), rest)?,
            Word::Tuzdyk => self.tuzdyks()?,
            Word::Level => self.level(rest)?,
            Word::Tutor => self.tutor(rest)?,
            Word::Narrate => self.narrate(rest)?,
            Word::Lang => self.lang(rest)?,
            Word::Flip => {
                self.bottom = Bottom::Row(self.bottom().opponent());
                self.app.say(&Message::UiFlipped)?;
                self.board_is_due = true;
            }
            Word::Save => self.save_as(rest)?,
            Word::Load => self.load(rest)?,
            Word::Export => self.export(rest)?,
            Word::New => self.new_game()?,
            Word::Draw => self.draw()?,
            Word::Claim => self.claim()?,
            Word::Resign => self.resign()?,
            Word::Quit => return Ok(Next::Leave),
            Word::Help => self.help()?,
        }
        Ok(Next::Stay)
    }

    fn undo(&mut self, rest: &str) -> Result<(), Error> {
        let Some(wanted) = self.count(rest)? else {
            return Ok(());
        };
        match take_back(&mut self.game, &self.opponent, wanted) {
            (message, Changed::Yes) => self.changed(&message),
            (message, Changed::No) => self.app.say(&message),
        }
    }

    fn redo(&mut self, rest: &str) -> Result<(), Error> {
        let Some(wanted) = self.count(rest)? else {
            return Ok(());
        };
        match play_again(&mut self.game, &self.opponent, wanted) {
            (message, Changed::Yes) => self.changed(&message),
            (message, Changed::No) => self.app.say(&message),
        }
    }

    /// The number behind a command, 1 if there is none; says what is wrong with
    /// anything else.
    pub(super) fn count(&mut self, rest: &str) -> Result<Option<u32>, Error> {
        if rest.is_empty() {
            return Ok(Some(1));
        }
        let count = rest
            .parse()
            .ok()
            .filter(|count| (1..=10_000).contains(count));
        if count.is_none() {
            self.app
                .say(&Message::ErrorNotACount { input: shown(rest) })?;
        }
        Ok(count)
    }

    /// Keeps the game, and says why the board is different now.
    pub(super) fn changed(&mut self, message: &Message) -> Result<(), Error> {
        self.save()?;
        self.app.say(message)?;
        self.ending_is_told = false;
        self.board_is_due = true;
        Ok(())
    }

    fn outcomes(&mut self) -> Result<(), Error> {
        let position = *self.position();
        let moves = position.legal_moves();
        if moves.is_empty() {
            return self.app.say(&Message::ErrorGameOver);
        }
        for mv in moves {
            let text =
                MoveText::of(&position, mv).map_or_else(|_| String::new(), |text| text.to_string());
            let line = format!("{text:<4} {}", view::outcome(&position, mv));
            self.app.line(&line)?;
        }
        Ok(())
    }

    fn moves(&mut self) -> Result<(), Error> {
        let moves = self.position().legal_moves();
        if moves.is_empty() {
            return self.app.say(&Message::ErrorGameOver);
        }
        self.app.say(&Message::UiMoves {
            values: pit_list(moves.iter().map(|Move(no)| no)),
        })?;
        match self.app.legend(self.game.rules()) {
            Some(legend) => self.app.say(&legend),
            None => Ok(()),
        }
    }

    fn score(&mut self) -> Result<(), Error> {
        let kazan = |side| u32::from(self.position().kazan(side));
        let message = match self.opponent.human() {
            Some(human) => Message::UiScore {
                yours: kazan(human),
                theirs: kazan(human.opponent()),
            },
            None => Message::NarrateScore {
                white: kazan(Side::White),
                black: kazan(Side::Black),
            },
        };
        self.app.say(&message)
    }

    /// Tells the last move once more, or those since the person's own.
    fn last(&mut self) -> Result<(), Error> {
        let Some(last) = self.game.played().last().copied() else {
            return self.app.say(&Message::UiNoMovesYet);
        };
        let mut events = Vec::new();
        let mut after = last.before;
        if after
            .play_with(last.mv, |event| events.push(event))
            .is_err()
        {
            return Ok(());
        }
        let told = self.ending_is_told;
        self.tell(&last.before, last.mv, &events)?;
        self.ending_is_told = told;
        Ok(())
    }

    fn look(&mut self, side: Side, rest: &str) -> Result<(), Error> {
        let pits = self.game.rules().variant.pits();
        let no = rest.parse().ok().and_then(PitNo::new);
        let Some(no) = no.filter(|no| no.get() <= pits) else {
            let pits = pits.into();
            return self.app.say(&Message::ErrorPitRange { pits });
        };
        let pit = Pit { side, no };
        let stones = self.position().stones(pit).into();
        let own = side == self.reader();
        let is_tuzdyk = self.position().tuzdyk_owner(pit).is_some();
        let message = match (own, is_tuzdyk) {
            (true, false) => Message::UiYourPit { pit: no, stones },
            (false, false) => Message::UiOpponentPit { pit: no, stones },
            (true, true) => Message::UiYourPitTuzdyk { pit: no },
            (false, true) => Message::UiOpponentPitTuzdyk { pit: no },
        };
        self.app.say(&message)?;
        match self.app.legend(self.game.rules()) {
            Some(_) => self.app.say(&Message::UiPitCalled { pit: no }),
            None => Ok(()),
        }
    }

    fn tuzdyks(&mut self) -> Result<(), Error> {
        let reader = self.reader();
        let mut found = false;
        for owner in [reader, reader.opponent()] {
            let Some(tuzdyk) = self.position().tuzdyk(owner) else {
                continue;
            };
            found = true;
            let message = if owner == reader {
                Message::UiOpponentPitTuzdyk { pit: tuzdyk.no }
            } else {
                Message::UiYourPitTuzdyk { pit: tuzdyk.no }
            };
            self.app.say(&message)?;
        }
        if found {
            Ok(())
        } else {
            self.app.say(&Message::UiNoTuzdyk)
        }
    }

    fn level(&mut self, rest: &str) -> Result<(), Error> {
        let Some(new) = rest.parse().ok().and_then(Level::new) else {
            return self.app.say(&Message::ErrorLevelRange);
        };
        let Opponent::Computer { level, .. } = &mut self.opponent else {
            return self.app.say(&Message::ErrorNoComputer);
        };
        *level = new;
        self.save()?;
        self.app.say(&Message::UiLevelChanged {
            level: new.get().into(),
        })
    }

    fn narrate(&mut self, rest: &str) -> Result<(), Error> {
        let levels = Narration::ALL.map(|level| (level, narration_words(level)));
        let typed = rest.to_lowercase();
        for (level, words) in &levels {
            if self.app.catalog.words(words).contains(&typed) {
                self.narration = *level;
                return self.app.say(&Message::UiNarrationChanged);
            }
        }
        let values: Vec<String> = levels
            .iter()
            .filter_map(|(_, words)| self.app.catalog.words(words).into_iter().next())
            .collect();
        self.app.say(&Message::UiChooseOne {
            values: values.join(", "),
        })
    }

    fn lang(&mut self, rest: &str) -> Result<(), Error> {
        let known = self.app.locales.list();
        let wanted = rest.to_lowercase();
        let by_name = known
            .iter()
            .find(|known| known.name.to_lowercase() == wanted)
            .map(|known| known.tag.clone());
        let by_tag = || {
            let environment = Environment {
                flag: Some(rest.to_owned()),
                ..Environment::default()
            };
            let choice = self.app.locales.negotiate(&environment);
            choice.refused().is_none().then_some(choice.language)
        };
        if !rest.is_empty()
            && let Some(tag) = by_name.or_else(by_tag)
        {
            self.app.catalog = self.app.locales.catalog(&tag);
            self.board_is_due = true;
            return self.app.say(&Message::UiLanguageChanged);
        }
        let values: Vec<String> = known.iter().map(|known| known.tag.to_string()).collect();
        let values = values.join(", ");
        let message = if rest.is_empty() {
            Message::UiChooseOne { values }
        } else {
            Message::ErrorLanguage {
                input: shown(rest),
                values,
            }
        };
        self.app.say(&message)
    }

    fn draw(&mut self) -> Result<(), Error> {
        if self.game.ending().is_some() {
            return self.app.say(&Message::ErrorGameOver);
        }
        let accepted = match self.opponent {
            Opponent::Computer { .. } | Opponent::Engine { .. } => {
                self.app.say(&Message::UiDrawOffered)?;
                self.computer_accepts_draw()?
            }
            Opponent::Person => {
                let mover = self.position().side_to_move();
                self.confirm(&Message::UiConfirmDraw { mover })?
            }
        };
        if accepted && self.game.agree_draw().is_ok() {
            self.save()?;
            self.ending_is_told = true;
            return self.app.say(&Message::UiDrawAccepted);
        }
        self.app.say(&Message::UiDrawDeclined)
    }

    /// The computer accepts when it has thought the game even, within one
    /// stone, since its move before last.
    fn computer_accepts_draw(&mut self) -> Result<bool, Error> {
        let ply = self.game.ply();
        if ply < EARLY {
            return Ok(false);
        }
        for plies in [ply, ply - 4] {
            let advice = self.advice_after(plies)?;
            if !advice.is_some_and(|advice| accepts_draw(advice.analysis())) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn claim(&mut self) -> Result<(), Error> {
        use togyz_core::ClaimError;

        let message = match self.game.claim_repetition() {
            Ok(()) => Message::UiClaimAccepted,
            Err(ClaimError::GameOver(_)) => Message::ErrorGameOver,
            Err(ClaimError::NotInTheseRules) => Message::UiClaimNotInRules,
            Err(ClaimError::TooFew { .. }) => Message::UiClaimDeclined,
        };
        self.ending_is_told = self.game.ending().is_some();
        self.save()?;
        self.app.say(&message)
    }

    fn resign(&mut self) -> Result<(), Error> {
        if self.game.ending().is_some() {
            return self.app.say(&Message::ErrorGameOver);
        }
        if !self.confirm(&Message::UiConfirmResign)? {
            return Ok(());
        }
        let side = self.reader();
        if self.game.resign(side).is_ok() {
            self.save()?;
        }
        Ok(())
    }

    fn help(&mut self) -> Result<(), Error> {
        let rows = listed(&self.app.catalog);
        let columns = rows
            .iter()
            .map(|(names, _)| unicode_width::UnicodeWidthStr::width(names.as_str()))
            .max()
            .unwrap_or_default();
        for (names, help) in rows {
            let blanks = columns - unicode_width::UnicodeWidthStr::width(names.as_str());
            let line = format!("  {names}{}  {help}", " ".repeat(blanks));
            self.app.line(&line)?;
        }
        Ok(())
    }
}

pub(super) fn narration_words(level: Narration) -> Message {
    match level {
        Narration::Brief => Message::CmdBrief,
        Narration::Normal => Message::CmdNormal,
        Narration::Teaching => Message::CmdTeaching,
    }
}
