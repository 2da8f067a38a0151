//! Packs weights in the format of the reader of pictures, with eight bits each.
use crate::layers::{Conv, Dense};
use crate::model::Model;
use whydoku_scan::net::MAGIC;

/// In the layer with the most weights, levels are twice as far apart, which needs seven bits instead of eight and
/// makes the page's reader six kilobytes smaller.
const COARSE: f32 = 2.0;

/// The weights of the net, including those of the layer for handwriting.
pub(crate) fn pack(model: &Model, handwriting: &Dense) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    conv(&model.first, &mut bytes);
    conv(&model.second, &mut bytes);
    conv(&model.third, &mut bytes);
    dense(&model.fourth, COARSE, &mut bytes);
    dense(&model.last, 1.0, &mut bytes);
    dense(handwriting, 1.0, &mut bytes);
    bytes
}

fn conv<const OUT: usize>(layer: &Conv<OUT>, bytes: &mut Vec<u8>) {
    let inputs = layer.kernel * layer.kernel * layer.channels;
    let weight = |input: usize, out: usize| layer.weights.values[out * inputs + input];
    write(bytes, (&layer.biases.values, 1.0), inputs, weight);
}

fn dense(layer: &Dense, coarse: f32, bytes: &mut Vec<u8>) {
    let weight = |input: usize, out: usize| layer.weights.values[input * layer.outputs + out];
    write(bytes, (&layer.biases.values, coarse), layer.inputs, weight);
}

/// Writes a layer. Each output has its own scale, so that its largest weight is 127, or less if levels are coarse.
fn write(
    bytes: &mut Vec<u8>,
    (biases, coarse): (&[f32], f32),
    inputs: usize,
    weight: impl Fn(usize, usize) -> f32,
) {
    let largest = |out| (0..inputs).map(|input| weight(input, out).abs()).fold(1e-9, f32::max);
    let scales: Vec<f32> = (0..biases.len()).map(|out| largest(out) / 127.0).collect();
    for number in biases {
        bytes.extend(number.to_le_bytes());
    }
    for scale in &scales {
        bytes.extend((scale * coarse).to_le_bytes());
    }
    for input in 0..inputs {
        for (out, scale) in scales.iter().enumerate() {
            let level = (weight(input, out) / scale).round().clamp(-127.0, 127.0);
            bytes.push(((level / coarse).round() as i8).cast_unsigned());
        }
    }
}
