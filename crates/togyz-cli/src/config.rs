//! The settings file: `togyz/config.toml` in the platform's config folder.

use std::fs;
use std::io::{self, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};

use togyz_core::Rules;
use togyz_i18n::{Message, Narration};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::cli::ValueFault;
use crate::cli::flags::{self, Animate, ColorChoice, Outcomes, PitNames, StyleChoice, Tutor};
use crate::error::{Error, Exit};
use crate::suggest::nearest;
use crate::view::Theme;
use crate::world::World;

/// What the settings file says. Every key may be missing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Config {
    /// `lang`, which may be no language that is installed.
    pub lang: Option<Located>,
    /// `style`
    pub style: Option<StyleChoice>,
    /// `color`
    pub color: Option<ColorChoice>,
    /// `narration`
    pub narration: Option<Narration>,
    /// `theme`
    pub theme: Option<Theme>,
    /// `animate`
    pub animate: Option<Animate>,
    /// `outcomes`
    pub outcomes: Option<Outcomes>,
    /// `pit-names`
    pub pit_names: Option<PitNames>,
    /// `rules`
    pub rules: Option<Rules>,
    /// `level`, 1 to 9
    pub level: Option<u8>,
    /// `confirm`, whether moves are asked about before they are made
    pub confirm: Option<bool>,
    /// `tutor`
    pub tutor: Option<Tutor>,
    /// `tables`, whether endgame tables may be built beside a game
    pub tables: Option<bool>,
    /// What cannot be used, in the order of the lines.
    pub faults: Vec<Message>,
}

/// A text with the place where it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Located {
    /// The text.
    pub text: String,
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
}

/// What some editors write before everything else.
const BYTE_ORDER_MARK: char = '\u{feff}';
/// The most that a settings file may hold, in MB.
const MAX_MEGABYTES: u32 = 1;

/// The key for which there is no option.
pub const TABLES: &str = "tables";

/// The keys of the file.
pub const KEYS: [&str; 13] = [
    flags::LANG.name,
    flags::STYLE.long,
    flags::COLOR.long,
    flags::THEME.long,
    flags::NARRATION.long,
    flags::ANIMATE.long,
    flags::OUTCOMES.long,
    flags::PIT_NAMES.long,
    flags::RULES.name,
    flags::LEVEL.name,
    flags::CONFIRM.long,
    flags::TUTOR.long,
    TABLES,
];

/// The keys that no variable of the environment sets.
pub const WITHOUT_VARIABLE: [&str; 3] = [flags::LEVEL.name, flags::CONFIRM.long, TABLES];

/// The variable of the environment that sets a key as well.
pub fn variable_of(key: &str) -> String {
    format!("TOGYZ_{}", key.to_uppercase().replace('-', "_"))
}

/// The settings file: the one that `flag`, else `TOGYZ_CONFIG` names, or the one
/// at the usual place.
pub fn path(world: &World, flag: Option<&Path>) -> Option<PathBuf> {
    flag.map(Path::to_owned)
        .or_else(|| world.var("TOGYZ_CONFIG").map(PathBuf::from))
        .or_else(|| usual_path(world))
}

/// Where the settings file is if nobody says: in `XDG_CONFIG_HOME`, or else in
/// the platform's config folder. `None` where the platform knows no home.
pub fn usual_path(world: &World) -> Option<PathBuf> {
    use etcetera::BaseStrategy;

    let folder = match world.var("XDG_CONFIG_HOME").map(Path::new) {
        Some(folder) if folder.is_absolute() => folder.to_owned(),
        _ => etcetera::choose_base_strategy().ok()?.config_dir(),
    };
    Some(folder.join("togyz").join("config.toml"))
}

impl Config {
    /// What the file says that `flag`, else `TOGYZ_CONFIG` names, or the one at
    /// the usual place, which need not exist.
    ///
    /// # Errors
    ///
    /// If a file that is named cannot be read.
    pub fn find(world: &World, flag: Option<&Path>) -> Result<Self, Error> {
        let named = flag
            .map(Path::to_owned)
            .or_else(|| world.var("TOGYZ_CONFIG").map(PathBuf::from));
        if let Some(path) = named {
            return match read(&path) {
                Ok(bytes) => Ok(Self::parse(&bytes, &path)),
                Err(error) => Err(Error::new(Exit::Failed, unreadable(&path, &error))),
            };
        }
        let Some(path) = usual_path(world) else {
            return Ok(Self::default());
        };
        Ok(match read(&path) {
            Ok(bytes) => Self::parse(&bytes, &path),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Self::default(),
            Err(error) => Self {
                faults: vec![unreadable(&path, &error)],
                ..Self::default()
            },
        })
    }

    fn parse(bytes: &[u8], path: &Path) -> Self {
        let file = path.display().to_string();
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let line = line_after(&bytes[..error.valid_up_to()]);
                return Self {
                    faults: vec![Message::ErrorFileEncoding { file, line }],
                    ..Self::default()
                };
            }
        };
        let mut reader = Reader {
            config: Self::default(),
            faults: Vec::new(),
            text,
            file,
        };
        match DeTable::parse(text) {
            Ok(table) => {
                for (key, value) in table.get_ref() {
                    reader.entry(key, value);
                }
            }
            Err(error) => {
                let line = reader.line(error.span().unwrap_or(0..0));
                reader.fault(
                    line,
                    Message::ErrorConfigSyntax {
                        file: reader.file.clone(),
                        line,
                    },
                );
            }
        }
        reader.faults.sort_by_key(|(line, _)| *line);
        Self {
            faults: reader.faults.into_iter().map(|(_, fault)| fault).collect(),
            ..reader.config
        }
    }
}

struct Reader<'a> {
    config: Config,
    faults: Vec<(u32, Message)>,
    text: &'a str,
    file: String,
}

impl Reader<'_> {
    fn entry(&mut self, key: &Spanned<std::borrow::Cow<'_, str>>, value: &Spanned<DeValue<'_>>) {
        let line = self.line(key.span());
        let option = key.get_ref().as_ref();
        let text = match value.get_ref() {
            DeValue::String(text) => Some(text.as_ref()),
            _ => None,
        };
        if option == flags::LEVEL.name {
            let DeValue::Integer(number) = value.get_ref() else {
                return self.need_number(line, option);
            };
            let number = number.as_str();
            let level = self.checked(line, option, number, flags::LEVEL.parse(number));
            self.config.level = level.and_then(|level| u8::try_from(level).ok());
        } else if option == TABLES {
            self.config.tables = self.yes_or_no(line, option, value.get_ref());
        } else if option == flags::CONFIRM.long {
            self.config.confirm = self.yes_or_no(line, option, value.get_ref());
        } else if KEYS.contains(&option) {
            let Some(text) = text else {
                return self.need_text(line, option);
            };
            if option == flags::LANG.name {
                self.config.lang = Some(Located {
                    text: text.to_owned(),
                    file: self.file.clone(),
                    line,
                });
            } else if option == flags::STYLE.long {
                self.config.style = self.checked(line, option, text, flags::STYLE.parse(text));
            } else if option == flags::COLOR.long {
                self.config.color = self.checked(line, option, text, flags::COLOR.parse(text));
            } else if option == flags::THEME.long {
                self.config.theme = self.checked(line, option, text, flags::THEME.parse(text));
            } else if option == flags::NARRATION.long {
                let narration = flags::NARRATION.parse(text);
                self.config.narration = self.checked(line, option, text, narration);
            } else if option == flags::ANIMATE.long {
                let animate = flags::ANIMATE.parse(text);
                self.config.animate = self.checked(line, option, text, animate);
            } else if option == flags::OUTCOMES.long {
                let outcomes = flags::OUTCOMES.parse(text);
                self.config.outcomes = self.checked(line, option, text, outcomes);
            } else if option == flags::PIT_NAMES.long {
                let names = flags::PIT_NAMES.parse(text);
                self.config.pit_names = self.checked(line, option, text, names);
            } else if option == flags::TUTOR.long {
                self.config.tutor = self.checked(line, option, text, flags::TUTOR.parse(text));
            } else {
                self.config.rules = self.checked(line, option, text, flags::parse_rules(text));
            }
        } else {
            self.unknown_key(line, option);
        }
    }

    fn yes_or_no(&mut self, line: u32, option: &str, value: &DeValue<'_>) -> Option<bool> {
        if let DeValue::Boolean(value) = value {
            return Some(*value);
        }
        self.need_bool(line, option);
        None
    }

    fn checked<T>(
        &mut self,
        line: u32,
        option: &str,
        input: &str,
        value: Result<T, ValueFault>,
    ) -> Option<T> {
        let fault = match value {
            Ok(value) => return Some(value),
            Err(fault) => fault,
        };
        let (input, allowed) = match fault {
            ValueFault::Unknown { input, allowed, .. } => (input, allowed),
            ValueFault::Conflict { name, .. } => (name, Rules::NAMES.join(", ")),
            ValueFault::NotANumber => {
                self.need_number(line, option);
                return None;
            }
            ValueFault::Range { min, max } => (input.to_owned(), format!("{min}–{max}")),
        };
        self.fault(
            line,
            Message::ErrorConfigValue {
                file: self.file.clone(),
                line,
                option: option.to_owned(),
                input,
                allowed,
            },
        );
        None
    }

    fn need_bool(&mut self, line: u32, option: &str) {
        self.fault(
            line,
            Message::ErrorConfigNeedBool {
                file: self.file.clone(),
                line,
                option: option.to_owned(),
            },
        );
    }

    fn need_number(&mut self, line: u32, option: &str) {
        self.fault(
            line,
            Message::ErrorConfigNeedNumber {
                file: self.file.clone(),
                line,
                option: option.to_owned(),
            },
        );
    }

    fn need_text(&mut self, line: u32, option: &str) {
        self.fault(
            line,
            Message::ErrorConfigNeedText {
                file: self.file.clone(),
                line,
                option: option.to_owned(),
            },
        );
    }

    fn unknown_key(&mut self, line: u32, input: &str) {
        let file = self.file.clone();
        let suggestion = nearest(input, KEYS);
        let input = input.to_owned();
        self.fault(
            line,
            match suggestion {
                Some(suggestion) => Message::ErrorConfigUnknownKeySuggest {
                    file,
                    line,
                    input,
                    suggestion: suggestion.to_owned(),
                },
                None => Message::ErrorConfigUnknownKey { file, line, input },
            },
        );
    }

    fn fault(&mut self, line: u32, message: Message) {
        self.faults.push((line, message));
    }

    fn line(&self, span: Range<usize>) -> u32 {
        let before = self.text.as_bytes().get(..span.start).unwrap_or_default();
        line_after(before)
    }
}

/// A setting in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its key.
    pub key: String,
    /// Its value, without quotation marks.
    pub value: String,
    /// The line, from 1.
    pub line: u32,
    /// Where the key begins and the value ends, in bytes.
    place: Range<usize>,
    /// Where the value stands, in bytes.
    written: Range<usize>,
}

/// The plain settings of the file that holds `text`, in its order; none if it is
/// no TOML.
pub fn entries(text: &str) -> Vec<Entry> {
    let Ok(table) = DeTable::parse(text) else {
        return Vec::new();
    };
    let table = table.get_ref().iter();
    let mut entries: Vec<Entry> = table
        .filter_map(|(key, value)| {
            let shown = match value.get_ref() {
                DeValue::String(text) => text.to_string(),
                DeValue::Integer(number) => number.as_str().to_owned(),
                DeValue::Boolean(is) => is.to_string(),
                DeValue::Float(_)
                | DeValue::Datetime(_)
                | DeValue::Array(_)
                | DeValue::Table(_) => return None,
            };
            Some(Entry {
                key: key.get_ref().to_string(),
                value: shown,
                line: line_after(text.as_bytes().get(..key.span().start).unwrap_or_default()),
                place: key.span().start..value.span().end,
                written: value.span(),
            })
        })
        .collect();
    entries.sort_by_key(|entry| entry.place.start);
    entries
}

/// What is wrong with `text` as TOML, with the line.
pub fn syntax_fault(file: &Path, text: &str) -> Option<Message> {
    let error = DeTable::parse(text).err()?;
    let place = error.span().unwrap_or(0..0).start;
    Some(Message::ErrorConfigSyntax {
        file: file.display().to_string(),
        line: line_after(text.as_bytes().get(..place).unwrap_or_default()),
    })
}

/// The line of the first byte that is no UTF-8.
pub fn line_of_fault(error: &std::string::FromUtf8Error) -> u32 {
    let valid = error.utf8_error().valid_up_to();
    line_after(error.as_bytes().get(..valid).unwrap_or_default())
}

/// `value` as the file writes it for the setting `key`.
///
/// # Errors
///
/// Says why the setting cannot have it, as a file with it would be told.
pub fn literal(key: &str, value: &str) -> Result<String, Message> {
    // The escapes of JSON are those of TOML, too.
    let quoted = serde_json::Value::from(value).to_string();
    let is_bare = matches!(value, "true" | "false") || value.parse::<i64>().is_ok();
    let mut candidates = vec![quoted];
    if is_bare {
        candidates.insert(0, value.to_owned());
    }
    let mut refusal = Message::ErrorCliOther;
    for candidate in candidates.into_iter().rev() {
        let line = format!("{key} = {candidate}\n");
        let faults = Config::parse(line.as_bytes(), Path::new("")).faults;
        match faults.into_iter().next() {
            None => return Ok(candidate),
            Some(fault) => refusal = fault,
        }
    }
    let (option, input) = (key.to_owned(), value.to_owned());
    Err(match refusal {
        Message::ErrorConfigValue { allowed, input, .. } => Message::ErrorCliInvalidValue {
            input,
            option,
            allowed,
        },
        Message::ErrorConfigNeedNumber { .. } => Message::ErrorCliNotANumber { option, input },
        Message::ErrorConfigNeedBool { .. } => Message::ErrorCliInvalidValue {
            input,
            option,
            allowed: "true, false".to_owned(),
        },
        _ => Message::ErrorCliBadValue { input, option },
    })
}

/// A change of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Edit {
    /// The setting gets this value, written as the file writes it.
    Set(String),
    /// Its line goes.
    Remove,
}

/// `text` with the setting `key` changed and everything else as it was.
pub fn edited(text: &str, key: &str, edit: &Edit) -> String {
    let entries = entries(text);
    let line_end = |at: usize| {
        let rest = text.get(at..).unwrap_or_default();
        rest.find('\n').map_or(text.len(), |length| at + length + 1)
    };
    let spliced = |place: Range<usize>, new: &str| {
        let before = text.get(..place.start).unwrap_or_default();
        let after = text.get(place.end..).unwrap_or_default();
        format!("{before}{new}{after}")
    };
    let there = entries.iter().find(|entry| entry.key == key);
    match (there, edit) {
        (Some(entry), Edit::Set(value)) => spliced(entry.written.clone(), value),
        (Some(entry), Edit::Remove) => spliced(entry.place.start..line_end(entry.place.end), ""),
        (None, Edit::Remove) => text.to_owned(),
        (None, Edit::Set(value)) => {
            let is_bare = DeTable::parse(text).is_ok_and(|table| table.get_ref().is_empty());
            // After the last setting, and before what belongs to a table.
            let first = text.find(|c| c != BYTE_ORDER_MARK).unwrap_or(text.len());
            let at = match entries.last() {
                Some(last) => line_end(last.place.end),
                None if is_bare => text.len(),
                None => first,
            };
            let is_open = at > first && !text.get(..at).unwrap_or_default().ends_with('\n');
            let start = if is_open { "\n" } else { "" };
            spliced(at..at, &format!("{start}{key} = {value}\n"))
        }
    }
}

/// The number of the line that goes on after `bytes`.
fn line_after(bytes: &[u8]) -> u32 {
    let lines = bytes.split(|byte| *byte == b'\n').count();
    u32::try_from(lines).unwrap_or(u32::MAX)
}

/// The bytes of the settings file.
///
/// # Errors
///
/// If it cannot be read, or is larger than any settings are: a device may have
/// no end.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let limit = u64::from(MAX_MEGABYTES) << 20;
    let file = fs::File::open(path)?;
    file.take(limit + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    Ok(bytes)
}

/// Why the settings file cannot be read.
pub fn unreadable(path: &Path, error: &io::Error) -> Message {
    let file = path.display().to_string();
    match error.kind() {
        io::ErrorKind::NotFound => Message::ErrorFileNotFound { file },
        io::ErrorKind::PermissionDenied => Message::ErrorFileNotReadable { file },
        io::ErrorKind::IsADirectory => Message::ErrorFileIsFolder { file },
        io::ErrorKind::FileTooLarge => Message::ErrorFileTooLarge {
            file,
            megabytes: MAX_MEGABYTES,
        },
        _ => Message::ErrorFileFailed { file },
    }
}
