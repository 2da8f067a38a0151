//! The result of a search.
use super::cells::{Cells, Digits, Spot, cells, digits};
use super::position::Position;
use super::profile::Kind;

/// A step: its kind, and its conclusions in the order in which they are carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    pub(super) kind: Kind,
    pub(super) placed: Option<Spot>,
    pub(super) eliminated: Vec<Spot>,
}

impl Found {
    /// A digit is placed.
    pub(super) fn placing(kind: Kind, spot: Spot) -> Self {
        Self { kind, placed: Some(spot), eliminated: Vec::new() }
    }
    /// Candidates are eliminated; nothing when there are none.
    pub(super) fn eliminating(kind: Kind, eliminated: Vec<Spot>) -> Option<Self> {
        (!eliminated.is_empty()).then_some(Self { kind, placed: None, eliminated })
    }
    /// Candidates of one digit are eliminated in these cells, where they are.
    pub(super) fn in_cells(kind: Kind, board: &Position, set: Cells, digit: usize) -> Option<Self> {
        let set = set & board.places[digit];
        (set != 0).then(|| Self { kind, placed: None, eliminated: spots(set, digit) })
    }
    /// Candidates of several digits are eliminated in these cells: by cell, then by digit.
    pub(super) fn of_digits(kind: Kind, board: &Position, set: Cells, all: Digits) -> Option<Self> {
        Self::eliminating(kind, spots_of(board, set, all))
    }
}

/// A digit in each of these cells.
pub(super) fn spots(set: Cells, digit: usize) -> Vec<Spot> {
    cells(set).map(|cell| (cell, digit)).collect()
}

/// Those of the digits that are candidates in each of these cells: by cell, then by digit.
pub(super) fn spots_of(board: &Position, set: Cells, all: Digits) -> Vec<Spot> {
    cells(set)
        .flat_map(|cell| digits(board.candidates[cell] & all).map(move |digit| (cell, digit)))
        .collect()
}
