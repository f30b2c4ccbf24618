//! `togyz analyze`: the mistakes of recorded games, and why they are some.

mod html;
mod json;
mod lost;
mod page;
mod progress;
mod study;
mod text;

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use togyz_ai::endgame::Tables;
use togyz_ai::{Config, Engine};
use togyz_core::notation::{Comment, ReadGame, Reader, Record};
use togyz_i18n::Message;
use togyz_i18n::about::{fine_plies, record_fault, record_fault_detail};

use super::games::check_output;
use super::replay::{check_readable, choose, complain};
use crate::app::App;
use crate::cli::{AnalyzeArgs, AnalyzeFormat, Output};
use crate::error::{Error, Exit};
use crate::grade::Grade;
use crate::record_file::read_source;
use crate::store::{data_folder, write_atomically};
use crate::verdict::sentences;
use crate::watch::watched;
use page::{Page, Studied};
use progress::Progress;
use text::Paper;

pub(crate) use lost::lost;
pub(crate) use study::{Phase, look};

/// Analyses the games of a record.
///
/// A record with a fault is analysed up to it, then the fault is told. After
/// Ctrl-C, what was analysed so far is told and written.
///
/// # Errors
///
/// If there is no such game, a record has a fault, a file cannot be written,
/// there is a mistake that is to be told by the exit code, or the person
/// pressed Ctrl-C.
pub fn run(app: &mut App, args: &AnalyzeArgs) -> Result<(), Error> {
    let source = read_source(app, &args.source)?;
    let games: Vec<ReadGame> = Reader::new(&source.text, app.settings.rules).collect();
    check_readable(&source, &args.source, &games)?;
    let chosen = choose(&source.name, &games, args.game)?;
    check_apart(&source.name, args)?;
    // Long work shall not end with a file that cannot be written.
    for output in args.annotate.iter().chain([&args.output]) {
        check_output(app, output)?;
    }
    (app.world.on_interrupt)(&app.world.interrupted);
    let studied = study_all(app, &games, &chosen, args)?;
    let interrupted = app.world.interrupted.load(Ordering::Relaxed);
    if interrupted {
        app.notice(&Message::UiAnalyzeInterrupted)?;
    }
    // Before the rest, which whoever reads it may cut short.
    if let Some(Output::File { path, .. }) = &args.annotate {
        let records: Vec<String> = studied
            .iter()
            .map(|studied| annotated(app, studied).to_tgk())
            .collect();
        write(app, path, &records.join("\n"))?;
    }
    tell(app, &source.name, &studied, args)?;
    app.flush()?;
    let mut exit = Exit::Done;
    for (_, read) in &chosen {
        if let Some(fault) = &read.fault {
            complain(app, &record_fault(fault, &source.name))?;
            if let Some(detail) = record_fault_detail(fault, read.record.game.rules()) {
                complain(app, &detail)?;
            }
            // Otherwise the analysis shows how far the record is fine.
            if fault.ply == 0 {
                complain(app, &fine_plies(fault))?;
            }
            exit = Exit::BadData;
        }
    }
    let fails = |studied: &Studied<'_>| {
        let mut plies = studied.study.plies.iter();
        args.fail_on.is_some_and(|least| {
            plies.any(|ply| {
                page::is_meant(args.side, ply.mover())
                    && ply.verdict.grade.is_some_and(|grade| grade >= least)
            })
        })
    };
    match exit {
        _ if interrupted => Err(Error::Exit(Exit::Interrupted)),
        Exit::Done if studied.iter().any(fails) => Err(Error::Exit(Exit::Unmet)),
        Exit::Done => Ok(()),
        exit => Err(Error::Exit(exit)),
    }
}

/// Makes sure that the games are not written over, some of which may not be
/// chosen, or only in part understood, and that no file is written twice.
fn check_apart(source: &str, args: &AnalyzeArgs) -> Result<(), Error> {
    let path = |output: &Output| match output {
        Output::File { path, .. } => Some(path.clone()),
        Output::Standard => None,
    };
    let annotate = args.annotate.as_ref().and_then(path);
    let output = path(&args.output);
    let is_source = |path: &Path| is_same_file(path, Path::new(source));
    let pairs = [
        ("--annotate", annotate.as_deref().is_some_and(is_source)),
        ("--output", output.as_deref().is_some_and(is_source)),
    ];
    let clash = pairs.into_iter().find_map(|(option, clashes)| {
        clashes.then(|| (format!("{option} {source}"), source.to_owned()))
    });
    let twice = match (&annotate, &output) {
        (Some(one), Some(other)) if is_same_file(one, other) => Some((
            format!("--annotate {}", one.display()),
            format!("--output {}", other.display()),
        )),
        _ => None,
    };
    match clash.or(twice) {
        Some((option, other)) => Err(Error::new(
            Exit::Usage,
            Message::ErrorCliConflict { option, other },
        )),
        None => Ok(()),
    }
}

/// Whether both are the same file, which need not be there yet.
fn is_same_file(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}

/// Studies the games one after the other, until the person presses Ctrl-C.
fn study_all<'a>(
    app: &mut App,
    games: &[ReadGame],
    chosen: &[(usize, &'a ReadGame)],
    args: &AnalyzeArgs,
) -> Result<Vec<Studied<'a>>, Error> {
    let tables = tables(app)?;
    let mut engine = Engine::with(Config {
        tables: tables.clone(),
        ..Config::default()
    });
    let total = chosen.iter().map(|(_, read)| read.record.game.ply()).sum();
    let mut progress = Progress::new(app, total, args.effort);
    let interrupted = app.world.interrupted.clone();
    let flag = engine.stop_flag();
    watched(&interrupted.clone(), &flag, || {
        let mut studied = Vec::new();
        let mut done = 0;
        for (number, read) in chosen {
            let study = study::study(
                &mut engine,
                &read.record.game,
                args.effort,
                &interrupted,
                |plies| progress.tell(app, done + plies),
            )?;
            done += study.total;
            studied.push(Studied {
                number: *number,
                games: games.len(),
                record: &read.record,
                study,
                has_tables: tables.is_some(),
            });
            if interrupted.load(Ordering::Relaxed) {
                break;
            }
        }
        progress.clear(app)?;
        Ok(studied)
    })
}

/// The endgame tables in the folder of the program, if there are any.
fn tables(app: &mut App) -> Result<Option<Arc<Tables>>, Error> {
    let folder = data_folder(&app.world).map(|folder| folder.join("tables"));
    let Some(folder) = folder.filter(|folder| folder.is_dir()) else {
        return Ok(None);
    };
    let tables = Tables::open(&folder);
    for fault in tables.faults() {
        let file = fault.path.display().to_string();
        app.notice(&Message::ErrorEngineTable { file })?;
    }
    let is_empty = tables.summary().files == 0;
    Ok((!is_empty).then(|| Arc::new(tables)))
}

/// Tells about the games in the form that is asked for.
fn tell(
    app: &mut App,
    file: &str,
    studied: &[Studied<'_>],
    args: &AnalyzeArgs,
) -> Result<(), Error> {
    let pages = || {
        let pages = studied.iter().map(|studied| Page::of(app, studied, args));
        pages.collect::<Vec<Page>>()
    };
    let paper = match args.output {
        Output::File { .. } => Paper::File,
        Output::Standard => Paper::Screen,
    };
    let joined = |games: Vec<Vec<String>>| {
        let games: Vec<String> = games.iter().map(|lines| lines.join("\n") + "\n").collect();
        games.join("\n")
    };
    let written = match args.format {
        AnalyzeFormat::Text => {
            let pages = pages();
            joined(
                pages
                    .iter()
                    .map(|page| text::text(app, page, paper))
                    .collect(),
            )
        }
        AnalyzeFormat::Markdown => {
            let pages = pages();
            joined(pages.iter().map(|page| text::markdown(app, page)).collect())
        }
        AnalyzeFormat::Html => html::html(app, &pages()),
        AnalyzeFormat::Json => {
            let lines = studied
                .iter()
                .map(|studied| json::line(app, file, studied, args));
            let lines: serde_json::Result<Vec<String>> = lines.collect();
            lines.map_err(io::Error::from)?.join("\n") + "\n"
        }
    };
    match &args.output {
        Output::File { path, .. } => write(app, path, &written),
        Output::Standard if args.format == AnalyzeFormat::Text => {
            written.lines().try_for_each(|line| app.line(line))
        }
        Output::Standard => app.print(&written),
    }
}

/// The record with a comment after each mistake.
fn annotated(app: &App, studied: &Studied<'_>) -> Record {
    let mut record = studied.record.clone();
    let notes = (1..)
        .zip(&studied.study.plies)
        .filter(|(_, ply)| ply.verdict.grade.is_some());
    record.comments.extend(notes.map(|(ply, known)| {
        let mark = known.verdict.grade.map_or("", Grade::mark);
        let sentences = sentences(app, &known.played.before, &known.verdict).join(" ");
        Comment {
            ply,
            text: format!("{mark} {sentences}"),
        }
    }));
    // Those of the record stay before ours.
    record.comments.sort_by_key(|comment| comment.ply);
    record
}

fn write(app: &mut App, path: &Path, text: &str) -> Result<(), Error> {
    let file = path.display().to_string();
    if write_atomically(path, text).is_err() {
        let message = Message::ErrorFileNotWritable { file };
        return Err(Error::new(Exit::Failed, message));
    }
    app.notice(&Message::ReportWritten { file })
}
