//! Names for a rule that is said of every place of a board: one rule for each.
use super::{Kind, Rule, Shape};
use crate::Cell;

/// A name that stands for a rule at every place of a kind, such as each square of two by two cells.
#[derive(Debug)]
pub struct Everywhere {
    /// The kind of the rules.
    pub kind: Kind,
    /// The words of a typed line, the usual one first.
    pub words: &'static [&'static str],
    /// What Interactive Sudoku Solver calls it.
    pub solver: &'static str,
    /// The cells of each rule on a board of this side.
    places: fn(usize) -> Vec<Vec<Cell>>,
}

impl Everywhere {
    /// All of them.
    pub const ALL: [Self; 3] = [
        Self {
            kind: Kind::ENTROPY,
            words: &["global entropy"],
            solver: "GlobalEntropy",
            places: squares,
        },
        Self {
            kind: Kind::MIXTURE,
            words: &["global modular", "global mod"],
            solver: "GlobalMod",
            places: squares,
        },
        Self {
            kind: Kind::FLATMATES,
            words: &["dutch flatmates"],
            solver: "DutchFlatmates",
            places: columns,
        },
    ];
    /// The name that a rule is part of on a board, if the board has it at every place.
    pub fn of(rule: &Rule, shape: &Shape) -> Option<Self> {
        let of_kind = Self::ALL.into_iter().find(|all| all.kind == rule.kind)?;
        let is_place = of_kind.rules(shape.side()).contains(rule);
        Some(of_kind).filter(|all| is_place && all.is_on(shape))
    }
    /// The rules on a board of this side.
    ///
    /// ```
    /// use whydoku_core::Everywhere;
    /// assert_eq!(Everywhere::ALL[0].rules(9).len(), 64);
    /// ```
    pub fn rules(&self, side: usize) -> Vec<Rule> {
        (self.places)(side).into_iter().map(|cells| Rule::new(self.kind, cells)).collect()
    }
    /// Whether a board has all of them.
    pub fn is_on(&self, shape: &Shape) -> bool {
        let has_kind = shape.rules().iter().any(|rule| rule.kind == self.kind);
        has_kind && self.rules(shape.side()).iter().all(|rule| shape.rules().contains(rule))
    }
}

/// The four cells around each corner inside a board.
fn squares(side: usize) -> Vec<Vec<Cell>> {
    let corners = (1..side).flat_map(|row| (1..side).map(move |column| [row, column]));
    let around = |[row, column]: [usize; 2]| {
        let at = |up, left| Cell::at(row - up, column - left, side);
        vec![at(1, 1), at(1, 0), at(0, 1), at(0, 0)]
    };
    corners.map(around).collect()
}

/// Each column, from above.
fn columns(side: usize) -> Vec<Vec<Cell>> {
    let column = |column| (0..side).map(|row| Cell::at(row, column, side)).collect();
    (0..side).map(column).collect()
}
