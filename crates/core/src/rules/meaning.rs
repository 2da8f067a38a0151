//! What each rule means on a filled board, and whether digits that are placed already break it.
use super::{Board, PairTable, Rule};
use crate::{Cell, Digit, Shape};

/// Cells, each counted as often as stated, add up to a total.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Total {
    /// The cells and how often each counts: -1 if it is subtracted.
    pub terms: Vec<(Cell, i64)>,
    /// The total of their numbers, from one.
    pub total: i64,
}

impl Total {
    /// Cells that are all added.
    pub fn of(cells: &[Cell], total: u32) -> Self {
        Self { terms: cells.iter().map(|&cell| (cell, 1)).collect(), total: i64::from(total) }
    }
}

impl Rule {
    /// Whether the rule holds on a filled board: the definition of the rule, written to be read
    /// rather than to be fast. `digits` are those of every cell in reading order; `side` is that of
    /// the board. Rules that make an exception for marked cells need
    /// [`holds_among`](Self::holds_among).
    ///
    /// # Panics
    /// If there is no digit for some cell of the rule.
    pub fn holds(&self, side: usize, digits: &[Digit]) -> bool {
        self.holds_among(&[], side, digits)
    }
    /// The same among all the rules of a board.
    ///
    /// # Panics
    /// If there is no digit for some cell of the rule.
    pub fn holds_among(&self, rules: &[Self], side: usize, digits: &[Digit]) -> bool {
        let number = |cell: Cell| digits[cell.index()].number();
        (self.definition().meaning.holds)(self, Board { side, rules }, &number)
    }
    /// What its cells add up to, if it says so: one equation, or several.
    pub fn totals(&self) -> Vec<Total> {
        self.definition().meaning.totals.map_or_else(Vec::new, |totals| totals(self))
    }
    /// Its equation, if it says exactly one: what can be added to the totals of houses.
    pub fn total(&self) -> Option<Total> {
        let mut totals = self.totals();
        totals.pop().filter(|_| totals.is_empty())
    }
    /// Whether the rule depends on the values of the digits of a board of this side, so that they cannot be renamed.
    pub fn looks_at_values(&self, side: usize) -> bool {
        let meaning = &self.definition().meaning;
        let mut looks = meaning.allows.is_some()
            || meaning.more.is_some()
            || meaning.automaton.is_some()
            || !self.totals().is_empty();
        let alike = [
            PairTable::new(side, |a, b| a != b),
            PairTable::new(side, |a, b| a == b),
            PairTable::new(side, |_, _| true),
        ];
        self.each_link(Board { side, rules: &[] }, &mut |pairs, goes| {
            looks |= !pairs.is_empty() && !alike.contains(&PairTable::new(side, goes));
        });
        looks
    }
    /// The cells whose digits break the rule, in the order in which the rule lists them; `None` if the digits
    /// placed so far do not break it. `placed` has an entry for each cell of the board in reading order;
    /// `shape` is the board with all its rules.
    ///
    /// ```
    /// use whydoku_core::{Cell, Digit, Rule, Shape};
    /// let [a, b, c] = [0, 1, 2].map(Cell::new);
    /// let shape = Shape::square(4)?.with_rules(vec![Rule::cage(vec![a, b, c], Some(6))])?;
    /// let mut placed = vec![None; 16];
    /// placed[1] = Some(Digit::from_number(3));
    /// assert_eq!(shape.rules()[0].broken(&shape, &placed), None);
    /// placed[2] = Some(Digit::from_number(4));
    /// assert_eq!(shape.rules()[0].broken(&shape, &placed), Some(vec![b, c]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If there is no entry for some cell of the rule.
    pub fn broken(&self, shape: &Shape, placed: &[Option<Digit>]) -> Option<Vec<Cell>> {
        let board = Board { side: shape.side(), rules: shape.rules() };
        let number = |cell: Cell| placed[cell.index()].map(Digit::number);
        let meaning = &self.definition().meaning;
        if let Some(allows) = meaning.allows {
            let wrong = |cell: &&Cell| {
                number(**cell).is_some_and(|own| !allows(self, board.side, **cell, own))
            };
            if let Some(&cell) = self.cells.iter().find(wrong) {
                return Some(vec![cell]);
            }
        }
        let mut clash = None;
        self.each_link(board, &mut |pairs, goes| {
            let breaks = |&&[a, b]: &&[Cell; 2]| {
                number(a).zip(number(b)).is_some_and(|(one, other)| !goes(one, other))
            };
            clash = clash.or_else(|| pairs.iter().find(breaks).copied());
        });
        if let Some(pair) = clash {
            return Some(pair.to_vec());
        }
        let missed = |total| missed(&total, board.side, &number);
        self.totals().into_iter().find_map(missed).or_else(|| self.broken_when_full(board, placed))
    }
    /// The same for what is checked only when all its cells are filled.
    fn broken_when_full(&self, board: Board<'_>, placed: &[Option<Digit>]) -> Option<Vec<Cell>> {
        if !self.definition().meaning.is_checked_when_full {
            return None;
        }
        let cells = self.cells();
        let is_full = cells.iter().all(|cell| placed[cell.index()].is_some());
        let number = |cell: Cell| placed[cell.index()].map_or(0, Digit::number);
        let holds = self.definition().meaning.holds;
        (is_full && !holds(self, board, &number)).then_some(cells)
    }
}

/// The filled cells of a total that cannot be met any more, whatever the others hold.
fn missed(total: &Total, side: usize, number: &dyn Fn(Cell) -> Option<usize>) -> Option<Vec<Cell>> {
    let (mut least, mut most) = (0, 0);
    let mut filled = Vec::new();
    for &(cell, times) in &total.terms {
        let ends = match number(cell) {
            Some(own) => {
                filled.push(cell);
                [own, own]
            }
            None => [1, side],
        };
        let [low, high] = ends.map(|end| times * i64::try_from(end).unwrap_or(i64::MAX));
        least += low.min(high);
        most += low.max(high);
    }
    let is_full = filled.len() == total.terms.len();
    (least > total.total || is_full && most < total.total).then_some(filled)
}
