//! A player's notes in a cell that has some in its middle. Those of the corner go around them, each
//! digit at its own place: a note never moves because another one appears or disappears, and none is lost.
use super::layers::Layers;
use super::layout::{CELL, Layout};
use super::paper::{Paper, Point, Type, units};
use super::theme::Palette;
use core::fmt::Write as _;
use whydoku_core::{Candidate, Cell, Digit, DigitSet};

/// The width and height of a digit relative to its size, with a little space.
const WIDE: f64 = 0.66;
const HIGH: f64 = 0.78;
/// The size of corner notes beside the middle, relative to the others.
const BESIDE: f64 = 0.75;
/// The distance between the lines of the middle, relative to their size.
const LINE: f64 = 0.95;
/// The gap between the middle and the notes beside it.
const GAP: f64 = 3.0;
/// The largest size of notes in the middle, and how many of them go on one line.
const LARGEST: f64 = 17.0;
const ON_LINE: usize = 5;

/// The places of notes in a cell of a board. Where there are two rows of candidates, all of them stay
/// where they are without a note in the middle; if there are more, the first and the last do, and the others
/// go to both sides of the middle.
struct Places<'a> {
    layout: Layout<'a>,
    /// Candidates before those that stand beside the middle, and before the last row.
    beside: (usize, usize),
    /// The band between the first and the last row.
    band: (f64, f64),
    /// Lines on each side of the middle.
    lines: usize,
    /// Digits in a line on each side.
    columns: usize,
}

impl<'a> Places<'a> {
    fn new(layout: Layout<'a>) -> Self {
        let (across, down) = layout.spots();
        let last = across * down.saturating_sub(1);
        let corner = layout.corner(Cell::new(0));
        let of = |digit| layout.spot(Candidate::new(Cell::new(0), Digit::new(digit))).y - corner.y;
        let half = layout.spot_size() * HIGH / 2.0;
        let band = (of(0) + half, of(last) - half);
        let beside = (across, last.max(across));
        let count = beside.1 - beside.0;
        let fits = ((band.1 - band.0) / (layout.spot_size() * BESIDE * HIGH)).floor();
        let lines = (1..=count).rev().find(|&lines| units(lines) <= fits).unwrap_or(1);
        Self { layout, beside, band, lines, columns: count.div_ceil(2).div_ceil(lines) }
    }
    /// The space for a digit beside the middle.
    fn step(&self) -> f64 {
        self.layout.spot_size() * BESIDE * WIDE
    }
    /// The position of one of several lines in the band.
    fn line(&self, line: usize, of: usize) -> f64 {
        let (top, bottom) = self.band;
        top + (bottom - top) * (units(line) + 0.5) / units(of.max(1))
    }
    fn is_beside(&self, digit: Digit) -> bool {
        (self.beside.0..self.beside.1).contains(&digit.index())
    }
    /// The position of a corner note, and its size.
    fn of(&self, candidate: Candidate) -> (Point, f64) {
        let size = self.layout.spot_size();
        if !self.is_beside(candidate.digit) {
            return (self.layout.spot(candidate), size);
        }
        let half = (self.beside.1 - self.beside.0).div_ceil(2);
        let at = candidate.digit.index() - self.beside.0;
        let (is_right, at) = (at >= half, at % half);
        let from_edge = 1.0 + self.step() * (units(at / self.lines) + 0.5);
        let x = if is_right { CELL - from_edge } else { from_edge };
        let y = self.line(at % self.lines, self.lines);
        (self.layout.corner(candidate.cell).shifted(x, y), size * BESIDE)
    }
}

/// Notes of the corner around those in the middle.
pub(super) fn corner(
    paper: &mut Paper,
    layout: Layout<'_>,
    palette: &Palette,
    (cell, digits): (Cell, DigitSet),
) {
    let places = Places::new(layout);
    for digit in digits.iter().filter(|digit| digit.index() < layout.side()) {
        let (at, size) = places.of(Candidate::new(cell, digit));
        let style = Type { colour: palette.soft, size, bold: false };
        paper.label(at, &layout.shape.digit_name(digit), style);
    }
}

/// The most notes that have room in the corners, and between them above and below.
const IN_CORNERS: usize = 6;

/// Whether so many notes have room in the corners of a cell.
pub(super) fn fit_in_corners(digits: DigitSet) -> bool {
    digits.len() <= IN_CORNERS
}

/// Notes in the corners of a cell in reading order, clear of a number in its upper left corner.
pub(super) fn in_corners(
    paper: &mut Paper,
    layout: Layout<'_>,
    palette: &Palette,
    (cell, digits): (Cell, DigitSet),
) {
    let taken = layout.has_number(cell);
    let count = digits.len();
    let above = match (taken, count) {
        (true, _) => 1.max(count / 2),
        (false, ..=2) => count,
        (false, _) => count.div_ceil(2),
    };
    let (edge, top) = layout.insets();
    let size = if count > 4 { 15.0 } else { 17.0 };
    let (left, right) = (edge + size * 0.4, CELL - edge - size * 0.4);
    for (at, digit) in digits.iter().enumerate() {
        let is_above = at < above;
        let (place, row) = if is_above { (at, above) } else { (at - above, count - above) };
        let from = if is_above && taken { CELL / 2.0 } else { left };
        // Beside a number, a single note is on the right.
        let x = match row {
            1 if is_above && taken => right,
            1 => left,
            _ => from + (right - from) * units(place) / units(row - 1),
        };
        let y = if is_above { top } else { CELL - edge - size * 0.45 };
        let style = Type { colour: palette.soft, size, bold: false };
        paper.label(layout.corner(cell).shifted(x, y), &layout.shape.digit_name(digit), style);
    }
}

/// Notes in the middle of a cell, on as many lines as they need.
pub(super) fn middle(
    paper: &mut Paper,
    layout: Layout<'_>,
    palette: &Palette,
    (cell, corner, layers): (Cell, DigitSet, &Layers),
) {
    let names: Vec<String> = layers
        .centre_of(cell)
        .iter()
        .filter(|digit| digit.index() < layout.side())
        .map(|digit| layout.shape.digit_name(digit))
        .collect();
    if names.is_empty() {
        return;
    }
    let places = Places::new(layout);
    let beside = corner.iter().any(|digit| places.is_beside(digit));
    let taken = if beside { places.step() * units(places.columns) + GAP } else { 2.0 };
    let lines = names.len().div_ceil(ON_LINE);
    let longest = names.len().div_ceil(lines);
    let high = (places.band.1 - places.band.0) / units(lines) / LINE;
    let wide = (CELL - 2.0 * taken) / units(longest) / WIDE;
    let style = Type { colour: palette.placed, size: wide.min(high).min(LARGEST), bold: false };
    for (line, part) in names.chunks(longest).enumerate() {
        let mut text = String::new();
        for name in part {
            let _ = write!(text, "{name}");
        }
        let at = layout.corner(cell).shifted(CELL / 2.0, places.line(line, lines));
        paper.label(at, &text, style);
    }
}
