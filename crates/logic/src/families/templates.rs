//! Templates: all ways to place one digit in every house at once. A place in all of them is true, a
//! place in none of them is false. A cell that is in all templates of one digit is lost for the
//! others.
use super::cases;
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::templates::{LARGEST, known};
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, DigitSet};

/// One step for each digit that has a conclusion.
pub(crate) fn find<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    if cx.geometry().side() > LARGEST {
        cx.note_bounded();
        return ControlFlow::Continue(());
    }
    let all = known(cx.grid);
    for of in &all {
        let digit = of.digit;
        let (cells, conclusions) = if technique == Technique::TemplateSet {
            let place = |cell| Conclusion::Place(Candidate::new(cell, digit));
            (of.always, of.always.iter().map(place).collect())
        } else {
            let never = cx.grid.cells(digit) - of.used;
            (never, cx.remove_digit(never, digit))
        };
        out.emit(technique, conclusions.clone(), || {
            let cells = cells.iter().collect();
            let digits = DigitSet::only(digit);
            let core = Piece { part: Part::Core, cells, digits, houses: Vec::new() };
            let digits = of.rests_on;
            let base = Piece { part: Part::Base, cells: Vec::new(), digits, houses: Vec::new() };
            let resting = all.iter().filter(|other| digits.contains(other.digit));
            let premises = resting.flat_map(|other| {
                other.houses.iter().map(|&house| Premise::House(house, other.digit))
            });
            let premises: Vec<Premise> = premises.collect();
            let cases = cases::lines(cx, &premises, &conclusions);
            Pattern::new(vec![core, base], premises).with_cases(cases).into()
        })?;
    }
    ControlFlow::Continue(())
}
