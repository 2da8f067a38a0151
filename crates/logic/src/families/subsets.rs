//! Naked and hidden pairs, triples and quads; locked pairs and triples.
use crate::argument::Subset;
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::tally::{each_locked, has_at_most};
use crate::premise::Conclusion;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{CellSet, Digit, DigitSet, House, HouseSet};

/// Cells of a house that between them have as many candidates as there are cells.
///
/// Cells that lie in two houses at once clear both; when both really lose something the pair or
/// triple is called locked. Such a set is offered once, from the first of its houses.
pub(crate) fn naked<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let (size, is_locked) = match technique {
        Technique::LockedPair => (2, true),
        Technique::LockedTriple => (3, true),
        Technique::NakedPair => (2, false),
        Technique::NakedTriple => (3, false),
        _ => (4, false),
    };
    let few = cx.few(size);
    let houses = if is_locked { cx.layout().earlier } else { cx.geometry().all_houses() };
    let room = cx.geometry().side();
    let (mut open, mut sets) = (Vec::with_capacity(room), Vec::with_capacity(room));
    cx.each_house(technique, houses, out, |house, out| {
        let mut few = cx.geometry().cells_of(house) & few;
        if is_locked {
            few = with_crossing(cx, house, few, size);
        }
        if !few.has_several() {
            return ControlFlow::Continue(());
        }
        open.clear();
        open.extend(few);
        sets.clear();
        sets.extend(open.iter().map(|&cell| cx.grid.digits(cell).bits()));
        each_locked(&sets, size, &mut |numbers| {
            let digits = numbers.iter().fold(0, |all, &number| all | sets[number]);
            let digits = DigitSet::from_bits(digits);
            if digits.len() < size {
                return ControlFlow::Continue(());
            }
            let cells = numbers.iter().map(|&number| open[number]).collect();
            offer_naked(cx, house, cells, digits, out)
        })
    })
}

/// Those of the cells of a house of which `size` are together in a later house, too. Most houses have none, which
/// is seen sooner than that they have no locked set.
fn with_crossing<const W: usize>(
    cx: &Ctx<'_, W>,
    house: House,
    cells: CellSet<W>,
    size: usize,
) -> CellSet<W> {
    let later = cx.layout().crossing[house.index()] - HouseSet::first(house.index() + 1);
    let shared = later.iter().map(|other| cells & cx.geometry().cells_of(other));
    shared.filter(|cells| cells.iter().nth(size - 1).is_some()).fold(CellSet::EMPTY, |a, b| a | b)
}

fn offer_naked<const W: usize>(
    cx: &Ctx<'_, W>,
    house: House,
    set: CellSet<W>,
    digits: DigitSet,
    out: &mut Sink<'_>,
) -> Flow {
    let shared = set.iter().map(|cell| cx.geometry().houses_of(cell)).reduce(|a, b| a & b);
    let shared = shared.unwrap_or_default();
    if shared.iter().next() != Some(house) {
        return ControlFlow::Continue(());
    }
    let theirs = digits.iter().fold(CellSet::EMPTY, |all, digit| all | cx.grid.cells(digit));
    let loses = |h: &House| !((cx.geometry().cells_of(*h) & theirs) - set).is_empty();
    let houses: Vec<House> = shared.iter().filter(loses).collect();
    if houses.is_empty() {
        return ControlFlow::Continue(());
    }
    let all = houses.iter().fold(CellSet::EMPTY, |all, &h| all | cx.geometry().cells_of(h));
    let technique = match (set.len(), houses.len()) {
        (2, 2..) => Technique::LockedPair,
        (3, 2..) => Technique::LockedTriple,
        (2, _) => Technique::NakedPair,
        (3, _) => Technique::NakedTriple,
        _ => Technique::NakedQuad,
    };
    out.emit(technique, cx.remove(all - set, digits), || {
        Subset { houses, cells: set.iter().collect(), digits, hidden: false }.into()
    })
}

/// Digits of a house that between them have as many places as there are digits.
pub(crate) fn hidden<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let size = match technique {
        Technique::HiddenPair => 2,
        Technique::HiddenTriple => 3,
        _ => 4,
    };
    let room = cx.geometry().side();
    let (mut open, mut sets) = (Vec::with_capacity(room), Vec::with_capacity(room));
    cx.each_house(technique, cx.geometry().all_houses(), out, |house, out| {
        let few = cx.places(house).few(size);
        if has_at_most(size - 1, few.bits()) {
            return ControlFlow::Continue(());
        }
        open.clear();
        open.extend(few.iter());
        sets.clear();
        let places = places_in(cx, house, few);
        sets.extend(open.iter().map(|digit: &Digit| places[digit.index()]));
        each_locked(&sets, size, &mut |numbers| {
            let digits: DigitSet = numbers.iter().map(|&number| open[number]).collect();
            let cells =
                digits.iter().fold(CellSet::EMPTY, |all, digit| all | cx.grid.places(house, digit));
            if cells.len() < size {
                return ControlFlow::Continue(());
            }
            let others: Vec<Conclusion> = cx.remove(cells, !digits);
            out.emit(technique, others, || {
                Subset { houses: vec![house], cells: cells.iter().collect(), digits, hidden: true }
                    .into()
            })
        })
    })
}

/// The places of these digits in a house, by digit, as bits: the numbers of cells of the house.
fn places_in<const W: usize>(cx: &Ctx<'_, W>, house: House, digits: DigitSet) -> [u64; 64] {
    let mut places = [0; 64];
    for (at, &cell) in cx.geometry().shape().house(house).cells.iter().enumerate() {
        for digit in cx.grid.digits(cell) & digits {
            places[digit.index()] |= 1 << at;
        }
    }
    places
}
