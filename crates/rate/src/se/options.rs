//! The options of a rater.

/// Which techniques take part, and in which order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Table {
    /// Those of Sudoku Explainer 1.2.1: what people mean by ER.
    #[default]
    Explainer,
    /// Those of `SukakuExplainer` 1.18 by default: also strong links and larger wings.
    Sukaku,
}

/// How to rate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Which techniques take part.
    pub table: Table,
    /// Whether techniques may rely on the puzzle having one solution.
    pub uniqueness: bool,
    /// Restores a defect of 1.2.1: unique loops with more than two cells that have other digits
    /// were missed when a cell with yet other digits was examined on the way.
    pub old_loops: bool,
    /// Restores a defect of 1.2.1: a bivalue universal grave of type 2 was missed when some of its
    /// cells share all their houses with others.
    pub old_bugs: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { table: Table::Explainer, uniqueness: true, old_loops: false, old_bugs: false }
    }
}
