//! Fits the weights of the network to samples: stochastic gradient descent with
//! Adam (Kingma and Ba, 2015) on the cross-entropy of the chance to win.
//!
//! The margin is fitted beside it, to the squared error of the final lead, with
//! the hidden layer as it is: it says something to people and does not touch
//! what the search goes by.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts of samples and of steps need few digits"
)]

use std::thread;

use togyz_ai::Weights;

use super::sample::Sample;
use crate::random::Random;

const HIDDEN: usize = Weights::HIDDEN;
const STAGES: usize = Weights::STAGES;

/// How to fit.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Recipe {
    /// How often to go through all samples.
    pub(crate) passes: u64,
    /// How much of the target is what the search thought, the rest being how
    /// the game ended.
    pub(crate) trust: f32,
    pub(crate) seed: u64,
}

/// Samples for one step.
const BATCH: usize = 4096;
/// Threads that share a step; another number rounds differently.
const SHARDS: usize = 2;
/// The length of the first step and of the last.
const RATES: (f32, f32) = (2e-3, 1e-5);

/// How well weights fit samples.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Loss {
    /// The cross-entropy, in nats.
    pub(crate) value: f32,
    /// The mean error of the final lead, in stones.
    pub(crate) lead: f32,
}

/// Fits weights to `samples`; tells after each pass how well they fit `checks`,
/// which are not learned from.
pub(crate) fn fit(
    samples: &[Sample],
    checks: &[Sample],
    recipe: Recipe,
    mut tell: impl FnMut(u64, Loss),
) -> Weights {
    let mut random = Random::new(recipe.seed);
    let mut weights = first_weights(&mut random);
    let mut adam = Adam::new();
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = recipe.passes * (samples.len().div_ceil(BATCH) as u64);
    let mut step = 0_u64;
    let mut gradients: Vec<Gradient> = (0..SHARDS).map(|_| Gradient::new()).collect();
    for pass in 1..=recipe.passes {
        shuffle(&mut order, &mut random);
        for batch in order.chunks(BATCH) {
            step += 1;
            thread::scope(|scope| {
                let shards = batch.chunks(batch.len().div_ceil(SHARDS));
                for (gradient, shard) in gradients.iter_mut().zip(shards) {
                    let weights = &weights;
                    scope.spawn(move || {
                        gradient.clear();
                        for index in shard {
                            gradient.add(weights, &samples[*index], recipe.trust);
                        }
                    });
                }
            });
            let rate = rate(step as f32 / steps as f32);
            adam.step(&mut weights, &gradients, batch.len(), rate, step);
        }
        tell(pass, loss(&weights, checks, recipe.trust));
    }
    weights
}

/// From the first rate to the last, along half a cosine.
fn rate(part: f32) -> f32 {
    let (first, last) = RATES;
    last + (first - last) * 0.5 * (1.0 + (part * std::f32::consts::PI).cos())
}

fn shuffle(order: &mut [usize], random: &mut Random) {
    for index in (1..order.len()).rev() {
        order.swap(index, random.below(index + 1));
    }
}

fn first_weights(random: &mut Random) -> Weights {
    let mut spread = |len: usize, middle: f32, width: f32| -> Vec<f32> {
        (0..len)
            .map(|_| {
                let unit = random.below(1 << 20) as f32 / (1 << 20) as f32;
                middle + width * (2.0 * unit - 1.0)
            })
            .collect()
    };
    Weights {
        inputs: spread(Weights::INPUTS * HIDDEN, 0.0, 0.1),
        bias: spread(HIDDEN, 0.3, 0.1),
        value: spread(STAGES * HIDDEN, 0.0, 0.3),
        value_bias: vec![0.0; STAGES],
        margin: vec![0.0; STAGES * HIDDEN],
        margin_bias: vec![0.0; STAGES],
    }
}

/// What the network makes of a sample.
struct Forward {
    /// The hidden units, clipped.
    units: [f32; HIDDEN],
    /// The logarithm of the odds to win.
    value: f32,
    /// The final lead, in parts of [`Weights::MARGIN`] hundredths of a stone.
    margin: f32,
}

fn forward(weights: &Weights, inputs: &[u16], stage: usize) -> Forward {
    let mut units = [0.0; HIDDEN];
    units.copy_from_slice(&weights.bias);
    for input in inputs {
        let row = &weights.inputs[usize::from(*input) * HIDDEN..][..HIDDEN];
        for (unit, weight) in units.iter_mut().zip(row) {
            *unit += weight;
        }
    }
    let mut value = weights.value_bias[stage];
    let mut margin = weights.margin_bias[stage];
    let value_row = &weights.value[stage * HIDDEN..][..HIDDEN];
    let margin_row = &weights.margin[stage * HIDDEN..][..HIDDEN];
    for (unit, (value_weight, margin_weight)) in
        units.iter_mut().zip(value_row.iter().zip(margin_row))
    {
        *unit = unit.clamp(0.0, 1.0);
        value += value_weight * *unit * *unit;
        margin += margin_weight * *unit * *unit;
    }
    Forward {
        units,
        value,
        margin,
    }
}

/// The chance to win that a sample teaches.
fn target(sample: &Sample, trust: f32) -> f32 {
    let result = match sample.lead.signum() {
        -1 => 0.0,
        0 => 0.5,
        _ => 1.0,
    };
    let seen = chance(f32::from(sample.score) / Weights::VALUE as f32);
    trust * seen + (1.0 - trust) * result
}

/// The lead that a sample teaches.
fn lead(sample: &Sample) -> f32 {
    100.0 * f32::from(sample.lead) / Weights::MARGIN as f32
}

fn chance(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

fn loss(weights: &Weights, samples: &[Sample], trust: f32) -> Loss {
    let mut sum = Loss::default();
    for sample in samples {
        let found = forward(weights, &sample.view.inputs(), sample.view.stage());
        let (chance, target) = (chance(found.value), target(sample, trust));
        sum.value -=
            target * chance.max(1e-7).ln() + (1.0 - target) * (1.0 - chance).max(1e-7).ln();
        sum.lead += (found.margin - lead(sample)).abs() * Weights::MARGIN as f32 / 100.0;
    }
    let count = samples.len().max(1) as f32;
    Loss {
        value: sum.value / count,
        lead: sum.lead / count,
    }
}

/// The sum of the slopes of the loss, in the shape of the weights.
struct Gradient(Weights);

impl Gradient {
    fn new() -> Self {
        Self(zeros())
    }

    fn clear(&mut self) {
        for list in lists(&mut self.0) {
            list.fill(0.0);
        }
    }

    fn add(&mut self, weights: &Weights, sample: &Sample, trust: f32) {
        let inputs = sample.view.inputs();
        let stage = sample.view.stage();
        let found = forward(weights, &inputs, stage);
        let slope = chance(found.value) - target(sample, trust);
        let margin_slope = found.margin - lead(sample);
        let mut hidden = [0.0; HIDDEN];
        let row = stage * HIDDEN..(stage + 1) * HIDDEN;
        let own = self.0.value[row.clone()]
            .iter_mut()
            .zip(&mut self.0.margin[row.clone()]);
        for ((unit, slope_here), (weight, (value, margin))) in found
            .units
            .iter()
            .zip(&mut hidden)
            .zip(weights.value[row].iter().zip(own))
        {
            let square = unit * unit;
            *value += slope * square;
            *margin += margin_slope * square;
            if *unit > 0.0 && *unit < 1.0 {
                *slope_here = slope * weight * 2.0 * unit;
            }
        }
        self.0.value_bias[stage] += slope;
        self.0.margin_bias[stage] += margin_slope;
        for (sum, slope) in self.0.bias.iter_mut().zip(&hidden) {
            *sum += slope;
        }
        for input in inputs {
            let row = &mut self.0.inputs[usize::from(input) * HIDDEN..][..HIDDEN];
            for (sum, slope) in row.iter_mut().zip(&hidden) {
                *sum += slope;
            }
        }
    }
}

fn zeros() -> Weights {
    Weights {
        inputs: vec![0.0; Weights::INPUTS * HIDDEN],
        bias: vec![0.0; HIDDEN],
        value: vec![0.0; STAGES * HIDDEN],
        value_bias: vec![0.0; STAGES],
        margin: vec![0.0; STAGES * HIDDEN],
        margin_bias: vec![0.0; STAGES],
    }
}

fn lists(weights: &mut Weights) -> [&mut [f32]; 6] {
    [
        &mut weights.inputs,
        &mut weights.bias,
        &mut weights.value,
        &mut weights.value_bias,
        &mut weights.margin,
        &mut weights.margin_bias,
    ]
}

/// The running means of the slopes and of their squares.
struct Adam {
    mean: Weights,
    square: Weights,
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

impl Adam {
    fn new() -> Self {
        Self {
            mean: zeros(),
            square: zeros(),
        }
    }

    fn step(
        &mut self,
        weights: &mut Weights,
        gradients: &[Gradient],
        samples: usize,
        rate: f32,
        step: u64,
    ) {
        let step = i32::try_from(step).unwrap_or(i32::MAX);
        let mean_scale = 1.0 / (1.0 - MEAN_DECAY.powi(step));
        let square_scale = 1.0 / (1.0 - SQUARE_DECAY.powi(step));
        let scale = 1.0 / samples as f32;
        let mut sum = zeros();
        for gradient in gradients {
            let parts = [
                &gradient.0.inputs,
                &gradient.0.bias,
                &gradient.0.value,
                &gradient.0.value_bias,
                &gradient.0.margin,
                &gradient.0.margin_bias,
            ];
            for (sum, part) in lists(&mut sum).into_iter().zip(parts) {
                for (sum, slope) in sum.iter_mut().zip(part) {
                    *sum += slope;
                }
            }
        }
        let all = lists(weights)
            .into_iter()
            .zip(lists(&mut self.mean))
            .zip(lists(&mut self.square).into_iter().zip(lists(&mut sum)));
        for ((weights, means), (squares, slopes)) in all {
            for ((weight, mean), (square, slope)) in weights
                .iter_mut()
                .zip(means)
                .zip(squares.iter_mut().zip(slopes))
            {
                let slope = *slope * scale;
                *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
                *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
                *weight -= rate * (*mean * mean_scale) / ((*square * square_scale).sqrt() + 1e-8);
                *weight = weight.clamp(-Weights::MOST, Weights::MOST);
            }
        }
    }
}
