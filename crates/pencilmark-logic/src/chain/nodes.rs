//! What the nodes and the strong links of chains may be.
use super::Rules;

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

    /// Both sets.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    /// Whether the sets share a reason.
    pub(super) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// What the nodes of a chain may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nodes {
    /// Single candidates.
    Singles,
    /// Also groups of candidates where two houses cross.
    Groups,
    /// Also the places of a digit in an almost locked set.
    Sets,
}

impl Nodes {
    /// What makes a link between such nodes strong.
    pub(crate) fn rules(self) -> Rules {
        let simple = Sources::BILOCAL.or(Sources::BIVALUE);
        let sources = match self {
            Self::Singles => simple,
            Self::Groups => simple.or(Sources::GROUPED),
            Self::Sets => simple.or(Sources::GROUPED).or(Sources::SET),
        };
        Rules { sources, one_digit: false }
    }
}
