//! Almost locked pairs and triples: digits that need the crossing of two houses and a few cells of
//! the one, while as many cells of the other need the same digits.
use super::crossings::{Choice, each_crossing, subsets};
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Part, Pattern, Piece, Premise, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{CellSet, House};

info!(PAIR, "almost-locked-pair", "Almost Locked Pair", [], Some("0120"), Hard);
info!(TRIPLE, "almost-locked-triple", "Almost Locked Triple", [], None, Hard);

/// `size` digits; one cell fewer of a house, outside a crossing, has no others; in the other house
/// the digits have no places but in the crossing and in one cell fewer outside it. The crossing
/// cannot hold more than one of them, so the cells of both sides are full of them.
pub(crate) fn almost_locked<const W: usize>(
    cx: &Ctx<'_, W>,
    size: usize,
    out: &mut Sink<'_>,
) -> Flow {
    each_crossing(cx, technique(size), out, |[one, other], out| {
        side(cx, [one, other], size, out)?;
        side(cx, [other, one], size, out)
    })
}

fn technique(size: usize) -> Technique {
    if size == 2 { Technique::AlmostLockedPair } else { Technique::AlmostLockedTriple }
}

/// Choice of the first house without other digits, digits of the second without other places.
fn side<const W: usize>(
    cx: &Ctx<'_, W>,
    [naked, hidden]: [House; 2],
    size: usize,
    out: &mut Sink<'_>,
) -> Flow {
    let [a, b] = [naked, hidden].map(|house| cx.geometry().cells_of(house));
    let fits = |set: &Choice<W>| set.count + 1 == size && set.digits.len() == size;
    for set in subsets(cx, a - b, &fits) {
        let places = |digit| cx.grid.places(hidden, digit);
        let all = set.digits.iter().fold(CellSet::EMPTY, |all, digit| all | places(digit));
        let others = all - a;
        let needed = set.digits.iter().all(|digit| !places(digit).is_empty());
        if others.len() + 1 != size || !needed || (all & a).is_empty() {
            continue;
        }
        let mut conclusions: Vec<Conclusion> = cx.remove(a - b - set.cells, set.digits);
        conclusions.extend(cx.remove(others, !set.digits));
        offer([naked, hidden], &set, [all & a, others], conclusions, out)?;
    }
    ControlFlow::Continue(())
}

fn offer<const W: usize>(
    [naked, hidden]: [House; 2],
    set: &Choice<W>,
    [crossing, others]: [CellSet<W>; 2],
    conclusions: Vec<Conclusion>,
    out: &mut Sink<'_>,
) -> Flow {
    out.emit(technique(set.count + 1), conclusions, || {
        let piece = |part, cells: CellSet<W>, house: Option<House>| Piece {
            part,
            cells: cells.iter().collect(),
            digits: set.digits,
            houses: house.into_iter().collect(),
        };
        let pieces = vec![
            piece(Part::SetA, set.cells, Some(naked)),
            piece(Part::SetB, others, Some(hidden)),
            piece(Part::Link, crossing, None),
        ];
        let cells = set.cells.iter().map(Premise::Cell);
        let claims = set.digits.iter().map(|digit| Premise::House(hidden, digit));
        Pattern::new(pieces, cells.chain(claims).collect()).into()
    })
}
