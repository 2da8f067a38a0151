//! What is asked of a text, and what was read from it.
use crate::format::Format;
use crate::warning::Warning;
use pencilmark_core::{Candidate, Digit, Puzzle, Shape};

/// What the caller knows of a text before it is read. The default knows nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// The board, where the text cannot say it: boxes that are higher than wide, a jigsaw,
    /// diagonals. `None` takes the usual boxes for the number of cells.
    pub shape: Option<Shape>,
    /// The format. `None` recognises it.
    pub format: Option<Format>,
}

/// A puzzle that was read, and everything else the text said.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Parsed {
    /// The puzzle. Digits that clash are in it all the same; see [`Parsed::warnings`].
    pub puzzle: Puzzle,
    /// The format it was read as.
    pub format: Format,
    /// What is odd about the text.
    pub warnings: Vec<Warning>,
    /// What it says besides the puzzle.
    pub meta: Meta,
}

/// What a text says besides the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Meta {
    /// Comments, in order, without their marks.
    pub comments: Vec<String>,
    /// Title, author, level and the like, where the format has a place for them.
    pub labels: Vec<(Label, String)>,
    /// The solution that came with the puzzle: one digit for each cell. It was not checked.
    pub solution: Option<Vec<Digit>>,
    /// What a library line says of a technique.
    pub case: Option<LibraryCase>,
}

impl Meta {
    /// The first label of a sort.
    pub fn label(&self, wanted: Label) -> Option<&str> {
        self.labels.iter().find(|(label, _)| *label == wanted).map(|(_, text)| text.as_str())
    }
}

/// What a label is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Label {
    /// What the puzzle is called.
    Title,
    /// Who made the puzzle.
    Author,
    /// Its description.
    Description,
    /// A comment.
    Comment,
    /// The day it was made.
    Date,
    /// Where it was published.
    Source,
    /// How hard it is.
    Level,
    /// Where it can be found.
    Url,
}

/// The fields of a `HoDoKu` library line around the position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct LibraryCase {
    /// Code of the technique, four characters, with a variant such as `-1` after it.
    pub technique: String,
    /// The digits the technique uses, as they are written.
    pub digits: String,
    /// Candidates the technique removes.
    pub eliminations: Vec<Candidate>,
    /// Candidates the technique places.
    pub placements: Vec<Candidate>,
    /// The last field: the length of a chain.
    pub extra: String,
}
