//! `cargo xtask verify`: the rules against the naive second implementation, the
//! reader against a stream, and the engine in whole games.

mod endgames;
mod engine;
mod workers;

use std::time::Instant;

use togyz_core::{Rules, Setup, Variant};

use crate::Failed;
use crate::arguments::Arguments;
use crate::figures::{of_real_positions, of_togyzkumalak, of_variants};
use crate::lockstep::{Seen, compare};
use crate::progress::Progress;
use crate::random::{Random, all_rules};
use crate::stream;

pub(crate) use workers::{seed_of, share};

/// Panics, with the game and the move, where the two implementations differ.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failed> {
    if arguments.given("--engine") {
        return engine::run(arguments);
    }
    let seed = arguments.number("--seed", 1);
    count_trees();
    compare_plies(arguments.number("--plies", 1_000_000), seed);
    stream::read(arguments.number("--bytes", 1_000_000_000), seed)
}

fn count_trees() {
    let start = Instant::now();
    let mut progress = Progress::new("perft", 53);
    let all = of_togyzkumalak();
    all.check_library(9);
    all.check_naive(6);
    progress.tell(1);
    let variants = of_variants();
    for figures in &variants {
        figures.check_library(10);
        figures.check_naive(8);
    }
    let positions = of_real_positions();
    for (figures, done) in positions.iter().zip(3..) {
        figures.check_library(5);
        figures.check_naive(5);
        progress.tell(done);
    }
    drop(progress);
    println!(
        "perft: the start to depth 9 (naive 6), {} variants (naive 8), {} positions of games \
         (naive 5): all figures are right; {:.1?}",
        variants.len(),
        positions.len(),
        start.elapsed()
    );
}

/// Plays random games with both implementations: one half togyzkumalak, the
/// other all variants, each under all options, one game in two from a random
/// position.
fn compare_plies(plies: u64, seed: u64) {
    let start = Instant::now();
    let all = all_rules();
    let togyzkumalak: Vec<Rules> = all
        .iter()
        .copied()
        .filter(|rules| rules.variant == Variant::TOGYZKUMALAK)
        .collect();
    let mut random = Random::new(seed);
    let mut met = Seen::default();
    let mut progress = Progress::new("plies", plies);
    while u64::from(met.plies) < plies {
        let among = [&all, &togyzkumalak][random.below(2)];
        let rules = among[random.below(among.len())];
        let from = if random.below(2) == 0 {
            Setup::start(rules)
        } else {
            random.setup(rules)
        };
        compare(from, &mut random, &mut met);
        progress.tell(met.plies.into());
    }
    drop(progress);
    println!(
        "rules: {} random plies in {} games under {} rules, seed {seed}: both implementations \
         agree; {:.1?}",
        met.plies,
        met.games,
        all.len(),
        start.elapsed()
    );
    let refused: u32 = met.refused.iter().sum();
    println!(
        "       among them {} laps, {} captures, {} tuzdyks ({refused} refused), {} and {} moves \
         that fed one's own and the other's tuzdyk",
        met.laps, met.captures, met.tuzdyks, met.fed_own, met.fed_opponents
    );
    println!(
        "       {} sweeps, {} turns passed over, {} majorities ({} reached by the other's move), \
         {} draws",
        met.swept, met.skipped, met.majorities, met.filled_by_the_opponent, met.draws
    );
}
