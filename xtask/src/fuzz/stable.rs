//! The targets in this process: the committed inputs, changed at random.

use std::fs;
use std::io;
use std::panic;
use std::path::Path;
use std::time::{Duration, Instant};

use super::Plan;
use crate::Failed;
use crate::progress::Progress;
use crate::random::Random;
use crate::targets::{ALL, Target};

/// The longest input that is tried.
const MOST_BYTES: usize = 4096;

/// What no input may take.
const TOO_LONG: Duration = Duration::from_secs(5);

/// Bytes that parsers look for.
const TELLING: &[u8] = b"0123456789 \n\r\t.,;:/-+()[]{}\"\\!?*xXtTsSnN\xd0\xa5\xc2\xbd\xef\xbb\xbf";

pub(super) fn run(plan: &Plan) -> Result<(), Failed> {
    println!("the driver of this program, seed {}", plan.seed);
    // What is caught is told below.
    panic::set_hook(Box::new(|_| ()));
    let mut outcome = Ok(());
    for (name, target) in ALL {
        let inputs = match inputs(&plan.folder.join("corpus").join(name)) {
            Ok(inputs) => inputs,
            Err(error) => {
                eprintln!("{name}: {error}");
                return Err(Failed);
            }
        };
        match run_target(name, target, &inputs, plan) {
            Ok(count) => println!("{name}: {count} inputs, all fine"),
            Err(fault) => {
                outcome = Err(Failed);
                report(name, &fault, &plan.folder);
            }
        }
    }
    drop(panic::take_hook());
    outcome
}

/// An input that a target does not get along with.
struct Fault {
    input: Vec<u8>,
    why: String,
}

fn inputs(folder: &Path) -> io::Result<Vec<Vec<u8>>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    paths.iter().map(fs::read).collect()
}

fn run_target(
    name: &'static str,
    target: Target,
    inputs: &[Vec<u8>],
    plan: &Plan,
) -> Result<u64, Fault> {
    let start = Instant::now();
    let mut random = Random::new(plan.seed);
    let seconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let mut progress = Progress::new(name, seconds(plan.share));
    for input in inputs {
        attempt(target, input)?;
    }
    let mut count = 0;
    while start.elapsed() < plan.share {
        attempt(target, &changed(inputs, &mut random))?;
        count += 1;
        progress.tell(seconds(start.elapsed()));
    }
    Ok(count)
}

fn attempt(target: Target, input: &[u8]) -> Result<(), Fault> {
    let start = Instant::now();
    let fault = |why| Fault {
        input: input.to_owned(),
        why,
    };
    panic::catch_unwind(|| target(input)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let literal = panic.downcast_ref::<&str>().map(ToString::to_string);
        fault(text.or(literal).unwrap_or_default())
    })?;
    let taken = start.elapsed();
    if taken > TOO_LONG {
        return Err(fault(format!("it takes {taken:.1?}")));
    }
    Ok(())
}

/// One of the inputs with a few changes.
fn changed(inputs: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut input = inputs[random.below(inputs.len())].clone();
    for _ in 0..=random.below(6) {
        let at = random.below(input.len() + 1);
        let until = (at + 1 + random.below(16)).min(input.len());
        match random.below(8) {
            0 => input.truncate(at),
            1 => drop(input.drain(at..until)),
            2 => input.insert(at, TELLING[random.below(TELLING.len())]),
            3 => input.insert(at, any_byte(random)),
            4 if at < input.len() => input[at] = TELLING[random.below(TELLING.len())],
            5 if at < input.len() => input[at] = any_byte(random),
            6 => {
                let again = input[at..until].to_owned();
                for _ in 0..=random.below(20) {
                    input.splice(at..at, again.iter().copied());
                }
            }
            _ => {
                let other = &inputs[random.below(inputs.len())];
                let from = random.below(other.len() + 1);
                let to = from + random.below(other.len() + 1 - from);
                input.splice(at..until, other[from..to].iter().copied());
            }
        }
    }
    input.truncate(MOST_BYTES);
    input
}

fn any_byte(random: &mut Random) -> u8 {
    u8::try_from(random.below(256)).unwrap_or(0)
}

/// Says what is wrong, and keeps the input.
fn report(name: &str, fault: &Fault, folder: &Path) {
    eprintln!("{name}: {}", fault.why);
    let kept = folder.join("artifacts").join(name);
    let path = kept.join(format!("input-of-{}-bytes", fault.input.len()));
    let written = fs::create_dir_all(&kept).and_then(|()| fs::write(&path, &fault.input));
    match written {
        Ok(()) => eprintln!("    the input is in {}", path.display()),
        Err(error) => eprintln!("    {}: {error}", path.display()),
    }
    eprintln!("    copied to corpus/{name}, the tests of togyz-core try it again");
}
