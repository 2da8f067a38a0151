//! Rectangles of two digits: four cells that could exchange them. Unique rectangles have four empty
//! cells, avoidable ones have placed digits (never givens) among them.
use super::guardians::{Guarded, Way, alive};
use crate::chain::Escape;
use crate::context::Ctx;
use crate::sink::{Flow, Sink};
use crate::{Node, Part, Pattern, Piece, Premise, Technique};
use core::ops::ControlFlow;
use pencilmark_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};

info!(
    TYPE_1,
    "unique-rectangle-1",
    "Unique Rectangle Type 1",
    ["uniqueness test 1"],
    Some("0600"),
    Hard,
    unique
);
info!(
    TYPE_2,
    "unique-rectangle-2",
    "Unique Rectangle Type 2",
    ["uniqueness test 2"],
    Some("0601"),
    Hard,
    unique
);
info!(
    TYPE_3,
    "unique-rectangle-3",
    "Unique Rectangle Type 3",
    ["uniqueness test 3"],
    Some("0602"),
    Hard,
    unique
);
info!(
    TYPE_4,
    "unique-rectangle-4",
    "Unique Rectangle Type 4",
    ["uniqueness test 4"],
    Some("0603"),
    Hard,
    unique
);
info!(
    TYPE_5,
    "unique-rectangle-5",
    "Unique Rectangle Type 5",
    ["uniqueness test 5"],
    Some("0604"),
    Hard,
    unique
);
info!(
    TYPE_6,
    "unique-rectangle-6",
    "Unique Rectangle Type 6",
    ["uniqueness test 6"],
    Some("0605"),
    Hard,
    unique
);
info!(
    HIDDEN,
    "hidden-rectangle",
    "Hidden Rectangle",
    ["hidden unique rectangle"],
    Some("0606"),
    Hard,
    unique
);
info!(
    AVOIDABLE_1,
    "avoidable-rectangle-1",
    "Avoidable Rectangle Type 1",
    [],
    Some("0607"),
    Hard,
    unique
);
info!(
    AVOIDABLE_2,
    "avoidable-rectangle-2",
    "Avoidable Rectangle Type 2",
    [],
    Some("0608"),
    Hard,
    unique
);

/// Four corners in a ring: the first and the third are opposite each other.
type Ring = [Cell; 4];

/// Four corners that could exchange two digits.
pub(crate) type Rectangle = (Ring, DigitSet);

/// Rectangles of four empty cells, one of which can only hold two digits.
pub(crate) fn unique<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let mut all = cx.rectangles().iter();
    all.try_for_each(|&(ring, digits)| offer(cx, technique, ring, digits, out))
}

/// Every rectangle of empty cells, the first of which can only hold two digits, where the others can
/// hold one of them.
pub(crate) fn of_empty_cells<const W: usize>(cx: &Ctx<'_, W>) -> Vec<Rectangle> {
    let mut found = Vec::new();
    for start in cx.bivalue() {
        let digits = cx.grid.digits(start);
        let open = digits.iter().fold(CellSet::EMPTY, |all, digit| all | cx.grid.cells(digit));
        rings(cx, start, open, &mut |ring| {
            let earlier = |&cell: &Cell| cell < start && cx.grid.digits(cell) == digits;
            if ring.iter().all(|&cell| open.contains(cell)) && !ring.iter().any(earlier) {
                found.push((ring, digits));
            }
        });
    }
    found
}

/// The rectangles of empty cells whose guardians are two digits, or one digit in two cells: if one of
/// these is false, the other is true. (In a single cell it would be type 1.)
pub(crate) fn escapes<const W: usize>(cx: &Ctx<'_, W>) -> Vec<Escape> {
    let escape = |&(ring, digits): &Rectangle| {
        let pattern = ring.map(|cell| (cell, digits));
        let rectangle = Guarded::new(cx, &pattern);
        let guardians = |cells: CellSet<W>, digit| {
            let places = cells & cx.grid.cells(digit);
            Node(places.iter().map(|cell| Candidate::new(cell, digit)).collect())
        };
        let all: Vec<Node> = match (rectangle.cells.len(), rectangle.digits.single()) {
            (2, Some(digit)) => {
                rectangle.cells.iter().map(|cell| guardians(CellSet::only(cell), digit)).collect()
            }
            (2.., None) => {
                rectangle.digits.iter().map(|digit| guardians(rectangle.cells, digit)).collect()
            }
            _ => Vec::new(),
        };
        let nodes = <[Node; 2]>::try_from(all).ok()?;
        Some(Escape { premise: rectangle.premise(), nodes })
    };
    cx.rectangles().iter().filter_map(escape).collect()
}

/// Offers what follows from a rectangle of two digits in one way.
fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    ring: Ring,
    digits: DigitSet,
    out: &mut Sink<'_>,
) -> Flow {
    let pattern = ring.map(|cell| (cell, digits));
    let rectangle = Guarded::new(cx, &pattern);
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

/// Every ring of a cell and one of these opposite it, by rows and columns, in which each house has
/// two neighbouring corners or none.
fn rings<const W: usize>(
    cx: &Ctx<'_, W>,
    start: Cell,
    opposites: CellSet<W>,
    visit: &mut dyn FnMut(Ring),
) {
    let side = cx.geometry().side();
    let (row, column) = (start.row(side), start.column(side));
    let houses = |cell: Cell| cx.geometry().houses_of(cell);
    for opposite in opposites - cx.geometry().peers(start) {
        let (other_row, other_column) = (opposite.row(side), opposite.column(side));
        if other_row == row || other_column == column {
            continue; // The cell itself.
        }
        let below = Cell::at(other_row, column, side);
        let beside = Cell::at(row, other_column, side);
        let (a, b, c, d) = (houses(start), houses(beside), houses(opposite), houses(below));
        if (b & d).is_empty() && a | c == b | d {
            visit([start, beside, opposite, below]);
        }
    }
}

/// The houses that hold two neighbouring corners.
fn between<const W: usize>(cx: &Ctx<'_, W>, a: Cell, b: Cell) -> HouseSet {
    cx.geometry().houses_of(a) & cx.geometry().houses_of(b)
}

/// A house between two cells that takes the digit only there.
fn strong<const W: usize>(cx: &Ctx<'_, W>, a: Cell, b: Cell, digit: Digit) -> Option<House> {
    let cells = CellSet::only(a) | CellSet::only(b);
    // Of a box and a line the line, which is easier to see.
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
/// corners: it is in neither of the two, else it would be in both.
fn crossed<const W: usize>(
    cx: &Ctx<'_, W>,
    ring: Ring,
    rectangle: &Guarded<'_, W>,
    out: &mut Sink<'_>,
) -> Flow {
    let [a, b, c, d] = ring;
    for digit in rectangle.pattern[0].1.iter() {
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

/// A corner whose two sides take a digit only in the rectangle, opposite one without guardians:
/// were it the other digit, all four would be.
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
        for digit in digits.iter() {
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
        let rectangle = Guarded::new(cx, &pattern);
        if way == Way::OneCell || rectangle.cells.len() > 1 {
            rectangle.offer(cx, way, technique, out)?;
        }
    }
    ControlFlow::Continue(())
}

/// Every rectangle that has two or three placed digits, none of them given, the first among them.
pub(crate) fn with_placed_cells<const W: usize>(cx: &Ctx<'_, W>) -> Vec<Rectangle> {
    let placed = |cell: Cell| cx.grid.placed(cell);
    let ours = |cell: &Cell| placed(*cell).is_some() && !cx.grid.givens().contains(*cell);
    let filled: CellSet<W> = cx.geometry().shape().cells().filter(ours).collect();
    let mut found = Vec::new();
    for start in filled {
        let Some(own) = placed(start) else { continue };
        let same = filled.iter().filter(|&cell| placed(cell) == Some(own)).collect();
        rings(cx, start, cx.grid.cells(own) | same, &mut |ring| {
            let [_, beside, _, below] = ring;
            let earlier = |&cell: &Cell| cell < start && placed(cell).is_some();
            let count = ring.iter().filter(|&&cell| placed(cell).is_some()).count();
            if count < 2 || count == 4 || ring.iter().any(earlier) {
                return;
            }
            let can_hold = |cell| match placed(cell) {
                Some(digit) => DigitSet::only(digit),
                None => cx.grid.digits(cell),
            };
            for other in (can_hold(beside) & can_hold(below)).iter() {
                let digits = DigitSet::only(own) | DigitSet::only(other);
                if ring.iter().all(|&cell| alive(cx, cell, digits)) {
                    found.push((ring, digits));
                }
            }
        });
    }
    found
}
