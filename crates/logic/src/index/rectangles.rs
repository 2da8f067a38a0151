//! Four cells in two rows and two columns that could exchange two digits.
use super::guarded::{Guarded, alive};
use crate::argument::Node;
use crate::premise::Premise;
use whydoku_core::{Candidate, Cell, CellSet, DigitSet, Grid};

/// Four corners in a ring: the first and the third are opposite each other.
pub(crate) type Ring = [Cell; 4];

/// Four corners that could exchange two digits.
pub(crate) type Rectangle = (Ring, DigitSet);

/// Every rectangle of empty cells, the first of which can only hold two digits, where the others can
/// hold one of them.
pub(crate) fn of_empty_cells<const W: usize>(
    grid: &Grid<W>,
    bivalue: CellSet<W>,
) -> Vec<Rectangle> {
    let mut found = Vec::new();
    for start in bivalue {
        let digits = grid.digits(start);
        let open = digits.iter().fold(CellSet::EMPTY, |all, digit| all | grid.cells(digit));
        rings(grid, start, open, &mut |ring| {
            let earlier = |&cell: &Cell| cell < start && grid.digits(cell) == digits;
            if ring.iter().all(|&cell| open.contains(cell)) && !ring.iter().any(earlier) {
                found.push((ring, digits));
            }
        });
    }
    found
}

/// Every rectangle that has two or three placed digits, none of them given, the first among them.
pub(crate) fn with_placed_cells<const W: usize>(grid: &Grid<W>) -> Vec<Rectangle> {
    let placed = |cell: Cell| grid.placed(cell);
    let ours = |cell: &Cell| placed(*cell).is_some() && !grid.givens().contains(*cell);
    let filled: CellSet<W> = grid.geometry().shape().cells().filter(ours).collect();
    let mut found = Vec::new();
    for start in filled {
        let Some(own) = placed(start) else { continue };
        let same = filled.iter().filter(|&cell| placed(cell) == Some(own)).collect();
        rings(grid, start, grid.cells(own) | same, &mut |ring| {
            let [_, beside, _, below] = ring;
            let earlier = |&cell: &Cell| cell < start && placed(cell).is_some();
            let count = ring.iter().filter(|&&cell| placed(cell).is_some()).count();
            if count < 2 || count == 4 || ring.iter().any(earlier) {
                return;
            }
            let can_hold = |cell| match placed(cell) {
                Some(digit) => DigitSet::only(digit),
                None => grid.digits(cell),
            };
            for other in can_hold(beside) & can_hold(below) {
                let digits = DigitSet::only(own) | DigitSet::only(other);
                if ring.iter().all(|&cell| alive(grid, cell, digits)) {
                    found.push((ring, digits));
                }
            }
        });
    }
    found
}

/// A deadly pattern whose guardians are two nodes.
#[derive(Clone, Debug)]
pub(crate) struct Escape {
    /// The premise that one of the guardians is true.
    pub(crate) premise: Premise,
    /// The guardians.
    pub(crate) nodes: [Node; 2],
}

/// The rectangles of empty cells whose guardians are two digits, or one digit in two cells: if one of
/// these is false, the other is true. (In a single cell it would be type 1.)
pub(crate) fn escapes<const W: usize>(grid: &Grid<W>, rectangles: &[Rectangle]) -> Vec<Escape> {
    let escape = |&(ring, digits): &Rectangle| {
        let pattern = ring.map(|cell| (cell, digits));
        let rectangle = Guarded::new(grid, &pattern);
        let guardians = |cells: CellSet<W>, digit| {
            let places = cells & grid.cells(digit);
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
    rectangles.iter().filter_map(escape).collect()
}

/// Every ring of a cell and one of these cells opposite it, by rows and columns, in which each
/// house has two neighbouring corners or none.
fn rings<const W: usize>(
    grid: &Grid<W>,
    start: Cell,
    opposites: CellSet<W>,
    visit: &mut dyn FnMut(Ring),
) {
    let side = grid.geometry().side();
    let (row, column) = (start.row(side), start.column(side));
    let houses = |cell: Cell| grid.geometry().houses_of(cell);
    for opposite in opposites - grid.geometry().peers(start) {
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
