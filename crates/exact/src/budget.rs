//! Bounds on the work of a search.
use whydoku_core::Stop;

/// How much work a search may do. The default is unlimited.
///
/// ```
/// use whydoku_core::{Puzzle, Shape};
/// use whydoku_exact::{Budget, count};
///
/// let empty = Puzzle::empty(Shape::usual(6)?);
/// let counted = count(&empty, u64::MAX, &Budget::nodes(100));
/// assert!(!counted.complete);
/// # Ok::<(), whydoku_core::ShapeError>(())
/// ```
#[derive(Clone, Copy, Default, Debug)]
pub struct Budget<'a> {
    /// The most search nodes (digits tried); `None` for any number. With zero, only what
    /// follows without trying is found.
    pub nodes: Option<u64>,
    /// When to end early, asked at most a few milliseconds apart: for clocks and for cancelling.
    pub stop: Stop<'a>,
}

impl<'a> Budget<'a> {
    /// Any amount of work.
    pub const fn unlimited() -> Self {
        Self { nodes: None, stop: Stop::NEVER }
    }
    /// At most `nodes` search nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), stop: Stop::NEVER }
    }
    /// Any number of nodes until `stop`, a [`Stop`] or a reference to a function, returns true.
    pub fn until(stop: impl Into<Stop<'a>>) -> Self {
        Self { nodes: None, stop: stop.into() }
    }
}

/// Work between two calls of `stop`, in changes of a candidate or the like.
const WORK_BETWEEN_QUESTIONS: u32 = 1 << 16;

/// A budget being spent.
pub(crate) struct Meter<'a> {
    nodes_left: u64,
    work: u32,
    stop: Stop<'a>,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: &Budget<'a>) -> Self {
        Self {
            nodes_left: budget.nodes.unwrap_or(u64::MAX),
            work: WORK_BETWEEN_QUESTIONS,
            stop: budget.stop,
        }
    }
    /// Takes one node from the budget; false when there is none left.
    #[must_use]
    pub(crate) fn take_node(&mut self) -> bool {
        let left = self.nodes_left > 0;
        self.nodes_left = self.nodes_left.saturating_sub(1);
        left
    }
    /// How many nodes remain.
    pub(crate) fn nodes_left(&self) -> u64 {
        self.nodes_left
    }
    /// Asks at once; true when the search must stop.
    pub(crate) fn must_stop(&self) -> bool {
        self.stop.is_due()
    }
    /// Reports work done; false when the search must stop.
    #[must_use]
    pub(crate) fn go_on(&mut self, work: u32) -> bool {
        self.work = self.work.saturating_add(work);
        if self.work < WORK_BETWEEN_QUESTIONS {
            return true;
        }
        self.work = 0;
        !self.stop.is_due()
    }
}
