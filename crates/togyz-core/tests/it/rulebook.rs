//! The rulebook: every example in `RULES.md` is played, and the file says what
//! came of it. `TOGYZ_BLESS=1 cargo test -p togyz-core rulebook` rewrites it.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use togyz_core::{
    ClaimError, Ending, Event, Game, Move, Outcome, Reason, Rules, Setup, Side, TuzdykLimit,
};

const BOOK: &str = include_str!("../../RULES.md");
const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md");

#[test]
fn the_rulebook_says_what_the_program_does() {
    let played = replayed(BOOK);
    if std::env::var_os("TOGYZ_BLESS").is_some() {
        std::fs::write(PATH, played).unwrap();
        return;
    }
    for ((number, written), played) in (1..).zip(BOOK.lines()).zip(played.lines()) {
        assert_eq!(
            written, played,
            "RULES.md:{number}: if the right side is right, set TOGYZ_BLESS=1 to write it"
        );
    }
    assert_eq!(BOOK, played, "the rulebook is longer or shorter");
}

#[test]
fn every_fault_is_guarded_by_a_block() {
    let names = block_names();
    let (_, faults) = BOOK.split_once("## Faults").expect("a list of faults");
    let rows: Vec<&str> = faults
        .lines()
        .filter(|line| line.starts_with("| "))
        .collect();
    assert!(rows.len() > 13, "a heading and the faults");
    for row in &rows[1..] {
        let guards = row
            .trim_end_matches(" |")
            .rsplit(" | ")
            .next()
            .expect("a cell");
        assert!(guards.contains('`'), "nothing guards: {row}");
        for name in guards.split('`').skip(1).step_by(2) {
            assert!(names.contains(name), "there is no block {name}");
        }
    }
}

#[test]
fn every_event_limit_and_reason_is_shown() {
    let played = replayed(BOOK);
    for (kind, text) in [
        ("events", EVENTS.as_slice()),
        ("limits", LIMITS.as_slice()),
        ("reasons", REASONS.as_slice()),
    ] {
        for text in text {
            let shown = played
                .lines()
                .any(|line| line.starts_with('e') && line.contains(text));
            assert!(shown, "{kind}: no block shows \"{text}\"");
        }
    }
}

#[test]
fn the_names_of_the_blocks_differ() {
    assert_eq!(block_names().len(), BOOK.matches("\n```rules ").count());
}

fn block_names() -> BTreeSet<&'static str> {
    BOOK.lines()
        .filter_map(|line| line.strip_prefix("```rules "))
        .collect()
}

/// The book with what the program makes of each block.
fn replayed(book: &str) -> String {
    let mut text = String::new();
    let mut block: Option<Block> = None;
    for (number, line) in (1..).zip(book.lines()) {
        if let Some(open) = &mut block {
            if line == "```" {
                block = None;
            } else {
                open.number = number;
                open.play(line);
                text += &std::mem::take(&mut open.text);
                continue;
            }
        } else if let Some(name) = line.strip_prefix("```rules") {
            assert!(!name.trim().is_empty(), "RULES.md:{number}: no name");
            block = Some(Block::new());
        }
        text += line;
        text += "\n";
    }
    assert!(block.is_none(), "a block is not closed");
    text
}

/// A block while it is played.
struct Block {
    number: u32,
    rules: Rules,
    game: Option<Game>,
    text: String,
}

impl Block {
    fn new() -> Self {
        Self {
            number: 0,
            rules: Rules::default(),
            game: None,
            text: String::new(),
        }
    }

    #[track_caller]
    fn fail(&self, why: &str) -> ! {
        panic!("RULES.md:{}: {why}", self.number);
    }

    fn write(&mut self, key: &str, value: &str) {
        writeln!(self.text, "{key}: {value}").expect("a String takes everything");
    }

    fn game(&mut self) -> &mut Game {
        if self.game.is_none() {
            self.fail("no position yet");
        }
        self.game.as_mut().expect("a game was begun")
    }

    /// Does what the line says and writes what comes of it.
    fn play(&mut self, line: &str) {
        let Some((key, value)) = line.split_once(':') else {
            self.fail("not \"key: value\"");
        };
        let value = value.trim();
        match key {
            "rules" => {
                let Ok(rules) = value.parse() else {
                    self.fail("unknown rules");
                };
                self.rules = rules;
                self.write(key, &rules.to_string());
            }
            "before" => self.set_up(value),
            "play" => self.play_moves(value),
            "undo" => {
                let undone = match self.game().undo() {
                    Some(mv) => mv.to_string(),
                    None => "the ending".to_owned(),
                };
                self.write(key, &undone);
                self.after();
            }
            "resign" | "time" | "agree" => self.declare(key, value),
            "claim" => self.claim(),
            "legal" => {
                let legal = self.game().position().legal_moves();
                let legal: Vec<_> = legal.iter().map(|mv| mv.to_string()).collect();
                let legal = if legal.is_empty() {
                    "none".to_owned()
                } else {
                    legal.join(" ")
                };
                self.write(key, &legal);
            }
            "occurrences" => {
                let occurrences = self.game().occurrences();
                self.write(key, &occurrences.to_string());
            }
            "tuzdyks" => self.tuzdyks(),
            "turned" => {
                let turned = self.game().position().turned();
                self.write(key, &turned.to_string());
            }
            // What came of the line before was written with it.
            "stands" | "refused" | "ending" | "events" | "after" => {}
            _ => self.fail("unknown key"),
        }
    }

    fn set_up(&mut self, text: &str) {
        self.write("before", text);
        let setup = match Setup::parse(text, self.rules) {
            Ok(setup) => setup,
            Err(error) => return self.write("refused", &error.to_string()),
        };
        match Game::from_setup(setup) {
            Ok(game) => {
                let stands = game.setup().to_string();
                self.game = Some(game);
                if stands != text {
                    self.write("stands", &stands);
                }
                self.ending();
            }
            Err(error) => self.write("refused", &error.to_string()),
        }
    }

    /// Plays moves of two digits, source and landing, or of one, the source.
    fn play_moves(&mut self, text: &str) {
        self.write("play", text);
        let words: Vec<&str> = text.split(' ').collect();
        for word in &words {
            let digits: Vec<Option<Move>> = word
                .chars()
                .map(|c| Move::new(u8::try_from(c.to_digit(10)?).ok()?))
                .collect();
            let (mv, landing) = match digits[..] {
                [Some(source)] => (source, None),
                [Some(source), Some(landing)] => (source, Some(landing)),
                _ => self.fail("a move is one digit or two"),
            };
            let found = self.game().position().landing(mv).map(|pit| Move(pit.no));
            if landing.is_some() && landing != found {
                self.fail(&format!("{word} lands in {found:?}"));
            }
            let mut events = Vec::new();
            let played = self.game().play_with(mv, |event| events.push(told(event)));
            if let Err(error) = played {
                self.write("refused", &error.to_string());
            } else if words.len() == 1 {
                self.write("events", &events.join(" · "));
            }
        }
        self.after();
    }

    fn after(&mut self) {
        let after = self.game().setup().to_string();
        self.write("after", &after);
    }

    fn ending(&mut self) {
        if let Some(ending) = self.game().ending() {
            self.write("ending", &ending_text(ending));
        }
    }

    fn declare(&mut self, key: &str, value: &str) {
        let side = Side::ALL.into_iter().find(|side| side.to_string() == value);
        let declared = match (key, side) {
            ("resign", Some(side)) => self.game().resign(side),
            ("time", Some(side)) => self.game().lose_on_time(side),
            ("agree", None) => self.game().agree_draw(),
            _ => self.fail("White or Black"),
        };
        self.write(key, if key == "agree" { "draw" } else { value });
        if let Err(error) = declared {
            self.write("refused", &error.to_string());
        }
        self.ending();
        self.after();
    }

    fn claim(&mut self) {
        match self.game().claim_repetition() {
            Ok(()) => self.write("claim", "granted"),
            Err(ClaimError::TooFew { .. }) => self.write("claim", "refused, too few occurrences"),
            Err(ClaimError::NotInTheseRules) => self.write("claim", "refused, not in these rules"),
            Err(ClaimError::GameOver(_)) => self.write("claim", "refused, the game is over"),
        }
        self.ending();
    }

    fn tuzdyks(&mut self) {
        let position = *self.game().position();
        let owned = Side::ALL.map(|owner| match position.tuzdyk(owner) {
            Some(pit) => format!("{owner} owns {pit}"),
            None => format!("{owner} owns none"),
        });
        self.write("tuzdyks", &owned.join(", "));
    }
}

/// How the texts of [`told`] begin.
const EVENTS: [&str; 14] = [
    "sown ",
    "fed ",
    "landed ",
    "into a tuzdyk ",
    "captured ",
    "odd ",
    "own row ",
    "tuzdyk made ",
    "no tuzdyk ",
    "majority ",
    "atsyrau ",
    "skipped ",
    "swept ",
    "ended ",
];

fn told(event: Event) -> String {
    match event {
        Event::Sown { from, stones } => format!("sown {from} ({stones})"),
        Event::Fed {
            tuzdyk,
            owner,
            stones,
        } => format!("fed {owner} from {tuzdyk} ({stones})"),
        Event::Landed { pit, before, after } => format!("landed {pit} {before}→{after}"),
        Event::LandedInTuzdyk { tuzdyk, owner } => format!("into a tuzdyk {tuzdyk} of {owner}"),
        Event::Captured { pit, stones } => format!("captured {pit} ({stones})"),
        Event::Odd { pit, stones } => format!("odd {pit} ({stones})"),
        Event::OwnRow { pit, stones } => format!("own row {pit} ({stones})"),
        Event::TuzdykMade { pit } => format!("tuzdyk made {pit}"),
        Event::TuzdykRefused { pit, limit } => format!("no tuzdyk {pit}, {}", limit_text(limit)),
        Event::ReachedMajority { side, kazan } => format!("majority {side} ({kazan})"),
        Event::Atsyrau { side } => format!("atsyrau {side}"),
        Event::Skipped { side } => format!("skipped {side}"),
        Event::Swept { side, stones } => format!("swept {side} ({stones})"),
        Event::Ended(ending) => format!("ended {}", ending_text(ending)),
    }
}

const LIMITS: [&str; 3] = ["has one already", "last pit", "same number"];

fn limit_text(limit: TuzdykLimit) -> &'static str {
    match limit {
        TuzdykLimit::HasOne => LIMITS[0],
        TuzdykLimit::LastPit => LIMITS[1],
        TuzdykLimit::SameNumber => LIMITS[2],
    }
}

const REASONS: [&str; 6] = [
    "by majority",
    "by atsyrau",
    "by resignation",
    "by agreement",
    "by repetition",
    "by time",
];

fn ending_text(ending: Ending) -> String {
    let reason = match ending.reason {
        Reason::Majority => REASONS[0],
        Reason::Atsyrau => REASONS[1],
        Reason::Resignation => REASONS[2],
        Reason::Agreement => REASONS[3],
        Reason::Repetition => REASONS[4],
        Reason::Time => REASONS[5],
    };
    match ending.outcome {
        Outcome::Win(side) => format!("{side} wins {reason}"),
        Outcome::Draw => format!("draw {reason}"),
    }
}
