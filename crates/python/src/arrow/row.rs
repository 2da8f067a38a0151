//! A row of the input.
use whydoku::Budget;
use whydoku::Puzzle;
use whydoku::exact::Classic;
use whydoku::formats::Options;
use whydoku::ink::{OpenError, open_line};

/// A row, read.
pub(super) enum Row {
    Null,
    /// A plain 9x9 puzzle in the most common form.
    Classic(Classic),
    /// Any other puzzle.
    Other(Box<Puzzle>),
    Bad(Fault),
}

/// Why a row has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    /// `malformed`, `refused` or `bug`.
    pub(super) code: &'static str,
    /// Where the text is wrong: a character, from 1.
    pub(super) column: Option<u32>,
    pub(super) text: String,
}

impl Row {
    /// Reads a row.
    pub(super) fn read(text: Option<&str>) -> Self {
        let Some(text) = text else { return Self::Null };
        if let Some(classic) = Classic::from_line(text.as_bytes()) {
            return Self::Classic(classic);
        }
        match open_line(text, &Options::default(), &[], &Budget::unlimited()) {
            Ok(Some(parsed)) => match Classic::from_puzzle(&parsed.puzzle) {
                Some(classic) => Self::Classic(classic),
                None => Self::Other(Box::new(parsed.puzzle)),
            },
            Ok(None) => Self::Bad(Fault::malformed(None, "there is no puzzle in this row".into())),
            Err(OpenError::Malformed(error)) => {
                Self::Bad(Fault::malformed(Some(error.column), error.kind.to_string()))
            }
            Err(doubtful) => Self::Bad(Fault::malformed(None, doubtful.to_string())),
        }
    }
}

impl Fault {
    fn malformed(column: Option<usize>, text: String) -> Self {
        let column = column.and_then(|column| u32::try_from(column).ok());
        Self { code: "malformed", column, text }
    }
    /// A puzzle that the task is not defined for.
    pub(super) fn refused(text: impl Into<String>) -> Self {
        Self { code: "refused", column: None, text: text.into() }
    }
    /// A fault of this library.
    pub(super) fn bug() -> Self {
        let text = "a fault of whydoku itself: please report this puzzle";
        Self { code: "bug", column: None, text: text.into() }
    }
}
