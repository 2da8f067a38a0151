//! The lines of a grid: where its cells are, and how bold lines divide it.
use super::{Line, NEAR};
use crate::regions;

/// How many cells a row of a grid may have.
const SIDES: core::ops::RangeInclusive<usize> = 4..=16;
/// A line belongs to a grid if it is at least this share as long as the longest one.
const WHOLE: f64 = 0.95;
/// Lines are at equal distances if none is off by this share of a cell.
const EVEN: f64 = 0.12;
/// A line is bold if it is more than this many times as thick as the thinnest one.
const BOLD: f64 = 1.35;

/// The places of whole lines, if they are at equal distances and there are as many as a grid has.
pub(super) fn places(lines: impl Iterator<Item = Line>) -> Option<Vec<f64>> {
    let lines: Vec<Line> = lines.collect();
    let longest = lines.iter().map(|line| line.to - line.from).fold(0.0, f64::max);
    let whole = lines.iter().filter(|line| line.to - line.from >= WHOLE * longest);
    let mut all: Vec<f64> = whole.map(|line| line.at).collect();
    all.sort_by(f64::total_cmp);
    all.dedup_by(|later, earlier| *later - *earlier < 0.02 * longest);
    let cells = all.len().checked_sub(1).filter(|cells| SIDES.contains(cells))?;
    let (first, last) = (all[0], all[cells]);
    let pitch = (last - first) / cells as f64;
    let is_even =
        |(at, place): (usize, &f64)| (place - first - at as f64 * pitch).abs() < EVEN * pitch;
    all.iter().enumerate().all(is_even).then_some(all)
}

/// Where the lines of a grid are.
pub(super) struct Lattice {
    pub(super) rows: Vec<f64>,
    pub(super) columns: Vec<f64>,
}

impl Lattice {
    pub(super) fn place(&self) -> [f64; 4] {
        let ends = |all: &[f64]| (all.first().copied(), all.last().copied());
        let ((left, right), (top, bottom)) = (ends(&self.columns), ends(&self.rows));
        [left, top, right, bottom].map(Option::unwrap_or_default)
    }
    pub(super) fn pitch(&self) -> f64 {
        let [left, top, right, bottom] = self.place();
        (right - left).min(bottom - top) / (self.rows.len() - 1) as f64
    }
    /// The cell at a point.
    pub(super) fn cell(&self, (x, y): (f64, f64)) -> Option<usize> {
        let find = |all: &[f64], place: f64| {
            all.windows(2).position(|pair| (pair[0]..pair[1]).contains(&place))
        };
        Some(find(&self.rows, y)? * (self.rows.len() - 1) + find(&self.columns, x)?)
    }
    /// The middle of a cell.
    pub(super) fn middle(&self, cell: usize) -> (f64, f64) {
        let side = self.rows.len() - 1;
        let middle = |all: &[f64], at: usize| f64::midpoint(all[at], all[at + 1]);
        (middle(&self.columns, cell % side), middle(&self.rows, cell / side))
    }
    /// The parts into which bold lines divide the grid, if there are as many as digits, all of one
    /// size.
    pub(super) fn regions(&self, across: &[Line], down: &[Line]) -> Option<Vec<u8>> {
        let side = self.rows.len() - 1;
        let thin = across.iter().chain(down).map(|line| line.width).filter(|width| *width > 0.0);
        let thin = thin.fold(f64::MAX, f64::min);
        let covers = |lines: &[Line], at: f64, middle: f64| {
            lines.iter().any(|line| {
                line.width > BOLD * thin
                    && (line.at - at).abs() <= NEAR
                    && (line.from..=line.to).contains(&middle)
            })
        };
        let middle = |all: &[f64], at: usize| f64::midpoint(all[at], all[at + 1]);
        regions::parts(side, |one, other| {
            let (row, column) = (other / side, other % side);
            if other == one + 1 {
                covers(down, self.columns[column], middle(&self.rows, row))
            } else {
                covers(across, self.rows[row], middle(&self.columns, column))
            }
        })
    }
}
