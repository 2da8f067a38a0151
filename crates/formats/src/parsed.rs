//! The options for reading a text, and the result.
use crate::format::Format;
use crate::warning::Warning;
use whydoku_core::{Candidate, Cell, Digit, Entry, Puzzle, Shape};

/// What the caller knows about a text before it is read. By default, nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// The board, if the text cannot describe it: boxes that are taller than wide, a jigsaw,
    /// diagonals. `None` takes the usual boxes for the number of cells.
    pub shape: Option<Shape>,
    /// The format. With `None` it is recognised.
    pub format: Option<Format>,
}

/// A puzzle that was read, and everything else that the text said.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Parsed {
    /// The puzzle. It includes digits that clash; see [`Parsed::warnings`].
    pub puzzle: Puzzle,
    /// The format it was read as.
    pub format: Format,
    /// Anything odd about the text.
    pub warnings: Vec<Warning>,
    /// What else the text says.
    pub meta: Meta,
}

/// A puzzle as it was set, and how much of what a player entered was left out of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Posed {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How many digits were left out.
    pub digits: usize,
    /// In how many cells notes were left out.
    pub notes: usize,
}

impl Parsed {
    /// The puzzle as it was set: without the digits and notes that a player entered. Where nothing is given, nothing
    /// is left out, because then nothing shows what was entered.
    ///
    /// ```
    /// use whydoku_formats::{Options, parse};
    /// let posed = parse(":0000:x:1+234............::::", &Options::default())?.posed();
    /// assert_eq!((posed.puzzle.given_count(), posed.digits, posed.notes), (3, 1, 0));
    /// # Ok::<(), whydoku_formats::ParseError>(())
    /// ```
    pub fn posed(&self) -> Posed {
        let mut posed = Posed { puzzle: self.puzzle.clone(), digits: 0, notes: 0 };
        let shape = self.puzzle.shape();
        let is_set = |entry: &Entry| matches!(entry, Entry::Given(_));
        let has_givens = shape.is_ruled() || self.puzzle.entries().iter().any(is_set);
        for cell in shape.cells() {
            match self.puzzle.entry(cell) {
                Entry::Placed(_) if has_givens => posed.digits += 1,
                Entry::Candidates(_) if self.meta.noted.contains(&cell) => posed.notes += 1,
                _ => continue,
            }
            posed.puzzle.set(cell, Entry::Unknown);
        }
        posed
    }
}

/// What a text says in addition to the puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Meta {
    /// Comments, in order, without their marks.
    pub comments: Vec<String>,
    /// Title, author, level and the like, if the format has a place for them.
    pub labels: Vec<(Label, String)>,
    /// The solution that came with the puzzle: one digit for each cell. It was not checked.
    pub solution: Option<Vec<Digit>>,
    /// What a library line says about a technique.
    pub case: Option<LibraryCase>,
    /// Cells whose candidates are the notes of a player, in order: the puzzle does not depend on them.
    pub noted: Vec<Cell>,
}

impl Meta {
    /// The first label of a kind.
    pub fn label(&self, wanted: Label) -> Option<&str> {
        self.labels.iter().find(|(label, _)| *label == wanted).map(|(_, text)| text.as_str())
    }
}

/// The subject of a label.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Label {
    /// The title of the puzzle.
    Title,
    /// The author of the puzzle.
    Author,
    /// Its description.
    Description,
    /// A comment.
    Comment,
    /// The day on which it was made.
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
    /// The digits that the technique uses, as written.
    pub digits: String,
    /// Candidates the technique removes.
    pub eliminations: Vec<Candidate>,
    /// Candidates the technique places.
    pub placements: Vec<Candidate>,
    /// The last field: the length of a chain.
    pub extra: String,
}
