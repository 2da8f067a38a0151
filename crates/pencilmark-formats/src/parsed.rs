//! What is asked of a text, and what was read from it.
use crate::warning::Warning;
use core::fmt::{self, Write as _};
use pencilmark_core::{Candidate, Digit, Entry, Puzzle, Shape};

/// What the caller knows of a text before it is read. The default knows nothing.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The board, where the text cannot say it: boxes that are higher than wide, a jigsaw,
    /// diagonals. `None` takes the usual boxes for the number of cells.
    pub shape: Option<Shape>,
    /// The format. `None` recognises it.
    pub format: Option<Format>,
}

/// The formats that are recognised.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Format {
    /// One line with one character for each cell.
    Line,
    /// As many lines as the board has, one character for each cell, with or without a frame.
    Grid,
    /// Numbers between gaps, commas or tabs.
    Numbers,
    /// Digits and candidates in a grid, as forums show positions.
    Pencilmarks,
    /// The text display of this project: `5*` given, `5-` placed, candidates.
    Display,
    /// One line with two characters for each cell.
    Pairs,
    /// Cells, then the name of the region of each cell.
    Jigsaw,
    /// A line of `HoDoKu`'s library, or its grid with the deleted candidates alone.
    Library,
    /// One place for each candidate: 729 characters for a 9x9 board.
    CandidateLine,
    /// A `SadMan` `.sdk` file.
    Sdk,
    /// Several grids of one puzzle: givens, then what is placed, then candidates.
    Stacked,
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Line => "one line of cells",
            Self::Grid => "lines of cells",
            Self::Numbers => "a grid of numbers",
            Self::Pencilmarks => "a pencil-mark grid",
            Self::Display => "a grid of marked cells",
            Self::Pairs => "one line of numbers",
            Self::Jigsaw => "a jigsaw: cells and regions",
            Self::Library => "a HoDoKu library line",
            Self::CandidateLine => "one place for each candidate",
            Self::Sdk => "a SadMan file",
            Self::Stacked => "several grids of one puzzle",
        })
    }
}

/// A puzzle that was read, and everything else the text said.
#[derive(Clone, Debug)]
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
    /// Labelled lines of a `SadMan` file: author, description, comment, date, source, level, url.
    pub labels: Vec<(Label, String)>,
    /// The solution that came with the puzzle: one digit for each cell. It was not checked.
    pub solution: Option<Vec<Digit>>,
    /// What a library line says of a technique.
    pub case: Option<LibraryCase>,
}

/// What a labelled line is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
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
    /// Code of the technique, four characters, with a variant such as `-1` behind it.
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

impl Parsed {
    /// One line for the person who gave the text: the format and how much is known.
    ///
    /// ```
    /// use pencilmark_formats::{Options, parse};
    /// let parsed = parse("12..3..........4", &Options::default())?;
    /// assert_eq!(parsed.summary(), "read as one line of cells: 4x4 board, 4 givens");
    /// # Ok::<(), pencilmark_formats::ParseError>(())
    /// ```
    pub fn summary(&self) -> String {
        let count = |wanted: fn(&Entry) -> bool| {
            self.puzzle.entries().iter().filter(|entry| wanted(entry)).count()
        };
        let parts = [
            (count(|entry| matches!(entry, Entry::Given(_))), "givens"),
            (count(|entry| matches!(entry, Entry::Placed(_))), "placed digits"),
            (count(|entry| matches!(entry, Entry::Candidates(_))), "cells with candidates"),
        ];
        let side = self.puzzle.shape().side();
        let mut text = format!("read as {}: {side}x{side} board", self.format);
        for (index, (number, what)) in parts.into_iter().enumerate() {
            if index == 0 || number > 0 {
                let _ = write!(text, ", {number} {what}");
            }
        }
        text
    }
}
