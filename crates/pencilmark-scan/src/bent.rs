//! Lines on a page that is bent: they are far from straight, but neighbours run in much the same way.
use crate::equations::solved;
use crate::lattice::{Followed, Line};

/// The place of a line is a quadratic function of its number and a cubic one of the place along it.
const TERMS: usize = 12;
/// A place further from the fitted one than this counts little: one distance, as a share of a cell's side, for each round.
const NEAR: [f64; 7] = [0.4, 0.3, 0.2, 0.14, 0.1, 0.08, 0.06];

/// Where lines that were followed along their length should be. One that jumped to the edge of a digit is pulled back.
pub(crate) fn courses(lines: &[Followed], pitch: f32) -> Vec<Line> {
    let knots = lines.first().map_or(0, |line| line.line.len());
    let place = |at: usize, of: usize| 2.0 * at as f64 / (of - 1) as f64 - 1.0;
    let terms = |nth: usize, knot: usize| {
        let (u, v) = (place(nth, lines.len()), place(knot, knots));
        core::array::from_fn(|term| u.powi((term % 3) as i32) * v.powi((term / 3) as i32))
    };
    let mut fit = [0.0; TERMS];
    let at = |fit: &[f64; TERMS], nth: usize, knot: usize| {
        let terms: [f64; TERMS] = terms(nth, knot);
        terms.iter().zip(fit).map(|(term, factor)| term * factor).sum::<f64>()
    };
    for (round, near) in NEAR.iter().enumerate() {
        let mut sums = [[0.0; TERMS + 1]; TERMS];
        for (nth, line) in lines.iter().enumerate() {
            for knot in 0..knots {
                let seen = f64::from(line.line[knot]);
                let off = (seen - at(&fit, nth, knot)) / (near * f64::from(pitch));
                let near = if round == 0 { 1.0 } else { 1.0 / (1.0 + off * off).powi(2) };
                add(
                    &mut sums,
                    &terms(nth, knot),
                    seen,
                    near * f64::from(line.inks[knot]).max(0.02),
                );
            }
        }
        if solved(&mut sums).is_none() {
            break;
        }
        fit = sums.map(|row| row[TERMS]);
    }
    let course = |nth| (0..knots).map(|knot| at(&fit, nth, knot) as f32).collect();
    (0..lines.len()).map(course).collect()
}

/// Adds a place that was seen to the equations of the least squared error.
fn add(sums: &mut [[f64; TERMS + 1]; TERMS], terms: &[f64; TERMS], seen: f64, weight: f64) {
    for (row, own) in sums.iter_mut().zip(terms) {
        for (sum, other) in row.iter_mut().zip(terms) {
            *sum += weight * own * other;
        }
        row[TERMS] += weight * own * seen;
    }
}
