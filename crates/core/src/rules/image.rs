//! The image of a rule under a symmetry of the board.
use super::{Relation, Rule};
use crate::Cell;

impl Rule {
    /// The rule with its cells moved.
    #[must_use]
    pub(crate) fn moved(&self, to: impl Fn(Cell) -> Cell) -> Self {
        let all = |cells: &[Cell]| -> Vec<Cell> { cells.iter().map(|&cell| to(cell)).collect() };
        match self {
            Self::Move { .. } | Self::NoOther { .. } => self.clone(),
            Self::Pair { cells, relation } => {
                Self::Pair { cells: cells.map(to), relation: *relation }
            }
            Self::Cage { cells, sum, may_repeat } => {
                Self::Cage { cells: all(cells), sum: *sum, may_repeat: *may_repeat }
            }
            Self::LittleKiller { cells, sum } => {
                Self::LittleKiller { cells: all(cells), sum: *sum }
            }
            Self::Cell { cell, is } => Self::Cell { cell: to(*cell), is: *is },
            Self::Clone { cells, others } => Self::Clone { cells: all(cells), others: all(others) },
            Self::Palindrome { cells } => Self::Palindrome { cells: all(cells) },
            Self::Quadruple { cells, digits } => {
                Self::Quadruple { cells: cells.map(to), digits: digits.clone() }
            }
            Self::Outside { cells, is, value } => {
                Self::Outside { cells: all(cells), is: *is, value: *value }
            }
        }
    }
    /// Whether the rule depends on the values of the digits, so that they cannot be renamed.
    pub fn looks_at_values(&self) -> bool {
        match self {
            Self::Move { .. } | Self::Clone { .. } | Self::Palindrome { .. } => false,
            Self::Cage { sum, .. } => sum.is_some(),
            Self::Pair { relation, .. } => *relation != Relation::Equal,
            Self::NoOther { relations } => relations.iter().any(|&is| is != Relation::Equal),
            Self::Cell { .. }
            | Self::LittleKiller { .. }
            | Self::Quadruple { .. }
            | Self::Outside { .. } => true,
        }
    }
}
