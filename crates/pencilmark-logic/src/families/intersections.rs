//! Locked candidates: a digit confined to where two houses cross.
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Intersection, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{House, HouseKind};

info!(
    POINTING,
    "pointing",
    "Pointing",
    ["locked candidates 1", "locked candidates type 1"],
    Some("0100"),
    Medium
);
info!(
    CLAIMING,
    "claiming",
    "Claiming",
    ["locked candidates 2", "locked candidates type 2", "box/line reduction"],
    Some("0101"),
    Medium
);

/// A digit of a box (or region) that can only be in one line, or one extra house.
pub(crate) fn pointing<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    let kind = |house| cx.geometry().kind(house);
    for from in cx.geometry().houses_where(|kind| kind == HouseKind::Box) {
        for into in cx.geometry().houses().filter(|&house| kind(house) != HouseKind::Box) {
            confined(cx, Technique::Pointing, from, into, out)?;
        }
    }
    ControlFlow::Continue(())
}

/// A digit of a line (or extra house) that can only be in one box; with extra houses also a digit
/// of one of two crossing houses neither of which is a box.
pub(crate) fn claiming<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for from in cx.geometry().houses_where(|kind| kind != HouseKind::Box) {
        for into in cx.geometry().houses().filter(|&house| house != from) {
            confined(cx, Technique::Claiming, from, into, out)?;
        }
    }
    ControlFlow::Continue(())
}

/// Offers a step for every digit whose places in `from`, two or more, all lie in `into`.
fn confined<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    from: House,
    into: House,
    out: &mut Sink<'_>,
) -> Flow {
    let (inside, other) = (cx.geometry().cells_of(from), cx.geometry().cells_of(into));
    if (inside & other).len() < 2 {
        return ControlFlow::Continue(());
    }
    for digit in cx.grid.all_digits() {
        let places = cx.grid.places(from, digit);
        if places.len() < 2 || !places.is_subset(other) {
            continue;
        }
        out.emit(technique, cx.remove_digit(other - inside, digit), || {
            Intersection { digit, from, into, cells: places.iter().collect() }.into()
        })?;
    }
    ControlFlow::Continue(())
}
