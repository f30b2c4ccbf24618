//! The options of the protocol.

use std::fs;
use std::time::Duration;

use togyz_ai::Level;
use togyz_core::Rules;
use togyz_i18n::Message;

use super::fault;
use crate::cli::flags::parse_rules;
use crate::suggest::nearest;

/// What can be set.
#[derive(Debug, Clone, Copy)]
pub(super) struct Options {
    /// Megabytes of the memory.
    pub(super) hash: usize,
    /// Threads that search together; a level uses one.
    pub(super) threads: usize,
    /// Whether moves may come from the book of openings.
    pub(super) own_book: bool,
    /// The level to play at; `None`: full strength.
    pub(super) level: Option<Level>,
    /// The seed of a level's random choices.
    pub(super) seed: u64,
    /// How many lines are told.
    pub(super) lines: usize,
    /// The rules of the positions to come.
    pub(super) rules: Rules,
    /// What is lost on each move beside thinking.
    pub(super) overhead: Duration,
}

/// An option that is a number.
struct Spin {
    name: &'static str,
    default: u64,
    min: u64,
    max: u64,
}

const HASH: Spin = Spin {
    name: "Hash",
    default: 16,
    min: 0,
    max: 65_536,
};
const THREADS: Spin = Spin {
    name: "Threads",
    default: 1,
    min: 1,
    max: 256,
};
const LEVEL: Spin = Spin {
    name: "Level",
    default: 0,
    min: 0,
    max: 9,
};
const SEED: Spin = Spin {
    name: "Seed",
    default: 0,
    min: 0,
    max: 2_147_483_647,
};
const MULTI_PV: Spin = Spin {
    name: "MultiPV",
    default: 1,
    min: 1,
    max: 9,
};
const MOVE_OVERHEAD: Spin = Spin {
    name: "MoveOverhead",
    default: 10,
    min: 0,
    max: 5000,
};
const SPINS: [Spin; 6] = [HASH, THREADS, LEVEL, SEED, MULTI_PV, MOVE_OVERHEAD];
const OWN_BOOK: &str = "OwnBook";
/// Says that `go ponder` is understood; it changes nothing.
const PONDER: &str = "Ponder";
const RULES: &str = "Rules";
/// Where the endgame tables are; they belong to the conversation.
pub(super) const TABLE_PATH: &str = "TablePath";
/// How protocols write a text that is empty.
pub(super) const EMPTY: &str = "<empty>";
/// The language of what is explained and refused; it belongs to the
/// conversation.
pub(super) const LANGUAGE: &str = "Language";

impl Options {
    /// The defaults, under `rules`.
    pub(super) fn new(rules: Rules) -> Self {
        Self {
            hash: 16,
            threads: 1,
            own_book: false,
            level: None,
            seed: SEED.default,
            lines: 1,
            rules,
            overhead: Duration::from_millis(MOVE_OVERHEAD.default),
        }
    }

    /// The lines that tell what there is; `rules` are the default ones.
    pub(super) fn told(rules: Rules) -> Vec<String> {
        let spins = SPINS.iter().map(|spin| {
            let Spin {
                name,
                default,
                min,
                max,
            } = spin;
            format!("option name {name} type spin default {default} min {min} max {max}")
        });
        let checks =
            [OWN_BOOK, PONDER].map(|name| format!("option name {name} type check default false"));
        let rules = format!("option name {RULES} type string default {rules}");
        spins.chain(checks).chain([rules]).collect()
    }

    /// Sets `name` to `value`.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Message> {
        if name.eq_ignore_ascii_case(RULES) {
            self.rules =
                parse_rules(value).map_err(|fault| fault.message(RULES, &fault::shown(value)))?;
            return Ok(());
        }
        if name.eq_ignore_ascii_case(OWN_BOOK) {
            self.own_book = check(OWN_BOOK, value)?;
            return Ok(());
        }
        if name.eq_ignore_ascii_case(PONDER) {
            check(PONDER, value)?;
            return Ok(());
        }
        let Some(spin) = SPINS
            .into_iter()
            .find(|spin| spin.name.eq_ignore_ascii_case(name))
        else {
            let names = SPINS.iter().map(|spin| spin.name);
            let names = names.chain([OWN_BOOK, PONDER, RULES, TABLE_PATH, LANGUAGE]);
            let input = fault::shown(name);
            return Err(match nearest(&input, names) {
                Some(suggestion) => Message::ErrorCliUnknownOptionSuggest {
                    suggestion: suggestion.to_owned(),
                    input,
                },
                None => Message::ErrorCliUnknownOption { input },
            });
        };
        let number = fault::number(spin.name, value, spin.min, spin.max)?;
        let small = usize::try_from(number).unwrap_or(usize::MAX);
        match spin.name {
            "Hash" => {
                if !fits(small) {
                    return Err(Message::ErrorEngineMemory {
                        option: spin.name.to_owned(),
                        input: fault::shown(value),
                    });
                }
                self.hash = small;
            }
            "Threads" => self.threads = small,
            "Level" => self.level = u8::try_from(number).ok().and_then(Level::new),
            "Seed" => self.seed = number,
            "MultiPV" => self.lines = small,
            _ => self.overhead = Duration::from_millis(number),
        }
        Ok(())
    }
}

/// Whether the system has so many megabytes to give, as far as it says.
fn fits(megabytes: usize) -> bool {
    let available = fs::read_to_string("/proc/meminfo").ok().and_then(|text| {
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("MemAvailable:"))?;
        let kilobytes: usize = line.split_whitespace().next()?.parse().ok()?;
        Some(kilobytes / 1024)
    });
    let mut probe: Vec<u8> = Vec::new();
    available.is_none_or(|available| megabytes <= available)
        && megabytes
            .checked_mul(1 << 20)
            .is_some_and(|bytes| probe.try_reserve_exact(bytes).is_ok())
}

/// `true` or `false`.
fn check(name: &str, value: &str) -> Result<bool, Message> {
    value
        .to_ascii_lowercase()
        .parse()
        .map_err(|_| fault::bad_value(name, value))
}
