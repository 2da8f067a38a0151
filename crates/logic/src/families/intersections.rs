//! Locked candidates: a digit confined to where two houses cross.
use crate::argument::Intersection;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{CellSet, DigitSet, House, HouseSet};

/// A digit of a box (or region) that can only be in one line, or one extra house.
pub(crate) fn pointing<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let boxes = cx.layout().boxes;
    cx.each_house(technique, boxes, out, |from, out| {
        let others = cx.layout().crossing[from.index()] - boxes;
        confined(cx, technique, from, others, out)
    })
}

/// A digit of a line (or extra house) that can only be in one box; with extra houses, also a digit
/// of one of two crossing houses neither of which is a box.
pub(crate) fn claiming<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let others = cx.geometry().all_houses() - cx.layout().boxes;
    cx.each_house(technique, others, out, |from, out| {
        confined(cx, technique, from, cx.layout().crossing[from.index()], out)
    })
}

/// Offers a step for every digit whose places in `from`, of which there are at least two, all lie
/// in one of the houses.
fn confined<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    from: House,
    houses: HouseSet,
    out: &mut Sink<'_>,
) -> Flow {
    let inside = cx.grid.empty_cells(from);
    let digits_of = |cells: CellSet<W>| {
        cells.iter().fold(DigitSet::EMPTY, |all, cell| all | cx.grid.digits(cell))
    };
    for into in houses {
        let other = cx.geometry().cells_of(into);
        for digit in digits_of(inside & other) - digits_of(inside - other) {
            let places = cx.grid.places(from, digit);
            let rest = cx.grid.cells(digit) & (other - inside);
            if places.has_several() && !rest.is_empty() {
                out.emit(technique, cx.remove_digit(rest, digit), || {
                    Intersection { digit, from, into, cells: places.iter().collect() }.into()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
