//! `togyz puzzle`: positions in which one move is best.

mod advice;
mod handout;
mod mine;
mod progress;
mod solving;
mod words;

use std::collections::HashSet;

use jiff::civil::date;
use togyz_ai::Engine;
use togyz_ai::puzzle::{Proof, Puzzle, Theme, key, puzzles};
use togyz_core::{Move, Position, Rules};
use togyz_i18n::Message;
use togyz_i18n::about::puzzle_theme;

use super::games::check_output;
use crate::app::App;
use crate::cli::{self, PuzzleArgs, PuzzleTask, Which};
use crate::error::{Error, Exit};
use crate::input::Input;
use progress::{Grade, Progress};
use solving::{Outcome, put};

/// Memory for the search, in megabytes.
const HASH_MEGABYTES: usize = 16;
/// Puzzles of a handout, unless it is said.
const ON_A_PAGE: usize = 12;

/// A puzzle to be put.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Task {
    origin: Origin,
    /// The position; the person has White's row.
    position: Position,
    /// The solution: the person's move, the reply and so on.
    line: Vec<Move>,
    themes: Vec<Theme>,
    /// Whether the result of every move is proven.
    is_solved: bool,
}

/// Where a puzzle comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Origin {
    /// From the collection, by its number from 1.
    Collection { number: u32, level: u8 },
    /// From one of the person's games, by the number of the move.
    Game { name: String, number: u32 },
}

impl Task {
    fn of(number: u32, puzzle: &Puzzle) -> Self {
        Self {
            origin: Origin::Collection {
                number,
                level: puzzle.rating.level.get(),
            },
            position: puzzle.position,
            line: puzzle.line.clone(),
            themes: puzzle.themes.clone(),
            is_solved: puzzle.proof == Proof::Solved,
        }
    }

    fn key(&self) -> String {
        key(&self.position)
    }

    /// The moves that the person has to find.
    fn moves(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// The theme that a hint speaks of: the one that says most.
    fn main_theme(&self) -> Option<Theme> {
        const ORDER: [Theme; 7] = [
            Theme::Atsyrau,
            Theme::Race,
            Theme::Tuzdyk,
            Theme::Refusal,
            Theme::Defence,
            Theme::Capture,
            Theme::Study,
        ];
        let mut order = ORDER.into_iter();
        order.find(|theme| self.themes.contains(theme))
    }

    fn heading(&self, app: &App) -> String {
        let themes = self.themes.iter().map(|theme| puzzle_theme(*theme));
        let themes: Vec<String> = themes.map(|theme| app.text(&theme)).collect();
        app.text(&match &self.origin {
            Origin::Collection { number, level } => Message::UiPuzzleHeading {
                number: *number,
                level: (*level).into(),
                values: themes.join(", "),
            },
            Origin::Game { name, number } => Message::UiPuzzleFromGame {
                input: name.clone(),
                number: *number,
            },
        })
    }
}

/// Puts puzzles to a person, lists them, or writes them on a page.
///
/// # Errors
///
/// If there is no such puzzle, one is not solved, the output cannot be written,
/// or the person pressed Ctrl-C.
pub fn run(app: &mut App, args: &PuzzleArgs) -> Result<(), Error> {
    if let PuzzleTask::Handout(_, output) = &args.task {
        check_output(app, output)?;
    }
    if app.settings.rules != Rules::default() {
        app.notice(&Message::UiPuzzleRules)?;
    }
    let mut chooser = Chooser::new(app, args)?;
    match &args.task {
        PuzzleTask::Ask => ask(app, args, &mut chooser),
        PuzzleTask::List => list(app, args, &chooser),
        PuzzleTask::Handout(format, output) => {
            let count = args.count.unwrap_or(match args.which {
                Which::Number(_) | Which::Daily => 1,
                Which::Mine | Which::Fitting => ON_A_PAGE,
            });
            let progress = Progress::open(app)?;
            let tasks = (0..count).map_while(|_| chooser.next(app, &progress));
            let mut tasks: Vec<Task> = tasks.collect();
            if args.which == Which::Fitting {
                // On paper the easy ones come first.
                tasks.sort_by_key(|task| match task.origin {
                    Origin::Collection { number, .. } | Origin::Game { number, .. } => number,
                });
            }
            if tasks.is_empty() {
                return nothing(app, args);
            }
            let mut engine = Engine::new(HASH_MEGABYTES);
            let blocks = handout::blocks(app, &mut engine, &tasks);
            crate::handout::write(app, &blocks, *format, output)
        }
    }
}

/// Says that there is no such puzzle.
fn nothing(app: &mut App, args: &PuzzleArgs) -> Result<(), Error> {
    if args.which == Which::Mine {
        return app.say(&Message::UiPuzzleMineNone);
    }
    Err(Error::new(Exit::Usage, Message::UiPuzzleNone))
}

/// Chooses puzzles one after the other, none of them twice.
struct Chooser {
    tasks: Vec<Task>,
    which: Which,
    level: Option<u8>,
    random: fastrand::Rng,
    met: HashSet<String>,
}

impl Chooser {
    fn new(app: &mut App, args: &PuzzleArgs) -> Result<Self, Error> {
        let all = puzzles();
        let collected = (1..).zip(all).map(|(number, puzzle)| {
            let number: u32 = number;
            Task::of(number, puzzle)
        });
        let tasks = match args.which {
            Which::Number(number) => {
                let mut found = collected.filter(|task| {
                    matches!(task.origin, Origin::Collection { number: own, .. } if own == number)
                });
                vec![found.next().ok_or_else(|| out_of_range(app, number))?]
            }
            Which::Daily => {
                let number = of_the_day(app, all.len());
                collected.skip(number).take(1).collect()
            }
            Which::Mine => mine::puzzles(app)?,
            Which::Fitting => collected
                .zip(all)
                .filter(|(_, puzzle)| {
                    let theme = args.theme;
                    let level = args.level;
                    theme.is_none_or(|theme| puzzle.themes.contains(&theme))
                        && level.is_none_or(|level| puzzle.rating.level.get() == level)
                })
                .map(|(task, _)| task)
                .collect(),
        };
        Ok(Self {
            tasks,
            which: args.which,
            level: args.level,
            random: fastrand::Rng::with_seed(args.seed.unwrap_or_else(|| app.usual_seed())),
            met: HashSet::new(),
        })
    }

    /// The next puzzle: the one that has been due longest, else one that was
    /// not put before, of the level that fits best, else any.
    fn next(&mut self, app: &App, progress: &Progress) -> Option<Task> {
        let today = app.world.now.date();
        let left = self
            .tasks
            .iter()
            .filter(|task| !self.met.contains(&task.key()));
        let left: Vec<&Task> = left.collect();
        let is_ordered = self.which != Which::Fitting;
        let due = left
            .iter()
            .filter_map(|task| Some((progress.due(&task.key(), today)?, *task)))
            .min_by_key(|(due, _)| *due)
            .map(|(_, task)| task);
        let task = match due {
            Some(task) => task,
            None if is_ordered => left
                .iter()
                .find(|task| !progress.knows(&task.key()))
                .or(left.first())
                .copied()?,
            None => {
                let fresh = left.iter().filter(|task| !progress.knows(&task.key()));
                let fresh: Vec<&Task> = fresh.copied().collect();
                let pool = if fresh.is_empty() { left } else { fresh };
                let wanted = self.level.unwrap_or(progress.level());
                let apart = |task: &&Task| match task.origin {
                    Origin::Collection { level, .. } => level.abs_diff(wanted),
                    Origin::Game { .. } => 0,
                };
                let least = pool.iter().map(apart).min()?;
                let nearest: Vec<&Task> = pool
                    .into_iter()
                    .filter(|task| apart(task) == least)
                    .collect();
                self.random.choice(nearest)?
            }
        };
        let task = task.clone();
        self.met.insert(task.key());
        Some(task)
    }

    /// How many are to be repeated today.
    fn due(&self, app: &App, progress: &Progress) -> usize {
        let today = app.world.now.date();
        let due = |task: &&Task| progress.due(&task.key(), today).is_some();
        self.tasks.iter().filter(due).count()
    }
}

fn out_of_range(app: &App, number: u32) -> Error {
    let message = Message::ErrorCliRange {
        input: number.to_string(),
        option: format!("<{}>", app.text(&Message::HelpValueNumber)),
        min: 1.to_string(),
        max: puzzles().len().to_string(),
    };
    Error::new(Exit::Usage, message).hint(cli::see_help("togyz puzzle"))
}

/// The index of the puzzle of the day: the same for everybody, and every puzzle
/// has its day before one comes again.
fn of_the_day(app: &App, count: usize) -> usize {
    /// A prime, so that days that follow each other have puzzles far apart.
    const STRIDE: i64 = 7919;
    let since = app.world.now.date().duration_since(date(2026, 1, 1));
    let days = since.as_hours() / 24;
    let count = i64::try_from(count).unwrap_or(i64::MAX).max(1);
    usize::try_from((days.rem_euclid(count) * STRIDE) % count).unwrap_or(0)
}

/// The headings of the puzzles, with those that are solved.
fn list(app: &mut App, args: &PuzzleArgs, chooser: &Chooser) -> Result<(), Error> {
    let progress = Progress::open(app)?;
    if chooser.tasks.is_empty() {
        return nothing(app, args);
    }
    let tasks = chooser.tasks.iter();
    for task in tasks.take(args.count.unwrap_or(usize::MAX)) {
        let mut parts = vec![task.heading(app)];
        if task.moves() > 1 {
            let count = count(task.moves());
            parts.push(app.text(&Message::UiPuzzleMoves { count }));
        }
        if progress.has_solved(&task.key()) {
            parts.push(app.text(&Message::UiPuzzleSolved));
        }
        app.line(&parts.join(" · "))?;
    }
    Ok(())
}

/// Puts one puzzle after the other; a person at a terminal says when it is
/// enough.
fn ask(app: &mut App, args: &PuzzleArgs, chooser: &mut Chooser) -> Result<(), Error> {
    let mut progress = Progress::open(app)?;
    let most = match (args.which, args.count) {
        (_, Some(count)) => count,
        (Which::Mine | Which::Fitting, None) if app.settings.interactive => usize::MAX,
        _ => 1,
    };
    match args.which {
        Which::Daily => {
            let value = app.world.now.date().to_string();
            app.say(&Message::UiPuzzleDaily { value })?;
        }
        Which::Number(_) | Which::Mine | Which::Fitting => {
            let due = chooser.due(app, &progress);
            if due > 0 && most > 1 {
                app.say(&Message::UiPuzzleDue { count: count(due) })?;
            }
        }
    }
    let mut engine = Engine::new(HASH_MEGABYTES);
    let (mut put_so_far, mut solved) = (0, 0);
    while put_so_far < most {
        let Some(task) = chooser.next(app, &progress) else {
            break;
        };
        if put_so_far > 0 && !goes_on(app)? {
            break;
        }
        put_so_far += 1;
        let outcome = put(app, &mut engine, &task)?;
        let grade = match outcome {
            Outcome::AtOnce => Grade::AtOnce,
            Outcome::Solved | Outcome::Unsolved => Grade::NotYet,
            Outcome::Left => break,
        };
        solved += usize::from(outcome != Outcome::Unsolved);
        let due = progress.record(app, task.key(), grade)?;
        if let Some(due) = due
            && app.settings.interactive
        {
            let value = due.to_string();
            app.say(&Message::UiPuzzleAgainOn { value })?;
        }
    }
    if put_so_far == 0 {
        return nothing(app, args);
    }
    if put_so_far > 1 {
        app.line("")?;
        app.say(&Message::UiPuzzleScore {
            solved: count(solved),
            count: count(put_so_far),
        })?;
    }
    if solved < put_so_far {
        return Err(Error::Exit(Exit::Unmet));
    }
    Ok(())
}

/// Whether the person wants one more puzzle; in a pipe they do.
fn goes_on(app: &mut App) -> Result<bool, Error> {
    app.line("")?;
    if !app.settings.interactive {
        return Ok(true);
    }
    app.say(&Message::UiPuzzleNext)?;
    match app.ask_line("")? {
        Input::Line(line) => {
            let line = line.trim().to_lowercase();
            let quits = line == "q" || app.catalog.words(&Message::CmdQuit).contains(&line);
            app.line("")?;
            Ok(!quits)
        }
        Input::Resumed => Ok(true),
        Input::End => Ok(false),
        Input::Interrupted => Err(Error::Exit(Exit::Interrupted)),
    }
}

/// A number in a message.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
