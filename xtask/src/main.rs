//! Chores of the workspace: `cargo xtask` lists them.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "chores talk to whoever runs them"
)]

use std::process::{Command, ExitCode};

mod arguments;
mod dist;
mod fuzz;
mod progress;
mod puzzles;
mod stream;
mod training;
mod verify;

// What the tests of the rules are made of is used here too: see `verify` and
// `fuzz`.
#[path = "../../crates/togyz-core/tests/it/figures.rs"]
mod figures;
#[path = "../../crates/togyz-core/tests/it/lockstep.rs"]
mod lockstep;
#[expect(dead_code, reason = "the tests use the rest")]
#[path = "../../crates/togyz-core/tests/it/naive.rs"]
mod naive;
#[expect(dead_code, reason = "the tests use the rest")]
#[path = "../../crates/togyz-core/tests/it/random.rs"]
mod random;
#[path = "../../crates/togyz-core/tests/it/replay.rs"]
mod replay;
#[expect(
    unreachable_pub,
    reason = "it belongs to the library of the fuzz targets"
)]
#[path = "../../crates/togyz-core/fuzz/src/targets.rs"]
mod targets;

/// A chore: its name, its options, what it does, and how.
struct Chore {
    name: &'static str,
    options: &'static str,
    about: &'static str,
    pace: Pace,
    run: fn(&arguments::Arguments) -> Result<(), Failed>,
}

/// What a chore needs to be built like.
enum Pace {
    /// With every check on, as `cargo xtask` builds it.
    Checked,
    /// As fast as the program itself: it is built once more and run so.
    Fast,
}

/// A chore failed and has said why.
struct Failed;

const CHORES: [Chore; 10] = [
    Chore {
        name: "verify",
        options: "[--plies 1000000] [--seed 1] [--bytes 1000000000]\n    \
                  [--engine] [--games 10000] [--positions 2000] [--nodes 200]\n    \
                  [--tables target/tables] [--stones 8] [--probes 100000] [--endgames 10000]",
        about: "compare the rules with the naive implementation over random plies, count\n\
                the game tree with both, and read a generated stream of records; with\n\
                --engine instead play games of the engine from the start and from random\n\
                positions, every move and every result checked by the naive implementation,\n\
                check the endgame tables against plain search, and play won and drawn\n\
                positions out against perfect defence",
        pace: Pace::Checked,
        run: verify::run,
    },
    Chore {
        name: "fuzz",
        options: "[--seconds 60] [--seed 1] [--driver nightly|stable]",
        about: "run the fuzz targets of togyz-core: with cargo-fuzz where the nightly\n\
                toolchain has it, else with a driver of its own",
        pace: Pace::Checked,
        run: fuzz::run,
    },
    Chore {
        name: "dist",
        options: "[--out target/dist] [--check]",
        about: "make what is handed out: a Debian package and a tarball with the program,\n\
                its manual in four languages, completions and all licences, and their\n\
                checksums; with --check also install the package in an empty root and\n\
                try it there",
        pace: Pace::Checked,
        run: dist::run,
    },
    Chore {
        name: "tables",
        options: "[--rounds 3] [--games 8000] [--depth 5] [--seed 1] [--threads 2]\n    \
                  [--dir target/training/tables]",
        about: "make the tables of weights from nothing: play games by them, fit them to these,\n\
                and so on; goes on where it was stopped. Copy what wins a match from its\n\
                weights.rs to crates/togyz-ai/src/weights.rs",
        pace: Pace::Fast,
        run: training::tables::run,
    },
    Chore {
        name: "selfplay",
        options: "[--games 8000] [--nodes 3000] [--seed 1] [--threads 2]\n    \
                  [--weights FILE] [--dir target/training/games]",
        about: "play games of the engine against itself to learn from; goes on where it\n\
                was stopped",
        pace: Pace::Fast,
        run: training::selfplay::run,
    },
    Chore {
        name: "train",
        options: "[--passes 12] [--trust 60] [--seed 1] [--dir target/training/games]\n    \
                  [--output target/training/network.bin]",
        about: "fit the weights of the network to such games; --trust is how many\n\
                hundredths of the target are the search's, the rest being the game's end",
        pace: Pace::Fast,
        run: training::train::run,
    },
    Chore {
        name: "rounds",
        options: "[--rounds 5] [--games 8000] [--nodes 3000] [--passes 12] [--trust 60]\n    \
                  [--match 1000] [--movetime 10] [--seed 1] [--weights FILE]\n    \
                  [--dir target/training/rounds]",
        about: "make generations of the network: play, train, and adopt what wins a match\n\
                beyond its error, until two rounds in a row gain nothing; goes on where\n\
                it was stopped. --weights none begins from nothing",
        pace: Pace::Fast,
        run: training::rounds::run,
    },
    Chore {
        name: "book",
        options: "[--positions 400] [--nodes 10000000] [--plies 12] [--dir target/training]",
        about: "grow the book of openings by deep searches, with the values of all first\n\
                moves; goes on where it was stopped. Copy its book.txt to\n\
                crates/togyz-ai/src/book.txt",
        pace: Pace::Fast,
        run: training::book::run,
    },
    Chore {
        name: "openings",
        options: "[--count 1000] [--nodes 20000] [--most 50] [--seed 1]\n    \
                  [--output target/training/openings.txt]",
        about: "make different openings of 4 to 8 plies for togyz match --openings, after which\n\
                the engine sees neither player ahead by more than --most hundredths of a stone",
        pace: Pace::Fast,
        run: training::openings::run,
    },
    Chore {
        name: "puzzles",
        options: "make|renew|verify [--games 1500] [--count 600] [--seed 1] [--dir target/puzzles]\n    \
                  [--file crates/togyz-ai/src/puzzles.txt]",
        about: "make puzzles from games of the engine and its levels against each other and\n\
                from composed endgames; goes on where it was stopped. Copy its puzzles.txt\n\
                to crates/togyz-ai/src/puzzles.txt. Or renew those in --file after a change\n\
                of the engine, or verify them: prove each\n\
                again from nothing",
        pace: Pace::Fast,
        run: puzzles::run,
    },
];

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "help".to_owned());
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        print!("{}", usage());
        return ExitCode::SUCCESS;
    }
    let Some(chore) = CHORES.iter().find(|chore| chore.name == name) else {
        eprint!("There is no chore {name}.\n\n{}", usage());
        return ExitCode::from(2);
    };
    let options: Vec<String> = words.collect();
    let arguments = match arguments::Arguments::parse(&options, chore.options) {
        Ok(arguments) => arguments,
        Err(fault) => {
            eprintln!("{fault}\ncargo xtask {name} {}", chore.options);
            return ExitCode::from(2);
        }
    };
    if matches!(chore.pace, Pace::Fast) && cfg!(debug_assertions) {
        return run_fast(&name, &options);
    }
    match (chore.run)(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed) => ExitCode::FAILURE,
    }
}

/// Runs a chore in a build like that of the program.
fn run_fast(name: &str, options: &[String]) -> ExitCode {
    let status = Command::new(env!("CARGO"))
        .args([
            "run",
            "--quiet",
            "--release",
            "--package",
            "xtask",
            "--",
            name,
        ])
        .args(options)
        .status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cargo: {error}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> String {
    let mut lines = vec![String::from("The chores of this workspace:")];
    for chore in &CHORES {
        lines.push(format!("\ncargo xtask {} {}", chore.name, chore.options));
        lines.extend(chore.about.lines().map(|line| format!("    {line}")));
    }
    lines.join("\n") + "\n"
}
