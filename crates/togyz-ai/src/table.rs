//! The transposition table: what the search has found out about positions.

use togyz_core::{Atsyrau, Majority, Move, Position, Rules, Tuzdyks};

use crate::score::Score;
use crate::search::Goal;

/// A position's fingerprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Key(u64);

/// Makes keys under one set of rules.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Hasher {
    seed: u64,
}

impl Hasher {
    pub(crate) fn new(rules: Rules, goal: Goal) -> Self {
        let variant = rules.variant;
        let tuzdyks = match variant.tuzdyks() {
            Tuzdyks::Made => 0,
            Tuzdyks::Absent => 1,
        };
        let atsyrau = match rules.atsyrau {
            Atsyrau::Collect => 0,
            Atsyrau::ExtraMove => 1,
        };
        let majority = match rules.majority {
            Majority::Stop => 0,
            Majority::PlayOn => 1,
        };
        let goal = match goal {
            Goal::Win => 0,
            Goal::Lead => 1,
        };
        let rules = u64::from_le_bytes([
            variant.pits(),
            variant.stones(),
            tuzdyks,
            atsyrau,
            majority,
            goal,
            0,
            0,
        ]);
        Self {
            seed: mix(rules ^ 0x9e37_79b9_7f4a_7c15, 0xbf58_476d_1ce4_e5b9),
        }
    }

    pub(crate) fn key(self, position: &Position) -> Key {
        let [white, black, rest] = position.words();
        let white = mix(white ^ self.seed, 0xd6e8_feb8_6659_fd93);
        let black = mix(black ^ self.seed, 0xe703_7ed1_a0b4_28db);
        let key = white ^ black.rotate_left(23) ^ rest;
        Key(mix(key, 0x8ebc_6af0_9c88_c6e3))
    }
}

/// Lets every bit of `word` reach the others; no two words become one.
fn mix(word: u64, factor: u64) -> u64 {
    let word = (word ^ (word >> 29)).wrapping_mul(factor);
    word ^ (word >> 32)
}

/// What a stored score says about the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true score is at most this.
    Upper,
    /// The true score is at least this.
    Lower,
    /// It is the true score.
    Exact,
}

/// What was found out about a position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Found {
    pub(crate) score: Score,
    pub(crate) bound: Bound,
    pub(crate) depth: u8,
    pub(crate) best: Option<Move>,
}

/// What is kept of a position: a key, and the rest packed into a word.
///
/// The table is one run of plain words, so that a new one is memory that the
/// system has zeroed and that is not touched before it is used.
#[derive(Debug, Clone, Copy)]
struct Entry {
    key: u64,
    score: i16,
    /// The game this was found in; 0: the entry is empty.
    game: u16,
    /// The search of that game.
    search: u8,
    depth: u8,
    bound: Bound,
    /// The number of the best move's pit; 0: none is known.
    best: u8,
}

impl Entry {
    fn unpack([key, rest]: [u64; 2]) -> Self {
        let [
            score_low,
            score_high,
            game_low,
            game_high,
            search,
            depth,
            bound,
            best,
        ] = rest.to_le_bytes();
        Self {
            key,
            score: i16::from_le_bytes([score_low, score_high]),
            game: u16::from_le_bytes([game_low, game_high]),
            search,
            depth,
            bound: match bound {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
            best,
        }
    }

    fn pack(self) -> [u64; 2] {
        let [score_low, score_high] = self.score.to_le_bytes();
        let [game_low, game_high] = self.game.to_le_bytes();
        let bound = match self.bound {
            Bound::Upper => 0,
            Bound::Lower => 1,
            Bound::Exact => 2,
        };
        let rest = [
            score_low,
            score_high,
            game_low,
            game_high,
            self.search,
            self.depth,
            bound,
            self.best,
        ];
        [self.key, u64::from_le_bytes(rest)]
    }
}

/// Four entries of two words each: as much as a cache line.
type Bucket = [[u64; 2]; 4];

/// A table of fixed size; the entries of an earlier game count as empty.
#[derive(Debug)]
pub(crate) struct Table {
    /// A power of two of them, or none at all.
    buckets: Vec<Bucket>,
    game: u16,
    search: u8,
}

impl Table {
    /// A table of at most `megabytes`; 0: no table.
    pub(crate) fn new(megabytes: usize) -> Self {
        let most = megabytes.saturating_mul(1 << 20) / size_of::<Bucket>();
        let count = match most.checked_ilog2() {
            Some(bits) => 1 << bits,
            None => 0,
        };
        Self {
            buckets: vec![[[0; 2]; 4]; count],
            game: 1,
            search: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn new_game(&mut self) {
        self.search = 0;
        self.game = self.game.wrapping_add(1);
        if self.game == 0 {
            self.buckets.fill([[0; 2]; 4]);
            self.game = 1;
        }
    }

    /// Lets what was found so far grow old.
    pub(crate) fn new_search(&mut self) {
        self.search = self.search.wrapping_add(1);
    }

    /// The part in use, in thousandths, estimated from a sample.
    pub(crate) fn permille(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let used = sample
            .iter()
            .flatten()
            .filter(|entry| Entry::unpack(**entry).game == self.game)
            .count();
        u32::try_from(used * 1000 / (4 * sample.len()).max(1)).unwrap_or(1000)
    }

    /// Begins to bring what is known about a position nearer, since it will be
    /// asked for soon: several of these wait for the memory together, and not
    /// one after the other.
    pub(crate) fn touch(&self, key: Key) {
        if let Some(bucket) = self.buckets.get(self.index(key)) {
            std::hint::black_box(bucket[0][0]);
        }
    }

    /// What is known about the position, `ply` plies below the root.
    pub(crate) fn get(&self, key: Key, ply: usize) -> Option<Found> {
        let bucket = self.buckets.get(self.index(key))?;
        let entry = bucket
            .iter()
            .filter(|entry| entry[0] == key.0)
            .map(|entry| Entry::unpack(*entry))
            .find(|entry| entry.game == self.game)?;
        Some(Found {
            score: Score::restored(entry.score, ply),
            bound: entry.bound,
            depth: entry.depth,
            best: Move::new(entry.best),
        })
    }

    /// Keeps what was found out, in place of what is least worth keeping.
    pub(crate) fn put(&mut self, key: Key, ply: usize, found: Found) {
        let index = self.index(key);
        let (game, search) = (self.game, self.search);
        let Some(bucket) = self.buckets.get_mut(index) else {
            return;
        };
        let worth = |entry: &Entry| {
            if entry.game == game {
                i32::from(entry.depth) - 4 * i32::from(search.wrapping_sub(entry.search))
            } else {
                i32::MIN
            }
        };
        let mut slot = 0;
        let mut replaced = Entry::unpack(bucket[0]);
        for (index, words) in bucket.iter().enumerate() {
            let entry = Entry::unpack(*words);
            let is_same = entry.key == key.0 && entry.game == game;
            if is_same || worth(&entry) < worth(&replaced) {
                (slot, replaced) = (index, entry);
            }
            if is_same {
                break;
            }
        }
        let is_same = replaced.key == key.0 && replaced.game == game;
        let best = match found.best {
            Some(Move(no)) => no.get(),
            None if is_same => replaced.best,
            None => 0,
        };
        let entry = Entry {
            key: key.0,
            score: found.score.stored(ply),
            game,
            search,
            depth: found.depth,
            bound: found.bound,
            best,
        };
        bucket[slot] = entry.pack();
    }

    fn index(&self, key: Key) -> usize {
        // The count is a power of two, so the mask is all ones.
        let mask = self.buckets.len().wrapping_sub(1) as u64;
        usize::try_from(key.0 & mask).unwrap_or(0)
    }
}
