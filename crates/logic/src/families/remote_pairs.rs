//! Remote pairs: cells with the same two candidates, each seeing the next.
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Cell, CellSet, DigitSet};

/// Connected cells with the same two candidates, alternately of one colour and of the other.
struct Colours<const W: usize> {
    digits: DigitSet,
    sorts: [CellSet<W>; 2],
}

/// Four or more cells with the same two candidates, connected by sight: they hold the two digits
/// alternately.
pub(crate) fn remote_pair<const W: usize>(
    cx: &Ctx<'_, W>,
    _: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let mut pairs: BTreeSet<DigitSet> = BTreeSet::new();
    pairs.extend(cx.bivalue().iter().map(|cell| cx.grid.digits(cell)));
    for digits in pairs {
        let same = |cell: &Cell| cx.grid.digits(*cell) == digits;
        let mut left: CellSet<W> = cx.bivalue().iter().filter(same).collect();
        while let Some(start) = left.first() {
            let colours = colour(cx, digits, start, left);
            left -= colours.sorts[0] | colours.sorts[1];
            offer(cx, &colours, out)?;
        }
    }
    ControlFlow::Continue(())
}

fn colour<const W: usize>(
    cx: &Ctx<'_, W>,
    digits: DigitSet,
    start: Cell,
    all: CellSet<W>,
) -> Colours<W> {
    let mut sorts = [CellSet::only(start), CellSet::EMPTY];
    let (mut fresh, mut turn) = (sorts[0], 1);
    while !fresh.is_empty() {
        let seen = fresh.iter().fold(CellSet::EMPTY, |all, cell| all | cx.geometry().peers(cell));
        fresh = (seen & all) - sorts[turn];
        sorts[turn] |= fresh;
        turn = 1 - turn;
    }
    Colours { digits, sorts }
}

fn offer<const W: usize>(cx: &Ctx<'_, W>, colours: &Colours<W>, out: &mut Sink<'_>) -> Flow {
    let (digits, [a, b]) = (colours.digits, colours.sorts);
    // If three of the cells see each other there is no solution, and nothing to show.
    if (a | b).len() < 4 || !a.is_disjoint(b) {
        return ControlFlow::Continue(());
    }
    let mut gone = CellSet::EMPTY;
    for one in a {
        // Cells that see each other are an ordinary naked pair.
        for other in b - cx.geometry().peers(one) {
            gone |= cx.geometry().peers(one) & cx.geometry().peers(other);
        }
    }
    out.emit(Technique::RemotePair, cx.remove(gone - a - b, digits), || {
        let piece = |part, cells: CellSet<W>| Piece {
            part,
            cells: cells.iter().collect(),
            digits,
            houses: Vec::new(),
        };
        let premises = (a | b).iter().map(Premise::Cell).collect();
        let pieces = vec![piece(Part::Core, a | b), piece(Part::SetA, a), piece(Part::SetB, b)];
        Pattern::new(pieces, premises).into()
    })
}
