//! `togyz engine`: the UGI protocol on standard input and output.
//!
//! The words of the protocol are the same in every language; what is wrong with
//! a line is said after `info string error` in the language of the person.
//! While the engine thinks, `isready`, `ponderhit`, `stop` and `quit` are
//! answered at once, everything else after the answer. Of a finished game the answer is
//! `bestmove 0000`.

mod endgames;
mod fault;
mod options;
mod parse;
mod position;
mod think;

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use togyz_ai::{Book, Config, Engine, Network, PonderFlag, StopFlag, Term, evaluate};
use togyz_core::{Event, Game, Outcome, Side};
use togyz_i18n::{Catalog, Message, Narration, about, ending, narrate};

use crate::app::App;
use crate::error::Error;
use endgames::Endgames;
use options::{EMPTY, LANGUAGE, Options, TABLE_PATH};
use parse::{Command, Go, Query, parse};
use think::Job;

/// What happens while the program talks.
enum Report {
    /// A line came in.
    Line(String),
    /// A line came in that nobody writes: it is too long.
    TooLong,
    /// There is no more input.
    End,
    /// The work has come so far.
    Info(String),
    /// The work is done: the lines of the answer, and the engine if it had it.
    Done(Vec<String>, Option<Box<Engine>>),
}

/// Whether to go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

/// Answers until `quit` or the end of the input.
///
/// # Errors
///
/// If the output cannot be written.
pub fn run(app: &mut App) -> Result<(), Error> {
    let (sender, reports) = sync_channel(64);
    let input = std::mem::replace(&mut app.world.input, Box::new(io::empty()));
    let lines = sender.clone();
    thread::spawn(move || read(input, &lines));
    let options = Options::new(app.settings.rules);
    let mut talk = Talk {
        game: Game::new(options.rules),
        engine: None,
        endgames: Endgames::usual(app),
        work: None,
        waiting: VecDeque::new(),
        has_ended: false,
        options,
        sender,
        app,
    };
    talk.run(&reports)
}

/// Sends the lines of `input`, and that it ended.
fn read(input: Box<dyn Read + Send>, reports: &SyncSender<Report>) {
    /// A game of some hundred thousand moves.
    const LONGEST: u64 = 1 << 20;
    let mut input = BufReader::new(input);
    loop {
        let mut line: Vec<u8> = Vec::new();
        let report = match input.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => Report::End,
            Ok(_) if line.len() as u64 == LONGEST && !line.ends_with(b"\n") => {
                match input.skip_until(b'\n') {
                    Ok(_) => Report::TooLong,
                    Err(_) => Report::End,
                }
            }
            Ok(_) => Report::Line(String::from_utf8_lossy(&line).into_owned()),
        };
        let is_end = matches!(report, Report::End);
        if reports.send(report).is_err() || is_end {
            return;
        }
    }
}

/// Work that goes on.
struct Work {
    flag: StopFlag,
    /// Whether the answer waits for `stop`.
    waits: bool,
    /// While the opponent is to move.
    ponder: Option<Ponder>,
    /// When it is to be stopped from here.
    deadline: Option<Instant>,
    /// The answer that waits.
    answer: Option<Vec<String>>,
}

/// What `ponderhit` sets going.
struct Ponder {
    flag: PonderFlag,
    /// Whether the answer waits for `stop` all the same.
    waits: bool,
    /// After which time the work is to be stopped from here.
    time: Option<Duration>,
}

/// A conversation.
struct Talk<'a> {
    app: &'a mut App,
    options: Options,
    game: Game,
    /// `None` before it is needed first, and while it thinks.
    engine: Option<Box<Engine>>,
    endgames: Endgames,
    work: Option<Work>,
    /// Lines that wait for the end of the work.
    waiting: VecDeque<String>,
    has_ended: bool,
    sender: SyncSender<Report>,
}

impl Talk<'_> {
    fn run(&mut self, reports: &Receiver<Report>) -> Result<(), Error> {
        while !self.has_ended || self.work.is_some() {
            let deadline = self.work.as_ref().and_then(|work| work.deadline);
            let report = match deadline {
                None => reports.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(deadline) => {
                    reports.recv_timeout(deadline.saturating_duration_since(Instant::now()))
                }
            };
            let next = match report {
                Ok(Report::Line(line)) => self.hear(line)?,
                Ok(Report::TooLong) => self.refuse(&Message::ErrorCliOther)?,
                Ok(Report::End) => {
                    self.has_ended = true;
                    if self.work.as_ref().is_some_and(|work| work.waits) {
                        self.stop()?
                    } else {
                        Next::Stay
                    }
                }
                Ok(Report::Info(line)) => self.print(&[line])?,
                Ok(Report::Done(answer, engine)) => {
                    self.engine = engine.or(self.engine.take());
                    match &mut self.work {
                        Some(work) if work.waits => {
                            work.answer = Some(answer);
                            Next::Stay
                        }
                        _ => self.answer(&answer)?,
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(work) = &mut self.work {
                        work.deadline = None;
                        work.flag.raise();
                    }
                    Next::Stay
                }
                Err(RecvTimeoutError::Disconnected) => Next::Leave,
            };
            if next == Next::Leave {
                break;
            }
        }
        if let Some(work) = &self.work {
            work.flag.raise();
        }
        Ok(())
    }

    /// Hears a line, at once or after the work.
    fn hear(&mut self, line: String) -> Result<Next, Error> {
        /// As many as anybody sends in advance.
        const MOST_WAITING: usize = 10_000;
        if self.work.is_none() {
            return self.obey(&line);
        }
        match parse(&line) {
            Ok(Command::IsReady | Command::PonderHit | Command::Stop | Command::Quit) => {
                self.obey(&line)
            }
            _ if self.waiting.len() >= MOST_WAITING => self.refuse(&Message::ErrorCliOther),
            _ => {
                self.waiting.push_back(line);
                Ok(Next::Stay)
            }
        }
    }

    /// Ends the work with its answer, and hears what waited for that.
    fn answer(&mut self, answer: &[String]) -> Result<Next, Error> {
        self.work = None;
        self.print(answer)?;
        while self.work.is_none()
            && let Some(line) = self.waiting.pop_front()
        {
            if self.obey(&line)? == Next::Leave {
                return Ok(Next::Leave);
            }
        }
        Ok(Next::Stay)
    }

    /// Asks the work to end; its answer waits no longer.
    fn stop(&mut self) -> Result<Next, Error> {
        let Some(work) = &mut self.work else {
            return Ok(Next::Stay);
        };
        work.waits = false;
        work.flag.raise();
        match work.answer.take() {
            Some(answer) => self.answer(&answer),
            None => Ok(Next::Stay),
        }
    }

    /// The opponent has played the expected move: from now on time counts.
    fn ponder_hit(&mut self) -> Result<Next, Error> {
        let Some(work) = &mut self.work else {
            return Ok(Next::Stay);
        };
        let Some(ponder) = work.ponder.take() else {
            return Ok(Next::Stay);
        };
        ponder.flag.lower();
        work.waits = ponder.waits;
        work.deadline = ponder
            .time
            .and_then(|time| Instant::now().checked_add(time));
        match work.answer.take_if(|_| !ponder.waits) {
            Some(answer) => self.answer(&answer),
            None => Ok(Next::Stay),
        }
    }

    fn obey(&mut self, line: &str) -> Result<Next, Error> {
        let command = parse(line);
        if let Ok(Command::IsReady | Command::NewGame | Command::Go(_)) = &command
            && let Err(message) = self.endgames.prepare()
        {
            self.refuse(&message)?;
        }
        match command.and_then(|command| self.perform(command)) {
            Ok(Done::PonderHit) => self.ponder_hit(),
            Ok(Done::Stop) => self.stop(),
            Ok(Done::Quit) => Ok(Next::Leave),
            Ok(Done::Said(lines)) => self.print(&lines),
            Err(message) => self.refuse(&message),
        }
    }

    fn perform(&mut self, command: Command) -> Result<Done, Message> {
        let mut said: Vec<String> = Vec::new();
        match command {
            Command::Nothing => {}
            Command::Hello(end) => said = self.hello(end),
            Command::IsReady => said.push("readyok".to_owned()),
            Command::SetOption { name, value } => self.set_option(&name, &value)?,
            Command::NewGame => {
                if let Some(engine) = &mut self.engine {
                    engine.new_game();
                }
            }
            Command::Position(words) => self.game = position::game(&words, self.options.rules)?,
            Command::Go(go) => said = self.go(&go)?,
            Command::Perft(plies) => {
                let position = *self.game.position();
                let flag = StopFlag::default();
                let watched = flag.clone();
                self.start(flag, move || think::count(&position, plies, &watched));
            }
            Command::Bench => self.start(StopFlag::default(), think::bench),
            Command::PonderHit => return Ok(Done::PonderHit),
            Command::Stop => return Ok(Done::Stop),
            Command::Quit => return Ok(Done::Quit),
            Command::Query(query) => said.push(format!("response {}", self.response(query))),
            Command::Explain { mv, lang } => said = self.explain(&mv, lang)?,
            Command::Describe => {
                said = vec![
                    format!("info string fen {}", self.game.setup()),
                    format!("info string rules {}", self.game.rules()),
                    format!(
                        "info string legalmoves {}",
                        self.response(Query::LegalMoves)
                    ),
                    format!("info string result {}", self.response(Query::Result)),
                ];
            }
            Command::Eval => said = self.eval()?,
        }
        Ok(Done::Said(said))
    }

    fn hello(&self, end: &str) -> Vec<String> {
        let mut said = vec![
            format!("id name togyz {}", env!("CARGO_PKG_VERSION")),
            format!("id author {}", env!("CARGO_PKG_AUTHORS")),
        ];
        said.extend(Options::told(self.app.settings.rules));
        let folder = self.endgames.usual_folder();
        said.push(format!(
            "option name {TABLE_PATH} type string default {folder}"
        ));
        let spoken = self.app.catalog.language();
        let tags = self.app.locales.available().into_iter();
        let tags: Vec<String> = tags
            .map(|language| format!("var {}", language.tag))
            .collect();
        said.push(format!(
            "option name {LANGUAGE} type combo default {spoken} {}",
            tags.join(" ")
        ));
        said.push(end.to_owned());
        said
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), Message> {
        if name.eq_ignore_ascii_case(LANGUAGE) {
            self.app.catalog = self.catalog(value)?;
            return Ok(());
        }
        if name.eq_ignore_ascii_case(TABLE_PATH) {
            return self.set_tables(value);
        }
        let before = self.options;
        self.options.set(name, value)?;
        if (self.options.hash, self.options.threads) != (before.hash, before.threads) {
            self.engine = None;
        }
        // A position of another game is none.
        if self.options.rules != before.rules {
            self.game = Game::new(self.options.rules);
        }
        Ok(())
    }

    /// Uses the endgame tables in a folder. Those that can be used are used, even
    /// if others cannot.
    fn set_tables(&mut self, path: &str) -> Result<(), Message> {
        if path == EMPTY {
            self.endgames.forget();
            return Ok(());
        }
        self.endgames.name(Path::new(path))
    }

    /// Begins to think; the lines of the answer if there is nothing to think
    /// about.
    fn go(&mut self, go: &Go) -> Result<Vec<String>, Message> {
        let position = self.game.position();
        let mut limits = go
            .limits(position.side_to_move(), self.options.overhead)
            .with_lines(self.options.lines);
        if position.ending().is_none() {
            for text in &go.moves {
                let mv = position::parse_move(text, position, "searchmoves")?;
                limits.moves.push(mv);
            }
        }
        let is_infinite = go.is_infinite(self.options.level.is_some());
        let is_free = limits.moves.is_empty() && !is_infinite && !go.ponder;
        if self.options.own_book
            && self.options.level.is_none()
            && is_free
            && let Some(known) = Book::embedded().choose(&self.game, self.options.seed)
        {
            return Ok(vec![think::best_move(known.mv, position)]);
        }
        let options = self.options;
        let mut engine = self
            .engine
            .take()
            .unwrap_or_else(|| Box::new(new_engine(&options)));
        // A level plays the same on every machine, whatever tables there are.
        let tables = self.endgames.tables();
        engine.use_tables(tables.filter(|_| options.level.is_none()));
        let flag = engine.stop_flag();
        flag.lower();
        let ponders = go.ponder && !self.has_ended;
        let ponder_flag = engine.ponder_flag();
        if ponders {
            ponder_flag.raise();
        } else {
            ponder_flag.lower();
        }
        // Nobody is left to say `stop`.
        if is_infinite && self.has_ended {
            flag.raise();
        }
        // The choice of a level knows no clock.
        let time = options.level.and(limits.soft_time.or(limits.time));
        let deadline = time
            .filter(|_| !ponders)
            .and_then(|time| Instant::now().checked_add(time));
        let waits = is_infinite && !self.has_ended;
        let job = Job {
            game: self.game.clone(),
            limits,
            level: options.level,
            seed: options.seed,
            own_book: options.own_book,
        };
        let sender = self.sender.clone();
        thread::spawn(move || {
            let answer = think::search(&mut engine, &job, &sender);
            sender.send(Report::Done(answer, Some(engine))).ok();
        });
        self.work = Some(Work {
            flag,
            waits: waits || ponders,
            ponder: ponders.then_some(Ponder {
                flag: ponder_flag,
                waits,
                time,
            }),
            deadline,
            answer: None,
        });
        Ok(Vec::new())
    }

    /// Starts work that needs no engine.
    fn start(&mut self, flag: StopFlag, work: impl FnOnce() -> Vec<String> + Send + 'static) {
        let sender = self.sender.clone();
        thread::spawn(move || sender.send(Report::Done(work(), None)).ok());
        self.work = Some(Work {
            flag,
            waits: false,
            ponder: None,
            deadline: None,
            answer: None,
        });
    }

    /// The answer to a query, one word.
    fn response(&self, query: Query) -> String {
        let position = self.game.position();
        let ending = self.game.ending();
        match query {
            Query::FirstTurn => (position.side_to_move() == Side::White).to_string(),
            Query::GameOver => ending.is_some().to_string(),
            Query::Result => match ending.map(|ending| ending.outcome) {
                None => "none",
                Some(Outcome::Draw) => "draw",
                Some(Outcome::Win(Side::White)) => "p1win",
                Some(Outcome::Win(Side::Black)) => "p2win",
            }
            .to_owned(),
            Query::LegalMoves => {
                let moves = position.legal_moves().iter();
                let moves: Vec<String> = moves.map(|mv| position::written(mv, position)).collect();
                if moves.is_empty() {
                    "none".to_owned()
                } else {
                    moves.join(",")
                }
            }
            Query::Score => {
                let kazans = position.kazans();
                format!("{},{}", kazans.white, kazans.black)
            }
            Query::Fen => self.game.setup().to_string().replace(' ', "_"),
            Query::Rules => self.game.rules().to_string(),
        }
    }

    /// Says how the game ended, if it is over.
    fn check_in_play(&self) -> Result<(), Message> {
        match self.game.ending() {
            Some(how) => Err(ending(how, self.game.position().kazans())),
            None => Ok(()),
        }
    }

    /// What the network makes of the position, part by part, or else the tables
    /// of weights; in hundredths of a stone, for the player to move.
    fn eval(&self) -> Result<Vec<String>, Message> {
        self.check_in_play()?;
        let position = self.game.position();
        let mut values = if Network::knows(position) {
            let parts = Network::embedded().parts(position);
            let row = |side| {
                let row: Vec<String> = parts.pits[side].iter().map(i32::to_string).collect();
                row.join(",")
            };
            vec![
                format!("p1pits {}", row(Side::White)),
                format!("p2pits {}", row(Side::Black)),
                format!("p1tuzdyk {}", parts.tuzdyks.white),
                format!("p2tuzdyk {}", parts.tuzdyks.black),
                format!("kazans {}", parts.lead),
                format!("margin {}", parts.margin),
                format!("total {}", parts.score.hundredths().unwrap_or(0)),
            ]
        } else {
            let evaluation = evaluate(position);
            let terms = evaluation.terms().map(|(term, value)| {
                let name = match term {
                    Term::Kazan => "kazans",
                    Term::Tuzdyk => "tuzdyks",
                    Term::Pits => "pits",
                    Term::Turn => "turn",
                };
                format!("{name} {value}")
            });
            let total = evaluation.score().hundredths().unwrap_or(0);
            terms.chain([format!("total {total}")]).collect()
        };
        for value in &mut values {
            value.insert_str(0, "info string eval ");
        }
        Ok(values)
    }

    /// The sentences of the language `input`.
    fn catalog(&self, input: &str) -> Result<Catalog, Message> {
        let locales = &self.app.locales;
        let languages = locales.available();
        let tags = || languages.iter().map(|language| &language.tag);
        let found = tags().find(|tag| tag.to_string() == input);
        found.map(|tag| locales.catalog(tag)).ok_or_else(|| {
            let names: Vec<String> = tags().map(ToString::to_string).collect();
            Message::ErrorLanguage {
                input: fault::shown(input),
                values: names.join(", "),
            }
        })
    }

    /// What a move would do, told in a language.
    fn explain(&self, text: &str, lang: Option<String>) -> Result<Vec<String>, Message> {
        let catalog = lang.map(|tag| self.catalog(&tag)).transpose()?;
        let catalog = catalog.as_ref().unwrap_or(&self.app.catalog);
        self.check_in_play()?;
        let before = self.game.position();
        let mv = position::parse_move(text, before, "explain")?;
        let mut events: Vec<Event> = Vec::new();
        let mut after = *before;
        after
            .play_with(mv, |event| events.push(event))
            .map_err(|illegal| about::illegal_move(illegal, before))?;
        let degree = self.app.settings.narration.unwrap_or(Narration::Normal);
        let told = narrate(before, mv, &events, degree);
        let told = told.iter().map(|message| catalog.say(message));
        Ok(told.map(|text| format!("info string {text}")).collect())
    }

    fn refuse(&mut self, message: &Message) -> Result<Next, Error> {
        let text = self.app.text(message);
        let text: Vec<&str> = text.split_whitespace().collect();
        self.print(&[format!("info string error {}", text.join(" "))])
    }

    fn print(&mut self, lines: &[String]) -> Result<Next, Error> {
        for line in lines {
            self.app.print(line)?;
            self.app.print("\n")?;
        }
        self.app.flush()?;
        Ok(Next::Stay)
    }
}

fn new_engine(options: &Options) -> Engine {
    Engine::with(Config {
        hash_megabytes: options.hash,
        threads: options.threads,
        ..Config::default()
    })
}

/// What came of a command.
enum Done {
    /// These lines are the answer.
    Said(Vec<String>),
    /// The opponent played the expected move.
    PonderHit,
    /// The work is to end.
    Stop,
    /// The conversation is to end.
    Quit,
}
