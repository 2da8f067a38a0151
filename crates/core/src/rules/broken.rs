//! Whether digits that are placed already break a rule, while other cells are still empty.
use super::holds::{against, is_marked};
use super::{CellRule, Rule, apart, edges};
use crate::{Cell, Digit, Shape};

impl Rule {
    /// The cells whose digits break the rule, in the order in which the rule lists them; `None` if the digits
    /// placed so far do not break it. `placed` has an entry for each cell of the board in reading order;
    /// `shape` is the board with all its rules.
    ///
    /// ```
    /// use whydoku_core::{Cell, Digit, Rule, Shape};
    /// let [a, b, c] = [0, 1, 2].map(Cell::new);
    /// let cage = Rule::Cage { cells: vec![a, b, c], sum: Some(6), may_repeat: false };
    /// let shape = Shape::square(4)?.with_rules(vec![cage])?;
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
        let (rules, side) = (shape.rules(), shape.side());
        let number = |cell: Cell| placed[cell.index()].map(Digit::number);
        let clash = |[a, b]: [Cell; 2], breaks: &dyn Fn(usize, usize) -> bool| {
            breaks(number(a)?, number(b)?).then(|| vec![a, b])
        };
        let equal = |a: usize, b: usize| a == b;
        let unequal = |a: usize, b: usize| a != b;
        match self {
            Self::Move { steps } => apart(side, *steps).find_map(|pair| clash(pair, &equal)),
            Self::NoOther { relations } => {
                let forbidden = |a, b| relations.iter().any(|is| is.holds(a, b) || is.holds(b, a));
                let open = edges(side).filter(|&pair| !is_marked(rules, pair));
                open.into_iter().find_map(|pair| clash(pair, &forbidden))
            }
            Self::Pair { cells, relation } => clash(*cells, &|a, b| !relation.holds(a, b)),
            Self::Cage { cells, sum, may_repeat } => {
                let twice = || pairs(cells).find_map(|pair| clash(pair, &equal));
                let repeated = if *may_repeat { None } else { twice() };
                repeated.or_else(|| too_much(cells, (*sum)?, &number))
            }
            Self::LittleKiller { cells, sum } => too_much(cells, *sum, &number),
            Self::Cell { cell, is: CellRule::Odd } => {
                number(*cell).is_some_and(|own| own % 2 == 0).then(|| vec![*cell])
            }
            Self::Cell { cell, is: CellRule::Even } => {
                number(*cell).is_some_and(|own| own % 2 == 1).then(|| vec![*cell])
            }
            Self::Cell { cell, is } => against(rules, side, *cell, *is).find_map(|other| {
                clash([*cell, other], &|own, other| match is {
                    CellRule::Minimum => own >= other,
                    _ => own <= other,
                })
            }),
            Self::Clone { cells, others } => {
                let mut twins = cells.iter().zip(others);
                twins.find_map(|(&a, &b)| clash([a, b], &unequal))
            }
            Self::Palindrome { cells } => {
                let mut twins = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
                twins.find_map(|(&a, &b)| clash([a, b], &unequal))
            }
            Self::Quadruple { .. } | Self::Outside { .. } => self.broken_when_full(side, placed),
        }
    }
    /// The same for a rule that is checked only when all its cells are filled.
    fn broken_when_full(&self, side: usize, placed: &[Option<Digit>]) -> Option<Vec<Cell>> {
        let cells = self.cells();
        let is_full = cells.iter().all(|cell| placed[cell.index()].is_some());
        // The digits of the other cells make no difference.
        let digits: Vec<Digit> =
            placed.iter().map(|digit| digit.unwrap_or(Digit::new(0))).collect();
        (is_full && !self.holds(side, &digits)).then_some(cells)
    }
}

/// Every two of some cells.
fn pairs(cells: &[Cell]) -> impl Iterator<Item = [Cell; 2]> + '_ {
    let with = |(at, &b): (usize, &Cell)| cells[..at].iter().map(move |&a| [a, b]);
    cells.iter().enumerate().flat_map(with)
}

/// The filled cells of a sum that is exceeded, or that is missed although all cells are filled.
fn too_much(cells: &[Cell], sum: u32, number: &dyn Fn(Cell) -> Option<usize>) -> Option<Vec<Cell>> {
    let filled: Vec<Cell> = cells.iter().copied().filter(|&cell| number(cell).is_some()).collect();
    let total: usize = filled.iter().filter_map(|&cell| number(cell)).sum();
    // Each of the others is at least 1.
    let least = total + cells.len() - filled.len();
    let is_broken = least > sum as usize || filled.len() == cells.len() && total < sum as usize;
    is_broken.then_some(filled)
}
