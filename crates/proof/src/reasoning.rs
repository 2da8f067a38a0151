//! Everything that the checker concludes without making assumptions of its own.
use crate::formula::{facts, variable_count};
use crate::learned::Learned;
use crate::propagation::Propagation;
use crate::rules::Rules;
use crate::{Balance, Rejection};
use whydoku_core::{Puzzle, Shape};

use crate::propagation::Conflict;

/// Unit propagation on the formula of a puzzle and learned clauses; on boards with rules beyond
/// houses, each rule and balance also removes the candidates that are in no filling of its cells.
///
/// This is what the checker does with each clause. A program that writes a proof for a board with rules should
/// search with it, because whatever is refuted here will be accepted.
///
/// ```
/// use whydoku_core::{Cell, Puzzle, Rule, Shape};
/// use whydoku_proof::Reasoning;
///
/// let cage = Rule::cage(vec![Cell::new(0), Cell::new(1)], Some(3));
/// let puzzle = Puzzle::empty(Shape::square(4)?.with_rules(vec![cage])?);
/// let mut reasoning = Reasoning::new(puzzle.shape());
/// assert!(reasoning.open(&puzzle).is_ok());
/// // r1c1 is 1 or 2, and so is r1c2.
/// assert_eq!(reasoning.candidates(0).collect::<Vec<_>>(), [1, 2]);
/// let mark = reasoning.mark();
/// assert!(reasoning.assume(1).is_ok());
/// assert_eq!(reasoning.candidates(1).collect::<Vec<_>>(), [6]);
/// reasoning.undo(mark);
/// assert_eq!(reasoning.left(1), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Reasoning {
    shape: Shape,
    pub(crate) propagation: Propagation,
    learned: Learned,
    rules: Rules,
    /// Where the conditions of balances start.
    pub(crate) balances_from: usize,
}

impl core::fmt::Debug for Reasoning {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Reasoning").field("shape", &self.shape).finish_non_exhaustive()
    }
}

impl Reasoning {
    /// Builds the tables of a shape.
    pub fn new(shape: &Shape) -> Self {
        let rules = Rules::new(shape);
        Self {
            shape: shape.clone(),
            propagation: Propagation::new(shape),
            learned: Learned::new(variable_count(shape)),
            balances_from: rules.len(),
            rules,
        }
    }
    /// The shape the tables are for.
    pub fn shape(&self) -> &Shape {
        &self.shape
    }
    /// Replaces the balances. Must be followed by [`open`](Self::open).
    ///
    /// # Errors
    /// [`Rejection::Balance`] when one names a house that does not exist, or a rule without a total, and on a
    /// board without rules, whose proofs have no balances.
    pub fn set_balances(&mut self, balances: &[Balance]) -> Result<(), Rejection> {
        if !self.shape.is_ruled() && !balances.is_empty() {
            return Err(Rejection::Balance { balance: 1 });
        }
        let numbered = (1..).zip(balances);
        let equations = numbered.map(|(number, balance)| balance.equation(&self.shape, number));
        self.rules.set_equations(&equations.collect::<Result<Vec<_>, _>>()?);
        Ok(())
    }
    /// Starts again with a puzzle of the shape and without learned clauses.
    ///
    /// # Errors
    /// [`Conflict`] when the puzzle contradicts itself.
    pub fn open(&mut self, puzzle: &Puzzle) -> Result<(), Conflict> {
        self.propagation.work_left = u64::MAX;
        self.open_for(puzzle)
    }
    /// The same, using no more than the remaining work.
    pub(crate) fn open_for(&mut self, puzzle: &Puzzle) -> Result<(), Conflict> {
        self.undo(0);
        self.learned.clear();
        self.rules.wait_all();
        facts(puzzle).into_iter().try_for_each(|fact| self.propagation.assign(fact))?;
        self.conclude()
    }
    /// Assumes a literal and draws every conclusion.
    ///
    /// # Errors
    /// [`Conflict`] when something false follows; then [`undo`](Self::undo) must be called next.
    pub fn assume(&mut self, literal: i32) -> Result<(), Conflict> {
        self.propagation.assign(literal)?;
        self.conclude()
    }
    /// The mark for [`undo`](Self::undo).
    pub fn mark(&self) -> usize {
        self.propagation.mark()
    }
    /// Undoes everything since `mark`.
    pub fn undo(&mut self, mark: usize) {
        self.propagation.undo(mark);
        self.rules.rest();
    }
    /// The number of groups in the formula: see [`groups`](crate::formula::groups), which also describes how they are
    /// numbered.
    pub fn group_count(&self) -> usize {
        self.propagation.groups()
    }
    /// The number of variables of a group that are not false.
    ///
    /// # Panics
    /// If there is no such group.
    pub fn left(&self, group: usize) -> u32 {
        self.propagation.left(group)
    }
    /// The variables of a group that are not false.
    ///
    /// # Panics
    /// If there is no such group.
    pub fn candidates(&self, group: usize) -> impl Iterator<Item = i32> + '_ {
        self.propagation.open(group)
    }
    /// The groups that took part in a conflict: one of the formula, or the cells of a rule or balance.
    pub fn blamed(&self, conflict: Conflict) -> Vec<usize> {
        match conflict.0.checked_sub(self.group_count()) {
            None => vec![conflict.0],
            Some(condition) => self.rules.cells(condition).to_vec(),
        }
    }
    /// Whether anything has followed from the balance with this number, from zero, since they were set.
    pub fn is_used(&self, balance: usize) -> bool {
        self.rules.is_used(self.balances_from + balance)
    }
    /// Adds a clause and draws the conclusions.
    pub(crate) fn learn(&mut self, clause: &[i32]) -> Result<(), Conflict> {
        self.learned.add(clause, &mut self.propagation)?;
        self.conclude()
    }
    /// The number of kept clauses: all learned ones except facts and those that add nothing new.
    pub(crate) fn learned(&self) -> usize {
        self.learned.len()
    }
    /// Forgets the clause that was kept last.
    pub(crate) fn forget_last(&mut self) {
        self.learned.forget_last();
    }
    /// Draws every conclusion from the assignments. When the work runs out it stops early, with no work left.
    pub(crate) fn conclude(&mut self) -> Result<(), Conflict> {
        loop {
            self.learned.propagate(&mut self.propagation)?;
            if !self.rules.look(&mut self.propagation)? {
                return Ok(());
            }
        }
    }
}
