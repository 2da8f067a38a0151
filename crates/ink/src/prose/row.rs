//! What a statement of the rules says, and what a row of the grammar is.

/// What a statement says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Says {
    /// The kind of rule with this id; its number is the row's, the one in the words, or the one that is drawn.
    Kind(&'static str),
    /// The usual rules of the houses.
    Classic,
    /// Both diagonals, or the one that is drawn, are houses.
    Diagonals,
    /// The usual rules of the houses, and diagonals.
    ClassicAndDiagonals,
    /// Cells in the same place of each box are a house.
    Disjoint,
    /// Regions that are drawn hold each digit once.
    ExtraRegions,
    /// The digits of a cage differ.
    CagesDiffer,
    /// The digits of a cage may repeat.
    CagesRepeat,
    /// The digits of what was spoken of last differ.
    Differ,
    /// Neighbours of what was spoken of last differ by a number at least.
    Apart,
    /// They may repeat.
    MayRepeat,
    /// Every mark of these is given.
    AllGiven,
    /// There are marks that a common name stands for, with their usual meaning: Kropki dots, X and V.
    Marks,
    /// What is drawn is hidden until digits are found; it changes nothing about the solution.
    Fog,
    /// Nothing about the solution.
    Nothing,
}

/// A row of the grammar.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) says: Says,
    /// The number that it means, where the words do not say it.
    pub(crate) number: Option<u32>,
    /// Atoms that must be there; `a|b` is one of several.
    pub(crate) needs: &'static str,
    /// Atoms that may be there.
    pub(crate) may: &'static str,
}
