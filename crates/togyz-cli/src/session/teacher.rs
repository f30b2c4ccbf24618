//! The teacher beside the board: hints, explanations, warnings.

use togyz_core::{Game, Move, Setup};
use togyz_i18n::Message;

use super::Session;
use super::advice::{Advice, Step};
use crate::ask::yes_or_no;
use crate::cli::flags::Tutor;
use crate::error::Error;

/// What the teacher knows and has said.
#[derive(Debug, Default)]
pub(super) struct Teacher {
    /// The advice that was asked for so far.
    known: Vec<(Place, Option<Advice>)>,
    /// The position that was spoken of last.
    place: Option<Place>,
    /// Hints that were given there.
    hints: u32,
    /// Moves that were warned of there, and not thought better of.
    warned: Vec<Move>,
}

/// A position with the way there, since repeated positions count.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Place {
    start: Setup,
    moves: Vec<Move>,
}

impl Place {
    fn of(game: &Game) -> Self {
        Self {
            start: *game.start(),
            moves: game.played().iter().map(|played| played.mv).collect(),
        }
    }
}

impl Teacher {
    /// Forgets what was said about another position than that of `game`.
    fn turn_to(&mut self, game: &Game) {
        let place = Some(Place::of(game));
        if self.place != place {
            self.place = place;
            self.hints = 0;
            self.warned.clear();
        }
    }
}

impl Session<'_> {
    /// The advice in the position now; `None` if the game is over.
    pub(super) fn advice(&mut self) -> Result<Option<Advice>, Error> {
        let game = self.game.clone();
        self.advice_in(game)
    }

    /// The advice in the position after the first `plies`.
    pub(super) fn advice_after(&mut self, plies: usize) -> Result<Option<Advice>, Error> {
        let mut game = self.game.clone();
        while game.ply() > plies {
            game.undo();
        }
        self.advice_in(game)
    }

    fn advice_in(&mut self, game: Game) -> Result<Option<Advice>, Error> {
        if game.ending().is_some() {
            return Ok(None);
        }
        let place = Place::of(&game);
        let mut known = self.teacher.known.iter();
        if let Some((_, advice)) = known.find(|(known, _)| *known == place) {
            return Ok(advice.clone());
        }
        let advice = self.interruptibly(move |engine, _, _| Advice::ask(engine, &game))?;
        self.teacher.known.push((place, advice.clone()));
        Ok(advice)
    }

    /// A hint: each one in the same position tells more.
    pub(super) fn hint(&mut self) -> Result<(), Error> {
        let Some(advice) = self.advice()? else {
            return self.app.say(&Message::ErrorGameOver);
        };
        self.teacher.turn_to(&self.game);
        let step = match self.teacher.hints {
            0 => Step::Where,
            1 => Step::Which,
            _ => Step::Move,
        };
        self.teacher.hints += 1;
        self.tell_all(&advice.hint(self.app, step))
    }

    /// Explains the last move, or an earlier one.
    pub(super) fn why(&mut self, rest: &str) -> Result<(), Error> {
        let Some(back) = self.count(rest)? else {
            return Ok(());
        };
        let back = usize::try_from(back).unwrap_or(usize::MAX);
        let Some(last) = self.game.ply().checked_sub(1) else {
            return self.app.say(&Message::UiNoMovesYet);
        };
        let ply = last.saturating_sub(back - 1);
        let played = self.game.played()[ply];
        let Some(advice) = self.advice_after(ply)? else {
            return self.app.say(&Message::UiNoMovesYet);
        };
        let mover = played.before.side_to_move();
        let is_to_answer = self.opponent.human().is_some_and(|human| {
            let own = self.game.played()[ply..].iter();
            let mut own = own.filter(|played| played.before.side_to_move() == human);
            self.game.ending().is_none() && mover != human && own.next().is_none()
        });
        let told = if is_to_answer {
            advice.unjudged(self.app, &played)
        } else {
            advice.explained(self.app, &played)
        };
        self.tell_all(&told)
    }

    /// Plays a move, unless the tutor warns of it first: then it is played when
    /// it is typed once more.
    pub(super) fn consider(&mut self, mv: Move) -> Result<(), Error> {
        self.teacher.turn_to(&self.game);
        if let Some(least) = self.app.settings.tutor.least()
            && !self.teacher.warned.contains(&mv)
            && let Some(advice) = self.advice()?
            && let Some(warning) = advice.warning(self.app, mv, least)
        {
            self.teacher.warned.push(mv);
            self.tell_all(&warning)?;
            return self.app.say(&Message::HintChoice);
        }
        // Whoever has heard a warning has said twice that the move is meant.
        if !self.teacher.warned.contains(&mv) && !self.wants_to_play(mv)? {
            return Ok(());
        }
        let ply = self.game.ply();
        self.make(mv)?;
        self.judge_computer(ply)
    }

    /// Obeys a line that answers a warning with yes or no, if it does.
    pub(super) fn answer_warning(&mut self, line: &str) -> Option<Result<(), Error>> {
        self.teacher.turn_to(&self.game);
        let warned = *self.teacher.warned.last()?;
        if yes_or_no(line, &self.app.catalog)? {
            return Some(self.consider(warned));
        }
        self.teacher.warned.clear();
        Some(self.app.say(&Message::HintThinkAgain))
    }

    /// Tells of a mistake of the computer, once the person's move at `ply` has
    /// answered it.
    fn judge_computer(&mut self, ply: usize) -> Result<(), Error> {
        let Some(least) = self.app.settings.tutor.least() else {
            return Ok(());
        };
        let Some(human) = self.opponent.human() else {
            return Ok(());
        };
        let played = self.game.played();
        let Some(before) = ply.checked_sub(1) else {
            return Ok(());
        };
        let (Some(computers), Some(own)) = (played.get(before), played.get(ply)) else {
            return Ok(());
        };
        let (computers, own) = (*computers, *own);
        if computers.before.side_to_move() == human {
            return Ok(());
        }
        let advice = self.advice_after(before)?;
        let next = self.advice_after(ply)?;
        let Some((advice, next)) = advice.zip(next) else {
            return Ok(());
        };
        match advice.answered(self.app, computers.mv, least, (own.mv, &next)) {
            Some(told) => self.tell_all(&told),
            None => Ok(()),
        }
    }

    /// Changes when the tutor warns.
    pub(super) fn tutor(&mut self, rest: &str) -> Result<(), Error> {
        let typed = rest.to_lowercase();
        for tutor in Tutor::ALL {
            if self.app.catalog.words(&tutor.words()).contains(&typed) {
                self.app.settings.tutor = tutor;
                return self.app.say(&Message::UiTutorChanged);
            }
        }
        let values: Vec<String> = Tutor::ALL
            .iter()
            .filter_map(|tutor| self.app.catalog.words(&tutor.words()).into_iter().next())
            .collect();
        self.app.say(&Message::UiChooseOne {
            values: values.join(", "),
        })
    }

    fn tell_all(&mut self, sentences: &[String]) -> Result<(), Error> {
        let mut sentences = sentences.iter();
        sentences.try_for_each(|sentence| self.app.line(sentence))
    }
}
