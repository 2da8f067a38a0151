//! The lines of a grid: where its cells are, and how bold lines divide it.
use super::{Line, NEAR};

/// A grid has this many cells in a row.
const SIDES: core::ops::RangeInclusive<usize> = 4..=16;
/// A line is one of a grid when it is as long as this share of the grid's side.
const WHOLE: f64 = 0.95;
/// Lines are at equal distances when none is further off than this share of a cell.
const EVEN: f64 = 0.12;
/// A line is bold when it is thicker than a thin one by this factor.
const BOLD: f64 = 1.35;

/// The places of whole lines, if they are at equal distances and as many as a grid has.
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
    /// The parts into which bold lines divide the grid, if there are as many as digits, all of a size.
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
        let mut regions = vec![u8::MAX; side * side];
        let mut count = 0;
        for start in 0..side * side {
            if regions[start] < u8::MAX {
                continue;
            }
            let mut waiting = vec![start];
            while let Some(cell) = waiting.pop() {
                if core::mem::replace(&mut regions[cell], count) < u8::MAX {
                    continue;
                }
                let (row, column) = (cell / side, cell % side);
                let (x, y) = (middle(&self.columns, column), middle(&self.rows, row));
                let mut go = |is_free: bool, to: usize| {
                    if is_free && regions[to] == u8::MAX {
                        waiting.push(to);
                    }
                };
                go(
                    row > 0 && !covers(across, self.rows[row], x),
                    cell.wrapping_sub(side).min(cell),
                );
                go(
                    row + 1 < side && !covers(across, self.rows[row + 1], x),
                    (cell + side).min(side * side - 1),
                );
                go(column > 0 && !covers(down, self.columns[column], y), cell.saturating_sub(1));
                go(
                    column + 1 < side && !covers(down, self.columns[column + 1], y),
                    (cell + 1).min(side * side - 1),
                );
            }
            count += 1;
        }
        let mut sizes = vec![0; usize::from(count)];
        for own in &regions {
            sizes[usize::from(*own)] += 1;
        }
        let is_fair = sizes.iter().all(|size| *size == side);
        (usize::from(count) == side && is_fair).then_some(regions)
    }
}
