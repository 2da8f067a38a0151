//! Houses that share cells, and choices of cells of a part of them.
use crate::context::Ctx;
use pencilmark_core::{Cell, CellSet, DigitSet, House};

/// How many cells of a part of a house are taken together on a board with so many digits.
fn most_cells(side: usize) -> usize {
    match side {
        0..=9 => 9,
        10..=12 => 4,
        _ => 2,
    }
}

/// Pairs of houses that share two cells or more, the earlier first (a box before a line).
pub(super) fn crossings<const W: usize>(cx: &Ctx<'_, W>) -> Vec<[House; 2]> {
    let geometry = cx.geometry();
    let of = |house| geometry.cells_of(house);
    let mut pairs = Vec::new();
    for one in geometry.houses() {
        for other in geometry.houses().skip(one.index() + 1) {
            if (of(one) & of(other)).len() > 1 {
                pairs.push([one, other]);
            }
        }
    }
    pairs
}

/// Some cells and all their candidates.
#[derive(Clone, Copy)]
pub(super) struct Choice<const W: usize> {
    pub(super) cells: CellSet<W>,
    pub(super) count: usize,
    pub(super) digits: DigitSet,
}

/// Every choice of one or more cells with two candidates or more each, as far as `keep` likes them.
pub(super) fn subsets<const W: usize>(
    cx: &Ctx<'_, W>,
    of: CellSet<W>,
    keep: &dyn Fn(&Choice<W>) -> bool,
) -> Vec<Choice<W>> {
    let open: Vec<Cell> = of.iter().filter(|&cell| cx.grid.digits(cell).len() > 1).collect();
    let most = most_cells(cx.geometry().side());
    let mut all = vec![Choice { cells: CellSet::EMPTY, count: 0, digits: DigitSet::EMPTY }];
    for cell in open {
        for at in 0..all.len() {
            let part = all[at];
            if part.count < most {
                all.push(Choice {
                    cells: part.cells | CellSet::only(cell),
                    count: part.count + 1,
                    digits: part.digits | cx.grid.digits(cell),
                });
            }
        }
    }
    all.retain(|set| set.count > 0 && keep(set));
    all
}
