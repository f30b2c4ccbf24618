//! Lines of the protocol, read.

use std::time::Duration;

use togyz_ai::Limits;
use togyz_core::Side;
use togyz_i18n::Message;

use super::fault;
use crate::suggest::nearest;

/// What a line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Command {
    /// An empty line.
    Nothing,
    /// `ugi` or `uci`, with the word that ends the answer.
    Hello(&'static str),
    /// `isready`
    IsReady,
    /// `setoption`
    SetOption { name: String, value: String },
    /// `uginewgame` or `ucinewgame`
    NewGame,
    /// `position`: the words after it.
    Position(Vec<String>),
    /// `go`
    Go(Box<Go>),
    /// `go perft`
    Perft(u32),
    /// `ponderhit`
    PonderHit,
    /// `stop`
    Stop,
    /// `quit`
    Quit,
    /// `query`
    Query(Query),
    /// `explain`: a move, and the language to tell it in.
    Explain { mv: String, lang: Option<String> },
    /// `d`
    Describe,
    /// `eval`
    Eval,
    /// `bench`
    Bench,
}

/// What can be asked about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Query {
    FirstTurn,
    GameOver,
    Result,
    LegalMoves,
    Score,
    Fen,
    Rules,
}

/// How long to think, and about what.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Go {
    /// What is left on the clocks of White and Black.
    clocks: [Option<Duration>; 2],
    increments: [Option<Duration>; 2],
    move_time: Option<Duration>,
    depth: Option<u32>,
    nodes: Option<u64>,
    /// Whether it is said that there is no limit.
    infinite: bool,
    /// Whether the opponent is still to move.
    pub(super) ponder: bool,
    /// The moves to look at, as they are written; empty: all.
    pub(super) moves: Vec<String>,
}

const COMMANDS: [&str; 16] = [
    "ugi",
    "uci",
    "isready",
    "setoption",
    "uginewgame",
    "ucinewgame",
    "position",
    "go",
    "ponderhit",
    "stop",
    "quit",
    "query",
    "explain",
    "d",
    "eval",
    "bench",
];

const QUERIES: [(&str, Query); 7] = [
    ("p1turn", Query::FirstTurn),
    ("gameover", Query::GameOver),
    ("result", Query::Result),
    ("legalmoves", Query::LegalMoves),
    ("score", Query::Score),
    ("fen", Query::Fen),
    ("rules", Query::Rules),
];

const LIMITS: [&str; 14] = [
    "p1time",
    "p2time",
    "p1inc",
    "p2inc",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movetime",
    "depth",
    "nodes",
    "infinite",
    "ponder",
    "searchmoves",
];

/// What `line` asks for.
pub(super) fn parse(line: &str) -> Result<Command, Message> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((command, rest)) = words.split_first() else {
        return Ok(Command::Nothing);
    };
    let alone = |command| match rest.first() {
        None => Ok(command),
        Some(input) => Err(unexpected(input)),
    };
    match *command {
        "ugi" => alone(Command::Hello("ugiok")),
        "uci" => alone(Command::Hello("uciok")),
        "isready" => alone(Command::IsReady),
        "uginewgame" | "ucinewgame" => alone(Command::NewGame),
        "ponderhit" => alone(Command::PonderHit),
        "stop" => alone(Command::Stop),
        "quit" => alone(Command::Quit),
        "d" => alone(Command::Describe),
        "eval" => alone(Command::Eval),
        "bench" => alone(Command::Bench),
        "setoption" => set_option(rest),
        "position" => Ok(Command::Position(
            rest.iter().map(|word| (*word).to_owned()).collect(),
        )),
        "go" => go(rest),
        "query" => query(rest),
        "explain" => explain(rest),
        input => Err(match nearest(input, COMMANDS) {
            Some(suggestion) => Message::ErrorCliUnknownCommandSuggest {
                input: fault::shown(input),
                suggestion: suggestion.to_owned(),
            },
            None => Message::ErrorCliUnknownCommand {
                input: fault::shown(input),
            },
        }),
    }
}

fn unexpected(input: &str) -> Message {
    Message::ErrorCliUnexpectedArgument {
        input: fault::shown(input),
    }
}

fn query(rest: &[&str]) -> Result<Command, Message> {
    match rest {
        [] => Err(fault::missing_value("query")),
        [input] => QUERIES
            .iter()
            .find(|(name, _)| name == input)
            .map(|(_, query)| Command::Query(*query))
            .ok_or_else(|| {
                let names = QUERIES.map(|(name, _)| name);
                Message::ErrorCliInvalidValue {
                    input: fault::shown(input),
                    option: "query".to_owned(),
                    allowed: names.join(", "),
                }
            }),
        [_, input, ..] => Err(unexpected(input)),
    }
}

fn explain(rest: &[&str]) -> Result<Command, Message> {
    let (mv, lang) = match rest {
        [] => return Err(fault::missing_value("explain")),
        [mv] => (mv, None),
        [_, "lang"] => return Err(fault::missing_value("lang")),
        [mv, "lang", lang] => (mv, Some((*lang).to_owned())),
        [_, "lang", _, input, ..] | [_, input, ..] => return Err(unexpected(input)),
    };
    Ok(Command::Explain {
        mv: (*mv).to_owned(),
        lang,
    })
}

/// `name N value V`; both may consist of several words.
fn set_option(rest: &[&str]) -> Result<Command, Message> {
    let Some(("name", rest)) = rest.split_first().map(|(first, rest)| (*first, rest)) else {
        return Err(fault::missing_value("name"));
    };
    let end = rest
        .iter()
        .position(|word| *word == "value")
        .unwrap_or(rest.len());
    let name = rest[..end].join(" ");
    let value = rest.get(end + 1..).unwrap_or_default().join(" ");
    if name.is_empty() {
        return Err(fault::missing_value("name"));
    }
    if value.is_empty() {
        return Err(fault::missing_value(&fault::shown(&name)));
    }
    Ok(Command::SetOption { name, value })
}

fn go(rest: &[&str]) -> Result<Command, Message> {
    /// The deepest count, which nobody waits for.
    const MOST_PLIES: u64 = 20;
    if let Some(("perft", rest)) = rest.split_first().map(|(first, rest)| (*first, rest)) {
        return match rest {
            [] => Err(fault::missing_value("perft")),
            [plies] => {
                let plies = fault::number("perft", plies, 0, MOST_PLIES)?;
                Ok(Command::Perft(u32::try_from(plies).unwrap_or(0)))
            }
            [_, input, ..] => Err(unexpected(input)),
        };
    }
    let mut go = Go::default();
    let mut seen: Vec<&str> = Vec::new();
    let mut words = rest.iter().copied().peekable();
    while let Some(word) = words.next() {
        if !LIMITS.contains(&word) {
            return Err(unexpected(word));
        }
        if seen.contains(&word) {
            return Err(Message::ErrorCliRepeated {
                option: word.to_owned(),
            });
        }
        seen.push(word);
        if word == "infinite" {
            go.infinite = true;
            continue;
        }
        if word == "ponder" {
            go.ponder = true;
            continue;
        }
        if word == "searchmoves" {
            while let Some(mv) = words.next_if(|word| !LIMITS.contains(word)) {
                go.moves.push(mv.to_owned());
            }
            if go.moves.is_empty() {
                return Err(fault::missing_value(word));
            }
            continue;
        }
        let value = words.next().ok_or_else(|| fault::missing_value(word))?;
        match word {
            "p1time" | "wtime" => go.clocks[0] = Some(time(word, value)?),
            "p2time" | "btime" => go.clocks[1] = Some(time(word, value)?),
            "p1inc" | "winc" => go.increments[0] = Some(time(word, value)?),
            "p2inc" | "binc" => go.increments[1] = Some(time(word, value)?),
            "movetime" => go.move_time = Some(time(word, value)?),
            "depth" => {
                let depth = fault::number(word, value, 1, u64::MAX)?;
                go.depth = Some(u32::try_from(depth).unwrap_or(u32::MAX));
            }
            _ => go.nodes = Some(fault::number(word, value, 1, u64::MAX)?),
        }
    }
    if go.clocks == [None; 2] && go.increments != [None; 2] {
        return Err(fault::missing_value("p1time"));
    }
    Ok(Command::Go(Box::new(go)))
}

/// So many milliseconds; a clock that has run out may show less than none.
fn time(option: &str, text: &str) -> Result<Duration, Message> {
    /// More than anybody's life.
    const MOST: u64 = 10_000_000_000_000;
    let (text, is_negative) = match text.strip_prefix('-') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let millis = fault::number(option, text, 0, u64::MAX)?.min(MOST);
    Ok(Duration::from_millis(if is_negative { 0 } else { millis }))
}

impl Go {
    /// Whether only `stop` ends it: a limit that is given counts, whatever else
    /// is said; where none is, a level that sets its own is limit enough.
    pub(super) fn is_infinite(&self, has_level: bool) -> bool {
        (self.infinite || !has_level)
            && self.clocks == [None; 2]
            && self.move_time.is_none()
            && self.depth.is_none()
            && self.nodes.is_none()
    }

    /// The limits for `mover`, who loses `overhead` on each move; the moves to
    /// look at are left out.
    pub(super) fn limits(&self, mover: Side, overhead: Duration) -> Limits {
        const LEAST: Duration = Duration::from_millis(1);
        let [own, other] = match mover {
            Side::White => [0, 1],
            Side::Black => [1, 0],
        };
        let less = |time: Duration| time.saturating_sub(overhead).max(LEAST);
        let mut limits = self.clocks[own]
            .or(self.clocks[other])
            .map_or(Limits::NONE, |left| {
                Limits::clock(less(left), self.increments[own].unwrap_or_default())
            });
        if let Some(time) = self.move_time.map(less) {
            limits.time = Some(limits.time.map_or(time, |most| most.min(time)));
        }
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            ..limits
        }
    }
}
