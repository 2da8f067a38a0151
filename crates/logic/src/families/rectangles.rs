//! Rectangles of two digits: four cells that could exchange them. Unique rectangles have four empty
//! cells, avoidable ones have placed digits (never givens) among them.
use super::guardians::Way;
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::guarded::Guarded;
use crate::index::rectangles::Ring;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, Digit, DigitSet, House, HouseSet};

/// Rectangles of four empty cells, one of which can only hold two digits.
pub(crate) fn unique<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let mut all = cx.rectangles().iter();
    all.try_for_each(|&(ring, digits)| offer(cx, technique, ring, digits, out))
}

/// Offers what follows from a rectangle of two digits in one of these ways.
fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    ring: Ring,
    digits: DigitSet,
    out: &mut Sink<'_>,
) -> Flow {
    let pattern = ring.map(|cell| (cell, digits));
    let rectangle = Guarded::new(cx.grid, &pattern);
    let guarded = |at: usize| rectangle.cells.contains(ring[at % 4]);
    let two = rectangle.cells.len() == 2;
    let adjacent = two && (0..4).any(|at| guarded(at) && guarded(at + 1));
    let way = match technique {
        Technique::UniqueRectangle1 => Way::OneCell,
        Technique::UniqueRectangle2 if adjacent => Way::OneDigit,
        Technique::UniqueRectangle3 if adjacent => Way::Subset,
        Technique::UniqueRectangle4 if adjacent => Way::Locked,
        Technique::UniqueRectangle5 if !adjacent && rectangle.cells.len() > 1 => Way::OneDigit,
        Technique::UniqueRectangle6 if two && !adjacent => {
            return crossed(cx, ring, &rectangle, out);
        }
        Technique::HiddenRectangle => return hidden(cx, ring, &rectangle, out),
        _ => return ControlFlow::Continue(()),
    };
    rectangle.offer(cx, way, technique, out)
}

/// The houses that hold two neighbouring corners.
fn between<const W: usize>(cx: &Ctx<'_, W>, a: Cell, b: Cell) -> HouseSet {
    cx.geometry().houses_of(a) & cx.geometry().houses_of(b)
}

/// A house shared by two cells that has no other place for the digit.
fn strong<const W: usize>(cx: &Ctx<'_, W>, a: Cell, b: Cell, digit: Digit) -> Option<House> {
    let cells = CellSet::only(a) | CellSet::only(b);
    // If a box and a line qualify, the line is chosen, which is easier to see.
    between(cx, a, b).iter().filter(|&house| cx.grid.places(house, digit) == cells).last()
}

/// A piece for houses that take a digit only in the rectangle.
fn link(digit: Digit, houses: &[House], cells: Vec<Cell>) -> Piece {
    Piece { part: Part::Link, cells, digits: DigitSet::only(digit), houses: houses.to_vec() }
}

/// The rectangle with houses that take a digit only in it.
fn linked<const W: usize>(
    rectangle: &Guarded<'_, W>,
    digit: Digit,
    houses: [House; 2],
    about: Vec<Cell>,
) -> Pattern {
    let mut pieces = rectangle.pieces();
    pieces.push(link(digit, &houses, about));
    let mut premises = vec![rectangle.premise()];
    premises.extend(houses.map(|house| Premise::House(house, digit)));
    Pattern::new(pieces, premises)
}

/// Two opposite corners have guardians, and a digit has no place on two parallel sides except the
/// corners: it is in neither of the two, otherwise it would be in both.
fn crossed<const W: usize>(
    cx: &Ctx<'_, W>,
    ring: Ring,
    rectangle: &Guarded<'_, W>,
    out: &mut Sink<'_>,
) -> Flow {
    let [a, b, c, d] = ring;
    for digit in rectangle.pattern[0].1 {
        for [(p, q), (r, s)] in [[(a, b), (c, d)], [(b, c), (d, a)]] {
            let houses = (strong(cx, p, q, digit), strong(cx, r, s, digit));
            let (Some(first), Some(second)) = houses else { continue };
            let gone = cx.remove_digit(rectangle.cells, digit);
            out.emit(Technique::UniqueRectangle6, gone, || {
                let houses = [first.min(second), first.max(second)];
                linked(rectangle, digit, houses, Vec::new()).into()
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A corner whose two sides take a digit only in the rectangle, opposite one without guardians: if
/// it held the other digit, the deadly pattern would be complete.
fn hidden<const W: usize>(
    cx: &Ctx<'_, W>,
    ring: Ring,
    rectangle: &Guarded<'_, W>,
    out: &mut Sink<'_>,
) -> Flow {
    let digits = rectangle.pattern[0].1;
    for at in 0..4 {
        let [base, beside, corner, below] = [0, 1, 2, 3].map(|step| ring[(at + step) % 4]);
        if cx.grid.digits(base) != digits {
            continue;
        }
        for digit in digits {
            let houses = (strong(cx, corner, beside, digit), strong(cx, corner, below, digit));
            let (Some(first), Some(second)) = houses else { continue };
            let gone = cx.remove(CellSet::only(corner), digits - DigitSet::only(digit));
            out.emit(Technique::HiddenRectangle, gone, || {
                let houses = [first.min(second), first.max(second)];
                linked(rectangle, digit, houses, vec![corner]).into()
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Rectangles with at least two placed digits, none of them given.
pub(crate) fn avoidable<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let way = match technique {
        Technique::AvoidableRectangle1 => Way::OneCell,
        _ => Way::OneDigit,
    };
    for (ring, digits) in cx.avoidable_rectangles() {
        let pattern = ring.map(|cell| (cell, *digits));
        let rectangle = Guarded::new(cx.grid, &pattern);
        if way == Way::OneCell || rectangle.cells.len() > 1 {
            rectangle.offer(cx, way, technique, out)?;
        }
    }
    ControlFlow::Continue(())
}
