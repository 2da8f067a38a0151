//! Unique loops: a closed loop of cells that could all exchange two digits. Four cells in two rows
//! and two columns are a rectangle and have their own names.
use super::guardians::Way;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::guarded::Guarded;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, DigitSet, HouseSet};

/// The longest loop searched for.
const LONGEST: usize = 14;
/// How many cells are tried for one pair of digits. Positions of real puzzles need a few hundred.
const TRIES: usize = 100_000;

/// A loop under construction.
struct Path<const W: usize> {
    cells: Vec<Cell>,
    /// Those at even and at odd places: two on the same side must not see each other.
    sides: [CellSet<W>; 2],
    /// Houses with one cell of it, and with two.
    once: HouseSet,
    twice: HouseSet,
    /// Cells with other candidates, and these candidates.
    guarded: usize,
    guardians: DigitSet,
}

/// What the search wants.
struct Wanted<'s, 'v, const W: usize> {
    technique: Technique,
    way: Way,
    digits: DigitSet,
    /// Cells with both digits.
    open: CellSet<W>,
    seen: Vec<CellSet<W>>,
    tries: usize,
    out: &'s mut Sink<'v>,
}

/// Loops of one type.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let way = match technique {
        Technique::UniqueLoop1 => Way::OneCell,
        Technique::UniqueLoop2 => Way::OneDigit,
        Technique::UniqueLoop3 => Way::Subset,
        _ => Way::Locked,
    };
    for a in cx.grid.all_digits() {
        for b in cx.grid.all_digits().filter(|&b| b > a) {
            let open = cx.grid.cells(a) & cx.grid.cells(b);
            if open.len() < 4 || (open & cx.bivalue()).is_empty() {
                continue;
            }
            let digits = DigitSet::only(a) | DigitSet::only(b);
            let (seen, tries) = (Vec::new(), TRIES);
            let mut wanted = Wanted { technique, way, digits, open, seen, tries, out };
            for start in open {
                let mut path = Path {
                    cells: Vec::with_capacity(LONGEST),
                    sides: [CellSet::EMPTY; 2],
                    once: HouseSet::EMPTY,
                    twice: HouseSet::EMPTY,
                    guarded: 0,
                    guardians: DigitSet::EMPTY,
                };
                // Every loop is found from its first cell.
                extend(cx, &mut path, start, &mut wanted)?;
                wanted.open.remove(start);
            }
        }
    }
    ControlFlow::Continue(())
}

/// Adds a cell, continues from there, and removes it again.
fn extend<const W: usize>(
    cx: &Ctx<'_, W>,
    path: &mut Path<W>,
    cell: Cell,
    wanted: &mut Wanted<'_, '_, W>,
) -> Flow {
    let side = path.cells.len() % 2;
    let houses = cx.geometry().houses_of(cell);
    let peers = cx.geometry().peers(cell);
    let guardians = cx.grid.digits(cell) - wanted.digits;
    let guarded = path.guarded + usize::from(!guardians.is_empty());
    let useful = match wanted.way {
        Way::OneCell => guarded <= 1,
        Way::OneDigit => (path.guardians | guardians).len() <= 1,
        _ => guarded <= 2,
    };
    // Of three cells of a house, two would be on one side.
    let fits = peers.is_disjoint(path.sides[side]);
    wanted.tries = wanted.tries.saturating_sub(1);
    if !useful || !fits || wanted.tries == 0 {
        return ControlFlow::Continue(());
    }
    let before = (path.once, path.twice, path.guarded, path.guardians);
    path.twice |= houses & path.once;
    path.once = (path.once | houses) - path.twice;
    (path.guarded, path.guardians) = (guarded, path.guardians | guardians);
    path.cells.push(cell);
    path.sides[side].insert(cell);
    if path.once.is_empty() {
        close(cx, path, wanted)?;
    } else if path.cells.len() < LONGEST {
        for next in (wanted.open & peers) - path.sides[0] - path.sides[1] {
            extend(cx, path, next, wanted)?;
        }
    }
    path.sides[side].remove(cell);
    path.cells.pop();
    (path.once, path.twice, path.guarded, path.guardians) = before;
    ControlFlow::Continue(())
}

/// If every house has two of the cells or none, offers the loop, once for each set of cells.
fn close<const W: usize>(cx: &Ctx<'_, W>, path: &Path<W>, wanted: &mut Wanted<'_, '_, W>) -> Flow {
    let all = path.sides[0] | path.sides[1];
    if is_rectangle(cx, all) || wanted.seen.contains(&all) {
        return ControlFlow::Continue(());
    }
    wanted.seen.push(all);
    let pattern: Vec<(Cell, DigitSet)> = all.iter().map(|cell| (cell, wanted.digits)).collect();
    let guarded = Guarded::new(cx.grid, &pattern);
    if wanted.way != Way::OneCell && guarded.cells.len() < 2 {
        return ControlFlow::Continue(());
    }
    guarded.offer(cx, wanted.way, wanted.technique, wanted.out)
}

/// Four cells in two rows and two columns.
fn is_rectangle<const W: usize>(cx: &Ctx<'_, W>, cells: CellSet<W>) -> bool {
    let side = cx.geometry().side();
    let lines = |line: fn(Cell, usize) -> usize| {
        cells.iter().fold(0u64, |lines, cell| lines | 1 << line(cell, side)).count_ones()
    };
    cells.len() == 4 && lines(Cell::row) == 2 && lines(Cell::column) == 2
}
