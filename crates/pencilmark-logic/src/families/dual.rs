//! Two 2-string kites joined by the same two cells, and two empty rectangles of the same box: what
//! both of them remove, in one step.
use super::choose::choose;
use super::single_digit::{Hinge, Pair, hinges, is_block, pairs};
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Conclusion, Part, Pattern, Piece, Premise, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{Cell, Digit, DigitSet, House, HouseKind};

info!(KITE, "dual-2-string-kite", "Dual 2-String Kite", [], Some("0404"), Hard);
info!(EMPTY_RECTANGLE, "dual-empty-rectangle", "Dual Empty Rectangle", [], Some("0405"), Hard);

/// Two cells of a box each of which has one other place for the digit in its row and one in its
/// column: the row of the one and the column of the other are a kite, and so are the others.
pub(crate) fn kite<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for digit in cx.grid.all_digits() {
        let pairs = pairs(cx, digit);
        for inside in cx.geometry().houses_where(|kind| kind == HouseKind::Box) {
            let places: Vec<Cell> = cx.grid.places(inside, digit).iter().collect();
            choose(&places, 2, &mut |_| true, &mut |two| {
                let [p, q] = [two[0], two[1]];
                let strings = |row_of, column_of| {
                    Some([
                        string(&pairs, row_of, HouseKind::Row)?,
                        string(&pairs, column_of, HouseKind::Column)?,
                    ])
                };
                match (strings(p, q), strings(q, p)) {
                    (Some(one), Some(other)) => {
                        offer_kites(cx, digit, (inside, [p, q]), [one, other], out)
                    }
                    _ => ControlFlow::Continue(()),
                }
            })?;
        }
    }
    ControlFlow::Continue(())
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
    digit: Digit,
    (inside, joint): (House, [Cell; 2]),
    kites: [[Loose; 2]; 2],
    out: &mut Sink<'_>,
) -> Flow {
    let ends_meet = kites.iter().any(|[row, column]| row.1 == column.1)
        || kites.iter().flatten().any(|(_, end)| joint.contains(end));
    let gone = kites.map(|[row, column]| {
        let seen = cx.geometry().peers(row.1) & cx.geometry().peers(column.1);
        cx.remove_digit(seen, digit)
    });
    let Some(gone) = both(gone).filter(|_| !ends_meet) else { return ControlFlow::Continue(()) };
    out.emit(Technique::DualKite, gone, || {
        let digits = DigitSet::only(digit);
        let strings = |part, kite: [Loose; 2]| Piece {
            part,
            cells: kite.map(|string| string.1).to_vec(),
            digits,
            houses: kite.map(|string| string.0).to_vec(),
        };
        let link = Piece { part: Part::Link, cells: joint.to_vec(), digits, houses: vec![inside] };
        let houses = kites.iter().flatten().map(|string| Premise::House(string.0, digit));
        Pattern {
            premises: houses.collect(),
            pieces: vec![strings(Part::SetA, kites[0]), strings(Part::SetB, kites[1]), link],
        }
        .into()
    })
}

/// What two deductions remove together, if each removes something that the other does not.
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
pub(crate) fn empty_rectangle<const W: usize>(cx: &Ctx<'_, W>, out: &mut Sink<'_>) -> Flow {
    for digit in cx.grid.all_digits() {
        let pairs = pairs(cx, digit);
        for inside in cx.geometry().houses_where(is_block) {
            let mut found: Vec<(Hinge<W>, Vec<Conclusion>)> = Vec::new();
            hinges(cx, digit, inside, &pairs, &mut |hinge| {
                let gone = cx.remove_digit(hinge.seen(cx), digit);
                if !gone.is_empty() {
                    found.push((hinge.clone(), gone));
                }
                ControlFlow::Continue(())
            })?;
            for (at, (one, here)) in found.iter().enumerate() {
                for (other, there) in &found[at + 1..] {
                    if let Some(gone) = both([here.clone(), there.clone()]) {
                        out.emit(Technique::DualEmptyRectangle, gone, || {
                            hinge_pair(one, other).into()
                        })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
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
    Pattern {
        pieces: vec![core, piece(Part::SetA, one), piece(Part::SetB, other)],
        premises: houses.map(|house| Premise::House(house, one.digit)).to_vec(),
    }
}
