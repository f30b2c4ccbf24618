//! The options of the protocol.

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
    max: 4096,
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
const SPINS: [Spin; 5] = [HASH, LEVEL, SEED, MULTI_PV, MOVE_OVERHEAD];
const RULES: &str = "Rules";

impl Options {
    /// The defaults, under `rules`.
    pub(super) fn new(rules: Rules) -> Self {
        Self {
            hash: 16,
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
        let rules = format!("option name {RULES} type string default {rules}");
        spins.chain(std::iter::once(rules)).collect()
    }

    /// Sets `name` to `value`.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), Message> {
        if name.eq_ignore_ascii_case(RULES) {
            self.rules =
                parse_rules(value).map_err(|fault| fault.message(RULES, &fault::shown(value)))?;
            return Ok(());
        }
        let Some(spin) = SPINS
            .into_iter()
            .find(|spin| spin.name.eq_ignore_ascii_case(name))
        else {
            let names = SPINS.iter().map(|spin| spin.name).chain([RULES]);
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
                    return Err(fault::bad_value(spin.name, value));
                }
                self.hash = small;
            }
            "Level" => self.level = u8::try_from(number).ok().and_then(Level::new),
            "Seed" => self.seed = number,
            "MultiPV" => self.lines = small,
            _ => self.overhead = Duration::from_millis(number),
        }
        Ok(())
    }
}

/// Whether the system has so many megabytes to give.
fn fits(megabytes: usize) -> bool {
    let mut probe: Vec<u8> = Vec::new();
    megabytes
        .checked_mul(1 << 20)
        .is_some_and(|bytes| probe.try_reserve_exact(bytes).is_ok())
}
