//! How long a collection of 10,000 games takes: `cargo bench -p togyz-cli
//! --bench games`.
//!
//! The games are played at random to their end, the same ones in every run. The
//! whole program runs, from its arguments to its output, in this process.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use tempfile::TempDir;
use togyz_cli::{Terminal, World};
use togyz_core::notation::{Notation, Record};
use togyz_core::{Game, Rules};

/// Games of the collection.
const GAMES: usize = 10_000;
/// The seed of the games.
const SEED: u64 = 162;

/// A folder with the games in every notation, and with a collection of them.
static WORKPLACE: LazyLock<Workplace> = LazyLock::new(Workplace::new);

fn main() {
    divan::main();
}

struct Workplace {
    folder: TempDir,
    /// A position that occurred in one game only.
    position: String,
}

impl Workplace {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let games = random_games();
        let [tgk, playok] = [Notation::Tgk, Notation::PlayOk].map(|notation| {
            let texts: Vec<String> = games.iter().map(|game| game.to_text(notation)).collect();
            texts.join("\n")
        });
        fs::write(folder.path().join("tgk.txt"), tgk).expect("a file");
        fs::write(folder.path().join("playok.txt"), playok).expect("a file");
        let middle = &games[GAMES / 2].game;
        let position = middle.played()[middle.ply() / 2].before.setup().to_string();
        let workplace = Self { folder, position };
        workplace.import("tgk.txt", "full");
        workplace
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Takes a file into the collection of this name.
    fn import(&self, file: &str, collection: &str) {
        let file = self.path(file).display().to_string();
        let output = self.run(collection, &["import", &file]);
        assert!(output.starts_with("10000 games"), "{output}");
    }

    /// Runs `togyz games` with the collection of this name.
    fn run(&self, collection: &str, args: &[&str]) -> String {
        let output = Shared::default();
        let folder = self.path(collection).display().to_string();
        let env = [("LANG", "en_US.UTF-8"), ("TOGYZ_DATA_DIR", &folder)];
        let exit = togyz_cli::run(World {
            args: ["games"].iter().chain(args).map(OsString::from).collect(),
            env: env
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect::<HashMap<_, _>>(),
            input: Box::new(io::empty()),
            output: Box::new(output.clone()),
            notices: Box::new(io::sink()),
            terminal: Terminal::default(),
            measure: || None,
            now: jiff::civil::date(2026, 1, 2).at(3, 4, 5, 0),
            clock: Box::new(|| std::time::Duration::ZERO),
            system_locale: None,
            interrupted: Arc::default(),
            reads_keys: false,
            works_ahead: false,
            on_interrupt: |_| (),
        });
        assert_eq!(exit, 0, "{args:?}");
        output.text()
    }
}

fn random_games() -> Vec<Record> {
    let mut random = fastrand::Rng::with_seed(SEED);
    (0..GAMES)
        .map(|number| {
            let mut game = Game::new(Rules::default());
            while let Some(mv) = random.choice(game.position().legal_moves().iter()) {
                game.play(mv).expect("a legal move");
            }
            let mut record = Record::new(game);
            let (month, day) = (number % 12 + 1, number % 28 + 1);
            let year = 2000 + number % 25;
            for (name, value) in [
                ("White", format!("Player {}", number % 150)),
                ("Black", format!("Player {}", number % 170)),
                ("Date", format!("{year}.{month:02}.{day:02}")),
            ] {
                record.tags.set(name, value);
            }
            record
        })
        .collect()
}

/// Takes 10,000 games into an empty collection.
#[divan::bench(args = ["tgk.txt", "playok.txt"], sample_count = 3, sample_size = 1)]
fn import(bencher: divan::Bencher<'_, '_>, file: &str) {
    let workplace = &*WORKPLACE;
    bencher
        .with_inputs(|| drop(fs::remove_dir_all(workplace.path("new"))))
        .bench_values(|()| workplace.import(file, "new"));
}

/// Finds out that all 10,000 games are there.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn import_again() {
    let workplace = &*WORKPLACE;
    let file = workplace.path("tgk.txt").display().to_string();
    workplace.run("full", &["import", &file]);
}

#[divan::bench(
    args = [
        "--player=player 7",
        "--date=2024-05",
        "--result=1-0",
        "--opening=76 98",
        "--tuzdyk=3",
        "--min-plies=150",
        "--ended=atsyrau",
        "--player=nobody",
    ],
    sample_count = 20,
    sample_size = 1
)]
fn find(filter: &str) -> String {
    WORKPLACE.run("full", &["find", filter])
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn find_position() -> String {
    let workplace = &*WORKPLACE;
    let found = workplace.run("full", &["find", "--position", &workplace.position]);
    assert_eq!(found.lines().count(), 2);
    found
}

#[divan::bench(args = ["list", "openings", "stats", "check", "export"], sample_count = 5, sample_size = 1)]
fn all(command: &str) -> String {
    WORKPLACE.run("full", &[command])
}

/// A writer whose text can be read afterwards.
#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Shared {
    fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut written = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        written.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
