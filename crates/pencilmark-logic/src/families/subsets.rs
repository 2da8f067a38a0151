//! Naked and hidden pairs, triples and quads; locked pairs and triples.
use super::choose::choose;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Subset, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{Cell, CellSet, Digit, DigitSet, House};

info!(LOCKED_PAIR, "locked-pair", "Locked Pair", [], Some("0110"), Medium);
info!(LOCKED_TRIPLE, "locked-triple", "Locked Triple", [], Some("0111"), Medium);
info!(NAKED_PAIR, "naked-pair", "Naked Pair", ["conjugate pair"], Some("0200"), Medium);
info!(NAKED_TRIPLE, "naked-triple", "Naked Triple", [], Some("0201"), Medium);
info!(NAKED_QUAD, "naked-quad", "Naked Quad", ["naked quadruple"], Some("0202"), Hard);
info!(HIDDEN_PAIR, "hidden-pair", "Hidden Pair", [], Some("0210"), Medium);
info!(HIDDEN_TRIPLE, "hidden-triple", "Hidden Triple", [], Some("0211"), Medium);
info!(HIDDEN_QUAD, "hidden-quad", "Hidden Quad", ["hidden quadruple"], Some("0212"), Hard);

/// Cells of a house that between them have as many candidates as there are cells.
///
/// Cells that lie in two houses at once clear both; when both really lose something the pair or
/// triple is called locked. Such a set is offered once, from the first of its houses.
pub(crate) fn naked<const W: usize>(cx: &Ctx<'_, W>, size: usize, out: &mut Sink<'_>) -> Flow {
    let digits_of = |cells: &[Cell]| {
        cells.iter().fold(DigitSet::EMPTY, |all, &cell| all | cx.grid.digits(cell))
    };
    let technique = match size {
        2 => Technique::NakedPair,
        3 => Technique::NakedTriple,
        _ => Technique::NakedQuad,
    };
    cx.each_house(technique, cx.geometry().houses(), out, |house, out| {
        let few = cx.geometry().cells_of(house) & cx.few(size);
        if few.len() < size {
            return ControlFlow::Continue(());
        }
        let open: Vec<Cell> = few.iter().collect();
        choose(&open, size, &mut |part| digits_of(part).len() <= size, &mut |cells| {
            let digits = digits_of(cells);
            if digits.len() == size {
                offer_naked(cx, house, cells, digits, out)
            } else {
                Flow::Continue(())
            }
        })
    })
}

fn offer_naked<const W: usize>(
    cx: &Ctx<'_, W>,
    house: House,
    cells: &[Cell],
    digits: DigitSet,
    out: &mut Sink<'_>,
) -> Flow {
    let set: CellSet<W> = cells.iter().copied().collect();
    let shared = cells.iter().map(|&cell| cx.geometry().houses_of(cell)).reduce(|a, b| a & b);
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
    let technique = match (cells.len(), houses.len()) {
        (2, 2..) => Technique::LockedPair,
        (3, 2..) => Technique::LockedTriple,
        (2, _) => Technique::NakedPair,
        (3, _) => Technique::NakedTriple,
        _ => Technique::NakedQuad,
    };
    let cells = || cells.to_vec();
    out.emit(technique, cx.remove(all - set, digits), || {
        Subset { houses, cells: cells(), digits, hidden: false }.into()
    })
}

/// Digits of a house that between them have as many places as there are digits.
pub(crate) fn hidden<const W: usize>(cx: &Ctx<'_, W>, size: usize, out: &mut Sink<'_>) -> Flow {
    let technique = match size {
        2 => Technique::HiddenPair,
        3 => Technique::HiddenTriple,
        _ => Technique::HiddenQuad,
    };
    cx.each_house(technique, cx.geometry().houses(), out, |house, out| {
        let places_of = |digits: &[Digit]| {
            digits
                .iter()
                .fold(CellSet::<W>::EMPTY, |all, &digit| all | cx.grid.places(house, digit))
        };
        let few = |digit: &Digit| (2..=size).contains(&cx.grid.places(house, *digit).len());
        let open: Vec<Digit> = cx.grid.all_digits().filter(few).collect();
        if open.len() < size {
            return ControlFlow::Continue(());
        }
        choose(&open, size, &mut |part| places_of(part).len() <= size, &mut |chosen| {
            let cells = places_of(chosen);
            if cells.len() != size {
                return ControlFlow::Continue(());
            }
            let digits: DigitSet = chosen.iter().copied().collect();
            let others: Vec<Conclusion> = cx.remove(cells, !digits);
            out.emit(technique, others, || {
                Subset { houses: vec![house], cells: cells.iter().collect(), digits, hidden: true }
                    .into()
            })
        })
    })
}
