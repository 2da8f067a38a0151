//! Oddities of a text that was read nevertheless.
use whydoku_core::Clash;

/// An oddity of a text that was read nevertheless. `Display` gives a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// A digit appears twice in a house.
    Clash {
        /// The clash.
        clash: Clash,
        /// The digit, the house and both cells, as this board names them.
        names: [String; 4],
    },
    /// There are more clashes than are listed.
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
        /// The group as written.
        triplet: String,
    },
    /// A board was found in a text with more around it, which was not read.
    AroundBoard,
    /// Rules in words came with the puzzle and were not read; their beginning.
    RulesInWords(String),
    /// The solution that comes with the puzzle is wrong, and was left out.
    WrongSolution(SolutionFault),
    /// Something in the text that is not supported here.
    LeftOut(Ornament),
    /// A section of a file was skipped.
    SkippedSection {
        /// Its name as written.
        name: String,
        /// The line, 1-based.
        line: usize,
    },
}

impl Warning {
    /// Whether something in the text was taken in a way that may not be meant, or left out. The others are about the
    /// puzzle: digits that clash, cells without candidates, regions in pieces.
    pub fn is_about_the_text(&self) -> bool {
        let of_puzzle = matches!(
            self,
            Self::Clash { .. }
                | Self::MoreClashes
                | Self::NoCandidates { .. }
                | Self::RegionInPieces(_)
                | Self::MixedBlanks(..)
        );
        !of_puzzle
    }
}

/// Something in a text that is not supported here, and that no rule depends on.
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

/// Why the solution that comes with a puzzle is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SolutionFault {
    /// It does not have a digit for each cell.
    Incomplete {
        /// How many cells there are.
        cells: usize,
    },
    /// It has another digit than the puzzle in a cell.
    Differs {
        /// The name of the cell.
        cell: String,
    },
    /// It has the same digit twice in a house.
    Clash {
        /// The name of one cell.
        first: String,
        /// The name of the other.
        second: String,
    },
}
