//! The last layer of the net: it learns to distinguish handwriting from print by the traits that a trained net computes
//! for a cell. The rest of the net does not change, so its digits are not affected.
use crate::cell::Drawn;
use crate::dice::{Dice, exp};
use crate::layers::Dense;
use whydoku_scan::Net;
use whydoku_scan::net::TRAITS;

/// How often every cell is seen.
const EPOCHS: usize = 12;
/// The number of cells in a step.
const BATCH: usize = 96;
/// The learning rate at first; it falls to zero.
const RATE: f32 = 2e-3;
/// The most printed cells that are used for each handwritten one, because there are far more of them.
const PRINTED: usize = 2;
/// The share of certainty that is left open, so that nothing is certain.
const SPREAD: f32 = 0.02;

/// A layer without an opinion. Its only result is the odds that a digit was written by hand, as a logarithm.
pub(crate) fn untrained() -> Dense {
    Dense::new(TRAITS, 1, || 0.0)
}

/// Learns from the cells of known origin.
pub(crate) fn learn(net: &Net, cells: &[Drawn], dice: &mut Dice) -> Dense {
    let samples = samples(net, cells, dice);
    let mut layer = untrained();
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = (EPOCHS * (samples.len() / BATCH)) as f32;
    let mut step = 0.0;
    for _ in 0..EPOCHS {
        dice.shuffle(&mut order);
        for batch in order.chunks_exact(BATCH) {
            for at in batch {
                let (traits, by_hand) = &samples[*at];
                let chance = 1.0 / (1.0 + exp(-layer.forward(traits)[0]));
                let wanted = if *by_hand { 1.0 - SPREAD } else { SPREAD };
                layer.backward(traits, &[chance - wanted]);
            }
            let rate = RATE * (1.0 - step / steps);
            layer.weights.step(rate, BATCH);
            layer.biases.step(rate, BATCH);
            step += 1.0;
        }
    }
    layer
}

/// The traits of the cells of known origin, and whether they were written by hand; not too many printed ones.
fn samples(net: &Net, cells: &[Drawn], dice: &mut Dice) -> Vec<(Vec<f32>, bool)> {
    let of = |by_hand: bool| cells.iter().filter(move |cell| cell.by_hand == Some(by_hand));
    let written: Vec<&Drawn> = of(true).collect();
    let mut printed: Vec<&Drawn> = of(false).collect();
    dice.shuffle(&mut printed);
    printed.truncate(PRINTED * written.len());
    let sample = |cell: &&Drawn| (net.traits(&cell.values()), cell.by_hand == Some(true));
    written.iter().chain(&printed).map(sample).collect()
}

/// The share of the cells of known origin that the packed net gets right.
pub(crate) fn accuracy(net: &Net, cells: &[Drawn]) -> f32 {
    let known = || cells.iter().filter(|cell| cell.by_hand.is_some());
    let is_right = |cell: &&Drawn| cell.by_hand == Some(net.look(&cell.values()).by_hand > 0.0);
    known().filter(is_right).count() as f32 / known().count().max(1) as f32
}
