//! What each command is asked to do, read from the command line.

use std::path::{Path, PathBuf};

use clap::ArgMatches;
use togyz_i18n::Message;

use super::analyze::AnalyzeArgs;
use super::completions::Shell;
use super::config::ConfigArgs;
use super::contest::MatchArgs;
use super::endgame::{SolveArgs, TablesArgs};
use super::flags::{
    self, Format, HandoutFormat, LearnFormat, ReplayFormat, SideChoice, Stage, Tutor,
};
use super::game_flags;
use super::games::{GamesArgs, Output, output};
use super::kinds::{Speech, Text};
use super::locale::LocaleArgs;
use super::puzzle::PuzzleArgs;
use super::stats::StatsArgs;
use super::tui::TuiArgs;
use crate::error::{Error, Exit};
use crate::player::Spec;
use crate::session::GameClock;

/// `togyz play`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayArgs {
    /// The level of the computer, 1 to 9; `None` if it is not said here.
    pub level: Option<u8>,
    /// The side of the person.
    pub side: SideChoice,
    /// Who plays.
    pub players: Players,
    /// The command line of another program that plays instead of the computer.
    pub engine: Option<Spec>,
    /// The clock.
    pub clock: Option<GameClock>,
    /// Whether each move is asked about before it is made.
    pub confirms: bool,
    /// Stones that the weaker player has from the start.
    pub odds: Option<u8>,
    /// When the tutor warns; `None` if it is not said here.
    pub tutor: Option<Tutor>,
    /// The text of the position to start from.
    pub fen: Option<String>,
    /// The file to write the game to.
    pub record: Option<PathBuf>,
    /// The seed of all random choices.
    pub seed: Option<u64>,
}

/// Who plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Players {
    /// A person and the computer.
    One,
    /// Two people.
    Two,
}

/// `togyz resume`
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ResumeArgs {
    /// The game to go on with; the last unfinished one if it is not said.
    pub file: Option<PathBuf>,
    /// The program that plays, where another program does.
    pub engine: Option<Spec>,
}

/// `togyz learn`
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnArgs {
    /// Step by step.
    From {
        /// The first step, from 1; the first of all if it is not said.
        step: Option<u8>,
    },
    /// Only the titles.
    List,
    /// Everything at once.
    All,
    /// Fresh questions.
    Quiz(QuizArgs),
    /// Pages to print.
    Handout(HandoutArgs),
}

/// `togyz learn --quiz`
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuizArgs {
    /// How many questions.
    pub count: u32,
    /// The seed that they come from.
    pub seed: Option<u64>,
}

/// `togyz learn --format`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandoutArgs {
    /// What it is about.
    pub subject: Subject,
    /// The form of the page.
    pub format: HandoutFormat,
    /// Where it goes.
    pub output: Output,
}

/// What a handout is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// All steps.
    Course,
    /// One step, from 1.
    Step(u8),
    /// Fresh questions.
    Quiz(QuizArgs),
}

/// `togyz replay`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplayArgs {
    /// Where the game comes from.
    pub source: Source,
    /// The number of the game in it, from 1.
    pub game: Option<u32>,
    /// The first ply to show, from 1.
    pub from: Option<u32>,
    /// The last ply to show.
    pub to: Option<u32>,
    /// The form of the output.
    pub format: ReplayFormat,
}

/// Where a text comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Source {
    /// A file.
    File(PathBuf),
    /// Standard input.
    Input,
    /// The command line itself.
    Text(String),
}

impl Source {
    /// The file at `path`, or standard input for `-`.
    pub(super) fn at(path: PathBuf) -> Self {
        if path == Path::new("-") {
            Self::Input
        } else {
            Self::File(path)
        }
    }

    /// The position that `text` writes, or the one on standard input for `-`.
    pub(super) fn position(text: String) -> Self {
        if text == "-" {
            Self::Input
        } else {
            Self::Text(text)
        }
    }
}

/// `togyz show`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShowArgs {
    /// Where the position comes from; the start if it is not said.
    pub position: Option<Source>,
    /// The form of the output.
    pub format: Format,
}

/// `togyz bench`
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BenchArgs {
    /// What to measure; everything if it is not said.
    pub stage: Option<Stage>,
    /// The depth of the search; that of the signature if it is not said.
    pub depth: Option<u32>,
}

/// `togyz perft`
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PerftArgs {
    /// The depth to count to.
    pub plies: u32,
    /// The text of the position to start from.
    pub fen: Option<String>,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq)]
pub enum Request {
    /// No command is given.
    Menu,
    /// `togyz play`
    Play(Box<PlayArgs>),
    /// `togyz resume`
    Resume(Box<ResumeArgs>),
    /// `togyz learn`
    Learn(LearnArgs),
    /// `togyz puzzle`
    Puzzle(PuzzleArgs),
    /// `togyz analyze`
    Analyze(Box<AnalyzeArgs>),
    /// `togyz replay`
    Replay(ReplayArgs),
    /// `togyz rules`
    Rules,
    /// `togyz show`
    Show(ShowArgs),
    /// `togyz solve`
    Solve(SolveArgs),
    /// `togyz tables`
    Tables(TablesArgs),
    /// `togyz games`
    Games(Box<GamesArgs>),
    /// `togyz stats`
    Stats(StatsArgs),
    /// `togyz config`
    Config(ConfigArgs),
    /// `togyz locale`
    Locale(LocaleArgs),
    /// `togyz match`
    Match(Box<MatchArgs>),
    /// `togyz tui`
    Tui(TuiArgs),
    /// `togyz engine`
    Engine,
    /// `togyz completions`
    Completions(Shell),
    /// `togyz man`, with the folder to write to.
    Manual(PathBuf),
    /// `togyz bench`
    Bench(BenchArgs),
    /// `togyz perft`
    Perft(PerftArgs),
}

pub(super) fn play(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    Ok(Request::Play(Box::new(PlayArgs {
        level: flags::LEVEL.read(matches, speech)?,
        side: flags::SIDE
            .read(matches, speech)?
            .unwrap_or(SideChoice::Side(togyz_core::Side::White)),
        players: if flags::TWO.given(matches) {
            Players::Two
        } else {
            Players::One
        },
        engine: engine(matches, speech)?,
        clock: clock(matches, speech)?,
        confirms: flags::CONFIRM.given(matches),
        odds: flags::ODDS.read(matches, speech)?,
        tutor: flags::TUTOR.read(matches, speech)?,
        fen: flags::FEN.read(matches),
        record: flags::RECORD.read(matches),
        seed: flags::SEED.read(matches, speech)?,
    })))
}

fn engine(matches: &ArgMatches, speech: Speech<'_>) -> Result<Option<Spec>, Error> {
    let Some(command) = flags::ENGINE.read(matches) else {
        return Ok(None);
    };
    match Spec::program(&command) {
        Some(spec) => Ok(Some(spec)),
        None => Err(bad_value(&flags::ENGINE, command, speech)),
    }
}

fn clock(matches: &ArgMatches, speech: Speech<'_>) -> Result<Option<GameClock>, Error> {
    let Some(text) = flags::CLOCK.read(matches) else {
        return Ok(None);
    };
    GameClock::parse(&text).map(Some).ok_or_else(|| {
        let message = Message::ErrorCliInvalidValue {
            input: text,
            option: flags::CLOCK.shown(speech),
            allowed: "10, 10+5, 0.5+0".to_owned(),
        };
        Error::new(Exit::Usage, message)
    })
}

/// The refusal of a value that cannot be read.
pub(super) fn bad_value(option: &Text, input: String, speech: Speech<'_>) -> Error {
    let option = option.shown(speech);
    Error::new(Exit::Usage, Message::ErrorCliBadValue { input, option })
}

pub(super) fn resume(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    Ok(Request::Resume(Box::new(ResumeArgs {
        file: flags::SAVED_GAME.read(matches),
        engine: engine(matches, speech)?,
    })))
}

pub(super) fn learn(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    let step = flags::STEP.read(matches, speech)?;
    let seed = flags::SEED.read(matches, speech)?;
    let quiz = flags::QUIZ.read(matches, speech)?;
    let quiz = quiz.map(|count| QuizArgs { count, seed });
    let output = output(matches);
    if let Some(format) = page_format(matches, speech, &output)? {
        let subject = match (quiz, step) {
            (Some(quiz), _) => Subject::Quiz(quiz),
            (None, Some(step)) => Subject::Step(step),
            (None, None) => Subject::Course,
        };
        return Ok(Request::Learn(LearnArgs::Handout(HandoutArgs {
            subject,
            format,
            output,
        })));
    }
    Ok(Request::Learn(if let Some(quiz) = quiz {
        LearnArgs::Quiz(quiz)
    } else if flags::LIST.given(matches) {
        LearnArgs::List
    } else if flags::ALL.given(matches) {
        LearnArgs::All
    } else {
        LearnArgs::From { step }
    }))
}

/// The form of the page that is to be written, if one is.
pub(super) fn page_format(
    matches: &ArgMatches,
    speech: Speech<'_>,
    output: &Output,
) -> Result<Option<HandoutFormat>, Error> {
    match flags::LEARN_FORMAT.read(matches, speech)? {
        Some(LearnFormat::Handout(format)) => Ok(Some(format)),
        Some(LearnFormat::Text) if *output != Output::Standard => Err(Error::new(
            Exit::Usage,
            Message::ErrorCliConflict {
                option: format!("--{}", game_flags::OUTPUT.0.name),
                other: format!("--{} text", flags::LEARN_FORMAT.long),
            },
        )),
        Some(LearnFormat::Text) => Ok(None),
        None => Ok(format_of(output)),
    }
}

/// The form that a file's name asks for.
fn format_of(output: &Output) -> Option<HandoutFormat> {
    let Output::File { path, .. } = output else {
        return None;
    };
    let is_html = path.extension().is_some_and(|extension| {
        extension.eq_ignore_ascii_case("html") || extension.eq_ignore_ascii_case("htm")
    });
    Some(if is_html {
        HandoutFormat::Html
    } else {
        HandoutFormat::Markdown
    })
}

/// Where recorded games are to come from.
pub(super) fn game_source(matches: &ArgMatches, speech: Speech<'_>) -> Result<Source, Error> {
    let file = flags::GAME_FILE.read(matches).map(Source::at);
    let moves = || flags::MOVES.read(matches).map(Source::Text);
    file.or_else(moves).ok_or_else(|| {
        Error::new(
            Exit::Usage,
            Message::ErrorCliMissingArgument {
                values: flags::GAME_FILE.0.shown(speech),
            },
        )
    })
}

pub(super) fn replay(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    Ok(Request::Replay(ReplayArgs {
        source: game_source(matches, speech)?,
        game: flags::GAME.read(matches, speech)?,
        from: flags::FROM.read(matches, speech)?,
        to: flags::TO.read(matches, speech)?,
        format: flags::REPLAY_FORMAT
            .read(matches, speech)?
            .unwrap_or(ReplayFormat::Text),
    }))
}

pub(super) fn show(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    Ok(Request::Show(ShowArgs {
        position: flags::POSITION.read(matches).map(Source::position),
        format: format(matches, speech)?,
    }))
}

pub(super) fn bench(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    let stage = flags::STAGE.read(matches).map(|input| {
        flags::parse_stage(&input).map_err(|fault| {
            let option = flags::STAGE.shown(speech);
            Error::new(Exit::Usage, fault.message(&option, &input))
        })
    });
    Ok(Request::Bench(BenchArgs {
        stage: stage.transpose()?,
        depth: flags::DEPTH.read(matches, speech)?,
    }))
}

pub(super) fn perft(matches: &ArgMatches, speech: Speech<'_>) -> Result<Request, Error> {
    Ok(Request::Perft(PerftArgs {
        // clap has made sure that it is there.
        plies: flags::PERFT_DEPTH.read(matches, speech)?.unwrap_or(0),
        fen: flags::FEN.read(matches),
    }))
}

pub(super) fn format(matches: &ArgMatches, speech: Speech<'_>) -> Result<Format, Error> {
    let format = flags::FORMAT.read(matches, speech)?;
    Ok(format.unwrap_or(Format::Text))
}
