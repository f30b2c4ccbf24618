//! Another program as the opponent.

use togyz_core::Move;
use togyz_i18n::Message;

use super::{Opponent, Session};
use crate::error::{Error, Exit};
use crate::player::{Clocks, Failure};
use crate::watch::watched;

impl Session<'_> {
    /// The move of the other program.
    ///
    /// # Errors
    ///
    /// If it has crashed, takes too long, or answers with what is no legal
    /// move: then the game, which is kept, cannot go on against it.
    pub(super) fn rival_chooses(&mut self) -> Result<Move, Error> {
        let Opponent::Engine { command, .. } = &self.opponent else {
            unreachable!("another program is asked only where it plays");
        };
        let name = command.clone();
        let mover = self.position().side_to_move();
        let now = (self.app.world.clock)();
        let clocks = match &self.clock {
            Some(clock) => clock.clocks(mover, now),
            None => Clocks::default(),
        };
        let Some(rival) = &mut self.rival else {
            return Err(Error::new(Exit::Failed, unnamed(&name)));
        };
        let (game, seed, flag) = (&self.game, self.seed, rival.stop_flag());
        let thought = watched(&self.app.world.interrupted, &flag, || {
            rival.choose(game, clocks, seed)
        });
        let message = match self.unless_interrupted(thought)? {
            Ok(thought) => return Ok(thought.mv),
            Err(Failure::Crashed | Failure::Stopped) => Message::ErrorEngineCrashed { name },
            Err(Failure::Late) => Message::ErrorEngineLate { name },
            Err(Failure::Illegal(input)) => Message::ErrorEngineIllegal { name, input },
        };
        // The game is the person's, and is not over.
        self.stop_clock()?;
        self.print_record()?;
        Err(Error::new(Exit::Failed, message))
    }
}

/// What is said where another program plays that was not named again: a record
/// may come from anybody, so its command is not run unasked.
pub fn unnamed(command: &str) -> Message {
    Message::ErrorEngineUnnamed {
        name: command.to_owned(),
        input: format!("togyz resume --engine \"{command}\""),
    }
}
