//! The solution that comes with a puzzle: kept if it can be one, and reported if it cannot.
use crate::board::Reading;
use crate::lex::{Line, MAX_SYMBOL_SIDE, symbols};
use crate::symbols::{Alphabet, Symbol};
use crate::warning::{SolutionFault, Warning};
use whydoku_core::{Cell, Digit, Puzzle};

/// A solution as a text with a character for each cell.
pub(crate) fn of_text(puzzle: &Puzzle, text: &str) -> Result<Vec<Digit>, SolutionFault> {
    let side = puzzle.shape().side();
    if side > MAX_SYMBOL_SIDE {
        let number = |word: &str| word.parse().ok().filter(|n| (1..=side).contains(n));
        let digits = text.split_whitespace().map(|word| number(word).map(Digit::from_number));
        return checked(puzzle, digits.collect());
    }
    let cells = symbols(&Line { number: 1, start: 1, content: text });
    let (alphabet, _) = Alphabet::choose(side, &cells);
    let digit = |symbol: char| match alphabet.read(symbol) {
        Symbol::Digit(digit) => Some(digit),
        _ => None,
    };
    checked(puzzle, cells.iter().map(|cell| digit(cell.symbol()?)).collect())
}

/// A digit for each cell, if they can be a solution: they repeat the digits of the puzzle and no house has one twice.
/// Whether they keep rules beyond houses is not examined.
pub(crate) fn checked(
    puzzle: &Puzzle,
    digits: Option<Vec<Digit>>,
) -> Result<Vec<Digit>, SolutionFault> {
    let shape = puzzle.shape();
    let cells = shape.cell_count();
    let digits = digits.filter(|digits| digits.len() == cells);
    let digits = digits.ok_or(SolutionFault::Incomplete { cells })?;
    let differs =
        |(cell, digit): &(Cell, &Digit)| puzzle.digit(*cell).is_some_and(|d| d != **digit);
    if let Some((cell, _)) = shape.cells().zip(&digits).find(differs) {
        return Err(SolutionFault::Differs { cell: shape.cell_name(cell) });
    }
    let mut seen: Vec<Option<Cell>> = Vec::new();
    for house in shape.houses() {
        seen.clear();
        seen.resize(shape.side(), None);
        for &cell in &house.cells {
            if let Some(first) = seen[digits[cell.index()].index()].replace(cell) {
                let [first, second] = [first, cell].map(|cell| shape.cell_name(cell));
                return Err(SolutionFault::Clash { first, second });
            }
        }
    }
    Ok(digits)
}

impl Reading {
    /// Keeps a solution that was found, or warns that it is wrong.
    pub(crate) fn keep(&mut self, solution: Result<Vec<Digit>, SolutionFault>) {
        match solution {
            Ok(digits) => self.solution = Some(digits),
            Err(fault) => self.warnings.push(Warning::WrongSolution(fault)),
        }
    }
}
