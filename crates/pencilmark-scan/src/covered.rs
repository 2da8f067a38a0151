//! Cells on which something lies, such as a pen or a finger: its shape is no digit.
use crate::decode::Likely;
use crate::map::percentile;
use crate::quad::{Perspective, Surface as _};
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
    let maps: Vec<Option<Perspective>> = (0..81).map(|at| straight.cell(at / 9, at % 9)).collect();
    let span = |at: usize, side: fn(f32) -> (f32, f32)| {
        let Some(map) = &maps[at] else { return 0..0 };
        let place = |step: usize| ENDS + (1.0 - 2.0 * ENDS) * step as f32 / (PLACES - 1) as f32;
        let line: Vec<f32> = (0..PLACES)
            .map(|step| {
                let (x, y) = side(place(step));
                straight.picture.sample(map.at(x, y))
            })
            .collect();
        let paper = percentile(&mut line.clone(), 0.8);
        let is_dark = |value: &f32| paper - value > dark;
        let first = line.iter().position(is_dark).unwrap_or(0);
        let last = line.iter().rposition(is_dark).map_or(0, |last| last + 1);
        first..last
    };
    let mut covered = [false; 81];
    let mut both = |a: usize, b: usize, sides: [fn(f32) -> (f32, f32); 2]| {
        let (one, other) = (span(a, sides[0]), span(b, sides[1]));
        let common = one.end.min(other.end).saturating_sub(one.start.max(other.start));
        if common >= WIDE {
            (covered[a], covered[b]) = (true, true);
        }
    };
    for at in 0..81 {
        if at % 9 < 8 {
            both(at, at + 1, [|along| (1.0 - BESIDE, along), |along| (BESIDE, along)]);
        }
        if at < 72 {
            both(at, at + 9, [|along| (along, 1.0 - BESIDE), |along| (along, BESIDE)]);
        }
    }
    covered
}
