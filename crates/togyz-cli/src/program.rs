//! From the arguments to the exit code.

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;
use std::rc::Rc;

use togyz_i18n::locale::{parse_tag, tag_of_file};
use togyz_i18n::{Catalog, Choice, Environment, Locales, Message, Source};

use crate::app::{App, Verbosity};
use crate::cli::{self, ConfigArgs, Early, Parsed, Request, Speech};
use crate::commands;
use crate::config::Config;
use crate::error::{Error, Exit};
use crate::settings;
use crate::store;
use crate::world::World;

/// Does what the arguments ask for and returns the exit code.
pub fn run(mut world: World) -> u8 {
    let early = Early::of(&world.args);
    let (config, no_config) = match Config::find(&world, early.config.as_deref()) {
        Ok(config) => (config, None),
        Err(error) => (Config::default(), Some(error)),
    };
    let locales = Rc::new(Locales::with_folders(locale_folders(&world, &early)));
    let choice = locales.negotiate(&environment(&world, &early, &config));
    let catalog = locales.catalog(&choice.language);

    let refused = early
        .locale_dirs
        .iter()
        .find(|folder| !folder.is_dir())
        .map(|folder| {
            let file = folder.display().to_string();
            Error::new(Exit::Usage, Message::ErrorFolderNotFound { file })
        })
        .or_else(|| unknown_language(&choice, &locales))
        .map(|error| error.hint(cli::see_help("togyz")));
    let columns = help_columns(&world);
    let speech = Speech {
        catalog: &catalog,
        locales: &locales,
    };
    let parsed = match refused {
        Some(error) => Err(error),
        None => cli::parse(&world.args, speech, columns),
    };
    let parsed = parsed.and_then(|parsed| match no_config {
        Some(error) if !makes_settings(&parsed) => Err(error),
        Some(_) | None => Ok(parsed),
    });
    let done = parsed.and_then(|parsed| match parsed {
        Parsed::Print(text) => {
            world.output.write_all(text.as_bytes())?;
            Ok(None)
        }
        Parsed::Do { request, matches } => {
            let decided = settings::decide(&world, &matches, &config, speech)
                .map_err(|error| error.hint(cli::see_help("togyz")))?;
            Ok(Some((request, decided)))
        }
    });
    let (request, decided) = match done {
        Ok(Some(todo)) => todo,
        Ok(None) => return finish(Ok(()), &catalog, &mut world),
        Err(error) => return finish(Err(error), &catalog, &mut world),
    };

    let notices = notices(&config, &choice, &locales, decided.notices);
    let mut app = App::new(world, locales, catalog, decided.settings);
    let done = notices
        .iter()
        .try_for_each(|notice| app.notice(notice))
        .and_then(|()| perform(&mut app, request, columns))
        .and_then(|()| tell_skipped(&mut app));
    finish(done, &app.catalog, &mut app.world)
}

/// Whether a settings file that is not there yet is to be made.
fn makes_settings(parsed: &Parsed) -> bool {
    matches!(
        parsed,
        Parsed::Do {
            request: Request::Config(ConfigArgs::Set { .. }),
            ..
        }
    )
}

fn perform(app: &mut App, request: Request, columns: usize) -> Result<(), Error> {
    match request {
        Request::Menu if app.settings.interactive => commands::menu::run(app),
        Request::Menu => {
            let speech = Speech {
                catalog: &app.catalog,
                locales: &app.locales,
            };
            let help = cli::short_help(speech, columns);
            app.world.notices.write_all(help.as_bytes())?;
            Err(Error::Exit(Exit::Usage))
        }
        Request::Play(args) => commands::play::run(app, &args),
        Request::Resume(args) => commands::resume::run(app, &args),
        Request::Learn(args) => commands::learn::run(app, &args),
        Request::Puzzle(args) => commands::puzzle::run(app, &args),
        Request::Analyze(args) => commands::analyze::run(app, &args),
        Request::Replay(args) => commands::replay::run(app, &args),
        Request::Rules => commands::rules::run(app),
        Request::Show(args) => commands::show::run(app, &args),
        Request::Solve(args) => commands::solve::run(app, &args),
        Request::Tables(args) => commands::tables::run(app, &args),
        Request::Games(args) => commands::games::run(app, &args),
        Request::Stats(args) => commands::stats::run(app, &args),
        Request::Config(args) => commands::config::run(app, &args),
        Request::Locale(args) => commands::locale::run(app, &args),
        Request::Match(args) => commands::contest::run(app, &args),
        #[cfg(feature = "tui")]
        Request::Tui(args) => crate::tui::run(app, &args),
        #[cfg(not(feature = "tui"))]
        Request::Tui(_) => Err(Error::new(Exit::Failed, Message::ErrorScreenMissing)),
        Request::Engine => commands::engine::run(app),
        Request::Completions(shell) => commands::completions::run(app, shell),
        Request::Manual(folder) => commands::man::run(app, &folder),
        Request::Bench(args) => commands::bench::run(app, args),
        Request::Perft(args) => commands::perft::run(app, &args),
    }
}

/// Reports what went wrong, makes sure that everything is written, and gives
/// the exit code. Nobody listening any more is no fault.
fn finish(done: Result<(), Error>, catalog: &Catalog, world: &mut World) -> u8 {
    let done = done.and_then(|()| Ok(world.output.flush()?));
    let exit = match done {
        Ok(()) => Exit::Done,
        Err(error) => match report(error, catalog, world) {
            Ok(exit) => exit,
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Done,
            // There is nowhere left to say it.
            Err(_) => Exit::Failed,
        },
    };
    exit as u8
}

fn report(error: Error, catalog: &Catalog, world: &mut World) -> io::Result<Exit> {
    let (exit, message, hints) = match error {
        Error::Exit(exit) => {
            world.output.flush()?;
            return Ok(exit);
        }
        Error::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            return Ok(Exit::Done);
        }
        Error::Output(_) => (Exit::Failed, Box::new(Message::ErrorCliIo), Vec::new()),
        Error::Said {
            exit,
            message,
            hints,
        } => {
            world.output.flush()?;
            (exit, message, hints)
        }
    };
    let label = catalog.say(&Message::ErrorLabel);
    writeln!(world.notices, "{label}: {}", catalog.say(&message))?;
    for hint in &hints {
        writeln!(world.notices, "{}", catalog.say(hint))?;
    }
    world.notices.flush()?;
    Ok(exit)
}

fn environment(world: &World, early: &Early, config: &Config) -> Environment {
    Environment {
        flag: early.lang.clone(),
        config: config.lang.as_ref().map(|lang| lang.text.clone()),
        system: world.system_locale.clone(),
        ..Environment::from_variables(|name| world.var(name).map(str::to_owned))
    }
}

/// Where locale files may be, the most important folder first.
fn locale_folders(world: &World, early: &Early) -> Vec<PathBuf> {
    let mut folders = early.locale_dirs.clone();
    let variable = world.var("TOGYZ_LOCALE_DIR").unwrap_or_default();
    folders.extend(env::split_paths(variable).filter(|folder| !folder.as_os_str().is_empty()));
    folders.extend(store::data_folder(world).map(|folder| folder.join("locales")));
    folders
}

fn unknown_language(choice: &Choice, locales: &Locales) -> Option<Error> {
    let unknown = choice.refused()?;
    let message = no_such_language(&unknown.input, locales);
    let mut error = Error::new(Exit::Usage, message);
    // A file of that name may be there and be no good.
    for problem in locales.problems() {
        let is_meant = tag_of_file(&problem.path).ok() == parse_tag(&unknown.input).ok();
        if is_meant {
            error = error.hint(Message::from(problem));
        }
    }
    Some(error)
}

fn no_such_language(input: &str, locales: &Locales) -> Message {
    Message::ErrorLanguage {
        input: input.to_owned(),
        values: installed(locales),
    }
}

fn installed(locales: &Locales) -> String {
    let tags: Vec<String> = locales
        .available()
        .iter()
        .map(|language| language.tag.to_string())
        .collect();
    tags.join(", ")
}

/// What cannot be used and does not keep the program from going on.
fn notices(
    config: &Config,
    choice: &Choice,
    locales: &Locales,
    from_environment: Vec<Message>,
) -> Vec<Message> {
    let mut notices = config.faults.clone();
    for unknown in &choice.unknown {
        notices.push(match (unknown.source, &config.lang) {
            (Source::Config, Some(lang)) => Message::ErrorConfigValue {
                file: lang.file.clone(),
                line: lang.line,
                option: cli::flags::LANG.name.to_owned(),
                input: unknown.input.clone(),
                allowed: installed(locales),
            },
            _ => no_such_language(&unknown.input, locales),
        });
    }
    notices.extend(from_environment);
    notices.extend(locales.problems().iter().map(Message::from));
    notices
}

/// Names the messages that a faulty locale file could not say, to those who
/// want to know.
fn tell_skipped(app: &mut App) -> Result<(), Error> {
    if app.settings.verbosity < Verbosity::Verbose {
        return Ok(());
    }
    for skip in app.catalog.skipped() {
        app.notice(&Message::ErrorLocaleSkipped {
            input: skip.id.to_owned(),
            value: skip.language,
        })?;
    }
    Ok(())
}

/// How wide help is: as the screen, within what can be read, and 80 columns in
/// a pipe.
fn help_columns(world: &World) -> usize {
    const USUAL: usize = 80;
    const LIMITS: (usize, usize) = (40, 100);
    match world.columns() {
        Some(columns) if world.terminal.output => columns.clamp(LIMITS.0, LIMITS.1),
        _ => USUAL,
    }
}
