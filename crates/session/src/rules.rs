//! The rules for one move: may this digit go into this cell, and if not, which cells forbid it?
use core::fmt;
use whydoku_core::{Candidate, Cell, Digit, Entry, House, Puzzle, Rule};
use whydoku_words::{self as words, Names, Said, said};

/// Why a move breaks the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Illegal {
    /// The digit is beyond the board's digits.
    Range(Digit),
    /// The cell is a given.
    Given(Cell),
    /// The same digit is in a house of the cell: each such house with the cell that holds it.
    Conflicts(Candidate, Vec<(House, Cell)>),
    /// The digit breaks rules beyond houses: each such rule with the cells that show it.
    Rules(Candidate, Vec<(Rule, Vec<Cell>)>),
}

/// Whether `candidate` may be placed in a puzzle: the digit is one of the board's, the cell is
/// not given, no other cell of its row, its column, its box or an extra house holds the digit, and it
/// breaks no rule beyond houses, such as a cage, as far as the digits so far show.
///
/// ```
/// use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Shape};
/// use whydoku_session::check_move;
///
/// let mut puzzle = Puzzle::empty(Shape::square(9)?);
/// let five = Digit::from_number(5);
/// puzzle.set(Cell::at(0, 8, 9), Entry::Given(five));
/// let refused = check_move(&puzzle, Candidate::new(Cell::at(0, 0, 9), five)).unwrap_err();
/// assert_eq!(refused.words(&puzzle.shape().into()), "5 is already in row 1, at r1c9");
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
///
/// # Errors
/// The reason why it may not.
pub fn check_move(puzzle: &Puzzle, candidate: Candidate) -> Result<(), Illegal> {
    let shape = puzzle.shape();
    let Candidate { cell, digit } = candidate;
    if digit.index() >= shape.side() {
        return Err(Illegal::Range(digit));
    }
    if matches!(puzzle.entry(cell), Entry::Given(_)) {
        return Err(Illegal::Given(cell));
    }
    let holders = |house: House| {
        let held = move |&other: &Cell| other != cell && puzzle.digit(other) == Some(digit);
        shape.house(house).cells.iter().copied().filter(held).map(move |other| (house, other))
    };
    let conflicts: Vec<_> =
        shape.houses_of(cell).iter().flat_map(|&house| holders(house)).collect();
    if !conflicts.is_empty() {
        return Err(Illegal::Conflicts(candidate, conflicts));
    }
    let broken = newly_broken(puzzle, candidate);
    if broken.is_empty() { Ok(()) } else { Err(Illegal::Rules(candidate, broken)) }
}

/// The rules that hold while the cell is empty and that the digit breaks.
fn newly_broken(puzzle: &Puzzle, candidate: Candidate) -> Vec<(Rule, Vec<Cell>)> {
    let shape = puzzle.shape();
    if !shape.is_ruled() {
        return Vec::new();
    }
    let with = |entry| {
        let mut puzzle = puzzle.clone();
        puzzle.set(candidate.cell, entry);
        puzzle.broken_rules()
    };
    let before = with(Entry::Unknown);
    let is_new = |(number, _): &(usize, Vec<Cell>)| before.iter().all(|(old, _)| old != number);
    let broken = with(Entry::Placed(candidate.digit)).into_iter().filter(is_new);
    broken.map(|(number, cells)| (shape.rules()[number].clone(), cells)).collect()
}

impl Illegal {
    /// The reason, as a message, on a board of this many digits.
    pub fn said(&self, side: usize) -> Said {
        match self {
            Self::Range(digit) => {
                said!("refused-range", { "digit": digit.number(), "side": side })
            }
            Self::Given(cell) => said!("refused-given", { "cell": *cell }),
            Self::Conflicts(candidate, conflicts) => {
                let place = |&(house, cell): &(House, Cell)| said!("refused-conflict", { "house": house, "cell": cell });
                let places: Vec<Said> = conflicts.iter().map(place).collect();
                said!("refused-conflicts", { "digit": candidate.digit, "places": places })
            }
            Self::Rules(Candidate { cell, digit }, broken) => {
                let rules: Vec<Said> = broken.iter().map(|(rule, _)| words::rule(rule)).collect();
                said!("refused-rules", { "digit": *digit, "cell": *cell, "rules": rules })
            }
        }
    }
    /// The cells that forbid the digit, in reading order.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = match self {
            Self::Range(_) | Self::Given(_) => Vec::new(),
            Self::Conflicts(_, conflicts) => conflicts.iter().map(|(_, cell)| *cell).collect(),
            Self::Rules(own, broken) => {
                let all = broken.iter().flat_map(|(_, cells)| cells);
                all.copied().filter(|&cell| cell != own.cell).collect()
            }
        };
        cells.sort_unstable();
        cells.dedup();
        cells
    }
    /// The reason in words.
    pub fn words(&self, names: &Names<'_>) -> String {
        self.said(names.shape.side()).words(names)
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range(digit) => write!(f, "{} is not a digit of this board", digit.number()),
            Self::Given(_) => write!(f, "the cell came with the puzzle"),
            Self::Conflicts(candidate, _) => write!(f, "{} is already there", candidate.digit),
            Self::Rules(candidate, _) => write!(f, "{} breaks a rule there", candidate.digit),
        }
    }
}

impl core::error::Error for Illegal {}
