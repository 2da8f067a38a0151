//! An explanation before it is put into words.
use whydoku_words::{LineNumber, Said};

/// A piece of an explanation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// A sentence, or a part of one.
    Words(Said),
    /// The beginning of a numbered line, and how many cases it lies in apart from the outermost
    /// one.
    Line {
        /// Its number.
        number: LineNumber,
        /// How many cases deeper.
        deeper: usize,
    },
    /// Lines that are left out unless a reader asks for the whole proof.
    Folded(Vec<Telling>),
}

impl From<Said> for Telling {
    fn from(said: Said) -> Self {
        Self::Words(said)
    }
}

impl Telling {
    /// The beginning of a line that is in no case.
    pub(crate) fn line(number: usize) -> Self {
        Self::Line { number: LineNumber(number), deeper: 0 }
    }
    /// The words, if it has any; those of folded lines, too.
    pub(crate) fn words(&self) -> Vec<&Said> {
        match self {
            Self::Words(said) => vec![said],
            Self::Line { .. } => Vec::new(),
            Self::Folded(lines) => lines.iter().flat_map(Self::words).collect(),
        }
    }
}
