//! The neural network that judges positions of the standard game.
//!
//! One hidden layer. Inputs: for each of the 18 pits the number of its stones,
//! one of 32; for each side its tuzdyk, one of 9, and its kazan, one of 82; all
//! seen by the player to move. Exactly 22 inputs are on, so the hidden layer is
//! a sum of 22 rows, taken afresh for each position. Its units are clipped and
//! squared, as in the networks of chess engines since 2021; the outputs differ by the stage of the game. Numbers are integers of 16 bits.

use std::fmt;
use std::sync::{Arc, OnceLock};

use togyz_core::{BySide, PitNo, Position, Side, Tuzdyks};

use crate::score::Score;

/// Units of the hidden layer.
pub(crate) const HIDDEN: usize = 64;
/// Stages of the game, by the stones on the board, each with its own outputs.
const STAGES: usize = 8;
/// Numbers of stones in a pit that are told apart; more count as the greatest.
const COUNTS: usize = 32;
/// Places of a tuzdyk: none, or pits 1 to 8.
const TUZDYKS: usize = 9;
/// Numbers of stones in a kazan that are told apart while the game goes on;
/// more count as the greatest.
const KAZANS: usize = 82;
const INPUTS: usize = 18 * COUNTS + 2 * TUZDYKS + 2 * KAZANS;

/// What a hidden unit holds when it is fully on.
const ONE: i16 = 255;
/// What a weight of 1 behind the hidden layer is stored as; stored weights
/// reach from -127 to 127, so that their product with a unit fits 16 bits.
const WEIGHT: i16 = 64;

const MAGIC: &[u8; 8] = b"togyz-nn";
const VERSION: u32 = 2;

/// A position as the network sees it: from the player to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct View {
    /// Stones: first the nine pits of the player to move, pit 1 first, then
    /// those of the opponent.
    pub pits: [u8; 18],
    /// The pit number of one's own tuzdyk and of the opponent's; 0: none.
    pub tuzdyks: [u8; 2],
    /// The stones in one's own kazan and in the opponent's.
    pub kazans: [u8; 2],
}

impl View {
    /// What the network sees of `position`.
    pub fn of(position: &Position) -> Self {
        let own = position.side_to_move();
        let other = own.opponent();
        let mut pits = [0; 18];
        for (side, row) in [own, other].into_iter().zip(pits.chunks_exact_mut(9)) {
            for (pit, stones) in row.iter_mut().zip(position.row(side).iter()) {
                *pit = *stones;
            }
        }
        let tuzdyk = |side: Side| position.tuzdyk(side).map_or(0, |pit| pit.no.get());
        Self {
            pits,
            tuzdyks: [tuzdyk(own), tuzdyk(other)],
            kazans: [position.kazan(own), position.kazan(other)],
        }
    }

    /// The 22 inputs that are on, each from 0 to 757.
    pub fn inputs(&self) -> [u16; 22] {
        let mut inputs = [0; 22];
        let mut base = 0;
        let values = self
            .pits
            .iter()
            .map(|stones| (*stones, COUNTS))
            .chain(self.tuzdyks.iter().map(|number| (*number, TUZDYKS)))
            .chain(self.kazans.iter().map(|stones| (*stones, KAZANS)));
        for (input, (value, width)) in inputs.iter_mut().zip(values) {
            let value = usize::from(value).min(width - 1);
            *input = u16::try_from(base + value).unwrap_or(0);
            base += width;
        }
        inputs
    }

    /// The stage of the game, from 0, when few stones are on the board, to 7.
    pub fn stage(&self) -> usize {
        let [own, other] = self.kazans.map(usize::from);
        stage(162_usize.saturating_sub(own + other))
    }
}

/// The stage of the game with so many stones on the board.
fn stage(stones: usize) -> usize {
    (stones * STAGES / 163).min(STAGES - 1)
}

/// What the network makes of a position, taken apart: what each thing is worth
/// where everything else stays as it is. All seen by the player to move, in
/// hundredths of a stone: what helps the opponent is negative.
///
/// Things help and hinder each other, so the parts do not add up to the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// The whole: what the position is worth.
    pub score: Score,
    /// The final lead that is to be expected.
    pub margin: i32,
    /// The stones of each pit, pit 1 first, against none there.
    pub pits: BySide<[i32; 9]>,
    /// The tuzdyk that each side owns, against none; 0 if it has none.
    pub tuzdyks: BySide<i32>,
    /// The stones in the kazans, against the same number shared evenly.
    pub lead: i32,
}

/// One number for each hidden unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(64))]
struct Units([i16; HIDDEN]);

impl Units {
    const ZERO: Self = Self([0; HIDDEN]);

    #[expect(
        clippy::inline_always,
        reason = "it is translated within its caller, with AVX2 or without"
    )]
    #[inline(always)]
    fn add(&mut self, other: &Self) {
        for (sum, value) in self.0.iter_mut().zip(&other.0) {
            *sum = sum.wrapping_add(*value);
        }
    }

    fn subtract(&mut self, other: &Self) {
        for (sum, value) in self.0.iter_mut().zip(&other.0) {
            *sum = sum.wrapping_sub(*value);
        }
    }
}

/// An output for each stage of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Output {
    weights: [Units; STAGES],
    bias: [i32; STAGES],
    /// Hundredths of a stone of an output of 1.
    scale: i32,
}

impl Output {
    #[expect(
        clippy::inline_always,
        reason = "it is translated within its caller, with AVX2 or without"
    )]
    #[inline(always)]
    fn of(&self, hidden: &Units, stage: usize) -> i32 {
        let weights = &self.weights[stage];
        let mut sum = 0_i32;
        for (unit, weight) in hidden.0.iter().zip(&weights.0) {
            let unit = (*unit).clamp(0, ONE);
            sum += i32::from(unit.wrapping_mul(*weight)) * i32::from(unit);
        }
        let one = i32::from(ONE);
        let sum = sum / one + self.bias[stage];
        let value = i64::from(sum) * i64::from(self.scale) / i64::from(one * i32::from(WEIGHT));
        i32::try_from(value).unwrap_or(0)
    }
}

/// The weights of a network.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    inputs: Box<[Units]>,
    bias: Units,
    value: Output,
    margin: Output,
    /// Whether the processor has vectors of 32 bytes.
    #[cfg(target_arch = "x86_64")]
    has_avx2: bool,
}

/// A network as it is trained, in real numbers.
///
/// A hidden unit is the sum of its bias and of its weights for the inputs that
/// are on, clipped to 0 to 1, and squared. An output is a bias and a weighted
/// sum of the hidden units.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// By input, then by hidden unit.
    pub inputs: Vec<f32>,
    /// By hidden unit.
    pub bias: Vec<f32>,
    /// By stage, then by hidden unit: the weights of the logarithm of the odds
    /// to win.
    pub value: Vec<f32>,
    /// By stage.
    pub value_bias: Vec<f32>,
    /// By stage, then by hidden unit: the weights of the expected final lead,
    /// in parts of [`Weights::MARGIN`] hundredths of a stone.
    pub margin: Vec<f32>,
    /// By stage.
    pub margin_bias: Vec<f32>,
}

impl Weights {
    /// The number of inputs.
    pub const INPUTS: usize = INPUTS;
    /// The number of hidden units.
    pub const HIDDEN: usize = HIDDEN;
    /// The number of stages of the game.
    pub const STAGES: usize = STAGES;
    /// A weight of the network lies within this, above and below 0.
    pub const MOST: f32 = 1.98;
    /// Hundredths of a stone that make an output of 1: of the value (there it
    /// multiplies the odds by e) ...
    pub const VALUE: i32 = 850;
    /// ... and of the margin.
    pub const MARGIN: i32 = 2000;
}

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

/// Its size only: nobody reads 49,000 numbers.
impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network")
            .field("hidden", &HIDDEN)
            .finish_non_exhaustive()
    }
}

impl Network {
    /// The network that is part of the program.
    ///
    /// # Panics
    ///
    /// Never: a test reads the same bytes.
    pub fn embedded() -> Arc<Self> {
        static EMBEDDED: OnceLock<Arc<Network>> = OnceLock::new();
        let network = EMBEDDED.get_or_init(|| {
            let network = Self::from_bytes(include_bytes!("network.bin"));
            Arc::new(network.expect("the embedded weights are whole"))
        });
        Arc::clone(network)
    }

    /// Whether the network knows the game that is played: nine pits of nine
    /// stones, with tuzdyks.
    pub fn knows(position: &Position) -> bool {
        let variant = position.rules().variant;
        variant.pits() == 9 && variant.total() == 162 && variant.tuzdyks() == Tuzdyks::Made
    }

    /// What `position` is worth to the player to move, in hundredths of a
    /// stone of the final lead. 850 hundredths multiply the odds by e.
    pub fn estimate(&self, position: &Position) -> Score {
        #[cfg(target_arch = "x86_64")]
        if self.has_avx2 {
            #[expect(unsafe_code, reason = "a third of the time of an evaluation")]
            // SAFETY: the processor has been asked whether it has AVX2.
            return unsafe { self.estimate_with_avx2(position) };
        }
        self.estimate_plainly(position)
    }

    /// As [`Network::estimate`], on vectors of 32 bytes: the same code, which
    /// the compiler translates once more.
    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "avx2")]
    fn estimate_with_avx2(&self, position: &Position) -> Score {
        self.estimate_plainly(position)
    }

    #[expect(
        clippy::inline_always,
        reason = "it is translated within its caller, with AVX2 or without"
    )]
    #[inline(always)]
    fn estimate_plainly(&self, position: &Position) -> Score {
        let (hidden, stage) = self.hidden(position);
        Score::from_hundredths(self.value.of(&hidden, stage))
    }

    /// The final lead that is to be expected, in hundredths of a stone, seen by
    /// the player to move. It is for people: the search goes by the odds.
    pub fn margin(&self, position: &Position) -> i32 {
        let (hidden, stage) = self.hidden(position);
        self.margin.of(&hidden, stage)
    }

    /// The hidden units, before they are clipped, and the stage of the game.
    #[expect(
        clippy::inline_always,
        reason = "it is translated within its caller, with AVX2 or without"
    )]
    #[inline(always)]
    fn hidden(&self, position: &Position) -> (Units, usize) {
        let own = position.side_to_move();
        let other = own.opponent();
        let kazans = position.kazans();
        let (own_kazan, other_kazan) = (usize::from(kazans[own]), usize::from(kazans[other]));
        let stage = stage(162_usize.saturating_sub(own_kazan + other_kazan));
        let mut hidden = self.bias;
        let (pits, rest) = self.inputs.split_at(18 * COUNTS);
        for (side, table) in [own, other].into_iter().zip(pits.chunks_exact(9 * COUNTS)) {
            let row = position.row(side);
            for (stones, pit) in row.iter().zip(table.chunks_exact(COUNTS)) {
                hidden.add(&pit[usize::from(*stones).min(COUNTS - 1)]);
            }
        }
        let (tuzdyks, kazans) = rest.split_at(2 * TUZDYKS);
        for (side, table) in [own, other].into_iter().zip(tuzdyks.chunks_exact(TUZDYKS)) {
            let number = position.tuzdyk(side).map_or(0, |pit| pit.no.get());
            hidden.add(&table[usize::from(number).min(TUZDYKS - 1)]);
        }
        for (stones, table) in [own_kazan, other_kazan]
            .into_iter()
            .zip(kazans.chunks_exact(KAZANS))
        {
            hidden.add(&table[stones.min(KAZANS - 1)]);
        }
        (hidden, stage)
    }

    /// What the network makes of `position`, taken apart.
    pub fn parts(&self, position: &Position) -> Parts {
        let view = View::of(position);
        let own = position.side_to_move();
        let (hidden, stage) = self.hidden(position);
        let whole = self.value.of(&hidden, stage);
        let without = |changed: View| {
            let mut hidden = hidden;
            for (old, new) in view.inputs().into_iter().zip(changed.inputs()) {
                hidden.subtract(&self.inputs[usize::from(old)]);
                hidden.add(&self.inputs[usize::from(new)]);
            }
            whole - self.value.of(&hidden, stage)
        };
        let pit = |index: usize| {
            let mut changed = view;
            changed.pits[index] = 0;
            without(changed)
        };
        let tuzdyk = |index: usize| {
            let mut changed = view;
            changed.tuzdyks[index] = 0;
            without(changed)
        };
        let by_side = |side: Side| usize::from(side != own);
        let [own_kazan, other_kazan] = view.kazans;
        let even = own_kazan.midpoint(other_kazan);
        Parts {
            score: Score::from_hundredths(whole),
            margin: self.margin.of(&hidden, stage),
            pits: BySide {
                white: std::array::from_fn(|no| pit(9 * by_side(Side::White) + no)),
                black: std::array::from_fn(|no| pit(9 * by_side(Side::Black) + no)),
            },
            tuzdyks: BySide {
                white: tuzdyk(by_side(Side::White)),
                black: tuzdyk(by_side(Side::Black)),
            },
            lead: without(View {
                kazans: [even; 2],
                ..view
            }),
        }
    }

    /// The network of trained weights, rounded.
    ///
    /// # Panics
    ///
    /// If a list in `weights` has another length than its documentation says.
    pub fn from_weights(weights: &Weights) -> Self {
        let units = |values: &[f32], one: f32| {
            let mut units = Units::ZERO;
            assert_eq!(values.len(), HIDDEN, "a weight for each hidden unit");
            for (unit, value) in units.0.iter_mut().zip(values) {
                *unit = rounded(*value, one);
            }
            units
        };
        let one = f32::from(ONE);
        let weight = f32::from(WEIGHT);
        let output = |values: &[f32], bias: &[f32], scale: i32| Output {
            weights: std::array::from_fn(|stage| {
                units(&values[stage * HIDDEN..][..HIDDEN], weight)
            }),
            bias: std::array::from_fn(|stage| whole(bias[stage] * one * weight)),
            scale,
        };
        assert_eq!(
            weights.inputs.len(),
            INPUTS * HIDDEN,
            "a row for each input"
        );
        Self {
            inputs: weights
                .inputs
                .chunks_exact(HIDDEN)
                .map(|row| units(row, one))
                .collect(),
            bias: units(&weights.bias, one),
            value: output(&weights.value, &weights.value_bias, Weights::VALUE),
            margin: output(&weights.margin, &weights.margin_bias, Weights::MARGIN),
            #[cfg(target_arch = "x86_64")]
            has_avx2: std::arch::is_x86_feature_detected!("avx2"),
        }
    }

    /// The network as a file: read it with [`Network::from_bytes`].
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        for row in self.inputs.iter().chain([&self.bias]) {
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
        let inputs = (0..INPUTS).map(|_| values.units()).collect();
        let bias = values.units();
        let value = values.output(Weights::VALUE);
        let margin = values.output(Weights::MARGIN);
        Ok(Self {
            inputs,
            bias,
            value,
            margin,
            #[cfg(target_arch = "x86_64")]
            has_avx2: std::arch::is_x86_feature_detected!("avx2"),
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
            bias: std::array::from_fn(|_| i32::from_le_bytes(self.next())),
            scale,
        }
    }
}

/// A weight as it is stored.
fn rounded(value: f32, one: f32) -> i16 {
    let value = whole(value.clamp(-Weights::MOST, Weights::MOST) * one);
    i16::try_from(value).unwrap_or(0)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "weights are small; what is too large is cut off"
)]
fn whole(value: f32) -> i32 {
    value.round() as i32
}

/// FNV-1a, 64 bits wide, by Fowler, Noll and Vo.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The place of a tuzdyk is one of nine numbers.
const _: () = assert!(PitNo::ALL.len() == TUZDYKS);
