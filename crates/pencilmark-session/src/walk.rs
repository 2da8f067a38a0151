//! Walking through a puzzle by logic, and the verdict at the end.
use crate::{Method, Pace, german};
use core::fmt;
use core::ops::ControlFlow;
use pencilmark_core::{Contradiction, Language, Puzzle, ShapeError};
use pencilmark_exact::{Budget, Solution, Verdict, is_unique, solve};
use pencilmark_logic::{Level, Limits, Position, Search, Step, Technique, position};

/// A puzzle being solved step by step.
///
/// ```
/// use pencilmark_core::{Puzzle, Shape};
/// use pencilmark_exact::Budget;
/// use pencilmark_session::{Method, Outcome, Walk};
///
/// let mut walk = Walk::new(&Puzzle::empty(Shape::square(4)?), Method::usual())?;
/// assert!(walk.advance().is_empty(), "nothing follows on an empty board");
/// assert!(matches!(walk.outcome(&Budget::unlimited()), Outcome::Several(..)));
/// # Ok::<(), pencilmark_core::ShapeError>(())
/// ```
#[derive(Debug)]
pub struct Walk {
    start: Puzzle,
    position: Box<dyn Position>,
    method: Method,
}

impl Walk {
    /// Opens a puzzle.
    ///
    /// # Errors
    /// [`ShapeError::TooLarge`] when the board is too large for logic.
    pub fn new(puzzle: &Puzzle, mut method: Method) -> Result<Self, ShapeError> {
        method.order = for_board(puzzle, method.order);
        let position = open(puzzle, &method.order)?;
        Ok(Self { start: puzzle.clone(), position, method })
    }
    /// Where it stands.
    pub fn position(&self) -> &dyn Position {
        &*self.position
    }
    /// The techniques in force, in their order, and the pace.
    pub fn method(&self) -> &Method {
        &self.method
    }
    /// The puzzle it began with.
    pub fn start(&self) -> &Puzzle {
        &self.start
    }
    /// Takes the next step, or the next pass of steps, and returns what was taken. Nothing when
    /// the board is full, contradicts itself, or the techniques in force are exhausted.
    pub fn advance(&mut self) -> Vec<Step> {
        self.advance_within(Limits::NONE)
    }
    /// The same within limits; nothing when they are reached first.
    pub fn advance_within(&mut self, limits: Limits<'_>) -> Vec<Step> {
        if self.position.is_filled() || self.position.contradiction().is_some() {
            return Vec::new();
        }
        let mut taken = Vec::new();
        for step in self.found(limits) {
            let fresh = |&conclusion: &pencilmark_logic::Conclusion| {
                self.position.has(conclusion.candidate())
            };
            if step.conclusions.iter().all(fresh) {
                self.position.apply(&step);
                taken.push(step);
            }
        }
        taken
    }
    fn found(&self, limits: Limits<'_>) -> Vec<Step> {
        match self.method.pace {
            Pace::Step => first(&*self.position, &self.method.order, limits).into_iter().collect(),
            Pace::Pass => self
                .method
                .order
                .iter()
                .map(|&search| all(&*self.position, search, limits))
                .find(|steps| !steps.is_empty())
                .unwrap_or_default(),
        }
    }
    /// Walks to the end and returns all the steps.
    pub fn run(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        loop {
            let taken = self.advance();
            if taken.is_empty() {
                return steps;
            }
            steps.extend(taken);
        }
    }
    /// The verdict on where it stands. When logic has not decided it, the exact solver is asked,
    /// so that *no solution* is said only when there is none.
    pub fn outcome(&self, budget: &Budget<'_>) -> Outcome {
        if let Some(contradiction) = self.position.contradiction() {
            return Outcome::NoSolution(Some(contradiction));
        }
        if self.position.is_filled() {
            return Outcome::Solved;
        }
        match solve(&self.start, budget) {
            Verdict::None => Outcome::NoSolution(None),
            Verdict::Unique(solution) => Outcome::Stuck(Some(solution)),
            Verdict::Several(one, other) => Outcome::Several(one, other),
            Verdict::Unknown { .. } => Outcome::Stuck(None),
        }
    }
}

/// How much work may go into finding out whether a puzzle is unique before logic begins.
const UNIQUENESS_NODES: u64 = 100_000;

/// Opens a position for logic. Techniques that need a puzzle with one solution are allowed when
/// the givens have one, which the exact solver is asked only if the order has such techniques.
/// Nested nets are looked for only then, too.
pub(crate) fn open(puzzle: &Puzzle, order: &[Search]) -> Result<Box<dyn Position>, ShapeError> {
    let mut position = position(puzzle)?;
    let asks = |t: Technique| t.info().needs_unique || t == Technique::NestedNet;
    if order.iter().any(|search| asks(search.technique)) {
        let budget = Budget::nodes(UNIQUENESS_NODES);
        position.assume_unique(is_unique(&puzzle.givens(), &budget) == Some(true));
    }
    Ok(position)
}

/// On boards beyond this side the usual order ends with the hard techniques: chains, almost locked
/// sets and nets find so much there that nobody would wait for it. Named techniques are all tried.
const LARGE: usize = 12;

pub(crate) fn for_board(puzzle: &Puzzle, mut order: Vec<Search>) -> Vec<Search> {
    if puzzle.shape().side() > LARGE && order == Search::usual() {
        order.retain(|search| search.technique.info().level <= Level::Hard);
    }
    order
}

/// The first step in an order, unless the limits are reached before.
pub(crate) fn first(position: &dyn Position, order: &[Search], limits: Limits<'_>) -> Option<Step> {
    let mut found = None;
    let _ = position.search_within(order, limits, &mut |step| {
        found = Some(step);
        ControlFlow::Break(())
    });
    found
}

fn all(position: &dyn Position, search: Search, limits: Limits<'_>) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = position.search_within(&[search], limits, &mut |step| {
        steps.push(step);
        ControlFlow::Continue(())
    });
    steps
}

/// How a walk ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Every cell is filled and every rule kept.
    Solved,
    /// There is no solution; the flaw that shows it, if logic came that far.
    NoSolution(Option<Contradiction>),
    /// The techniques in force are exhausted, and there is more than one solution: two of them.
    Several(Solution, Solution),
    /// The techniques in force are exhausted; the only solution, or nothing when the search for it
    /// was cut short.
    Stuck(Option<Solution>),
}

impl Outcome {
    /// The closing message in a language.
    pub fn message_in(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.message(),
            Language::German => german::message(self),
        }
    }
    /// The closing message.
    pub fn message(&self) -> &'static str {
        match self {
            Self::Solved => "Successfully Solved!",
            Self::NoSolution(_) => "Unable to solve as this Sudoku has no solution",
            Self::Several(..) | Self::Stuck(_) => "Unable to solve using smart logic.",
        }
    }
    /// One word for machines: `solved`, `none`, `several`, `stuck`.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::NoSolution(_) => "none",
            Self::Several(..) => "several",
            Self::Stuck(_) => "stuck",
        }
    }
}

/// How a board stands between two tests.
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
    /// Looks at every cell.
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
}

impl fmt::Display for BoardState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Finished => "finished",
            Self::NoPossibles => "UNABLE TO PROCEED: Found that unsolved cell has no POSSIBLES",
            Self::NotFinished => "not finished, and we can continue working",
        })
    }
}
