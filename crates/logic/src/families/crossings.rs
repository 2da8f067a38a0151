//! Houses that share cells, and choices of cells in parts of them.
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::context::memory::Sight;
use crate::sink::{Flow, Sink};
use whydoku_core::{Cell, CellSet, DigitSet, House};

/// How many cells of a part of a house are combined on a board with this many digits.
fn most_cells(side: usize) -> usize {
    match side {
        0..=9 => 9,
        10..=12 => 4,
        _ => 2,
    }
}

/// Searches one pair of houses that share at least two cells after another, each as a separate
/// part.
pub(super) fn each_crossing<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
    mut search: impl FnMut([House; 2], &mut Sink<'_>) -> Flow,
) -> Flow {
    for (at, &houses) in cx.layout().crossings.iter().enumerate() {
        let sight = Sight::Houses(houses.into_iter().collect());
        cx.part(technique, (at, sight), out, |out| search(houses, out))?;
    }
    Flow::Continue(())
}

/// Some cells and all their candidates.
#[derive(Clone, Copy)]
pub(super) struct Choice<const W: usize> {
    pub(super) cells: CellSet<W>,
    pub(super) count: usize,
    pub(super) digits: DigitSet,
}

/// Every choice of one or more cells, each with two or more candidates, as far as `keep` permits.
pub(super) fn subsets<const W: usize>(
    cx: &Ctx<'_, W>,
    of: CellSet<W>,
    keep: &dyn Fn(&Choice<W>) -> bool,
) -> Vec<Choice<W>> {
    let open: Vec<Cell> = of.iter().filter(|&cell| cx.grid.digits(cell).len() > 1).collect();
    let most = most_cells(cx.geometry().side());
    if most < open.len() {
        cx.note_bounded();
    }
    let mut all = Vec::with_capacity(1 << open.len().min(most));
    all.push(Choice { cells: CellSet::EMPTY, count: 0, digits: DigitSet::EMPTY });
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
