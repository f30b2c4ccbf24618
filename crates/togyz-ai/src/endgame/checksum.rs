//! A fast checksum.

use std::hash::Hasher;

/// Takes in bytes eight at a time. Whatever changes within one word changes the
/// sum, since each step can be undone; other changes go unseen once in 2^64.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Checksum(u64);

impl Checksum {
    /// The checksum of `bytes`.
    pub(crate) fn of(bytes: &[u8]) -> u64 {
        let mut sum = Self::default();
        sum.write(bytes);
        sum.finish()
    }

    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word)
            .wrapping_mul(0x9e37_79b9_7f4a_7c15)
            .rotate_left(29);
    }
}

impl Default for Checksum {
    fn default() -> Self {
        Self(0x746f_6779_7a74_6162)
    }
}

impl Hasher for Checksum {
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.word(
                word.iter()
                    .rev()
                    .fold(0, |sum, byte| sum << 8 | u64::from(*byte)),
            );
        }
        let rest = words.remainder();
        let last = rest
            .iter()
            .rev()
            .fold(0, |sum, byte| sum << 8 | u64::from(*byte));
        self.word(last);
        self.word(bytes.len() as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
