//! Walking through a puzzle by logic, and the verdict at the end.
use crate::method::{Method, Pace};
use core::fmt;
use core::ops::ControlFlow;
use whydoku_core::{Contradiction, Puzzle, ShapeError, Stop};
use whydoku_exact::{Budget, Solution, Verdict, is_unique, solve};
use whydoku_logic::{Ended, Position, Search, Step, Technique, position};
use whydoku_words::{Language, Said, message, said};

/// A puzzle being solved step by step.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_exact::Budget;
/// use whydoku_session::{Method, Outcome, Walk};
///
/// let mut walk = Walk::new(&Puzzle::empty(Shape::square(4)?), Method::usual())?;
/// assert!(walk.advance().is_empty(), "nothing follows on an empty board");
/// assert!(matches!(walk.outcome(&Budget::unlimited()), Outcome::Several(..)));
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Debug)]
pub struct Walk {
    start: Puzzle,
    position: Box<dyn Position>,
    method: Method,
    /// Whether the givens have one solution, if that has been determined.
    unique: Option<bool>,
    /// How the last search for steps ended.
    end: End,
}

impl Walk {
    /// Opens a puzzle.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when the board is too large for logic.
    pub fn new(puzzle: &Puzzle, method: Method) -> Result<Self, ShapeError> {
        Self::new_within(puzzle, method, Stop::NEVER)
    }
    /// Does the same. When `stop` is due before it is known whether the puzzle has one solution, techniques that need
    /// that are left out.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when the board is too large for logic.
    pub fn new_within(puzzle: &Puzzle, method: Method, stop: Stop<'_>) -> Result<Self, ShapeError> {
        let (position, unique) = opened(puzzle, &method.order, stop)?;
        Ok(Self { start: puzzle.clone(), position, method, unique, end: End::Open })
    }
    /// The current position.
    pub fn position(&self) -> &dyn Position {
        &*self.position
    }
    /// The techniques in force, in their order, and the pace.
    pub fn method(&self) -> &Method {
        &self.method
    }
    /// The position at the start, for the same techniques.
    pub(crate) fn reopened(&self) -> Result<Box<dyn Position>, ShapeError> {
        let mut start = position(&self.start)?;
        start.assume_unique(self.unique == Some(true));
        Ok(start)
    }
    /// The puzzle it started with.
    pub fn start(&self) -> &Puzzle {
        &self.start
    }
    /// Takes the next step, or the next pass of steps, and returns the steps taken. Empty when
    /// the board is full, contradicts itself, or the techniques in force are exhausted. When all
    /// techniques of [`Search::default_order`] are in force, those of [`Search::beyond_default`] are tried after
    /// them, unless the puzzle is known to have several solutions.
    pub fn advance(&mut self) -> Vec<Step> {
        self.advance_within(Stop::NEVER)
    }
    /// The same until `stop` is due; empty when that is before a step is found.
    pub fn advance_within(&mut self, stop: Stop<'_>) -> Vec<Step> {
        self.end = End::Open;
        if self.position.is_filled() || self.position.contradiction().is_some() {
            return Vec::new();
        }
        let found = self.found(stop);
        self.end = found.end;
        let mut taken = Vec::new();
        for step in found.steps {
            let fresh =
                |&conclusion: &whydoku_logic::Conclusion| self.position.has(conclusion.candidate());
            if step.conclusions.iter().all(fresh) {
                self.position.apply(&step);
                taken.push(step);
            }
        }
        taken
    }
    /// The next step, which is not taken. After all the usual techniques the unusual ones are tried
    /// in any case.
    pub fn next_within(&self, stop: Stop<'_>) -> Next {
        let mut found = self.search(Pace::Step, stop);
        if found.is_nothing() && self.method.is_everything() {
            found = self.last_resort(Pace::Step, stop).after(&found);
        }
        match (found.steps.pop(), self.fault(found.end)) {
            (Some(next), _) => Next::Step(next),
            (None, Some(gave_up)) => Next::GaveUp(gave_up),
            (None, None) if self.method.is_everything() => Next::Stuck,
            (None, None) => Next::Exhausted,
        }
    }
    fn found(&self, stop: Stop<'_>) -> Found {
        let found = self.search(self.method.pace, stop);
        let is_over = !found.is_nothing() || !self.method.is_everything();
        // Several solutions will not become one.
        if is_over || self.unique == Some(false) {
            return found;
        }
        self.last_resort(self.method.pace, stop).after(&found)
    }
    fn search(&self, pace: Pace, stop: Stop<'_>) -> Found {
        let (position, order) = (&*self.position, &self.method.order);
        if pace == Pace::Step { first(position, order, stop) } else { pass(position, order, stop) }
    }
    /// Searches what the usual techniques leave out.
    fn last_resort(&self, pace: Pace, stop: Stop<'_>) -> Found {
        let (position, order) = (&*self.position, Search::beyond_default());
        if pace == Pace::Step {
            first(position, &order, stop)
        } else {
            pass(position, &order, stop)
        }
    }
    /// Why a search that ended like this may have missed something, if so.
    fn fault(&self, end: End) -> Option<GaveUp> {
        match end {
            // No search has run since the last step.
            End::Open | End::Limits => Some(GaveUp::Limits),
            _ if !self.method.is_everything() => None,
            // Techniques that need one solution were left out if it could not be determined.
            End::Whole if self.unique.is_some() => None,
            End::Whole | End::Bounded => Some(GaveUp::Effort),
        }
    }
    /// Walks to the end and returns all the steps.
    pub fn run(&mut self) -> Vec<Step> {
        self.run_within(Stop::NEVER)
    }
    /// The same until `stop` is due; the steps found by then.
    pub fn run_within(&mut self, stop: Stop<'_>) -> Vec<Step> {
        let mut steps = Vec::new();
        loop {
            let taken = self.advance_within(stop);
            if taken.is_empty() {
                return steps;
            }
            steps.extend(taken);
        }
    }
    /// The verdict on the current position. When logic has not decided it, the exact solver is asked,
    /// so that *no solution* is reported only when there is none.
    pub fn outcome(&self, budget: &Budget<'_>) -> Outcome {
        if let Some(contradiction) = self.position.contradiction() {
            return Outcome::NoSolution(Some(contradiction));
        }
        if self.position.is_filled() {
            return Outcome::Solved;
        }
        let solution = match solve(&self.start, budget) {
            Verdict::None => return Outcome::NoSolution(None),
            Verdict::Several(one, other) => return Outcome::Several(one, other),
            Verdict::Unique(solution) => Some(solution),
            Verdict::Unknown { .. } => None,
        };
        match self.fault(self.end) {
            Some(why) => Outcome::GaveUp(why, solution),
            None if self.method.is_everything() => Outcome::Stuck(solution),
            None => Outcome::Exhausted(solution),
        }
    }
}

/// The next step, or why there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// A step.
    Step(Step),
    /// No technique finds anything more.
    Stuck,
    /// None of the techniques in force finds anything more; others were not tried.
    Exhausted,
    /// The search was cut short.
    GaveUp(GaveUp),
}

/// How a search ended that may have found nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// It has not run, or has found something.
    Open,
    /// Everything was tried.
    Whole,
    /// A technique did not try everything.
    Bounded,
    /// It was stopped.
    Limits,
}

/// What a search found, and how it ended.
#[derive(Debug)]
struct Found {
    steps: Vec<Step>,
    end: End,
}

impl Found {
    /// Whether it was completed and found nothing.
    fn is_nothing(&self) -> bool {
        matches!(self.end, End::Whole | End::Bounded)
    }
    /// The result of two searches, the first of which found nothing.
    fn after(mut self, first: &Self) -> Self {
        if self.end == End::Whole {
            self.end = first.end;
        }
        self
    }
}

/// How much work may be spent on finding out whether a puzzle is unique before logic starts.
const UNIQUENESS_NODES: u64 = 100_000;

/// Opens a position for logic. Techniques that need a puzzle with one solution are allowed when
/// the givens have one, which the exact solver checks only if the order has such techniques.
/// Nested nets, too, are searched for only then.
pub(crate) fn open(puzzle: &Puzzle, order: &[Search]) -> Result<Box<dyn Position>, ShapeError> {
    Ok(opened(puzzle, order, Stop::NEVER)?.0)
}

/// The same, and whether the givens have one solution, if that has been determined.
fn opened(
    puzzle: &Puzzle,
    order: &[Search],
    stop: Stop<'_>,
) -> Result<(Box<dyn Position>, Option<bool>), ShapeError> {
    let mut position = position(puzzle)?;
    let asks = |t: Technique| t.info().needs_unique || t == Technique::NestedNet;
    if !order.iter().any(|search| asks(search.technique)) {
        return Ok((position, None));
    }
    let budget = Budget { nodes: Some(UNIQUENESS_NODES), stop };
    let unique = is_unique(&puzzle.givens(), &budget);
    position.assume_unique(unique == Some(true));
    Ok((position, unique))
}

/// The first step in an order, unless the search is stopped first.
fn first(position: &dyn Position, order: &[Search], stop: Stop<'_>) -> Found {
    search(position, order, stop, ControlFlow::Break(()))
}

/// All steps of the first technique of an order that finds any.
fn pass(position: &dyn Position, order: &[Search], stop: Stop<'_>) -> Found {
    let mut before = Found { steps: Vec::new(), end: End::Whole };
    for &one in order {
        before = search(position, &[one], stop, ControlFlow::Continue(())).after(&before);
        if !before.is_nothing() {
            break;
        }
    }
    before
}

/// Steps in an order: the first, or all.
fn search(
    position: &dyn Position,
    order: &[Search],
    stop: Stop<'_>,
    after_one: ControlFlow<()>,
) -> Found {
    let mut steps = Vec::new();
    let ended = position.search_within(order, stop, &mut |step| {
        steps.push(step);
        after_one
    });
    let end = match (steps.is_empty(), ended) {
        (false, _) => End::Open,
        (true, Ended::Broken) => End::Limits,
        (true, Ended::Bounded) => End::Bounded,
        (true, Ended::Complete) => End::Whole,
    };
    Found { steps, end }
}

/// How a walk ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every cell is filled and every rule satisfied.
    Solved,
    /// There is no solution; the flaw that shows it, if logic got that far.
    NoSolution(Option<Contradiction>),
    /// The techniques in force are exhausted, and there is more than one solution: two of them.
    Several(Solution, Solution),
    /// Every technique was tried, and none finds anything more; the only solution, or none when the search
    /// for it was cut short.
    Stuck(Option<Solution>),
    /// The techniques in force are exhausted, and others were not tried; the solution as above.
    Exhausted(Option<Solution>),
    /// The search for steps was cut short; the solution as above.
    GaveUp(GaveUp, Option<Solution>),
}

/// Why a search for steps was cut short.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GaveUp {
    /// It was stopped, usually because time ran out.
    Limits,
    /// Some techniques limit their effort on a board as large as this, or it is not known whether the
    /// puzzle has one solution, which others rely on.
    Effort,
}

impl Outcome {
    /// The closing message in a language.
    pub fn message_in(&self, language: Language) -> &'static str {
        let message = match self {
            Self::Solved => message!("closing-solved"),
            Self::NoSolution(_) => message!("closing-no-solution"),
            Self::Several(..) | Self::Stuck(_) => message!("closing-stuck"),
            Self::Exhausted(_) => message!("closing-exhausted"),
            Self::GaveUp(GaveUp::Limits, _) => message!("closing-gave-up"),
            Self::GaveUp(GaveUp::Effort, _) => message!("closing-gave-up-effort"),
        };
        message.text(language)
    }
    /// The closing message in English.
    pub fn message(&self) -> &'static str {
        self.message_in(Language::ENGLISH)
    }
    /// One word for machines: `solved`, `none`, `several`, `stuck` (also when only some techniques
    /// were in force), `gave-up`.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::NoSolution(_) => "none",
            Self::Several(..) => "several",
            Self::Stuck(_) | Self::Exhausted(_) => "stuck",
            Self::GaveUp(..) => "gave-up",
        }
    }
}

/// The state of a board between two tests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoardState {
    /// All cells are filled.
    Finished,
    /// An unsolved cell has no candidates.
    NoPossibles,
    /// Neither.
    NotFinished,
}

impl BoardState {
    /// Checks every cell.
    pub fn of(position: &dyn Position) -> Self {
        if position.is_filled() {
            return Self::Finished;
        }
        let bare = |cell: &_| position.placed(*cell).is_none() && position.digits(*cell).is_empty();
        if position.shape().cells().any(|cell| bare(&cell)) {
            return Self::NoPossibles;
        }
        Self::NotFinished
    }
    /// The state as a message.
    pub fn said(self) -> Said {
        match self {
            Self::Finished => said!("board-finished"),
            Self::NoPossibles => said!("board-no-possibles"),
            Self::NotFinished => said!("board-not-finished"),
        }
    }
}

impl fmt::Display for BoardState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said().text(Language::ENGLISH))
    }
}
