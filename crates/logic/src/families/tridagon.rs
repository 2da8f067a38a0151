//! Tridagon: twelve cells in four boxes that three digits cannot fill, so one of them holds
//! something else.
use crate::argument::Pattern;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::guarded::Guarded;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, DigitSet, Regions};

/// How many of the twelve cells may have other candidates.
const GUARDED: usize = 4;
/// For each row of a box, the column of its cell, and whether that is an even permutation.
const DIAGONALS: [([usize; 3], bool); 6] = [
    ([0, 1, 2], true),
    ([1, 2, 0], true),
    ([2, 0, 1], true),
    ([0, 2, 1], false),
    ([1, 0, 2], false),
    ([2, 1, 0], false),
];

/// Three cells of a box in different rows and columns.
#[derive(Clone, Copy)]
struct Diagonal {
    cells: [Cell; 3],
    is_even: bool,
    guarded: usize,
}

/// Only on boards with boxes of three by three.
pub(crate) fn find<const W: usize>(cx: &Ctx<'_, W>, _: Technique, out: &mut Sink<'_>) -> Flow {
    if *cx.geometry().shape().regions() != (Regions::Boxes { rows: 3, columns: 3 }) {
        return ControlFlow::Continue(());
    }
    for digits in triples(cx) {
        let in_band = |band| [0, 1, 2].map(|stack| diagonals(cx, digits, band, stack));
        let boxes = [0, 1, 2].map(in_band);
        for [top, bottom] in [[0, 1], [0, 2], [1, 2]] {
            for [left, right] in [[0, 1], [0, 2], [1, 2]] {
                let square = [[top, left], [top, right], [bottom, left], [bottom, right]];
                four(cx, digits, square.map(|[band, stack]| &boxes[band][stack][..]), out)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Every set of three digits.
fn triples<const W: usize>(cx: &Ctx<'_, W>) -> impl Iterator<Item = DigitSet> {
    let side = cx.geometry().side();
    (0..1u64 << side).filter(|bits| bits.count_ones() == 3).map(DigitSet::from_bits)
}

/// The diagonals of a box that the digits could fill, except that a few cells also have other
/// candidates.
fn diagonals<const W: usize>(
    cx: &Ctx<'_, W>,
    digits: DigitSet,
    band: usize,
    stack: usize,
) -> Vec<Diagonal> {
    let diagonal = |(columns, is_even): ([usize; 3], bool)| {
        let cell = |row: usize| Cell::at(band * 3 + row, stack * 3 + columns[row], 9);
        let cells = [0, 1, 2].map(cell);
        let fits = |&cell: &Cell| (cx.grid.digits(cell) & digits).len() >= 2;
        let guarded = cells.iter().filter(|&&cell| !cx.grid.digits(cell).is_subset(digits)).count();
        (cells.iter().all(fits) && guarded <= 2).then_some(Diagonal { cells, is_even, guarded })
    };
    DIAGONALS.into_iter().filter_map(diagonal).collect()
}

/// One diagonal in each box, an odd number of them even. Then the digits cannot fill them: in two
/// boxes side by side, or one above the other, they would be cyclic exchanges of each other, which
/// are even permutations; around the four boxes these do not fit together.
fn four<const W: usize>(
    cx: &Ctx<'_, W>,
    digits: DigitSet,
    boxes: [&[Diagonal]; 4],
    out: &mut Sink<'_>,
) -> Flow {
    let [a, b, c, d] = boxes;
    for w in a {
        for x in b.iter().filter(|x| w.guarded + x.guarded <= GUARDED) {
            for y in c.iter().filter(|y| w.guarded + x.guarded + y.guarded <= GUARDED) {
                for z in d {
                    let all = [w, x, y, z];
                    let odd = all.iter().filter(|of| of.is_even).count() % 2 == 1;
                    let guarded: usize = all.iter().map(|of| of.guarded).sum();
                    if odd && guarded <= GUARDED {
                        offer(cx, digits, all, out)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    digits: DigitSet,
    diagonals: [&Diagonal; 4],
    out: &mut Sink<'_>,
) -> Flow {
    let mut pattern: Vec<(Cell, DigitSet)> =
        diagonals.iter().flat_map(|of| of.cells).map(|cell| (cell, digits)).collect();
    pattern.sort_unstable();
    let guarded = Guarded::new(cx.grid, &pattern);
    out.emit(Technique::Tridagon, guarded.excluded(cx), || {
        let premises = pattern.iter().map(|&(cell, _)| Premise::Cell(cell)).collect();
        Pattern::new(guarded.pieces(), premises).into()
    })
}
