//! The claim of a certificate.
use crate::Balance;
use whydoku_core::Digit;

/// Clauses in the order in which they follow. A clause is a list of literals: a variable (see
/// [`crate::formula`]) or, for its negation, minus the variable. On a board with rules, balances come first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Refutation {
    literals: Vec<i32>,
    ends: Vec<usize>,
    balances: Vec<Balance>,
}

impl Refutation {
    /// No clauses.
    pub fn new() -> Self {
        Self::default()
    }
    /// Adds a clause. A refutation ends with the empty one.
    pub fn push(&mut self, clause: &[i32]) {
        self.literals.extend_from_slice(clause);
        self.ends.push(self.literals.len());
    }
    /// Adds a balance, on which every clause may rely.
    pub fn push_balance(&mut self, balance: Balance) {
        self.balances.push(balance);
    }
    /// The balances, in the order in which they were added.
    pub fn balances(&self) -> &[Balance] {
        &self.balances
    }
    /// The clauses, first to last.
    pub fn clauses(&self) -> impl ExactSizeIterator<Item = &[i32]> {
        self.ends.iter().enumerate().map(|(index, &end)| {
            let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
            &self.literals[start..end]
        })
    }
    /// The number of clauses.
    pub fn len(&self) -> usize {
        self.ends.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
    /// The total number of literals.
    pub fn literal_count(&self) -> usize {
        self.literals.len()
    }
}

impl<'c> FromIterator<&'c [i32]> for Refutation {
    fn from_iter<I: IntoIterator<Item = &'c [i32]>>(clauses: I) -> Self {
        let mut refutation = Self::new();
        for clause in clauses {
            refutation.push(clause);
        }
        refutation
    }
}

/// A verdict on a puzzle and its proof. Solutions are digits in reading order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// There is no solution: clauses that refute the formula of the puzzle.
    None(Refutation),
    /// This is the only solution: clauses that refute the formula with "not this solution".
    Unique(Vec<Digit>, Refutation),
    /// There are several solutions: two that differ.
    Several(Vec<Digit>, Vec<Digit>),
}

impl Claim {
    /// One word for machines: `none`, `unique`, `several`.
    pub fn id(&self) -> &'static str {
        match self {
            Self::None(_) => "none",
            Self::Unique(..) => "unique",
            Self::Several(..) => "several",
        }
    }
    /// The clauses, where the claim has any.
    pub fn refutation(&self) -> Option<&Refutation> {
        match self {
            Self::None(refutation) | Self::Unique(_, refutation) => Some(refutation),
            Self::Several(..) => None,
        }
    }
    /// The solution that a claim of uniqueness denies in its formula.
    pub fn excluded(&self) -> Option<&[Digit]> {
        match self {
            Self::Unique(solution, _) => Some(solution),
            Self::None(_) | Self::Several(..) => None,
        }
    }
}
