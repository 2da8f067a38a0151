//! Sue de Coq: cells where two houses cross, and some more of each house, that together have as
//! many digits as cells, each digit in one house only.
use super::als::digits;
use super::crossings::{Choice, each_crossing, subsets};
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Part, Pattern, Piece, Premise, Technique};
use core::ops::ControlFlow;
use pencilmark_core::House;

info!(SUE_DE_COQ, "sue-de-coq", "Sue de Coq", ["two-sector disjoint subset"], Some("1101"), Unfair);

/// Choice of a crossing with two digits or more too many, cells of the one house and cells of the
/// other that share no digit of it: as many digits as cells altogether, so each of them is used up.
pub(crate) fn sue_de_coq<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    each_crossing(cx, Technique::SueDeCoq, out, |[one, other], out| {
        let [a, b] = [one, other].map(|house| cx.geometry().cells_of(house));
        let crossing =
            subsets(cx, a & b, &|set| set.count > 1 && set.digits.len() >= set.count + 2);
        if crossing.is_empty() {
            return ControlFlow::Continue(());
        }
        // With too many digits in an arm the others do not suffice. It may have a cell of the crossing.
        let most = (a & b).len();
        let fits = |set: &Choice<W>| {
            (set.count..set.count + most).contains(&set.digits.len())
                && (set.cells & a & b).len() <= 1
        };
        let [arms, legs] = [a, b].map(|cells| subsets(cx, cells, &fits));
        for middle in &crossing {
            let useful = |set: &&Choice<W>| {
                set.cells.is_disjoint(middle.cells) && !(set.digits & middle.digits).is_empty()
            };
            let legs: Vec<&Choice<W>> = legs.iter().filter(useful).collect();
            for arm in arms.iter().filter(useful) {
                for leg in &legs {
                    let cells = middle.count + arm.count + leg.count;
                    // A digit that both arms have, but not the crossing, may be in each of them.
                    let shared = arm.digits & leg.digits;
                    let digits = middle.digits | arm.digits | leg.digits;
                    let apart =
                        (shared & middle.digits).is_empty() && arm.cells.is_disjoint(leg.cells);
                    if apart && digits.len() + shared.len() == cells {
                        offer(cx, [one, other], [middle, arm, leg], out)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
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
    // Where the houses cross, outside the set, a digit may go for both reasons.
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
        Pattern { pieces, premises }.into()
    })
}
