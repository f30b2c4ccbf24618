//! The network on vectors of 16 and of 32 bytes, where the processor has them.

#[cfg_attr(
    not(test),
    expect(
        clippy::wildcard_imports,
        reason = "instructions, which are many and have names of their own"
    )
)]
use std::arch::x86_64::*;

use togyz_core::Position;

use super::Network;
use super::layer::{HIDDEN, ONE, Units};
use super::view::{Lanes, MOST_TAKE, TUZDYK_TAKE, may_make};

/// The instructions for vectors that a processor has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Vectors {
    /// SSSE3: vectors of 16 bytes.
    Ssse3,
    /// AVX2: vectors of 32 bytes.
    Avx2,
}

impl Vectors {
    /// The longest that this processor has, of at most so many bytes.
    pub(super) fn longest(most: u32) -> Option<Self> {
        if most >= 32 && is_x86_feature_detected!("avx2") {
            Some(Self::Avx2)
        } else if most >= 16 && is_x86_feature_detected!("ssse3") {
            Some(Self::Ssse3)
        } else {
            None
        }
    }

    /// Their length.
    pub(super) const fn bytes(self) -> u32 {
        match self {
            Self::Ssse3 => 16,
            Self::Avx2 => 32,
        }
    }

    /// What [`Network::estimate`] gives, in hundredths of a stone.
    #[inline]
    pub(super) fn estimate(self, network: &Network, position: &Position) -> i32 {
        #[expect(unsafe_code, reason = "more than half of the time of an evaluation")]
        // SAFETY: values are made by `longest` alone, which has asked the processor.
        unsafe {
            match self {
                Self::Ssse3 => estimate_ssse3(network, position),
                Self::Avx2 => estimate_avx2(network, position),
            }
        }
    }
}

#[target_feature(enable = "ssse3")]
fn estimate_ssse3(network: &Network, position: &Position) -> i32 {
    /// As many units as stay in hand at once.
    const PART: usize = 64;

    let seen = Lanes::of(position);
    let takes = best_takes(seen.rows, seen.tuzdyks);
    let [first, rows @ ..] = network.layer.rows_on(&seen, takes);
    let stage = seen.stage();
    let weights = &network.value.weights[stage];
    let (off, on) = (_mm_setzero_si128(), _mm_set1_epi16(ONE));
    let mut sum = off;
    for part in 0..HIDDEN / PART {
        let of = |units: &Units| short(&units.0.as_chunks::<PART>().0[part]);
        let mut hidden = of(first);
        for row in rows {
            for (sum, part) in hidden.iter_mut().zip(of(row)) {
                *sum = _mm_add_epi16(*sum, part);
            }
        }
        for (unit, weight) in hidden.into_iter().zip(of(weights)) {
            let unit = _mm_min_epi16(_mm_max_epi16(unit, off), on);
            let product = _mm_mullo_epi16(unit, weight);
            sum = _mm_add_epi32(sum, _mm_madd_epi16(product, unit));
        }
    }
    network.value.scaled(total(sum), stage)
}

// It begins as the one above: what both need from one function took 8 % more of a
// search's time.
#[target_feature(enable = "avx2")]
fn estimate_avx2(network: &Network, position: &Position) -> i32 {
    let seen = Lanes::of(position);
    let takes = best_takes(seen.rows, seen.tuzdyks);
    let [first, rows @ ..] = network.layer.rows_on(&seen, takes);
    let stage = seen.stage();
    let weights = &network.value.weights[stage];
    let (off, on) = (_mm256_setzero_si256(), _mm256_set1_epi16(ONE));
    let mut hidden = long(first);
    for row in rows {
        for (sum, part) in hidden.iter_mut().zip(long(row)) {
            *sum = _mm256_add_epi16(*sum, part);
        }
    }
    let mut sum = off;
    for (unit, weight) in hidden.into_iter().zip(long(weights)) {
        let unit = _mm256_min_epi16(_mm256_max_epi16(unit, off), on);
        let product = _mm256_mullo_epi16(unit, weight);
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(product, unit));
    }
    let upper = _mm256_extracti128_si256::<1>(sum);
    let sum = _mm_add_epi32(_mm256_castsi256_si128(sum), upper);
    network.value.scaled(total(sum), stage)
}

/// The sum of four numbers.
#[inline]
#[target_feature(enable = "ssse3")]
fn total(sum: __m128i) -> i32 {
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b01_00_11_10>(sum));
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b10_11_00_01>(sum));
    _mm_cvtsi128_si32(sum)
}

/// Hidden units in vectors of 16 bytes.
#[inline]
#[target_feature(enable = "ssse3")]
fn short(units: &[i16; 64]) -> [__m128i; 8] {
    let mut vectors = [_mm_setzero_si128(); 8];
    for (vector, part) in vectors.iter_mut().zip(units.as_chunks::<8>().0) {
        #[expect(unsafe_code, reason = "there is no other way to read a vector")]
        // SAFETY: a part is as long as a vector, which need not be aligned.
        let read = unsafe { _mm_loadu_si128(part.as_ptr().cast()) };
        *vector = read;
    }
    vectors
}

/// Hidden units in vectors of 32 bytes.
#[inline]
#[target_feature(enable = "avx2")]
fn long(units: &Units) -> [__m256i; HIDDEN / 16] {
    let mut vectors = [_mm256_setzero_si256(); HIDDEN / 16];
    for (vector, part) in vectors.iter_mut().zip(units.0.as_chunks::<16>().0) {
        #[expect(unsafe_code, reason = "there is no other way to read a vector")]
        // SAFETY: a part is as long as a vector, which need not be aligned.
        let read = unsafe { _mm256_loadu_si256(part.as_ptr().cast()) };
        *vector = read;
    }
    vectors
}

/// As [`super::view::best_takes`]: a row in a vector, a byte for each pit.
#[inline]
#[target_feature(enable = "ssse3")]
fn best_takes(rows: [u64; 2], tuzdyks: [u8; 2]) -> [u8; 2] {
    let byte = |value| _mm_set1_epi8(value);
    // What can be taken from each pit.
    let takes = |row: __m128i, may: u64| {
        let half = _mm_and_si128(_mm_srli_epi16::<1>(row), byte(0x7f));
        let half = _mm_min_epu8(_mm_add_epi8(half, byte(1)), byte(MOST_TAKE.cast_signed()));
        let odd = _mm_cmpeq_epi8(_mm_and_si128(row, byte(1)), byte(1));
        let two = _mm_cmpeq_epi8(row, byte(2));
        let may = _mm_set_epi64x(0, may.cast_signed());
        _mm_or_si128(_mm_and_si128(half, odd), _mm_and_si128(two, may))
    };
    // The best of what the moves of a row reach.
    let best = |row: __m128i, takes: __m128i| {
        // Where each last stone falls, 0 being the opponent's pit 1.
        let pits = _mm_set_epi64x(8, 0x0706_0504_0302_0100);
        let last = _mm_add_epi8(_mm_max_epu8(row, byte(2)), pits);
        let last = _mm_sub_epi8(last, byte(10));
        let empty = _mm_cmpeq_epi8(row, byte(0));
        // What is not 0 to 15 gets its highest bit, so that nothing is looked up.
        let last = _mm_adds_epu8(_mm_or_si128(last, empty), byte(0x70));
        let reached = _mm_shuffle_epi8(takes, last);
        _mm_max_epu8(reached, _mm_srli_si128::<8>(reached))
    };
    let [own, other] =
        rows.map(|row| _mm_set_epi64x((row >> 56).cast_signed(), bytes(row).cast_signed()));
    let [own_tuzdyk, other_tuzdyk] = tuzdyks;
    let own_best = best(own, takes(other, may_be_tuzdyk(own_tuzdyk, other_tuzdyk)));
    let other_best = best(other, takes(own, may_be_tuzdyk(other_tuzdyk, own_tuzdyk)));

    let best = _mm_unpacklo_epi64(own_best, other_best);
    let best = _mm_max_epu8(best, _mm_srli_epi64::<32>(best));
    let best = _mm_max_epu8(best, _mm_srli_epi64::<16>(best));
    let best = _mm_max_epu8(best, _mm_srli_epi64::<8>(best));
    let lowest = |word: i64| word.to_le_bytes()[0];
    [
        lowest(_mm_cvtsi128_si64(best)),
        lowest(_mm_cvtsi128_si64(_mm_unpackhi_epi64(best, best))),
    ]
}

/// The lowest eight lanes of 7 bits as bytes.
#[inline]
const fn bytes(lanes: u64) -> u64 {
    let x = (lanes & 0x0fff_ffff) | (lanes & 0x00ff_ffff_f000_0000) << 4;
    let x = (x & 0x0000_3fff_0000_3fff) | (x & 0x0fff_c000_0fff_c000) << 2;
    (x & 0x007f_007f_007f_007f) | (x & 0x3f80_3f80_3f80_3f80) << 1
}

/// A byte for each of the pits 1 to 8: [`TUZDYK_TAKE`] where a last stone that
/// makes three may make a tuzdyk, else 0.
#[inline]
fn may_be_tuzdyk(tuzdyk: u8, other: u8) -> u64 {
    /// Without an own one, by the number of the other's.
    static FIRST: [u64; 16] = {
        let mut masks = [0; 16];
        let mut other = 0;
        while other <= 8 {
            let mut bytes = [0; 8];
            let mut number = 1;
            while number <= 8 {
                if may_make(0, other, number) {
                    bytes[number as usize - 1] = TUZDYK_TAKE;
                }
                number += 1;
            }
            masks[other as usize] = u64::from_le_bytes(bytes);
            other += 1;
        }
        masks
    };
    FIRST[usize::from(other % 16)] * u64::from(tuzdyk == 0)
}

#[cfg(test)]
mod tests {
    use togyz_core::Setup;

    use super::*;

    #[test]
    fn short_and_long_vectors_give_the_same_number() {
        let network = Network::embedded();
        let text = "1S,1S,t,3S,7S,5S,1S,4S,1/1S,5S,9S,1,2S,t,2S,20S,3S 52 46 S 14";
        let setup = Setup::parse(text, togyz_core::Rules::default()).expect("a position");
        let mut position = setup.position().expect("a valid position");
        let expected = |position: &Position| network.parts(position).score;
        while let Some(mv) = position.legal_moves().iter().last() {
            for bytes in [16, 32] {
                if let Some(vectors) = Vectors::longest(bytes) {
                    let found = vectors.estimate(&network, &position);
                    assert_eq!(found, expected(&position).0);
                }
            }
            position.play(mv).expect("a legal move");
        }
    }
}
