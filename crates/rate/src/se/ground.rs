//! The starting point of a search, and what it has grown.
use super::branch::Branch;
use super::position::Position;
use core::sync::atomic::{AtomicBool, Ordering};
use whydoku_core::Stop;

/// What a search may use in addition to the board.
pub(super) struct Help<'a> {
    stop: Stop<'a>,
    stopped: AtomicBool,
}

impl<'a> Help<'a> {
    pub(super) fn new(stop: Stop<'a>) -> Self {
        Self { stop, stopped: AtomicBool::new(false) }
    }
    /// Whether [`Self::is_stopped`] has returned true.
    pub(super) fn was_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
    /// Whether to give up; the results of a search are then worthless.
    pub(super) fn is_stopped(&self) -> bool {
        let stopped = self.stopped.load(Ordering::Relaxed) || self.stop.is_due();
        if stopped {
            self.stopped.store(true, Ordering::Relaxed);
        }
        stopped
    }
}

/// The starting point of a search.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub(super) board: &'a Position,
    pub(super) help: &'a Help<'a>,
    /// The branches that a less deep search has grown on the same board, if it found nothing: ours
    /// start from them.
    pub(super) before: Option<&'a Grown>,
    /// Whether it is a search within a branch.
    pub(super) is_inner: bool,
}

impl<'a> Ground<'a> {
    /// For a search within a branch.
    pub(super) fn inner(board: &'a Position, help: &'a Help<'a>) -> Self {
        Self { board, help, before: None, is_inner: true }
    }
}

/// The branches of a search, by the candidate that is assumed true or false.
#[derive(Debug, Default)]
pub(super) struct Grown {
    pub(super) on: Vec<Option<Box<Branch>>>,
    pub(super) off: Vec<Option<Box<Branch>>>,
}

impl Grown {
    pub(super) fn get(&self, (start, on): (u16, bool)) -> Option<&Branch> {
        let all = if on { &self.on } else { &self.off };
        all.get(usize::from(start))?.as_deref()
    }
}
