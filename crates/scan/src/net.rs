//! The small net that says what a cell shows. Its weights are part of the program and are made by
//! `cargo xtask train-digits`.
use core::fmt;
use std::sync::OnceLock;

/// Side of the square picture of a cell that the net reads.
pub const CELL_SIDE: usize = 32;
/// How many classes there are: blank, the digits 1 to 9, pencil marks alone.
pub const CLASSES: usize = 11;
/// The class of a cell with nothing in it. The class of a digit is the digit.
pub const BLANK: usize = 0;
/// The class of a cell with pencil marks and no digit.
pub const MARKS: usize = 10;
/// The number of values from which the net tells handwriting from print: the inputs of its last two
/// layers that tell digits.
pub const TRAITS: usize = 768 + 64;

/// The bytes with which every file of weights begins.
pub const MAGIC: &[u8; 8] = b"PMdigit2";
/// Inputs and outputs of the layers, in the order of the file; the last one is for handwriting. A layer
/// consists of the biases of its outputs, their scales (both as 32-bit floats), and its weights: one
/// byte each, those of the first input before those of the second.
pub const LAYERS: [(usize, usize); 6] =
    [(25, 16), (144, 32), (288, 48), (768, 64), (64, CLASSES), (TRAITS, 1)];

/// Why bytes are not the weights of a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// They do not begin as weights do.
    Unknown,
    /// There are fewer or more than the layers need.
    Length {
        /// How many bytes the weights have.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("these bytes are not the weights of a net"),
            Self::Length { expected, found } => {
                write!(f, "the weights have {expected} bytes, and there are {found}")
            }
        }
    }
}

impl core::error::Error for NetError {}

/// What a cell looks like to the net.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// The natural logarithm of how likely each class is.
    pub classes: [f32; CLASSES],
    /// How much more a digit looks handwritten than printed, as the logarithm of the odds.
    pub by_hand: f32,
}

/// A net with its weights.
#[derive(Clone, Debug)]
pub struct Net {
    first: Layer<16>,
    second: Layer<32>,
    third: Layer<48>,
    fourth: Layer<64>,
    last: Layer<CLASSES>,
    hand: Layer<1>,
}

#[derive(Clone, Debug)]
struct Layer<const OUT: usize> {
    biases: [f32; OUT],
    /// For each input, the weights of all outputs.
    weights: Vec<[f32; OUT]>,
}

impl Net {
    /// The net with the weights that are part of the program.
    pub fn trained() -> &'static Self {
        static TRAINED: OnceLock<Net> = OnceLock::new();
        TRAINED.get_or_init(|| {
            let weights = include_bytes!("../weights/digits.net");
            Self::from_bytes(weights).unwrap_or_else(|_| Self::without_opinion())
        })
    }

    /// A net with the weights in `bytes`, as `cargo xtask train-digits` writes them.
    ///
    /// # Errors
    /// When the bytes are of another kind or length.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let sizes = LAYERS.iter().map(|(inputs, outputs)| outputs * (8 + inputs));
        let expected = MAGIC.len() + sizes.sum::<usize>();
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::Unknown)?;
        if bytes.len() != expected {
            return Err(NetError::Length { expected, found: bytes.len() });
        }
        let mut rest = rest;
        Ok(Self {
            first: Layer::read(&mut rest, LAYERS[0].0),
            second: Layer::read(&mut rest, LAYERS[1].0),
            third: Layer::read(&mut rest, LAYERS[2].0),
            fourth: Layer::read(&mut rest, LAYERS[3].0),
            last: Layer::read(&mut rest, LAYERS[4].0),
            hand: Layer::read(&mut rest, LAYERS[5].0),
        })
    }

    /// A net for which everything is equally likely.
    fn without_opinion() -> Self {
        Self {
            first: Layer::zero(LAYERS[0].0),
            second: Layer::zero(LAYERS[1].0),
            third: Layer::zero(LAYERS[2].0),
            fourth: Layer::zero(LAYERS[3].0),
            last: Layer::zero(LAYERS[4].0),
            hand: Layer::zero(LAYERS[5].0),
        }
    }

    /// What a cell looks like. Pixels range from -1 (ink) through 0 (paper) to 1.
    pub fn look(&self, cell: &[f32; CELL_SIDE * CELL_SIDE]) -> Look {
        let traits = self.traits(cell);
        let scores = self.last.dense(&traits[TRAITS - LAYERS[4].0..]);
        let most = scores.iter().copied().fold(f32::MIN, f32::max);
        let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
        let [by_hand] = self.hand.dense(&traits);
        Look { classes: scores.map(|score| score - most - sum.ln()), by_hand }
    }

    /// The [`TRAITS`] values that the net computes from a cell before it decides. Pixels range from -1
    /// (ink) through 0 (paper) to 1.
    pub fn traits(&self, cell: &[f32; CELL_SIDE * CELL_SIDE]) -> Vec<f32> {
        let first = self.first.convolve(&Pixels::of(cell, CELL_SIDE, 1), (5, 2));
        let second = self.second.convolve(&Pixels::of(&first, 16, 16), (3, 2));
        let third = self.third.convolve(&Pixels::of(&second, 8, 32), (3, 1));
        let mut traits = strongest(&third);
        let hidden = self.fourth.dense(&traits);
        traits.extend(hidden.map(|value| value.max(0.0)));
        traits
    }
}

impl<const OUT: usize> Layer<OUT> {
    fn zero(inputs: usize) -> Self {
        Self { biases: [0.0; OUT], weights: vec![[0.0; OUT]; inputs] }
    }
    /// Takes a layer from the front of `bytes`, which are long enough.
    fn read(bytes: &mut &[u8], inputs: usize) -> Self {
        let biases: [f32; OUT] = core::array::from_fn(|_| number(bytes));
        let scales: [f32; OUT] = core::array::from_fn(|_| number(bytes));
        let (own, rest) = bytes.split_at(inputs * OUT);
        *bytes = rest;
        let weight = |input: usize, out: usize| f32::from(own[input * OUT + out].cast_signed());
        let all = |input| core::array::from_fn(|out| weight(input, out) * scales[out]);
        Self { biases, weights: (0..inputs).map(all).collect() }
    }

    fn add(&self, sums: &mut [f32; OUT], input: usize, value: f32) {
        for (sum, weight) in sums.iter_mut().zip(&self.weights[input]) {
            *sum += value * weight;
        }
    }

    fn convolve(&self, input: &Pixels, (kernel, stride): (usize, usize)) -> Vec<f32> {
        let side = input.side;
        let mut result = Vec::with_capacity(side * side / (stride * stride) * OUT);
        for row in (0..side).step_by(stride) {
            for column in (0..side).step_by(stride) {
                let mut sums = self.biases;
                let mut first = 0;
                for down in 0..kernel {
                    for right in 0..kernel {
                        for (channel, value) in input.at(row + down, column + right, kernel / 2) {
                            self.add(&mut sums, first + channel, *value);
                        }
                        first += input.channels;
                    }
                }
                result.extend(sums.map(|sum| sum.max(0.0)));
            }
        }
        result
    }

    fn dense(&self, input: &[f32]) -> [f32; OUT] {
        let mut sums = self.biases;
        for (at, value) in input.iter().enumerate() {
            self.add(&mut sums, at, *value);
        }
        sums
    }
}

/// Takes a number from the front of `bytes`.
fn number(bytes: &mut &[u8]) -> f32 {
    match bytes.split_first_chunk::<4>() {
        Some((number, rest)) => {
            *bytes = rest;
            f32::from_le_bytes(*number)
        }
        None => 0.0,
    }
}

/// What a layer sees: the values of each pixel that are not zero, with their channels. Of what the first two layers pass on in
/// photographs, 38 and 64 % are zero and need not be multiplied.
struct Pixels {
    side: usize,
    channels: usize,
    values: Vec<(usize, f32)>,
    /// Where the values of each pixel end, and first of all 0.
    ends: Vec<usize>,
}

impl Pixels {
    /// All channels of a pixel are adjacent.
    #[inline(never)] // the page downloads it
    fn of(map: &[f32], side: usize, channels: usize) -> Self {
        let mut pixels =
            Self { side, channels, values: Vec::with_capacity(map.len()), ends: vec![0] };
        for pixel in map.chunks_exact(channels) {
            let values = pixel.iter().copied().enumerate();
            pixels.values.extend(values.filter(|(_, value)| *value != 0.0));
            pixels.ends.push(pixels.values.len());
        }
        pixels
    }
    /// The values of a pixel of the map with a border around it. There are none in the border.
    fn at(&self, row: usize, column: usize, border: usize) -> &[(usize, f32)] {
        let (row, column) = (row.wrapping_sub(border), column.wrapping_sub(border));
        if row >= self.side || column >= self.side {
            return &[];
        }
        let pixel = row * self.side + column;
        &self.values[self.ends[pixel]..self.ends[pixel + 1]]
    }
}

/// The largest value of each two by two pixels of the third layer, by channel.
fn strongest(map: &[f32]) -> Vec<f32> {
    let at = |row: usize, column: usize, channel: usize| map[(row * 8 + column) * 48 + channel];
    let mut pooled = Vec::with_capacity(768);
    for row in (0..8).step_by(2) {
        for column in (0..8).step_by(2) {
            pooled.extend((0..48).map(|channel| {
                let upper = at(row, column, channel).max(at(row, column + 1, channel));
                let lower = at(row + 1, column, channel).max(at(row + 1, column + 1, channel));
                upper.max(lower)
            }));
        }
    }
    pooled
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_are_complete() {
        let weights = include_bytes!("../weights/digits.net");
        assert!(Net::from_bytes(weights).is_ok());
        assert!(weights.len() < 100_000);
    }
    #[test]
    fn bytes_that_are_not_weights_are_refused() {
        assert_eq!(Net::from_bytes(b"weights").err(), Some(NetError::Unknown));
        let short = Net::from_bytes(MAGIC).err();
        assert_eq!(short, Some(NetError::Length { expected: 70_904, found: 8 }));
    }
    #[test]
    fn chances_add_up_to_one() {
        let chances = Net::trained().look(&[0.0; CELL_SIDE * CELL_SIDE]).classes;
        let sum: f32 = chances.iter().map(|chance| chance.exp()).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        assert!(chances[BLANK] > -0.1, "an even surface is a blank cell: {chances:?}");
    }
}
