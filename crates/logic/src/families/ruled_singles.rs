//! Which rules took part when placed digits left a cell one digit, or a digit one place in a house. Such exclusions are
//! made when a digit is placed, so that no step tells of them.
use super::ruled_bonds::clues;
use crate::argument::{Against, Ground, Ruled, joined};
use crate::context::Ctx;
use crate::premise::{Clue, Premise};
use whydoku_core::{Candidate, Cell, DigitSet, House};

/// Why a cell must hold a digit, if rules beyond houses have to do with it.
pub(super) fn of_cell<const W: usize>(cx: &Ctx<'_, W>, single: Candidate) -> Option<Ruled> {
    let others = cx.grid.all_digits().filter(|&digit| digit != single.digit);
    let gone = others.map(|digit| Candidate::new(single.cell, digit)).collect();
    let ruled = by_rules(cx, gone)?;
    let premises = vec![Premise::Cell(single.cell)];
    Some(Ruled { premises, cells: vec![single.cell], ..ruled })
}

/// Why a house must hold a digit in a cell, if rules beyond houses have to do with it.
pub(super) fn of_house<const W: usize>(
    cx: &Ctx<'_, W>,
    single: Candidate,
    house: House,
) -> Option<Ruled> {
    let others = cx.grid.empty_cells(house).iter().filter(|&cell| cell != single.cell);
    let gone = others.map(|cell| Candidate::new(cell, single.digit)).collect();
    let ruled = by_rules(cx, gone)?;
    let premises = vec![Premise::House(house, single.digit)];
    Some(Ruled { premises, houses: vec![house], cells: vec![single.cell], ..ruled })
}

/// What placed digits, or a rule for one cell alone, are against some candidates because of rules; those that a house
/// excludes as well are left out, and so are those that earlier steps removed.
fn by_rules<const W: usize>(cx: &Ctx<'_, W>, gone: Vec<Candidate>) -> Option<Ruled> {
    if !cx.geometry().shape().is_ruled() {
        return None;
    }
    let is_seen = |one: &Candidate| {
        let holds = |cell: Cell| cx.grid.placed(cell) == Some(one.digit);
        cx.geometry().peers(one.cell).iter().any(holds)
    };
    let gone: Vec<Candidate> = gone.into_iter().filter(|one| !is_seen(one)).collect();
    let (mut grounds, mut rules): (Vec<Ground>, Vec<Clue>) = (Vec::new(), Vec::new());
    for &own in &gone {
        if !cx.geometry().allowed(own.cell).contains(own.digit) {
            rules.extend(alone(cx, own));
            continue;
        }
        let by = cx.geometry().bonds(own.cell).iter().find_map(|bond| {
            let placed = cx.grid.placed(bond.cell)?;
            let is_against = !bond.table.goes(own.digit, placed);
            is_against.then(|| Candidate::new(bond.cell, placed))
        });
        if let Some(placed) = by {
            // What the other cell would have to hold does not matter: it is filled.
            let (wanted, has) = (DigitSet::EMPTY, DigitSet::only(placed.digit));
            let against = Against::Partner { cell: placed.cell, wanted, has };
            grounds.push(Ground::new(own, against));
            rules.extend(clues(cx, &[placed], &[own]));
        }
    }
    rules.sort_unstable();
    rules.dedup();
    (!rules.is_empty()).then(|| Ruled {
        clues: rules,
        grounds: joined(grounds),
        ..Ruled::default()
    })
}

/// The rules for its cell alone that do not allow a candidate.
fn alone<const W: usize>(cx: &Ctx<'_, W>, own: Candidate) -> Vec<Clue> {
    let shape = cx.geometry().shape();
    let refuses = |rule: &whydoku_core::Rule| {
        let allows = rule.definition().meaning.allows;
        rule.cells.contains(&own.cell)
            && allows
                .is_some_and(|allows| !allows(rule, shape.side(), own.cell, own.digit.number()))
    };
    let rules = shape.rules().iter().enumerate().filter(|(_, rule)| refuses(rule));
    rules.map(|(number, rule)| Clue { number, rule: rule.clone() }).collect()
}
