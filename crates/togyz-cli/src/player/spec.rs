//! Players and paces as they are written on the command line.

use std::path::PathBuf;
use std::time::Duration;

use togyz_ai::{Level, Limits};

/// A player of a match: a kind, then options: `level:3`,
/// `engine,threads=2`, `ugi:other-engine --quiet,Hash=64`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spec {
    /// As it was written; the name of the player.
    pub text: String,
    /// Who plays.
    pub kind: Kind,
    /// How long it thinks, if not as the others.
    pub pace: Option<Pace>,
    /// Megabytes of its memory, if not as the others.
    pub hash: Option<usize>,
    /// Threads, at least 1.
    pub threads: usize,
    /// What another program is told with `setoption`, in order.
    pub options: Vec<(String, String)>,
}

/// Who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// The engine of this program.
    Engine,
    /// The engine without a network: the tables of weights judge.
    Tables,
    /// The engine with the network of this file.
    Weights(PathBuf),
    /// A level of play, which limits itself.
    Level(Level),
    /// Plain alpha-beta that counts the stones in the kazans.
    AlphaBeta,
    /// Always one of the largest captures.
    Greedy,
    /// Any move.
    Random,
    /// Another program that speaks UGI or UCI: its command line.
    Ugi(Vec<String>),
}

/// How long a player thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// So long on each move.
    Time(Duration),
    /// So many positions on each move.
    Nodes(u64),
    /// So many plies deep.
    Depth(u32),
    /// So long for the whole game, and more after each move.
    Clock {
        /// At the beginning.
        base: Duration,
        /// After each move.
        increment: Duration,
    },
}

/// The kinds, for refusals.
pub const KINDS: &str =
    "engine, tables, weights:…, level:1 – level:9, alphabeta, greedy, random, ugi:…";

/// Options of every kind that thinks.
const OPTIONS: [&str; 5] = ["threads", "hash", "nodes", "depth", "movetime"];

impl Spec {
    /// A player without options.
    pub fn plain(kind: Kind) -> Self {
        let text = match &kind {
            Kind::Engine => "engine".to_owned(),
            Kind::Tables => "tables".to_owned(),
            Kind::Weights(file) => format!("weights:{}", file.display()),
            Kind::Level(level) => format!("level:{level}"),
            Kind::AlphaBeta => "alphabeta".to_owned(),
            Kind::Greedy => "greedy".to_owned(),
            Kind::Random => "random".to_owned(),
            Kind::Ugi(words) => format!("ugi:{}", words.join(" ")),
        };
        Self {
            text,
            kind,
            pace: None,
            hash: None,
            threads: 1,
            options: Vec::new(),
        }
    }

    /// The program with this command line, options after it; `None` if there is
    /// no command.
    pub fn program(command: &str) -> Option<Self> {
        let spec = Self::parse(&format!("ugi:{command}"))?;
        Some(Self {
            text: command.to_owned(),
            ..spec
        })
    }

    /// The player that `text` writes, or `None` if it is none.
    pub fn parse(text: &str) -> Option<Self> {
        let (body, options) = split_options(text);
        let kind = Kind::parse(body)?;
        let mut spec = Self {
            text: text.to_owned(),
            ..Self::plain(kind)
        };
        for (name, value) in options {
            spec.set(name, value)?;
        }
        Some(spec)
    }

    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        let number = || value.parse::<u64>().ok().filter(|number| *number > 0);
        let known = OPTIONS.contains(&name);
        match (&self.kind, name) {
            (Kind::Level(_) | Kind::Greedy | Kind::Random, _)
            | (Kind::AlphaBeta, "hash" | "threads") => return None,
            (Kind::Ugi(_), _) if !known => {
                self.options.push((name.to_owned(), value.to_owned()));
            }
            (_, "nodes") => self.pace = Some(Pace::Nodes(number()?)),
            (_, "depth") => self.pace = Some(Pace::Depth(u32::try_from(number()?).ok()?)),
            (_, "movetime") => self.pace = Some(Pace::Time(Duration::from_millis(number()?))),
            (_, "hash") => {
                let megabytes: usize = value.parse().ok()?;
                self.hash = Some(megabytes).filter(|megabytes| *megabytes <= 65_536);
                self.hash?;
            }
            (_, "threads") => {
                self.threads = usize::try_from(number()?)
                    .ok()
                    .filter(|threads| *threads <= 256)?;
            }
            _ => return None,
        }
        Some(())
    }
}

impl Kind {
    fn parse(text: &str) -> Option<Self> {
        let (name, rest) = match text.split_once(':') {
            Some((name, rest)) => (name.trim(), Some(rest.trim())),
            None => (text.trim(), None),
        };
        match (name, rest) {
            ("engine", None) => Some(Self::Engine),
            ("tables", None) => Some(Self::Tables),
            ("alphabeta", None) => Some(Self::AlphaBeta),
            ("greedy", None) => Some(Self::Greedy),
            ("random", None) => Some(Self::Random),
            ("level", Some(level)) => level.parse().ok().and_then(Level::new).map(Self::Level),
            ("weights", Some(file)) if !file.is_empty() => Some(Self::Weights(file.into())),
            ("ugi", Some(command)) => {
                let words = command_words(command);
                (!words.is_empty()).then_some(Self::Ugi(words))
            }
            _ => None,
        }
    }
}

impl Pace {
    /// The limits of an engine that has `left` on its clock.
    pub fn limits(self, left: Duration) -> Limits {
        match self {
            Self::Time(time) => Limits::time(time),
            Self::Nodes(nodes) => Limits::nodes(nodes),
            Self::Depth(depth) => Limits::depth(depth),
            Self::Clock { increment, .. } => Limits::clock(left, increment),
        }
    }

    /// The clock `BASE+INC` or `BASE`, in seconds, or `None`.
    pub fn parse_clock(text: &str) -> Option<Self> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let [base, increment] = [base, increment].map(seconds);
        Some(Self::Clock {
            base: base.filter(|base| *base > Duration::ZERO)?,
            increment: increment?,
        })
    }
}

/// As it is written in records.
impl std::fmt::Display for Pace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Time(time) => write!(f, "movetime {}", time.as_millis()),
            Self::Nodes(nodes) => write!(f, "nodes {nodes}"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
            Self::Clock { base, increment } => {
                write!(f, "tc {}+{}", base.as_secs_f64(), increment.as_secs_f64())
            }
        }
    }
}

/// Seconds, at most a day.
fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.trim().parse().ok()?;
    (0.0..=86_400.0)
        .contains(&seconds)
        .then(|| Duration::from_secs_f64(seconds))
}

/// What stands before the options at the end of `text`, and these in order.
fn split_options(text: &str) -> (&str, Vec<(&str, &str)>) {
    let mut body = text;
    let mut options = Vec::new();
    while let Some((before, last)) = body.rsplit_once(',')
        && let Some((name, value)) = last.split_once('=')
        && !name.trim().is_empty()
        && name.trim().chars().all(|char| char.is_ascii_alphanumeric())
    {
        options.push((name.trim(), value.trim()));
        body = before;
    }
    options.reverse();
    (body, options)
}

/// The words of a command line; blanks within double quotes do not separate.
fn command_words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut is_quoted = false;
    let mut is_inside = false;
    for char in text.chars() {
        if char == '"' {
            is_quoted = !is_quoted;
        }
        let separates = char.is_whitespace() && !is_quoted;
        if !separates && !is_inside {
            words.push(String::new());
        }
        is_inside = !separates;
        if is_inside
            && char != '"'
            && let Some(word) = words.last_mut()
        {
            word.push(char);
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_stand_at_the_end() {
        let spec = Spec::parse("engine,threads=2,nodes=500").expect("a player");
        assert_eq!((spec.threads, spec.pace), (2, Some(Pace::Nodes(500))));
        let spec = Spec::parse("ugi:\"my engine\" -a,b --x=1,Hash Size,Style=odd").expect("one");
        let Kind::Ugi(words) = spec.kind else {
            panic!("another kind");
        };
        assert_eq!(words, ["my engine", "-a,b", "--x=1,Hash", "Size"]);
        assert_eq!(spec.options, [("Style".to_owned(), "odd".to_owned())]);
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for text in [
            "",
            "engin",
            "level",
            "level:0",
            "level:10",
            "level:x",
            "ugi:",
            "ugi: ",
            "weights:",
            "engine,nodes=0",
            "engine,nodes=x",
            "engine,foo=1",
            "greedy,nodes=5",
            "alphabeta,threads=2",
            "level:3,depth=2",
        ] {
            assert_eq!(Spec::parse(text), None, "{text}");
        }
    }

    #[test]
    fn clocks_are_seconds() {
        let [base, increment] = [10_000, 100].map(Duration::from_millis);
        assert_eq!(
            Pace::parse_clock("10+0.1"),
            Some(Pace::Clock { base, increment })
        );
        for text in ["", "0", "+1", "-1+1", "x", "1+x", "NaN", "inf", "1e9"] {
            assert_eq!(Pace::parse_clock(text), None, "{text}");
        }
    }
}
