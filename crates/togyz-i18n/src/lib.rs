//! The words of togyz: every sentence it says, in every language.
//!
//! The other crates produce facts; this one turns them into sentences. A
//! [`Message`] has one variant for each sentence, with typed variables; a
//! [`Catalog`] says it in a language, from the Fluent files in `locales/` and
//! in the user's own folders. A new language is one such file.
//!
//! ```
//! use togyz_core::Side;
//! use togyz_i18n::{Environment, Locales, Message};
//!
//! let locales = Locales::embedded();
//! let environment = Environment {
//!     lang: Some("kk_KZ.UTF-8".to_owned()),
//!     ..Environment::default()
//! };
//! let catalog = locales.catalog(&locales.negotiate(&environment).language);
//! assert_eq!(
//!     catalog.say(&Message::NarrateTurn { mover: Side::White }),
//!     "Бастаушының кезегі."
//! );
//! ```
#![forbid(unsafe_code)]

pub mod about;
mod bounded;
pub mod catalog;
pub mod check;
pub mod guard;
pub mod inspect;
pub mod locale;
pub mod locales;
pub mod message;
pub mod narrate;
pub mod nearest;
pub mod negotiate;
mod number;
mod resource;
pub mod template;
pub mod tutorial;

pub use catalog::{Catalog, Fault, Skip};
pub use check::{Code, Fact, Finding, Level, Report};
pub use guard::{Hazard, Rejection};
pub use inspect::{Coverage, Section};
pub use locale::TagError;
pub use locales::{FileFault, LocaleInfo, Locales, Origin, Problem};
pub use message::{Argument, Decimal, Kind, Message, MessageInfo, Variable};
pub use narrate::{
    Narration, Wording, ending, narrate, narrate_varied, pit_list, pit_name, preview,
};
pub use negotiate::{Available, Choice, Environment, Source, Unknown, negotiate};
pub use template::Wish;
pub use unic_langid::LanguageIdentifier;
