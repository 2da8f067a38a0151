//! The formula and the proof as text for standard SAT proof checkers.
use crate::formula::{clause_count, for_each_clause, not_this, variable_count};
use crate::{Claim, Refutation};
use core::fmt::{self, Write};
use whydoku_core::Puzzle;

/// Writes the formula that the clauses of `claim` refute, in DIMACS CNF: the formula of the puzzle,
/// and for a claim of uniqueness the clause "not this solution". Large boards make large texts.
///
/// # Errors
/// Those of `out`, and an error for a board with rules beyond houses, which has no such formula.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_proof::{Claim, Refutation, write_cnf};
/// let mut text = String::new();
/// let empty = Puzzle::empty(Shape::square(4)?);
/// write_cnf(&empty, &Claim::None(Refutation::new()), &mut text).expect("a string takes it");
/// assert!(text.lines().any(|line| line == "p cnf 64 448"));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
pub fn write_cnf(puzzle: &Puzzle, claim: &Claim, out: &mut dyn Write) -> fmt::Result {
    let shape = puzzle.shape();
    if shape.is_ruled() {
        return Err(fmt::Error);
    }
    let excluded = claim.excluded();
    writeln!(out, "c Sudoku {shape}; variable = cell * {} + digit, cells from 0", shape.side())?;
    let clauses = clause_count(puzzle) + usize::from(excluded.is_some());
    writeln!(out, "p cnf {} {clauses}", variable_count(shape))?;
    let mut result = Ok(());
    for_each_clause(puzzle, &mut |clause| {
        if result.is_ok() {
            result = write_clause(clause, out);
        }
    });
    result?;
    excluded.map_or(Ok(()), |solution| write_clause(&not_this(solution, shape.side()), out))
}

/// Writes the clauses as a DRAT proof in text form. Those of a board with rules beyond houses prove nothing to
/// other programs: they follow from the rules.
///
/// # Errors
/// Only those of `out`.
pub fn write_drat(refutation: &Refutation, out: &mut dyn Write) -> fmt::Result {
    refutation.clauses().try_for_each(|clause| write_clause(clause, out))
}

fn write_clause(clause: &[i32], out: &mut dyn Write) -> fmt::Result {
    for literal in clause {
        write!(out, "{literal} ")?;
    }
    out.write_str("0\n")
}
