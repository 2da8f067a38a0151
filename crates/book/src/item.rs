//! A puzzle with what a book prints beside it.
use crate::assess::Assessed;
use whydoku_core::Puzzle;

/// A puzzle for a book.
#[derive(Clone, Debug)]
pub struct Item {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What is known about it.
    pub assessed: Assessed,
    /// Its name, printed after its number.
    pub name: Option<String>,
    /// How hard somebody else says it is, such as `SE 4.2`, printed beside the stars.
    pub level: Option<String>,
    /// The link in its QR code.
    pub link: Option<String>,
    /// The heading that it belongs under; without one, its kind and level make one.
    pub heading: Option<String>,
}

impl Item {
    /// A puzzle and nothing else.
    pub fn new(puzzle: Puzzle, assessed: Assessed) -> Self {
        Self { puzzle, assessed, name: None, level: None, link: None, heading: None }
    }
}
