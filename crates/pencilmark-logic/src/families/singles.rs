//! Full house, hidden single, naked single.
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Info, Level, Single, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{Candidate, House};

pub(crate) const FULL_HOUSE: Info = Info {
    id: "full-house",
    name: "Full House",
    aliases: &["last digit"],
    hodoku: Some("0000"),
    level: Level::Easy,
    needs_unique: false,
    page: include_str!("../../techniques/full-house.md"),
};
pub(crate) const HIDDEN_SINGLE: Info = Info {
    id: "hidden-single",
    name: "Hidden Single",
    aliases: &["pinned digit"],
    hodoku: Some("0002"),
    level: Level::Easy,
    needs_unique: false,
    page: include_str!("../../techniques/hidden-single.md"),
};
pub(crate) const NAKED_SINGLE: Info = Info {
    id: "naked-single",
    name: "Naked Single",
    aliases: &["sole candidate"],
    hodoku: Some("0003"),
    level: Level::Easy,
    needs_unique: false,
    page: include_str!("../../techniques/naked-single.md"),
};

/// The one empty cell of a house.
pub(crate) fn full_house<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for house in cx.geometry().houses() {
        let Some(cell) = cx.grid.empty_cells(house).single() else { continue };
        let Some(digit) = cx.grid.digits(cell).single() else { continue };
        place(Technique::FullHouse, Candidate::new(cell, digit), Some(house), out)?;
    }
    ControlFlow::Continue(())
}

/// The one place of a digit in a house.
pub(crate) fn hidden_single<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for house in cx.geometry().houses() {
        for digit in cx.grid.all_digits() {
            let Some(cell) = cx.grid.places(house, digit).single() else { continue };
            place(Technique::HiddenSingle, Candidate::new(cell, digit), Some(house), out)?;
        }
    }
    ControlFlow::Continue(())
}

/// The one digit of a cell.
pub(crate) fn naked_single<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for cell in cx.geometry().shape().cells() {
        let Some(digit) = cx.grid.digits(cell).single() else { continue };
        place(Technique::NakedSingle, Candidate::new(cell, digit), None, out)?;
    }
    ControlFlow::Continue(())
}

fn place(
    technique: Technique,
    candidate: Candidate,
    house: Option<House>,
    out: &mut Sink<'_>,
) -> Flow {
    out.emit(technique, vec![Conclusion::Place(candidate)], || Single { candidate, house }.into())
}
