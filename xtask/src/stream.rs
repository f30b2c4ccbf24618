//! A generated stream of records, read in constant memory.

use std::fs;
use std::time::Instant;

use togyz_core::notation::{Feed, Notation, Record};
use togyz_core::{Game, Rules};

use crate::Failed;
use crate::progress::Progress;
use crate::random::Random;

/// Different records in the stream.
const RECORDS: usize = 1000;

/// Bytes in a piece of the stream.
const PIECE: usize = 1 << 16;

/// How much the memory may grow once the first pieces are read, in KiB.
const MOST_GROWTH: u64 = 32 * 1024;

/// A record, and what must be found in it.
struct Generated {
    text: String,
    plies: u64,
    is_faulty: bool,
}

/// What was put into a stream, or found in it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    games: u64,
    plies: u64,
    faults: u64,
}

/// Reads a stream of about so many bytes, and compares what is found with what
/// was put in.
pub(crate) fn read(bytes: u64, seed: u64) -> Result<(), Failed> {
    let start = Instant::now();
    let mut random = Random::new(seed);
    let records: Vec<_> = (0..RECORDS).map(|_| Generated::new(&mut random)).collect();
    let mut written = Count::default();
    let mut found = Count::default();
    let mut feed = Feed::new(Rules::default());
    let mut piece = String::new();
    let mut sent = 0;
    let mut early_peak = None;
    let mut progress = Progress::new("stream", bytes);
    while sent < bytes {
        piece.clear();
        while piece.len() < PIECE {
            let record = &records[random.below(RECORDS)];
            piece.push_str(&record.text);
            written.games += 1;
            written.plies += record.plies;
            written.faults += u64::from(record.is_faulty);
        }
        // A game may stand across two pieces.
        let (one, other) = piece.split_at(boundary(&piece, random.below(piece.len())));
        feed.push(one, |game| found.add(&game));
        feed.push(other, |game| found.add(&game));
        sent += u64::try_from(piece.len()).unwrap_or(u64::MAX);
        if early_peak.is_none() && sent > 20_000_000 {
            early_peak = peak_memory();
        }
        progress.tell(sent);
    }
    feed.finish(|game| found.add(&game));
    drop(progress);

    let seconds = start.elapsed().as_secs_f64();
    let megabytes = sent / 1_000_000;
    println!(
        "stream: {megabytes} MB with {} games, {} plies and {} faults read in {seconds:.1} s",
        found.games, found.plies, found.faults
    );
    if found != written {
        eprintln!("What was written is something else: {written:?}");
        return Err(Failed);
    }
    let Some(peak) = peak_memory() else {
        println!("        the memory cannot be measured here");
        return Ok(());
    };
    let early = early_peak.unwrap_or(peak);
    println!("        peak memory {peak} KiB, after the first 20 MB {early} KiB");
    if peak - early > MOST_GROWTH {
        eprintln!("The memory has grown with the stream.");
        return Err(Failed);
    }
    Ok(())
}

impl Generated {
    /// A random game in a random notation; one in ten breaks off at a move that
    /// cannot be.
    fn new(random: &mut Random) -> Self {
        let rules = ["standard", "standard+extra-move", "bestemshe", "qozdatu"];
        let rules: Rules = rules[random.below(4)].parse().expect("names of rules");
        let mut game = Game::new(rules);
        for _ in 0..20 + random.below(200) {
            let Some(mv) = random.choose(game.position().legal_moves()) else {
                break;
            };
            game.play(mv).expect("a legal move");
        }
        let plies = u64::try_from(game.ply()).expect("few plies");
        let mut record = Record::new(game);
        record.tags.set("White", "Ақбота");
        record.tags.set("Black", "Қайрат");
        let mut text = record.to_text(Notation::ALL[random.below(3)]);
        let is_faulty = random.below(10) == 0;
        if is_faulty {
            text.push_str("999. 0?0 wrong\n");
        }
        text.push('\n');
        Self {
            text,
            plies,
            is_faulty,
        }
    }
}

impl Count {
    fn add(&mut self, game: &togyz_core::notation::ReadGame) {
        self.games += 1;
        self.plies += u64::try_from(game.record.game.ply()).unwrap_or(u64::MAX);
        self.faults += u64::from(game.fault.is_some());
    }
}

/// The first place from `at` on where a text can be divided.
fn boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at += 1;
    }
    at
}

/// The most memory that this program has used, in KiB; only Linux tells.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
