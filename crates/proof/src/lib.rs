//! Checks certificates: that a puzzle has no solution, exactly one, or several.
//!
//! Nothing here searches, and nothing here knows a solver. The part that must be trusted is short:
//!
//! * **The formula** ([`formula`]). A puzzle is a propositional formula in conjunctive normal form.
//!   Variable `cell * side + digit`, the cell counted from zero in reading order and the digit from
//!   one, means that the cell holds the digit (so on 9x9 `r1c1 = 1` is variable 1, `r9c9 = 9` is
//!   729). Each cell holds exactly one digit, and in each house each digit has exactly one cell:
//!   one clause "at least one", then one clause for each two that cannot both be. Then one clause
//!   of one literal for each given or placed digit, and for each candidate that the puzzle excludes.
//!   Jigsaws, diagonals and windows are merely other houses.
//! * **Several solutions**: two that differ, as digits in reading order, each checked against the puzzle.
//! * **No solution**: a list of clauses, each of which follows from the formula and the clauses
//!   before it by unit propagation (*reverse unit propagation*, the DRUP format of SAT
//!   competitions; Goldberg and Novikov 2003, Heule, Hunt and Wetzler 2013), ending with the empty clause.
//! * **One solution**: the solution, and such a list for the formula and the clause "not this one".
//! * **Rules beyond houses** (cages, dots, numbers outside the grid): a solution is checked by the definition of
//!   each rule, and in a list of clauses each rule also removes, whenever unit propagation has come to its end,
//!   the candidates that are in no filling of its cells. A [`Balance`] adds up houses and rules to one more
//!   equation. See [`Reasoning`].
//!
//! ```
//! use whydoku_core::{Cell, Digit, Entry, Puzzle, Shape};
//! use whydoku_proof::{Claim, Limits, Refutation, check};
//!
//! // A 1 in two corners of one row: unit propagation alone refutes it.
//! let mut puzzle = Puzzle::empty(Shape::square(4)?);
//! for column in [0, 3] {
//!     puzzle.set(Cell::at(0, column, 4), Entry::Given(Digit::from_number(1)));
//! }
//! let mut refutation = Refutation::new();
//! refutation.push(&[]);
//! assert_eq!(check(&puzzle, &Claim::None(refutation), &Limits::default()), Ok(()));
//! # Ok::<(), whydoku_core::ShapeError>(())
//! ```
mod balance;
mod checker;
mod claim;
mod export;
pub mod formula;
mod learned;
mod propagation;
mod reasoning;
mod rejection;
mod rules;
mod solution;

pub use balance::Balance;
pub use checker::{Checker, Limits, check};
pub use claim::{Claim, Refutation};
pub use export::{write_cnf, write_drat};
pub use propagation::Conflict;
pub use reasoning::Reasoning;
pub use rejection::Rejection;
