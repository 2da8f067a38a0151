//! Whether digits are light on dark. Lines do not tell: in some dark themes they are darker than the cells, and
//! between light tiles they are lighter.
use crate::map::percentile;
use crate::quad::Surface as _;
use crate::straight::Straight;

/// At how many places each way a cell is looked at.
const PLACES: usize = 14;
/// How much of a cell is left out on each side, as a share: lines may be there.
const MARGIN: f32 = 0.2;
/// This share of a cell is as light, or as dark, as its ink.
const INK: f32 = 0.03;
/// A cell counts if its ink differs from its paper by more than this share of what is usual among the clearest...
const CLEAR: f32 = 0.5;
/// ...and by more than this many grey levels.
const LEAST: f32 = 20.0;
/// One shade stands out if it differs from the paper this many times as much as the other one does.
const STANDS_OUT: f32 = 2.0;
/// Digits are light if this many cells say so...
const LEAST_CELLS: usize = 4;
/// ...and at least this many for each that says otherwise.
const MAJORITY: usize = 4;

/// Whether the digits of a picture that was made to have dark lines are light.
pub(crate) fn has_light_digits(straight: &Straight) -> bool {
    let side = straight.lattice.cells;
    let shades: Vec<[f32; 2]> =
        (0..side * side).filter_map(|at| shades(straight, at / side, at % side)).collect();
    let mut most: Vec<f32> = shades.iter().map(|[dark, light]| dark.max(*light)).collect();
    let least = (CLEAR * percentile(&mut most, 0.9)).max(LEAST);
    let count = |of: usize| {
        let is_clear = |own: &&[f32; 2]| own[of] > least && own[of] > STANDS_OUT * own[1 - of];
        shades.iter().filter(is_clear).count()
    };
    let (dark, light) = (count(0), count(1));
    light >= LEAST_CELLS && light >= MAJORITY * dark
}

/// How much the darkest and the lightest part of a cell differ from its paper.
fn shades(straight: &Straight, row: usize, column: usize) -> Option<[f32; 2]> {
    let map = straight.cell(row, column)?;
    let place = |at: usize| MARGIN + (1.0 - 2.0 * MARGIN) * (at as f32 + 0.5) / PLACES as f32;
    let pixel = |at: usize| straight.picture.sample(map.at(place(at % PLACES), place(at / PLACES)));
    let mut pixels: Vec<f32> = (0..PLACES * PLACES).map(pixel).collect();
    let [dark, paper, light] = [INK, 0.5, 1.0 - INK].map(|share| percentile(&mut pixels, share));
    Some([paper - dark, light - paper])
}
