//! BUGs (bivalue universal graves): every empty cell has two candidates and every digit two places in every
//! house that lacks it, apart from a few extra candidates.
use super::guardians::Way;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::guarded::Guarded;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, DigitSet};

/// How many cells may have more than two candidates.
const CROWDED: usize = 12;

/// A cell and its digits in the pattern.
type Share = (Cell, DigitSet);

/// How many times each digit is a candidate in each house.
struct Counts {
    side: usize,
    counts: Vec<u8>,
}

impl Counts {
    /// Counts the digits of a cell, unless one would have a third place in a house.
    fn add<const W: usize>(&mut self, cx: &Ctx<'_, W>, cell: Cell, digits: DigitSet) -> bool {
        let mut fits = true;
        for house in cx.geometry().houses_of(cell) {
            for digit in digits {
                let count = &mut self.counts[house.index() * self.side + digit.index()];
                *count += 1;
                fits &= *count <= 2;
            }
        }
        fits
    }
    fn take_back<const W: usize>(&mut self, cx: &Ctx<'_, W>, cell: Cell, digits: DigitSet) {
        for house in cx.geometry().houses_of(cell) {
            for digit in digits {
                self.counts[house.index() * self.side + digit.index()] -= 1;
            }
        }
    }
    fn is_bug(&self) -> bool {
        self.counts.iter().all(|&count| count == 0 || count == 2)
    }
}

/// BUGs of one type.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let shape = cx.geometry().shape();
    let empty: CellSet<W> = shape.cells().filter(|&c| cx.grid.placed(c).is_none()).collect();
    let crowded = empty - cx.bivalue();
    let limit = if technique == Technique::BugPlus1 { 1 } else { CROWDED };
    if crowded.is_empty() || crowded.len() > limit {
        return ControlFlow::Continue(());
    }
    let side = cx.geometry().side();
    let mut counts = Counts { side, counts: vec![0; side * shape.houses().len()] };
    let mut pattern = Vec::with_capacity(empty.len());
    for cell in cx.bivalue() {
        let digits = cx.grid.digits(cell);
        if !counts.add(cx, cell, digits) {
            return ControlFlow::Continue(());
        }
        pattern.push((cell, digits));
    }
    let crowded: Vec<Cell> = crowded.iter().collect();
    complete(cx, &crowded, &mut counts, &mut pattern, &mut |pattern| {
        offer(cx, technique, pattern, out)
    })
}

/// Chooses two candidates for each further cell that has extra ones, so that the result is a BUG.
fn complete<const W: usize>(
    cx: &Ctx<'_, W>,
    crowded: &[Cell],
    counts: &mut Counts,
    pattern: &mut Vec<Share>,
    visit: &mut dyn FnMut(&[Share]) -> Flow,
) -> Flow {
    let Some((&cell, rest)) = crowded.split_first() else {
        return if counts.is_bug() { visit(pattern) } else { ControlFlow::Continue(()) };
    };
    for a in cx.grid.digits(cell) {
        for b in cx.grid.digits(cell).iter().filter(|&b| b > a) {
            let digits = DigitSet::only(a) | DigitSet::only(b);
            let fits = counts.add(cx, cell, digits);
            let flow = if fits {
                pattern.push((cell, digits));
                let flow = complete(cx, rest, counts, pattern, visit);
                pattern.pop();
                flow
            } else {
                ControlFlow::Continue(())
            };
            counts.take_back(cx, cell, digits);
            flow?;
        }
    }
    ControlFlow::Continue(())
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    pattern: &[Share],
    out: &mut Sink<'_>,
) -> Flow {
    let bug = Guarded::new(cx.grid, pattern);
    let several = bug.cells.len() > 1;
    match technique {
        Technique::BugPlus1 => bug.offer(cx, Way::OneCell, technique, out),
        Technique::BugType2 if several => bug.offer(cx, Way::OneDigit, technique, out),
        Technique::BugType3 if several => bug.offer(cx, Way::Subset, technique, out),
        Technique::BugType4 if several => bug.offer(cx, Way::Locked, technique, out),
        // With one digit it is type 2.
        Technique::BugPlusN if several && bug.digits.len() > 1 => {
            bug.offer(cx, Way::Any, technique, out)
        }
        _ => ControlFlow::Continue(()),
    }
}
