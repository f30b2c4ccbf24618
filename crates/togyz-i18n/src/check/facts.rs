//! What can be wrong, by code.

use std::fmt;

/// How bad something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// A message cannot be said, or the file cannot be read.
    Error,
    /// Probably not what was meant.
    Warning,
}

macro_rules! codes {
    ($($code:ident $level:ident $about:literal,)*) => {
        /// The kinds of faults.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code {
            $(#[doc = $about] $code,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$code,)*];

            /// How bad it is.
            pub const fn level(self) -> Level {
                match self {
                    $(Self::$code => Level::$level,)*
                }
            }

            /// What it is called: `E01`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$code => stringify!($code),)*
                }
            }
        }
    };
}

codes! {
    E01 Error "The file, or a number in it, cannot be taken in.",
    E02 Error "It is not Fluent.",
    E03 Error "A name is given twice.",
    E04 Error "What is referred to does not exist.",
    E05 Error "A variable is not passed.",
    E06 Error "The arguments of a call do not fit.",
    E07 Error "The name of the file does not fit.",
    E08 Error "A character must not reach the terminal.",
    E09 Error "A message cannot be said.",
    E10 Error "A word stands for two commands.",
    W01 Warning "Messages are missing.",
    W02 Warning "A message is never said.",
    W03 Warning "A variable of the English message is not used.",
    W04 Warning "The variants of a choice do not fit.",
    W05 Warning "There are no plural rules for the language.",
    W06 Warning "A text looks unfinished.",
    W07 Warning "The English text has changed.",
    W08 Warning "Something has no effect, or a name is missing.",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One thing that is wrong, with what is needed to explain it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Fact {
    /// From here on it is not UTF-8.
    NotUtf8,
    /// The file is too large.
    TooLarge,
    /// It nests too deeply.
    TooDeep,
    /// A number has too many digits.
    LongNumber,

    /// A line is indented with a TAB.
    Tab,
    /// A byte order mark in the middle of the file.
    Mark,
    /// A choice has no default, or two.
    Default,
    /// A choice is written on one line.
    OneLine,
    /// Quotation marks are not straight, or not closed.
    Quotes,
    /// A closing brace is missing.
    Unclosed,
    /// A closing brace closes nothing.
    Unopened,
    /// A line neither begins a message nor goes on with one.
    Stray,
    /// A message or variant has no text.
    Empty,
    /// This cannot be chosen by.
    Selector,
    /// A placeable directly in a placeable.
    Nested,
    /// Something else that is not Fluent.
    Unreadable,

    /// The file has another message of this name.
    Twice {
        /// The name.
        name: String,
        /// Where the first one is.
        line: usize,
    },
    /// A message and a term have the same name.
    BothKinds {
        /// The name.
        name: String,
    },
    /// A message is named like a function.
    LikeFunction {
        /// The name.
        name: String,
    },
    /// An attribute is given twice.
    AttributeTwice {
        /// The attribute.
        name: String,
    },
    /// A variant is given twice.
    VariantTwice {
        /// Its key.
        key: String,
    },

    /// There is no such message, term or attribute.
    NoReference {
        /// What is referred to.
        name: String,
        /// What was probably meant.
        suggestion: Option<String>,
    },
    /// The message referred to has attributes only.
    NoText {
        /// The message.
        name: String,
    },
    /// There is no such function.
    NoFunction {
        /// Its name.
        name: String,
    },
    /// A message refers to itself, directly or not.
    Cycle {
        /// The message.
        name: String,
    },

    /// The program does not pass this variable.
    NoVariable {
        /// The variable, without `$`.
        name: String,
        /// The message it is not passed to.
        message: String,
        /// Those that are passed.
        passed: Vec<&'static str>,
    },
    /// The program does not pass a variable that a helper needs.
    NoVariableFor {
        /// The variable, without `$`.
        name: String,
        /// The helper.
        helper: String,
        /// The message it is not passed to.
        message: String,
        /// Those that are passed.
        passed: Vec<&'static str>,
    },
    /// A term shows a variable that it is not given here.
    NotGiven {
        /// The variable, without `$`.
        name: String,
        /// The term.
        term: String,
    },

    /// `number-ending` does not define this case.
    NoCase {
        /// The case.
        name: String,
        /// Those it defines.
        defined: Vec<String>,
    },
    /// A named argument is not written out.
    NotLiteral,
    /// The arguments are too many, too few, or not plain.
    Arguments,

    /// The name of the file is not a tag and `.ftl`.
    FileName,
    /// Another file of the folder is for the same language.
    SecondFile {
        /// The other file.
        other: String,
    },

    /// A control character or a mark that reorders text.
    Character {
        /// The character.
        character: char,
    },
    /// An isolation mark.
    Isolate {
        /// The character.
        character: char,
    },

    /// A message cannot be said with these values.
    Unsayable {
        /// The message.
        message: String,
        /// The values of its variables.
        values: String,
    },
    /// A message becomes too long.
    TooLong {
        /// The message.
        message: String,
    },

    /// A word stands for two commands.
    WordTwice {
        /// The word.
        word: String,
        /// The message of the other command.
        other: &'static str,
    },

    /// Messages are missing.
    Missing {
        /// How many there are.
        done: usize,
        /// How many there should be.
        all: usize,
        /// Which are missing.
        ids: Vec<&'static str>,
    },
    /// The program says no such message.
    Unknown {
        /// The message.
        name: String,
        /// What was probably meant.
        suggestion: Option<String>,
    },
    /// Nothing uses a helper.
    Unused {
        /// The helper.
        name: String,
    },
    /// A variable of the English message is not used.
    NotUsed {
        /// The variable, without `$`.
        name: String,
    },
    /// A plural category is needed and missing.
    NoCategory {
        /// The categories.
        missing: Vec<&'static str>,
        /// A number of each.
        examples: Vec<u32>,
    },
    /// The language has no such plural category.
    NeverCategory {
        /// The category.
        key: String,
        /// Those it has.
        categories: Vec<&'static str>,
    },
    /// An exact number after a category that it belongs to.
    TooLate {
        /// The number.
        key: String,
    },
    /// The variable never has this value.
    NeverKey {
        /// The key.
        key: String,
        /// The variable, without `$`.
        name: String,
        /// What it can be.
        allowed: Vec<&'static str>,
    },
    /// There are no plural rules for the language.
    NoPlurals {
        /// The tag.
        tag: String,
    },
    /// The text is the English one.
    English,
    /// Blanks at an end of the text.
    Blanks,
    /// Straight quotation marks in a text.
    StraightQuotes,
    /// Three full stops.
    Dots,
    /// The English text has changed since it was translated.
    Changed {
        /// The message.
        name: String,
        /// The mark of what it is now.
        now: String,
    },
    /// The language does not name itself.
    NoName,
    /// A term takes no positional arguments.
    Positional {
        /// The term.
        name: String,
    },
    /// The program does not know this option of a function.
    NoEffect {
        /// The option.
        name: String,
    },
}

impl Fact {
    /// The code it belongs to.
    pub const fn code(&self) -> Code {
        match self {
            Self::NotUtf8 | Self::TooLarge | Self::TooDeep | Self::LongNumber => Code::E01,
            Self::Tab
            | Self::Mark
            | Self::Default
            | Self::OneLine
            | Self::Quotes
            | Self::Unclosed
            | Self::Unopened
            | Self::Stray
            | Self::Empty
            | Self::Selector
            | Self::Nested
            | Self::Unreadable => Code::E02,
            Self::Twice { .. }
            | Self::BothKinds { .. }
            | Self::LikeFunction { .. }
            | Self::AttributeTwice { .. }
            | Self::VariantTwice { .. } => Code::E03,
            Self::NoReference { .. }
            | Self::NoText { .. }
            | Self::NoFunction { .. }
            | Self::Cycle { .. } => Code::E04,
            Self::NoVariable { .. } | Self::NoVariableFor { .. } | Self::NotGiven { .. } => {
                Code::E05
            }
            Self::NoCase { .. } | Self::NotLiteral | Self::Arguments => Code::E06,
            Self::FileName | Self::SecondFile { .. } => Code::E07,
            Self::Character { .. } | Self::Isolate { .. } => Code::E08,
            Self::Unsayable { .. } | Self::TooLong { .. } => Code::E09,
            Self::WordTwice { .. } => Code::E10,
            Self::Missing { .. } => Code::W01,
            Self::Unknown { .. } | Self::Unused { .. } => Code::W02,
            Self::NotUsed { .. } => Code::W03,
            Self::NoCategory { .. }
            | Self::NeverCategory { .. }
            | Self::TooLate { .. }
            | Self::NeverKey { .. } => Code::W04,
            Self::NoPlurals { .. } => Code::W05,
            Self::English | Self::Blanks | Self::StraightQuotes | Self::Dots => Code::W06,
            Self::Changed { .. } => Code::W07,
            Self::NoName | Self::Positional { .. } | Self::NoEffect { .. } => Code::W08,
        }
    }
}
