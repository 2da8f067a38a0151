//! Two rules, or a rule and an equation, that compete for digits: cage against cage.
use super::ruled;
use crate::argument::{Against, FEW, Ruled};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::clues::{Group, Ways};
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::cell::OnceCell;
use core::ops::ControlFlow;
use std::collections::{BTreeMap, BTreeSet};
use whydoku_core::{Candidate, Digit, DigitSet};

/// The largest number of open cells that are filled in every way, and the largest number of ways.
const FILLED: usize = 5;
const FILLINGS: usize = 500;

/// A group and what its cells can hold.
#[derive(Clone)]
struct Open<'g> {
    group: &'g Group,
    left: Vec<DigitSet>,
    /// Every way to fill it; none if there are too many.
    fillings: Option<Vec<Vec<Digit>>>,
}

/// Candidates of a rule, or of an equation, that fit no way to fill another rule.
pub(crate) fn rule_and_rule<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let clues = cx.clues();
    let count = clues.rules.len() + clues.balances.len();
    let known: Vec<OnceCell<Option<Open<'_>>>> = vec![OnceCell::new(); count];
    let group = |at: usize| known[at].get_or_init(|| open(cx, clues.group(at))).as_ref();
    let cells = |&[one, other]: &[usize; 2]| {
        [&clues.group(one).cells[..], &clues.group(other).cells].concat()
    };
    cx.each_part(technique, &clues.meetings, cells, out, |&[one, other], out| {
        let (Some(one), Some(other)) = (group(one), group(other)) else {
            return ControlFlow::Continue(());
        };
        compare(cx, technique, one, other, out)?;
        compare(cx, technique, other, one, out)
    })
}

/// A group with two or more open cells, and every way to fill it.
fn open<'g, const W: usize>(cx: &Ctx<'_, W>, group: &'g Group) -> Option<Open<'g>> {
    let left = cx.left(&group.cells);
    let cells = group.cells.iter().filter(|&&cell| cx.grid.placed(cell).is_none()).count();
    if cells < 2 {
        return None;
    }
    let mut found: Vec<Vec<Digit>> = Vec::new();
    let are_all = cells <= FILLED
        && group.each_filling(&left, &mut |digits| {
            found.push(digits.to_vec());
            found.len() <= FILLINGS
        });
    let fillings = (are_all && found.len() <= FILLINGS).then_some(found);
    Some(Open { group, left, fillings })
}

/// Offers the candidates of one that fit no way to fill the other.
fn compare<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    own: &Open<'_>,
    other: &Open<'_>,
    out: &mut Sink<'_>,
) -> Flow {
    let Some(fillings) = &own.fillings else { return ControlFlow::Continue(()) };
    let mut seen: BTreeMap<Vec<DigitSet>, bool> = BTreeMap::new();
    let mut held = vec![DigitSet::EMPTY; own.left.len()];
    let mut all = held.clone();
    let mut ways: BTreeSet<Vec<Digit>> = BTreeSet::new();
    for filling in fillings {
        all.iter_mut().zip(filling).for_each(|(all, &digit)| all.insert(digit));
        let beside = beside(cx, own.group, filling, other);
        let can_be =
            *seen.entry(beside).or_insert_with_key(|left| other.group.ways(left) != Ways::None);
        if can_be {
            held.iter_mut().zip(filling).for_each(|(held, &digit)| held.insert(digit));
            let mut way = filling.clone();
            way.sort_unstable();
            ways.insert(way);
        }
    }
    let mut gone = Vec::new();
    for ((&cell, all), held) in own.group.cells.iter().zip(&all).zip(&held) {
        let lost = (*all - *held).iter().filter(|&digit| cx.grid.has(Candidate::new(cell, digit)));
        gone.extend(lost.map(|digit| Conclusion::Eliminate(Candidate::new(cell, digit))));
    }
    if ways.is_empty() {
        return ControlFlow::Continue(());
    }
    let grounds = ruled::unlisted(&gone, &ways, &Against::Unfillable);
    out.emit(technique, gone, || {
        let (own, other) = (own.group, other.group);
        Ruled {
            clues: [&own.clues[..], &other.clues].concat(),
            premises: [&own.premises[..], &other.premises].concat(),
            cells: own.cells.clone(),
            combinations: if ways.len() <= FEW { ways.into_iter().collect() } else { Vec::new() },
            grounds,
            equation: own.equation.clone().or_else(|| other.equation.clone()),
            ..Ruled::default()
        }
        .into()
    })
}

/// What is left for the other when one is filled in a certain way.
fn beside<const W: usize>(
    cx: &Ctx<'_, W>,
    own: &Group,
    filling: &[Digit],
    other: &Open<'_>,
) -> Vec<DigitSet> {
    let mut left = other.left.clone();
    for (&cell, &digit) in own.cells.iter().zip(filling) {
        let peers = cx.geometry().peers(cell);
        for (&beside, digits) in other.group.cells.iter().zip(&mut left) {
            if beside == cell {
                *digits &= DigitSet::only(digit);
            } else if peers.contains(beside) {
                digits.remove(digit);
            }
        }
        for bond in cx.geometry().bonds(cell) {
            if let Some(at) = other.group.cells.iter().position(|&one| one == bond.cell) {
                left[at] &= bond.table.partners(digit);
            }
        }
    }
    left
}
