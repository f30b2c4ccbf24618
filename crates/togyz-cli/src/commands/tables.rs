//! `togyz tables`: endgame tables built, told of, checked and removed.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde::Serialize;
use togyz_ai::endgame::{
    self, BuildError, Built, Checked, Extent, Fault, FileFault, Summary, Tables,
};
use togyz_core::Rules;
use togyz_i18n::Message;

use crate::app::App;
use crate::ask::ask;
use crate::cli::flags::Format;
use crate::cli::{Ask, TablesArgs, TablesTask};
use crate::error::{Error, Exit};
use crate::progress::ProgressLine;
use crate::store::data_folder;

/// Does what is asked.
///
/// # Errors
///
/// If tables are damaged, or a file cannot be written, read or removed.
pub fn run(app: &mut App, args: &TablesArgs) -> Result<(), Error> {
    let named = match args.task {
        // It makes the folder.
        TablesTask::Build(_) => args.folder.clone(),
        TablesTask::Info(_) | TablesTask::Verify(_) | TablesTask::Remove(_) => {
            existing(args.folder.as_deref())?
        }
    };
    let folder = named
        .or_else(|| usual_folder(app))
        .ok_or_else(|| Error::new(Exit::Failed, Message::ErrorTablesNoFolder))?;
    match args.task {
        TablesTask::Build(_) if app.settings.rules != Rules::default() => {
            let input = app.settings.rules.to_string();
            Err(Error::new(Exit::Usage, Message::ErrorTablesRules { input }))
        }
        TablesTask::Build(stones) => build(app, &folder, stones),
        TablesTask::Info(format) => info(app, &folder, format),
        TablesTask::Verify(extent) => verify(app, &folder, extent),
        TablesTask::Remove(confirm) => {
            let file = folder.display().to_string();
            let question = Message::UiConfirmTables { file };
            // A script that removes them means it.
            if confirm == Ask::First && app.settings.interactive && !ask(app, &question)? {
                return Ok(());
            }
            remove(app, &folder)
        }
    }
}

/// A folder that was named, if there is one.
///
/// # Errors
///
/// If it is not there: nobody wants to be told of the tables of a slip of the
/// keys.
pub fn existing(folder: Option<&Path>) -> Result<Option<PathBuf>, Error> {
    match folder {
        Some(folder) if !folder.is_dir() => {
            let file = folder.display().to_string();
            let message = Message::ErrorFolderNotFound { file };
            Err(Error::new(Exit::Failed, message))
        }
        Some(_) | None => Ok(folder.map(Path::to_owned)),
    }
}

/// Where tables are if nobody says; `None` where the platform knows no home.
pub fn usual_folder(app: &App) -> Option<PathBuf> {
    Some(data_folder(&app.world)?.join("tables"))
}

/// The tables at the usual place, for a game; `None` if there are none.
pub fn usual_tables(app: &App) -> Option<Arc<Tables>> {
    let tables = Tables::open(&usual_folder(app)?);
    (tables.summary().files > 0).then(|| Arc::new(tables))
}

/// Builds the small tables beside a game, as long as it lasts, where they are not
/// there yet: the next program to start knows them. Whatever fails, the game is not
/// disturbed.
pub fn build_ahead(app: &App) -> Option<BuildAhead> {
    if !app.settings.interactive || !may_build_ahead(app) {
        return None;
    }
    BuildAhead::start(&Tables::open(&usual_folder(app)?))
}

/// Whether tables may be built that nobody has asked for.
pub fn may_build_ahead(app: &App) -> bool {
    app.world.works_ahead && app.settings.tables
}

/// The stones up to which tables are built unasked: about a second, and less
/// than two megabytes.
const STONES_AHEAD: u8 = 8;

/// Tables that are being built; dropping it stops the work.
#[derive(Debug)]
pub struct BuildAhead {
    is_stopped: Arc<AtomicBool>,
    builder: Option<JoinHandle<Result<Built, BuildError>>>,
}

impl BuildAhead {
    /// Begins to build where files are missing beside `tables`, with one thread.
    /// `None` where none are.
    pub fn start(tables: &Tables) -> Option<Self> {
        if tables.summary().files == Summary::ALL_FILES {
            return None;
        }
        let folder = tables.folder().to_owned();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&is_stopped);
        let builder = thread::Builder::new()
            .spawn(move || {
                let report = |_: &endgame::BuildProgress| {
                    if stop.load(Ordering::Relaxed) {
                        ControlFlow::Break(())
                    } else {
                        ControlFlow::Continue(())
                    }
                };
                endgame::build(&folder, STONES_AHEAD, 1, &report)
            })
            .ok()?;
        Some(Self {
            is_stopped,
            builder: Some(builder),
        })
    }

    /// Whether the work has ended.
    pub fn is_finished(&self) -> bool {
        self.builder.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Waits for the end of the work.
    ///
    /// # Errors
    ///
    /// If a file could not be written.
    pub fn end(mut self) -> Result<(), BuildError> {
        match self.builder.take().map(JoinHandle::join) {
            Some(Ok(Err(error))) => Err(error),
            // Without the tables everything works as well, only knows less.
            Some(Ok(Ok(_)) | Err(_)) | None => Ok(()),
        }
    }
}

impl Drop for BuildAhead {
    fn drop(&mut self) {
        self.is_stopped.store(true, Ordering::Relaxed);
        if let Some(builder) = self.builder.take() {
            builder.join().ok();
        }
    }
}

/// How often progress is told.
const STEP: Duration = Duration::from_millis(200);

fn build(app: &mut App, folder: &Path, stones: u8) -> Result<(), Error> {
    // At once, not after minutes of work.
    if fs::create_dir_all(folder).is_err() {
        let file = folder.display().to_string();
        let message = Message::ErrorFileNotWritable { file };
        return Err(Error::new(Exit::Failed, message));
    }
    (app.world.on_interrupt)(&app.world.interrupted);
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let (solved, total) = (AtomicU64::new(0), AtomicU64::new(0));
    let is_stopped = AtomicBool::new(app.world.interrupted.load(Ordering::Relaxed));
    let report = |progress: &endgame::BuildProgress| {
        solved.fetch_max(progress.solved, Ordering::Relaxed);
        total.store(progress.total, Ordering::Relaxed);
        if is_stopped.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let started = Instant::now();
    let mut line = ProgressLine::new(app);
    let built = thread::scope(|scope| {
        let (done, wait) = mpsc::channel::<()>();
        let builder = scope.spawn(|| {
            let built = endgame::build(folder, stones, threads, &report);
            drop(done);
            built
        });
        while let Err(mpsc::RecvTimeoutError::Timeout) = wait.recv_timeout(STEP) {
            if app.world.interrupted.load(Ordering::Relaxed) {
                is_stopped.store(true, Ordering::Relaxed);
            }
            let solved = solved.load(Ordering::Relaxed);
            let total = total.load(Ordering::Relaxed);
            if solved > 0 && line.is_wanted() {
                let text = building(app, solved, total, started.elapsed());
                if line.show(app, &text).is_err() {
                    is_stopped.store(true, Ordering::Relaxed);
                }
            }
        }
        builder.join()
    });
    line.clear(app)?;
    match built {
        Ok(Ok(Built::Finished { .. })) => {
            app.say(&Message::ReportTablesReady)?;
            info(app, folder, Format::Text)
        }
        Ok(Ok(Built::Stopped { .. })) => {
            app.notice(&Message::ReportTablesStopped)?;
            Err(Error::Exit(Exit::Interrupted))
        }
        Ok(Err(error)) => {
            let file = error.path.display().to_string();
            let message = Message::ErrorFileNotWritable { file };
            Err(Error::new(Exit::Failed, message))
        }
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

/// How far building is.
fn building(app: &App, solved: u64, total: u64, elapsed: Duration) -> String {
    let left = u128::from(total.saturating_sub(solved)) * elapsed.as_millis();
    let seconds = left / u128::from(solved.max(1)) / 1000;
    app.text(&Message::UiTablesProgress {
        percent: percent(solved, total),
        value: seconds.to_string(),
    })
}

fn percent(done: u64, total: u64) -> u32 {
    u32::try_from(100 * done / total.max(1)).unwrap_or(100)
}

/// The schema of what `--format json` prints.
const SCHEMA: &str = "togyz.tables/1";

#[derive(Serialize)]
struct Json {
    schema: &'static str,
    folder: String,
    stones: u8,
    stones_without_tuzdyk: u8,
    files: usize,
    all_files: usize,
    positions: u64,
    bytes: u64,
    unusable: Vec<String>,
}

fn info(app: &mut App, folder: &Path, format: Format) -> Result<(), Error> {
    let tables = Tables::open(folder);
    let summary = tables.summary();
    if format == Format::Json {
        let unusable = tables.faults().iter();
        let json = Json {
            schema: SCHEMA,
            folder: folder.display().to_string(),
            stones: tables.stones(),
            stones_without_tuzdyk: tables.stones_without_tuzdyk(),
            files: summary.files,
            all_files: Summary::ALL_FILES,
            positions: summary.positions,
            bytes: summary.bytes,
            unusable: unusable
                .map(|fault| fault.path.display().to_string())
                .collect(),
        };
        let mut text = serde_json::to_string(&json).map_err(std::io::Error::from)?;
        text.push('\n');
        return app.print(&text);
    }
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    app.say(&Message::ReportTablesFolder {
        file: folder.display().to_string(),
    })?;
    app.say(&Message::ReportTablesStones {
        value: tables.stones().to_string(),
    })?;
    app.say(&Message::ReportTablesFiles {
        number: number(summary.files),
        total: number(Summary::ALL_FILES),
    })?;
    app.say(&Message::ReportTablesPositions {
        value: summary.positions.to_string(),
    })?;
    app.say(&Message::ReportTablesBytes {
        value: summary.bytes.to_string(),
    })?;
    for fault in tables.faults() {
        app.notice(&said(fault))?;
    }
    Ok(())
}

fn verify(app: &mut App, folder: &Path, extent: Extent) -> Result<(), Error> {
    (app.world.on_interrupt)(&app.world.interrupted);
    let tables = Tables::open(folder);
    let faults = tables.verify();
    if !faults.is_empty() {
        for fault in &faults {
            app.say(&said(fault))?;
        }
        let command = command(app, folder, &format!("build {}", tables.stones_by_name()));
        app.notice(&Message::ErrorTablesRebuild { command })?;
        return Err(Error::Exit(Exit::BadData));
    }
    app.say(&Message::ReportTablesGood {
        value: tables.summary().files.to_string(),
    })?;
    let mut told: Option<Instant> = None;
    let mut line = ProgressLine::new(app);
    let interrupted = Arc::clone(&app.world.interrupted);
    let checked = tables.check(extent, &mut |progress| {
        let mut is_stopped = interrupted.load(Ordering::Relaxed);
        if told.is_none_or(|told| told.elapsed() >= STEP) {
            told = Some(Instant::now());
            let percent = percent(progress.seen, progress.total);
            let text = app.text(&Message::UiTablesChecking { percent });
            is_stopped |= line.show(app, &text).is_err();
        }
        if is_stopped {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    line.clear(app)?;
    match checked {
        Checked::Right { positions, .. } => app.say(&Message::ReportTablesValues {
            value: positions.to_string(),
        }),
        Checked::Wrong { path, position } => {
            app.say(&Message::ErrorTablesWrong {
                file: path.display().to_string(),
                input: position.setup().to_string(),
            })?;
            // Its checksums hold, so that building alone would keep it.
            let build = format!("build {}", tables.stones_by_name());
            let both = [command(app, folder, "remove"), command(app, folder, &build)];
            app.notice(&Message::ErrorTablesRebuild {
                command: both.join(" && "),
            })?;
            Err(Error::Exit(Exit::BadData))
        }
        Checked::Stopped => Err(Error::Exit(Exit::Interrupted)),
    }
}

/// What to type for a task with the tables in `folder`.
fn command(app: &App, folder: &Path, task: &str) -> String {
    if usual_folder(app).is_some_and(|usual| usual == folder) {
        return format!("togyz tables {task}");
    }
    let folder = folder.display().to_string();
    if folder.contains(char::is_whitespace) {
        format!("togyz tables {task} --dir \"{folder}\"")
    } else {
        format!("togyz tables {task} --dir {folder}")
    }
}

fn remove(app: &mut App, folder: &Path) -> Result<(), Error> {
    match endgame::remove(folder) {
        Ok(count) => app.say(&Message::ReportTablesRemoved {
            value: count.to_string(),
        }),
        Err(fault) => {
            let file = fault.path.display().to_string();
            let message = Message::ErrorFileNotWritable { file };
            Err(Error::new(Exit::Failed, message))
        }
    }
}

fn said(fault: &Fault) -> Message {
    let file = fault.path.display().to_string();
    match fault.fault {
        FileFault::Unreadable(_) => Message::ErrorFileNotReadable { file },
        FileFault::Version { .. } => Message::ErrorTablesVersion { file },
        FileFault::Foreign | FileFault::Length | FileFault::Damaged => {
            Message::ErrorTablesDamaged { file }
        }
    }
}
