//! A player at the board: the engine, a level, or another program.

mod process;
mod spec;

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use togyz_ai::{Config, Engine, Level, Network, StopFlag, alpha_beta};
use togyz_core::notation::MoveText;
use togyz_core::{Game, Move, Outcome, Position, Setup, Side};

use process::{Dialect, Process, Silence};

pub use spec::{KINDS, Kind, Pace, Spec};

/// How long another program may think beyond its time.
const GRACE: Duration = Duration::from_secs(1);
/// The same on a clock, where it loses by time.
const CLOCK_GRACE: Duration = Duration::from_millis(50);
/// How long another program may think where time is not what limits it.
const LONGEST: Duration = Duration::from_secs(600);

/// A player, ready for games.
#[derive(Debug)]
pub struct Player {
    spec: Spec,
    pace: Pace,
    mind: Mind,
    stop: StopFlag,
}

#[derive(Debug)]
enum Mind {
    Engine(Box<Engine>),
    Level(Box<Engine>, Level),
    AlphaBeta,
    Greedy,
    Random,
    /// `None` where it has to be started anew.
    Other(Option<Process>, Vec<(String, String)>),
}

/// What it found.
#[derive(Debug, Clone, Copy)]
pub struct Thought {
    /// The move.
    pub mv: Move,
    /// Positions looked at, as far as it says.
    pub nodes: u64,
}

/// What is left on the clocks.
#[derive(Debug, Clone, Copy, Default)]
pub struct Clocks {
    /// White's.
    pub white: Duration,
    /// Black's.
    pub black: Duration,
}

/// Why there is no move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// It has ended.
    Crashed,
    /// It did not answer in time.
    Late,
    /// This is no move here.
    Illegal(String),
    /// The match is to stop.
    Stopped,
}

impl From<Silence> for Failure {
    fn from(silence: Silence) -> Self {
        match silence {
            Silence::Crashed => Self::Crashed,
            Silence::Late => Self::Late,
            Silence::Stopped => Self::Stopped,
        }
    }
}

/// A question that a player answered wrongly.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// What it was asked.
    pub question: &'static str,
    /// What it answered.
    pub answer: String,
    /// What is right.
    pub right: String,
}

impl Player {
    /// The player that `spec` describes; `pace` and `hash` hold where it does
    /// not say otherwise, and `network` judges for the engine, or the tables of
    /// weights if there is none.
    ///
    /// # Errors
    ///
    /// If another program cannot be started.
    pub fn new(
        spec: &Spec,
        pace: Pace,
        hash: usize,
        network: Option<Arc<Network>>,
        stop: &StopFlag,
    ) -> io::Result<Self> {
        let hash = spec.hash.unwrap_or(hash);
        let engine = move |threads| {
            Box::new(Engine::with(Config {
                hash_megabytes: hash,
                threads,
                network,
                ..Config::default()
            }))
        };
        let mind = match &spec.kind {
            Kind::Engine | Kind::Tables | Kind::Weights(_) => Mind::Engine(engine(spec.threads)),
            Kind::Level(level) => Mind::Level(engine(1), *level),
            Kind::AlphaBeta => Mind::AlphaBeta,
            Kind::Greedy => Mind::Greedy,
            Kind::Random => Mind::Random,
            Kind::Ugi(words) => {
                let mut options = vec![("Hash".to_owned(), hash.to_string())];
                if spec.threads > 1 {
                    options.push(("Threads".to_owned(), spec.threads.to_string()));
                }
                options.extend(spec.options.iter().cloned());
                let mut process = Process::start(words, stop)?;
                set_up(&mut process, &options);
                Mind::Other(Some(process), options)
            }
        };
        Ok(Self {
            spec: spec.clone(),
            pace: spec.pace.unwrap_or(pace),
            mind,
            stop: stop.clone(),
        })
    }

    /// As whom it was asked for.
    pub fn name(&self) -> &str {
        &self.spec.text
    }

    /// The flag that stops its thinking.
    pub fn stop_flag(&self) -> StopFlag {
        match &self.mind {
            Mind::Engine(engine) | Mind::Level(engine, _) => engine.stop_flag(),
            Mind::AlphaBeta | Mind::Greedy | Mind::Random | Mind::Other(..) => self.stop.clone(),
        }
    }

    /// How long it thinks.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Forgets the last game.
    ///
    /// # Errors
    ///
    /// If another program cannot be started or does not get ready.
    pub fn new_game(&mut self, game: &Game) -> Result<(), Failure> {
        match &mut self.mind {
            Mind::Engine(engine) => engine.new_game(),
            Mind::Level(..) | Mind::AlphaBeta | Mind::Greedy | Mind::Random => {}
            Mind::Other(process, options) => {
                if process.is_none()
                    && let Kind::Ugi(words) = &self.spec.kind
                {
                    let mut started =
                        Process::start(words, &self.stop).map_err(|_| Failure::Crashed)?;
                    set_up(&mut started, options);
                    *process = Some(started);
                }
                let process = process.as_mut().ok_or(Failure::Crashed)?;
                if process.has("Rules") {
                    process.set("Rules", &game.rules().to_string());
                }
                process.new_game(&self.stop)?;
            }
        }
        Ok(())
    }

    /// The move that it plays. `seed` decides where it leaves something to
    /// chance.
    ///
    /// # Errors
    ///
    /// If another program has crashed, takes too long, or answers with what is no
    /// legal move; or if it is to stop.
    pub fn choose(&mut self, game: &Game, clocks: Clocks, seed: u64) -> Result<Thought, Failure> {
        let mover = game.position().side_to_move();
        let left = clocks.of(mover);
        let thought = match &mut self.mind {
            Mind::Engine(engine) => {
                let limits = self.pace.limits(left);
                let analysis =
                    engine.analyse(game, &limits, |_| std::ops::ControlFlow::Continue(()));
                analysis.best.map(|mv| (mv, analysis.nodes))
            }
            Mind::Level(engine, level) => engine
                .choose(game, *level, seed)
                .map(|choice| (choice.mv, choice.analysis.nodes)),
            Mind::AlphaBeta => alpha_beta(game.position(), &self.pace.limits(left), &self.stop),
            Mind::Greedy => greedy(game.position(), seed_at(game, seed)).map(|mv| (mv, 0)),
            Mind::Random => seed_at(game, seed)
                .choice(game.position().legal_moves().iter())
                .map(|mv| (mv, 0)),
            Mind::Other(process, _) => {
                let talk = process.as_mut().ok_or(Failure::Crashed)?;
                let thought = ask(talk, game, self.pace, clocks, &self.stop);
                if matches!(thought, Err(Failure::Crashed | Failure::Late)) {
                    *process = None;
                }
                return thought;
            }
        };
        // Between a stop and the end of a search anything may come out.
        if self.stop.is_raised() {
            return Err(Failure::Stopped);
        }
        let (mv, nodes) = thought.ok_or(Failure::Stopped)?;
        Ok(Thought { mv, nodes })
    }

    /// Asks another program what it thinks of who is to move, or at the end of
    /// the result. `None`: it agrees, or does not know such questions.
    pub fn disagreement(&mut self, game: &Game) -> Option<Disagreement> {
        let Mind::Other(Some(process), _) = &mut self.mind else {
            return None;
        };
        if process.dialect == Dialect::Uci {
            return None;
        }
        process.say(&position_line(game));
        let position = game.position();
        let ending = position.ending();
        let turn = (position.side_to_move() == Side::White).to_string();
        let result = match ending.map(|ending| ending.outcome) {
            None => "none",
            Some(Outcome::Draw) => "draw",
            Some(Outcome::Win(Side::White)) => "p1win",
            Some(Outcome::Win(Side::Black)) => "p2win",
        };
        let questions = [
            ("gameover", ending.is_some().to_string()),
            ("result", result.to_owned()),
            ("p1turn", turn),
        ];
        for (question, right) in questions {
            // Who is to move after the end is nobody's business.
            if question == "p1turn" && ending.is_some() {
                continue;
            }
            let answer = match process.query(question, &self.stop) {
                Ok(answer) => answer,
                Err(Silence::Stopped) => return None,
                Err(Silence::Crashed | Silence::Late) => {
                    self.hang_up();
                    return Some(Disagreement {
                        question,
                        answer: "-".to_owned(),
                        right,
                    });
                }
            };
            if answer != right {
                return Some(Disagreement {
                    question,
                    answer,
                    right,
                });
            }
        }
        None
    }

    /// Ends another program; the next game starts it anew.
    fn hang_up(&mut self) {
        if let Mind::Other(process, _) = &mut self.mind {
            *process = None;
        }
    }

    /// By how much it may overstep its clock.
    pub const fn grace(&self) -> Duration {
        match self.mind {
            Mind::Other(..) => CLOCK_GRACE,
            Mind::Engine(_) | Mind::Level(..) | Mind::AlphaBeta | Mind::Greedy | Mind::Random => {
                Duration::ZERO
            }
        }
    }
}

impl Clocks {
    /// What `side` has left.
    pub const fn of(self, side: Side) -> Duration {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }
}

/// Tells a program its options, those of every match only if it has them.
fn set_up(process: &mut Process, options: &[(String, String)]) {
    for (name, value) in options {
        let is_ours = matches!(name.as_str(), "Hash" | "Threads");
        if !is_ours || process.has(name) {
            process.set(name, value);
        }
    }
}

/// Random numbers for this place of this game.
fn seed_at(game: &Game, seed: u64) -> fastrand::Rng {
    fastrand::Rng::with_seed(seed.wrapping_add((game.ply() as u64) << 32))
}

/// One of the moves with the largest capture.
fn greedy(position: &Position, mut random: fastrand::Rng) -> Option<Move> {
    let gain = |mv: Move| position.take(mv).map_or(0, togyz_core::Take::stones);
    let most = position.legal_moves().iter().map(gain).max()?;
    let best = position.legal_moves().iter().filter(|mv| gain(*mv) == most);
    random.choice(best.collect::<Vec<_>>())
}

/// Asks another program for its move.
fn ask(
    process: &mut Process,
    game: &Game,
    pace: Pace,
    clocks: Clocks,
    stop: &StopFlag,
) -> Result<Thought, Failure> {
    let position = game.position();
    process.say(&position_line(game));
    process.say(&go_line(process.dialect, pace, clocks));
    let patience = match pace {
        Pace::Time(time) => time + GRACE,
        Pace::Clock { .. } => clocks.of(position.side_to_move()) + GRACE,
        Pace::Nodes(_) | Pace::Depth(_) => LONGEST,
    };
    let begun = Instant::now();
    let mut nodes = 0;
    let answer = process.wait(patience, stop, |line| {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("bestmove") => Some(words.next().unwrap_or_default().to_owned()),
            Some("info") => {
                let said = words.skip_while(|word| *word != "nodes").nth(1);
                nodes = said.and_then(|said| said.parse().ok()).unwrap_or(nodes);
                None
            }
            _ => None,
        }
    })?;
    if begun.elapsed() > patience {
        return Err(Failure::Late);
    }
    let mv =
        MoveText::parse(&answer, position.rules().variant).and_then(|text| text.resolve(position));
    mv.map(|mv| Thought { mv, nodes })
        .map_err(|_| Failure::Illegal(answer))
}

fn position_line(game: &Game) -> String {
    let start = game.start();
    let mut line = if *start == Setup::start(start.rules) {
        "position startpos".to_owned()
    } else {
        format!("position fen {start}")
    };
    if game.ply() > 0 {
        line.push_str(" moves");
    }
    for played in game.played() {
        line.push(' ');
        match MoveText::of(&played.before, played.mv) {
            Ok(text) => line.push_str(&text.to_string()),
            // It was played, so it is legal.
            Err(_) => line.push_str(&played.mv.to_string()),
        }
    }
    line
}

fn go_line(dialect: Dialect, pace: Pace, clocks: Clocks) -> String {
    match pace {
        Pace::Time(time) => format!("go movetime {}", time.as_millis()),
        Pace::Nodes(nodes) => format!("go nodes {nodes}"),
        Pace::Depth(depth) => format!("go depth {depth}"),
        Pace::Clock { increment, .. } => {
            let [white, black] = [clocks.white, clocks.black].map(|left| left.as_millis());
            let increment = increment.as_millis();
            match dialect {
                Dialect::Ugi => {
                    format!("go p1time {white} p2time {black} p1inc {increment} p2inc {increment}")
                }
                Dialect::Uci => {
                    format!("go wtime {white} btime {black} winc {increment} binc {increment}")
                }
            }
        }
    }
}
