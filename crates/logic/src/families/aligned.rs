//! Aligned pair and triple exclusion: cells whose digits are tried together.
use super::cases;
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, Digit, DigitSet};

/// Cells whose digits are tried together: a choice fails if two cells that see each other get the
/// same digit, or if a cell that sees all of them loses every candidate. A candidate in none of the
/// remaining choices is false.
pub(crate) fn exclusion<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let size = if technique == Technique::AlignedPairExclusion { 2 } else { 3 };
    let few = |cell: &Cell| (2..=size).contains(&cx.grid.digits(*cell).len());
    let shape = cx.geometry().shape();
    let watchers: CellSet<W> = shape.cells().filter(few).collect();
    let near = |cell: &Cell| !(cx.geometry().peers(*cell) & watchers).is_empty();
    let open = |cell: &Cell| cx.grid.digits(*cell).len() > 1;
    let cells: CellSet<W> = shape.cells().filter(open).filter(near).collect();
    // If nothing has changed since the last search found nothing, there is nothing to find.
    let together = Together { cx, technique, size, new: cx.changed_since_nothing(technique) };
    cx.whole(technique, out, |out| together.add(&mut Vec::new(), watchers, cells, out))
}

/// A choice of cells seen by common watchers.
struct Together<'c, 'g, const W: usize> {
    cx: &'c Ctx<'g, W>,
    technique: Technique,
    size: usize,
    /// What has changed since a search found nothing.
    new: CellSet<W>,
}

impl<const W: usize> Together<'_, '_, W> {
    /// Adds one of `next`; `seen` are the watchers that all chosen cells see.
    fn add(
        &self,
        chosen: &mut Vec<Cell>,
        seen: CellSet<W>,
        mut next: CellSet<W>,
        out: &mut Sink<'_>,
    ) -> Flow {
        if chosen.len() == self.size {
            let is_new = chosen.iter().any(|&cell| self.new.contains(cell));
            if is_new || !seen.is_disjoint(self.new) {
                try_together(self, chosen, seen, out)?;
            }
            return ControlFlow::Continue(());
        }
        self.cx.go_on()?;
        for cell in next {
            next.remove(cell);
            let peers = self.cx.geometry().peers(cell);
            let common = seen & peers;
            if !common.is_empty() {
                let around = |all, watcher| all | self.cx.geometry().peers(watcher);
                let near = common.iter().fold(CellSet::EMPTY, around);
                chosen.push(cell);
                self.add(chosen, common, next & near, out)?;
                chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }
}

fn try_together<const W: usize>(
    together: &Together<'_, '_, W>,
    cells: &[Cell],
    seen: CellSet<W>,
    out: &mut Sink<'_>,
) -> Flow {
    let (cx, technique) = (together.cx, together.technique);
    let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | cx.grid.digits(cell));
    // Only cells that can lose every candidate matter.
    let seen: Vec<Cell> = seen.iter().filter(|&cell| cx.grid.digits(cell).is_subset(all)).collect();
    if seen.is_empty() {
        return ControlFlow::Continue(());
    }
    let removed = impossible(cx, cells, &seen);
    // Without them it would be a naked subset.
    if removed.is_empty() || removed == impossible(cx, cells, &[]) {
        return ControlFlow::Continue(());
    }
    out.emit(technique, removed.clone(), || {
        let piece = |part, cells: &[Cell]| {
            let (cells, digits) = (cells.to_vec(), DigitSet::EMPTY);
            Piece { part, cells, digits, houses: Vec::new() }
        };
        let premises: Vec<Premise> =
            cells.iter().chain(&seen).map(|&cell| Premise::Cell(cell)).collect();
        let cases = cases::lines(cx, &premises, &removed);
        let pieces = vec![piece(Part::Core, cells), piece(Part::SetA, &seen)];
        Pattern::new(pieces, premises).with_cases(cases).into()
    })
}

/// The candidates of the cells that are in none of the choices that leave every watcher a
/// candidate.
fn impossible<const W: usize>(
    cx: &Ctx<'_, W>,
    cells: &[Cell],
    watchers: &[Cell],
) -> Vec<Conclusion> {
    let watching: Vec<DigitSet> = watchers.iter().map(|&cell| cx.grid.digits(cell)).collect();
    let mut possible = vec![DigitSet::EMPTY; cells.len()];
    let mut choice = Vec::with_capacity(cells.len());
    for at in 0..cells.len() {
        for digit in cx.grid.digits(cells[at]) {
            // One choice with a candidate is enough, and it may settle other candidates too.
            if !possible[at].contains(digit)
                && completes(cx, cells, &watching, (at, digit), &mut choice)
            {
                possible.iter_mut().zip(choice.drain(..)).for_each(|(left, d)| left.insert(d));
            }
        }
    }
    let left = cells.iter().zip(possible);
    left.flat_map(|(&cell, left)| cx.remove(CellSet::only(cell), !left)).collect()
}

/// Whether a choice with the digit fixed in one of the cells is possible; `choice` then holds one.
fn completes<const W: usize>(
    cx: &Ctx<'_, W>,
    cells: &[Cell],
    watching: &[DigitSet],
    fixed: (usize, Digit),
    choice: &mut Vec<Digit>,
) -> bool {
    let Some(&cell) = cells.get(choice.len()) else {
        let taken: DigitSet = choice.iter().copied().collect();
        return watching.iter().all(|digits| !digits.is_subset(taken));
    };
    let open = if choice.len() == fixed.0 { DigitSet::only(fixed.1) } else { cx.grid.digits(cell) };
    for digit in open {
        let clashes = |(&other, &held): (&Cell, &Digit)| {
            held == digit && cx.geometry().peers(cell).contains(other)
        };
        if !cells.iter().zip(choice.iter()).any(clashes) {
            choice.push(digit);
            if completes(cx, cells, watching, fixed, choice) {
                return true;
            }
            choice.pop();
        }
    }
    false
}
