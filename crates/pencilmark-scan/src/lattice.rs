//! The hundred crossings of a grid's lines. Four corners are not enough: paper is folded and curled.
use crate::evidence::contrast;
use crate::map::Map;
use crate::quad::Point;

/// Side of the straightened picture.
pub(crate) const SIDE: usize = 576;
/// What it shows beyond the corners, on each side.
pub(crate) const BORDER: usize = 32;
/// A cell of it.
const PITCH: f32 = (SIDE - 2 * BORDER) as f32 / 9.0;
/// A line is followed in this many places.
const KNOTS: usize = 28;
const LINES: usize = 10;

/// What a line costs: for each pixel away from where it was expected, and for each pixel of slope
/// from one place to the next.
const AWAY: f32 = 0.0015;
const SLOPE: f32 = 0.03;

/// Where ten lines cross ten others, by rows, in pixels of the straightened picture.
pub(crate) type Crossings = [[Point; LINES]; LINES];

/// The crossings in a straightened picture with dark lines.
pub(crate) fn crossings(straight: &Map) -> Crossings {
    let mut ink = contrast(straight, 10, 42);
    ink.values.iter_mut().for_each(|value| *value = value.max(0.0));
    let rows = lines(&ink);
    let columns = lines(&ink.flipped());
    core::array::from_fn(|i| core::array::from_fn(|j| meeting(&rows[i], &columns[j], j)))
}

/// How far a line is from the upper edge, in each of the knots.
type Line = [f32; KNOTS];

fn knot(at: usize) -> f32 {
    BORDER as f32 + at as f32 * (SIDE - 2 * BORDER - 1) as f32 / (KNOTS - 1) as f32
}

/// The ten lines from left to right: each is looked for near its place, then all are fitted to a
/// smooth row of distances, and looked for again near there.
fn lines(ink: &Map) -> [Line; LINES] {
    let smooth = ridges(ink);
    let expected: [f32; LINES] = core::array::from_fn(|line| BORDER as f32 + line as f32 * PITCH);
    let first = expected.map(|place| follow(&smooth, place, (PITCH * 0.42) as usize));
    let places = fit(&first);
    places.map(|place| follow(&smooth, place, (PITCH * 0.24) as usize).line)
}

/// Smoothed along the lines by most of a cell, across them by a pixel.
fn ridges(ink: &Map) -> Map {
    let along = ink.row_mean((PITCH * 0.45) as usize);
    let mut smooth = along.clone();
    for y in 1..ink.height - 1 {
        for x in 0..ink.width {
            let (above, below) = (along.row(y - 1)[x], along.row(y + 1)[x]);
            smooth.values[y * ink.width + x] = (above + 2.0 * along.row(y)[x] + below) / 4.0;
        }
    }
    smooth
}

/// A line, and how much ink it has in the mean.
struct Followed {
    line: Line,
    ink: f32,
}

/// The way from left to right, at most `reach` above or below `place`, with most ink and little
/// slope: by dynamic programming.
fn follow(smooth: &Map, place: f32, reach: usize) -> Followed {
    let width = 2 * reach + 1;
    let top = place.round() as isize - reach as isize;
    let gain = |at: usize, offset: usize| {
        let y = (top + offset as isize).clamp(0, SIDE as isize - 1) as usize;
        let x = (knot(at) as usize).min(SIDE - 1);
        smooth.row(y)[x] - AWAY * (offset as f32 - reach as f32).abs()
    };
    let mut best: Vec<f32> = (0..width).map(|offset| gain(0, offset)).collect();
    let mut steps = Vec::with_capacity(KNOTS - 1);
    for at in 1..KNOTS {
        let from = |offset: usize| {
            let (low, high) = (offset.saturating_sub(2), (offset + 2).min(width - 1));
            let value = |other: usize| best[other] - SLOPE * other.abs_diff(offset) as f32;
            let first = (low, value(low));
            (low + 1..=high).fold(first, |best, other| {
                if value(other) > best.1 { (other, value(other)) } else { best }
            })
        };
        let came: Vec<(usize, f32)> = (0..width).map(from).collect();
        best = came.iter().enumerate().map(|(offset, (_, sum))| sum + gain(at, offset)).collect();
        steps.push(came);
    }
    let mut offset = (0..width).max_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(reach);
    let ink = best[offset] / KNOTS as f32;
    let mut line = [0.0; KNOTS];
    for at in (0..KNOTS).rev() {
        line[at] = (top + offset as isize) as f32;
        if at > 0 {
            offset = steps[at - 1][offset].0;
        }
    }
    Followed { line, ink }
}

/// Where the lines should be: a quadratic in their number. A line that jumped to the edge of a digit
/// counts little and is pulled back.
fn fit(lines: &[Followed; LINES]) -> [f32; LINES] {
    let means: [f32; LINES] =
        core::array::from_fn(|at| lines[at].line.iter().sum::<f32>() / KNOTS as f32);
    let sure: [f32; LINES] = core::array::from_fn(|at| lines[at].ink.clamp(0.05, 1.0));
    let mut weights = sure;
    let mut fitted = means;
    for _ in 0..6 {
        let Some(curve) = quadratic(&means, &weights) else { break };
        fitted = core::array::from_fn(|at| {
            let x = at as f32 - 4.5;
            curve[0] + curve[1] * x + curve[2] * x * x
        });
        for at in 0..LINES {
            let off = (means[at] - fitted[at]) / (0.06 * PITCH);
            weights[at] = sure[at] / (1.0 + off * off).powi(2);
        }
    }
    fitted
}

/// The quadratic with the least weighted squares, by Cramer's rule.
fn quadratic(values: &[f32; LINES], weights: &[f32; LINES]) -> Option<[f32; 3]> {
    let mut powers = [0.0_f64; 5];
    let mut right = [0.0_f64; 3];
    for at in 0..LINES {
        let x = at as f64 - 4.5;
        let weight = f64::from(weights[at] * weights[at]);
        for (power, sum) in powers.iter_mut().enumerate() {
            *sum += weight * x.powi(power as i32);
        }
        for (power, sum) in right.iter_mut().enumerate() {
            *sum += weight * x.powi(power as i32) * f64::from(values[at]);
        }
    }
    let rows: [[f64; 3]; 3] =
        core::array::from_fn(|row| core::array::from_fn(|column| powers[row + column]));
    let all = determinant(&rows);
    if all.abs() < 1e-12 {
        return None;
    }
    Some(core::array::from_fn(|column| {
        let mut own = rows;
        for (row, value) in own.iter_mut().zip(right) {
            row[column] = value;
        }
        (determinant(&own) / all) as f32
    }))
}

fn determinant([a, b, c]: &[[f64; 3]; 3]) -> f64 {
    a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0])
        + a[2] * (b[0] * c[1] - b[1] * c[0])
}

/// Between the knots, lines are straight.
fn at(line: &Line, x: f32) -> f32 {
    let place = (x - knot(0)) / (knot(1) - knot(0));
    let place = place.clamp(0.0, (KNOTS - 1) as f32);
    let left = (place as usize).min(KNOTS - 2);
    let share = place - left as f32;
    line[left] * (1.0 - share) + line[left + 1] * share
}

/// Where a line from left to right meets one from top to bottom, the nth.
fn meeting(row: &Line, column: &Line, nth: usize) -> Point {
    let mut x = BORDER as f32 + nth as f32 * PITCH;
    let mut y = at(row, x);
    for _ in 0..3 {
        x = at(column, y);
        y = at(row, x);
    }
    Point::new(x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossings_of_bent_lines_are_found() {
        let bend = |at: f32| 5.0 * ((at - 288.0) / 288.0).powi(2);
        let mut picture = Map::new(SIDE, SIDE);
        for y in 0..SIDE {
            for x in 0..SIDE {
                let off = |own: f32, across: f32| {
                    let place = (own - BORDER as f32 - bend(across)) / PITCH;
                    (place - place.round()).abs() * PITCH
                };
                let (x_, y_) = (x as f32, y as f32);
                let is_line = off(x_, y_).min(off(y_, x_)) < 1.5;
                picture.values[y * SIDE + x] = if is_line { 60.0 } else { 210.0 };
            }
        }
        let crossings = crossings(&picture);
        for (i, row) in crossings.iter().enumerate() {
            for (j, point) in row.iter().enumerate() {
                let x = BORDER as f32 + j as f32 * PITCH + bend(point.y);
                let y = BORDER as f32 + i as f32 * PITCH + bend(point.x);
                assert!((point.x - x).abs() < 2.5 && (point.y - y).abs() < 2.5, "{i} {j}");
            }
        }
    }
}
