//! Weights as bytes, each of them eight bits, as the reader of pictures takes them.
use crate::layers::{Conv, Dense};
use crate::model::Model;
use pencilmark_scan::net::MAGIC;

pub(crate) fn pack(model: &Model) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    conv(&model.first, &mut bytes);
    conv(&model.second, &mut bytes);
    conv(&model.third, &mut bytes);
    dense(&model.fourth, &mut bytes);
    dense(&model.last, &mut bytes);
    bytes
}

fn conv<const OUT: usize>(layer: &Conv<OUT>, bytes: &mut Vec<u8>) {
    let inputs = layer.kernel * layer.kernel * layer.channels;
    let weight = |input: usize, out: usize| layer.weights.values[out * inputs + input];
    write(bytes, &layer.biases.values, inputs, weight);
}

fn dense(layer: &Dense, bytes: &mut Vec<u8>) {
    let weight = |input: usize, out: usize| layer.weights.values[input * layer.outputs + out];
    write(bytes, &layer.biases.values, layer.inputs, weight);
}

/// Each output has a scale of its own, so that its largest weight is 127.
fn write(bytes: &mut Vec<u8>, biases: &[f32], inputs: usize, weight: impl Fn(usize, usize) -> f32) {
    let largest = |out| (0..inputs).map(|input| weight(input, out).abs()).fold(1e-9, f32::max);
    let scales: Vec<f32> = (0..biases.len()).map(|out| largest(out) / 127.0).collect();
    for number in biases.iter().chain(&scales) {
        bytes.extend(number.to_le_bytes());
    }
    for input in 0..inputs {
        for (out, scale) in scales.iter().enumerate() {
            let level = (weight(input, out) / scale).round().clamp(-127.0, 127.0);
            bytes.push((level as i8).cast_unsigned());
        }
    }
}
