//! What rules for two cells say: knight's moves, dots, inequalities, clones.
use super::ruled;
use crate::argument::{Against, Ground, Ruled, joined};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Clue, Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Board, Candidate, Cell, DigitSet, Form, Goes, Rule};

/// Candidates that are compatible with none of the candidates of another cell: those of a cell, and those of the cells
/// that rules join to it, in one step.
pub(crate) fn no_partner<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_part(
        technique,
        &cx.clues().joints,
        |joint| joint.cells.clone(),
        out,
        |joint, out| {
            let (mut grounds, mut deciding) = (Vec::new(), Vec::new());
            for ([a, b], table) in &joint.ties {
                let [of_a, of_b] = [*a, *b].map(|cell| cx.left(&[cell])[0]);
                let turned = table.turned();
                for (cell, has, other, lost, table) in
                    [(*a, of_a, *b, of_b, &turned), (*b, of_b, *a, of_a, table)]
                {
                    if cx.grid.placed(other).is_some() {
                        continue;
                    }
                    for digit in
                        lost.iter().filter(|&digit| (table.partners(digit) & has).is_empty())
                    {
                        let wanted = table.partners(digit);
                        let own = Candidate::new(other, digit);
                        if wanted.is_empty() {
                            grounds.push(Ground::new(own, Against::Alone));
                        } else {
                            grounds.push(Ground::new(own, Against::Partner { cell, wanted, has }));
                        }
                        deciding.push(cell);
                    }
                }
            }
            // One reason is enough for each.
            let mut told = BTreeSet::new();
            grounds.retain(|ground: &Ground| ground.candidates().all(|own| told.insert(own)));
            deciding.sort_unstable();
            deciding.dedup();
            let gone: Vec<Candidate> = told.into_iter().collect();
            let digits =
                |cell: Cell| cx.left(&[cell])[0].iter().map(move |d| Candidate::new(cell, d));
            let causes: Vec<Candidate> = deciding.iter().flat_map(|&cell| digits(cell)).collect();
            let argument = || Ruled {
                premises: deciding.iter().map(|&cell| Premise::Cell(cell)).collect(),
                cells: deciding.clone(),
                grounds: joined(grounds),
                ..Ruled::default()
            };
            offer(cx, technique, out, gone, argument, &causes)
        },
    )
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
            let against = |&gone: &Candidate| Ground::new(gone, Against::Places);
            let grounds = joined(gone.iter().map(against).collect());
            let argument = || Ruled {
                premises: vec![premise],
                houses: vec![house],
                digits: DigitSet::only(digit),
                cells,
                grounds,
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

/// The rules by which one of these candidates excludes one of those, houses apart.
pub(super) fn clues<const W: usize>(
    cx: &Ctx<'_, W>,
    causes: &[Candidate],
    gone: &[Candidate],
) -> Vec<Clue> {
    let shape = cx.geometry().shape();
    let board = Board { side: shape.side(), rules: shape.rules() };
    let excludes = |cause: &Candidate, gone: &Candidate, goes: Goes<'_>| {
        let by_house = cause.digit == gone.digit && shape.are_peers(cause.cell, gone.cell);
        !by_house && !goes(cause.digit.number(), gone.digit.number())
    };
    let speaks = |rule: &Rule| {
        let cells = rule.cells();
        let is_beside = |one: &Candidate| rule.form() == Form::Board || cells.contains(&one.cell);
        let mut speaks = false;
        if gone.iter().any(is_beside) && causes.iter().any(is_beside) {
            rule.each_link(board, &mut |pairs, goes| {
                speaks = speaks
                    || pairs.iter().any(|&[a, b]| {
                        let of = |all: &[Candidate], cell| -> Vec<Candidate> {
                            all.iter().filter(|one| one.cell == cell).copied().collect()
                        };
                        let turned: Goes<'_> = &|one, other| goes(other, one);
                        let any = |causes: &[Candidate], gone: &[Candidate], goes: Goes<'_>| {
                            causes
                                .iter()
                                .any(|cause| gone.iter().any(|gone| excludes(cause, gone, goes)))
                        };
                        any(&of(causes, a), &of(gone, b), goes)
                            || any(&of(causes, b), &of(gone, a), turned)
                    });
            });
        }
        speaks
    };
    let rules = shape.rules().iter().enumerate().filter(|(_, rule)| speaks(rule));
    rules.map(|(number, rule)| Clue { number, rule: rule.clone() }).collect()
}
