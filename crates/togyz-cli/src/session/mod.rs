//! A game as it is played: typed lines in, boards and sentences out.

mod actions;
pub(crate) mod advice;
mod animation;
mod clock;
mod completing;
mod keeper;
mod keeping;
mod rival;
mod saved;
mod steps;
mod teacher;
mod words;

use std::path::PathBuf;
use std::sync::atomic::Ordering;

use togyz_ai::{Config, Engine, Level};
use togyz_core::notation::{MoveText, Record};
use togyz_core::{Event, Game, Move, Position, Side};
use togyz_i18n::about::refusal;
use togyz_i18n::{
    LanguageIdentifier, Message, Narration, Wording, ending, narrate_varied, preview,
};

use crate::app::{App, Confirm, Style};
use crate::ask::ask;
use crate::cli::flags::Outcomes;
use crate::commands::tables::usual_tables;
use crate::error::{Error, Exit};
use crate::input::Input;
use crate::player::Player;
use crate::store::Store;
use crate::view::{self, Board, LastMove, Plate};
use crate::watch::watched;

pub use clock::GameClock;
pub use keeper::Keeper;
pub use keeping::greeting;
pub use rival::unnamed;
pub use saved::{Players, Taken, is_unfinished, read_game};
pub use steps::{Changed, play_again, start_again, take_back};
use teacher::Teacher;
pub(crate) use words::listed;
use words::{Typed, understand};

/// Against whom one plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer {
        /// The person's side.
        human: Side,
        /// The computer's level.
        level: Level,
    },
    /// Another program, over UGI.
    Engine {
        /// The person's side.
        human: Side,
        /// The program's command line.
        command: String,
    },
    /// Another person at the same keyboard.
    Person,
}

impl Opponent {
    /// The side of the only person; `None` where two people play.
    pub const fn human(&self) -> Option<Side> {
        match self {
            Self::Computer { human, .. } | Self::Engine { human, .. } => Some(*human),
            Self::Person => None,
        }
    }

    /// Whether it is the computer's turn.
    pub fn is_to_move(&self, game: &Game) -> bool {
        let mover = game.position().side_to_move();
        game.ending().is_none() && self.human().is_some_and(|human| human != mover)
    }

    /// Who plays `side`.
    pub fn player(&self, side: Side) -> Message {
        match self {
            Self::Person => Message::UiSide { side },
            Self::Computer { human, .. } | Self::Engine { human, .. } if *human == side => {
                Message::UiBoardYou { side }
            }
            Self::Computer { level, .. } => Message::UiBoardComputer {
                side,
                level: level.get().into(),
            },
            Self::Engine { command, .. } => Message::UiBoardEngine {
                input: command.clone(),
                side,
            },
        }
    }

    /// Which row is drawn below: one's own, or White's.
    pub fn bottom(&self) -> Side {
        self.human().unwrap_or(Side::White)
    }
}

/// Whose row is drawn below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bottom {
    /// This one.
    Row(Side),
    /// That of whoever is to move.
    Mover,
}

/// A game that is being played.
#[derive(Debug)]
pub struct Session<'a> {
    app: &'a mut App,
    engine: Engine,
    game: Game,
    opponent: Opponent,
    seed: u64,
    narration: Narration,
    bottom: Bottom,
    /// The other program that plays, if one does.
    rival: Option<Player>,
    clock: Option<GameClock>,
    keeper: Keeper,
    /// The record is printed when the session ends.
    is_printed: bool,
    teacher: Teacher,
    /// The board has changed since it was shown last.
    board_is_due: bool,
    /// The language in which the names of the pits were told last.
    legend_told_in: Option<LanguageIdentifier>,
    /// The ending has been told.
    ending_is_told: bool,
}

/// Memory for the search, in megabytes.
const HASH_MEGABYTES: usize = 16;

/// What comes after a line.
enum Next {
    /// The game goes on.
    Stay,
    /// The program ends.
    Leave,
}

impl<'a> Session<'a> {
    /// A session of `record`'s game, written to `file` after every move.
    pub fn new(app: &'a mut App, record: Record, players: Players, file: Option<PathBuf>) -> Self {
        let narration = app
            .settings
            .narration
            .unwrap_or_else(|| usual_narration(app));
        Self {
            engine: Engine::with(Config {
                hash_megabytes: HASH_MEGABYTES,
                tables: usual_tables(app),
                ..Config::default()
            }),
            game: record.game.clone(),
            bottom: Bottom::Row(players.opponent.bottom()),
            opponent: players.opponent,
            seed: players.seed,
            narration,
            rival: None,
            clock: GameClock::of(&record.tags),
            keeper: Keeper::new(record, file),
            is_printed: false,
            teacher: Teacher::default(),
            board_is_due: true,
            legend_told_in: None,
            ending_is_told: false,
            app,
        }
    }

    /// Lets another program play.
    #[must_use]
    pub fn with_rival(self, rival: Option<Player>) -> Self {
        Self { rival, ..self }
    }

    /// Plays by this clock, if there is one; else by that of the record.
    #[must_use]
    pub fn with_clock(self, clock: Option<GameClock>) -> Self {
        Self {
            clock: clock.or(self.clock),
            ..self
        }
    }

    /// Turns the board to whoever is to move.
    #[must_use]
    pub fn turned_to_the_mover(self) -> Self {
        Self {
            bottom: Bottom::Mover,
            ..self
        }
    }

    /// Prints the record in the end.
    #[must_use]
    pub fn printed(self) -> Self {
        Self {
            is_printed: true,
            ..self
        }
    }

    /// Plays until the person leaves.
    ///
    /// # Errors
    ///
    /// If output cannot be written, the person pressed Ctrl-C, or the game could
    /// not be kept.
    pub fn run(&mut self, greeting: &Message) -> Result<(), Error> {
        self.app.say(greeting)?;
        if self.app.settings.interactive {
            self.app.say(&Message::UiHelpTip)?;
        }
        loop {
            if self.is_computers_turn() {
                self.computer_moves()?;
                continue;
            }
            self.tell_ending()?;
            if self.board_is_due {
                self.show_board()?;
            }
            match self.ask()? {
                Input::Line(_) if self.flag_falls()? => {}
                Input::Line(line) => match self.obey(&line)? {
                    Next::Stay => {}
                    Next::Leave => return self.leave(),
                },
                Input::Resumed => self.board_is_due = true,
                Input::End => return self.leave(),
                Input::Interrupted => return Err(self.break_off()?),
            }
        }
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn is_computers_turn(&self) -> bool {
        self.opponent.is_to_move(&self.game)
    }

    /// The side that is spoken to as "you": the person's, or the one to move.
    fn reader(&self) -> Side {
        let mover = self.position().side_to_move();
        self.opponent.human().unwrap_or(mover)
    }

    /// Asks for a line: with a prompt on a terminal, with an echo elsewhere, so
    /// that a transcript shows what was typed.
    fn ask(&mut self) -> Result<Input, Error> {
        if self.app.settings.interactive {
            let prompt = match (self.game.ending(), self.opponent.human()) {
                (None, Some(_)) => Some(Message::UiYourMove),
                (None, None) => Some(Message::NarrateTurn {
                    mover: self.position().side_to_move(),
                }),
                (Some(_), _) => None,
            };
            self.start_clock();
            if let Some(prompt) = prompt {
                self.app.say(&prompt)?;
            }
            let vocabulary = self.vocabulary();
            return self.app.game_line("> ", vocabulary);
        }
        let input = self.app.read_line();
        if let Input::Line(line) = &input {
            let echo = format!("> {}", shown(line));
            self.app.line(&echo)?;
        }
        Ok(input)
    }

    /// Asks a question until it is answered with yes or no. The end of the
    /// input is a no, and where nobody can be asked the answer is yes: whoever
    /// wrote the line meant it.
    fn confirm(&mut self, question: &Message) -> Result<bool, Error> {
        if !self.app.settings.interactive {
            return Ok(true);
        }
        ask(self.app, question)
    }

    fn obey(&mut self, line: &str) -> Result<Next, Error> {
        if let Some(answered) = self.answer_warning(line) {
            answered?;
            return Ok(Next::Stay);
        }
        let variant = self.game.rules().variant;
        match understand(line, &self.app.catalog, variant) {
            Typed::Nothing => {}
            Typed::Play(typed) => self.play(typed, line)?,
            Typed::Preview(typed) => self.preview(typed, line)?,
            Typed::NoPit => self.app.say(&Message::ErrorPitNumber {
                pits: variant.pits().into(),
            })?,
            Typed::Command(word, rest) => return self.command(word, &rest),
            Typed::Unknown(suggestion) => {
                let input = shown(line);
                let message = match suggestion {
                    Some(suggestion) => Message::ErrorUnknownWordSuggest { input, suggestion },
                    None => Message::ErrorUnknownWord { input },
                };
                self.app.say(&message)?;
            }
        }
        Ok(Next::Stay)
    }

    fn play(&mut self, typed: MoveText, line: &str) -> Result<(), Error> {
        if self.game.ending().is_some() {
            return self.app.say(&Message::ErrorGameOver);
        }
        match typed.resolve(self.position()) {
            Ok(mv) => self.consider(mv),
            Err(error) => {
                let message = refusal(error, typed, &shown(line), self.position());
                self.app.say(&message)
            }
        }
    }

    /// Whether a move is really meant: asked where the person wants to be asked.
    fn wants_to_play(&mut self, mv: Move) -> Result<bool, Error> {
        if self.app.settings.confirm == Confirm::Nothing || !self.app.settings.interactive {
            return Ok(true);
        }
        let before = *self.position();
        for message in preview(&before, mv) {
            self.app.say(&message)?;
        }
        let input = MoveText::of(&before, mv).map_or_else(|_| String::new(), |mv| mv.to_string());
        self.confirm(&Message::UiConfirmMove { input })
    }

    fn preview(&mut self, typed: MoveText, line: &str) -> Result<(), Error> {
        if self.game.ending().is_some() {
            return self.app.say(&Message::ErrorGameOver);
        }
        match typed.resolve(self.position()) {
            Ok(mv) => {
                for message in preview(self.position(), mv) {
                    self.app.say(&message)?;
                }
                Ok(())
            }
            Err(error) => {
                let message = refusal(error, typed, &shown(line), self.position());
                self.app.say(&message)
            }
        }
    }

    /// Plays a legal move, keeps the game, and tells what happened.
    fn make(&mut self, mv: Move) -> Result<(), Error> {
        let before = *self.position();
        let mut events = Vec::new();
        let tell = |event| events.push(event);
        if self.game.play_with(mv, tell).is_err() {
            return self.app.say(&Message::ErrorGameOver);
        }
        self.press_clock(before.side_to_move());
        self.save()?;
        self.animate(&before, mv)?;
        self.tell(&before, mv, &events)?;
        self.board_is_due = true;
        Ok(())
    }

    fn tell(&mut self, before: &Position, mv: Move, events: &[Event]) -> Result<(), Error> {
        let notation =
            MoveText::of(before, mv).map_or_else(|_| String::new(), |text| text.to_string());
        let earlier = self.game.ply().saturating_sub(1);
        let wording = Wording::new(self.seed, earlier);
        let sentences: Vec<String> = narrate_varied(before, mv, events, self.narration, wording)
            .iter()
            .map(|message| self.app.text(message))
            .collect();
        let told = sentences.join(" ");
        let line = if self.narration == Narration::Brief {
            told
        } else {
            format!("{notation}  {told}")
        };
        self.app.line(&line)?;
        // The last event of a move that ends the game has told the ending.
        self.ending_is_told = self.game.ending().is_some() && self.narration > Narration::Brief;
        Ok(())
    }

    fn computer_moves(&mut self) -> Result<(), Error> {
        if self.app.settings.interactive {
            self.app.say(&Message::UiThinking)?;
            self.app.flush()?;
        }
        self.start_clock();
        let mv = match self.opponent {
            Opponent::Computer { level, .. } => self
                .interruptibly(|engine, game, seed| engine.choose(game, level, seed))?
                .map(|choice| choice.mv),
            Opponent::Engine { .. } => Some(self.rival_chooses()?),
            Opponent::Person => None,
        };
        match mv {
            Some(_) if self.flag_falls()? => Ok(()),
            Some(mv) => self.make(mv),
            None => Ok(()),
        }
    }

    /// Says what becomes of the game after Ctrl-C.
    fn break_off(&mut self) -> Result<Error, Error> {
        self.app.line("")?;
        self.stop_clock()?;
        self.say_where_it_is_kept()?;
        self.print_record()?;
        Ok(Error::Exit(Exit::Interrupted))
    }

    /// Lets the engine think, and stops it on Ctrl-C.
    fn interruptibly<T>(
        &mut self,
        think: impl FnOnce(&mut Engine, &Game, u64) -> T,
    ) -> Result<T, Error> {
        let flag = self.engine.stop_flag();
        let (engine, game, seed) = (&mut self.engine, &self.game, self.seed);
        let interrupted = &self.app.world.interrupted;
        let thought = watched(interrupted, &flag, || think(engine, game, seed));
        self.unless_interrupted(thought)
    }

    /// What was thought; after Ctrl-C, how the session ends instead.
    fn unless_interrupted<T>(&mut self, thought: T) -> Result<T, Error> {
        if self.app.world.interrupted.load(Ordering::Relaxed) {
            return Err(self.break_off()?);
        }
        Ok(thought)
    }

    fn tell_ending(&mut self) -> Result<(), Error> {
        let Some(how) = self.game.ending() else {
            self.ending_is_told = false;
            return Ok(());
        };
        if !self.ending_is_told {
            self.app.say(&ending(how, self.position().kazans()))?;
            self.ending_is_told = true;
        }
        if self.board_is_due {
            self.show_board()?;
        }
        if self.app.settings.interactive {
            self.app.say(&Message::UiAfterGame)?;
        }
        Ok(())
    }

    /// The last move as the board marks it.
    fn last_move(&self) -> Option<LastMove> {
        let last = self.game.played().last()?;
        LastMove::of(&last.before, last.mv)
    }

    /// Shows the board, with what each move would bring if it is a person's
    /// turn.
    fn show_board(&mut self) -> Result<(), Error> {
        self.board_is_due = false;
        let position = *self.position();
        let charset = match self.app.settings.style {
            Style::Text => {
                for message in view::spoken(&position, self.opponent.human()) {
                    self.app.say(&message)?;
                }
                return self.legend_once();
            }
            Style::Drawing(charset) => charset,
        };
        let bottom = self.bottom();
        let board = Board::new(&position, bottom, self.last_move());
        let [top, bottom] = [self.plate(bottom.opponent()), self.plate(bottom)];
        let is_wanted = self.app.settings.outcomes == Outcomes::On && self.game.ending().is_none();
        let outcomes = is_wanted.then(|| view::outcomes(&position));
        let drawing = view::draw(
            &board,
            [&top, &bottom],
            outcomes.as_deref(),
            self.app.look(charset),
        );
        self.app.print(&format!("\n{drawing}\n"))?;
        self.legend_once()
    }

    /// Tells the names of the pits, if they are wanted and were not told yet in
    /// this language.
    fn legend_once(&mut self) -> Result<(), Error> {
        let Some(legend) = self.app.legend(self.game.rules()) else {
            return Ok(());
        };
        let language = Some(self.app.catalog.language().clone());
        if self.legend_told_in == language {
            return Ok(());
        }
        self.legend_told_in = language;
        self.app.say(&legend)
    }

    /// Whose row is drawn below.
    fn bottom(&self) -> Side {
        match self.bottom {
            Bottom::Row(side) => side,
            Bottom::Mover => self.position().side_to_move(),
        }
    }

    fn plate(&self, side: Side) -> Plate {
        let mut name = self.app.text(&self.opponent.player(side));
        if let Some(time) = self.time_left(side) {
            name = format!("{name} · {time}");
        }
        Plate {
            name,
            kazan: self.app.text(&Message::UiKazan),
        }
    }

    /// Writes the game to its file. A failure is said once; the game goes on.
    ///
    /// # Errors
    ///
    /// If output cannot be written.
    pub fn save(&mut self) -> Result<(), Error> {
        self.note_clock();
        let now = self.app.world.now;
        for notice in self.keeper.keep(&self.game, &self.players(), now) {
            self.app.notice(&notice)?;
        }
        Ok(())
    }

    fn players(&self) -> Players {
        Players {
            opponent: self.opponent.clone(),
            seed: self.seed,
        }
    }

    fn record(&self) -> Record {
        let now = self.app.world.now;
        self.keeper.record(&self.game, &self.players(), now)
    }

    /// Says what becomes of the game, and good-bye.
    fn leave(&mut self) -> Result<(), Error> {
        self.stop_clock()?;
        if self.keeper.is_unsaved() {
            let message = Message::UiNotSaved;
            return Err(Error::new(Exit::Failed, message));
        }
        self.say_where_it_is_kept()?;
        self.app.say(&Message::UiGoodbye)?;
        self.print_record()
    }

    /// Prints the record, if that was asked for.
    fn print_record(&mut self) -> Result<(), Error> {
        if self.is_printed {
            let text = self.record().to_tgk();
            self.app.print(&format!("\n{text}"))?;
        }
        Ok(())
    }

    /// Says how to go on with an unfinished game that is kept.
    fn say_where_it_is_kept(&mut self) -> Result<(), Error> {
        if self.keeper.is_unsaved() {
            return self.app.say(&Message::UiNotSaved);
        }
        if self.keeper.is_kept() && self.game.ending().is_none() && self.app.settings.interactive {
            self.app.say(&Message::UiSaved)?;
        }
        Ok(())
    }
}

/// Where a new game of one's own is kept: nowhere if no person is there, since
/// a transcript is kept only where it says so.
pub fn own_file(app: &App) -> Option<PathBuf> {
    let store = Store::find(&app.world).filter(|_| app.settings.interactive)?;
    Some(store.new_path(app.world.now))
}

/// Finished games after which a player needs no more teaching.
const LESSONS: usize = 3;

/// Teaching until some games are finished, then normal; a transcript is always
/// the same.
pub fn usual_narration(app: &App) -> Narration {
    if !app.settings.interactive {
        return Narration::Normal;
    }
    let kept = Store::find(&app.world).and_then(|store| store.list().ok());
    let finished = kept
        .unwrap_or_default()
        .iter()
        .filter_map(|kept| std::fs::read_to_string(&kept.path).ok())
        .filter(|text| !text.contains("[Result \"*\"]"))
        .take(LESSONS)
        .count();
    if finished < LESSONS {
        Narration::Teaching
    } else {
        Narration::Normal
    }
}

/// What was typed, short enough to be shown.
pub(crate) fn shown(line: &str) -> String {
    const LONGEST: usize = 60;
    let mut chars = line.chars().filter(|c| !c.is_control());
    let mut text: String = chars.by_ref().take(LONGEST).collect();
    if chars.next().is_some() {
        text.push('…');
    }
    text
}
