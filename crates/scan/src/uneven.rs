//! Lines at unequal distances, as on a page that is bent so far that its far end is seen at a flat angle.
use crate::map::Map;

/// The least and the greatest distance between two lines, as shares of the usual one.
const NEAREST: f32 = 0.35;
const FURTHEST: f32 = 1.6;
/// From one pair of lines to the next, the distance changes by at most this share of the usual one...
const CHANGE: f32 = 0.4;
/// ...and each row of change counts as much as this much less ink.
const UNEVEN: f32 = 0.004;
/// How many rows of pixels are taken together.
const ROWS: usize = 2;
/// How far the outer lines may be from their places, in such rows.
const OFF: usize = 14;
/// Lines have at least this many times the ink of the places half way between them.
const STANDS_OUT: f32 = 2.5;

/// Where the lines across a grid with so many cells a row are, judging by the ink of each row of pixels. The first and the
/// last should be `border` pixels from the edges. `None` if they do not stand out.
pub(crate) fn places(cells: usize, border: usize, ridges: &Map) -> Option<Vec<f32>> {
    let inside = |y: usize| &ridges.row(y)[border..ridges.width - border];
    let mean = |y: usize| inside(y).iter().sum::<f32>() / inside(y).len() as f32;
    let together = |row: usize| (ROWS * row..ROWS * (row + 1)).map(mean).sum();
    let ink: Vec<f32> = (0..ridges.height / ROWS).map(together).collect();
    let lines = Lines::new(cells, border / ROWS, ink);
    let places = lines.best()?;
    let on: f32 = places.iter().map(|place| lines.ink[*place]).sum();
    let off: f32 = places.windows(2).map(|pair| lines.ink[usize::midpoint(pair[0], pair[1])]).sum();
    let (lines, gaps) = (places.len() as f32, (places.len() - 1) as f32);
    let stands_out = on / lines > STANDS_OUT * off / gaps;
    let middle = |row: &usize| (ROWS * row) as f32 + (ROWS - 1) as f32 / 2.0;
    stands_out.then(|| places.iter().map(middle).collect())
}

/// The ink of each row, and what distances are possible.
struct Lines {
    ink: Vec<f32>,
    /// How many rows there are beyond the outer lines.
    border: usize,
    count: usize,
    least: usize,
    distances: usize,
    change: usize,
}

/// For each row and each distance to the line above: the most ink of all lines so far, and the distance before.
type Reached = Vec<(f32, usize)>;

impl Lines {
    fn new(cells: usize, border: usize, ink: Vec<f32>) -> Self {
        let pitch = (ink.len() - 2 * border) as f32 / cells as f32;
        let rows = |share: f32| (share * pitch) as usize;
        let (least, most) = (rows(NEAREST), rows(FURTHEST));
        let (count, change) = (cells + 1, rows(CHANGE));
        Self { ink, border, count, least, distances: most - least + 1, change }
    }
    /// The rows of the lines with the most ink.
    fn best(&self) -> Option<Vec<usize>> {
        let mut steps: Vec<Reached> = vec![self.first()];
        for _ in 1..self.count {
            let next = self.next(steps.last()?);
            steps.push(next);
        }
        let end = self.ink.len() - self.border;
        let ends = (end - OFF) * self.distances..(end + OFF) * self.distances;
        let last = steps.last()?;
        let mut at = ends.max_by(|a, b| last[*a].0.total_cmp(&last[*b].0))?;
        (last[at].0 > f32::MIN).then_some(())?;
        let mut places = vec![at / self.distances];
        for step in steps[1..].iter().rev() {
            let (row, before) = (at / self.distances, step[at].1);
            at = (row - self.least - at % self.distances) * self.distances + before;
            places.push(at / self.distances);
        }
        places.reverse();
        Some(places)
    }
    /// The first line may be in any of a few rows, after any distance.
    fn first(&self) -> Reached {
        let own = |at: usize| {
            let row = at / self.distances;
            let is_near = row.abs_diff(self.border) <= OFF;
            (if is_near { self.ink[row] } else { f32::MIN }, 0)
        };
        (0..self.ink.len() * self.distances).map(own).collect()
    }
    fn next(&self, reached: &Reached) -> Reached {
        let own = |at: usize| {
            let (row, distance) = (at / self.distances, at % self.distances);
            let Some(above) = row.checked_sub(self.least + distance) else { return (f32::MIN, 0) };
            let (low, high) = (distance.saturating_sub(self.change), distance + self.change);
            let before = low..=high.min(self.distances - 1);
            let gain = |before: usize| {
                let changed = UNEVEN * before.abs_diff(distance) as f32;
                (reached[above * self.distances + before].0 - changed, before)
            };
            let best = before.map(gain).fold((f32::MIN, 0), |a, b| if b.0 > a.0 { b } else { a });
            (if best.0 > f32::MIN / 2.0 { best.0 + self.ink[row] } else { f32::MIN }, best.1)
        };
        (0..self.ink.len() * self.distances).map(own).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_draw_closer_together_are_found_and_even_ink_has_none() {
        let side = 576;
        let lines: [usize; 10] = [32, 61, 107, 163, 221, 283, 350, 413, 478, 543];
        let value = |at: usize| {
            let off = lines.iter().map(|line| line.abs_diff(at / side)).min().unwrap();
            if off < 3 { 0.4 - 0.1 * off as f32 } else { 0.05 }
        };
        let ridges =
            Map { width: side, height: side, values: (0..side * side).map(value).collect() };
        let places = places(9, 32, &ridges).unwrap();
        for (place, line) in places.iter().zip(lines) {
            assert!((place - line as f32).abs() < 2.0, "{places:?}");
        }
        let even = Map { values: vec![0.2; side * side], ..ridges };
        assert!(super::places(9, 32, &even).is_none());
    }
}
