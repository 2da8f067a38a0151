//! Full house, hidden single, naked single.
use super::ruled_singles;
use crate::argument::Single;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Candidate, House, KNOWS_RULES};

/// The only empty cell of a house.
pub(crate) fn full_house<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    for house in cx.grid.nearly_full() {
        let Some(cell) = cx.grid.empty_cells(house).single() else { continue };
        let Some(digit) = cx.grid.digits(cell).single() else { continue };
        place(cx, technique, Candidate::new(cell, digit), Some(house), out)?;
    }
    ControlFlow::Continue(())
}

/// The only place of a digit in a house.
pub(crate) fn hidden_single<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_house(technique, cx.geometry().all_houses(), out, |house, out| {
        for digit in cx.places(house).once() {
            let Some(cell) = cx.grid.places(house, digit).single() else { continue };
            place(cx, technique, Candidate::new(cell, digit), Some(house), out)?;
        }
        ControlFlow::Continue(())
    })
}

/// The only digit of a cell.
pub(crate) fn naked_single<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    for cell in cx.grid.naked_singles() {
        let Some(digit) = cx.grid.digits(cell).single() else { continue };
        place(cx, technique, Candidate::new(cell, digit), None, out)?;
    }
    ControlFlow::Continue(())
}

fn place<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    candidate: Candidate,
    house: Option<House>,
    out: &mut Sink<'_>,
) -> Flow {
    let by_rules = || match house {
        _ if !KNOWS_RULES || technique == Technique::FullHouse => None,
        Some(house) => ruled_singles::of_house(cx, candidate, house),
        None => ruled_singles::of_cell(cx, candidate),
    };
    out.emit(technique, vec![Conclusion::Place(candidate)], || {
        by_rules().map_or_else(|| Single { candidate, house }.into(), Into::into)
    })
}
