//! Cells that are covered, for example by a pen or a finger, whose shape must not be read as a digit.
use crate::chances::Likely;
use crate::map::percentile;
use crate::quad::Surface as _;
use crate::straight::Straight;

/// What lies on two cells is looked for this far on each side of the line between them, as a share of a cell.
const BESIDE: f32 = 0.12;
/// At so many places along the line, without the ends.
const PLACES: usize = 24;
const ENDS: f32 = 0.1;
/// At least this share of a cell's side is covered on both sides of the line: strokes of digits are narrower.
const WIDE: usize = 6;
/// A place is dark if it is more than this share as dark as the darkest ones of the grid.
const DARK: f32 = 0.4;
/// This share of a grid is as dark as its darkest places.
const DARKEST: f32 = 0.02;
/// How likely a covered cell is to be read as what it looks like...
const AS_SEEN: f32 = 0.5;
/// ...and, if it is not, to be empty.
const EMPTY: f32 = 0.9;

/// Makes it likelier that cells are empty on which something lies. `lies` says where a cell of the upright grid is in the
/// grid as it lies.
pub(crate) fn doubt(
    likely: &mut Likely,
    straight: &Straight,
    lies: impl Fn(usize) -> (usize, usize),
) {
    let covered = covered(straight);
    for (at, cell) in likely.iter_mut().enumerate() {
        let (row, column) = lies(at);
        if covered[9 * row + column] {
            for (number, own) in cell.iter_mut().enumerate() {
                let other = if number == 0 { EMPTY } else { (1.0 - EMPTY) / 9.0 };
                *own = (AS_SEEN * own.exp() + (1.0 - AS_SEEN) * other).ln();
            }
        }
    }
}

/// Which cells are covered, in the grid as it lies.
fn covered(straight: &Straight) -> [bool; 81] {
    let mut all = straight.picture.values.clone();
    let dark = DARK * (percentile(&mut all, 0.6) - percentile(&mut all, DARKEST));
    let mut covered = [false; 81];
    for at in 0..81 {
        for (is_below, is_last) in [(false, at % 9 == 8), (true, at >= 72)] {
            let next = if is_below { at + 9 } else { at + 1 };
            if is_last {
                continue;
            }
            let near = span(straight, at, (1.0 - BESIDE, is_below), dark);
            let far = span(straight, next, (BESIDE, is_below), dark);
            if near.1.min(far.1) >= near.0.max(far.0) + WIDE {
                (covered[at], covered[next]) = (true, true);
            }
        }
    }
    covered
}

/// From which place to which it is dark along a line through a cell, so far from its left or upper edge.
fn span(straight: &Straight, at: usize, (off, is_below): (f32, bool), dark: f32) -> (usize, usize) {
    let Some(map) = straight.cell(at / 9, at % 9) else { return (0, 0) };
    let shade = |step: usize| {
        let along = ENDS + (1.0 - 2.0 * ENDS) * step as f32 / (PLACES - 1) as f32;
        let (x, y) = if is_below { (along, off) } else { (off, along) };
        straight.picture.sample(map.at(x, y))
    };
    let line: Vec<f32> = (0..PLACES).map(shade).collect();
    let paper = percentile(&mut line.clone(), 0.8);
    let is_dark = |value: &f32| paper - value > dark;
    let last = line.iter().rposition(is_dark).map_or(0, |last| last + 1);
    (line.iter().position(is_dark).unwrap_or(0), last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossings::{BORDER, Lattice};
    use crate::map::Map;
    use crate::quad::Point;

    /// A straightened grid, dark between these edges; the pitch of its lines is 57 pixels.
    fn straight(dark: &[[usize; 4]]) -> Straight {
        let lattice = Lattice { cells: 9 };
        let side = lattice.side();
        let is_line = |at: usize| (at + 57 - BORDER).is_multiple_of(57);
        let is_dark = |x: usize, y: usize| {
            let within = |[left, top, right, bottom]: &[usize; 4]| {
                (*left..*right).contains(&x) && (*top..*bottom).contains(&y)
            };
            is_line(x) || is_line(y) || dark.iter().any(within)
        };
        let value = |at: usize| if is_dark(at % side, at / side) { 40.0 } else { 220.0 };
        let values = (0..side * side).map(value).collect();
        let at = |line: usize| (BORDER + 57 * line) as f32;
        let row = |row| (0..10).map(|column| Point::new(at(column), at(row))).collect();
        let corners = [(0, 0), (9, 0), (9, 9), (0, 9)].map(|(x, y)| Point::new(at(x), at(y)));
        Straight {
            picture: Map { width: side, height: side, values },
            has_light_lines: false,
            is_whole: false,
            crossings: (0..10).map(row).collect(),
            lattice,
            corners,
            onto: crate::quad::Perspective::onto(&corners).unwrap(),
            evidence: 1.0,
        }
    }

    #[test]
    fn what_lies_across_a_line_covers_both_cells_but_digits_near_lines_cover_none() {
        // From the middle of r1c1 to the middle of r1c2.
        let pen = covered(&straight(&[[BORDER + 30, BORDER + 20, BORDER + 85, BORDER + 42]]));
        assert_eq!((0..81).filter(|at| pen[*at]).collect::<Vec<_>>(), [0, 1]);
        let stroke = covered(&straight(&[[BORDER + 30, BORDER + 20, BORDER + 85, BORDER + 27]]));
        assert!(stroke.iter().all(|own| !own), "a stroke that is too long");
        let bar = covered(&straight(&[[BORDER + 10, BORDER + 62, BORDER + 50, BORDER + 68]]));
        assert!(bar.iter().all(|own| !own), "the bar of a 7 below a line");
    }
}
