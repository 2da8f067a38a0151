//! Cages: cells inside an outline, with a number in the first of them.
//!
//! Our own drawings put the outline of a cage slightly inside its cells, so two cages that touch have two lines
//! between them. How the lines are found depends on where they are drawn: exactly in documents, by their ink in
//! pictures. What follows from them is the same.
pub(crate) mod drawn;

use whydoku_core::{Cell, Rule};

/// How far inside a cell the outline of a cage is drawn, as a share of the cell's side.
#[cfg(feature = "pdf")]
pub(crate) const INSET: f64 = 5.0 / 60.0;
/// The sides of a cell: above, right, below, left.
pub(crate) const SIDES: [Side; 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// A side of a cell as the step, down and to the right, to the next cell.
pub(crate) type Side = (isize, isize);

/// A cage of a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cage {
    /// Its cells, in reading order from 0.
    pub cells: Vec<usize>,
    /// What the numbers in it add up to; `None` if that cannot be read at all.
    pub sum: Option<u32>,
    /// Whether a digit may occur twice in it.
    pub may_repeat: bool,
    /// Whether a person should check its sum, and whether digits may repeat in it.
    pub is_doubtful: bool,
}

impl Cage {
    /// The rule that it stands for.
    pub fn rule(&self) -> Rule {
        let cells = self.cells.iter().map(|cell| Cell::new(*cell)).collect();
        Rule::any_cage(cells, self.sum, self.may_repeat)
    }
    /// Whether its sum is possible for its number of cells on a board with this many digits.
    pub(crate) fn is_possible(&self, side: usize) -> bool {
        let count = self.cells.len();
        let (least, most) = if self.may_repeat {
            (count, count * side)
        } else if count <= side {
            (count * (count + 1) / 2, count * (2 * side + 1 - count) / 2)
        } else {
            return false;
        };
        self.sum.is_some_and(|sum| (least..=most).contains(&(sum as usize)))
    }
}

/// The cell on one side of another, if there is one.
fn beside(cell: usize, (down, right): Side, side: usize) -> Option<usize> {
    let row = (cell / side).checked_add_signed(down).filter(|row| *row < side)?;
    let column = (cell % side).checked_add_signed(right).filter(|column| *column < side)?;
    Some(row * side + column)
}

/// The cells of each cage, if these lines are complete outlines. `has_line` says whether a cell has a line along one of its
/// sides, by the number of the side in [`SIDES`].
pub(crate) fn outlined(
    side: usize,
    has_line: impl Fn(usize, usize) -> bool,
) -> Option<Vec<Vec<usize>>> {
    let count = side * side;
    let mut part_of = vec![usize::MAX; count];
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for start in 0..count {
        let mut waiting = vec![start];
        let is_new = part_of[start] == usize::MAX;
        while let Some(cell) = waiting.pop() {
            if part_of[cell] < usize::MAX {
                continue;
            }
            part_of[cell] = parts.len();
            let open = (0..4).filter(|way| !has_line(cell, *way));
            let next = open.filter_map(|way| Some((way, beside(cell, SIDES[way], side)?)));
            waiting
                .extend(next.filter(|(way, to)| !has_line(*to, (way + 2) % 4)).map(|next| next.1));
        }
        if is_new {
            let number = parts.len();
            parts.push((start..count).filter(|cell| part_of[*cell] == number).collect());
        }
    }
    let is_cage =
        |part: &Vec<usize>| part.iter().any(|cell| (0..4).any(|way| has_line(*cell, way)));
    // Every side of a cage has a line, and nothing else has any.
    let is_whole = |part: &Vec<usize>| {
        let ends = |cell: usize, way: usize| {
            beside(cell, SIDES[way], side).is_none_or(|next| part_of[next] != part_of[cell])
        };
        part.iter().all(|cell| (0..4).all(|way| has_line(*cell, way) == ends(*cell, way)))
    };
    parts.retain(is_cage);
    parts.iter().all(is_whole).then_some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the cages that a map names by letters.
    fn lines(map: &[&str], cell: usize, way: usize) -> bool {
        let at = |cell: usize| map[cell / map.len()].as_bytes()[cell % map.len()];
        at(cell) != b'.'
            && beside(cell, SIDES[way], map.len()).is_none_or(|next| at(next) != at(cell))
    }

    #[test]
    fn cages_follow_from_their_lines() {
        let map = ["aaab", "a.ab", "aaab", "c..d"];
        let cages = outlined(4, |cell, way| lines(&map, cell, way)).unwrap();
        let cells = [vec![0, 1, 2, 4, 6, 8, 9, 10], vec![3, 7, 11], vec![12], vec![15]];
        assert_eq!(cages, cells);
    }
    #[test]
    fn no_line_may_be_missing_and_none_may_be_left_over() {
        let map = ["aab.", "a.bb", "cddd", "ccd."];
        assert!(outlined(4, |cell, way| lines(&map, cell, way)).is_some());
        for changed in 0..4 * 16 {
            let has_line =
                |cell: usize, way: usize| lines(&map, cell, way) != (4 * cell + way == changed);
            assert_eq!(outlined(4, has_line), None, "cell {}, side {}", changed / 4, changed % 4);
        }
    }
    #[test]
    fn a_sum_must_be_possible() {
        let cage = |cells: usize, sum: u32, may_repeat: bool| {
            let sum = Some(sum);
            Cage { cells: (0..cells).collect(), sum, may_repeat, is_doubtful: false }.is_possible(9)
        };
        assert!(cage(2, 3, false) && cage(2, 17, false) && cage(9, 45, false) && cage(1, 9, false));
        assert!(!cage(2, 2, false) && !cage(2, 18, false) && !cage(1, 10, false));
        assert!(cage(2, 2, true) && cage(2, 18, true) && !cage(2, 19, true) && !cage(2, 1, true));
        assert!(!cage(10, 45, false) && cage(10, 45, true));
    }
}
