//! The net in training: three convolutions, a pooling of two by two pixels, and two dense layers.
use crate::dice::{Dice, exp};
use crate::layers::{Conv, Dense, Map};
use whydoku_scan::CELL_SIDE;
use whydoku_scan::net::CLASSES;

/// The share of the wanted certainty that is spread over all classes, so that the net never gets too sure.
const SPREAD: f32 = 0.02;

pub(crate) struct Model {
    pub(crate) first: Conv<16>,
    pub(crate) second: Conv<32>,
    pub(crate) third: Conv<48>,
    pub(crate) fourth: Dense,
    pub(crate) last: Dense,
    maps: Maps,
}

/// The maps between the layers, and their slopes; kept so that their memory is reused.
struct Maps {
    input: Map,
    first: Map,
    second: Map,
    third: Map,
    slopes: [Map; 3],
}

impl Model {
    pub(crate) fn new(dice: &mut Dice) -> Self {
        let mut draw = || dice.bell(1.0);
        let half = CELL_SIDE / 2;
        let quarter = CELL_SIDE / 4;
        let (first, second, third) =
            (Map::new(half, 1, 16), Map::new(quarter, 1, 32), Map::new(quarter, 0, 48));
        let slopes = [first.clone(), second.clone(), third.clone()];
        Self {
            first: Conv::new((5, 2, 1), &mut draw),
            second: Conv::new((3, 2, 16), &mut draw),
            third: Conv::new((3, 1, 32), &mut draw),
            fourth: Dense::new(768, 64, &mut draw),
            last: Dense::new(64, CLASSES, &mut draw),
            maps: Maps { input: Map::new(CELL_SIDE, 2, 1), first, second, third, slopes },
        }
    }

    /// Computes one cell forwards and backwards; returns the loss and the likeliest class.
    pub(crate) fn learn(&mut self, cell: &[f32], class: usize) -> (f32, usize) {
        self.convolve(cell);
        let (pooled, from) = strongest(&self.maps.third);
        let raw = self.fourth.forward(&pooled);
        let hidden: Vec<f32> = raw.iter().map(|value| value.max(0.0)).collect();
        let chances = chances(&self.last.forward(&hidden));
        let wanted =
            |at: usize| SPREAD / CLASSES as f32 + if at == class { 1.0 - SPREAD } else { 0.0 };
        let slopes: Vec<f32> =
            chances.iter().enumerate().map(|(at, chance)| chance - wanted(at)).collect();
        let mut back = self.last.backward(&hidden, &slopes);
        for (slope, value) in back.iter_mut().zip(&hidden) {
            *slope = if *value > 0.0 { *slope } else { 0.0 };
        }
        let back = self.fourth.backward(&pooled, &back);
        self.convolve_back(&back, &from);
        (-chances[class].max(1e-9).ln(), likeliest(&chances))
    }

    fn convolve(&mut self, cell: &[f32]) {
        let maps = &mut self.maps;
        for (row, line) in cell.chunks(CELL_SIDE).enumerate() {
            let place = maps.input.place(row, 0);
            maps.input.values[place..place + CELL_SIDE].copy_from_slice(line);
        }
        self.first.forward(&maps.input, &mut maps.first);
        self.second.forward(&maps.first, &mut maps.second);
        self.third.forward(&maps.second, &mut maps.third);
    }

    fn convolve_back(&mut self, slopes: &[f32], from: &[usize]) {
        let maps = &mut self.maps;
        let [first, second, third] = &mut maps.slopes;
        for slopes in [&mut *first, &mut *second, &mut *third] {
            slopes.values.fill(0.0);
        }
        for (slope, at) in slopes.iter().zip(from) {
            if maps.third.values[*at] > 0.0 {
                third.values[*at] += slope;
            }
        }
        self.third.backward(&maps.second, third, Some(second));
        cut(second, &maps.second);
        self.second.backward(&maps.first, second, Some(first));
        cut(first, &maps.first);
        self.first.backward(&maps.input, first, None);
    }

    /// Changes the weights by the mean slope of a batch.
    pub(crate) fn step(&mut self, rate: f32, batch: usize) {
        for weights in [
            &mut self.first.weights,
            &mut self.first.biases,
            &mut self.second.weights,
            &mut self.second.biases,
            &mut self.third.weights,
            &mut self.third.biases,
            &mut self.fourth.weights,
            &mut self.fourth.biases,
            &mut self.last.weights,
            &mut self.last.biases,
        ] {
            weights.step(rate, batch);
        }
        self.first.turn();
        self.second.turn();
        self.third.turn();
    }
}

/// Sets slopes to zero where the values of the layer are zero, including its border.
fn cut(slopes: &mut Map, values: &Map) {
    for (slope, value) in slopes.values.iter_mut().zip(&values.values) {
        if *value <= 0.0 {
            *slope = 0.0;
        }
    }
}

/// The largest value of each two by two pixels, by channel, and its index.
fn strongest(map: &Map) -> (Vec<f32>, Vec<usize>) {
    let mut pooled = Vec::with_capacity(map.values.len() / 4);
    let mut from = Vec::with_capacity(map.values.len() / 4);
    for row in (0..map.side).step_by(2) {
        for column in (0..map.side).step_by(2) {
            let places =
                [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(y, x)| map.place(row + y, column + x));
            for channel in 0..map.channels {
                let mut best = places[0] + channel;
                for place in &places[1..] {
                    if map.values[place + channel] > map.values[best] {
                        best = place + channel;
                    }
                }
                pooled.push(map.values[best]);
                from.push(best);
            }
        }
    }
    (pooled, from)
}

/// The probabilities of the classes, from their scores.
fn chances(scores: &[f32]) -> Vec<f32> {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = scores.iter().map(|score| exp(score - most)).collect();
    let sum: f32 = powers.iter().sum();
    powers.iter().map(|power| power / sum).collect()
}

fn likeliest(chances: &[f32]) -> usize {
    (0..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b])).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slope of the loss with respect to one weight, measured and computed.
    fn slopes(pick: impl Fn(&mut Model) -> &mut crate::layers::Weights, at: usize) -> (f32, f32) {
        let mut dice = Dice::new(5);
        let mut model = Model::new(&mut dice);
        let cell: Vec<f32> = (0..CELL_SIDE * CELL_SIDE).map(|_| dice.bell(0.5)).collect();
        let loss = |model: &mut Model| {
            model.first.turn();
            model.second.turn();
            model.third.turn();
            model.learn(&cell, 3).0
        };
        loss(&mut model);
        let computed = pick(&mut model).slopes[at];
        let step = 2e-3;
        pick(&mut model).values[at] += step;
        let above = loss(&mut model);
        pick(&mut model).values[at] -= 2.0 * step;
        let below = loss(&mut model);
        ((above - below) / (2.0 * step), computed)
    }
    #[test]
    fn gradients_match_the_effect_of_small_changes_of_weights() {
        for at in [0, 7, 33, 200] {
            for (measured, computed) in [
                slopes(|model| &mut model.first.weights, at),
                slopes(|model| &mut model.second.weights, at * 7),
                slopes(|model| &mut model.third.weights, at * 11),
                slopes(|model| &mut model.fourth.weights, at * 13),
                slopes(|model| &mut model.last.weights, at),
            ] {
                // `SPREAD` affects the slopes but not the returned loss.
                let close = (measured - computed).abs() < 0.02 + 0.1 * measured.abs();
                assert!(close, "{measured} {computed}");
            }
        }
    }
}
