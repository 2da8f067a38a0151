//! Finds the crossings of a grid's lines: a hundred in a 9x9 grid. Four corners are not enough, because paper
//! is folded and curled.
use crate::crossings::{BORDER, Crossings, Followed, Lattice, Line};
use crate::evidence::contrast;
use crate::map::Map;
use crate::quad::Point;
use crate::searched::Lines;
use crate::{bent, refine, uneven};

/// What a line costs: for each pixel away from where it was expected, and for each pixel of slope
/// from one place to the next.
const AWAY: f32 = 0.0015;
const SLOPE: f32 = 0.03;

impl Lattice {
    /// The crossings in a straightened picture with dark lines. `None` if the distances of lines are uneven and the
    /// lines do not stand out.
    pub(crate) fn crossings(self, straight: &Map, expected: Lines) -> Option<Crossings> {
        if expected == Lines::Whole {
            return Some(self.even());
        }
        let mut ink = contrast(straight, 10, 42);
        ink.values.iter_mut().for_each(|value| *value = value.max(0.0));
        let rows = self.lines(&ink, expected)?;
        let columns = self.lines(&ink.flipped(), expected)?;
        let meetings = |row: &Line| {
            let meetings = columns.iter().enumerate();
            meetings.map(|(nth, column)| self.meeting(row, column, nth)).collect()
        };
        let crossings = rows.iter().map(meetings).collect();
        if expected == Lines::Straight { refine::straightened(&crossings) } else { Some(crossings) }
    }

    /// The crossings of lines at equal distances.
    fn even(self) -> Crossings {
        let place = |line: usize| BORDER as f32 + line as f32 * self.pitch();
        let row = |y: usize| (0..=self.cells).map(|x| Point::new(place(x), place(y))).collect();
        (0..=self.cells).map(row).collect()
    }

    /// The lines from left to right. Each is looked for near its expected place; then all are fitted to
    /// a smooth row of distances, or to a smooth surface, and each is looked for again near its fitted place.
    fn lines(self, ink: &Map, expected: Lines) -> Option<Vec<Line>> {
        let smooth = self.ridges(ink);
        let pitch = self.pitch();
        let even = (0..=self.cells).map(|line| BORDER as f32 + line as f32 * pitch);
        let level = |place: f32| vec![place.round(); self.knots()];
        let near =
            |course: &Line, share: f32| self.follow(&smooth, course, (pitch * share) as usize);
        if expected == Lines::Uneven {
            let places = uneven::places(self.cells, BORDER, &smooth)?;
            return Some(places.into_iter().map(|place| near(&level(place), 0.24).line).collect());
        }
        let first: Vec<Followed> = even.map(|place| near(&level(place), 0.42)).collect();
        let courses = if expected == Lines::Bent {
            bent::courses(&first, pitch)
        } else {
            self.fit(&first).into_iter().map(level).collect()
        };
        Some(courses.iter().map(|course| near(course, 0.24).line).collect())
    }

    /// The ink smoothed along the lines over most of a cell, and across them by a pixel.
    fn ridges(self, ink: &Map) -> Map {
        let along = ink.row_mean((self.pitch() * 0.45) as usize);
        let mut smooth = along.clone();
        for y in 1..ink.height - 1 {
            for x in 0..ink.width {
                let (above, below) = (along.row(y - 1)[x], along.row(y + 1)[x]);
                smooth.values[y * ink.width + x] = (above + 2.0 * along.row(y)[x] + below) / 4.0;
            }
        }
        smooth
    }

    /// The path from left to right, at most `reach` above or below its expected course, with the most ink and the
    /// least slope relative to it, by dynamic programming.
    fn follow(self, smooth: &Map, course: &Line, reach: usize) -> Followed {
        let (width, knots) = (2 * reach + 1, self.knots());
        let top = |at: usize| course[at].round() as isize - reach as isize;
        let last = self.side() - 1;
        let gain = |at: usize, offset: usize| {
            let y = (top(at) + offset as isize).clamp(0, last as isize) as usize;
            let x = (self.knot(at) as usize).min(last);
            smooth.row(y)[x] - AWAY * (offset as f32 - reach as f32).abs()
        };
        let mut best: Vec<f32> = (0..width).map(|offset| gain(0, offset)).collect();
        let mut steps = Vec::with_capacity(knots - 1);
        for at in 1..knots {
            let from = |offset: usize| {
                let (low, high) = (offset.saturating_sub(2), (offset + 2).min(width - 1));
                let value = |other: usize| best[other] - SLOPE * other.abs_diff(offset) as f32;
                let first = (low, value(low));
                (low + 1..=high).fold(first, |best, other| {
                    if value(other) > best.1 { (other, value(other)) } else { best }
                })
            };
            let came: Vec<(usize, f32)> = (0..width).map(from).collect();
            best =
                came.iter().enumerate().map(|(offset, (_, sum))| sum + gain(at, offset)).collect();
            steps.push(came);
        }
        let mut offset = (0..width).max_by(|a, b| best[*a].total_cmp(&best[*b])).unwrap_or(reach);
        let ink = best[offset] / knots as f32;
        let mut line = vec![0.0; knots];
        for at in (0..knots).rev() {
            line[at] = (top(at) + offset as isize) as f32;
            if at > 0 {
                offset = steps[at - 1][offset].0;
            }
        }
        Followed { line, ink }
    }

    /// Where the lines should be: a quadratic function of their number. A line that jumped to the edge
    /// of a digit counts little and is pulled back.
    fn fit(self, lines: &[Followed]) -> Vec<f32> {
        let mean = |one: &Followed| one.line.iter().sum::<f32>() / one.line.len() as f32;
        let means: Vec<f32> = lines.iter().map(mean).collect();
        let sure: Vec<f32> = lines.iter().map(|one| one.ink.clamp(0.05, 1.0)).collect();
        let mut weights = sure.clone();
        let mut fitted = means.clone();
        for _ in 0..6 {
            let Some(curve) = quadratic(&means, &weights) else { break };
            for (at, fitted) in fitted.iter_mut().enumerate() {
                let x = at as f32 - self.cells as f32 / 2.0;
                *fitted = curve[0] + curve[1] * x + curve[2] * x * x;
            }
            for at in 0..lines.len() {
                let off = (means[at] - fitted[at]) / (0.06 * self.pitch());
                weights[at] = sure[at] / (1.0 + off * off).powi(2);
            }
        }
        fitted
    }

    /// How far down a line is at `x`. Between its knots, a line is straight.
    fn at(self, line: &Line, x: f32) -> f32 {
        let knots = self.knots();
        let place = (x - self.knot(0)) / (self.knot(1) - self.knot(0));
        let place = place.max(0.0).min((knots - 1) as f32);
        let left = (place as usize).min(knots - 2);
        let share = place - left as f32;
        line[left] * (1.0 - share) + line[left + 1] * share
    }

    /// Where a line from left to right meets the nth line from top to bottom.
    fn meeting(self, row: &Line, column: &Line, nth: usize) -> Point {
        let mut x = BORDER as f32 + nth as f32 * self.pitch();
        let mut y = self.at(row, x);
        for _ in 0..3 {
            x = self.at(column, y);
            y = self.at(row, x);
        }
        Point::new(x, y)
    }
}

/// The quadratic function of the number of a line, counted from the middle, with the least weighted
/// squared error, by Cramer's rule.
fn quadratic(values: &[f32], weights: &[f32]) -> Option<[f32; 3]> {
    let mut powers = [0.0_f64; 5];
    let mut right = [0.0_f64; 3];
    let middle = (values.len() - 1) as f64 / 2.0;
    for (at, (value, weight)) in values.iter().zip(weights).enumerate() {
        let x = at as f64 - middle;
        let weight = f64::from(weight * weight);
        for (power, sum) in powers.iter_mut().enumerate() {
            *sum += weight * x.powi(power as i32);
        }
        for (power, sum) in right.iter_mut().enumerate() {
            *sum += weight * x.powi(power as i32) * f64::from(*value);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossings_of_bent_lines_are_found() {
        for cells in [4, 9, 16] {
            let lattice = Lattice { cells };
            let (side, pitch) = (lattice.side(), lattice.pitch());
            let half = side as f32 / 2.0;
            let bend = |at: f32| 5.0 * ((at - half) / half).powi(2);
            let mut picture = Map::new(side, side);
            for y in 0..side {
                for x in 0..side {
                    let off = |own: f32, across: f32| {
                        let place = (own - BORDER as f32 - bend(across)) / pitch;
                        (place - place.round()).abs() * pitch
                    };
                    let (x_, y_) = (x as f32, y as f32);
                    let is_line = off(x_, y_).min(off(y_, x_)) < 1.5;
                    picture.values[y * side + x] = if is_line { 60.0 } else { 210.0 };
                }
            }
            for (i, row) in lattice.crossings(&picture, Lines::Even).unwrap().iter().enumerate() {
                for (j, point) in row.iter().enumerate() {
                    let x = BORDER as f32 + j as f32 * pitch + bend(point.y);
                    let y = BORDER as f32 + i as f32 * pitch + bend(point.x);
                    assert!((point.x - x).abs() < 2.5 && (point.y - y).abs() < 2.5, "{i} {j}");
                }
            }
        }
    }
}
