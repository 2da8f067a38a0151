//! What is on each page of a book, before anything is painted.
use super::Book;
use super::area::Area;
use super::flow::Sheet as Text;
use crate::booklet::Sheet;
use core::ops::Range;

/// What is on a page.
#[derive(Clone, Debug)]
pub(crate) enum Leaf<'b> {
    Title,
    Imprint,
    /// Entries of the table of contents.
    Contents(Range<usize>),
    /// How to solve; whether it is the first page of that.
    Text(Text<'b>, bool),
    /// The heading of a section.
    Heading(usize),
    /// Puzzles of a section; whether they are its first.
    Puzzles(usize, Range<usize>),
    /// Solutions of puzzles that are counted through the whole book, side by side and one above another; whether it
    /// is the first page of them.
    Solutions(Range<usize>, (usize, usize), bool),
}

/// A line of the table of contents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) text: String,
    /// The page, from 0.
    pub(crate) page: usize,
}

/// All pages.
#[derive(Debug)]
pub(crate) struct Plan<'b> {
    pub(crate) area: Area,
    pub(crate) leaves: Vec<Leaf<'b>>,
    pub(crate) entries: Vec<Entry>,
    /// Every puzzle, in order.
    pub(crate) sheets: Vec<&'b Sheet>,
    /// The first puzzle of each section.
    pub(crate) firsts: Vec<usize>,
}

impl Plan<'_> {
    /// The number of a puzzle that is counted from 0.
    pub(crate) fn number(book: &Book, at: usize) -> u32 {
        book.layout.first_number.saturating_add(at as u32)
    }
}
