//! What is on the screen, and how it changes: a function of what happens.

use std::rc::Rc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Size;
use togyz_ai::Level;
use togyz_core::notation::MoveText;
use togyz_core::{Event, Game, Move, Position, Side};
use togyz_i18n::about::{hint, illegal_move};
use togyz_i18n::{Catalog, Locales, Message, Narration, Wording, ending, narrate_varied};

use super::keys::Command;
use super::thinker::{Insight, Purpose, Thought, Wish};
use super::walk::Walk;
use crate::session::{Changed, Opponent, Players, greeting, play_again, start_again, take_back};
use crate::view::{Charset, Ink};

/// Everything that happens to the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input {
    /// A key was pressed.
    Key(KeyEvent),
    /// The pointer was pressed on this cell.
    Click {
        /// Its column, from 0.
        column: u16,
        /// Its line, from 0.
        row: u16,
    },
    /// The terminal has this size now.
    Resize(Size),
    /// The engine has thought this about [`Screen::wish`].
    Thought(Thought),
    /// There is this to say.
    Notice(Message),
}

/// What the screen cannot do itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// The game has changed and is to be kept.
    Keep,
    /// Another game begins, to be kept in a file of its own.
    Begin,
    /// The unfinished game that was offered is wanted: [`Screen::take_up`].
    TakeUp,
    /// The person leaves.
    Leave,
    /// The person leaves by Ctrl-C.
    Interrupt,
    /// The program goes into the background.
    Suspend,
    /// Everything is to be drawn anew.
    Redraw,
}

/// The languages, and the way to draw.
#[derive(Debug)]
pub struct Voice {
    /// All languages there are.
    pub locales: Rc<Locales>,
    /// The one that is spoken.
    pub catalog: Catalog,
    /// The characters of frames.
    pub charset: Charset,
    /// Whether there are colours.
    pub ink: Ink,
    /// How much is said about a move.
    pub narration: Narration,
}

/// The full-screen board.
#[derive(Debug)]
pub struct Screen {
    pub(super) voice: Voice,
    pub(super) size: Size,
    pub(super) game: Game,
    pub(super) role: Role,
    /// The side whose row is below.
    pub(super) bottom: Side,
    /// The move that is looked at before it is played.
    pub(super) chosen: Option<Move>,
    pub(super) question: Option<Question>,
    /// The first line of the page of keys, while it is open.
    pub(super) help: Option<usize>,
    pub(super) analysis: Analysis,
    pub(super) told: Vec<Told>,
    /// How many of the last lines of what was told are scrolled away.
    pub(super) back: usize,
    hint_is_wanted: bool,
}

/// What the screen is used for.
#[derive(Debug)]
pub(super) enum Role {
    /// To play.
    Play(Players),
    /// To walk through a record.
    Replay(Box<Walk>),
}

/// A question that waits for yes or no.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Question {
    /// Whether to go on with the unfinished game.
    TakeUp,
    /// Whether to leave the game for a new one.
    New,
}

/// The pane of the analysis.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Analysis {
    /// It is not shown.
    Closed,
    /// It is shown, with what the engine has seen of the position so far.
    Open(Option<Insight>),
}

/// Something that was said: facts, so that it can be said in another language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Told {
    /// What stands before it, such as a move.
    pub(super) start: String,
    pub(super) messages: Vec<Message>,
}

/// Whether a game that broke off is offered first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offer {
    /// There is one.
    TakeUp,
    /// There is none.
    None,
}

impl Screen {
    /// A screen of this size to play `game` on.
    pub fn play(voice: Voice, size: Size, game: Game, players: Players, offer: Offer) -> Self {
        let opponent = players.opponent.clone();
        let mut screen = Self {
            bottom: opponent.bottom(),
            role: Role::Play(players),
            question: (offer == Offer::TakeUp).then_some(Question::TakeUp),
            ..Self::new(voice, size, game)
        };
        screen.tell(greeting(&opponent));
        screen.tell_ending(Narration::Brief);
        screen
    }

    /// A screen of this size to walk through a record on.
    pub fn replay(voice: Voice, size: Size, walk: Walk) -> Self {
        let mut screen = Self {
            role: Role::Replay(Box::new(walk)),
            ..Self::new(voice, size, Game::new(togyz_core::Rules::default()))
        };
        screen.walk(|walk| walk.go_to(0));
        screen
    }

    fn new(voice: Voice, size: Size, game: Game) -> Self {
        Self {
            voice,
            size,
            role: Role::Play(Players {
                opponent: Opponent::Person,
                seed: 0,
            }),
            game,
            bottom: Side::White,
            chosen: None,
            question: None,
            help: None,
            analysis: Analysis::Closed,
            told: Vec::new(),
            back: 0,
            hint_is_wanted: false,
        }
    }

    /// Goes on with a game that was kept.
    pub fn take_up(&mut self, game: Game, players: Players) {
        self.bottom = players.opponent.bottom();
        self.role = Role::Play(players);
        self.told.clear();
        self.set(game);
        self.tell(Message::UiResumed);
    }

    /// The game that is played or shown.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays; `None` where a record is shown.
    pub const fn players(&self) -> Option<&Players> {
        match &self.role {
            Role::Play(players) => Some(players),
            Role::Replay(_) => None,
        }
    }

    /// The language that is spoken.
    pub const fn catalog(&self) -> &Catalog {
        &self.voice.catalog
    }

    /// What the engine should think about now.
    pub fn wish(&self) -> Option<Wish> {
        let wish = |purpose| {
            Some(Wish {
                purpose,
                game: self.game.clone(),
            })
        };
        if self.question.is_some() || self.game.ending().is_some() {
            return None;
        }
        if let Role::Play(players) = &self.role
            && let Opponent::Computer { level, .. } = players.opponent
            && players.opponent.is_to_move(&self.game)
        {
            let seed = players.seed;
            return wish(Purpose::Move { level, seed });
        }
        if self.hint_is_wanted {
            return wish(Purpose::Hint);
        }
        match self.analysis {
            Analysis::Open(_) => wish(Purpose::Analysis),
            Analysis::Closed => None,
        }
    }

    /// Lets something happen, and returns what is to be done about it.
    pub fn update(&mut self, input: Input) -> Option<Effect> {
        match input {
            Input::Key(key) => self.press(key),
            Input::Click { column, row } => self.click(column, row),
            Input::Resize(size) => {
                self.size = size;
                self.back = 0;
                None
            }
            Input::Thought(thought) => self.hear(thought),
            Input::Notice(message) => {
                self.tell(message);
                None
            }
        }
    }

    fn press(&mut self, key: KeyEvent) -> Option<Effect> {
        let command = Command::of(key);
        match command {
            Some(Command::Interrupt) => return Some(Effect::Interrupt),
            Some(Command::Suspend) => return Some(Effect::Suspend),
            Some(Command::Redraw) => return Some(Effect::Redraw),
            _ => {}
        }
        if let Some(question) = self.question {
            return match self.answer(key) {
                Some(Answer::Yes) => Some(self.agree(question)),
                Some(Answer::No) => {
                    self.question = None;
                    None
                }
                None if command == Some(Command::Language) => self.next_language(),
                None if command == Some(Command::Quit) => Some(Effect::Leave),
                None => None,
            };
        }
        let command = command?;
        if let Some(first) = self.help {
            self.help = match command {
                Command::Earlier => Some(first.saturating_sub(1)),
                Command::Later => Some((first + 1).min(self.last_help_line())),
                Command::Language => {
                    self.next_language();
                    Some(0)
                }
                Command::Quit | Command::Escape | Command::Enter | Command::Help => None,
                _ => Some(first),
            };
            return None;
        }
        match command {
            Command::Language => self.next_language(),
            Command::Help => {
                self.help = Some(0);
                None
            }
            Command::Quit => Some(Effect::Leave),
            Command::Flip => {
                self.bottom = self.bottom.opponent();
                None
            }
            Command::Analysis => {
                self.analysis = match self.analysis {
                    Analysis::Closed => Analysis::Open(None),
                    Analysis::Open(_) => Analysis::Closed,
                };
                self.back = 0;
                None
            }
            Command::Earlier => {
                self.back = (self.back + 1).min(self.hidden_lines());
                None
            }
            Command::Later => {
                self.back = self.back.saturating_sub(1);
                None
            }
            Command::Narration => {
                self.voice.narration = match self.voice.narration {
                    Narration::Brief => Narration::Normal,
                    Narration::Normal => Narration::Teaching,
                    Narration::Teaching => Narration::Brief,
                };
                match self.role {
                    Role::Play(_) => self.tell(Message::UiNarrationChanged),
                    Role::Replay(_) => self.walk(|_| {}),
                }
                None
            }
            _ => match &self.role {
                Role::Play(players) => {
                    let players = players.clone();
                    self.play_by(command, &players)
                }
                Role::Replay(_) => {
                    self.walk_by(command);
                    None
                }
            },
        }
    }

    /// Yes or no, in the language that is spoken or in English.
    fn answer(&self, key: KeyEvent) -> Option<Answer> {
        let letter = match key.code {
            KeyCode::Enter => return Some(Answer::Yes),
            KeyCode::Esc => return Some(Answer::No),
            KeyCode::Char(letter) => letter.to_lowercase().next()?,
            _ => return None,
        };
        let begins = |words: &Message| {
            let words = self.voice.catalog.words(words);
            words.iter().any(|word| word.starts_with(letter))
        };
        if begins(&Message::CmdYes) {
            Some(Answer::Yes)
        } else if begins(&Message::CmdNo) {
            Some(Answer::No)
        } else {
            None
        }
    }

    fn agree(&mut self, question: Question) -> Effect {
        self.question = None;
        match question {
            Question::TakeUp => Effect::TakeUp,
            Question::New => self.begin(),
        }
    }

    fn next_language(&mut self) -> Option<Effect> {
        let languages = self.voice.locales.available();
        let spoken = self.voice.catalog.language();
        let place = languages
            .iter()
            .position(|language| language.tag == *spoken);
        let next = place.map_or(0, |place| (place + 1) % languages.len());
        if let Some(next) = languages.get(next) {
            self.voice.catalog = self.voice.locales.catalog(&next.tag);
        }
        self.back = 0;
        None
    }

    fn play_by(&mut self, command: Command, players: &Players) -> Option<Effect> {
        match command {
            Command::Pit(no) => return self.pick(Move(no)),
            Command::Left | Command::Right => self.look_beside(command),
            Command::Enter => return self.chosen.and_then(|mv| self.make(mv)),
            Command::Escape => self.chosen = None,
            Command::Hint => match self.why_not() {
                Some(message) => self.tell(message),
                None => self.hint_is_wanted = true,
            },
            Command::Undo | Command::Redo => {
                let mut game = self.game.clone();
                let (message, changed) = if command == Command::Undo {
                    take_back(&mut game, &players.opponent, 1)
                } else {
                    play_again(&mut game, &players.opponent, 1)
                };
                self.tell(message);
                if changed == Changed::Yes {
                    self.set(game);
                    self.tell_ending(Narration::Brief);
                    return Some(Effect::Keep);
                }
            }
            Command::New if self.game.ending().is_none() && self.game.ply() > 0 => {
                self.question = Some(Question::New);
            }
            Command::New => return Some(self.begin()),
            Command::Stronger | Command::Weaker => return self.change_level(command, players),
            _ => {}
        }
        None
    }

    /// Looks at a move, or plays it if that was done before.
    pub(super) fn pick(&mut self, mv: Move) -> Option<Effect> {
        if let Some(message) = self.why_not() {
            self.tell(message);
            return None;
        }
        if self.chosen == Some(mv) {
            return self.make(mv);
        }
        self.chosen = None;
        match self.position().check(mv) {
            Ok(()) => self.chosen = Some(mv),
            Err(illegal) => self.tell(illegal_move(illegal, self.position())),
        }
        self.back = 0;
        None
    }

    /// Why a person cannot move now.
    fn why_not(&self) -> Option<Message> {
        let players = self.players()?;
        if self.game.ending().is_some() {
            Some(Message::ScreenAfterGame)
        } else if players.opponent.is_to_move(&self.game) {
            Some(Message::ErrorNotYourTurn)
        } else {
            None
        }
    }

    /// Looks at the next move to the left or to the right.
    fn look_beside(&mut self, command: Command) {
        if self.why_not().is_some() {
            return;
        }
        let mut moves: Vec<Move> = self.position().legal_moves().into_iter().collect();
        // The row above runs from right to left.
        let is_above = self.position().side_to_move() != self.bottom;
        if is_above != (command == Command::Left) {
            moves.reverse();
        }
        let place = self
            .chosen
            .and_then(|mv| moves.iter().position(|at| *at == mv));
        self.chosen = match place {
            Some(place) => moves.get((place + 1) % moves.len()).copied(),
            None => moves.first().copied(),
        };
        self.back = 0;
    }

    fn change_level(&mut self, command: Command, players: &Players) -> Option<Effect> {
        let Opponent::Computer { human, level } = players.opponent else {
            self.tell(Message::ErrorNoComputer);
            return None;
        };
        let number = level.get();
        let number = if command == Command::Stronger {
            number + 1
        } else {
            number - 1
        };
        let Some(level) = Level::new(number) else {
            self.tell(Message::ErrorLevelRange);
            return None;
        };
        self.role = Role::Play(Players {
            opponent: Opponent::Computer { human, level },
            seed: players.seed,
        });
        self.tell(Message::UiLevelChanged {
            level: level.get().into(),
        });
        Some(Effect::Keep)
    }

    fn begin(&mut self) -> Effect {
        self.told.clear();
        self.set(start_again(&self.game));
        if let Role::Play(players) = &self.role {
            let greeting = greeting(&players.opponent);
            self.tell(greeting);
        }
        Effect::Begin
    }

    /// Plays a legal move and tells what happened.
    fn make(&mut self, mv: Move) -> Option<Effect> {
        let Role::Play(players) = &self.role else {
            return None;
        };
        let seed = players.seed;
        let mut game = self.game.clone();
        let before = *game.position();
        let mut events = Vec::new();
        let ply = game.ply();
        if let Err(illegal) = game.play_with(mv, |event| events.push(event)) {
            self.tell(illegal_move(illegal, &before));
            return None;
        }
        self.set(game);
        self.tell_move(&before, mv, &events, Wording::new(seed, ply));
        self.tell_ending(self.voice.narration);
        Some(Effect::Keep)
    }

    pub(super) fn tell_move(
        &mut self,
        before: &Position,
        mv: Move,
        events: &[Event],
        wording: Wording,
    ) {
        let level = self.voice.narration;
        let start = match level {
            Narration::Brief => String::new(),
            Narration::Normal | Narration::Teaching => notation(before, mv),
        };
        let messages = narrate_varied(before, mv, events, level, wording);
        self.told.push(Told { start, messages });
    }

    /// Tells how the game ended, unless the narration of the last move has told
    /// it, and what can be done now.
    fn tell_ending(&mut self, level: Narration) {
        let Some(how) = self.game.ending() else {
            return;
        };
        if level == Narration::Brief || self.position().ending().is_none() {
            self.tell(ending(how, self.position().kazans()));
        }
        self.tell(Message::ScreenAfterGame);
    }

    fn hear(&mut self, thought: Thought) -> Option<Effect> {
        match thought {
            Thought::Move(mv) => return self.make(mv),
            Thought::Hint(mv) => {
                self.hint_is_wanted = false;
                self.chosen = None;
                self.tell(hint(self.position(), mv));
            }
            Thought::Seen(insight) => {
                if let Analysis::Open(seen) = &mut self.analysis {
                    *seen = Some(insight);
                }
            }
        }
        None
    }

    /// Says something.
    pub(super) fn tell(&mut self, message: Message) {
        self.back = 0;
        self.told.push(Told {
            start: String::new(),
            messages: vec![message],
        });
    }

    /// Shows another game, or the same one at another move.
    pub(super) fn set(&mut self, game: Game) {
        self.game = game;
        self.chosen = None;
        self.hint_is_wanted = false;
        self.back = 0;
        if let Analysis::Open(seen) = &mut self.analysis {
            *seen = None;
        }
    }

    pub(super) const fn position(&self) -> &Position {
        self.game.position()
    }

    /// Whether a person is to choose a move.
    pub(super) fn is_persons_turn(&self) -> bool {
        matches!(self.role, Role::Play(_)) && self.why_not().is_none()
    }

    pub(super) fn text(&self, message: &Message) -> String {
        self.voice.catalog.say(message)
    }
}

enum Answer {
    Yes,
    No,
}

/// The usual text of a move that can be played.
pub(super) fn notation(before: &Position, mv: Move) -> String {
    MoveText::of(before, mv).map_or_else(|_| mv.to_string(), |text| text.to_string())
}
