//! What follows from a position or from the shape of a board before any technique is searched for: lists and
//! tables that several families use. The context builds each on first use.
pub(crate) mod als;
pub(crate) mod als_links;
pub(crate) mod als_starts;
pub(crate) mod bits;
pub(crate) mod clues;
pub(crate) mod guarded;
pub(crate) mod layout;
pub(crate) mod lists;
pub(crate) mod pairs;
pub(crate) mod reach;
pub(crate) mod rectangles;
pub(crate) mod tally;
pub(crate) mod templates;
