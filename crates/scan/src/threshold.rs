//! Ink and paper: a pixel is ink where it is darker than its surroundings.
use crate::picture::Picture;

/// For each pixel, whether it is ink.
#[derive(Clone, Debug)]
pub(crate) struct Ink {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) pixels: Vec<bool>,
}

/// Sums of all pixels above and to the left, so that the sum over any rectangle takes four look-ups.
pub(crate) struct Sums {
    width: usize,
    height: usize,
    upper_left: Vec<u32>,
}

impl Sums {
    /// The picture has been made small, so that the sums do not overflow.
    pub(crate) fn new(picture: &Picture) -> Self {
        let (width, height) = (picture.width(), picture.height());
        let mut sums = vec![0_u32; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = 0_u32;
            for x in 0..width {
                row = row.wrapping_add(u32::from(picture.at(x, y)));
                let above = sums[y * (width + 1) + x + 1];
                sums[(y + 1) * (width + 1) + x + 1] = above.wrapping_add(row);
            }
        }
        Self { width, height, upper_left: sums }
    }
    /// The mean of the pixels up to `reach` away that are in the picture.
    fn mean(&self, x: usize, y: usize, reach: usize) -> u32 {
        let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(self.width));
        let (top, bottom) = (y.saturating_sub(reach), (y + reach + 1).min(self.height));
        let at = |x: usize, y: usize| self.upper_left[y * (self.width + 1) + x];
        let sum = at(right, bottom)
            .wrapping_sub(at(left, bottom))
            .wrapping_sub(at(right, top))
            .wrapping_add(at(left, top));
        sum / ((right - left) * (bottom - top)) as u32
    }
}

impl Ink {
    /// Every pixel darker than the mean around it by at least `least` (lighter if `is_light`).
    pub(crate) fn of(
        picture: &Picture,
        sums: &Sums,
        reach: usize,
        least: u32,
        is_light: bool,
    ) -> Self {
        let (width, height) = (picture.width(), picture.height());
        let mut pixels = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let (own, mean) = (u32::from(picture.at(x, y)), sums.mean(x, y, reach));
                pixels.push(if is_light { own >= mean + least } else { own + least <= mean });
            }
        }
        Self { width, height, pixels }
    }

    /// Only the ink of lines across or down, straight for at least `least` pixels. What stands beside a
    /// grid and touches it is gone.
    pub(crate) fn lines(&self, least: usize) -> Self {
        let (width, height) = (self.width, self.height);
        let mut pixels = vec![false; self.pixels.len()];
        let mut keep = |start: usize, step: usize, count: usize| {
            let mut run = 0;
            for nth in 0..=count {
                if nth < count && self.pixels[start + nth * step] {
                    run += 1;
                    continue;
                }
                if run >= least {
                    (nth - run..nth).for_each(|own| pixels[start + own * step] = true);
                }
                run = 0;
            }
        };
        (0..height).for_each(|y| keep(y * width, 1, width));
        (0..width).for_each(|x| keep(x, width, height));
        Self { width, height, pixels }
    }

    /// Ink and all neighbouring pixels, so that gaps of a pixel or two close.
    pub(crate) fn spread(&self) -> Self {
        let (width, height) = (self.width, self.height);
        let mut across = self.pixels.clone();
        for (row, own) in across.chunks_mut(width).zip(self.pixels.chunks(width)) {
            for x in 0..width {
                row[x] = own[x.saturating_sub(1)] || own[x] || own[(x + 1).min(width - 1)];
            }
        }
        let mut pixels = across.clone();
        for y in 0..height {
            let (above, below) = (y.saturating_sub(1) * width, (y + 1).min(height - 1) * width);
            for x in 0..width {
                pixels[y * width + x] |= across[above + x] || across[below + x];
            }
        }
        Self { width, height, pixels }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_strokes_are_not_lines() {
        let rows = ["#....#", "#.##.#", "#....#", "######"];
        let pixels = rows.iter().flat_map(|row| row.bytes().map(|byte| byte == b'#')).collect();
        let lines = Ink { width: 6, height: 4, pixels }.lines(4);
        let kept: Vec<bool> = (0..24).map(|at| at % 6 == 0 || at % 6 == 5 || at >= 18).collect();
        assert_eq!(lines.pixels, kept);
    }

    #[test]
    fn a_dark_dot_on_paper_that_darkens_is_ink_and_the_paper_is_not() {
        let (width, height) = (40, 20);
        let grey = |at: usize| if at == 10 * 40 + 20 { 30 } else { 200 - (at % 40) as u8 };
        let picture = Picture::grey(width, height, (0..800).map(grey).collect()).unwrap();
        let ink = Ink::of(&picture, &Sums::new(&picture), 4, 5, false);
        assert_eq!(ink.pixels.iter().filter(|is_ink| **is_ink).count(), 1);
        assert!(ink.pixels[10 * 40 + 20]);
        assert_eq!(ink.spread().pixels.iter().filter(|is_ink| **is_ink).count(), 9);
        let light = Ink::of(&picture.inverted(), &Sums::new(&picture.inverted()), 4, 5, true);
        assert_eq!(light.pixels, ink.pixels);
    }
}
