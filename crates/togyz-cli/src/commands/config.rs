//! `togyz config`: the settings, where they come from, and changing them.

use std::io;
use std::path::{Path, PathBuf};

use serde::Serialize;
use togyz_i18n::Message;
use togyz_i18n::locale::parse_tag;

use crate::app::{App, Style};
use crate::cli::flags::{self, Format};
use crate::cli::{ConfigArgs, Early};
use crate::config::{self, Edit, KEYS};
use crate::error::{Error, Exit};
use crate::store::write_atomically;
use crate::suggest::nearest;
use crate::view::Charset;

/// What says which fields the JSON has.
const SCHEMA: &str = "togyz.config/1";

/// Does what is asked for.
///
/// # Errors
///
/// If there is no such setting or it cannot have that value, the file cannot be
/// read or written, or the output cannot be written.
pub fn run(app: &mut App, args: &ConfigArgs) -> Result<(), Error> {
    let file = file(app)?;
    match args {
        ConfigArgs::Show { flags, format } => show(app, &file, flags, *format),
        ConfigArgs::Path => {
            let path = file.display().to_string();
            app.print(&format!("{path}\n"))
        }
        ConfigArgs::Set { key, value } => set(app, &file, key, value),
        ConfigArgs::Unset { key } => unset(app, &file, key),
    }
}

/// The settings file, which need not be there.
fn file(app: &App) -> Result<PathBuf, Error> {
    let flag = Early::of(&app.world.args).config;
    config::path(&app.world, flag.as_deref())
        .ok_or_else(|| Error::new(Exit::Failed, Message::ErrorConfigNoFolder))
}

/// What the file holds; nothing where there is none.
fn text(file: &Path) -> Result<String, Error> {
    let name = file.display().to_string();
    match config::read(file) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|error| {
            let line = config::line_of_fault(&error);
            Error::new(
                Exit::BadData,
                Message::ErrorFileEncoding { file: name, line },
            )
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
        // Writing tells what is wrong with the folder.
        Err(error) if error.kind() == io::ErrorKind::NotADirectory => Ok(String::new()),
        Err(error) => Err(Error::new(Exit::Failed, config::unreadable(file, &error))),
    }
}

/// A setting that holds, and who says so.
#[derive(Debug, Serialize)]
struct Setting {
    key: &'static str,
    /// `null` where nothing is said and it depends.
    value: Option<String>,
    source: &'static str,
    /// The option, the variable or the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
}

#[derive(Serialize)]
struct Json<'a> {
    schema: &'static str,
    file: String,
    settings: &'a [Setting],
}

fn show(
    app: &mut App,
    file: &Path,
    flags: &[(&'static str, String)],
    format: Format,
) -> Result<(), Error> {
    let text = text(file)?;
    let entries = config::entries(&text);
    let settings = KEYS.map(|key| {
        let setting = |value: &str, source, name: String, line| Setting {
            key,
            value: Some(value.to_owned()),
            source,
            name: Some(name),
            line,
        };
        if let Some((_, value)) = flags.iter().find(|(flag, _)| *flag == key) {
            return setting(value, "flag", format!("--{key}"), None);
        }
        let variable = config::variable_of(key);
        if !config::WITHOUT_VARIABLE.contains(&key)
            && let Some(value) = app.world.var(&variable)
            && is_usable(app, key, value)
        {
            return setting(value, "environment", variable, None);
        }
        if let Some(entry) = entries.iter().find(|entry| entry.key == key)
            && is_usable(app, key, &entry.value)
        {
            let name = file.display().to_string();
            return setting(&entry.value, "file", name, Some(entry.line));
        }
        let (source, value) = otherwise(app, key);
        Setting {
            key,
            value,
            source,
            name: None,
            line: None,
        }
    });
    if format == Format::Json {
        let json = Json {
            schema: SCHEMA,
            file: file.display().to_string(),
            settings: &settings,
        };
        let line = serde_json::to_string(&json).map_err(io::Error::from)?;
        return app.print(&format!("{line}\n"));
    }
    for setting in settings {
        let source = match (setting.name, setting.line) {
            (Some(file), Some(line)) => app.text(&Message::ReportConfigFile { file, line }),
            (Some(name), None) => name,
            (None, _) if setting.source == "detected" => app.text(&Message::ReportConfigDetected),
            (None, _) => app.text(&Message::ReportConfigDefault),
        };
        let value = setting.value.as_deref().unwrap_or("-");
        app.line(&format!("{} = {value}  ({source})", setting.key))?;
    }
    Ok(())
}

/// What holds where nobody says anything, and why.
fn otherwise(app: &App, key: &str) -> (&'static str, Option<String>) {
    let settings = &app.settings;
    let (source, value) = if key == flags::LANG.name {
        ("detected", app.catalog.language().to_string())
    } else if key == flags::STYLE.long {
        let style = match settings.style {
            Style::Drawing(Charset::Unicode) => "unicode",
            Style::Drawing(Charset::Ascii) => "ascii",
            Style::Text => "text",
        };
        ("detected", style.to_owned())
    } else if key == flags::COLOR.long {
        let color = if settings.color { "always" } else { "never" };
        ("detected", color.to_owned())
    } else if key == flags::THEME.long {
        ("default", "default".to_owned())
    } else if key == flags::ANIMATE.long {
        ("default", "normal".to_owned())
    } else if key == flags::OUTCOMES.long {
        ("default", "on".to_owned())
    } else if key == flags::PIT_NAMES.long {
        ("default", "numbers".to_owned())
    } else if key == flags::RULES.name {
        ("default", settings.rules.to_string())
    } else if key == flags::LEVEL.name {
        ("default", settings.level.to_string())
    } else if key == config::TABLES {
        ("default", "true".to_owned())
    } else if key == flags::CONFIRM.long {
        ("default", "false".to_owned())
    } else if key == flags::TUTOR.long {
        ("default", "off".to_owned())
    } else {
        return ("default", None);
    };
    (source, Some(value))
}

fn is_usable(app: &App, key: &str, value: &str) -> bool {
    if key == flags::LANG.name {
        return is_installed(app, value);
    }
    config::literal(key, value).is_ok()
}

fn is_installed(app: &App, input: &str) -> bool {
    let available = app.locales.available();
    parse_tag(input).is_ok_and(|tag| available.iter().any(|language| language.tag == tag))
}

/// The setting called `input`.
fn known(input: &str) -> Result<&'static str, Error> {
    let key = KEYS.into_iter().find(|key| *key == input);
    key.ok_or_else(|| {
        let input = input.to_owned();
        let message = match nearest(&input, KEYS) {
            Some(suggestion) => Message::ErrorConfigNoKeySuggest {
                suggestion: suggestion.to_owned(),
                input,
            },
            None => Message::ErrorConfigNoKey {
                input,
                allowed: KEYS.join(", "),
            },
        };
        Error::new(Exit::Usage, message)
    })
}

fn set(app: &mut App, file: &Path, key: &str, value: &str) -> Result<(), Error> {
    let key = known(key)?;
    if key == flags::LANG.name && !is_installed(app, value) {
        let tags = app.locales.available();
        let tags: Vec<String> = tags
            .iter()
            .map(|language| language.tag.to_string())
            .collect();
        let message = Message::ErrorLanguage {
            input: value.to_owned(),
            values: tags.join(", "),
        };
        return Err(Error::new(Exit::Usage, message));
    }
    let literal = config::literal(key, value).map_err(|fault| Error::new(Exit::Usage, fault))?;
    change(file, key, &Edit::Set(literal))?;
    app.say(&Message::ReportConfigSet {
        option: key.to_owned(),
        value: value.to_owned(),
        file: file.display().to_string(),
    })
}

fn unset(app: &mut App, file: &Path, key: &str) -> Result<(), Error> {
    let key = known(key)?;
    let was_there = change(file, key, &Edit::Remove)?;
    let option = key.to_owned();
    let file = file.display().to_string();
    app.say(&if was_there {
        Message::ReportConfigUnset { option, file }
    } else {
        Message::ReportConfigNotSet { option, file }
    })
}

/// Writes the file anew with one line changed; says whether there was anything
/// to change.
fn change(file: &Path, key: &str, edit: &Edit) -> Result<bool, Error> {
    let text = text(file)?;
    if let Some(fault) = config::syntax_fault(file, &text) {
        return Err(Error::new(Exit::BadData, fault));
    }
    let changed = config::edited(&text, key, edit);
    if changed == text {
        return Ok(false);
    }
    write_atomically(file, &changed).map_err(|_| {
        let file = file.display().to_string();
        Error::new(Exit::Failed, Message::ErrorFileNotWritable { file })
    })?;
    Ok(true)
}
