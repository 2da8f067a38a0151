//! The rules for one move: may this digit go into this cell, and if not, which cells forbid it?
use core::fmt;
use pencilmark_core::{Candidate, Cell, Digit, Entry, House, Puzzle};
use pencilmark_words::{Names, Said, said};

/// Why a move breaks the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Illegal {
    /// The digit is beyond the board's digits.
    Range(Digit),
    /// The cell came with the puzzle.
    Given(Cell),
    /// The same digit stands in a house of the cell: each such house with the cell that holds it.
    Conflicts(Candidate, Vec<(House, Cell)>),
}

/// Whether `candidate` may be written into a puzzle: the digit is one of the board's, the cell is
/// not given, and no other cell of its row, its column, its box or an extra house holds the digit.
///
/// ```
/// use pencilmark_core::{Candidate, Cell, Digit, Entry, Puzzle, Shape};
/// use pencilmark_session::check_move;
///
/// let mut puzzle = Puzzle::empty(Shape::square(9)?);
/// let five = Digit::from_number(5);
/// puzzle.set(Cell::at(0, 8, 9), Entry::Given(five));
/// let refused = check_move(&puzzle, Candidate::new(Cell::at(0, 0, 9), five)).unwrap_err();
/// assert_eq!(refused.words(&puzzle.shape().into()), "5 is already in row 1, at r1c9");
/// # Ok::<(), pencilmark_core::ShapeError>(())
/// ```
///
/// # Errors
/// Why not.
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
    if conflicts.is_empty() { Ok(()) } else { Err(Illegal::Conflicts(candidate, conflicts)) }
}

impl Illegal {
    /// The reason, to be put into words, on a board of this many digits.
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
        }
    }
    /// The reason in words.
    pub fn words(&self, names: &Names<'_>) -> String {
        self.said(names.shape.side()).words(names)
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Range(digit) => write!(f, "{} is beyond the digits of the board", digit.number()),
            Self::Given(_) => write!(f, "the cell came with the puzzle"),
            Self::Conflicts(candidate, _) => write!(f, "{} is already there", candidate.digit),
        }
    }
}

impl core::error::Error for Illegal {}
