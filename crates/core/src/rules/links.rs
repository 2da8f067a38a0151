//! What rules say about two cells, whatever the others hold.
use super::{Form, Rule, beside};
use crate::Cell;

/// Whether two numbers, from one, go together: the number of the first cell and that of the second.
pub type Goes<'a> = &'a dyn Fn(usize, usize) -> bool;

/// The board that a rule belongs to, as far as the meaning of rules depends on it.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    /// Its side.
    pub side: usize,
    /// All its rules: some make exceptions for cells that others mark.
    pub rules: &'a [Rule],
}

impl Board<'_> {
    /// Whether a mark names exactly these two cells, in either order.
    pub(super) fn is_marked(self, [a, b]: [Cell; 2]) -> bool {
        let names = |rule: &Rule| {
            rule.form() == Form::Mark && (rule.cells[..] == [a, b] || rule.cells[..] == [b, a])
        };
        self.rules.iter().any(names)
    }
    /// The neighbours of the cell of a rule that do not have the same rule.
    pub(super) fn unlike_neighbours(self, rule: &Rule) -> Vec<Cell> {
        let is_alike = |other: Cell| {
            self.rules.iter().any(|one| one.kind == rule.kind && one.cells == [other])
        };
        let around = rule.cells.iter().flat_map(|&cell| beside(self.side, cell));
        around.filter(|&other| !is_alike(other)).collect()
    }
}

/// Every two of some cells, the earlier one first.
pub(super) fn every_two(cells: &[Cell]) -> Vec<[Cell; 2]> {
    let with = |(at, &b): (usize, &Cell)| cells[..at].iter().map(move |&a| [a, b]);
    cells.iter().enumerate().flat_map(with).collect()
}

/// Every two cells this many rows and columns apart, each pair once, the earlier cell first.
pub(super) fn apart(side: usize, [one, two]: [usize; 2]) -> Vec<[Cell; 2]> {
    let is_apart = move |a: Cell, b: Cell| {
        let down = a.row(side).abs_diff(b.row(side));
        let across = a.column(side).abs_diff(b.column(side));
        [down, across] == [one, two] || [down, across] == [two, one]
    };
    let cells = (0..side * side).map(Cell::new);
    let pairs = cells.flat_map(move |a| {
        let later = (a.index() + 1..side * side).map(Cell::new);
        later.filter(move |&b| is_apart(a, b)).map(move |b| [a, b])
    });
    pairs.collect()
}

impl Rule {
    /// Visits what the rule says about two cells, whatever other cells hold: pairs of cells, and which numbers of the
    /// first and the second go together.
    pub fn each_link(&self, board: Board<'_>, visit: &mut dyn FnMut(&[[Cell; 2]], Goes<'_>)) {
        let meaning = &self.definition().meaning;
        if let (Some(related), Ok(cells)) = (meaning.related, self.cells[..].try_into()) {
            let number = self.number().map_or(0, |number| number as usize);
            visit(&[cells], &|a, b| related(a, b, number));
        }
        if meaning.all_differ {
            visit(&every_two(&self.cells), &|a, b| a != b);
        }
        if let Some(links) = meaning.links {
            links(self, board, visit);
        }
    }
}
