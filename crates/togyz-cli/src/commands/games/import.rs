//! `togyz games import`: games of files, taken in.

use std::sync::atomic::Ordering;

use togyz_core::notation::ReadGame;
use togyz_i18n::Message;
use togyz_i18n::about::{record_fault, record_fault_detail};

use super::{complain, contradictions, finish, read_games, tell};
use crate::app::App;
use crate::cli::ImportArgs;
use crate::collection::{Collection, Origin, Taken};
use crate::error::{Error, Exit};
use crate::progress::ProgressLine;
use crate::record_file::{Named, is_nothing};
use crate::record_stream::{self, Records};

/// How many games are written at once: what a crash can lose, and how long
/// another process may have to wait.
const BATCH: usize = 1000;

/// After how many games the progress is told anew.
const STEP: u32 = 200;

/// What became of the games.
#[derive(Debug, Default)]
struct Tally {
    imported: u32,
    duplicates: u32,
    faulty: u32,
    moveless: u32,
}

/// How the reading of a file ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Read {
    Whole,
    /// There was a fault, and games after it.
    UpToFault,
    /// Nothing in it is a game.
    NoRecord,
    Interrupted,
}

/// Takes the games in.
///
/// # Errors
///
/// If the collection cannot be written, a file cannot be read or has a fault,
/// the person pressed Ctrl-C, or the output cannot be written. What was taken
/// in before is kept.
pub(super) fn run(app: &mut App, args: &ImportArgs) -> Result<(), Error> {
    (app.world.on_interrupt)(&app.world.interrupted);
    let mut collection = Collection::create(&app.world)?;
    let mut tally = Tally::default();
    let mut exit = Exit::Done;
    let mut progress = ProgressLine::new(app);
    for source in &args.sources {
        let opened = record_stream::open(app, source);
        if app.world.interrupted.load(Ordering::Relaxed) {
            app.notice(&Message::UiGamesInterrupted)?;
            exit = Exit::Interrupted;
            break;
        }
        let records = match opened {
            Ok(records) => records,
            Err(error) => {
                let told = tell(app, error)?;
                exit = worse(exit, told);
                continue;
            }
        };
        let mut import = Import {
            collection: &mut collection,
            args,
            tally: &mut tally,
            progress: &mut progress,
        };
        let (file, read) = match records {
            Records::Whole(Named { name, text }) => {
                let read = import.take_in(app, &name, read_games(&text, app.settings.rules));
                (name, read)
            }
            Records::Stream(mut stream) => {
                let name = stream.name.clone();
                let read = import.take_in(app, &name, &mut stream);
                if let Err(error) = stream.check() {
                    progress.clear(app)?;
                    let told = tell(app, error)?;
                    exit = worse(exit, told);
                }
                (name, read)
            }
        };
        progress.clear(app)?;
        match read? {
            Read::Whole => {}
            Read::UpToFault => {
                app.notice(&Message::UiGamesLenient { file })?;
            }
            Read::NoRecord => exit = worse(exit, Exit::BadData),
            Read::Interrupted => {
                app.notice(&Message::UiGamesInterrupted)?;
                exit = Exit::Interrupted;
                break;
            }
        }
    }
    if tally.faulty > 0 {
        exit = worse(exit, Exit::BadData);
    }
    report(app, &tally)?;
    finish(exit)
}

/// An import that goes on.
struct Import<'a> {
    collection: &'a mut Collection,
    args: &'a ImportArgs,
    tally: &'a mut Tally,
    progress: &'a mut ProgressLine,
}

impl Import<'_> {
    /// Takes in the games of the text called `file`.
    fn take_in(
        &mut self,
        app: &mut App,
        file: &str,
        games: impl Iterator<Item = ReadGame>,
    ) -> Result<Read, Error> {
        // Games wait here, not in an open transaction: other processes could not
        // write while this one waits for its input.
        let mut pending: Vec<(u32, ReadGame)> = Vec::new();
        let mut ended = Read::Whole;
        let mut games = (1..).zip(games);
        while let Some((number, read)) = games.next() {
            if app.world.interrupted.load(Ordering::Relaxed) {
                ended = Read::Interrupted;
                break;
            }
            if read.fault.is_some() {
                self.progress.clear(app)?;
                let is_no_record = number == 1 && !self.args.lenient && is_nothing(&read);
                if is_no_record {
                    let file = file.to_owned();
                    complain(app, &Message::ErrorFileNotAGame { file })?;
                    ended = Read::NoRecord;
                } else {
                    self.tally.faulty += 1;
                }
                tell_fault(app, &read, file)?;
                if self.args.lenient {
                    continue;
                }
                if !is_no_record && games.next().is_some() {
                    ended = Read::UpToFault;
                }
                break;
            }
            if read.record.game.ply() == 0 {
                self.tally.moveless += 1;
                continue;
            }
            for wrong in contradictions(&read.record, file, number) {
                self.progress.clear(app)?;
                app.notice(&wrong)?;
            }
            pending.push((number, read));
            if pending.len() == BATCH {
                self.write(app, file, &mut pending)?;
            }
            self.tell(app, file, number)?;
        }
        if app.world.interrupted.load(Ordering::Relaxed) {
            ended = Read::Interrupted;
        }
        self.write(app, file, &mut pending)?;
        Ok(ended)
    }

    /// Tells now and then how far the import is.
    fn tell(&mut self, app: &mut App, file: &str, count: u32) -> Result<(), Error> {
        if !self.progress.is_wanted() || !count.is_multiple_of(STEP) {
            return Ok(());
        }
        let file = file.to_owned();
        let text = app.text(&Message::UiGamesProgress { file, count });
        self.progress.show(app, &text)
    }

    /// Writes the games that wait, all or none.
    fn write(
        &mut self,
        app: &App,
        file: &str,
        pending: &mut Vec<(u32, ReadGame)>,
    ) -> Result<(), Error> {
        if pending.is_empty() {
            return Ok(());
        }
        let now = app.world.now.strftime("%Y-%m-%d %H:%M:%S").to_string();
        let mut batch = self.collection.batch()?;
        for (number, read) in pending.drain(..) {
            let origin = Origin {
                file,
                number,
                line: read.line,
                now: &now,
            };
            match batch.add(&read.record, origin)? {
                Taken::Imported => self.tally.imported += 1,
                Taken::Duplicate => self.tally.duplicates += 1,
            }
        }
        Ok(batch.commit()?)
    }
}

/// Names a fault.
fn tell_fault(app: &mut App, read: &ReadGame, file: &str) -> Result<(), Error> {
    let Some(fault) = &read.fault else {
        return Ok(());
    };
    complain(app, &record_fault(fault, file))?;
    match record_fault_detail(fault, read.record.game.rules()) {
        Some(detail) => complain(app, &detail),
        None => Ok(()),
    }
}

fn report(app: &mut App, tally: &Tally) -> Result<(), Error> {
    app.say(&Message::ReportGamesImported {
        count: tally.imported,
    })?;
    let rest = [
        (
            tally.duplicates,
            Message::ReportGamesDuplicates {
                count: tally.duplicates,
            },
        ),
        (
            tally.faulty,
            Message::ReportGamesFaulty {
                count: tally.faulty,
            },
        ),
        (
            tally.moveless,
            Message::ReportGamesMoveless {
                count: tally.moveless,
            },
        ),
    ];
    for (count, message) in &rest {
        if *count > 0 {
            app.say(message)?;
        }
    }
    Ok(())
}

/// The exit code of several things, one of which may have failed.
fn worse(one: Exit, other: Exit) -> Exit {
    if (other as u8) > (one as u8) {
        other
    } else {
        one
    }
}
