//! Lines on a page that is bent: they are far from straight, but neighbours run in much the same way.
use crate::crossings::{Followed, Line};
use crate::equations::{add, solved};

/// The place of a line is a quadratic function of its number and a cubic one of the place along it.
const TERMS: usize = 12;
/// A place further from the fitted one than this counts little: one distance, as a share of a cell's side, for each round.
const NEAR: [f64; 7] = [f64::INFINITY, 0.3, 0.2, 0.14, 0.1, 0.08, 0.06];

/// Where lines that were followed along their length should be. One that jumped to the edge of a digit is pulled back.
pub(crate) fn courses(lines: &[Followed], pitch: f32) -> Vec<Line> {
    let mut courses: Vec<Line> = lines.iter().map(|line| line.line.clone()).collect();
    let knots = courses.first().map_or(0, Vec::len);
    let place = |at: usize, of: usize| 2.0 * at as f64 / (of - 1) as f64 - 1.0;
    for near in NEAR {
        let mut sums = vec![vec![0.0; TERMS + 1]; TERMS];
        let mut equations = Vec::new();
        for (nth, line) in lines.iter().enumerate() {
            for (knot, seen) in line.line.iter().enumerate() {
                let (u, v) = (place(nth, lines.len()), place(knot, knots));
                let mut equation = [f64::from(*seen); TERMS + 1];
                for (term, own) in equation[..TERMS].iter_mut().enumerate() {
                    *own = [1.0, u, u * u][term % 3] * [1.0, v, v * v, v * v * v][term / 3];
                }
                let off = f64::from(seen - courses[nth][knot]) / (near * f64::from(pitch));
                let weight = f64::from(line.ink).max(0.02) / (1.0 + off * off).powi(2);
                add(&mut sums, &equation, weight);
                equations.push(equation);
            }
        }
        let Some(fit) = solved(sums) else { break };
        let fitted = |equation: &[f64; TERMS + 1]| {
            equation.iter().zip(&fit).map(|(term, factor)| term * factor).sum::<f64>() as f32
        };
        let places = courses.iter_mut().flatten();
        places.zip(&equations).for_each(|(place, equation)| *place = fitted(equation));
    }
    courses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_jumped_to_a_digit_is_pulled_back_to_the_course_of_its_neighbours() {
        let bend = |nth: usize, knot: usize| {
            let v = (knot as f32 - 14.0) / 14.0;
            32.0 + 57.0 * nth as f32 + 20.0 * v * v - 4.0 * v * v * v
        };
        let line = |nth: usize| {
            let jump = |knot: usize| if nth == 4 && knot > 10 { 18.0 } else { 0.0 };
            let line = (0..29).map(|knot| bend(nth, knot) + jump(knot)).collect();
            Followed { line, ink: 0.5 }
        };
        let lines: Vec<Followed> = (0..10).map(line).collect();
        for (nth, course) in courses(&lines, 57.0).iter().enumerate() {
            for (knot, place) in course.iter().enumerate() {
                assert!((place - bend(nth, knot)).abs() < 1.0, "{nth} {knot} {place}");
            }
        }
    }
}
