//! A naked subset without a house: cells that all see each other, some of them because of a rule.
use crate::argument::Ruled;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Clue, Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, CellSet, DigitSet, Part, Rule};

/// The largest number of cells of such a subset.
const MOST: usize = 4;

/// Cells that all see each other and have as many candidates between them as there are cells. Subsets that
/// need no rule are left to the techniques for houses.
pub(crate) fn cross_house_subset<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let cells = || cx.geometry().shape().cells();
    let starts: Vec<(usize, Cell)> =
        (2..=MOST).flat_map(|size| cells().map(move |cell| (size, cell))).collect();
    let sight = |&(_, own): &(usize, Cell)| cx.geometry().peers(own).iter().chain([own]).collect();
    cx.each_part(technique, &starts, sight, out, |&(size, own), out| {
        let few = open(cx, size);
        if !few.contains(own) {
            return ControlFlow::Continue(());
        }
        let later = few.iter().filter(|&cell| cell > own).collect::<CellSet<W>>();
        let set = Set { cells: vec![own], digits: cx.grid.digits(own) };
        grow(cx, technique, size, &set, later & cx.geometry().peers(own), out)
    })
}

/// Empty cells with more than one and at most this many candidates.
fn open<const W: usize>(cx: &Ctx<'_, W>, most: usize) -> CellSet<W> {
    cx.few(most) & (cx.grid.empty() - cx.grid.naked_singles())
}

/// Cells that see each other, and their candidates.
struct Set {
    cells: Vec<Cell>,
    digits: DigitSet,
}

/// Adds cells from among those that see all of the set and come later.
fn grow<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    size: usize,
    set: &Set,
    rest: CellSet<W>,
    out: &mut Sink<'_>,
) -> Flow {
    if set.cells.len() == size {
        let is_full = set.digits.len() == size;
        return if is_full { offer(cx, technique, set, out) } else { ControlFlow::Continue(()) };
    }
    let mut later = rest;
    for next in rest {
        later.remove(next);
        let digits = set.digits | cx.grid.digits(next);
        if digits.len() > size {
            continue;
        }
        let cells = set.cells.iter().copied().chain([next]).collect();
        let beside = later & cx.geometry().peers(next);
        grow(cx, technique, size, &Set { cells, digits }, beside, out)?;
    }
    ControlFlow::Continue(())
}

/// Offers the candidates that see all places of their digit in the set, if a rule is involved.
fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    set: &Set,
    out: &mut Sink<'_>,
) -> Flow {
    let mut gone: Vec<Candidate> = Vec::new();
    let mut seen: Vec<[Cell; 2]> = pairs(&set.cells).collect();
    for digit in set.digits {
        let places = set.cells.iter().copied().filter(|&cell| cx.grid.digits(cell).contains(digit));
        let places: Vec<Cell> = places.collect();
        let peers = cx.geometry().common_peers(places.iter().copied());
        for cell in peers & cx.grid.cells(digit) {
            gone.push(Candidate::new(cell, digit));
            seen.extend(places.iter().map(|&place| [place, cell]));
        }
    }
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    gone.sort_unstable();
    let clues = clues(cx, &seen);
    if clues.is_empty() {
        return ControlFlow::Continue(());
    }
    let conclusions = gone.into_iter().map(Conclusion::Eliminate).collect();
    out.emit(technique, conclusions, || {
        let premises = set.cells.iter().map(|&cell| Premise::Cell(cell)).collect();
        Ruled { clues, premises, digits: set.digits, cells: set.cells.clone(), ..Ruled::default() }
            .into()
    })
}

/// Every pair of these cells.
fn pairs(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> {
    cells
        .iter()
        .enumerate()
        .flat_map(|(at, &one)| cells[..at].iter().map(move |&other| [other, one]))
}

/// The rules by which the cells of these pairs see each other, where no house does it.
fn clues<const W: usize>(cx: &Ctx<'_, W>, seen: &[[Cell; 2]]) -> Vec<Clue> {
    let shape = cx.geometry().shape();
    let of_rules: Vec<&[Cell; 2]> =
        seen.iter().filter(|[one, other]| !shape.are_peers(*one, *other)).collect();
    let speaks = |rule: &Rule| {
        let parts =
            if of_rules.is_empty() { Vec::new() } else { rule.parts(shape.rules(), shape.side()) };
        parts.iter().any(|part| match part {
            Part::Differ(cells) => {
                of_rules.iter().any(|pair| pair.iter().all(|cell| cells.contains(cell)))
            }
            _ => false,
        })
    };
    let rules = shape.rules().iter().enumerate().filter(|(_, rule)| speaks(rule));
    rules.map(|(number, rule)| Clue { number, rule: rule.clone() }).collect()
}
