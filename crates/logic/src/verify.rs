//! An independent judge of steps. It knows the rules of Sudoku and the [`Premise`]s that a step
//! states, and nothing about how any technique searches: it must never import a finder, a context
//! or the bit-set grid they work on.
mod count;
mod deadly;
mod entail;
mod net;
mod symmetry;
mod whole;

use crate::argument::{Argument, Ruled};
use crate::premise::{Conclusion, Premise, Turn};
use crate::step::Step;
use core::fmt;
use entail::Facts;
use whole::Whole;
use whydoku_core::{Candidate, Cell, Digit, DigitSet, Entry, Puzzle};

/// What is wrong with a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Flaw {
    /// It has no conclusion.
    Empty,
    /// It concludes something that is already known in the position.
    Stale(Candidate),
    /// Its own premises do not force this: the step is wrong, or not explained.
    Unfounded(Candidate),
    /// The judge gave up: there are too many premises to decide within its limit.
    Undecided(Candidate),
    /// A premise does not apply: the cell already has its digit, or the house already has the
    /// digit.
    Settled,
    /// It rests on the puzzle having one solution, which is not known here, or on digits changing places
    /// on a board with rules beyond houses.
    NotUnique,
    /// The cells that it calls a deadly pattern are not one: some filling of them has no other like
    /// it, or one of them is given.
    NotDeadly,
    /// It says that the givens look the same when the board is turned, but they do not.
    NotSymmetric,
    /// It names a cell, house or digit that the board does not have.
    OffBoard,
    /// It adds up what has no total: a house with fewer cells than digits, or a rule without a sum.
    NotATotal,
    /// It names a rule that the board does not have, or an equation whose numbers or cells differ from
    /// those of its houses and rules.
    Misstated,
    /// A line of its proof takes a rule of many cells for a list of alternatives.
    NoAlternatives,
    /// A line of its proof uses a fact that its premises do not name.
    Unstated,
    /// A line of its proof, counted from zero, does not follow from the lines and the fact that it
    /// names.
    BadLine(usize),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut about = |what: &str, k: &Candidate| {
            write!(f, "{what}: digit {} in cell {}", k.digit, k.cell.index() + 1)
        };
        match self {
            Self::Empty => write!(f, "the step concludes nothing"),
            Self::Stale(k) => about("the position already says so", k),
            Self::Unfounded(k) => about("the premises do not force this", k),
            Self::Undecided(k) => about("there are too many premises to decide this", k),
            Self::Settled => write!(f, "a premise is about something already settled"),
            Self::NotUnique => {
                write!(
                    f,
                    "the step needs a puzzle with exactly one solution, and that is not known"
                )
            }
            Self::NotDeadly => write!(f, "the cells are not a deadly pattern"),
            Self::NotATotal => write!(f, "the step adds up a house or a rule that has no total"),
            Self::Misstated => {
                write!(f, "the step states a rule or an equation that does not belong to the board")
            }
            Self::NoAlternatives => {
                write!(f, "the step takes a rule of many cells for a list of alternatives")
            }
            Self::NotSymmetric => write!(f, "the givens do not look the same when turned"),
            Self::BadLine(line) => write!(f, "line {} does not follow", line + 1),
            Self::Unstated => write!(f, "its proof uses a fact that its premises do not name"),
            Self::OffBoard => {
                write!(f, "the step names a cell, house or digit that is not on the board")
            }
        }
    }
}

impl core::error::Error for Flaw {}

/// Judges steps of one position.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_logic::{Search, position, verify::Judge};
/// let puzzle = Puzzle::empty(Shape::square(4)?);
/// let judge = Judge::new(&puzzle);
/// let steps = position(&puzzle)?.first(&Search::default_order());
/// assert!(steps.is_none_or(|step| judge.check(&step).is_ok()));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    position: Puzzle,
    /// Lists, not bit sets: a step to be judged may name any digit at all.
    candidates: Vec<Vec<Digit>>,
    unique: bool,
}

impl Judge {
    /// A judge for a position: the digits of the puzzle, and for each empty cell the candidates
    /// that it states, or every digit; always without the digits that its peers hold.
    pub fn new(position: &Puzzle) -> Self {
        let shape = position.shape();
        let stated = |entry: &Entry| match entry {
            Entry::Given(_) | Entry::Placed(_) => Vec::new(),
            Entry::Candidates(digits) => digits.iter().collect(),
            Entry::Unknown => shape.digits().collect(),
        };
        let mut candidates: Vec<Vec<Digit>> = position.entries().iter().map(stated).collect();
        for house in shape.houses() {
            let held: Vec<Digit> =
                house.cells.iter().filter_map(|&cell| position.digit(cell)).collect();
            for cell in &house.cells {
                candidates[cell.index()].retain(|digit| !held.contains(digit));
            }
        }
        if shape.is_ruled() {
            keep_allowed(position, &mut candidates);
        }
        Self { position: position.clone(), candidates, unique: false }
    }

    /// The same judge, knowing that the givens of the puzzle have exactly one solution. Only then
    /// are [`Premise::Deadly`] and [`Premise::Symmetry`] accepted.
    #[must_use]
    pub fn assuming_unique(mut self, unique: bool) -> Self {
        self.unique = unique;
        self
    }

    /// Checks that a step changes the position and that each conclusion follows from the step's
    /// own premises: assuming the opposite, the premises cannot all be satisfied.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check(&self, step: &Step) -> Result<(), Flaw> {
        self.check_argument(&step.argument, &step.conclusions)
    }

    /// The same for a step without a name: an argument and what is claimed to follow from it.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check_argument(
        &self,
        argument: &Argument,
        conclusions: &[Conclusion],
    ) -> Result<(), Flaw> {
        let Argument::Net(net) = argument else {
            match argument {
                Argument::Pattern(pattern) => drop(net::replay(self, &pattern.cases)?),
                Argument::Ruled(ruled) => self.check_told(ruled)?,
                _ => {}
            }
            return self.check_premises(&argument.premises(), conclusions);
        };
        if conclusions.is_empty() {
            return Err(Flaw::Empty);
        }
        for conclusion in conclusions {
            if !self.has(conclusion.candidate())? {
                return Err(Flaw::Stale(conclusion.candidate()));
            }
        }
        net::check(self, net, conclusions)
    }

    /// The same for conclusions with nothing but the facts that they rest on.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check_premises(
        &self,
        premises: &[Premise],
        conclusions: &[Conclusion],
    ) -> Result<(), Flaw> {
        if conclusions.is_empty() {
            return Err(Flaw::Empty);
        }
        let facts = self.facts(premises)?;
        for conclusion in conclusions {
            let candidate = conclusion.candidate();
            if !self.has(candidate)? {
                return Err(Flaw::Stale(candidate));
            }
            let satisfiable = match conclusion {
                Conclusion::Place(k) => facts.satisfiable(&[], &[*k]),
                Conclusion::Eliminate(k) => facts.satisfiable(&[*k], &[]),
            };
            match satisfiable {
                Some(false) => {}
                Some(true) => return Err(Flaw::Unfounded(candidate)),
                None => return Err(Flaw::Undecided(candidate)),
            }
        }
        Ok(())
    }

    /// Checks that each premise is a fact of the position, and that an argument rests on no others.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check_stated(&self, argument: &Argument, premises: &[Premise]) -> Result<(), Flaw> {
        self.facts(premises)?;
        let stated: Vec<Premise> = premises.iter().map(Premise::in_order).collect();
        let used = argument.premises();
        let named = used.iter().all(|premise| stated.contains(&premise.in_order()));
        if named { Ok(()) } else { Err(Flaw::Unstated) }
    }

    /// Checks that the rules and the equation shown to a reader are those of the board.
    fn check_told(&self, ruled: &Ruled) -> Result<(), Flaw> {
        let shape = self.position.shape();
        ruled.clues.iter().try_for_each(|clue| Whole::clue(shape, clue).map(drop))?;
        ruled.equation.iter().try_for_each(|told| Whole::equation(shape, told).map(drop))
    }

    fn has(&self, candidate: Candidate) -> Result<bool, Flaw> {
        let digits = self.candidates.get(candidate.cell.index()).ok_or(Flaw::OffBoard)?;
        if candidate.digit.index() >= self.position.shape().side() {
            return Err(Flaw::OffBoard);
        }
        Ok(digits.contains(&candidate.digit))
    }

    /// The alternatives of each premise, one of which is true, and the rules and equations among them.
    fn facts(&self, premises: &[Premise]) -> Result<Facts<'_>, Flaw> {
        let shape = self.position.shape();
        let (mut alternatives, mut wholes) = (Vec::new(), Vec::new());
        for premise in premises {
            let whole = match premise {
                Premise::Rule(number) => Whole::rule(shape, *number)?,
                Premise::Balance(balance) => Whole::balance(shape, balance)?,
                _ => {
                    alternatives.push(self.alternatives(premise)?);
                    continue;
                }
            };
            let is_open = |cell: &&Cell| self.position.digit(**cell).is_none();
            for &cell in whole.cells.iter().filter(is_open) {
                alternatives.push(self.alternatives(&Premise::Cell(cell))?);
            }
            wholes.push(whole);
        }
        Ok(Facts::new(&self.position, &alternatives, wholes))
    }

    /// The alternatives of one premise.
    fn alternatives(&self, premise: &Premise) -> Result<Vec<Candidate>, Flaw> {
        match premise {
            &Premise::Cell(cell) => {
                let digits = self.candidates.get(cell.index()).ok_or(Flaw::OffBoard)?;
                if self.position.digit(cell).is_some() {
                    return Err(Flaw::Settled);
                }
                Ok(digits.iter().map(|&digit| Candidate::new(cell, digit)).collect())
            }
            &Premise::House(house, digit) => {
                let houses = self.position.shape().houses();
                let info = houses.get(house.index()).ok_or(Flaw::OffBoard)?;
                self.places(&info.cells, digit)
            }
            Premise::Deadly(pattern) => self.guardians(pattern),
            &Premise::Symmetry(cell, turn) => self.like_the_image(cell, turn),
            Premise::Rule(_) | Premise::Balance(_) => Err(Flaw::NoAlternatives),
        }
    }

    /// The other possibilities in the cells of a deadly pattern: one of these is true.
    fn guardians(&self, pattern: &[(Cell, DigitSet)]) -> Result<Vec<Candidate>, Flaw> {
        // Exchanging digits may break a rule beyond houses.
        if !self.unique || self.position.shape().is_ruled() {
            return Err(Flaw::NotUnique);
        }
        let mut guardians = Vec::new();
        for &(cell, digits) in pattern {
            match self.position.entries().get(cell.index()) {
                None => return Err(Flaw::OffBoard),
                Some(Entry::Given(_)) => return Err(Flaw::NotDeadly),
                // A placed digit outside the pattern: it can no longer be deadly.
                Some(Entry::Placed(digit)) if !digits.contains(*digit) => {
                    return Err(Flaw::Settled);
                }
                _ => {}
            }
            let others = self.candidates[cell.index()].iter().filter(|&&d| !holds(digits, d));
            guardians.extend(others.map(|&digit| Candidate::new(cell, digit)));
        }
        if !deadly::is_deadly(self.position.shape(), pattern) {
            return Err(Flaw::NotDeadly);
        }
        Ok(guardians)
    }

    /// The digits that a cell can hold if the solution looks the same when the board is turned.
    fn like_the_image(&self, cell: Cell, turn: Turn) -> Result<Vec<Candidate>, Flaw> {
        if !self.unique || self.position.shape().is_ruled() {
            return Err(Flaw::NotUnique);
        }
        let own = self.alternatives(&Premise::Cell(cell))?;
        let shape = self.position.shape();
        let becomes = symmetry::digit_map(&self.position, turn).ok_or(Flaw::NotSymmetric)?;
        let beside = |own: Candidate, at: Cell, digit: Digit| {
            let held = self.position.digit(at) == Some(digit)
                || self.candidates[at.index()].contains(&digit);
            held && !count::conflict(shape, own, Candidate::new(at, digit))
        };
        let (to, from) = (turn.cell(cell, shape.side()), turn.origin(cell, shape.side()));
        let fits = |own: &Candidate| {
            let came = becomes.iter().find(|(_, image)| **image == own.digit);
            let came = came.is_some_and(|(&digit, _)| beside(*own, from, digit));
            came && beside(*own, to, becomes[&own.digit])
        };
        Ok(own.into_iter().filter(fits).collect())
    }

    /// Where a house can hold a digit; an error if it already does.
    fn places(&self, cells: &[Cell], digit: Digit) -> Result<Vec<Candidate>, Flaw> {
        if digit.index() >= self.position.shape().side() {
            return Err(Flaw::OffBoard);
        }
        if cells.iter().any(|&cell| self.position.digit(cell) == Some(digit)) {
            return Err(Flaw::Settled);
        }
        let open = cells.iter().filter(|cell| self.candidates[cell.index()].contains(&digit));
        Ok(open.map(|&cell| Candidate::new(cell, digit)).collect())
    }
}

/// Removes the candidates that a rule of one cell forbids, and those that a rule of two cells forbids
/// next to a placed digit.
fn keep_allowed(position: &Puzzle, candidates: &mut [Vec<Digit>]) {
    let shape = position.shape();
    let held: Vec<Candidate> = shape
        .cells()
        .filter_map(|cell| position.digit(cell).map(|digit| Candidate::new(cell, digit)))
        .collect();
    for (cell, digits) in shape.cells().zip(candidates) {
        digits.retain(|&digit| {
            let own = Candidate::new(cell, digit);
            let rules = shape.pair_rules();
            rules.allow(cell, digit) && held.iter().all(|&other| rules.allow_both(own, other))
        });
    }
}

/// Whether a set holds a digit; sets hold only the first 64.
fn holds(digits: DigitSet, digit: Digit) -> bool {
    digit.index() < 64 && digits.contains(digit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::argument::{Argument, Single, Subset};
    use crate::catalog::Technique;
    use whydoku_core::{House, Shape};

    fn puzzle(side: usize, givens: &[(usize, usize)]) -> Puzzle {
        let mut puzzle = Puzzle::empty(Shape::square(side).unwrap());
        for &(cell, number) in givens {
            puzzle.set(Cell::new(cell), Entry::Given(Digit::from_number(number)));
        }
        puzzle
    }
    fn placing(cell: usize, digit: usize, house: Option<usize>) -> Step {
        let candidate = Candidate::new(Cell::new(cell), Digit::new(digit));
        let house = house.map(House::new);
        Step {
            technique: Technique::HiddenSingle,
            conclusions: vec![Conclusion::Place(candidate)],
            argument: Argument::Single(Single { candidate, house }),
        }
    }

    #[test]
    fn a_puzzle_without_candidates_gets_those_that_its_digits_leave() {
        // 1 2 | . .   row 1 is house 4; 3 in column 3 leaves r1c4 for 3 and r1c3 for 4.
        let judge = Judge::new(&puzzle(4, &[(0, 1), (1, 2), (14, 3)]));
        assert_eq!(judge.check(&placing(3, 2, Some(4))), Ok(()));
        assert_eq!(judge.check(&placing(2, 3, None)), Ok(()));
        let r1c4 = Candidate::new(Cell::new(3), Digit::from_number(4));
        assert_eq!(judge.check(&placing(3, 3, Some(4))), Err(Flaw::Unfounded(r1c4)));
    }
    #[test]
    fn steps_beyond_the_board_are_refused() {
        let judge = Judge::new(&puzzle(4, &[]));
        for (cell, digit, house) in [
            (16, 0, None),
            (0, 4, None),
            (0, 4, Some(0)),
            (0, 200, Some(0)),
            (0, 0, Some(12)),
            (60_000, 255, Some(60_000)),
        ] {
            let step = placing(cell, digit, house);
            assert_eq!(judge.check(&step), Err(Flaw::OffBoard), "{step:?}");
        }
        // Only the conclusion, or only the premise, is beyond the board.
        for (concluded, premised) in [(4, 0), (0, 4)] {
            let mut step = placing(0, premised, Some(0));
            step.conclusions = placing(0, concluded, None).conclusions;
            assert_eq!(judge.check(&step), Err(Flaw::OffBoard), "{step:?}");
        }
    }
    #[test]
    fn a_settled_premise_proves_nothing() {
        // From "this house takes a 1 somewhere else" everything would follow.
        let judge = Judge::new(&puzzle(4, &[(0, 1)]));
        assert_eq!(judge.check(&placing(15, 0, Some(0))), Err(Flaw::Settled));
        let mut step = placing(0, 1, None);
        step.conclusions = placing(15, 0, None).conclusions;
        assert_eq!(judge.check(&step), Err(Flaw::Settled));
    }
    #[test]
    fn too_many_premises_to_decide_are_not_taken_for_a_proof() {
        // 24 digits of a row with 23 places: impossible, but not visible at once.
        let mut puzzle = puzzle(25, &[]);
        let (few, last) = (DigitSet::first(24), Digit::from_number(25));
        let cells: Vec<Cell> = (0..23).map(Cell::new).collect();
        for &cell in &cells {
            puzzle.set(cell, Entry::Candidates(DigitSet::first(25)));
        }
        for cell in [23, 24].map(Cell::new) {
            puzzle.set(cell, Entry::Candidates(DigitSet::only(last)));
        }
        let candidate = Candidate::new(Cell::new(0), last);
        let argument = Subset { houses: vec![House::new(25)], cells, digits: few, hidden: true };
        let step = Step {
            technique: Technique::NakedQuad,
            conclusions: vec![Conclusion::Eliminate(candidate)],
            argument: argument.into(),
        };
        assert_eq!(Judge::new(&puzzle).check(&step), Err(Flaw::Undecided(candidate)));
    }
    #[test]
    fn boards_of_any_size_can_be_judged() {
        let judge = Judge::new(&puzzle(100, &[(0, 1)]));
        let candidate = Candidate::new(Cell::new(5), Digit::new(80));
        assert_eq!(judge.check(&placing(5, 80, None)), Err(Flaw::Unfounded(candidate)));
    }
}
