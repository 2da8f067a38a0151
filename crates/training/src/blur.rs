//! Effects of cameras, printers and file formats on a picture.
use crate::canvas::Canvas;
use crate::dice::{Dice, exp};

impl Canvas {
    /// The picture blurred by a bell curve.
    pub(crate) fn blurred(&self, deviation: f32) -> Self {
        let reach = (deviation * 3.0).ceil() as usize;
        let bell = |at: usize| {
            let away = at as f32 - reach as f32;
            exp(-away * away / (2.0 * deviation * deviation))
        };
        let weights: Vec<f32> = (0..=2 * reach).map(bell).collect();
        let sum: f32 = weights.iter().sum();
        let weights: Vec<f32> = weights.iter().map(|weight| weight / sum).collect();
        self.rows_smoothed(&weights).rows_smoothed(&weights)
    }
    /// Smooths every row; the result is transposed.
    fn rows_smoothed(&self, weights: &[f32]) -> Self {
        let reach = weights.len() / 2;
        let mut turned = Self::new(self.height, self.width);
        let mut row = vec![0.0; self.width + 2 * reach];
        for (y, line) in self.ink.chunks(self.width).enumerate() {
            row[..reach].fill(line[0]);
            row[reach..reach + self.width].copy_from_slice(line);
            row[reach + self.width..].fill(line[self.width - 1]);
            for x in 0..self.width {
                let near = &row[x..x + weights.len()];
                turned.ink[x * self.height + y] =
                    near.iter().zip(weights).map(|(a, b)| a * b).sum();
            }
        }
        turned
    }
    /// The picture smeared along a direction, as if the camera had moved.
    pub(crate) fn smeared(&self, direction: (f32, f32), length: f32) -> Self {
        let steps = length.ceil() as usize + 1;
        let mut sum = Self::new(self.width, self.height);
        for step in 0..steps {
            let far = (step as f32 / (steps - 1).max(1) as f32 - 0.5) * length;
            let part = self.moved(|x, y| (x + direction.0 * far, y + direction.1 * far));
            sum.add(&part, 1.0 / steps as f32);
        }
        sum
    }
    /// The picture after coarsening blocks of eight by eight pixels, as JPEG does.
    pub(crate) fn as_jpeg(&self, quality: f32) -> Self {
        let mut kept = self.clone();
        let waves = waves();
        let scale = if quality < 50.0 { 50.0 / quality } else { 2.0 - quality / 50.0 };
        for top in (0..self.height - 7).step_by(8) {
            for left in (0..self.width - 7).step_by(8) {
                coarsen(&mut kept, (left, top), &waves, scale);
            }
        }
        kept
    }
    /// Random noise, a separate value for each pixel.
    pub(crate) fn noise(width: usize, height: usize, deviation: f32, dice: &mut Dice) -> Self {
        let mut noise = Self::new(width, height);
        noise.ink.iter_mut().for_each(|ink| *ink = dice.bell(deviation));
        noise
    }
}

type Block = [[f32; 8]; 8];

/// The eight waves of the cosine transform, each of length one.
fn waves() -> Block {
    // cos(n pi / 16); the other values follow by symmetry.
    let quarter: [f32; 9] = [
        1.0,
        0.980_785_3,
        0.923_879_5,
        0.831_469_6,
        0.707_106_77,
        0.555_570_25,
        0.382_683_43,
        0.195_090_32,
        0.0,
    ];
    let cosine = |n: usize| match n % 32 {
        n @ 0..=8 => quarter[n],
        n @ 9..=16 => -quarter[16 - n],
        n @ 17..=24 => -quarter[n - 16],
        n => quarter[32 - n],
    };
    let length = |wave: usize| if wave == 0 { 0.353_553_4 } else { 0.5 };
    core::array::from_fn(|wave| {
        core::array::from_fn(|at| length(wave) * cosine((2 * at + 1) * wave))
    })
}

/// Roughly the step to which JPEG rounds a wave at quality 50: larger for finer waves.
fn grain(u: usize, v: usize) -> f32 {
    10.0 + 6.0 * (u + v) as f32 + (u * v) as f32
}

fn coarsen(canvas: &mut Canvas, (left, top): (usize, usize), waves: &Block, scale: f32) {
    let place = |x: usize, y: usize| (top + y) * canvas.width + left + x;
    let block: Block =
        core::array::from_fn(|y| core::array::from_fn(|x| canvas.ink[place(x, y)] * 110.0));
    let mut strength = transformed(&block, waves, false);
    for (v, row) in strength.iter_mut().enumerate() {
        for (u, value) in row.iter_mut().enumerate() {
            let grain = (grain(u, v) * scale).max(1.0);
            *value = (*value / grain).round() * grain;
        }
    }
    let back = transformed(&strength, waves, true);
    let width = canvas.width;
    for (y, row) in back.iter().enumerate() {
        let start = (top + y) * width + left;
        for (own, value) in canvas.ink[start..start + 8].iter_mut().zip(row) {
            *own = value / 110.0;
        }
    }
}

fn transformed(block: &Block, waves: &Block, is_back: bool) -> Block {
    let wave = |a: usize, b: usize| if is_back { waves[b][a] } else { waves[a][b] };
    let rows: Block = core::array::from_fn(|y| {
        core::array::from_fn(|u| (0..8).map(|x| block[y][x] * wave(u, x)).sum())
    });
    core::array::from_fn(|v| {
        core::array::from_fn(|u| (0..8).map(|y| rows[y][u] * wave(v, y)).sum())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_cosine_transform_restores_the_block() {
        let block: Block =
            core::array::from_fn(|y| core::array::from_fn(|x| (x * 3 + y * y) as f32));
        let back = transformed(&transformed(&block, &waves(), false), &waves(), true);
        for (row, other) in block.iter().zip(&back) {
            assert!(row.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-3));
        }
    }
    #[test]
    fn blurring_keeps_the_sum_away_from_the_edge() {
        let mut canvas = Canvas::new(31, 31);
        canvas.ink[15 * 31 + 15] = 1.0;
        let blurred = canvas.blurred(2.0);
        assert!((blurred.ink.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(blurred.at(15, 15) < 0.1);
    }
}
