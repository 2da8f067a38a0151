//! Sue de Coq: cells where two houses cross, and some more of each house, that together have as
//! many digits as cells, with each digit in one house only.
use super::als::digits;
use super::crossings::{Choice, each_crossing, subsets};
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::cell::OnceCell;
use core::ops::ControlFlow;
use whydoku_core::House;

/// Chooses cells of a crossing with two or more digits too many, cells of one house, and cells of
/// the other that share no digit with them: as many digits as cells altogether, so each digit is
/// used up.
pub(crate) fn sue_de_coq<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let of_houses = vec![OnceCell::new(); cx.geometry().houses().count()];
    let mut sides: [Vec<&Choice<W>>; 2] = [Vec::new(), Vec::new()];
    let mut arms = [Vec::new(), Vec::new()];
    each_crossing(cx, technique, out, |[one, other], out| {
        let [a, b] = [one, other].map(|house| cx.geometry().cells_of(house));
        let crossing =
            subsets(cx, a & b, &|set| set.count > 1 && set.digits.len() >= set.count + 2);
        if crossing.is_empty() {
            return ControlFlow::Continue(());
        }
        // An arm may include a cell of the crossing.
        let most = (a & b).len();
        let fits = |set: &&Choice<W>| {
            !(set.cells & a & b).has_several() && set.digits.len() < set.count + most
        };
        for (side, house) in sides.iter_mut().zip([one, other]) {
            let all: &Vec<Choice<W>> = of_houses[house.index()].get_or_init(|| arms_of(cx, house));
            side.clear();
            side.extend(all.iter().filter(fits));
        }
        for middle in &crossing {
            for (side, arms) in sides.iter().zip(&mut arms) {
                arms.clear();
                arms.extend(side.iter().filter_map(|arm| Some((useful(arm, middle)?, *arm))));
            }
            together(cx, [one, other], middle, &arms, out)?;
        }
        ControlFlow::Continue(())
    })
}

/// The possible arms in a house: if one has too many digits, the other cells do not suffice.
fn arms_of<const W: usize>(cx: &Ctx<'_, W>, house: House) -> Vec<Choice<W>> {
    let most = cx.layout().overlap;
    let fits = |set: &Choice<W>| (set.count..set.count + most).contains(&set.digits.len());
    subsets(cx, cx.geometry().cells_of(house), &fits)
}

/// An arm, with how many digits it shares with the crossing and how many it has too many on its own.
type Arm<'a, const W: usize> = ((usize, usize), &'a Choice<W>);

/// These numbers, if an arm shares digits and no cells with a choice of the crossing.
fn useful<const W: usize>(set: &Choice<W>, middle: &Choice<W>) -> Option<(usize, usize)> {
    let shared = set.digits & middle.digits;
    let is_useful = !shared.is_empty() && set.cells.is_disjoint(middle.cells);
    is_useful.then(|| (shared.len(), set.digits.len() - set.count))
}

/// The arms of one house and of the other that together use up a choice of the crossing.
fn together<const W: usize>(
    cx: &Ctx<'_, W>,
    houses: [House; 2],
    middle: &Choice<W>,
    [arms, legs]: &[Vec<Arm<'_, W>>; 2],
    out: &mut Sink<'_>,
) -> Flow {
    let wanted = middle.digits.len() - middle.count;
    for &((shared, spare), arm) in arms {
        let fills = |(others, spares): (usize, usize)| shared + others == wanted + spare + spares;
        for (_, leg) in legs.iter().filter(|leg| fills(leg.0)) {
            // A digit that both arms have, but the crossing does not, may be in each of them.
            let shared = arm.digits & leg.digits & middle.digits;
            if shared.is_empty() && arm.cells.is_disjoint(leg.cells) {
                offer(cx, houses, [middle, arm, leg], out)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    houses: [House; 2],
    [middle, arm, leg]: [&Choice<W>; 3],
    out: &mut Sink<'_>,
) -> Flow {
    let own = middle.cells | arm.cells | leg.cells;
    let mut conclusions: Vec<Conclusion> = Vec::new();
    for (house, own_arm, others) in [(houses[0], arm, leg), (houses[1], leg, arm)] {
        let used = own_arm.digits | (middle.digits - others.digits);
        let rest = cx.geometry().cells_of(house) - middle.cells - own_arm.cells;
        conclusions.extend(cx.remove(rest, used));
    }
    // Where the houses cross, outside the set, a digit may be eliminated for both reasons.
    conclusions.sort_unstable();
    conclusions.dedup();
    out.emit(Technique::SueDeCoq, conclusions, || {
        let piece = |part, of: &Choice<W>, house: Option<House>| Piece {
            part,
            cells: of.cells.iter().collect(),
            digits: of.digits,
            houses: house.into_iter().collect(),
        };
        let mut pieces = vec![
            piece(Part::Core, middle, None),
            piece(Part::SetA, arm, Some(houses[0])),
            piece(Part::SetB, leg, Some(houses[1])),
        ];
        let shared = arm.digits & leg.digits;
        if !shared.is_empty() {
            pieces.push(digits(Part::Others, shared));
        }
        let premises = own.iter().map(Premise::Cell).collect();
        Pattern::new(pieces, premises).into()
    })
}
