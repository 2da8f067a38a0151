//! Learns to tell a digit written by hand from a printed one, by what a trained net makes of a cell. The net itself is
//! not changed by it, so the digits are read as well as before.
use crate::cell::Drawn;
use crate::dice::{Dice, exp};
use pencilmark_scan::Net;
use pencilmark_scan::net::TRAITS;

/// How often every cell is seen.
const EPOCHS: usize = 12;
/// How many cells go together into a step.
const BATCH: usize = 96;
/// The largest step, from which it falls to nothing.
const RATE: f32 = 2e-3;
/// Printed cells are many: at most this many for each that was written by hand.
const PRINTED: usize = 2;
/// What share of the certainty is taken away, so that nothing is certain.
const SPREAD: f32 = 0.02;
/// How strongly weights are drawn to nothing.
const DECAY: f32 = 1e-4;

/// The odds, as a logarithm, are the bias and the sum of all traits by their weights.
pub(crate) struct Hand {
    pub(crate) bias: f32,
    pub(crate) weights: Vec<f32>,
}

impl Hand {
    /// Without an opinion.
    pub(crate) fn none() -> Self {
        Self { bias: 0.0, weights: vec![0.0; TRAITS] }
    }

    /// Learns from the cells of which it is known.
    pub(crate) fn learn(net: &Net, cells: &[Drawn], dice: &mut Dice) -> Self {
        let samples = samples(net, cells, dice);
        let mut hand = Self::none();
        let mut means = vec![(0.0_f32, 0.0_f32); TRAITS + 1];
        let mut order: Vec<usize> = (0..samples.len()).collect();
        let steps = (EPOCHS * (samples.len() / BATCH)) as f32;
        let (mut step, mut powers) = (0.0, (1.0_f32, 1.0_f32));
        for _ in 0..EPOCHS {
            dice.shuffle(&mut order);
            for batch in order.chunks_exact(BATCH) {
                let slopes = hand.slopes(batch.iter().map(|at| &samples[*at]));
                powers = (powers.0 * 0.9, powers.1 * 0.999);
                let rate = RATE * (1.0 - step / steps);
                step += 1.0;
                let values = hand.weights.iter_mut().chain([&mut hand.bias]);
                for ((value, slope), mean) in values.zip(slopes).zip(&mut means) {
                    let slope = slope / BATCH as f32 + DECAY * *value;
                    mean.0 = 0.9 * mean.0 + 0.1 * slope;
                    mean.1 = 0.999 * mean.1 + 0.001 * slope * slope;
                    let (first, second) = (mean.0 / (1.0 - powers.0), mean.1 / (1.0 - powers.1));
                    *value -= rate * first / (second.sqrt() + 1e-8);
                }
            }
        }
        hand
    }

    fn odds(&self, traits: &[f32]) -> f32 {
        self.bias + self.weights.iter().zip(traits).map(|(weight, own)| weight * own).sum::<f32>()
    }

    /// The slopes of the weights and of the bias, added up over the samples.
    fn slopes<'a>(&self, samples: impl Iterator<Item = &'a (Vec<f32>, bool)>) -> Vec<f32> {
        let mut slopes = vec![0.0; TRAITS + 1];
        for (traits, by_hand) in samples {
            let chance = 1.0 / (1.0 + exp(-self.odds(traits)));
            let off = chance - if *by_hand { 1.0 - SPREAD } else { SPREAD };
            for (slope, own) in slopes.iter_mut().zip(traits) {
                *slope += off * own;
            }
            slopes[TRAITS] += off;
        }
        slopes
    }
}

/// What the net makes of the cells, and whether they were written by hand: not too many of the printed ones.
fn samples(net: &Net, cells: &[Drawn], dice: &mut Dice) -> Vec<(Vec<f32>, bool)> {
    let of = |by_hand: bool| cells.iter().filter(move |cell| cell.by_hand == Some(by_hand));
    let written: Vec<&Drawn> = of(true).collect();
    let mut printed: Vec<&Drawn> = of(false).collect();
    dice.shuffle(&mut printed);
    printed.truncate(PRINTED * written.len());
    let traits = |cell: &Drawn| net.traits(&pixels(cell));
    let sample = |cell: &&Drawn| (traits(cell), cell.by_hand == Some(true));
    written.iter().chain(&printed).map(sample).collect()
}

fn pixels(cell: &Drawn) -> [f32; pencilmark_scan::CELL_SIDE * pencilmark_scan::CELL_SIDE] {
    core::array::from_fn(|at| f32::from(cell.pixels[at]) / 127.0)
}

/// The share of cells of which it is known that the packed net tells rightly.
pub(crate) fn accuracy(net: &Net, cells: &[Drawn]) -> f32 {
    let known = || cells.iter().filter(|cell| cell.by_hand.is_some());
    let is_right = |cell: &&Drawn| cell.by_hand == Some(net.look(&pixels(cell)).by_hand > 0.0);
    known().filter(is_right).count() as f32 / known().count().max(1) as f32
}
