//! The network on vectors of 32 and of 64 bytes, where the processor has them.

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
    /// AVX2: vectors of 32 bytes.
    Avx2,
    /// AVX-512 with operations on words: vectors of 64 bytes.
    Avx512,
}

impl Vectors {
    /// The longest that this processor has.
    pub(super) fn longest() -> Option<Self> {
        if !is_x86_feature_detected!("avx2") {
            None
        } else if is_x86_feature_detected!("avx512f") && is_x86_feature_detected!("avx512bw") {
            Some(Self::Avx512)
        } else {
            Some(Self::Avx2)
        }
    }

    /// What [`Network::estimate`] gives, in hundredths of a stone.
    #[inline]
    pub(super) fn estimate(self, network: &Network, position: &Position) -> i32 {
        #[expect(unsafe_code, reason = "half of the time of an evaluation")]
        // SAFETY: values are made by `longest` alone, which has asked the processor;
        // the test keeps within what that gives.
        unsafe {
            match self {
                Self::Avx2 => estimate_avx2(network, position),
                Self::Avx512 => estimate_avx512(network, position),
            }
        }
    }
}

#[target_feature(enable = "avx2")]
fn estimate_avx2(network: &Network, position: &Position) -> i32 {
    let seen = Lanes::of(position);
    let rows = network
        .layer
        .rows_on(&seen, best_takes(seen.rows, seen.tuzdyks));
    let stage = seen.stage();
    let weights = &network.value.weights[stage];
    let mut hidden = short(&network.layer.bias);
    for row in rows {
        for (sum, part) in hidden.iter_mut().zip(short(row)) {
            *sum = _mm256_add_epi16(*sum, part);
        }
    }
    let (off, on) = (_mm256_setzero_si256(), _mm256_set1_epi16(ONE));
    let mut sum = off;
    for (unit, weight) in hidden.into_iter().zip(short(weights)) {
        let unit = _mm256_min_epi16(_mm256_max_epi16(unit, off), on);
        let product = _mm256_mullo_epi16(unit, weight);
        sum = _mm256_add_epi32(sum, _mm256_madd_epi16(product, unit));
    }
    let upper = _mm256_extracti128_si256::<1>(sum);
    let sum = _mm_add_epi32(_mm256_castsi256_si128(sum), upper);
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b01_00_11_10>(sum));
    let sum = _mm_add_epi32(sum, _mm_shuffle_epi32::<0b10_11_00_01>(sum));
    network.value.scaled(_mm_cvtsi128_si32(sum), stage)
}

// It begins as the one above: what both need from one function took 8 % more of a
// search's time.
#[target_feature(enable = "avx2,avx512f,avx512bw")]
fn estimate_avx512(network: &Network, position: &Position) -> i32 {
    let seen = Lanes::of(position);
    let rows = network
        .layer
        .rows_on(&seen, best_takes(seen.rows, seen.tuzdyks));
    let stage = seen.stage();
    let weights = &network.value.weights[stage];
    let mut hidden = long(&network.layer.bias);
    for row in rows {
        for (sum, part) in hidden.iter_mut().zip(long(row)) {
            *sum = _mm512_add_epi16(*sum, part);
        }
    }
    let (off, on) = (_mm512_setzero_si512(), _mm512_set1_epi16(ONE));
    let mut sum = off;
    for (unit, weight) in hidden.into_iter().zip(long(weights)) {
        let unit = _mm512_min_epi16(_mm512_max_epi16(unit, off), on);
        let product = _mm512_mullo_epi16(unit, weight);
        sum = _mm512_add_epi32(sum, _mm512_madd_epi16(product, unit));
    }
    network.value.scaled(_mm512_reduce_add_epi32(sum), stage)
}

/// Hidden units in vectors of 32 bytes.
#[inline]
#[target_feature(enable = "avx2")]
fn short(units: &Units) -> [__m256i; HIDDEN / 16] {
    let mut vectors = [_mm256_setzero_si256(); HIDDEN / 16];
    for (vector, part) in vectors.iter_mut().zip(units.0.as_chunks::<16>().0) {
        #[expect(unsafe_code, reason = "there is no other way to read a vector")]
        // SAFETY: a part is as long as a vector, and units are aligned to 64
        // bytes, so that each of their parts is to 32.
        let read = unsafe { _mm256_load_si256(part.as_ptr().cast()) };
        *vector = read;
    }
    vectors
}

/// Hidden units in vectors of 64 bytes.
#[inline]
#[target_feature(enable = "avx512f")]
fn long(units: &Units) -> [__m512i; HIDDEN / 32] {
    let mut vectors = [_mm512_setzero_si512(); HIDDEN / 32];
    for (vector, part) in vectors.iter_mut().zip(units.0.as_chunks::<32>().0) {
        #[expect(unsafe_code, reason = "there is no other way to read a vector")]
        // SAFETY: a part is as long as a vector, and units are aligned to 64
        // bytes, so that each of their parts is, too.
        let read = unsafe { _mm512_load_si512(part.as_ptr().cast()) };
        *vector = read;
    }
    vectors
}

/// As [`super::view::best_takes`]: both rows at once, a byte for each pit.
#[inline]
#[target_feature(enable = "avx2")]
fn best_takes(rows: [u64; 2], tuzdyks: [u8; 2]) -> [u8; 2] {
    let [own, other] = rows;
    let rows = halves([bytes(own), own >> 56], [bytes(other), other >> 56]);
    let byte = |value| _mm256_set1_epi8(value);

    // What can be taken from each pit.
    let half = _mm256_and_si256(_mm256_srli_epi16::<1>(rows), byte(0x7f));
    let half = _mm256_min_epu8(
        _mm256_add_epi8(half, byte(1)),
        byte(MOST_TAKE.cast_signed()),
    );
    let odd = _mm256_cmpeq_epi8(_mm256_and_si256(rows, byte(1)), byte(1));
    let may = halves(
        [may_be_tuzdyk(tuzdyks[1], tuzdyks[0]), 0],
        [may_be_tuzdyk(tuzdyks[0], tuzdyks[1]), 0],
    );
    let two = _mm256_cmpeq_epi8(rows, byte(2));
    let takes = _mm256_or_si256(_mm256_and_si256(half, odd), _mm256_and_si256(two, may));
    let takes = _mm256_permute4x64_epi64::<0b01_00_11_10>(takes);

    // Where each last stone falls, 0 being the opponent's pit 1.
    let pits = [0x0706_0504_0302_0100, 8];
    let last = _mm256_add_epi8(_mm256_max_epu8(rows, byte(2)), halves(pits, pits));
    let last = _mm256_sub_epi8(last, byte(10));
    let empty = _mm256_cmpeq_epi8(rows, byte(0));
    // What is not 0 to 15 gets its highest bit, so that nothing is looked up.
    let last = _mm256_adds_epu8(_mm256_or_si256(last, empty), byte(0x70));
    let reached = _mm256_shuffle_epi8(takes, last);

    let best = _mm256_max_epu8(reached, _mm256_srli_si256::<8>(reached));
    let best = _mm256_max_epu8(best, _mm256_srli_si256::<4>(best));
    let best = _mm256_max_epu8(best, _mm256_srli_si256::<2>(best));
    let best = _mm256_max_epu8(best, _mm256_srli_si256::<1>(best));
    let lowest = |byte: i32| byte.to_le_bytes()[0];
    [
        lowest(_mm256_extract_epi8::<0>(best)),
        lowest(_mm256_extract_epi8::<16>(best)),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
fn halves(low: [u64; 2], high: [u64; 2]) -> __m256i {
    let [first, second] = low.map(u64::cast_signed);
    let [third, fourth] = high.map(u64::cast_signed);
    _mm256_set_epi64x(fourth, third, second, first)
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
            for vectors in [Vectors::Avx2, Vectors::Avx512] {
                if Some(vectors) <= Vectors::longest() {
                    let found = vectors.estimate(&network, &position);
                    assert_eq!(found, expected(&position).0);
                }
            }
            position.play(mv).expect("a legal move");
        }
    }
}
