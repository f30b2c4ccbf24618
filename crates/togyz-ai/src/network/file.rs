//! The file that a network is kept in.
//!
//! `togyz-nn`, the version of the format, the rows of the inputs and the bias, the
//! weights of both outputs with their biases, and a checksum; little-endian, weights
//! of 2 bytes, biases of outputs and the version of 4.

use std::fmt;

use super::layer::{HIDDEN, Layer, MOST_BIAS, Output, Units};
use super::view::{INPUTS, STAGES};
use super::{Network, Weights};

const MAGIC: &[u8; 8] = b"togyz-nn";
const VERSION: u32 = 3;

/// What is wrong with a file of weights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NetworkError {
    /// It is no file of weights.
    Foreign,
    /// It was made for another version of the program.
    Version {
        /// The version that the file names.
        found: u32,
    },
    /// It has another length than it should.
    Length {
        /// Bytes that there are.
        found: usize,
        /// Bytes that there should be.
        expected: usize,
    },
    /// Its checksum is wrong: it was damaged.
    Checksum,
}

/// For developers, not for players.
impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "not a file of weights"),
            Self::Version { found } => {
                write!(f, "weights of version {found}, not {VERSION}")
            }
            Self::Length { found, expected } => {
                write!(f, "{found} bytes of weights instead of {expected}")
            }
            Self::Checksum => write!(f, "damaged weights: the checksum is wrong"),
        }
    }
}

impl std::error::Error for NetworkError {}

impl Network {
    /// The network as a file: read it with [`Network::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        for row in self.layer.rows() {
            bytes.extend(row.0.iter().flat_map(|value| value.to_le_bytes()));
        }
        for output in [&self.value, &self.margin] {
            for row in &output.weights {
                bytes.extend(row.0.iter().flat_map(|value| value.to_le_bytes()));
            }
            bytes.extend(output.bias.iter().flat_map(|value| value.to_le_bytes()));
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// The network in a file.
    ///
    /// # Errors
    ///
    /// Says what is wrong with the file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetworkError::Foreign)?;
        let (version, _) = rest.split_first_chunk().ok_or(NetworkError::Foreign)?;
        let version = u32::from_le_bytes(*version);
        if version != VERSION {
            return Err(NetworkError::Version { found: version });
        }
        if bytes.len() != LENGTH {
            return Err(NetworkError::Length {
                found: bytes.len(),
                expected: LENGTH,
            });
        }
        let (content, sum) = bytes.split_at(LENGTH - 8);
        if checksum(content).to_le_bytes() != sum {
            return Err(NetworkError::Checksum);
        }
        let mut values = Values(&content[MAGIC.len() + 4..]);
        let layer = Layer::of(|| values.units());
        let value = values.output(Weights::VALUE);
        let margin = values.output(Weights::MARGIN);
        Ok(Self {
            layer,
            value,
            margin,
            #[cfg(target_arch = "x86_64")]
            vectors: super::Vectors::longest(u32::MAX),
        })
    }
}

/// The length of a file of weights, in bytes.
const LENGTH: usize =
    MAGIC.len() + 4 + 2 * HIDDEN * (INPUTS + 1) + 2 * STAGES * (2 * HIDDEN + 4) + 8;

/// What is left to read of a file that has the right length.
struct Values<'a>(&'a [u8]);

impl Values<'_> {
    fn next<const N: usize>(&mut self) -> [u8; N] {
        let Some((next, rest)) = self.0.split_first_chunk() else {
            return [0; N];
        };
        self.0 = rest;
        *next
    }

    fn units(&mut self) -> Units {
        Units(std::array::from_fn(|_| i16::from_le_bytes(self.next())))
    }

    fn output(&mut self, scale: i32) -> Output {
        Output {
            weights: std::array::from_fn(|_| {
                let mut units = self.units();
                for weight in &mut units.0 {
                    *weight = (*weight).clamp(-127, 127);
                }
                units
            }),
            bias: std::array::from_fn(|_| {
                i32::from_le_bytes(self.next()).clamp(-MOST_BIAS, MOST_BIAS)
            }),
            scale,
        }
    }
}

/// FNV-1a, 64 bits wide, by Fowler, Noll and Vo.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
