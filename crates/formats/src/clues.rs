//! The positions of clues (places outside the grid, the lines and diagonals along which they look), and
//! what is excluded where there is no mark.
use whydoku_core::{Cell, Kind, Relation, Rule};

/// A row and a column, from one; 0 and one more than the side mean outside the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) row: usize,
    pub(crate) column: usize,
}

/// How far each step along a line goes down and to the right.
pub(crate) type Step = [isize; 2];

/// The four diagonal steps.
pub(crate) const DIAGONALS: [Step; 4] = [[1, 1], [1, -1], [-1, 1], [-1, -1]];

impl Place {
    /// The place of a cell.
    pub(crate) fn of(cell: Cell, side: usize) -> Self {
        Self { row: cell.row(side) + 1, column: cell.column(side) + 1 }
    }
    /// The place that a name such as `R0C3` stands for.
    pub(crate) fn parse(name: &str) -> Option<Self> {
        let (row, column) = name.strip_prefix(['R', 'r'])?.split_once(['C', 'c'])?;
        let number = |text: &str| {
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse::<usize>().ok().filter(|_| is_number)
        };
        Some(Self { row: number(row)?, column: number(column)? })
    }
    /// The cell at this place, if it is on the board.
    pub(crate) fn cell(self, side: usize) -> Option<Cell> {
        let inside = |number: usize| (1..=side).contains(&number);
        let is_cell = inside(self.row) && inside(self.column);
        is_cell.then(|| Cell::at(self.row - 1, self.column - 1, side))
    }
    /// The cells from the next place on, step by step to the edge of the board.
    pub(crate) fn ray(self, step: Step, side: usize) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut at = self;
        while let Some(next) = at.stepped(step) {
            let Some(cell) = next.cell(side) else { break };
            cells.push(cell);
            at = next;
        }
        cells
    }
    fn stepped(self, [down, right]: Step) -> Option<Self> {
        let row = self.row.checked_add_signed(down)?;
        Some(Self { row, column: self.column.checked_add_signed(right)? })
    }
    /// The row or column that a number outside the grid looks along, from where it stands.
    pub(crate) fn line(self, side: usize) -> Option<Vec<Cell>> {
        let inside = |number: usize| (1..=side).contains(&number);
        let step = match (self.row, self.column) {
            (0, column) if inside(column) => [1, 0],
            (row, column) if row == side + 1 && inside(column) => [-1, 0],
            (row, 0) if inside(row) => [0, 1],
            (row, column) if inside(row) && column == side + 1 => [0, -1],
            _ => return None,
        };
        Some(self.ray(step, side))
    }
}

/// The place of the number that looks along these cells, if they are a whole row or column.
pub(crate) fn line_place(cells: &[Cell], side: usize) -> Option<Place> {
    let first = Place::of(*cells.first()?, side);
    let (row, column) = (first.row, first.column);
    let places = [
        Place { row: 0, column },
        Place { row: side + 1, column },
        Place { row, column: 0 },
        Place { row, column: side + 1 },
    ];
    places.into_iter().find(|place| place.line(side).as_deref() == Some(cells))
}

/// The place of the number that looks along these cells, if they are a whole diagonal, and its step.
pub(crate) fn diagonal_place(cells: &[Cell], side: usize) -> Option<(Place, Step)> {
    let first = Place::of(*cells.first()?, side);
    DIAGONALS.into_iter().find_map(|[down, right]| {
        let place = first.stepped([-down, -right])?;
        let is_whole = place.cell(side).is_none() && place.ray([down, right], side) == cells;
        is_whole.then_some((place, [down, right]))
    })
}

/// Whether two cells share an edge.
pub(crate) fn are_beside([a, b]: [Cell; 2], side: usize) -> bool {
    let down = a.row(side).abs_diff(b.row(side));
    down + a.column(side).abs_diff(b.column(side)) == 1
}

/// The first cell of a block of two rows and two columns, if these four cells are one.
pub(crate) fn block_of(cells: [Cell; 4], side: usize) -> Option<Cell> {
    let mut sorted = cells;
    sorted.sort_unstable();
    let first = sorted[0];
    let (row, column) = (first.row(side), first.column(side));
    let block = [[0, 0], [0, 1], [1, 0], [1, 1]].map(|[down, right]| (row + down, column + right));
    let is_block = sorted.into_iter().zip(block).all(|(cell, (row, column))| {
        column < side && (cell.row(side), cell.column(side)) == (row, column)
    });
    is_block.then_some(first)
}

/// The relations that are excluded where there is no mark, in order, each once.
pub(crate) fn excluded(rules: &[Rule]) -> Vec<Relation> {
    let mut all: Vec<Relation> = rules
        .iter()
        .filter(|rule| rule.kind == Kind::NO_OTHER)
        .flat_map(|rule| rule.relations.iter().copied())
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether two relations differ only in their number.
pub(crate) fn are_alike(a: Relation, b: Relation) -> bool {
    a.kind == b.kind
}

/// The relations of this kind that marked cells have, in order, each once; this one if there are none.
pub(crate) fn marked(rules: &[Rule], usual: Relation) -> Vec<Relation> {
    let relation = |rule: &Rule| Some(rule.as_pair()?.1).filter(|&is| are_alike(is, usual));
    let mut marked: Vec<Relation> = rules.iter().filter_map(relation).collect();
    marked.sort_unstable();
    marked.dedup();
    if marked.is_empty() { vec![usual] } else { marked }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(cells: &[Cell]) -> String {
        let name = |cell: &Cell| format!("r{}c{}", cell.row(4) + 1, cell.column(4) + 1);
        cells.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn an_outside_number_applies_along_its_row_or_column() {
        for (name, cells) in [
            ("R0C2", "r1c2 r2c2 r3c2 r4c2"),
            ("R5C2", "r4c2 r3c2 r2c2 r1c2"),
            ("R3C0", "r3c1 r3c2 r3c3 r3c4"),
            ("R3C5", "r3c4 r3c3 r3c2 r3c1"),
        ] {
            let place = Place::parse(name).unwrap();
            let line = place.line(4).unwrap();
            assert_eq!(names(&line), cells);
            assert_eq!(line_place(&line, 4), Some(place));
        }
        for name in ["R0C0", "R0C5", "R1C1", "R6C1", "R99999999999999999999C1", "RC1", "R+1C1"] {
            assert_eq!(Place::parse(name).and_then(|place| place.line(4)), None, "{name}");
        }
    }

    #[test]
    fn a_diagonal_leads_back_to_its_clue() {
        for (place, step, cells) in [
            ("R0C0", [1, 1], "r1c1 r2c2 r3c3 r4c4"),
            ("R0C4", [1, -1], "r1c3 r2c2 r3c1"),
            ("R5C1", [-1, 1], "r4c2 r3c3 r2c4"),
            ("R4C5", [-1, -1], "r3c4 r2c3 r1c2"),
        ] {
            let place = Place::parse(place).unwrap();
            let ray = place.ray(step, 4);
            assert_eq!(names(&ray), cells);
            assert_eq!(diagonal_place(&ray, 4), Some((place, step)));
            assert_eq!(diagonal_place(&ray[1..], 4), None);
            assert_eq!(diagonal_place(&ray[..2], 4), None);
        }
    }

    #[test]
    fn four_cells_around_a_corner_are_a_block() {
        let block = |cells: [usize; 4]| block_of(cells.map(Cell::new), 4);
        assert_eq!(block([5, 0, 4, 1]), Some(Cell::new(0)));
        assert_eq!(block([3, 4, 7, 8]), None);
        assert_eq!(block([0, 1, 2, 3]), None);
    }
}
