//! Fireworks: a digit that leaves a box by one cell each along a row and a column that cross in it.
//! It is in the crossing or in one of the two cells.
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, Digit, DigitSet, House, HouseKind};

/// A row and a column that cross in a box, and for each digit how it leaves the box there.
struct Crossing<const W: usize> {
    cell: Cell,
    lines: [House; 2],
    /// Digits with at most one place outside the box in either line, with these places.
    sparks: Vec<(Digit, [CellSet<W>; 2])>,
}

impl<const W: usize> Crossing<W> {
    /// The crossing at a cell, if the cell is empty and two digits spark from it.
    fn new(cx: &Ctx<'_, W>, cell: Cell) -> Option<Self> {
        let house = |kind: HouseKind| {
            cx.geometry().houses_of(cell).iter().find(|&house| cx.geometry().kind(house) == kind)
        };
        let (inside, row, column) =
            (house(HouseKind::Box)?, house(HouseKind::Row)?, house(HouseKind::Column)?);
        let spark = |digit| {
            let outside = [row, column]
                .map(|line| (cx.grid.places(line, digit), cx.geometry().cells_of(inside)));
            let few = |(all, inside): (CellSet<W>, CellSet<W>)| {
                !all.is_empty() && (all - inside).len() <= 1
            };
            outside.into_iter().all(few).then_some((digit, outside.map(|(all, at)| all - at)))
        };
        let sparks: Vec<_> = cx.grid.all_digits().filter_map(spark).collect();
        let empty = cx.grid.placed(cell).is_none();
        (empty && sparks.len() > 1).then_some(Self { cell, lines: [row, column], sparks })
    }
    /// The digits that leave the box only by these cells.
    fn digits(&self, ends: [Cell; 2]) -> DigitSet {
        let by = |(_, outside): &&(Digit, [CellSet<W>; 2])| {
            outside.iter().zip(ends).all(|(&some, end)| some.is_subset(CellSet::only(end)))
        };
        self.sparks.iter().filter(by).map(|(digit, _)| *digit).collect()
    }
    /// Pairs of cells by which digits leave the box.
    fn ends(&self) -> Vec<[Cell; 2]> {
        let of = |line: usize| {
            let all = self.sparks.iter().map(|(_, outside)| outside[line]);
            all.fold(CellSet::EMPTY, |all, some| all | some)
        };
        let (along, down) = (of(0), of(1));
        along.iter().flat_map(|a| down.iter().map(move |d| [a, d])).collect()
    }
    fn premises(&self, digits: DigitSet) -> impl Iterator<Item = Premise> {
        let lines = self.lines;
        digits.iter().flat_map(move |digit| lines.map(|line| Premise::House(line, digit)))
    }
    fn piece(&self, part: Part, cells: Vec<Cell>, digits: DigitSet) -> Piece {
        Piece { part, cells, digits, houses: self.lines.to_vec() }
    }
}

/// Three digits that spark from one crossing to the same two cells fill these three cells.
pub(crate) fn triple<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    for crossing in cx.geometry().shape().cells().filter_map(|cell| Crossing::new(cx, cell)) {
        for [along, down] in crossing.ends() {
            let digits = crossing.digits([along, down]);
            if digits.len() != 3 {
                continue;
            }
            let mut cells = vec![crossing.cell, along, down];
            cells.sort_unstable();
            let set: CellSet<W> = cells.iter().copied().collect();
            out.emit(technique, cx.remove(set, !digits), || {
                let core = crossing.piece(Part::Core, cells, digits);
                let pivot = Piece {
                    part: Part::Pivot,
                    cells: vec![crossing.cell],
                    digits: DigitSet::EMPTY,
                    houses: Vec::new(),
                };
                let premises = crossing.premises(digits).collect();
                Pattern::new(vec![core, pivot], premises).into()
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Two digits that spark from a crossing, and two others from the opposite corner of a rectangle, all
/// to the same two cells, fill the four corners.
pub(crate) fn quad<const W: usize>(cx: &Ctx<'_, W>, _: Technique, out: &mut Sink<'_>) -> Flow {
    let side = cx.geometry().side();
    let cells = cx.geometry().shape().cells();
    let crossings: Vec<_> = cells.filter_map(|cell| Crossing::new(cx, cell)).collect();
    for (at, first) in crossings.iter().enumerate() {
        for second in &crossings[at + 1..] {
            let (a, b) = (first.cell, second.cell);
            let along = Cell::at(a.row(side), b.column(side), side);
            let down = Cell::at(b.row(side), a.column(side), side);
            if are_apart(cx, [a, along, b, down]) {
                // As seen from the second, the other corner is along its row.
                let digits = [first.digits([along, down]), second.digits([down, along])];
                offer_quad(cx, [first, second], [along, down], digits, out)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether no two neighbours in a ring of four cells are the same or in one box.
fn are_apart<const W: usize>(cx: &Ctx<'_, W>, ring: [Cell; 4]) -> bool {
    (0..4).all(|at| {
        let (a, b) = (ring[at], ring[(at + 1) % 4]);
        let shared = cx.geometry().houses_of(a) & cx.geometry().houses_of(b);
        a != b && shared.iter().all(|house| cx.geometry().kind(house) != HouseKind::Box)
    })
}

fn offer_quad<const W: usize>(
    cx: &Ctx<'_, W>,
    [first, second]: [&Crossing<W>; 2],
    ends: [Cell; 2],
    [here, there]: [DigitSet; 2],
    out: &mut Sink<'_>,
) -> Flow {
    for a in pairs(here) {
        for b in pairs(there).filter(|&b| (a & b).is_empty()) {
            let (x, y) = (CellSet::only(first.cell), CellSet::only(second.cell));
            let between: CellSet<W> = ends.into_iter().collect();
            let mut gone = cx.remove(between, !(a | b));
            gone.extend(cx.remove(x, !a));
            gone.extend(cx.remove(y, !b));
            out.emit(Technique::FireworksQuad, gone, || {
                let mut cells = ends.to_vec();
                cells.sort_unstable();
                let link = Piece { part: Part::Link, cells, digits: a | b, houses: Vec::new() };
                let pieces = vec![
                    first.piece(Part::SetA, vec![first.cell], a),
                    second.piece(Part::SetB, vec![second.cell], b),
                    link,
                ];
                let premises = first.premises(a).chain(second.premises(b)).collect();
                Pattern::new(pieces, premises).into()
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Every pair of digits of a set.
fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    digits.iter().flat_map(move |a| {
        let later = digits.iter().filter(move |&b| b > a);
        later.map(move |b| DigitSet::only(a) | DigitSet::only(b))
    })
}
