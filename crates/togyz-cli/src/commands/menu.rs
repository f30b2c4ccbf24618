//! `togyz` alone: the menu.

use togyz_core::Side;
use togyz_i18n::Message;

use super::{analyze, learn, play, resume, rules};
use crate::app::App;
use crate::cli::flags::SideChoice;
use crate::cli::{AnalyzeArgs, LearnArgs, PlayArgs, Players, ResumeArgs, Speech, short_help};
use crate::error::{Error, Exit};
use crate::input::Input;
use crate::store::Store;

/// An item of the menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Continue,
    Learn,
    Play,
    Two,
    Analyze,
    Rules,
    Help,
    Quit,
}

/// Greets, and does what the person chooses until they leave.
///
/// # Errors
///
/// What the chosen command reports; Ctrl-C.
pub fn run(app: &mut App) -> Result<(), Error> {
    app.say(&Message::UiTitle)?;
    app.say(&Message::UiLanguages)?;
    loop {
        let (items, default) = items(app);
        list(app, &items)?;
        let Some(item) = ask(app, &items, default)? else {
            return Ok(());
        };
        match item {
            Item::Continue => return resume::run(app, &ResumeArgs::default()),
            Item::Play => return play::run(app, &usual_game(Players::One)),
            Item::Two => return play::run(app, &usual_game(Players::Two)),
            Item::Analyze => analyze::run(app, &AnalyzeArgs::of_last_game())?,
            Item::Learn => learn::run(app, &LearnArgs::From { step: None })?,
            Item::Rules => rules::run(app)?,
            Item::Help => help(app)?,
            Item::Quit => return app.say(&Message::UiGoodbye),
        }
    }
}

fn list(app: &mut App, items: &[Item]) -> Result<(), Error> {
    app.line("")?;
    for (index, item) in items.iter().enumerate() {
        let text = app.text(&label(*item));
        app.line(&format!("  {}  {text}", index + 1))?;
    }
    app.line("")
}

/// A game with nothing said about it.
const fn usual_game(players: Players) -> PlayArgs {
    PlayArgs {
        level: None,
        side: SideChoice::Side(Side::White),
        players,
        engine: None,
        clock: None,
        confirms: false,
        odds: None,
        tutor: None,
        fen: None,
        record: None,
        seed: None,
    }
}

/// What can be chosen, and what Enter alone chooses: the unfinished game if
/// there is one, the lessons for somebody new, a game for everybody else.
fn items(app: &App) -> (Vec<Item>, Item) {
    let unfinished = resume::last_unfinished(app, &mut Vec::new()).is_ok_and(|game| game.is_some());
    let is_new = Store::find(&app.world)
        .and_then(|store| store.list().ok())
        .is_none_or(|games| games.is_empty());
    let mut items = vec![
        Item::Learn,
        Item::Play,
        Item::Two,
        Item::Rules,
        Item::Help,
        Item::Quit,
    ];
    if !is_new {
        items.insert(3, Item::Analyze);
    }
    if unfinished {
        items.insert(0, Item::Continue);
        return (items, Item::Continue);
    }
    let default = if is_new { Item::Learn } else { Item::Play };
    (items, default)
}

const fn label(item: Item) -> Message {
    match item {
        Item::Continue => Message::UiMenuContinue,
        Item::Learn => Message::UiMenuLearn,
        Item::Play => Message::UiMenuPlay,
        Item::Two => Message::UiMenuTwo,
        Item::Analyze => Message::UiMenuAnalyze,
        Item::Rules => Message::UiMenuRules,
        Item::Help => Message::UiMenuHelp,
        Item::Quit => Message::UiMenuQuit,
    }
}

fn help(app: &mut App) -> Result<(), Error> {
    let speech = Speech {
        catalog: &app.catalog,
        locales: &app.locales,
    };
    let text = short_help(speech, app.columns());
    app.print(&text)
}

/// Asks until an item is chosen; `None` at the end of the input.
fn ask(app: &mut App, items: &[Item], default: Item) -> Result<Option<Item>, Error> {
    let number = |item| items.iter().position(|other| *other == item).unwrap_or(0) + 1;
    loop {
        let prompt = app.text(&Message::UiMenuPrompt {
            default: u32::try_from(number(default)).unwrap_or(1),
        });
        let line = match app.ask_line(&format!("{prompt} "))? {
            Input::Line(line) => line,
            Input::Resumed => {
                list(app, items)?;
                continue;
            }
            Input::End => return Ok(None),
            Input::Interrupted => return Err(Error::Exit(Exit::Interrupted)),
        };
        if line.is_empty() {
            return Ok(Some(default));
        }
        let word = line.to_lowercase();
        if word == "q" || app.catalog.words(&Message::CmdQuit).contains(&word) {
            return Ok(Some(Item::Quit));
        }
        let chosen = line
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        match chosen.and_then(|index| items.get(index)) {
            Some(item) => return Ok(Some(*item)),
            None => app.say(&Message::UiMenuUnknown {
                input: line,
                count: u32::try_from(items.len()).unwrap_or(u32::MAX),
            })?,
        }
    }
}
