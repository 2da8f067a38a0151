//! Marks on a board: what to highlight. Meanings, never colours: a front end maps roles to paint.
use whydoku_core::{Candidate, Cell, House};

/// The part that a mark plays in the argument.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// It carries the argument.
    Defining,
    /// True when the start of a chain is false.
    On,
    /// False when the start of a chain is false.
    Off,
    /// A house that must hold the digits.
    Base,
    /// A house that is used up, or from which something is removed.
    Cover,
    /// A candidate outside the pattern: all conclusions hold even if it is true.
    Fin,
    /// The first of several sets that play the same part.
    SetA,
    /// The second of them.
    SetB,
    /// The third and all further ones.
    SetC,
    /// Placed by the step.
    Placed,
    /// Removed by the step.
    Removed,
}

/// An arrow between two candidates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Link {
    /// From.
    pub from: Candidate,
    /// To.
    pub to: Candidate,
    /// Strong (cannot both be false) or weak (cannot both be true).
    pub strong: bool,
}

/// A placed digit and an empty cell that it sees, which therefore cannot hold it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ray {
    /// The cell that holds the digit.
    pub from: Cell,
    /// The cell that it sees.
    pub to: Cell,
}

/// Everything to draw over a position to show a step.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct View {
    /// Whole cells.
    pub cells: Vec<(Cell, Role)>,
    /// Single candidates. Conclusions come last.
    pub candidates: Vec<(Candidate, Role)>,
    /// Houses.
    pub houses: Vec<(House, Role)>,
    /// Arrows.
    pub links: Vec<Link>,
    /// What placed digits see.
    pub rays: Vec<Ray>,
}
