//! The neural network that judges positions of the standard game.
//!
//! One hidden layer. Inputs: for each of the 18 pits the number of its stones,
//! one of 32; for each side its tuzdyk, one of 9, its kazan, one of 82, and the
//! most that one of its moves would take at once, one of 14; all seen by the
//! player to move. Exactly 24 inputs are on, so the hidden layer is a sum of 24
//! rows, added up two by two in advance and then afresh for each position. Its
//! units are clipped and squared, as in the networks of chess engines since 2021;
//! the outputs differ by the stage of the game. Numbers are integers of 16 bits.

mod file;
mod layer;
#[cfg(target_arch = "x86_64")]
mod vectors;
mod view;

use std::fmt;
use std::sync::{Arc, OnceLock};

use togyz_core::{BySide, Position, Side, Tuzdyks};

pub use file::NetworkError;
pub use view::View;

use self::layer::{HIDDEN, Layer, MOST_BIAS, ONE, Output, Units, WEIGHT};
#[cfg(target_arch = "x86_64")]
use self::vectors::Vectors;
use self::view::{INPUTS, Lanes, STAGES, best_takes};
use crate::score::Score;

/// What the network makes of a position, taken apart: what each thing is worth
/// where everything else stays as it is. All seen by the player to move, in
/// hundredths of a stone: what helps the opponent is negative.
///
/// Things help and hinder each other, so the parts do not add up to the whole. What
/// the moves of either side would take follows from the pits and changes with them.
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

/// The weights of a network.
#[derive(Clone, PartialEq, Eq)]
pub struct Network {
    layer: Layer,
    value: Output,
    margin: Output,
    #[cfg(target_arch = "x86_64")]
    vectors: Option<Vectors>,
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

/// Its size only: nobody reads 100,000 numbers.
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
            let network = Self::from_bytes(include_bytes!("../network.bin"));
            Arc::new(network.expect("the embedded weights are whole"))
        });
        Arc::clone(network)
    }

    /// The length of the vectors that it computes with, in bytes: 32, 16, or 0 for none.
    pub fn vector_bytes(&self) -> u32 {
        #[cfg(target_arch = "x86_64")]
        return self.vectors.map_or(0, Vectors::bytes);
        #[cfg(not(target_arch = "x86_64"))]
        0
    }

    /// The same network, computing with vectors of at most so many bytes: to measure
    /// what others are worth. What it gives stays the same.
    #[must_use]
    #[cfg_attr(
        not(target_arch = "x86_64"),
        expect(unused_variables, reason = "there are no such vectors")
    )]
    pub fn with_vectors(self, most_bytes: u32) -> Self {
        Self {
            #[cfg(target_arch = "x86_64")]
            vectors: Vectors::longest(most_bytes),
            ..self
        }
    }

    /// Whether the network knows the game that is played: nine pits of nine
    /// stones, with tuzdyks.
    pub fn knows(position: &Position) -> bool {
        let variant = position.rules().variant;
        variant.pits() == 9 && variant.total() == 162 && variant.tuzdyks() == Tuzdyks::Made
    }

    /// What `position` is worth to the player to move, in hundredths of a
    /// stone of the final lead. 850 hundredths multiply the odds by e.
    #[inline]
    pub fn estimate(&self, position: &Position) -> Score {
        #[cfg(target_arch = "x86_64")]
        if let Some(vectors) = self.vectors {
            return Score::from_hundredths(vectors.estimate(self, position));
        }
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
    fn hidden(&self, position: &Position) -> (Units, usize) {
        let seen = Lanes::of(position);
        let rows = self
            .layer
            .rows_on(&seen, best_takes(seen.rows, seen.tuzdyks));
        (Units::sum(&rows), seen.stage())
    }

    /// What the network makes of `position`, taken apart.
    pub fn parts(&self, position: &Position) -> Parts {
        let view = View::of(position);
        let own = position.side_to_move();
        let (hidden, stage) = self.hidden(position);
        let whole = self.value.of(&hidden, stage);
        let rows = self.layer.rows();
        let without = |changed: View| {
            let mut hidden = hidden;
            for (old, new) in view.inputs().into_iter().zip(changed.inputs()) {
                hidden.replace(&rows[usize::from(old)], &rows[usize::from(new)]);
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
            bias: std::array::from_fn(|stage| {
                whole(bias[stage] * one * weight).clamp(-MOST_BIAS, MOST_BIAS)
            }),
            scale,
        };
        assert_eq!(
            weights.inputs.len(),
            INPUTS * HIDDEN,
            "a row for each input"
        );
        let mut rows = weights.inputs.chunks_exact(HIDDEN);
        let row = || units(rows.next().unwrap_or(&weights.bias), one);
        Self {
            layer: Layer::of(row),
            value: output(&weights.value, &weights.value_bias, Weights::VALUE),
            margin: output(&weights.margin, &weights.margin_bias, Weights::MARGIN),
            #[cfg(target_arch = "x86_64")]
            vectors: Vectors::longest(u32::MAX),
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
