//! Pictures: a bounded number of grey pixels, which can be made smaller, turned and smoothed.
use core::fmt;

/// A picture with more pixels than this is refused. The largest telephone cameras give 50 million
/// by default; a file of a few bytes can claim billions.
pub const MOST_PIXELS: usize = 64_000_000;

/// Why pixels are not a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureError {
    /// Width or height is zero.
    Empty,
    /// There are more pixels than [`MOST_PIXELS`].
    TooLarge {
        /// The width in pixels.
        width: usize,
        /// The height in pixels.
        height: usize,
    },
    /// There are fewer or more bytes than width and height need.
    Length {
        /// How many bytes they need.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the picture has no pixels"),
            Self::TooLarge { width, height } => {
                let most = MOST_PIXELS / 1_000_000;
                write!(f, "{width} by {height} is more than {most} million pixels; make it smaller")
            }
            Self::Length { expected, found } => {
                write!(f, "the picture needs {expected} bytes, and there are {found}")
            }
        }
    }
}

impl core::error::Error for PictureError {}

/// A picture: one byte per pixel, row by row, from 0 (black) to 255 (white); and another for its tint, if it is
/// known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    width: usize,
    height: usize,
    grey: Vec<u8>,
    /// From 0 (yellow or red) through [`NEUTRAL`] (grey) to 255 (blue). Empty if unknown.
    tints: Vec<u8>,
}

/// The tint of grey.
pub(crate) const NEUTRAL: u8 = 128;

impl Picture {
    /// A picture of grey pixels, row by row.
    ///
    /// ```
    /// use whydoku_scan::{Picture, PictureError};
    /// assert!(Picture::grey(3, 2, vec![255; 6]).is_ok());
    /// let short = Picture::grey(3, 2, vec![255; 5]);
    /// assert_eq!(short, Err(PictureError::Length { expected: 6, found: 5 }));
    /// ```
    ///
    /// # Errors
    /// When there are no pixels or too many, or their number does not match width and height.
    pub fn grey(width: usize, height: usize, grey: Vec<u8>) -> Result<Self, PictureError> {
        expect(width, height, 1, grey.len())?;
        Ok(Self { width, height, grey, tints: Vec::new() })
    }

    /// A picture of grey pixels and their tints, from 0 to 255: 128 and a sixth of what three times the blue exceeds
    /// twice the red and the green together by. So grey is 128, blue far above it, and red far below. With tints, digits
    /// in another colour than the givens are taken for entries.
    ///
    /// # Errors
    /// As [`Picture::grey`].
    pub fn tinted(
        width: usize,
        height: usize,
        grey: Vec<u8>,
        tints: Vec<u8>,
    ) -> Result<Self, PictureError> {
        expect(width, height, 1, tints.len())?;
        Ok(Self { tints, ..Self::grey(width, height, grey)? })
    }

    /// A picture from pixels with red, green and blue.
    ///
    /// # Errors
    /// As [`Picture::grey`].
    pub fn rgb(width: usize, height: usize, bytes: &[u8]) -> Result<Self, PictureError> {
        expect(width, height, 3, bytes.len())?;
        let (pixels, _) = bytes.as_chunks::<3>();
        let grey = pixels.iter().map(|pixel| light(*pixel)).collect();
        Self::tinted(width, height, grey, pixels.iter().map(|pixel| tint(*pixel, 255)).collect())
    }

    /// A picture from pixels with red, green, blue and opacity, laid on white paper.
    ///
    /// # Errors
    /// As [`Picture::grey`].
    pub fn rgba(width: usize, height: usize, bytes: &[u8]) -> Result<Self, PictureError> {
        expect(width, height, 4, bytes.len())?;
        let on_white = |[red, green, blue, cover]: &[u8; 4]| {
            let light = u16::from(light([*red, *green, *blue]));
            let cover = u16::from(*cover);
            ((light * cover + 255 * (255 - cover)) / 255) as u8
        };
        let (pixels, _) = bytes.as_chunks::<4>();
        let tint = |[red, green, blue, cover]: &[u8; 4]| tint([*red, *green, *blue], *cover);
        let grey = pixels.iter().map(on_white).collect();
        Self::tinted(width, height, grey, pixels.iter().map(tint).collect())
    }

    /// The width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }
    /// The height in pixels.
    pub fn height(&self) -> usize {
        self.height
    }
    /// The pixels, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.grey
    }

    /// The picture turned clockwise by a number of quarters.
    #[must_use]
    pub fn turned(&self, quarters: u8) -> Self {
        let (width, height) = (self.width, self.height);
        let (new_width, new_height) =
            if quarters.is_multiple_of(2) { (width, height) } else { (height, width) };
        let turn = |pixels: &[u8]| {
            let mut turned = Vec::with_capacity(pixels.len());
            let rows = if pixels.is_empty() { 0 } else { new_height };
            for y in 0..rows {
                for x in 0..new_width {
                    let (column, row) = match quarters % 4 {
                        0 => (x, y),
                        1 => (y, height - 1 - x),
                        2 => (width - 1 - x, height - 1 - y),
                        _ => (width - 1 - y, x),
                    };
                    turned.push(pixels[row * width + column]);
                }
            }
            turned
        };
        let (grey, tints) = (turn(&self.grey), turn(&self.tints));
        Self { width: new_width, height: new_height, grey, tints }
    }

    /// The picture with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = self.clone();
        for pixels in [&mut mirrored.grey, &mut mirrored.tints] {
            pixels.chunks_mut(self.width).for_each(<[u8]>::reverse);
        }
        mirrored
    }

    /// The picture with light and dark exchanged.
    #[must_use]
    pub fn inverted(&self) -> Self {
        let grey = self.grey.iter().map(|grey| 255 - grey).collect();
        Self::plain(self.width, self.height, grey)
    }

    fn plain(width: usize, height: usize, grey: Vec<u8>) -> Self {
        Self { width, height, grey, tints: Vec::new() }
    }

    /// The tint of a pixel, if it is known.
    pub(crate) fn tint(&self, x: usize, y: usize) -> Option<u8> {
        self.tints.get(y * self.width + x).copied()
    }

    pub(crate) fn at(&self, x: usize, y: usize) -> u8 {
        self.grey[y * self.width + x]
    }

    /// The picture made so small that its longer side has at most `most` pixels. Each pixel is the mean
    /// of what it covers.
    pub(crate) fn within(&self, most: usize) -> Self {
        let longer = self.width.max(self.height);
        if longer <= most {
            return self.clone();
        }
        let side = |own: usize| (own * most / longer).max(1);
        self.shrunk(side(self.width), side(self.height))
    }

    /// The picture with another number of pixels, no more than now in either direction.
    pub(crate) fn shrunk(&self, width: usize, height: usize) -> Self {
        let columns = shares(self.width, width);
        let rows = shares(self.height, height);
        let mut grey = Vec::with_capacity(width * height);
        let mut sums = vec![0.0; self.width];
        for row in &rows {
            sums.fill(0.0);
            for (offset, share) in row.shares.iter().enumerate() {
                let start = (row.first + offset) * self.width;
                let line = &self.grey[start..start + self.width];
                for (sum, pixel) in sums.iter_mut().zip(line) {
                    *sum += f32::from(*pixel) * share;
                }
            }
            for column in &columns {
                let own = &sums[column.first..column.first + column.shares.len()];
                let sum: f32 = own.iter().zip(&column.shares).map(|(sum, share)| sum * share).sum();
                grey.push((sum + 0.5) as u8);
            }
        }
        Self::plain(width, height, grey)
    }

    /// The part between two corners, the second exclusive; both are first moved into the picture.
    pub(crate) fn part(
        &self,
        (left, top): (usize, usize),
        (right, bottom): (usize, usize),
    ) -> Self {
        let (left, top) = (left.min(self.width - 1), top.min(self.height - 1));
        let (right, bottom) =
            (right.clamp(left + 1, self.width), bottom.clamp(top + 1, self.height));
        let rows = self.grey.chunks(self.width).skip(top).take(bottom - top);
        let grey = rows.flat_map(|row| &row[left..right]).copied().collect();
        Self::plain(right - left, bottom - top, grey)
    }

    /// The same with its tints.
    #[cfg(feature = "outlines")]
    pub(crate) fn tinted_part(&self, first: (usize, usize), end: (usize, usize)) -> Self {
        let tints = Self::plain(self.width, self.height, self.tints.clone());
        Self { tints: tints.part(first, end).grey, ..self.part(first, end) }
    }

    /// The picture smoothed over three by three pixels; nearer ones count more.
    pub(crate) fn softened(&self) -> Self {
        let (width, height) = (self.width, self.height);
        let smooth =
            |a: u8, b: u8, c: u8| ((u16::from(a) + 2 * u16::from(b) + u16::from(c) + 2) / 4) as u8;
        let mut across = Vec::with_capacity(self.grey.len());
        for row in self.grey.chunks(width) {
            across
                .extend((0..width).map(|x| {
                    smooth(row[x.saturating_sub(1)], row[x], row[(x + 1).min(width - 1)])
                }));
        }
        let mut grey = Vec::with_capacity(self.grey.len());
        for y in 0..height {
            let line = |y: usize| &across[y * width..(y + 1) * width];
            let (above, own, below) =
                (line(y.saturating_sub(1)), line(y), line((y + 1).min(height - 1)));
            grey.extend((0..width).map(|x| smooth(above[x], own[x], below[x])));
        }
        Self::plain(width, height, grey)
    }
}

fn expect(width: usize, height: usize, bytes: usize, found: usize) -> Result<(), PictureError> {
    if width == 0 || height == 0 {
        return Err(PictureError::Empty);
    }
    match width.checked_mul(height) {
        Some(pixels) if pixels <= MOST_PIXELS => {
            let expected = pixels * bytes;
            if found == expected { Ok(()) } else { Err(PictureError::Length { expected, found }) }
        }
        _ => Err(PictureError::TooLarge { width, height }),
    }
}

/// How light a colour appears.
fn light([red, green, blue]: [u8; 3]) -> u8 {
    let sum = 299 * u32::from(red) + 587 * u32::from(green) + 114 * u32::from(blue);
    ((sum + 500) / 1000) as u8
}

/// The tint of a colour with this opacity, laid on white paper.
fn tint(colour: [u8; 3], cover: u8) -> u8 {
    let [red, green, blue] = colour.map(i32::from);
    let bluer = (3 * blue - 2 * red - green) / 6;
    (i32::from(NEUTRAL) + bluer * i32::from(cover) / 255) as u8
}

/// The old pixels that a new one covers, and the share of each that it covers.
struct Covered {
    first: usize,
    shares: Vec<f32>,
}

fn shares(old: usize, new: usize) -> Vec<Covered> {
    let scale = old as f64 / new as f64;
    let covered = |at: usize| {
        let (low, high) = (at as f64 * scale, ((at + 1) as f64 * scale).min(old as f64));
        let first = (low as usize).min(old - 1);
        let end = (high.ceil() as usize).clamp(first + 1, old);
        let share = |pixel: usize| {
            let cover = ((pixel + 1) as f64).min(high) - (pixel as f64).max(low);
            (cover.max(0.0) / (high - low)) as f32
        };
        Covered { first, shares: (first..end).map(share).collect() }
    };
    (0..new).map(covered).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbered(width: usize, height: usize) -> Picture {
        let grey = (0..width * height).map(|at| (at * 7 % 251) as u8).collect();
        Picture::plain(width, height, grey)
    }

    #[test]
    fn four_quarter_turns_change_nothing() {
        let picture = numbered(5, 3);
        let quarter = picture.turned(1);
        assert_eq!((quarter.width(), quarter.height()), (3, 5));
        assert_eq!(quarter.at(2, 0), picture.at(0, 0), "the upper left corner goes to the right");
        assert_eq!(quarter.turned(1), picture.turned(2));
        assert_eq!(quarter.turned(3), picture);
    }
    #[test]
    fn shrinking_keeps_the_mean() {
        let picture = numbered(97, 61);
        let mean = |picture: &Picture| {
            let sum: f64 = picture.pixels().iter().map(|pixel| f64::from(*pixel)).sum();
            sum / picture.pixels().len() as f64
        };
        for (width, height) in [(40, 30), (97, 1), (1, 61), (96, 60)] {
            assert!((mean(&picture.shrunk(width, height)) - mean(&picture)).abs() < 1.0);
        }
        let thin = Picture::plain(5000, 2, vec![7; 10_000]).within(800);
        assert_eq!((thin.width(), thin.height()), (800, 1));
    }
    #[test]
    fn pictures_that_claim_billions_of_pixels_are_refused() {
        let huge = Picture::grey(1 << 40, 1 << 40, Vec::new());
        assert!(matches!(huge, Err(PictureError::TooLarge { .. })));
        assert_eq!(Picture::rgb(0, 7, &[]), Err(PictureError::Empty));
    }
    #[test]
    fn transparent_pixels_are_white_paper() {
        let picture = Picture::rgba(2, 1, &[0, 0, 0, 0, 0, 0, 0, 255]).unwrap();
        assert_eq!(picture.pixels(), [255, 0]);
    }
    #[test]
    fn tints_are_known_for_colours_alone_and_turn_with_the_picture() {
        let colours = [[255, 0, 0], [90, 90, 90], [0, 200, 255]];
        let picture = Picture::rgb(3, 1, colours.as_flattened()).unwrap();
        let turned = [picture.clone(), picture.mirrored(), picture.turned(2), picture.turned(1)];
        let tints = turned.map(|picture| picture.tints);
        assert_eq!(tints, [[43, 128, 222], [222, 128, 43], [222, 128, 43], [43, 128, 222]]);
        assert_eq!(picture.tint(2, 0), Some(222));
        assert_eq!(picture.within(2).tint(0, 0), None);
        let faint = Picture::rgba(1, 1, &[0, 0, 255, 128]).unwrap();
        assert_eq!(faint.tint(0, 0), Some(191));
    }
}
