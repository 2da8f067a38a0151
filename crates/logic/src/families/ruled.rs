//! What one rule of many cells says about the candidates of its cells and of cells outside it.
use crate::argument::{Against, FEW, Ground, Ruled, joined};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::families::ruled_cases::{ByCases, by_cases};
use crate::index::clues::{Group, Ways};
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::BTreeSet;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, House};

/// The largest number of cells of a rule whose fillings are compared with a house.
const COMPARED: usize = 5;
/// The largest number of fillings.
const FILLINGS: usize = 3_000;

/// Candidates that are in no way to fill the cells of a rule.
pub(crate) fn combinations<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_group(technique, &cx.clues().rules, out, |group, out| {
        offer_group(cx, technique, group, out)
    })
}

/// Candidates outside the cells of a rule that every way to fill it excludes.
pub(crate) fn required_digits<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_group(technique, &cx.clues().rules, out, |group, out| {
        offer_outside(cx, technique, group, out)
    })
}

/// Offers the candidates of a group that are in no way to fill it.
pub(super) fn offer_group<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    group: &Group,
    out: &mut Sink<'_>,
) -> Flow {
    let left = cx.left(&group.cells);
    let Ways::Some(held) = group.ways(&left) else { return ControlFlow::Continue(()) };
    let mut gone = Vec::new();
    for ((&cell, left), held) in group.cells.iter().zip(&left).zip(&held) {
        let lost = (*left - *held).iter();
        gone.extend(lost.map(|digit| Conclusion::Eliminate(Candidate::new(cell, digit))));
    }
    let grounds = |ruled: &Ruled, gone: &[Conclusion]| {
        let listed: DigitSet = ruled.combinations.iter().flatten().copied().collect();
        let is_shown = |digit: Digit| !ruled.combinations.is_empty() && !listed.contains(digit);
        let is_one_thought =
            group.clues.iter().any(|clue| clue.rule.definition().meaning.is_one_thought);
        let bounds = |at: usize, digit: Digit| {
            let (least, most) = (held[at].iter().next()?, held[at].iter().last()?);
            let is_outside = is_one_thought && (digit < least || digit > most);
            is_outside.then_some(Against::Bounds { least, most })
        };
        let against = |conclusion: &Conclusion| {
            let own = conclusion.candidate();
            let at = group.cells.iter().position(|&cell| cell == own.cell)?;
            let is_told = is_shown(own.digit);
            let by =
                || bounds(at, own.digit).unwrap_or_else(|| group.against(&left, at, own.digit));
            (!is_told).then(|| Ground::new(own, by()))
        };
        joined(gone.iter().filter_map(against).collect())
    };
    let by_cases = by_cases(group, &left, &gone);
    if !by_cases.gone.is_empty() {
        gone.retain(|one| !by_cases.gone.contains(one));
        let ByCases { gone, cases, grounds } = by_cases;
        let grounds = joined(grounds);
        // The cases say more than combinations of all its cells.
        let shown = || Ruled { combinations: Vec::new(), ..shown(cx, group, &left) };
        out.emit(technique, gone, || Ruled { cases, grounds, ..shown() }.into())?;
    }
    let told = gone.clone();
    out.emit(technique, gone, || {
        let mut ruled = shown(cx, group, &left);
        if group.clues.iter().any(|clue| clue.rule.definition().meaning.is_one_thought) {
            ruled.combinations.clear(); // The bounds say more.
        }
        Ruled { grounds: grounds(&ruled, &told), ..ruled }.into()
    })
}

/// Offers the candidates outside a group that every way to fill it excludes.
pub(super) fn offer_outside<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    group: &Group,
    out: &mut Sink<'_>,
) -> Flow {
    let left = cx.left(&group.cells);
    if group.ways(&left) == Ways::None {
        return ControlFlow::Continue(());
    }
    let mut gone = Vec::new();
    for cell in cx.grid.empty() {
        if group.cells.contains(&cell) {
            continue;
        }
        for digit in cx.grid.digits(cell) {
            let own = Candidate::new(cell, digit);
            let beside = without(cx, group, &left, own);
            if beside != left && group.ways(&beside) == Ways::None {
                gone.push(Conclusion::Eliminate(own));
            }
        }
    }
    let against = |conclusion: &Conclusion| {
        let own = conclusion.candidate();
        let mut beside = left.clone();
        let peers = cx.geometry().peers(own.cell);
        let mut places = Vec::new();
        for (&cell, digits) in group.cells.iter().zip(&mut beside) {
            if peers.contains(cell) && digits.contains(own.digit) {
                digits.remove(own.digit);
                places.push(cell);
            }
        }
        let is_seen = group.ways(&beside) == Ways::None;
        Ground::new(own, if is_seen { Against::Seen { places } } else { Against::Unfillable })
    };
    let told = gone.clone();
    out.emit(technique, gone, || {
        let grounds = joined(told.iter().map(against).collect());
        Ruled { grounds, ..shown(cx, group, &left) }.into()
    })
}

/// What is left for a group when a candidate is true.
fn without<const W: usize>(
    cx: &Ctx<'_, W>,
    group: &Group,
    left: &[DigitSet],
    own: Candidate,
) -> Vec<DigitSet> {
    let mut beside = left.to_vec();
    let peers = cx.geometry().peers(own.cell);
    for (cell, digits) in group.cells.iter().zip(&mut beside) {
        if peers.contains(*cell) {
            digits.remove(own.digit);
        }
    }
    for bond in cx.geometry().bonds(own.cell) {
        if let Some(at) = group.cells.iter().position(|&cell| cell == bond.cell) {
            beside[at] &= bond.table.partners(own.digit);
        }
    }
    beside
}

/// Whether two candidates of different cells exclude each other.
pub(super) fn excludes<const W: usize>(cx: &Ctx<'_, W>, one: Candidate, other: Candidate) -> bool {
    let same = one.digit == other.digit && cx.geometry().peers(one.cell).contains(other.cell);
    let mut bonds = cx.geometry().bonds(one.cell).iter().filter(|bond| bond.cell == other.cell);
    same || bonds.any(|bond| !bond.table.partners(one.digit).contains(other.digit))
}

/// The part of a group to show.
fn shown<const W: usize>(cx: &Ctx<'_, W>, group: &Group, left: &[DigitSet]) -> Ruled {
    let is_settled = |premise: &&Premise| matches!(premise, Premise::Cell(cell) if cx.grid.placed(*cell).is_some());
    let open = group.premises.iter().filter(|premise| !is_settled(premise));
    Ruled {
        clues: group.clues.clone(),
        premises: open.cloned().collect(),
        cells: group.cells.clone(),
        combinations: group.combinations(left, FEW).unwrap_or_default(),
        equation: group.equation.clone(),
        ..Ruled::default()
    }
}

/// Candidates of a rule that fit no filling that leaves a house a place for each of its digits.
pub(crate) fn rule_and_house<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    for group in &cx.clues().rules {
        let open = group.cells.iter().filter(|&&cell| cx.grid.placed(cell).is_none()).count();
        if !(2..=COMPARED).contains(&open) {
            continue;
        }
        cx.go_on()?;
        let left = cx.left(&group.cells);
        let mut fillings: Vec<Vec<Digit>> = Vec::new();
        let are_all = group.each_filling(&left, &mut |digits| {
            fillings.push(digits.to_vec());
            fillings.len() <= FILLINGS
        });
        if !are_all || fillings.len() > FILLINGS {
            continue;
        }
        for house in cx.geometry().houses() {
            let shared = group.cells.iter().filter(|&&c| cx.geometry().cells_of(house).contains(c));
            if shared.count() > 0 && cx.geometry().cells_of(house).len() == cx.geometry().side() {
                beside_house(cx, technique, (group, &left, &fillings), house, out)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The same for one rule and one house.
fn beside_house<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    (group, left, fillings): (&Group, &[DigitSet], &[Vec<Digit>]),
    house: House,
    out: &mut Sink<'_>,
) -> Flow {
    let mut held = vec![DigitSet::EMPTY; left.len()];
    let mut all = vec![DigitSet::EMPTY; left.len()];
    let mut needed = DigitSet::EMPTY;
    let mut ways: BTreeSet<Vec<Digit>> = BTreeSet::new();
    for filling in fillings {
        all.iter_mut().zip(filling).for_each(|(all, &digit)| all.insert(digit));
        if let Some(digit) = without_place(cx, &group.cells, filling, house, needed) {
            needed.insert(digit);
            continue;
        }
        held.iter_mut().zip(filling).for_each(|(held, &digit)| held.insert(digit));
        let mut way = filling.clone();
        way.sort_unstable();
        ways.insert(way);
    }
    let mut gone = Vec::new();
    for ((&cell, all), held) in group.cells.iter().zip(&all).zip(&held) {
        // Whatever is in no filling at all is eliminated by the rule alone.
        let lost = (*all - *held).iter().filter(|&digit| cx.grid.has(Candidate::new(cell, digit)));
        gone.extend(lost.map(|digit| Conclusion::Eliminate(Candidate::new(cell, digit))));
    }
    if ways.is_empty() {
        return ControlFlow::Continue(());
    }
    let grounds = unlisted(&gone, &ways, &Against::NoPlace);
    out.emit(technique, gone, || {
        let houses = needed.iter().map(|digit| Premise::House(house, digit));
        let combinations = if ways.len() <= FEW { ways.into_iter().collect() } else { Vec::new() };
        Ruled {
            clues: group.clues.clone(),
            premises: group.premises.iter().cloned().chain(houses).collect(),
            houses: vec![house],
            digits: needed,
            cells: group.cells.clone(),
            grounds,
            combinations,
            ..Ruled::default()
        }
        .into()
    })
}

/// The same ground for each candidate that goes, unless its digit is in none of the ways to fill cells, which are listed if
/// they are few.
pub(super) fn unlisted(
    gone: &[Conclusion],
    ways: &BTreeSet<Vec<Digit>>,
    against: &Against,
) -> Vec<Ground> {
    let is_listed = ways.len() <= FEW;
    let listed: DigitSet = ways.iter().flatten().copied().collect();
    let own = gone.iter().map(|conclusion| conclusion.candidate());
    let own = own.filter(|own| !is_listed || listed.contains(own.digit));
    joined(own.map(|own| Ground::new(own, against.clone())).collect())
}

/// A digit that has no place in a house next to a filling, preferably one that is already needed.
fn without_place<const W: usize>(
    cx: &Ctx<'_, W>,
    cells: &[Cell],
    filling: &[Digit],
    house: House,
    needed: DigitSet,
) -> Option<Digit> {
    let inside = cx.geometry().cells_of(house);
    let filled = || cells.iter().copied().zip(filling.iter().copied());
    let has_no_place = |&digit: &Digit| {
        let places = cx.grid.places(house, digit);
        let is_held = inside.iter().any(|cell| cx.grid.placed(cell) == Some(digit))
            || filled().any(|(cell, of)| of == digit && inside.contains(cell));
        !is_held
            && !places.iter().any(|place| {
                !cells.contains(&place)
                    && filled().all(|(cell, of)| {
                        !excludes(cx, Candidate::new(cell, of), Candidate::new(place, digit))
                    })
            })
    };
    needed.iter().find(has_no_place).or_else(|| cx.grid.all_digits().find(has_no_place))
}
