//! Sue de Coq: cells where two houses cross, and some more of each house, that together have as
//! many digits as cells, each digit in one house only.
use super::crossings::{Choice, crossings, subsets};
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Part, Pattern, Piece, Premise, Technique};
use core::ops::ControlFlow;
use pencilmark_core::House;

info!(SUE_DE_COQ, "sue-de-coq", "Sue de Coq", ["two-sector disjoint subset"], Some("1101"), Unfair);

/// Choice of a crossing with two digits or more too many, cells of the one house and cells of the
/// other that share no digit: as many digits as cells altogether, so each of them is used up.
pub(crate) fn sue_de_coq<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for [one, other] in crossings(cx) {
        let [a, b] = [one, other].map(|house| cx.geometry().cells_of(house));
        let crossing =
            subsets(cx, a & b, &|set| set.count > 1 && set.digits.len() >= set.count + 2);
        if crossing.is_empty() {
            continue;
        }
        // Locked for itself an arm would not need the others, with too many digits they do not suffice.
        let most = (a & b).len();
        let fits =
            |set: &Choice<W>| (1..most).contains(&(set.digits.len().saturating_sub(set.count)));
        let [arms, legs] = [a - b, b - a].map(|cells| subsets(cx, cells, &fits));
        for middle in &crossing {
            for arm in arms.iter().filter(|arm| !(arm.digits & middle.digits).is_empty()) {
                for leg in legs.iter().filter(|leg| !(leg.digits & middle.digits).is_empty()) {
                    let cells = middle.count + arm.count + leg.count;
                    let digits = middle.digits | arm.digits | leg.digits;
                    let apart = (arm.digits & leg.digits).is_empty();
                    if apart && digits.len() == cells {
                        offer(cx, [one, other], [middle, arm, leg], out)?;
                    }
                }
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
    for (house, others) in [(houses[0], leg), (houses[1], arm)] {
        let used = (middle.digits | arm.digits | leg.digits) - others.digits;
        conclusions.extend(cx.remove(cx.geometry().cells_of(house) - own, used));
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
        let pieces = vec![
            piece(Part::Core, middle, None),
            piece(Part::SetA, arm, Some(houses[0])),
            piece(Part::SetB, leg, Some(houses[1])),
        ];
        let premises = own.iter().map(Premise::Cell).collect();
        Pattern { pieces, premises }.into()
    })
}
