//! What is odd about a text that was read all the same.
use pencilmark_core::Clash;

/// What is odd about a text that was read all the same. `Display` gives a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// A digit appears twice in a house.
    Clash {
        /// Where and what.
        clash: Clash,
        /// The digit, the house and both cells, as this board names them.
        names: [String; 4],
    },
    /// More clashes than are listed.
    MoreClashes,
    /// Two characters stand for an empty cell.
    MixedBlanks(char, char),
    /// The digits were read as 0 to one less than the side.
    ZeroIsDigit,
    /// Nothing shows whether the digits begin at 0 or at 1; they were read from 1.
    PerhapsZeroIsDigit,
    /// The digits were read as letters from A.
    LettersAreDigits,
    /// A line that is not part of the grid was taken as a comment.
    TakenAsComment {
        /// The line, 1-based.
        line: usize,
    },
    /// A cell has no candidates.
    NoCandidates {
        /// Its name.
        cell: String,
    },
    /// A region of a jigsaw is not in one piece.
    RegionInPieces(char),
    /// A candidate deleted by a library line was not there.
    DeletedNothing {
        /// The group as it is written.
        triplet: String,
    },
    /// Something the text said that has no place here.
    LeftOut(Ornament),
    /// A section of a file was skipped.
    SkippedSection {
        /// Its name as it is written.
        name: String,
        /// The line, 1-based.
        line: usize,
    },
}

/// What a text can say that has no place here, and that no rule depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Ornament {
    /// Marks in the corners of cells.
    CornerMarks,
    /// Colours of cells.
    Colours,
    /// A fog, which only hides what is given.
    Fog,
    /// Places for numbers outside the grid that hold none.
    EmptyClues,
}
