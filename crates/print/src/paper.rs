//! Sizes of paper, from names, inches and millimetres.
use core::fmt;
use core::str::FromStr;
use whydoku_core::UnknownName;

/// Thousandths of a millimetre in an inch.
const INCH: f64 = 25_400.0;
/// Points in an inch.
const POINTS: f64 = 72.0;
/// Lengths without a unit below this are inches.
const INCHES_BELOW: f64 = 25.0;
/// The shortest and the longest side: 2 inches and 40 inches.
const LEAST: u32 = 50_800;
const MOST: u32 = 1_016_000;

/// The size of a page after trimming.
///
/// ```
/// use whydoku_print::PaperSize;
/// let trim: PaperSize = "6x9in".parse()?;
/// assert_eq!(trim.points(), (432.0, 648.0));
/// assert_eq!("6x9".parse(), Ok(trim));
/// assert_eq!("152.4x228.6mm".parse(), Ok(trim));
/// assert_eq!("A4".parse(), Ok(PaperSize::A4));
/// # Ok::<(), whydoku_core::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaperSize {
    /// In thousandths of a millimetre, so that two sizes can be compared.
    width: u32,
    height: u32,
}

/// The names that are not lengths.
const NAMES: [(&str, PaperSize); 8] = [
    ("a4", PaperSize::A4),
    ("a5", PaperSize::A5),
    ("a6", PaperSize { width: 105_000, height: 148_000 }),
    ("b5", PaperSize { width: 176_000, height: 250_000 }),
    ("letter", PaperSize::LETTER),
    ("digest", PaperSize { width: 139_700, height: 215_900 }),
    ("legal", PaperSize { width: 215_900, height: 355_600 }),
    ("pocket", PaperSize { width: 107_950, height: 174_625 }),
];

impl PaperSize {
    /// 210 by 297 millimetres.
    pub const A4: Self = Self { width: 210_000, height: 297_000 };
    /// 148 by 210 millimetres.
    pub const A5: Self = Self { width: 148_000, height: 210_000 };
    /// 8.5 by 11 inches.
    pub const LETTER: Self = Self { width: 215_900, height: 279_400 };

    /// A size in millimetres; `None` unless both sides are from 50.8 to 1016 (2 to 40 inches).
    pub fn millimetres(width: f64, height: f64) -> Option<Self> {
        Self::of(width * 1000.0, height * 1000.0)
    }
    /// A size in inches; `None` unless both sides are from 2 to 40.
    pub fn inches(width: f64, height: f64) -> Option<Self> {
        Self::of(width * INCH, height * INCH)
    }
    fn of(width: f64, height: f64) -> Option<Self> {
        let side = |length: f64| {
            let length = length.round();
            (f64::from(LEAST)..=f64::from(MOST)).contains(&length).then_some(length as u32)
        };
        Some(Self { width: side(width)?, height: side(height)? })
    }
    /// Width and height in points, of which 72 make an inch.
    pub fn points(self) -> (f64, f64) {
        let points = |length: u32| f64::from(length) / INCH * POINTS;
        (points(self.width), points(self.height))
    }
}

impl Default for PaperSize {
    fn default() -> Self {
        Self::A4
    }
}

impl fmt::Display for PaperSize {
    /// The name, or width and height in inches.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((name, _)) = NAMES.iter().find(|(_, size)| size == self) {
            return f.write_str(name);
        }
        let inches = |length: u32| (f64::from(length) / INCH * 1000.0).round() / 1000.0;
        write!(f, "{}x{}in", inches(self.width), inches(self.height))
    }
}

impl FromStr for PaperSize {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let lower = text.trim().to_ascii_lowercase();
        if let Some((_, size)) = NAMES.iter().find(|(name, _)| *name == lower) {
            return Ok(*size);
        }
        let unknown = || {
            UnknownName::new(
                text,
                " is not a paper size; choose a4, a5, b5, letter or another name, or width and height such as 6x9in \
                 or 148x210mm, from 2 to 40 inches",
            )
        };
        let (lengths, unit) = if let Some(lengths) = lower.strip_suffix("mm") {
            (lengths, 1000.0)
        } else if let Some(lengths) = lower.strip_suffix("cm") {
            (lengths, 10_000.0)
        } else if let Some(lengths) = lower.strip_suffix("in").or(lower.strip_suffix('"')) {
            (lengths, INCH)
        } else {
            (lower.as_str(), 0.0)
        };
        let (width, height) = lengths.split_once(['x', '×']).ok_or_else(unknown)?;
        let length = |text: &str| text.trim().parse::<f64>().ok().filter(|it| it.is_finite());
        let (width, height) = (length(width), length(height));
        let (width, height) = width.zip(height).ok_or_else(unknown)?;
        // 6x9 is in inches; what is too large for that must say its unit.
        let unit = if unit == 0.0 && width.max(height) < INCHES_BELOW { INCH } else { unit };
        Self::of(width * unit, height * unit).ok_or_else(unknown)
    }
}

/// A length on paper.
///
/// ```
/// use whydoku_print::Length;
/// assert_eq!("0.5in".parse::<Length>()?.points(), 36.0);
/// assert_eq!("25.4mm".parse::<Length>()?.points(), 72.0);
/// assert!("12".parse::<Length>().is_err());
/// # Ok::<(), whydoku_core::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Length(f64);

impl Length {
    /// A length in points; `None` for what is negative or no number.
    pub fn from_points(points: f64) -> Option<Self> {
        (points.is_finite() && points >= 0.0).then_some(Self(points))
    }
    /// In points, of which 72 make an inch.
    pub fn points(self) -> f64 {
        self.0
    }
}

impl FromStr for Length {
    type Err = UnknownName;
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        let lower = text.trim().to_ascii_lowercase();
        let units = [("mm", 1000.0), ("cm", 10_000.0), ("in", INCH), ("pt", INCH / POINTS)];
        let found = units.into_iter().find_map(|(name, unit)| {
            let number: f64 = lower.strip_suffix(name)?.trim().parse().ok()?;
            Self::from_points(number * unit / INCH * POINTS)
        });
        found.ok_or_else(|| {
            UnknownName::new(text, " is not a length; write a number with its unit: 0.5in or 12mm")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_lengths_are_read_and_written() {
        for text in ["a4", "a5", "letter", "6x9in", "5x8in", "8.25x6in"] {
            let size: PaperSize = text.parse().expect("a size");
            assert_eq!(size.to_string(), text);
        }
        assert_eq!("8.5x11".parse(), Ok(PaperSize::LETTER));
        assert_eq!("14.8 x 21 cm".parse(), Ok(PaperSize::A5));
        for wrong in ["", "a3x", "6x", "x9", "1x1in", "200x300", "NaNx9", "-6x9", "6x900in"] {
            assert!(wrong.parse::<PaperSize>().is_err(), "{wrong}");
        }
    }
}
