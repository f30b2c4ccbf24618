//! The options of a chore.

use std::fmt;

/// Options, each with its value, and the task before them if the chore has
/// several.
#[derive(Debug)]
pub(crate) struct Arguments {
    task: Option<String>,
    pairs: Vec<(String, String)>,
}

/// What is wrong with the options.
#[derive(Debug)]
pub(crate) enum Fault {
    Unknown(String),
    NoValue(String),
    NoNumber(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(option) => write!(f, "There is no option {option} here."),
            Self::NoValue(option) => write!(f, "The option {option} needs a value."),
            Self::NoNumber(option) => write!(f, "The option {option} needs a number."),
        }
    }
}

impl Arguments {
    /// Reads `words` as the task and those options that `usage` lists: tasks
    /// stand first in it, as `one|other`; `[--so]` is given or not, the others
    /// take a value; all but `--driver` are numbers.
    pub(crate) fn parse(words: &[String], usage: &str) -> Result<Self, Fault> {
        let mut pairs = Vec::new();
        let mut words = words.iter();
        let mut tasks = usage.split(' ').next().unwrap_or_default().split('|');
        let first = words.as_slice().first();
        let task = first.filter(|word| tasks.any(|task| task == word.as_str()));
        if task.is_some() {
            words.next();
        }
        while let Some(option) = words.next() {
            if usage.contains(&format!("[{option}]")) {
                pairs.push((option.clone(), String::new()));
                continue;
            }
            if !usage.contains(&format!("[{option} ")) {
                return Err(Fault::Unknown(option.clone()));
            }
            let value = words.next().ok_or_else(|| Fault::NoValue(option.clone()))?;
            if is_number(option, usage) && value.parse::<u64>().is_err() {
                return Err(Fault::NoNumber(option.clone()));
            }
            pairs.push((option.clone(), value.clone()));
        }
        let task = task.cloned();
        Ok(Self { task, pairs })
    }

    /// Which of its tasks the chore is to do.
    pub(crate) fn task(&self) -> Option<&str> {
        self.task.as_deref()
    }

    /// Whether an option without a value is given.
    pub(crate) fn given(&self, option: &str) -> bool {
        self.text(option).is_some()
    }

    pub(crate) fn text(&self, option: &str) -> Option<&str> {
        let mut pairs = self.pairs.iter().rev();
        let (_, value) = pairs.find(|(name, _)| name == option)?;
        Some(value)
    }

    pub(crate) fn number(&self, option: &str, default: u64) -> u64 {
        self.text(option)
            .and_then(|value| value.parse().ok())
            .unwrap_or(default)
    }
}

/// Whether `usage` shows a number as the value of `option`.
fn is_number(option: &str, usage: &str) -> bool {
    usage
        .split_once(&format!("[{option} "))
        .is_some_and(|(_, value)| value.starts_with(|sign: char| sign.is_ascii_digit()))
}
