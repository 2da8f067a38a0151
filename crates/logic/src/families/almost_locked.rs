//! Almost locked pairs and triples: digits that need the crossing of two houses and a few cells of
//! one, while as many cells of the other need the same digits.
use super::crossings::{Choice, each_crossing, subsets};
use crate::argument::{Argument, Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{CellSet, House};

/// Two or three digits; in one house, one cell fewer outside the crossing has no other digits; in the
/// other house the digits have no places except the crossing and one cell fewer outside it. The crossing
/// cannot hold more than one of them, so they fill the cells on both sides.
pub(crate) fn almost_locked<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    each_crossing(cx, technique, out, |[one, other], out| {
        side(cx, [one, other], technique, out)?;
        side(cx, [other, one], technique, out)
    })
}

/// Chooses cells of the first house without other digits, and digits of the second without other
/// places.
fn side<const W: usize>(
    cx: &Ctx<'_, W>,
    [naked, hidden]: [House; 2],
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let size = if technique == Technique::AlmostLockedPair { 2 } else { 3 };
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
        let argument = || argument([naked, hidden], &set, [all & a, others]);
        out.emit(technique, conclusions, argument)?;
    }
    ControlFlow::Continue(())
}

fn argument<const W: usize>(
    [naked, hidden]: [House; 2],
    set: &Choice<W>,
    [crossing, others]: [CellSet<W>; 2],
) -> Argument {
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
}
