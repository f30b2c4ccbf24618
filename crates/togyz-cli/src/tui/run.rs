//! The full-screen board in a real terminal.

use std::io;
use std::rc::Rc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout::Size;
use togyz_core::notation::{ReadGame, Reader, Record};
use togyz_i18n::Message;
use togyz_i18n::about::{record_fault, record_fault_detail};

use super::screen::{Effect, Input, Offer, Screen, Voice};
use super::terminal::Full;
use super::thinker::Thinker;
use super::walk::Walk;
use crate::app::{App, Style};
use crate::cli::{PlayArgs, Source, TuiArgs, TuiTask};
use crate::commands::play::{self, Begun, Start};
use crate::commands::replay::{check_readable, choose, count};
use crate::commands::resume::{Kept, last_unfinished};
use crate::commands::tables;
use crate::error::{Error, Exit};
#[cfg(unix)]
use crate::keys::is_there_after;
use crate::record_file::read_source;
use crate::session::{GameClock, Keeper, Opponent, Taken, own_file, usual_narration};
use crate::view::{Charset, Ink};

/// How long a thought of the engine or Ctrl-C from outside may go unnoticed.
const PATIENCE: Duration = Duration::from_millis(50);

/// Shows the board until the person leaves.
///
/// # Errors
///
/// If there is no terminal to draw on, a file cannot be read, the game could not
/// be kept, or the person pressed Ctrl-C.
pub fn run(app: &mut App, args: &TuiArgs) -> Result<(), Error> {
    let is_dumb = app.world.var("TERM") == Some("dumb");
    let charset = match app.settings.style {
        Style::Drawing(charset) if app.settings.interactive && !is_dumb => charset,
        Style::Drawing(_) | Style::Text => {
            let refusal = Error::new(Exit::Usage, Message::ErrorScreen);
            return Err(refusal.hint(Message::ScreenHelpText));
        }
    };
    match &args.task {
        TuiTask::Play(play) => play_on(app, args, play, charset),
        TuiTask::Replay { source, game } => walk(app, args, source, *game, charset),
    }
}

/// A game.
fn play_on(app: &mut App, args: &TuiArgs, play: &PlayArgs, charset: Charset) -> Result<(), Error> {
    let Begun {
        record,
        players,
        file,
        start,
    } = play::begin(app, play)?;
    let mut kept = if args.task.says_nothing() {
        last_unfinished(app, &mut Vec::new())?.filter(|kept| can_be_played(&kept.taken))
    } else {
        None
    };
    let offer = match kept {
        Some(_) => Offer::TakeUp,
        None => Offer::None,
    };
    let game = record.game.clone();
    let mut keeper = Keeper::new(record, file);
    let voice = voice(app, charset);
    let _tables = tables::build_ahead(app);
    let mut full = Full::enter(args.mouse, voice.ink)?;
    let mut screen = Screen::play(voice, full.terminal.size()?, game, players, offer);
    if play.record.is_some() && start == Start::Fresh {
        keep(app, &mut screen, &mut keeper);
    }
    let thinker = Thinker::new(tables::usual_tables(app));
    let left = show(
        app,
        &mut full,
        &mut screen,
        thinker,
        |app, screen, wanted| match wanted {
            Wanted::Keep => keep(app, screen, &mut keeper),
            Wanted::Begin => {
                keeper = Keeper::new(Record::new(screen.game().clone()), own_file(app));
            }
            Wanted::TakeUp => {
                if let Some(Kept { path, taken }) = kept.take() {
                    screen.take_up(taken.record.game.clone(), taken.players);
                    keeper = Keeper::new(taken.record, Some(path));
                }
            }
        },
    );
    drop(full);
    app.catalog = app.locales.catalog(screen.catalog().language());
    let left = left?;
    if keeper.is_unsaved() {
        return Err(Error::new(Exit::Failed, Message::UiNotSaved));
    }
    if screen.game().ending().is_none() && keeper.is_kept() {
        app.say(&Message::UiSaved)?;
    }
    left.into()
}

/// Whether this screen has all that the game needs: it has no clock, and talks to
/// no other program.
fn can_be_played(taken: &Taken) -> bool {
    !matches!(taken.players.opponent, Opponent::Engine { .. })
        && GameClock::of(&taken.record.tags).is_none()
}

fn keep(app: &App, screen: &mut Screen, keeper: &mut Keeper) {
    let Some(players) = screen.players().cloned() else {
        return;
    };
    for notice in keeper.keep(screen.game(), &players, app.world.now) {
        screen.update(Input::Notice(notice));
    }
}

/// A record.
fn walk(
    app: &mut App,
    args: &TuiArgs,
    source: &Source,
    number: Option<u32>,
    charset: Charset,
) -> Result<(), Error> {
    let named = read_source(app, source)?;
    let games: Vec<ReadGame> = Reader::new(&named.text, app.settings.rules).collect();
    check_readable(&named, source, &games)?;
    let chosen = choose(&named.name, &games, number.or(Some(1)))?;
    let Some((number, read)) = chosen.first() else {
        return Ok(());
    };
    let fault = read.fault.as_ref().map(|fault| {
        let detail = record_fault_detail(fault, read.record.game.rules());
        let told = record_fault(fault, &named.name);
        [Some(told), detail].into_iter().flatten().collect()
    });
    let place = (games.len() > 1).then(|| Message::UiRecordGame {
        number: count(*number),
        total: count(games.len()),
    });
    let walk = Walk::new(read.record.clone(), place, fault.unwrap_or_default());
    let voice = voice(app, charset);
    let mut full = Full::enter(args.mouse, voice.ink)?;
    let mut screen = Screen::replay(voice, full.terminal.size()?, walk);
    let thinker = Thinker::new(tables::usual_tables(app));
    let left = show(app, &mut full, &mut screen, thinker, |_, _, _| {});
    drop(full);
    left?.into()
}

fn voice(app: &App, charset: Charset) -> Voice {
    Voice {
        locales: Rc::clone(&app.locales),
        catalog: app.locales.catalog(app.catalog.language()),
        charset,
        ink: if app.settings.color {
            Ink::Coloured(app.settings.theme)
        } else {
            Ink::Plain
        },
        narration: app
            .settings
            .narration
            .unwrap_or_else(|| usual_narration(app)),
    }
}

/// What happens to the game outside the screen.
enum Wanted {
    Keep,
    Begin,
    TakeUp,
}

/// How the person left.
enum Left {
    Quietly,
    Interrupted,
}

impl From<Left> for Result<(), Error> {
    fn from(left: Left) -> Self {
        match left {
            Left::Quietly => Ok(()),
            Left::Interrupted => Err(Error::Exit(Exit::Interrupted)),
        }
    }
}

/// Shows the screen and lets things happen to it until the person leaves.
fn show(
    app: &App,
    full: &mut Full,
    screen: &mut Screen,
    mut thinker: Thinker,
    mut wanted: impl FnMut(&App, &mut Screen, Wanted),
) -> io::Result<Left> {
    (app.world.on_interrupt)(&app.world.interrupted);
    let mut inputs = Vec::new();
    loop {
        thinker.turn_to(screen.wish());
        full.terminal
            .draw(|frame| screen.draw(frame.buffer_mut()))?;
        // Never both a key and a thought: the key may change what the thought was
        // about.
        while inputs.is_empty() {
            if app.world.interrupted.load(Ordering::Relaxed) {
                return Ok(Left::Interrupted);
            }
            if !is_there_after(Duration::ZERO) {
                return Ok(Left::Interrupted);
            }
            inputs.extend(thinker.thoughts().into_iter().map(Input::Thought));
            if !inputs.is_empty() {
                break;
            }
            if event::poll(Duration::ZERO)? {
                inputs.extend(happened(&event::read()?));
            } else if !is_there_after(PATIENCE) {
                return Ok(Left::Interrupted);
            }
        }
        for input in inputs.drain(..) {
            match screen.update(input) {
                None => {}
                Some(Effect::Keep) => wanted(app, screen, Wanted::Keep),
                Some(Effect::Begin) => wanted(app, screen, Wanted::Begin),
                Some(Effect::TakeUp) => wanted(app, screen, Wanted::TakeUp),
                Some(Effect::Leave) => return Ok(Left::Quietly),
                Some(Effect::Interrupt) => return Ok(Left::Interrupted),
                Some(Effect::Redraw) => full.redraw()?,
                Some(Effect::Suspend) => {
                    full.suspend()?;
                    let size = full.terminal.size()?;
                    screen.update(Input::Resize(size));
                }
            }
        }
    }
}

/// Elsewhere a terminal that is closed ends the program itself.
#[cfg(not(unix))]
fn is_there_after(time: Duration) -> bool {
    // What comes is taken with the next look.
    drop(event::poll(time));
    true
}

/// What an event of the terminal means to the screen, if anything.
fn happened(event: &Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(*key)),
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            Some(Input::Click {
                column: mouse.column,
                row: mouse.row,
            })
        }
        Event::Resize(columns, rows) => Some(Input::Resize(Size::new(*columns, *rows))),
        _ => None,
    }
}
