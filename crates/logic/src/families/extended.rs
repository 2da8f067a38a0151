//! Extended rectangles: three pairs of cells across two parallel lines, with three digits. The two
//! lines could exchange them.
use super::guardians::Way;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::guarded::Guarded;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, DigitSet, HouseSet};

/// Two cells side by side in two parallel lines.
type Pair = [Cell; 2];

/// Rectangles of one type.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let side = cx.geometry().side();
    for across in [false, true] {
        let at = |line: usize, along: usize| {
            if across { Cell::at(along, line, side) } else { Cell::at(line, along, side) }
        };
        for first in 0..side {
            for second in first + 1..side {
                let pairs = (0..side).map(|along| [at(first, along), at(second, along)]);
                let pairs: Vec<Pair> = pairs.filter(|&pair| exchangeable(cx, pair)).collect();
                triples(cx, &pairs, &mut |cells| offer(cx, technique, cells, out))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether both are empty and their houses differ only in one line: their digits may change places
/// as far as the other houses are concerned.
fn exchangeable<const W: usize>(cx: &Ctx<'_, W>, [a, b]: Pair) -> bool {
    let few = |cell: Cell| (1..=6).contains(&cx.grid.digits(cell).len());
    let (here, there) = (cx.geometry().houses_of(a), cx.geometry().houses_of(b));
    few(a) && few(b) && (here - there).len() == 1 && (there - here).len() == 1
}

/// Three pairs that share no house but the two lines.
fn triples<const W: usize>(
    cx: &Ctx<'_, W>,
    pairs: &[Pair],
    visit: &mut dyn FnMut([Cell; 6]) -> Flow,
) -> Flow {
    let houses =
        |[a, b]: Pair| -> HouseSet { cx.geometry().houses_of(a) & cx.geometry().houses_of(b) };
    for (i, &p) in pairs.iter().enumerate() {
        for (j, &q) in pairs.iter().enumerate().skip(i + 1) {
            if !(houses(p) & houses(q)).is_empty() {
                continue;
            }
            for &r in &pairs[j + 1..] {
                if ((houses(p) | houses(q)) & houses(r)).is_empty() {
                    visit([p[0], q[0], r[0], p[1], q[1], r[1]])?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Tries all sets of three digits that leave few guardians: in at most two cells, or of one digit.
fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    cells: [Cell; 6],
    out: &mut Sink<'_>,
) -> Flow {
    let way = match technique {
        Technique::ExtendedRectangle1 => Way::OneCell,
        Technique::ExtendedRectangle2 => Way::OneDigit,
        Technique::ExtendedRectangle3 => Way::Subset,
        _ => Way::Locked,
    };
    let digits_of = |cells: &[Cell]| {
        cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | cx.grid.digits(cell))
    };
    let mut tried: Vec<DigitSet> = Vec::new();
    if way == Way::OneDigit {
        let all = digits_of(&cells);
        if all.len() == 4 {
            tried.extend(all.iter().map(|guardian| all - DigitSet::only(guardian)));
        }
    } else {
        // The digits are those of the cells without guardians: all but two, or all but one.
        for x in 0..6 {
            for y in x..6 {
                let rest = (0..6).filter(|&at| at != x && at != y);
                let digits = rest.fold(DigitSet::EMPTY, |all, at| all | cx.grid.digits(cells[at]));
                if digits.len() == 3 && !tried.contains(&digits) {
                    tried.push(digits);
                }
            }
        }
    }
    for digits in tried {
        let pattern = cells.map(|cell| (cell, digits));
        // A cell with none of the digits can never complete the pattern.
        if cells.iter().any(|&cell| (cx.grid.digits(cell) & digits).is_empty()) {
            continue;
        }
        let rectangle = Guarded::new(cx.grid, &pattern);
        if way == Way::OneCell || rectangle.cells.len() > 1 {
            rectangle.offer(cx, way, technique, out)?;
        }
    }
    ControlFlow::Continue(())
}
