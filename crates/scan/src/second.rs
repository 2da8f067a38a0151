//! A second look at doubtful cells: only the ink of the digit, made as dark and as large as the net
//! knows digits best. This helps with pale pencil, with digits that are small or off centre, and with
//! dark digits on a dark ground. It supplements the first look rather than replacing it.
use crate::chances::Likely;
use crate::components::{Component, numbered};
use crate::map::percentile;
use crate::marks;
use crate::net::{CLASSES, Net};
use crate::straight::{Large, SIDE};
use crate::threshold::Ink;
use core::ops::RangeInclusive;

/// A cell is looked at again if no class is likelier than this...
const DOUBTFUL: f32 = 0.9;
/// ...or if it is probably empty, but no likelier than this to be so.
const NOT_QUITE_EMPTY: f32 = 0.99;
/// Pieces that stand apart are looked for in cells up to as clear as this.
const NOT_QUITE_CLEAR: f32 = 0.97;
/// They are this high and wide, and at least this far from each other.
const PIECE_HEIGHT: RangeInclusive<usize> = 14..=32;
const PIECE_WIDTH: RangeInclusive<usize> = 8..=32;
const GAP: usize = 4;
/// The weight of the second look; the first has the rest.
const SHARE_OF_SECOND: f32 = 0.45;
/// No digit counts as less likely than this in either look.
const LEAST: f32 = 1e-5;

/// Ink nearer to the edge than this may belong to lines.
const EDGE: usize = 3;
/// A pixel is ink if it is more than this share as dark as the darkest ones.
const INK: f32 = 0.4;
/// The darkest pixels are at least this many grey levels darker than paper.
const LEAST_DARK: f32 = 6.0;
/// A piece that touches the edge is a line if it is no thicker than `THIN` or at least `LINE` long.
const THIN: usize = 6;
const LINE: usize = 54;
/// A piece smaller than this is dirt.
const DIRT: usize = 6;
/// The highest piece of a digit is at least this high.
const LEAST_HEIGHT: usize = 14;

/// A digit in a cell that seemed empty must be likelier than this, at least this high, darker than
/// paper by more than this (in grey levels: more than what shines through from the next page), and this
/// far from the edge.
const CLEAR: f32 = 0.9;
const CLEAR_HEIGHT: usize = 18;
const CLEAR_DARK: f32 = 25.0;
const CLEAR_MARGIN: usize = 5;
/// How likely the cell is then to hold a digit.
const NOT_EMPTY: f32 = 0.75;

/// With ink as high as this, away from the edge, a cell that seems to hold a digit is less likely to be empty than it looks
/// by this much, as a logarithm.
const LARGE_HEIGHT: usize = 28;
const EMPTY_ALL_THE_SAME: f32 = -1.6;

/// Ink is taken for marks if it lies within this many pixels of a corner, is at least this wide, and
/// neither look finds a digit as likely as this.
const CORNER: usize = 42;
const LEAST_WIDTH: usize = 24;
const NO_DIGIT: f32 = 0.6;
/// How likely the cell is then to hold marks.
const MARKS: f32 = 0.8;

/// The ink of a cell, seen by itself.
struct Second {
    classes: [f32; CLASSES],
    ink: Component,
    dark: f32,
    /// Whether it has several large pieces that stand apart, as pencil marks do and no digit does.
    is_apart: bool,
}

/// Looks again at the cells that are doubtful. `marks` says how likely each cell is to hold pencil
/// marks and no digit; `large` gives an upright picture of a cell.
pub(crate) fn look_again(
    likely: &mut Likely,
    marks: &mut [f32; 81],
    large: impl Fn(usize) -> Large,
    net: &Net,
) {
    for (at, cell) in likely.iter_mut().enumerate() {
        let most = cell.iter().copied().fold(f32::MIN, f32::max).exp();
        let is_nearly_empty = cell[0].exp() > 0.5;
        if most > if is_nearly_empty { NOT_QUITE_EMPTY } else { NOT_QUITE_CLEAR } {
            continue;
        }
        let Some(second) = look(&large(at), net) else { continue };
        if is_nearly_empty {
            if marks[at] < 0.5 && second.is_clear() {
                fill(cell, &second);
                marks[at] *= (1.0 - NOT_EMPTY) / most;
            }
        } else if second.is_apart || second.holds_marks(most) {
            empty(cell);
            marks[at] = MARKS;
        } else if most <= DOUBTFUL {
            mix(cell, &second);
            if second.is_large() {
                fill_more(cell);
            }
        }
    }
}

impl Second {
    /// How likely the likeliest digit is.
    fn most(&self) -> f32 {
        self.classes[1..10].iter().copied().fold(f32::MIN, f32::max).exp()
    }
    /// Whether it is taken for marks in a corner, if no class of the first look is likelier than `most`.
    fn holds_marks(&self, most: f32) -> bool {
        self.is_in_corner() && most < NO_DIGIT && self.most() < NO_DIGIT
    }
    /// Whether this is clearly a digit, although the cell seemed empty.
    fn is_clear(&self) -> bool {
        self.most() > CLEAR && self.is_inside(CLEAR_HEIGHT)
    }
    /// Whether there is so much ink that the cell is hardly empty, whatever it holds.
    fn is_large(&self) -> bool {
        self.is_inside(LARGE_HEIGHT)
    }
    /// Whether the ink is dark, at least this high, and away from the edge.
    fn is_inside(&self, least_height: usize) -> bool {
        let within = CLEAR_MARGIN..SIDE - CLEAR_MARGIN;
        let ink = &self.ink;
        self.dark > CLEAR_DARK
            && ink.height() >= least_height
            && [ink.left, ink.top, ink.right, ink.bottom].iter().all(|edge| within.contains(edge))
    }
    /// Whether the ink is in a corner of its cell and at least as wide as high, like several small
    /// digits side by side.
    fn is_in_corner(&self) -> bool {
        let ink = &self.ink;
        let is_aside = |low: usize, high: usize| high < CORNER || low > SIDE - 1 - CORNER;
        ink.width() >= ink.height().max(LEAST_WIDTH)
            && is_aside(ink.left, ink.right)
            && is_aside(ink.top, ink.bottom)
    }
}

/// Combines what both looks say about the digits; the cell is as likely to be empty as before.
fn mix(cell: &mut [f32; 10], second: &Second) {
    let sums: [f32; 2] =
        [&cell[1..], &second.classes[1..10]].map(|own| own.iter().map(|one| one.exp()).sum());
    let both = |digit: usize| {
        let first = (cell[digit].exp() / sums[0].max(f32::MIN_POSITIVE)).max(LEAST).ln();
        let second = (second.classes[digit].exp() / sums[1].max(f32::MIN_POSITIVE)).max(LEAST).ln();
        first * (1.0 - SHARE_OF_SECOND) + second * SHARE_OF_SECOND
    };
    let mixed: [f32; 9] = core::array::from_fn(|at| both(at + 1));
    let sum: f32 = mixed.iter().map(|one| one.exp()).sum();
    for (own, mixed) in cell[1..].iter_mut().zip(mixed) {
        *own = mixed - sum.ln() + sums[0].max(LEAST).ln();
    }
}

/// Makes it less likely that a cell is empty.
fn fill_more(cell: &mut [f32; 10]) {
    let before = cell[0].exp();
    cell[0] += EMPTY_ALL_THE_SAME;
    let more = ((1.0 - cell[0].exp()) / (1.0 - before)).ln();
    cell[1..].iter_mut().for_each(|own| *own += more);
}

/// Makes a digit likely in a cell that seemed empty.
fn fill(cell: &mut [f32; 10], second: &Second) {
    let sum: f32 = second.classes[1..10].iter().map(|one| one.exp()).sum();
    cell[0] = (1.0 - NOT_EMPTY).ln();
    for (own, seen) in cell[1..].iter_mut().zip(&second.classes[1..10]) {
        *own = seen - sum.ln() + NOT_EMPTY.ln();
    }
}

/// Makes marks likely in a cell that seemed to hold a digit.
fn empty(cell: &mut [f32; 10]) {
    let sum: f32 = cell[1..].iter().map(|one| one.exp()).sum();
    cell[0] = MARKS.ln();
    cell[1..].iter_mut().for_each(|own| *own += ((1.0 - MARKS) / sum).ln());
}

/// Looks at the ink of a cell without lines, dirt and paper. `None` if there is hardly any.
fn look(cell: &Large, net: &Net) -> Option<Second> {
    let paper = percentile(&mut cell.clone(), 0.6);
    let ink: Vec<f32> = cell.iter().map(|pixel| paper - pixel).collect();
    let within = |place: usize| (EDGE..SIDE - EDGE).contains(&place);
    let is_inside = |at: usize| within(at % SIDE) && within(at / SIDE);
    let mut inside: Vec<f32> =
        (0..ink.len()).filter(|at| is_inside(*at)).map(|at| ink[at]).collect();
    let dark = percentile(&mut inside, 0.975);
    if dark < LEAST_DARK {
        return None;
    }
    let pixels = (0..ink.len()).map(|at| is_inside(at) && ink[at] > dark * INK).collect();
    let (components, labels) = numbered(&Ink { width: SIDE, height: SIDE, pixels });
    let is_kept: Vec<bool> = components.iter().map(is_of_digit).collect();
    let kept = components.iter().zip(&is_kept).filter(|(_, is_kept)| **is_kept);
    let whole = kept.clone().map(|(own, _)| own.clone()).reduce(|a, b| together(&a, &b))?;
    if kept.clone().map(|(own, _)| own.height()).max() < Some(LEAST_HEIGHT) {
        return None;
    }
    let own = |at: usize| if labels[at] == 0 || is_kept[labels[at] - 1] { ink[at] } else { 0.0 };
    let pixels = marks::for_net(&whole, own, dark);
    let mut pieces = kept
        .map(|(own, _)| own)
        .filter(|own| PIECE_HEIGHT.contains(&own.height()) && PIECE_WIDTH.contains(&own.width()));
    // Pieces are numbered from top to bottom, so the first one is at the top.
    let first = pieces.next();
    let is_apart = first.is_some_and(|first| pieces.any(|other| stand_apart(first, other)));
    Some(Second { classes: net.look(&pixels).classes, ink: whole, dark, is_apart })
}

/// Whether there is a gap between two pieces, the first of which begins higher.
fn stand_apart(a: &Component, b: &Component) -> bool {
    a.right + GAP < b.left || b.right + GAP < a.left || a.bottom + GAP < b.top
}

/// Whether a piece of ink may be part of a digit: it is neither a line nor dirt.
fn is_of_digit(piece: &Component) -> bool {
    let (width, height) = (piece.width(), piece.height());
    let touches_edge = piece.left <= EDGE
        || piece.top <= EDGE
        || piece.right >= SIDE - 1 - EDGE
        || piece.bottom >= SIDE - 1 - EDGE;
    let is_line = touches_edge && (width.min(height) <= THIN || width.max(height) >= LINE);
    !is_line && width.max(height) >= DIRT
}

/// The bounds of two pieces together.
fn together(a: &Component, b: &Component) -> Component {
    Component {
        left: a.left.min(b.left),
        top: a.top.min(b.top),
        right: a.right.max(b.right),
        bottom: a.bottom.max(b.bottom),
        rows: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A second look with these chances of digits, and ink between these edges.
    fn second(chances: &[(usize, f32)], [left, top, right, bottom]: [usize; 4]) -> Second {
        let mut classes = [1e-4_f32.ln(); CLASSES];
        for (digit, chance) in chances {
            classes[*digit] = chance.ln();
        }
        let ink = Component { left, top, right, bottom, rows: Vec::new() };
        Second { classes, ink, dark: 60.0, is_apart: false }
    }
    fn cell(chances: &[(usize, f32)]) -> [f32; 10] {
        let mut cell = [1e-4_f32.ln(); 10];
        for (digit, chance) in chances {
            cell[*digit] = chance.ln();
        }
        cell
    }
    fn sum(cell: &[f32; 10]) -> f32 {
        cell.iter().map(|one| one.exp()).sum()
    }
    const MIDDLE: [usize; 4] = [20, 14, 44, 50];

    #[test]
    fn two_looks_settle_a_digit_and_keep_the_chance_of_an_empty_cell() {
        let mut own = cell(&[(0, 0.1), (5, 0.48), (6, 0.42)]);
        mix(&mut own, &second(&[(6, 0.9), (5, 0.05)], MIDDLE));
        assert!(own[6] > own[5] + 0.5 && (own[0].exp() - 0.1).abs() < 1e-3);
        assert!((sum(&own) - 1.0).abs() < 0.01, "{}", sum(&own));
    }
    #[test]
    fn a_clear_digit_away_from_the_lines_fills_a_cell_that_seemed_empty() {
        let clear = second(&[(4, 0.97)], MIDDLE);
        assert!(clear.is_clear());
        let mut own = cell(&[(0, 0.96)]);
        fill(&mut own, &clear);
        assert!((own[4].exp() - NOT_EMPTY).abs() < 0.01 && (sum(&own) - 1.0).abs() < 0.01);
        assert!(!second(&[(1, 0.97)], [3, 14, 9, 60]).is_clear(), "a line");
        let faint = Second { dark: 12.0, ..second(&[(4, 0.97)], MIDDLE) };
        assert!(!faint.is_clear(), "it shines through");
    }
    #[test]
    fn wide_ink_in_a_corner_may_be_marks_but_a_digit_is_not() {
        let unclear: [(usize, f32); 2] = [(5, 0.2), (8, 0.3)];
        assert!(second(&unclear, [3, 3, 38, 37]).is_in_corner());
        assert!(!second(&unclear, [3, 3, 30, 48]).is_in_corner(), "as high as a digit");
        assert!(!second(&unclear, [14, 14, 50, 49]).is_in_corner(), "in the middle");
        assert!(!second(&unclear, [3, 3, 18, 18]).is_in_corner(), "one small piece");
        let mut own = cell(&[(0, 0.1), (5, 0.4), (8, 0.35), (3, 0.1)]);
        empty(&mut own);
        assert!((own[0].exp() - MARKS).abs() < 1e-3 && (sum(&own) - 1.0).abs() < 0.01);
    }
    #[test]
    fn a_cell_with_a_large_piece_of_ink_is_hardly_empty() {
        let unclear: [(usize, f32); 2] = [(2, 0.5), (7, 0.4)];
        assert!(second(&unclear, MIDDLE).is_large());
        assert!(!second(&unclear, [20, 4, 44, 50]).is_large(), "it may belong to a line");
        assert!(!second(&unclear, [20, 30, 44, 50]).is_large(), "it is small");
        let mut own = cell(&[(0, 0.3), (2, 0.7)]);
        fill_more(&mut own);
        assert!(own[0].exp() < 0.07 && (sum(&own) - 1.0).abs() < 0.01);
    }
    #[test]
    fn pieces_apart_are_marks_and_one_piece_or_a_broken_digit_is_not() {
        let with = |pieces: &[[usize; 4]]| {
            let is_ink = |x: usize, y: usize| {
                pieces.iter().any(|[left, top, right, bottom]| {
                    (*left..*right).contains(&x) && (*top..*bottom).contains(&y)
                })
            };
            let grey = |at: usize| if is_ink(at % SIDE, at / SIDE) { 90.0 } else { 200.0 };
            look(&(0..SIDE * SIDE).map(grey).collect(), Net::trained()).unwrap().is_apart
        };
        assert!(with(&[[34, 8, 48, 24], [12, 34, 28, 52]]));
        assert!(!with(&[[20, 10, 40, 50]]), "one piece");
        assert!(!with(&[[20, 10, 40, 28], [20, 31, 40, 50]]), "a small gap");
        assert!(!with(&[[20, 10, 40, 16], [28, 24, 36, 54]]), "a 7 without ink in between");
    }
    #[test]
    fn pale_ink_off_the_middle_is_found_but_lines_and_dirt_are_not() {
        let is_ink = |x: usize, y: usize| {
            let is_stroke = (34..40).contains(&x) && (8..44).contains(&y);
            let is_dirt = (12..15).contains(&x) && (50..53).contains(&y);
            x < 6 || is_stroke || is_dirt
        };
        let grey = |at: usize| if is_ink(at % SIDE, at / SIDE) { 180.0 } else { 200.0 };
        let found = look(&(0..SIDE * SIDE).map(grey).collect(), Net::trained()).unwrap();
        let ink = found.ink;
        assert_eq!((ink.left, ink.top, ink.right, ink.bottom), (34, 8, 39, 43));
        assert!(look(&vec![200.0; SIDE * SIDE], Net::trained()).is_none());
    }
}
