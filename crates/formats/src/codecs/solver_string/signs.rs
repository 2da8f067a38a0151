//! How Interactive Sudoku Solver names cells and diagonals, and what its negative constraints except.
use crate::clues::{DIAGONALS, Place};
use whydoku_core::{Cell, Relation};

/// The place of a cell: `R1C1`. From ten on, rows and columns are letters: `R1Ca`.
pub(super) fn place(name: &str) -> Option<Place> {
    let (row, column) = name.strip_prefix('R')?.split_once('C')?;
    Some(Place { row: number(row)?, column: number(column)? })
}

/// A row or column: `9`, `a` for 10.
pub(super) fn number(text: &str) -> Option<usize> {
    let mut symbols = text.chars();
    match (symbols.next()?, symbols.next()) {
        (letter @ 'a'..='g', None) => letter.to_digit(36).map(|number| number as usize),
        ('0'..='9', _) => text.parse().ok(),
        _ => None,
    }
}

/// An arrow with a pill of several cells, of which there are two or three.
pub(super) const PILL_ARROW: &str = "PillArrow";
pub(super) const MOST_IN_PILL: usize = 3;

/// A constraint on unmarked cells: its name, the marks that it excepts, what it excludes.
type Excluding = (&'static str, &'static [Relation], &'static [Relation]);

const KROPKI: [Relation; 2] = [Relation::difference(1), Relation::ratio(2)];
const XV: [Relation; 2] = [Relation::sum(5), Relation::sum(10)];

/// Those constraints.
pub(super) const EXCLUDING: [Excluding; 3] = [
    ("StrictKropki", &KROPKI, &KROPKI),
    ("StrictXV", &XV, &XV),
    ("AntiConsecutive", &[], &[Relation::difference(1)]),
];

/// What a mark allows although it is excluded, and only an exception for all marks would allow.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Excused {
    Nothing,
    /// Only consecutive digits.
    Consecutive,
    More,
}

/// The part of what is excluded that a mark between two cells allows, if it is not among the excepted
/// marks.
pub(super) fn excused(
    mark: Relation,
    own: &[Relation],
    excluded: &[Relation],
    side: usize,
) -> Excused {
    let pairs = (1..=side).flat_map(|a| (1..=side).map(move |b| (a, b)));
    let is_excluded = |&(a, b): &(usize, usize)| a != b && excluded.iter().any(|is| is.holds(a, b));
    let allowed = pairs.filter(|&(a, b)| mark.holds(a, b)).filter(is_excluded);
    let mut apart = allowed.filter(|_| !own.contains(&mark)).map(|(a, b)| a.abs_diff(b));
    match (apart.next(), apart.max()) {
        (None, _) => Excused::Nothing,
        (Some(1), None | Some(1)) => Excused::Consecutive,
        _ => Excused::More,
    }
}

/// The diagonal named by this cell: down to the right from the left edge, and so on around the board.
pub(super) fn little_killer(cell: Cell, side: usize) -> Option<Vec<Cell>> {
    let (row, column, last) = (cell.row(side), cell.column(side), side - 1);
    let [down_right, down_left, up_right, up_left] = DIAGONALS;
    let step = match (row, column) {
        (row, 0) if row < last => down_right,
        (row, column) if column == last && (1..last).contains(&row) => up_left,
        (0, _) => down_left,
        (row, column) if row == last && (1..last).contains(&column) => up_right,
        _ => return None,
    };
    let mut cells = vec![cell];
    cells.extend(Place::of(cell, side).ray(step, side));
    Some(cells)
}
