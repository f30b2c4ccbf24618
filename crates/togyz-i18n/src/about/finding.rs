//! What is wrong with a locale file, and how to mend it.

use crate::check::Fact;
use crate::guard::{FUNCTIONS, MAX_DEPTH, MAX_NUMBER};
use crate::message::Message;

impl Fact {
    /// The sentence that says what is wrong.
    pub fn sentence(&self) -> Message {
        Message::from(self)
    }

    /// The sentence that says how to mend it.
    pub fn cure(&self) -> Message {
        cure(self)
    }
}

/// What is wrong.
#[expect(clippy::too_many_lines, reason = "one arm for each fact")]
impl From<&Fact> for Message {
    fn from(fact: &Fact) -> Self {
        match fact {
            Fact::NotUtf8 => Self::CheckE01Encoding,
            Fact::TooLarge => Self::CheckE01Size,
            Fact::TooDeep => Self::CheckE01Depth {
                max: MAX_DEPTH.to_string(),
            },
            Fact::LongNumber => Self::CheckE01Number {
                max: MAX_NUMBER.to_string(),
            },
            Fact::Tab => Self::CheckE02Tab,
            Fact::Mark => Self::CheckE02Mark,
            Fact::Default => Self::CheckE02Default,
            Fact::OneLine => Self::CheckE02OneLine,
            Fact::Quotes => Self::CheckE02Quotes,
            Fact::Unclosed => Self::CheckE02Unclosed,
            Fact::Unopened => Self::CheckE02Unopened,
            Fact::Stray => Self::CheckE02Stray,
            Fact::Empty => Self::CheckE02Empty,
            Fact::Selector => Self::CheckE02Selector,
            Fact::Nested => Self::CheckE02Nested,
            Fact::Unreadable => Self::CheckE02Unreadable,
            Fact::Twice { name, line } => Self::CheckE03Twice {
                input: name.clone(),
                line: number(*line),
            },
            Fact::BothKinds { name } => Self::CheckE03BothKinds {
                input: name.clone(),
            },
            Fact::LikeFunction { name } => Self::CheckE03LikeFunction {
                input: name.clone(),
            },
            Fact::AttributeTwice { name } => Self::CheckE03Attribute {
                input: format!(".{name}"),
            },
            Fact::VariantTwice { key } => Self::CheckE03Variant {
                input: format!("[{key}]"),
            },
            Fact::NoReference { name, .. } => Self::CheckE04Reference {
                input: name.clone(),
            },
            Fact::NoText { name } => Self::CheckE04NoText {
                input: name.clone(),
            },
            Fact::NoFunction { name } => Self::CheckE04Function {
                input: name.clone(),
            },
            Fact::Cycle { name } => Self::CheckE04Cycle {
                input: name.clone(),
            },
            Fact::NoVariable { name, message, .. } => Self::CheckE05Variable {
                input: dollar(name),
                value: message.clone(),
            },
            Fact::NoVariableFor {
                name,
                helper,
                message,
                ..
            } => Self::CheckE05Helper {
                input: dollar(name),
                other: helper.clone(),
                value: message.clone(),
            },
            Fact::NotGiven { name, term } => Self::CheckE05Term {
                input: dollar(name),
                other: term.clone(),
            },
            Fact::NoCase { name, .. } => Self::CheckE06Case {
                input: name.clone(),
            },
            Fact::NotLiteral => Self::CheckE06Literal,
            Fact::Arguments => Self::CheckE06Arguments,
            Fact::FileName => Self::CheckE07Name,
            Fact::SecondFile { other } => Self::CheckE07Second {
                file: other.clone(),
            },
            Fact::Character { character } => Self::CheckE08Character {
                input: code_point(*character),
            },
            Fact::Isolate { character } => Self::CheckE08Isolate {
                input: code_point(*character),
            },
            Fact::Unsayable { message, values } if values.is_empty() => {
                Self::CheckE09UnsayablePlain {
                    input: message.clone(),
                }
            }
            Fact::Unsayable { message, values } => Self::CheckE09Unsayable {
                input: message.clone(),
                values: values.clone(),
            },
            Fact::TooLong { message } => Self::CheckE09TooLong {
                input: message.clone(),
            },
            Fact::WordTwice { word, other } => Self::CheckE10Word {
                input: word.clone(),
                other: (*other).to_owned(),
            },
            Fact::Missing { done, all, ids } => Self::CheckW01Missing {
                count: number(ids.len()),
                percent: number(100 * done / (*all).max(1)),
                values: some(ids),
            },
            Fact::Unknown { name, .. } => Self::CheckW02Unknown {
                input: name.clone(),
            },
            Fact::Unused { name } => Self::CheckW02Unused {
                input: name.clone(),
            },
            Fact::NotUsed { name } => Self::CheckW03Variable {
                input: dollar(name),
            },
            Fact::NoCategory { missing, examples } => Self::CheckW04Missing {
                values: missing.join(", "),
                number: examples.first().copied().unwrap_or(0),
            },
            Fact::NeverCategory { key, .. } => Self::CheckW04Category { input: key.clone() },
            Fact::TooLate { key } => Self::CheckW04Order {
                input: format!("[{key}]"),
            },
            Fact::NeverKey { key, name, .. } => Self::CheckW04Key {
                input: key.clone(),
                other: dollar(name),
            },
            Fact::NoPlurals { tag } => Self::CheckW05Plurals { input: tag.clone() },
            Fact::English => Self::CheckW06English,
            Fact::Blanks => Self::CheckW06Blanks,
            Fact::StraightQuotes => Self::CheckW06Quotes,
            Fact::Dots => Self::CheckW06Dots,
            Fact::Changed { .. } => Self::CheckW07Changed,
            Fact::Positional { name } => Self::CheckW08Positional {
                input: name.clone(),
            },
            Fact::NoEffect { name } => Self::CheckW08Option {
                input: name.clone(),
            },
            Fact::NoName => Self::CheckW08Name,
        }
    }
}

/// How to mend it.
#[expect(clippy::too_many_lines, reason = "one arm for each fact")]
fn cure(fact: &Fact) -> Message {
    match fact {
        Fact::NotUtf8 => Message::CheckCureEncoding,
        Fact::TooLarge => Message::CheckCureSize,
        Fact::TooDeep => Message::CheckCureDepth,
        Fact::LongNumber => Message::CheckCureNumber,
        Fact::Tab => Message::CheckCureTab,
        Fact::Mark | Fact::Character { .. } => Message::CheckCureCharacter,
        Fact::Default => Message::CheckCureDefault,
        Fact::OneLine => Message::CheckCureOneLine,
        Fact::Quotes => Message::CheckCureQuotes,
        Fact::Unclosed => Message::CheckCureUnclosed,
        Fact::Unopened => Message::CheckCureUnopened,
        Fact::Stray => Message::CheckCureStray,
        Fact::Empty => Message::CheckCureEmpty,
        Fact::Selector => Message::CheckCureSelector,
        Fact::Nested => Message::CheckCureNested,
        Fact::Unreadable => Message::CheckCureUnreadable,
        Fact::Twice { .. } | Fact::AttributeTwice { .. } | Fact::VariantTwice { .. } => {
            Message::CheckCureTwice
        }
        Fact::BothKinds { .. } | Fact::LikeFunction { .. } => Message::CheckCureRename,
        Fact::NoReference {
            suggestion: Some(suggestion),
            ..
        }
        | Fact::Unknown {
            suggestion: Some(suggestion),
            ..
        } => Message::CheckCureSuggest {
            suggestion: suggestion.clone(),
        },
        Fact::NoReference {
            suggestion: None, ..
        } => Message::CheckCureReference,
        Fact::Unknown {
            suggestion: None, ..
        } => Message::CheckCureUnknown,
        Fact::NoText { .. } => Message::CheckCureNoText,
        Fact::NoFunction { .. } => Message::CheckCureFunction {
            values: FUNCTIONS.join(", "),
        },
        Fact::Cycle { .. } => Message::CheckCureCycle,
        Fact::NoVariable { passed, .. } | Fact::NoVariableFor { passed, .. } => {
            if passed.is_empty() {
                Message::CheckCureNoVariables
            } else {
                let passed: Vec<String> = passed.iter().map(|name| dollar(name)).collect();
                Message::CheckCureVariables {
                    values: passed.join(", "),
                }
            }
        }
        Fact::NotGiven { name, term } => Message::CheckCureTerm {
            value: format!("{term}({name}: \"…\")"),
        },
        Fact::NoCase { defined, name } => {
            if defined.is_empty() {
                Message::CheckCureEndings {
                    input: format!(".{name}"),
                }
            } else {
                Message::CheckCureCase {
                    values: defined.join(", "),
                    input: format!(".{name}"),
                }
            }
        }
        Fact::NotLiteral => Message::CheckCureLiteral,
        Fact::Arguments => Message::CheckCureArguments,
        Fact::FileName => Message::CheckCureFileName,
        Fact::SecondFile { .. } => Message::CheckCureSecond,
        Fact::Isolate { .. } => Message::CheckCureIsolate,
        Fact::Unsayable { .. } => Message::CheckCureUnsayable,
        Fact::TooLong { .. } => Message::CheckCureTooLong,
        Fact::WordTwice { .. } => Message::CheckCureWord,
        Fact::Missing { .. } => Message::CheckCureMissing,
        Fact::Unused { .. } => Message::CheckCureUnused,
        Fact::NotUsed { .. } => Message::CheckCureNotUsed,
        Fact::NoCategory { missing, .. } => Message::CheckCureNoCategory {
            values: brackets(missing),
        },
        Fact::NeverCategory { categories, .. } => Message::CheckCureCategory {
            values: brackets(categories),
        },
        Fact::TooLate { .. } => Message::CheckCureOrder,
        Fact::NeverKey { allowed, .. } => Message::CheckCureKey {
            allowed: brackets(allowed),
        },
        Fact::NoPlurals { .. } => Message::CheckCurePlurals,
        Fact::English => Message::CheckCureEnglish,
        Fact::Blanks => Message::CheckCureBlanks,
        Fact::StraightQuotes => Message::CheckCureTypographic,
        Fact::Dots => Message::CheckCureDots,
        Fact::Changed { name, now } => Message::CheckCureChanged {
            command: format!("togyz locale show {name}"),
            value: format!("[en {now}]"),
        },
        Fact::NoName => Message::CheckCureName,
        Fact::Positional { .. } => Message::CheckCurePositional,
        Fact::NoEffect { .. } => Message::CheckCureOption,
    }
}

fn dollar(name: &str) -> String {
    format!("${name}")
}

fn code_point(character: char) -> String {
    format!("U+{:04X}", u32::from(character))
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn brackets(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("[{name}]")).collect();
    names.join(", ")
}

/// The first few of a long list.
fn some(ids: &[&str]) -> String {
    const SHOWN: usize = 6;
    let mut shown = ids[..ids.len().min(SHOWN)].join(", ");
    if ids.len() > SHOWN {
        shown.push_str(", …");
    }
    shown
}
