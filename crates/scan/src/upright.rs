//! Which side of a grid is up, and what its cells then look like.
use crate::cells::{self, CellPixels};
use crate::net::{self, BLANK, MARKS, Net};
use crate::strength;

/// A grid with faint lines is examined closely only if a glimpse of every second cell shows this many clear digits.
const GLIMPSED: usize = 4;
/// A grid is turned only if a glimpse from the new side shows a clear digit for every forty cells.
const GLIMPSED_TURNED: usize = 40;
/// Fewer digits than this say nothing about which side is up.
const LEAST_DIGITS: usize = 9;
/// If the digits are clearer than this (as a mean logarithm), the grid is upright as it is.
const UPRIGHT: f32 = -0.12;
/// Turning the grid must make it clearer by this much.
const CLEARER: f32 = 0.1;
/// If nothing is likelier than this in a cell, it is also looked at when moved by a pixel in these directions.
const STEADY: f32 = 0.9;
const WAYS: [(isize, isize); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
/// No class is less likely than this, as a logarithm.
pub(crate) const LEAST_LIKELY: f32 = -12.0;

/// What the cells are likely to be, once the grid is turned so that its digits are upright.
pub(crate) struct Upright {
    pub(crate) likely: Vec<[f32; 10]>,
    pub(crate) marks: Vec<f32>,
    /// The odds, as logarithms, that a digit was written by hand.
    pub(crate) by_hand: Vec<f32>,
    pub(crate) quarters: u8,
}

/// Turns the grid if that makes its digits clearer.
pub(crate) fn upright(cells: &[CellPixels], net: &Net) -> Upright {
    let mut best = looked_at(cells, net, 0);
    let mut clarity = clarity_of(&best.likely);
    if clarity > UPRIGHT {
        return best;
    }
    clarity += CLEARER;
    let mut turned = cells.to_vec();
    for quarters in 1..4 {
        turned = cells::turned(&turned);
        if !shows(cells.len() / GLIMPSED_TURNED, &turned, net) {
            continue;
        }
        let other = looked_at(&turned, net, quarters);
        let own = clarity_of(&other.likely);
        if own > clarity {
            (best, clarity) = (other, own);
        }
    }
    best
}

pub(crate) fn looked_at(cells: &[CellPixels], net: &Net, quarters: u8) -> Upright {
    let count = cells.len();
    let mut looked = Upright {
        likely: vec![[0.0; 10]; count],
        marks: vec![0.0; count],
        by_hand: vec![0.0; count],
        quarters,
    };
    for (at, cell) in cells.iter().enumerate() {
        let net::Look { classes, by_hand } = steady_look(cell, net);
        looked.by_hand[at] = by_hand;
        looked.marks[at] = classes[MARKS].exp();
        let own = &mut looked.likely[at];
        own.copy_from_slice(&classes[..10]);
        own[BLANK] = (classes[BLANK].exp() + classes[MARKS].exp()).max(f32::MIN_POSITIVE).ln();
    }
    strength::doubt_faint_digits(&mut looked.likely, cells);
    for chance in looked.likely.iter_mut().flatten() {
        *chance = chance.max(LEAST_LIKELY);
    }
    looked
}

/// What the net sees in a cell. If that is doubtful, it looks again when the cell is moved by a pixel, in each direction,
/// and the mean counts.
fn steady_look(cell: &CellPixels, net: &Net) -> net::Look {
    let mut look = net.look(cell);
    if look.classes.iter().copied().fold(f32::MIN, f32::max) > STEADY.ln() {
        return look;
    }
    let mut sums = look.classes.map(f32::exp);
    for way in WAYS {
        let other = net.look(&cells::moved(cell, way)).classes;
        sums.iter_mut().zip(other).for_each(|(sum, own)| *sum += own.exp());
    }
    let looks = (WAYS.len() + 1) as f32;
    look.classes = sums.map(|sum| (sum / looks).max(f32::MIN_POSITIVE).ln());
    look
}

/// How clear the digits are: the mean logarithm of the likeliest class, over the cells with a digit.
fn clarity_of(likely: &[[f32; 10]]) -> f32 {
    let most = |values: &[f32]| values.iter().copied().fold(f32::MIN, f32::max);
    let digits: Vec<f32> =
        likely.iter().filter(|cell| most(&cell[1..]) > -1.2).map(|cell| most(cell)).collect();
    if digits.len() < LEAST_DIGITS.min(likely.len().isqrt()) {
        return -9.0;
    }
    digits.iter().sum::<f32>() / digits.len() as f32
}

/// How many cells show a digit clearly.
pub(crate) fn clear_digits(likely: &[[f32; 10]]) -> usize {
    likely.iter().filter(|cell| is_clear_digit(&cell[1..])).count()
}

fn is_clear_digit(digits: &[f32]) -> bool {
    digits.iter().any(|chance| *chance > -0.1)
}

/// Whether the cells may show a puzzle, whichever side is up. A picture can have a dozen outlines that are no grids, and
/// nothing takes longer than examining the cells of one.
pub(crate) fn shows_digits(cells: &[CellPixels], net: &Net) -> bool {
    let mut turned = cells.to_vec();
    (0..4).any(|_| {
        let is_shown = shows(GLIMPSED, &turned, net);
        turned = cells::turned(&turned);
        is_shown
    })
}

/// Whether every second cell, seen once, shows this many digits or more.
fn shows(least: usize, cells: &[CellPixels], net: &Net) -> bool {
    let digits =
        cells.iter().step_by(2).filter(|cell| is_clear_digit(&net.look(cell).classes[1..10]));
    digits.take(least).count() == least
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::CELL_SIDE;
    use crate::{cells_of, files};
    use whydoku_core::Random;
    use whydoku_draw::svg::{self, Look};
    use whydoku_exact::Classic;

    const PUZZLE: &[u8; 81] =
        b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn drawn() -> Vec<CellPixels> {
        let puzzle = Classic::from_line(PUZZLE).unwrap().to_puzzle();
        let png = whydoku_print::png(&svg::drawing(&puzzle, None, &Look::default()), 600);
        cells_of(&files::decode(&png.unwrap()).unwrap()).unwrap()
    }

    #[test]
    fn digits_are_glimpsed_whichever_side_is_up() {
        let mut cells = drawn();
        for quarters in (0..4).rev() {
            cells = cells::turned(&cells);
            assert!(shows_digits(&cells, Net::trained()));
            assert_eq!(upright(&cells, Net::trained()).quarters, quarters);
        }
    }
    #[test]
    fn noise_is_not_examined_closely() {
        let mut random = Random::new(1);
        let mut noise = || (random.below(200) as f32 - 100.0) / 100.0;
        let cells: Vec<CellPixels> = (0..81).map(|_| core::array::from_fn(|_| noise())).collect();
        assert!(!shows_digits(&cells, Net::trained()));
        let blank = vec![[0.0; CELL_SIDE * CELL_SIDE]; 81];
        assert!(!shows_digits(&blank, Net::trained()));
    }
}
