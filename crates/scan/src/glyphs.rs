//! The characters of our own drawings, bold and not. Drawn boards with more than nine digits write `a` to `g` for 10
//! to 16, and the net knows no letters. If most characters of a grid look like these, they are compared
//! with them. Letters in any other style are not read.
use crate::marks::Blob;
use crate::straight::SIDE;

/// Side of the picture of a character, which fills its height.
const RASTER: usize = 16;
/// The greatest level of ink in the table.
#[cfg(test)]
const LEVELS: f32 = 15.0;
/// How sharply the likeness tells one character from another: the larger, the surer.
const DISTINCT: f32 = 60.0;

/// A character less alike than the best one by less than this may be meant, too.
const NEARLY: f32 = 0.08;

/// A character scaled to the raster, in levels of ink.
pub(crate) type Raster = [f32; RASTER * RASTER];

/// How many characters there are in each weight.
const CHARACTERS: usize = 16;
/// The characters 1 to 9 and `a` to `g`, bold as givens are and then once more as entries and marks are, with a
/// hexadecimal digit for each pixel.
const TABLE: &str = include_str!("glyphs.txt");

/// All characters, each with a mean of zero and a length of one.
pub(crate) fn known() -> Vec<Raster> {
    let rows: Vec<&str> = TABLE.lines().filter(|line| line.len() == RASTER).collect();
    let level = |byte: u8| char::from(byte).to_digit(16).unwrap_or(0) as f32;
    let glyph = |rows: &[&str]| {
        let mut raster = [0.0; RASTER * RASTER];
        let levels = rows.iter().flat_map(|row| row.bytes()).map(level);
        raster.iter_mut().zip(levels).for_each(|(own, level)| *own = level);
        normal(&raster)
    };
    rows.chunks(RASTER).map(glyph).collect()
}

/// A blob scaled to the height of the raster.
pub(crate) fn raster(blob: &Blob, ink: &[f32], labels: &[usize]) -> Raster {
    let scale = blob.height() as f32 / RASTER as f32;
    let left = (blob.left + blob.right) as f32 / 2.0 - RASTER as f32 / 2.0 * scale;
    let own = |x: f32, y: f32| {
        let (x, y) = (left + x * scale, blob.top as f32 + y * scale);
        if x < 0.0 || x as usize >= SIDE || y as usize >= SIDE {
            return 0.0;
        }
        let at = y as usize * SIDE + x as usize;
        let is_near = (blob.left..blob.right).contains(&(x as usize));
        if is_near && (labels[at] == 0 || labels[at] == blob.label) {
            ink[at].max(0.0)
        } else {
            0.0
        }
    };
    core::array::from_fn(|at| {
        let (x, y) = ((at % RASTER) as f32, (at / RASTER) as f32);
        let parts = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)];
        parts.iter().map(|(right, down)| own(x + right, y + down)).sum::<f32>() / 4.0
    })
}

pub(crate) fn normal(raster: &Raster) -> Raster {
    let mean = raster.iter().sum::<f32>() / raster.len() as f32;
    let length = raster.iter().map(|own| (own - mean).powi(2)).sum::<f32>().sqrt().max(1e-6);
    raster.map(|own| (own - mean) / length)
}

/// The upper part of a character, enlarged to the height of the raster.
pub(crate) fn upper(raster: &Raster, share: f32) -> Raster {
    let place = |at: usize, from: f32| ((at as f32 + 0.5 - from) * share + from) as usize;
    let middle = RASTER as f32 / 2.0;
    normal(&core::array::from_fn(|at| {
        raster[place(at / RASTER, 0.0) * RASTER + place(at % RASTER, middle)]
    }))
}

/// The known character that a character is most like.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Like {
    pub(crate) number: u8,
    /// How much alike they are, at most 1.
    pub(crate) alike: f32,
    /// How likely it is to be that character, if it is one of the known ones.
    pub(crate) chance: f32,
    /// The characters that it may be, as bits; the lowest stands for 1.
    nearly: u32,
}

impl Like {
    pub(crate) fn may_be(&self, number: u8) -> bool {
        self.nearly >> (number - 1) & 1 == 1
    }
    /// Whether it may be a letter.
    pub(crate) fn has_letters(&self) -> bool {
        self.nearly >> 9 > 0
    }
}

/// How much a character is like each of those that are known, up to this number.
pub(crate) fn alike(raster: &Raster, known: &[Raster], most: usize) -> Vec<f32> {
    let raster = normal(raster);
    let alike = |other: &Raster| raster.iter().zip(other).map(|(one, other)| one * other).sum();
    let in_any_weight =
        |number| known.iter().skip(number).step_by(CHARACTERS).map(alike).fold(f32::MIN, f32::max);
    (0..most.min(CHARACTERS)).map(in_any_weight).collect()
}

/// The known character that a character is most like.
pub(crate) fn like(raster: &Raster, known: &[Raster], most: usize) -> Like {
    let all = alike(raster, known, most);
    let best = (0..all.len()).max_by(|a, b| all[*a].total_cmp(&all[*b])).unwrap_or(0);
    let most = all.get(best).copied().unwrap_or(0.0);
    let sum: f32 = all.iter().map(|own| (DISTINCT * (own - most)).exp()).sum();
    let nearly = all.iter().rev().fold(0, |bits, own| bits << 1 | u32::from(*own > most - NEARLY));
    Like { number: best as u8 + 1, alike: most, chance: 1.0 / sum.max(1.0), nearly }
}

#[cfg(test)]
pub(crate) fn written(rasters: &[Raster]) -> String {
    let mut text = String::new();
    for raster in rasters {
        let most = raster.iter().copied().fold(0.0, f32::max);
        for row in raster.chunks(RASTER) {
            let level = |ink: &f32| (ink / most * LEVELS).round() as u32;
            text.extend(row.iter().filter_map(|ink| char::from_digit(level(ink), 16)));
            text.push('\n');
        }
        text.push('\n');
    }
    text
}
