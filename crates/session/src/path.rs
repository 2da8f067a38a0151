//! Whole solution paths, ours or others': is each step proved by what it states?
use whydoku_core::{Cell, Entry, Puzzle, ShapeError};
use whydoku_logic::verify::Flaw;
use whydoku_logic::{Argument, Conclusion, Position, Premise, Search, Step};

/// What a step rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Grounds {
    /// An argument of one of the known shapes.
    Argument(Argument),
    /// Facts of the position, without stating how the conclusions follow from them.
    Premises(Vec<Premise>),
    /// A proof in lines, and the facts of the position that its lines may use.
    Proof(Argument, Vec<Premise>),
}

/// A step of someone's solution path: what a judge needs of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// Its name for messages; may be empty.
    pub name: String,
    /// What is claimed to follow.
    pub conclusions: Vec<Conclusion>,
    /// What it rests on; each of these must prove all the conclusions on its own.
    pub grounds: Vec<Grounds>,
}

/// How the end of a path differs from what the path states about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WrongEnd {
    /// The path claims to solve the puzzle and does not.
    NotSolved,
    /// The stated position is on another board.
    OtherBoard,
    /// The first cell in which the stated position differs from where the steps lead.
    Differs(Cell),
}

/// Steps to be judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    /// The position they start from.
    pub start: Puzzle,
    /// The steps.
    pub steps: Vec<Claimed>,
    /// Whether each step is taken before the next is judged; otherwise all are judged at the start.
    pub in_turn: bool,
}

/// A step that is not proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Its place in the path, from zero.
    pub step: usize,
    /// What is wrong with it.
    pub flaw: Flaw,
}

impl Path {
    /// Proves every step from what it states, and returns where the steps lead.
    ///
    /// ```
    /// use whydoku_core::{Puzzle, Shape};
    /// use whydoku_session::Path;
    /// let start = Puzzle::empty(Shape::square(4)?);
    /// let path = Path { start, steps: Vec::new(), in_turn: true };
    /// assert!(path.verify()?.is_ok(), "no step, no flaw");
    /// # Ok::<(), whydoku_core::ShapeError>(())
    /// ```
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when the board is too large for logic; inside, the first step that
    /// is not proved.
    pub fn verify(&self) -> Result<Result<Box<dyn Position>, Refused>, ShapeError> {
        // Uniqueness is checked only if a step rests on it.
        let needs = |grounds: &Grounds| match grounds {
            Grounds::Argument(argument) => argument.premises().iter().any(needs_one_solution),
            Grounds::Premises(premises) => premises.iter().any(needs_one_solution),
            Grounds::Proof(argument, premises) => {
                argument.premises().iter().chain(premises).any(needs_one_solution)
            }
        };
        let unique = self.steps.iter().any(|step| step.grounds.iter().any(needs));
        let order: Vec<Search> = if unique { Search::default_order() } else { Vec::new() };
        let mut position = crate::walk::open(&self.start, &order)?;
        let mut judge = position.judge();
        for (at, step) in self.steps.iter().enumerate() {
            for grounds in &step.grounds {
                let ruling = match grounds {
                    Grounds::Argument(argument) => {
                        judge.check_argument(argument, &step.conclusions)
                    }
                    Grounds::Premises(premises) => {
                        judge.check_premises(premises, &step.conclusions)
                    }
                    Grounds::Proof(argument, premises) => judge
                        .check_stated(argument, premises)
                        .and_then(|()| judge.check_argument(argument, &step.conclusions)),
                };
                if let Err(flaw) = ruling {
                    return Ok(Err(Refused { step: at, flaw }));
                }
            }
            if self.in_turn {
                for conclusion in &step.conclusions {
                    match *conclusion {
                        Conclusion::Place(candidate) => position.place(candidate),
                        Conclusion::Eliminate(candidate) => position.eliminate(candidate),
                    }
                }
                judge = position.judge();
            }
        }
        Ok(Ok(position))
    }
    /// How the end that the steps lead to differs from the stated one: `position` is the result of
    /// [`verify`](Self::verify), `end` the position that the path states as its end, and
    /// `is_said_solved` whether it claims to solve the puzzle.
    pub fn wrong_end(
        &self,
        position: &dyn Position,
        end: Option<&Puzzle>,
        is_said_solved: bool,
    ) -> Option<WrongEnd> {
        if self.in_turn && is_said_solved && !position.is_solved() {
            return Some(WrongEnd::NotSolved);
        }
        let end = end?;
        if end.shape() != position.shape() {
            return Some(WrongEnd::OtherBoard);
        }
        // A position without candidates makes no claim about them.
        let (reached, stated) = (position.to_puzzle(), end.entries());
        let differs = |cell: &Cell| {
            let said = stated[cell.index()];
            said.digit() != reached.digit(*cell)
                || (matches!(said, Entry::Candidates(_)) && said != reached.entry(*cell))
        };
        position.shape().cells().find(differs).map(WrongEnd::Differs)
    }
}

/// Whether a premise holds only if the puzzle has one solution.
fn needs_one_solution(premise: &Premise) -> bool {
    matches!(premise, Premise::Deadly(_) | Premise::Symmetry(..))
}

/// The changes that a step makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Digits that it places.
    pub placed: usize,
    /// Candidates removed, including those of the placed cells and of their peers.
    pub removed: usize,
    /// Digits that singles alone place after it.
    pub follow: usize,
}

impl Effect {
    /// The effect of a step in a position.
    pub fn of(step: &Step, position: &dyn Position) -> Self {
        let cells = || position.shape().cells();
        let candidates =
            |at: &dyn Position| cells().map(|cell| at.digits(cell).len()).sum::<usize>();
        let empty = |at: &dyn Position| cells().filter(|&cell| at.placed(cell).is_none()).count();
        let mut after = position.copy();
        after.apply(step);
        let removed = candidates(position).saturating_sub(candidates(&*after));
        let before = empty(&*after);
        let singles = ["full-house", "hidden-single", "naked-single"];
        let singles: Vec<Search> = singles.iter().filter_map(|id| id.parse().ok()).collect();
        while after.contradiction().is_none()
            && let Some(single) = after.first(&singles)
        {
            after.apply(&single);
        }
        let follow = before.saturating_sub(empty(&*after));
        Self { placed: step.placements().count(), removed, follow }
    }
}
