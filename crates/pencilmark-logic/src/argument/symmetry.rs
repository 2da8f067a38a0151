//! A board whose givens look the same when it is turned or mirrored.
use super::{Argument, Reason};
use crate::render::{Phrase, Role, Sentence, View, notation};
use crate::{Premise, Step};
use pencilmark_core::{Candidate, Cell, Digit, House, Shape};

/// A way to turn or mirror a square board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Turn {
    /// By half a turn.
    Half,
    /// By a quarter of a turn, clockwise.
    Quarter,
    /// Mirrored in the diagonal from the upper left to the lower right.
    Diagonal,
    /// Mirrored in the diagonal from the upper right to the lower left.
    AntiDiagonal,
}

impl Turn {
    /// Every way.
    pub const ALL: [Self; 4] = [Self::Half, Self::Quarter, Self::Diagonal, Self::AntiDiagonal];

    /// Where a cell of a board of this side goes.
    ///
    /// ```
    /// use pencilmark_core::Cell;
    /// use pencilmark_logic::Turn;
    /// let r1c2 = Cell::at(0, 1, 9);
    /// assert_eq!(Turn::Half.cell(r1c2, 9), Cell::at(8, 7, 9));
    /// assert_eq!(Turn::Quarter.cell(r1c2, 9), Cell::at(1, 8, 9));
    /// assert_eq!(Turn::Diagonal.cell(r1c2, 9), Cell::at(1, 0, 9));
    /// assert_eq!(Turn::AntiDiagonal.cell(r1c2, 9), Cell::at(7, 8, 9));
    /// ```
    #[must_use]
    pub fn cell(self, cell: Cell, side: usize) -> Cell {
        let (row, column) = (cell.row(side), cell.column(side));
        let last = side - 1;
        match self {
            Self::Half => Cell::at(last - row, last - column, side),
            Self::Quarter => Cell::at(column, last - row, side),
            Self::Diagonal => Cell::at(column, row, side),
            Self::AntiDiagonal => Cell::at(last - column, last - row, side),
        }
    }
    /// The cell that goes there.
    #[must_use]
    pub fn origin(self, cell: Cell, side: usize) -> Cell {
        match self {
            // Three quarters on are one back; the others undo themselves.
            Self::Quarter => (0..3).fold(cell, |cell, _| self.cell(cell, side)),
            _ => self.cell(cell, side),
        }
    }
    /// Its name for machines: `half-turn`, `quarter-turn`, `diagonal`, `anti-diagonal`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Half => "half-turn",
            Self::Quarter => "quarter-turn",
            Self::Diagonal => "diagonal",
            Self::AntiDiagonal => "anti-diagonal",
        }
    }
}

/// Turned or mirrored, each given falls on a given, equal digits on equal digits. If the puzzle has one
/// solution, that looks the same too: each cell holds what the digit of another one becomes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SelfImage {
    /// How the board is turned.
    pub turn: Turn,
    /// What each digit becomes.
    pub digits: Vec<(Digit, Digit)>,
    /// The cells of which something is concluded, in reading order.
    pub cells: Vec<Cell>,
}

impl From<SelfImage> for Argument {
    fn from(image: SelfImage) -> Self {
        Self::Symmetry(image)
    }
}

impl Reason for SelfImage {
    fn homes(&self) -> Vec<House> {
        Vec::new()
    }
    fn premises(&self) -> Vec<Premise> {
        self.cells.iter().map(|&cell| Premise::Symmetry(cell, self.turn)).collect()
    }
    fn view(&self, view: &mut View) {
        view.cells.extend(self.cells.iter().map(|&cell| (cell, Role::Defining)));
    }
    fn sentence(&self, _: &Step) -> Sentence {
        Sentence::new(match self.turn {
            Turn::Half => Phrase::SymmetryHalf,
            Turn::Quarter => Phrase::SymmetryQuarter,
            Turn::Diagonal => Phrase::SymmetryDiagonal,
            Turn::AntiDiagonal => Phrase::SymmetryAntiDiagonal,
        })
    }
    fn story(&self, step: &Step) -> Vec<Sentence> {
        let mut story = vec![self.sentence(step)];
        let (same, other): (Vec<_>, Vec<_>) = self.digits.iter().partition(|(from, to)| from == to);
        for (from, to) in other {
            let becomes = Sentence::new(Phrase::SymmetryBecomes).with("digit", from);
            story.push(becomes.with("image", to));
        }
        if !same.is_empty() {
            let same: Vec<Digit> = same.into_iter().map(|(digit, _)| digit).collect();
            story.push(Sentence::new(Phrase::SymmetrySame).with_all("digits", &same));
        }
        story.push(Sentence::new(Phrase::SymmetryEnd).with_all("cells", &self.cells));
        story
    }
    fn notation(&self, shape: &Shape) -> String {
        let name = |digit: Digit| shape.digit_name(digit);
        let moved = self.digits.iter().filter(|(from, to)| from != to);
        let moved: Vec<String> =
            moved.map(|&(from, to)| format!("{}>{}", name(from), name(to))).collect();
        format!(
            "{}, {} at {}",
            self.turn.id(),
            moved.join(" "),
            notation::cells(&self.cells, shape)
        )
    }
}

impl SelfImage {
    /// Where a candidate goes, and which one goes there.
    pub(crate) fn beside(&self, candidate: Candidate, side: usize) -> Option<[Candidate; 2]> {
        let (_, to) = self.digits.iter().find(|(from, _)| *from == candidate.digit)?;
        let (from, _) = self.digits.iter().find(|(_, to)| *to == candidate.digit)?;
        let image = Candidate::new(self.turn.cell(candidate.cell, side), *to);
        Some([image, Candidate::new(self.turn.origin(candidate.cell, side), *from)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_to_a_cell_comes_from_its_origin() {
        for turn in Turn::ALL {
            for side in [4, 9] {
                for cell in (0..side * side).map(Cell::new) {
                    assert_eq!(turn.cell(turn.origin(cell, side), side), cell, "{turn:?}");
                }
            }
        }
    }
}
