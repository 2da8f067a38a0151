//! WXYZ-wing and larger bent sets: as many digits as cells in two crossing houses, where only one
//! digit can occur twice.
use crate::argument::{Part, Pattern, Piece};
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::premise::Premise;
use crate::sink::{Flow, Sink};
use core::ops::ControlFlow;
use whydoku_core::{Cell, CellSet, Digit, DigitSet, Geometry, House};

/// Four or five cells of two crossing houses, not all in one house, with as many digits. For each
/// digit but one, all places see each other. Without that one there would be too few digits.
pub(crate) fn wing<const W: usize>(
    cx: &Ctx<'_, W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let houses: Vec<House> = cx.geometry().houses().collect();
    let of = |house: House| cx.geometry().cells_of(house);
    let mut found: Vec<Bent<W>> = Vec::new();
    // Sets of cells that have not changed since the last search found nothing are skipped.
    let size = if technique == Technique::WxyzWing { 4 } else { 5 };
    let new = cx.changed_since_nothing(technique);
    for (at, &one) in houses.iter().enumerate() {
        cx.go_on()?;
        for &other in &houses[at + 1..] {
            // In two houses that do not cross, nothing holds the parts together.
            if of(one).is_disjoint(of(other)) {
                continue;
            }
            let few = |cell: &Cell| (2..=size).contains(&cx.grid.digits(*cell).len());
            if new.is_disjoint(of(one) | of(other)) {
                continue;
            }
            let open: Vec<Cell> = (of(one) | of(other)).iter().filter(few).collect();
            let (cells, digits) = (CellSet::EMPTY, DigitSet::EMPTY);
            let nothing = Chosen { cells, digits, loose: digits };
            collect(cx, &open, size, &nothing, &mut found);
        }
    }
    found.retain(|(cells, _)| !cells.is_disjoint(new));
    found.sort_unstable();
    found.dedup();
    cx.whole(technique, out, |out| {
        found.into_iter().try_for_each(|bent| offer(cx, bent, technique, out))
    })
}

/// The cells of a wing and its loose digits.
type Bent<const W: usize> = (CellSet<W>, DigitSet);

/// Some of the cells of a wing, their digits, and the loose digits: those whose places do not all
/// see each other.
struct Chosen<const W: usize> {
    cells: CellSet<W>,
    digits: DigitSet,
    loose: DigitSet,
}

/// Whether a house holds all of these cells.
fn is_in_one_house<const W: usize>(geometry: &Geometry<W>, cells: CellSet<W>) -> bool {
    let houses = cells.iter().map(|cell| geometry.houses_of(cell)).reduce(|a, b| a & b);
    houses.is_some_and(|houses| !houses.is_empty())
}

/// Every choice of `size` cells with as many digits, at most one of which is loose.
fn collect<const W: usize>(
    cx: &Ctx<'_, W>,
    rest: &[Cell],
    size: usize,
    chosen: &Chosen<W>,
    found: &mut Vec<Bent<W>>,
) {
    if chosen.cells.len() == size {
        if chosen.digits.len() == size && !is_in_one_house(cx.geometry(), chosen.cells) {
            found.push((chosen.cells, chosen.loose));
        }
        return;
    }
    for (at, &cell) in rest.iter().enumerate() {
        let own = cx.grid.digits(cell);
        let digits = chosen.digits | own;
        if digits.len() > size {
            continue;
        }
        let unseen = chosen.cells - cx.geometry().peers(cell);
        let spread = |&digit: &Digit| !unseen.is_disjoint(cx.grid.cells(digit));
        let loose = chosen.loose | own.iter().filter(spread).collect();
        if loose.len() <= 1 {
            let cells = chosen.cells | CellSet::only(cell);
            collect(cx, &rest[at + 1..], size, &Chosen { cells, digits, loose }, found);
        }
    }
}

fn offer<const W: usize>(
    cx: &Ctx<'_, W>,
    (cells, loose): Bent<W>,
    technique: Technique,
    out: &mut Sink<'_>,
) -> Flow {
    let digits = cells.iter().fold(DigitSet::EMPTY, |all, cell| all | cx.grid.digits(cell));
    let Some(digit) = loose.single() else { return ControlFlow::Continue(()) };
    let places = cells & cx.grid.cells(digit);
    let caught = cx.geometry().common_peers(places);
    out.emit(technique, cx.remove_digit(caught, digit), || {
        let piece = |part, cells: CellSet<W>, digits| Piece {
            part,
            cells: cells.iter().collect(),
            digits,
            houses: Vec::new(),
        };
        let pieces = vec![
            piece(Part::Core, cells, digits),
            piece(Part::Link, CellSet::EMPTY, digits - loose),
            piece(Part::SetA, places, loose),
        ];
        Pattern::new(pieces, cells.iter().map(Premise::Cell).collect()).into()
    })
}
