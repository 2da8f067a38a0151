//! What is odd about a text that was read all the same.
use core::fmt;
use pencilmark_core::Clash;

/// What is odd about a text that was read all the same. `Display` gives a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Warning {
    /// A digit stands twice in a house.
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
    /// A line that is no part of the grid was taken as a comment.
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
    /// A deleted candidate of a library line was none before.
    DeletedNothing {
        /// The group as it is written.
        triplet: String,
    },
    /// A part of a puzzle that may be a rule or a drawing, and was not understood.
    NotClassic {
        /// Its name in the format.
        part: String,
    },
    /// Something the text said that has no place here.
    LeftOut(&'static str),
    /// A section of a file was skipped.
    SkippedSection {
        /// Its name as it is written.
        name: String,
        /// The line, 1-based.
        line: usize,
    },
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clash { names: [digit, house, first, second], .. } => {
                write!(f, "{digit} stands twice in {house}: in {first} and in {second}")
            }
            Self::MoreClashes => write!(f, "more digits stand twice in a house"),
            Self::MixedBlanks(a, b) => {
                write!(f, "both '{a}' and '{b}' were read as an empty cell")
            }
            Self::ZeroIsDigit => {
                write!(f, "0 is used as a digit here: 0 was read as 1, 1 as 2, ...")
            }
            Self::PerhapsZeroIsDigit => {
                write!(f, "nothing shows whether the digits begin at 0 or 1; they were read from 1")
            }
            Self::LettersAreDigits => {
                write!(f, "letters are the digits here: A was read as 1, ...")
            }
            Self::TakenAsComment { line } => write!(f, "line {line} was taken as a comment"),
            Self::NoCandidates { cell } => write!(f, "{cell} has no candidates"),
            Self::RegionInPieces(region) => write!(f, "region '{region}' is not in one piece"),
            Self::DeletedNothing { triplet } => {
                write!(f, "'{triplet}' deletes a candidate that was none before")
            }
            Self::NotClassic { part } => write!(
                f,
                "the puzzle has {part}, which may be a rule; only the classic rules were read"
            ),
            Self::LeftOut(what) => write!(f, "{what} were left out"),
            Self::SkippedSection { name, line } => {
                write!(f, "the section {name} in line {line} was skipped")
            }
        }
    }
}
