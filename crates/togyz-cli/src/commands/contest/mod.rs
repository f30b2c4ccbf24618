//! `togyz match`: engine against engine.
//!
//! Games come in pairs from one opening with the sides changed. Where players
//! are limited by depth or positions, a match of one seed is always the same,
//! however many games are played at once and however often it was interrupted.

mod board;
mod log;
mod openings;
mod report;
mod tally;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use togyz_ai::{Level, Network, NetworkError, Sprt, StopFlag, Verdict};
use togyz_i18n::Message;

use crate::app::App;
use crate::cli::MatchArgs;
use crate::cli::flags::Format;
use crate::error::{Error, Exit};
use crate::player::{Kind, Pace, Player, Spec};
use crate::progress::ProgressLine;
use crate::record_file::unreadable;
use board::{Cause, Job, Played};
use log::{Log, side_of_first};
use openings::Openings;
use tally::Tally;

/// Who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Contestants {
    /// These two.
    Two(Box<[Spec; 2]>),
    /// Each level against the one below, and level 1 against greed.
    Levels,
}

/// A match.
#[derive(Debug)]
struct Contest {
    pairings: Vec<[Spec; 2]>,
    /// Those that files hold.
    networks: BTreeMap<PathBuf, Arc<Network>>,
    pace: Pace,
    hash: usize,
    games: u32,
    sprt: Option<Sprt>,
}

/// Plays a match, or goes on with it.
///
/// # Errors
///
/// If a player cannot be had, a file cannot be read or written, the person
/// pressed Ctrl-C, or the output cannot be written. Games that were played are
/// in the record, and the result so far is told.
pub fn run(app: &mut App, args: &MatchArgs) -> Result<(), Error> {
    (app.world.on_interrupt)(&app.world.interrupted);
    let rules = app.settings.rules;
    let openings = match &args.openings {
        Some(path) => Openings::read(path, rules)?,
        None => Openings::random(),
    };
    let pairings = pairings(&args.contestants);
    let contest = Contest {
        networks: networks(&pairings)?,
        pairings,
        pace: args.pace,
        hash: args.hash,
        games: args.games,
        sprt: args.sprt,
    };
    let mut tallies = vec![Tally::default(); contest.pairings.len()];
    let mut log = match &args.record {
        None => None,
        Some(path) => {
            let date = app.world.now.strftime("%Y.%m.%d").to_string();
            let event = event(args, &contest, &openings, &rules.to_string());
            let (log, found) = Log::open(path, &event, rules, date)?;
            if found.was_cut {
                let file = path.display().to_string();
                app.notice(&Message::UiMatchCut { file })?;
            }
            for played in &found.games {
                if let Some(tally) = tallies.get_mut(played.pairing) {
                    tally.add(played);
                }
            }
            Some(log)
        }
    };
    let pairs = args.games.div_ceil(2) as usize;
    let openings = openings.take(pairs, rules, args.seed);
    let jobs = contest.jobs(&openings, &tallies, args.seed);
    let mut keep = Keep {
        contest: &contest,
        tallies: &mut tallies,
        log: log.as_mut(),
        played: 0,
        to_play: jobs.len(),
        line: ProgressLine::new(app),
    };
    let ended = play_all(app, &mut keep, &jobs, args.concurrency);
    keep.line.clear(app)?;
    let ended = ended?;
    if ended == Ended::Interrupted {
        app.notice(&Message::UiMatchInterrupted)?;
    }
    match args.format {
        Format::Text => report::text(app, &contest, &tallies)?,
        Format::Json => report::json(app, &contest, &tallies)?,
    }
    match ended {
        Ended::Whole => Ok(()),
        Ended::Interrupted => Err(Error::Exit(Exit::Interrupted)),
    }
}

fn pairings(contestants: &Contestants) -> Vec<[Spec; 2]> {
    match contestants {
        Contestants::Two(specs) => vec![(**specs).clone()],
        Contestants::Levels => {
            let levels = Level::ALL.map(|level| Spec::plain(Kind::Level(level)));
            let greedy = Spec::plain(Kind::Greedy);
            let mut pairings = vec![[greedy, levels[0].clone()]];
            pairings.extend(
                levels
                    .windows(2)
                    .map(|two| [two[1].clone(), two[0].clone()]),
            );
            pairings
        }
    }
}

/// The networks of the players that have one of their own.
fn networks(pairings: &[[Spec; 2]]) -> Result<BTreeMap<PathBuf, Arc<Network>>, Error> {
    let mut networks = BTreeMap::new();
    for spec in pairings.iter().flatten() {
        if let Kind::Weights(path) = &spec.kind {
            networks.insert(path.clone(), network(path)?);
        }
    }
    Ok(networks)
}

fn network(path: &Path) -> Result<Arc<Network>, Error> {
    let file = path.display().to_string();
    let bytes = fs::read(path).map_err(|error| unreadable(file.clone(), error.kind()))?;
    let network = Network::from_bytes(&bytes).map_err(|fault| {
        let message = match fault {
            NetworkError::Version { .. } => Message::ErrorMatchWeightsVersion { file },
            NetworkError::Foreign | NetworkError::Length { .. } | NetworkError::Checksum => {
                Message::ErrorMatchWeights { file }
            }
        };
        Error::new(Exit::BadData, message)
    })?;
    Ok(Arc::new(network))
}

/// The name of a match in its record: everything that decides its games.
fn event(args: &MatchArgs, contest: &Contest, openings: &Openings, rules: &str) -> String {
    let players = match &args.contestants {
        Contestants::Two(specs) => format!("{} - {}", specs[0].text, specs[1].text),
        Contestants::Levels => "levels".to_owned(),
    };
    let mut event = format!(
        "togyz match: {players}; {}; hash {}; seed {}; {rules}; {}",
        args.pace, args.hash, args.seed, openings.name
    );
    let networks = contest.networks.values();
    event.extend(networks.map(|network| {
        let fingerprint = openings::fingerprint(&network.to_bytes());
        format!("; weights {fingerprint:016x}")
    }));
    event
}

impl Contest {
    /// The games that are still to be played, in order.
    fn jobs(&self, openings: &[togyz_core::Game], tallies: &[Tally], seed: u64) -> Vec<Job> {
        let mut jobs = Vec::new();
        for (pairing, tally) in tallies.iter().enumerate() {
            if self.is_decided(tally) {
                continue;
            }
            for number in 1..=self.games {
                let pair = (number as usize - 1) / 2;
                if tally.has(number) {
                    continue;
                }
                let Some(opening) = openings.get(pair) else {
                    continue;
                };
                let place = (pairing as u64) << 32 | u64::from(number);
                jobs.push(Job {
                    pairing,
                    number,
                    opening: opening.clone(),
                    first: side_of_first(number),
                    seed: fastrand::Rng::with_seed(seed.rotate_left(17) ^ place).u64(..),
                });
            }
        }
        jobs
    }

    /// Whether the test needs no more games.
    fn is_decided(&self, tally: &Tally) -> bool {
        self.sprt
            .is_some_and(|sprt| sprt.verdict(&tally.results()) != Verdict::Open)
    }
}

/// Where finished games go.
struct Keep<'a> {
    contest: &'a Contest,
    tallies: &'a mut [Tally],
    log: Option<&'a mut Log>,
    played: usize,
    to_play: usize,
    line: ProgressLine,
}

impl Keep<'_> {
    /// Records a game and tells about it.
    fn take(&mut self, app: &mut App, played: &Played) -> Result<(), Error> {
        let specs = &self.contest.pairings[played.pairing];
        let names = [specs[0].text.as_str(), specs[1].text.as_str()];
        if let Some(log) = &mut self.log {
            log.add(played, names)?;
        }
        let tally = &mut self.tallies[played.pairing];
        tally.add(played);
        let oddities = oddities(played, names);
        if !oddities.is_empty() {
            self.line.clear(app)?;
        }
        for oddity in &oddities {
            app.notice(oddity)?;
        }
        self.played += 1;
        if self.line.is_wanted() {
            let text = report::progress(app, tally, names, [self.played, self.to_play]);
            self.line.show(app, &text)?;
        }
        Ok(())
    }
}

/// What went wrong in a game.
fn oddities(played: &Played, names: [&str; 2]) -> Vec<Message> {
    let number = played.number;
    let loser = played
        .game
        .ending()
        .and_then(|ending| ending.outcome.winner());
    let loser = loser.map_or(0, |winner| usize::from(winner == played.first));
    let name = names[loser].to_owned();
    let fault = match &played.cause {
        Some(Cause::Crash) => Some(Message::UiMatchCrashed { number, name }),
        Some(Cause::Time) => Some(Message::UiMatchLate { number, name }),
        Some(Cause::Illegal(input)) => Some(Message::UiMatchIllegal {
            number,
            name,
            input: shown(input),
        }),
        Some(Cause::Repetition | Cause::Length) | None => None,
    };
    let wrong = played.disagreements.iter();
    let wrong = wrong.map(|(player, wrong)| Message::UiMatchDisagrees {
        number,
        name: names[*player].to_owned(),
        option: wrong.question.to_owned(),
        input: shown(&wrong.answer),
        value: wrong.right.clone(),
    });
    fault.into_iter().chain(wrong).collect()
}

/// What another program said, short and without surprises for a terminal.
fn shown(text: &str) -> String {
    let plain = text.chars().filter(|char| !char.is_control());
    plain.take(40).collect()
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    Whole,
    Interrupted,
}

/// The wish to stop, for everybody who thinks.
#[derive(Debug, Default)]
struct Halt {
    stop: StopFlag,
    engines: Mutex<Vec<StopFlag>>,
}

impl Halt {
    fn raise(&self) {
        self.stop.raise();
        let engines = self.engines.lock().unwrap_or_else(PoisonError::into_inner);
        for flag in engines.iter() {
            flag.raise();
        }
    }

    /// Makes `flag` rise with the others.
    fn bind(&self, flag: StopFlag) {
        let mut engines = self.engines.lock().unwrap_or_else(PoisonError::into_inner);
        if self.stop.is_raised() {
            flag.raise();
        }
        engines.push(flag);
    }
}

/// What comes from those who play.
enum Report {
    /// The game of this place in the list.
    Played(usize, Box<Played>),
    /// This program cannot be started.
    NoStart(String),
}

/// Plays the games, `concurrency` at a time, and hands them over in order.
fn play_all(
    app: &mut App,
    keep: &mut Keep<'_>,
    jobs: &[Job],
    concurrency: usize,
) -> Result<Ended, Error> {
    let contest = keep.contest;
    let halt = Halt::default();
    let next = AtomicUsize::new(0);
    let (sender, reports) = channel();
    thread::scope(|scope| {
        for _ in 0..concurrency.min(jobs.len()) {
            let sender = sender.clone();
            let (halt, next) = (&halt, &next);
            scope.spawn(move || work(contest, jobs, next, halt, &sender));
        }
        drop(sender);
        let ended = listen(app, keep, jobs, &reports);
        halt.raise();
        ended
    })
}

/// Plays one game after another until there is none left.
fn work(
    contest: &Contest,
    jobs: &[Job],
    next: &AtomicUsize,
    halt: &Halt,
    reports: &Sender<Report>,
) {
    let mut seated: Option<(usize, [Player; 2])> = None;
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        let Some(job) = jobs.get(index).filter(|_| !halt.stop.is_raised()) else {
            return;
        };
        let mut players = match seated.take() {
            Some((pairing, players)) if pairing == job.pairing => players,
            _ => match seat(contest, job.pairing, halt) {
                Ok(players) => players,
                Err(text) => {
                    reports.send(Report::NoStart(text)).ok();
                    return;
                }
            },
        };
        let Some(played) = board::play(job, &mut players) else {
            return;
        };
        if reports
            .send(Report::Played(index, Box::new(played)))
            .is_err()
        {
            return;
        }
        seated = Some((job.pairing, players));
    }
}

/// The players of a pairing, or the name of the one that is not to be had.
fn seat(contest: &Contest, pairing: usize, halt: &Halt) -> Result<[Player; 2], String> {
    let [first, second] = &contest.pairings[pairing];
    let new = |spec: &Spec| {
        let network = match &spec.kind {
            Kind::Tables => None,
            Kind::Weights(path) => contest.networks.get(path).cloned(),
            Kind::Engine
            | Kind::Level(_)
            | Kind::AlphaBeta
            | Kind::Greedy
            | Kind::Random
            | Kind::Ugi(_) => Some(Network::embedded()),
        };
        let player = Player::new(spec, contest.pace, contest.hash, network, &halt.stop);
        player
            .inspect(|player| halt.bind(player.stop_flag()))
            .map_err(|_| spec.text.clone())
    };
    Ok([new(first)?, new(second)?])
}

/// Hears of finished games until all are played or it is enough.
fn listen(
    app: &mut App,
    keep: &mut Keep<'_>,
    jobs: &[Job],
    reports: &Receiver<Report>,
) -> Result<Ended, Error> {
    /// How often Ctrl-C is looked for.
    const GLANCE: Duration = Duration::from_millis(50);
    let mut early: BTreeMap<usize, Box<Played>> = BTreeMap::new();
    let mut next = 0;
    let ended = loop {
        if app.world.interrupted.load(Ordering::Relaxed) {
            break Ended::Interrupted;
        }
        match reports.recv_timeout(GLANCE) {
            Ok(Report::Played(index, played)) => {
                early.insert(index, played);
            }
            Ok(Report::NoStart(name)) if app.world.interrupted.load(Ordering::Relaxed) => {
                drop(name);
                break Ended::Interrupted;
            }
            Ok(Report::NoStart(name)) => {
                return Err(Error::new(Exit::Failed, Message::ErrorMatchStart { name }));
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break Ended::Whole,
        }
        while let Some(played) = early.remove(&next) {
            next += 1;
            keep.take(app, &played)?;
            // A test ends on whole pairs, so that the colours are even.
            let is_pair = played.number % 2 == 0;
            if is_pair && keep.contest.is_decided(&keep.tallies[played.pairing]) {
                return Ok(Ended::Whole);
            }
        }
        if next == jobs.len() {
            break Ended::Whole;
        }
    };
    // Games that others were still to come before.
    for played in early.values() {
        keep.take(app, played)?;
    }
    Ok(ended)
}
