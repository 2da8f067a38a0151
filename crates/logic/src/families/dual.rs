//! Two 2-string kites joined by the same two cells, and two empty rectangles of the same box: what
//! both of them remove, in one step.
use super::choose::choose;
use super::single_digit::{Hinge, hinges, is_block};
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::index::pairs::Pair;
use crate::premise::{Conclusion, Premise};
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use std::collections::BTreeMap;
use whydoku_core::{Cell, Digit, DigitSet, House, HouseKind};

/// Kites that share the same two cells of a box: of one digit, the row of one cell with the column
/// of the other and vice versa; or of two digits.
pub(crate) fn kite<const W: usize>(cx: &Ctx<'_, W>, _: Technique, out: &mut Sink<'_>) -> Flow {
    let mut joined: BTreeMap<(House, [Cell; 2]), Vec<Kite>> = BTreeMap::new();
    for digit in cx.grid.all_digits() {
        let pairs = cx.pairs(digit);
        for inside in cx.geometry().houses_where(|kind| kind == HouseKind::Box) {
            let places: Vec<Cell> = cx.grid.places(inside, digit).iter().collect();
            choose(&places, 2, &mut |_| true, &mut |two| {
                for [row_of, column_of] in [[two[0], two[1]], [two[1], two[0]]] {
                    let row = string(pairs, row_of, HouseKind::Row);
                    let column = string(pairs, column_of, HouseKind::Column);
                    if let (Some(row), Some(column)) = (row, column) {
                        let kites = joined.entry((inside, [two[0], two[1]])).or_default();
                        kites.push(Kite { digit, strings: [row, column] });
                    }
                }
                ControlFlow::Continue(())
            })?;
        }
    }
    for (link, kites) in joined {
        for (at, one) in kites.iter().enumerate() {
            for other in &kites[at + 1..] {
                offer_kites(cx, link, [*one, *other], out)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// A row and a column with two places for a digit, one of them in a box.
#[derive(Clone, Copy)]
struct Kite {
    digit: Digit,
    strings: [Loose; 2],
}

/// A house and the other place for the digit in it.
type Loose = (House, Cell);

/// The line of this kind in which a cell and one other are the only places.
fn string(pairs: &[Pair], cell: Cell, kind: HouseKind) -> Option<Loose> {
    let pair = pairs.iter().find(|pair| pair.kind == kind && pair.cells.contains(&cell))?;
    let other = pair.cells.into_iter().find(|&other| other != cell)?;
    Some((pair.house, other))
}

fn offer_kites<const W: usize>(
    cx: &Ctx<'_, W>,
    (inside, joint): (House, [Cell; 2]),
    kites: [Kite; 2],
    out: &mut Sink<'_>,
) -> Flow {
    let meets = |kite: &Kite| {
        let [row, column] = kite.strings;
        row.1 == column.1 || kite.strings.iter().any(|(_, end)| joint.contains(end))
    };
    let gone = kites.map(|kite| {
        let [row, column] = kite.strings.map(|string| cx.geometry().peers(string.1));
        cx.remove_digit(row & column, kite.digit)
    });
    let Some(gone) = both(gone).filter(|_| !kites.iter().any(meets)) else {
        return ControlFlow::Continue(());
    };
    out.emit(Technique::DualKite, gone, || {
        let piece = |part, kite: Kite| Piece {
            part,
            cells: kite.strings.map(|string| string.1).to_vec(),
            digits: DigitSet::only(kite.digit),
            houses: kite.strings.map(|string| string.0).to_vec(),
        };
        let digits = kites.iter().map(|kite| kite.digit).collect();
        let link = Piece { part: Part::Link, cells: joint.to_vec(), digits, houses: vec![inside] };
        let premises = kites
            .iter()
            .flat_map(|kite| kite.strings.map(|string| Premise::House(string.0, kite.digit)));
        let pieces = vec![piece(Part::SetA, kites[0]), piece(Part::SetB, kites[1]), link];
        Pattern::new(pieces, premises.collect()).into()
    })
}

/// The conclusions of two deductions together, if each removes something that the other does not.
fn both([one, other]: [Vec<Conclusion>; 2]) -> Option<Vec<Conclusion>> {
    let lacks = |one: &[Conclusion], other: &[Conclusion]| one.iter().any(|c| !other.contains(c));
    if !lacks(&one, &other) || !lacks(&other, &one) {
        return None;
    }
    let mut all = one;
    all.extend(other);
    all.sort_unstable();
    all.dedup();
    Some(all)
}

/// Two empty rectangles of the same box.
pub(crate) fn empty_rectangle<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    cx.each_digit(technique, out, |digit, out| {
        let pairs = cx.pairs(digit);
        for inside in cx.geometry().houses_where(is_block) {
            let mut found: Vec<(Hinge<W>, Vec<Conclusion>)> = Vec::new();
            hinges(cx, digit, inside, pairs, &mut |hinge| {
                let gone = cx.remove_digit(hinge.seen(cx), digit);
                if !gone.is_empty() {
                    found.push((hinge.clone(), gone));
                }
                ControlFlow::Continue(())
            })?;
            for (at, (one, here)) in found.iter().enumerate() {
                for (other, there) in &found[at + 1..] {
                    if let Some(gone) = both([here.clone(), there.clone()]) {
                        out.emit(technique, gone, || hinge_pair(one, other).into())?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
}

fn hinge_pair<const W: usize>(one: &Hinge<W>, other: &Hinge<W>) -> Pattern {
    let digits = DigitSet::only(one.digit);
    let piece = |part, hinge: &Hinge<W>| Piece {
        part,
        cells: hinge.pair.to_vec(),
        digits,
        houses: vec![hinge.houses[1]],
    };
    let cells = (one.arms[0] | one.arms[1]).iter().collect();
    let core = Piece { part: Part::Core, cells, digits, houses: vec![one.houses[0]] };
    let houses = [one.houses[0], one.houses[1], other.houses[1]];
    let premises = houses.map(|house| Premise::House(house, one.digit)).to_vec();
    Pattern::new(vec![core, piece(Part::SetA, one), piece(Part::SetB, other)], premises)
}
