//! What rules for two cells say: knight's moves, dots, inequalities, clones.
use super::ruled;
use crate::argument::Ruled;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Clue, Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, Cell, DigitSet, Part, Rule};

/// Candidates that are compatible with none of the candidates of another cell.
pub(crate) fn no_partner<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_cell(technique, out, |own, out| {
        let bonds = cx.geometry().bonds(own);
        let digits = cx.grid.digits(own);
        let mut gone: Vec<Candidate> = Vec::new();
        for bond in bonds {
            let partners =
                digits.iter().fold(DigitSet::EMPTY, |all, digit| all | bond.table.partners(digit));
            let lost = cx.grid.digits(bond.cell) - partners;
            gone.extend(lost.iter().map(|digit| Candidate::new(bond.cell, digit)));
        }
        let causes: Vec<Candidate> =
            digits.iter().map(|digit| Candidate::new(own, digit)).collect();
        let argument = || Ruled {
            premises: vec![Premise::Cell(own)],
            digits,
            cells: vec![own],
            ..Ruled::default()
        };
        offer(cx, technique, out, gone, argument, &causes)
    })
}

/// Candidates that every place of a digit in a house excludes, not all of them because of a house.
pub(crate) fn common_peer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    for digit in cx.grid.all_digits() {
        for house in cx.geometry().houses() {
            let places = cx.grid.places(house, digit);
            if places.len() < 2 {
                continue;
            }
            let seen = cx.geometry().common_peers(places) - cx.geometry().cells_of(house);
            let seen = seen & cx.grid.cells(digit);
            let mut gone: Vec<Candidate> =
                seen.iter().map(|cell| Candidate::new(cell, digit)).collect();
            gone.extend(excluded_by_bonds(cx, &places.iter().collect::<Vec<_>>(), digit));
            let premise = Premise::House(house, digit);
            let cells: Vec<Cell> = places.iter().collect();
            let causes: Vec<Candidate> =
                cells.iter().map(|&cell| Candidate::new(cell, digit)).collect();
            let argument = || Ruled {
                premises: vec![premise],
                houses: vec![house],
                digits: DigitSet::only(digit),
                cells,
                ..Ruled::default()
            };
            offer(cx, technique, out, gone, argument, &causes)?;
        }
    }
    ControlFlow::Continue(())
}

/// Candidates of other digits, or of this one, that each of these places excludes, some by a bond.
fn excluded_by_bonds<const W: usize>(
    cx: &Ctx<'_, W>,
    places: &[Cell],
    digit: whydoku_core::Digit,
) -> Vec<Candidate> {
    let Some(&first) = places.first() else { return Vec::new() };
    let mut found = Vec::new();
    for bond in cx.geometry().bonds(first) {
        for other in bond.excluded(digit, cx.grid.digits(bond.cell)) {
            let candidate = Candidate::new(bond.cell, other);
            let by_all = places
                .iter()
                .all(|&place| ruled::excludes(cx, Candidate::new(place, digit), candidate));
            // Those of the same digit are found as common peers.
            let is_seen = other == digit
                && places.iter().all(|&place| cx.geometry().peers(place).contains(bond.cell));
            if by_all && !is_seen {
                found.push(candidate);
            }
        }
    }
    found
}

/// Cells linked by dots and signs, with candidates that do not all occur in a filling.
pub(crate) fn linked_cells<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_group(technique, &cx.clues().linked, out, |group, out| {
        ruled::offer_group(cx, technique, group, out)
    })
}

/// Offers what is excluded by candidates one of which is true, with the rules that exclude it.
fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
    mut gone: Vec<Candidate>,
    argument: impl FnOnce() -> Ruled,
    causes: &[Candidate],
) -> Flow {
    gone.sort_unstable();
    gone.dedup();
    let clues = clues(cx, causes, &gone);
    if clues.is_empty() {
        return ControlFlow::Continue(()); // Houses alone say so: other techniques find it.
    }
    let conclusions = gone.into_iter().map(Conclusion::Eliminate).collect();
    out.emit(technique, conclusions, || Ruled { clues, ..argument() }.into())
}

/// The rules by which one of these candidates excludes one of those.
fn clues<const W: usize>(cx: &Ctx<'_, W>, causes: &[Candidate], gone: &[Candidate]) -> Vec<Clue> {
    let shape = cx.geometry().shape();
    let speaks = |rule: &Rule| {
        let parts = rule.parts(shape.rules(), shape.side());
        parts.iter().any(|part| match part {
            Part::Differ(cells) => gone.iter().any(|gone| {
                let same =
                    |cause: &&Candidate| cause.digit == gone.digit && cause.cell != gone.cell;
                cells.contains(&gone.cell)
                    && causes.iter().filter(same).any(|cause| {
                        cells.contains(&cause.cell) && !shape.are_peers(cause.cell, gone.cell)
                    })
            }),
            Part::Pair([a, b], table) => gone.iter().any(|gone| {
                causes.iter().any(|cause| {
                    cause.cell == *a
                        && gone.cell == *b
                        && !table.partners(cause.digit).contains(gone.digit)
                        || cause.cell == *b
                            && gone.cell == *a
                            && !table.partners(gone.digit).contains(cause.digit)
                })
            }),
            _ => false,
        })
    };
    let rules = shape.rules().iter().enumerate().filter(|(_, rule)| speaks(rule));
    rules.map(|(number, rule)| Clue { number, rule: rule.clone() }).collect()
}
