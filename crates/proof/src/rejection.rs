//! Why a certificate is not accepted.
use core::fmt;

/// Why a certificate is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Rejection {
    /// A solution does not have one digit for each cell.
    SolutionLength {
        /// How many it has.
        found: usize,
        /// How many cells there are.
        expected: usize,
    },
    /// A solution contradicts the puzzle in a cell (`r1c5`).
    AgainstPuzzle(String),
    /// A house (`row 1`) lacks a digit in a solution.
    HouseLacks {
        /// The house.
        house: String,
        /// The digit.
        digit: String,
    },
    /// The two solutions are the same.
    SameSolution,
    /// A clause (from one) has a literal that has no meaning on this board.
    Literal {
        /// The clause, from one.
        clause: usize,
        /// The literal.
        literal: i32,
    },
    /// A clause (from one) does not follow by unit propagation.
    DoesNotFollow {
        /// The clause, from one.
        clause: usize,
    },
    /// Every clause follows, but together they refute nothing.
    NotRefuted,
    /// The proof is larger than the limits allow, or checking it takes more work.
    TooLarge,
    /// A balance (from one) names a house that does not exist or a rule that has no total, or the board has
    /// no rules.
    Balance {
        /// The balance, from one.
        balance: usize,
    },
    /// A rule (from one) does not hold in a solution.
    RuleBroken {
        /// The rule, from one.
        rule: usize,
    },
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SolutionLength { found, expected } => {
                write!(f, "a solution has {found} digits for {expected} cells")
            }
            Self::AgainstPuzzle(cell) => write!(f, "a solution contradicts the puzzle in {cell}"),
            Self::HouseLacks { house, digit } => {
                write!(f, "{house} has no {digit} in a solution")
            }
            Self::SameSolution => write!(f, "the two solutions are the same"),
            Self::Literal { clause, literal } => {
                write!(f, "literal {literal} of clause {clause} is not a candidate of this board")
            }
            Self::DoesNotFollow { clause } => {
                write!(f, "clause {clause} does not follow by unit propagation")
            }
            Self::NotRefuted => write!(f, "the clauses follow, but do not end in a contradiction"),
            Self::Balance { balance } => {
                write!(
                    f,
                    "balance {balance} names a house that does not exist or a rule without a total"
                )
            }
            Self::RuleBroken { rule } => write!(f, "rule {rule} does not hold in a solution"),
            Self::TooLarge => write!(f, "the proof is larger than the limits of this check"),
        }
    }
}

impl core::error::Error for Rejection {}
