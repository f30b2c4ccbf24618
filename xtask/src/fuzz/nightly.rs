//! The targets by cargo-fuzz, on the nightly toolchain.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::process::{Command, ExitStatus, Stdio};

use super::Plan;
use crate::Failed;
use crate::targets::ALL;

/// `cargo fuzz` on the nightly toolchain.
fn cargo_fuzz() -> Command {
    let mut command = Command::new("cargo");
    command.args(["+nightly", "fuzz"]);
    // What the cargo that runs this program has set is not meant for another.
    for name in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC", "CARGO_TARGET_DIR"] {
        command.env_remove(name);
    }
    command
}

/// Whether there is a nightly toolchain with cargo-fuzz.
pub(super) fn is_there() -> bool {
    let mut asked = cargo_fuzz();
    asked
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}

pub(super) fn run(plan: &Plan) -> Result<(), Failed> {
    println!("cargo-fuzz on the nightly toolchain");
    // New inputs go to a folder beside the build: the committed ones stay few.
    let built = plan.folder.join("../../../target/fuzz");
    let folder = plan.folder.as_os_str();
    let in_folders = |verb: &str| {
        let mut command = cargo_fuzz();
        command.args([OsStr::new(verb), OsStr::new("--fuzz-dir"), folder]);
        command.args([OsStr::new("--target-dir"), built.as_os_str()]);
        command
    };
    if !is_success(in_folders("build").status()) {
        return Err(Failed);
    }
    let mut outcome = Ok(());
    for (name, _) in ALL {
        let fresh = built.join("corpus").join(name);
        if let Err(error) = fs::create_dir_all(&fresh) {
            eprintln!("{}: {error}", fresh.display());
            return Err(Failed);
        }
        let mut command = in_folders("run");
        command
            .arg(name)
            .arg(fresh)
            .arg(plan.folder.join("corpus").join(name));
        command.arg("--").args([
            format!("-max_total_time={}", plan.share.as_secs().max(1)),
            format!("-seed={}", plan.seed),
            String::from("-max_len=4096"),
            String::from("-timeout=10"),
            String::from("-print_final_stats=1"),
        ]);
        if !is_fine(name, &mut command) {
            outcome = Err(Failed);
        }
    }
    outcome
}

/// Runs a target and says how it went.
fn is_fine(name: &str, command: &mut Command) -> bool {
    let output = match command.output() {
        Ok(output) => output,
        Err(error) => {
            eprintln!("{name}: {error}");
            return false;
        }
    };
    let told = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        eprintln!("{told}\n{name}: {}", output.status);
        return false;
    }
    let count = told
        .lines()
        .find_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    println!("{name}: {} inputs, all fine", count.unwrap_or("?").trim());
    true
}

fn is_success(status: io::Result<ExitStatus>) -> bool {
    status
        .inspect_err(|error| eprintln!("cargo fuzz: {error}"))
        .is_ok_and(|status| status.success())
}
