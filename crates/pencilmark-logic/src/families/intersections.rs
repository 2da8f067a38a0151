//! Locked candidates: a digit confined to where two houses cross.
use crate::argument::Intersection;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use pencilmark_core::{Digit, DigitSet, House, HouseKind};

/// A digit of a box (or region) that can only be in one line, or one extra house.
pub(crate) fn pointing<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let is_box = |house: &House| cx.geometry().kind(*house) == HouseKind::Box;
    let boxes = cx.geometry().houses().filter(is_box);
    cx.each_house(technique, boxes, out, |from, out| {
        let others = cx.layout().crossing[from.index()].iter().filter(|house| !is_box(house));
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
    let others = cx.geometry().houses_where(|kind| kind != HouseKind::Box);
    cx.each_house(technique, others, out, |from, out| {
        confined(cx, technique, from, cx.layout().crossing[from.index()].iter(), out)
    })
}

/// Offers a step for every digit whose places in `from`, of which there are at least two, all lie
/// in one of the houses.
fn confined<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    from: House,
    houses: impl Iterator<Item = House>,
    out: &mut Sink<'_>,
) -> Flow {
    let inside = cx.geometry().cells_of(from);
    // What is removed must see all places of the digit, which is hardly ever the case.
    let promises = |&digit: &Digit| {
        let mut seeing = cx.grid.cells(digit) - inside;
        for cell in cx.grid.places(from, digit) {
            seeing &= cx.geometry().peers(cell);
            if seeing.is_empty() {
                return false;
            }
        }
        !seeing.is_empty()
    };
    let open: DigitSet = cx.places(from).several().iter().filter(promises).collect();
    if open.is_empty() {
        return ControlFlow::Continue(());
    }
    for into in houses {
        let other = cx.geometry().cells_of(into);
        for digit in open {
            let places = cx.grid.places(from, digit);
            if places.is_subset(other) {
                out.emit(technique, cx.remove_digit(other - inside, digit), || {
                    Intersection { digit, from, into, cells: places.iter().collect() }.into()
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}
