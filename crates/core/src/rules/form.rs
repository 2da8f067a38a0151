//! The forms of rules.

/// How a rule lies on the board. Everything that must only find its way around a rule (symmetries, JSON, typed
/// lines, drawings, labels) works by form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// It concerns the whole board and names no cells.
    Board,
    /// A mark in one cell.
    Cell,
    /// A mark between two cells, in most cases on the edge that they share.
    Mark,
    /// A circle on the corner of four cells, with digits.
    Corner,
    /// Cells whose order means nothing.
    Group,
    /// Cells one after another, in an order that may mean something.
    Line,
    /// A clue at the end of a row or column; its cells are those of the row or column, the nearest first.
    Outside,
    /// A clue at the end of a diagonal; its cells are those along it, the nearest first.
    Diagonal,
    /// Two groups of as many cells, which correspond place by place.
    Twins,
    /// A circle or pill, and the cells of a shaft that begins at it, in order.
    Arrow,
}

impl Form {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Board,
        Self::Cell,
        Self::Mark,
        Self::Corner,
        Self::Group,
        Self::Line,
        Self::Outside,
        Self::Diagonal,
        Self::Twins,
        Self::Arrow,
    ];
    /// Whether a rule of this form on a board of this side can have this many cells.
    pub const fn fits(self, cells: usize, side: usize) -> bool {
        match self {
            Self::Board => cells == 0,
            Self::Cell => cells == 1,
            Self::Mark => cells == 2,
            Self::Corner => cells == 4,
            Self::Outside => cells == side,
            Self::Group | Self::Line | Self::Diagonal | Self::Twins | Self::Arrow => cells > 0,
        }
    }
    /// Whether it can have this many other cells, beside this many cells.
    pub const fn fits_others(self, others: usize, cells: usize) -> bool {
        match self {
            Self::Twins => others == cells,
            Self::Arrow => others > 0,
            _ => others == 0,
        }
    }
    /// Whether its clue stands outside the grid.
    pub const fn is_outside(self) -> bool {
        matches!(self, Self::Outside | Self::Diagonal)
    }
}
