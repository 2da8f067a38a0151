//! A small picture to draw on: ink from 0 (paper) upwards.

/// The side of the canvas on which a cell is drawn before it is reduced.
pub(crate) const SIDE: usize = 96;

/// A rectangle of ink.
#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) ink: Vec<f32>,
}

/// Maps a place of the result to a place of the source: `x' = a x + b y + c`, and the same for `y'`.
pub(crate) type Affine = [[f32; 3]; 2];

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, height, ink: vec![0.0; width * height] }
    }
    pub(crate) fn cell() -> Self {
        Self::new(SIDE, SIDE)
    }
    pub(crate) fn at(&self, x: usize, y: usize) -> f32 {
        self.ink[y * self.width + x]
    }
    /// The ink at a place between pixels; outside the canvas, that of the nearest edge.
    fn between(&self, x: f32, y: f32) -> f32 {
        let x = x.clamp(0.0, (self.width - 1) as f32);
        let y = y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (fx, fy) = (x - left as f32, y - top as f32);
        let upper = self.at(left, top) * (1.0 - fx) + self.at(right, top) * fx;
        let lower = self.at(left, bottom) * (1.0 - fx) + self.at(right, bottom) * fx;
        upper * (1.0 - fy) + lower * fy
    }
    /// A canvas of the same size in which each pixel has the ink at its place in the source.
    pub(crate) fn moved(&self, source: impl Fn(f32, f32) -> (f32, f32)) -> Self {
        let mut moved = Self::new(self.width, self.height);
        for y in 0..self.height {
            for x in 0..self.width {
                let (from_x, from_y) = source(x as f32, y as f32);
                moved.ink[y * self.width + x] = self.between(from_x, from_y);
            }
        }
        moved
    }
    pub(crate) fn affine(&self, [a, b]: &Affine) -> Self {
        let row = |r: &[f32; 3], x: f32, y: f32| r[0] * x + r[1] * y + r[2];
        self.moved(|x, y| (row(a, x, y), row(b, x, y)))
    }
    /// The picture in another size; each pixel is the mean of the area that it covers.
    pub(crate) fn resized(&self, width: usize, height: usize) -> Self {
        let across = Self { width: self.height, height: width, ink: self.columns_of(width) };
        Self { width, height, ink: across.columns_of(height) }
    }
    /// Resizes every row to `width`; the result is transposed.
    fn columns_of(&self, width: usize) -> Vec<f32> {
        let scale = self.width as f32 / width as f32;
        let mut turned = vec![0.0; width * self.height];
        for x in 0..width {
            let weights = cover(x as f32 * scale, (x + 1) as f32 * scale, self.width);
            for y in 0..self.height {
                let sum: f32 = weights.iter().map(|(at, share)| self.at(*at, y) * share).sum();
                turned[x * self.height + y] = sum;
            }
        }
        turned
    }
    /// Like `resized`, but with interpolation between pixels, for enlarging small pictures.
    pub(crate) fn enlarged(&self, width: usize, height: usize) -> Self {
        let (sx, sy) = (self.width as f32 / width as f32, self.height as f32 / height as f32);
        let mut large = Self::new(width, height);
        for y in 0..height {
            for x in 0..width {
                let place = ((x as f32 + 0.5) * sx - 0.5, (y as f32 + 0.5) * sy - 0.5);
                large.ink[y * width + x] = self.between(place.0, place.1);
            }
        }
        large
    }
    /// Keeps the stronger ink of the two, after multiplying the other's by `strength`.
    pub(crate) fn over(&mut self, other: &Self, strength: f32) {
        for (own, new) in self.ink.iter_mut().zip(&other.ink) {
            *own = own.max(new * strength);
        }
    }
    pub(crate) fn add(&mut self, other: &Self, factor: f32) {
        for (own, new) in self.ink.iter_mut().zip(&other.ink) {
            *own += new * factor;
        }
    }
    pub(crate) fn scale(&mut self, factor: f32) {
        self.ink.iter_mut().for_each(|ink| *ink *= factor);
    }
    /// For each pixel, the most (or least) ink in the three by three pixels around it.
    pub(crate) fn spread(&self, choose: fn(f32, f32) -> f32) -> Self {
        let mut spread = self.clone();
        for y in 1..self.height - 1 {
            for x in 1..self.width - 1 {
                let around = (0..9).map(|at| self.at(x + at % 3 - 1, y + at / 3 - 1));
                spread.ink[y * self.width + x] = around.fold(self.at(x, y), choose);
            }
        }
        spread
    }
    /// The mirror image, with left and right exchanged.
    pub(crate) fn mirrored(&self) -> Self {
        let mut mirrored = self.clone();
        mirrored.ink.chunks_mut(self.width).for_each(<[f32]>::reverse);
        mirrored
    }
    /// Draws a line with soft edges.
    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), ink: f32, thickness: f32) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).sqrt().max(1e-3);
        for y in 0..self.height {
            for x in 0..self.width {
                let (px, py) = (x as f32 - from.0, y as f32 - from.1);
                let along = ((px * dx + py * dy) / length).clamp(0.0, length) / length;
                let (ox, oy) = (px - along * dx, py - along * dy);
                let away = (ox * ox + oy * oy).sqrt();
                let cover = (thickness / 2.0 + 0.5 - away).clamp(0.0, 1.0);
                let own = &mut self.ink[y * self.width + x];
                *own = own.max(cover * ink);
            }
        }
    }
    /// Draws a circle around the middle.
    pub(crate) fn circle(&mut self, radius: f32, thickness: f32) {
        let middle = (self.width as f32 / 2.0, self.height as f32 / 2.0);
        for y in 0..self.height {
            for x in 0..self.width {
                let (dx, dy) = (x as f32 - middle.0, y as f32 - middle.1);
                let away = ((dx * dx + dy * dy).sqrt() - radius).abs();
                let own = &mut self.ink[y * self.width + x];
                *own = own.max((thickness / 2.0 + 0.5 - away).clamp(0.0, 1.0));
            }
        }
    }
}

/// The pixels that the interval from `low` to `high` covers, and the share of each.
fn cover(low: f32, high: f32, end: usize) -> Vec<(usize, f32)> {
    let length = (high - low).max(1e-6);
    let pixels = low as usize..(high.ceil() as usize).clamp(low as usize + 1, end.max(1));
    let share = |at: usize| ((at + 1) as f32).min(high) - (at as f32).max(low);
    pixels.map(|at| (at.min(end - 1), share(at).max(0.0) / length)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resizing_keeps_the_mean() {
        let mut canvas = Canvas::new(7, 5);
        canvas.ink.iter_mut().enumerate().for_each(|(at, ink)| *ink = (at % 4) as f32);
        let mean = |canvas: &Canvas| canvas.ink.iter().sum::<f32>() / canvas.ink.len() as f32;
        for (width, height) in [(3, 2), (7, 5), (14, 10), (1, 1)] {
            assert!((mean(&canvas.resized(width, height)) - mean(&canvas)).abs() < 1e-4);
        }
    }
    #[test]
    fn a_line_covers_its_length() {
        let mut canvas = Canvas::new(10, 10);
        canvas.line((0.0, 5.0), (9.0, 5.0), 1.0, 1.0);
        assert!((0..10).all(|x| canvas.at(x, 5) > 0.9 && canvas.at(x, 2) < 0.1));
    }
}
