//! Generations of the network: games of the best one so far, weights fitted to
//! them, and a match in which the new network must win.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use serde::Deserialize;
use togyz_ai::Network;

use super::sample::{Sample, read};
use super::selfplay::{Plan, play};
use super::train::{recipe, train};
use super::{failed, folder, read_network, write};
use crate::Failed;
use crate::arguments::Arguments;

/// The last rounds whose games are learned from.
const REMEMBERED: usize = 3;
/// Rounds in a row that may gain nothing before there is no point in going on.
const PATIENCE: usize = 2;

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    let folder = folder(arguments, "target/training/rounds")?;
    let rounds = usize::try_from(arguments.number("--rounds", 5)).unwrap_or(usize::MAX);
    let mut best = Best::of(arguments, &folder)?;
    let mut failures = 0;
    for number in 1..=rounds {
        let round = Round {
            number,
            folder: folder.join(format!("{number:02}")),
        };
        let outcome = round.run(arguments, &folder, &best)?;
        println!("round {number}: {outcome}");
        if outcome.is_gain() {
            best = Best::File(round.folder.join("network.bin"));
            failures = 0;
        } else {
            failures += 1;
            if failures == PATIENCE {
                println!("{PATIENCE} rounds in a row have gained nothing");
                break;
            }
        }
    }
    if let Best::File(path) = best {
        println!("the best network: {}", path.display());
    }
    Ok(())
}

/// The best network so far.
enum Best {
    /// The tables of weights: there is no network yet.
    Tables,
    File(PathBuf),
}

impl Best {
    /// What the first round is played with: `--weights`, the tables for
    /// `none`, or the network of the program.
    fn of(arguments: &Arguments, folder: &Path) -> Result<Self, Failed> {
        match arguments.text("--weights") {
            Some("none") => Ok(Self::Tables),
            Some(path) => Ok(Self::File(PathBuf::from(path))),
            None => {
                let path = folder.join("first.bin");
                if !path.exists() {
                    write(&path, &Network::embedded().to_bytes())?;
                }
                Ok(Self::File(path))
            }
        }
    }

    fn network(&self) -> Result<Option<Arc<Network>>, Failed> {
        match self {
            Self::Tables => Ok(None),
            Self::File(path) => read_network(path).map(Some),
        }
    }

    /// As a player of `togyz match`.
    fn player(&self) -> String {
        match self {
            Self::Tables => String::from("tables"),
            Self::File(path) => format!("weights:{}", path.display()),
        }
    }
}

struct Round {
    number: usize,
    folder: PathBuf,
}

impl Round {
    /// Does what is left to be done of this round.
    fn run(&self, arguments: &Arguments, rounds: &Path, best: &Best) -> Result<Outcome, Failed> {
        let games = self.folder.join("games");
        fs::create_dir_all(&games).map_err(|error| failed(&games, &error))?;
        let seed = arguments.number("--seed", 1) + self.number as u64;
        let network = self.folder.join("network.bin");
        if !network.exists() {
            let plan = Plan {
                games: arguments.number("--games", 8000),
                nodes: arguments.number("--nodes", 3000),
                seed,
                threads: 2,
                network: best.network()?,
            };
            play(&plan, &games)?;
            train(&self.samples(rounds)?, recipe(arguments, seed), &network)?;
        }
        self.contest(arguments, &network, best)
    }

    /// The games of this round and of those before.
    fn samples(&self, rounds: &Path) -> Result<Vec<Sample>, Failed> {
        let first = self.number.saturating_sub(REMEMBERED - 1).max(1);
        let mut samples = Vec::new();
        for number in first..=self.number {
            samples.extend(read(&rounds.join(format!("{number:02}/games")))?);
        }
        Ok(samples)
    }

    /// The match of the new network against the best one.
    fn contest(
        &self,
        arguments: &Arguments,
        network: &Path,
        best: &Best,
    ) -> Result<Outcome, Failed> {
        let count = |option, default| arguments.number(option, default).to_string();
        let output = Command::new(env!("CARGO"))
            .args([
                "run",
                "--quiet",
                "--release",
                "--package",
                "togyz-cli",
                "--",
            ])
            .args(["match", &format!("weights:{}", network.display())])
            .arg(best.player())
            .args(["--games", &count("--match", 1000)])
            .args(["--movetime", &count("--movetime", 10)])
            .args(["--concurrency", "2", "--format", "json"])
            .arg("--record")
            .arg(self.folder.join("match.txt"))
            .stderr(std::process::Stdio::inherit())
            .output()
            .map_err(|error| failed(Path::new("cargo"), &error))?;
        let Ok(Report {
            pairings: [outcome],
        }) = serde_json::from_slice(&output.stdout)
        else {
            eprintln!("the match did not end");
            return Err(Failed);
        };
        Ok(outcome)
    }
}

/// What `togyz match` says.
#[derive(Deserialize)]
struct Report {
    pairings: [Outcome; 1],
}

/// How a match went, for the new network.
#[derive(Deserialize)]
struct Outcome {
    wins: u32,
    draws: u32,
    losses: u32,
    /// None where one side has won every game.
    elo: Option<f64>,
    elo_error: Option<f64>,
}

impl Outcome {
    /// Whether the new network is better beyond the error.
    fn is_gain(&self) -> bool {
        match (self.elo, self.elo_error) {
            (Some(elo), Some(error)) => elo > error,
            _ => self.wins > self.losses,
        }
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            wins,
            draws,
            losses,
            ..
        } = self;
        write!(f, "+{wins} ={draws} -{losses}, ")?;
        if let (Some(elo), Some(error)) = (self.elo, self.elo_error) {
            write!(f, "{elo:+.0} ± {error:.0} Elo, ")?;
        }
        f.write_str(if self.is_gain() { "adopted" } else { "refused" })
    }
}
