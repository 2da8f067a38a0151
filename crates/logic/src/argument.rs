//! The shapes of argument. One variant per shape, not per technique: X-wing and jellyfish are both
//! [`Fish`], XY-wing and a long chain are both [`Chain`]. The file of each shape says what it rests
//! on, what to highlight and how it reads.
mod arrangements;
mod chain;
mod equation;
mod fish;
mod ground;
mod ground_words;
mod intersection;
mod kraken;
mod net;
mod pattern;
mod proof_line;
mod proof_lines;
mod rule_case;
mod ruled;
mod sectors;
mod single;
mod subset;
mod symmetry;

pub use chain::{Chain, Node};
pub use equation::Equation;
pub use fish::Fish;
pub(crate) use ground::joined;
pub use ground::{Against, Ground};
pub use intersection::Intersection;
pub use kraken::{Arm, Kraken};
pub use net::Net;
pub use pattern::{Part, Pattern, Piece};
pub use proof_line::{Because, Claim, Line};
pub use rule_case::Case;
pub(crate) use ruled::FEW;
pub use ruled::Ruled;
pub use sectors::{LockedSectors, Sector};
pub use single::Single;
pub use subset::Subset;
pub use symmetry::SelfImage;

use crate::outcome::Outcome;
use crate::premise::Premise;
use crate::telling::{Telling, View};
use whydoku_core::{House, Shape};
use whydoku_words::Said;

/// Why a step follows. Code that takes it apart must know every shape; a new one is a breaking
/// change.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Argument {
    /// A cell with one digit left, or a house with one place left for a digit.
    Single(Single),
    /// A digit confined to where two houses cross.
    Intersection(Intersection),
    /// As many digits as cells in a house, confined to each other.
    Subset(Subset),
    /// A digit whose places in some base houses lie in as many cover houses.
    Fish(Fish),
    /// Candidates, or groups of them, joined by strong and weak links.
    Chain(Chain),
    /// A fish whose fins exclude a candidate by chains.
    Kraken(Kraken),
    /// Any other arrangement of cells, digits and houses.
    Pattern(Pattern),
    /// As many cells as digits, counted house by house.
    Sectors(LockedSectors),
    /// Rules beyond houses, and what their cells can still hold.
    Ruled(Box<Ruled>),
    /// Givens that look the same when the board is turned.
    Symmetry(SelfImage),
    /// A proof in numbered lines.
    Net(Net),
}

/// The interface that every shape of argument implements.
pub(crate) trait Reason {
    /// The houses the argument lives in: those where a player looks first.
    fn homes(&self) -> Vec<House>;
    /// The facts it rests on.
    fn premises(&self) -> Vec<Premise>;
    /// What to highlight.
    fn view(&self, view: &mut View);
    /// Why the conclusions follow, as a sentence to be put into words.
    fn sentence(&self, outcome: Outcome<'_>) -> Said;
    /// The same at length, in several sentences or parts of sentences.
    fn story(&self, outcome: Outcome<'_>) -> Vec<Telling> {
        vec![self.sentence(outcome).into()]
    }
    /// The short form between the technique's name and the conclusions: `2,5 in r1c37`.
    fn notation(&self, shape: &Shape) -> String;
}

impl Argument {
    pub(crate) fn reason(&self) -> &dyn Reason {
        match self {
            Self::Single(argument) => argument,
            Self::Intersection(argument) => argument,
            Self::Subset(argument) => argument,
            Self::Fish(argument) => argument,
            Self::Chain(argument) => argument,
            Self::Kraken(argument) => argument,
            Self::Pattern(argument) => argument,
            Self::Sectors(argument) => argument,
            Self::Ruled(argument) => &**argument,
            Self::Symmetry(argument) => argument,
            Self::Net(argument) => argument,
        }
    }
    /// The houses the argument lives in: those where a player looks first.
    pub fn homes(&self) -> Vec<House> {
        self.reason().homes()
    }
    /// The facts it rests on.
    pub fn premises(&self) -> Vec<Premise> {
        self.reason().premises()
    }
}

#[cfg(test)]
mod tests;
