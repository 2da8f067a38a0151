//! The kinds of nodes and strong links of chains.
use whydoku_core::{Cell, DigitSet};

/// A set of reasons for strong links.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Sources(u8);

impl Sources {
    /// A digit with two places left in a house.
    pub(crate) const BILOCAL: Self = Self(1);
    /// A cell with two candidates left.
    pub(crate) const BIVALUE: Self = Self(2);
    /// A digit whose places in a house are two groups, or a group and a cell.
    pub(crate) const GROUPED: Self = Self(4);
    /// Two digits of an almost locked set: if one is lost, the set holds the other.
    pub(crate) const SET: Self = Self(8);
    /// The other possibilities in the cells of a deadly rectangle: there are two kinds, and one of
    /// them is true.
    pub(crate) const RECTANGLE: Self = Self(16);

    /// Both sets.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Whether the sets share a reason.
    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The kinds of nodes that a chain may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nodes {
    /// Single candidates.
    Singles,
    /// Also groups of candidates where two houses cross.
    Groups,
    /// Also the places of a digit in an almost locked set.
    Sets,
    /// Groups, and the guardians of a digit in a deadly rectangle, but no almost locked sets.
    Rectangles,
}

/// An almost locked set.
#[derive(Clone, Debug)]
pub(crate) struct SetOfCells {
    /// Its cells, ascending.
    pub(crate) cells: Vec<Cell>,
    /// Its digits.
    pub(crate) digits: DigitSet,
    /// The digits that it excludes somewhere: no others make links.
    pub(crate) linking: DigitSet,
}

/// The kind of chains to look for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The permitted sources of a strong link.
    pub(crate) sources: Sources,
    /// Whether every link is of the same digit.
    pub(crate) one_digit: bool,
}

impl Nodes {
    /// The rules for chains with such nodes.
    pub(crate) fn rules(self) -> Rules {
        let simple = Sources::BILOCAL.or(Sources::BIVALUE);
        let sources = match self {
            Self::Singles => simple,
            Self::Groups => simple.or(Sources::GROUPED),
            Self::Sets => simple.or(Sources::GROUPED).or(Sources::SET),
            Self::Rectangles => simple.or(Sources::GROUPED).or(Sources::RECTANGLE),
        };
        Rules { sources, one_digit: false }
    }
}
