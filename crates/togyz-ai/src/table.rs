//! The transposition table: what the search has found out about positions.

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

use memmap2::{MmapMut, MmapRaw};
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

    #[inline]
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

/// What is kept of a position, but for its key: one word.
#[derive(Debug, Clone, Copy)]
struct Entry {
    score: i16,
    depth: u8,
    bound: Bound,
    /// The number of the best move's pit; 0: none is known.
    best: u8,
    /// When it was found; game 0: the entry is empty.
    age: Age,
}

/// The game, and the search of that game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Age {
    game: u16,
    search: u8,
}

impl Entry {
    fn unpack(word: u64) -> Self {
        let [
            score_low,
            score_high,
            depth,
            bound,
            best,
            search,
            game_low,
            game_high,
        ] = word.to_le_bytes();
        Self {
            score: i16::from_le_bytes([score_low, score_high]),
            depth,
            bound: match bound {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
            best,
            age: Age {
                game: u16::from_le_bytes([game_low, game_high]),
                search,
            },
        }
    }

    fn pack(self) -> u64 {
        let [score_low, score_high] = self.score.to_le_bytes();
        let [game_low, game_high] = self.age.game.to_le_bytes();
        let bound = match self.bound {
            Bound::Upper => 0,
            Bound::Lower => 1,
            Bound::Exact => 2,
        };
        u64::from_le_bytes([
            score_low,
            score_high,
            self.depth,
            bound,
            self.best,
            self.age.search,
            game_low,
            game_high,
        ])
    }
}

/// Four entries of two words each, as much as a cache line.
type Bucket = [AtomicU64; 8];

/// A table of fixed size; the entries of an earlier game count as empty.
///
/// Threads share it without locks. An entry is two words, what was found and
/// the same word combined with the key by exclusive or: where two threads wrote
/// at once, the words do not fit together and no key matches (R. Hyatt and
/// T. Mann, A lock-less transposition table implementation for parallel search,
/// ICGA Journal 25, 2002).
pub(crate) struct Table {
    /// `None` where there is no table.
    memory: Option<MmapRaw>,
    /// One less than the number of buckets, a power of two.
    mask: u64,
    now: Age,
}

impl Table {
    /// A table of at most `megabytes`, of less where so much memory cannot be
    /// had; 0: no table.
    pub(crate) fn new(megabytes: usize) -> Self {
        let most = megabytes.saturating_mul(1 << 20) / size_of::<Bucket>();
        let mut bits = most.checked_ilog2();
        let mut memory = None;
        while let Some(some) = bits
            && memory.is_none()
        {
            memory = zeroed(size_of::<Bucket>() << some);
            if memory.is_none() {
                bits = some.checked_sub(1);
            }
        }
        Self {
            memory,
            mask: bits.map_or(0, |bits| (1 << bits) - 1),
            now: Age { game: 1, search: 0 },
        }
    }

    /// Forgets everything.
    pub(crate) fn new_game(&mut self) {
        self.now.search = 0;
        self.now.game = self.now.game.wrapping_add(1);
        if self.now.game == 0 {
            for word in self.buckets().iter().flatten() {
                word.store(0, Relaxed);
            }
            self.now.game = 1;
        }
    }

    /// Lets what was found so far grow old.
    pub(crate) const fn new_search(&mut self) {
        self.now.search = self.now.search.wrapping_add(1);
    }

    /// The part in use, in thousandths, estimated from a sample.
    pub(crate) fn permille(&self) -> u32 {
        let sample = self.buckets().iter().take(250).flatten();
        let entries = sample.clone().count() / 2;
        let used = sample
            .skip(1)
            .step_by(2)
            .filter(|word| Entry::unpack(word.load(Relaxed)).age.game == self.now.game)
            .count();
        u32::try_from(used * 1000 / entries.max(1)).unwrap_or(1000)
    }

    /// Begins to bring what is known about a position nearer, since it will be
    /// asked for soon.
    #[inline]
    pub(crate) fn prefetch(&self, key: Key) {
        if let Some([first, ..]) = self.bucket(key) {
            nearer(first);
        }
    }

    /// What is known about the position, `ply` plies below the root.
    #[inline]
    pub(crate) fn get(&self, key: Key, ply: usize) -> Option<Found> {
        let bucket = self.bucket(key)?;
        let entry = bucket
            .chunks_exact(2)
            .map(|pair| (pair[0].load(Relaxed), pair[1].load(Relaxed)))
            .filter(|(check, word)| check ^ word == key.0)
            .map(|(_, word)| Entry::unpack(word))
            .find(|entry| entry.age.game == self.now.game)?;
        Some(Found {
            score: Score::restored(entry.score, ply),
            bound: entry.bound,
            depth: entry.depth,
            best: Move::new(entry.best),
        })
    }

    /// Keeps what was found out, in place of what is least worth keeping.
    pub(crate) fn put(&self, key: Key, ply: usize, found: Found) {
        let Some(bucket) = self.bucket(key) else {
            return;
        };
        let mut slot = 0;
        let mut least = i32::MAX;
        let mut known_best = 0;
        for (index, pair) in bucket.chunks_exact(2).enumerate() {
            let word = pair[1].load(Relaxed);
            let entry = Entry::unpack(word);
            let is_of_now = entry.age.game == self.now.game;
            if is_of_now && pair[0].load(Relaxed) ^ word == key.0 {
                slot = index;
                known_best = entry.best;
                break;
            }
            let worth = if is_of_now {
                let searches = self.now.search.wrapping_sub(entry.age.search);
                i32::from(entry.depth) - 4 * i32::from(searches)
            } else {
                i32::MIN
            };
            if worth < least {
                (slot, least) = (index, worth);
            }
        }
        let entry = Entry {
            score: found.score.stored(ply),
            depth: found.depth,
            bound: found.bound,
            best: found.best.map_or(known_best, |Move(no)| no.get()),
            age: self.now,
        };
        let word = entry.pack();
        bucket[2 * slot].store(key.0 ^ word, Relaxed);
        bucket[2 * slot + 1].store(word, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: Key) -> Option<&Bucket> {
        let index = usize::try_from(key.0 & self.mask).ok()?;
        self.buckets().get(index)
    }

    #[inline]
    fn buckets(&self) -> &[Bucket] {
        let Some(memory) = &self.memory else {
            return &[];
        };
        let (first, len) = (memory.as_ptr(), memory.len() / size_of::<Bucket>());
        #[expect(unsafe_code, reason = "words are read out of mapped memory")]
        // SAFETY: the memory is of that length, begins at a page and lives as
        // long as the table; nothing else reads or writes it, and any bytes are
        // words.
        unsafe {
            std::slice::from_raw_parts(first.cast(), len)
        }
    }
}

/// Its size: the entries are too many to be shown.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("buckets", &self.buckets().len())
            .field("now", &self.now)
            .finish_non_exhaustive()
    }
}

/// So many bytes that are 0, if they can be had. They are not touched before
/// they are used, and lie in large pages where the system has such: to look up
/// where a small page is takes as long as to read it.
fn zeroed(bytes: usize) -> Option<MmapRaw> {
    let memory = MmapMut::map_anon(bytes).ok()?;
    #[cfg(target_os = "linux")]
    memory.advise(memmap2::Advice::HugePage).ok();
    Some(memory.into())
}

/// Asks the processor for a cache line, without waiting for it.
#[cfg(target_arch = "x86_64")]
#[inline]
#[expect(
    unsafe_code,
    reason = "a third of the time was spent waiting for the table"
)]
fn nearer(word: &AtomicU64) {
    use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
    // SAFETY: a prefetch reads nothing, at whatever address.
    unsafe { _mm_prefetch::<_MM_HINT_T0>(word.as_ptr().cast_const().cast()) };
}

/// Reads a word that nobody waits for.
#[cfg(not(target_arch = "x86_64"))]
#[inline]
fn nearer(word: &AtomicU64) {
    std::hint::black_box(word.load(Relaxed));
}
