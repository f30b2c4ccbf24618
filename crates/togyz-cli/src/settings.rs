//! What holds: the flag, else the environment, else the config file, else what
//! is detected.

use clap::ArgMatches;
use togyz_core::Rules;
use togyz_i18n::Message;

use crate::app::{Confirm, Settings, Style, Verbosity};
use crate::cli::flags::{self, ColorChoice, StyleChoice};
use crate::cli::{Choice, Speech, ValueFault};
use crate::config::{Config, variable_of};
use crate::error::{Error, Exit};
use crate::view::Charset;
use crate::world::World;

/// The settings, and notices about what could not be used.
#[derive(Debug)]
pub struct Decided {
    /// The settings.
    pub settings: Settings,
    /// Values of the environment that are none.
    pub notices: Vec<Message>,
}

/// Decides on everything but the language.
///
/// # Errors
///
/// If an option on the command line has a value that it cannot have.
pub fn decide(
    world: &World,
    matches: &ArgMatches,
    config: &Config,
    speech: Speech<'_>,
) -> Result<Decided, Error> {
    let mut notices = Vec::new();
    let mut said = Said {
        world,
        matches,
        speech,
        notices: &mut notices,
    };
    let style = said.by(&flags::STYLE)?.or(config.style);
    let color = said.by(&flags::COLOR)?.or(config.color);
    let theme = said.by(&flags::THEME)?.or(config.theme);
    let narration = said.by(&flags::NARRATION)?.or(config.narration);
    let animate = said.by(&flags::ANIMATE)?.or(config.animate);
    let outcomes = said.by(&flags::OUTCOMES)?.or(config.outcomes);
    let pit_names = said.by(&flags::PIT_NAMES)?.or(config.pit_names);
    let parse = |text: &str| flags::TUTOR.parse(text);
    let tutor =
        variable(world, &variable_of(flags::TUTOR.long), parse, &mut notices).or(config.tutor);
    let rules = flag_rules(matches)?
        .or_else(|| {
            variable(
                world,
                &variable_of(flags::RULES.name),
                flags::parse_rules,
                &mut notices,
            )
        })
        .or(config.rules);
    let verbosity = if flags::QUIET.given(matches) {
        Verbosity::Quiet
    } else if flags::VERBOSE.given(matches) {
        Verbosity::Verbose
    } else {
        Verbosity::Normal
    };
    let interactive =
        world.terminal.input && world.terminal.output && !flags::NO_INPUT.given(matches);
    let settings = Settings {
        style: detect_style(world, style.unwrap_or(StyleChoice::Auto)),
        color: detect_color(world, color.unwrap_or(ColorChoice::Auto)),
        theme: theme.unwrap_or_default(),
        narration,
        animate: animate.unwrap_or_default(),
        outcomes: outcomes.unwrap_or_default(),
        pit_names: pit_names.unwrap_or_default(),
        rules: rules.unwrap_or_default(),
        level: config.level.unwrap_or(DEFAULT_LEVEL),
        confirm: match config.confirm {
            Some(true) => Confirm::EachMove,
            Some(false) | None => Confirm::Nothing,
        },
        tutor: tutor.unwrap_or_default(),
        tables: config.tables.unwrap_or(true),
        interactive,
        verbosity,
    };
    Ok(Decided { settings, notices })
}

/// What is said on the command line and in the environment.
struct Said<'a> {
    world: &'a World,
    matches: &'a ArgMatches,
    speech: Speech<'a>,
    notices: &'a mut Vec<Message>,
}

impl Said<'_> {
    /// The value of an option, or else of the variable that goes by its name.
    fn by<T: Copy>(&mut self, choice: &Choice<T>) -> Result<Option<T>, Error> {
        if let Some(value) = choice.read(self.matches, self.speech)? {
            return Ok(Some(value));
        }
        let name = variable_of(choice.long);
        let parse = |text: &str| choice.parse(text);
        Ok(variable(self.world, &name, parse, self.notices))
    }
}

/// The level of the computer if nobody says.
const DEFAULT_LEVEL: u8 = 3;

fn flag_rules(matches: &ArgMatches) -> Result<Option<Rules>, Error> {
    let Some(text) = flags::RULES.read(matches) else {
        return Ok(None);
    };
    flags::parse_rules(&text)
        .map(Some)
        .map_err(|fault| Error::new(Exit::Usage, fault.message("--rules", &text)))
}

/// The value of an environment variable, or a notice that it is none.
fn variable<T>(
    world: &World,
    name: &str,
    parse: impl Fn(&str) -> Result<T, ValueFault>,
    notices: &mut Vec<Message>,
) -> Option<T> {
    let text = world.var(name)?;
    match parse(text) {
        Ok(value) => Some(value),
        Err(fault) => {
            notices.push(fault.message(name, text));
            None
        }
    }
}

/// `auto` is sentences where `TERM` is `dumb`; else box-drawing lines where the
/// locale says UTF-8, ASCII where it says another charset or is C or POSIX.
/// Where it says nothing, a terminal of a Unix other than macOS is not trusted
/// with more than ASCII; a pipe is, since all other text is UTF-8 as well.
fn detect_style(world: &World, choice: StyleChoice) -> Style {
    match choice {
        StyleChoice::Unicode => Style::Drawing(Charset::Unicode),
        StyleChoice::Ascii => Style::Drawing(Charset::Ascii),
        StyleChoice::Text => Style::Text,
        StyleChoice::Auto if world.var("TERM") == Some("dumb") => Style::Text,
        StyleChoice::Auto => {
            let trusted = !world.terminal.output || cfg!(any(windows, target_os = "macos"));
            Style::Drawing(match (charset(world), trusted) {
                (LocaleCharset::Utf8, _) | (LocaleCharset::Unsaid, true) => Charset::Unicode,
                (LocaleCharset::Other, _) | (LocaleCharset::Unsaid, false) => Charset::Ascii,
            })
        }
    }
}

/// What the environment says about the charset of the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LocaleCharset {
    Utf8,
    Other,
    Unsaid,
}

fn charset(world: &World) -> LocaleCharset {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| world.var(name));
    let Some(locale) = locale else {
        return LocaleCharset::Unsaid;
    };
    let (bare, charset) = match locale.split_once('.') {
        Some((bare, charset)) => (bare, charset.split('@').next()),
        None => (locale, None),
    };
    match charset {
        Some(charset) if charset.to_ascii_lowercase().replace('-', "") == "utf8" => {
            LocaleCharset::Utf8
        }
        Some(_) => LocaleCharset::Other,
        None if bare == "C" || bare == "POSIX" => LocaleCharset::Other,
        None => LocaleCharset::Unsaid,
    }
}

/// `auto` obeys `NO_COLOR`, then `CLICOLOR_FORCE`, and else colours what goes to
/// a terminal that is not dumb.
fn detect_color(world: &World, choice: ColorChoice) -> bool {
    match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto if world.var("NO_COLOR").is_some() => false,
        ColorChoice::Auto
            if world
                .var("CLICOLOR_FORCE")
                .is_some_and(|value| value != "0") =>
        {
            true
        }
        ColorChoice::Auto => world.terminal.output && world.var("TERM") != Some("dumb"),
    }
}
