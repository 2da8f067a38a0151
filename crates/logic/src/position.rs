//! Positions without a width: the interface for everything above this crate.
use crate::catalog::Technique;
use crate::context::Ctx;
use crate::context::memory::Memory;
use crate::ended::Ended;
use crate::families;
use crate::index::layout::Layout;
use crate::premise::Conclusion;
use crate::search::Search;
use crate::sink::{Flow, Sink};
use crate::step::Step;
use crate::two_spots::TwoSpots;
use crate::verify::Judge;
use core::cell::RefCell;
use core::fmt::{self, Write as _};
use core::ops::ControlFlow;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};
use whydoku_core::{
    Candidate, Cell, Contradiction, Digit, DigitSet, Grid, Puzzle, Shape, ShapeError, Stop,
};

/// Positions are opened here, by [`position`], and nowhere else.
mod sealed {
    pub trait Sealed {}
    impl<const W: usize> Sealed for super::Opened<W> {}
}

/// A position of any size, opened by [`position`]. Nothing outside this crate can implement it, so
/// methods can be added.
pub trait Position: fmt::Debug + Send + sealed::Sealed {
    /// The board.
    fn shape(&self) -> &Shape;
    /// The digit in a cell, given or placed.
    fn placed(&self, cell: Cell) -> Option<Digit>;
    /// Whether the digit of a cell came with the puzzle.
    fn is_given(&self, cell: Cell) -> bool;
    /// Candidates of an empty cell; none once it is placed.
    fn digits(&self, cell: Cell) -> DigitSet;
    /// Whether every cell has a digit.
    fn is_filled(&self) -> bool;
    /// The first flaw that shows there is no solution.
    fn contradiction(&self) -> Option<Contradiction>;
    /// Digits with exactly two places left in a house: by house, then by digit.
    fn two_spots(&self) -> Vec<TwoSpots>;
    /// Offers every step of each technique, in the given order, to `visit` until it breaks or
    /// `stop` is due. With each step comes its place in the order.
    fn search_in_order(
        &self,
        order: &[Search],
        stop: Stop<'_>,
        visit: &mut dyn FnMut(usize, Step) -> Flow,
    ) -> Ended;
    /// Offers every step of each technique, in the given order, to `visit` until it breaks or
    /// `stop` is due.
    fn search_within(
        &self,
        order: &[Search],
        stop: Stop<'_>,
        visit: &mut dyn FnMut(Step) -> Flow,
    ) -> Ended {
        self.search_in_order(order, stop, &mut |_, step| visit(step))
    }
    /// Offers every step of each technique, in the given order, to `visit` until it breaks.
    fn search(&self, order: &[Search], visit: &mut dyn FnMut(Step) -> Flow) -> Ended {
        self.search_within(order, Stop::NEVER, visit)
    }
    /// Sets whether the givens of the puzzle are known to have exactly one solution. Until they
    /// are, techniques that need it find nothing.
    fn assume_unique(&mut self, unique: bool);
    /// Whether they are.
    fn is_unique(&self) -> bool;
    /// Writes a digit and removes it from the peers.
    fn place(&mut self, candidate: Candidate);
    /// Crosses a candidate out.
    fn eliminate(&mut self, candidate: Candidate);
    /// The position as a puzzle.
    fn to_puzzle(&self) -> Puzzle;
    /// A copy.
    fn copy(&self) -> Box<dyn Position>;
}

impl dyn Position + '_ {
    /// The first step found in the given order.
    pub fn first(&self, order: &[Search]) -> Option<Step> {
        let mut found = None;
        let _ = self.search_in_order(order, Stop::NEVER, &mut |_, step| {
            found = Some(step);
            ControlFlow::Break(())
        });
        found
    }
    /// Every step of one technique, in order of discovery.
    pub fn all(&self, technique: Technique) -> Vec<Step> {
        let mut steps = Vec::new();
        let _ = self.search(&[technique.into()], &mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }
    /// The steps of all the techniques of an order, by technique as ordered, then by conclusions;
    /// among those with the same technique and the same conclusions only the first found. When
    /// `stop` is due, those found until then. The second value says how the search ended.
    pub fn all_steps(&self, order: &[Search], stop: Stop<'_>) -> (Vec<Step>, Ended) {
        let mut found: BTreeMap<(usize, Vec<Conclusion>), Step> = BTreeMap::new();
        let ended = self.search_in_order(order, stop, &mut |place, step| {
            found.entry((place, step.conclusions.clone())).or_insert(step);
            ControlFlow::Continue(())
        });
        (found.into_values().collect(), ended)
    }
    /// A judge of steps in this position, with what is known about its solutions.
    pub fn judge(&self) -> Judge {
        Judge::new(&self.to_puzzle()).assuming_unique(self.is_unique())
    }
    /// Applies the conclusions of a step.
    pub fn apply(&mut self, step: &Step) {
        for conclusion in &step.conclusions {
            match *conclusion {
                Conclusion::Place(candidate) => self.place(candidate),
                Conclusion::Eliminate(candidate) => self.eliminate(candidate),
            }
        }
    }
    /// Whether a candidate is left.
    pub fn has(&self, candidate: Candidate) -> bool {
        self.digits(candidate.cell).contains(candidate.digit)
    }
    /// Whether every cell has a digit and no house has one twice.
    pub fn is_solved(&self) -> bool {
        self.is_filled() && self.contradiction().is_none()
    }
}

/// The layout of the usual board, which all its puzzles share.
static CLASSIC: LazyLock<Arc<OnceLock<Layout>>> = LazyLock::new(Arc::default);

/// A grid, and what else is known about the puzzle.
#[derive(Clone)]
struct Opened<const W: usize> {
    grid: Grid<W>,
    unique: bool,
    layout: Arc<OnceLock<Layout>>,
    /// The memory of earlier searches: no result depends on it.
    memory: RefCell<Memory<W>>,
}

/// Only the digits of the cells: every program that opens a position carries this code along.
impl<const W: usize> fmt::Debug for Opened<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Position(")?;
        for cell in self.shape().cells() {
            f.write_char(self.placed(cell).and_then(Digit::symbol).unwrap_or('.'))?;
        }
        f.write_str(")")
    }
}

impl<const W: usize> Opened<W> {
    fn new(grid: Grid<W>) -> Self {
        let shape = grid.geometry().shape();
        let memory =
            RefCell::new(Memory::new(shape.side(), shape.houses().len(), shape.cell_count()));
        let layout = if shape.is_classic() { Arc::clone(&CLASSIC) } else { Arc::default() };
        Self { grid, unique: false, layout, memory }
    }
}

impl<const W: usize> Position for Opened<W> {
    fn shape(&self) -> &Shape {
        self.grid.geometry().shape()
    }
    fn placed(&self, cell: Cell) -> Option<Digit> {
        self.grid.placed(cell)
    }
    fn is_given(&self, cell: Cell) -> bool {
        self.grid.givens().contains(cell)
    }
    fn digits(&self, cell: Cell) -> DigitSet {
        self.grid.digits(cell)
    }
    fn is_filled(&self) -> bool {
        self.grid.is_filled()
    }
    fn contradiction(&self) -> Option<Contradiction> {
        self.grid.contradiction()
    }
    fn two_spots(&self) -> Vec<TwoSpots> {
        let mut found = Vec::new();
        for house in self.grid.geometry().houses() {
            for digit in self.grid.all_digits() {
                let cells: Vec<Cell> = self.grid.places(house, digit).iter().collect();
                if let Ok(cells) = cells.try_into() {
                    found.push(TwoSpots { house, digit, cells });
                }
            }
        }
        found
    }
    fn search_in_order(
        &self,
        order: &[Search],
        stop: Stop<'_>,
        visit: &mut dyn FnMut(usize, Step) -> Flow,
    ) -> Ended {
        if self.grid.is_filled() {
            return Ended::Complete; // Nothing is left to find.
        }
        let cx = Ctx::new(&self.grid, self.unique, &self.layout, &self.memory, stop);
        let judge = cfg!(debug_assertions).then(|| (self as &dyn Position).judge());
        for (place, search) in order.iter().enumerate() {
            if cx.stopped() {
                return Ended::Broken;
            }
            let flow = families::find(
                &cx,
                search.technique,
                &mut Sink::new(&mut |step: Step| {
                    if !search.matches(&step, self.shape()) {
                        return ControlFlow::Continue(());
                    }
                    if cfg!(debug_assertions)
                        && let Some(Err(flaw)) = judge.as_ref().map(|judge| judge.check(&step))
                    {
                        unreachable!("a step does not follow from its premises: {flaw}: {step:?}");
                    }
                    visit(place, step)
                }),
            );
            if flow.is_break() {
                return Ended::Broken;
            }
        }
        // A finder that gave up may not report it.
        if cx.stopped() {
            Ended::Broken
        } else if cx.bounded.get() {
            Ended::Bounded
        } else {
            Ended::Complete
        }
    }
    fn place(&mut self, candidate: Candidate) {
        self.memory.get_mut().change(self.grid.place(candidate));
    }
    fn eliminate(&mut self, candidate: Candidate) {
        self.memory.get_mut().change(self.grid.eliminate(candidate));
    }
    fn assume_unique(&mut self, unique: bool) {
        self.memory.get_mut().clear();
        self.unique = unique;
    }
    fn is_unique(&self) -> bool {
        self.unique
    }
    fn to_puzzle(&self) -> Puzzle {
        self.grid.to_puzzle()
    }
    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}

/// The largest number of cells of a board that can be opened.
pub const MOST_CELLS: usize = if cfg!(feature = "boards-36") {
    1344
} else if cfg!(feature = "boards-25") {
    640
} else {
    128
};

/// Opens a puzzle in the narrowest storage that holds it. This is the project's only list of
/// widths: each of them compiles every finder once more, so boards of 17x17 to 36x36 share one. The
/// features `boards-25`, `boards-36` and `narrow` decide which of them exist; a program that is
/// sent over networks manages with one.
///
/// # Errors
/// [`ShapeError::TooLarge`] for boards of more than [`MOST_CELLS`] cells, or of more than 128 houses.
pub fn position(puzzle: &Puzzle) -> Result<Box<dyn Position>, ShapeError> {
    fn open<const W: usize>(puzzle: &Puzzle) -> Result<Box<dyn Position>, ShapeError> {
        Ok(Box::new(Opened::new(Grid::<W>::new(puzzle)?)))
    }
    #[cfg(any(feature = "narrow", not(any(feature = "boards-25", feature = "boards-36"))))]
    fn open_classic(puzzle: &Puzzle) -> Result<Box<dyn Position>, ShapeError> {
        use whydoku_core::Geometry;
        // All puzzles share them: to build them anew took a tenth of a walk that needs only singles.
        static TABLES: OnceLock<Arc<Geometry<2>>> = OnceLock::new();
        let tables = match TABLES.get() {
            Some(tables) => Arc::clone(tables),
            None => Arc::new(Geometry::new(puzzle.shape())?),
        };
        let tables = TABLES.get_or_init(|| tables);
        Ok(Box::new(Opened::new(Grid::with_geometry(Arc::clone(tables), puzzle))))
    }
    match puzzle.shape().cell_count() {
        #[cfg(any(feature = "narrow", not(any(feature = "boards-25", feature = "boards-36"))))]
        0..=128 if puzzle.shape().is_classic() => open_classic(puzzle),
        #[cfg(any(feature = "narrow", not(any(feature = "boards-25", feature = "boards-36"))))]
        0..=128 => open::<2>(puzzle),
        #[cfg(all(feature = "narrow", any(feature = "boards-25", feature = "boards-36")))]
        129..=256 => open::<4>(puzzle),
        #[cfg(all(feature = "boards-25", not(feature = "boards-36")))]
        0..=640 => open::<10>(puzzle),
        #[cfg(feature = "boards-36")]
        0..=1344 => open::<21>(puzzle),
        _ => Err(ShapeError::TooLarge(puzzle.shape().side())),
    }
}
